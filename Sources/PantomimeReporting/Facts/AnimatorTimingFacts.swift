extension Facts {
  static let animatorTimings = FactGroup(
    "Curves and springs of an animator",
    [
      Fact(
        "A171", .documented,
        """
        The named curves are Béziers: linear (0,0)(1,1), ease-in (0.42,0)(1,1), ease-out \
        (0,0)(0.58,1), ease-in-out (0.42,0)(0.58,1), default (0.25,0.1)(0.25,1).
        """,
        source: """
          Apple documentation: CAMediaTimingFunctionName; confirmed by OpenUIKit's probe app on iOS \
          26.1
          """),
      Fact(
        "A174", .documented,
        """
        Cubic timing parameters made without arguments are Core Animation's default curve, \
        (0.25,0.1)(0.25,1).
        """,
        source: "Apple documentation: UICubicTimingParameters; WWDC 2016 session 216"),
      Fact(
        "A175", .documented,
        """
        View animations are ease-in-out unless told otherwise; the control points of a custom curve \
        lie within 0 … 1.
        """,
        source: "Apple documentation: UICubicTimingParameters, UIViewPropertyAnimator"),
      Fact(
        "A176", .observed,
        """
        Values of Apple's four curves were published for x = 0.1, 0.25, 0.5, 0.75 and 0.9: ease-in \
        at 0.5 is 0.31535682.
        """,
        source: "a Rust port of QuartzCore that compares with macOS"),
      Fact(
        "A177", .inferred,
        "Solving the Bézier in double precision meets the published values to within 1.5e-6.",
        source: "our computation against A176"),
      Fact(
        "A178", .documented,
        """
        The spring made without arguments has the damping ratio 4.56, that of mass 3, stiffness \
        1000, damping 500; on stage it was called critically damped.
        """,
        source: "Apple documentation: UISpringTimingParameters; WWDC 2016 session 216"),
      Fact(
        "A179", .documented,
        """
        A spring by its damping ratio keeps the animator's duration; a ratio of 1 does not swing, a \
        smaller one does.
        """,
        source: """
          Apple documentation: UISpringTimingParameters.init(dampingRatio:); WWDC 2016 session 216
          """),
      Fact(
        "A180", .documented,
        """
        A spring by its constants runs until what is left of the swing is small, whatever duration \
        was asked for.
        """,
        source: """
          Apple documentation: \
          UISpringTimingParameters.init(mass:stiffness:damping:initialVelocity:); WWDC 2016 session \
          216
          """),
      Fact(
        "A181", .documented,
        """
        Since iOS 17 a spring can be given by perceptual duration and bounce, from −1 over 0 \
        (critical) to 1 (undamped).
        """,
        source: """
          Apple documentation: UISpringTimingParameters.init(duration:bounce:); WWDC 2023 session \
          10158
          """),
      Fact(
        "A182", .documented,
        "A spring's velocity is counted in whole ways per second: 100 pt/s with 200 pt to go is 0.5.",
        source: "Apple documentation: UISpringTimingParameters.initialVelocity"),
      Fact(
        "A183", .documented,
        """
        A spring's velocity is the finger's divided by the way to the target, axis by axis, positive \
        towards it, and 0 where there is no way.
        """,
        source: "Apple documentation: UISpringTimingParameters.initialVelocity, CASpringAnimation"),
      Fact(
        "A186", .observed,
        "A spring over no distance does not move, however fast it was let go.",
        source: "jenox, article on spring timing parameters"),
      Fact(
        "A188", .observed,
        """
        A spring damped beyond critical behaves as a critical one unless over-damping is allowed \
        (iOS 17).
        """,
        source: "a Rust port of QuartzCore that compares with macOS; jenox"),
      Fact(
        "A189", .observed,
        "Spring animations of less than about 0.1 s were seen to complete at once.",
        source: "Stack Overflow 46406670 (iOS 11)"),
      Fact(
        "A190", .inferred,
        """
        A swinging spring's progress is 1 − e^(−ζωt)·(cos ω′t + ((ζω − v)/ω′)·sin ω′t), with ω′ = \
        ω√(1 − ζ²).
        """,
        source: "our mathematics, checked against A192"),
      Fact(
        "A191", .inferred,
        "A critically damped spring's progress is 1 − e^(−ωt)·(1 + (ω − v)·t).",
        source: "our mathematics, checked against A192"),
      Fact(
        "A192", .observed,
        """
        Measured of mass 1 and stiffness 100 after 0.05 s of a way of 100: 10.4405 with damping 10, \
        9.0204 with 20 and with 30.
        """,
        source: "a Rust port of QuartzCore that compares with macOS"),
      Fact(
        "A193", .observed,
        "A swinging spring settles after ln((1 + |ζω − v|/ω′)/0.001)/(ζω) seconds.",
        source: """
          the same Rust port; OpenUIKit's spring tests; Apple documentation: CASpringAnimation
          """),
      Fact(
        "A194", .observed,
        """
        A critical spring settles at the first multiple of 0.1 s at which less than 0.001 of the way \
        is left.
        """,
        source: "the same Rust port; OpenUIKit's spring tests"),
      Fact(
        "A195", .observed,
        "A spring without damping never settles.",
        source: "a Rust port of QuartzCore"),
      Fact(
        "A196", .observed,
        """
        Settling times were measured for a dozen springs: mass 1, stiffness 100, damping 10 takes \
        1.4727003 s, damping 20 takes 1.0 s.
        """,
        source: "the same Rust port; OpenUIKit's spring tests; OpenCoreAnimation's tests"),
      Fact(
        "A197", .observed,
        """
        A spring by duration and damping ratio has mass 1 and the stiffness with which a thousandth \
        of the swing is left at that time.
        """,
        source: "Framer's SpringsExample; agrees with OpenUIKit's probe app on iOS 26.1"),
      Fact(
        "A198", .observed,
        """
        Fitted springs have been published: ratio 0.25 over 3 s is stiffness 54.83363 and damping \
        3.702487.
        """,
        source: "Framer's SpringsExample, the rest computed"),
      Fact(
        "A199", .observed,
        """
        A spring of ratio 0.5 over 1 s from 50 to 150 was seen at 166.15 after 0.297 s; the fitting \
        rule gives 166.13.
        """,
        source: "OpenUIKit's probe app on iOS 26.1"),
      Fact(
        "A200", .inferred,
        """
        A fitted spring is not quite at 1 when its time is up, 0.999 if critical; the model value \
        makes the last step.
        """,
        source: "follows from A197"),
      Fact(
        "A201", .observed,
        """
        By perceptual duration P and bounce b: stiffness (2π/P)², damping 4π(1 − b)/P, or 4π/(P(1 + \
        b)) below zero, and the run lasts until it settles.
        """,
        source: "OpenUIKit's spring tests on QuartzCore and iOS 26.1"),
      Fact(
        "A203", .observed,
        """
        Springs by duration and bounce were measured: 0.5 s without bounce is stiffness 157.91, \
        damping 25.13 and runs for 0.8 s.
        """,
        source: "OpenUIKit's spring tests"),
      Fact(
        "A205", .documented,
        """
        A spring animation of a layer has mass 1, stiffness 100, damping 10 and velocity 0 unless \
        told otherwise.
        """,
        source: "Apple documentation: CASpringAnimation"),
      Fact(
        "A206", .observed,
        """
        The spring of navigation was mass 3, stiffness 1000, damping 500 over 0.5 s; 1, 555.027 and \
        47.118 are reported for iOS 26.
        """,
        source: "blogs and GitHub notes; Apple's sample for WWDC 2016 session 216"),
    ])
}
