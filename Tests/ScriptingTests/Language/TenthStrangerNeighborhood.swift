/// A list, the tenth, made without looking at the table, with what its judges held to be right.
///
/// The lines are typed in the scene `city-guide`.
extension Neighborhood {
  static let tenthStranger = parsed(
    ##"""
    help pausesOnCompletion ⇒ pausesOnCompletion a word of UIKit: property animators pausesOnCompletion = true set pause
    help scrubsLinearly ⇒ scrubsLinearly a word of UIKit: property animators scrubsLinearly = true set scrubs-linear
    isInterruptible ⇒ set interruptible=yes
    help isManualHitTestingEnabled ⇒ isManualHitTestingEnabled a word of UIKit: property animators isManualHitTestingEnabled =
    isUserInteractionEnabled ⇒ show card.interaction
    help fractionComplete ⇒ fractionComplete what to type type scrub 0.5 type show fraction `scrub` sets
    help isReversed ⇒ isReversed what to type type show reversed type reverse `reverse` flips the
    isRunning ⇒ show running
    help UIViewAnimatingState ⇒ UIViewAnimatingState a word of UIKit: property animators UIViewAnimatingState show animato
    help UIViewAnimatingPosition ⇒ UIViewAnimatingPosition a word of UIKit: property animators UIViewAnimatingPosition help p
    addCompletion ⇒ when "completed" do show position
    help delayFactor ⇒ delayFactor a word of UIKit: property animators delayFactor animate VIEW.alpha to=0 delay=
    help finishAnimation ⇒ finishAnimation a word of UIKit: property animators finishAnimation() finish on=ANIMATOR V
    help continueAnimation ⇒ continueAnimation a word of UIKit: property animators continueAnimation() continue on=ANIM
    durationFactor ⇒ continue factor=0.5
    help timingParameters ⇒ timingParameters a word of UIKit: property animators timingParameters animator NAME durati
    UICubicTimingParameters ⇒ animator open duration=0.4 curve=cubic(0.2,0.9,0.4,1)
    help UISpringTimingParameters ⇒ UISpringTimingParameters a word of UIKit: property animators UISpringTimingParameters(damp
    help UITimingCurveProvider ⇒ UITimingCurveProvider a word of UIKit: property animators UITimingCurveProvider animator N
    timingCurveType ⇒ help curves
    help springTimingParameters ⇒ springTimingParameters a word of UIKit: property animators springTimingParameters animator
    help initialVelocity ⇒ initialVelocity what to type type help animator type continue curve=spring(ratio=1,velocit
    dampingRatio ⇒ spring response=0.5 ratio=0.8
    help controlPoint1 ⇒ controlPoint1 a word of UIKit: property animators controlPoint1 curve cubic(0.25,0.1,0.25,
    animationCurve ⇒ animator open duration=0.4 curve=ease-out
    help runningPropertyAnimator ⇒ runningPropertyAnimator a word of UIKit: property animators runningPropertyAnimator(withDu
    UIViewImplicitlyAnimating ⇒ animate card.alpha to=0
    animator.delay ⇒ show remaining
    animator.pauseAnimation() ⇒ pause
    animator.startAnimation(afterDelay: 0.25) ⇒ start after=0.25
    animator.stopAnimation(true) ⇒ stop finishing=no
    animator.stopAnimation(false) ⇒ stop
    animator.finishAnimation(at: .current) ⇒ finish at=current
    animator.finishAnimation(at: .start) ⇒ finish at=start
    animator.fractionComplete = 0.35 ⇒ scrub 0.35
    animator.fractionComplete = translation.y / 320 + progressWhenInterrupted ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; animator open duration=0.5; animate car
    animator.isReversed.toggle() ⇒ reverse
    animator.isReversed = velocity.y > 0 ⇒ why rule
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) ⇒ continue factor=0
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 2, dy: 0)), durationFactor: 0.5) ⇒ continue factor=0.5 curve=spring(ratio=0.7,velocity=2)
    animator.addAnimations({ self.card.alpha = 0 }, delayFactor: 0.4) ⇒ animate card.alpha to=0 delay=0.4
    animator.addAnimations { card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) } ⇒ animate card.scale to=0.9
    animator.addCompletion { position in print(position == .end) } ⇒ when "completed" do show position
    animator.pausesOnCompletion = true ⇒ set pauses-on-completion=yes
    animator.scrubsLinearly = false ⇒ set scrubs-linearly=no
    animator.isInterruptible = false ⇒ set interruptible=no
    animator.state == .stopped ⇒ show animator.state
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.8) { card.center.y = 180 } ⇒ animator animator duration=0.6 curve=spring(0.8); animate card.center.y to=180 on=animator
    UIViewPropertyAnimator(duration: 0.45, controlPoint1: CGPoint(x: 0.2, y: 0.9), controlPoint2: CGPoint(x: 0.4, y: 1)) ⇒ animator open duration=0.45 curve=cubic(0.2,0.9,0.4,1)
    let animator = UIViewPropertyAnimator(duration: 1.2, timingParameters: UICubicTimingParameters(animationCurve: .easeOut)) ⇒ animator animator duration=1.2 curve=ease-out
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0.1, options: [.curveEaseIn], animations: { card.alpha = 0.2 }) ⇒ running fade card.alpha to=0.2 duration=0.3 delay=0.1 curve=ease-in
    UISpringTimingParameters(mass: 1, stiffness: 220, damping: 18, initialVelocity: .zero) ⇒ animator open curve=spring(1,220,18) velocity=0,0
    UISpringTimingParameters(duration: 0.5, bounce: 0.3) ⇒ animator open curve=bounce(0.5,0.3)
    animator.addAnimations({ card.center.x = 260 }) ⇒ animate card.center.x to=260
    [animator continueAnimationWithTimingParameters:nil durationFactor:0.3] ⇒ continue factor=0.3
    help UIPercentDrivenInteractiveTransition ⇒ UIPercentDrivenInteractiveTransition a word of UIKit: interactive transitions UIPercentDri
    help percentComplete ⇒ percentComplete a word of UIKit: interactive transitions percentComplete > N … set
    completionSpeed ⇒ transition push completion-speed=0.5
    help completionCurve ⇒ completionCurve a word of UIKit: interactive transitions completionCurve = .easeOut transi
    help wantsInteractiveStart ⇒ wantsInteractiveStart a word of UIKit: interactive transitions wantsInteractiveStart = tru
    timingCurve ⇒ transition push duration=0.4 curve=ease-out
    help finalFrame(for:) ⇒ finalFrame a word of UIKit: interactive transitions finalFrame(for: …) show VIEW.model.fra
    help UIViewControllerAnimatedTransitioning ⇒ UIViewControllerAnimatedTransitioning a word of UIKit: interactive transitions UIViewContr
    interruptibleAnimator ⇒ help animator
    help transitionDuration ⇒ transitionDuration a word of UIKit: interactive transitions transitionDuration(…) -> TimeI
    help animateTransition ⇒ animateTransition a word of UIKit: interactive transitions animateTransition(using: …) tra
    help UIViewControllerContextTransitioning ⇒ UIViewControllerContextTransitioning a word of UIKit: interactive transitions UIViewContro
    transitionWasCancelled ⇒ show decision
    help containerView ⇒ containerView a word of UIKit: interactive transitions containerView show Views have names
    help transitionCoordinator ⇒ transitionCoordinator a word of UIKit: interactive transitions transitionCoordinator anima
    notifyWhenInteractionChanges ⇒ when "decided" do show decision
    interactionControllerForDismissal ⇒ scene dive-deeper dismissal=pan
    transition.update(0.42) ⇒ scrub 0.42
    transition.finish() ⇒ continue
    transition.cancel() ⇒ reverse; continue
    interactionController.pause() ⇒ pause
    interactiveTransition.completionSpeed = 1 - interactiveTransition.percentComplete ⇒ transition push completion-speed=0.5
    transition.wantsInteractiveStart = false ⇒ transition push interactive=no
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled) ⇒ run
    transitionContext.updateInteractiveTransition(gesture.translation(in: view).x / view.bounds.width) ⇒ scene blank; view card frame=0,0,390,844; gesture pull pan on=card; transition push duration=0.4; animate card
    transitionContext.finishInteractiveTransition() ⇒ continue
    transitionContext.pauseInteractiveTransition() ⇒ transition push duration=0.4; animate card.center.y by=-100 on=push; start on=push; pause on=push
    coordinator.animate(alongsideTransition: { _ in card.alpha = 1 }, completion: nil) ⇒ animate card.alpha to=1
    transitionCoordinator?.percentComplete ⇒ show progress
    dismiss(animated: true, completion: nil) ⇒ tap on=close
    help UIPanGestureRecognizer ⇒ UIPanGestureRecognizer what to type type pan began; pan changed dy=-120; pan ended
    help translation(in:) ⇒ translation a word of UIKit: property animators translation(in: …).y / … show
    help setTranslation ⇒ setTranslation what to type type pan changed dy=0 type show pan.translation A
    minimumNumberOfTouches ⇒ gesture pull pan on=card min=1
    help maximumNumberOfTouches ⇒ maximumNumberOfTouches a word of UIKit: recognizers maximumNumberOfTouches gesture NAME pa
    allowedScrollTypesMask ⇒ there is no mouse or trackpad
    help UIScreenEdgePanGestureRecognizer ⇒ UIScreenEdgePanGestureRecognizer a word of UIKit: recognizers UIScreenEdgePanGestureRecogn
    help UITapGestureRecognizer ⇒ UITapGestureRecognizer what to type type tap on=card type gesture NAME tap on=VIEW
    numberOfTapsRequired ⇒ gesture pull tap on=card taps=2
    help numberOfTouchesRequired ⇒ numberOfTouchesRequired a word of UIKit: recognizers numberOfTouchesRequired = N gesture N
    buttonMaskRequired ⇒ there is no mouse
    help UILongPressGestureRecognizer ⇒ UILongPressGestureRecognizer a word of UIKit: recognizers UILongPressGestureRecognizer(…)
    minimumPressDuration ⇒ gesture pull press on=card duration=0.5
    help allowableMovement ⇒ allowableMovement a word of UIKit: recognizers allowableMovement = N not modeled How
    UISwipeGestureRecognizer ⇒ help UISwipeGestureRecognizer
    help UIPinchGestureRecognizer ⇒ UIPinchGestureRecognizer a word of Names pinch not modeled Pinches aren't modeled: no
    help UIRotationGestureRecognizer ⇒ UIRotationGestureRecognizer a word of UIKit: recognizers UIRotationGestureRecognizer(…) no
    help shouldRecognizeSimultaneouslyWith ⇒ shouldRecognizeSimultaneouslyWith a word of UIKit: recognizers shouldRecognizeSimultaneous
    shouldRequireFailureOf ⇒ gesture card.1 requires=card.0
    help gestureRecognizerShouldBegin ⇒ gestureRecognizerShouldBegin a word of UIKit: recognizers gestureRecognizerShouldBegin(…)
    cancelsTouchesInView ⇒ gesture pull pan on=card cancels=no
    help delaysTouchesBegan ⇒ delaysTouchesBegan a word of UIKit: recognizers delaysTouchesBegan = true gesture NAME pan
    help touchesCancelled ⇒ touchesCancelled a word of UIKit: recognizers touchesCancelled(…) touch cancel See `help t
    majorRadius ⇒ a finger is a point without a radius
    help coalescedTouches ⇒ coalescedTouches a word of UIKit: recognizers coalescedTouches(…) drag on=VIEW by=0,-200 r
    help UIGestureRecognizer.State.failed ⇒ failed a word of UIKit: recognizers failed drag on=VIEW by=-150,0; why lost
    .possible ⇒ show pan.state
    pan.velocity(in: view) ⇒ show pan.velocity
    pan.translation(in: card.superview).y ⇒ show pan.translation
    pan.setTranslation(.zero, in: view) ⇒ translations count from where the pan began, so there is
    panGesture.maximumNumberOfTouches = 1 ⇒ gesture pull pan on=card max=1
    edgePan.edges = .left ⇒ gesture edge edge on=card edges=left
    doubleTap.numberOfTapsRequired = 2 ⇒ gesture pull tap on=card taps=2
    singleTap.require(toFail: doubleTap) ⇒ gesture double tap on=card taps=2; gesture single tap on=card requires=double
    longPress.minimumPressDuration = 0.8 ⇒ gesture pull press on=card duration=0.8
    longPress.allowableMovement = 4 ⇒ how far the finger of a press may move is
    swipe.direction = [.left, .right] ⇒ gesture swipe swipe on=card direction=left
    pinch.scale = 1.0 ⇒ set card.scale=1
    card.transform = card.transform.rotated(by: rotation.rotation) ⇒ rotations by two fingers aren't modeled; `set card.rotation=30` turns a
    pinch.velocity ⇒ pinches aren't modeled: no recognizer here needs two moving fingers;
    recognizer.state == .ended ⇒ show pan.state
    case .changed: ⇒ help pan
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))) ⇒ gesture pull tap on=card
    card.removeGestureRecognizer(pan) ⇒ disable card.1
    pan.isEnabled = false ⇒ disable card.1
    gesture.location(ofTouch: 1, in: view) ⇒ why touches
    recognizer.numberOfTouches ⇒ show touches
    touch.previousLocation(in: card) ⇒ show pan.location
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) ⇒ help touch
    gestureRecognizer(_:shouldReceive:) ⇒ set card.interaction=no
    help decelerationRate ⇒ decelerationRate a word of UIKit: scroll views decelerationRate scroll-view NAME frame=0,9
    help isDecelerating ⇒ isDecelerating a word of UIKit: scroll views isDecelerating show LIST.decelerating isDecel
    isTracking ⇒ show touches
    help scrollViewWillEndDragging ⇒ scrollViewWillEndDragging a word of UIKit: scroll views scrollViewWillEndDragging(…) show
    targetContentOffset ⇒ show list.target
    help alwaysBounceVertical ⇒ alwaysBounceVertical a word of UIKit: scroll views alwaysBounceVertical = true scroll-view
    isDirectionalLockEnabled ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 lock=yes
    help contentInset ⇒ contentInset a word of UIKit: scroll views contentInset.top = N set LIST.insets=N,0,0,0
    help keyboardDismissMode ⇒ keyboardDismissMode a word of UIKit: scroll views keyboardDismissMode = … not modeled
    help UISheetPresentationController ⇒ UISheetPresentationController a word of UIKit: sheets UISheetPresentationController help p
    help prefersGrabberVisible ⇒ prefersGrabberVisible a word of UIKit: sheets prefersGrabberVisible = true not modeled The
    largestUndimmedDetentIdentifier ⇒ the dimming is always that of the largest detent
    help isModalInPresentation ⇒ isModalInPresentation a word of UIKit: sheets isModalInPresentation = true scene page-shee
    help presentationControllerShouldDismiss ⇒ presentationControllerShouldDismiss a word of UIKit: sheets presentationControllerShouldDi
    scrollView.setContentOffset(CGPoint(x: 0, y: 240), animated: true) ⇒ scene page-sheet; scroll list to=240 animated=yes
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false) ⇒ scene page-sheet; scroll list to=161 animated=no
    scrollView.decelerationRate = .fast ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 deceleration=fast
    scrollView.panGestureRecognizer.require(toFail: cardPan) ⇒ gesture list.pan requires=card.1
    scrollView.bounces = false ⇒ scroll-view list-2 frame=0,91,390,753 content=390x4000 bounces=no
    scrollView.setZoomScale(2.5, animated: true) ⇒ animate card.scale to=2.5 duration=0.3
    targetContentOffset.pointee.x = round(targetContentOffset.pointee.x / 120) * 120 ⇒ scroll-view list-2 frame=0,91,120,753 content=720x753 paging=yes
    sheet.detents = [.medium(), .large()] ⇒ scene page-sheet detents=medium,large
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium } ⇒ scene page-sheet detents=medium,large
    .custom(identifier: .init("peek")) { context in 0.25 * context.maximumDetentValue } ⇒ scene page-sheet detents=189.75,large
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false ⇒ help page-sheet
    help CAKeyframeAnimation ⇒ CAKeyframeAnimation a word of Core Animation CAKeyframeAnimation(keyPath: "opacity") layer
    help CASpringAnimation ⇒ CASpringAnimation a word of Core Animation CASpringAnimation(keyPath: "opacity") animate V
    settlingDuration ⇒ spring mass=1 stiffness=100 damping=10
    help fillMode ⇒ fillMode a word of Core Animation fillMode = .forwards layer-animation VIEW.alpha from=1
    isRemovedOnCompletion ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 removed=no
    help timeOffset ⇒ timeOffset a word of Core Animation timeOffset layer-animation VIEW.alpha from=1 to=0 dura
    beginTime ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 begin=0.5
    help autoreverses ⇒ autoreverses a word of Core Animation autoreverses = true animate VIEW.alpha to=0
    repeatCount ⇒ animate card.alpha to=0 duration=0.3 repeat=3
    help isAdditive ⇒ isAdditive a word of Options isAdditive additive layer-animation card.alpha from=1 to=0 du
    help isCumulative ⇒ isCumulative a word of Options isCumulative cumulative layer-animation card.alpha from=1 t
    help presentation() ⇒ presentation a word of UIKit: views presentation().frame show VIEW.frame presentation().fr
    help CAMediaTimingFunction ⇒ CAMediaTimingFunction a word of Core Animation CAMediaTimingFunction(name: .easeOut) curve
    help beginFromCurrentState ⇒ beginFromCurrentState a word of UIKit: view animations beginFromCurrentState not modeled A
    allowUserInteraction ⇒ animate card.alpha to=1 duration=0.3 interaction=yes
    help performWithoutAnimation ⇒ performWithoutAnimation a word of UIKit: view animations performWithoutAnimation({ card.al
    help layoutIfNeeded ⇒ layoutIfNeeded a word of UIKit: view animations layoutIfNeeded() not modeled There is
    help anchorPoint ⇒ anchorPoint a word of UIKit: views anchorPoint show VIEW.anchor anchorPoint a word
    usingSpringWithDamping ⇒ help curve spring
    help animateKeyframes ⇒ animateKeyframes a word of UIKit: view animations animateKeyframes(…) animate VIEW.alpha t
    help CACurrentMediaTime ⇒ CACurrentMediaTime a word of Core Animation CACurrentMediaTime() show time See `help show`
    UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 3, options: [.beginFromCurrentState], animations: { card.center.x = 300 }) ⇒ animate card.center.x to=300 duration=0.35 delay=0 curve=spring(ratio=0.6,velocity=3)
    UIView.animate(springDuration: 0.5, bounce: 0.2) { card.alpha = 1 } ⇒ animate card.alpha to=1 duration=0.5 curve=bounce(0.5,0.2)
    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { card.alpha = 0.3 } ⇒ animate card.alpha to=0.3 start=0.25 length=0.5
    UIView.transition(from: front, to: back, duration: 0.4, options: .transitionFlipFromLeft) ⇒ cross-dissolves and flips of content aren't modeled; animate `alpha`
    UIView.setAnimationsEnabled(false) ⇒ no statement switches all animations off; `set card.alpha=0` changes a
    card.frame.origin.y += 40 ⇒ set card.frame.y=287
    card.transform = .identity ⇒ set card.scale=1; set card.rotation=0
    card.bounds.size = CGSize(width: 200, height: 120) ⇒ set card.width=200; set card.height=120
    card.backgroundColor = .systemTeal ⇒ set card.color=0.19,0.69,0.78,1
    card.layer.cornerRadius = 16 ⇒ set card.radius=16
    card.layer.presentation()?.position ⇒ show card.center
    card.layer.removeAllAnimations() ⇒ layer-remove on=card; stop finishing=no
    card.layer.add(anim, forKey: "position.y") ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 key=position.y
    card.layer.speed = 0 ⇒ a layer has no speed; an animation has: `layer-animation card.alpha
    let anim = CABasicAnimation(keyPath: "opacity") ⇒ layer-animation card.alpha to=1 duration=0.25
    anim.toValue = 0.25 ⇒ layer-animation card.alpha to=0.25 duration=0.25
    anim.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 0.7, 0.2, 1) ⇒ layer-animation card.alpha from=1 to=0 duration=0.25 curve=ease-in-out
    CATransaction.setDisableActions(true) ⇒ `set` never animates
    CATransaction.setCompletionBlock { print("done") } ⇒ when "layer ended" do show
    help DragGesture ⇒ DragGesture a word of SwiftUI DragGesture(minimumDistance: N, …) gesture NAME pan on=VIEW
    help predictedEndTranslation ⇒ predictedEndTranslation a word of SwiftUI predictedEndTranslation.height > N … set rule=pr
    predictedEndLocation ⇒ set rule=projection
    help GestureState ⇒ GestureState a word of SwiftUI GestureState(…) show pan.translation Nothing is stored: the
    help MagnifyGesture ⇒ MagnifyGesture a word of Names magnif* not modeled Pinches aren't modeled: no
    RotateGesture ⇒ rotation gestures aren't modeled; `set card.rotation=45` rotates a view
    help simultaneousGesture ⇒ simultaneousGesture a word of SwiftUI simultaneousGesture(…) gesture NAME pan on=VIEW with
    help highPriorityGesture ⇒ highPriorityGesture a word of SwiftUI highPriorityGesture(…) gesture NAME pan on=VIEW; ges
    exclusively(before:) ⇒ gesture card.0 requires=card.1
    help matchedGeometryEffect ⇒ matchedGeometryEffect a word of SwiftUI matchedGeometryEffect(…) not modeled Animate the f
    help interactiveSpring ⇒ interactiveSpring a word of SwiftUI interactiveSpring(response: T, dampingFraction: N, …)
    interpolatingSpring ⇒ spring mass=1 stiffness=170 damping=15
    help withAnimation ⇒ withAnimation a word of SwiftUI withAnimation(…) animate VIEW.alpha to=0 duration=0.35 Any
    help PhaseAnimator ⇒ PhaseAnimator a word of SwiftUI PhaseAnimator(…) not modeled Phases aren't modeled; `when
    help KeyframeTrack ⇒ KeyframeTrack a word of Names keyframe* help layer-animation `values=` and `times=`
    help disablesAnimations ⇒ disablesAnimations a word of SwiftUI disablesAnimations = true help set `set card.alpha=0`
    DragGesture(minimumDistance: 12, coordinateSpace: .global) ⇒ gesture pull pan on=card slop=12
    .onChanged { value in offset = value.translation } ⇒ help pan
    .onEnded { value in withAnimation(.snappy) { offset = .zero } } ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; drive card.center by=pull; when "pan en
    .updating($dragOffset) { value, state, transaction in state = value.translation.height } ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; drive card.center.y by=pull anchors=422
    value.velocity.height ⇒ show pan.velocity
    LongPressGesture(minimumDuration: 0.4).sequenced(before: DragGesture()) ⇒ scene blank; view card frame=70,247,250,350; gesture pull press on=card duration=0.4; drive card.center by=pul
    TapGesture(count: 2).onEnded { zoomed.toggle() } ⇒ gesture pull tap on=card taps=2; when "tap recognized" do animate card.scale to=2 duration=0.3
    .animation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true), value: pulsing) ⇒ animate card.alpha to=0 duration=0.8 curve=ease-in-out repeat=forever autoreverse=yes
    withAnimation(.spring(response: 0.4, dampingFraction: 0.75)) { expanded = true } ⇒ scene city-guide timing=response(0.4,0.75); tap on=card
    .spring(duration: 0.6, bounce: 0.25, blendDuration: 0) ⇒ spring duration=0.6 bounce=0.25
    Animation.timingCurve(0.17, 0.67, 0.3, 1.0, duration: 0.7) ⇒ animator open duration=0.7 curve=cubic(0.17,0.67,0.3,1)
    .linear(duration: 2).speed(1.5).delay(0.2) ⇒ animate card.alpha to=0 duration=1.333333 curve=linear delay=0.2
    .transition(.move(edge: .bottom).combined(with: .opacity)) ⇒ layer-animation card.center.y from=722 duration=0.35; layer-animation card.alpha from=0 duration=0.35
    .presentationDetents([.fraction(0.3), .height(420)]) ⇒ scene page-sheet detents=227.7,420
    help AnimationController ⇒ AnimationController a word of UIKit: interactive transitions animationController(…) help d
    help CurvedAnimation ⇒ CurvedAnimation a word of Flutter CurvedAnimation(parent: …, curve: .easeOut) animator NAM
    Curves.fastOutSlowIn ⇒ curve cubic(0.4,0,0.2,1) at 0.5
    help Curves.elasticOut ⇒ elasticOut a word of Curves elasticOut elastic-out
    help reverseDuration ⇒ reverseDuration a word of Flutter reverseDuration not modeled An animator has one
    AnimationStatus.dismissed ⇒ show position
    help addStatusListener ⇒ addStatusListener a word of Flutter addStatusListener(…) when "completed" do show position
    help TickerProviderStateMixin ⇒ TickerProviderStateMixin a word of Flutter TickerProviderStateMixin not modeled Time passe
    onHorizontalDragUpdate ⇒ when "pan changed" do show pan.translation
    help primaryVelocity ⇒ primaryVelocity a word of Flutter primaryVelocity show pan.velocity primaryVelocity > N se
    help onLongPressMoveUpdate ⇒ onLongPressMoveUpdate a word of Flutter onLongPressMoveUpdate when "press changed" do show
    HitTestBehavior.opaque ⇒ set card.interaction=yes
    help BouncingScrollPhysics ⇒ BouncingScrollPhysics a word of Flutter BouncingScrollPhysics(…) help scroll-view `bounces
    help SpringDescription ⇒ SpringDescription a word of Flutter SpringDescription(mass: M, stiffness: K, damping: C) s
    pumpAndSettle ⇒ run
    help VelocityTracker ⇒ VelocityTracker a word of Flutter VelocityTracker(…) velocity velocityTracker.addPosition(
    controller.forward(from: 0.2) ⇒ scrub 0.2; start
    _controller.reverse() ⇒ reverse
    controller.animateTo(0.65, duration: const Duration(milliseconds: 250), curve: Curves.decelerate) ⇒ animate card.alpha to=0.65 duration=250ms curve=quad-out
    _controller.animateBack(0.0, curve: Curves.easeInQuad) ⇒ reverse; continue curve=cubic(0.55,0.085,0.68,0.53)
    controller.value -= details.primaryDelta! / 300 ⇒ scene blank; view card frame=70,247,250,350; gesture pull pan on=card; animator open duration=0.5; animate car
    controller.fling(velocity: -1.8) ⇒ reverse; continue curve=spring(ratio=1,velocity=1.8)
    controller.repeat(min: 0.1, max: 0.9, reverse: true) ⇒ layer-animation card.alpha from=0.1 to=0.9 duration=0.5 repeat=forever autoreverse=yes
    _controller.animateWith(SpringSimulation(spring, 0, 1, -unitVelocity)) ⇒ continue curve=spring(mass=1,stiffness=100,damping=10,velocity=1)
    controller.stop(canceled: false) ⇒ pause
    await tester.pump(const Duration(milliseconds: 120)); ⇒ wait 120ms
    await tester.drag(find.byKey(const Key('card')), const Offset(0, -180)); ⇒ drag by=0,-180 on=card
    await tester.fling(find.byType(ListView), const Offset(0, -400), 1500); ⇒ flick up speed=1500 over=0.2667 on=list
    final gesture = await tester.startGesture(const Offset(120, 300)); ⇒ touch down x=120 y=300
    scrollController.jumpTo(scrollController.position.maxScrollExtent) ⇒ scroll list to=410
    help Animatable ⇒ Animatable a word of SwiftUI Animatable help animate Any property of a
    help anchoredDraggable ⇒ anchoredDraggable a word of Compose anchoredDraggable(…) drive VIEW.frame.y by=GESTURE anc
    positionalThreshold ⇒ set rule=flick-or-half threshold=0.5
    help exponentialDecay ⇒ exponentialDecay a word of Compose exponentialDecay(…) help scroll-view The friction can't
    help StiffnessMediumLow ⇒ StiffnessMediumLow a word of Compose StiffnessMediumLow spring mass=1 stiffness=400 dampin
    Spring.DampingRatioLowBouncy ⇒ spring ratio=0.75 response=0.162
    help FastOutLinearInEasing ⇒ FastOutLinearInEasing a word of Compose FastOutLinearInEasing curve cubic(0.4,0,1,1) at 0.
    help updateTransition ⇒ updateTransition a word of Compose updateTransition(…) animator NAME duration=0.3; animate
    help SeekableTransitionState ⇒ SeekableTransitionState a word of Compose SeekableTransitionState(…) scrub 0.5 on=ANIMATOR
    animateDpAsState ⇒ animate card.frame.y to=0 duration=0.3
    help detectTransformGestures ⇒ detectTransformGestures a word of Compose detectTransformGestures(…) not modeled Pinches a
    awaitFirstDown ⇒ when "touch down" do show touches
    autoAdvance ⇒ time passes only when a statement advances it
    help waitForIdle ⇒ waitForIdle a word of Compose waitForIdle() run See `help run`.
    offsetX.animateTo(0f, spring(dampingRatio = 0.6f, stiffness = 300f), initialVelocity = velocity) ⇒ animate card.center.x to=400 duration=0.3 curve=response(0.3628,0.6) velocity=card.0
    offset.snapTo(offset.value + delta) ⇒ scene blank; view card frame=20,400,350,350; gesture pull pan on=card; drive card.frame.y by=pull
    animatable.animateDecay(-2200f, splineBasedDecay(density)) ⇒ flick left speed=2200 on=list
    animatable.updateBounds(lowerBound = 0f, upperBound = 480f) ⇒ scene blank; view card frame=20,400,350,350; gesture pull pan on=card; drive card.frame.y by=pull range=0,480
    state.updateAnchors(DraggableAnchors { Closed at 0f; Open at 640f }) ⇒ scene blank; view card frame=20,400,350,350; gesture pull pan on=card; drive card.frame.y by=pull anchors=0,64
    state.requireOffset() ⇒ show card.frame.y
    tween(durationMillis = 450, delayMillis = 60, easing = LinearOutSlowInEasing) ⇒ animator open duration=450ms curve=cubic(0,0,0.2,1)
    keyframes { durationMillis = 600; 0.4f at 150 using FastOutSlowInEasing } ⇒ layer-animation card.alpha values=0,0.4,1 times=0,0.25,1 duration=600ms curves=linear,cubic(0.4,0,0.2,1)
    composeTestRule.mainClock.advanceTimeBy(320) ⇒ wait 320ms
    composeTestRule.mainClock.advanceTimeByFrame() ⇒ wait 1f
    rule.onNodeWithTag("card").performTouchInput { swipeUp(startY = 700f, endY = 150f, durationMillis = 120) } ⇒ drag by=0,-550 over=120ms on=card
    help useSharedValue ⇒ useSharedValue a word of React Native useSharedValue(…) not modeled There are no
    withDecay({ velocity: event.velocityX, clamp: [0, 260] }) ⇒ flick left speed=500 on=list
    offset.value = withSpring(120, { damping: 14, stiffness: 160 }) ⇒ animate card.center.y to=120 duration=0.3 curve=spring(1,160,14)
    help activeOffsetX ⇒ activeOffsetX a word of React Native activeOffsetX(…) set slop=10 Or `slop=10 axis=horizon
    Gesture.Simultaneous(pan, pinch) ⇒ pinches aren't modeled: no recognizer here needs two moving fingers;
    gsap.to(".card", { x: 240, duration: 0.8, ease: "back.out(1.7)" }) ⇒ animate card.frame.x by=240 duration=0.8 curve=back-out
    timeline.timeScale(0.5) ⇒ an animator has no speed: `continue factor=2` changes the remaining
    help dragElastic ⇒ dragElastic a word of GSAP and the web dragElastic = N scene
    app.otherElements["card"].swipeUp(velocity: .fast) ⇒ swipe up speed=2000 on=card
    start.press(forDuration: 0.1, thenDragTo: finish, withVelocity: .slow, thenHoldForDuration: 0.5) ⇒ drag by=0,-200 press=0.1 over=1 hold=0.5 velocity=0,0
    help waitForExistence ⇒ waitForExistence a word of XCUITest waitForExistence(timeout: T) expect eventually VIEW.al
    - assertVisible: "card" ⇒ expect card.alpha 1
    longPressOn ⇒ help press
    !! ⇒ the up arrow takes the last line; `again` repeats the
    po animator.state ⇒ show animator.state
    """##)
}
