/// The text of the table.
enum WordText {
  static let table = ##"""
# Words of the neighborhood

Each row has what people type elsewhere, the statement here, and the difference in one line. In the
first column, `N` and other single capitals are numbers, `T` is a time in seconds, `MS` a time in
milliseconds, `RAD` an angle in radians, `FLAG` a Boolean value, `CURVE` a timing, `TEXT` a string,
`NAME` a new name, `PLACE` a property of a view, `ANY` anything, and `…` the rest. `ANIMATOR`,
`VIEW`, `LIST` and `GESTURE` are objects of the scene: arguments, or else the receiver. In the second
column, `{A-B}` is a difference, `{response(N)}` the response of a stiffness, `{direction(X,Y)}` the
direction of a vector, ` or ` separates alternatives, ` when ` precedes a condition, and `—` marks
what isn't modeled. Sections that end with `: words` map single words: options, properties, paths,
curves and rules.

## UIKit: property animators

| there | here | difference |
|---|---|---|
| startAnimation() | start on=ANIMATOR | |
| startAnimation(afterDelay: T) | start after=T on=ANIMATOR | |
| pauseAnimation() | pause on=ANIMATOR | |
| continueAnimation() | continue on=ANIMATOR | |
| continueAnimation(withTimingParameters: nil, durationFactor: N) | continue factor=N on=ANIMATOR | A factor of 0 takes the remaining time. |
| continueAnimation(withTimingParameters: CURVE, durationFactor: N) | continue factor=N curve=CURVE on=ANIMATOR | |
| continueAnimation(withTimingParameters: ANY, durationFactor: N) | continue factor=N on=ANIMATOR | The timing is an option: `curve=spring(0.8)`. |
| stopAnimation() | stop on=ANIMATOR | |
| stopAnimation(true) | stop finishing=no on=ANIMATOR | It skips the completion handlers and ends inactive. |
| stopAnimation(false) | stop on=ANIMATOR | `finish` must follow. |
| stopAnimation(withoutFinishing: true) | stop finishing=no on=ANIMATOR | |
| stopAnimation(withoutFinishing: false) | stop on=ANIMATOR | `finish` must follow. |
| finishAnimation() | finish on=ANIMATOR | Valid only after `stop`. |
| finishAnimation(at: .end) | finish at=end on=ANIMATOR | Valid only after `stop`. |
| finishAnimation(at: .start) | finish at=start on=ANIMATOR | Valid only after `stop`. |
| finishAnimation(at: .current) | finish at=current on=ANIMATOR | Valid only after `stop`. |
| fractionComplete = N | scrub N on=ANIMATOR | A running animator ignores it; pause it first. |
| fractionComplete N | scrub N on=ANIMATOR | A running animator ignores it; pause it first. |
| fractionComplete += N | — | `scrub` takes the new fraction, not a change: add to `show fraction`. |
| fractionComplete | show fraction | Flips when the animator is reversed; `progress` is the pose. |
| isReversed = true | reverse on=ANIMATOR when reversed no | `reverse` flips the direction. |
| isReversed = false | reverse on=ANIMATOR when reversed yes | `reverse` flips the direction. |
| isReversed.toggle() | reverse on=ANIMATOR | |
| isReversed | show reversed | |
| isRunning | show running | |
| position | show position | The position of the last completion. |
| state == ANY | show animator.state | |
| addAnimations({ PLACE = N }) | animate PLACE to=N on=ANIMATOR | |
| addAnimations({ PLACE = N }, delayFactor: D) | animate PLACE to=N delay=D on=ANIMATOR | |
| addAnimations(…) | help animate | One `animate` line for each property. |
| addCompletion(…) | handler on=ANIMATOR | It records a completion; `when "completed end" do …` reacts. |
| animations | help animate | |
| completion | help handler | |
| scrubsLinearly = FLAG | set scrubs-linearly=FLAG on=ANIMATOR | |
| pausesOnCompletion = FLAG | set pauses-on-completion=FLAG on=ANIMATOR | |
| isInterruptible = FLAG | set interruptible=FLAG on=ANIMATOR | Only while inactive. |
| isManualHitTestingEnabled = FLAG | set manual-hit-testing=FLAG on=ANIMATOR | |
| scrubsLinearly | help set | |
| pausesOnCompletion | help set | |
| isInterruptible | help set | |
| isManualHitTestingEnabled | help set | |
| timingParameters | help curves | |
| unwrappedTimingParameters | help curves | |
| isAutoreversed | — | An animator can't autoreverse (A165); a view call can. |
| UIViewPropertyAnimator() | animator NAME | Properties become `animate` lines. |
| UIViewPropertyAnimator(duration: T, …) | animator NAME duration=T | Properties become `animate` lines. |
| UIViewPropertyAnimator(duration: T, curve: CURVE, …) | animator NAME duration=T curve=CURVE | The block becomes `animate` lines. |
| UIViewPropertyAnimator(duration: T, dampingRatio: N, …) | animator NAME duration=T curve=spring(N) | The block becomes `animate` lines. |
| UIViewPropertyAnimator(duration: T, controlPoint1: CGPoint(x: A, y: B), controlPoint2: CGPoint(x: C, y: D), …) | animator NAME duration=T curve=cubic(A,B,C,D) | |
| UIViewPropertyAnimator(duration: T, timingParameters: CURVE) | animator NAME duration=T curve=CURVE | |
| UIViewPropertyAnimator(duration: T, timingParameters: ANY) | animator NAME duration=T | The timing is an option: `curve=spring(0.8)`. |
| runningPropertyAnimator(withDuration: T, delay: D, options: ANY, animations: { PLACE = N }, …) | running NAME PLACE to=N duration=T delay=D | |
| runningPropertyAnimator(withDuration: T, delay: D, animations: { PLACE = N }, …) | running NAME PLACE to=N duration=T delay=D | |
| runningPropertyAnimator(…) | help running | |
| UISpringTimingParameters(dampingRatio: N) | animator NAME curve=spring(N) | The ratio is fitted to the animator's duration. |
| UISpringTimingParameters(dampingRatio: N, initialVelocity: CGVector(dx: V, dy: W)) | animator NAME curve=spring(N,V) | The velocity is in whole distances per second. |
| UISpringTimingParameters(mass: M, stiffness: K, damping: C, initialVelocity: CGVector(dx: V, dy: W)) | animator NAME curve=spring(M,K,C,V) | The spring determines the duration. |
| UISpringTimingParameters(mass: M, stiffness: K, damping: C, initialVelocity: .zero) | animator NAME curve=spring(M,K,C) | The spring determines the duration. |
| UISpringTimingParameters(duration: T, bounce: N) | animator NAME curve=bounce(T,N) | |
| UISpringTimingParameters() | animator NAME curve=system-spring | The spring of system animations. |
| UISpringTimingParameters | help curve spring | |
| UICubicTimingParameters(animationCurve: CURVE) | animator NAME curve=CURVE | |
| UICubicTimingParameters(controlPoint1: CGPoint(x: A, y: B), controlPoint2: CGPoint(x: C, y: D)) | animator NAME curve=cubic(A,B,C,D) | |
| UICubicTimingParameters | help curves | |
| UITimingCurveProvider | help curves | |
| timingCurveType | help curves | |
| springTimingParameters | help curve spring | |
| cubicTimingParameters | help curves | |
| UIViewAnimatingPosition | help position | |
| UIViewAnimatingState | help animator.state | |
| UIViewImplicitlyAnimating | help animator | |
| UIViewAnimating | help animator | |

## UIKit: view animations

| there | here | difference |
|---|---|---|
| animate(withDuration: T, animations: { PLACE = N }, …) | animate PLACE to=N duration=T | Nothing can hold it; an animator can be paused. |
| animate(withDuration: T, delay: D, options: ANY, animations: { PLACE = N }, …) | animate PLACE to=N duration=T delay=D | The curve is an option: `curve=ease-out`. |
| animate(withDuration: T, delay: D, animations: { PLACE = N }, …) | animate PLACE to=N duration=T delay=D | |
| animate(withDuration: T, delay: D, usingSpringWithDamping: R, initialSpringVelocity: V, options: ANY, animations: { PLACE = N }, …) | animate PLACE to=N duration=T delay=D curve=spring(R,V) | |
| animate(withDuration: T, delay: D, usingSpringWithDamping: R, initialSpringVelocity: V, animations: { PLACE = N }, …) | animate PLACE to=N duration=T delay=D curve=spring(R,V) | |
| animate(springDuration: T, bounce: B, animations: { PLACE = N }, …) | animate PLACE to=N duration=T curve=bounce(T,B) | |
| animate(withDuration: …) | help animate | `animate PATH to=VALUE duration=TIME`, a line for each property. |
| animate(springDuration: …) | help animate | `animate PATH to=VALUE curve=bounce(0.5,0.2)`, a line for each property. |
| usingSpringWithDamping | help curve spring | `curve=spring(RATIO)` fits a ratio to the duration. |
| initialSpringVelocity | help curve spring | `curve=spring(RATIO,VELOCITY)`, in whole distances per second. |
| animateKeyframes(…) | help animate | Keyframes are `animate` lines with a relative start. |
| addKeyframe(withRelativeStartTime: A, relativeDuration: B, animations: { PLACE = N }) | animate PLACE to=N start=A length=B or animate PLACE to=N delay=A | |
| addKeyframe(…) | help animate | |
| performWithoutAnimation({ PLACE = N }) | set PLACE=N | |
| performWithoutAnimation(…) | help set | `set` changes a model value without animation. |
| setAnimationsEnabled(FLAG) | — | Use `set PATH=VALUE` for a change without animation. |
| transition(with: …) | — | Cross-dissolves and flips of content aren't modeled; animate `alpha`. |
| transition(from: …) | — | Cross-dissolves and flips of content aren't modeled; animate `alpha`. |
| layoutIfNeeded() | — | There is no layout; animate the frame. |
| setNeedsLayout() | — | There is no layout; animate the frame. |
| inheritedAnimationDuration | show duration | |
| layoutSubviews | — | There is no layout; animate the frame. |
| modifyAnimations(withRepeatCount: N, autoreverses: FLAG, …) | help layer-animation | `layer-animation PATH repeat=N autoreverse=yes`. |

## UIKit: views

| there | here | difference |
|---|---|---|
| UIView(frame: CGRect(x: X, y: Y, width: W, height: H)) | view NAME frame=X,Y,W,H | |
| UIView() | help view | `view card frame=20,600,350,200` |
| UIImageView(…) | help view | A view with a frame; images aren't drawn. |
| UILabel(…) | help view | A view with a frame; text isn't laid out. |
| UIButton(…) | help gesture | A view with a tap recognizer. |
| alpha = N | set VIEW.alpha=N | |
| alpha N | set VIEW.alpha=N | |
| alpha | show VIEW.alpha | |
| opacity = N | set VIEW.alpha=N | |
| isHidden = FLAG | set VIEW.hidden=FLAG | |
| isUserInteractionEnabled = FLAG | set user-interaction=FLAG on=ANIMATOR or set VIEW.interaction=FLAG | |
| frame = CGRect(x: X, y: Y, width: W, height: H) | set VIEW.frame=X,Y,W,H | |
| frame | show VIEW.frame | |
| frame.origin = CGPoint(x: X, y: Y) | set VIEW.frame.x=X; set VIEW.frame.y=Y | |
| frame.origin.x = N | set VIEW.frame.x=N | |
| frame.origin.y = N | set VIEW.frame.y=N | |
| frame.size.width = N | set VIEW.frame.width=N | |
| frame.size.height = N | set VIEW.frame.height=N | |
| frame.size = CGSize(width: W, height: H) | set VIEW.frame.width=W; set VIEW.frame.height=H | |
| frame.origin.y += N | — | `set` takes the new value, not a change; `animate PATH by=N` adds. |
| bounds | show VIEW.frame | There is one geometry, the frame. |
| center = CGPoint(x: X, y: Y) | set VIEW.center=X,Y | |
| center.x = N | set VIEW.center.x=N | |
| center.y = N | set VIEW.center.y=N | |
| center.y += N | — | `set` takes the new value, not a change; `animate PATH by=N` adds. |
| transform = CGAffineTransform(rotationAngle: RAD) | set VIEW.rotation=RAD | Angles are in degrees. |
| transform = CGAffineTransform(scaleX: N, y: M) | set VIEW.scale=N | |
| transform = CGAffineTransform(translationX: X, y: Y) | — | There is no translation; animate `center`, `by=` adds. |
| transform = .identity | set VIEW.scale=1; set VIEW.rotation=0 | |
| transform | help view | `scale` and `rotation`; a translation is a change of `center`. |
| backgroundColor = UIColor(red: R, green: G, blue: B, alpha: A) | set VIEW.color=R,G,B,A | |
| backgroundColor = ANY | help view | `set card.color=1,0,0,1` is red, green, blue, alpha. |
| backgroundColor | show VIEW.color | |
| cornerRadius = N | set VIEW.radius=N | |
| cornerRadius N | set VIEW.radius=N | |
| cornerRadius | show VIEW.radius | |
| clipsToBounds = FLAG | — | Clipping isn't drawn; hit testing never reaches past a superview. |
| addSubview(…) | help view | `view NAME in=SUPERVIEW`. |
| insertSubview(…) | help view | `view NAME in=SUPERVIEW`. |
| removeFromSuperview() | remove VIEW or help view | |
| bringSubviewToFront(VIEW) | order VIEW front or help view | |
| sendSubviewToBack(VIEW) | order VIEW back or help view | |
| hitTest(CGPoint(x: X, y: Y), with: ANY) | tap x=X y=Y | The answer names the view on top. |
| point(inside: ANY, with: ANY) | tap on=VIEW | The answer names the view on top. |
| convert(…) | show VIEW.frame | Frames are in the superview's coordinates. |
| snapshotView(afterScreenUpdates: FLAG) | strip | Or add a second `view` as a stand-in. |

## UIKit: recognizers

| there | here | difference |
|---|---|---|
| UIPanGestureRecognizer(…) | gesture NAME pan on=VIEW | `drive` connects it. |
| UITapGestureRecognizer(…) | gesture NAME tap on=VIEW | `toggle ANIMATOR by=NAME` connects it. |
| UILongPressGestureRecognizer(…) | gesture NAME press on=VIEW | |
| UIScreenEdgePanGestureRecognizer(…) | gesture NAME edge on=VIEW edges=left | |
| UISwipeGestureRecognizer(…) | gesture NAME swipe on=VIEW direction=left | |
| UIPinchGestureRecognizer(…) | — | Pinches need two fingers that scale; only pans, edges, taps, presses and swipes are modeled. |
| UIRotationGestureRecognizer(…) | — | Rotations aren't modeled; only pans, edges, taps, presses and swipes are. |
| UIHoverGestureRecognizer(…) | — | There is no pointer that hovers. |
| UIGestureRecognizer(…) | help gesture | |
| addGestureRecognizer(GESTURE) | help gesture | `gesture NAME pan on=VIEW` adds it. |
| removeGestureRecognizer(GESTURE) | disable GESTURE | A recognizer stays, but disabled it receives nothing. |
| addTarget(…) | help when | `when "pan ended" do …` reacts to an event. |
| removeTarget(…) | help when | |
| translation(in: ANY) | show pan.translation | |
| translation | show pan.translation | |
| setTranslation(…) | — | It isn't modeled as a call; in UIKit it also resets the velocity (G37). |
| velocity(in: ANY) | show pan.velocity | |
| location(in: ANY) | show pan.location | |
| location(ofTouch: N, in: ANY) | show pan.location | |
| numberOfTouches | show touches | |
| isEnabled = true | enable GESTURE | |
| isEnabled = false | disable GESTURE | A touch in progress is cancelled. |
| reset() | help undo | `undo` takes statements back. |
| require(toFail: GESTURE) | help gesture | `gesture NAME requires=OTHER`. |
| canPrevent(GESTURE) | why lost | |
| canBePrevented(by: GESTURE) | why lost | |
| gestureRecognizerShouldBegin(…) | help axes | An axis rule decides: `set axis=NAME`, or `axis=` of the recognizer. |
| gestureRecognizer(ANY, shouldRecognizeSimultaneouslyWith: ANY) | help gesture | `gesture NAME with=OTHER`. |
| gestureRecognizer(ANY, shouldRequireFailureOf: ANY) | help gesture | `gesture NAME requires=OTHER`. |
| gestureRecognizer(ANY, shouldBeRequiredToFailBy: ANY) | help gesture | `gesture OTHER requires=NAME`. |
| gestureRecognizer(ANY, shouldReceive: ANY) | help gesture | A recognizer receives the touches on its view. |
| shouldRecognizeSimultaneously | help gesture | `gesture NAME with=OTHER`. |
| touchesBegan(…) | touch down on=VIEW | |
| touchesMoved(…) | help touch | `touch move y+=-40` |
| touchesEnded(…) | touch up | |
| touchesCancelled(…) | touch cancel | |
| began | pan began | |
| changed | help pan | `pan changed dy=-120` |
| ended | pan ended | |
| cancelled | pan cancelled | |
| state | show pan.state | |
| UISwipeGestureRecognizer.Direction | help gesture | |
| UIGestureRecognizerDelegate | help gesture | |

## UIKit: interactive transitions

| there | here | difference |
|---|---|---|
| UIPercentDrivenInteractiveTransition() | help dive-deeper | The scene `dive-deeper` is such a transition. |
| update(N) | update N on=TRANSITION or help dive-deeper | |
| finish() | finish on=ANIMATOR or help dive-deeper | |
| cancel() | pan cancelled or touch cancel or help dive-deeper | |
| pause() | pause on=ANIMATOR | |
| percentComplete | show transition.percent or show progress | |
| percentComplete = N | scrub N on=ANIMATOR | |
| completionSpeed = N | help dive-deeper | An option of the scene: `completion-speed=2`. |
| completionCurve = CURVE | help dive-deeper | An option of the scene: `completion-curve=linear`. |
| timingCurve | help dive-deeper | |
| wantsInteractiveStart = FLAG | help dive-deeper | The transition is interactive only if a pan started it. |
| startInteractiveTransition(…) | help dive-deeper | |
| updateInteractiveTransition(N) | scrub N on=ANIMATOR | |
| pauseInteractiveTransition() | pause on=ANIMATOR | |
| finishInteractiveTransition() | continue on=ANIMATOR | |
| cancelInteractiveTransition() | reverse on=ANIMATOR; continue on=ANIMATOR | |
| completeTransition(FLAG) | help dive-deeper | |
| transitionDuration(using: ANY) | show duration | |
| animateTransition(using: ANY) | help dive-deeper | |
| interruptibleAnimator(using: ANY) | help animator | |
| animationEnded(FLAG) | help when | `when "completed end" do …` |
| transitionWasCancelled | show transition.outcome or show decision | |
| isInteractive | show transition.interactive | |
| UIViewControllerAnimatedTransitioning | help dive-deeper | |
| UIViewControllerInteractiveTransitioning | help dive-deeper | |
| UIViewControllerContextTransitioning | help dive-deeper | |
| UIViewControllerTransitioningDelegate | help dive-deeper | |
| interactionControllerForPresentation(using: ANY) | help dive-deeper | |
| interactionControllerForDismissal(using: ANY) | help dive-deeper | |
| animationController(…) | help dive-deeper | |
| viewController(forKey: ANY) | — | There are no view controllers; a scene plays their part. |
| UINavigationController(…) | — | There are no view controllers; `help dive-deeper` is a custom push. |
| pushViewController(…) | — | There are no view controllers; `help dive-deeper` is a custom push. |
| popViewController(animated: FLAG) | — | There are no view controllers; `help rule cupertino-back` decides a swipe back. |
| present(…) | present VIEW | |
| present() | present VIEW | |
| dismiss(…) | dismiss VIEW | |
| dismiss() | dismiss VIEW | |

## UIKit: scroll views

| there | here | difference |
|---|---|---|
| UIScrollView(…) | help scroll-view | `scroll-view list frame=0,91,390,753 content=390x4000` |
| UITableView(…) | help scroll-view | A scroll view with content of a given size; rows aren't modeled. |
| UICollectionView(…) | help scroll-view | A scroll view with content of a given size; cells aren't modeled. |
| contentOffset = CGPoint(x: X, y: Y) | scroll LIST to=Y or scroll LIST to=X or scroll LIST to=X,Y | |
| contentOffset.y = N | scroll LIST to=N | |
| contentOffset.x = N | scroll LIST to=N | |
| setContentOffset(CGPoint(x: X, y: Y), animated: FLAG) | scroll LIST to=Y animated=FLAG or scroll LIST to=X animated=FLAG or scroll LIST to=X,Y animated=FLAG | |
| setContentOffset(.zero, animated: FLAG) | scroll LIST to=0 animated=FLAG or scroll LIST to=0,0 animated=FLAG | |
| scrollRectToVisible(CGRect(x: X, y: Y, width: W, height: H), animated: FLAG) | scroll LIST to=Y animated=FLAG | `to=` is an offset: no shorter distance is chosen. |
| scrollToRow(…) | help scroll | `scroll list to=440 animated=yes` |
| scrollToItem(…) | help scroll | `scroll list to=440 animated=yes` |
| contentOffset | show LIST.offset | |
| contentSize | help scroll-view | `content=390x4000` |
| contentInset | help scroll-view | `insets=TOP,LEFT,BOTTOM,RIGHT` |
| isPagingEnabled | help scroll-view | `paging=yes` |
| isDirectionalLockEnabled | help scroll-view | `lock=yes` |
| bounces = FLAG | help scroll-view | `bounces=no` |
| decelerationRate | help scroll-view | `deceleration=fast` |
| isScrollEnabled = FLAG | help scroll-view | `enabled=no` |
| delaysContentTouches = FLAG | help scroll-view | `delays-touches=no` |
| canCancelContentTouches = FLAG | — | A pan always takes touches over from the content. |
| isDragging | show LIST.dragging | |
| isTracking | show LIST.dragging | |
| isDecelerating | show LIST.decelerating | |
| panGestureRecognizer | help scroll-view | `pan began on=LIST` drags it. |
| scrollViewDidScroll(…) | help follow | `follow` binds a value to `list.offset`. |
| scrollViewWillBeginDragging(…) | help when | |
| scrollViewWillEndDragging(…) | show LIST.target | |
| scrollViewDidEndDragging(…) | help when | |
| scrollViewDidEndDecelerating(…) | help when | |
| targetContentOffset | show LIST.target | |
| zoomScale = N | — | Zooming isn't modeled. |
| setZoomScale(…) | — | Zooming isn't modeled. |
| refreshControl | — | Refresh controls aren't modeled; `bounces` is. |
| UIRefreshControl(…) | — | Refresh controls aren't modeled; `bounces` is. |
| UIPageViewController(…) | help scroll-view | `paging=yes` |

## UIKit: sheets

| there | here | difference |
|---|---|---|
| UISheetPresentationController | help page-sheet | |
| sheetPresentationController | help page-sheet | |
| detents = ANY | help page-sheet | An option of the scene: `detents=medium,large`. |
| selectedDetentIdentifier | show detent | |
| selectedDetentIdentifier = ANY | help page-sheet | A drag chooses the detent; `present` goes to the lowest. |
| animateChanges(…) | help page-sheet | |
| prefersGrabberVisible = FLAG | — | The grabber isn't drawn. |
| prefersScrollingExpandsWhenScrolledToEdge = FLAG | help drive | `hand-over=LIST` |
| largestUndimmedDetentIdentifier = ANY | — | The dimming is always that of the largest detent. |
| isModalInPresentation = FLAG | help page-sheet | An option of the scene: `modal=yes`. |
| presentationControllerShouldDismiss(…) | help page-sheet | An option of the scene: `modal=yes`. |
| presentationControllerDidDismiss(…) | help when | |
| UIPresentationController(…) | help page-sheet | |
| modalPresentationStyle = ANY | help page-sheet | |

## Core Animation

| there | here | difference |
|---|---|---|
| CABasicAnimation(keyPath: TEXT) | help layer-animation | `layer-animation card.alpha from=1 to=0 duration=0.5` |
| CAKeyframeAnimation(keyPath: TEXT) | help layer-animation | `layer-animation card.alpha values=0,1,0 times=0,0.5,1` |
| CASpringAnimation(…) | help spring | `spring mass=1 stiffness=100 damping=10`; layer animations have Bézier curves. |
| CAAnimationGroup() | help layer-group | |
| CAAnimation() | help layer-animation | |
| CAPropertyAnimation() | help layer-animation | |
| CATransition() | — | Transitions of content aren't modeled. |
| CATransaction.begin() | — | Statements at one instant belong together; there is no transaction. |
| CATransaction.commit() | — | Statements at one instant belong together; there is no transaction. |
| CATransaction.setDisableActions(FLAG) | — | `set` never animates. |
| CATransaction.setAnimationDuration(T) | help layer-animation | `duration=` |
| CATransaction.setCompletionBlock(…) | help when | |
| CAMediaTimingFunction(name: CURVE) | curve CURVE at 0.5 | Give it as `curve=` where the animation is added. |
| CAMediaTimingFunction(controlPoints: A, B, C, D) | curve cubic(A,B,C,D) at 0.5 | Give it as `curve=` where the animation is added. |
| CADisplayLink(…) | help set | `set rate=120` is the frame rate; values are read at any instant. |
| CACurrentMediaTime() | show time | |
| add(ANY, forKey: TEXT) | help layer-animation | `layer-animation PATH … key=NAME` |
| removeAnimation(forKey: TEXT) | layer-remove key=TEXT on=VIEW | |
| removeAllAnimations() | layer-remove on=VIEW | Ends only layer animations; animators have `stop`. |
| animation(forKey: TEXT) | show VIEW.layers | |
| animationKeys() | show VIEW.layers | |
| presentation() | show VIEW | `VIEW.PROPERTY` is the presentation value. |
| model() | show VIEW.model | |
| animationDidStop(…) | help when | |
| layer.speed = N | — | A layer has no speed; an animation has: `layer-animation PATH speed=0.5`. |
| layer.timeOffset = N | — | A layer has no time; an animation has: `layer-animation PATH offset=0.5`. |
| shadowOpacity = N | — | Shadows aren't modeled; a number of your own is: `view card shadow=1`. |
| masksToBounds = FLAG | — | Clipping isn't drawn. |
| zPosition = N | order VIEW front or help view | |
| anchorPoint = CGPoint(x: X, y: Y) | set VIEW.anchor=X,Y or help view | |

## SwiftUI

| there | here | difference |
|---|---|---|
| withAnimation(…) | help animate | `animate PATH to=VALUE duration=TIME` |
| animation(.spring(response: T, dampingFraction: N), …) | spring response=T ratio=N | As a timing: `curve=response(0.5,0.8)`. |
| animation(.spring(response: T, dampingFraction: N, blendDuration: D), …) | spring response=T ratio=N | As a timing: `curve=response(0.5,0.8)`. |
| spring(response: T, dampingFraction: N, …) | spring response=T ratio=N | As a timing: `curve=response(0.5,0.8)`. |
| spring(duration: T, bounce: N) | spring duration=T bounce=N | As a timing: `curve=bounce(0.5,0.2)`. |
| spring(T, bounce: N) | spring duration=T bounce=N | As a timing: `curve=bounce(0.5,0.2)`. |
| Spring(duration: T, bounce: N) | spring duration=T bounce=N | |
| Spring(response: T, dampingRatio: N) | spring response=T ratio=N | |
| Spring(mass: M, stiffness: K, damping: C) | spring mass=M stiffness=K damping=C | |
| interpolatingSpring(mass: M, stiffness: K, damping: C, …) | spring mass=M stiffness=K damping=C | The damping is a coefficient, not a ratio. |
| interpolatingSpring(stiffness: K, damping: C) | spring mass=1 stiffness=K damping=C | The damping is a coefficient, not a ratio. |
| interpolatingSpring(mass: M, stiffness: K, damping: C, initialVelocity: V) | spring mass=M stiffness=K damping=C velocity=V | The damping is a coefficient, not a ratio. |
| interactiveSpring(response: T, dampingFraction: N, …) | spring response=T ratio=N | |
| interactiveSpring() | spring response=0.15 ratio=0.86 | |
| smooth() | spring duration=0.5 bounce=0 | |
| snappy() | spring duration=0.5 bounce=0.15 | |
| bouncy() | spring duration=0.5 bounce=0.3 | |
| timingCurve(A, B, C, D, …) | curve cubic(A,B,C,D) at 0.5 | As a timing: `curve=cubic(…)`. |
| easeInOut(duration: T) | animator NAME duration=T curve=ease-in-out | |
| easeIn(duration: T) | animator NAME duration=T curve=ease-in | |
| easeOut(duration: T) | animator NAME duration=T curve=ease-out | |
| linear(duration: T) | animator NAME duration=T curve=linear | |
| DragGesture(minimumDistance: N, …) | gesture NAME pan on=VIEW slop=N | |
| DragGesture() | gesture NAME pan on=VIEW | |
| TapGesture(count: N) | gesture NAME tap on=VIEW taps=N | |
| TapGesture() | gesture NAME tap on=VIEW | |
| onTapGesture(count: N, …) | gesture NAME tap on=VIEW taps=N | |
| onTapGesture(…) | gesture NAME tap on=VIEW | |
| LongPressGesture(minimumDuration: T, …) | gesture NAME press on=VIEW duration=T | |
| LongPressGesture() | gesture NAME press on=VIEW | |
| onLongPressGesture(minimumDuration: T, …) | gesture NAME press on=VIEW duration=T | |
| onLongPressGesture(…) | gesture NAME press on=VIEW | |
| MagnifyGesture(…) | — | Pinches aren't modeled. |
| MagnificationGesture(…) | — | Pinches aren't modeled. |
| RotateGesture(…) | — | Rotations aren't modeled. |
| RotationGesture(…) | — | Rotations aren't modeled. |
| onChanged(…) | help pan | `pan changed dy=-120`; `when "pan changed" do …` reacts. |
| onEnded(…) | help when | `when "pan ended" do …` reacts. |
| updating(…) | help drive | `drive` moves a value with a pan. |
| simultaneousGesture(…) | help gesture | `with=OTHER` |
| highPriorityGesture(…) | help gesture | The other one `requires=` it. |
| simultaneously(with: ANY) | help gesture | `with=OTHER` |
| exclusively(before: ANY) | help gesture | The other one `requires=` it. |
| sequenced(before: ANY) | — | Sequences of recognizers aren't modeled. |
| predictedEndTranslation | help rule projection | `set rule=projection` decides by the projected end. |
| predictedEndLocation | help rule projection | `set rule=projection` decides by the projected end. |
| offset(x: X, y: Y) | help animate | `animate card.center by=X,Y` |
| opacity(N) | set VIEW.alpha=N | |
| scaleEffect(N, …) | set VIEW.scale=N | |
| rotationEffect(.degrees(N)) | set VIEW.rotation=N | |
| rotationEffect(.radians(RAD)) | set VIEW.rotation=RAD | Angles are in degrees. |
| repeatForever(autoreverses: FLAG) | help layer-animation | `layer-animation PATH repeat=forever autoreverse=yes` |
| repeatCount(N, autoreverses: FLAG) | help layer-animation | `layer-animation PATH repeat=3 autoreverse=yes` |
| presentationDetents(…) | help page-sheet | `scene page-sheet detents=medium,large` |
| interactiveDismissDisabled(…) | help page-sheet | `scene page-sheet modal=yes` |
| sheet(…) | help page-sheet | |
| ScrollView(…) | help scroll-view | |
| scrollTo(…) | help scroll | `scroll list to=440 animated=yes` |
| scrollTargetBehavior(.paging) | help scroll-view | `paging=yes` |
| matchedGeometryEffect(…) | — | Animate the frame of one view instead. |
| PhaseAnimator(…) | — | Phases aren't modeled; `when "completed end" do …` starts the next. |
| KeyframeAnimator(…) | help layer-animation | `values=` and `times=` |
| GestureState(…) | help drive | |
| UnitPoint(…) | help view | |

## Flutter

| there | here | difference |
|---|---|---|
| AnimationController(duration: Duration(milliseconds: MS), …) | animator NAME duration=MS | `animate` lines give it values. |
| AnimationController(duration: Duration(seconds: T), …) | animator NAME duration=T | `animate` lines give it values. |
| AnimationController(…) | help animator | |
| forward() | start on=ANIMATOR or continue on=ANIMATOR | |
| forward(from: N) | scrub N on=ANIMATOR; start on=ANIMATOR | |
| reverse() | reverse on=ANIMATOR when reversed no | `reverse` flips the direction. |
| value = N | scrub N on=ANIMATOR | `scrub` needs a paused animator. |
| value | show progress | |
| fling(velocity: N) | — | An animator has no fling; `continue curve=spring(1,N)` has a velocity. |
| animateTo(N, …) | — | An animator runs to its ends; `drive PATH anchors=…` stops between. |
| animateBack(N, …) | — | An animator runs to its ends; `drive PATH anchors=…` stops between. |
| animateWith(…) | help spring | |
| stop() | pause on=ANIMATOR | It can continue, as after `pause`; UIKit's stopAnimation(true) is `stop finishing=no`. |
| stop(canceled: FLAG) | pause on=ANIMATOR | It can continue, as after `pause`; UIKit's stopAnimation(true) is `stop finishing=no`. |
| repeat(…) | help layer-animation | `layer-animation PATH repeat=forever` |
| isAnimating | show running | |
| isCompleted | show position | |
| isDismissed | show position | |
| addStatusListener(…) | help when | `when "completed end" do …` |
| addListener(…) | help follow | |
| AnimationStatus | show animator.state | |
| CurvedAnimation(parent: ANY, curve: CURVE) | animator NAME curve=CURVE | |
| CurvedAnimation(…) | help curves | |
| Tween(begin: A, end: B, …) | help animate | `animate PATH to=VALUE`; the begin is the present value. |
| tap(find.byKey(ANY)) | tap on=VIEW | |
| tap(VIEW) | tap on=VIEW | |
| tapAt(Offset(X, Y)) | tap x=X y=Y | |
| drag(VIEW, Offset(X, Y), …) | drag by=X,Y on=VIEW | |
| timedDrag(VIEW, Offset(X, Y), Duration(milliseconds: MS), …) | drag by=X,Y over=MS on=VIEW | |
| dragFrom(Offset(A, B), Offset(X, Y), …) | drag x=A y=B by=X,Y | |
| timedDragFrom(Offset(A, B), Offset(X, Y), Duration(milliseconds: MS), …) | drag x=A y=B by=X,Y over=MS | |
| fling(VIEW, Offset(X, Y), N, …) | flick {direction(X,Y)} speed=N on=VIEW | The distance is speed × `over=`. |
| flingFrom(Offset(A, B), Offset(X, Y), N, …) | flick {direction(X,Y)} speed=N x=A y=B | The distance is speed × `over=`. |
| longPress(VIEW) | press on=VIEW | |
| longPressAt(Offset(X, Y)) | press x=X y=Y | |
| press(VIEW) | touch down on=VIEW | The finger stays down, as with `touch down`. |
| pump() | show | It draws a frame without time; `wait 1f` advances by a frame. |
| pump(Duration(milliseconds: MS)) | wait MS | |
| pump(Duration(seconds: T)) | wait T | |
| pump(ANY.ms) | help wait | `wait 100ms` |
| pumpAndSettle(…) | run | |
| pumpFrames(ANY, Duration(milliseconds: MS)) | wait MS | |
| pumpWidget(…) | help scenes | |
| startGesture(Offset(X, Y)) | touch down x=X y=Y | |
| startGesture(…) | touch down on=VIEW | |
| createGesture(…) | help touch | |
| moveBy(Offset(X, Y), …) | touch move x+=X y+=Y | |
| moveTo(Offset(X, Y), …) | touch move x=X y=Y | |
| down(Offset(X, Y)) | touch down x=X y=Y | |
| up() | touch up | |
| scrollUntilVisible(…) | help scroll | `scroll list by=200`, or a `drag on=list` |
| dragUntilVisible(…) | help drag | |
| ensureVisible(…) | help scroll | |
| expect(ANY.value, N) | expect progress N | |
| expect(ANY.value, closeTo(N, D)) | expect progress N within D | |
| expect(…) | help expect | `expect PATH VALUE within TOLERANCE` |
| expectLater(…) | help expect | |
| GestureDetector(…) | help gesture | |
| onPanStart | help gesture | |
| onPanUpdate | help drive | |
| onPanEnd | help rules | |
| onVerticalDragStart | help gesture | |
| onVerticalDragUpdate | help drive | |
| onVerticalDragEnd | help rules | |
| onHorizontalDragUpdate | help drive | |
| onTap | help gesture | |
| onLongPress | help gesture | |
| primaryVelocity | show pan.velocity | |
| VelocityTracker(…) | velocity | |
| getVelocity() | velocity | |
| jumpTo(N) | scroll LIST to=N | |
| animateTo(N, duration: Duration(milliseconds: MS), …) | scroll LIST to=N over=MS | At constant speed; `animated=yes` is UIKit's curve. |
| ScrollController(…) | help scroll | |
| PageController(…) | help scroll-view | `paging=yes` |
| nextPage(…) | help scroll | |
| BouncingScrollPhysics(…) | help scroll-view | `bounces=yes` is the default. |
| ClampingScrollPhysics(…) | help scroll-view | `bounces=no` |
| DraggableScrollableSheet(…) | help drive | `drive sheet.frame.y anchors=100,400,700 hand-over=list` |
| showModalBottomSheet(…) | help rule flutter-bottom-sheet | |
| Dismissible(…) | help rule flutter-dismissible | |
| SpringDescription(mass: M, stiffness: K, damping: C) | spring mass=M stiffness=K damping=C | The damping is a coefficient, not a ratio. |
| SpringDescription.withDampingRatio(mass: M, stiffness: K, ratio: N) | spring response={response(K,M)} ratio=N | |
| SpringSimulation(SpringDescription(mass: M, stiffness: K, damping: C), …) | spring mass=M stiffness=K damping=C | |
| FrictionSimulation(…) | help scroll-view | |
| Hero(…) | — | Animate the frame of one view instead. |
| AnimatedContainer(…) | help animate | |
| AnimatedBuilder(…) | help follow | |
| setState(…) | help set | |

## Compose

| there | here | difference |
|---|---|---|
| advanceTimeBy(MS) | wait MS | |
| advanceTimeByFrame() | wait 1f | |
| advanceTimeUntil(…) | run | |
| autoAdvance = FLAG | run | Time passes only when a statement advances it. |
| currentTime | show time | In seconds. |
| mainClock | help wait | |
| advanceEventTime(MS) | wait MS | |
| waitForIdle() | run | |
| awaitIdle() | run | |
| waitUntil(…) | help expect | `expect eventually PATH VALUE in 1` |
| performClick() | tap on=VIEW | |
| performTouchInput({ swipeUp() }) | swipe up on=VIEW | |
| performTouchInput({ swipeDown() }) | swipe down on=VIEW | |
| performTouchInput({ swipeLeft() }) | swipe left on=VIEW | |
| performTouchInput({ swipeRight() }) | swipe right on=VIEW | |
| performTouchInput({ click() }) | tap on=VIEW | |
| performTouchInput({ longClick() }) | press on=VIEW | |
| performTouchInput(…) | help touch | |
| performGesture(…) | help touch | |
| performScrollTo() | help scroll | |
| performScrollToIndex(N) | help scroll | |
| click() | tap on=VIEW | |
| doubleClick() | tap taps=2 on=VIEW | |
| longClick() | press on=VIEW | |
| longClick(durationMillis = MS) | press for=MS on=VIEW | |
| swipe(Offset(A, B), Offset(C, D), MS) | drag x=A y=B by={C-A},{D-B} over=MS | |
| swipe(start = Offset(A, B), end = Offset(C, D), durationMillis = MS) | drag x=A y=B by={C-A},{D-B} over=MS | |
| swipe(start = Offset(A, B), end = Offset(C, D)) | drag x=A y=B by={C-A},{D-B} | |
| swipeWithVelocity(…) | help flick | `flick up speed=900`, or `drag by=0,-200 velocity=0,-900` |
| down(…) | touch down on=VIEW | |
| move(…) | help touch | |
| anchoredDraggable(…) | help drive | `drive sheet.frame.y anchors=100,400,700` |
| AnchoredDraggableState(…) | help drive | `drive sheet.frame.y anchors=100,400,700` |
| DraggableAnchors(…) | help drive | `anchors=100,400,700` |
| positionalThreshold | help rules | A rule's parameter: `set rule=half` |
| velocityThreshold | help rules | A rule's parameter: `set rule=flick speed=300` |
| snapTo(N) | scrub N on=ANIMATOR | |
| settle(N) | pan ended vy=N | |
| settle() | pan ended | |
| confirmValueChange | — | A rule decides; `help rules`. |
| currentValue | show state | |
| targetValue | show VIEW.model | |
| requireOffset() | show pan.translation | |
| dispatchRawDelta(N) | pan changed dy+=N | |
| draggable(…) | gesture NAME pan on=VIEW | |
| swipeable(…) | help drive | `drive sheet.frame.y anchors=100,400,700` |
| detectDragGestures(…) | gesture NAME pan on=VIEW | |
| detectVerticalDragGestures(…) | gesture NAME pan on=VIEW axis=vertical | |
| detectHorizontalDragGestures(…) | gesture NAME pan on=VIEW axis=horizontal | |
| detectTapGestures(…) | gesture NAME tap on=VIEW | |
| detectTransformGestures(…) | — | Pinches and rotations aren't modeled. |
| clickable(…) | gesture NAME tap on=VIEW | |
| combinedClickable(…) | help gesture | |
| pointerInput(…) | help gesture | |
| verticalScroll(…) | help scroll-view | |
| nestedScroll(…) | help drive | `hand-over=LIST` |
| tween(durationMillis = MS, easing = CURVE) | animator NAME duration=MS curve=CURVE | |
| tween(durationMillis = MS, …) | animator NAME duration=MS | |
| tween(MS, …) | animator NAME duration=MS | |
| spring(dampingRatio = N, stiffness = K, …) | spring response={response(K)} ratio=N | A stiffness has mass 1. |
| spring(stiffness = K) | spring response={response(K)} ratio=1 | A stiffness has mass 1. |
| spring(dampingRatio = N) | spring response={response(1500)} ratio=N | The default stiffness is 1500. |
| keyframes(…) | help layer-animation | `values=` and `times=` |
| infiniteRepeatable(…) | help layer-animation | `repeat=forever` |
| repeatable(…) | help layer-animation | `repeat=3` |
| animateFloatAsState(…) | help animate | |
| animateDpAsState(…) | help animate | |
| animateOffsetAsState(…) | help animate | |
| animateColorAsState(…) | help animate | |
| Animatable(…) | help animate | |
| updateTransition(…) | help animator | One animator with an `animate` line for each value. |
| rememberInfiniteTransition(…) | help layer-animation | `repeat=forever` |
| AnimatedVisibility(…) | help animate | Animate `alpha`. |
| SeekableTransitionState(…) | help scrub | |
| seekTo(N) | scrub N on=ANIMATOR | |
| splineBasedDecay(…) | — | Android's spline isn't modeled; `deceleration=normal` is UIKit's. |
| exponentialDecay(…) | help scroll-view | `deceleration=normal` is UIKit's. |
| animateDecay(…) | help scroll-view | |
| calculateVelocity() | velocity | |
| ModalBottomSheet(…) | help drive | `drive sheet.frame.y anchors=100,400,700` |
| HorizontalPager(…) | help scroll-view | `paging=yes` |

## React Native

| there | here | difference |
|---|---|---|
| withTiming(N, { duration: MS, easing: CURVE }, …) | animator NAME duration=MS curve=CURVE | `animate PATH to=N` gives it a value. |
| withTiming(N, { duration: MS }, …) | animator NAME duration=MS | `animate PATH to=N` gives it a value. |
| withTiming(…) | help animate | `animate PATH to=VALUE duration=300ms` |
| withSpring(N, { mass: M, stiffness: K, damping: C }, …) | spring mass=M stiffness=K damping=C | The damping is a coefficient, not a ratio. |
| withSpring(N, { stiffness: K, damping: C }, …) | spring mass=1 stiffness=K damping=C | The damping is a coefficient, not a ratio. |
| withSpring(N, { duration: MS, dampingRatio: R }, …) | spring duration=MS ratio=R | |
| withSpring(…) | help spring | `spring mass=1 stiffness=100 damping=10` |
| withDecay(…) | help scroll-view | `deceleration=normal` is UIKit's. |
| withDelay(MS, ANY) | help animate | `delay=` of a view call, `after=` of `start` |
| withRepeat(…) | help layer-animation | `repeat=3 autoreverse=yes` |
| withSequence(…) | help when | `when "completed end" do …` starts the next. |
| withClamp(…) | help drive | `past=clamp` |
| useSharedValue(…) | help view | `view card y=0`: a view has numbers of its own. |
| useAnimatedStyle(…) | help follow | |
| useDerivedValue(…) | help follow | |
| useAnimatedGestureHandler(…) | help drive | |
| useAnimatedScrollHandler(…) | help follow | |
| cancelAnimation(ANY) | stop finishing=no on=ANIMATOR | It stays where it is; no completion runs. |
| interpolate(ANY, [A, B], [C, D], …) | help follow | `follow PATH PATH from=A,B to=C,D` |
| runOnJS(…) | — | There are no threads; `when "EVENT" do …` reacts. |
| Gesture.Pan() | gesture NAME pan on=VIEW | |
| Gesture.Tap() | gesture NAME tap on=VIEW | |
| Gesture.LongPress() | gesture NAME press on=VIEW | |
| Gesture.Fling() | gesture NAME swipe on=VIEW direction=left | |
| Gesture.Pinch() | — | Pinches aren't modeled. |
| Gesture.Rotation() | — | Rotations aren't modeled. |
| Gesture.Simultaneous(…) | help gesture | `with=OTHER` |
| Gesture.Exclusive(…) | help gesture | `requires=OTHER` |
| Gesture.Race(…) | help gesture | The first to recognize wins, as by default. |
| PanGestureHandler(…) | gesture NAME pan on=VIEW | |
| TapGestureHandler(…) | gesture NAME tap on=VIEW | |
| fireGestureHandler(…) | help pan | `pan began; pan changed dy=-120; pan ended vy=-300` |
| onBegin(…) | help when | |
| onStart(…) | help when | |
| onUpdate(…) | help drive | |
| onEnd(…) | help when | |
| onFinalize(…) | help when | |
| activeOffsetX(…) | help gesture | `slop=10 axis=horizontal` |
| activeOffsetY(…) | help gesture | `slop=10 axis=vertical` |
| failOffsetX(…) | help axes | |
| failOffsetY(…) | help axes | |
| minDistance(N) | set slop=N | Or `slop=` of the recognizer. |
| requireExternalGestureToFail(…) | help gesture | `requires=OTHER` |
| simultaneousWithExternalGesture(…) | help gesture | `with=OTHER` |
| translationX | show pan.translation | |
| translationY | show pan.translation | |
| velocityX | show pan.velocity | |
| velocityY | show pan.velocity | |
| PanResponder.create(…) | help gesture | |
| Animated.timing(ANY, { toValue: N, duration: MS, … }) | animator NAME duration=MS | `animate PATH to=N` gives it a value. |
| Animated.spring(…) | help spring | |
| Animated.decay(…) | help scroll-view | |
| Animated.event(…) | help follow | |
| Animated.parallel(…) | help animator | One animator with several `animate` lines. |
| Animated.sequence(…) | help when | |
| setValue(N) | help set | `set PATH=VALUE` |

## GSAP and the web

| there | here | difference |
|---|---|---|
| gsap.to(VIEW, { opacity: N, duration: T, … }) | animate VIEW.alpha to=N duration=T | |
| gsap.to(VIEW, { rotation: N, duration: T, … }) | animate VIEW.rotation to=N duration=T | |
| gsap.to(VIEW, { scale: N, duration: T, … }) | animate VIEW.scale to=N duration=T | |
| gsap.to(VIEW, { y: N, duration: T, … }) | animate VIEW.frame.y by=N duration=T | GSAP's `y` is a translation. |
| gsap.to(VIEW, { x: N, duration: T, … }) | animate VIEW.frame.x by=N duration=T | GSAP's `x` is a translation. |
| gsap.to(…) | help animate | `animate PATH to=VALUE duration=TIME` |
| gsap.from(…) | help layer-animation | `layer-animation PATH from=VALUE duration=TIME` |
| gsap.fromTo(…) | help layer-animation | `layer-animation PATH from=VALUE to=VALUE duration=TIME` |
| gsap.set(VIEW, { opacity: N }) | set VIEW.alpha=N | |
| gsap.set(…) | help set | |
| gsap.timeline(…) | help animator | `animate … delay=` staggers its blocks. |
| play() | start on=ANIMATOR or continue on=ANIMATOR | The verb `play` shows what has happened. |
| resume() | continue on=ANIMATOR | |
| progress(N) | scrub N on=ANIMATOR | |
| totalProgress(N) | scrub N on=ANIMATOR | |
| seek(N) | scrub N on=ANIMATOR or help scrub | `scrub` takes a fraction, not a time. |
| kill() | stop finishing=no on=ANIMATOR | |
| reversed(FLAG) | help reverse | `reverse` flips the direction. |
| timeScale(N) | — | An animator has no speed; `continue factor=` changes the remaining time. |
| yoyo(FLAG) | help layer-animation | `autoreverse=yes` |
| stagger | help animate | Different `delay=` factors stagger blocks. |
| Draggable.create(…) | help drive | |
| ScrollTrigger.create(…) | help follow | `follow PATH list.offset from=0,200 to=0,1` |
| requestAnimationFrame(…) | wait 1f | |
| setTimeout(ANY, MS) | timer NAME after=MS | It records `timer fired NAME`; `when` reacts. |
| setInterval(…) | — | A timer fires once; `when "timer fired NAME" do timer …` starts the next. |
| performance.now() | show time | |
| pointerdown | touch down on=VIEW | |
| pointermove | help touch | |
| pointerup | touch up | |
| pointercancel | touch cancel | |
| touchstart | touch down on=VIEW | |
| touchmove | help touch | |
| touchend | touch up | |
| touchcancel | touch cancel | |
| mousedown | touch down on=VIEW | |
| mousemove | help touch | |
| mouseup | touch up | |
| playbackRate = N | — | An animation has no speed of its own here; `layer-animation PATH speed=0.5` has. |
| playState | show animator.state | |
| getComputedStyle(VIEW) | show VIEW | |
| scrollTo(X, Y) | scroll LIST to=Y or scroll LIST to=X | |
| scrollTo({ top: N, … }) | scroll LIST to=N | |
| scrollBy(X, Y) | scroll LIST by=Y or scroll LIST by=X | |

## XCUITest

| there | here | difference |
|---|---|---|
| tap() | tap on=VIEW | |
| tap(x: X, y: Y) | tap x=X y=Y | |
| doubleTap() | tap taps=2 on=VIEW | |
| twoFingerTap() | — | Only one finger taps; `touch down id=2` adds another. |
| press() | press on=VIEW | |
| press(forDuration: T) | press for=T on=VIEW | |
| press(forDuration: T, thenDragTo: ANY, …) | help drag | `press on=VIEW for=T`, then `drag`; or `drag by=0,-200 hold=0.1` |
| swipeUp() | swipe up on=VIEW | |
| swipeDown() | swipe down on=VIEW | |
| swipeLeft() | swipe left on=VIEW | |
| swipeRight() | swipe right on=VIEW | |
| swipeUp(velocity: N) | swipe up speed=N on=VIEW | |
| swipeDown(velocity: N) | swipe down speed=N on=VIEW | |
| swipeLeft(velocity: N) | swipe left speed=N on=VIEW | |
| swipeRight(velocity: N) | swipe right speed=N on=VIEW | |
| swipeUp(velocity: ANY) | swipe up on=VIEW | The speed is a number: `speed=1500`. |
| swipeDown(velocity: ANY) | swipe down on=VIEW | The speed is a number: `speed=1500`. |
| swipeLeft(velocity: ANY) | swipe left on=VIEW | The speed is a number: `speed=1500`. |
| swipeRight(velocity: ANY) | swipe right on=VIEW | The speed is a number: `speed=1500`. |
| scroll(byDeltaX: X, deltaY: Y) | scroll LIST by=Y or scroll LIST by=X | |
| pinch(…) | — | Pinches aren't modeled. |
| rotate(…) | — | Rotations aren't modeled. |
| coordinate(…) | help tap | `tap x=195 y=420` |
| waitForExistence(timeout: T) | help expect | `expect eventually PATH VALUE in TIME` |
| waitForNonExistence(timeout: T) | help expect | `expect eventually PATH VALUE in TIME` |
| XCTAssertEqual(fractionComplete, N, …) | expect fraction N | |
| XCTAssertEqual(…) | help expect | `expect PATH VALUE` |
| XCTAssertTrue(…) | help expect | `expect PATH yes` |
| XCTAssertFalse(…) | help expect | `expect PATH no` |
| XCTAssert(…) | help expect | |
| adjust(toNormalizedSliderPosition: N) | help drag | |
| typeText(…) | — | There is no keyboard. |
| launch() | help scenes | A `scene` statement starts a scene. |
| terminate() | help quit | |
| XCUIApplication() | help scenes | |
| screenshot() | strip | |

## Maestro and other test tools

| there | here | difference |
|---|---|---|
| tapOn: VIEW | tap on=VIEW | |
| tapOn VIEW | tap on=VIEW | |
| tapOn | help tap | |
| doubleTapOn: VIEW | tap taps=2 on=VIEW | |
| doubleTapOn | help tap | |
| longPressOn: VIEW | press on=VIEW | |
| longPressOn | help press | |
| swipe: { direction: UP, … } | swipe up | |
| swipe: { direction: DOWN, … } | swipe down | |
| swipe: { direction: LEFT, … } | swipe left | |
| swipe: { direction: RIGHT, … } | swipe right | |
| swipe: … | help swipe | |
| swipe: UP | swipe up | |
| swipe: DOWN | swipe down | |
| swipe: LEFT | swipe left | |
| swipe: RIGHT | swipe right | |
| direction: UP | swipe up | |
| direction: DOWN | swipe down | |
| direction: LEFT | swipe left | |
| direction: RIGHT | swipe right | |
| scrollUntilVisible: … | help scroll | |
| assertVisible: ANY | help expect | `expect card.alpha 1` |
| assertVisible | help expect | |
| assertNotVisible: ANY | help expect | `expect card.alpha 0` |
| assertNotVisible | help expect | |
| waitForAnimationToEnd | run | |
| waitForAnimationToEnd: … | run | |
| extendedWaitUntil: … | help expect | `expect eventually PATH VALUE in TIME` |
| extendedWaitUntil | help expect | |
| launchApp | help scenes | A `scene` statement starts a scene. |
| launchApp: … | help scenes | A `scene` statement starts a scene. |
| stopApp | help quit | |
| inputText: ANY | — | There is no keyboard. |
| inputText | — | There is no keyboard. |
| hideKeyboard | — | There is no keyboard. |
| pressKey: ANY | — | There are no keys. |
| pressKey | — | There are no keys. |
| runFlow: ANY | help use | `use FILE` |
| runFlow | help use | `use FILE` |
| takeScreenshot: ANY | strip | |
| takeScreenshot | strip | |
| waitFor(…) | help expect | `expect eventually PATH VALUE in TIME` |
| longPress() | press on=VIEW | |
| longPress(MS) | press for=MS on=VIEW | |
| swipe('up', …) | swipe up on=VIEW | |
| swipe('down', …) | swipe down on=VIEW | |
| swipe('left', …) | swipe left on=VIEW | |
| swipe('right', …) | swipe right on=VIEW | |
| scroll(N, 'down') | scroll LIST by=N | |
| scroll(N, 'up') | scroll LIST by={-N} | |
| perform(swipeUp()) | swipe up on=VIEW | |
| perform(swipeDown()) | swipe down on=VIEW | |
| perform(swipeLeft()) | swipe left on=VIEW | |
| perform(swipeRight()) | swipe right on=VIEW | |
| perform(click()) | tap on=VIEW | |
| perform(longClick()) | press on=VIEW | |
| driver.swipe(A, B, C, D, MS) | drag x=A y=B by={C-A},{D-B} over=MS | |
| input swipe A B C D MS | drag x=A y=B by={C-A},{D-B} over=MS | |
| input swipe A B C D | drag x=A y=B by={C-A},{D-B} | |
| input tap X Y | tap x=X y=Y | |

## Directions

| there | here | difference |
|---|---|---|
| scroll down | swipe up | The content moves down the page when the finger moves up. |
| scroll up | swipe down | The content moves up the page when the finger moves down. |
| scroll right | swipe left | The finger moves the other way. |
| scroll left | swipe right | The finger moves the other way. |
| scroll LIST down | swipe up on=LIST | The finger moves the other way. |
| scroll LIST up | swipe down on=LIST | The finger moves the other way. |
| scroll LIST right | swipe left on=LIST | The finger moves the other way. |
| scroll LIST left | swipe right on=LIST | The finger moves the other way. |
| scroll down N | scroll LIST by=N | |
| scroll up N | scroll LIST by={-N} | |
| scroll LIST down N | scroll LIST by=N | |
| scroll LIST up N | scroll LIST by={-N} | |
| scroll LIST N | scroll LIST by=N | `to=` is an offset, `by=` a change. |
| scroll N | scroll LIST by=N | `to=` is an offset, `by=` a change. |
| scroll | swipe up | The finger moves up to scroll down. |
| scrollDown() | swipe up | The finger moves up to scroll down. |
| scrollUp() | swipe down | The finger moves down to scroll up. |
| fling up | flick up | |
| fling down | flick down | |
| fling left | flick left | |
| fling right | flick right | |
| fling up N | flick up speed=N | |
| fling down N | flick down speed=N | |
| fling left N | flick left speed=N | |
| fling right N | flick right speed=N | |
| fling VIEW up | flick up on=VIEW | |
| fling VIEW down | flick down on=VIEW | |
| fling VIEW left | flick left on=VIEW | |
| fling VIEW right | flick right on=VIEW | |
| fling | help flick | `flick up speed=900` |
| throw up | flick up | |
| throw down | flick down | |
| toss up | flick up | |
| flick up N | flick up speed=N | |
| flick down N | flick down speed=N | |
| flick left N | flick left speed=N | |
| flick right N | flick right speed=N | |
| drag X Y | drag by=X,Y | |
| drag X,Y | drag by=X,Y | |
| drag VIEW X Y | drag by=X,Y on=VIEW | |
| drag VIEW X,Y | drag by=X,Y on=VIEW | |
| drag from A,B to C,D | drag x=A y=B by={C-A},{D-B} | |
| drag A,B to C,D | drag x=A y=B by={C-A},{D-B} | |
| drag A,B C,D | drag x=A y=B by={C-A},{D-B} | |
| swipe from A,B to C,D | drag x=A y=B by={C-A},{D-B} | |
| drag to C,D | — | A drag is a displacement: `drag by=0,-200`. |
| drag VIEW to C,D | — | A drag is a displacement: `drag on=VIEW by=0,-200`. |
| pan up | drag up | `pan` reports one state; `drag` makes the whole gesture. |
| pan down | drag down | `pan` reports one state; `drag` makes the whole gesture. |
| pan left | drag left | `pan` reports one state; `drag` makes the whole gesture. |
| pan right | drag right | `pan` reports one state; `drag` makes the whole gesture. |
| pan up N | drag up N | `pan` reports one state; `drag` makes the whole gesture. |
| pan down N | drag down N | `pan` reports one state; `drag` makes the whole gesture. |
| pan by X,Y | drag by=X,Y | `pan` reports one state; `drag` makes the whole gesture. |
| pan start | pan began | |
| pan move | help pan | `pan changed dy=-120` |
| pan end | pan ended | |
| pan cancel | pan cancelled | |
| pan canceled | pan cancelled | |
| touch begin | touch down on=VIEW | |
| touch began | touch down on=VIEW | |
| touch start | touch down on=VIEW | |
| touch end | touch up | |
| touch ended | touch up | |
| touch moved | help touch | `touch move y+=-40` |
| touch cancelled | touch cancel | |
| tap X Y | tap x=X y=Y | |
| tap X,Y | tap x=X y=Y | |
| click X Y | tap x=X y=Y | |
| click X,Y | tap x=X y=Y | |
| click VIEW | tap on=VIEW | |
| touch VIEW | tap on=VIEW | |
| double-tap VIEW | tap taps=2 on=VIEW | |
| doubletap VIEW | tap taps=2 on=VIEW | |
| double tap | tap taps=2 | |
| double-tap | tap taps=2 | |
| doubletap | tap taps=2 | |
| double-click | tap taps=2 | |
| doubleclick | tap taps=2 | |
| long-press VIEW | press on=VIEW | |
| longpress VIEW | press on=VIEW | |
| long press | press | |
| long-press | press | |
| longpress | press | |
| hold VIEW | press on=VIEW | |
| hold VIEW T | press for=T on=VIEW | |
| press T | press for=T | |
| press VIEW T | press for=T on=VIEW | |
| lift | touch up or pan ended | |
| release | touch up or pan ended | |
| let go | touch up or pan ended | |
| release N | pan ended vy=N | |
| grab | pan began | |
| grab VIEW | pan began on=VIEW | |
| catch | pan began | |
| catch VIEW | pan began on=VIEW | |
| finger down | touch down on=VIEW | |
| finger up | touch up | |
| move X Y | touch move x=X y=Y or pan changed dx=X dy=Y | |
| move X,Y | touch move x=X y=Y or pan changed dx=X dy=Y | |
| move | help touch | `touch move y+=-40`, `pan changed dy=-120`, or `animate` |
| abort | pan cancelled or touch cancel | |
| cancel | pan cancelled or touch cancel | What is cancelled is named: a pan, a touch, a transition. |
| pinch | — | Pinches aren't modeled. |
| zoom | — | Zooming isn't modeled. |
| rotate | — | Rotation gestures aren't modeled; `rotation` is a property. |
| hover | — | There is no pointer that hovers. |

## Time

| there | here | difference |
|---|---|---|
| advance T | wait T | |
| advance by T | wait T | |
| advance(by: T) | wait T | |
| advance(T) | wait T | |
| advance to T | at T | |
| advance(to: T) | at T | |
| advance | run | `wait 0.1` advances by a time. |
| sleep T | wait T | |
| sleep(T) | wait T | |
| usleep(U) | help wait | `wait 100ms` |
| sleep | wait 1f | `wait 0.1` advances by a time. |
| Thread.sleep(forTimeInterval: T) | wait T | |
| Thread.sleep(MS) | wait MS | |
| Task.sleep(for: .seconds(T)) | wait T | |
| Task.sleep(for: .milliseconds(MS)) | wait MS | |
| Task.sleep(…) | help wait | `wait 0.1` |
| delay T | wait T | |
| delay(T) | wait T | |
| pause T | wait T | `pause` pauses the animator; `wait` lets time pass. |
| pause for T | wait T | `pause` pauses the animator; `wait` lets time pass. |
| asyncAfter(deadline: .now() + T) | wait T | |
| run(until: Date(timeIntervalSinceNow: T)) | wait T | |
| wait(for: ANY, timeout: T) | wait T | |
| wait(T) | wait T | |
| wait for T | wait T | |
| wait until T | at T | |
| wait | run | `wait 0.1` advances by a time. |
| tick | wait 1f | |
| tick N | wait {N}f | |
| step | wait 1f | `stop` would end the animation. |
| step N | wait {N}f | `stop` would end the animation. |
| frame | wait 1f | |
| frames N | wait {N}f | |
| next | wait 1f | |
| n | wait 1f | |
| skip T | wait T | |
| skip | run | |
| forward T | wait T | |
| ff | run | |
| settle | run | |
| finish animation | run | |
| until T | at T | |
| goto T | at T | Time can't move back; `undo until T` goes back. |
| jump T | at T | Time can't move back; `undo until T` goes back. |
| run T | run for T | |
| run to T | run until T | |
| rewind | undo | |
| rewind T | undo until T | |
| back | undo | |
| revert | undo | |
| rollback | undo | |
| rollback N | undo N | |
| u | undo | |
| fps N | set rate=N | |
| fps | show | `set rate=120` changes the frame rate. |
| framerate N | set rate=N | |
| now | show time | |
| clock | show time | |
| date | show time | |
| speed N | — | Time has no speed; `play speed=0.25` shows a gesture slowly. |
| slow | play speed=0.25 | |
| slowmo | play speed=0.25 | |

## Animators in other words

| there | here | difference |
|---|---|---|
| resume | continue on=ANIMATOR | |
| resume ANIMATOR | continue on=ANIMATOR | |
| unpause | continue on=ANIMATOR | |
| begin | start on=ANIMATOR | |
| start ANIMATOR | start on=ANIMATOR | |
| pause ANIMATOR | pause on=ANIMATOR | |
| continue ANIMATOR | continue on=ANIMATOR | |
| reverse ANIMATOR | reverse on=ANIMATOR | |
| stop ANIMATOR | stop on=ANIMATOR | |
| finish ANIMATOR | finish on=ANIMATOR | |
| finish end | finish at=end | |
| finish start | finish at=start | |
| finish current | finish at=current | |
| halt | pause on=ANIMATOR | `stop` ends the animation. |
| freeze | pause on=ANIMATOR | |
| seek N | scrub N | |
| fraction N | scrub N | |
| fraction = N | scrub N | |
| progress N | scrub N | |
| progress = N | scrub N | |
| scrub to N | scrub N | |
| scrub fraction N | scrub N | |
| flip | reverse on=ANIMATOR | |
| turn | reverse on=ANIMATOR | |
| complete | finish on=ANIMATOR | Valid only after `stop`; `run` lets it complete. |
| kill | stop finishing=no on=ANIMATOR | |
| end | run | `stop` and `finish` end an animator early. |
| stiffness N | help spring | |
| damping N | help spring | `spring ratio=0.8` is a ratio, `damping=20` a coefficient. |
| bounce | help curve bounce | |
| ease | help curves | |
| easing | help curves | |
| tween | help animate | |
| keyframe | help animate | |
| keyframes | help animate | |
| fade in | help animate | `animate card.alpha to=1 duration=0.3` |
| fade out | help animate | `animate card.alpha to=0 duration=0.3` |
| fade | help animate | `animate card.alpha to=0 duration=0.3` |
| hide VIEW | set VIEW.alpha=0 | |
| unhide VIEW | set VIEW.alpha=1 | |
| open | help toggle | A tap, a drag or `toggle` opens; `show state` names the states. |
| close | help toggle | A tap, a drag or `toggle` closes; `show state` names the states. |
| expand | help toggle | A tap, a drag or `toggle` expands; `show state` names the states. |
| collapse | help toggle | A tap, a drag or `toggle` collapses; `show state` names the states. |

## Shells and read–eval–print loops

| there | here | difference |
|---|---|---|
| print | show | |
| print ANY | show ANY | |
| println ANY | show ANY | |
| printf ANY | show ANY | |
| po ANY | show ANY | |
| po | show | |
| p ANY | show ANY | |
| p | show | |
| echo ANY | show ANY | |
| echo | show | |
| cat | show | |
| log | more | |
| logs | more | |
| events | more | `help events` lists the kinds. |
| trace | more | `pantomime trace FILE.pan` writes the trace of a script. |
| tail | more | |
| get ANY | show ANY | |
| get | show | |
| read ANY | show ANY | |
| view | show | `view NAME frame=X,Y,WIDTH,HEIGHT` adds a view. |
| inspect | show | |
| inspect ANY | show ANY | |
| dump | show | |
| info | show | |
| info ANY | help ANY | |
| status | show | |
| st | show | |
| stat | show | |
| state ANY | show state | |
| values | show | |
| vars | show | |
| env | set | |
| settings | set | |
| options | help options | |
| config | set | |
| ls | show | |
| dir | show | |
| ll | show | |
| list | show | |
| list views | show | |
| list scenes | help scenes | |
| pwd | show | |
| scenes | help scenes | |
| demos | help scenes | |
| examples | help scenes | |
| tree | show | |
| ps | show | |
| top | show | |
| man | help | |
| man ANY | help ANY | |
| h | help | |
| usage | help | |
| commands | help all | |
| verbs | help all | |
| tutorial | lesson | |
| learn | lesson | |
| lessons | lesson | |
| about | help | |
| version | help | `pantomime --version` prints the version. |
| describe ANY | show ANY | |
| explain | why | |
| explain ANY | why ANY | |
| what | why | |
| how | why | |
| whence | why | |
| q | — | `quit` ends the session. |
| :q | — | `quit` ends the session. |
| :q! | — | `quit` ends the session. |
| :wq | — | `save FILE` writes the session, `quit` ends it. |
| bye | — | `quit` ends the session. |
| logout | — | `quit` ends the session. |
| leave | — | `quit` ends the session. |
| exit() | — | `quit` ends the session. |
| quit() | — | `quit` ends the session. |
| stop session | — | `quit` ends the session. |
| clear | — | Ctrl-L clears the screen; `undo` takes statements back. |
| cls | — | Ctrl-L clears the screen. |
| clear all | — | `scene NAME` starts a scene again; `undo` takes statements back. |
| reload | — | `reset` starts the scene again. |
| start over | — | `reset` starts the scene again. |
| rerun | again | |
| redo last | again | |
| repeat | again | |
| repeat N | again N | |
| retry | again | |
| replay ANY | — | It is a shell command: pantomime replay FILE.pan |
| check ANY | — | It is a shell command: pantomime check FILE.pan |
| !! | again | |
| load ANY | help use | `use FILE` runs the statements of a file. |
| source ANY | help use | `use FILE` runs the statements of a file. |
| import ANY | help use | `use FILE` runs the statements of a file. |
| include ANY | help use | `use FILE` runs the statements of a file. |
| require ANY | help use | `use FILE` runs the statements of a file. |
| load | help use | |
| source | help use | |
| import | help use | |
| write | help save | `save FILE` |
| export | help save | `save FILE` |
| export ANY | help save | `save FILE` |
| record | help save | Every statement is kept; `save FILE` writes them. |
| screenshot | strip | |
| picture | strip | |
| film | strip | |
| draw | strip | |
| graph | help plot | `plot card.frame.y` |
| chart | help plot | `plot card.frame.y` |
| plot | help plot | `plot card.frame.y` |
| assert ANY ANY | expect ANY ANY | |
| assert | help expect | |
| check | help expect | |
| verify | help expect | |
| test | help expect | |
| ensure | help expect | |
| assert ANY == ANY | expect ANY ANY | |
| put | help set | |
| change | help set | |
| update | help set | |
| modify | help set | |
| new | help view | `view`, `gesture` and `animator` add objects. |
| add | help view | `view`, `gesture` and `animator` add objects. |
| create | help view | `view`, `gesture` and `animator` add objects. |
| make | help view | `view`, `gesture` and `animator` add objects. |
| add view NAME | view NAME | |
| new view NAME | view NAME | |
| create view NAME | view NAME | |
| layer | help layer-animation | |
| rm | help undo | |
| del | help undo | |
| delete | help undo | |
| remove | help undo | |
| drop | help undo | |
| copy | fork | |
| branch | fork | |
| branch NAME | fork NAME | |
| checkout NAME | switch NAME | |
| git | help fork | `fork`, `switch` and `diff` work on branches of the session. |
| commit | help save | |
| alias | help let | |
| def | help let | |
| var | help let | |
| const | help let | |
| func | help let | |
| function | help let | |
| if | — | There are no branches; `when "EVENT" do …` reacts, `fork` tries both. |
| while | — | There are no loops; `run until` advances to a time. |
| for | — | There are no loops; `case` runs a test with several values. |
| loop | — | There are no loops; `case` runs a test with several values. |
| on | help when | `when "EVENT" do STATEMENT` |
| rule NAME | set rule=NAME | |
| rule | show rule | `rules` lists them. |
| estimator NAME | set estimator=NAME | |
| estimator | show pan.estimator | |
| detail | set | |
| verbose | set detail=all | |
| quiet | set detail=answer | |
| debug | set detail=all | |
| fast | help run | |
| velocity N | pan ended vy=N | |
| threshold N | help rules | |
| compare | compare rules | |
| diff | fork | `diff NAME` compares with a fork. |
| faults on | help faults | `scene NAME faults=published` |
| bugs | faults | |
| ok | show | |
| hello | help | |
| hi | help | |
| ? | help | |

## Options: words

| there | here | difference |
|---|---|---|
| duration | over for duration after | |
| durationMillis | over for duration after | In seconds, or with `ms`. |
| forDuration | for | |
| withDuration | duration | |
| time | over for after duration | |
| in | over | |
| during | over | |
| milliseconds | over for duration | `over=300ms` |
| ms | over for duration | `over=300ms` |
| delay | delay after hold | |
| afterDelay | after | |
| delayFactor | delay | |
| wait | hold delay after | |
| pause | hold | |
| dampingRatio | ratio | |
| dampingFraction | ratio | |
| usingSpringWithDamping | ratio | |
| zeta | ratio | |
| friction | damping | |
| tension | stiffness | |
| k | stiffness | |
| initialVelocity | velocity | In whole distances per second. |
| initialSpringVelocity | velocity | In whole distances per second. |
| velocity | speed velocity vy | |
| vel | velocity vy speed | |
| speed | speed velocity over | |
| velocityX | vx | |
| velocityY | vy | |
| translationX | dx | |
| translationY | dy | |
| deltaX | dx | |
| deltaY | dy | |
| tx | dx | |
| ty | dy | |
| offset | by to | |
| distance | by way | |
| length | by way | |
| displacement | by | |
| translation | by dy | |
| delta | by dy | |
| amount | by | |
| from | x from | |
| start | start from x at | |
| end | to at | |
| target | to on | |
| toValue | to | |
| fromValue | from | |
| byValue | by | |
| value | to | |
| view | on in | |
| view | on | |
| element | on | |
| node | on | |
| animator | on | |
| receiver | on | |
| of | on | |
| at | at x | |
| position | at | |
| location | x | |
| point | x | |
| easing | curve | |
| ease | curve | |
| timing | curve | |
| timingFunction | curve | |
| timingParameters | curve | |
| animationCurve | curve | |
| spring | curve | `curve=spring(0.8)` |
| interpolator | curve | |
| durationFactor | factor | |
| numberOfTapsRequired | taps | |
| count | taps count repeat | |
| clicks | taps | |
| numberOfTouchesRequired | min | |
| minimumNumberOfTouches | min | |
| maximumNumberOfTouches | max | |
| minimumPressDuration | duration | |
| minimumDuration | duration | |
| minimumDistance | slop | |
| minDistance | slop | |
| touchSlop | slop | |
| hysteresis | slop | |
| allowableMovement | slop | |
| cancelsTouchesInView | cancels | |
| delaysTouchesBegan | delays | |
| delaysContentTouches | delays-touches | |
| edge | edges | |
| requiresFailureOf | requires | |
| requireToFail | requires | |
| simultaneousWith | with | |
| simultaneously | with | |
| axis | axis along axes | |
| orientation | along axes axis | |
| direction | along direction | |
| anchors | anchors | |
| detents | anchors detents | |
| snapPoints | anchors | |
| stops | anchors | |
| threshold | rule threshold | |
| snap | rule | |
| completion | rule | |
| autoreverses | autoreverse | |
| autoreverse | autoreverse | |
| yoyo | autoreverse | |
| repeatCount | repeat | |
| repeatDuration | repeat-for | |
| repeats | repeat | |
| loop | repeat | |
| iterations | repeat | |
| fillMode | fill | |
| isRemovedOnCompletion | removed | |
| beginTime | begin | |
| timeOffset | offset | |
| keyTimes | times | |
| calculationMode | mode | |
| timingFunctions | curves | |
| isAdditive | additive | |
| isCumulative | cumulative | |
| continuityValues | continuity | |
| tensionValues | tension | |
| biasValues | bias | |
| isPagingEnabled | paging | |
| pagingEnabled | paging | |
| contentSize | content | |
| contentInset | insets | |
| contentInsets | insets | |
| alwaysBounceVertical | always-bounces | |
| alwaysBounceHorizontal | always-bounces | |
| isDirectionalLockEnabled | lock | |
| decelerationRate | deceleration | |
| isScrollEnabled | enabled | |
| animated | animated | |
| withoutFinishing | finishing | |
| scrubsLinearly | scrubs-linearly | |
| pausesOnCompletion | pauses-on-completion | |
| isInterruptible | interruptible | |
| isUserInteractionEnabled | user-interaction | |
| isManualHitTestingEnabled | manual-hit-testing | |
| fps | rate | |
| frameRate | rate | |
| framesPerSecond | rate | |
| hz | rate | |
| frequency | rate | |
| superview | in | |
| parent | in | |
| finger | id | |
| pointer | id | |
| touch | id | |
| pointerId | id | |
| dampening | damping | |
| output | as | |
| file | as | |
| format | as format | |
| overwrite | replace | |
| force | replace | |

## Properties and paths: words

| there | here | difference |
|---|---|---|
| cornerRadius | radius | |
| layer.cornerRadius | radius | |
| borderRadius | radius | |
| opacity | alpha | |
| layer.opacity | alpha | |
| isHidden | hidden alpha | |
| backgroundColor | color | |
| background | color | |
| tintColor | color | |
| fill | color | |
| bounds | frame | |
| rect | frame | |
| size | frame | |
| origin | frame | |
| frame.origin | frame | |
| frame.origin.x | frame.x | |
| frame.origin.y | frame.y | |
| frame.size.width | frame.width | |
| frame.size.height | frame.height | |
| frame.minX | frame.x | |
| frame.minY | frame.y | |
| bounds.size.width | frame.width | |
| bounds.size.height | frame.height | |
| bounds.width | frame.width | |
| bounds.height | frame.height | |
| top | frame.y | |
| left | frame.x | |
| layer.position | center | |
| layer.frame | frame | |
| transform.scale | scale | |
| transform.rotation | rotation | In degrees. |
| transform.rotation.z | rotation | In degrees. |
| transform.translation.y | center.y | |
| transform.translation.x | center.x | |
| scaleX | scale | |
| rotate | rotation | |
| rotationAngle | rotation | In degrees. |
| angle | rotation | |
| anchorPoint | anchor | |
| userInteractionEnabled | interaction user-interaction | |
| isUserInteractionEnabled | interaction user-interaction | |
| contentOffset | offset | |
| contentOffset.x | offset | |
| contentOffset.y | offset | |
| scrollOffset | offset | |
| targetContentOffset | target | |
| isDragging | dragging | |
| isTracking | dragging | |
| isDecelerating | decelerating | |
| currentPage | page | |
| fractionComplete | fraction | |
| percentComplete | transition.percent fraction progress | |
| percent | fraction progress | |
| completion | progress | |
| value | progress | |
| isReversed | reversed | |
| isRunning | running | |
| isAnimating | running | |
| animatorState | animator.state | |
| gestureState | pan.state | |
| gesture.state | pan.state | |
| recognizer.state | pan.state | |
| translation | pan.translation | |
| translation.x | pan.translation | |
| translation.y | pan.translation | |
| translationY | pan.translation | |
| velocityY | pan.velocity | |
| location | pan.location | |
| numberOfTouches | touches | |
| remainingTime | remaining | |
| timeRemaining | remaining | |
| elapsed | time | |
| currentTime | time | |
| t | time | |
| now | time | |
| clock | time | |
| presentation | frame | |
| presentationLayer | frame | |
| model | model.frame | |
| isInteractive | transition.interactive | |
| selectedDetentIdentifier | detent | |

## Curves: words

| there | here | difference |
|---|---|---|
| easeInOut | ease-in-out | |
| easeIn | ease-in | |
| easeOut | ease-out | |
| ease | default | |
| easeInEaseOut | ease-in-out | |
| curveEaseInOut | ease-in-out | |
| curveEaseIn | ease-in | |
| curveEaseOut | ease-out | |
| curveLinear | linear | |
| kCAMediaTimingFunctionEaseInEaseOut | ease-in-out | |
| kCAMediaTimingFunctionDefault | default | |
| linearEasing | linear | |
| none | linear | |
| fastOutSlowIn | cubic(0.4,0,0.2,1) | |
| fastOutSlowInEasing | cubic(0.4,0,0.2,1) | |
| fastOutLinearIn | cubic(0.4,0,1,1) | |
| fastOutLinearInEasing | cubic(0.4,0,1,1) | |
| linearOutSlowIn | cubic(0,0,0.2,1) | |
| linearOutSlowInEasing | cubic(0,0,0.2,1) | |
| decelerate | quad-out | |
| accelerateDecelerate | ease-in-out | |
| easeInSine | sine-in | |
| easeOutSine | sine-out | |
| easeInOutSine | sine-in-out | |
| easeInQuad | quad-in | |
| easeOutQuad | quad-out | |
| easeInOutQuad | quad-in-out | |
| easeInCubic | cubic-in | |
| easeOutCubic | cubic-out | |
| easeInOutCubic | cubic-in-out | |
| easeInQuart | quart-in | |
| easeOutQuart | quart-out | |
| easeInOutQuart | quart-in-out | |
| easeInQuint | quint-in | |
| easeOutQuint | quint-out | |
| easeInOutQuint | quint-in-out | |
| easeInExpo | expo-in | |
| easeOutExpo | expo-out | |
| easeInOutExpo | expo-in-out | |
| easeInCirc | circ-in | |
| easeOutCirc | circ-out | |
| easeInOutCirc | circ-in-out | |
| easeInBack | back-in | |
| easeOutBack | back-out | |
| easeInOutBack | back-in-out | |
| power1.in | quad-in | |
| power1.out | quad-out | |
| power1.inOut | quad-in-out | |
| power2.in | cubic-in | |
| power2.out | cubic-out | |
| power2.inOut | cubic-in-out | |
| power3.in | quart-in | |
| power3.out | quart-out | |
| power3.inOut | quart-in-out | |
| power4.in | quint-in | |
| power4.out | quint-out | |
| power4.inOut | quint-in-out | |
| sine.in | sine-in | |
| sine.out | sine-out | |
| sine.inOut | sine-in-out | |
| expo.in | expo-in | |
| expo.out | expo-out | |
| expo.inOut | expo-in-out | |
| circ.in | circ-in | |
| circ.out | circ-out | |
| circ.inOut | circ-in-out | |
| back.in | back-in | |
| back.out | back-out | |
| back.inOut | back-in-out | |
| cubic-bezier | cubic | |
| cubicBezier | cubic | |
| bezier | cubic | |
| cubicBezierEasing | cubic | |
| smoothstep | smooth-step | |
| springTimingParameters | spring | |
| interactiveSpring | response(0.15,0.86) | |
| smooth | bounce(0.5,0) | |
| snappy | bounce(0.5,0.15) | |
| bouncy | bounce(0.5,0.3) | |
| elastic.out | — | Elastic curves aren't built in; `spring(0.4)` overshoots. |
| elasticOut | — | Elastic curves aren't built in; `spring(0.4)` overshoots. |
| bounce.out | — | Bouncing curves aren't built in; `linear(0,1@0.4,0.8@0.6,1)` draws one. |
| bounceOut | — | Bouncing curves aren't built in; `linear(0,1@0.4,0.8@0.6,1)` draws one. |

## Values: words

| there | here | difference |
|---|---|---|
| true | yes | |
| false | no | |
| on | yes | |
| off | no | |
| nil | none | |
| null | none | |
| undefined | none | |
| began | began down | |
| start | began start down | |
| begin | began down | |
| started | began | |
| move | changed move | |
| moved | changed move | |
| end | ended end up | |
| ended | ended up end | |
| cancel | cancelled cancel | |
| canceled | cancelled cancel | |
| top | up start | |
| bottom | down end | |
| north | up | |
| south | down | |
| forwards | forwards forward | |
| velocity | sign flick | |
| position | half | |
| threshold | half | |
| midpoint | half | |
| nearest | half detents | |
| snap | detents | |
| momentum | projection | |
| inertia | projection | |
| fling | flick | |
| uikit | two-segment scroll-view | |
| ios | two-segment | |
| android | android-lsq2 | |
| flutter | flutter-bottom-sheet | |
| leastSquares | lsq2 | |
| lsq | lsq2 | |
| longPress | press | |
| long-press | press | |
| doubleTap | tap | |
| screenEdge | edge | |
| horizontally | horizontal | |
| vertically | vertical | |
| rubberBand | rubber | |
| bounce | rubber | |
| clip | clamp | |
"""##
}
