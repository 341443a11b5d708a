/// A fourth list, made of the documentation of other frameworks without looking at the table, and its
/// misspellings, with what their judge held to be right.
///
/// The lines are typed in the example scene. Of a line that begins with `help`, the answer contains the
/// text.
extension Neighborhood {
  static let thirdStranger = parsed(
    #"""
    UIView.animate(withDuration: 0.3) ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5) ⇒ animate card.alpha to=0 duration=0.6 delay=0 curve=spring(ratio=0.7,velocity=0.5)
    UIView.animate(springDuration: 0.5, bounce: 0.2) ⇒ animate card.alpha to=0 duration=0.5 curve=bounce(0.5,0.2)
    UIView.animateKeyframes(withDuration: 1.0, delay: 0) ⇒ animate card.alpha to=0 start=0 length=0.5 duration=1
    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) ⇒ animate card.alpha to=0 start=0.25 length=0.5
    UIView.transition(with: card, duration: 0.4, options: .transitionFlipFromLeft) ⇒ cross-dissolves and flips of content aren't
    UIView.performWithoutAnimation ⇒ help set
    UIView.setAnimationsEnabled(false) ⇒ no statement switches all animations off; `set card.alpha=0`
    help UIViewPropertyAnimator ⇒ animator NAME
    UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) ⇒ animator open duration=0.4 curve=spring(0.8)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0) ⇒ running fade card.alpha to=0 duration=0.3 delay=0
    animator.startAnimation() ⇒ start
    animator.startAnimation(afterDelay: 0.2) ⇒ start after=0.2
    animator.pauseAnimation() ⇒ pause
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    animator.finishAnimation(at: .current) ⇒ finish at=current
    animator.fractionComplete = 0.5 ⇒ scrub 0.5
    animator.fractionComplete ⇒ show fraction
    animator.isReversed = true ⇒ reverse
    animator.isInterruptible ⇒ set interruptible=yes
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.addCompletion ⇒ handler
    animator.addAnimations({ }, delayFactor: 0.3) ⇒ animate card.alpha to=0 delay=0.3
    animator.state ⇒ inactive
    animator.isRunning ⇒ show running
    help UIViewAnimatingPosition ⇒ help position
    help UIViewAnimatingState ⇒ UIViewAnimatingState a word of UIKit: property animators UIViewAnimatingState sh
    help UISpringTimingParameters ⇒ animator NAME curve=spring(N)
    UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: 0, dy: 3)) ⇒ animator open curve=spring(1,200,20) velocity=0,3
    UICubicTimingParameters(animationCurve: .easeIn) ⇒ animator open curve=ease-in
    pan.state ⇒ possible
    pan.translation(in: view) ⇒ show pan.translation
    pan.velocity(in: view) ⇒ show pan.velocity
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    pan.maximumNumberOfTouches = 1 ⇒ gesture pull pan on=card max=1
    pan.isEnabled = false ⇒ disable card.1
    help UIPanGestureRecognizer ⇒ gesture NAME pan on=VIEW
    help UIScreenEdgePanGestureRecognizer ⇒ gesture NAME edge on=VIEW edges=left
    edgePan.edges = .left ⇒ gesture edge edge on=card edges=left
    swipe.direction = .down ⇒ gesture swipe swipe on=card direction=down
    longPress.minimumPressDuration = 0.3 ⇒ gesture pull press on=card duration=0.3
    help allowableMovement ⇒ not modeled
    tap.numberOfTapsRequired = 2 ⇒ gesture pull tap on=card taps=2
    help UIPinchGestureRecognizer ⇒ not modeled
    pinch.scale ⇒ pinches aren't modeled
    singleTap.require(toFail: doubleTap) ⇒ gesture double tap on=card taps=2
    help shouldRecognizeSimultaneouslyWith ⇒ gesture GESTURE with=OTHER or help gesture
    help gestureRecognizerShouldBegin ⇒ set axis=vertical
    cancelsTouchesInView = false ⇒ gesture pull tap on=card cancels=no
    help delaysTouchesBegan ⇒ gesture NAME tap on=VIEW delays=yes
    gesture.location(in: self.view) ⇒ show pan.location
    help touchesCancelled ⇒ touch cancel
    help coalescedTouches ⇒ drag on=VIEW by=0,-200 rate=240
    hitTest(CGPoint(x: 100, y: 200), with: nil) ⇒ tap x=100 y=200; why
    view.layer.presentation()?.frame ⇒ show card.frame
    help presentationLayer ⇒ show card.model.frame
    view.layer.removeAllAnimations() ⇒ layer-remove
    view.layer.animationKeys() ⇒ show card.layers
    view.layer.speed = 0 ⇒ a layer has no speed; an animation has:
    layer.timeOffset = 0.5 ⇒ a layer has no time; an animation has:
    CABasicAnimation(keyPath: "position.y") ⇒ layer-animation card.center.y to=1 duration=0.25
    CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3) ⇒ animate card.alpha to=0 duration=0.5 curve=bounce(0.5,0.3)
    help CASpringAnimation.settlingDuration ⇒ spring mass=1 stiffness=100 damping=10
    animation.fillMode = .forwards ⇒ fill=forwards removed=no
    isRemovedOnCompletion = false ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 removed=no
    help CAMediaTimingFunction ⇒ curve ease-out at 0.5
    CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1) ⇒ curve cubic(0.25,0.1,0.25,1) at 0.5
    CATransaction.setDisableActions(true) ⇒ `set` never animates
    help CADisplayLink ⇒ wait 1f
    autoreverses = true ⇒ animate card.alpha to=0 duration=0.3 autoreverse=yes
    repeatCount = .infinity ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 repeat=forever
    view.transform = CGAffineTransform(translationX: 0, y: 200) ⇒ set card.center.y=
    view.center.y += 100 ⇒ set card.center.y=522
    view.alpha = 0 ⇒ set card.alpha=0
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollView.contentOffset ⇒ show list.offset
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) ⇒ scene page-sheet; scroll list to=300 animated=yes
    help scrollViewWillEndDragging ⇒ show LIST.target
    help rubber banding ⇒ bounces=
    scrollView.bounces = false ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=no
    help alwaysBounceVertical ⇒ scroll-view NAME frame=0,91,390,753
    help UIPercentDrivenInteractiveTransition ⇒ help transition
    transition.update(0.4) ⇒ scrub 0.4
    cancelInteractiveTransition() ⇒ reverse; continue
    finishInteractiveTransition ⇒ continue
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    help interruptibleAnimator(using:) ⇒ `pause`
    help UIViewControllerAnimatedTransitioning ⇒ transition push duration
    transitionDuration(using:) ⇒ show duration
    completionSpeed = 0.5 ⇒ transition push completion-speed=0.5
    help wantsInteractiveStart ⇒ transition NAME interactive=yes
    present(vc, animated: true) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    dismiss(animated: true) ⇒ tap on=close
    help interactivePopGestureRecognizer ⇒ help recipe swipe-back-over-a-pager
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    help prefersScrollingExpandsWhenScrolledToEdge ⇒ scene page-sheet detents=medium,large
    UISheetPresentationController.Detent.custom ⇒ scene page-sheet detents=200,large
    help largestUndimmedDetentIdentifier ⇒ not modeled
    isModalInPresentation = true ⇒ scene page-sheet modal=yes
    help beginFromCurrentState ⇒ not modeled
    help allowUserInteraction ⇒ animate VIEW.alpha to=1 duration=0.3 interaction=yes
    UIAccessibility.isReduceMotionEnabled ⇒ assistive technology isn't modeled
    UIDynamicAnimator(referenceView: view) ⇒ UIKit Dynamics isn't modeled; a drive with
    UISnapBehavior(item: card, snapTo: CGPoint(x: 160, y: 240)) ⇒ UIKit Dynamics isn't modeled; a drive with
    UIImpactFeedbackGenerator(style: .medium) ⇒ feedback isn't modeled
    layoutIfNeeded() ⇒ there is no layout; animate the frame
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) ⇒ animate card.alpha to=0 duration=0.4 curve=response(0.4,0.8)
    withAnimation(.easeInOut(duration: 0.3)) ⇒ animate card.alpha to=0 duration=0.3 curve=ease-in-out
    .animation(.default, value: isOpen) ⇒ animate card.center.y by=-100 duration=0.35 curve=default
    help interactiveSpring ⇒ spring response=T
    .interpolatingSpring(mass: 1, stiffness: 170, damping: 15, initialVelocity: 0) ⇒ spring mass=1 stiffness=170 damping=15 velocity=0
    .bouncy ⇒ spring duration=0.5 bounce=0.3
    .snappy(duration: 0.25) ⇒ spring duration=0.25 bounce=0.15
    help smooth ⇒ bounce=0.2
    Spring(duration: 0.5, bounce: 0.3) ⇒ spring duration=0.5 bounce=0.3
    spring.settlingDuration ⇒ spring mass=1 stiffness=100 damping=10
    DragGesture(minimumDistance: 10) ⇒ gesture pull pan on=card slop=10
    help DragGesture ⇒ gesture NAME pan on=VIEW slop=N
    .gesture(drag) ⇒ gesture pull pan on=card
    value.predictedEndTranslation ⇒ help rule projection
    value.translation.height ⇒ show pan.translation
    help predictedEndLocation ⇒ help rule projection
    .onChanged ⇒ help pan
    .onEnded { value in } ⇒ when "pan ended" do show pan.velocity
    .updating($dragState) ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card;
    help @GestureState ⇒ @GestureState a word of SwiftUI @GestureState … show pan.translation Nothing is
    .simultaneousGesture(TapGesture()) ⇒ gesture pull tap on=card with=card.1
    help highPriorityGesture ⇒ gesture OTHER requires=GESTURE or help gesture
    LongPressGesture(minimumDuration: 0.5) ⇒ gesture pull press on=card duration=0.5
    help MagnifyGesture ⇒ not modeled
    help exclusively(before:) ⇒ gesture OTHER requires=GESTURE or help gesture
    .sequenced(before: DragGesture()) ⇒ scene blank; view card frame=70,247,250,350; gesture pull press on=car
    .offset(y: 120) ⇒ set card.center.y=542
    .scaleEffect(0.9) ⇒ set card.scale=0.9
    .transition(.move(edge: .bottom)) ⇒ layer-animation card.center.y from=722
    help matchedGeometryEffect ⇒ not modeled
    .presentationDetents([.medium, .fraction(0.3)]) ⇒ scene page-sheet detents=medium,227.7
    help presentationDragIndicator ⇒ not modeled
    .interactiveDismissDisabled(true) ⇒ scene page-sheet modal=yes
    help PhaseAnimator ⇒ not modeled
    KeyframeAnimator ⇒ layer-animation card.center.y values=400,200,300 times=0,0.5,1 duration=1
    help Transaction ⇒ animator NAME curve=ease-out
    transaction.disablesAnimations = true ⇒ help set
    help scrollTargetBehavior ⇒ scroll-view NAME frame=0,91,390,753
    .scrollPosition(id: $current) ⇒ scroll list to=440 animated=yes
    help AnimatableData ⇒ help animate
    AnimationController(vsync: this, duration: Duration(milliseconds: 300)) ⇒ animator open duration=300ms
    controller.forward() ⇒ start
    controller.reverse(from: 0.6) ⇒ scrub 0.6; reverse; continue
    controller.fling(velocity: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    controller.animateTo(1.0, curve: Curves.easeOut) ⇒ continue curve=ease-out
    controller.animateWith(SpringSimulation(spring, 0, 1, velocity)) ⇒ continue curve=spring(mass=1,stiffness=100,damping=10,velocity=1)
    controller.value = 0.3 ⇒ scrub 0.3
    controller.repeat(reverse: true) ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    help AnimationStatus ⇒ show animator.state
    controller.addStatusListener ⇒ when "completed" do show position
    help animateBack ⇒ reverse on=ANIMATOR; continue
    SpringDescription(mass: 1, stiffness: 100, damping: 10) ⇒ spring mass=1 stiffness=100 damping=10
    help SpringDescription.withDampingRatio ⇒ ratio=0.8
    help FrictionSimulation ⇒ can't be chosen
    FrictionSimulation(0.135, 0, 1200) ⇒ help scroll-view
    BouncingScrollPhysics ⇒ help scroll-view
    help ClampingScrollPhysics ⇒ help scroll-view
    PageScrollPhysics() ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    Curves.fastOutSlowIn ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    help Curves.elasticOut ⇒ elasticOut a word of Curves elasticOut elastic-out
    Interval(0.2, 0.8, curve: Curves.ease) ⇒ animate card.alpha to=0 start=0.2 length=0.6
    Tween<double>(begin: 0, end: 200) ⇒ layer-animation card.center.y from=0 to=200 duration=0.3
    help CurvedAnimation ⇒ start=0.2 length=0.4
    GestureDetector(onPanUpdate: onDrag) ⇒ gesture pull pan on=card
    onVerticalDragEnd ⇒ when "pan ended" do show pan.velocity
    details.primaryVelocity ⇒ show pan.velocity
    details.delta.dy ⇒ show pan.translation
    help gesture arena ⇒ why won
    help VelocityTracker ⇒ velocity
    kTouchSlop ⇒ set slop=18
    help DraggableScrollableSheet ⇒ drive VIEW.frame.y
    DraggableScrollableSheet(initialChildSize: 0.5, snap: true, snapSizes: [0.5, 0.9]) ⇒ anchors=84,422
    timeDilation = 5.0 ⇒ time has no speed. At the prompt, `play
    Dismissible(dismissThresholds: 0.4) ⇒ set rule=flutter-dismissible threshold=0.4
    help Hero ⇒ not modeled
    animateDpAsState(targetValue = 100.dp) ⇒ animate card.frame.y to=100 duration=0.3
    animateFloatAsState(if (open) 1f else 0f, tween(300)) ⇒ animate card.alpha to=1 duration=
    help Animatable ⇒ help animate
    animatable.snapTo(0f) ⇒ set card.
    animatable.animateTo(200f, spring(stiffness = Spring.StiffnessLow)) ⇒ animate card.center.y to=200 duration=0.3 curve=response(0.4443,1)
    animatable.animateDecay(velocity, exponentialDecay()) ⇒ flick left speed=500 on=list
    animatable.updateBounds(0f, 500f) ⇒ drive card.frame.y by=pull range=0,500
    help splineBasedDecay ⇒ not modeled
    exponentialDecay(frictionMultiplier = 2f) ⇒ help scroll-view
    help DampingRatioMediumBouncy ⇒ spring ratio=0.5 response=0.162
    tween(durationMillis = 300, easing = FastOutSlowInEasing) ⇒ animator open duration=300ms curve=cubic(0.4,0,0.2,1)
    keyframes { durationMillis = 375 } ⇒ layer-animation card.alpha values=0,1,0 times=0,0.5,1 duration=375ms
    infiniteRepeatable(tween(1000), RepeatMode.Reverse) ⇒ animate card.alpha to=0 duration=1000ms repeat=forever autoreverse=yes
    help visibilityThreshold ⇒ not modeled
    updateTransition(targetState, label = "card") ⇒ animator open duration=0.3; animate card.alpha to=0 on=open; start on=open
    help SeekableTransitionState ⇒ update 0.5 on=
    AnimatedVisibility(visible = true) ⇒ animate card.alpha to=1 duration=0.3
    help AnimatedContent ⇒ not modeled
    rememberInfiniteTransition() ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    Modifier.draggable(orientation = Orientation.Vertical) ⇒ gesture pull pan on=card axis=vertical
    detectDragGestures ⇒ gesture pull pan on=card
    help awaitPointerEventScope ⇒ touch down on=card
    help anchoredDraggable ⇒ drive VIEW.frame.y by=GESTURE anchors=100,400,700
    AnchoredDraggableState(positionalThreshold = { it * 0.5f }) ⇒ set rule=flick-or-half threshold=0.5
    state.settle(velocity) ⇒ flick up
    velocityThreshold = 125.dp ⇒ set rule=flick-or-half speed=125
    help nestedScroll ⇒ help drive
    help ModalBottomSheet ⇒ help page-sheet
    SheetValue.PartiallyExpanded ⇒ help page-sheet
    help mainClock.advanceTimeBy ⇒ wait 300ms
    useSharedValue(0) ⇒ there are no free values; a view has numbers of
    offset.value = withSpring(100, { damping: 15, stiffness: 120 }) ⇒ animate card.center.y to=100 duration=0.3 curve=spring(1,120,15)
    withTiming(1, { duration: 250, easing: Easing.out(Easing.quad) }) ⇒ animate card.alpha to=1 duration=250ms curve=quad-out
    withDecay({ velocity: 800, clamp: [0, 300] }) ⇒ flick left speed=800 on=list
    help withDecay.rubberBandEffect ⇒ rubberBandEffect a word of React Native rubberBandEffect drive VIEW.frame.y by=G
    withSequence(withTiming(10), withTiming(0)) ⇒ sequences aren't modeled; `when "completed end"
    withDelay(200, withSpring(1)) ⇒ animate card.alpha to=1 duration=0.3 delay=200ms curve=spring(1,100,10)
    withRepeat(withTiming(360), -1, true) ⇒ animate card.center.y to=360 duration=0.3 repeat=forever autoreverse=yes
    help cancelAnimation ⇒ stop finishing=no on=ANIMATOR
    interpolate(x, [0, 100], [0, 1], Extrapolation.CLAMP) ⇒ from=0,100 to=0,1
    help restDisplacementThreshold ⇒ not modeled
    overshootClamping: true ⇒ a spring isn't cut off; one with `ratio=1`
    Gesture.Pan().activeOffsetX([-10, 10]) ⇒ gesture pull pan on=card slop=10 axis=horizontal
    help failOffsetY ⇒ axis=horizontal
    Gesture.Simultaneous(pan, pinch) ⇒ pinches aren't modeled: no recognizer here needs two
    help Gesture.Race ⇒ help gesture
    event.velocityY ⇒ show pan.velocity
    Animated.spring(position, { toValue: 0, friction: 7, tension: 40 }) ⇒ animate card.center to=400,422 duration=0.3 curve=spring(1,230.2,22)
    help PanResponder ⇒ gesture NAME pan on=VIEW
    help snapToInterval ⇒ help scroll-view
    gsap.to(".box", { x: 200, duration: 1, ease: "power2.out" }) ⇒ animate card.frame.x by=200 duration=1 curve=cubic-out
    gsap.from(card, { y: 100, opacity: 0 }) ⇒ layer-animation card.center.y from=522
    gsap.timeline({ paused: true }) ⇒ animator open
    tl.progress(0.5) ⇒ scrub 0.5
    tl.timeScale(0.2) ⇒ an animator has no speed: `continue factor=5`
    tl.seek(1.5) ⇒ at 1.5
    help stagger ⇒ help animate
    help Draggable ⇒ gesture NAME pan on=VIEW
    help InertiaPlugin ⇒ rule=projection
    ease: "elastic.out(1, 0.3)" ⇒ curve elastic-out at 0.5
    element.animate([{ opacity: 0 }, { opacity: 1 }], 500) ⇒ layer-animation card.alpha from=0 to=1 duration=500ms
    animation.playbackRate = 0.25 ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 speed=0.25
    help requestAnimationFrame ⇒ wait 1f
    cubic-bezier(0.4, 0, 0.2, 1) ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    help scroll-snap-type ⇒ help scroll-view
    app.swipeUp(velocity: .fast) ⇒ swipe up
    XCUIApplication().launch() ⇒ help scenes
    start.press(forDuration: 0.1, thenDragTo: end) ⇒ drag by=0,-200 press=0.1
    press(forDuration: 0.5, thenDragTo: target, withVelocity: .slow, thenHoldForDuration: 0.2) ⇒ drag by=0,-200 press=0.5 over=1 hold=0.2 velocity=0,0
    coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)) ⇒ tap x=195 y=760
    element.waitForExistence(timeout: 5) ⇒ expect eventually card.alpha 1 in 5
    XCTAssertEqual(card.frame.minY, 100, accuracy: 0.5) ⇒ expect card.frame.y 100 within 0.5
    XCTAssertTrue(sheet.isHittable) ⇒ tap on=card; why
    help XCTestExpectation ⇒ help expect
    help XCTOSSignpostMetric ⇒ not modeled
    element(by.id('card')).swipe('down', 'slow', 0.5) ⇒ flick down speed=400 over=1.055 on=card
    waitFor(element(by.id('sheet'))).toBeVisible().withTimeout(2000) ⇒ expect eventually card.alpha 1 in 2000ms
    device.disableSynchronization() ⇒ time passes only when a statement advances it
    help longPressAndDrag ⇒ drag by=0,-200 press=300ms on=VIEW or help drag
    swipe: { start: 50%, 90%, end: 50%, 10% } ⇒ drag x=195 y=760 by=0,-675
    - waitForAnimationToEnd ⇒ run
    - assertVisible: "Card" ⇒ expect card.alpha 1
    help extendedWaitUntil ⇒ help expect
    driver.execute('mobile: dragFromToForDuration', { duration: 1.0, fromX: 100, fromY: 600, toX: 100, toY: 200 }) ⇒ drag x=100 y=600 by=0,-400 press=1
    help pointerMove ⇒ touch move y+=-40
    po animator ⇒ show animator
    p card.frame.origin.y ⇒ show card.frame.y
    expr card.alpha = 0.5 ⇒ set card.alpha=0.5
    breakpoint set -n gestureEnded ⇒ there are no breakpoints; `run until 0.5`
    help watchpoint ⇒ `when "EVENT" do …`
    watchpoint set variable card.center ⇒ card.center
    step 10 ⇒ wait 10f
    continue ⇒ `run`
    bt ⇒ why
    frame variable ⇒ show
    help thread until ⇒ wait T
    history ⇒ scene city-guide
    !! ⇒ the up arrow takes the last line; `again`
    !pan ⇒ the up arrow
    source demo.txt ⇒ use demo.txt
    alias s='step 1' ⇒ help let
    sleep 0.5 ⇒ wait 0.5
    for i in 1 2 3; do step; done ⇒ there are no loops
    help redirect output ⇒ as=transcript
    man pan ⇒ help pan
    help card jumps when I grab it mid animation ⇒ jumps' a symptom
    help why does it snap back after release ⇒ snaps back' a symptom
    help animation does not start ⇒ animation does not start' a symptom
    help velocity is ignored when finger lifts ⇒ wrong velocity' a symptom
    help completion is called twice ⇒ double' a symptom
    help completion never fires ⇒ completion never called' a symptom
    help spring overshoots too much ⇒ overshoots' a symptom
    help scroll view steals my pan ⇒ list scrolls instead' a symptom
    help can't tap while it is animating ⇒ interaction=yes
    help app crashes when animator is released ⇒ release a paused or stopped animator' a symptom
    """#)

  static let thirdStrangerMisspellings = parsed(
    #"""
    UIView.animate(withDuration: 0.3 ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuraton: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5) ⇒ animate card.alpha to=0 duration=0.6 delay=0 curve=spring(ratio=0.7,velocity=0.5)
    UIView.animate(springDuration: 0.5, bouce: 0.2) ⇒ animate card.alpha to=0 duration=0.5 curve=bounce(0.5,0.2)
    UIView.setAnimationEnabled(flase) ⇒ no statement switches all animations off; `set card.alpha=0`
    help UIViewPropetyAnimator ⇒ animator NAME
    UIViewPropertyAnimator(duration: 0.4, dampingRation: 0.8) ⇒ animator open duration=0.4 curve=spring(0.8)
    animator.startAnimtion() ⇒ start
    animator.pauseAnimation( ⇒ pause
    animator.stopAnimation(ture) ⇒ stop finishing=no
    animator.finishAnimation(at: .curent) ⇒ finish at=current
    animator.fractionCompelte = 0.5 ⇒ scrub 0.5
    animator.isreversed = true ⇒ reverse
    animator.pausesOnCompletion = treu ⇒ set pauses-on-completion=yes
    animator.continueAnimation(withTimingParameters: nil, durationFactr: 0 ⇒ continue factor=0
    UISpringTimingParameters(mass: 1, stifness: 200, damping: 20, initialVelocity: CGVector(dx: 0, dy: 3)) ⇒ animator open curve=spring(1,200,20) velocity=0,3
    pan.sate ⇒ show pan.state
    pan.velocty(in: view) ⇒ show pan.velocity
    pan.translaton(in: veiw) ⇒ show pan.translation
    help UIPanGestureRecogniser ⇒ gesture NAME pan on=VIEW
    swipe.direction = .donw ⇒ gesture swipe swipe on=card direction=down
    tap.numberOfTapRequired = 2 ⇒ gesture pull tap on=card taps=2
    singleTap.require(tofail: doubleTap) ⇒ gesture double tap on=card taps=2
    help shouldRecogniseSimultaneouslyWith ⇒ gesture GESTURE with=OTHER or help gesture
    help presentaionLayer ⇒ show card.model.frame
    view.layer.removeAllAnimation() ⇒ layer-remove
    CABasicAnimation(keypath: "positon.y") ⇒ layer-animation card.center.y
    animation.fillMode = .fowards ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 fill=forwards removed=no
    CAMediaTimingFunction(controlPionts: 0.25, 0.1, 0.25, 1) ⇒ curve cubic(0.25,0.1,0.25,1) at 0.5
    help CADisplaylink ⇒ wait 1f
    repeatCount = .infinty ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 repeat=forever
    scrollView.decellerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollView.setContentOffset(CGPoint(x: 0, y: 300, animated: true) ⇒ scene page-sheet; scroll list to=300 animated=yes
    help UIPercentDrivenInteractiveTranstion ⇒ help transition
    cancelInteractiveTransistion() ⇒ reverse; continue
    sheet.detents = [.medium(), .large(] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifer = .larg ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    help beginFromCurentState ⇒ not modeled
    withAnimation(.spring(respnse: 0.4, dampingFraction: 0.8)) ⇒ animate card.alpha to=0 duration=0.4 curve=response(0.4,0.8)
    withAnimation(.easeInOut(duration: 0.3) ⇒ animate card.alpha to=0 duration=0.3 curve=ease-in-out
    help interactivSpring ⇒ spring response=T
    DragGestrue(minimumDistance: 10) ⇒ gesture pull pan on=card slop=10
    value.predictedEndTransaltion ⇒ help rule projection
    help matchedGeometyEffect ⇒ not modeled
    .presentationDetents([.meduim, .fraction(0.3)]) ⇒ scene page-sheet detents=medium,227.7
    controller.foward() ⇒ start
    controller.flng(velocity: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    SpringDescription(mass: 1, stiffness: 100, dampping: 10) ⇒ spring mass=1 stiffness=100 damping=10
    curves.fastOutSlowin ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    help gesture areana ⇒ help gesture
    animateDpAsState(targetVlaue = 100.dp) ⇒ animate card.frame.y to=100 duration=0.3
    help anchoredDragable ⇒ drive VIEW.frame.y by=GESTURE anchors=100,400,700
    animatable.snaptTo(0f) ⇒ set card.alpha=0
    offset.value = withSprng(100, { damping: 15, stiffness: 120 }) ⇒ animate card.center.y to=100 duration=0.3 curve=spring(1,120,15)
    withDecay({ velocity: 800, clmap: [0, 300] }) ⇒ flick left speed=800 on=list
    tl.timescale(0.2) ⇒ an animator has no speed: `continue factor=5`
    element.waitForExistance(timeout: 5) ⇒ expect eventually card.alpha 1 in 5
    XCTAssertEqual(card.frame.minY, 100, acuracy: 0.5 ⇒ expect card.frame.y 100 within 0.5
    - waitForAnimatonToEnd ⇒ run
    contineu ⇒ did you mean 'continue'
    help completion nevr fires ⇒ completion never called' a symptom
    """#)
}
