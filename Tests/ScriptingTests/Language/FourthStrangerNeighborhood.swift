/// A fifth list, made of the documentation of other frameworks without looking at the table, and its
/// misspellings, with what their judge held to be right.
///
/// The lines are typed in the example scene. Of a line that begins with `help`, the answer contains the
/// text. One line isn't mended: `continue` is a verb here, so a debugger's `continue` is read as UIKit's.
extension Neighborhood {
  static let fourthStranger = parsed(
    #"""
    help UIPanGestureRecognizer ⇒ UIPanGestureRecognizer(…) gesture NAME pan on=VIEW
    pan.translation(in: view) ⇒ show pan.translation
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    pan.velocity(in: view) ⇒ show pan.velocity
    pan.state ⇒ pan.state possible
    pan.state == .ended ⇒ show pan.state
    help .cancelled ⇒ cancelled pan cancelled
    began ⇒ pan began
    pan.isEnabled = false ⇒ disable card.1
    help maximumNumberOfTouches ⇒ maximumNumberOfTouches gesture NAME pan on=VIEW max=1
    pan.minimumNumberOfTouches = 2 ⇒ gesture pull pan on=card min=2
    help gestureRecognizerShouldBegin ⇒ gestureRecognizerShouldBegin(…) set axis=vertical
    help shouldRecognizeSimultaneouslyWith ⇒ shouldRecognizeSimultaneouslyWith gesture GESTURE with=OTHER or help g
    tap.require(toFail: doubleTap) ⇒ gesture double tap on=card taps=2; gesture single tap on=card requires=double
    view.addGestureRecognizer(pan) ⇒ gesture pull pan on=card
    help cancelsTouchesInView ⇒ cancelsTouchesInView = true gesture NAME pan on=VIEW cancels=yes
    help UIScreenEdgePanGestureRecognizer ⇒ UIScreenEdgePanGestureRecognizer(…) gesture NAME edge on=VIEW edges=le
    edgePan.edges = .left ⇒ gesture edge edge on=card edges=left
    help UISwipeGestureRecognizer ⇒ UISwipeGestureRecognizer(…) gesture NAME swipe on=VIEW direction=left
    swipe.direction = .down ⇒ gesture swipe swipe on=card direction=down
    help UITapGestureRecognizer ⇒ UITapGestureRecognizer(…) gesture NAME tap on=VIEW
    tap.numberOfTapsRequired = 2 ⇒ gesture pull tap on=card taps=2
    longPress.minimumPressDuration = 0.5 ⇒ gesture pull press on=card duration=0.5
    help UIPinchGestureRecognizer ⇒ UIPinchGestureRecognizer a word of Names pinch not modeled Pinches aren't modele
    pinch.scale = 1.0 ⇒ set card.scale=1
    help UIRotationGestureRecognizer ⇒ UIRotationGestureRecognizer(…) not modeled
    touchesBegan ⇒ touch down on=card
    help touchesMoved ⇒ touchesMoved(…) help touch
    touchesEnded ⇒ touch up
    touch.location(in: view) ⇒ show pan.location
    help hitTest ⇒ hitTest(CGPoint(x: X, y: Y), with: …) tap x=X y=Y; why
    view.isUserInteractionEnabled = false ⇒ set card.interaction=no
    UIView.animate(withDuration: 0.3) { view.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [], animations: {}) ⇒ animate card.alpha to=0 duration=0.5 delay=0 curve=spring(ratio=0.7,velocity=0)
    help usingSpringWithDamping ⇒ usingSpringWithDamping help curve spring
    help initialSpringVelocity ⇒ initialSpringVelocity help curve spring
    help beginFromCurrentState ⇒ beginFromCurrentState not modeled
    help allowUserInteraction ⇒ allowUserInteraction animate VIEW.alpha to=1 duration=0.3 interaction=
    UIView.animateKeyframes(withDuration: 1, delay: 0) ⇒ animate card.alpha to=0 start=0 length=0.5 duration=1 delay=0
    help addKeyframe(withRelativeStartTime:relativeDuration:) ⇒ addKeyframe(withRelativeStartTime: A, relativeDuration: B, animations:
    UIView.transition(with: view, duration: 0.4, options: .transitionFlipFromLeft) ⇒ cross-dissolves and flips of content aren't modeled;
    help transitionCrossDissolve ⇒ transitionCrossDissolve not modeled
    UIView.performWithoutAnimation ⇒ help set
    UIView.setAnimationsEnabled(false) ⇒ no statement switches all animations off; `set card.alpha=0`
    help curveEaseInOut ⇒ curveEaseInOut ease-in-out
    help UIViewPropertyAnimator ⇒ UIViewPropertyAnimator() animator NAME
    animator.addAnimations({ view.center.y = 300 }, delayFactor: 0.5) ⇒ animate card.center.y to=300 delay=0.5
    UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) ⇒ animator open duration=0.8 curve=spring(0.6)
    animator.startAnimation() ⇒ start
    animator.startAnimation(afterDelay: 0.2) ⇒ start after=0.2
    animator.pauseAnimation() ⇒ pause
    help continueAnimation(withTimingParameters:durationFactor:) ⇒ continueAnimation(withTimingParameters: nil, durationFactor: N) contin
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.stopAnimation(true) ⇒ stop finishing=no
    help stopAnimation ⇒ stopAnimation() stop on=ANIMATOR
    animator.finishAnimation(at: .current) ⇒ finish at=current
    help finishAnimation(at:) ⇒ finishAnimation(at: .end) finish at=end on=ANIMATOR
    animator.fractionComplete = 0.5 ⇒ scrub 0.5
    help fractionComplete ⇒ fractionComplete = N scrub N on=ANIMATOR
    animator.isReversed = true ⇒ reverse
    help isReversed ⇒ isReversed = true reverse on=ANIMATOR
    animator.isRunning ⇒ show running
    animator.state ⇒ animator.state inactive
    animator.addCompletion { position in } ⇒ when "completed" do show position
    help addAnimations ⇒ addAnimations({ card.alpha = 0 }) animate card.alpha to=0
    help UIViewAnimatingPosition ⇒ UIViewAnimatingPosition help position
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    help scrubsLinearly ⇒ scrubsLinearly = true set scrubs-linearly=yes on=ANIMATOR
    animator.isInterruptible = false ⇒ set interruptible=no
    help isManualHitTestingEnabled ⇒ isManualHitTestingEnabled = true set manual-hit-testing=yes on=ANIMATO
    UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 2)) ⇒ animator open curve=spring(0.8) velocity=0,2
    help UISpringTimingParameters(mass:stiffness:damping:initialVelocity:) ⇒ UISpringTimingParameters(mass: M, stiffness: K, damping: C, initialVel
    UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)) ⇒ animator open curve=cubic(0.2,0,0,1)
    help UIViewControllerAnimatedTransitioning ⇒ UIViewControllerAnimatedTransitioning help transition
    help UIPercentDrivenInteractiveTransition ⇒ UIPercentDrivenInteractiveTransition() help transition
    update(0.4) ⇒ scrub 0.4
    interactor.finish() ⇒ continue
    interactor.cancel() ⇒ cancel on=push
    interactor.completionSpeed = 0.5 ⇒ transition push completion-speed=0.5
    interactor.wantsInteractiveStart = false ⇒ transition push interactive=no
    context.completeTransition(!context.transitionWasCancelled) ⇒ run
    help transitionWasCancelled ⇒ transitionWasCancelled show transition.outcome or show decision
    updateInteractiveTransition(0.25) ⇒ scrub 0.25
    help interruptibleAnimator(using:) ⇒ interruptibleAnimator(using: …) help animator
    present(vc, animated: true) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    dismiss(animated: true) ⇒ tap on=close
    navigationController.popViewController(animated: true) ⇒ there are no view controllers; `help rule cupertino-back`
    help pushViewController ⇒ pushViewController(…) not modeled
    help interactivePopGestureRecognizer ⇒ interactivePopGestureRecognizer a word of UIKit: recognizers interactivePopGestu
    vc.isModalInPresentation = true ⇒ scene page-sheet modal=yes
    help modalPresentationStyle ⇒ modalPresentationStyle = … help page-sheet
    help UISheetPresentationController ⇒ UISheetPresentationController help page-sheet
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    help animateChanges ⇒ animateChanges(…) help page-sheet
    sheet.prefersGrabberVisible = true ⇒ the grabber isn't drawn
    help largestUndimmedDetentIdentifier ⇒ largestUndimmedDetentIdentifier = … not modeled
    help prefersScrollingExpandsWhenScrolledToEdge ⇒ prefersScrollingExpandsWhenScrolledToEdge = true help page-sheet
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true) ⇒ scene page-sheet; scroll list to=200 animated=yes
    scrollView.contentOffset.y ⇒ show list.offset
    help decelerationRate ⇒ decelerationRate a word of UIKit: scroll views decelerationRate scroll-view NAME
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    help scrollViewWillEndDragging ⇒ scrollViewWillEndDragging(…) show LIST.target
    help targetContentOffset ⇒ targetContentOffset show LIST.target
    scrollView.bounces = false ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=no
    scrollView.isPagingEnabled = true ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 paging=yes
    scrollView.isDragging ⇒ show list.dragging
    scrollView.isDecelerating ⇒ show list.decelerating
    scrollView.contentInset.top = 20 ⇒ set list.insets=20,0,0,0
    UIDynamicAnimator(referenceView: view) ⇒ UIKit Dynamics isn't modeled; a drive with `anchors=` snaps
    help UISnapBehavior ⇒ snap behavior not modeled
    view.layer.presentation() ⇒ show card
    CABasicAnimation(keyPath: "position.y") ⇒ layer-animation card.center.y to=1 duration=0.25
    help CASpringAnimation ⇒ CASpringAnimation(keyPath: "opacity") animate VIEW.alpha to=1
    spring.settlingDuration ⇒ spring mass=1 stiffness=100 damping=10
    layer.speed = 0 ⇒ a layer has no speed; an animation has: `layer-animation
    layer.removeAllAnimations() ⇒ layer-remove
    CAMediaTimingFunction(name: .easeIn) ⇒ curve ease-in at 0.5
    view.transform = CGAffineTransform(translationX: 0, y: 100) ⇒ set card.center.y=
    view.center = CGPoint(x: 160, y: 400) ⇒ set card.center=160,400
    withAnimation(.spring()) { offset = 0 } ⇒ animate card.center.y to=422 duration=0.5 curve=bounce(0.5,0)
    help withAnimation ⇒ withAnimation(…) animate VIEW.alpha to=0
    .animation(.easeInOut(duration: 0.3), value: isOpen) ⇒ animate card.center.y by=-100 duration=0.3 curve=ease-in-out
    help .interactiveSpring ⇒ interactiveSpring(response: T, dampingFraction: N, …) spring response=
    .spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0) ⇒ spring response=0.4 ratio=0.8
    help dampingFraction ⇒ dampingFraction ratio curve=spring(N)
    help response ⇒ spring the period of the undamped oscillation
    .spring(duration: 0.5, bounce: 0.3) ⇒ spring duration=0.5 bounce=0.3
    bounce ⇒ help curve bounce
    .bouncy ⇒ spring duration=0.5 bounce=0.3
    .snappy(duration: 0.25) ⇒ spring duration=0.25 bounce=0.15
    .smooth ⇒ spring duration=0.5 bounce=0
    .interpolatingSpring(stiffness: 170, damping: 15) ⇒ spring mass=1 stiffness=170 damping=15
    .repeatForever(autoreverses: true) ⇒ animate card.alpha to=0 duration=0.35 curve=ease-in-out repeat=forever
    .linear(duration: 1) ⇒ animator open duration=1 curve=linear
    .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5) ⇒ animator open duration=0.5 curve=cubic(0.2,0.8,0.2,1)
    help DragGesture ⇒ DragGesture(minimumDistance: N, …) gesture NAME pan on=VIEW slop=N
    DragGesture(minimumDistance: 10) ⇒ gesture pull pan on=card slop=10
    .onChanged { value in offset = value.translation } ⇒ help pan
    help onEnded ⇒ onEnded a word of SwiftUI onEnded(…) when "pan ended" do show pan.velocity
    value.predictedEndTranslation ⇒ rule projection
    help predictedEndLocation ⇒ predictedEndLocation compare rules projection
    help @GestureState ⇒ @GestureState a word of SwiftUI @GestureState … show pan.translation Nothing is
    .updating($dragState) ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card;
    .offset(y: 120) ⇒ set card.center.y=542
    .scaleEffect(0.9) ⇒ set card.scale=0.9
    help .transition(.move(edge: .bottom)) ⇒ transition(with: …) not modeled
    help matchedGeometryEffect ⇒ matchedGeometryEffect(…) not modeled
    .presentationDetents([.medium, .large]) ⇒ scene page-sheet detents=medium,large
    .interactiveDismissDisabled() ⇒ scene page-sheet modal=yes
    .highPriorityGesture(drag) ⇒ gesture card.0 requires=card.1
    help simultaneousGesture ⇒ simultaneousGesture(…) gesture GESTURE with=OTHER or help gesture
    PhaseAnimator([false, true]) ⇒ phases aren't modeled; `when "completed end" do show
    help keyframeAnimator ⇒ keyframeAnimator a word of SwiftUI KeyframeAnimator(…) layer-animation VIEW.cent
    SpringKeyframe(1.5, duration: 0.3) ⇒ animate card.scale to=1.5 duration=0.3 curve=spring(1)
    help scrollTargetBehavior ⇒ scrollTargetBehavior(.paging) scroll-view NAME frame=0,91,390,753
    proxy.scrollTo(20, anchor: .top) ⇒ scroll list to=880 animated=yes
    MagnifyGesture() ⇒ pinches aren't modeled
    transaction.disablesAnimations = true ⇒ help set
    LongPressGesture(minimumDuration: 1) ⇒ gesture pull press on=card duration=1
    controller.forward() ⇒ start
    controller.reverse() ⇒ reverse
    controller.fling(velocity: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    fling ⇒ help flick
    controller.animateWith(SpringSimulation(spring, 0, 1, 0)) ⇒ continue curve=spring(mass=1,stiffness=100,damping=10,velocity=1)
    help SpringSimulation ⇒ SpringSimulation(SpringDescription(mass: M, stiffness: K, damping: C),
    SpringDescription(mass: 1, stiffness: 100, damping: 10) ⇒ spring mass=1 stiffness=100 damping=10
    SpringDescription.withDampingRatio(mass: 1, stiffness: 500, ratio: 1.1) ⇒ spring response=0.281 ratio=1.1
    FrictionSimulation(0.135, 0, 1200) ⇒ help scroll-view
    help AnimationController ⇒ animationController(…) help dive-deeper
    AnimationController(duration: Duration(milliseconds: 300), vsync: this) ⇒ animator open duration=300ms
    controller.value = 0.3 ⇒ scrub 0.3
    controller.animateTo(1.0, curve: Curves.easeOut) ⇒ continue curve=ease-out
    help vsync ⇒ vsync not modeled
    controller.status ⇒ show animator.state reversed position
    help AnimationStatus.dismissed ⇒ AnimationStatus.dismissed show position
    controller.addStatusListener((status) {}) ⇒ when "completed" do show position
    controller.repeat(reverse: true) ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    help CurvedAnimation ⇒ CurvedAnimation(parent: …, curve: .easeOut) animator NAME curve=ease-o
    help Curves.fastOutSlowIn ⇒ fastOutSlowIn cubic(0.4,0,0.2,1)
    Tween(begin: 0.0, end: 300.0) ⇒ layer-animation card.center.y from=0 to=300 duration=0.3
    lerp(0, 300, 0.5) ⇒ curve linear at 0.5
    help GestureDetector ⇒ GestureDetector(…) gesture NAME pan on=VIEW
    onPanUpdate ⇒ when "pan changed" do show pan.translation
    onVerticalDragEnd: (details) => details.primaryVelocity ⇒ show pan.velocity
    help Dismissible ⇒ Dismissible(…) help rule flutter-dismissible
    help DraggableScrollableSheet ⇒ DraggableScrollableSheet(snapSizes: [0.5, 0.9], …) drive VIEW.frame.y
    DraggableScrollableSheet(snap: true, snapSizes: [0.5]) ⇒ help drive
    help BouncingScrollPhysics ⇒ BouncingScrollPhysics(…) help scroll-view
    help ClampingScrollPhysics ⇒ ClampingScrollPhysics(…) help scroll-view
    Navigator.pop(context) ⇒ there are no view controllers; `help dive-deeper` is a
    Hero(tag: 'photo') ⇒ animate the frame of one view instead
    timeDilation = 5.0 ⇒ `play speed=0.2`
    tester.pumpAndSettle() ⇒ run
    tester.pump(Duration(milliseconds: 16)) ⇒ wait 16ms
    animateFloatAsState(targetValue = 1f) ⇒ animate card.alpha to=1 duration=0.3
    help animate*AsState ⇒ animateFloatAsState animate VIEW.alpha
    Animatable(0f) ⇒ animator open
    animatable.snapTo(100f) ⇒ set card.center.y=100
    help animateDecay ⇒ flick up
    animatable.animateTo(0f, spring(stiffness = Spring.StiffnessLow)) ⇒ animate card.alpha to=0 duration=0.3 curve=response(0.4443,1)
    spring(dampingRatio = Spring.DampingRatioMediumBouncy) ⇒ spring response=0.1622 ratio=0.5
    help StiffnessMediumLow ⇒ StiffnessMediumLow spring mass=1 stiffness=400 damping=40
    tween(durationMillis = 300, easing = FastOutSlowInEasing) ⇒ animator open duration=300ms curve=cubic(0.4,0,0.2,1)
    help repeatable ⇒ repeatable(…) help layer-animation
    help snap ⇒ snap: … help drive
    keyframes { durationMillis = 400 } ⇒ layer-animation card.alpha values=0,1,0 times=0,0.5,1 duration=400ms
    help updateTransition ⇒ updateTransition(…) animator NAME duration=0.3; animate VIEW.alpha to=
    rememberInfiniteTransition() ⇒ animate card.alpha to=0 duration=0.3 repeat=forever autoreverse=yes
    AnimatedVisibility(visible = false) ⇒ animate card.alpha to=0 duration=0.3
    slideInVertically() + fadeIn() ⇒ layer-animation card.center.y from=-200 duration=0.3; animate card.alpha to=1 duration=0.3
    help exponentialDecay ⇒ exponentialDecay(…) help scroll-view
    splineBasedDecay(density) ⇒ Android's spline isn't modeled; `deceleration=normal` is
    help draggable ⇒ draggable(…) gesture NAME pan on=VIEW
    detectDragGestures { change, dragAmount -> } ⇒ gesture pull pan on=card
    help AnchoredDraggableState ⇒ AnchoredDraggableState(positionalThreshold = { … * N }, …) set
    help positionalThreshold ⇒ positionalThreshold set rule=flick-or-half threshold=0.5
    velocityThreshold = 125 ⇒ set rule=flick-or-half speed=125
    help nestedScroll ⇒ nestedScroll(…) help drive
    composeTestRule.mainClock.advanceTimeBy(500) ⇒ wait 500ms
    offset.value = withSpring(0) ⇒ animate card.center to=400,422 duration=0.3 curve=spring(1,100,10)
    withSpring(100, { damping: 15, stiffness: 120 }) ⇒ animate card.center.y to=100 duration=0.3 curve=spring(1,120,15)
    withTiming(1, { duration: 300 }) ⇒ animate card.alpha to=1 duration=300ms
    help withDecay ⇒ flick up
    withDecay({ velocity: 800, clamp: [0, 300] }) ⇒ flick left speed=800 on=list
    useSharedValue(0) ⇒ there are no free values; a view has numbers of its own:
    cancelAnimation(offset) ⇒ stop finishing=no
    help interpolate ⇒ interpolate(…, [A, B], [C, D], …) follow VIEW.alpha
    interpolate(y, [0, 200], [1, 0], Extrapolation.CLAMP) ⇒ follow card.alpha card.1.translation.y from=0,200 to=1,0
    rubberBandEffect: true ⇒ help scroll-view
    Gesture.Pan().onUpdate((e) => {}) ⇒ when "pan changed" do show pan.translation
    help activeOffsetY ⇒ activeOffsetY(…) set slop=10
    help failOffsetX ⇒ failOffsetX(…) gesture NAME pan on=VIEW axis=vertical
    Animated.spring(value, { toValue: 0, useNativeDriver: true }).start() ⇒ animate card.alpha to=0 duration=0.3 curve=spring(1,230.2,22)
    help PanResponder ⇒ PanResponder.create(…) gesture NAME pan on=VIEW
    gsap.to(".box", { y: 200, duration: 1, ease: "power2.out" }) ⇒ animate card.frame.y by=200 duration=1 curve=cubic-out
    help gsap.timeline ⇒ gsap.timeline(…) animator NAME
    tl.seek(0.5) ⇒ at 0.5
    tl.timeScale(0.25) ⇒ `continue factor=4`
    tl.progress(0.75) ⇒ scrub 0.75
    yoyo: true ⇒ help layer-animation
    help elastic.out ⇒ elastic.out a word of GSAP and the web elastic.out(…) curve elastic-out at
    stagger: 0.1 ⇒ animate card.alpha to=0 duration=0.3 delay=0.1
    element.animate([{ opacity: 0 }, { opacity: 1 }], 500) ⇒ layer-animation card.alpha from=0 to=1 duration=500ms
    cubic-bezier(0.4, 0, 0.2, 1) ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    app.swipeUp() ⇒ swipe up
    element.swipeDown(velocity: .fast) ⇒ swipe down speed=2000
    element.press(forDuration: 0.1, thenDragTo: other) ⇒ drag by=0,-200 press=0.1
    help waitForExistence(timeout:) ⇒ waitForExistence a word of XCUITest waitForExistence(timeout: T) expect eventual
    XCTAssertEqual(view.frame.origin.y, 100, accuracy: 0.5) ⇒ expect card.frame.y 100 within 0.5
    help XCTAssertTrue ⇒ XCTAssertTrue(…, …) expect … yes
    help expectation ⇒ expectation a word of XCUITest expectation(description: "fade") run; expect even
    XCTWaiter.wait(for: [done], timeout: 2) ⇒ wait 2
    element.isHittable ⇒ tap on=card; why
    element(by.id('sheet')).swipe('up', 'fast', 0.5) ⇒ flick up speed=2000 over=0.211 on=card
    expect(element(by.id('sheet'))).toBeVisible() ⇒ expect card.alpha 1
    help waitFor ⇒ waitFor = … gesture GESTURE requires=OTHER
    device.disableSynchronization() ⇒ time passes only when a statement advances it
    - tapOn: "Close" ⇒ tap on=close
    help assertVisible ⇒ assertVisible a word of Maestro and other test tools assertVisible: VIEW expect
    swipe: {start: 50%, 90%, end: 50%, 10%} ⇒ drag x=195 y=760 by=0,-675
    waitForAnimationToEnd ⇒ run
    scrollUntilVisible ⇒ scroll list by=200
    takeScreenshot ⇒ strip
    driver.execute_script("mobile: dragFromToForDuration") ⇒ drag x=195 y=600 by=0,-200 press=0.5
    help ⇒ a gesture, and its reasons
    ? ⇒ a gesture, and its reasons
    quit() ⇒ `quit` ends the session
    history ⇒ step at s statement outcome
    !! ⇒ the up arrow takes the last line; `again` repeats the last
    clear ⇒ Ctrl-L clears the screen; `undo` takes statements back
    ls ⇒ show
    po view.frame ⇒ show card.frame
    p animator ⇒ show animator
    breakpoint ⇒ there are no breakpoints; `run until 0.5` advances to an
    step 5 ⇒ wait 5f
    continue ⇒ misuse continue-not-paused
    watch y ⇒ plot card.center.y
    print(view.center) ⇒ show card.center
    undo ⇒ undone: `scene city-guide`; no scene is running
    source script.txt ⇒ use script.txt
    echo $? ⇒ a statement has no status; a failed one prints an error,
    sleep 0.5 ⇒ wait 0.5
    alias s step ⇒ help let
    help view jumps when I grab it mid animation ⇒ 'jumps' a symptom
    help animation stutters ⇒ 'stutters' a symptom
    help completion not called ⇒ 'completion never called' a symptom
    help sheet doesn't follow my finger ⇒ 'not follow finger' a symptom
    help it snaps back ⇒ 'snaps back' a symptom
    help why does it bounce too much ⇒ 'overshoots' a symptom
    help velocity is ignored ⇒ 'wrong velocity' a symptom
    help wrong direction ⇒ 'moves against finger' a symptom
    help scroll view and pan conflict ⇒ 'list scrolls instead' a symptom
    help stuck halfway ⇒ 'stuck' a symptom
    help how do I interrupt an animation ⇒ 'interrupt an animation' a symptom
    help too slow ⇒ 'too slow' a symptom
    help nothing happens ⇒ 'nothing happens' a symptom
    help tap is not recognized while animating ⇒ 'tap ignored' a symptom
    help progress goes above 1 ⇒ 'overshoots' a symptom
    """#)

  static let fourthStrangerMisspellings = parsed(
    #"""
    help UIPanGestureRecogniser ⇒ UIPanGestureRecognizer a word of UIKit: recognizers
    pan.transaltion(in: view) ⇒ show pan.translation
    pan.setTranslation(.zero, in view) ⇒ translations count from where the pan began, so
    help .canceled ⇒ .canceled a word of UIKit: recognizers cancelled pan cancelled See `help pan`.
    pan.state = .ended ⇒ show pan.state
    pan.isEnabled = flase ⇒ disable card.1
    swipe.direction = .donw ⇒ gesture swipe swipe on=card direction=down
    help maximumNumberOfTouchs ⇒ maximumNumberOfTouches a word of UIKit: recognizers
    touchesbegan ⇒ touch down on=card
    help hittest ⇒ hitTest(CGPoint(x: X, y: Y), with: …) tap x=X y=Y; why
    UIView.animate(withDuraton: 0.3) { view.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.3
    help usingSpringWithDampng ⇒ usingSpringWithDamping a word of UIKit: view animations
    help intialSpringVelocity ⇒ initialSpringVelocity a word of UIKit: view animations
    help UIViewPropertyAnimater ⇒ UIViewPropertyAnimator a word of UIKit: property animators
    animator.addAnimations({ view.center.y = 300 }, delayFactor: 0.5 ⇒ animate card.center.y to=300 delay=0.5
    UIViewPropertyAnimator(duration: 0.8, dampingRation: 0.6) ⇒ animator open duration=0.8 curve=spring(0.6)
    animator.startAnimation( ⇒ start
    animator.starAnimation(afterDelay: 0.2) ⇒ start after=0.2
    animator.pauseAnimaton() ⇒ pause
    animator.continueAnimation(withTimingParamters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.stopAnimation(ture) ⇒ stop finishing=no
    animator.finishAnimation(at: .curent) ⇒ finish at=current
    animator.fractionCompleted = 0.5 ⇒ scrub 0.5
    help fractioncomplete ⇒ fractionComplete = N scrub N on=ANIMATOR
    animator.isReversd = true ⇒ reverse
    animator.isRuning ⇒ show running
    animator.pauseOnCompletion = true ⇒ set pauses-on-completion=yes
    help scrubsLineraly ⇒ scrubsLinearly a word of UIKit: property animators
    udpate(0.4) ⇒ scrub 0.4
    interactor.finsh() ⇒ continue
    help transitionWasCanceled ⇒ transitionWasCancelled a word of UIKit: interactive transitions
    dismis(animated: true) ⇒ tap on=close
    present(vc, animated: true ⇒ scene page-sheet; dismiss sheet; run; present sheet
    sheet.detents = [.meduim(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifer = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    scrollview.contentOffset.y ⇒ show list.offset
    help deccelerationRate ⇒ decelerationRate a word of UIKit: scroll views
    scrollView.bounces = fasle ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=no
    view.layer.presentation( ⇒ show card
    help CASpringAnimaiton ⇒ CASpringAnimation a word of Core Animation
    layer.removeAllAnimation() ⇒ layer-remove
    withAnimation(.sping()) { offset = 0 } ⇒ animate card.center.y to=422 duration=0.5 curve=bounce(0.5,0)
    help dampingfraction ⇒ dampingFraction ratio curve=spring(N)
    .spring(duration: 0.5, bouce: 0.3) ⇒ spring duration=0.5 bounce=0.3
    help DragGesure ⇒ DragGesture a word of SwiftUI
    help mathcedGeometryEffect ⇒ matchedGeometryEffect a word of SwiftUI
    .presentationDetents([.medium, .large) ⇒ scene page-sheet detents=medium,large
    controller.foward() ⇒ start
    controller.fling(velocty: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    controller.reverse( ⇒ reverse
    tester.pumpAndSetle() ⇒ run
    animateFloatAsState(targetvalue = 1f) ⇒ animate card.alpha to=1 duration=0.3
    help exponetialDecay ⇒ exponentialDecay a word of Compose
    withSpring(100, { dampping: 15, stiffness: 120 }) ⇒ animate card.center.y to=100 duration=0.3 curve=spring(1,120,15)
    withTimming(1, { duration: 300 }) ⇒ animate card.alpha to=1 duration=300ms
    help wihtDecay ⇒ withDecay a word of React Native
    tl.timescale(0.25) ⇒ `continue factor=4`
    app.swipeup() ⇒ swipe up
    help waitForExistance(timeout:) ⇒ waitForExistence a word of XCUITest
    contiune ⇒ did you mean 'continue'?
    """#)
}
