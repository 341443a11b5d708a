// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/AnimatorFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var animatorFacts: String {
    #"""
# Facts about animators

How a property animator starts, runs, ends, and is scrubbed, reversed, and continued; and how a percentage drives a
transition.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## States of an animator

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A1 | documented | An animator is inactive (0), active (1) or stopped (2). | Apple documentation: UIViewAnimatingState; SDK header UIViewAnimating.h |
| A2 | documented | A completion receives one of three positions: the end (0, the values of the block), the start (1, the values before it) or the current values (2). | Apple documentation: UIViewAnimatingPosition; SDK header UIViewAnimating.h |
| A3 | documented | Start and end refer to the values and not to the direction of travel, so a reversed animator that has returned reports the start. | Apple documentation: UIViewAnimatingPosition; WWDC 2016 session 216 |
| A4 | documented | A new animator is inactive, and so is one that has finished: nothing runs, it can be configured, and blocks wait for the next start. | Apple documentation: UIViewAnimating, UIViewAnimatingState |
| A5 | documented | Running and paused are both active; the first start, pause or assigned fraction activates an animator, and its end or a stop deactivates it. | Apple documentation: UIViewAnimating.state |
| A6 | documented | A stopped animator has dropped its animations and keeps the values last shown; the only valid next step is to finish it. | Apple documentation: UIViewAnimating.state; SDK header UIViewAnimating.h |
| A7 | documented | An animator counts as running only while its animations advance, in either direction. | Apple documentation: UIViewAnimating.isRunning; SDK header UIViewAnimating.h |
| A9 | documented | Creating an animator starts nothing; only the factory `runningPropertyAnimator` returns one that is already running. | Apple documentation: UIViewPropertyAnimator |
| A10 | documented | Starting an inactive animator runs its blocks immediately: the models have their targets from then on, while the presentation begins to move. | Apple documentation: UIViewAnimating.startAnimation(); WWDC 2016 session 216 |
| A11 | documented | Starting a paused animator resumes it from its current position, in its current direction. | Apple documentation: UIViewAnimating.startAnimation(); SDK header UIViewAnimating.h |
| A13 | documented | Starting a stopped animator is a programming error. | Apple documentation: UIViewAnimating.startAnimation(), UIViewPropertyAnimator |
| A14 | inferred | Starting an animator that is already running changes nothing. | follows from A10 and A11, which speak only of inactive and paused animators |
| A15 | documented | Started with no block to run, an animator waits, active and paused, until a block is added, and then runs it immediately (iOS 11). | SDK header UIViewPropertyAnimator.h; WWDC 2017 session 230 |
| A17 | documented | A delayed start makes the animator active immediately; its animations begin to move when the delay is over. | Apple documentation: UIViewAnimating.startAnimation(afterDelay:) |
| A18 | documented | According to Apple's page, a delayed start may also resume a paused animator. | Apple documentation: UIViewAnimating.startAnimation(afterDelay:) |
| A19 | observed | In practice, a delayed start of a paused animator raised an exception, contrary to the page. | LOLITA0164, blog series of tests call by call, 2018; RxSwiftExt pull request 153 |
| A20 | our reading | A negative delay is refused. | no public documentation; our choice |
| A21 | documented | Pausing a running animator holds it at its current position: it stays active and no longer runs. | Apple documentation: UIViewAnimating.pauseAnimation() |
| A22 | documented | Pausing an inactive animator runs its blocks and holds them at their beginning: it is active and paused at fraction 0. | Apple documentation: UIViewAnimating.pauseAnimation(); WWDC 2017 session 230 |
| A23 | documented | Pausing a paused animator does nothing; pausing a stopped one is an error. | Apple documentation: UIViewAnimating.pauseAnimation() |
| A24 | documented | A stop removes the animations immediately and writes the presentation values into the models. | Apple documentation: UIViewAnimating.stopAnimation(\_:); WWDC 2016 session 216 |
| A25 | documented | A stop without finishing makes the animator inactive immediately, and no completion runs. | Apple documentation: UIViewAnimating.stopAnimation(\_:); WWDC 2016 session 216 |
| A26 | documented | A stop that is to be finished leaves the animator stopped and keeps its completions until `finishAnimation(at:)`. | Apple documentation: UIViewAnimating.stopAnimation(\_:); WWDC 2016 session 216 |
| A28 | observed | Stopping an animator that is already stopped raised an exception. | LOLITA0164, blog series of tests call by call, 2018 |
| A29 | observed | Stopping and then finishing an animator that was never active crashed: such a stop does not reach the stopped state. | Microsoft fluentui-apple pull request 915, 2022 |
| A30 | inferred | Stopping an inactive animator without finishing is harmless. | RxSwiftExt pull request 151, shipped code that does it after every natural end |
| A31 | observed | A probe that stopped a paused animator without finishing read the start value and not the held one; no frame had been drawn in between. | OpenUIKit's probe app on iOS 26.1 |
| A32 | documented | Only a stopped animator can be finished; in any other state it is an error. | Apple documentation: UIViewAnimating.finishAnimation(at:) |
| A33 | observed | Finishing an inactive or active animator raised an exception. | Hero issue 214 (iOS 10); LOLITA0164, blog series of tests call by call, 2018; fluentui-apple pull request 1385 |
| A34 | documented | Finishing sets the end, start or current values as requested, runs the completions with that position, and leaves the animator inactive. | Apple documentation: UIViewAnimating.finishAnimation(at:); WWDC 2016 session 216 |
| A35 | documented | Apple calls finishing after a stop optional, for apps that need completions or definite values; a stopped animator must still be finished before it is released (A50). | Apple documentation: UIViewAnimating.stopAnimation(\_:) |
| A36 | documented | Assigning a fraction to an inactive animator makes it active and paused at that fraction. | Apple documentation: UIViewAnimating.fractionComplete; confirmed by OpenUIKit's probe app on iOS 26.1 |
| A37 | documented | While paused, a fraction may be assigned, and the presentation follows it. | Apple documentation: UIViewAnimating.fractionComplete |
| A38 | documented | A fraction assigned to a running animator has no effect; it is meant for paused animators. | SDK header UIViewAnimating.h; Apple documentation: UIViewAnimating.fractionComplete |
| A39 | observed | In iOS 10 a fraction assigned to an inactive animator was shown only one turn of the run loop later, unless it had been started and paused before. | Open Radar 30856746 (iOS 10, 2017) |

## How an animator ends

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A40 | documented | Completions may be added at any time, even while stopped; they run at the natural end or on finishing, and never after a stop without finishing. | Apple documentation: UIViewPropertyAnimator.addCompletion(\_:) |
| A41 | documented | An animator may have several completions, and all of them run. | Apple documentation: UIViewPropertyAnimator.addCompletion(\_:) |
| A42 | documented | Completions are dropped when the animator stops or finishes, so a reused animator does not call the old ones. | SDK header UIViewPropertyAnimator.h |
| A43 | documented | At its natural end an animator leaves the targets, becomes inactive and passes the end to its completions. | Apple documentation: UIViewPropertyAnimator; WWDC 2016 session 216; WWDC 2017 session 230 |
| A44 | documented | A reversed animator that has returned to its start passes the start to its completions. | WWDC 2016 session 216 |
| A45 | observed | When the completion of a reversed run is called, the model is already back at its start value. | Stack Overflow 76001357 |
| A46 | documented | An animator that pauses on completion stays active at its end, runs no completion and can be reversed; only `isRunning` shows that it arrived. | Apple documentation: UIViewPropertyAnimator.pausesOnCompletion; WWDC 2017 session 230 |
| A47 | observed | Inside the completions of a natural end an animator was seen to read as still running, in a state that is none of the three. | fluentui-apple pull request 1385 |
| A50 | observed | Releasing the last reference to a paused or stopped animator raises an exception. | crash reports of several projects: DrawerView 22, CollectionViewPagingLayout 58, ToastUI 7; Juejin article 7364971296163266594 |
| A51 | inferred | An animator parked at its end counts as paused, so it must not be released either. | follows from A46 and A50 |
| A52 | observed | A running animator stays alive until its completions have run; an inactive one may be released at any time. | Juejin article 7364971296163266594; OpenUIKit's probe app on iOS 26.1 |
| A53 | observed | Contrary to Apple's documentation, starting and pausing a stopped animator were once seen to do nothing at all. | LOLITA0164, blog series of tests call by call, 2018 |
| A54 | observed | Starting an animator again after a stop without finishing, without a new block, was once seen to raise an exception. | LOLITA0164, blog series of tests call by call, 2018 |
| A55 | observed | Shipped code finishes an animator that was stopped without finishing, so finishing an inactive animator may not raise an exception everywhere. | two shipped GitHub projects that do it in `deinit` |
| A57 | inferred | A completion receives the current position only if the animator was finished there. | follows from A34, A43 and A44 |
| A59 | observed | OpenUIKit's port pauses automatically when a fraction is assigned to a running animator; that was its author's choice and not a measurement. | OpenUIKit's port of the animator |

## The fraction

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A63 | observed | While an animator runs, its fraction is elapsed time over duration, whatever the curve: an ease-in-out at a quarter of its time reads 0.25 and shows 0.129. | OpenUIKit's probe app on iOS 26.1; WWDC 2017 session 230 says it likewise |
| A64 | documented | While paused with linear scrubbing, the fraction is progress: 0.5 shows the midpoint, whatever the curve. | WWDC 2016 session 216; WWDC 2017 session 230 |
| A65 | documented | Without linear scrubbing the curve is kept while paused: an assigned fraction is a fraction of the time, and the curve maps it to progress. | Apple documentation: UIViewPropertyAnimator.scrubsLinearly; WWDC 2017 session 230 |
| A70 | documented | Pausing replaces the curve with a line, and the fraction, until then a fraction of the time, becomes progress: the number changes and nothing jumps on screen. | WWDC 2017 session 230 |
| A71 | documented | Continuing returns to the real curve and re-maps the time, so the number changes and nothing jumps on screen: 0.5 of an ease-out may become 0.1. | WWDC 2017 session 230 |
| A72 | inferred | At a pause the fraction becomes g(u), and at a continue the time fraction becomes the first u with g(u) = fraction, where g is the timing function. | follows from A70 and A71 |
| A74 | inferred | Without linear scrubbing nothing needs converting: the fraction is always a fraction of the time. | follows from A65 |
| A75 | documented | Pausing and continuing keep the position and not the velocity; the app must hide a visible break. | WWDC 2016 session 216 |
| A76 | documented | To drag from the current position: pause first, then read the fraction, and assign that number plus the finger's travel as progress. | WWDC 2017 session 230 |
| A77 | observed | Since iOS 11, reversing an animator immediately replaces its fraction with one minus the fraction, because the fraction is reported in the direction of travel. | Stack Overflow 46406670 (iOS 10 against iOS 11) |
| A78 | observed | Independent code computes the position of a reversed animator as one minus its fraction, running or paused. | VDAnimation and several samples on GitHub |
| A79 | observed | An assigned fraction also counts in the direction of travel: for a reversed animator, a drag enters with the opposite sign. | nathangitter/interactive-animations and its many copies |
| A81 | observed | At the end of a reversed run the fraction is 1 and not 0. | two GitHub samples that observe `isRunning` |
| A83 | observed | Code written for iOS 10 computes the complement of the fraction itself when it reverses an animator. | older GitHub samples |
| A85 | observed | An inactive animator reads 0 even if reversed, and one reversed before its first start is immediately at its start unless nudged. | dankinsoid/VDAnimation |
| A86 | inferred | Keep the state in forward terms, and report x forward and 1 − x in reverse, where x is the time fraction while running and the progress while scrubbed linearly. | follows from A77, A78, A79 and A81 |
| A89 | inferred | A spring scrubbed linearly moves in a straight line, so nothing overshoots under the finger. | follows from A64 |
| A90 | inferred | A spring scrubbed in time follows its path, including any overshoot past the target. | follows from A65 |
| A96 | observed | Keyframes scrubbed linearly, reversed and continued make the view jump; scrubbed in time they do not. | mattneub, "ContinueAnimationBug" (iOS 13) |

## Reversing an animator

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A97 | documented | A reversed animator runs toward the initial values of the properties. | Apple documentation: UIViewAnimating.isReversed |
| A98 | documented | While an animator isn't running, a change of direction only takes effect at the next start or continue. | SDK header UIViewAnimating.h; Apple documentation: UIViewAnimating.isReversed |
| A99 | documented | Reversing a paused animator changes its direction and nothing else; reversing it twice restores the forward direction. | WWDC 2016 session 216 |
| A100 | documented | A running animator reverses immediately, with an abrupt break in its velocity. | WWDC 2016 session 216; Apple documentation: UIViewAnimating.isReversed |
| A102 | documented | An animator that was reversed twice and arrives at the targets reports the end. | WWDC 2016 session 216 |
| A103 | observed | In iOS 10 a running animator could be reversed once; reversing it again needed a pause. | DuncanMC/UIViewPropertyAnimator-test (iOS 10, 2016) |
| A104 | documented | In the stopped state a change of direction may be ignored. | Apple documentation: UIViewAnimating.isReversed |
| A105 | documented | Reversed through a pause, an animator plays the same curve backward in time. | WWDC 2016 session 216 |
| A106 | observed | A reversed ease-in covers most of the distance quickly and then slows down, because it is the same curve played backward. | Open Radar 34674968 (iOS 11) |
| A107 | observed | In iOS 11, with a custom curve, a reversed view first jumped to its targets and then ran back: a defect. | Open Radar 34674968 (iOS 11) |
| A108 | observed | In iOS 11 an animator with a curve stopped when it was reversed, and returned late; when scrubbed in time, it did not. | Stack Overflow 46406670 (iOS 11) |
| A111 | documented | At its end, only an animator that pauses on completion can be reversed; any other has dropped its animations by then. | WWDC 2017 session 230; Apple documentation: UIViewPropertyAnimator.pausesOnCompletion |
| A112 | inferred | An animator that pauses on completion and reaches its start in reverse also pauses there, at fraction 1 and without completions. | follows from A46 and A81 |

## Continuing an animator

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A115 | documented | Continuing resumes a paused animator in its direction with another duration or timing, as if it began at the current position. | Apple documentation: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:); SDK header UIViewPropertyAnimator.h |
| A116 | documented | Only an active, paused and interruptible animator can be continued; any other state is an error. | Apple documentation: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:) |
| A117 | inferred | Continuing a stopped animator is also an error, since it is not paused. | follows from A116 |
| A118 | documented | A duration factor of 0 means the remaining time: an animation of 2 s re-mapped to a tenth takes another 1.8 s. | WWDC 2017 session 230 |
| A119 | documented | Any other factor applies to the original duration: the animation ends that long from now, whatever its position. | Apple documentation: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:); WWDC 2016 session 216 |
| A121 | observed | With nothing left to move, a factor above 0 still waits its fraction of the duration before the completions run; 0 completes immediately. | Open Radar 35743469 (iOS 11) |
| A122 | documented | Continuing without timing parameters keeps the animator's timing. | Apple documentation: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:) |
| A123 | documented | Timing given when continuing applies to this run only; the inactive animator has its original timing again. | Apple documentation: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:) |
| A124 | documented | UIKit may blend the old timing into the new one, so part of a spring may persist. | Apple documentation: UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:) |
| A125 | documented | Continuing from a spring into a cubic curve has no defined effect; Apple advises a new animator or a critically damped spring. | WWDC 2017 session 230 |
| A126 | documented | Continued with another cubic curve, an animator enters it partway, at the point with the current progress. | WWDC 2017 session 230 |
| A127 | documented | A spring always starts from the presentation value, and may be given the finger's velocity. | WWDC 2017 session 230 |
| A132 | observed | Continuing with a spring shorter than about 0.1 s was seen to complete immediately. | Stack Overflow 46406670 |
| A133 | observed | An animator that was reversed and continued with a factor ran its later animations too slowly when reused: a defect. | Open Radar 34675414 (iOS 10 and 11) |
| A135 | observed | Paused from the inactive state and continued in the same turn of the run loop, an animator once did nothing and completed nothing: a defect. | klaas/RadarSample\_UIViewPropertyAnimatorBug, 2017; LOLITA0164, blog series of tests call by call, 2018 |

## Durations, blocks and settings of an animator

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A137 | documented | An animator's duration is set at initialization and cannot be changed. | Apple documentation: UIViewPropertyAnimator.duration |
| A138 | documented | A spring given by mass, stiffness and damping ignores the duration passed in and reports the one that it computes. | WWDC 2016 session 216; measured in super-ultra/ScrollMechanics |
| A139 | documented | The timing parameters of an animator are read-only. | Apple documentation: UIViewPropertyAnimator.timingParameters |
| A140 | documented | Blocks added while inactive run over the whole duration. | Apple documentation: UIViewPropertyAnimator.addAnimations(\_:) |
| A141 | documented | A block added while active runs immediately, over the remaining time: with half of 2 s elapsed it takes 1 s. | Apple documentation: UIViewPropertyAnimator.addAnimations(\_:) |
| A142 | documented | Adding a block to a stopped animator is an error. | Apple documentation: UIViewPropertyAnimator.addAnimations(\_:) |
| A143 | documented | Animations added later should end together with those already running. | Apple documentation: UIViewImplicitlyAnimating.addAnimations(\_:) |
| A147 | documented | A delay factor given while inactive is a fraction of the duration: the block waits that long and ends with the others. | Apple documentation: UIViewPropertyAnimator.addAnimations(\_:delayFactor:) |
| A148 | documented | Given while active, a delay factor is a fraction of the remaining time, according to the page. | Apple documentation: UIViewPropertyAnimator.addAnimations(\_:delayFactor:) |
| A149 | documented | According to the header, a delay factor is a fraction of the whole duration; the header doesn't mention remaining time. | SDK header UIViewPropertyAnimator.h |
| A150 | documented | The page's own example of a delay factor, 1.0 s, does not follow from its rule, which gives 1.125 s. | Apple documentation: UIViewPropertyAnimator.addAnimations(\_:delayFactor:) |
| A153 | inferred | A start delay is not part of the duration, and the fraction is 0 until it has elapsed. | follows from A17 |
| A154 | inferred | A delayed start runs the block at the call: the models have their targets during the delay, and the initial values are shown. | follows from A17; David Rönnqvist on additive animations |
| A155 | documented | An animator that is not interruptible runs to its end and cannot be paused or stopped; changing this setting while it is active raises an exception. | Apple documentation: UIViewPropertyAnimator.isInterruptible |
| A156 | observed | Stopping a running animator that is not interruptible crashed. | FloatingPanel issue 60 (2018) |
| A157 | our reading | Pausing, continuing, reversing or scrubbing an animator that is not interruptible is refused. | no public documentation; our choice |
| A159 | documented | By default, animating views receive touches; that can be switched off, but not while the animator is active. | Apple documentation: UIViewPropertyAnimator.isUserInteractionEnabled |
| A160 | documented | A finger hits a moving view at its presented position, unless the app overrides hit testing. | WWDC 2016 session 216; Apple documentation: UIViewPropertyAnimator.isManualHitTestingEnabled |
| A161 | documented | Pausing on completion exists since iOS 11 and is off unless set. | Apple documentation: UIViewPropertyAnimator.pausesOnCompletion |
| A164 | documented | The factory returns a started animator, after a delay if requested, with ease-in-out unless the options specify otherwise. | Apple documentation: UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:) |

## Curves and springs of an animator

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A171 | documented | The named curves are Béziers: linear (0,0)(1,1), ease-in (0.42,0)(1,1), ease-out (0,0)(0.58,1), ease-in-out (0.42,0)(0.58,1), default (0.25,0.1)(0.25,1). | Apple documentation: CAMediaTimingFunctionName; confirmed by OpenUIKit's probe app on iOS 26.1 |
| A174 | documented | Cubic timing parameters created without arguments are Core Animation's default curve, (0.25,0.1)(0.25,1). | Apple documentation: UICubicTimingParameters; WWDC 2016 session 216 |
| A175 | documented | View animations are ease-in-out by default; the control points of a custom curve lie within 0 … 1. | Apple documentation: UICubicTimingParameters, UIViewPropertyAnimator |
| A176 | observed | Values of Apple's four curves were published for x = 0.1, 0.25, 0.5, 0.75 and 0.9: ease-in at 0.5 is 0.31535682. | a Rust port of QuartzCore that compares with macOS |
| A177 | inferred | Solving the Bézier in double precision matches the published values within 1.5e-6. | our computation against A176 |
| A178 | documented | The spring created without arguments has a damping ratio of 4.56 (mass 3, stiffness 1000, damping 500); on stage it was called critically damped. | Apple documentation: UISpringTimingParameters; WWDC 2016 session 216 |
| A179 | documented | A spring given by its damping ratio keeps the animator's duration; a ratio of 1 does not oscillate, a smaller one does. | Apple documentation: UISpringTimingParameters.init(dampingRatio:); WWDC 2016 session 216 |
| A180 | documented | A spring given by its constants runs until the remaining oscillation is small, whatever duration was requested. | Apple documentation: UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:); WWDC 2016 session 216 |
| A181 | documented | Since iOS 17 a spring can be given by perceptual duration and bounce, from −1 through 0 (critical) to 1 (undamped). | Apple documentation: UISpringTimingParameters.init(duration:bounce:); WWDC 2023 session 10158 |
| A182 | documented | A spring's velocity is in remaining distances per second: 100 pt/s with 200 pt to go is 0.5. | Apple documentation: UISpringTimingParameters.initialVelocity |
| A183 | documented | A spring's velocity is the finger's divided by the distance to the target, axis by axis, positive toward it, and 0 if the distance is 0. | Apple documentation: UISpringTimingParameters.initialVelocity, CASpringAnimation |
| A186 | observed | A spring over no distance does not move, whatever the release velocity. | jenox, article on spring timing parameters |
| A188 | observed | An overdamped spring behaves like a critical one unless over-damping is allowed (iOS 17). | a Rust port of QuartzCore that compares with macOS; jenox |
| A189 | observed | Spring animations shorter than about 0.1 s were seen to complete immediately. | Stack Overflow 46406670 (iOS 11) |
| A190 | inferred | An underdamped spring's progress is 1 − e^(−ζωt)·(cos ω′t + ((ζω − v)/ω′)·sin ω′t), with ω′ = ω√(1 − ζ²). | our mathematics, checked against A192 |
| A191 | inferred | A critically damped spring's progress is 1 − e^(−ωt)·(1 + (ω − v)·t). | our mathematics, checked against A192 |
| A192 | observed | Measured with mass 1 and stiffness 100 after 0.05 s over a distance of 100: 10.4405 with damping 10, 9.0204 with 20 and with 30. | a Rust port of QuartzCore that compares with macOS |
| A193 | observed | An underdamped spring settles after ln((1 + \|ζω − v\|/ω′)/0.001)/(ζω) seconds. | the same Rust port; OpenUIKit's spring tests; Apple documentation: CASpringAnimation |
| A194 | observed | A critical spring settles at the first multiple of 0.1 s at which less than 0.001 of the distance remains. | the same Rust port; OpenUIKit's spring tests |
| A195 | observed | A spring without damping never settles. | a Rust port of QuartzCore |
| A196 | observed | Settling times were measured for a dozen springs: mass 1, stiffness 100, damping 10 takes 1.4727003 s, damping 20 takes 1.0 s. | the same Rust port; OpenUIKit's spring tests; OpenCoreAnimation's tests |
| A197 | observed | A spring given by duration and damping ratio has mass 1 and the stiffness with which a thousandth of the amplitude remains at the end of the duration. | Framer's SpringsExample; agrees with OpenUIKit's probe app on iOS 26.1 |
| A198 | observed | Fitted springs have been published: ratio 0.25 over 3 s is stiffness 54.83363 and damping 3.702487. | Framer's SpringsExample, the rest computed |
| A199 | observed | A spring of ratio 0.5 over 1 s from 50 to 150 was seen at 166.15 after 0.297 s; the fitting rule gives 166.13. | OpenUIKit's probe app on iOS 26.1 |
| A200 | inferred | A fitted spring is not quite at 1 at the end of its duration, 0.999 if critical; the last step jumps to the model value. | follows from A197 |
| A201 | observed | With perceptual duration P and bounce b: stiffness (2π/P)², damping 4π(1 − b)/P, or 4π/(P(1 + b)) below zero, and the run lasts until it settles. | OpenUIKit's spring tests on QuartzCore and iOS 26.1 |
| A203 | observed | Springs by duration and bounce were measured: 0.5 s without bounce is stiffness 157.91, damping 25.13 and runs for 0.8 s. | OpenUIKit's spring tests |
| A205 | documented | A spring animation of a layer has mass 1, stiffness 100, damping 10 and velocity 0 by default. | Apple documentation: CASpringAnimation |
| A206 | observed | The spring of navigation transitions had mass 3, stiffness 1000, damping 500 over 0.5 s; 1, 555.027 and 47.118 are reported for iOS 26. | blogs and GitHub notes; Apple's sample for WWDC 2016 session 216 |

## Model and presentation values

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A207 | documented | Running an animation block changes the models immediately; only the presentation is animated. | WWDC 2016 session 216 |
| A208 | documented | Animations of position, bounds, frame and affine transform are additive: each is an offset from the model that decays to zero. | WWDC 2017 session 230 |
| A209 | observed | Such an offset runs from old minus new to zero, and fills in both directions; a change of bounds has one for the origin and one for the size. | David Rönnqvist, gist on additive view animations (iOS 8) |
| A210 | inferred | The presentation value is the model plus, for each animation, (old − new)·(1 − its progress). | follows from A208 and A209 |
| A213 | documented | A transform animates along the shortest path, so a full turn shows nothing. | WWDC 2017 session 230 |
| A214 | documented | Since iOS 11 a corner radius can be animated in an animator's block. | WWDC 2017 session 230 |

## Percent-driven transitions

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A221 | documented | A transition's percentage is the last one passed to `update`. | Apple documentation: UIPercentDrivenInteractiveTransition.percentComplete |
| A222 | documented | A percentage below 0 counts as 0, and one above 1 looks like the end. | Apple documentation: UIPercentDrivenInteractiveTransition.update(\_:) |
| A223 | documented | A percent-driven transition has the duration that its animation controller reports at the beginning. | Apple documentation: UIPercentDrivenInteractiveTransition.duration |
| A224 | documented | Finishing takes (1 − percent)·duration ÷ speed, where the speed is 1 unless set. | SDK header UIViewControllerTransitioning.h; Apple documentation: UIPercentDrivenInteractiveTransition.completionSpeed |
| A225 | observed | Canceling takes percent·duration ÷ speed: a transition of 10 s, cancelled halfway, needed 5 s. | naoyashiga's blog; MrAlek/AWPercentDrivenInteractiveTransition |
| A226 | documented | The completion curve, ease-in-out by default, applies after lift-off; while a finger drives the transition, everything is linear. | Apple documentation: UIPercentDrivenInteractiveTransition.completionCurve |
| A227 | documented | The timing curve (iOS 10) counts only if the animation controller provides an interruptible animator. | Apple documentation: UIPercentDrivenInteractiveTransition.timingCurve |
| A228 | documented | A transition without an interactive start runs like any other, and can be grabbed later. | Apple documentation: UIPercentDrivenInteractiveTransition.wantsInteractiveStart |
| A230 | documented | With an interruptible animator, update, cancel and finish scrub it and continue it, forward or in reverse. | SDK header UIViewControllerTransitioning.h; WWDC 2016 session 216 |
| A233 | observed | A percent-driven transition begins at 0 percent, with speed 1, an ease-in-out completion curve and an interactive start. | OpenUIKit's tests; Apple documentation: UIPercentDrivenInteractiveTransition |
| A234 | observed | Without an animator, the percentage can be emulated by the clock of the container's layer: speed 0 and a time offset of percent × duration. | MrAlek/AWPercentDrivenInteractiveTransition |
| A246 | documented | When a transition completes, its animation controller receives whether it was cancelled. | Apple documentation: UIViewControllerAnimatedTransitioning.animationEnded(\_:) |
| A249 | documented | A transition's cancelled and interactive states can change repeatedly while it can be interrupted. | Apple documentation: UIViewControllerContextTransitioning.transitionWasCancelled |
| A250 | documented | Finishing or canceling the interactive part decides the outcome of a transition; it must still be completed. | Apple documentation: UIViewControllerContextTransitioning |
| A252 | documented | A transition runs in its container view, which contains the old view; the animation controller adds the new one. | Apple documentation: UIViewControllerContextTransitioning.containerView |
| A261 | documented | Percentage, speed and curve of the completion take effect when the interactive part is over. | Apple documentation: UIViewControllerTransitionCoordinatorContext |

## Worked examples

| fact | kind | statement | source |
| --- | --- | --- | --- |
| A267 | inferred | Linear over 1 s, paused at 0.4, reversed (0.6) and scrubbed to 0.8: the value is 20 of 100, and 0.2 s later it is at its start. | worked example from A71, A77 and A118 |
| A268 | inferred | Ease-in over 1 s, paused halfway (0.3154) and reversed (0.6846), needs 0.5 s to return. | worked example from A70, A77 and A105 |
| A269 | inferred | The same ease-in scrubbed in time reads 0.5 before and after reversing, and also needs 0.5 s. | worked example from A74 |
| A270 | inferred | Ease-out over 2 s, scrubbed to 0.5 and continued, resumes its curve at 0.3425 and needs 1.315 s. | worked example from A71 |
| A271 | documented | Apple's figures on stage: if a curve reaches 0.5 at a tenth of its 2 s, continuing from 0.5 needs 1.8 s. | WWDC 2017 session 230 |
| A272 | inferred | Linear over 1 s, paused at 0.4: a factor of 0.5 ends it 0.5 s later, a factor of 1 a full second later. | worked example from A119 |
| A273 | inferred | Ease-in over 1 s, paused halfway and continued with ease-out, enters that curve at 0.2049 and needs 0.7951 s. | worked example from A126 |
| A274 | documented | In a run of 2 s, a block added at 0.5 takes 1 s; with a delay factor of 0.5 given before the start it waits 1 s and takes 1 s. | worked example from A141 and A147 |
| A275 | inferred | In a run of 2 s, a block added at 0.25 with a delay factor of 0.25 waits 0.375 s and takes 1.125 s. | worked example from A148 |
| A276 | inferred | A critical spring over 1 s has covered 0.671068 of the distance at 0.25 s and 0.999 at its end; one of ratio 0.5 has 1.144223 and 1.000969. | worked example from A197 |
| A277 | inferred | A critical spring over 0.5 s, scrubbed to half the distance and continued, resumes its curve at 0.1818 and needs 0.4091 s. | worked example from A72 and A197 |
| A278 | inferred | A transition of 10 s that is released at 0.5 takes 5 s to cancel, or 2.5 s at twice the speed; at 0.3 it takes 7 s to finish and 3 s to cancel. | worked example from A224 and A225 |
| A279 | inferred | Two linear animators of 1 s on one property, out at 0 s and back at 0.5 s, hold it at 50 of 100 from 0.5 s to 1 s. | worked example from A210 |
"""#
  }
}
