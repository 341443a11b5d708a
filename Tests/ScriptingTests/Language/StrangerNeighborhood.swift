/// A second list that was written from the documentation of other frameworks and in plain English
/// without looking at the table, and its misspellings; its judge wrote what should have been answered.
///
/// The lines are typed in the example scene. Of a line that begins with `help`, the answer contains the
/// text.
extension Neighborhood {
  static let stranger = parsed(
    #"""
    fractionComplete ⇒ show fraction
    animator.fractionComplete = 0.35 ⇒ scrub 0.35
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 1) ⇒ continue factor=1 curve=spring(0.8)
    animator.startAnimation() ⇒ start
    startAnimation(afterDelay: 0.25) ⇒ start after=0.25
    animator.pauseAnimation() ⇒ pause
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    animator.finishAnimation(at: .current) ⇒ finish at=current
    animator.isReversed.toggle() ⇒ reverse
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    isManualHitTestingEnabled ⇒ set manual-hit-testing=yes
    animator.addAnimations({ card.alpha = 0 }, delayFactor: 0.5) ⇒ animate card.alpha to=0 delay=0.5
    animator.addCompletion { position in print(position) } ⇒ when "completed" do show position
    UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) ⇒ animator open duration=0.5 curve=ease-out
    UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { } ⇒ animator open duration=1 curve=spring(0.7)
    UIViewPropertyAnimator(duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.5), controlPoint2: CGPoint(x: 0.5, y: 0.2)) ⇒ animator open duration=1 curve=cubic(0.1,0.5,0.5,0.2)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0, options: [.curveEaseIn], animations: {}) ⇒ duration=0.3 delay=0 curve=ease-in
    animator.state == .active ⇒ show animator.state
    UIViewAnimatingPosition.start ⇒ show position
    use an ease in out curve ⇒ help curves
    UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero) ⇒ animator open curve=spring(1,200,20) velocity=0,0
    UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 4)) ⇒ animator open curve=spring(1) velocity=0,4
    UISpringTimingParameters(duration: 0.5, bounce: 0.2) ⇒ animator open curve=bounce(0.5,0.2)
    timingCurveType ⇒ help curves
    completionSpeed = 0.5 ⇒ completion-speed=0.5
    wantsInteractiveStart ⇒ transition
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    notifyWhenInteractionChanges ⇒ when "decided" do show decision
    transitionCoordinator?.animate(alongsideTransition: nil) ⇒ help animate
    UIGestureRecognizer.State.possible ⇒ show pan.state
    state = .cancelled ⇒ pan cancelled
    pan.translation(in: view) ⇒ show pan.translation
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    pan.velocity(in: view) ⇒ show pan.velocity
    allowedScrollTypesMask = .continuous ⇒ —
    swipe in from the left edge ⇒ drag x=2 y=422 by=200,0
    UISwipeGestureRecognizer.Direction.left ⇒ gesture swipe swipe on=card direction=left
    UIRotationGestureRecognizer rotation ⇒ —
    minimumPressDuration = 0.5 ⇒ gesture pull press on=card duration=0.5
    double tap the card ⇒ tap taps=2 on=card
    UIHoverGestureRecognizer zOffset ⇒ —
    delaysTouchesBegan ⇒ gesture pull pan on=card delays=yes
    pan.require(toFail: tap) ⇒ gesture single tap on=card; gesture card.1 requires=single
    gestureRecognizerShouldBegin(_:) ⇒ set axis=vertical
    pan.isEnabled = false ⇒ disable card.1
    canBePrevented(by:) ⇒ with=
    touchesCancelled(_:with:) ⇒ touch cancel
    coalescedTouches(for:) ⇒ rate=240
    decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) ⇒ show list.target
    targetContentOffset.pointee ⇒ show list.target
    scrollViewDidEndDragging(_:willDecelerate:) ⇒ when "scroll released" do show list.target
    setContentOffset(.zero, animated: true) ⇒ scroll list to=0 animated=yes
    bouncesVertically ⇒ help scroll-view
    stopScrollingAndZooming() ⇒ touch down on=list
    drag the card up 200 points and let go slowly ⇒ velocity=0,0
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    sheet.animateChanges { } ⇒ help page-sheet
    prefersGrabberVisible ⇒ —
    isModalInPresentation = true ⇒ scene page-sheet modal=yes
    UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5) ⇒ duration=0.3 delay=0 curve=spring(ratio=0.7,velocity=0.5)
    UIView.animate(springDuration: 0.5, bounce: 0.3) ⇒ duration=0.5 curve=bounce(0.5,0.3)
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) ⇒ start=0 length=0.5
    UIView.setAnimationsEnabled(false) ⇒ —
    card.transform = CGAffineTransform(translationX: 0, y: 100) ⇒ set card.center.y=
    card.layoutIfNeeded() ⇒ —
    UISnapBehavior(item: card, snapTo: point) ⇒ —
    isReduceMotionEnabled ⇒ —
    layer.presentation()?.position ⇒ show card.center
    layer.speed = 0 ⇒ —
    layer.timeOffset = 0.5 ⇒ —
    CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2) ⇒ animate card.alpha to=0 duration=0.5 curve=bounce(0.5,0.2)
    fillMode = .forwards ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 fill=forwards
    CATransaction.setCompletionBlock { } ⇒ when "layer ended" do show
    layer.removeAllAnimations() ⇒ layer-remove
    preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120) ⇒ set rate=120
    DragGesture(minimumDistance: 10, coordinateSpace: .local) ⇒ gesture pull pan on=card slop=10
    value.predictedEndLocation ⇒ help rule projection
    .onChanged { value in } ⇒ help pan
    @GestureState private var offset = CGSize.zero ⇒ show pan.translation
    .updating($dragState) { value, state, transaction in } ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card;
    withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { expanded = true } ⇒ scene city-guide timing=response(0.5,0.8); tap on=card
    .interpolatingSpring(stiffness: 170, damping: 5) ⇒ spring mass=1 stiffness=170 damping=5
    .animation(.bouncy, value: expanded) ⇒ animate card.center.y by=-100 duration=0.5 curve=bounce(0.5,0.3)
    .snappy(duration: 0.3, extraBounce: 0.1) ⇒ spring duration=0.3 bounce=0.25
    make the spring bouncier ⇒ help spring
    Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4) ⇒ duration=0.4 curve=cubic(0.2,0.8,0.2,1)
    Spring(duration: 0.5, bounce: 0.3).settlingDuration ⇒ spring duration=0.5 bounce=0.3
    withAnimation(.default, completionCriteria: .logicallyComplete) { } completion: { } ⇒ duration=0.35 curve=default
    CustomAnimation shouldMerge ⇒ —
    transaction.disablesAnimations = true ⇒ help set
    .presentationDetents([.medium, .fraction(0.3)]) ⇒ scene page-sheet detents=medium,227.7
    .interactiveDismissDisabled() ⇒ scene page-sheet modal=yes
    .scrollTargetBehavior(.paging) ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    MagnifyGesture(minimumScaleDelta: 0.01) ⇒ —
    LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()) ⇒ scene blank; view card frame=70,247,250,350; gesture pull press on=car
    .simultaneousGesture(TapGesture()) ⇒ gesture pull tap on=card with=card.1
    UIGestureRecognizerRepresentable ⇒ help gesture
    matchedGeometryEffect(id: "card", in: ns) ⇒ —
    controller.forward(from: 0.2) ⇒ scrub 0.2; start
    play it backwards ⇒ reverse
    controller.fling(velocity: -2.0) ⇒ reverse; continue curve=spring(ratio=1,velocity=2)
    controller.animateTo(0.8, duration: const Duration(milliseconds: 300), curve: Curves.easeOut) ⇒ scrub 0.8
    controller.animateBack(0) ⇒ reverse
    controller.animateWith(SpringSimulation(spring, 0, 1, velocity)) ⇒ continue curve=spring(mass=1,stiffness=100,damping=10,velocity=1)
    controller.stop(canceled: false) ⇒ pause
    controller.value = 0.5 ⇒ scrub 0.5
    AnimationController.unbounded ⇒ help animate
    SpringDescription.withDampingRatio(mass: 1, stiffness: 100, ratio: 0.6) ⇒ spring response=0.6283 ratio=0.6
    ScrollSpringSimulation ⇒ help spring
    BouncingScrollPhysics ⇒ help scroll-view
    tester.pump(const Duration(milliseconds: 16)) ⇒ wait 16ms
    await tester.pumpAndSettle() ⇒ run
    tester.timedDrag(find.byType(Card), const Offset(0, -200), const Duration(seconds: 1)) ⇒ by=0,-200 over=1
    tester.fling(find.text('Item'), const Offset(0, -300), 800) ⇒ flick up speed=800 over=0.375
    final gesture = await tester.startGesture(const Offset(100, 400)) ⇒ touch down x=100 y=400
    gesture.moveBy(const Offset(0, -50)) ⇒ touch move x+=0 y+=-50
    onVerticalDragEnd details.primaryVelocity ⇒ velocity
    DraggableScrollableSheet(snap: true, snapSizes: [0.5]) ⇒ help drive
    timeDilation = 5.0 ⇒ time has no speed. At the prompt, `play
    Modifier.anchoredDraggable(state, Orientation.Vertical) ⇒ scene detents
    positionalThreshold = { distance -> distance * 0.5f } ⇒ set rule=flick-or-half threshold=0.5
    state.settle(velocity = 400f) ⇒ pan ended vy=400
    DraggableAnchors { DragValue.Start at 0f } ⇒ scene detents
    state.requireOffset() ⇒ .frame.y
    draggable(rememberDraggableState { delta -> }, orientation = Orientation.Horizontal) ⇒ gesture pull pan on=card axis=horizontal
    animatable.snapTo(0.5f) ⇒ set card.alpha=0.5
    animatable.animateTo(1f, spring(dampingRatio = Spring.DampingRatioMediumBouncy)) ⇒ animate card.alpha to=1 duration=0.3 curve=response(0.1622,0.5)
    exponentialDecay(frictionMultiplier = 2f) ⇒ help scroll-view
    updateBounds(lowerBound = 0f, upperBound = 1f) ⇒ scene blank; view card frame=20,400,350,350; gesture pull pan on=card;
    visibilityThreshold ⇒ —
    composeTestRule.mainClock.autoAdvance = false ⇒ —
    mainClock.advanceTimeBy(500) ⇒ wait 500ms
    performTouchInput { swipeUp(startY = bottom, endY = top, durationMillis = 200) } ⇒ up over=200ms
    performTouchInput { swipeWithVelocity(start, end, endVelocity = 1000f) } ⇒ flick up speed=1000
    NestedScrollConnection.onPreFling ⇒ help drive
    Gesture.Pan().onBegin(() => {}).onUpdate(e => {}).onEnd(e => {}) ⇒ gesture pull pan on=card
    failOffsetX([-20, 20]) ⇒ axis=vertical
    event.translationY ⇒ show pan.translation
    withSpring(0, { damping: 10, stiffness: 100, mass: 1, velocity: e.velocityY }) ⇒ curve=spring(1,100,10)
    withDecay({ velocity: 800, clamp: [0, 300], rubberBandEffect: true }) ⇒ flick left speed=800 on=list
    cancelAnimation(offset) ⇒ stop finishing=no
    Gesture.Race(pan, tap) ⇒ help gesture
    onPanResponderMove: (evt, gestureState) => {} ⇒ help when
    gestureState.vy ⇒ show pan.velocity
    set playback rate to half ⇒ —
    Draggable.create("#box", { type: "y", inertia: true, edgeResistance: 0.65 }) ⇒ gesture pull pan on=card axis=vertical
    InertiaPlugin.getVelocity(obj, "x,y") ⇒ velocity
    tween.progress(0.5) ⇒ scrub 0.5
    el.getAnimations()[0].playbackRate = -1 ⇒ reverse
    animation.currentTime = 250 ⇒ scrub 0.8333
    dragElastic={0.2} ⇒ rubber
    app.swipeUp(velocity: .fast) ⇒ swipe up
    element.press(forDuration: 0.1, thenDragTo: other, withVelocity: .slow, thenHoldForDuration: 1) ⇒ drag by=0,-200 press=0.1 over=1 hold=1 velocity=0,0
    coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)) ⇒ tap x=195 y=760
    waitForExistence(timeout: 2) ⇒ expect eventually card.alpha 1 in 2
    tap at 200,300 ⇒ tap x=200 y=300
    - swipe: {direction: UP, duration: 400} ⇒ swipe up over=400ms
    assertVisible: "Card" ⇒ expect card.alpha 1
    mobile: dragFromToForDuration ⇒ drag x=195 y=600 by=0,-200 press=0.5
    driver.action('pointer').move({x: 200, y: 300}).down().pause(100).up().perform() ⇒ touch down x=200 y=300; wait 100ms; touch up
    await element(by.id('card')).swipe('up', 'fast', 0.75) ⇒ flick up speed=2000 over=0.3165 on=card
    longPressAndDrag(2000, NaN, NaN, element(by.id('target'))) ⇒ drag by=0,-200 press=2000ms
    adb shell input swipe 500 1500 500 500 200 ⇒ drag x=500 y=1500 by=0,-1000 over=200ms
    adb shell input motionevent DOWN 500 1500 ⇒ touch down x=500 y=1500
    po animator ⇒ show animator
    expr animator.fractionComplete = 0.5 ⇒ scrub 0.5
    thread step-over ⇒ wait 1f
    frame variable ⇒ show
    apropos velocity ⇒ help velocity
    bt ⇒ why
    advance 0.25 then print state ⇒ wait 0.25; show state
    info locals ⇒ show
    watch fractionComplete ⇒ plot fraction
    dir(animator) ⇒ show animator
    run until it settles ⇒ help run
    import math ⇒ help use
    .load session.txt ⇒ use session.txt
    .editor ⇒ —
    history | tail -5 ⇒ history 5
    for i in 1 2 3; do advance 0.1; done ⇒ —
    card jumps when released ⇒ help jumps
    animation finishes instantly after I reverse it ⇒ help finishes instantly
    why does fractionComplete stay 0 ⇒ help fraction stays
    It is an error to release a paused or stopped property animator ⇒ help release a paused
    the sheet doesn't follow my finger ⇒ help not follow finger
    nothing happens after pan ended ⇒ help nothing happens
    fling up and it still goes down ⇒ help flick goes the wrong way
    can't grab the card while it is moving ⇒ help cannot grab
    animation is slow at the end ⇒ help slow at the end
    card jumps at the start of the second drag ⇒ help jumps
    initial velocity has no effect ⇒ help initial velocity
    """#)

  static let strangerMisspellings = parsed(
    #"""
    fractonComplete ⇒ show fraction
    animator.fractionCompelte = 0.35 ⇒ scrub 0.35
    animator.continueAnimaton(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.startAnimmation() ⇒ start
    animator.puaseAnimation() ⇒ pause
    animator.stopAniamtion(true) ⇒ stop finishing=no
    animator.isRevesred.toggle() ⇒ reverse
    UISpringTimingParameters(dampingRaito: 1, initialVelocity: CGVector(dx: 0, dy: 4)) ⇒ curve=spring(1) velocity=0,4
    completionSped = 0.5 ⇒ completion-speed=0.5
    wantsInteractveStart ⇒ transition
    state = .cancleled ⇒ pan cancelled
    pan.velocty(in: view) ⇒ show pan.velocity
    pan.translaton(in: view) ⇒ show pan.translation
    minimumPresDuration = 0.5 ⇒ gesture pull press on=card duration=0.5
    gestureRecognizerShouldBeggin(_:) ⇒ set axis=vertical
    decellerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    targetContentOfset.pointee ⇒ show list.target
    sheet.detnets = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifer = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    .animation(.bounccy, value: expanded) ⇒ curve=bounce(0.5,0.3)
    controller.aniamteTo(0.8, duration: const Duration(milliseconds: 300), curve: Curves.easeOut) ⇒ scrub 0.8
    await tester.pumpAndSetle() ⇒ run
    BouncingScrollPhsyics ⇒ help scroll-view
    mainClock.advnaceTimeBy(500) ⇒ wait 500ms
    appropos velocity ⇒ help velocity
    card jumps when relased ⇒ help jumps
    animaton is slow at the end ⇒ help slow at the end
    """#)

  static let strangerHelp = parsed(
    #"""
    help durationFactor ⇒ help factor=
    help finishAnimation ⇒ finishAnimation
    help isReversed ⇒ isReversed
    help scrubsLinearly ⇒ scrubsLinearly
    help pausesOnCompletion ⇒ pausesOnCompletion
    help isInterruptible ⇒ isInterruptible
    help isUserInteractionEnabled ⇒ isUserInteractionEnabled
    help delayFactor ⇒ delayFactor a word of UIKit: property animators delayFactor animate VIEW.alpha t
    help runningPropertyAnimator ⇒ runningPropertyAnimator
    help UIViewAnimating ⇒ help start
    help UIViewImplicitlyAnimating ⇒ UIViewImplicitlyAnimating a word of UIKit: property animators UIViewImplicitlyAn
    help UIViewAnimatingState ⇒ UIViewAnimatingState a word of UIKit: property animators UIViewAnimatingState sh
    help isRunning ⇒ isRunning
    help UICubicTimingParameters ⇒ UICubicTimingParameters
    help initialVelocity ⇒ help animator
    help UITimingCurveProvider ⇒ UITimingCurveProvider a word of UIKit: property animators UITimingCurveProvider
    help UIPercentDrivenInteractiveTransition ⇒ help transition
    help percentComplete ⇒ percentComplete
    help completionCurve ⇒ help dive-deeper
    help pauseInteractiveTransition ⇒ help pause
    help interruptibleAnimator(using:) ⇒ help animator
    help animationEnded(_:) ⇒ help when
    help transitionDuration(using:) ⇒ help sh
    help updateInteractiveTransition ⇒ updateInteractiveTransition
    help failed ⇒ show pan.state
    help UIPanGestureRecognizer ⇒ help gesture
    help minimumNumberOfTouches ⇒ minimumNumberOfTouches
    help UIScreenEdgePanGestureRecognizer ⇒ help gestu
    help UIPinchGestureRecognizer ⇒ not modeled
    help allowableMovement ⇒ not modeled
    help cancelsTouchesInView ⇒ cancelsTouchesInView
    help shouldRecognizeSimultaneouslyWith ⇒ help gesture
    help shouldBeRequiredToFailBy ⇒ help gesture
    help UIScrollView ⇒ help scroll-view
    help UIScrollView.DecelerationRate.normal ⇒ deceleration=
    help isDecelerating ⇒ isDecelerating
    help isDirectionalLockEnabled ⇒ help scroll-view
    help UISheetPresentationController ⇒ help page-sheet
    help largestUndimmedDetentIdentifier ⇒ not modeled
    help invalidateDetents() ⇒ not modeled
    help beginFromCurrentState ⇒ not modeled
    help performWithoutAnimation ⇒ help set
    help UIDynamicAnimator ⇒ not modeled
    help presentation layer ⇒ model
    help CASpringAnimation ⇒ CASpringAnimation
    help settlingDuration ⇒ settlingDuration
    help isAdditive ⇒ help additive=
    help CADisplayLink ⇒ help wait
    help predictedEndTranslation ⇒ help rule
    help onEnded ⇒ onEnded a word of SwiftUI onEnded(…) when "pan ended" do show pan.velocity
    help interactiveSpring ⇒ interactiveSpring
    help blendDuration ⇒ not modeled
    help smooth ⇒ smooth
    help Spring.dampingRatio ⇒ dampingRatio
    help logicallyComplete ⇒ not modeled
    help PhaseAnimator ⇒ not modeled
    help KeyframeAnimator ⇒ help layer-animation
    help presentationContentInteraction ⇒ presentationContentInteraction a word of SwiftUI presentationContentInteraction(
    help highPriorityGesture ⇒ help gesture
    help accessibilityReduceMotion ⇒ not modeled
    help fling ⇒ fling
    help animateWith ⇒ help continue
    help AnimationStatus.dismissed ⇒ help show
    help lowerBound ⇒ lowerBound a word of Flutter lowerBound drive VIEW.frame.y by=GESTURE range=0,50
    help FrictionSimulation ⇒ help scroll-view
    help toleranceFor ⇒ not modeled
    help pump ⇒ wait 300ms
    help trackpadFling ⇒ not modeled
    help GestureArena ⇒ GestureArena a word of Names type help gesture `requires=` and `with=` decide
    help AnchoredDraggableState ⇒ help drive
    help velocityThreshold ⇒ flick-or-half speed=300
    help confirmValueChange ⇒ not modeled
    help onDragStopped velocity ⇒ onDragStopped
    help animateDecay ⇒ animateDecay a word of Compose animateDecay(…) flick up speed=500 on=LIST or fli
    help splineBasedDecay ⇒ not modeled
    help StiffnessLow ⇒ stiffness=200
    help advanceTimeByFrame ⇒ help wait
    help awaitTouchSlopOrCancellation ⇒ slop
    help activeOffsetY ⇒ activeOffsetY
    help activateAfterLongPress ⇒ activateAfterLongPress a word of React Native activateAfterLongPress gesture NAM
    help overshootClamping ⇒ not modeled
    help restDisplacementThreshold ⇒ not modeled
    help onPanResponderTerminate ⇒ onPanResponderTerminate a word of React Native onPanResponderTerminate when "pan
    help edgeResistance ⇒ help drive
    help timeScale ⇒ not modeled
    help commitStyles ⇒ not modeled
    help dragSnapToOrigin ⇒ dragSnapToOrigin a word of GSAP and the web dragSnapToOrigin scene blank; view
    help swipeUp ⇒ swipeUp
    help pinch(withScale:velocity:) ⇒ not modeled
    help waitForAnimationToEnd ⇒ help run
    help scrollUntilVisible ⇒ help scroll
    help mobile: flingGesture ⇒ flick
    help multiTap ⇒ help tap
    help animator_duration_scale ⇒ not modeled
    help breakpoint ⇒ not modeled
    help reverse-step ⇒ help undo
    help tbreak began ⇒ not modeled
    help undo ⇒ undo
    help view snaps back to start after animation ends ⇒ a symptom
    help completion handler never called ⇒ show completions
    help spring overshoots too much ⇒ spring(1)
    help gesture gets cancelled halfway ⇒ why lost
    """#)

  static let strangerHelpMisspellings = parsed(
    #"""
    help durationFacotr ⇒ factor
    help finshAnimation ⇒ finish
    help scrubsLineraly ⇒ read
    help pausesOnCompleton ⇒ read
    help isInteruptible ⇒ read
    help runingPropertyAnimator ⇒ running
    help UIViewAnimatingSate ⇒ animator.state
    help intialVelocity ⇒ velocity=
    help UICubicTimmingParameters ⇒ read
    help UIPercentDrivenInteractiveTranstion ⇒ help transition
    help precentComplete ⇒ read
    help UIPanGestureRecongizer ⇒ help gesture
    help UIPinchGestrueRecognizer ⇒ not modeled
    help cancelsTouchsInView ⇒ help gesture
    help isDeceleratng ⇒ read
    help beginFromCurentState ⇒ not modeled
    help CASpirngAnimation ⇒ spring(1,100,10)
    help setlingDuration ⇒ read
    help predictedEndTranlsation ⇒ help rule
    help interactiveSrping ⇒ read
    help Spring.dampinggRatio ⇒ help spring
    help filng ⇒ flick
    help FrictionSimlation ⇒ help scroll-view
    help AnchoredDragableState ⇒ anchors=
    help velocityTreshold ⇒ flick-or-half speed=300
    help animateDeccay ⇒ read as 'animateDecay' animateDecay a word of Compose animateDecay(…) flick up s
    help overshotClamping ⇒ not modeled
    help edgeRessistance ⇒ help drive
    help timeSacle ⇒ not modeled
    help waitForAnimtionToEnd ⇒ run
    help siwpeUp ⇒ read
    help brekpoint ⇒ not modeled
    """#)
}
