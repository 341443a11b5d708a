/// A ninth list, made without looking at the table, and its misspellings, with what their judges held to be
/// right.
///
/// The lines are typed in the scene `city-guide`.
extension Neighborhood {
  static let ninthStranger = parsed(
    ##"""
    UIViewPropertyAnimator(duration: 0.4, timingParameters: timing) ⇒ animator open duration=0.4 curve=spring(0.8)
    UIViewPropertyAnimator(duration: 0.8, controlPoint1: p1, controlPoint2: p2, animations: nil) ⇒ animator open duration=0.8 curve=cubic(0.25,0.1,0.25,1)
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 } ⇒ animator animator duration=2 curve=linear; animate card.alpha to=0 on=animator
    animator = nil ⇒ stop finishing=no
    help UIViewPropertyAnimator ⇒ UIViewPropertyAnimator what to type
    startAnimation ⇒ start
    startAnimation(afterDelay:) ⇒ start after=0.3
    pauseAnimation ⇒ pause
    stopAnimation ⇒ stop
    stopAnimation(_ withoutFinishing: Bool) ⇒ stop finishing=no
    finishAnimation(at:) ⇒ finish at=end
    animator.finishAnimation(at: .end) ⇒ finish at=end
    addCompletion ⇒ handler
    addAnimations(_:delayFactor:) ⇒ help animate
    animator.fractionComplete += 0.1 ⇒ scrub 0.1
    animator.fractionComplete = translation.y / 300 ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; animator open duration=0.5; animate card.alpha to=0 on=open; drive open by=pull along=down way=300
    animator.fractionComplete = 1 - animator.fractionComplete ⇒ scrub 1
    animator.isReversed = velocity.y < 0 ⇒ when "pan ended" if pan.velocity.y < 0 do reverse
    if animator.isRunning { animator.pauseAnimation() } ⇒ pause
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animator.isInterruptible = false ⇒ set interruptible=no
    animator.isUserInteractionEnabled = false ⇒ set user-interaction=no
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5) ⇒ continue factor=0.5 curve=ease-out
    continueAnimation(withTimingParameters:durationFactor:) ⇒ continue factor=0.5 curve=ease-in-out
    durationFactor ⇒ continue factor=0.5
    animator.isManualHitTestingEnabled = true ⇒ set manual-hit-testing=yes
    UIViewAnimatingPosition ⇒ help position
    UIViewAnimatingState.stopped ⇒ show animator.state
    .inactive ⇒ show animator.state
    guard animator.state == .stopped else { return } ⇒ show animator.state
    UIView.AnimationCurve.easeInOut ⇒ curve ease-in-out at 0.5
    UIView.AnimationOptions ⇒ help animate
    UIView.animate(withDuration:animations:completion:) ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseIn, animations: {}, completion: nil) ⇒ animate card.alpha to=0 duration=1 delay=0.5 curve=ease-in
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) ⇒ animate card.alpha to=0 duration=1 delay=0 repeat=forever autoreverse=yes
    usingSpringWithDamping ⇒ help curve spring
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) ⇒ animate card.alpha to=0 start=0 length=0.25
    UIView.inheritedAnimationDuration ⇒ show duration
    UIView.areAnimationsEnabled ⇒ animations are always on; `set card.alpha=0` changes a
    .overrideInheritedDuration ⇒ blocks don't inherit durations; each `animate` line has its
    .curveLinear ⇒ curve linear at 0.5
    view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) ⇒ set card.scale=1.2
    view.transform = view.transform.rotated(by: .pi / 2) ⇒ set card.rotation=90
    view.center = CGPoint(x: 160, y: 400) ⇒ set card.center=160,400
    view.frame ⇒ show card.frame
    view.bounds.height ⇒ show card.height
    view.backgroundColor = .red ⇒ set card.color=1,0,0,1
    view.isHidden = true ⇒ set card.hidden=yes
    view.layoutIfNeeded() ⇒ there is no layout; animate the
    bottomConstraint.constant = -300 ⇒ there is no layout; animate the
    view.isUserInteractionEnabled ⇒ show card.interaction
    view.hitTest(point, with: event) ⇒ no statement only tests a point: `tap x=195 y=420; why`
    view.addGestureRecognizer(pan) ⇒ gesture pull pan on=card
    view.gestureRecognizers ⇒ show gesture
    view.removeGestureRecognizer(tap) ⇒ disable card.1
    layer.presentation() ⇒ show card
    layer.model() ⇒ show card.model
    layer.position ⇒ show card.center
    layer.opacity = 0 ⇒ set card.alpha=0
    layer.cornerRadius = 16 ⇒ set card.radius=16
    layer.beginTime = CACurrentMediaTime() ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 begin=0.5
    layer.convertTime(CACurrentMediaTime(), from: nil) ⇒ layers have no time of their own; `show
    layer.removeAnimation(forKey: "bounce") ⇒ here it is 'layer-remove key=bounce'
    CAAnimationGroup ⇒ layer-group pop on=card duration=1
    CAAnimation ⇒ help layer-animation
    animationDidStop(_:finished:) ⇒ when "layer ended" do show
    CAMediaTiming ⇒ help layer-animation
    animation.repeatCount = .infinity ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 repeat=forever
    animation.fromValue = 0 ⇒ layer-animation card.alpha from=0 duration=0.25
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut) ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 curve=ease-out
    animation.isAdditive = true ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 additive=yes
    CATransaction.begin() ⇒ statements at one instant belong together; there is no
    CATransaction.setAnimationDuration(0.5) ⇒ layer-animation card.alpha from=1 to=0 duration=0.5
    CACurrentMediaTime() ⇒ show time
    preferredFrameRateRange ⇒ set rate=120
    displayLink.targetTimestamp ⇒ show time
    UISpringTimingParameters(duration: 0.5, bounce: 0.2) ⇒ animator open curve=bounce(0.5,0.2)
    UISpringTimingParameters() ⇒ animator open curve=system-spring
    spring.mass ⇒ spring mass=1 stiffness=100 damping=10
    stiffness = 300 ⇒ spring mass=1 stiffness=300 damping=10
    CGVector(dx: 0, dy: velocity.y / distance) ⇒ `help` lists the
    UICubicTimingParameters ⇒ animator open duration=0.4 curve=cubic(0.2,0.9,0.4,1)
    controlPoint1 ⇒ curve cubic(0.25,0.1,0.25,1) at 0.5
    springTimingParameters ⇒ animator open duration=0.4 curve=spring(0.8)
    help UIPercentDrivenInteractiveTransition ⇒ UIPercentDrivenInteractiveTransition a word of UIKit: intera
    UIPercentDrivenInteractiveTransition.update(_:) ⇒ scrub 0.5
    interactiveTransition.completionCurve = .easeOut ⇒ transition push completion-curve=ease-out
    timingCurve = UISpringTimingParameters(dampingRatio: 0.9) ⇒ transition push duration=0.4 completion-curve=spring(0.9)
    startInteractiveTransition(_:) ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push; start on=push
    UIViewControllerContextTransitioning ⇒ help dive-deeper
    transitionContext.finishInteractiveTransition() ⇒ continue
    cancelInteractiveTransition ⇒ reverse; continue
    pauseInteractiveTransition() ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push; pause on=push
    animateTransition(using: transitionContext) ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push
    animationEnded(_ transitionCompleted: Bool) ⇒ when "transition finished" do show
    transitionContext.isInteractive ⇒ help transition
    containerView ⇒ show
    transitionContext.view(forKey: .to) ⇒ show
    UIViewControllerTransitioningDelegate ⇒ scene dive-deeper dismissal=pan
    interactionControllerForDismissal(using:) ⇒ scene dive-deeper dismissal=pan
    modalPresentationStyle = .custom ⇒ help transition
    navigationController?.popViewController(animated: true) ⇒ there are no view controllers; `help rule cupertino-back`
    UINavigationControllerDelegate ⇒ there are no view controllers; `help dive-deeper` is a
    help UIGestureRecognizer ⇒ UIGestureRecognizer a word of UIKit: recognizers
    UIGestureRecognizer.State ⇒ show pan.state
    UIGestureRecognizer.State.failed ⇒ drag by=-150,0; why lost
    case .began, .changed: ⇒ help pan
    sender.state == .ended ⇒ show pan.state
    gesture.location(in: view) ⇒ show pan.location
    gesture.numberOfTouches ⇒ show touches
    canPrevent(_:) ⇒ gesture card.1 with=card.0
    delaysTouchesBegan = true ⇒ gesture pull tap on=card delays=yes
    UIGestureRecognizerDelegate ⇒ help gesture
    shouldRequireFailureOf ⇒ gesture card.1 requires=card.0
    UISwipeGestureRecognizer ⇒ help UISwipeGestureRecognizer
    swipe.direction = .left ⇒ gesture swipe swipe on=card direction=left
    UIPinchGestureRecognizer ⇒ pinches aren't modeled: no recognizer here needs two moving
    UIRotationGestureRecognizer ⇒ rotations aren't modeled; only pans, edges, taps, presses
    rotation.velocity ⇒ rotations aren't modeled; `set card.rotation=30` turns a view,
    UIHoverGestureRecognizer ⇒ there is no pointer that
    scrollView.panGestureRecognizer ⇒ help scroll-view
    scrollView.isDecelerating ⇒ show list.decelerating
    targetContentOffset.pointee = .zero ⇒ when "scroll released" do scroll list to=0 animated=yes
    scrollView.bounces = false ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=no
    scrollView.isPagingEnabled = true ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    largestUndimmedDetentIdentifier ⇒ the dimming is always that of the largest
    UISheetPresentationController ⇒ help page-sheet
    UISheetPresentationController.Detent.custom { _ in 200 } ⇒ scene page-sheet detents=200,large
    prefersScrollingExpandsWhenScrolledToEdge ⇒ help page-sheet
    isModalInPresentation = true ⇒ scene page-sheet modal=yes
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isOpen.toggle() } ⇒ animate card.center.y by=-100 duration=0.5 curve=bounce(0.5,0.3)
    withAnimation ⇒ animate card.alpha to=0 duration=0.35
    .animation(nil) ⇒ help set
    .linear(duration: 1) ⇒ animator open duration=1 curve=linear
    .easeOut ⇒ curve ease-out at 0.5
    .delay(0.2) ⇒ animate card.alpha to=0 duration=0.35 curve=ease-in-out delay=0.2
    .speed(0.5) ⇒ animate card.alpha to=0 duration=0.7 curve=ease-in-out
    .repeatForever(autoreverses: true) ⇒ animate card.alpha to=0 duration=0.35 curve=ease-in-out repeat=forever autoreverse=yes
    .repeatCount(3) ⇒ animate card.alpha to=0 duration=0.35 curve=ease-in-out repeat=1.5 autoreverse=yes
    Animation.spring ⇒ spring duration=0.5 bounce=0
    Spring(duration: 0.5, bounce: 0.3) ⇒ spring duration=0.5 bounce=0.3
    .extraBounce(0.2) ⇒ spring duration=0.5 bounce=0.5
    @State private var offset = CGSize.zero ⇒ help view
    .offset(y: dragOffset) ⇒ help drive
    .scaleEffect(1.5) ⇒ set card.scale=1.5
    .opacity(0.3) ⇒ set card.alpha=0.3
    .onTapGesture(count: 2) { } ⇒ gesture pull tap on=card taps=2
    .updating($dragOffset) { value, state, _ in state = value.translation } ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card;
    value.translation.height ⇒ show pan.translation
    value.startLocation ⇒ show pan.location
    predictedEndLocation ⇒ help rule projection
    .exclusively(before: TapGesture()) ⇒ gesture card.0 requires=card.1
    SequenceGesture ⇒ scene blank; view card frame=70,247,250,350; gesture pull press on=car
    MagnifyGesture() ⇒ pinches aren't modeled: no recognizer here needs two moving
    Transaction(animation: .none) ⇒ set card.alpha=0
    .sheet(isPresented: $showSheet) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    presentationDragIndicator(.visible) ⇒ the grabber isn't drawn; the sheet itself is dragged: `drag
    .navigationTransition(.zoom(sourceID: id, in: ns)) ⇒ system transitions aren't modeled; `help dive-deeper` is a
    withAnimation(.snappy, completionCriteria: .logicallyComplete) ⇒ animate card.alpha to=0 duration=0.5 curve=bounce(0.5,0.15)
    .contentTransition(.numericText()) ⇒ cross-dissolves and flips of content aren't modeled;
    _controller.isAnimating ⇒ show running
    _controller.animateBack(0.0) ⇒ reverse; continue
    controller.drive(Tween(begin: 0.0, end: 300.0)) ⇒ help follow
    AnimatedContainer(duration: Duration(seconds: 1)) ⇒ animate card.frame.height to=300 duration=1
    AnimatedBuilder ⇒ help follow
    TickerProviderStateMixin ⇒ time passes only when a statement advances
    addStatusListener((status) {}) ⇒ when "completed" do show position
    AnimationStatus.dismissed ⇒ show position
    controller.velocity ⇒ show pan.velocity
    Curves.bounceOut ⇒ curve bounce-out at 0.5
    Curves.easeInOutCubic ⇒ curve cubic(0.645,0.045,0.355,1) at 0.5
    Cubic(0.25, 0.1, 0.25, 1.0) ⇒ curve cubic(0.25,0.1,0.25,1) at 0.5
    Interval(0.0, 0.5) ⇒ animate card.alpha to=0 start=0 length=0.5
    Hero(tag: 'card') ⇒ animate the frame of one view
    showModalBottomSheet ⇒ scene page-sheet detents=medium,large
    Dismissible ⇒ help rule flutter-dismissible
    onHorizontalDragEnd: (details) {} ⇒ when "pan ended" do show pan.velocity
    details.delta.dy ⇒ show pan.translation
    details.velocity.pixelsPerSecond.dy ⇒ show pan.velocity
    RawGestureDetector ⇒ gesture pull pan on=card
    VerticalDragGestureRecognizer ⇒ gesture pull pan on=card axis=vertical
    HitTestBehavior.opaque ⇒ set card.interaction=yes
    FrictionSimulation(0.135, 0, 1000) ⇒ help scroll-view
    ClampingScrollPhysics() ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=no
    await tester.pump(Duration(milliseconds: 100)) ⇒ wait 100ms
    animateTo(target) ⇒ animate card.frame.y to=300 duration=0.3
    animatable.stop() ⇒ pause
    animatable.isRunning ⇒ show running
    animatable.velocity ⇒ help paths
    animatable.updateBounds(lowerBound = 0f) ⇒ help drive
    infiniteRepeatable(tween(1000), RepeatMode.Reverse) ⇒ animate card.alpha to=0 duration=1000ms repeat=forever autoreverse=yes
    rememberInfiniteTransition() ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    FastOutLinearInEasing ⇒ curve cubic(0.4,0,1,1) at 0.5
    CubicBezierEasing(0.4f, 0f, 0.2f, 1f) ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    Spring.StiffnessMedium ⇒ spring mass=1 stiffness=1500 damping=77
    Spring.DampingRatioNoBouncy ⇒ spring ratio=1 response=0.162
    AnimatedVisibility(visible = false) ⇒ animate card.alpha to=0 duration=0.3
    Modifier.pointerInput(Unit) { detectTapGestures(onDoubleTap = {}) } ⇒ gesture pull tap on=card taps=2
    detectTransformGestures ⇒ pinches aren't modeled: no recognizer here needs two moving
    exponentialDecay() ⇒ help scroll-view
    SwipeToDismiss ⇒ help rule flutter-dismissible
    positionalThreshold = { it * 0.5f } ⇒ set rule=flick-or-half threshold=0.5
    velocityThreshold ⇒ set rule=flick-or-half speed=300
    SeekableTransitionState.seekTo(0.3f) ⇒ scrub 0.3
    withSpring(100, { damping: 10, stiffness: 90 }) ⇒ animate card.center.y to=100 duration=0.3 curve=spring(1,90,10)
    withSequence(withTiming(0), withTiming(1)) ⇒ sequences aren't modeled; `when "completed end" do show
    withRepeat(withTiming(1), -1, true) ⇒ animate card.alpha to=1 duration=0.3 repeat=forever autoreverse=yes
    interpolate(progress.value, [0, 1], [0, 300], Extrapolate.CLAMP) ⇒ follow card.center.y card.1.progress from=0,1 to=0,300
    useAnimatedStyle ⇒ there are no styles; `follow card.center.y card.1.progress
    Gesture.Exclusive(doubleTap, singleTap) ⇒ gesture card.0 requires=card.1
    .failOffsetX([-5, 5]) ⇒ gesture pull pan on=card axis=vertical
    simultaneousHandlers={scrollRef} ⇒ gesture card.1 with=card.0
    PanResponder.create({ onMoveShouldSetPanResponder: () => true }) ⇒ gesture pull pan on=card
    State.ACTIVE ⇒ show pan.state
    gsap.from(".card", { opacity: 0, stagger: 0.1 }) ⇒ layer-animation card.alpha from=0 duration=0.5
    tl.reverse() ⇒ reverse
    tween.kill() ⇒ stop finishing=no
    tween.resume() ⇒ continue
    gsap.globalTimeline.timeScale(0.1) ⇒ an animator has no speed: `continue factor=10` changes the
    ScrollTrigger.create({ scrub: true }) ⇒ help follow
    ease: "elastic.out(1, 0.3)" ⇒ curve elastic-out at 0.5
    animation.playbackRate = -1 ⇒ reverse
    addEventListener("pointermove", onMove) ⇒ help when
    Draggable.create(".box", { inertia: true }) ⇒ gesture pull pan on=card
    XCUIApplication().launch() ⇒ help scenes
    app.tables.cells.element(boundBy: 0).swipeLeft() ⇒ swipe left on=card
    element.doubleTap() ⇒ tap taps=2 on=card
    element.pinch(withScale: 2, velocity: 1) ⇒ set card.scale=2
    element.rotate(0.5, withVelocity: 1) ⇒ rotation gestures aren't modeled; `set card.rotation=45`
    XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 0.01) ⇒ expect fraction 0.5 within 0.01
    XCTAssertFalse(sheet.isReversed) ⇒ expect reversed no
    expectation(description: "completed") ⇒ run; expect event "completed"
    wait(for: [exp], timeout: 2) ⇒ wait 2
    - longPressOn: "Card" ⇒ press on=card
    - scrollUntilVisible ⇒ scroll list by=200
    - assertNotVisible: "Sheet" ⇒ expect card.hidden yes
    element(by.id('card')).swipe('up', 'fast', 0.8) ⇒ flick up speed=2000 over=0.3375 on=card
    takeScreenshot ⇒ strip
    ls scenes ⇒ help scenes
    man ⇒ help
    cd .. ⇒ help scenes
    open sheet ⇒ scene page-sheet
    run tests ⇒ help test
    echo $? ⇒ a statement has no status; a failed one prints an error,
    load session.txt ⇒ use session.txt
    print velocity ⇒ show pan.velocity
    set duration 2 ⇒ scene city-guide duration=2
    get state ⇒ show state
    vars ⇒ show
    env ⇒ set
    which pan ⇒ help pan
    ^C ⇒ Ctrl-C stops a statement; `quit` ends the
    .exit ⇒ `quit` ends the
    for i in 1 2 3; do tap; done ⇒ there are no loops; `case` runs a test with several
    repeat 5 tap ⇒ tap taps=5 on=card
    help --all ⇒ `help all` lists all
    why didn't it close ⇒ why rule
    why did my swipe go back ⇒ no such event has been recorded yet: did my swipe go back
    make the animation last 3 seconds ⇒ scene city-guide duration=3s
    make it faster ⇒ continue factor=0.5
    play it backwards ⇒ reverse
    pause in the middle ⇒ scrub 0.5
    put it back ⇒ scrub 0
    push the card away ⇒ drag up on=card
    throw the card to the right ⇒ flick right on=card
    drag down slowly ⇒ drag down over=1
    pull the sheet down and release ⇒ drag down 120
    touch the screen ⇒ touch down on=card
    lift my finger ⇒ here it is 'touch up'
    double tap the picture ⇒ tap on=card; tap on=card
    what does vy mean ⇒ help vy=
    what is a recognizer ⇒ help recognizer
    what is a property animator ⇒ help animator
    what does isReversed do ⇒ help isReversed
    what does inactive mean ⇒ help inactive
    how do I pause the animation ⇒ pause
    how do I make two gestures work together ⇒ gesture card.1 with=card.0
    how do I know who won ⇒ why won
    how is the spring calculated ⇒ help spring
    can I grab it while it is moving ⇒ pan began
    can I change the direction midway ⇒ reverse
    did the tap cancel the pan ⇒ help gesture cancelled halfway
    when does the completion block run ⇒ help completion block
    why is fractionComplete 0 ⇒ help fraction stays 0
    why is nothing moving ⇒ no such event has been recorded yet: is nothing moving
    why does it jump when I grab it ⇒ help jumps
    is the animation running ⇒ show running
    where is the sheet now ⇒ show card.frame
    show me the code ⇒ help city-guide variant=a as=swift
    show the curve ⇒ curve ease-in-out plot=yes
    compare linear and ease in ⇒ help compare
    I want to try the player ⇒ help floating-player
    what should I type now ⇒ help
    stop everything ⇒ stop
    """##)

  static let ninthStrangerMisspellings = parsed(
    ##"""
    help UIViewPropertyAniamtor ⇒ read as 'UIViewPropertyAnimator'
    UIViewPropretyAnimator(duration: 1, curve: .linear) ⇒ animator open duration=1 curve=linear
    UIVewAnimating ⇒ help start
    UIViewImplicitlyAnimatng ⇒ help animate
    animator.strtAnimation() ⇒ start
    starAnimation ⇒ start
    pauseAnimtion() ⇒ pause
    animator.stopAnimaton(true) ⇒ stop finishing=no
    stpoAnimation ⇒ stop
    finshAnimation(at: .current) ⇒ finish at=current
    animator.finishAnimatoin(at: .start) ⇒ finish at=start
    frationComplete ⇒ show fraction
    animator.fracionComplete ⇒ show fraction
    fractioncomplete=0.4 ⇒ scrub 0.4
    animator.isreversed = ture ⇒ reverse
    isReversd.toggle() ⇒ reverse
    continueAniamtion ⇒ continue
    contineAnimation(withTimingParameters: nil, durationFactor: 1) ⇒ continue factor=1
    addCompletoin ⇒ handler
    addAnimatons ⇒ help animate
    isInteruptible ⇒ set interruptible=yes
    animator.isRuning ⇒ show running
    animator.satte ⇒ show animator.state
    UIViewAnimatingPositon ⇒ help position
    UISpringTimingParmeters(dampingRatio: 0.7) ⇒ animator open curve=spring(0.7)
    dampngRatio ⇒ spring response=0.5 ratio=0.8
    stifness = 200 ⇒ spring mass=1 stiffness=200 damping=10
    timingParamters ⇒ animator open duration=0.4 curve=ease-out
    durationFacotr ⇒ continue factor=0.5
    percentComplet ⇒ show progress
    interactor.udpate(0.5) ⇒ scrub 0.5
    interactor.cancle() ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push; cancel on=push
    interactor.finsh() ⇒ continue
    wantsInteractveStart ⇒ help transition
    UIGestureRecognzier ⇒ help gesture
    UIPinchGestreRecognizer ⇒ pinches aren't modeled: no recognizer here needs two moving
    UILongPresGestureRecognizer ⇒ gesture pull press on=card
    UISwipeGestureRecognizr ⇒ gesture pull swipe on=card direction=left
    require(toFial: doubleTap) ⇒ gesture pull tap on=card requires=card.1
    pan.setTransaltion(.zero, in: view) ⇒ translations count from where the pan began, so
    gestureRecogniser.state ⇒ show pan.state
    UIScrolView ⇒ help scroll-view
    setContentOfset ⇒ scroll list to=195 animated=yes
    UISheetPresentatonController ⇒ help page-sheet
    largestUndimedDetentIdentifier ⇒ the dimming is always that of the largest detent read as
    layer.presentatoin() ⇒ show card
    CATransform3DMakeRotatoin ⇒ transforms of three dimensions aren't modeled; `scale` and
    UIView.anmiate(withDuration: 0.5) ⇒ animate card.alpha to=0 duration=0.5
    pan cahnged dy=-80 ⇒ did you mean
    pan end vy=-600 ⇒ 'end' is ended
    pan begn ⇒ did you mean
    pan canceled ⇒ here it is 'pan cancelled'
    tpa ⇒ did you mean
    pinhc began ⇒ `help` lists the
    sttaus ⇒ show animator.state reversed position
    why did it revrese ⇒ why rule
    stpo everything ⇒ stop
    waht is a spring ⇒ help spring
    show all scnes ⇒ help scenes
    """##)

  /// The lines that don't lead to the right place yet, with a part of the answer that would be right.
  static let ninthStrangerOpen = parsed(
    ##"""
    assert state == active ⇒ expect animator.state active
    animateDpAsState(if (expanded) 300.dp else 100.dp) ⇒ card.frame.height
    """##)
}
