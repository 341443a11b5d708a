/// A sixth list, made without looking at the table, and its misspellings, with what its judges held to be
/// right.
///
/// The lines are typed in the scene `city-guide`.
extension Neighborhood {
  static let sixthStranger = parsed(
    ##"""
    animator.startAnimation() ⇒ start
    animator.pauseAnimation() ⇒ pause
    animator.fractionComplete = 0.5 ⇒ scrub 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.isReversed = true ⇒ reverse
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.finishAnimation(at: .end) ⇒ finish at=end
    animator.startAnimation(afterDelay: 0.3) ⇒ start after=0.3
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 0.5) ⇒ continue factor=0.5 curve=spring(0.8)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) ⇒ animator animator duration=0.5 curve=ease-in-out
    UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.8) ⇒ animator open duration=0.6 curve=spring(0.8)
    animator.isReversed.toggle() ⇒ reverse
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    animator.addAnimations { self.card.frame.origin.y = 100 } ⇒ animate card.frame.y to=100
    animator.addCompletion { position in print(position) } ⇒ show position
    print(animator.state.rawValue) ⇒ show animator.state
    if animator.isRunning { animator.pauseAnimation() } ⇒ pause
    UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 0, dy: 2.5)) ⇒ animator open curve=spring(0.7) velocity=0,2.5
    UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero) ⇒ animator open curve=spring(1,200,20) velocity=0,0
    UICubicTimingParameters(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)) ⇒ animator open curve=cubic(0.25,0.1,0.25,1)
    UIView.animate(withDuration: 0.3) { self.card.alpha = 0 } ⇒ animate card.alpha to=0 duration=0.3
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [.allowUserInteraction]) ⇒ animate card.alpha to=0 duration=0.5 delay=0 curve=spring(ratio=0.7,velocity=0) interaction=yes
    interactionController.update(0.35) ⇒ scrub 0.35
    interactionController.finish() ⇒ continue
    interactionController.cancel() ⇒ reverse; continue
    [self updateInteractiveTransition:0.5] ⇒ scrub 0.5
    interactionController.completionSpeed = 0.5 ⇒ transition push completion-speed=0.5
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    transitionContext.finishInteractiveTransition() ⇒ continue
    transitionContext.cancelInteractiveTransition() ⇒ reverse; continue
    transitionContext.pauseInteractiveTransition() ⇒ pause
    pan.state = .began ⇒ pan began
    sender.state == .ended ⇒ show pan.state
    gesture.state = .cancelled ⇒ pan cancelled
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    let translation = pan.translation(in: view) ⇒ show pan.translation
    let velocity = pan.velocity(in: view) ⇒ show pan.velocity
    pan.isEnabled = false ⇒ disable card.1
    panGesture.require(toFail: tapGesture) ⇒ gesture single tap on=card; gesture card.1 requires=single
    tapGesture.numberOfTapsRequired = 2 ⇒ gesture pull tap on=card taps=2
    longPress.minimumPressDuration = 0.5 ⇒ gesture pull press on=card duration=0.5
    edgePan.edges = .left ⇒ must reach
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))) ⇒ gesture pull pan on=card
    pinch.scale = 1.0 ⇒ set card.scale=1
    recognizer.location(in: view) ⇒ show pan.location
    card.transform = CGAffineTransform(translationX: 0, y: -200) ⇒ set card.center.y=
    card.center = CGPoint(x: 195, y: 400) ⇒ set card.center=195,400
    card.frame = CGRect(x: 20, y: 500, width: 350, height: 300) ⇒ set card.frame=20,500,350,300
    card.alpha = 0.5 ⇒ set card.alpha=0.5
    card.transform = .identity ⇒ set card.scale=1; set card.rotation=0
    DragGesture().onChanged { value in offset = value.translation } ⇒ drive card.center by=
    let velocity = pan.veloctiy(in: view) ⇒ pan.velocity
    view.layoutIfNeeded() ⇒ there is no layout; animate the frame
    card.layer.removeAllAnimations() ⇒ layer-remove on=card
    card.layer.presentation()?.frame ⇒ show card.frame
    view.layer.speed = 0 ⇒ a layer has no speed; an animation has:
    layer.timeOffset = 0.25 ⇒ a layer has no time; an animation has:
    spring.duration = spring.settlingDuration ⇒ spring mass=1
    scrollView.contentOffset.y = 120 ⇒ scroll list to=120
    scrollView.setContentOffset(.zero, animated: true) ⇒ scroll list to=0 animated=yes
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    targetContentOffset.pointee.y = 300 ⇒ scroll list to=300
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } ⇒ scene page-sheet detents=medium,large
    dismiss(animated: true) ⇒ tap on=close
    DragGesture(minimumDistance: 0) ⇒ gesture pull pan on=card slop=0
    withAnimation(.spring()) { offset = .zero } ⇒ animate card.center to=400,422
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isOpen.toggle() } ⇒ animate card.center.y by=-100
    withAnimation(.easeInOut(duration: 0.3)) { showCard = true } ⇒ animate card.alpha to=1 duration=0.3 curve=ease-in-out
    .animation(.interactiveSpring(), value: offset) ⇒ animate card.center.y by=-100
    .offset(y: dragOffset) ⇒ drive card.center.y by=
    value.predictedEndTranslation.height > 200 ⇒ set rule=projection
    .presentationDetents([.medium, .large]) ⇒ scene page-sheet detents=medium,large
    .gesture(drag.simultaneously(with: tap)) ⇒ gesture card.1 with=card.0
    LongPressGesture(minimumDuration: 0.5) ⇒ gesture pull press on=card duration=0.5
    controller.forward() ⇒ start
    controller.reverse() ⇒ reverse
    _controller.value = 0.3 ⇒ scrub 0.3
    _controller.fling(velocity: 2.0) ⇒ what remains
    controller.animateTo(0.8, duration: Duration(milliseconds: 200)) ⇒ scrub 0.8
    controller.stop() ⇒ pause
    await tester.drag(find.byType(Card), const Offset(0, -300)) ⇒ drag by=0,-300 on=card
    await tester.fling(find.byKey(Key('sheet')), const Offset(0, 400), 1000) ⇒ flick down speed=1000 over=0.4
    await tester.pump(const Duration(milliseconds: 100)) ⇒ wait 100ms
    await tester.pumpAndSettle() ⇒ run
    await gesture.moveBy(const Offset(0, 50)) ⇒ touch move x+=0 y+=50
    _controller.value -= details.primaryDelta! / maxHeight ⇒ way=300
    rule.mainClock.advanceTimeBy(50L) ⇒ wait 50ms
    composeTestRule.mainClock.autoAdvance = false ⇒ time passes only when a statement
    onNodeWithTag("card").performTouchInput { swipeUp() } ⇒ swipe up on=card
    performTouchInput { down(center); moveBy(Offset(0f, -100f)); up() } ⇒ drag by=0,-100
    state.animateTo(DragValue.Open) ⇒ animate card.frame.y to=100
    offsetY.snapTo(0f) ⇒ set card.center.y=422
    offset.animateTo(0f, spring(dampingRatio = Spring.DampingRatioMediumBouncy)) ⇒ animate card.center to=400,422 duration=0.3 curve=response(0.1622,0.5)
    composeTestRule.waitForIdle() ⇒ run
    translateY.value = withSpring(0) ⇒ animate card.center.y to=422
    opacity.value = withTiming(1, { duration: 300 }) ⇒ animate card.alpha to=1 duration=300ms
    offset.value = withDecay({ velocity: event.velocityX }) ⇒ flick left speed=500 on=list
    cancelAnimation(translateY) ⇒ stop finishing=no
    Gesture.Pan().onUpdate((e) => { y.value = e.translationY }) ⇒ when "pan changed" do show pan.translation
    Gesture.Pan().activeOffsetY([-10, 10]) ⇒ gesture pull pan on=card slop=10 axis=vertical
    interpolate(progress.value, [0, 1], [0, 300]) ⇒ follow card.
    Animated.spring(pan, { toValue: { x: 0, y: 0 }, useNativeDriver: true }).start() ⇒ animate card.center to=400,422
    gsap.to(".card", { y: -200, duration: 0.5 }) ⇒ animate card.frame.y by=-200 duration=0.5
    tl.progress(0.5) ⇒ scrub 0.5
    tl.seek(1.2) ⇒ at 1.2
    tl.reverse() ⇒ reverse
    tl.timeScale(0.5) ⇒ an animator has no speed: `continue
    tween.pause() ⇒ pause
    app.swipeUp(velocity: .fast) ⇒ swipe up speed=2000
    card.press(forDuration: 0.1, thenDragTo: target) ⇒ drag on=card by=0,-200 press=0.1
    start.press(forDuration: 0.05, thenDragTo: end, withVelocity: 500, thenHoldForDuration: 0.2) ⇒ drag by=0,-200 press=0.05 over=0.4 hold=0.2
    app.otherElements["card"].tap() ⇒ tap on=card
    - swipe: {direction: UP, duration: 400} ⇒ swipe up over=400ms
    - waitForAnimationToEnd ⇒ run
    await element(by.id('card')).swipe('up', 'fast', 0.5) ⇒ speed=2000 over=0.211
    transition: transform 0.3s ease-out ⇒ animator open duration=0.3s curve=ease-out
    cubic-bezier(0.4, 0, 0.2, 1) ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    animation-play-state: paused ⇒ pause
    help fractionComplete ⇒ fractionComplete a word of UIKit:
    help continueAnimation ⇒ continueAnimation a word of UIKit:
    help isReversed ⇒ isReversed a word of UIKit: property
    help durationFactor ⇒ continue factor=
    help dampingRatio ⇒ dampingRatio a word of UIKit: property
    help initialVelocity ⇒ initialVelocity a word of UIKit:
    help UIViewPropertyAnimator ⇒ UIViewPropertyAnimator a word of UIKit:
    help UIPercentDrivenInteractiveTransition ⇒ UIPercentDrivenInteractiveTransition a
    help UIPanGestureRecognizer ⇒ pan began
    help translation ⇒ pan.translation
    help velocity ⇒ velocity
    help state ⇒ pan.state
    help cancelled ⇒ touch cancel
    help failed ⇒ failed a word of UIKit: recognizers
    help shouldRecognizeSimultaneouslyWith ⇒ shouldRecognizeSimultaneouslyWith a
    help gestureRecognizerShouldBegin ⇒ gestureRecognizerShouldBegin a word of
    help finishAnimation ⇒ finishAnimation a word of UIKit:
    help pausesOnCompletion ⇒ pausesOnCompletion a word of UIKit:
    help scrubsLinearly ⇒ scrubsLinearly a word of UIKit:
    help UISpringTimingParameters ⇒ UISpringTimingParameters a word of
    help UICubicTimingParameters ⇒ UICubicTimingParameters a word of
    help animateTransition ⇒ animateTransition a word of UIKit:
    help transitionDuration ⇒ transitionDuration a word of UIKit:
    help percentComplete ⇒ percentComplete a word of UIKit:
    help completionSpeed ⇒ completionSpeed a word of UIKit:
    help interruptibleAnimator ⇒ interruptibleAnimator a word of UIKit:
    help transitionWasCancelled ⇒ transitionWasCancelled a word of UIKit:
    help contentOffset ⇒ contentOffset a word of UIKit: scroll
    help decelerationRate ⇒ decelerationRate a word of UIKit:
    help scrollViewWillEndDragging ⇒ scrollViewWillEndDragging a word of
    help detents ⇒ scene detents
    help anchorPoint ⇒ anchorPoint a word of UIKit: views
    help presentationLayer ⇒ presentationLayer a word of Properties
    help settlingDuration ⇒ settlingDuration a word of Core
    help stiffness ⇒ spring mass=1
    help mass ⇒ spring mass=1
    help rubberBanding ⇒ T129
    help CADisplayLink ⇒ CADisplayLink a word of Core Animation
    help hitTest ⇒ hitTest a word of UIKit: views
    help easeInOut ⇒ easeInOut a word of SwiftUI
    help beginFromCurrentState ⇒ beginFromCurrentState a word of UIKit:
    help UIScreenEdgePanGestureRecognizer ⇒ UIScreenEdgePanGestureRecognizer a word
    help UILongPressGestureRecognizer ⇒ UILongPressGestureRecognizer a word of
    help minimumPressDuration ⇒ minimumPressDuration a word of UIKit:
    help maximumNumberOfTouches ⇒ maximumNumberOfTouches a word of UIKit:
    help predictedEndTranslation ⇒ predictedEndTranslation a word of
    help matchedGeometryEffect ⇒ matchedGeometryEffect a word of SwiftUI
    help withAnimation ⇒ withAnimation a word of SwiftUI
    help AnimationController ⇒ AnimationController a word of UIKit:
    help DraggableScrollableSheet ⇒ DraggableScrollableSheet a word of
    help onPanUpdate ⇒ onPanUpdate a word of Flutter
    help anchoredDraggable ⇒ anchoredDraggable a word of Compose
    help positionalThreshold ⇒ positionalThreshold a word of Compose
    help withSpring ⇒ withSpring a word of React Native
    help withDecay ⇒ withDecay a word of React Native
    help activeOffsetX ⇒ activeOffsetX a word of React Native
    help timeScale ⇒ timeScale a word of GSAP and the web
    help stagger ⇒ as much more
    help ease ⇒ elastic-out
    help normalizedOffset ⇒ tap x=195
    pauseAnimation ⇒ pause
    startAnimation ⇒ start
    stopAnimation ⇒ stop
    isRunning ⇒ show running
    reverse ⇒ card.1 will start reversed
    duration ⇒ duration 0.3 s
    delay ⇒ start after=0.5
    curve ⇒ option
    spring ⇒ mass 1
    damping ⇒ curve=spring(0.8)
    frame ⇒ show card.frame
    bounds ⇒ show card.frame
    center ⇒ show card.center
    transform ⇒ show card.scale card.rotation
    alpha ⇒ show card.alpha
    began ⇒ pan began
    changed ⇒ help pan
    ended ⇒ pan ended
    tap ⇒ for example: tap on=card
    doubleTap ⇒ tap taps=2 on=card
    longPress ⇒ press
    pinch ⇒ card.scale=1.5
    rotate ⇒ rotation gestures aren't modeled;
    swipe ⇒ for example: swipe up
    drag ⇒ for example: drag by=0,-200
    fling ⇒ help flick
    edgePan ⇒ edges=left
    touchesBegan ⇒ touch down on=card
    touchesMoved ⇒ help touch
    touchesEnded ⇒ touch up
    touchesCancelled ⇒ touch cancel
    handlePan ⇒ pan began
    finish ⇒ misuse finish-not-stopped: UIKit raises
    cancel ⇒ reverse; continue
    updateInteractiveTransition ⇒ scrub 0.5
    wantsInteractiveStart ⇒ help transition
    present ⇒ usage: present VIEW
    dismiss ⇒ usage: dismiss VIEW
    pop ⇒ transition pop
    isDragging ⇒ show list.dragging
    isDecelerating ⇒ show list.decelerating
    selectedDetentIdentifier ⇒ help page-sheet
    grabber ⇒ drag down 200
    subviews ⇒ show
    layoutIfNeeded ⇒ there is no layout; animate the frame
    recursiveDescription ⇒ show
    CACurrentMediaTime ⇒ show time
    timingFunction ⇒ help curves
    completion ⇒ show completions
    progress ⇒ progress 0
    onEnded ⇒ when "pan ended" do show pan.velocity
    scaleEffect ⇒ animate card.scale to=0.5
    forward ⇒ start
    animateTo ⇒ animate card.alpha to=0 duration=0.3
    pumpAndSettle ⇒ run
    advanceTimeBy ⇒ wait 300ms
    snapTo ⇒ set card.alpha=0.5
    seek ⇒ at 0.5
    swipeUp ⇒ swipe up
    waitForExistence ⇒ expect eventually card.alpha 1 in 0.3
    flick the sheet down ⇒ help flick goes the wrong way
    pull the card halfway and let go ⇒ drag up 124
    grab it while it's moving ⇒ pan began
    go back to the beginning ⇒ scrub 0
    slow motion ⇒ play speed=0.25
    play it backwards ⇒ reverse
    where is the card ⇒ show card.frame
    how fast is it going ⇒ show pan.velocity
    what can I do here ⇒ help
    let go ⇒ touch up
    hold still for a second ⇒ press for=1s
    drag the sheet up slowly ⇒ over=2
    move the finger down 50 ⇒ drag down 50
    open the drawer ⇒ recipe drawer
    close it ⇒ tap on=close
    make it bouncier ⇒ spring(0.5)
    make it slower ⇒ duration=
    wait until it stops ⇒ run
    show me everything ⇒ show
    what just happened ⇒ more
    try again ⇒ again
    start over ⇒ `reset` starts the scene again
    next frame ⇒ wait 1f
    skip to the end ⇒ run
    stop it right there ⇒ pause
    throw the card off to the right ⇒ flick right
    pull past the top ⇒ past=rubber
    is it still moving ⇒ show running
    list all views ⇒ show
    put two fingers on the card ⇒ id=2
    swipe back from the left edge ⇒ drag x=5
    help how do I cancel a drag ⇒ pan cancelled
    help why is nothing moving ⇒ run
    help why does it jump when I grab it ⇒ 'jumps' a symptom
    help how long until it settles ⇒ show remaining
    help what is the difference between pause and stop ⇒ pause [on=ANIMATOR]
    help what does 0.4 mean ⇒ scrub 0.4
    help make it snap to the nearest point ⇒ anchors=
    help record what I type ⇒ help save
    help getting started ⇒ lesson
    ls ⇒ show
    clear ⇒ Ctrl-L clears the screen; `undo` takes
    exit ⇒ exit
    :q ⇒ `quit` ends the session
    history ⇒ step at s statement outcome
    !! ⇒ the up arrow takes the last line;
    man pan ⇒ help pan
    cat demo.txt ⇒ use demo.txt
    source demo.txt ⇒ use demo.txt
    echo hello ⇒ `show` prints paths; text behind # is a
    sleep 0.5 ⇒ wait 0.5
    po card.frame ⇒ show card.frame
    po animator ⇒ show animator
    ? ⇒ a gesture, and its reasons
    --version ⇒ `pantomime --version` prints the
    .exit ⇒ `quit` ends the session
    print(card.center) ⇒ show card.center
    save session.txt ⇒ add replace=yes to replace it
    undo ⇒ undone: `scene city-guide`; no scene is
    watch card.center.y ⇒ plot card.center.y
    """##)

  static let sixthStrangerMisspellings = parsed(
    ##"""
    animator.startAnimaton() ⇒ start
    animtor.stopAnimation(true) ⇒ stop finishing=no
    animator.pauseAnimtion() ⇒ pause
    animator.fractionCompelte = 0.5 ⇒ scrub 0.5
    animator.isReveresd = true ⇒ reverse
    animator.finishAnimation(at: .edn) ⇒ finish at=end
    animator.contineAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    interactionController.udpate(0.35) ⇒ scrub 0.35
    interactionController.cancle() ⇒ reverse; continue
    transitionContext.finishInteractiveTranstion() ⇒ continue
    pan.setTransaltion(.zero, in: view) ⇒ translations count from where the pan began, so
    pan.state = .chnaged ⇒ pan changed
    scrollView.contentOfset.y = 120 ⇒ no vertical offset
    scrollView.setContentOffest(.zero, animated: true) ⇒ scroll list to=0 animated=yes
    card.trasnform = .identity ⇒ set card.scale=1; set card.rotation=0
    sheet.selectedDetentIdentifer = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    dismis(animated: true) ⇒ tap on=close
    controller.foward() ⇒ start
    controller.revrese() ⇒ reverse
    await tester.pumpAndSetle() ⇒ run
    translateY.value = withSprnig(0) ⇒ animate card.center.y to=422
    tl.porgress(0.5) ⇒ scrub 0.5
    app.swpieUp() ⇒ swipe up
    UISpringTimingParamters(dampingRatio: 0.8) ⇒ animator open curve=spring(0.8)
    help fractonComplete ⇒ read as 'fractionComplete'
    help dampingRaito ⇒ read as 'dampingRatio'
    help durationFacotr ⇒ continue factor=
    help intialVelocity ⇒ read as 'initialVelocity'
    help UIPanGestureRecogniser ⇒ pan began
    help UIViewPropertAnimator ⇒ read as 'UIViewPropertyAnimator'
    help gestureRecognizerShoudBegin ⇒ read as 'gestureRecognizerShouldBegin'
    help decelrationRate ⇒ read as 'decelerationRate'
    help stifness ⇒ read as 'stiffness'
    help presentatonLayer ⇒ read as 'presentationLayer'
    help detnets ⇒ did you mean 'detents'?
    help easeInOout ⇒ read as 'easeInOut'
    help AnimationControler ⇒ read as 'animationController'
    help velocty ⇒ did you mean 'velocity'?
    help scurb ⇒ did you mean 'scrub'?
    pna changed ⇒ did you mean 'pan'?
    pan bgean ⇒ did you mean 'began'?
    pan eneded ⇒ did you mean 'ended'?
    swip up ⇒ swipe up
    darg card ⇒ did you mean 'drag'?
    scrbu 0.4 ⇒ did you mean 'scrub'?
    pasue ⇒ did you mean 'pause'?
    resmue ⇒ continue
    revers ⇒ did you mean 'reverse'?
    flnig ⇒ help flick
    logPress ⇒ press
    pnich ⇒ card.scale=1.5
    roatte ⇒ rotation gestures aren't modeled;
    cnacel ⇒ reverse; continue
    finsh ⇒ did you mean 'finish'?
    rset ⇒ did you mean 'reset'?
    hlep ⇒ did you mean 'help'?
    exti ⇒ quit
    histroy ⇒ did you mean 'history'?
    setp 5 ⇒ wait 5f
    """##)
}
