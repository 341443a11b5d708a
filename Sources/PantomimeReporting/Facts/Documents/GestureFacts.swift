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
| G1 | documented | A recognizer is possible, began, changed, ended, cancelled or failed. | SDK header UIGestureRecognizer.h |
| G3 | documented | From possible a pan begins or fails; after it began it changes, ends or is cancelled; discrete gestures go from possible to ended; then it is possible again. | SDK header UIGestureRecognizer.h; Chameleon has the same nine edges |
| G4 | observed | A pan is never changed or cancelled before it began, and never fails after it began. | Chameleon; the rest follows from G3 |
| G6 | documented | The client receives began, changed, ended and cancelled at the next turn of the run loop, and never receives failed. | SDK header UIGestureRecognizer.h |
| G7 | documented | After its end a recognizer is reset to possible, and fingers still down are ignored until they lift. | SDK header UIGestureRecognizerSubclass.h |
| G8 | observed | In the callback for its end a recognizer still reads ended or cancelled, with its last numbers; the reset follows. | Chameleon |
| G9 | documented | A recognizer receives the touches that hit its view or its subviews, before the view does. | Apple documentation: UIGestureRecognizer; SDK header UIGestureRecognizer.h |
| G10 | documented | A tap or any other discrete gesture is never begun or changed, and its failure isn't reported. | SDK header UIGestureRecognizer.h |
| G12 | documented | Disabled during a gesture, a recognizer is cancelled, and its client is notified. | Apple documentation: UIGestureRecognizer.isEnabled |
| G13 | inferred | Disabled while still possible, a recognizer fails without a callback. | our deduction; WinObjC and UIKit-cross-platform differ |
| G14 | observed | Disabling and enabling a recognizer is the usual way to cancel it; fingers already down stay ignored. | FloatingPanel |
| G15 | documented | A call, an alert or the removal of a view cancels the touches, and with them every gesture that has begun. | Apple documentation: UIGestureRecognizer.touchesCancelled(\_:with:) |
| G16 | inferred | Touches cancelled while a recognizer is possible make it fail. | Compose does the same |
| G17 | documented | A subclass may set the state itself; setting cancelled acts like any other cancellation. | Apple documentation: UIGestureRecognizer.state |
| G18 | observed | A pan that is set to began at the first touch has no slop. | nathangitter/fluid-interfaces |
| G19 | inferred | Changes of state within one event are delivered one after another, in order. | our deduction; GU4 |
| G20 | inferred | Callbacks are delivered after the whole event, in order and at its instant; then come the resets. | follows from G6, G7 and G8 |

## Pans

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G23 | observed | The best known value for a pan's slop is 10 pt; the pan's value is undocumented. | Compose for UIKit; SwiftUI's DragGesture and UILongPressGestureRecognizer document 10 pt for themselves |
| G25 | observed | The slop is measured in a straight line, from the initial centroid of the fingers to the current one. | Compose, WinObjC |
| G26 | documented | A plain pan ignores the direction of the movement. | SDK header UIPanGestureRecognizer.h of early SDKs |
| G31 | documented | A translation is the whole movement since the beginning, in the coordinates of the given view, and not the last step. | Apple documentation: UIPanGestureRecognizer.translation(in:) |
| G32 | observed | While a pan is still possible, its translation already reports the displacement from the first touch. | react-native-gesture-handler |
| G33 | observed | When a pan begins, its translation is neither reliably zero nor reliably the whole displacement. | reports of three projects: PSStackedView, Charts, VCTransitionsLibrary |
| G35 | inferred | A pan begins with the displacement beyond the slop, and omits the same amount from then on: nothing for a slow finger, tens of points for a fast one. | follows from G32 and G33 |
| G37 | documented | Setting a pan's translation resets its velocity. | Apple documentation: UIPanGestureRecognizer.setTranslation(\_:in:) |
| G40 | documented | By default a pan takes at least one finger and any number at most. | Apple documentation: UIPanGestureRecognizer |
| G41 | documented | A pan changes while enough fingers are down, and ends only when the last one lifts. | SDK header UIPanGestureRecognizer.h |
| G42 | documented | With fewer fingers than its minimum, a pan that has begun sends nothing, and ends when the last one lifts. | SDK header UIPanGestureRecognizer.h; WinObjC and others do it differently |
| G43 | documented | A recognizer's location is the centroid of its touches. | Apple documentation: UIGestureRecognizer.location(in:) |
| G44 | observed | A pan follows the centroid of all its fingers. | react-native-gesture-handler |
| G45 | observed | A finger that is added or removed moves the centroid, but the translation must not jump. | WinObjC |
| G46 | documented | A pan cannot begin while more fingers are down than its maximum. | SDK header UIPanGestureRecognizer.h |
| G47 | inferred | When the number of fingers changes, the velocity is reset. | our deduction; WinObjC returns zero for 250 ms |
| G48 | inferred | If one of two fingers moves, the centroid moves half as far. | follows from G43 |
| G49 | documented | A velocity is reported in points per second, across and down, in the coordinates of the view. | Apple documentation: UIPanGestureRecognizer.velocity(in:) |
| G50 | documented | UIKit's pan keeps just two samples for its velocity, the current one and the previous one. | SDK header UIPanGestureRecognizer.h of early SDKs |
| G51 | inferred | A pan's velocity can therefore depend on its last two segments at most. | follows from G50 |
| G52 | observed | A velocity does not age: a finger that rests for 30 s and lifts reports the velocity of its last movement. | Stack Overflow 19092375 |
| G53 | observed | A resting finger produces no events, so nothing reduces its velocity. | Flutter issue 97761 |
| G54 | observed | Other systems report zero velocity if the finger has rested: after 40 ms, or after 100 ms. | super-ultra/ScrollMechanics, Flutter, Android, Compose |
| G55 | observed | A scroll view does not decelerate after a rest, so it must have a separate rule for stale samples. | Flutter issue 97761 |
| G58 | inferred | Before any movement, the velocity is zero. | follows from G50 |
| G60 | documented | An edge pan takes only touches that start at its edge; the width of the edge is undocumented. | Apple documentation: UIScreenEdgePanGestureRecognizer |
| G62 | inferred | By default a velocity is the displacement over the last two segments divided by their time; with one segment, that segment's. | follows from G50; GU6 |

## Arbitration between recognizers

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G63 | documented | A recognizer about to leave possible calls `shouldBegin`; if it returns false, the recognizer fails. | Apple documentation: UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(\_:) |
| G64 | documented | The call is made once: a refused recognizer is excluded for the rest of the touch. | follows from G7 and G63 |
| G65 | documented | For each new touch, the delegate may hide it from a recognizer. | SDK header UIGestureRecognizer.h |
| G66 | documented | Two recognizers run simultaneously if either delegate allows it; returning false is no guarantee. | SDK header UIGestureRecognizer.h |
| G67 | documented | By default no two gestures are recognized at the same time: the first to begin makes the others fail. | SDK header UIGestureRecognizer.h |
| G68 | documented | One gesture prevents another if it can, the other can be prevented, and neither delegate allows both. | SDK header UIGestureRecognizerSubclass.h; WinObjC |
| G70 | documented | A recognizer that waits for another begins when that one has failed, and fails if it begins. | Apple documentation: UIGestureRecognizer.require(toFail:) |
| G71 | documented | Delegates may also make one recognizer wait for another; they are called once for each attempt. | SDK header UIGestureRecognizer.h |
| G72 | inferred | A pan that waits keeps tracking, and begins at the finger's current position when the other one fails. | follows from G70; class listings of UIKit name such a step |
| G73 | inferred | A pan that still waits when its fingers lift fails. | our deduction |
| G74 | inferred | Recognizers that wait for one another in a cycle never begin; that is reported. | our deduction |
| G75 | documented | By default a view's touches are cancelled just before the gesture that takes them over is delivered. | Apple documentation: UIGestureRecognizer.cancelsTouchesInView |
| G76 | documented | A recognizer may delay the beginning of a touch for the view until it fails. | Apple documentation: UIGestureRecognizer.delaysTouchesBegan |
| G77 | documented | By default the end of a touch is delayed for the view until the recognizer has failed. | Apple documentation: UIGestureRecognizer.delaysTouchesEnded |
| G78 | observed | During a drag the view receives began, some moves and cancelled; then the pan is delivered. | a published trace of `cancelsTouchesInView` |
| G79 | documented | A scroll view delays touches for its content by about 150 ms, to detect a drag. | Apple documentation: UIScrollView.delaysContentTouches; the time by Stack Overflow 728014 and Compose |
| G81 | observed | A scroll view that scrolls along one axis only does not begin on movement along the other. | class listings of UIKit; common practice |
| G83 | observed | Of two recognizers that qualify in one event, the one of the deeper view is delivered first; within a view, the one added first. | WinObjC and Flutter |
| G84 | observed | The usual rule for a vertical pan is to begin if \|vy\| > \|vx\|; it is evaluated once, so later horizontal moves do not matter. | Stack Overflow 7100884 |
| G85 | observed | With a strict comparison, a tie or zero velocity refuses the pan, and the horizontal scroll view gets the touch. | Stack Overflow 7100884 |
| G86 | inferred | If there is no velocity, the direction of the displacement since the touch decides. | our deduction |
| G87 | inferred | A velocity rule and a displacement rule differ if a stroke begins with a curve. | our deduction |
| G88 | observed | Systems differ in the angle a pan accepts, 45° for \|vy\| > \|vx\| and 26.57° in Android's ViewPager, and in how they treat a tie. | Android, Flutter, Material Components, react-native-gesture-handler |
| G89 | documented | Directional lock tries to keep a drag on one axis; a diagonal start is not locked, and no angle is published. | SDK header UIScrollView.h; Apple documentation: UIScrollView.isDirectionalLockEnabled |
| G90 | observed | A scroll view has an axis to lock to and a hysteresis for reconsidering it; the rule is unknown. | class listings of UIKit |
| G91 | observed | A production panel lets its pan run simultaneously with the list's and decides in its handler which of them moves. | FloatingPanel |
| G92 | observed | Of nested scroll views along one axis the inner one scrolls first; at its limit, a new drag goes to the outer one. | class listings of UIKit |

## Constants of other systems

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G102 | observed | Flutter waits 500 ms for a long press and 300 ms for a second tap, within 100 points. | Flutter |
| G104 | observed | Android uses 8 dp for slop, 16 for paging, 300 ms for a double tap and 400 ms, formerly 500, for a long press. | Android's ViewConfiguration; Flutter |

## Estimating a velocity

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G112 | observed | The simplest velocity is that of the last segment. | Chameleon, UIKit-cross-platform |
| G113 | observed | One port smooths: a fifth of the old velocity and four fifths of the new one. | UIKit-cross-platform |
| G114 | observed | One port averages its fingers, and returns zero if they disagree, below 50 pt/s, or within 250 ms after one has lifted. | WinObjC |
| G115 | observed | Flutter fits a parabola to at most 20 samples of the last 100 ms, back to the first gap above 40 ms, and uses its slope at the end. | Flutter, Compose, react-native-gesture-handler |
| G116 | observed | In Flutter a rest of more than 40 ms before lift-off makes the velocity zero. | Flutter pull request 132291 |
| G117 | observed | The slope of the fitted parabola has a closed form in sums over the samples. | Android |
| G118 | observed | Android replaces a sample of the same time, drops all samples before a gap of 40 ms, and fits a line if there are too few for a parabola. | Android |
| G119 | observed | The impulse method sums the work that pushed the finger along, and converts it to a speed. | Android |
| G120 | observed | Android has more estimators: fits by a line and by a cubic, weighted fits, and integrating ones. | Android |
| G121 | observed | Flutter's fling on iOS weights the last three segments 0.60, 0.35 and 0.05, oldest first, and is zero after 40 ms without a sample. | Flutter |
| G122 | observed | Flutter's fling on macOS weights them 0.15, 0.65 and 0.20. | Flutter |
| G124 | observed | For the weights of the fling on iOS there is one measured run: 4030.79 pt/s on the device, 4030.69 computed. | Flutter issue 60501 |
| G126 | observed | Those weights are reported to return too little on a first fling, which has too few segments. | Flutter issues 149221 and 149222 |
| G127 | observed | Compose on iOS fits a parabola, and returns zero within 50 ms after a stop. | Compose |
| G128 | inferred | For scroll deceleration the three weights are the closest known; for a pan's velocity nothing has been measured, except that it uses two samples. | follows from G50 and G124 |
| G131 | observed | Flutter's fit uses only samples after a gap of 48 ms. | Flutter's tests |
| G133 | inferred | A stroke that reverses just before lift-off makes estimators differ in the sign of the velocity. | computed from a recorded stroke |

## Deciding at lift-off

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G135 | observed | The sign rule: the direction of the velocity decides; at zero velocity the animation keeps its direction. | nathangitter/fluid-interfaces and many samples |
| G136 | observed | The halfway rule: more than half of the distance completes. | common practice |
| G137 | observed | The flick-or-half rule: a speed above a threshold decides by its direction; otherwise the halfway rule applies. | most apps |
| G138 | documented | The projection rule: the target nearest to the projected end of the throw wins. | WWDC 2018 session 803 |
| G139 | observed | FloatingPanel projects, moves one segment at most, and checks whether more than half of that is covered. | FloatingPanel |
| G140 | observed | FloatingPanel removes a panel released at 5.5 or more remaining distances per second. | FloatingPanel |
| G141 | observed | Flutter's bottom sheet closes at more than 700 points per second downward, or with less than half of its height left. | Flutter |
| G142 | observed | Flutter's Cupertino sheet uses the sign at 2 heights per second or more, and otherwise stays if more than 0.52 is left. | Flutter |
| G143 | observed | Flutter's back swipe uses the sign at 1 width per second or more, and otherwise half of the distance. | Flutter |
| G144 | observed | Flutter's Dismissible treats 700 points per second, 400 more than across, as a fling, and otherwise requires 0.4 of the distance. | Flutter |
| G145 | observed | Flutter's drawer uses the sign at 365 points per second or more, and otherwise half of the distance. | Flutter |
| G146 | observed | Flutter's PageView turns the page at any speed above 20 pixels per second, and otherwise goes to the nearest page. | Flutter |
| G147 | observed | Compose goes to the next anchor at 125 dp per second or more, and otherwise only past half of the gap. | Compose |
| G148 | observed | Compose's older modal sheet requires 56 dp of travel in place of half of the gap. | Compose |
| G149 | observed | Android's bottom sheet expands if released upward; released downward, low or above 500 px/s, it hides if another tenth of a second would take half of its peek height off screen. | Android |
| G150 | observed | Android's side sheet decides like the bottom sheet, with the same numbers. | Android |
| G151 | observed | Material's swipe to dismiss accepts any velocity in an allowed direction, and at rest requires half of the width. | Material Components |
| G152 | observed | Android's ViewPager turns the page at 400 dp per second or more with 25 dp of travel, and otherwise at 60 % of the width. | Android |
| G153 | observed | Android's drawer uses the sign at 400 dp per second or more, and otherwise half of the distance. | Android |
| G154 | observed | A drawer of react-native adds a twentieth of a second of the velocity to its position, and requires half of the width. | react-native-gesture-handler |
| G155 | observed | Cancelled isn't ended: some systems treat it as a release at rest, some as any release; here the transition returns. | Flutter, nathangitter/fluid-interfaces; going back is our choice |
| G156 | observed | If two anchors are equally near, Compose uses the later one in its list. | Compose |
| G157 | observed | Exactly at the threshold most rules stay, because they compare strictly. | FloatingPanel, Flutter |
| G158 | observed | Usual guards of a rule: a velocity reset after a rest, a minimum distance, and a maximum speed. | Android, Flutter |

## Handing off a velocity to a spring

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G159 | inferred | At nine tenths of the distance, moving back slowly, the sign rule reverts and the projection completes. | follows from G135 and G138 |
| G160 | documented | UIKit's springs take a relative velocity: 1 is the whole remaining distance per second. | Apple documentation: UISpringTimingParameters |
| G161 | observed | A relative velocity is the velocity divided by the distance to the target, positive toward it. | nathangitter/fluid-interfaces |
| G162 | observed | On the target the relative velocity is 0. | nathangitter/fluid-interfaces |
| G163 | observed | A relative velocity is limited to ±30, because a tiny remaining distance would make the spring explode. | nathangitter/fluid-interfaces |
| G165 | observed | An animator's remaining distance is (1 − fraction) of the whole; in reverse the velocity changes its sign. | nathangitter/fluid-interfaces |
| G170 | observed | FloatingPanel settles with a response of 0.4 s, critically damped up to 300 pt/s and with a ratio of 0.5756 above. | FloatingPanel |

## Scroll views

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G171 | documented | The deceleration rates are 0.998 and 0.99, the fraction of the velocity kept per millisecond. | Apple documentation: UIScrollView.DecelerationRate; values seen in Flutter, Compose and others |
| G172 | observed | The velocity of a throw falls to 0.967184 per frame at 60 Hz, or to 0.845772 if fast. | super-ultra/ScrollMechanics |
| G173 | observed | A throw travels v·(1 − d^(1000t))/k with k = −1000·ln d, and v/k in total, 0.4995·v or 0.0995·v. | super-ultra/ScrollMechanics, Compose |
| G174 | observed | As a sum over milliseconds, a throw travels v/1000·d/(1 − d), 0.499·v or 0.099·v. | FloatingPanel, nathangitter/fluid-interfaces, POP |
| G175 | observed | Measured once on a device: a throw at 4030.79 pt/s traveled 2008.5 pt, a few points less than by either formula, so the motion is cut off at about 10 pt/s. | Flutter issue 60501 |
| G176 | inferred | A throw falls to a speed s after ln(v/s)/k seconds: from 1000 to 10 pt/s it takes 2.3 s. | follows from G173 |
| G177 | observed | Other systems stop a throw when half a point is left, or below a minimum speed. | super-ultra/ScrollMechanics, Compose, POP, Flutter |
| G178 | observed | Below about 250 pt/s a release does not start a throw. | Compose, tests on iOS 16; Open Radar 18746849 |
| G180 | documented | A scroll view's delegate receives the velocity in points per millisecond, and may change the target offset. | SDK header UIScrollView.h |
| G181 | observed | A scroll view's velocity has the sign of its offset: a finger going up counts as positive. | Flutter |
| G182 | documented | Released without velocity, a scroll view stays where it is. | Apple documentation: UIScrollViewDelegate |
| G184 | observed | A touch stops a scroll view that is still moving, and a drag that begins this way has no slop. | class listings of UIKit; christianselig.com |
| G185 | observed | Within its limits the offset follows the finger one to one. | super-ultra/ScrollMechanics, UIKit-cross-platform |
| G186 | observed | Offsets are rounded to whole pixels when shown; the exact offset is kept. | WordPress for iOS, pull request 19432 |
| G187 | inferred | The offset counts from where the pan begins, beyond the slop. | follows from G35 |
| G188 | observed | Beyond a limit the offset shown is c·x·D/(D + c·x) for the finger's displacement x, with c = 0.55 and D the length of the view. | super-ultra/ScrollMechanics, Compose, many posts |
| G189 | inferred | Caught beyond a limit, a scroll view computes the finger's displacement as y·D/(c·(D − y)) from the displacement y shown. | our mathematics from G188 |
| G190 | inferred | In a view of 400 pt a rubber band shows 48.352 of 100 pt, and 86.275 of 200. | our mathematics from G188 |
| G191 | observed | The rubber band applies to the raw offset, and not to the offset shown. | super-ultra/ScrollMechanics |
| G194 | documented | Without bouncing, a scroll view stops hard at its limits; one with small content bounces only if set to. | SDK header UIScrollView.h |
| G195 | observed | Released beyond a limit, other systems spring back with stiffness 100 or 200, critically damped; UIKit's spring is undocumented. | super-ultra/ScrollMechanics, Compose, Flutter |
| G196 | observed | A throw that reaches a limit continues as a spring with its speed there. | super-ultra/ScrollMechanics, Flutter |
| G197 | observed | A bounce is over when less than half a pixel is left. | super-ultra/ScrollMechanics |
| G198 | documented | Paging stops at multiples of the view's size, and moves one page per gesture at most. | Apple documentation: UIScrollView.isPagingEnabled |
| G199 | observed | The speed that turns a page is undocumented. | class listings of UIKit |
| G200 | inferred | A substitute for paging: the nearest page at rest, otherwise the next page ahead of the start of the drag. | follows from G146 and G198 |
| G201 | observed | To snap, choose the anchor nearest to the projected offset: the offset plus 499 times the velocity in points per millisecond. | FloatingPanel; Open Radar 18746849 |

## Recorded and synthesized touches

| fact | kind | statement | source |
| --- | --- | --- | --- |
| G206 | documented | Touches arrive about 60 times per second, and samples in between are coalesced into them. | Apple documentation: Getting high-fidelity input with coalesced touches |
| G209 | observed | On 120 Hz screens touches arrive 60 times per second unless the app animates at 120. | an Apple engineer in developer forums thread 710800 |
| G210 | inferred | Recognizers see one position per finger and event, so the rate changes the velocity and the overshoot of the slop. | follows from G206 |
| G211 | documented | A finger that did not move in an event is stationary, and only changed touches are delivered. | Apple documentation: UITouch.Phase |
| G213 | observed | The last event repeats the position of the last move, some 15 ms after it. | Flutter's recordings |
| G215 | observed | A stroke begins with a few nearly equal samples and then accelerates. | Flutter's and Android's recordings |
| G217 | observed | Recorded samples are 5 to 9 ms apart, with gaps of up to 62 ms. | computed from recordings |
| G218 | observed | A typical fling takes 45 to 130 ms, 9 to 18 samples and 100 to 640 pixels. | computed from recordings |
| G219 | inferred | Useful synthesized strokes: even, smooth, resting or reversing before lift-off, curved at the start, exactly diagonal, with an additional finger. | follows from G52, G54, G85 and G118 |
| G233 | documented | A move with a duration travels in a straight line, evenly, and lands exactly on its target. | W3C WebDriver |
| G234 | inferred | A synthesized finger moves at the event rate, and lifts at its position at the end of the last step. | follows from G52 and G233 |
| G239 | observed | Maestro's swipes travel from 90 % to 10 % of the screen, or the reverse, in 400 ms. | Maestro |
| G265 | our reading | Every open point of the sources is a single setting. | our choice |
| G266 | inferred | Invariants under every reading: legal states only, one final callback per gesture, no jump when fingers change, and uniform motion has its velocity with every estimator. | follows from G3, G4, G6, G45 and G67 |
"""#
  }
}
