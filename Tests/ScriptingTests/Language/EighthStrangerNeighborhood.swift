/// An eighth list, made without looking at the table, and its misspellings, with what their judges held to be
/// right.
///
/// The lines are typed in the scene `city-guide`.
extension Neighborhood {
  static let eighthStranger = parsed(
    ##"""
    UIViewPropertyAnimator ⇒ help UIViewPropertyAnimator
    UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) ⇒ animator open duration=0.5 curve=ease-in-out
    let animator = UIViewPropertyAnimator(duration: 1.0, dampingRatio: 0.7) ⇒ animator animator duration=1 curve=spring(0.7)
    animator.startAnimation() ⇒ start
    animator.pauseAnimation() ⇒ pause
    animator.fractionComplete = 0.35 ⇒ scrub 0.35
    animator.fractionComplete ⇒ show fraction
    animator.isReversed = true ⇒ reverse
    animator.isReversed.toggle() ⇒ reverse
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 1) ⇒ continue factor=1 curve=spring(0.8)
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    animator.finishAnimation(at: .current) ⇒ finish at=current
    finishAnimation(at: .start) ⇒ finish at=start
    animator.addCompletion { position in print(position) } ⇒ when "completed" do show position
    addAnimations ⇒ help animate
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5) ⇒ animate card.alpha to=0 delay=0.5
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    isInterruptible ⇒ set interruptible=yes
    isUserInteractionEnabled ⇒ show card.interaction
    isManualHitTestingEnabled ⇒ set manual-hit-testing=yes
    animator.state ⇒ animator.state inactive
    animator.state == .active ⇒ show animator.state
    print(animator.isRunning) ⇒ show running
    UIViewAnimatingState ⇒ show animator.state
    UIViewAnimatingPosition.end ⇒ show position
    help UIViewAnimating ⇒ UIViewAnimating a word of UIKit:
    UIViewImplicitlyAnimating ⇒ help animate
    animator.timingParameters ⇒ animator open duration=0.4 curve=ease-out
    animator.duration ⇒ show duration
    animator.delay ⇒ show remaining
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0, options: [], animations: {}) ⇒ running fade card.alpha to=0 duration=0.3 delay=0
    UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1)) ⇒ animator open curve=cubic(0.1,0.9,0.2,1)
    UICubicTimingParameters(animationCurve: .easeOut) ⇒ animator open curve=ease-out
    help UISpringTimingParameters ⇒ UISpringTimingParameters a word of UIKit:
    UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero) ⇒ animator open curve=spring(1,200,20) velocity=0,0
    UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 4)) ⇒ animator open curve=spring(1) velocity=0,4
    initialVelocity ⇒ help animator
    UITimingCurveProvider ⇒ animator open duration=0.4 curve=ease-out
    timingCurveType ⇒ help curves
    dampingRatio = 0.6 ⇒ animator open curve=spring(0.6)
    UIView.AnimationCurve ⇒ help curves
    UIView.animate(withDuration: 0.25) { view.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.25
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2, options: []) ⇒ animate card.alpha to=0 duration=0.6 delay=0 curve=spring(ratio=0.5,velocity=2)
    UIView.animate(springDuration: 0.5, bounce: 0.3) ⇒ animate card.alpha to=0 duration=0.5 curve=bounce(0.5,0.3)
    UIView.animateKeyframes(withDuration: 2, delay: 0) ⇒ animate card.alpha to=0 start=0 length=0.5 duration=2 delay=0
    addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) ⇒ animate card.alpha to=0 start=0.5 length=0.5
    UIView.transition(with: view, duration: 0.4, options: .transitionFlipFromLeft) ⇒ cross-dissolves and flips of content aren't modeled;
    UIView.performWithoutAnimation ⇒ help set
    UIView.setAnimationsEnabled(false) ⇒ no statement switches all animations off; `set
    .beginFromCurrentState ⇒ an animation always begins at the value
    .allowUserInteraction ⇒ animate card.alpha to=1 duration=0.3 interaction=yes
    view.transform = CGAffineTransform(translationX: 0, y: 200) ⇒ set card.center.y=622
    view.transform = .identity ⇒ set card.scale=1; set card.rotation=0
    view.center ⇒ show card.center
    view.frame.origin.y ⇒ show card.frame.y
    view.alpha = 0.5 ⇒ set card.alpha=0.5
    view.layer.presentation()?.frame ⇒ show card.frame
    view.layer.presentationLayer ⇒ show card.frame
    view.layer.speed = 0 ⇒ a layer has no speed; an animation
    view.layer.timeOffset = 0.5 ⇒ a layer has no time; an animation
    layer.animationKeys() ⇒ show card.layers
    layer.add(animation, forKey: "position") ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 key=position
    CASpringAnimation ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,100,10)
    CABasicAnimation(keyPath: "transform.scale") ⇒ layer-animation card.scale to=1 duration=0.25
    CAKeyframeAnimation ⇒ layer-animation card.alpha values=0,1,0 times=0,0.5,1 duration=0.5
    CAMediaTimingFunction(name: .easeInEaseOut) ⇒ curve ease-in-out at 0.5
    CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1) ⇒ curve cubic(0.25,0.1,0.25,1) at 0.5
    CADisplayLink ⇒ wait 1f
    CATransaction.setDisableActions(true) ⇒ `set` never animates
    CATransaction.setCompletionBlock ⇒ when "layer ended" do show
    animation.isRemovedOnCompletion = false ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 removed=no
    animation.fillMode = .forwards ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 fill=forwards removed=no
    settlingDuration ⇒ spring mass=1 stiffness=100 damping=10
    autoreverses ⇒ help animate
    CATransform3DMakeRotation(.pi/4, 0, 1, 0) ⇒ transforms of three dimensions aren't modeled; `scale`
    transform.m34 = -1/500 ⇒ transforms of three dimensions, such as perspective,
    layer.anchorPoint ⇒ show card.anchor
    UIPercentDrivenInteractiveTransition ⇒ help transition
    interactor.update(0.4) ⇒ scrub 0.4
    interactor.finish() ⇒ continue
    interactor.cancel() ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push; cancel on=push
    completionSpeed = 0.5 ⇒ transition push completion-speed=0.5
    percentComplete ⇒ show progress
    wantsInteractiveStart = false ⇒ transition push interactive=no
    interactionController.pause() ⇒ pause
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    transitionWasCancelled ⇒ show decision
    updateInteractiveTransition(_:) ⇒ scrub 0.5
    transitionDuration(using:) ⇒ show duration
    interruptibleAnimator(using:) ⇒ help animator
    UIViewControllerAnimatedTransitioning ⇒ help transition
    UIViewControllerInteractiveTransitioning ⇒ help dive-deeper
    navigationController?.interactivePopGestureRecognizer ⇒ help recipe swipe-back-over-a-pager
    present(vc, animated: true) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    dismiss(animated: true, completion: nil) ⇒ tap on=close
    transitionCoordinator?.animate(alongsideTransition: nil) ⇒ help animate
    UIPanGestureRecognizer ⇒ help UIPanGestureRecognizer
    pan.translation(in: view) ⇒ show pan.translation
    pan.velocity(in: view).y ⇒ show pan.velocity
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    pan.state = .cancelled ⇒ here it is 'pan cancelled', which is
    recognizer.state ⇒ show pan.state
    gestureRecognizer.isEnabled = false ⇒ disable card.1
    maximumNumberOfTouches = 1 ⇒ gesture pull pan on=card max=1
    UITapGestureRecognizer(target: self, action: #selector(handleTap)) ⇒ gesture pull tap on=card
    numberOfTapsRequired = 2 ⇒ gesture pull tap on=card taps=2
    UILongPressGestureRecognizer ⇒ help UILongPressGestureRecognizer
    minimumPressDuration ⇒ gesture pull press on=card duration=0.5
    allowableMovement ⇒ how far the finger of a press
    pinch.scale ⇒ pinches aren't modeled: no recognizer here needs
    UIScreenEdgePanGestureRecognizer ⇒ help UIScreenEdgePanGestureRecognizer
    edgePan.edges = .left ⇒ gesture edge edge on=card edges=left
    tap.require(toFail: doubleTap) ⇒ gesture double tap on=card taps=2; gesture single tap on=card requires=double
    gestureRecognizerShouldBegin(_:) ⇒ set axis=vertical
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) ⇒ gesture card.1 with=card.0
    shouldBeRequiredToFailBy ⇒ gesture card.0 requires=card.1
    shouldReceiveTouch ⇒ set card.interaction=no
    cancelsTouchesInView ⇒ gesture pull pan on=card cancels=no
    touchesBegan ⇒ touch down on=card
    UIScrollView.contentOffset ⇒ show list.offset
    scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) ⇒ scene page-sheet; scroll list to=300 animated=yes
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) ⇒ show list.target
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheetPresentationController?.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    animateChanges ⇒ help page-sheet
    prefersGrabberVisible = true ⇒ the grabber isn't drawn; the sheet itself
    withAnimation(.spring()) { offset = 0 } ⇒ animate card.center.y to=422 duration=0.5 curve=bounce(0.5,0)
    withAnimation(.easeInOut(duration: 0.3)) ⇒ animate card.alpha to=0 duration=0.3 curve=ease-in-out
    .animation(.default, value: offset) ⇒ animate card.center.y by=-100 duration=0.35 curve=default
    .spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0) ⇒ spring response=0.4 ratio=0.8
    .interactiveSpring() ⇒ spring response=0.15 ratio=0.86
    .interpolatingSpring(stiffness: 170, damping: 15) ⇒ spring mass=1 stiffness=170 damping=15
    Animation.bouncy ⇒ spring duration=0.5 bounce=0.3
    .snappy(duration: 0.25) ⇒ spring duration=0.25 bounce=0.15
    .smooth ⇒ spring duration=0.5 bounce=0
    DragGesture() ⇒ gesture pull pan on=card
    DragGesture(minimumDistance: 20) ⇒ gesture pull pan on=card slop=20
    .onChanged { value in offset = value.translation } ⇒ help pan
    .onEnded { value in } ⇒ when "pan ended" do show pan.velocity
    value.predictedEndTranslation ⇒ help rule projection
    value.velocity ⇒ show pan.velocity
    @GestureState ⇒ show pan.translation
    .gesture(drag) ⇒ gesture pull pan on=card
    .simultaneousGesture(TapGesture()) ⇒ gesture pull tap on=card with=card.1
    .highPriorityGesture ⇒ gesture card.0 requires=card.1
    MagnificationGesture ⇒ pinches aren't modeled: no recognizer here needs
    RotationGesture() ⇒ rotation gestures aren't modeled; `set card.rotation=45` rotates
    LongPressGesture(minimumDuration: 1) ⇒ gesture pull press on=card duration=1
    matchedGeometryEffect ⇒ animate the frame of one view instead
    .transition(.move(edge: .bottom)) ⇒ layer-animation card.center.y from=722 duration=0.35
    .presentationDetents([.medium, .large]) ⇒ scene page-sheet detents=medium,large
    interactiveDismissDisabled ⇒ scene page-sheet modal=yes
    PhaseAnimator ⇒ phases aren't modeled; `when "completed end" do
    KeyframeAnimator ⇒ layer-animation card.center.y values=400,200,300 times=0,0.5,1 duration=1
    timingCurve(0.2, 0.8, 0.2, 1) ⇒ curve cubic(0.2,0.8,0.2,1) at 0.5
    .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) ⇒ transforms of three dimensions aren't modeled; `scale`
    AnimationController(vsync: this, duration: Duration(milliseconds: 300)) ⇒ animator open duration=300ms
    controller.forward() ⇒ start
    controller.reverse() ⇒ reverse
    controller.value = 0.5 ⇒ scrub 0.5
    controller.stop() ⇒ pause
    controller.fling(velocity: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    controller.animateTo(0.8) ⇒ scrub 0.8
    controller.animateWith(SpringSimulation(spring, 0, 1, v)) ⇒ continue curve=spring(mass=1,stiffness=100,damping=10,velocity=1)
    controller.status ⇒ show animator.state reversed position
    AnimationStatus.completed ⇒ show position
    controller.repeat(reverse: true) ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    controller.reset() ⇒ scrub 0
    CurvedAnimation(parent: controller, curve: Curves.easeOut) ⇒ animator open curve=ease-out
    Curves.elasticOut ⇒ curve elastic-out at 0.5
    Curves.fastOutSlowIn ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    Tween<double>(begin: 0, end: 1) ⇒ layer-animation card.alpha from=0 to=1 duration=0.3
    GestureDetector ⇒ gesture pull pan on=card
    onVerticalDragUpdate: (details) {} ⇒ when "pan changed" do show pan.translation
    onPanEnd ⇒ when "pan ended" do show pan.velocity
    details.primaryVelocity ⇒ show pan.velocity
    DraggableScrollableSheet(initialChildSize: 0.5) ⇒ scene blank; view sheet frame=0,422,390,800; gesture pull pan on=sheet axis=vertical; drive sheet.frame.y by=pull anchors=80,422,744
    BouncingScrollPhysics ⇒ help scroll-view
    timeDilation = 5.0 ⇒ time has no speed. At the prompt,
    GestureArena ⇒ help gesture
    SpringDescription(mass: 1, stiffness: 100, damping: 10) ⇒ spring mass=1 stiffness=100 damping=10
    animateFloatAsState(targetValue = 1f) ⇒ animate card.alpha to=1 duration=0.3
    animate*AsState ⇒ help animate
    Animatable(0f) ⇒ animator open
    animatable.animateTo(1f, initialVelocity = velocity) ⇒ animate card.alpha to=1 duration=0.3 curve=spring(ratio=1,velocity=1)
    animatable.snapTo(0.5f) ⇒ set card.alpha=0.5
    offset.animateDecay(velocity, splineBasedDecay(this)) ⇒ flick left speed=500 on=list
    spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow) ⇒ spring response=0.4443 ratio=0.5
    tween(durationMillis = 300, easing = FastOutSlowInEasing) ⇒ animator open duration=300ms curve=cubic(0.4,0,0.2,1)
    keyframes { durationMillis = 375 } ⇒ layer-animation card.alpha values=0,1,0 times=0,0.5,1 duration=375ms
    snap() ⇒ help set
    Modifier.draggable(orientation = Orientation.Vertical) ⇒ gesture pull pan on=card axis=vertical
    detectDragGestures ⇒ gesture pull pan on=card
    awaitPointerEventScope ⇒ when "touch move" do show touches
    AnchoredDraggableState ⇒ scene detents
    rememberSwipeableState(0) ⇒ scene detents
    ModalBottomSheetState.expand() ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    sheetState.hide() ⇒ scene page-sheet; dismiss sheet
    updateTransition(targetState) ⇒ animator open duration=0.3; animate card.alpha to=0 on=open; start on=open
    VelocityTracker ⇒ here it is 'velocity', which is refused
    nestedScroll ⇒ help drive
    useSharedValue(0) ⇒ there are no free values; a view
    translateY.value = withSpring(0) ⇒ animate card.center.y to=422 duration=0.3 curve=spring(1,100,10)
    withTiming(1, { duration: 300 }) ⇒ animate card.alpha to=1 duration=300ms
    withDecay({ velocity: e.velocityY }) ⇒ flick left speed=500 on=list
    Gesture.Pan().onUpdate((e) => {}) ⇒ when "pan changed" do show pan.translation
    Gesture.Simultaneous(pan, pinch) ⇒ pinches aren't modeled: no recognizer here needs two
    activeOffsetY([-10, 10]) ⇒ set slop=10
    waitFor={doubleTapRef} ⇒ gesture double tap on=card taps=2; gesture single tap on=card requires=double
    cancelAnimation(translateY) ⇒ stop finishing=no
    Animated.spring(value, { toValue: 0, useNativeDriver: true }).start() ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,230.2,22)
    gsap.to(".box", { y: 200, duration: 1 }) ⇒ animate card.frame.y by=200 duration=1
    gsap.timeline() ⇒ animator open
    tl.pause() ⇒ pause
    tl.seek(0.75) ⇒ at 0.75
    tl.timeScale(0.25) ⇒ an animator has no speed: `continue factor=4`
    ease: "power2.inOut" ⇒ curve cubic-in-out at 0.5
    cubic-bezier(0.4, 0, 0.2, 1) ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    element.animate([{ opacity: 0 }, { opacity: 1 }], 500) ⇒ layer-animation card.alpha from=0 to=1 duration=500ms
    requestAnimationFrame ⇒ wait 1f
    transition: transform 0.3s ease-out ⇒ animator open duration=0.3s curve=ease-out
    app.swipeUp() ⇒ swipe up
    app.swipeDown(velocity: .fast) ⇒ swipe down speed=2000
    element.press(forDuration: 1.5) ⇒ press for=1.5
    app.buttons["Close"].tap() ⇒ tap on=close
    XCTAssertEqual(animator.state, .inactive) ⇒ expect animator.state inactive
    XCTAssertTrue(animator.isRunning) ⇒ expect running yes
    waitForExistence(timeout: 5) ⇒ expect eventually card.alpha 1 in 5
    coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)) ⇒ drag x=195 y=760 by=0,-200
    press(forDuration: 0.1, thenDragTo: end) ⇒ drag by=0,-200 press=0.1
    - tapOn: "Play" ⇒ tap on=card
    - swipe: { direction: UP, duration: 400 } ⇒ swipe up over=400ms
    assertVisible: "Sheet" ⇒ expect card.alpha 1
    waitForAnimationToEnd ⇒ run
    expect(element(by.id('sheet'))).toBeVisible() ⇒ expect card.alpha 1
    expect fractionComplete == 0.5 ⇒ 'fractionComplete' is fraction here
    ls ⇒ show
    man pan ⇒ help pan
    cd cards ⇒ help scenes
    history ⇒ step at s statement outcome
    !! ⇒ the up arrow takes the last line;
    clear ⇒ Ctrl-L clears the screen; `undo` takes statements
    exit ⇒ exit
    :q ⇒ `quit` ends the session
    ? ⇒ a gesture, and its reasons
    help | grep spring ⇒ spring [at|for] [NUMBER] [mass=NUMBER] [stiffness=NUMBER]
    cat sheet ⇒ scene page-sheet
    pwd ⇒ there are no folders: the prompt names
    source demo.txt ⇒ here it is 'use demo.txt', which is
    watch fractionComplete ⇒ plot fraction
    time pan ended vy=300 ⇒ here it is 'pan ended vy=300', which
    undo ⇒ undone: `scene city-guide`; no scene
    sleep 0.5 ⇒ wait 0.5
    step 10 ⇒ wait 10f
    alias s=status ⇒ help let
    --version ⇒ `pantomime --version` prints the version
    why did it bounce back ⇒ why
    make it slower ⇒ continue factor=2
    how do I start ⇒ help
    what can I do here ⇒ help
    which gesture won ⇒ why won
    why did the tap fail ⇒ no such event has been
    show me the sheet ⇒ help page-sheet
    open the card halfway ⇒ scrub 0.5
    swipe up fast ⇒ swipe up speed=2000
    flick it down ⇒ flick down
    drag the sheet up 100 points ⇒ drag up 100
    let go ⇒ here it is 'touch up', which is
    hold your finger still ⇒ press
    what is fractionComplete ⇒ help fractionComplete
    what is the current velocity ⇒ show pan.velocity
    how fast do I need to swipe to close it ⇒ why rule
    what happens if I reverse it in the middle ⇒ reverse
    what is the difference between pause and stop ⇒ help pause; help stop
    why is the animator still active ⇒ no such event has been
    is it finished yet ⇒ show running
    go back to the beginning ⇒ scrub 0
    do that again ⇒ here it is 'again', which is refused
    give me an example ⇒ help scenes
    where is my finger now ⇒ show pan.location
    next lesson ⇒ lesson
    explain the last line ⇒ why
    turn off the bounce ⇒ animate card.center.y by=-100 duration=0.5 curve=spring(1)
    make it more springy ⇒ animate card.center.y by=-100 duration=0.5 curve=spring(0.5)
    tap the button ⇒ tap on=close
    two finger pinch ⇒ set card.scale=1.5
    rotate the cube to the left ⇒ help peek-cube
    why do the pan and the scroll view fight ⇒ why won
    what is rubber banding ⇒ drag up 400
    how long will it take to settle ⇒ show remaining
    who is touching the screen ⇒ show touches
    skip to the end ⇒ run
    play the video ⇒ videos aren't modeled: `play` shows the last
    move the pip to the other corner ⇒ no scene has a picture in picture;
    show all scenes ⇒ help scenes
    cancel the gesture ⇒ help cancelled
    """##)

  static let eighthStrangerMisspellings = parsed(
    ##"""
    UIViewPropertyAnimtor ⇒ animator open
    UIViewProprtyAnimator ⇒ animator open
    animator.startAnimtion() ⇒ start
    startAnimaton ⇒ start
    animator.pauseAnimatoin() ⇒ pause
    puaseAnimation ⇒ pause
    animator.fractionComplte = 0.5 ⇒ scrub 0.5
    fractoinComplete ⇒ show fraction
    fractionCompelte = 0.3 ⇒ scrub 0.3
    animator.isReveresd = true ⇒ reverse
    isRevresed ⇒ show reversed
    continueAnimatin ⇒ continue
    contineuAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    stopAnimatino(true) ⇒ stop finishing=no
    finishAnimaiton(at: .end) ⇒ finish at=end
    pauseOnCompletion ⇒ set pauses-on-completion=yes
    scrubsLineraly = false ⇒ set scrubs-linearly=no
    UISpringTimingParamters ⇒ help curve spring
    UICubicTimingPrameters ⇒ animator open duration=0.4 curve=cubic(0.2,0.9,0.4,1)
    dampingRaito = 0.5 ⇒ animator open curve=spring(0.5)
    initalVelocity ⇒ help animator
    UIPercentDrivenInteractiveTranstion ⇒ help transition
    completionSped = 0.5 ⇒ transition push completion-speed=0.5
    transitionWasCanceled ⇒ show decision
    interruptableAnimator ⇒ help animator
    UIPanGestureRecongizer ⇒ gesture pull pan on=card
    UIPanGestureRecogniser ⇒ gesture pull pan on=card
    UITapGestureRecoginzer ⇒ gesture pull tap on=card
    gestureRecognizerShouldBeign ⇒ set axis=vertical
    shouldRecognizeSimultanouslyWith ⇒ gesture card.1 with=card.0
    pan.translaton(in: view) ⇒ show pan.translation
    pan.veloctiy(in: view) ⇒ show pan.velocity
    numberOfTapsRequierd = 2 ⇒ gesture pull tap on=card taps=2
    minimumPressDuraton ⇒ gesture pull press on=card duration=0.5
    scrollView.contentOffest ⇒ show list.offset
    decelerationRte = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    sheet.detnets = [.medium()] ⇒ scene page-sheet detents=medium
    prefersGraberVisible ⇒ the grabber isn't drawn; the sheet itself
    selectedDetentIdentifer = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    view.trasnform = .identity ⇒ set card.scale=1; set card.rotation=0
    UIVeiw.animate(withDuration: 0.3) ⇒ animate card.alpha to=0 duration=0.3
    view.layer.presentaion() ⇒ show card
    CABasicAnimaton ⇒ layer-animation card.alpha from=1 to=0 duration=0.25
    CASprignAnimation ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,100,10)
    pan begna ⇒ did you mean 'began'?
    pan chnaged dy=-120 ⇒ did you mean 'changed'?
    pan ened vy=300 ⇒ did you mean 'ended'?
    pna began ⇒ did you mean 'pan'?
    hlep ⇒ did you mean 'help'?
    hepl pan ⇒ did you mean 'help'?
    whyy ⇒ did you mean 'why'?
    wyh ⇒ did you mean 'why'?
    lessosn ⇒ lesson
    secnes ⇒ help scenes
    withAnimaiton(.spring()) ⇒ animate card.alpha to=0 duration=0.5 curve=bounce(0.5,0)
    DragGestrue() ⇒ gesture pull pan on=card
    controller.foward() ⇒ start
    Curves.easeInOt ⇒ curve ease-in-out at 0.5
    why did it bouce bakc ⇒ why
    make it slwoer ⇒ continue factor=2
    """##)
}
