extension Facts {
  static let easings = FactGroup(
    "Easings by name",
    [
      Fact(
        "T108", .observed,
        "Sine easing is 1 − cos(πu/2).",
        source: "ai/easings.net"),
      Fact(
        "T109", .observed,
        "Quad, cubic, quart and quint easing are the powers 2 to 5 of the time.",
        source: "ai/easings.net"),
      Fact(
        "T110", .observed,
        """
        Expo easing is 2^(10u − 10), with an exact 0 at the beginning, where the formula alone would \
        jump.
        """,
        source: "ai/easings.net"),
      Fact(
        "T111", .observed,
        "Circ easing is 1 − √(1 − u²), better written with (1 − u)(1 + u) near 1.",
        source: "ai/easings.net"),
      Fact(
        "T112", .observed,
        "Back easing is (s + 1)u³ − s·u² with s = 1.70158, and first goes a tenth of the way back.",
        source: "ai/easings.net"),
      Fact(
        "T113", .observed,
        "Elastic easing is a sine of rising amplitude, exact at both ends.",
        source: "ai/easings.net"),
      Fact(
        "T114", .observed,
        "Bounce easing is four parabolas that join.",
        source: "ai/easings.net"),
      Fact(
        "T115", .observed,
        """
        Under one name several easings are in use, such as elastic with a free amplitude, so that \
        one has to say whose it is.
        """,
        source: "several libraries; ai/easings.net"),
      Fact(
        "T116", .inferred,
        "Quad, cubic and back are exactly Béziers with x₁ = ⅓ and x₂ = ⅔.",
        source: "our mathematics"),
      Fact(
        "T117", .inferred,
        """
        No single Bézier is elastic, bounce, sine, expo or circ, or goes in and out by quad or more.
        """,
        source: "our mathematics"),
      Fact(
        "T118", .observed,
        "The Béziers that easings.net gives for its functions are off by up to 0.04.",
        source: "ai/easings.net; errors are our mathematics"),
      Fact(
        "T119", .observed,
        """
        The older Béziers for the same names are off by up to 0.19, so that a name does not tell \
        which curve is meant.
        """,
        source: "many repositories; errors are our mathematics"),
    ])

  static let deceleration = FactGroup(
    "The mathematics of a throw",
    [
      Fact(
        "T121", .documented,
        """
        A deceleration rate is the share of the velocity that is kept each millisecond: 0.998, or \
        0.99 for fast.
        """,
        source: "Apple documentation: UIScrollView.DecelerationRate; WWDC 2018 session 803"),
      Fact(
        "T122", .inferred,
        """
        A thrown velocity is v·d^(1000t): at 60 Hz 0.967184 of it stay each frame, or 0.845772 if \
        fast.
        """,
        source: "our mathematics"),
      Fact(
        "T123", .inferred,
        """
        A throw covers 0.4995·v in all, or 0.0995·v if fast, and its velocity falls in proportion to \
        the way made.
        """,
        source: "our mathematics; super-ultra/ScrollMechanics"),
      Fact(
        "T124", .documented,
        "The projection shown at WWDC 2018 is v/1000·d/(1 − d): 0.499·v, or 0.099·v if fast.",
        source: "WWDC 2018 session 803; our mathematics"),
      Fact(
        "T125", .observed,
        """
        A throw may be called at rest when less than half a point is still to go; Apple's own rule \
        is not known.
        """,
        source: "super-ultra/ScrollMechanics; our mathematics"),
      Fact(
        "T126", .inferred,
        "When a throw comes by a place, and how fast it is there, has a closed form.",
        source: "our mathematics; super-ultra/ScrollMechanics"),
      Fact(
        "T127", .inferred,
        """
        To land on a chosen place either the velocity or the deceleration must change; which one \
        UIKit takes is not documented.
        """,
        source: "our mathematics"),
      Fact(
        "T128", .observed,
        "A throw that hits an edge goes on as a critical spring with the speed it has there.",
        source: "super-ultra/ScrollMechanics; WebKit; Flutter"),
      Fact(
        "T129", .observed,
        """
        A rubber band shows x·d·c/(d + c·x) of a way x beyond the edge, with c = 0.55 and d the \
        view's length.
        """,
        source: "chpwn 2012; super-ultra/ScrollMechanics; jenox"),
      Fact(
        "T130", .inferred,
        """
        The band applies to the raw way beyond the edge each time; a finger that catches a bounce \
        begins with the inverse of what is shown.
        """,
        source: "our mathematics; super-ultra/ScrollMechanics"),
      Fact(
        "T131", .inferred,
        """
        At the edge the content's speed falls at once to 55 % of the finger's, and further on by \
        (d/(d + c·x))².
        """,
        source: "our mathematics"),
    ])
}
