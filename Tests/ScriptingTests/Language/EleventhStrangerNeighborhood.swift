/// A list, the eleventh, made without looking at the table, with what its judges held to be right.
///
/// The lines are typed in the scene `city-guide`.
extension Neighborhood {
  static let eleventhStranger = parsed(
    ##"""
    pull sheet to medium ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300; run; drag on=sheet by=0,300
    help isManualHitTestingEnabled ⇒ isManualHitTestingEnabled a word of UIKit: property animators isManualHitTestingEnabled =
    keyboardDismissMode ⇒ there is no keyboard
    alwaysBounceVertical ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 always-bounces=both
    timeDilation ⇒ time has no speed. At the prompt, `play speed=0.5` plays
    CATransaction.setDisableActions(true) ⇒ `set` never animates
    help requiresExclusiveTouchType ⇒ requiresExclusiveTouchType a word of UIKit: recognizers requiresExclusiveTouchType = true
    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { card.alpha = 1 } ⇒ animate card.alpha to=1 duration=0.25 delay=0 interaction=yes curve=ease-out
    interpolate(y.value, [0, 300], [1, 0], Extrapolation.CLAMP) ⇒ follow card.alpha card.1.translation.y from=0,300 to=1,0
    animator.stopAnimation(false) ⇒ stop
    UIViewPropertyAnimator(duration: 1, controlPoint1: CGPoint(x: 0.3, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1)) ⇒ animator open duration=1 curve=cubic(0.3,0,0.1,1)
    help minimumDistance ⇒ minimumDistance a word of Options minimumDistance slop gesture fresh pan on=card slop=20
    presentationDetents ⇒ scene page-sheet detents=medium,large
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1) ⇒ curve cubic(0.25,0.1,0.25,1) at 0.5
    set duration to 0.5 ⇒ scene city-guide duration=0.5
    help selectedDetentIdentifier ⇒ selectedDetentIdentifier a word of UIKit: sheets selectedDetentIdentifier = .large scene p
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.75) ⇒ animator animator duration=0.6 curve=spring(0.75)
    help shouldBeRequiredToFailBy ⇒ shouldBeRequiredToFailBy a word of UIKit: recognizers shouldBeRequiredToFailBy gesture OTH
    interactionController.update(0.35) ⇒ scrub 0.35
    XCTAssertEqual(card.frame.minY, 100, accuracy: 0.5) ⇒ expect card.frame.y 100 within 0.5
    dampingRatioMediumBouncy ⇒ spring ratio=0.5 response=0.162
    help lowerBound ⇒ lowerBound a word of Flutter lowerBound drive VIEW.frame.y by=GESTURE range=0,500 or scene
    help CASpringAnimation ⇒ CASpringAnimation a word of Core Animation CASpringAnimation(keyPath: "opacity") animate V
    card.layer.presentation()?.frame ⇒ show card.frame
    help controlPoint1 ⇒ controlPoint1 a word of UIKit: property animators controlPoint1 curve cubic(0.25,0.1,0.25,
    .custom(identifier: .init("small")) { _ in 180 } ⇒ scene page-sheet detents=180,large
    interactionController.finish() ⇒ continue
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    _controller.repeat(reverse: true) ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    if animator.state == .active { animator.stopAnimation(true) } ⇒ stop finishing=no
    animator.finishAnimation(at: .current) ⇒ finish at=current
    .gesture(DragGesture().onChanged { offset = $0.translation.height }) ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; drive card.center by=pull
    help XCUIGestureVelocity ⇒ XCUIGestureVelocity a word of XCUITest XCUIGestureVelocity help swipe The speed is a
    withTiming(1, { duration: 250, easing: Easing.out(Easing.cubic) }) ⇒ animate card.alpha to=1 duration=250ms curve=cubic-out
    help contentOffset ⇒ contentOffset what to type type show list.offset type scroll list to=100 `show`
    scrollViewWillBeginDragging ⇒ when "scroll began" do show list.offset
    completion block called twice ⇒ help double
    card.layer.removeAllAnimations() ⇒ layer-remove on=card; stop finishing=no
    animator.addAnimations({ card.alpha = 0 }, delayFactor: 0.5) ⇒ animate card.alpha to=0 delay=0.5
    UIHoverGestureRecognizer ⇒ there is no pointer that hovers
    help notifyWhenInteractionChanges ⇒ notifyWhenInteractionChanges a word of UIKit: interactive transitions notifyWhenInteractio
    .presentationDetents([.height(200), .fraction(0.6)]) ⇒ scene page-sheet detents=200,455.4
    controller.animateTo(0.5, duration: Duration(milliseconds: 300), curve: Curves.easeOut) ⇒ animate card.alpha to=0.5 duration=300ms curve=ease-out
    help CurvedAnimation ⇒ CurvedAnimation a word of Flutter CurvedAnimation(parent: …, curve: .easeOut) animator NAM
    compare spring and ease out ⇒ scene city-guide; tap on=card; run; compare timings spring(0.8) ease-out
    pausesOnCompletion ⇒ set pauses-on-completion=yes
    fling up fast ⇒ flick up
    matchedGeometryEffect ⇒ animate the frame of one view instead
    DraggableScrollableSheet(initialChildSize: 0.4, minChildSize: 0.2, maxChildSize: 0.9, snap: true) ⇒ scene blank; view sheet frame=0,506,390,800; gesture pull pan on=sheet axis=vertical; drive sheet.frame.y by=p
    man pan ⇒ help pan
    help VelocityTracker ⇒ VelocityTracker a word of Flutter VelocityTracker(…) velocity velocityTracker.addPosition(
    scrollView.setContentOffset(CGPoint(x: 0, y: 240), animated: true) ⇒ scene page-sheet; scroll list to=240 animated=yes
    crash when releasing animator ⇒ help release a paused or stopped animator
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    help CAKeyframeAnimation ⇒ CAKeyframeAnimation a word of Core Animation CAKeyframeAnimation(keyPath: "opacity") layer
    interactionController?.cancel() ⇒ reverse; continue
    let t = pan.translation(in: view) ⇒ show pan.translation
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.3) ⇒ continue factor=0.3
    prefersGrabberVisible ⇒ the grabber isn't drawn; the sheet itself is dragged: `drag
    help autoreverse ⇒ autoreverse= an option animate whether each cycle also runs back, without an
    waitForExistence ⇒ expect eventually card.alpha 1 in 0.3
    performTouchInput { swipeUp(startY = 800f, endY = 200f, durationMillis = 150) } ⇒ drag x=195 y=800 by=0,-600 over=150ms
    two finger pan ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card min=2
    animatable.snapTo(0.25f) ⇒ set card.alpha=0.25
    help splineBasedDecay ⇒ splineBasedDecay a word of Compose splineBasedDecay(…) not modeled Android's spline isn't
    for i in 1 2 3; do tap card; done ⇒ there are no loops; `case` runs a test with several
    help DragGesture ⇒ DragGesture a word of SwiftUI DragGesture(minimumDistance: N, …) gesture NAME pan on=VIEW
    export -p ⇒ set
    go halfway ⇒ scrub 0.5
    app.cells["row.3"].swipeLeft(velocity: .fast) ⇒ swipe left speed=2000 on=card
    DraggableAnchors { Half at 400f; Full at 0f } ⇒ scene blank; view card frame=20,400,350,350; gesture pull pan on=card; drive card.frame.y by=pull anchors=0,40
    print(animator.isRunning) ⇒ show running
    velocityThreshold ⇒ set rule=flick-or-half speed=300
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so there is
    LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()) ⇒ scene blank; view card frame=70,247,250,350; gesture pull press on=card duration=0.5; drive card.center by=pul
    await tester.pump(const Duration(milliseconds: 16)); ⇒ wait 16ms
    help isModalInPresentation ⇒ isModalInPresentation a word of UIKit: sheets isModalInPresentation = true scene page-shee
    lift finger ⇒ here it is 'touch up', which is refused now: finger
    set damping 0.8 ⇒ scene detents damping=0.8
    double tap card ⇒ tap taps=2 on=card
    state.settle(velocity = 900f) ⇒ pan began; pan ended vy=900
    grab the card while it is moving ⇒ pan began
    gsap.to(".card", { y: -300, duration: 0.5, ease: "power2.out" }) ⇒ animate card.frame.y by=-300 duration=0.5 curve=cubic-out
    swipe down slowly ⇒ swipe down speed=400
    composeTestRule.waitForIdle() ⇒ run
    why did it snap back ⇒ why rule
    if recognizer.state == .ended ⇒ when "pan ended" do show pan.velocity
    UISpringTimingParameters ⇒ help curve spring
    await tester.timedDrag(find.text('Row 2'), Offset(-150, 0), Duration(milliseconds: 400)); ⇒ drag by=-150,0 over=400ms
    animation runs backwards ⇒ show reversed
    overrideInheritedDuration ⇒ blocks don't inherit durations; each `animate` line has its own
    rewind to 0.2s ⇒ here it is 'undo until 0.2s', which is refused now:
    help gestureRecognizerShouldBegin ⇒ gestureRecognizerShouldBegin a word of UIKit: recognizers gestureRecognizerShouldBegin(…)
    await tester.pumpAndSettle(); ⇒ run
    DragGesture(minimumDistance: 20).onEnded { v in print(v.predictedEndTranslation.height) } ⇒ gesture pull pan on=card slop=20; when "pan ended" do show pan.velocity
    jumps when I grab it ⇒ help jumps
    minimumPressDuration ⇒ gesture pull press on=card duration=0.5
    largestUndimmedDetentIdentifier ⇒ the dimming is always that of the largest detent
    help delaysContentTouches ⇒ delaysContentTouches a word of Options delaysContentTouches delays-touches scroll-view fre
    scrollView.contentOffset.y = 120 ⇒ scene page-sheet; scroll list to=120
    history | tail -5 ⇒ history 5
    UIView.animate(springDuration: 0.5, bounce: 0.2) { card.frame.origin.y = 0 } ⇒ animate card.frame.y to=0 duration=0.5 curve=bounce(0.5,0.2)
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.transform = .identity } ⇒ animate card.scale to=1 start=0.5 length=0.5
    animator.startAnimation(afterDelay: 0.25) ⇒ start after=0.25
    animator.addCompletion { position in print(position) } ⇒ when "completed" do show position
    delaysTouchesEnded ⇒ only the beginning of touches can be delayed: `gesture mine
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animateFloatAsState ⇒ animate card.alpha to=0 duration=0.3
    help isAdditive ⇒ isAdditive a word of Options isAdditive additive layer-animation card.alpha from=1 to=0 du
    help confirmValueChange ⇒ confirmValueChange a word of Compose confirmValueChange not modeled A rule decides; `help
    help withAnimation ⇒ withAnimation a word of SwiftUI withAnimation(…) animate VIEW.alpha to=0 duration=0.35 Any
    fillMode ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 fill=forwards
    UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: 0, dy: 2)) ⇒ animator open curve=spring(1,200,20) velocity=0,2
    card.press(forDuration: 0.2, thenDragTo: target, withVelocity: 600, thenHoldForDuration: 0.1) ⇒ drag on=card by=0,-200 press=0.2 over=0.3333 hold=0.1
    help UIPercentDrivenInteractiveTransition ⇒ UIPercentDrivenInteractiveTransition a word of UIKit: interactive transitions UIPercentDri
    help delayFactor ⇒ delayFactor a word of UIKit: property animators delayFactor animate VIEW.alpha to=0 delay=
    AnimationStatus.dismissed ⇒ show position
    simultaneousWithExternalGesture ⇒ gesture card.1 with=card.0
    spring(dampingRatio = Spring.DampingRatioLowBouncy, stiffness = Spring.StiffnessMedium) ⇒ spring response=0.1622 ratio=0.75
    UIView.performWithoutAnimation { card.alpha = 0.5 } ⇒ set card.alpha=0.5
    await tester.drag(find.byType(Card), const Offset(0, -300)); ⇒ drag by=0,-300 on=card
    scrollView.bounces = false ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=no
    help preferredFrameRateRange ⇒ preferredFrameRateRange a word of Core Animation preferredFrameRateRange = … set rate=120
    help mainClock ⇒ mainClock a word of Compose mainClock help wait Advances by a time:
    help GestureArenaManager ⇒ GestureArenaManager a word of Names gesture arena help gesture `requires=` and `with=`
    scrollView.panGestureRecognizer.velocity(in: nil).y ⇒ show list.speed
    composeTestRule.mainClock.advanceTimeBy(500) ⇒ wait 500ms
    expect(controller.status, AnimationStatus.completed); ⇒ expect position end
    presentationControllerDidAttemptToDismiss ⇒ scene page-sheet modal=yes; when "sheet settles" do show detent
    setAnimationsEnabled ⇒ no statement switches all animations off; `set card.alpha=0` changes a
    how long until it stops ⇒ show remaining
    durationFactor ⇒ continue factor=0.5
    slow motion ⇒ here it is 'play speed=0.25', which is refused now: this
    help isInteractive ⇒ isInteractive a word of UIKit: interactive transitions isInteractive show transition.inter
    help initialVelocity ⇒ initialVelocity what to type type help animator type continue curve=spring(ratio=1,velocit
    .interactiveDismissDisabled(true) ⇒ scene page-sheet modal=yes
    help interruptibleAnimator ⇒ interruptibleAnimator a word of UIKit: interactive transitions interruptibleAnimator(using
    longPress.minimumPressDuration = 0.3 ⇒ gesture pull press on=card duration=0.3
    help minFlingVelocity ⇒ minFlingVelocity a word of Compose minFlingVelocity set rule=flick-or-half speed=300 The s
    is it still running ⇒ show running
    transitionContext.updateInteractiveTransition(0.6) ⇒ scrub 0.6
    help UIRotationGestureRecognizer ⇒ UIRotationGestureRecognizer a word of UIKit: recognizers UIRotationGestureRecognizer(…) no
    controller.value = 0.3; ⇒ scrub 0.3
    details.primaryVelocity! > 700 ⇒ set rule=flick-or-half speed=700
    help prefersScrollingExpandsWhenScrolledToEdge ⇒ prefersScrollingExpandsWhenScrolledToEdge a word of UIKit: sheets prefersScrollingExpandsW
    animatable.animateDecay(velocity, exponentialDecay()) ⇒ flick left speed=500 on=list
    UIPinchGestureRecognizer ⇒ pinches aren't modeled: no recognizer here needs two moving fingers;
    ls ⇒ show
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false ⇒ help page-sheet
    GestureDetector(onVerticalDragUpdate: (d) => controller.value -= d.primaryDelta! / 400) ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card axis=vertical; animator open duration=0.
    let a = CABasicAnimation(keyPath: "position.y") ⇒ layer-animation card.center.y to=1 duration=0.25
    record my gesture ⇒ help touches
    show velocity ⇒ did you mean 'pan.velocity'?
    flick left 1200 ⇒ flick left speed=1200
    autoAdvance ⇒ time passes only when a statement advances it
    :q ⇒ `quit` ends the session
    pan --help ⇒ help pan
    tap.numberOfTapsRequired = 2 ⇒ gesture pull tap on=card taps=2
    animatable.animateTo(1f, animationSpec = tween(300, easing = FastOutSlowInEasing)) ⇒ animate card.frame.y to=1 duration=300ms curve=cubic(0.4,0,0.2,1)
    help beginFromCurrentState ⇒ beginFromCurrentState a word of UIKit: view animations beginFromCurrentState not modeled A
    recognizer.isEnabled = false ⇒ disable card.1
    .animation(.easeInOut(duration: 0.3), value: isOpen) ⇒ animate card.center.y by=-100 duration=0.3 curve=ease-in-out
    UIViewControllerTransitionCoordinator ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; animate card.alpha to=0 on=push
    wantsInteractiveStart ⇒ help transition
    !! ⇒ the up arrow takes the last line; `again` repeats the
    start.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).tap() ⇒ tap x=195 y=760
    CADisplayLink ⇒ wait 1f
    interactiveSpring ⇒ spring response=0.15 ratio=0.86
    abs(velocity.x) > abs(velocity.y) ⇒ gesture pull pan on=card axis=horizontal
    await gesture.moveBy(const Offset(0, -40)); ⇒ here it is 'touch move x+=0 y+=-40', which is refused
    help performWithoutAnimation ⇒ performWithoutAnimation a word of UIKit: view animations performWithoutAnimation({ card.al
    help awaitTouchSlopOrCancellation ⇒ awaitTouchSlopOrCancellation a word of Compose awaitTouchSlopOrCancellation(…) help slop `
    Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5) ⇒ animator open duration=0.5 curve=cubic(0.2,0.8,0.2,1)
    shouldRecognizeSimultaneouslyWith ⇒ gesture card.1 with=card.0
    help UICubicTimingParameters ⇒ UICubicTimingParameters a word of UIKit: property animators UICubicTimingParameters(animat
    await gesture.up(); ⇒ here it is 'touch up', which is refused now: finger
    recognizer.velocity(in: view).y ⇒ show pan.velocity
    element.swipeUp() ⇒ swipe up on=card
    case .cancelled: animator.isReversed = true ⇒ why then
    where is the card now ⇒ show card.frame
    isPagingEnabled ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    tl.progress(0.5).pause() ⇒ pause; scrub 0.5
    isUserInteractionEnabled ⇒ show card.interaction
    CATransaction ⇒ layer-animation card.alpha from=1 to=0 duration=0.8
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap))) ⇒ gesture pull tap on=card
    AnchoredDraggableState(initialValue = Closed, positionalThreshold = { it * 0.5f }, velocityThreshold = { 125f }) ⇒ set rule=flick-or-half threshold=0.5 speed=125
    time run ⇒ run
    list all views ⇒ show
    sheetController.animateTo(0.9, duration: Duration(milliseconds: 200), curve: Curves.easeInOut) ⇒ animate card.frame.y to=84 duration=200ms curve=ease-in-out
    keyframes { durationMillis = 375; 0.4f at 150 using LinearEasing } ⇒ layer-animation card.alpha values=0,0.4,1 times=0,0.4,1 duration=375ms curves=linear,linear
    minimumNumberOfTouches ⇒ gesture pull pan on=card min=1
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large } ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300; run
    detectDragGestures(onDragEnd = { scope.launch { open() } }) { change, drag -> offset += drag.y } ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; drive card.center by=pull
    cancelsTouchesInView ⇒ gesture pull pan on=card cancels=no
    drag card to top ⇒ drag up 400
    .simultaneousGesture(TapGesture(count: 2)) ⇒ gesture pull tap on=card taps=2 with=card.0
    controller.animateWith(SpringSimulation(SpringDescription(mass: 30, stiffness: 1, damping: 1), 0, 1, -2.5)) ⇒ continue curve=spring(mass=30,stiffness=1,damping=1,velocity=-2.5)
    next frame ⇒ wait 1f
    nestedScroll ⇒ help drive
    clear ⇒ Ctrl-L clears the screen; `undo` takes statements back
    dismiss(animated: true) ⇒ tap on=close
    layer.speed = 0 ⇒ a layer has no speed; an animation has: `layer-animation card.alpha
    adjustedContentInset ⇒ show list.insets
    animator.isReversed.toggle() ⇒ reverse
    await tester.fling(find.byKey(Key('list')), const Offset(0, -200), 1200); ⇒ flick up speed=1200 over=0.1667 on=list
    turn off rubber banding ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=no
    which gesture won ⇒ why won
    interrupt with a call ⇒ help cancelled
    viewForKey ⇒ show
    spring.initialVelocity = 8 ⇒ spring mass=1 stiffness=100 damping=10 velocity=8
    allowUserInteraction ⇒ animate card.alpha to=1 duration=0.3 interaction=yes
    help delaysTouchesBegan ⇒ delaysTouchesBegan a word of UIKit: recognizers delaysTouchesBegan = true gesture NAME pan
    check that the card is expanded ⇒ expect state expanded
    app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.7) ⇒ scrub 0.7
    HorizontalDragGestureRecognizer ⇒ gesture pull pan on=card axis=horizontal
    UIViewAnimatingState ⇒ show animator.state
    help PhaseAnimator ⇒ PhaseAnimator a word of SwiftUI PhaseAnimator(…) not modeled Phases aren't modeled; `when
    help GestureState ⇒ GestureState a word of SwiftUI GestureState(…) show pan.translation Nothing is stored: the
    help transitionWasCancelled ⇒ transitionWasCancelled a word of UIKit: interactive transitions transitionWasCancelled sho
    highPriorityGesture ⇒ gesture card.0 requires=card.1
    settlingDuration ⇒ spring mass=1 stiffness=100 damping=10
    card.transform = CGAffineTransform(scaleX: 0.95, y: 0.95) ⇒ set card.scale=0.95
    controller.reverse(from: 0.8); ⇒ scrub 0.8; reverse; continue
    help scrollViewDidEndDecelerating ⇒ scrollViewDidEndDecelerating a word of UIKit: scroll views scrollViewDidEndDecelerating(…)
    wait 300ms ⇒ nothing moved because nothing is in flight
    the list scrolls instead of the sheet ⇒ help list scrolls instead
    help positionalThreshold ⇒ positionalThreshold a word of Compose positionalThreshold set rule=flick-or-half threshold
    help snapSizes ⇒ snapSizes a word of Flutter snapSizes: … help drive Connects a pan
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { expanded.toggle() } ⇒ scene city-guide timing=response(0.4,0.8); tap on=card
    BouncingScrollPhysics ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=yes
    ScrollTrigger ⇒ follow card.center.y list.offset from=0,200 to=0,100
    timingCurveType ⇒ help curves
    Gesture.Pan().activeOffsetX([-10, 10]).failOffsetY([-5, 5]) ⇒ gesture pull pan on=card slop=10 axis=horizontal
    canCancelContentTouches ⇒ a pan always takes touches over from the content
    help isTracking ⇒ isTracking a word of UIKit: scroll views isTracking show touches It counts
    help scrubsLinearly ⇒ scrubsLinearly a word of UIKit: property animators scrubsLinearly = true set scrubs-linear
    layer.timeOffset = 0.4 ⇒ a layer has no time; an animation has: `layer-animation card.alpha
    help isInterruptible ⇒ isInterruptible a word of UIKit: property animators isInterruptible = true set interruptib
    my tap does nothing during the animation ⇒ help not tap animating
    FrictionSimulation ⇒ spring mass=1 stiffness=100 damping=10 at 0.5
    help timeOffset ⇒ timeOffset a word of Core Animation timeOffset layer-animation VIEW.alpha from=1 to=0 dura
    scrollController.jumpTo(350) ⇒ scroll list to=350
    move finger up 80 ⇒ drag up 80
    DismissDirection ⇒ gesture pull pan on=card axis=horizontal
    UIScreenEdgePanGestureRecognizer ⇒ help UIScreenEdgePanGestureRecognizer
    controller.fling(velocity: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    navigationController?.popViewController(animated: true) ⇒ there are no view controllers; `help rule cupertino-back` decides a
    completionSpeed ⇒ transition push completion-speed=0.5
    long press row 2 ⇒ scene pokedex-list; press on=row.2
    presentationLayer ⇒ show card.frame
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    help activeOffsetY ⇒ activeOffsetY a word of React Native activeOffsetY(…) set slop=10 Or `slop=10 axis=vertica
    targetContentOffset.pointee.y = 400 ⇒ when "scroll released" do scroll list to=400 animated=yes
    UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: .init(dx: 0, dy: -4)) ⇒ animator open curve=spring(0.8) velocity=0,-4
    help coalescedTouches ⇒ coalescedTouches a word of UIKit: recognizers coalescedTouches(…) drag on=VIEW by=0,-200 r
    final gesture = await tester.startGesture(const Offset(200, 500)); ⇒ touch down x=200 y=500
    transitionContext.pauseInteractiveTransition() ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push; pause on=push
    cancelAnimation(translateY) ⇒ stop finishing=no
    predictedTouches ⇒ touches aren't predicted; `set rule=projection` projects the lift-off
    help finalPosition ⇒ finalPosition a word of UIKit: property animators finalPosition show position The position
    hold still for 0.2s then release ⇒ drag by=0,-120 hold=0.2s
    panGesture.require(toFail: edgePan) ⇒ help gesture
    help withDecay ⇒ withDecay a word of React Native withDecay({ velocity: 900, … }) flick
    make it bouncier ⇒ animate card.center.y by=-100 duration=0.5 curve=spring(0.5)
    kTouchSlop ⇒ set slop=18
    rule.mainClock.advanceTimeByFrame() ⇒ wait 1f
    UIView.animate(withDuration: 0.4, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 3) { box.center.y = 300 } ⇒ animate card.center.y to=300 duration=0.4 delay=0.1 curve=spring(ratio=0.7,velocity=3)
    animate(box, { scale: 1.2 }, { type: "spring", bounce: 0.3 }) ⇒ animate card.scale to=1.2 duration=0.8 curve=bounce(0.8,0.3)
    springTimingParameters ⇒ animator open duration=0.4 curve=spring(0.8)
    animator.isReversed = true ⇒ reverse
    source gestures/open.pan ⇒ here it is 'use gestures/open.pan', which is refused now: 'gestures/open.pan'
    help completionCurve ⇒ completionCurve a word of UIKit: interactive transitions completionCurve = .easeOut transi
    help numberOfTapsRequired ⇒ numberOfTapsRequired a word of UIKit: recognizers numberOfTapsRequired gesture NAME tap on
    help allowableMovement ⇒ allowableMovement a word of UIKit: recognizers allowableMovement = N not modeled How
    start over ⇒ `reset` starts the scene again
    unanimatedFraction ⇒ show fraction remaining
    predictedEndTranslation ⇒ set rule=projection
    diff a.pan b.pan ⇒ files aren't compared: `diff` compares branches of a session, as
    controller.stop(canceled: false) ⇒ pause
    animationEnded ⇒ when "transition finished" do show
    assert progress > 0.5 ⇒ expect progress > 0.5
    help decelerationRate ⇒ decelerationRate a word of UIKit: scroll views decelerationRate scroll-view NAME frame=0,9
    help isRemovedOnCompletion ⇒ isRemovedOnCompletion a word of Options isRemovedOnCompletion removed layer-animation card
    func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true } ⇒ gesture card.1 with=card.0
    onNodeWithTag("card").performTouchInput { down(center); moveBy(Offset(0f, -120f)); up() } ⇒ drag by=0,-120 on=card
    help isDirectionalLockEnabled ⇒ isDirectionalLockEnabled a word of UIKit: scroll views isDirectionalLockEnabled help scrol
    help Curves.fastOutSlowIn ⇒ fastOutSlowIn a word of Curves fastOutSlowIn cubic(0.4,0,0.2,1)
    how fast do I have to flick to open it ⇒ why rule
    cancel the gesture ⇒ help cancelled
    TweenSequence ⇒ help layer-animation
    help ClampingScrollPhysics ⇒ ClampingScrollPhysics a word of Flutter ClampingScrollPhysics(…) help scroll-view Adds a s
    change threshold to 30% ⇒ set rule=flick-or-half threshold=0.3
    grep velocity ⇒ help velocity
    - swipe: {start: "50%, 90%", end: "50%, 20%", duration: 300} ⇒ drag by=0,-591 over=300ms
    cat flick.pan ⇒ here it is 'use flick.pan', which is refused now: 'flick.pan'
    offset.value = withSpring(0, { damping: 15, stiffness: 120 }) ⇒ animate card.center to=400,422 duration=0.3 curve=spring(1,120,15)
    """##)

  /// The lines that don't lead to the right place yet, with a part of the answer that would be right.
  static let eleventhStrangerOpen = parsed(
    ##"""
    play at 0.5x ⇒ write `play speed=0.5`
    what happens if I let go at 60 percent ⇒ compare rules
    """##)
}
