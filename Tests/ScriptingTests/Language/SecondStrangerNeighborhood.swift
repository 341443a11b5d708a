/// A third list, made of the documentation of other frameworks without looking at the table, and its
/// misspellings, with what their judge held to be right.
///
/// The lines are typed in the example scene. Of a line that begins with `help`, the answer contains the
/// text.
extension Neighborhood {
  static let secondStranger = parsed(
    #"""
    fractionComplete ⇒ show fraction
    animator.fractionComplete = 0.5 ⇒ scrub 0.5
    help fractionComplete ⇒ scrub N on=ANIMATOR
    animator.startAnimation() ⇒ start
    help startAnimation ⇒ start on=ANIMATOR
    animator.startAnimation(afterDelay: 0.25) ⇒ start after=0.25
    animator.pauseAnimation() ⇒ pause
    pauseAnimation ⇒ pause
    help pauseAnimation ⇒ pause on=ANIMATOR
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 0.5) ⇒ continue factor=0.5 curve=spring(0.8)
    help continueAnimation ⇒ continue on=ANIMATOR
    help durationFactor ⇒ factor
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    help stopAnimation ⇒ stop on=ANIMATOR
    animator.finishAnimation(at: .current) ⇒ finish at=current
    finishAnimation(at: .end) ⇒ finish at=end
    help finishAnimation ⇒ finish on=ANIMATOR
    animator.isReversed = true ⇒ reverse
    isReversed ⇒ show reversed
    help isReversed ⇒ reverse on=ANIMATOR
    animator.isReversed.toggle() ⇒ reverse
    animator.state ⇒ inactive
    help UIViewAnimatingState ⇒ UIViewAnimatingState a word of UIKit: property animators UIViewAnimatingState sh
    help UIViewAnimatingPosition ⇒ help position
    animator.isRunning ⇒ show running
    isRunning ⇒ show running
    pausesOnCompletion ⇒ set pauses-on-completion=yes
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    help pausesOnCompletion ⇒ set pauses-on-completion=yes on=ANIMATOR
    scrubsLinearly ⇒ set scrubs-linearly=yes
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    help scrubsLinearly ⇒ set scrubs-linearly=yes on=ANIMATOR
    animator.isInterruptible = false ⇒ set interruptible=no
    help isInterruptible ⇒ set interruptible=yes on=ANIMATOR
    isUserInteractionEnabled ⇒ show card.interaction
    isManualHitTestingEnabled ⇒ set manual-hit-testing=yes
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5) ⇒ animate card.alpha to=0 delay=0.5
    help addAnimations ⇒ animate card.alpha to=0 on=ANIMATOR
    animator.addCompletion { position in print(position) } ⇒ show position
    help addCompletion ⇒ handler on=ANIMATOR
    UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) ⇒ animator open duration=0.5 curve=ease-in-out
    UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) ⇒ animator open duration=1 curve=spring(0.7)
    UIViewPropertyAnimator(duration: 0.4, controlPoint1: CGPoint(x: 0.1, y: 0.5), controlPoint2: CGPoint(x: 0.5, y: 0.2)) ⇒ animator open duration=0.4 curve=cubic(0.1,0.5,0.5,0.2)
    help UIViewPropertyAnimator ⇒ animator NAME
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0) ⇒ running fade card.alpha to=0 duration=0.3 delay=0
    animator.duration = 2 ⇒ help animator
    animator.delay ⇒ show remaining
    help UISpringTimingParameters ⇒ animator NAME curve=spring(N)
    UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 4)) ⇒ animator open curve=spring(0.8) velocity=0,4
    UISpringTimingParameters(mass: 1, stiffness: 180, damping: 20, initialVelocity: .zero) ⇒ animator open curve=spring(1,180,20) velocity=0,0
    UISpringTimingParameters(duration: 0.5, bounce: 0.2) ⇒ animator open curve=bounce(0.5,0.2)
    help initialVelocity ⇒ help animator
    initialVelocity ⇒ help animator
    UICubicTimingParameters(animationCurve: .easeOut) ⇒ animator open curve=ease-out
    help UICubicTimingParameters ⇒ animator NAME curve=ease-out
    UITimingCurveProvider ⇒ animator open duration=0.4 curve=ease-out
    help timingCurveType ⇒ help curves
    dampingRatio ⇒ spring response=0.5 ratio=0.8
    help dampingRatio ⇒ spring response=0.5 ratio=0.8
    UIViewAnimating ⇒ help start
    UIViewImplicitlyAnimating ⇒ animate card.alpha to=0
    UIPercentDrivenInteractiveTransition ⇒ help transition
    help UIPercentDrivenInteractiveTransition ⇒ help transition
    interactor.update(0.4) ⇒ scrub 0.4
    transition.finish() ⇒ continue
    transition.cancel() ⇒ reverse; continue
    percentComplete ⇒ show progress
    completionSpeed ⇒ transition push completion-speed=0.5
    help completionSpeed ⇒ transition NAME completion-speed=N
    help completionCurve ⇒ transition NAME completion-curve=ease-out
    wantsInteractiveStart = false ⇒ transition push interactive=no
    help wantsInteractiveStart ⇒ transition NAME interactive=yes
    timingCurve ⇒ transition push duration=0.4 curve=ease-out
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    help interruptibleAnimator(using:) ⇒ help animator
    animateTransition(using:) ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push
    help transitionDuration ⇒ show duration
    updateInteractiveTransition: 0.3 ⇒ scrub 0.3
    pauseInteractiveTransition ⇒ pause
    UIPanGestureRecognizer ⇒ help UIPanGestureRecognizer
    help UIPanGestureRecognizer ⇒ gesture NAME pan on=VIEW
    pan.translation(in: view) ⇒ show pan.translation
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    help setTranslation ⇒ not modeled
    pan.velocity(in: view) ⇒ show pan.velocity
    help velocity(in:) ⇒ show pan.velocity
    location(in: view) ⇒ show pan.location
    recognizer.state == .ended ⇒ show pan.state
    help UIGestureRecognizer.State ⇒ pan began
    pan cancelled ⇒ pan began
    pan failed ⇒ why lost
    gesture.isEnabled = false ⇒ disable card.1
    help cancelsTouchesInView ⇒ gesture NAME tap on=VIEW cancels=yes
    delaysTouchesBegan ⇒ gesture pull pan on=card delays=yes
    tap.require(toFail: doubleTap) ⇒ gesture double tap on=card taps=2
    help require(toFail:) ⇒ gesture GESTURE requires=OTHER or
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) ⇒ gesture card.1 with=card.0
    help gestureRecognizerShouldBegin ⇒ set axis=vertical
    help shouldReceiveTouch ⇒ shouldReceiveTouch a word of UIKit: recognizers shouldReceiveTouch set VIEW.inte
    minimumNumberOfTouches = 2 ⇒ gesture pull pan on=card min=2
    allowedScrollTypesMask ⇒ —
    UIScreenEdgePanGestureRecognizer ⇒ help UIScreenEdgePanGestureRecognizer
    help UILongPressGestureRecognizer ⇒ gesture NAME press on=VIEW
    UISwipeGestureRecognizer.direction = .up ⇒ gesture swipe swipe on=card direction=up
    pinch.scale = 1.5 ⇒ set card.scale=1.5
    touchesBegan(_:with:) ⇒ touch down on=card
    help touchesCancelled ⇒ touch cancel
    scrollView.contentOffset = CGPoint(x: 0, y: 200) ⇒ scene page-sheet; scroll list to=200
    setContentOffset(CGPoint(x: 0, y: 300), animated: true) ⇒ scene page-sheet; scroll list to=300 animated=yes
    help decelerationRate ⇒ help scroll-view
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) ⇒ show list.target
    help targetContentOffset ⇒ show LIST.target
    isDecelerating ⇒ show list.decelerating
    help alwaysBounceVertical ⇒ scroll-view NAME frame=0,91,390,753 content=390x4000 always-bounces=vertical
    isPagingEnabled = true ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    help UISheetPresentationController ⇒ help page-sheet
    sheet.selectedDetentIdentifier = .medium ⇒ scene page-sheet detents=medium,large
    help largestUndimmedDetentIdentifier ⇒ not modeled
    prefersScrollingExpandsWhenScrolledToEdge ⇒ help page-sheet
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5) ⇒ animate card.alpha to=0 duration=0.3 delay=0 curve=spring(ratio=0.7,velocity=0.5)
    help beginFromCurrentState ⇒ not modeled
    help layer.presentation() ⇒ show VIEW.frame
    view.layer.speed = 0 ⇒ —
    layer.timeOffset = 0.5 ⇒ —
    help settlingDuration ⇒ spring mass=1 stiffness=100 damping=10
    CASpringAnimation(keyPath: "position.y") ⇒ animate card.center.y to=1 duration=0.3 curve=spring(1,100,10)
    DragGesture() ⇒ gesture pull pan on=card
    help DragGesture ⇒ gesture NAME pan on=VIEW slop=N
    DragGesture(minimumDistance: 10, coordinateSpace: .local) ⇒ gesture pull pan on=card slop=10
    .onChanged { value in offset = value.translation } ⇒ help pan
    .onEnded { value in } ⇒ when "pan ended" do show pan.velocity
    help onEnded ⇒ pan ended
    predictedEndTranslation ⇒ help rule projection
    help predictedEndLocation ⇒ help rule projection
    value.velocity.height ⇒ show pan.velocity
    value.startLocation ⇒ show pan.location
    @GestureState var dragOffset = CGSize.zero ⇒ show pan.translation
    help GestureState ⇒ help drive
    .updating($dragOffset) { value, state, transaction in } ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card;
    withAnimation(.spring()) { expanded = true } ⇒ scene city-guide timing=bounce(0.5,0); tap on=card
    withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { offset = .zero } ⇒ animate card.center to=400,422 duration=0.3 curve=response(0.3,0.7)
    help interactiveSpring ⇒ spring response=T ratio=N
    .animation(.interpolatingSpring(stiffness: 170, damping: 15), value: isOpen) ⇒ animate card.center.y by=-100 duration=0.5 curve=spring(mass=1,stiffne
    help dampingFraction ⇒ ratio curve=spring(N)
    help response ⇒ response= an option
    .spring(duration: 0.5, bounce: 0.2) ⇒ spring duration=0.5 bounce=0.2
    help bouncy ⇒ spring duration=T bounce=0.3
    .snappy ⇒ spring duration=0.5 bounce=0.15
    .smooth(duration: 0.4) ⇒ spring duration=0.4 bounce=0
    LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()) ⇒ scene blank; view card frame=70,247,250,350; gesture pull press on=car
    .simultaneousGesture(TapGesture()) ⇒ gesture pull tap on=card with=card.1
    help highPriorityGesture ⇒ gesture OTHER requires=GESTURE or help gesture
    MagnifyGesture ⇒ —
    matchedGeometryEffect(id: "card", in: namespace) ⇒ —
    help withAnimation completion ⇒ help handler
    .transition(.move(edge: .bottom)) ⇒ layer-animation card.center.y from=
    PhaseAnimator ⇒ —
    help KeyframeAnimator ⇒ help layer-animation
    .presentationDetents([.medium, .large]) ⇒ scene page-sheet detents=medium,large
    scrollTargetBehavior(.paging) ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    help Transaction ⇒ each `animate` line has its own timing
    AnimationController(vsync: this, duration: const Duration(milliseconds: 300)) ⇒ animator open duration=300ms
    help AnimationController ⇒ help dive-deeper
    controller.forward() ⇒ start
    controller.forward(from: 0.0) ⇒ scrub 0; start
    controller.reverse() ⇒ reverse
    controller.value = 0.5 ⇒ scrub 0.5
    controller.stop() ⇒ pause
    controller.fling(velocity: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    help fling ⇒ continue curve=spring(ratio=1,velocity=N) on=ANIMATOR
    controller.animateTo(0.8, curve: Curves.easeOut) ⇒ scrub 0.8
    animateWith(SpringSimulation(spring, 0, 1, -unitVelocity)) ⇒ continue curve=spring(mass=1,stiffness=100,damping=10,velocity=1)
    help SpringSimulation ⇒ spring mass=M stiffness=K damping=C
    SpringDescription(mass: 30, stiffness: 1, damping: 1) ⇒ spring mass=30 stiffness=1 damping=1
    help SpringDescription.withDampingRatio ⇒ SpringDescription.withDampingRatio a word of Flutter SpringDescription.withDampi
    FrictionSimulation(0.135, 0, 1200) ⇒ help scroll-view
    help BouncingScrollPhysics ⇒ help scroll-view
    controller.status ⇒ show animator.state
    help AnimationStatus ⇒ show animator.state
    addStatusListener ⇒ when "completed" do show position
    await tester.pump(const Duration(milliseconds: 100)) ⇒ wait 100ms
    help pumpAndSettle ⇒ run
    tester.pumpAndSettle() ⇒ run
    tester.drag(find.byType(Card), const Offset(0, -120)) ⇒ drag by=0,-120 on=card
    tester.fling(find.byType(ListView), const Offset(0, -200), 3000) ⇒ flick up speed=3000 over=0.0667
    help timedDrag ⇒ drag by=X,Y over=300ms on=VIEW
    tester.startGesture(const Offset(100, 300)) ⇒ touch down x=100 y=300
    onPanUpdate: (details) => setState(() => y += details.delta.dy) ⇒ when "pan changed" do show pan.translation
    details.primaryVelocity ⇒ show pan.velocity
    help kTouchSlop ⇒ help set
    help DraggableScrollableSheet ⇒ help drive
    Modifier.anchoredDraggable(state, Orientation.Vertical) ⇒ scene detents
    help anchoredDraggable ⇒ anchoredDraggable a word of Compose anchoredDraggable(…) drive VIEW.frame.y by=G
    AnchoredDraggableState ⇒ scene detents
    state.settle(velocity) ⇒ flick up
    help positionalThreshold ⇒ set rule=flick-or-half threshold=0.5
    velocityThreshold = { 125.dp.toPx() } ⇒ set rule=flick-or-half speed=125
    state.animateTo(DragValue.End) ⇒ tap on=card
    state.snapTo(DragValue.Start) ⇒ set card.frame.y=400
    state.dispatchRawDelta(-120f) ⇒ pan changed dy+=-120
    help requireOffset ⇒ show VIEW.frame.y
    Modifier.draggable(rememberDraggableState { delta -> offset += delta }, Orientation.Vertical) ⇒ gesture pull pan on=card axis=vertical
    help onDragStopped ⇒ pan ended
    Animatable(0f) ⇒ animator open
    offsetY.animateTo(0f, spring(dampingRatio = Spring.DampingRatioMediumBouncy)) ⇒ animate card.center.y to=422 duration=0.3 curve=response(0.1622,0.5)
    offsetY.animateDecay(velocity, exponentialDecay()) ⇒ flick left speed=500 on=list
    help animateDecay ⇒ flick up
    spring(dampingRatio = 0.75f, stiffness = Spring.StiffnessLow) ⇒ spring response=0.4443 ratio=0.75
    help StiffnessMediumLow ⇒ spring mass=1 stiffness=400 damping=40
    tween(durationMillis = 300, easing = FastOutSlowInEasing) ⇒ animator open duration=300ms curve=cubic(0.4,0,0.2,1)
    composeTestRule.mainClock.advanceTimeBy(100) ⇒ wait 100ms
    mainClock.autoAdvance = false ⇒ —
    help advanceTimeByFrame ⇒ wait 1f
    performTouchInput { swipeUp() } ⇒ swipe up
    performTouchInput { down(center); moveBy(Offset(0f, -120f)); up() } ⇒ drag by=0,-120
    help swipeWithVelocity ⇒ flick up speed=900
    Gesture.Pan().onUpdate((e) => { y.value = e.translationY }) ⇒ when "pan changed" do show pan.translation
    help Gesture.Pan ⇒ gesture NAME pan on=VIEW
    .activeOffsetY([-10, 10]) ⇒ set slop=10
    help failOffsetX ⇒ failOffsetX a word of React Native failOffsetX(…) gesture NAME pan on=VIEW axis=
    event.velocityY ⇒ show pan.velocity
    withSpring(0, { damping: 15, stiffness: 120, velocity: e.velocityY }) ⇒ animate card.center.y to=422 duration=0.3 curve=spring(1,120,15)
    help withDecay ⇒ flick up
    withDecay({ velocity: 800, clamp: [0, 300], rubberBandEffect: true }) ⇒ flick left speed=800 on=list
    cancelAnimation(translateY) ⇒ stop finishing=no
    PanResponder.create({ onPanResponderMove: Animated.event([null, { dy: pan.y }]) }) ⇒ gesture pull pan on=card
    help onPanResponderTerminate ⇒ pan cancelled
    gestureState.vy ⇒ show pan.velocity
    help useNativeDriver ⇒ not modeled
    Animated.spring(pan, { toValue: 0, friction: 7, tension: 40 }).start() ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,230.2,22)
    gsap.to(".card", { y: -200, duration: 0.5, ease: "power2.out" }) ⇒ animate card.frame.y by=-200 duration=0.5 curve=cubic-out
    tl.progress(0.5) ⇒ scrub 0.5
    tl.reverse() ⇒ reverse
    help timeScale ⇒ not modeled
    Draggable.create(".box", { type: "y", edgeResistance: 0.65, inertia: true }) ⇒ gesture pull pan on=card axis=vertical
    help edgeResistance ⇒ help drive
    animation.playbackRate = -1 ⇒ reverse
    anim.currentTime = 250 ⇒ scrub 0.8333
    help commitStyles ⇒ not modeled
    dragConstraints={{ top: 0, bottom: 300 }} ⇒ help drive
    help dragElastic ⇒ dragElastic a word of GSAP and the web dragElastic = N scene
    app.swipeUp(velocity: .fast) ⇒ swipe up
    element.swipeDown() ⇒ swipe down
    help swipeUp(velocity:) ⇒ swipe up speed=2000 on=VIEW
    element.press(forDuration: 0.5, thenDragTo: target) ⇒ drag by=0,-200 press=0.5
    start.press(forDuration: 0.1, thenDragTo: end, withVelocity: 500, thenHoldForDuration: 0.2) ⇒ drag by=0,-200 press=0.1 over=0.4 hold=0.2
    help coordinate(withNormalizedOffset:) ⇒ help tap
    XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 0.01) ⇒ expect fraction 0.5 within 0.01
    XCTWaiter.wait(for: [expectation], timeout: 1) ⇒ wait 1
    - swipe: {direction: UP, duration: 400} ⇒ swipe up over=400ms
    - waitForAnimationToEnd ⇒ run
    help waitForAnimationToEnd ⇒ run
    assertVisible: "Sheet" ⇒ expect card.alpha 1
    driver.execute_script("mobile: dragFromToForDuration", {"duration": 1, "fromX": 100, "fromY": 600, "toX": 100, "toY": 200}) ⇒ drag x=100 y=600 by=0,-400 press=1
    mobile: swipe ⇒ help swipe
    help flick ⇒ flick up|down|left|right
    await element(by.id('card')).swipe('up', 'fast', 0.5) ⇒ flick up speed=2000 over=0.211 on=card
    expect(element(by.id('card'))).toBeVisible() ⇒ expect card.alpha 1
    adb shell input swipe 200 800 200 200 300 ⇒ drag x=200 y=800 by=0,-600 over=300ms
    adb shell settings put global animator_duration_scale 0 ⇒ —
    help tapOn ⇒ tap on=VIEW
    breakpoint set --name viewDidLoad ⇒ —
    help watchpoint ⇒ help when
    thread step-over ⇒ wait 1f
    po animator ⇒ show animator
    frame variable ⇒ show
    expr animator.isReversed = true ⇒ reverse
    apropos spring ⇒ help spring
    .help ⇒ help
    .load drag.txt ⇒ use drag.txt
    .save session.txt ⇒ save session.txt
    .exit ⇒ quit
    help() ⇒ help
    dir(animator) ⇒ show animator
    print(animator.fractionComplete) ⇒ show fraction
    quit() ⇒ quit
    info locals ⇒ show
    help reverse-continue ⇒ undo
    history ⇒ scene city-guide
    source demo.sh ⇒ use demo.sh
    echo $? ⇒ —
    card jumps when released ⇒ help jumps when released
    help animation snaps to the end ⇒ snaps to the end' a symptom
    completion handler never called ⇒ help completion never called
    view jumps when I grab it again ⇒ help jumps
    fractionComplete is 1 - x after reversing ⇒ help fraction flips when reversed
    help crash released while active ⇒ release a paused or stopped animator' a symptom
    spring bounces too much ⇒ help overshoots
    help why does it ignore my velocity ⇒ wrong velocity' a symptom
    pan ended but nothing happens ⇒ help nothing happens after pan ended
    animation goes the wrong way ⇒ help snaps back
    scrubbing doesn't follow my finger ⇒ help not follow finger
    help touches ignored during animation ⇒ tap ignored' a symptom
    can't set fractionComplete while running ⇒ help scrub has no effect
    help sheet won't dismiss with a slow drag ⇒ sheet does not dismiss' a symptom
    gesture conflicts with scroll view ⇒ help list scrolls instead
    """#)

  static let secondStrangerMisspellings = parsed(
    #"""
    help fractioComplete ⇒ scrub N on=ANIMATOR
    animator.pauseAnnimation() ⇒ pause
    animator.stopnAimation(true) ⇒ stop finishing=no
    finshAnimation(at: .end) ⇒ finish at=end
    help isReverssed ⇒ reverse on=ANIMATOR
    animator.isRuninng ⇒ show running
    help pausesOnCopletion ⇒ set pauses-on-completion=yes on=ANIMATOR
    help isInterrupptible ⇒ set interruptible=yes on=ANIMATOR
    help addAnmiations ⇒ animate card.alpha to=0 on=ANIMATOR
    help UIViewPropertAnimator ⇒ animator NAME
    UISpringTimingParameeters(duration: 0.5, bounce: 0.2) ⇒ animator open curve=bounce(0.5,0.2)
    help UCIubicTimingParameters ⇒ animator NAME curve=ease-out
    UIViewAnimatig ⇒ help start
    interractor.update(0.4) ⇒ scrub 0.4
    help completionSeped ⇒ transition NAME completion-speed=N
    tmingCurve ⇒ transition push duration=0.4 curve=ease-out
    pauseInteractiveeTransition ⇒ pause
    pan.setrTanslation(.zero, in: view) ⇒ translations count from where the pan began, so
    recgnizer.state == .ended ⇒ show pan.state
    gesture.isEnablled = false ⇒ disable card.1
    help reqiure(toFail:) ⇒ gesture GESTURE requires=OTHER or
    alloweScrollTypesMask ⇒ —
    pinnch.scale = 1.5 ⇒ set card.scale=1.5
    help deceleratioRnate ⇒ help scroll-view
    help alaysBounceVertical ⇒ scroll-view NAME frame=0,91,390,753 content=390x4000 always-bounces=vertical
    help largeestUndimmedDetentIdentifier ⇒ not modeled
    view.layre.speed = 0 ⇒ —
    DagGesture() ⇒ gesture pull pan on=card
    help onEndded ⇒ pan ended
    value.startoLcation ⇒ show pan.location
    help interactiveSprng ⇒ spring response=T ratio=N
    help bouuncy ⇒ spring duration=T bounce=0.3
    MangifyGesture ⇒ help gesture
    PhaseAimator ⇒ —
    help Transactiion ⇒ each `animate` line has its own timing
    conrtoller.value = 0.5 ⇒ scrub 0.5
    cntroller.animateTo(0.8, curve: Curves.easeOut) ⇒ scrub 0.8
    FricttionSimulation(0.135, 0, 1200) ⇒ help scroll-view
    adSdtatusListener ⇒ when "completed" do show position
    help tiedDrag ⇒ drag by=X,Y over=300ms on=VIEW
    help DraggabbleScrollableSheet ⇒ help drive
    state.settle(vleocity) ⇒ flick up
    state.dispachRawDelta(-120f) ⇒ pan changed dy+=-120
    offsetY.animateDecay(velocity, exponenntialDecay()) ⇒ flick left speed=500 on=list
    mainClock.autodAvance = false ⇒ —
    Gesture.Pan().onUpdate((e) => { y.value = e.translatioY }) ⇒ when "pan changed" do show pan.translation
    help wiithDecay ⇒ read as 'withDecay' withDecay a word of React Native withDecay({ velocity: 900,
    help useNativeDirver ⇒ not modeled
    animation.playbackRae = -1 ⇒ reverse
    help draggElastic ⇒ read as 'dragElastic' dragElastic a word of GSAP and the web dragElastic
    element.press(forDuraiton: 0.5, thenDragTo: target) ⇒ drag by=0,-200 press=0.5
    help watForAnimationToEnd ⇒ run
    await elemment(by.id('card')).swipe('up', 'fast', 0.5) ⇒ flick up speed=2000 over=0.211 on=card
    breakpoint set --name viewDidoLad ⇒ —
    frame vaiable ⇒ show
    print(animator.fraactionComplete) ⇒ show fraction
    suorce demo.sh ⇒ use demo.sh
    view jups when I grab it again ⇒ help jumps
    pan ended but noothing happens ⇒ help nothing happens after pan ended
    can't set fractionComlpete while running ⇒ help scrub has no effect
    """#)
}
