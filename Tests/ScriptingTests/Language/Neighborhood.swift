import TestSupport
import Testing

/// Lines as a user of other frameworks would type them, from the frameworks' documentation, each with
/// a part of the replacement or the hint that it leads to.
enum Neighborhood {
  /// A line, and a part of the advice about it.
  struct Entry: Sendable {
    let typed: String
    let expected: String
  }

  /// What is expected of a line for which there is nothing here.
  static let missing = "—"

  static let entries = parsed(list)
  /// Lines that were written from the documentation of UIKit, Flutter and Compose without the table.
  static let second = parsed(secondList)

  /// Expects that at most 15 of 300 lines lead to the wrong place; in a part of a list, which may
  /// contain more of these lines than its share, one more line may.
  static func expectFew(
    _ wrong: [String], of count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      wrong.count * 20 <= count + (TestRun.isLong ? 0 : 20),
      Comment(rawValue: wrong.joined(separator: "\n")), sourceLocation: sourceLocation)
  }

  static func parsed(_ list: String) -> [Entry] {
    list.split(separator: "\n").compactMap {
      let parts = $0.split(separator: "⇒")
      guard parts.count == 2 else { return nil }
      return Entry(typed: String(parts[0].dropLast()), expected: String(parts[1].dropFirst()))
    }
  }

  private static let list = #"""
    animator.startAnimation() ⇒ start
    self.animator?.startAnimation(afterDelay: 0.5) ⇒ start after=0.5
    animator.pauseAnimation() ⇒ pause
    pauseAnimation ⇒ pause
    animator.fractionComplete = 0.5 ⇒ scrub 0.5
    animator.fractionComplete = translation.y / 600 ⇒ drive open by=pull along=down way=600
    let fraction = animator.fractionComplete ⇒ show fraction
    animator.isReversed = true ⇒ reverse
    animator.isReversed = !animator.isReversed ⇒ reverse
    animator.isReversed.toggle() ⇒ reverse
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    animator.finishAnimation(at: .current) ⇒ finish at=current
    animator.finishAnimation(at: .end) ⇒ finish at=end
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    transitionAnimator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) ⇒ continue factor=0.5
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 1) ⇒ continue factor=1 curve=spring(0.8)
    animator.addAnimations({ self.card.alpha = 0 }, delayFactor: 0.5) ⇒ animate card.alpha to=0 delay=0.5
    animator.addAnimations { card.alpha = 0.5 } ⇒ animate card.alpha to=0.5
    animator.addCompletion { position in ⇒ handler
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animator.isInterruptible = false ⇒ set interruptible=no
    animator.isManualHitTestingEnabled = true ⇒ set manual-hit-testing=yes
    animator.state ⇒ runs
    if animator.isRunning { ⇒ there are no branches; `when
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) ⇒ animator animator duration=1 curve=ease-in-out
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { ⇒ animator animator duration=0.3 curve=linear
    var runningAnimator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) ⇒ animator runningAnimator duration=0.5 curve=spring(0.7)
    UIViewPropertyAnimator(duration: 2, timingParameters: UISpringTimingParameters(dampingRatio: 0.5)) ⇒ animator open-2 duration=2 curve=spring(0.5)
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero) ⇒ animator spring curve=spring(1,100,10)
    UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)) ⇒ animator open-2 curve=cubic(0.25,0.1,0.25,1)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0, options: [.curveEaseOut], animations: { card.alpha = 0 }) ⇒ running fade card.alpha to=0 duration=0.3 delay=0
    UIView.animate(withDuration: 0.3) { card.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuration: 0.3, animations: { self.card.alpha = 1 }) { _ in } ⇒ animate card.alpha to=1 duration=0.3
    UIView.animate(withDuration: 1, delay: 0.2, options: .curveEaseInOut, animations: { card.alpha = 0 }, completion: nil) ⇒ animate card.alpha to=0 duration=1 delay=0.2
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5, options: [], animations: { card.center.y = 100 }) ⇒ write `animate card.center.y
    UIView.animate(springDuration: 0.5, bounce: 0.2) { card.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.5 curve=bounce(0.5,0.2)
    UIView.animateKeyframes(withDuration: 2, delay: 0) { ⇒ animate card.alpha to=0 start=0 length=0.5 duration=2
    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { ⇒ help animate
    UIView.transition(with: card, duration: 0.3, options: .transitionCrossDissolve, animations: nil) ⇒ cross-dissolves and flips of
    UIView.performWithoutAnimation { card.alpha = 0 } ⇒ set card.alpha=0
    view.layoutIfNeeded() ⇒ there is no layout; animate
    card.alpha = 0.5 ⇒ set card.alpha=0.5
    card.isHidden = true ⇒ set card.hidden=yes
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 100) ⇒ set card.frame=0,0,100,100
    card.frame.origin.y = 100 ⇒ set card.frame.y=100
    card.center = CGPoint(x: 100, y: 200) ⇒ set card.center=100,200
    card.transform = CGAffineTransform(rotationAngle: .pi / 2) ⇒ set card.rotation=90
    card.transform = CGAffineTransform(scaleX: 2, y: 2) ⇒ set card.scale=2
    card.transform = .identity ⇒ set card.scale=1; set card.rotation=0
    card.layer.cornerRadius = 12 ⇒ set card.radius=12
    card.layer.opacity = 0.5 ⇒ set card.alpha=0.5
    card.backgroundColor = .systemRed ⇒ set card.color=1,0.23,0.19,1
    view.addSubview(card) ⇒ view card-2 frame=20,300,100,100
    card.removeFromSuperview() ⇒ remove card
    card.isUserInteractionEnabled = false ⇒ set card.interaction=no
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100)) ⇒ view card frame=20,20,100,100
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan)) ⇒ gesture pan pan on=card
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:))) ⇒ gesture tap tap on=card
    UILongPressGestureRecognizer(target: self, action: nil) ⇒ gesture pull-2 press on=card
    let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edge)) ⇒ gesture edgePan edge on=card edges=left
    UISwipeGestureRecognizer() ⇒ gesture pull-2 swipe on=card direction=left
    UIPinchGestureRecognizer(target: self, action: #selector(pinch)) ⇒ pinches aren't modeled
    UIRotationGestureRecognizer() ⇒ rotations aren't modeled; on
    view.addGestureRecognizer(pan) ⇒ gesture pull-2 pan on=card
    pan.translation(in: view) ⇒ show pan.translation
    let velocity = recognizer.velocity(in: view) ⇒ show pan.velocity
    recognizer.location(in: self.view) ⇒ show pan.location
    recognizer.setTranslation(.zero, in: view) ⇒ translations count from
    gesture.setTranslation(CGPoint.zero, in: view) ⇒ translations count from
    pan.isEnabled = false ⇒ disable pull
    tap.require(toFail: doubleTap) ⇒ gesture double tap on=card taps=2
    gestureRecognizerShouldBegin(_:) ⇒ help axes
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool ⇒ gesture pull with=hit
    recognizer.numberOfTouches ⇒ show touches
    touchesBegan(_:with:) ⇒ touch down on=card
    touchesCancelled ⇒ touch cancel
    case .began: ⇒ pan began
    case .cancelled: ⇒ pan cancelled
    gesture.state == .ended ⇒ show pan.state
    interactionController.update(0.4) ⇒ scrub 0.4
    interactionController.finish() ⇒ continue
    interactionController.cancel() ⇒ reverse; continue
    interactionController?.percentComplete ⇒ show progress
    interactiveTransition.completionSpeed = 0.5 ⇒ help dive-deeper
    transitionContext.completeTransition(true) ⇒ run
    context.updateInteractiveTransition(0.5) ⇒ scrub 0.5
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push
    interactionControllerForDismissal(using:) ⇒ scene dive-deeper dismissal=pan
    UIViewControllerAnimatedTransitioning ⇒ help transition
    navigationController?.pushViewController(vc, animated: true) ⇒ there are no view controller
    dismiss(animated: true) ⇒ scene page-sheet; dismiss sheet
    scrollView.contentOffset = CGPoint(x: 0, y: 100) ⇒ scroll list to=100
    scrollView.setContentOffset(.zero, animated: true) ⇒ scroll list to=0 animated=yes
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false) ⇒ scroll list to=300 animated=no
    scrollView.contentOffset.y ⇒ show list.offset
    scrollView.isDragging ⇒ show list.dragging
    scrollView.isDecelerating ⇒ show list.decelerating
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollView.isPagingEnabled = true ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    scrollViewDidScroll(_:) ⇒ show list.offset
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) ⇒ show list.target
    tableView.scrollToRow(at: indexPath, at: .top, animated: true) ⇒ scroll list to=440 animated=yes
    scrollView.setZoomScale(2, animated: true) ⇒ zooming isn't modeled
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    sheet.animateChanges { ⇒ help page-sheet
    sheet.prefersGrabberVisible = true ⇒ the grabber isn't drawn
    sheetPresentationController ⇒ help page-sheet
    let animation = CABasicAnimation(keyPath: "opacity") ⇒ layer-animation card.alpha to=1 duration=0.25
    CAKeyframeAnimation(keyPath: "position") ⇒ help layer-animation
    layer.add(animation, forKey: "fade") ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 key=fade
    card.layer.removeAnimation(forKey: "fade") ⇒ layer-remove key=fade on=card
    card.layer.removeAllAnimations() ⇒ layer-remove on=card
    card.layer.presentation() ⇒ show card
    CATransaction.begin() ⇒ statements at one instant be
    CATransaction.setDisableActions(true) ⇒ `set` never animates
    CAMediaTimingFunction(name: .easeInEaseOut) ⇒ curve ease-in-out at 0.5
    CACurrentMediaTime() ⇒ show time
    CADisplayLink(target: self, selector: #selector(step)) ⇒ wait 1f
    layer.timeOffset = 0.5 ⇒ a layer has no time; an anim
    withAnimation(.spring()) { isOpen.toggle() } ⇒ animate card.center.y by=-100 duration=0.5 curve=bounce(0.5,0)
    withAnimation(.easeInOut(duration: 0.3)) { ⇒ animate card.alpha to=0 duration=0.3 curve=ease-in-out
    .animation(.spring(response: 0.4, dampingFraction: 0.75), value: isOpen) ⇒ animate card.center.y by=-100 duration=0.4 curve=response(0.4,0.75)
    .spring(duration: 0.5, bounce: 0.3) ⇒ spring duration=0.5 bounce=0.3
    Animation.interpolatingSpring(mass: 1, stiffness: 170, damping: 15) ⇒ spring mass=1 stiffness=170 damping=15
    .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5) ⇒ curve cubic(0.2,0.8,0.2,1) at 0.5
    .bouncy ⇒ spring duration=0.5 bounce=0.3
    DragGesture(minimumDistance: 20) ⇒ gesture pull-2 pan on=card slop=20
    DragGesture().onChanged { value in ⇒ drive card.center by=
    TapGesture(count: 2) ⇒ gesture pull-2 tap on=card taps=2
    .onTapGesture { } ⇒ gesture pull-2 tap on=card
    LongPressGesture(minimumDuration: 1) ⇒ gesture pull-2 press on=card duration=1
    MagnifyGesture() ⇒ pinches aren't modeled
    RotateGesture() ⇒ rotations aren't modeled
    .onEnded { value in ⇒ pan ended
    value.predictedEndTranslation ⇒ help rule projection
    value.translation.height ⇒ show pan.translation
    .simultaneousGesture(drag) ⇒ gesture pull with=hit
    .opacity(0.5) ⇒ set card.alpha=0.5
    .scaleEffect(1.2) ⇒ set card.scale=1.2
    .rotationEffect(.degrees(45)) ⇒ set card.rotation=45
    .offset(x: 0, y: 100) ⇒ set card.center=
    .presentationDetents([.medium, .large]) ⇒ scene page-sheet detents=medium,large
    .matchedGeometryEffect(id: "card", in: namespace) ⇒ animate the frame of one vie
    proxy.scrollTo(10, anchor: .top) ⇒ scroll list to=440 animated=yes
    AnimationController(vsync: this, duration: const Duration(milliseconds: 300)) ⇒ animator open-2 duration=300ms
    final controller = AnimationController(duration: const Duration(seconds: 2), vsync: this); ⇒ animator controller duration=2
    controller.forward(); ⇒ start
    _controller.reverse(); ⇒ reverse
    controller.value = 0.5; ⇒ scrub 0.5
    controller.stop(); ⇒ pause
    controller.reset(); ⇒ scrub 0
    controller.repeat(reverse: true); ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    controller.animateTo(0.7); ⇒ scrub 0.7
    controller.fling(velocity: 2.0); ⇒ continue curve=spring(ratio=1,velocity=2.1778)
    controller.isAnimating ⇒ show running
    controller.addStatusListener((status) { ⇒ when "completed" do show position
    CurvedAnimation(parent: controller, curve: Curves.easeInOut) ⇒ animator open-2 curve=ease-in-out
    Tween<double>(begin: 0, end: 1).animate(controller) ⇒ layer-animation card.alpha from=0 to=1
    await tester.tap(find.byType(FloatingActionButton)); ⇒ tap on=card
    await tester.tap(find.byKey(const Key('card'))); ⇒ tap on=card
    await tester.pump(); ⇒ show
    await tester.pump(const Duration(milliseconds: 500)); ⇒ wait 500ms
    await tester.pumpAndSettle(); ⇒ run
    await tester.drag(find.byType(Dismissible), const Offset(500, 0)); ⇒ drag by=500,0
    await tester.fling(find.byType(ListView), const Offset(0, -200), 1000); ⇒ flick up speed=1000
    await tester.longPress(find.byKey(Key('card'))); ⇒ press on=card
    await tester.dragFrom(const Offset(100, 400), const Offset(0, -200)); ⇒ drag x=100 y=400 by=0,-200
    final gesture = await tester.startGesture(const Offset(195, 420)); ⇒ touch down x=195 y=420
    await gesture.moveBy(const Offset(0, -50)); ⇒ touch move x+=0 y+=-50
    await gesture.moveTo(const Offset(195, 300)); ⇒ touch move x=195 y=300
    await gesture.up(); ⇒ touch up
    await gesture.cancel(); ⇒ touch cancel
    expect(controller.value, closeTo(0.5, 0.01)); ⇒ expect progress 0.5 within 0.01
    expect(find.text('H'), findsOneWidget); ⇒ expect card.alpha 1
    scrollController.jumpTo(100); ⇒ scroll list to=100
    scrollController.animateTo(200, duration: Duration(milliseconds: 300), curve: Curves.easeOut); ⇒ scroll list to=200 over=300ms
    onPanUpdate: (details) { ⇒ when "pan changed"
    details.primaryVelocity ⇒ show pan.velocity
    DraggableScrollableSheet(initialChildSize: 0.5) ⇒ scene page-sheet detents=medium,large
    Hero(tag: 'card', child: child) ⇒ animate the frame of one vie
    SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 0, 1, 0) ⇒ spring mass=1 stiffness=100 damping=10
    composeTestRule.mainClock.autoAdvance = false ⇒ —
    composeTestRule.mainClock.advanceTimeBy(50L) ⇒ wait 50ms
    composeTestRule.mainClock.advanceTimeByFrame() ⇒ wait 1f
    composeTestRule.waitForIdle() ⇒ run
    composeTestRule.onNodeWithTag("card").performClick() ⇒ tap on=card
    composeTestRule.onNodeWithTag("card").performTouchInput { swipeDown() } ⇒ swipe down on=card
    performTouchInput { longClick() } ⇒ press
    performTouchInput { swipe(start = Offset(100f, 500f), end = Offset(100f, 200f), durationMillis = 200) } ⇒ drag x=100 y=500 by=0,-300 over=200ms
    composeTestRule.onNodeWithText("x").performScrollTo() ⇒ scroll list to=440 animated=yes
    Modifier.anchoredDraggable(state, Orientation.Vertical) ⇒ drive card.frame.y by=pull anchors=100,400,700
    val state = remember { AnchoredDraggableState(initialValue = Start) } ⇒ drive card.frame.y by=pull anchors=100,400,700
    state.animateTo(End) ⇒ animate card.frame.y to=100
    state.settle(velocity) ⇒ flick up
    Modifier.pointerInput(Unit) { detectDragGestures { change, dragAmount -> } } ⇒ gesture pull-2 pan on=card
    Modifier.clickable { } ⇒ gesture pull-2 tap on=card
    tween(durationMillis = 300, easing = FastOutSlowInEasing) ⇒ animator open-2 duration=300ms curve=cubic(0.4,0,0.2,1)
    tween(300) ⇒ animator open-2 duration=300ms
    spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow) ⇒ spring response=0.4443 ratio=0.5
    spring(dampingRatio = 0.5f, stiffness = 200f) ⇒ spring response=0.4443 ratio=0.5
    animateFloatAsState(targetValue = 1f) ⇒ animate card.alpha to=1 duration=0.3
    val offset = remember { Animatable(0f) } ⇒ animator open-2
    animatable.snapTo(0f) ⇒ set card.alpha=0
    infiniteRepeatable(animation = tween(1000)) ⇒ animate card.alpha to=0 duration=1000ms repeat=forever
    splineBasedDecay(density) ⇒ Android's spline isn't model
    withTiming(1, { duration: 500 }) ⇒ animate card.alpha to=1 duration=500ms
    offset.value = withSpring(0) ⇒ spring
    withSpring(0, { mass: 1, stiffness: 100, damping: 10 }) ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,100,10)
    withDecay({ velocity: event.velocityX }) ⇒ flick up speed=500 on=list
    cancelAnimation(offset) ⇒ stop finishing=no
    useSharedValue(0) ⇒ —
    useAnimatedStyle(() => { ⇒ —
    interpolate(x.value, [0, 100], [0, 1], Extrapolation.CLAMP) ⇒ follow card.alpha pull.translation.y from=0,100 to=0,1
    Gesture.Pan() ⇒ gesture pull-2 pan on=card
    Gesture.Pan().onUpdate((e) => { ⇒ drive card.center.y by=
    Gesture.Tap().numberOfTaps(2) ⇒ gesture pull-2 tap on=card taps=2
    Gesture.LongPress().minDuration(500) ⇒ gesture pull-2 press on=card duration=500ms
    Gesture.Pinch() ⇒ pinches aren't modeled
    event.translationY ⇒ show pan.translation
    event.velocityY ⇒ show pan.velocity
    .activeOffsetX([-10, 10]) ⇒ set slop=10
    runOnJS(setOpen)(true) ⇒ there are no threads; `when
    Animated.timing(fade, { toValue: 1, duration: 500, useNativeDriver: true }).start() ⇒ animate card.alpha to=1 duration=500ms
    Animated.spring(value, { toValue: 0 }).start() ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,100,10)
    PanResponder.create({ ⇒ gesture
    gsap.to(".card", { opacity: 0, duration: 1 }) ⇒ animate card.alpha to=0 duration=1
    gsap.to("#card", { rotation: 90, duration: 1 }) ⇒ animate card.rotation to=90 duration=1
    gsap.from(".card", { y: 100 }) ⇒ layer-animation card.alpha from=0 duration=0.5
    gsap.timeline() ⇒ animator open-2
    tl.pause() ⇒ pause
    tl.play() ⇒ start
    tl.reverse() ⇒ reverse
    tl.progress(0.25) ⇒ scrub 0.25
    tl.seek(1.5) ⇒ at 1.5
    tl.timeScale(2) ⇒ an animator has no speed: `continue factor=0.5`
    tl.kill() ⇒ stop finishing=no
    Draggable.create("#card") ⇒ gesture pull-2 pan on=card
    ScrollTrigger.create({ ⇒ help follow
    requestAnimationFrame(step) ⇒ wait 1f
    setTimeout(done, 500) ⇒ timer hint after=500ms
    app.buttons["card"].tap() ⇒ tap on=card
    app.otherElements["card"].doubleTap() ⇒ tap taps=2 on=card
    element.press(forDuration: 1.5) ⇒ press for=1.5
    app.swipeUp() ⇒ swipe up
    app.tables.firstMatch.swipeDown() ⇒ swipe down
    card.swipeLeft(velocity: 500) ⇒ swipe left speed=500 on=card
    app.pinch(withScale: 2, velocity: 1) ⇒ set card.scale=2
    element.waitForExistence(timeout: 5) ⇒ wait 5
    XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 0.01) ⇒ expect fraction 0.5
    XCTAssertTrue(animator.isRunning) ⇒ expect running yes
    let app = XCUIApplication() ⇒ help scenes
    app.launch() ⇒ help scenes
    coordinate.press(forDuration: 0.1, thenDragTo: end) ⇒ touch down on=card; wait 0.1; touch move y+=-200; touch up
    - tapOn: card ⇒ tap on=card
    - tapOn: "card" ⇒ tap on=card
    - longPressOn: card ⇒ press on=card
    - doubleTapOn: card ⇒ tap taps=2 on=card
    - scroll ⇒ swipe up
    - scrollUntilVisible: ⇒ scroll list by=200
    - assertVisible: "card" ⇒ expect card.alpha 1
    - waitForAnimationToEnd ⇒ run
    - launchApp ⇒ help scenes
    - inputText: hello ⇒ there is no keyboard
    - takeScreenshot: a ⇒ strip
    await element(by.id('card')).tap() ⇒ tap on=card
    await element(by.id('card')).swipe('up', 'fast') ⇒ swipe up speed=2000 on=card
    await element(by.id('list')).scroll(200, 'down') ⇒ scroll list by=200
    await element(by.id('card')).longPress() ⇒ press on=card
    onView(withId(R.id.card)).perform(click()) ⇒ tap on=card
    adb shell input swipe 100 500 100 100 300 ⇒ drag x=100 y=500 by=0,-400 over=300ms
    print card.frame ⇒ show card.frame
    print(card.frame) ⇒ show card.frame
    po animator.fractionComplete ⇒ show fraction
    p card.alpha ⇒ show card.alpha
    echo card.alpha ⇒ show card.alpha
    status ⇒ show
    ls ⇒ show
    q ⇒ `quit` ends the session
    :q ⇒ `quit` ends the session
    bye ⇒ `quit` ends the session
    clear ⇒ Ctrl-L clears the screen; `u
    cls ⇒ Ctrl-L clears the screen
    step ⇒ wait 1f
    step 5 ⇒ wait 5f
    next ⇒ wait 1f
    advance 0.1 ⇒ wait 0.1
    advance by 0.2 ⇒ wait 0.2
    sleep 1 ⇒ wait 1
    pause 0.5 ⇒ wait 0.5
    resume ⇒ continue
    go ⇒ start
    begin ⇒ start
    continue now ⇒ continue
    fling up ⇒ flick up
    fling card up ⇒ flick up on=card
    fling down 1200 ⇒ flick down speed=1200
    throw up ⇒ flick up
    scroll down ⇒ swipe up
    scroll up ⇒ swipe down
    scroll list down ⇒ swipe up on=list
    scroll list down 200 ⇒ scroll list by=200
    swipeUp ⇒ swipe up
    drag from 195,500 to 195,300 ⇒ drag x=195 y=500 by=0,-200
    drag 0 -120 ⇒ drag by=0,-120
    pan up ⇒ drag up
    pan up 120 ⇒ drag up 120
    pan start ⇒ pan began
    touch start ⇒ touch down on=card
    click card ⇒ tap on=card
    double-tap card ⇒ tap taps=2 on=card
    long-press card ⇒ press on=card
    hold card 0.5 ⇒ press for=0.5 on=card
    release ⇒ touch up
    lift ⇒ touch up
    grab card ⇒ pan began on=card
    cancel ⇒ pan cancelled
    load tap.pan ⇒ use tap.pan
    source tap.pan ⇒ use tap.pan
    rewind ⇒ undo
    back ⇒ undo
    undo last ⇒ undo
    rollback 2 ⇒ undo 2
    fps 120 ⇒ set rate=120
    seek 0.5 ⇒ scrub 0.5
    progress 0.3 ⇒ scrub 0.3
    get card.alpha ⇒ show card.alpha
    inspect card ⇒ show card
    describe card ⇒ show card
    info ⇒ show
    man drag ⇒ help drag
    explain ⇒ why
    assert card.alpha 1 ⇒ expect card.alpha 1
    verify ⇒ help expect
    screenshot ⇒ strip
    record ⇒ help save
    repeat ⇒ again
    if x ⇒ there are no branches; `when
    alias ⇒ help let
    zoom ⇒ set card.scale=1.5
    rotate ⇒ rotation gestures aren't mod
    """#

  private static let secondList = #"""
    animator.delay ⇒ show remaining
    propertyAnimator?.startAnimation() ⇒ start
    [self.animator pauseAnimation] ⇒ write `pause`
    viewPropertyAnimator.fractionComplete = min(max(progress, 0), 1) ⇒ scrub
    animator.fractionComplete -= 0.1 ⇒ scrub -0.01834
    if animator.state == .active { ⇒ there are no branches
    animator.stopAnimation(withoutFinishing) ⇒ stop
    animator.finishAnimation(at: finalPosition) ⇒ finish
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.3) ⇒ continue factor=0.3 curve=ease-out
    animator.continueAnimation(withTimingParameters: springParameters, durationFactor: 0) ⇒ continue factor=0
    animator.addAnimations { self.card.frame.origin.y = 80 } ⇒ animate card.frame.y to=80
    animator.addAnimations({ card.transform = .identity }) ⇒ animate card.scale to=1
    animator.addCompletion { _ in print("done") } ⇒ when "completed" do show position
    animator.userInteractionEnabled = false ⇒ set user-interaction=no
    animator.isUserInteractionEnabled = true ⇒ set user-interaction=yes
    let animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: UICubicTimingParameters(animationCurve: .linear)) ⇒ animator animator duration=0.6 curve=linear
    let params = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 3)) ⇒ animator params curve=spring(1) velocity=0,3
    UISpringTimingParameters(mass: 2, stiffness: 300, damping: 30, initialVelocity: CGVector(dx: 1, dy: 1)) ⇒ animator open-2 curve=spring(2,300,30) velocity=1,1
    let spring = UISpringTimingParameters(duration: 0.5, bounce: 0.3, initialVelocity: .zero) ⇒ curve=bounce(0.5,0.3
    UIViewPropertyAnimator(duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1)) { card.alpha = 0 } ⇒ duration=1 curve=cubic(0.1,0.2,0.3,1)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: .curveLinear) { card.alpha = 0 } ⇒ running fade card.alpha to=0 duration=0.2
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { card.alpha = 0.2 } ⇒ animate card.alpha to=0.2 duration=0.25
    UIView.animate(.spring(duration: 0.4, bounce: 0.1)) { card.alpha = 0 } ⇒ animate
    UIView.animate(withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.8, initialSpringVelocity: 1, options: .curveEaseIn) { card.alpha = 0 } ⇒ curve=spring(ratio=0.8,velocity=1)
    UIView.setAnimationsEnabled(false) ⇒ —
    UIView.performWithoutAnimation { self.card.alpha = 1 } ⇒ set card.alpha=1
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { } ⇒ animate card.alpha to=0 duration=0.3 repeat=3 autoreverse=yes
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: { card.alpha = 1 }) ⇒ animate card.alpha
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) { } ⇒ mode=cubic duration=1
    UIView.setAnimationCurve(.easeIn) ⇒ —
    UIView.beginAnimations(nil, context: nil) ⇒ —
    UIView.commitAnimations() ⇒ —
    UIView.inheritedAnimationDuration ⇒ show duration
    card.bounds.size.height = 300 ⇒ set card.height=300
    card.bounds = CGRect(x: 0, y: 0, width: 10, height: 20) ⇒ card.frame
    card.center.y += 40 ⇒ set card.center.y=
    card.center.x = 100 ⇒ set card.center.x=100
    card.transform = CGAffineTransform(translationX: 0, y: -100) ⇒ set card.center.y=
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).rotated(by: .pi) ⇒ set card.scale=0.5
    card.transform3D = CATransform3DIdentity ⇒ scale
    card.isOpaque = true ⇒ —
    card.contentMode = .scaleAspectFit ⇒ —
    card.tintColor = .red ⇒ set card.color=1,0,0,1
    card.mask = maskView ⇒ —
    card.layoutSubviews() ⇒ —
    card.setNeedsDisplay() ⇒ —
    card.sizeToFit() ⇒ —
    card.safeAreaInsets ⇒ —
    card.constraints ⇒ —
    NSLayoutConstraint.activate([]) ⇒ —
    heightConstraint.constant = 200 ⇒ —
    view.bringSubviewToFront(card) ⇒ order card front
    view.insertSubview(card, belowSubview: list) ⇒ order card back
    card.superview ⇒ the superview of a view isn't shown
    card.subviews ⇒ show
    card.window ⇒ —
    card.layer.shadowOpacity = 0.3 ⇒ —
    card.layer.borderWidth = 1 ⇒ —
    card.layer.position = CGPoint(x: 10, y: 20) ⇒ set card.center=10,20
    card.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) ⇒ —
    card.layer.speed = 0 ⇒ —
    card.layer.add(animation, forKey: "fade") ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 key=fade
    card.layer.removeAllAnimations() ⇒ layer-remove on=card
    card.layer.presentation()?.frame ⇒ show card
    card.layer.convertTime(CACurrentMediaTime(), from: nil) ⇒ —
    let spring = CASpringAnimation(keyPath: "position.y") ⇒ animate card.center.y to=1 duration=0.3 curve=spring(1,100,10)
    spring.settlingDuration ⇒ spring mass=1 stiffness=100 damping=10
    animation.fillMode = .forwards ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 fill=forwards
    animation.isRemovedOnCompletion = false ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 removed=no
    animation.repeatCount = .infinity ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 repeat=forever
    animation.autoreverses = true ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 autoreverse=yes
    animation.beginTime = CACurrentMediaTime() + 0.5 ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 begin=0.5
    animation.keyTimes = [0, 0.5, 1] ⇒ layer-animation card.alpha values=0,1,0 duration=0.25 times=0,0.5,1
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn) ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 curve=ease-in
    CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1) ⇒ curve cubic(0.2,0.8,0.2,1)
    CAShapeLayer() ⇒ —
    CAEmitterLayer() ⇒ —
    CAReplicatorLayer() ⇒ —
    CAGradientLayer() ⇒ —
    CATransaction.setAnimationTimingFunction(nil) ⇒ help layer-animation
    CADisplayLink(target: self, selector: #selector(step)) ⇒ wait 1f
    UIDynamicAnimator(referenceView: view) ⇒ —
    UISnapBehavior(item: card, snapTo: point) ⇒ —
    UIAttachmentBehavior(item: card, attachedToAnchor: .zero) ⇒ —
    UIGravityBehavior(items: [card]) ⇒ —
    pan.minimumNumberOfTouches = 2 ⇒ gesture pull-2 pan on=card min=2
    pan.maximumNumberOfTouches = 1 ⇒ gesture pull-2 pan on=card max=1
    pan.allowedScrollTypesMask = .all ⇒ —
    pan.delegate = self ⇒ help
    pan.view ⇒ help gesture
    pan.name = "pull" ⇒ help gesture
    pan.cancelsTouchesInView = false ⇒ gesture pull-2 pan on=card cancels=no
    pan.delaysTouchesBegan = true ⇒ gesture pull-2 pan on=card delays=yes
    pan.delaysTouchesEnded = false ⇒ —
    pan.isEnabled = false ⇒ disable
    pull.isEnabled = true ⇒ enable pull
    pan.require(toFail: swipe) ⇒ help gesture
    pan.allowedTouchTypes = [] ⇒ —
    pan.state = .cancelled ⇒ pan cancelled
    pan.state = .ended ⇒ show pan.state
    recognizer.translation(in: recognizer.view).y ⇒ show pan.translation
    let point = recognizer.location(ofTouch: 0, in: view) ⇒ why touches
    recognizer.velocity(in: self).x ⇒ show pan.velocity
    tap.numberOfTapsRequired = 2 ⇒ gesture pull-2 tap on=card taps=2
    tap.numberOfTouchesRequired = 2 ⇒ gesture pull-2 tap on=card min=2
    longPress.minimumPressDuration = 0.3 ⇒ gesture pull-2 press on=card duration=0.3
    longPress.allowableMovement = 20 ⇒ —
    swipe.direction = .left ⇒ gesture swipe swipe on=card direction=left
    edgePan.edges = .left ⇒ gesture edge edge on=card edges=left
    pinch.scale ⇒ —
    rotation.rotation ⇒ rotation
    func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool ⇒ gesture pull with=hit
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool ⇒ set axis=vertical
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) ⇒ touch down
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool ⇒ tap
    UIPress() ⇒ —
    touch.force ⇒ —
    touch.preciseLocation(in: view) ⇒ show
    touch.timestamp ⇒ show time
    event.coalescedTouches(for: touch) ⇒ rate
    event.predictedTouches(for: touch) ⇒ —
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true) ⇒ scroll list to=200 animated=yes
    scrollView.contentOffset.y += 20 ⇒ scroll list by=20
    scrollView.contentInset.top = 44 ⇒ set list.insets=44,0,0,0
    scrollView.adjustedContentInset ⇒ show list.insets
    scrollView.contentInsetAdjustmentBehavior = .never ⇒ —
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollView.alwaysBounceVertical = true ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 always-bounces=vertical
    scrollView.scrollsToTop = true ⇒ —
    scrollView.keyboardDismissMode = .onDrag ⇒ —
    scrollView.flashScrollIndicators() ⇒ —
    scrollView.showsVerticalScrollIndicator = false ⇒ —
    scrollView.minimumZoomScale = 0.5 ⇒ —
    scrollView.zoom(to: rect, animated: true) ⇒ —
    scrollView.isZooming ⇒ —
    scrollView.panGestureRecognizer.state ⇒ show
    scrollView.panGestureRecognizer.isEnabled = false ⇒ disable list.pan
    scrollView.isScrollEnabled = false ⇒ disable list.pan
    scrollView.touchesShouldCancel(in: view) ⇒ —
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) ⇒ show list.target
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) ⇒ when "decelerating" do show list.target
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) ⇒ when "scroll ended" do show list.offset
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool ⇒ —
    tableView.scrollToRow(at: indexPath, at: .top, animated: true) ⇒ scroll list to=440 animated=yes
    collectionView.scrollToItem(at: indexPath, at: .left, animated: false) ⇒ scroll list to=440 animated=yes
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    sheet.prefersGrabberVisible = true ⇒ —
    sheet.preferredCornerRadius = 20 ⇒ radius
    sheet.prefersEdgeAttachedInCompactHeight = true ⇒ —
    sheet.animateChanges { } ⇒ help page-sheet
    sheet.invalidateDetents() ⇒ —
    UISheetPresentationController.Detent.custom { _ in 200 } ⇒ scene page-sheet detents=200,large
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ s: UISheetPresentationController) ⇒ when "sheet settles" do show detent
    present(controller, animated: true) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    dismiss(animated: true, completion: nil) ⇒ scene page-sheet; dismiss sheet
    interactionController.update(0.4) ⇒ scrub 0.4
    interactiveTransition.finish() ⇒ continue
    interactiveTransition.cancel() ⇒ reverse; continue
    percentDrivenTransition.pause() ⇒ pause
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    transitionContext.containerView ⇒ help dive-deeper
    transitionContext.viewController(forKey: .to) ⇒ show
    transitionContext.finalFrame(for: toVC) ⇒ show card.model.frame
    transitionContext.view(forKey: .from) ⇒ show
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false ⇒ rule cupertino-back
    transitionCoordinator?.animate(alongsideTransition: { _ in }) ⇒ help animate
    transitionCoordinator.notifyWhenInteractionChanges { } ⇒ when "decided" do show decision
    DragGesture(minimumDistance: 0) ⇒ gesture pull-2 pan on=card slop=0
    .gesture(DragGesture().onChanged { offset = $0.translation }) ⇒ gesture
    .gesture(TapGesture().onEnded { }) ⇒ gesture
    value.translation.height ⇒ show pan.translation
    value.predictedEndTranslation.height ⇒ help rule projection
    value.velocity.height ⇒ show pan.velocity
    value.startLocation ⇒ show pan.location
    .animation(.easeInOut, value: isOpen) ⇒ animat
    .animation(.linear(duration: 0.3), value: x) ⇒ duration=0.3 curve=linear
    withAnimation(.spring()) { isOpen = true } ⇒ tap on=card
    withAnimation(.easeOut(duration: 0.2)) { } ⇒ animate card.alpha to=0 duration=0.2 curve=ease-out
    withTransaction(transaction) { } ⇒ —
    Animation.easeIn(duration: 0.4).delay(0.1) ⇒ duration=0.4 curve=ease-in
    Animation.spring(response: 0.55, dampingFraction: 0.825, blendDuration: 0) ⇒ spring response=0.55 ratio=0.825
    .spring(.bouncy(duration: 0.5)) ⇒ spring
    .snappy(duration: 0.3) ⇒ duration=0.3
    .smooth(duration: 0.3, extraBounce: 0.1) ⇒ duration=0.3
    .transition(.move(edge: .bottom)) ⇒ layer-animation card.center.y from=
    .transition(.opacity) ⇒ animate
    .scrollDisabled(true) ⇒ disable list.pan
    .scrollPosition(id: $id) ⇒ scroll list to=440 animated=yes
    .scrollBounceBehavior(.basedOnSize) ⇒ help scroll-view
    .allowsHitTesting(false) ⇒ set card.interaction=no
    .onLongPressGesture { } ⇒ gesture pull-2 press on=card
    SpatialTapGesture() ⇒ gesture pull-2 tap on=card
    .offset(y: 100) ⇒ set card.center.y=800
    .frame(width: 100, height: 50) ⇒ frame
    .position(x: 100, y: 200) ⇒ set card.center=100,200
    .blur(radius: 4) ⇒ —
    .shadow(radius: 10) ⇒ —
    .clipShape(Circle()) ⇒ —
    .fullScreenCover(isPresented: $shown) ⇒ scene page-sheet detents=large; dismiss sheet; run; present sheet
    .presentationBackgroundInteraction(.enabled) ⇒ —
    .presentationDragIndicator(.visible) ⇒ —
    GeometryReader { proxy in } ⇒ frame
    TimelineView(.animation) ⇒ wait
    @State var offset = 0 ⇒ help
    @GestureState private var dragOffset = CGSize.zero ⇒ show pan.translation
    NavigationStack { } ⇒ dive-deeper
    TabView { } ⇒ paging
    controller.forward() ⇒ start
    controller.forward(from: 0.0) ⇒ scrub 0; start
    controller.reset() ⇒ scrub 0
    controller.value = 0.3 ⇒ scrub 0.3
    controller.toggle() ⇒ reverse
    controller.dispose() ⇒ —
    controller.status == AnimationStatus.completed ⇒ show
    controller.velocity ⇒ velocity
    controller.duration = const Duration(milliseconds: 500) ⇒ duration
    controller.repeat(reverse: true) ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    controller.drive(CurveTween(curve: Curves.ease)) ⇒ help
    _controller.fling(velocity: -1.0) ⇒ continue curve=spring(ratio=1,velocity=-1)
    _controller.animateTo(0.5, duration: Duration(milliseconds: 200)) ⇒ animate card.alpha to=0.5 duration=200ms
    _controller.addStatusListener((status) {}) ⇒ when "completed" do show position
    AnimationController(vsync: this, duration: const Duration(seconds: 2)) ⇒ duration=2
    CurvedAnimation(parent: controller, curve: Curves.fastOutSlowIn) ⇒ curve=cubic(0.4,0,0.2,1)
    TweenSequence([]) ⇒ help
    ColorTween(begin: Colors.red, end: Colors.blue) ⇒ help animate
    Interval(0.0, 0.5) ⇒ animate card.alpha to=0 start=0 length=0.5
    AnimatedOpacity(opacity: 0.0, duration: Duration(seconds: 1)) ⇒ animate card.alpha to=0 duration=0.3
    AnimatedPositioned(top: 10) ⇒ animate card.center.y by=-100 duration=0.3
    SlideTransition(position: offset) ⇒ animate card.center.y by=-100 duration=0.3
    FadeTransition(opacity: a) ⇒ animate card.alpha to=0 duration=0.3
    TweenAnimationBuilder(tween: t) ⇒ animate card.alpha to=1 duration=1
    PanGestureRecognizer() ⇒ gesture pull-2 pan on=card
    VerticalDragGestureRecognizer() ⇒ gesture pull-2 pan on=card axis=vertical
    HorizontalDragGestureRecognizer() ⇒ gesture pull-2 pan on=card axis=horizontal
    ScaleGestureRecognizer() ⇒ —
    RawGestureDetector(gestures: {}) ⇒ gesture pull-2 pan on=card
    GestureArenaTeam() ⇒ why won
    details.delta.dy ⇒ show pan.translation
    details.velocity.pixelsPerSecond.dy ⇒ show pan.velocity
    details.primaryVelocity ⇒ show pan.velocity
    details.globalPosition ⇒ show pan.location
    AbsorbPointer(absorbing: true) ⇒ interaction
    IgnorePointer(ignoring: true) ⇒ interaction
    kTouchSlop ⇒ slop
    kMinFlingVelocity ⇒ rule
    InteractiveViewer() ⇒ —
    await tester.pump() ⇒ show
    await tester.pump(const Duration(milliseconds: 250)) ⇒ wait 250ms
    await tester.pumpAndSettle(const Duration(milliseconds: 100)) ⇒ run
    await tester.tap(find.byKey(const Key('card'))) ⇒ tap on=card
    await tester.tapAt(const Offset(100, 650)) ⇒ tap x=100 y=650
    await tester.drag(find.byType(Card), const Offset(0, -300)) ⇒ drag by=0,-300
    await tester.timedDrag(card, const Offset(0, -200), const Duration(milliseconds: 300)) ⇒ drag by=0,-200 over=300ms on=card
    await tester.fling(list, const Offset(0, -200), 1000) ⇒ flick up speed=1000 over=0.2 on=list
    await tester.longPress(find.text('Hold')) ⇒ press
    await tester.dragUntilVisible(item, list, const Offset(0, -50)) ⇒ drag by=0,-50
    await tester.trackpadFling(list, Offset(0, 50), 100) ⇒ —
    final gesture = await tester.startGesture(const Offset(100, 650)) ⇒ touch down x=100 y=650
    await gesture.moveBy(const Offset(0, -50)) ⇒ touch move
    await gesture.moveTo(const Offset(10, 20)) ⇒ touch move
    await gesture.up() ⇒ touch up
    await gesture.cancel() ⇒ cancel
    tester.getRect(find.byKey(card)) ⇒ show card.frame
    tester.getTopLeft(find.byType(Card)) ⇒ show card.frame
    tester.getCenter(card) ⇒ show card.center
    expect(find.text('Open'), findsOneWidget) ⇒ expect card.alpha 1
    expect(controller.value, closeTo(0.5, 0.01)) ⇒ expect progress 0.5 within 0.01
    expect(tester.getTopLeft(card).dy, 100) ⇒ expect
    await tester.enterText(find.byType(TextField), 'hi') ⇒ —
    await tester.pageBack() ⇒ —
    timeDilation = 5.0 ⇒ speed
    scrollController.jumpTo(200) ⇒ scroll list to=200
    scrollController.animateTo(300, duration: Duration(milliseconds: 300), curve: Curves.ease) ⇒ scroll list to=300
    scrollController.offset ⇒ show list.offset
    scrollController.position.maxScrollExtent ⇒ list
    pageController.nextPage(duration: d, curve: c) ⇒ scroll list by=390 animated=yes
    Scrollable.ensureVisible(context) ⇒ scroll list to=440 animated=yes
    showModalBottomSheet(context: context, builder: b) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    Navigator.pop(context) ⇒ —
    composeTestRule.mainClock.autoAdvance = false ⇒ —
    composeTestRule.mainClock.advanceTimeBy(500L) ⇒ wait 500ms
    rule.mainClock.advanceTimeUntil { done } ⇒ run
    rule.onNodeWithTag("card").performClick() ⇒ tap on=card
    rule.onNodeWithTag("card").performTouchInput { swipeUp() } ⇒ swipe up on=card
    rule.onNodeWithTag("card").performTouchInput { swipeUp(startY = 100f, endY = 0f, durationMillis = 200) } ⇒ drag x=195 y=100 by=0,-100 over=200ms
    rule.onNodeWithText("Open").performTouchInput { longClick() } ⇒ press
    rule.onNodeWithTag("card").performTouchInput { down(center); moveBy(Offset(0f, -100f)); up() } ⇒ drag by=0,-100 on=card
    performTouchInput { swipeWithVelocity(start, end, endVelocity = 1000f) } ⇒ flick up speed=1000
    performTouchInput { pinch(a, b, c, d) } ⇒ —
    performTouchInput { multiTouchSwipe(curves, 200) } ⇒ —
    onNodeWithTag("card").assertIsDisplayed() ⇒ expect card.alpha 1
    onNodeWithTag("card").assertTopPositionInRootIsEqualTo(100.dp) ⇒ expect
    onRoot().captureToImage() ⇒ strip
    onRoot().printToLog("TAG") ⇒ show
    performMouseInput { scroll(10f) } ⇒ —
    updatePointerTo(0, Offset(10f, 20f)) ⇒ touch move
    moveWithHistory(times, points) ⇒ help touch
    advanceEventTime(50) ⇒ wait 50ms
    Modifier.anchoredDraggable(state, Orientation.Vertical) ⇒ drive card.frame.y by=pull anchors=100,400,700
    state.updateAnchors(DraggableAnchors { }) ⇒ drive card.frame.y by=pull anchors=100,400,700
    state.requireOffset() ⇒ show
    anchoredDraggableState.animateTo(Value.Open) ⇒ help drive
    state.settle(velocity) ⇒ flick up
    Modifier.draggable(state, Orientation.Vertical) ⇒ gesture
    Modifier.scrollable(state, orientation) ⇒ help scroll-view
    Modifier.transformable(state) ⇒ —
    Modifier.alpha(0.5f) ⇒ set card.alpha=0.5
    Modifier.graphicsLayer { } ⇒ help view
    Modifier.offset { IntOffset(0, y) } ⇒ help drive
    Modifier.animateContentSize() ⇒ help animate
    Crossfade(targetState = x) ⇒ alpha
    AnimatedContent(targetState = x) ⇒ animate
    val alpha by animateFloatAsState(if (open) 1f else 0f) ⇒ animate card.alpha to=1 duration=0.3
    val anim = remember { Animatable(0f) } ⇒ animator open-2
    animatable.animateTo(1f, tween(300)) ⇒ animat
    animatable.snapTo(0f) ⇒ set card.alpha=0
    tween(durationMillis = 300, delayMillis = 100, easing = LinearEasing) ⇒ duration=300ms curve=linear
    spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow) ⇒ spring
    snap(delayMillis = 100) ⇒ help set
    keyframes { durationMillis = 375 } ⇒ layer-animation card.alpha values=0,1,0 times=0,0.5,1 duration=375ms
    FastOutSlowInEasing ⇒ curve cubic(0.4,0,0.2,1)
    awaitFirstDown() ⇒ touch down
    detectDragGestures { change, dragAmount -> } ⇒ gesture pull-2 pan on=card
    velocityTracker.addPosition(time, position) ⇒ velocity
    velocityTracker.calculateVelocity() ⇒ velocity
    LazyColumn { } ⇒ help scroll-view
    lazyListState.animateScrollToItem(10) ⇒ scroll list to=440 animated=yes
    lazyListState.firstVisibleItemIndex ⇒ show list.offset
    sheetState.expand() ⇒ expand
    sheetState.hide() ⇒ scene page-sheet; dismiss sheet
    BottomSheetScaffold(sheetContent = {}) ⇒ help drive
    SwipeToDismissBox(state) ⇒ help rule flutter-dismissible
    offset.value = withSpring(0) ⇒ animate card.center to=
    opacity.value = withTiming(1, { duration: 300 }) ⇒ duration=300ms
    withDecay({ velocity: event.velocityY }) ⇒ flick up speed=500 on=list
    Gesture.Pan().minPointers(2) ⇒ gesture
    Gesture.Pan().onUpdate((e) => {}) ⇒ when "pan changed" do show pan.translation
    Gesture.Pan().enabled(false) ⇒ disable pull
    interpolateColor(progress.value, [0, 1], ['red', 'blue']) ⇒ help follow
    Animated.stagger(100, []) ⇒ delay=100ms
    Animated.loop(animation) ⇒ help layer-animation
    LayoutAnimation.configureNext(LayoutAnimation.Presets.spring) ⇒ animate card.frame to=20,200,350,400 duration=0.3
    Easing.bezier(0.25, 0.1, 0.25, 1) ⇒ curve cubic(0.25,0.1,0.25,1)
    gsap.to("#card", { alpha: 0, duration: 0.5 }) ⇒ animate card.alpha to=0 duration=0.5
    tl.pause() ⇒ pause
    tl.seek(1.5) ⇒ at 1.5
    tl.restart() ⇒ scrub 0
    tl.timeScale(2) ⇒ —
    gsap.delayedCall(1, fn) ⇒ timer
    card.animate([{ opacity: 0 }], { duration: 300 }) ⇒ animate
    animation.currentTime = 500 ⇒ at 500ms
    card.getBoundingClientRect() ⇒ show card.frame
    card.scrollIntoView({ behavior: "smooth" }) ⇒ scroll list to=440 animated=yes
    card.style.opacity = 0.5 ⇒ set card.alpha=0.5
    transition: opacity 0.3s ease ⇒ animator open-2 duration=0.3s
    @keyframes fade ⇒ layer-animation
    addEventListener("pointermove", handler) ⇒ help when
    jest.advanceTimersByTime(300) ⇒ wait 300ms
    vi.advanceTimersByTime(300) ⇒ wait 300ms
    await page.waitForTimeout(500) ⇒ wait 500ms
    await page.mouse.move(100, 200) ⇒ touch move x=100 y=200
    await page.mouse.down() ⇒ touch down
    await page.mouse.up() ⇒ touch up
    await page.click("#card") ⇒ tap on=card
    cy.wait(500) ⇒ wait 500ms
    app.buttons["card"].tap() ⇒ tap on=card
    app.swipeUp(velocity: .fast) ⇒ swipe up
    card.press(forDuration: 0.5, thenDragTo: list) ⇒ touch down on=card; wait 0.5; touch move y+=-200; touch up
    XCTAssertEqual(card.frame.minY, 600, accuracy: 0.1) ⇒ expect card.frame.y 600
    XCTAssertGreaterThan(card.alpha, 0.5) ⇒ expect card.alpha > 0.5
    XCTAssertNil(animator) ⇒ help expect
    XCTestExpectation(description: "done") ⇒ help expect
    app.tap(withNumberOfTaps: 2, numberOfTouches: 1) ⇒ tap
    let normalized = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)) ⇒ tap x=195 y=422
    XCUIDevice.shared.orientation = .landscapeLeft ⇒ —
    - swipe: { start: 50% 80%, end: 50% 20% } ⇒ help drag
    - back ⇒ undo
    - assertTrue: ${x} ⇒ help expect
    - evalScript: ${x} ⇒ —
    - tapOn: card ⇒ tap on=card
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { } ⇒ wait 0.5
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in } ⇒ timer
    RunLoop.main.run(until: Date().addingTimeInterval(1)) ⇒ run
    try await Task.sleep(nanoseconds: 500_000_000) ⇒ wait
    usleep(100000) ⇒ wait
    delay(300) ⇒ wait
    time.sleep(0.5) ⇒ wait 0.5
    """#
}
