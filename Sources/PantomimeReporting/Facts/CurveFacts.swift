extension Facts {
  static let curves = FactGroup(
    "Timing functions",
    [
      Fact(
        "T1", .documented,
        """
        A timing function is a cubic Bézier from (0,0) to (1,1) with two free control points; the \
        easing is y as a function of x and not of the parameter.
        """,
        source: "SDK header CAMediaTimingFunction.h; CSS Easing Functions"),
      Fact(
        "T2", .inferred,
        """
        A cubic Bézier is evaluated as ((a·t + b)·t + c)·t, with c = 3p₁, b = 3(p₂ − p₁) − c and a = \
        1 − c − b.
        """,
        source: "our mathematics; the same form in WebKit and Chromium"),
      Fact(
        "T3", .documented,
        """
        The five named curves of Core Animation have published control points, such as (0.42,0) and \
        (1,1) for ease-in.
        """,
        source: "Apple documentation: CAMediaTimingFunction"),
      Fact(
        "T5", .documented,
        "Core Animation takes control points as floats, which moves a curve by at most 2e-8.",
        source: "SDK header CAMediaTimingFunction.h; the effect is our mathematics"),
      Fact(
        "T6", .observed,
        """
        A line written as a Bézier solves badly near its ends, so that it is best recognized and not \
        solved.
        """,
        source: "WebKit, UnitBezier.h"),
      Fact(
        "T7", .documented,
        "A view animation without a curve is ease-in-out; a layer animation without one is linear.",
        source: "Apple documentation: UIView.AnimationOptions, CAMediaTimingFunction"),
      Fact(
        "T8", .inferred,
        "A curve has one y for each x as long as both control points lie within 0 … 1 in x.",
        source: "our mathematics; CSS refuses other control points"),
      Fact(
        "T9", .observed,
        "To take the parameter for x, instead of solving for it, is wrong by up to some tenths.",
        source: "WinObjC and UIKit-cross-platform, which do it"),
      Fact(
        "T11", .observed,
        """
        WebKit's tolerance depends on the duration, so that a steep curve of 0.25 s may be off by a \
        tenth.
        """,
        source: "WebKit, measured here"),
      Fact(
        "T14", .inferred,
        """
        Newton's steps within a bracket that halves where they leave it solve a curve to the last \
        bit, with + − × ÷ alone.
        """,
        source: "our mathematics, measured on 714 points"),
      Fact(
        "T17", .observed,
        "Outside of 0 … 1 Core Animation holds the ends of a curve.",
        source: "GNUstep's QuartzCore, compared with Apple's"),
      Fact(
        "T18", .documented,
        """
        CSS extends a curve beyond its ends along its tangents, taken from the next control point \
        where one lies on the end.
        """,
        source: "CSS Easing Functions"),
      Fact(
        "T19", .inferred,
        """
        Between its ends a curve may leave 0 … 1, and must not be clamped: easeOutBack peaks at \
        1.0978.
        """,
        source: "our mathematics"),
      Fact(
        "T20", .inferred,
        """
        The slope of an easing is y′/x′; times the way and over the duration it is the velocity with \
        which a spring can take over.
        """,
        source: "our mathematics"),
      Fact(
        "T21", .observed,
        """
        Where a control point stands on its end in x, the slope there is infinite or 0/0; a capped \
        number is told.
        """,
        source: "Chromium, and our mathematics"),
      Fact(
        "T22", .inferred,
        """
        Near a vertical wall the last bit of x moves y by much more, so that no solver can do better \
        there.
        """,
        source: "our mathematics"),
      Fact(
        "T23", .observed,
        """
        Published values of Apple's curves, such as 0.315357 for ease-in at 0.5, are exact to some \
        3e-6.
        """,
        source: "GNUstep's QuartzCore tests, Chromium's tests"),
      Fact(
        "T24", .inferred,
        """
        A curve whose control points lie within 0 … 1 in y is inverted by exchanging x and y; others \
        have several answers.
        """,
        source: "our mathematics"),
    ])
}
