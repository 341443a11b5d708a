/// A fifth list, made of the documentation of other frameworks without looking at the table, and its
/// misspellings, with what their judge held to be right.
///
/// The lines are typed in the scene `city-guide`.
extension Neighborhood {
  static let fifthStranger = parsed(
    ##"""
    anim.fromValue = 0; anim.toValue = CGFloat.pi * 2; anim.repeatCount = .infinity ⇒ from=0
    singleTap.shouldRequireFailure(of: doubleTap) ⇒ requires=
    recognizer.setTranslation(CGPoint(x: 0, y: -150), in: card) ⇒ dy=-150
    gestureRecognizer(_:shouldReceive:) ⇒ interaction=no
    interactionController?.finish() ⇒ write `continue`
    gsap.timeline().to(box, { x: 100 }).to(box, { opacity: 0 }, "-=0.2") ⇒ animate
    animator.pauseAnimation() ⇒ pause
    animator.startAnimation() ⇒ start
    animator.startAnimation(afterDelay: 0.25) ⇒ start after=0.25
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    animator.finishAnimation(at: .current) ⇒ finish at=current
    animator.finishAnimation(at: .start) ⇒ finish at=start
    animator.stopAnimation(false); animator.finishAnimation(at: .end) ⇒ stop
    animator.isReversed = true ⇒ reverse
    animator.isReversed.toggle() ⇒ reverse
    animator.isReversed = !animator.isReversed ⇒ reverse
    animator.fractionComplete = 0.65 ⇒ scrub 0.65
    animator.fractionComplete += 0.1 ⇒ scrub 0.1
    print(animator.fractionComplete) ⇒ show fraction
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5) ⇒ continue factor=0.5
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 1) ⇒ continue factor=1 curve=spring(0.8)
    animator.addAnimations { card.alpha = 0.2 } ⇒ animate card.alpha to=0.2
    animator.addAnimations({ box.center.y = 420 }, delayFactor: 0.3) ⇒ animate card.center.y to=420 delay=0.3
    animator.addCompletion { position in print(position) } ⇒ show position
    animator.addCompletion { if $0 == .end { self.state = .expanded } } ⇒ when "completed" do show position
    animator.isInterruptible = false ⇒ set interruptible=no
    animator.isUserInteractionEnabled = true ⇒ set user-interaction=yes
    animator.isManualHitTestingEnabled = true ⇒ set manual-hit-testing=yes
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animator.state ⇒ animator.state inactive
    if animator.state == .active { animator.pauseAnimation() } ⇒ pause
    animator.isRunning ⇒ show running
    animator.duration ⇒ show duration
    animator.duration = 0.35 ⇒ animator open duration=0.35
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) { card.frame.origin.y = 100 } ⇒ animator animator duration=0.4 curve=ease-out; animate card.frame.y to=100 on=animator
    UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.75) ⇒ animator open duration=0.6 curve=spring(0.75)
    UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))) ⇒ animator open duration=1 curve=cubic(0.2,0,0,1)
    UIViewPropertyAnimator(duration: 0.5, controlPoint1: CGPoint(x: 0.1, y: 0.9), controlPoint2: CGPoint(x: 0.2, y: 1), animations: nil) ⇒ animator open duration=0.5 curve=cubic(0.1,0.9,0.2,1)
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0.1, options: .curveEaseIn, animations: { box.alpha = 0 }) ⇒ running fade card.alpha to=0 duration=0.3 delay=0.1 curve=ease-in
    UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 0, dy: -4)) ⇒ animator open curve=spring(0.7) velocity=0,-4
    UISpringTimingParameters(mass: 1, stiffness: 250, damping: 22, initialVelocity: .zero) ⇒ animator open curve=spring(1,250,22) velocity=0,0
    UISpringTimingParameters() ⇒ animator open curve=system-spring
    UISpringTimingParameters(duration: 0.5, bounce: 0.2) ⇒ animator open curve=bounce(0.5,0.2)
    UICubicTimingParameters(animationCurve: .easeInOut) ⇒ animator open curve=ease-in-out
    .curveEaseOut ⇒ curve ease-out at 0.5
    UIView.AnimationCurve.linear ⇒ curve linear at 0.5
    UIViewAnimatingPosition.start ⇒ show position
    UIViewAnimatingState.stopped ⇒ show animator.state
    runningAnimators.forEach { $0.pauseAnimation() } ⇒ pause
    runningAnimators.forEach { $0.fractionComplete = fraction } ⇒ scrub 0.5
    runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) } ⇒ continue factor=0
    animator = nil ⇒ stop finishing=no
    animator?.stopAnimation(true); animator = nil ⇒ stop finishing=no
    [animator pauseAnimation]; ⇒ pause
    [self.animator continueAnimationWithTimingParameters:nil durationFactor:0.0]; ⇒ continue factor=0
    transitionAnimator.fractionComplete = max(0, min(1, -translation.y / 300)) ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card;
    let progressWhenInterrupted = animator.fractionComplete ⇒ show fraction
    0.4 0 0.2 1 ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    recognizer.state == .began ⇒ `pan began` begins one
    case .changed: ⇒ help pan
    gesture.state = .cancelled ⇒ pan cancelled
    recognizer.state = .failed ⇒ pan cancelled
    recognizer.isEnabled = false ⇒ disable card.1
    pan.translation(in: view) ⇒ show pan.translation
    pan.translation(in: self.view).y ⇒ show pan.translation
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    pan.velocity(in: view) ⇒ show pan.velocity
    recognizer.velocity(in: self.view).y > 500 ⇒ set rule=flick-or-half speed=500
    pan.location(in: sheet) ⇒ show pan.location
    UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))) ⇒ gesture pull pan on=card
    card.addGestureRecognizer(pan) ⇒ gesture pull pan on=card
    UILongPressGestureRecognizer(target: self, action: #selector(held)) ⇒ gesture pull press on=card
    longPress.minimumPressDuration = 0.8 ⇒ gesture pull press on=card duration=0.8
    longPress.allowableMovement = 20 ⇒ how far the finger of a
    tap.numberOfTapsRequired = 2 ⇒ gesture pull tap on=card taps=2
    pan.minimumNumberOfTouches = 2 ⇒ gesture pull pan on=card min=2
    pan.maximumNumberOfTouches = 1 ⇒ gesture pull pan on=card max=1
    UISwipeGestureRecognizer.Direction.left ⇒ gesture swipe swipe on=card direction=left
    swipe.direction = .down ⇒ gesture swipe swipe on=card direction=down
    UIPinchGestureRecognizer(target: self, action: #selector(pinched)) ⇒ pinches aren't modeled
    pinch.scale = 1.4 ⇒ set card.scale=1.4
    UIRotationGestureRecognizer() ⇒ rotations aren't modeled; only pans, edges,
    rotation.rotation ⇒ rotations aren't modeled; `set card.rotation=30` turns a view,
    UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edge)) ⇒ gesture pull edge on=card edges=left
    edgePan.edges = .left ⇒ gesture edge edge on=card edges=left
    UIHoverGestureRecognizer ⇒ there is no pointer that hovers
    tap.require(toFail: doubleTap) ⇒ gesture double tap on=card taps=2; gesture single tap on=card requires=double
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) ⇒ gesture card.1 with=card.0
    func gestureRecognizer(_ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true } ⇒ gesture card.1 with=card.0
    func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { let v = pan.velocity(in: view); return abs(v.y) > abs(v.x) } ⇒ set axis=vertical
    gestureRecognizer(_:shouldBeRequiredToFailBy:) ⇒ gesture card.0 requires=card.1
    pan.cancelsTouchesInView = false ⇒ gesture pull pan on=card cancels=no
    pan.delaysTouchesBegan = true ⇒ gesture pull pan on=card delays=yes
    pan.delegate = self ⇒ help gesture
    touchesBegan(_:with:) ⇒ touch down on=card
    touchesMoved(touches, with: event) ⇒ help touch
    touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) ⇒ touch up
    touchesCancelled ⇒ touch cancel
    touch.location(in: view) ⇒ show pan.location
    view.hitTest(CGPoint(x: 100, y: 320), with: nil) ⇒ tap x=100 y=320; why
    event.coalescedTouches(for: touch) ⇒ drag by=0,-200 rate=240
    touch.force ⇒ the force of a touch isn't
    super.touchesBegan(touches, with: event); state = .began ⇒ touch down on=card
    pan.allowedScrollTypesMask = .continuous ⇒ there is no mouse or trackpad
    recognizer.numberOfTouches ⇒ show touches
    drag card up 200 points and let go fast ⇒ drag card up 200 over=0.1
    UIPercentDrivenInteractiveTransition() ⇒ help transition
    interactionController.update(0.42) ⇒ scrub 0.42
    interactionController.pause() ⇒ pause
    interactionController.completionSpeed = 0.5 ⇒ transition push completion-speed=0.5
    interactor.completionCurve = .easeOut ⇒ transition push completion-curve=ease-out
    percentDriven.timingCurve = UISpringTimingParameters(dampingRatio: 0.9) ⇒ transition push duration=0.4 completion-curve=spring(0.9)
    interactor.wantsInteractiveStart = false ⇒ transition push interactive=no
    percentComplete > 0.5 ? finish() : cancel() ⇒ set rule=half threshold=0.5
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    context.transitionWasCancelled ⇒ show decision
    transitionContext.updateInteractiveTransition(0.7) ⇒ scrub 0.7
    transitionContext.containerView.addSubview(toView) ⇒ view card-2 frame=20,300,100,100
    transitionContext.viewController(forKey: .to) ⇒ show
    animateTransition(using:) ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push
    interruptibleAnimator(using: transitionContext) ⇒ help animator
    navigationController?.pushViewController(vc, animated: true) ⇒ there are no view controllers; `help
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false ⇒ `disable back`
    vc.modalPresentationStyle = .pageSheet ⇒ help page-sheet
    vc.modalPresentationStyle = .custom ⇒ help transition
    vc.isModalInPresentation = true ⇒ `scene page-sheet modal=yes`
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } ⇒ drag on=sheet by=0,300
    sheetPresentationController?.prefersGrabberVisible = true ⇒ the grabber isn't drawn
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false ⇒ The scene has no such option
    sheet.largestUndimmedDetentIdentifier = .medium ⇒ the dimming is always that of
    card.frame = CGRect(x: 0, y: 60, width: 390, height: 700) ⇒ set card.frame=0,60,390,700
    card.center = CGPoint(x: 195, y: 500) ⇒ set card.center=195,500
    card.frame.origin.y -= 80 ⇒ set card.frame.y=167
    card.alpha = 0.5 ⇒ set card.alpha=0.5
    card.isHidden = true ⇒ set card.hidden=yes
    card.transform = CGAffineTransform(translationX: 0, y: -120) ⇒ set card.center.y=
    card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) ⇒ set card.scale=0.9
    box.transform = .identity ⇒ set card.scale=1; set card.rotation=0
    box.transform = CGAffineTransform(rotationAngle: .pi / 4) ⇒ set card.rotation=45
    card.layer.cornerRadius = 16 ⇒ set card.radius=16
    card.layer.shadowOpacity = 0.3 ⇒ `view box shadow=0.3`
    card.layer.anchorPoint = CGPoint(x: 0.5, y: 1) ⇒ set card.anchor=0.5,1
    box.backgroundColor = .systemBlue ⇒ set card.color=0,0.48,1,1
    card.layer.zPosition = 10 ⇒ order card front
    view.bringSubviewToFront(card) ⇒ order card front
    card.layer.presentation()?.frame ⇒ show card.frame
    box.layer.removeAllAnimations() ⇒ layer-remove on=card
    UIView.animate(withDuration: 0.3) { card.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5, options: []) { box.center.x = 300 } ⇒ animate card.center.x to=300 duration=0.5 delay=0 curve=spring(ratio=0.7,velocity=0.5)
    UIView.animate(withDuration: 0.25, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction], animations: { sheet.frame.origin.y = 400 }) ⇒ animate card.frame.y to=400 duration=0.25 delay=0.1 interaction=yes curve=ease-out
    UIView.animate(springDuration: 0.4, bounce: 0.3) { card.center.y = 200 } ⇒ animate card.center.y to=200 duration=0.4 curve=bounce(0.4,0.3)
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: []) { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0 } } ⇒ animate card.alpha to=0 start=0 length=0.5 duration=2 delay=0
    UIView.performWithoutAnimation { card.alpha = 1 } ⇒ set card.alpha=1
    UIView.setAnimationsEnabled(false) ⇒ no statement switches all animations off; `set card.alpha=0`
    UIView.transition(with: card, duration: 0.4, options: .transitionFlipFromLeft, animations: nil) ⇒ cross-dissolves and flips of content aren't
    let spin = CABasicAnimation(keyPath: "transform.rotation") ⇒ layer-animation card.rotation to=1 duration=0.25
    CASpringAnimation(keyPath: "position.y") ⇒ animate card.center.y to=1 duration=0.3 curve=spring(1,100,10)
    CAMediaTimingFunction(controlPoints: 0.32, 0.72, 0, 1) ⇒ curve cubic(0.32,0.72,0,1) at 0.5
    CATransaction.setDisableActions(true) ⇒ `set` never animates
    card.layer.speed = 0 ⇒ `pause` pauses an animator
    layer.timeOffset = 0.6 ⇒ offset=0.6
    CADisplayLink(target: self, selector: #selector(tick)) ⇒ wait 1f
    scrollView.contentOffset = CGPoint(x: 0, y: 240) ⇒ scene page-sheet; scroll list to=240
    scrollView.setContentOffset(CGPoint(x: 390, y: 0), animated: true) ⇒ scroll list to=390 animated=yes
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) ⇒ show list.target
    scrollView.isPagingEnabled = true ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    .gesture(DragGesture().onChanged { offset = $0.translation }) ⇒ gesture pull pan on=card
    DragGesture(minimumDistance: 20, coordinateSpace: .global) ⇒ gesture pull pan on=card slop=20
    .onEnded { value in if value.predictedEndTranslation.height < -200 { expanded = true } } ⇒ set rule=projection
    value.translation.height ⇒ show pan.translation
    value.predictedEndLocation ⇒ set rule=projection
    value.startLocation ⇒ show pan.location
    value.velocity.height ⇒ show pan.velocity
    .onTapGesture { withAnimation { isOpen.toggle() } } ⇒ `toggle ANIMATOR by=NAME`
    .onTapGesture(count: 2) { zoom() } ⇒ gesture pull tap on=card taps=2
    .onLongPressGesture(minimumDuration: 0.6) { pressed = true } ⇒ gesture pull press on=card duration=0.6
    LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture()) ⇒ gesture pull press on=card duration=0.4
    .simultaneousGesture(TapGesture().onEnded { }) ⇒ gesture pull tap on=card with=card.1
    .highPriorityGesture(DragGesture()) ⇒ gesture card.0 requires=card.1
    MagnifyGesture() ⇒ pinches aren't modeled
    RotateGesture().onChanged { angle = $0.rotation } ⇒ rotation gestures aren't modeled; `rotation` is a property
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { offset = 0 } ⇒ animate card.center.y to=422 duration=0.4 curve=response(0.4,0.8)
    withAnimation(.easeInOut(duration: 0.35)) { isExpanded = true } ⇒ tap on=card
    .animation(.interactiveSpring(), value: offset) ⇒ animate card.center.y by=-100 duration=0.5 curve=response(0.15,0.86)
    .animation(.bouncy) ⇒ animate card.alpha to=0 duration=0.35 curve=bounce(0.5,0.3)
    .animation(.snappy(duration: 0.25), value: isOpen) ⇒ animate card.center.y by=-100 duration=0.25 curve=bounce(0.25,0.15)
    .spring(duration: 0.5, bounce: 0.25) ⇒ spring duration=0.5 bounce=0.25
    .interpolatingSpring(stiffness: 170, damping: 15) ⇒ spring mass=1 stiffness=170 damping=15
    .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6) ⇒ animator open duration=0.6 curve=cubic(0.2,0.8,0.2,1)
    .linear(duration: 1.5).repeatForever(autoreverses: false) ⇒ animate card.alpha to=0 duration=1.5 curve=linear repeat=forever
    .easeOut.delay(0.2) ⇒ animate card.alpha to=0 duration=0.35 curve=ease-out delay=0.2
    .easeIn.speed(2) ⇒ animate card.alpha to=0 duration=0.175 curve=ease-in
    .offset(y: -120) ⇒ set card.center.y=302
    .opacity(isOpen ? 1 : 0.3) ⇒ animate card.alpha to=1 duration=0.35
    .scaleEffect(0.85, anchor: .bottom) ⇒ set card.anchor=0.5,1; set card.scale=0.85
    .rotationEffect(.degrees(30)) ⇒ set card.rotation=30
    .matchedGeometryEffect(id: "card", in: ns) ⇒ animate the frame of one view
    .presentationDetents([.height(220), .large]) ⇒ `scene page-sheet detents=220,large`
    .interactiveDismissDisabled() ⇒ scene page-sheet modal=yes
    .sensoryFeedback(.impact, trigger: isOpen) ⇒ feedback isn't modeled
    GestureDetector(onPanUpdate: (d) => setState(() => y += d.delta.dy)) ⇒ `drive card.center.y by=pull`
    onVerticalDragEnd: (d) => controller.fling(velocity: d.primaryVelocity! / 300) ⇒ when "pan ended" do show pan.velocity
    onPanStart: (details) {} ⇒ pan began
    onHorizontalDragCancel ⇒ pan cancelled
    onLongPressStart ⇒ when "press began" do show time
    AnimationController(vsync: this, duration: Duration(milliseconds: 300)) ⇒ animator open duration=300ms
    controller.forward() ⇒ start
    controller.forward(from: 0.2) ⇒ scrub 0.2; start
    controller.reverse() ⇒ reverse
    _controller.animateTo(0.8, duration: const Duration(milliseconds: 200), curve: Curves.easeOut) ⇒ scrub 0.8
    controller.stop() ⇒ pause
    controller.repeat(reverse: true) ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    controller.value = 0.33 ⇒ scrub 0.33
    SpringSimulation(SpringDescription(mass: 1, stiffness: 100, damping: 10), 0, 1, 2.5) ⇒ spring mass=1 stiffness=100 damping=10 velocity=2.5
    Curves.fastOutSlowIn ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    AnimatedContainer(duration: Duration(milliseconds: 450), height: expanded ? 600 : 120) ⇒ animate card.frame.height to=600 duration=450ms
    await tester.drag(find.byKey(Key('card')), const Offset(0, -250)); ⇒ drag by=0,-250 on=card
    await tester.fling(find.byType(ListView), Offset(0, -300), 1200); ⇒ flick up speed=1200 over=0.25
    await tester.pumpAndSettle(); ⇒ run
    Modifier.draggable(state, orientation = Orientation.Vertical) ⇒ gesture pull pan on=card axis=vertical
    detectDragGestures { change, dragAmount -> offset += dragAmount } ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card;
    detectTapGestures(onDoubleTap = { expanded = !expanded }) ⇒ `toggle ANIMATOR by=NAME`
    Modifier.pointerInput(Unit) { detectTransformGestures { _, pan, zoom, rot -> } } ⇒ pinches aren't modeled
    animateFloatAsState(targetValue = if (open) 1f else 0f, animationSpec = tween(300)) ⇒ animate card.alpha to=1 duration=300ms
    animateDpAsState(80.dp) ⇒ animate card.frame.y to=80 duration=0.3
    tween(durationMillis = 450, easing = FastOutSlowInEasing) ⇒ animator open duration=450ms curve=cubic(0.4,0,0.2,1)
    tween(200, delayMillis = 50, easing = LinearEasing) ⇒ `start after=50ms`
    spring(dampingRatio = Spring.DampingRatioMediumBouncy, stiffness = Spring.StiffnessLow) ⇒ spring response=0.4443 ratio=0.5
    CubicBezierEasing(0.3f, 0f, 0.8f, 0.15f) ⇒ curve cubic(0.3,0,0.8,0.15) at 0.5
    infiniteRepeatable(tween(1000), RepeatMode.Reverse) ⇒ animate card.alpha to=0 duration=1000ms repeat=forever autoreverse=yes
    scope.launch { offsetY.animateTo(0f, spring()) } ⇒ animate card.center.y to=422 duration=0.3 curve=spring(mass=1,stiffness=1500,damping=77.5)
    offsetY.snapTo(120f) ⇒ set card.center.y=542
    animatable.stop() ⇒ pause
    rememberSwipeableState(initialValue = 0) ⇒ scene detents
    anchoredDraggableState.settle(velocity = -900f) ⇒ pan ended vy=-900
    exponentialDecay(frictionMultiplier = 2f) ⇒ help scroll-view
    Modifier.graphicsLayer { alpha = 0.4f; scaleX = 1.1f } ⇒ set card.alpha=0.4; set card.scale=1.1,1
    composeTestRule.onNodeWithTag("card").performTouchInput { swipeUp(durationMillis = 200) } ⇒ swipe up over=200ms on=card
    composeTestRule.mainClock.advanceTimeBy(160) ⇒ wait 160ms
    withSpring(0, { damping: 15, stiffness: 120 }) ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,120,15)
    offset.value = withTiming(-200, { duration: 250, easing: Easing.out(Easing.cubic) }) ⇒ animate card.center.y by=-200 duration=250ms curve=cubic-out
    withDecay({ velocity: e.velocityY, clamp: [0, 300] }) ⇒ flick left speed=500 on=list
    Gesture.Pan().activeOffsetY([-10, 10]).onUpdate((e) => { y.value = e.translationY }) ⇒ slop=10 axis=vertical
    Gesture.Simultaneous(pan, pinch) ⇒ pinches aren't modeled: no recognizer here needs two
    Gesture.Exclusive(doubleTap, singleTap) ⇒ gesture card.0 requires=card.1
    cancelAnimation(offset) ⇒ stop finishing=no
    interpolate(y.value, [0, -300], [0, 1], Extrapolation.CLAMP) ⇒ follow card.alpha card.1.translation.y from=0,-300 to=0,1
    gsap.to(".card", { y: -200, duration: 0.6, ease: "power2.out" }) ⇒ animate card.frame.y by=-200 duration=0.6 curve=cubic-out
    tl.progress(0.5).pause() ⇒ pause; scrub 0.5
    tween.timeScale(2) ⇒ an animator has no speed: `continue
    transition: transform 300ms cubic-bezier(0.2, 0, 0, 1) ⇒ animator open duration=300ms curve=cubic(0.2,0,0,1)
    box.addEventListener('pointermove', e => {}) ⇒ when "pan changed" do show pan.translation
    app.otherElements["card"].swipeUp(velocity: .fast) ⇒ swipe up speed=2000 on=card
    XCUIApplication().buttons["Close"].tap() ⇒ tap on=close
    start.press(forDuration: 0.1, thenDragTo: end, withVelocity: 600, thenHoldForDuration: 0.3) ⇒ drag by=0,-200 press=0.1 over=0.3333 hold=0.3
    XCTAssertEqual(card.frame.minY, 100, accuracy: 0.5) ⇒ expect card.frame.y 100 within 0.5
    app.staticTexts["Done"].waitForExistence(timeout: 2) ⇒ expect eventually card.alpha 1 in 2
    - swipe: { start: 50%, 80%, end: 50%, 20%, duration: 400 } ⇒ drag x=195 y=675 by=0,-506 over=400ms
    - tapOn: "card" ⇒ tap on=card
    - assertVisible: card ⇒ expect card.alpha 1
    driver.execute_script('mobile: dragFromToForDuration', {'duration': 1.0, 'fromX': 195, 'fromY': 600, 'toX': 195, 'toY': 200}) ⇒ drag x=195 y=600 by=0,-400 press=1
    (lldb) po card.frame ⇒ show card.frame
    (lldb) expr animator.fractionComplete = 0.8 ⇒ scrub 0.8
    b handlePan ⇒ there are no breakpoints; `run until
    sleep 0.5 ⇒ wait 0.5
    source flick.pan ⇒ use flick.pan
    history | tail -5 ⇒ history 5
    :q! ⇒ `quit` ends the session
    man pan ⇒ help pan
    >>> import time; time.sleep(0.3) ⇒ help use
    if progress > 0.3 || velocity.y > 800 { interactor.finish() } else { interactor.cancel() } ⇒ set rule=flick-or-half
    present(detailVC, animated: true) ⇒ tap on=card
    present(vc, animated: true, completion: nil) ⇒ tap on=card
    dismiss(animated: true) ⇒ tap on=close
    self.dismiss(animated: false, completion: nil) ⇒ tap on=close
    box.bounds.size = CGSize(width: 120, height: 120) ⇒ set card.width=120; set card.height=120
    view.transform = view.transform.concatenating(CGAffineTransform(translationX: 20, y: 0)) ⇒ animate card.center.x by=20
    """##)

  static let fifthStrangerMisspellings = parsed(
    ##"""
    interactionController?.finsih() ⇒ write `continue`
    animator.pauseAnimaton() ⇒ pause
    animator.strtAnimation() ⇒ start
    animator.startAnimation(afterDeley: 0.25) ⇒ start after=0.25
    animator.stopAnimation(ture) ⇒ stop finishing=no
    animator.finishAnimation(at: .curent) ⇒ finish at=current
    animator.isReveresd = true ⇒ reverse
    animator.isReversed.togle() ⇒ reverse
    animator.fractioncomplete = 0.65 ⇒ scrub 0.65
    animator.fracitonComplete += 0.1 ⇒ scrub 0.1
    animator.continueAnimation(withTimingParamters: nil, durationFactor: 0.5) ⇒ continue factor=0.5
    animator.addAnimations { card.alpha = 0.2 ⇒ animate card.alpha to=0.2
    animator.scrubLinearly = false ⇒ set scrubs-linearly=no
    animator.pauseOnCompletion = true ⇒ set pauses-on-completion=yes
    UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.75 ⇒ animator open duration=0.6 curve=spring(0.75)
    UIViewProprtyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0.1, options: .curveEaseIn, animations: { box.alpha = 0 }) ⇒ running fade card.alpha to=0 duration=0.3 delay=0.1 curve=ease-in
    UISpringTimingParameters(mass: 1, stifness: 250, damping: 22, initialVelocity: .zero) ⇒ animator open curve=spring(1,250,22) velocity=0,0
    .curveEasOut ⇒ help curves
    animatr.isRunning ⇒ show running
    recogniser.state == .began ⇒ `pan began` begins one
    gesture.state = .canceled ⇒ pan cancelled
    recognizer.isEnabeld = false ⇒ disable card.1
    pan.tranlation(in: view) ⇒ show pan.translation
    pan.setTranslation(.zero in: view) ⇒ translations count from where the pan began, so
    pan.velocty(in: view) ⇒ show pan.velocity
    pan.locaiton(in: sheet) ⇒ show pan.location
    card.addGestureRecogniser(pan) ⇒ gesture pull pan on=card
    UILongPressGestureRecogniezr(target: self, action: #selector(held)) ⇒ gesture pull press on=card
    longPress.minimumPressDuraton = 0.8 ⇒ gesture pull press on=card duration=0.8
    tap.numberOfTapRequired = 2 ⇒ gesture pull tap on=card taps=2
    tap.require(tofail: doubleTap) ⇒ gesture double tap on=card taps=2; gesture single tap on=card requires=double
    gestureRecognizer(_:shouldRecognizeSimultanouslyWith:) ⇒ gesture card.1 with=card.0
    touchsMoved(touches, with: event) ⇒ help touch
    touchesCanceled ⇒ touch cancel
    view.hittest(CGPoint(x: 100, y: 320), with: nil) ⇒ tap x=100 y=320; why
    UIPercentDrivenInteractiveTranstion() ⇒ help transition
    interactioncontroller.update(0.42) ⇒ scrub 0.42
    sheet.detents = [.medium(), .large() ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifer = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    card.frame = CGRect(x: 0, y: 60, widht: 390, height: 700) ⇒ set card.frame=0,60,390,700
    card.aplha = 0.5 ⇒ set card.alpha=0.5
    card.transform = CGAffineTransfrom(scaleX: 0.9, y: 0.9) ⇒ set card.scale=0.9
    card.layer.conerRadius = 16 ⇒ set card.radius=16
    UIView.animate(withDuraiton: 0.3) { card.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.3
    CAMediaTimingFuntion(controlPoints: 0.32, 0.72, 0, 1) ⇒ curve cubic(0.32,0.72,0,1) at 0.5
    scrollView.contentOfset = CGPoint(x: 0, y: 240) ⇒ scene page-sheet; scroll list to=240
    DragGestur(minimumDistance: 20, coordinateSpace: .global) ⇒ gesture pull pan on=card slop=20
    withanimation(.easeInOut(duration: 0.35)) { isExpanded = true } ⇒ tap on=card
    .intrepolatingSpring(stiffness: 170, damping: 15) ⇒ spring mass=1 stiffness=170 damping=15
    controler.forward() ⇒ start
    controller.revrese() ⇒ reverse
    await tester.pumpandSettle(); ⇒ run
    twen(durationMillis = 450, easing = FastOutSlowInEasing) ⇒ animator open duration=450ms curve=cubic(0.4,0,0.2,1)
    withSprnig(0, { damping: 15, stiffness: 120 }) ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,120,15)
    app.otherElements["card"].swipeup(velocity: .fast) ⇒ swipe up speed=2000 on=card
    slepe 0.5 ⇒ wait 0.5
    dismis(animated: true) ⇒ tap on=close
    """##)

  /// The lines that don't lead to the right place yet, with a part of the answer that would be right.
  static let fifthStrangerOpen = parsed(
    ##"""
    animator.delay ⇒ show start
    animator.timingParameters ⇒ show animator.curve
    animator.timingParameters.timingCurveType ⇒ show animator.curve
    animator.pausesOnCompletion = true; animator.observe(\.isRunning) { _, _ in } ⇒ show running
    animator.isSpringLoaded ⇒ isn't modeled
    case .ended, .cancelled: ⇒ pan ended
    card.point(inside: CGPoint(x: 10, y: 10), with: nil) ⇒ tap x=10
    touch.phase == .stationary ⇒ wait
    interactor.cancel() ⇒ reverse
    func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 } ⇒ duration=0.45
    navigationController?.popViewController(animated: true) ⇒ drag 
    @GestureState private var dragOffset = CGSize.zero ⇒ reverse
    onVerticalDragUpdate: (details) { controller.value -= details.primaryDelta! / 300; } ⇒ way=300
    card.animate([{ transform: 'none' }, { transform: 'translateY(-200px)' }], { duration: 400, easing: 'ease-out' }) ⇒ by=-200
    TouchAction(driver).press(x=100, y=500).wait(200).move_to(x=100, y=150).release().perform() ⇒ touch down
    $ cat flick.pan ⇒ use flick.pan
    interactor.cancle() ⇒ reverse
    navigationController?.popViewControler(animated: true) ⇒ drag 
    .presentationDetent([.height(220), .large]) ⇒ 220,large
    """##)
}
