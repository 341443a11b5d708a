// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/GestureFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var gestureFacts: String {
    #"""
# Facts about gestures

Recognizers, velocities, arbitration, decisions at lift-off, scrolling, and touches.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## The states of a recognizer

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G1 | documented | The state of a recognizer is possible, began, changed, ended, cancelled or failed. | SDK header UIGestureRecognizer.h |
| G3 | documented | A possible pan begins or fails; once it has begun, it changes, ends or is cancelled; discrete gestures go directly from possible to ended; afterward, the recognizer is possible again. | SDK header UIGestureRecognizer.h; Chameleon has the same nine edges |
| G4 | observed | A pan is never changed or cancelled before it has begun, and never fails afterward. | Chameleon; the rest follows from G3 |
| G6 | documented | A recognizer reports began, changed, ended and cancelled to its client at the next turn of the run loop, and never reports failed. | SDK header UIGestureRecognizer.h |
| G7 | documented | After the end of a gesture, its recognizer is reset to possible, and fingers that are still down are ignored until they lift. | SDK header UIGestureRecognizerSubclass.h |
| G8 | observed | In the callback for its end, a recognizer still reports ended or cancelled, with its last values; it is reset afterward. | Chameleon |
| G9 | documented | A recognizer receives the touches that hit its view or its subviews, before the view does. | Apple documentation: UIGestureRecognizer; SDK header UIGestureRecognizer.h |
| G10 | documented | The recognizer of a tap or any other discrete gesture never reports began or changed, and its failure isn't reported. | SDK header UIGestureRecognizer.h |
| G12 | documented | If a recognizer is disabled during a gesture, the gesture is cancelled, and the recognizer's client is notified. | Apple documentation: UIGestureRecognizer.isEnabled |
| G13 | inferred | If a recognizer is disabled while it is still possible, it fails without a callback. | our deduction; WinObjC and UIKit-cross-platform differ |
| G14 | observed | Disabling and enabling a recognizer is the usual way to cancel it; fingers already down stay ignored. | FloatingPanel |
| G15 | documented | A call, an alert or the removal of a view cancels the touches, and with them every gesture that has begun. | Apple documentation: UIGestureRecognizer.touchesCancelled(\_:with:) |
| G16 | inferred | If touches are cancelled while a recognizer is possible, it fails. | Compose does the same |
| G17 | documented | A subclass of a recognizer may set the state; setting it to cancelled acts like any other cancellation. | Apple documentation: UIGestureRecognizer.state |
| G18 | observed | A pan whose state is set to began at the first touch has no slop. | nathangitter/fluid-interfaces |
| G19 | inferred | Several changes of state within one event are delivered individually and in order. | our deduction; GU4 |
| G20 | inferred | Callbacks are delivered after the whole touch event, in order and at its instant; then the recognizers are reset. | follows from G6, G7 and G8 |

## Pans

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G23 | observed | The best known value for a pan's slop is 10 pt; the value in UIKit is undocumented. | Compose for UIKit; SwiftUI's DragGesture and UILongPressGestureRecognizer document 10 pt for themselves |
| G25 | observed | The slop is measured in a straight line, from the initial centroid of the fingers to the current one. | Compose, WinObjC |
| G26 | documented | A plain pan ignores the direction of the movement. | SDK header UIPanGestureRecognizer.h of early SDKs |
| G31 | documented | A pan's translation is the whole movement since its beginning and not the last step, in the coordinates of the given view. | Apple documentation: UIPanGestureRecognizer.translation(in:) |
| G32 | observed | While a pan is still possible, its translation already reports the displacement from the first touch. | react-native-gesture-handler |
| G33 | observed | When a pan begins, its translation is neither reliably zero nor reliably the whole displacement. | reports of three projects: PSStackedView, Charts, VCTransitionsLibrary |
| G35 | inferred | When a pan begins, its translation is the displacement beyond the slop, nothing for a slow finger and tens of points for a fast one; from then on, it omits the same slop. | follows from G32 and G33 |
| G37 | documented | Setting a pan's translation resets the pan's velocity. | Apple documentation: UIPanGestureRecognizer.setTranslation(\_:in:) |
| G40 | documented | By default, a pan requires at least one finger, and has no maximum. | Apple documentation: UIPanGestureRecognizer |
| G41 | documented | A pan reports changes while enough fingers are down, and ends only when the last finger lifts. | SDK header UIPanGestureRecognizer.h |
| G42 | documented | With fewer fingers than its minimum, a pan that has begun reports nothing, and ends when the last finger lifts. | SDK header UIPanGestureRecognizer.h; WinObjC and others do it differently |
| G43 | documented | A recognizer's location is the centroid of its touches. | Apple documentation: UIGestureRecognizer.location(in:) |
| G44 | observed | A pan follows the centroid of all its fingers. | react-native-gesture-handler |
| G45 | observed | Adding or lifting a finger moves the centroid, but the translation must not jump. | WinObjC |
| G46 | documented | A pan cannot begin while the number of fingers exceeds the pan's maximum. | SDK header UIPanGestureRecognizer.h |
| G47 | inferred | When the number of fingers changes, a pan's velocity is reset. | our deduction; WinObjC returns zero for 250 ms |
| G48 | inferred | If one of two fingers moves, the centroid moves half as far. | follows from G43 |
| G49 | documented | A velocity is reported in points per second, with a horizontal and a vertical component, in the coordinates of the view. | Apple documentation: UIPanGestureRecognizer.velocity(in:) |
| G50 | documented | UIKit's pan keeps only two samples for its velocity: the current sample and the previous one. | SDK header UIPanGestureRecognizer.h of early SDKs |
| G51 | inferred | A pan's velocity can therefore depend on its last two segments at most. | follows from G50 |
| G52 | observed | A pan's velocity does not decrease with age: a finger that rests for 30 s and lifts reports the velocity of its last movement. | Stack Overflow 19092375 |
| G53 | observed | A resting finger produces no events, so nothing reduces the pan's velocity. | Flutter issue 97761 |
| G54 | observed | Other systems report zero velocity if the finger has rested: some after 40 ms, others after 100 ms. Compose on iOS does so, too, if the last motion took less than 50 ms. | super-ultra/ScrollMechanics, Flutter, Android, Compose |
| G55 | observed | A scroll view does not decelerate if the finger has rested before lift-off, so it must have a separate rule for old samples. | Flutter issue 97761 |
| G58 | inferred | Before any movement, a pan's velocity is zero. | follows from G50 |
| G60 | documented | An edge pan takes only touches that start at its edge; the width of the edge is undocumented. | Apple documentation: UIScreenEdgePanGestureRecognizer |
| G62 | inferred | By default a velocity is the displacement over the last two segments divided by their time; with one segment, that segment's. | follows from G50; GU6 |

## Arbitration between recognizers

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G63 | documented | A recognizer that is about to leave the state possible calls `shouldBegin`; if the delegate returns false, the recognizer fails. | Apple documentation: UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(\_:) |
| G64 | documented | `shouldBegin` is called once: a refused recognizer is excluded for the rest of the touch. | follows from G7 and G63 |
| G65 | documented | The delegate may hide each new touch from a recognizer. | SDK header UIGestureRecognizer.h |
| G66 | documented | Two recognizers run simultaneously if either delegate allows it, so returning false does not guarantee the opposite. | SDK header UIGestureRecognizer.h |
| G67 | documented | By default, no two gestures are recognized at the same time: the first recognizer to begin makes the others fail. | SDK header UIGestureRecognizer.h |
| G68 | documented | A recognizer prevents another one if it can, if the other one can be prevented, and if neither delegate allows both to recognize. | SDK header UIGestureRecognizerSubclass.h; WinObjC |
| G70 | documented | A recognizer that waits for the failure of another begins when the other one has failed, and fails if the other one begins. | Apple documentation: UIGestureRecognizer.require(toFail:) |
| G71 | documented | Delegates may also make one recognizer wait for the failure of another; they are called once for each attempt. | SDK header UIGestureRecognizer.h |
| G72 | inferred | A pan that waits for another recognizer keeps tracking, and begins at the finger's current position when the other one fails. | follows from G70; class listings of UIKit name such a step |
| G73 | inferred | If a pan is still waiting for another recognizer when its fingers lift, it fails. | our deduction |
| G74 | inferred | Recognizers that wait for one another in a cycle never begin; the model reports that. | our deduction |
| G75 | documented | By default, a view's touches are cancelled just before the gesture that takes them over is reported. | Apple documentation: UIGestureRecognizer.cancelsTouchesInView |
| G76 | documented | A recognizer may delay the delivery of a new touch to the view until the recognizer fails. | Apple documentation: UIGestureRecognizer.delaysTouchesBegan |
| G77 | documented | By default, the delivery of a touch's end to the view is delayed until the recognizer has failed. | Apple documentation: UIGestureRecognizer.delaysTouchesEnded |
| G78 | observed | During a drag, the view receives the beginning of the touch, some moves and the cancellation; then the pan is reported. | a published trace of `cancelsTouchesInView` |
| G79 | documented | A scroll view delays touches for its content by about 150 ms, so that it can detect a drag first. | Apple documentation: UIScrollView.delaysContentTouches; the time by Stack Overflow 728014 and Compose |
| G81 | observed | A scroll view that scrolls only along one axis does not begin to scroll if the finger moves along the other axis. | class listings of UIKit; common practice |
| G83 | observed | Of two recognizers that qualify in one event, the one on the deeper view is called first; on the same view, the one that was added first. | WinObjC and Flutter |
| G84 | observed | The usual rule for a vertical pan is to begin if \|vy\| > \|vx\|; it is evaluated once, so later horizontal moves do not matter. | Stack Overflow 7100884 |
| G85 | observed | With a strict comparison, a tie or zero velocity refuses the pan, and the horizontal scroll view receives the touch. | Stack Overflow 7100884 |
| G86 | inferred | If there is no velocity, the direction of the displacement since touch-down decides. | our deduction |
| G87 | inferred | A rule that compares velocities and a rule that compares displacements disagree if a stroke is curved at its start. | our deduction |
| G88 | observed | Systems differ in the angle a pan accepts, 45° for \|vy\| > \|vx\| and 26.57° in Android's ViewPager, and in how they treat a tie. | Android, Flutter, Material Components, react-native-gesture-handler |
| G89 | documented | Directional lock tries to keep a drag on one axis; a drag with a diagonal start is not locked, and no angle is published. | SDK header UIScrollView.h; Apple documentation: UIScrollView.isDirectionalLockEnabled |
| G90 | observed | A scroll view has a lock to one axis, and a hysteresis for reconsidering the lock; the rule is unknown. | class listings of UIKit |
| G91 | observed | A production panel lets its pan run simultaneously with the list's and decides in its handler which of them moves. | FloatingPanel |
| G92 | observed | Of nested scroll views along one axis, the inner one scrolls first; when it is at its limit, a new drag scrolls the outer one. | class listings of UIKit |

## Constants of other systems

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G102 | observed | Flutter waits 500 ms for a long press, and 300 ms for a second tap, which must be within 100 points of the first. | Flutter |
| G104 | observed | Android uses a slop of 8 dp, or 16 dp for paging, and waits 300 ms for a double tap and 400 ms, formerly 500 ms, for a long press. | Android's ViewConfiguration; Flutter |

## Estimating a velocity

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G112 | observed | The simplest velocity estimate is the velocity of the last segment. | Chameleon, UIKit-cross-platform |
| G113 | observed | One port smooths the velocity: it adds a fifth of the old estimate to four fifths of the new one. | UIKit-cross-platform |
| G114 | observed | One port averages the velocities of its fingers, and returns zero if they disagree, if they are below 50 pt/s, or within 250 ms after a finger has lifted. | WinObjC |
| G115 | observed | Flutter fits a parabola to at most 20 samples of the last 100 ms, back to the first gap above 40 ms, and uses the parabola's slope at the end. | Flutter, Compose, react-native-gesture-handler |
| G116 | observed | In Flutter, a rest of more than 40 ms before lift-off makes the velocity zero. | Flutter pull request 132291 |
| G117 | observed | The slope of the fitted parabola can be computed directly from sums over the samples. | Android |
| G118 | observed | Android replaces a sample that has the same time as a new one, drops all samples before a gap of 40 ms, and fits a line if too few samples for a parabola are left. | Android |
| G119 | observed | The impulse method treats the finger as pushing a mass, sums the work of the push, and converts that sum to a speed. | Android |
| G120 | observed | Android has more estimators: fits of a line and of a cubic, weighted fits, and estimators that integrate. | Android |
| G121 | observed | For a fling on iOS, Flutter weights the velocities of the last three segments by 0.60, 0.35 and 0.05, oldest first, and returns zero after 40 ms without a sample. | Flutter |
| G122 | observed | For a fling on macOS, Flutter weights the velocities of the last three segments by 0.15, 0.65 and 0.20. | Flutter |
| G124 | observed | For Flutter's weights on iOS (G121), there is one measured run: 4030.79 pt/s on the device, 4030.69 pt/s computed. | Flutter issue 60501 |
| G126 | observed | Flutter's weights on iOS (G121) are reported to yield too low a velocity on a first fling, which has too few segments. | Flutter issues 149221 and 149222 |
| G127 | observed | Compose on iOS fits a parabola. Its velocity is zero if the finger lifts less than 50 ms after the touch-down or after its last stop, a gap of more than 40 ms between samples. | Compose |
| G128 | inferred | For scroll deceleration, the three weights of G121 are the closest known estimate; for a pan's velocity, nothing has been measured, except that it uses two samples. | follows from G50 and G124 |
| G131 | observed | If there is a gap of 48 ms, Flutter's fit uses only the samples after it. | Flutter's tests |
| G133 | inferred | If a stroke reverses just before lift-off, estimators disagree about the sign of the velocity. | computed from a recorded stroke |

## Deciding at lift-off

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G135 | observed | The sign rule: the direction of the velocity decides; at zero velocity the animation keeps its direction. | nathangitter/fluid-interfaces and many samples |
| G136 | observed | The halfway rule: more than half of the distance completes. | common practice |
| G137 | observed | The flick-or-half rule: above a threshold speed, the direction of the velocity decides; otherwise, the halfway rule applies. | most apps |
| G138 | documented | The projection rule: the target nearest to the projected end of the throw wins. | WWDC 2018 session 803 |
| G139 | observed | FloatingPanel projects the movement, moves the panel one segment between anchors at most, and checks whether more than half of that segment is covered. | FloatingPanel |
| G140 | observed | FloatingPanel removes a panel that is released at 5.5 or more remaining distances per second. | FloatingPanel |
| G141 | observed | Flutter's bottom sheet closes if it is released at more than 700 points per second downward, or with less than half of its height left. | Flutter |
| G142 | observed | For Flutter's Cupertino sheet, the sign of the velocity decides at 2 heights per second or more; otherwise, the sheet stays if more than 0.52 of its height is left. | Flutter |
| G143 | observed | For Flutter's back swipe, the sign of the velocity decides at 1 width per second or more; otherwise, half of the distance is the threshold. | Flutter |
| G144 | observed | Flutter's Dismissible treats a release at 700 points per second, 400 more than the speed across, as a fling; otherwise, it requires 0.4 of the distance. | Flutter |
| G145 | observed | For Flutter's drawer, the sign of the velocity decides at 365 points per second or more; otherwise, half of the distance is the threshold. | Flutter |
| G146 | observed | Flutter's PageView turns the page at any speed above 20 pixels per second, and otherwise goes to the nearest page. | Flutter |
| G147 | observed | Compose moves to the next anchor at 125 dp per second or more; at lower speeds, it does so only past half of the gap between the anchors. | Compose |
| G148 | observed | Compose's older modal sheet requires 56 dp of travel instead of half of the gap. | Compose |
| G149 | observed | Android's bottom sheet expands if released upward; if released downward while it is low or above 500 px/s, it hides if another tenth of a second would take half of its peek height off screen. | Android |
| G150 | observed | Android's side sheet follows the same rule as the bottom sheet, with the same numbers. | Android |
| G151 | observed | Material's swipe to dismiss accepts any velocity in an allowed direction; if it is released at rest, it requires half of the width. | Material Components |
| G152 | observed | Android's ViewPager turns the page at 400 dp per second or more if the finger has moved 25 dp, and otherwise at 60 % of the width. | Android |
| G153 | observed | For Android's drawer, the sign of the velocity decides at 400 dp per second or more; otherwise, half of the distance is the threshold. | Android |
| G154 | observed | A drawer of react-native adds to its position the distance that its velocity covers in a twentieth of a second, and requires half of the width. | react-native-gesture-handler |
| G155 | observed | A cancelled gesture hasn't ended: some systems treat it as a release at rest, others as any other release; in this model, the transition returns. | Flutter, nathangitter/fluid-interfaces; going back is our choice |
| G156 | observed | If two anchors are equally near, Compose uses the later one in its list. | Compose |
| G157 | observed | Exactly at their threshold, most rules do not complete, because they compare strictly. | FloatingPanel, Flutter |
| G158 | observed | Many rules have guards: a velocity that is reset after a rest, a minimum distance, and a maximum speed. | Android, Flutter |

## Handing off a velocity to a spring

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G159 | inferred | If a view at nine tenths of the distance moves back slowly, the sign rule reverts it and the projection rule completes it. | follows from G135 and G138 |
| G160 | documented | UIKit's springs take a relative velocity: 1 means the whole remaining distance per second. | Apple documentation: UISpringTimingParameters |
| G161 | observed | The relative velocity is the velocity divided by the distance to the target; it is positive toward the target. | nathangitter/fluid-interfaces |
| G162 | observed | If a view is already at its target, the relative velocity is 0. | nathangitter/fluid-interfaces |
| G163 | observed | A relative velocity is limited to ±30, because over a tiny remaining distance, the spring would otherwise explode. | nathangitter/fluid-interfaces |
| G165 | observed | An animator's remaining distance is (1 − fraction) of the whole distance; in reverse, the relative velocity changes its sign. | nathangitter/fluid-interfaces |
| G170 | observed | FloatingPanel settles with a spring that has a response of 0.4 s, and is critically damped up to 300 pt/s; above that speed, its damping ratio is 0.5756. | FloatingPanel |

## Scroll views

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G171 | documented | The deceleration rates are 0.998 and 0.99; they are the fraction of the velocity that is kept per millisecond. | Apple documentation: UIScrollView.DecelerationRate; values seen in Flutter, Compose and others |
| G172 | observed | The velocity of a throw falls to 0.967184 of its value per frame at 60 Hz, or to 0.845772 with the fast rate. | super-ultra/ScrollMechanics |
| G173 | observed | A throw travels v·(1 − d^(1000t))/k with k = −1000·ln d, and v/k in total, which is 0.4995·v, or 0.0995·v with the fast rate. | super-ultra/ScrollMechanics, Compose |
| G174 | observed | Computed as a sum over milliseconds, a throw travels v/1000·d/(1 − d), which is 0.499·v, or 0.099·v with the fast rate. | FloatingPanel, nathangitter/fluid-interfaces, POP |
| G175 | observed | Measured once on a device: a throw at 4030.79 pt/s traveled 2008.5 pt, a few points less than either formula gives, so the motion is cut off at about 10 pt/s. | Flutter issue 60501 |
| G176 | inferred | A throw slows down to a speed s after ln(v/s)/k seconds: from 1000 to 10 pt/s, that takes 2.3 s. | follows from G173 |
| G177 | observed | Other systems stop a throw when half a point is left, or when the speed falls below a minimum. | super-ultra/ScrollMechanics, Compose, POP, Flutter |
| G178 | observed | A release below about 250 pt/s does not start a throw. | Compose, tests on iOS 16; Open Radar 18746849 |
| G180 | documented | A scroll view's delegate receives the velocity in points per millisecond, and may change the target offset. | SDK header UIScrollView.h |
| G181 | observed | A scroll view's velocity has the sign of its offset, so a finger that moves up has a positive velocity. | Flutter |
| G182 | documented | A scroll view that is released without velocity stays where it is. | Apple documentation: UIScrollViewDelegate |
| G184 | observed | A touch stops a scroll view that is still moving, and a drag that begins with such a touch has no slop. | class listings of UIKit; christianselig.com |
| G185 | observed | Within a scroll view's limits, its offset follows the finger one to one. | super-ultra/ScrollMechanics, UIKit-cross-platform |
| G186 | observed | Offsets are rounded to whole pixels when shown; the exact offset is kept. | WordPress for iOS, pull request 19432 |
| G187 | inferred | The offset follows the finger from the point at which the pan begins, beyond the slop. | follows from G35 |
| G188 | observed | Beyond a limit, the offset shown is c·x·D/(D + c·x), where x is the finger's displacement beyond the limit, c is 0.55, and D is the length of the view. | super-ultra/ScrollMechanics, Compose, many posts |
| G189 | inferred | A scroll view that is caught beyond a limit computes the finger's displacement as y·D/(c·(D − y)) from the displacement y shown. | our mathematics from G188 |
| G190 | inferred | For a view of 400 pt, a rubber band shows 48.352 pt of a displacement of 100 pt, and 86.275 pt of 200 pt. | our mathematics from G188 |
| G191 | observed | The rubber band applies to the raw offset, and not to the offset shown. | super-ultra/ScrollMechanics |
| G194 | documented | Without bouncing, a scroll view stops hard at its limits; a scroll view with small content bounces only if it is set to. | SDK header UIScrollView.h |
| G195 | observed | Beyond a limit, scroll views of other systems spring back with stiffness 100 or 200, critically damped (Flutter: 100, ratio 1.1). If released toward the content, Compose's spring has stiffness 400 and ratio 0.75. UIKit's is undocumented. | super-ultra/ScrollMechanics, Compose, Flutter |
| G196 | observed | A throw that reaches a limit continues as a spring with the throw's speed there. | super-ultra/ScrollMechanics, Flutter |
| G197 | observed | A bounce is over when less than half a pixel of its distance is left. | super-ultra/ScrollMechanics |
| G198 | documented | A scroll view with paging stops at multiples of its size, and moves by one page per gesture at most. | Apple documentation: UIScrollView.isPagingEnabled |
| G199 | observed | The speed at which a release turns a page is undocumented. | class listings of UIKit |
| G200 | inferred | A substitute for the undocumented paging rule: a release at rest goes to the nearest page, and any other release to the next page ahead of the start of the drag. | follows from G146 and G198 |
| G201 | observed | To snap, choose the anchor nearest to the projected offset, which is the offset plus 499 times the velocity in points per millisecond. | FloatingPanel; Open Radar 18746849 |

## Recorded and synthesized touches

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G206 | documented | Touches arrive about 60 times per second, and the samples between two touches are coalesced into the second. | Apple documentation: Getting high-fidelity input with coalesced touches |
| G209 | observed | On 120 Hz screens, touches arrive 60 times per second unless the app animates at 120 Hz. | an Apple engineer in developer forums thread 710800 |
| G210 | inferred | Recognizers see one position per finger and event, so the event rate changes the velocity, and how far the finger is beyond the slop when a pan begins. | follows from G206 |
| G211 | documented | A finger that has not moved in an event is stationary, and only touches that have changed are delivered. | Apple documentation: UITouch.Phase |
| G213 | observed | The last touch event repeats the position of the last move, some 15 ms after it. | Flutter's recordings |
| G215 | observed | A stroke begins with a few nearly equal samples and then accelerates. | Flutter's and Android's recordings |
| G217 | observed | Recorded samples are 5 to 9 ms apart, with gaps of up to 62 ms. | computed from recordings |
| G218 | observed | A typical fling takes 45 to 130 ms, consists of 9 to 18 samples and covers 100 to 640 pixels. | computed from recordings |
| G219 | inferred | Useful synthesized strokes are even, smooth, resting or reversing before lift-off, curved at the start, exactly diagonal, or made with an additional finger. | follows from G52, G54, G85 and G118 |
| G233 | documented | A pointer move with a duration travels in a straight line at a constant speed, and ends exactly at its target. | W3C WebDriver |
| G234 | inferred | A synthesized finger moves at the event rate, and lifts at its position at the end of the last step. | follows from G52 and G233 |
| G239 | observed | Maestro's swipes take 400 ms. On iOS, they travel from 90 % to 10 % of the screen or in the opposite direction, except for a swipe down, which travels from 20 % to 90 %. | Maestro |
| G265 | our reading | Each point that the sources leave open is a single setting of the model. | our choice |
| G266 | inferred | Under every reading, only legal states occur, each gesture has one final callback, nothing jumps when fingers are added or lifted, and every estimator returns the velocity of a uniform motion. | follows from G3, G4, G6, G45 and G67 |
"""#
  }
}
