/// A seventh list, made without looking at the table, and its misspellings, with what its judges held to be
/// right.
///
/// The lines are typed in the scene `city-guide`.
extension Neighborhood {
  static let seventhStranger = parsed(
    ##"""
    animator.startAnimation() ⇒ start
    animator.pauseAnimation() ⇒ pause
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    animator.finishAnimation(at: .end) ⇒ finish at=end
    animator.finishAnimation(at: .current) ⇒ finish at=current
    animator.finishAnimation(at: .start) ⇒ finish at=start
    animator.fractionComplete = 0.4 ⇒ scrub 0.4
    animator.fractionComplete = translation.y / 300 ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; animator open duration=0.5; animate card.alpha to=0 on=open; drive open by=pull along=down way=300
    animator.isReversed = true ⇒ reverse
    animator.isReversed.toggle() ⇒ reverse
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5) ⇒ continue factor=0.5 curve=spring(0.8)
    animator.startAnimation(afterDelay: 0.2) ⇒ start after=0.2
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) ⇒ animator animator duration=0.5 curve=spring(0.8)
    UIViewPropertyAnimator(duration: 1, curve: .easeInOut) ⇒ animator open duration=1 curve=ease-in-out
    UIViewPropertyAnimator(duration: 0, timingParameters: spring) ⇒ animator open curve=spring(1,200,20)
    animator.addCompletion { position in print(position) } ⇒ when "completed" do show position
    animator.addAnimations { self.card.alpha = 0 } ⇒ animate card.alpha to=0
    print(animator.fractionComplete) ⇒ show fraction
    animator.state ⇒ animator.state inactive
    UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 2)) ⇒ animator open curve=spring(0.8) velocity=0,2
    UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero) ⇒ animator open curve=spring(1,200,20) velocity=0,0
    UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)) ⇒ animator open curve=cubic(0.2,0,0,1)
    UIView.animate(withDuration: 0.3) { self.card.center.y -= 200 } ⇒ animate card.center.y by=-200 duration=0.3
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5, options: [.beginFromCurrentState], animations: {}) ⇒ animate card.alpha to=0 duration=0.5 delay=0 curve=spring(ratio=0.7,velocity=0.5)
    view.layer.removeAllAnimations() ⇒ layer-remove; stop finishing=no
    card.transform = CGAffineTransform(translationX: 0, y: -120) ⇒ set card.center.y=302
    card.transform = .identity ⇒ set card.scale=1; set card.rotation=0
    card.alpha = 0.5 ⇒ set card.alpha=0.5
    card.center = CGPoint(x: 187, y: 400) ⇒ set card.center=187,400
    card.frame ⇒ card.frame 275,247,250,350 pt
    card.layer.presentation()?.frame ⇒ show card.frame
    layer.speed = 0 ⇒ a layer has no speed; an animation has: `lay
    layer.timeOffset = 0.25 ⇒ a layer has no time; an animation has: `laye
    pan.state = .began ⇒ pan began
    pan.state = .ended ⇒ show pan.state
    recognizer.state = .cancelled ⇒ here it is 'pan cancelled', which is refused
    gesture.translation(in: view) ⇒ show pan.translation
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so
    pan.velocity(in: view).y ⇒ show pan.velocity
    gesture.location(in: view) ⇒ show pan.location
    pan.isEnabled = false ⇒ disable card.1
    tap.require(toFail: doubleTap) ⇒ gesture double tap on=card taps=2; gesture single tap on=card requires=double
    pinch.scale = 1.5 ⇒ set card.scale=1.5
    rotation.rotation = .pi / 4 ⇒ rotation gestures aren't modeled; `set card.rotation=45` rotates a
    longPress.minimumPressDuration = 0.5 ⇒ gesture pull press on=card duration=0.5
    interactionController.update(0.3) ⇒ scrub 0.3
    interactionController.finish() ⇒ continue
    interactionController.cancel() ⇒ reverse; continue
    interactionController?.completionSpeed = 0.5 ⇒ transition push completion-speed=0.5
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    transitionContext.updateInteractiveTransition(0.6) ⇒ scrub 0.6
    transitionContext.cancelInteractiveTransition() ⇒ reverse; continue
    dismiss(animated: true) ⇒ tap on=close
    present(vc, animated: true) ⇒ scene page-sheet; dismiss sheet; run; present sheet
    navigationController?.popViewController(animated: true) ⇒ there are no view controllers; `help rule cu
    sheet.selectedDetentIdentifier = .large ⇒ scene page-sheet detents=medium,large; drag on=sheet by=0,-300
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } ⇒ scene page-sheet detents=medium,large
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true) ⇒ scene page-sheet; scroll list to=200 animated=yes
    scrollView.contentOffset.y = 120 ⇒ scene page-sheet; scroll list to=120
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    CABasicAnimation(keyPath: "position.y") ⇒ layer-animation card.center.y to=1 duration=0.25
    withAnimation(.spring()) { offset = 0 } ⇒ animate card.center.y to=422 duration=0.5 curve=bounce(0.5,0)
    withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isOpen.toggle() } ⇒ animate card.center.y by=-100 duration=0.4 curve=response(0.4,0.8)
    .animation(.easeInOut(duration: 0.3), value: offset) ⇒ animate card.center.y by=-100 duration=0.3 curve=ease-in-out
    .offset(y: -120) ⇒ set card.center.y=302
    DragGesture().onChanged { value in offset = value.translation } ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; drive card.center by=pull
    DragGesture(minimumDistance: 10) ⇒ gesture pull pan on=card slop=10
    value.predictedEndTranslation.height ⇒ help rule projection
    LongPressGesture(minimumDuration: 0.5) ⇒ gesture pull press on=card duration=0.5
    offset = .zero ⇒ animate card.center to=400,422 duration=0.35
    .presentationDetents([.medium, .large]) ⇒ scene page-sheet detents=medium,large
    controller.forward() ⇒ start
    controller.reverse() ⇒ reverse
    controller.value = 0.5 ⇒ scrub 0.5
    _controller.animateTo(0.7) ⇒ scrub 0.7
    controller.fling(velocity: 2.0) ⇒ continue curve=spring(ratio=1,velocity=2)
    controller.stop() ⇒ pause
    await tester.drag(find.byKey(Key('card')), Offset(0, -300)) ⇒ drag by=0,-300 on=card
    await tester.fling(find.byType(Card), Offset(0, -200), 1000) ⇒ flick up speed=1000 over=0.2 on=card
    await tester.pump(Duration(milliseconds: 16)) ⇒ wait 16ms
    await tester.pumpAndSettle() ⇒ run
    state.animateTo(DragValue.Expanded) ⇒ tap on=card
    state.snapTo(DragValue.Collapsed) ⇒ scrub 0
    state.settle(velocity) ⇒ flick up
    offset.animateTo(0f, spring()) ⇒ animate card.center.y to=422 duration=0.3 curve=bounce(0.5,0)
    offset.animateDecay(velocity, decay) ⇒ flick left speed=500 on=list
    spring(dampingRatio = 0.75f, stiffness = 400f) ⇒ spring response=0.3142 ratio=0.75
    mainClock.advanceTimeBy(500) ⇒ wait 500ms
    composeTestRule.mainClock.autoAdvance = false ⇒ time passes only when a statement advances i
    onNodeWithTag("card").performTouchInput { swipeUp() } ⇒ swipe up on=card
    offset.value = withSpring(0) ⇒ animate card.center to=400,422 duration=0.3 curve=spring(1,100,10)
    translateY.value = withTiming(-120, { duration: 300 }) ⇒ animate card.center.y by=-120 duration=300ms
    withSpring(100, { damping: 15, stiffness: 150 }) ⇒ animate card.center.y to=100 duration=0.3 curve=spring(1,150,15)
    withDecay({ velocity: e.velocityY }) ⇒ flick left speed=500 on=list
    cancelAnimation(translateY) ⇒ stop finishing=no
    Gesture.Pan().onUpdate((e) => { y.value = e.translationY }) ⇒ when "pan changed" do show pan.translation
    Gesture.Pan().activeOffsetY([-10, 10]) ⇒ gesture pull pan on=card slop=10 axis=vertical
    gsap.to(".card", { y: -120, duration: 0.5 }) ⇒ animate card.frame.y by=-120 duration=0.5
    tl.progress(0.5) ⇒ scrub 0.5
    tl.seek(1.2) ⇒ at 1.2
    tl.timeScale(0.25) ⇒ an animator has no speed: `continue factor=4
    tl.reverse() ⇒ reverse
    tween.pause() ⇒ pause
    tl.restart() ⇒ scrub 0; start
    app.swipeUp() ⇒ swipe up
    card.swipeDown(velocity: .fast) ⇒ swipe down speed=2000 on=card
    app.buttons["Close"].tap() ⇒ tap on=close
    element.press(forDuration: 0.5, thenDragTo: other) ⇒ drag by=0,-200 press=0.5
    app.pinch(withScale: 0.5, velocity: -1) ⇒ set card.scale=0.5
    - swipe: {direction: UP} ⇒ swipe up
    - tapOn: "Close" ⇒ tap on=close
    await element(by.id('card')).swipe('up', 'fast', 0.5) ⇒ flick up speed=2000 over=0.211 on=card
    transition: transform 0.3s ease-out ⇒ animator open duration=0.3s curve=ease-out
    cubic-bezier(0.4, 0, 0.2, 1) ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    help fractionComplete ⇒ fractionComplete what to type
    help isReversed ⇒ isReversed what to type
    help continueAnimation ⇒ continueAnimation a word of UIKit: property
    help startAnimation ⇒ startAnimation a word of UIKit: property an
    help stopAnimation ⇒ stopAnimation a word of UIKit: property ani
    help finishAnimation ⇒ finishAnimation a word of UIKit: property a
    help UIViewPropertyAnimator ⇒ UIViewPropertyAnimator a word of UIKit: pro
    help UIPercentDrivenInteractiveTransition ⇒ UIPercentDrivenInteractiveTransition a word
    help UIPanGestureRecognizer ⇒ UIPanGestureRecognizer what to type
    help UISpringTimingParameters ⇒ UISpringTimingParameters a word of UIKit: p
    help UICubicTimingParameters ⇒ UICubicTimingParameters a word of UIKit: pr
    help dampingRatio ⇒ dampingRatio what to type
    help initialVelocity ⇒ initialVelocity what to type
    help durationFactor ⇒ durationFactor what to type
    help pausesOnCompletion ⇒ pausesOnCompletion a word of UIKit: propert
    help addCompletion ⇒ addCompletion a word of UIKit: property ani
    help translation ⇒ translation what to type
    help velocity ⇒ pan ended vy=-300
    help cancelsTouchesInView ⇒ Yes by default, as in UIKit.
    help shouldRecognizeSimultaneouslyWith ⇒ shouldRecognizeSimultaneouslyWith a word of
    help gestureRecognizerShouldBegin ⇒ gestureRecognizerShouldBegin a word of UIKi
    help require(toFail:) ⇒ require a word of UIKit: recognizers
    help percentComplete ⇒ percentComplete a word of UIKit: interactiv
    help completionSpeed ⇒ completionSpeed a word of UIKit: interactiv
    help transitionWasCancelled ⇒ transitionWasCancelled a word of UIKit: int
    help completeTransition ⇒ completeTransition a word of UIKit: interac
    help interruptibleAnimator ⇒ interruptibleAnimator a word of UIKit: inte
    help transitionDuration ⇒ transitionDuration a word of UIKit: interac
    help selectedDetentIdentifier ⇒ selectedDetentIdentifier a word of UIKit: s
    help detents ⇒ scene detents
    help contentOffset ⇒ contentOffset what to type
    help decelerationRate ⇒ decelerationRate a word of UIKit: scroll vi
    help CASpringAnimation ⇒ CASpringAnimation a word of Core Animation
    help presentation() ⇒ presentation a word of UIKit: views
    help beginFromCurrentState ⇒ beginFromCurrentState a word of UIKit: view
    help UIScreenEdgePanGestureRecognizer ⇒ UIScreenEdgePanGestureRecognizer a word of
    help hitTest ⇒ hitTest a word of UIKit: views
    help touchesBegan ⇒ touchesBegan a word of UIKit: recognizers
    help withAnimation ⇒ withAnimation a word of SwiftUI
    help DragGesture ⇒ DragGesture a word of SwiftUI
    help predictedEndTranslation ⇒ predictedEndTranslation a word of SwiftUI
    help interactiveSpring ⇒ interactiveSpring a word of SwiftUI
    help matchedGeometryEffect ⇒ matchedGeometryEffect a word of SwiftUI
    help simultaneousGesture ⇒ simultaneousGesture a word of SwiftUI
    help AnimationController ⇒ AnimationController a word of UIKit: intera
    help pumpAndSettle ⇒ pumpAndSettle a word of Flutter
    help DraggableScrollableSheet ⇒ DraggableScrollableSheet a word of Flutter
    help timeDilation ⇒ speed=0.5
    help anchoredDraggable ⇒ anchoredDraggable a word of Compose
    help positionalThreshold ⇒ positionalThreshold a word of Compose
    help advanceTimeBy ⇒ advanceTimeBy a word of Compose
    help withSpring ⇒ withSpring a word of React Native
    help withDecay ⇒ withDecay a word of React Native
    help useSharedValue ⇒ useSharedValue a word of React Native
    help timeline ⇒ timeline [from=TIME] [to=TIME] [as=text] [re
    help timeScale ⇒ timeScale a word of GSAP and the web
    help thenDragTo ⇒ press=T
    help waitForAnimationToEnd ⇒ waitForAnimationToEnd a word of Maestro and
    help prefers-reduced-motion ⇒ Assistive technology isn't modeled.
    animator ⇒ `show animator`
    pauseAnimation ⇒ pause
    isRunning ⇒ show running
    pan ⇒ for example: pan began
    tap ⇒ for example: tap on=card
    swipe ⇒ for example: swipe up
    pinch ⇒ set card.scale=1.5
    rotate ⇒ rotation gestures aren't modeled; `set card.rotation=45` rotates a
    longPress ⇒ press
    doubleTap ⇒ tap taps=2 on=card
    began ⇒ pan began
    changed ⇒ here it is 'pan changed dy=-120', which is r
    ended ⇒ here it is 'pan ended vy=-300', which is ref
    cancelled ⇒ here it is 'pan cancelled', which is refused
    failed ⇒ drag by=-150,0; why lost
    touchesMoved ⇒ help touch
    touchesEnded ⇒ here it is 'touch up', which is refused now:
    numberOfTouches ⇒ show touches
    gestureRecognizers ⇒ show gesture
    subviews ⇒ show
    superview ⇒ the superview of a view isn't shown; `view N
    frame ⇒ show card.frame
    bounds ⇒ show card.frame
    center ⇒ show card.center
    transform ⇒ show card.scale card.rotation
    alpha ⇒ show card.alpha
    cornerRadius ⇒ show card.radius
    isHidden ⇒ show card.hidden
    layoutIfNeeded ⇒ there is no layout; animate the frame
    duration ⇒ duration 0.3 s
    delay ⇒ start after=0.5
    damping ⇒ animate card.alpha to=1 duration=0.5 curve=spring(0.8)
    stiffness ⇒ spring mass=1 stiffness=100 damping=10
    mass ⇒ spring mass=1 stiffness=100 damping=10
    curve ⇒ for example: curve ease-in-out at 0.25
    easeInOut ⇒ curve ease-in-out at 0.5
    linear ⇒ curve linear at 0.5
    spring ⇒ mass 1
    present ⇒ usage: present VIEW
    dismiss ⇒ usage: dismiss VIEW
    finishInteractiveTransition ⇒ continue
    isInteractive ⇒ help transition
    prefersGrabberVisible ⇒ the grabber isn't drawn; the sheet itself is
    isDragging ⇒ show list.dragging
    isDecelerating ⇒ show list.decelerating
    scrollViewDidScroll ⇒ show list.offset
    rubberband ⇒ help past=
    onEnded ⇒ when "pan ended" do show pan.velocity
    dampingFraction ⇒ animate card.alpha to=1 duration=0.5 curve=spring(0.8)
    fling ⇒ help flick
    onPanUpdate ⇒ when "pan changed" do show pan.translation
    Tween ⇒ help animate
    velocityThreshold ⇒ set rule=flick-or-half speed=300
    translationY ⇒ show pan.translation
    overshootClamping ⇒ a spring isn't cut off; one with `ratio=1` d
    scrub ⇒ for example: scrub 0.4
    swipeUp ⇒ swipe up
    tapOn ⇒ help tap
    ease-in-out ⇒ curve ease-in-out at 0.5
    how do I let go ⇒ here it is 'touch up', which is refused now:
    lift the finger ⇒ here it is 'touch up', which is refused now:
    throw the card up ⇒ flick up on=card
    flick it down fast ⇒ flick down
    drag the card up 200 ⇒ drag up 200 on=card
    grab the card ⇒ pan began
    move finger 50 down ⇒ drag down 50
    catch it in mid air ⇒ pan began
    what can I type here ⇒ help
    where is the card now ⇒ show card.frame
    how fast is it moving ⇒ show pan.velocity
    is it still moving ⇒ show running
    go halfway ⇒ scrub 0.5
    go back ⇒ reverse
    play it backwards ⇒ reverse
    slow motion ⇒ here it is 'play speed=0.25', which is refus
    skip to the end ⇒ run
    start over ⇒ `reset` starts the scene again
    take that back ⇒ undo
    do it again ⇒ here it is 'again', which is refused now: th
    wait half a second ⇒ wait 0.5
    next frame ⇒ wait 1f
    make it bouncier ⇒ animate card.center.y by=-100 duration=0.5 curve=spring(0.5)
    less bounce ⇒ animate card.center.y by=-100 duration=0.5 curve=spring(1)
    close the sheet ⇒ help recipe drawer-with-detents
    open the drawer ⇒ help recipe drawer-with-detents
    show me the views ⇒ show
    show the graph ⇒ plot progress
    what happens if I let go now ⇒ help velocity
    will it snap back ⇒ help velocity
    which gesture wins ⇒ why won
    two fingers ⇒ touch down on=card; touch down on=card id=2
    hold for one second ⇒ press for=1s
    tap the button twice ⇒ help second tap
    zoom in ⇒ set card.scale=1.5
    put it back where it was ⇒ undo
    stop everything ⇒ stop
    save what I did ⇒ help save
    why did it cancel ⇒ no such event has been recorded yet: did it
    change the duration to 1 second ⇒ scene city-guide duration=1s
    ls ⇒ show
    clear ⇒ Ctrl-L clears the screen; `undo` takes state
    :q ⇒ `quit` ends the session
    !! ⇒ the up arrow takes the last line; `again` re
    --help ⇒ help
    man pan ⇒ help pan
    .help ⇒ help
    pwd ⇒ show
    cat demo.txt ⇒ here it is 'use demo.txt', which is refused
    source demo.txt ⇒ here it is 'use demo.txt', which is refused
    sleep 0.5 ⇒ wait 0.5
    echo hello ⇒ `show` prints paths; text behind # is a comm
    po card.frame ⇒ show card.frame
    watch card ⇒ plot card.frame.y
    set duration 0.5 ⇒ scene city-guide duration=0.5
    history | grep pan ⇒ history all
    """##)

  /// Misspellings of words that the list has, which get the answers that the right spellings get.
  static let seventhStrangerMisspellings = parsed(
    ##"""
    hlep ⇒ did you mean 'help'?
    hepl pan ⇒ did you mean 'help'?
    exti ⇒ `quit` ends the session
    qiut ⇒ did you mean 'quit'?
    histroy ⇒ did you mean 'history'?
    claer ⇒ Ctrl-L clears the screen; `undo` takes state
    udno ⇒ did you mean 'undo'?
    rseet ⇒ did you mean 'reset'?
    strat ⇒ did you mean 'start'?
    puase ⇒ did you mean 'pause'?
    resmue ⇒ continue
    revrese ⇒ did you mean 'reverse'?
    stpo ⇒ did you mean 'stop'?
    finsh ⇒ did you mean 'finish'?
    cancle ⇒ reverse; continue
    contine ⇒ did you mean 'continue'?
    setp ⇒ wait 1f
    lsit ⇒ show
    stauts ⇒ show animator.state reversed position
    shwo card ⇒ did you mean 'show'?
    prnit animator ⇒ show animator
    scurb 0.4 ⇒ scrub 0.4
    pan begn ⇒ did you mean 'began'?
    pan chnaged dy=-120 ⇒ did you mean 'changed'?
    pan eneded ⇒ did you mean 'ended'?
    pan canceld ⇒ did you mean 'cancelled'?
    darg on=card by=0,-120 ⇒ did you mean 'drag'?
    swpie up ⇒ swipe up
    flikc down ⇒ flick down
    flign ⇒ help flick
    tpa 100,200 ⇒ tap x=100 y=200
    pinhc ⇒ set card.scale=1.5
    roatte ⇒ rotation gestures aren't modeled; `set card.rotation=45` rotates a
    longpres ⇒ press
    doubelTap ⇒ tap taps=2 on=card
    relase ⇒ here it is 'touch up', which is refused now:
    wiat 0.5 ⇒ did you mean 'wait'?
    sleeep 1 ⇒ wait 1
    advnace 0.1 ⇒ wait 0.1
    repaet ⇒ animate card.alpha to=0 duration=0.3 repeat=forever
    dimiss ⇒ did you mean 'dismiss'?
    presnet ⇒ did you mean 'present'?
    scrol 200 ⇒ scroll list by=200
    spirng ⇒ did you mean 'spring'?
    dampng ⇒ animate card.alpha to=1 duration=0.5 curve=spring(0.8)
    dampingRaito ⇒ spring response=0.5 ratio=0.8
    stifness ⇒ spring mass=1 stiffness=100 damping=10
    durtaion ⇒ show duration
    velocty ⇒ did you mean 'velocity'?
    tranlsation ⇒ show pan.translation
    tranform ⇒ show card.scale card.rotation
    help fractonComplete ⇒ read as 'fractionComplete'
    help isReverse ⇒ read as 'isReversed'
    help detnets ⇒ did you mean 'detents'?
    help contentOfset ⇒ read as 'contentOffset'
    animator.startAnimaton() ⇒ start
    animator.fractionComplte = 0.5 ⇒ scrub 0.5
    controller.foward() ⇒ start
    pumpAndSetle ⇒ run
    withSprng ⇒ animate card.alpha to=1 duration=0.3 curve=spring(1,100,10)
    """##)

  /// The lines that don't lead to the right place yet, with a part of the answer that would be right: the
  /// lines 118 and 184 of the list.
  static let seventhStrangerOpen = parsed(
    ##"""
    await waitFor(element(by.id('sheet'))).toBeVisible().withTimeout(2000) ⇒ scene page-sheet; expect eventually
    state ⇒ `show` lists everything
    """##)
}
