/// A list that was written from the documentation of UIKit, SwiftUI, Flutter, Compose, React Native,
/// GSAP, XCUITest, and shells without looking at the table, and its misspellings.
///
/// The lines are typed in the example scene.
extension Neighborhood {
  static let blind = parsed(blindList)
  static let blindMisspellings = parsed(misspellings)

  private static let blindList = #"""
    animator.fractionComplete = 0.4 ⇒ scrub 0.4
    fractionComplete ⇒ show fraction
    animator.fractionComplete ⇒ show fraction
    animator.fractionComplete += 0.1 ⇒ scrub 0.1
    animator.pauseAnimation() ⇒ pause
    pauseAnimation() ⇒ pause
    animator.startAnimation() ⇒ start
    startAnimation(afterDelay: 0.2) ⇒ start after=0.2
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) ⇒ continue factor=0.5
    continueAnimation ⇒ continue
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    animator.finishAnimation(at: .end) ⇒ finish at=end
    animator.finishAnimation(at: .current) ⇒ finish at=current
    animator.finishAnimation(at: .start) ⇒ finish at=start
    finishAnimation ⇒ finish
    animator.isReversed = true ⇒ reverse
    animator.isReversed.toggle() ⇒ reverse
    animator.isReversed ⇒ show reversed
    animator.isRunning ⇒ show running
    animator.state ⇒ runs
    animator.isInterruptible = false ⇒ set interruptible=no
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animator.isManualHitTestingEnabled ⇒ set manual-hit-testing=yes
    animator.addAnimations { card.alpha = 0 } ⇒ animate card.alpha to=0
    animator.addCompletion { position in print(position) } ⇒ show position
    animator.addCompletion ⇒ handler
    UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { card.alpha = 0 } ⇒ animator open duration=0.5 curve=spring(0.7); animate card.alpha to=0 on=open
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) ⇒ animator animator duration=0.3 curve=ease-in-out
    UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.8)) ⇒ animator open duration=1 curve=spring(0.8)
    UIViewPropertyAnimator ⇒ help UIViewPropertyAnimator
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0, options: [], animations: { card.alpha = 0 }) ⇒ running fade card.alpha to=0 duration=0.3 delay=0
    UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero) ⇒ animator open curve=spring(1,100,10)
    UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 2)) ⇒ animator open curve=spring(0.8) velocity=0,2
    UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)) ⇒ animator open curve=cubic(0.25,0.1,0.25,1)
    UICubicTimingParameters(animationCurve: .easeOut) ⇒ animator open curve=ease-out
    UIView.animate(withDuration: 0.3) { card.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuration: 0.3, animations: { self.card.alpha = 0 }) ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuration: 0.5, delay: 0.1, options: [.curveEaseOut], animations: { card.center.y -= 100 }, completion: nil) ⇒ animate card.center.y by=-100 duration=0.5 delay=0.1 curve=ease-out
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: []) { card.frame.origin.y = 0 } ⇒ animate card.frame.y to=0 duration=0.5 delay=0 curve=spring(ratio=0.7,velocity=0)
    UIView.animate(springDuration: 0.4, bounce: 0.2) { card.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.4 curve=bounce(0.4,0.2)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) ⇒ animate card.alpha to=0 start=0 length=0.5 duration=1 delay=0
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.alpha = 0 } ⇒ animate card.alpha to=0 start=0.5 length=0.5
    UIView.transition(with: card, duration: 0.3, options: .transitionCrossDissolve, animations: nil) ⇒ —
    UIView.performWithoutAnimation { card.alpha = 0 } ⇒ set card.alpha=0
    card.alpha = 0.5 ⇒ set card.alpha=0.5
    card.frame = CGRect(x: 0, y: 0, width: 390, height: 844) ⇒ set card.frame=0,0,390,844
    card.center = CGPoint(x: 100, y: 200) ⇒ set card.center=100,200
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) ⇒ set card.scale=0.5
    card.transform = .identity ⇒ set card.scale=1; set card.rotation=0
    card.transform = CGAffineTransform(translationX: 0, y: -100) ⇒ set card.center.y=
    card.layer.cornerRadius = 12 ⇒ set card.radius=12
    cornerRadius ⇒ show card.radius
    card.backgroundColor = .red ⇒ set card.color=1,0,0,1
    card.isHidden = true ⇒ set card.hidden=yes
    card.layer.presentation() ⇒ show card
    card.layer.presentation()?.frame ⇒ show card
    view.layer.removeAllAnimations() ⇒ layer-remove
    card.layer.add(animation, forKey: "position") ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 key=position
    CABasicAnimation(keyPath: "position.y") ⇒ layer-animation card.center.y to=1 duration=0.25
    CASpringAnimation(keyPath: "transform.scale") ⇒ animate card.scale to=1 duration=0.3 curve=spring(1,100,10)
    CAKeyframeAnimation ⇒ layer-animation card.alpha values=0,1,0 times=0,0.5,1 duration=0.5
    CATransaction.begin() ⇒ —
    CADisplayLink(target: self, selector: #selector(step)) ⇒ wait 1f
    CAMediaTimingFunction(name: .easeInEaseOut) ⇒ curve ease-in-out at 0.5
    CACurrentMediaTime() ⇒ show time
    layer.speed = 0 ⇒ —
    layer.timeOffset = 0.5 ⇒ —
    UIPanGestureRecognizer(target: self, action: #selector(handlePan)) ⇒ gesture pull pan on=card
    UITapGestureRecognizer ⇒ help UITapGestureRecognizer
    UILongPressGestureRecognizer ⇒ help UILongPressGestureRecognizer
    UISwipeGestureRecognizer ⇒ help UISwipeGestureRecognizer
    UIPinchGestureRecognizer ⇒ —
    UIScreenEdgePanGestureRecognizer ⇒ help UIScreenEdgePanGestureRecognizer
    recognizer.state = .began ⇒ pan began
    recognizer.state == .changed ⇒ show pan.state
    .began ⇒ pan began
    .changed ⇒ help pan
    .ended ⇒ pan ended
    .cancelled ⇒ pan cancelled
    UIGestureRecognizer.State.ended ⇒ pan ended
    case .failed: ⇒ drag by=-150,0; why lost
    pan.translation(in: view) ⇒ show pan.translation
    recognizer.translation(in: view).y ⇒ show pan.translation
    pan.velocity(in: view) ⇒ show pan.velocity
    recognizer.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    recognizer.location(in: view) ⇒ show pan.location
    gestureRecognizer.isEnabled = false ⇒ disable card.1
    panGesture.minimumNumberOfTouches = 2 ⇒ gesture pull pan on=card min=2
    gestureRecognizerShouldBegin(_:) ⇒ set axis=vertical
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) ⇒ gesture card.1 with=card.0
    tap.require(toFail: pan) ⇒ gesture pull tap on=card requires=card.1
    touchesBegan(_:with:) ⇒ touch down on=card
    touchesMoved ⇒ help touch
    touchesEnded ⇒ touch up
    hitTest(_:with:) ⇒ —
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) ⇒ scene page-sheet; scroll list to=300 animated=yes
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false) ⇒ scene page-sheet; scroll list to=300 animated=no
    scrollView.contentOffset.y ⇒ show list.offset
    scrollView.contentOffset = CGPoint(x: 0, y: 200) ⇒ scene page-sheet; scroll list to=200
    scrollView.isScrollEnabled = false ⇒ disable list.pan
    scrollViewDidScroll(_:) ⇒ show list.offset
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) ⇒ show list.target
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    UISheetPresentationController ⇒ help page-sheet
    .curveEaseInOut ⇒ curve ease-in-out at 0.5
    .beginFromCurrentState ⇒ —
    .allowUserInteraction ⇒ animate card.alpha to=1 duration=0.3 interaction=yes
    UIViewControllerAnimatedTransitioning ⇒ help transition
    UIPercentDrivenInteractiveTransition ⇒ transition push
    percentDrivenTransition.update(0.5) ⇒ scrub 0.5
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    transitionContext.finishInteractiveTransition() ⇒ continue
    interactionController.cancel() ⇒ reverse; continue
    present(detailViewController, animated: true) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    navigationController?.popViewController(animated: true) ⇒ —
    view.layoutIfNeeded() ⇒ —
    UIDynamicAnimator ⇒ —
    UIImpactFeedbackGenerator(style: .medium).impactOccurred() ⇒ —
    withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) ⇒ animate card.alpha to=0 duration=0.3 curve=response(0.3,0.6)
    withAnimation(.easeInOut(duration: 0.3)) { expanded.toggle() } ⇒ scene city-guide timing=ease-in-out; tap on=card
    withAnimation { isExpanded.toggle() } ⇒ tap on=card
    withAnimation(.spring()) { offset = .zero } ⇒ animate card.center to=400,422 duration=0.5 curve=bounce(0.5,0)
    .animation(.spring(response: 0.5, dampingFraction: 0.8), value: isOpen) ⇒ animate card.center.y by=-100 duration=0.5 curve=response(0.5,0.8)
    .animation(.easeInOut, value: x) ⇒ animate card.center.x by=-100 duration=0.35 curve=ease-in-out
    Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86) ⇒ spring response=0.15 ratio=0.86
    .spring(duration: 0.5, bounce: 0.3) ⇒ spring duration=0.5 bounce=0.3
    .interpolatingSpring(stiffness: 170, damping: 26) ⇒ spring mass=1 stiffness=170 damping=26
    .bouncy ⇒ spring duration=0.5 bounce=0.3
    .snappy ⇒ spring duration=0.5 bounce=0.15
    .smooth ⇒ spring duration=0.5 bounce=0
    .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4) ⇒ animator open duration=0.4 curve=cubic(0.2,0.8,0.2,1)
    DragGesture() ⇒ gesture pull pan on=card
    DragGesture(minimumDistance: 20) ⇒ gesture pull pan on=card slop=20
    .gesture(DragGesture().onChanged { value in offset = value.translation }) ⇒ gesture pull pan on=card
    .onChanged ⇒ help pan
    .onEnded ⇒ pan ended
    onEnded { value in } ⇒ pan ended
    value.translation.height ⇒ show pan.translation
    value.predictedEndTranslation ⇒ help rule projection
    predictedEndTranslation.height ⇒ help rule projection
    predictedEndLocation ⇒ help rule projection
    @GestureState private var dragOffset = CGSize.zero ⇒ show pan.translation
    .simultaneousGesture(TapGesture()) ⇒ gesture pull tap on=card with=card.1
    .highPriorityGesture ⇒ gesture card.0 requires=card.1
    LongPressGesture(minimumDuration: 0.5) ⇒ gesture pull press on=card duration=0.5
    .onTapGesture { } ⇒ gesture pull tap on=card
    .onLongPressGesture ⇒ gesture pull press on=card
    .matchedGeometryEffect(id: "card", in: namespace) ⇒ —
    .presentationDetents([.medium, .large]) ⇒ scene page-sheet detents=medium,large
    .sheet(isPresented: $show) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    ScrollViewReader { proxy in proxy.scrollTo(5) } ⇒ scroll list to=440 animated=yes
    .scaleEffect(0.9) ⇒ set card.scale=0.9
    .offset(y: -120) ⇒ set card.center.y=302
    controller.forward() ⇒ start
    _controller.forward(from: 0.0) ⇒ scrub 0; start
    controller.reverse() ⇒ reverse
    controller.stop() ⇒ pause
    controller.reset() ⇒ scrub 0
    controller.value = 0.5 ⇒ scrub 0.5
    controller.value ⇒ show progress
    controller.fling(velocity: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    controller.animateTo(1.0) ⇒ continue
    controller.animateTo(0.5, duration: Duration(milliseconds: 200)) ⇒ scrub 0.5
    controller.animateWith(SpringSimulation(spring, 0, 1, 0)) ⇒ continue curve=spring(mass=1,stiffness=100,damping=10,velocity=1)
    controller.isAnimating ⇒ show running
    controller.status ⇒ show animator.state
    AnimationController(vsync: this, duration: Duration(milliseconds: 300)) ⇒ animator open duration=300ms
    AnimationStatus.completed ⇒ show position
    await tester.pumpAndSettle() ⇒ run
    tester.pumpAndSettle() ⇒ run
    tester.pump(Duration(milliseconds: 100)) ⇒ wait 100ms
    await tester.pump(const Duration(milliseconds: 300)); ⇒ wait 300ms
    tester.pump() ⇒ show
    tester.fling(find.byType(Card), const Offset(0, -300), 1000) ⇒ flick up speed=1000 over=0.3 on=card
    await tester.drag(find.byKey(Key('card')), const Offset(0.0, -120.0)); ⇒ drag by=0,-120 on=card
    tester.tap(find.text('OK')) ⇒ tap on=card
    tester.longPress(find.byType(Card)) ⇒ press on=card
    final gesture = await tester.startGesture(Offset(100, 200)) ⇒ touch down x=100 y=200
    gesture.moveBy(Offset(0, -50)) ⇒ touch move x+=0 y+=-50
    gesture.up() ⇒ touch up
    expect(find.byType(Card), findsOneWidget) ⇒ expect card.alpha 1
    Curves.easeInOut ⇒ curve ease-in-out at 0.5
    Curves.bounceOut ⇒ curve bounce-out at 0.5
    Curves.fastOutSlowIn ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    GestureDetector(onVerticalDragEnd: (d) {}) ⇒ gesture pull pan on=card axis=vertical
    onPanUpdate ⇒ when "pan changed" do show pan.translation
    details.primaryVelocity ⇒ show pan.velocity
    SpringDescription(mass: 1, stiffness: 100, damping: 10) ⇒ spring mass=1 stiffness=100 damping=10
    Modifier.anchoredDraggable ⇒ scene detents
    Modifier.anchoredDraggable(state, Orientation.Vertical) ⇒ scene detents
    Modifier.draggable(rememberDraggableState { }, Orientation.Vertical) ⇒ gesture pull pan on=card axis=vertical
    Modifier.swipeable(state, anchors, orientation = Orientation.Vertical) ⇒ scene detents
    mainClock.advanceTimeBy(100) ⇒ wait 100ms
    composeTestRule.mainClock.advanceTimeBy(500) ⇒ wait 500ms
    mainClock.advanceTimeByFrame() ⇒ wait 1f
    mainClock.autoAdvance = false ⇒ —
    composeTestRule.waitForIdle() ⇒ run
    waitForIdle() ⇒ run
    performTouchInput { swipeUp() } ⇒ swipe up
    onNodeWithTag("card").performTouchInput { swipeDown() } ⇒ swipe down on=card
    performTouchInput { down(center); moveBy(Offset(0f, -100f)); up() } ⇒ drag by=0,-100
    performTouchInput { swipeWithVelocity(start, end, 1000f) } ⇒ flick up speed=1000
    performTouchInput { longClick() } ⇒ press
    onNodeWithTag("card").performClick() ⇒ tap on=card
    performScrollTo() ⇒ scroll list to=440 animated=yes
    animateFloatAsState(targetValue = 1f) ⇒ animate card.alpha to=1 duration=0.3
    animateDpAsState ⇒ animate card.frame.y to=0 duration=0.3
    Animatable(0f) ⇒ animator open
    animatable.animateTo(1f, spring(dampingRatio = 0.7f, stiffness = 200f)) ⇒ animate card.alpha to=1 duration=0.3 curve=response(0.4443,0.7)
    animatable.snapTo(0.4f) ⇒ set card.alpha=0.4
    spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow) ⇒ spring response=0.4443 ratio=0.5
    tween(durationMillis = 300, easing = FastOutSlowInEasing) ⇒ animator open duration=300ms curve=cubic(0.4,0,0.2,1)
    keyframes { durationMillis = 300 } ⇒ layer-animation card.alpha values=0,1,0 times=0,0.5,1 duration=300ms
    AnimatedVisibility(visible = true) ⇒ animate card.alpha to=1 duration=0.3
    detectDragGestures { change, dragAmount -> } ⇒ gesture pull pan on=card
    velocityTracker.calculateVelocity() ⇒ velocity
    state.progress ⇒ show progress
    ModalBottomSheet ⇒ scene page-sheet detents=medium,large
    withSpring(0) ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,100,10)
    offset.value = withSpring(0) ⇒ animate card.center to=400,422 duration=0.3 curve=spring(1,100,10)
    withSpring(100, { damping: 10, stiffness: 100 }) ⇒ animate card.center.y to=100 duration=0.3 curve=spring(1,100,10)
    withTiming(1, { duration: 300 }) ⇒ animate card.alpha to=1 duration=300ms
    withTiming(0) ⇒ animate card.alpha to=0 duration=0.3
    withDecay({ velocity: 500 }) ⇒ flick left speed=500 on=list
    withDelay(200, withTiming(1)) ⇒ animate card.alpha to=1 duration=0.3 delay=200ms
    withSequence(withTiming(1), withTiming(0)) ⇒ —
    withRepeat(withTiming(1), -1, true) ⇒ animate card.alpha to=1 duration=0.3 repeat=forever autoreverse=yes
    useSharedValue(0) ⇒ —
    useAnimatedStyle ⇒ —
    cancelAnimation(offset) ⇒ stop finishing=no
    interpolate(progress.value, [0, 1], [0, 100]) ⇒ follow card.center.y card.1.progress from=0,1 to=0,100
    Gesture.Pan() ⇒ gesture pull pan on=card
    Gesture.Pan().onUpdate((e) => {}) ⇒ when "pan changed" do show pan.translation
    Gesture.Tap() ⇒ gesture pull tap on=card
    Gesture.Simultaneous(pan, tap) ⇒ gesture card.1 with=card.0
    .activeOffsetY([-10, 10]) ⇒ set slop=10
    event.translationY ⇒ show pan.translation
    Easing.bezier(0.25, 0.1, 0.25, 1) ⇒ curve cubic(0.25,0.1,0.25,1) at 0.5
    gsap.to(".box", {x: 100, duration: 1}) ⇒ animate card.frame.x by=100 duration=1
    gsap.to("#card", { y: -120, duration: 0.5, ease: "power2.out" }) ⇒ animate card.frame.y by=-120 duration=0.5 curve=cubic-out
    gsap.fromTo(".box", {opacity: 0}, {opacity: 1}) ⇒ layer-animation card.alpha from=0 to=1 duration=0.5
    tl.progress(0.5) ⇒ scrub 0.5
    tween.pause() ⇒ pause
    tween.timeScale(2) ⇒ —
    gsap.timeline() ⇒ animator open
    tl.seek(0.5) ⇒ at 0.5
    Draggable.create(".box", {type: "y"}) ⇒ gesture pull pan on=card axis=vertical
    element.animate([{opacity: 0}, {opacity: 1}], 300) ⇒ layer-animation card.alpha from=0 to=1 duration=300ms
    animation.currentTime = 150 ⇒ scrub 0.5
    animation.playbackRate = -1 ⇒ reverse
    transition: transform 0.3s ease ⇒ animator open duration=0.3s curve=default
    animation-timing-function: cubic-bezier(0.4, 0, 0.2, 1) ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    requestAnimationFrame(step) ⇒ wait 1f
    app.swipeUp() ⇒ swipe up
    app.swipeDown(velocity: .fast) ⇒ swipe down
    app.buttons["Close"].tap() ⇒ tap on=close
    app.otherElements["card"].press(forDuration: 1.0) ⇒ press for=1 on=card
    app.cells.element(boundBy: 0).swipeLeft() ⇒ swipe left on=card
    start.press(forDuration: 0.1, thenDragTo: end) ⇒ drag by=0,-200 press=0.1
    app.pinch(withScale: 0.5, velocity: 1) ⇒ set card.scale=0.5
    XCUIApplication().launch() ⇒ help scenes
    XCTAssertEqual(card.alpha, 0.5) ⇒ expect card.alpha 0.5
    XCTAssertEqual(animator.state, .active) ⇒ expect animator.state active
    XCTAssertTrue(animator.isRunning) ⇒ expect running yes
    waitForExistence(timeout: 5) ⇒ expect eventually card.alpha 1 in 5
    wait(for: [expectation], timeout: 1.0) ⇒ wait 1
    - swipe: direction: UP ⇒ swipe up
    - tapOn: "card" ⇒ tap on=card
    - waitForAnimationToEnd ⇒ run
    - assertVisible: "card" ⇒ expect card.alpha 1
    onView(withId(R.id.card)).perform(swipeUp()) ⇒ swipe up on=card
    adb shell input swipe 100 500 100 200 300 ⇒ drag x=100 y=500 by=0,-300 over=300ms
    adb shell input tap 195 400 ⇒ tap x=195 y=400
    ls ⇒ show
    ls -la ⇒ show
    cd .. ⇒ —
    pwd ⇒ show
    cat flick.pan ⇒ use flick.pan
    step ⇒ wait 1f
    next ⇒ wait 1f
    n ⇒ wait 1f
    s ⇒ wait 1f
    c ⇒ continue
    run ⇒ runs
    print ⇒ show
    print card.frame ⇒ show card.frame
    p card.1.frame ⇒ show card.1.frame
    po animator ⇒ show animator
    echo hello ⇒ —
    q ⇒ —
    quit() ⇒ —
    exit ⇒ runs
    :q ⇒ —
    :wq ⇒ —
    clear ⇒ —
    history ⇒ runs
    !! ⇒ —
    man pan ⇒ help pan
    pan --help ⇒ help pan
    ? ⇒ runs
    reset ⇒ runs
    restart ⇒ runs
    sleep 1 ⇒ wait 1
    sleep 0.5 ⇒ wait 0.5
    load flick.pan ⇒ use flick.pan
    source flick.pan ⇒ use flick.pan
    rewind ⇒ undo
    whoami ⇒ —
    """#

  private static let misspellings = #"""
    fractioncomplet ⇒ show fraction
    fractonComplete ⇒ show fraction
    startAnimaton ⇒ start
    startAnimaton() ⇒ start
    pauseAnimaton() ⇒ pause
    animator.pasueAnimation() ⇒ pause
    contineAnimation ⇒ continue
    animator.finishAnimaton(at: .end) ⇒ finish at=end
    animator.stopAnimtion(true) ⇒ stop finishing=no
    isRevesed ⇒ show reversed
    isReversd = true ⇒ reverse
    isRuning ⇒ show running
    UIViewPropertyAnimtor ⇒ animator open
    UIPanGestureRecogniser ⇒ gesture pull pan on=card
    UIVeiw.animate(withDuration: 0.3) { card.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.3
    cornerRadus ⇒ show card.radius
    corner radius ⇒ show card.radius
    backgroundColour ⇒ show card.color
    fling upp ⇒ flick up
    flik up ⇒ flick
    swip up ⇒ swipe
    swipe upp ⇒ up
    swipeupp() ⇒ swipe up
    tapp ⇒ tap
    tpa ⇒ tap
    drga by=0,-120 ⇒ drag
    drag by 0 -120 ⇒ write drag by=0,-120
    drag up 120 ⇒ runs
    darg on=card by=0,-120 ⇒ drag
    pan begin ⇒ pan began
    pan bagan ⇒ began
    pan change dy=-120 ⇒ changed
    pan chnaged dy=-120 ⇒ changed
    pan end vy=-300 ⇒ ' is ended here
    pan ennded ⇒ ended
    pan canceled ⇒ pan cancelled
    scurb 0.4 ⇒ scrub
    scrub 40% ⇒ runs
    scrubb 0.4 ⇒ scrub
    advnace 0.1 ⇒ wait 0.1
    advance .1s ⇒ wait 0.1s
    rnu ⇒ run
    runn ⇒ run
    puase ⇒ pause
    contineu ⇒ continue
    revrese ⇒ reverse
    finsh ⇒ finish
    udno ⇒ undo
    histroy ⇒ history
    hlep ⇒ help
    hlep pan ⇒ help
    scene city guide ⇒ city-guide
    scene cityguide ⇒ city-guide
    sence city-guide ⇒ scene
    shwo card.frame ⇒ show
    show card.fram ⇒ card.frame
    expct state expanded ⇒ expect
    expect state expandd ⇒ expanded
    withSpirng(0) ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,100,10)
    tester.pumpAndSetle() ⇒ run
    """#
}
