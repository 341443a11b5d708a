extension Facts {
  static let springs = FactGroup(
    "Springs",
    [
      Fact(
        "T32", .documented,
        """
        A spring's progress x obeys m·x″ + c·x′ + k·(x − 1) = 0, from x = 0 with the initial \
        velocity.
        """,
        source: "Apple documentation: CASpringAnimation, and our mathematics"),
      Fact(
        "T33", .inferred,
        "A spring with ζ < 1 swings: cosine and sine within an envelope e^(−ζωt).",
        source: "our mathematics"),
      Fact(
        "T34", .inferred,
        """
        A critical spring comes in as fast as it can without swinging, and overshoots only if its \
        velocity is above ω.
        """,
        source: "our mathematics"),
      Fact(
        "T35", .inferred,
        """
        An over-damped spring is a sum of two exponentials, whose slow rate is best written as \
        −ω²/(β + q).
        """,
        source: "our mathematics"),
      Fact(
        "T36", .inferred,
        """
        One formula holds for all springs, if √h and its sine or hyperbolic sine are taken by a \
        series near h = 0.
        """,
        source: "our mathematics"),
      Fact(
        "T37", .documented,
        """
        Apple limits the damping ratio to 1: a stronger spring behaves as a critical one unless \
        over-damping is allowed (iOS 17).
        """,
        source: "Apple documentation: CASpringAnimation.allowsOverdamping; WebKit; jenox"),
      Fact(
        "T38", .inferred,
        "A spring from rest peaks at 1 + e^(−πζ/√(1 − ζ²)): 1.163 with ζ = 0.5, 1.0152 with 0.8.",
        source: "our mathematics"),
      Fact(
        "T39", .documented,
        """
        A spring animation of a layer is mass 1, stiffness 100, damping 10 unless told otherwise, \
        and its duration merely cuts it off.
        """,
        source: "SDK header CAAnimation.h; confirmed by GNUstep's QuartzCore tests"),
      Fact(
        "T40", .documented,
        "A spring's velocity is positive towards the target, in whole ways per second.",
        source: "SDK header CAAnimation.h; robb/RBBAnimation"),
      Fact(
        "T41", .observed,
        "The keyboard moves by a spring of mass 3, stiffness 1000 and damping 500.",
        source: "debugger logs, Apple's developer forum"),
      Fact(
        "T42", .documented,
        "The spring made without arguments has the damping ratio of the keyboard's.",
        source: "Apple documentation: UISpringTimingParameters, and our mathematics"),
      Fact(
        "T44", .inferred,
        """
        There are four notions of a settled spring, which differ by tens of per cent, so that one \
        has to say which is meant.
        """,
        source: "our mathematics"),
      Fact(
        "T45", .documented,
        """
        A swinging spring has settled at ln((1 + |B|)/0.001)/β, where B is the factor of its sine; \
        without |B| it comes out wrong.
        """,
        source: """
          Apple documentation: CASpringAnimation.settlingDuration; GNUstep; formula our mathematics
          """),
      Fact(
        "T46", .observed,
        """
        How Apple settles springs that do not swing is not known; rounding up to 0.1 s fits the two \
        figures reported.
        """,
        source: "OpenSwiftUI, and an article's measurements"),
      Fact(
        "T47", .inferred,
        "A critical spring from rest has a thousandth of its way left at 9.23341/ω.",
        source: "our mathematics"),
      Fact(
        "T50", .observed,
        """
        UIKit's spring by duration and damping ratio has mass 1, and ω such that its envelope is \
        0.001 at the duration.
        """,
        source: "Framer's SpringsExample; OpenSwiftUI"),
      Fact(
        "T51", .observed,
        """
        The rule for fitted springs reproduces the stiffness and damping that two projects recorded \
        of iOS.
        """,
        source: "Framer's SpringsExample; Flutter"),
      Fact(
        "T52", .inferred,
        """
        For a fitted spring from rest ω·T depends on the ratio alone: 12.717 for 0.5, 8.994 for 0.8, \
        9.233 for 1.
        """,
        source: "our mathematics"),
      Fact(
        "T53", .inferred,
        """
        The rule for swinging springs goes to infinity as the ratio nears 1, and does not join the \
        one for critical springs.
        """,
        source: "our mathematics; switching above 0.999 is our choice"),
      Fact(
        "T55", .documented,
        """
        A spring's velocity is the finger's over the way to go, so that 100 pt/s with 200 pt to go \
        is 0.5.
        """,
        source: """
          Apple documentation: \
          UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
          """),
      Fact(
        "T56", .documented,
        """
        A spring by mass, stiffness and damping takes its settling time whatever duration the \
        animator was given.
        """,
        source: "Apple documentation: UISpringTimingParameters; jenox"),
      Fact(
        "T58", .documented,
        """
        A spring by duration and bounce has ω = 2π/duration, and ζ = 1 − bounce, or 1/(1 + bounce) \
        below zero.
        """,
        source: "Apple documentation: SwiftUI Spring"),
      Fact(
        "T59", .documented,
        """
        A spring by response has ω = 2π/response: the response is the time of one swing without \
        damping.
        """,
        source: "Apple documentation: SwiftUI Spring; WWDC 2018 session 803"),
      Fact(
        "T60", .inferred,
        """
        A perceptual duration is not a settling time: without bounce 0.9864 of the way are made by \
        then.
        """,
        source: "our mathematics"),
      Fact(
        "T65", .observed,
        """
        A library that capped its hyperbolic functions let slow over-damped springs snap to their \
        end.
        """,
        source: "Motion issue 1207"),
      Fact(
        "T66", .documented,
        """
        A spring replaced in flight goes on from the present value with velocity ÷ the way to the \
        new target, and nothing jumps.
        """,
        source: "Apple documentation: CASpringAnimation, and our mathematics"),
      Fact(
        "T67", .documented,
        """
        Of two additive animations each is an offset that dies away by itself, while the model has \
        the last target.
        """,
        source: "WWDC 2014 session 236"),
      Fact(
        "T68", .inferred,
        """
        With equal constants a replaced spring and two added ones move exactly alike, since springs \
        are linear.
        """,
        source: "our mathematics"),
      Fact(
        "T71", .inferred,
        """
        With cosine and sine a spring stays exact up to critical damping; as two exponentials it \
        loses half its digits there.
        """,
        source: "our mathematics, measured"),
      Fact(
        "T72", .inferred,
        """
        Taking a spring within δ of critical for critical costs 0.45·δ of the way, so that no \
        tolerance is best.
        """,
        source: "our mathematics, measured"),
      Fact(
        "T73", .inferred,
        """
        Stepping a spring at 60 Hz is off by up to 0.07 of the way; its closed form is exact at any \
        instant.
        """,
        source: "our mathematics, measured"),
      Fact(
        "T76", .inferred,
        "A spring without damping never settles, and one without mass or stiffness is none.",
        source: "our mathematics; SDK header CAAnimation.h"),
    ])
}
