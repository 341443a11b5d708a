// Written by scripts/facts from Sources/PantomimeKit/PantomimeKit.docc/Facts/TimingFacts.md: edit that.
// swift-format-ignore-file

extension FactDocuments {
  static var timingFacts: String {
    #"""
# Facts about timing

The mathematics of curves, springs, layer time and numbers.

## Overview

<doc:Facts> explains the numbers and the kinds. `scripts/facts` builds this page into the program.

## Timing functions

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T1 | documented | A timing function is a cubic Bézier from (0,0) to (1,1) with two free control points; the easing is y as a function of x and not of the parameter. | SDK header CAMediaTimingFunction.h; CSS Easing Functions |
| T2 | inferred | A cubic Bézier is evaluated as ((a·t + b)·t + c)·t, with c = 3p₁, b = 3(p₂ − p₁) − c and a = 1 − c − b. | our mathematics; the same form in WebKit and Chromium |
| T3 | documented | The five named curves of Core Animation have published control points, such as (0.42,0) and (1,1) for ease-in. | Apple documentation: CAMediaTimingFunction |
| T5 | documented | Core Animation takes control points as floats, which moves a curve by at most 2e-8. | SDK header CAMediaTimingFunction.h; the effect is our mathematics |
| T6 | observed | A line written as a Bézier solves badly near its ends, so that it is best recognized and not solved. | WebKit, UnitBezier.h |
| T7 | documented | A view animation without a curve is ease-in-out; a layer animation without one is linear. | Apple documentation: UIView.AnimationOptions, CAMediaTimingFunction |
| T8 | inferred | A curve has one y for each x as long as both control points lie within 0 … 1 in x. | our mathematics; CSS refuses other control points |
| T9 | observed | To take the parameter for x, instead of solving for it, is wrong by up to some tenths. | WinObjC and UIKit-cross-platform, which do it |
| T11 | observed | WebKit's tolerance depends on the duration, so that a steep curve of 0.25 s may be off by a tenth. | WebKit, measured here |
| T14 | inferred | Newton's steps within a bracket that halves where they leave it solve a curve to the last bit, with + − × ÷ alone. | our mathematics, measured on 714 points |
| T17 | observed | Outside of 0 … 1 Core Animation holds the ends of a curve. | GNUstep's QuartzCore, compared with Apple's |
| T18 | documented | CSS extends a curve beyond its ends along its tangents, taken from the next control point where one lies on the end. | CSS Easing Functions |
| T19 | inferred | Between its ends a curve may leave 0 … 1, and must not be clamped: easeOutBack peaks at 1.0978. | our mathematics |
| T20 | inferred | The slope of an easing is y′/x′; times the way and over the duration it is the velocity with which a spring can take over. | our mathematics |
| T21 | observed | Where a control point stands on its end in x, the slope there is infinite or 0/0; a capped number is told. | Chromium, and our mathematics |
| T22 | inferred | Near a vertical wall the last bit of x moves y by much more, so that no solver can do better there. | our mathematics |
| T23 | observed | Published values of Apple's curves, such as 0.315357 for ease-in at 0.5, are exact to some 3e-6. | GNUstep's QuartzCore tests, Chromium's tests |
| T24 | inferred | A curve whose control points lie within 0 … 1 in y is inverted by exchanging x and y; others have several answers. | our mathematics |

## Springs

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T32 | documented | A spring's progress x obeys m·x″ + c·x′ + k·(x − 1) = 0, from x = 0 with the initial velocity. | Apple documentation: CASpringAnimation, and our mathematics |
| T33 | inferred | A spring with ζ \< 1 swings: cosine and sine within an envelope e^(−ζωt). | our mathematics |
| T34 | inferred | A critical spring comes in as fast as it can without swinging, and overshoots only if its velocity is above ω. | our mathematics |
| T35 | inferred | An over-damped spring is a sum of two exponentials, whose slow rate is best written as −ω²/(β + q). | our mathematics |
| T36 | inferred | One formula holds for all springs, if √h and its sine or hyperbolic sine are taken by a series near h = 0. | our mathematics |
| T37 | documented | Apple limits the damping ratio to 1: a stronger spring behaves as a critical one unless over-damping is allowed (iOS 17). | Apple documentation: CASpringAnimation.allowsOverdamping; WebKit; jenox |
| T38 | inferred | A spring from rest peaks at 1 + e^(−πζ/√(1 − ζ²)): 1.163 with ζ = 0.5, 1.0152 with 0.8. | our mathematics |
| T39 | documented | A spring animation of a layer is mass 1, stiffness 100, damping 10 unless told otherwise, and its duration merely cuts it off. | SDK header CAAnimation.h; confirmed by GNUstep's QuartzCore tests |
| T40 | documented | A spring's velocity is positive towards the target, in whole ways per second. | SDK header CAAnimation.h; robb/RBBAnimation |
| T41 | observed | The keyboard moves by a spring of mass 3, stiffness 1000 and damping 500. | debugger logs, Apple's developer forum |
| T42 | documented | The spring made without arguments has the damping ratio of the keyboard's. | Apple documentation: UISpringTimingParameters, and our mathematics |
| T44 | inferred | There are four notions of a settled spring, which differ by tens of per cent, so that one has to say which is meant. | our mathematics |
| T45 | documented | A swinging spring has settled at ln((1 + \|B\|)/0.001)/β, where B is the factor of its sine; without \|B\| it comes out wrong. | Apple documentation: CASpringAnimation.settlingDuration; GNUstep; formula our mathematics |
| T46 | observed | How Apple settles springs that do not swing is not known; rounding up to 0.1 s fits the two figures reported. | OpenSwiftUI, and an article's measurements |
| T47 | inferred | A critical spring from rest has a thousandth of its way left at 9.23341/ω. | our mathematics |
| T50 | observed | UIKit's spring by duration and damping ratio has mass 1, and ω such that its envelope is 0.001 at the duration. | Framer's SpringsExample; OpenSwiftUI |
| T51 | observed | The rule for fitted springs reproduces the stiffness and damping that two projects recorded of iOS. | Framer's SpringsExample; Flutter |
| T52 | inferred | For a fitted spring from rest ω·T depends on the ratio alone: 12.717 for 0.5, 8.994 for 0.8, 9.233 for 1. | our mathematics |
| T53 | inferred | The rule for swinging springs goes to infinity as the ratio nears 1, and does not join the one for critical springs. | our mathematics; switching above 0.999 is our choice |
| T55 | documented | A spring's velocity is the finger's over the way to go, so that 100 pt/s with 200 pt to go is 0.5. | Apple documentation: UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) |
| T56 | documented | A spring by mass, stiffness and damping takes its settling time whatever duration the animator was given. | Apple documentation: UISpringTimingParameters; jenox |
| T58 | documented | A spring by duration and bounce has ω = 2π/duration, and ζ = 1 − bounce, or 1/(1 + bounce) below zero. | Apple documentation: SwiftUI Spring |
| T59 | documented | A spring by response has ω = 2π/response: the response is the time of one swing without damping. | Apple documentation: SwiftUI Spring; WWDC 2018 session 803 |
| T60 | inferred | A perceptual duration is not a settling time: without bounce 0.9864 of the way are made by then. | our mathematics |
| T65 | observed | A library that capped its hyperbolic functions let slow over-damped springs snap to their end. | Motion issue 1207 |
| T66 | documented | A spring replaced in flight goes on from the present value with velocity ÷ the way to the new target, and nothing jumps. | Apple documentation: CASpringAnimation, and our mathematics |
| T67 | documented | Of two additive animations each is an offset that dies away by itself, while the model has the last target. | WWDC 2014 session 236 |
| T68 | inferred | With equal constants a replaced spring and two added ones move exactly alike, since springs are linear. | our mathematics |
| T71 | inferred | With cosine and sine a spring stays exact up to critical damping; as two exponentials it loses half its digits there. | our mathematics, measured |
| T72 | inferred | Taking a spring within δ of critical for critical costs 0.45·δ of the way, so that no tolerance is best. | our mathematics, measured |
| T73 | inferred | Stepping a spring at 60 Hz is off by up to 0.07 of the way; its closed form is exact at any instant. | our mathematics, measured |
| T76 | inferred | A spring without damping never settles, and one without mass or stiffness is none. | our mathematics; SDK header CAAnimation.h |

## The time of layer animations

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T77 | documented | Local time is (parent's time − begin time)·speed + offset. | SDK header CAMediaTiming.h |
| T78 | observed | Times are converted along a chain of layers; back, a speed of 0 has no answer, and the begin time is told. | GNUstep's QuartzCore tests, compared with Apple's |
| T79 | documented | Speed and repeat count are floats, times are doubles: a speed of 0.1 is 0.10000000149. | SDK header CAMediaTiming.h |
| T80 | documented | A begin time of 0 becomes the layer's present time when an animation is added; within a group it counts from the group's beginning. | Apple documentation: CAMediaTiming.beginTime |
| T81 | documented | A layer is paused by speed 0 and the present time as offset, and resumed by a begin time later by the length of the pause. | Apple's Technical Q&A QA1673 |
| T82 | observed | A delayed view animation is filled backwards, so that its old value is shown during the delay. | dumps of view animations |
| T83 | documented | A repeat count of 0 means once, fractions are allowed, and a count beside a repeat duration is undefined. | SDK header CAMediaTiming.h |
| T84 | documented | An animation lasts duration × (2 if it autoreverses) × repeat count, or its repeat duration, and its curve acts on the share within one repetition. | SDK header CAMediaTiming.h, and our mathematics |
| T85 | inferred | At a seam the next repetition has begun, but after the last one the end of that one is what is held. | our mathematics, after the iteration rules of CSS |
| T86 | documented | A fill holds the first value before the beginning, the last after the end, or both; but an animation that is removed on completion is gone. | SDK header CAMediaTiming.h |
| T87 | documented | A duration of 0 takes the transaction's, 0.25 s. | Apple documentation: CALayer.add(\_:forKey:) |
| T88 | inferred | A negative speed plays local time backwards. | our mathematics |
| T89 | documented | Of from, to and by any two tell the ends; what is missing is the current value. | SDK header CAAnimation.h |
| T90 | documented | The current value is by the documentation the one shown; here the model's below the animation is taken, which was observed. | Apple documentation: CABasicAnimation; otherwise observed in 2016 |
| T91 | documented | An additive animation adds to what is below it, and a cumulative one begins each repetition where the last one ended. | SDK header CAAnimation.h |
| T92 | documented | Animations of one property apply in the order in which they were added, and adding under a key in use replaces that animation. | Apple documentation: CALayer.add(\_:forKey:); WWDC 2014 session 236 |
| T93 | documented | An animation that is taken away early tells its delegate that it did not finish. | Apple documentation: CAAnimationDelegate |

## Key frames, groups and transactions

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T94 | documented | Of n values there are n − 1 segments, with key times from 0 to 1; discrete has n, and pacing ignores key times. | Apple documentation: CAKeyframeAnimation |
| T95 | documented | Discrete key frames show a value from its key time to the next. | Apple documentation: CAAnimationCalculationMode |
| T96 | inferred | Two equal key times make a jump, at which the later value is shown. | our mathematics; which value is shown there is our choice |
| T97 | documented | Key frames ease twice: one curve warps the whole time, then each segment has its own; view key frames ease in and out as a whole unless linear. | Apple documentation: CAKeyframeAnimation; Stack Overflow 20521214 |
| T98 | documented | Key times that do not fit the values are ignored, and nothing more is promised. | Apple documentation: CAKeyframeAnimation.keyTimes |
| T99 | our reading | Six values with five key times are spaced evenly and told; nothing crashes and nothing is cut off. | our choice |
| T100 | documented | Cubic key frames are a spline through the values, shaped by tension, continuity and bias. | Apple documentation: CAKeyframeAnimation.tensionValues, and the standard form |
| T101 | observed | What tangents a cubic path has at its ends is not documented; the end value counts twice. | GNUstep's QuartzCore tests; the rest is our choice |
| T102 | observed | Paced key frames keep one speed: their times follow the distances between the values. | GNUstep's QuartzCore tests; Apple documentation: CAAnimationCalculationMode |
| T103 | documented | A path's points are key frames, and auto-rotation turns a layer along the tangent. | Apple documentation: CAKeyframeAnimation.path |
| T104 | documented | A group's children run in its time and are clipped to its duration, not stretched to it. | Apple documentation: CAAnimationGroup |
| T105 | documented | A transaction lasts 0.25 s and has no curve unless told otherwise; inner ones inherit from outer ones. | Apple documentation: CATransaction |
| T107 | inferred | An animation is evaluated in order: layer time, its own time, repetitions and fill, its curve, the segment and its curve, the value, what it adds to. | our mathematics |

## Easings by name

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T108 | observed | Sine easing is 1 − cos(πu/2). | ai/easings.net |
| T109 | observed | Quad, cubic, quart and quint easing are the powers 2 to 5 of the time. | ai/easings.net |
| T110 | observed | Expo easing is 2^(10u − 10), with an exact 0 at the beginning, where the formula alone would jump. | ai/easings.net |
| T111 | observed | Circ easing is 1 − √(1 − u²), better written with (1 − u)(1 + u) near 1. | ai/easings.net |
| T112 | observed | Back easing is (s + 1)u³ − s·u² with s = 1.70158, and first goes a tenth of the way back. | ai/easings.net |
| T113 | observed | Elastic easing is a sine of rising amplitude, exact at both ends. | ai/easings.net |
| T114 | observed | Bounce easing is four parabolas that join. | ai/easings.net |
| T115 | observed | Under one name several easings are in use, such as elastic with a free amplitude, so that one has to say whose it is. | several libraries; ai/easings.net |
| T116 | inferred | Quad, cubic and back are exactly Béziers with x₁ = ⅓ and x₂ = ⅔. | our mathematics |
| T117 | inferred | No single Bézier is elastic, bounce, sine, expo or circ, or goes in and out by quad or more. | our mathematics |
| T118 | observed | The Béziers that easings.net gives for its functions are off by up to 0.04. | ai/easings.net; errors are our mathematics |
| T119 | observed | The older Béziers for the same names are off by up to 0.19, so that a name does not tell which curve is meant. | many repositories; errors are our mathematics |

## The mathematics of a throw

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T121 | documented | A deceleration rate is the share of the velocity that is kept each millisecond: 0.998, or 0.99 for fast. | Apple documentation: UIScrollView.DecelerationRate; WWDC 2018 session 803 |
| T122 | inferred | A thrown velocity is v·d^(1000t): at 60 Hz 0.967184 of it stay each frame, or 0.845772 if fast. | our mathematics |
| T123 | inferred | A throw covers 0.4995·v in all, or 0.0995·v if fast, and its velocity falls in proportion to the way made. | our mathematics; super-ultra/ScrollMechanics |
| T124 | documented | The projection shown at WWDC 2018 is v/1000·d/(1 − d): 0.499·v, or 0.099·v if fast. | WWDC 2018 session 803; our mathematics |
| T125 | observed | A throw may be called at rest when less than half a point is still to go; Apple's own rule is not known. | super-ultra/ScrollMechanics; our mathematics |
| T126 | inferred | When a throw comes by a place, and how fast it is there, has a closed form. | our mathematics; super-ultra/ScrollMechanics |
| T127 | inferred | To land on a chosen place either the velocity or the deceleration must change; which one UIKit takes is not documented. | our mathematics |
| T128 | observed | A throw that hits an edge goes on as a critical spring with the speed it has there. | super-ultra/ScrollMechanics; WebKit; Flutter |
| T129 | observed | A rubber band shows x·d·c/(d + c·x) of a way x beyond the edge, with c = 0.55 and d the view's length. | chpwn 2012; super-ultra/ScrollMechanics; jenox |
| T130 | inferred | The band applies to the raw way beyond the edge each time; a finger that catches a bounce begins with the inverse of what is shown. | our mathematics; super-ultra/ScrollMechanics |
| T131 | inferred | At the edge the content's speed falls at once to 55 % of the finger's, and further on by (d/(d + c·x))². | our mathematics |

## Values between two others

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T134 | inferred | Numbers, points, sizes and rectangles go part by part; a·(1 − u) + b·u is exact at both ends, and swings go beyond. | our mathematics |
| T135 | documented | A layer has no frame of its own: what moves is its position and its bounds. | Apple documentation: CALayer |
| T136 | observed | Colours go part by part as they are encoded, so that half-way from red to blue is (0.5, 0, 0.5). | GNUstep's QuartzCore; IEC 61966-2-1 |
| T137 | inferred | An animated angle is a number: 0° to 360° is a full turn, and 350° to 10° goes all the way back. | our mathematics; Apple documentation of the key paths |
| T138 | observed | An animated transform is taken apart and its rotation goes the short way: a full turn does nothing, and 270° becomes −90°. | Stack Overflow 44828064; CSS Transforms Level 2 |
| T139 | inferred | Going from matrix to matrix number by number is wrong for rotations: half-way to 180° nothing is left. | our mathematics |
| T140 | documented | A flat transform is a shift, two scales, a skew and an angle, and a point is a row before the matrix. | CSS Transforms Level 2; Apple documentation: CGAffineTransform |
| T141 | documented | Of several calls that turn or shift a 3D transform, the last one applies first. | SDK header CATransform3D.h |
| T142 | inferred | Perspective is m34 = −1/distance; what is as near as the eye, or behind it, cannot be shown. | our mathematics; Apple documentation: CATransform3D |
| T143 | documented | Perspective is set first and the turning put onto it; on the parent all sublayers share one vanishing point. | Apple documentation: CATransform3D, and our mathematics |
| T144 | inferred | A turn about y moves x to x·cos θ + z·sin θ and z to z·cos θ − x·sin θ. | our mathematics |
| T145 | inferred | A face of a cube is pushed back by half its size, turned, and brought forward again, so that the front stays in the screen. | our mathematics |
| T146 | inferred | A cube is right at every frame if its angle is animated, and not if the matrices of two states are. | our mathematics |
| T147 | inferred | Rotations go along the shorter arc between their quaternions, straight where they nearly agree. | our mathematics |
| T149 | inferred | Springs carry opacities and radii beyond their range; that is told as it is, and clamped only in drawing. | our mathematics; not to clamp what is reported is our choice |

## Time and numbers that are the same everywhere

| fact | kind | statement | source |
| --- | --- | --- | --- |
| T150 | inferred | Frame n is at n divided by the rate; adding up sixtieths makes 0.25 s last 16 frames in place of 15. | our mathematics, measured |
| T152 | inferred | Rounding down time × rate does not give the frame back; rounding to the nearest does. | our mathematics, measured |
| T154 | documented | The usual durations are whole frames at 60 and 120 Hz, and the first frame at or after the end shows the end exactly. | Apple documentation: CADisplayLink, and our mathematics |
| T155 | observed | Only + − × ÷ and √ are the same on every machine; sine, cosine, exponential and logarithm are not. | omacom/ttfx pull request 1 |
| T156 | inferred | Even one Linux binary gets different sines from processor to processor, in 0.07 % of the arguments. | measured here; openmc issue 1214 |
| T158 | inferred | Swift does not fuse a multiplication with an addition by itself, as C compilers do, so that plain Swift keeps its bits. | measured here |
| T161 | inferred | Of the ways to have equal bits everywhere, only elementary functions of one's own give them. | our mathematics, measured |
| T163 | inferred | A sine of a large argument is no more exact than the argument itself. | our mathematics |
| T164 | inferred | Numbers are best compared within a tolerance, and printed on a grid on which designed values are no ties. | our mathematics |
| T165 | inferred | In texts −0 is written 0, what is no number never appears, and the shortest digits that read back are the same everywhere. | our mathematics |
"""#
  }
}
