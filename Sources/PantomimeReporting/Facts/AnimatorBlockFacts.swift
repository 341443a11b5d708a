extension Facts {
  static let animatorBlocks = FactGroup(
    "Durations, blocks and settings of an animator",
    [
      Fact(
        "A137", .documented,
        "An animator's duration is set when it is made and cannot be changed.",
        source: "Apple documentation: UIViewPropertyAnimator.duration"),
      Fact(
        "A138", .documented,
        """
        A spring given by mass, stiffness and damping ignores the duration passed in and tells the \
        one that it computes.
        """,
        source: "WWDC 2016 session 216; measured in super-ultra/ScrollMechanics"),
      Fact(
        "A139", .documented,
        "The timing parameters of an animator can be read and not changed.",
        source: "Apple documentation: UIViewPropertyAnimator.timingParameters"),
      Fact(
        "A140", .documented,
        "Blocks added while inactive run over the whole duration.",
        source: "Apple documentation: UIViewPropertyAnimator.addAnimations(_:)"),
      Fact(
        "A141", .documented,
        """
        A block added while active runs at once, over the time that is left: with half of 2 s gone \
        it takes 1 s.
        """,
        source: "Apple documentation: UIViewPropertyAnimator.addAnimations(_:)"),
      Fact(
        "A142", .documented,
        "Adding a block to a stopped animator is an error.",
        source: "Apple documentation: UIViewPropertyAnimator.addAnimations(_:)"),
      Fact(
        "A143", .documented,
        "What is added later should end together with what runs already.",
        source: "Apple documentation: UIViewImplicitlyAnimating.addAnimations(_:)"),
      Fact(
        "A147", .documented,
        """
        A delay factor given while inactive is a share of the duration: the block waits that long \
        and ends with the others.
        """,
        source: "Apple documentation: UIViewPropertyAnimator.addAnimations(_:delayFactor:)"),
      Fact(
        "A148", .documented,
        "Given while active, a delay factor is by the page a share of the time that is left.",
        source: "Apple documentation: UIViewPropertyAnimator.addAnimations(_:delayFactor:)"),
      Fact(
        "A149", .documented,
        """
        By the header a delay factor is a share of the whole duration, with no word of what is left.
        """,
        source: "SDK header UIViewPropertyAnimator.h"),
      Fact(
        "A150", .documented,
        """
        The page's own example of a delay factor, 1.0 s, does not follow from its rule, which gives \
        1.125 s.
        """,
        source: "Apple documentation: UIViewPropertyAnimator.addAnimations(_:delayFactor:)"),
      Fact(
        "A153", .inferred,
        "A start delay is not part of the duration, and the fraction is 0 until it has elapsed.",
        source: "follows from A17"),
      Fact(
        "A154", .inferred,
        """
        A delayed start runs the block at the call: the models have their targets during the delay, \
        and the old picture is shown.
        """,
        source: "follows from A17; David Rönnqvist on additive animations"),
      Fact(
        "A155", .documented,
        """
        An animator that is not interruptible runs to its end and cannot be paused or stopped; \
        setting that while it is active raises.
        """,
        source: "Apple documentation: UIViewPropertyAnimator.isInterruptible"),
      Fact(
        "A156", .observed,
        "Stopping a running animator that is not interruptible crashed.",
        source: "FloatingPanel issue 60 (2018)"),
      Fact(
        "A157", .ours,
        """
        Pausing, continuing, reversing or scrubbing an animator that is not interruptible is \
        refused.
        """,
        source: "no public documentation; our choice"),
      Fact(
        "A159", .documented,
        """
        By default views that are being animated take touches; that can be switched off, but not \
        while the animator is active.
        """,
        source: "Apple documentation: UIViewPropertyAnimator.isUserInteractionEnabled"),
      Fact(
        "A160", .documented,
        """
        A finger hits a moving view where it is shown, unless the app has taken hit testing upon \
        itself.
        """,
        source: """
          WWDC 2016 session 216; Apple documentation: \
          UIViewPropertyAnimator.isManualHitTestingEnabled
          """),
      Fact(
        "A161", .documented,
        "Pausing on completion exists since iOS 11 and is off unless set.",
        source: "Apple documentation: UIViewPropertyAnimator.pausesOnCompletion"),
      Fact(
        "A164", .documented,
        """
        The factory returns a started animator, after a delay if asked, with ease-in-out unless the \
        options say otherwise.
        """,
        source: """
          Apple documentation: \
          UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options:animations:completion:)
          """),
    ])
}
