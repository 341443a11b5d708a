// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/TimingFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var timingFacts: String {
    #"""
# Facts about timing

The mathematics of curves, springs, layer time, and numbers.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Timing functions

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T1 | documented | A timing function is a cubic Bézier from (0,0) to (1,1) with two free control points; the easing is y as a function of x and not of the parameter. | SDK header CAMediaTimingFunction.h; CSS Easing Functions |
| T2 | inferred | A cubic Bézier is evaluated as ((a·t + b)·t + c)·t, with c = 3p₁, b = 3(p₂ − p₁) − c and a = 1 − c − b. | our mathematics; the same form in WebKit and Chromium |
| T3 | documented | The five named curves of Core Animation have published control points, such as (0.42,0) and (1,1) for ease-in. | Apple documentation: CAMediaTimingFunction |
| T5 | documented | Core Animation takes control points as floats, which moves a curve by at most 2e-8. | SDK header CAMediaTimingFunction.h; the effect is our mathematics |
| T6 | observed | A line written as a Bézier is ill-conditioned near its ends, so it is best recognized instead of solved. | WebKit, UnitBezier.h |
| T7 | documented | A view animation without a curve is ease-in-out; a layer animation without one is linear. | Apple documentation: UIView.AnimationOptions, CAMediaTimingFunction |
| T8 | inferred | A curve has one y for each x as long as both control points lie within 0 … 1 in x. | our mathematics; CSS refuses other control points |
| T9 | observed | Using the parameter in place of x, instead of solving for it, is wrong by up to several tenths. | WinObjC and UIKit-cross-platform, which do it |
| T11 | observed | WebKit's tolerance depends on the duration, so a steep curve of 0.25 s may be off by a tenth. | WebKit, measured here |
| T14 | inferred | Newton steps within a bracket, with bisection when they leave it, solve a curve to the last bit, with + − × ÷ alone. | our mathematics, measured on 714 points |
| T17 | observed | Outside 0 … 1 Core Animation holds the end values of a curve. | GNUstep's QuartzCore, compared with Apple's |
| T18 | documented | CSS extends a curve beyond its ends along its tangents, taken from the next control point if one lies on the end. | CSS Easing Functions |
| T19 | inferred | Between its ends a curve may leave 0 … 1, and must not be clamped: easeOutBack peaks at 1.0978. | our mathematics |
| T20 | inferred | The slope of an easing is y′/x′; multiplied by the distance and divided by the duration, it is the initial velocity for a spring. | our mathematics |
| T21 | observed | If a control point coincides with its end in x, the slope there is infinite or 0/0; the model returns a capped number. | Chromium, and our mathematics |
| T22 | inferred | Near a vertical tangent the last bit of x moves y by much more, so no solver can do better there. | our mathematics |
| T23 | observed | Published values of Apple's curves, such as 0.315357 for ease-in at 0.5, are exact to some 3e-6. | GNUstep's QuartzCore tests, Chromium's tests |
| T24 | inferred | A curve whose control points lie within 0 … 1 in y is inverted by exchanging x and y; others have several solutions. | our mathematics |

## Springs

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T32 | documented | A spring's progress x obeys m·x″ + c·x′ + k·(x − 1) = 0, from x = 0 with the initial velocity. | Apple documentation: CASpringAnimation, and our mathematics |
| T33 | inferred | A spring with ζ \< 1 oscillates: cosine and sine within an envelope e^(−ζωt). | our mathematics |
| T34 | inferred | A critical spring approaches as fast as it can without oscillating, and overshoots only if its velocity is above ω. | our mathematics |
| T35 | inferred | An overdamped spring is a sum of two exponentials, whose slow rate is best written as −ω²/(β + q). | our mathematics |
| T36 | inferred | One formula holds for all springs, if √h and its sine or hyperbolic sine use a series near h = 0. | our mathematics |
| T37 | documented | Apple limits the damping ratio to 1: a more strongly damped spring behaves like a critical one unless over-damping is allowed (iOS 17). | Apple documentation: CASpringAnimation.allowsOverdamping; WebKit; jenox |
| T38 | inferred | A spring from rest peaks at 1 + e^(−πζ/√(1 − ζ²)): 1.163 with ζ = 0.5, 1.0152 with 0.8. | our mathematics |
| T39 | documented | A spring animation of a layer has mass 1, stiffness 100, damping 10 by default, and its duration merely truncates it. | SDK header CAAnimation.h; confirmed by GNUstep's QuartzCore tests |
| T40 | documented | A spring's velocity is positive toward the target, in whole distances per second. | SDK header CAAnimation.h; robb/RBBAnimation |
| T41 | observed | The keyboard moves with a spring of mass 3, stiffness 1000 and damping 500. | debugger logs, Apple's developer forum |
| T42 | documented | The spring created without arguments has the damping ratio of the keyboard's spring. | Apple documentation: UISpringTimingParameters, and our mathematics |
| T44 | inferred | There are four definitions of a settled spring, which differ by tens of percent, so a text must state which one it uses. | our mathematics |
| T45 | documented | An underdamped spring has settled at ln((1 + \|B\|)/0.001)/β, where B is the factor of its sine; without \|B\| the result is wrong. | Apple documentation: CASpringAnimation.settlingDuration; GNUstep; formula our mathematics |
| T46 | observed | Apple's settling rule for springs that do not oscillate is unknown; rounding up to 0.1 s fits the two reported figures. | OpenSwiftUI, and an article's measurements |
| T47 | inferred | A critical spring from rest has a thousandth of its distance left at 9.23341/ω. | our mathematics |
| T50 | observed | UIKit's spring given by duration and damping ratio has mass 1, and ω such that its envelope is 0.001 at the duration. | Framer's SpringsExample; OpenSwiftUI |
| T51 | observed | The rule for fitted springs reproduces the stiffness and damping that two projects recorded on iOS. | Framer's SpringsExample; Flutter |
| T52 | inferred | For a fitted spring from rest ω·T depends on the ratio alone: 12.717 for 0.5, 8.994 for 0.8, 9.233 for 1. | our mathematics |
| T53 | inferred | The rule for underdamped springs goes to infinity as the ratio approaches 1, and does not meet the rule for critical springs. | our mathematics; switching above 0.999 is our choice |
| T55 | documented | A spring's velocity is the finger's over the remaining distance, so 100 pt/s with 200 pt to go is 0.5. | Apple documentation: UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) |
| T56 | documented | A spring given by mass, stiffness and damping takes its settling time, whatever duration the animator was given. | Apple documentation: UISpringTimingParameters; jenox |
| T58 | documented | A spring given by duration and bounce has ω = 2π/duration, and ζ = 1 − bounce, or 1/(1 + bounce) below zero. | Apple documentation: SwiftUI Spring |
| T59 | documented | A spring given by its response has ω = 2π/response: the response is the period without damping. | Apple documentation: SwiftUI Spring; WWDC 2018 session 803 |
| T60 | inferred | A perceptual duration is not a settling time: without bounce, 0.9864 of the distance is covered by then. | our mathematics |
| T65 | observed | A library that capped its hyperbolic functions made slow overdamped springs snap to their end. | Motion issue 1207 |
| T66 | documented | A spring replaced in flight continues from the current value, with its velocity divided by the distance to the new target, and nothing jumps. | Apple documentation: CASpringAnimation, and our mathematics |
| T67 | documented | Two additive animations are independent offsets that decay to zero, while the model has the last target. | WWDC 2014 session 236 |
| T68 | inferred | With equal constants a replaced spring and two additive springs move identically, since springs are linear. | our mathematics |
| T71 | inferred | With cosine and sine a spring stays exact up to critical damping; as two exponentials it loses half its digits there. | our mathematics, measured |
| T72 | inferred | Treating a spring within δ of critical as critical costs 0.45·δ of the distance, so it is best to do without such a tolerance. | our mathematics, measured |
| T73 | inferred | Stepping a spring at 60 Hz is off by up to 0.07 of the distance; its closed form is exact at any instant. | our mathematics, measured |
| T76 | inferred | A spring without damping never settles, and a spring without mass or stiffness is invalid. | our mathematics; SDK header CAAnimation.h |

## The time of layer animations

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T77 | documented | Local time is (parent's time − begin time)·speed + offset. | SDK header CAMediaTiming.h |
| T78 | observed | Times are converted along a chain of layers; in the opposite direction, a speed of 0 has no solution, and the begin time is returned. | GNUstep's QuartzCore tests, compared with Apple's |
| T79 | documented | Speed and repeat count are floats, times are doubles: a speed of 0.1 is 0.10000000149. | SDK header CAMediaTiming.h |
| T80 | documented | A begin time of 0 becomes the layer's current time when an animation is added; within a group it counts from the group's beginning. | Apple documentation: CAMediaTiming.beginTime |
| T81 | documented | A layer is paused by a speed of 0 with the current time as offset, and resumed by moving its begin time later by the length of the pause. | Apple's Technical Q&A QA1673 |
| T82 | observed | A delayed view animation is filled backward, so its old value is shown during the delay. | dumps of view animations |
| T83 | documented | A repeat count of 0 means once, fractions are allowed, and a count beside a repeat duration is undefined. | SDK header CAMediaTiming.h |
| T84 | documented | An animation lasts duration × (2 if it autoreverses) × repeat count, or its repeat duration, and its curve applies to the fraction of one repetition. | SDK header CAMediaTiming.h, and our mathematics |
| T85 | inferred | At a boundary the next repetition has begun, but after the last repetition its end value is held. | our mathematics, after the iteration rules of CSS |
| T86 | documented | A fill holds the first value before the beginning, the last after the end, or both; an animation that is removed on completion is gone. | SDK header CAMediaTiming.h |
| T87 | documented | A duration of 0 uses the transaction's, 0.25 s. | Apple documentation: CALayer.add(\_:forKey:) |
| T88 | inferred | A negative speed plays local time backward. | our mathematics |
| T89 | documented | Any two of from, to and by determine the ends; the missing one is the current value. | SDK header CAAnimation.h |
| T90 | documented | According to the documentation the current value is the presented one; here it is the model value below the animation, as observed. | Apple documentation: CABasicAnimation; otherwise observed in 2016 |
| T91 | documented | An additive animation adds to the value below it, and a cumulative one begins each repetition at the end of the last one. | SDK header CAAnimation.h |
| T92 | documented | Animations of one property apply in insertion order, and adding one under an existing key replaces the old one. | Apple documentation: CALayer.add(\_:forKey:); WWDC 2014 session 236 |
| T93 | documented | An animation that is removed early reports to its delegate that it did not finish. | Apple documentation: CAAnimationDelegate |

## Keyframes, groups and transactions

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T94 | documented | Of n values there are n − 1 segments, with key times from 0 to 1; discrete mode has n, and pacing ignores key times. | Apple documentation: CAKeyframeAnimation |
| T95 | documented | Discrete keyframes show a value from its key time to the next. | Apple documentation: CAAnimationCalculationMode |
| T96 | inferred | Two equal key times make a jump, at which the later value is shown. | our mathematics; which value is shown there is our choice |
| T97 | documented | Keyframes ease twice: one curve warps the whole time, then each segment has a curve; view keyframes ease in and out as a whole unless linear. | Apple documentation: CAKeyframeAnimation; Stack Overflow 20521214 |
| T98 | documented | Key times that do not match the values are ignored; the documentation promises nothing more. | Apple documentation: CAKeyframeAnimation.keyTimes |
| T99 | our reading | Six values with five key times are spaced evenly and reported; nothing crashes and nothing is cut off. | our choice |
| T100 | documented | Cubic keyframes are a spline through the values, shaped by tension, continuity and bias. | Apple documentation: CAKeyframeAnimation.tensionValues, and the standard form |
| T101 | observed | The end tangents of a cubic path are undocumented; the model counts the end value twice. | GNUstep's QuartzCore tests; the rest is our choice |
| T102 | observed | Paced keyframes move at a constant speed: their times follow the distances between the values. | GNUstep's QuartzCore tests; Apple documentation: CAAnimationCalculationMode |
| T103 | documented | A path's points are keyframes, and auto-rotation turns a layer along the tangent. | Apple documentation: CAKeyframeAnimation.path |
| T104 | documented | A group's children run in its time and are clipped to its duration, not stretched to it. | Apple documentation: CAAnimationGroup |
| T105 | documented | A transaction lasts 0.25 s and has no curve by default; inner transactions inherit from outer ones. | Apple documentation: CATransaction |
| T107 | inferred | An animation is evaluated in order: layer time, animation time, repetitions and fill, curve, segment and segment curve, value, addition. | our mathematics |

## Easings by name

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T108 | observed | Sine easing is 1 − cos(πu/2). | ai/easings.net |
| T109 | observed | Quad, cubic, quart and quint easing are the powers 2 to 5 of the time. | ai/easings.net |
| T110 | observed | Expo easing is 2^(10u − 10), with an exact 0 at the beginning, where the formula alone would jump. | ai/easings.net |
| T111 | observed | Circ easing is 1 − √(1 − u²), better written with (1 − u)(1 + u) near 1. | ai/easings.net |
| T112 | observed | Back easing is (s + 1)u³ − s·u² with s = 1.70158, and first moves back by a tenth of the distance. | ai/easings.net |
| T113 | observed | Elastic easing is a sine of rising amplitude, exact at both ends. | ai/easings.net |
| T114 | observed | Bounce easing is four parabolas that join. | ai/easings.net |
| T115 | observed | Several easings share a name, such as elastic with a free amplitude, so a text must state whose easing it means. | several libraries; ai/easings.net |
| T116 | inferred | Quad, cubic and back are exactly Béziers with x₁ = ⅓ and x₂ = ⅔. | our mathematics |
| T117 | inferred | No single Bézier is elastic, bounce, sine, expo or circ, or eases in and out by quad or more. | our mathematics |
| T118 | observed | The Béziers that easings.net lists for its functions are off by up to 0.04. | ai/easings.net; errors are our mathematics |
| T119 | observed | The older Béziers for the same names are off by up to 0.19, so a name does not identify a curve. | many repositories; errors are our mathematics |

## The mathematics of scroll deceleration

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T121 | documented | A deceleration rate is the fraction of the velocity that is kept per millisecond: 0.998, or 0.99 for fast. | Apple documentation: UIScrollView.DecelerationRate; WWDC 2018 session 803 |
| T122 | inferred | The velocity of a throw is v·d^(1000t): at 60 Hz 0.967184 of it remains per frame, or 0.845772 if fast. | our mathematics |
| T123 | inferred | A throw covers 0.4995·v in total, or 0.0995·v if fast, and its velocity falls in proportion to the distance covered. | our mathematics; super-ultra/ScrollMechanics |
| T124 | documented | The projection shown at WWDC 2018 is v/1000·d/(1 − d): 0.499·v, or 0.099·v if fast. | WWDC 2018 session 803; our mathematics |
| T125 | observed | A throw may count as at rest when less than half a point remains; Apple's rule is unknown. | super-ultra/ScrollMechanics; our mathematics |
| T126 | inferred | The time at which a throw passes a position, and its speed there, have a closed form. | our mathematics; super-ultra/ScrollMechanics |
| T127 | inferred | To land on a chosen position either the velocity or the deceleration must change; UIKit's choice is undocumented. | our mathematics |
| T128 | observed | A throw that reaches an edge continues as a critical spring with its speed there. | super-ultra/ScrollMechanics; WebKit; Flutter |
| T129 | observed | A rubber band shows x·d·c/(d + c·x) for a displacement x beyond the edge, with c = 0.55 and d the view's length. | chpwn 2012; super-ultra/ScrollMechanics; jenox |
| T130 | inferred | The band always applies to the raw displacement beyond the edge; a finger that catches a bounce starts at the inverse of the offset shown. | our mathematics; super-ultra/ScrollMechanics |
| T131 | inferred | At the edge the content's speed drops immediately to 55 % of the finger's; farther out it falls by a factor of (d/(d + c·x))². | our mathematics |

## Interpolation

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T134 | inferred | Numbers, points, sizes and rectangles interpolate by component; a·(1 − u) + b·u is exact at both ends, and overshoot extrapolates. | our mathematics |
| T135 | documented | A layer's frame is derived: the animated properties are its position and its bounds. | Apple documentation: CALayer |
| T136 | observed | Colors interpolate by encoded component, so halfway from red to blue is (0.5, 0, 0.5). | GNUstep's QuartzCore; IEC 61966-2-1 |
| T137 | inferred | An animated angle is a number: 0° to 360° is a full turn, and 350° to 10° rotates all the way back. | our mathematics; Apple documentation of the key paths |
| T138 | observed | An animated transform is decomposed and its rotation takes the shorter arc: a full turn does nothing, and 270° becomes −90°. | Stack Overflow 44828064; CSS Transforms Level 2 |
| T139 | inferred | Interpolating matrices number by number is wrong for rotations: halfway to 180° the matrix is zero. | our mathematics |
| T140 | documented | A flat transform is a translation, two scales, a skew and an angle, and a point is a row vector before the matrix. | CSS Transforms Level 2; Apple documentation: CGAffineTransform |
| T141 | documented | Of several calls that rotate or translate a 3D transform, the last one applies first. | SDK header CATransform3D.h |
| T142 | inferred | Perspective is m34 = −1/distance; points at the distance of the eye, or behind it, cannot be shown. | our mathematics; Apple documentation: CATransform3D |
| T143 | documented | Perspective is set first and the rotation applied to it; on the parent, all sublayers share one vanishing point. | Apple documentation: CATransform3D, and our mathematics |
| T144 | inferred | A rotation about y moves x to x·cos θ + z·sin θ and z to z·cos θ − x·sin θ. | our mathematics |
| T145 | inferred | A face of a cube is moved back by half its size, rotated, and moved forward again, so the front stays in the plane of the screen. | our mathematics |
| T146 | inferred | A cube is correct at every frame if its angle is animated, but not if the matrices of two states are interpolated. | our mathematics |
| T147 | inferred | Rotations follow the shorter arc between their quaternions, and a straight line if they nearly agree. | our mathematics |
| T149 | inferred | Springs carry opacities and radii beyond their range; the values are reported unchanged, and clamped only in drawing. | our mathematics; not to clamp what is reported is our choice |

## Reproducible time and numbers

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T150 | inferred | Frame n is at n divided by the rate; adding up sixtieths makes 0.25 s last 16 frames instead of 15. | our mathematics, measured |
| T152 | inferred | Rounding down time × rate does not return the frame; rounding to the nearest does. | our mathematics, measured |
| T154 | documented | The usual durations are whole frames at 60 and 120 Hz, and the first frame at or after the end shows the end exactly. | Apple documentation: CADisplayLink, and our mathematics |
| T155 | observed | Only + − × ÷ and √ are the same on every machine; sine, cosine, exponential and logarithm are not. | omacom/ttfx pull request 1 |
| T156 | inferred | Even one Linux binary computes different sines from processor to processor, in 0.07 % of the arguments. | measured here; openmc issue 1214 |
| T158 | inferred | Unlike C compilers, Swift does not automatically fuse a multiplication with an addition, so plain Swift computes the same bits. | measured here |
| T161 | inferred | Of the ways to get equal bits everywhere, only custom elementary functions work. | our mathematics, measured |
| T163 | inferred | A sine of a large argument is no more exact than the argument. | our mathematics |
| T164 | inferred | Numbers are best compared within a tolerance, and printed on a grid on which values chosen by a designer are never ties. | our mathematics |
| T165 | inferred | In texts −0 is written 0, NaN never appears, and the shortest digits that round-trip are the same everywhere. | our mathematics |
"""#
  }
}
