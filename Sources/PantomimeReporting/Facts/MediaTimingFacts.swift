extension Facts {
  static let mediaTiming = FactGroup(
    "The time of layer animations",
    [
      Fact(
        "T77", .documented,
        "Local time is (parent's time − begin time)·speed + offset.",
        source: "SDK header CAMediaTiming.h"),
      Fact(
        "T78", .observed,
        """
        Times are converted along a chain of layers; back, a speed of 0 has no answer, and the begin \
        time is told.
        """,
        source: "GNUstep's QuartzCore tests, compared with Apple's"),
      Fact(
        "T79", .documented,
        "Speed and repeat count are floats, times are doubles: a speed of 0.1 is 0.10000000149.",
        source: "SDK header CAMediaTiming.h"),
      Fact(
        "T80", .documented,
        """
        A begin time of 0 becomes the layer's present time when an animation is added; within a \
        group it counts from the group's beginning.
        """,
        source: "Apple documentation: CAMediaTiming.beginTime"),
      Fact(
        "T81", .documented,
        """
        A layer is paused by speed 0 and the present time as offset, and resumed by a begin time \
        later by the length of the pause.
        """,
        source: "Apple's Technical Q&A QA1673"),
      Fact(
        "T82", .observed,
        """
        A delayed view animation is filled backwards, so that its old value is shown during the \
        delay.
        """,
        source: "dumps of view animations"),
      Fact(
        "T83", .documented,
        """
        A repeat count of 0 means once, fractions are allowed, and a count beside a repeat duration \
        is undefined.
        """,
        source: "SDK header CAMediaTiming.h"),
      Fact(
        "T84", .documented,
        """
        An animation lasts duration × (2 if it autoreverses) × repeat count, or its repeat duration, \
        and its curve acts on the share within one repetition.
        """,
        source: "SDK header CAMediaTiming.h, and our mathematics"),
      Fact(
        "T85", .inferred,
        """
        At a seam the next repetition has begun, but after the last one the end of that one is what \
        is held.
        """,
        source: "our mathematics, after the iteration rules of CSS"),
      Fact(
        "T86", .documented,
        """
        A fill holds the first value before the beginning, the last after the end, or both; but an \
        animation that is removed on completion is gone.
        """,
        source: "SDK header CAMediaTiming.h"),
      Fact(
        "T87", .documented,
        "A duration of 0 takes the transaction's, 0.25 s.",
        source: "Apple documentation: CALayer.add(_:forKey:)"),
      Fact(
        "T88", .inferred,
        "A negative speed plays local time backwards.",
        source: "our mathematics"),
      Fact(
        "T89", .documented,
        "Of from, to and by any two tell the ends; what is missing is the current value.",
        source: "SDK header CAAnimation.h"),
      Fact(
        "T90", .documented,
        """
        The current value is by the documentation the one shown; here the model's below the \
        animation is taken, which was observed.
        """,
        source: "Apple documentation: CABasicAnimation; otherwise observed in 2016"),
      Fact(
        "T91", .documented,
        """
        An additive animation adds to what is below it, and a cumulative one begins each repetition \
        where the last one ended.
        """,
        source: "SDK header CAAnimation.h"),
      Fact(
        "T92", .documented,
        """
        Animations of one property apply in the order in which they were added, and adding under a \
        key in use replaces that animation.
        """,
        source: "Apple documentation: CALayer.add(_:forKey:); WWDC 2014 session 236"),
      Fact(
        "T93", .documented,
        "An animation that is taken away early tells its delegate that it did not finish.",
        source: "Apple documentation: CAAnimationDelegate"),
    ])

  static let keyframes = FactGroup(
    "Key frames, groups and transactions",
    [
      Fact(
        "T94", .documented,
        """
        Of n values there are n − 1 segments, with key times from 0 to 1; discrete has n, and pacing \
        ignores key times.
        """,
        source: "Apple documentation: CAKeyframeAnimation"),
      Fact(
        "T95", .documented,
        "Discrete key frames show a value from its key time to the next.",
        source: "Apple documentation: CAAnimationCalculationMode"),
      Fact(
        "T96", .inferred,
        "Two equal key times make a jump, at which the later value is shown.",
        source: "our mathematics; which value is shown there is our choice"),
      Fact(
        "T97", .documented,
        """
        Key frames ease twice: one curve warps the whole time, then each segment has its own; view \
        key frames ease in and out as a whole unless linear.
        """,
        source: "Apple documentation: CAKeyframeAnimation; Stack Overflow 20521214"),
      Fact(
        "T98", .documented,
        "Key times that do not fit the values are ignored, and nothing more is promised.",
        source: "Apple documentation: CAKeyframeAnimation.keyTimes"),
      Fact(
        "T99", .ours,
        """
        Six values with five key times are spaced evenly and told; nothing crashes and nothing is \
        cut off.
        """,
        source: "our choice"),
      Fact(
        "T100", .documented,
        "Cubic key frames are a spline through the values, shaped by tension, continuity and bias.",
        source: "Apple documentation: CAKeyframeAnimation.tensionValues, and the standard form"),
      Fact(
        "T101", .observed,
        "What tangents a cubic path has at its ends is not documented; the end value counts twice.",
        source: "GNUstep's QuartzCore tests; the rest is our choice"),
      Fact(
        "T102", .observed,
        "Paced key frames keep one speed: their times follow the distances between the values.",
        source: "GNUstep's QuartzCore tests; Apple documentation: CAAnimationCalculationMode"),
      Fact(
        "T103", .documented,
        "A path's points are key frames, and auto-rotation turns a layer along the tangent.",
        source: "Apple documentation: CAKeyframeAnimation.path"),
      Fact(
        "T104", .documented,
        "A group's children run in its time and are clipped to its duration, not stretched to it.",
        source: "Apple documentation: CAAnimationGroup"),
      Fact(
        "T105", .documented,
        """
        A transaction lasts 0.25 s and has no curve unless told otherwise; inner ones inherit from \
        outer ones.
        """,
        source: "Apple documentation: CATransaction"),
      Fact(
        "T107", .inferred,
        """
        An animation is evaluated in order: layer time, its own time, repetitions and fill, its \
        curve, the segment and its curve, the value, what it adds to.
        """,
        source: "our mathematics"),
    ])
}
