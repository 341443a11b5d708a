extension Facts {
  static let animatorDirection = FactGroup(
    "Turning an animator round",
    [
      Fact(
        "A97", .documented,
        "A reversed animator runs towards the values that the properties had before.",
        source: "Apple documentation: UIViewAnimating.isReversed"),
      Fact(
        "A98", .documented,
        """
        On an animator that does not run, the direction is only remembered for the next start or \
        continue.
        """,
        source: "SDK header UIViewAnimating.h; Apple documentation: UIViewAnimating.isReversed"),
      Fact(
        "A99", .documented,
        """
        Turning a paused animator round changes its direction and nothing else; turned twice it goes \
        forward again.
        """,
        source: "WWDC 2016 session 216"),
      Fact(
        "A100", .documented,
        "A running animator turns on the fly, with an abrupt break in its velocity.",
        source: "WWDC 2016 session 216; Apple documentation: UIViewAnimating.isReversed"),
      Fact(
        "A102", .documented,
        "An animator that was turned twice and arrives at the targets reports the end.",
        source: "WWDC 2016 session 216"),
      Fact(
        "A103", .observed,
        """
        In iOS 10 a running animator could be turned round once; turning it forward again needed a \
        pause.
        """,
        source: "DuncanMC/UIViewPropertyAnimator-test (iOS 10, 2016)"),
      Fact(
        "A104", .documented,
        "In the stopped state a change of direction may be ignored.",
        source: "Apple documentation: UIViewAnimating.isReversed"),
      Fact(
        "A105", .documented,
        "Reversed through a pause an animator plays the same curve backwards in time.",
        source: "WWDC 2016 session 216"),
      Fact(
        "A106", .observed,
        """
        An ease-in that is turned round covers much of its way quickly and then slows down, as the \
        same curve backwards has to.
        """,
        source: "Open Radar 34674968 (iOS 11)"),
      Fact(
        "A107", .observed,
        """
        In iOS 11, with a custom curve, a reversed view jumped to its targets first and then ran \
        back: a defect.
        """,
        source: "Open Radar 34674968 (iOS 11)"),
      Fact(
        "A108", .observed,
        """
        In iOS 11 a curved animator that was turned round stopped and went back late; with scrubbing \
        in time it did not.
        """,
        source: "Stack Overflow 46406670 (iOS 11)"),
      Fact(
        "A111", .documented,
        """
        At its end only an animator that pauses on completion can be turned round; any other has let \
        go of its animations by then.
        """,
        source: """
          WWDC 2017 session 230; Apple documentation: UIViewPropertyAnimator.pausesOnCompletion
          """),
      Fact(
        "A112", .inferred,
        """
        An animator that pauses on completion and arrives home in reverse pauses there, too, at \
        fraction 1 and without completions.
        """,
        source: "follows from A46 and A81"),
    ])

  static let animatorContinuing = FactGroup(
    "Continuing an animator",
    [
      Fact(
        "A115", .documented,
        """
        Continuing lets a paused animator go on in its direction with another duration or timing, as \
        if it began at the present position.
        """,
        source: """
          Apple documentation: \
          UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:); SDK header \
          UIViewPropertyAnimator.h
          """),
      Fact(
        "A116", .documented,
        """
        Only an active, paused and interruptible animator can be continued; for any other it is an \
        error.
        """,
        source: """
          Apple documentation: \
          UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
          """),
      Fact(
        "A117", .inferred,
        "Continuing a stopped animator is an error as well, since it is not paused.",
        source: "follows from A116"),
      Fact(
        "A118", .documented,
        """
        A duration factor of 0 means the time that is left: an animation of 2 s re-mapped to a tenth \
        takes 1.8 s more.
        """,
        source: "WWDC 2017 session 230"),
      Fact(
        "A119", .documented,
        """
        Any other factor is of the original duration: the animation ends that long from now, \
        wherever it stands.
        """,
        source: """
          Apple documentation: \
          UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:); WWDC 2016 \
          session 216
          """),
      Fact(
        "A121", .observed,
        """
        With nothing left to move, a factor above 0 still waits its share of the duration before the \
        completions run; 0 completes at once.
        """,
        source: "Open Radar 35743469 (iOS 11)"),
      Fact(
        "A122", .documented,
        "Continuing without timing parameters keeps the animator's own timing.",
        source: """
          Apple documentation: \
          UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
          """),
      Fact(
        "A123", .documented,
        """
        Timing given when continuing holds for this run only; once inactive the animator has its own \
        again.
        """,
        source: """
          Apple documentation: \
          UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
          """),
      Fact(
        "A124", .documented,
        "UIKit may blend the old timing into the new one, so that some of a spring may outlive it.",
        source: """
          Apple documentation: \
          UIViewPropertyAnimator.continueAnimation(withTimingParameters:durationFactor:)
          """),
      Fact(
        "A125", .documented,
        """
        Continuing from a spring into a cubic curve has no defined effect; Apple advises a new \
        animator or a critically damped spring.
        """,
        source: "WWDC 2017 session 230"),
      Fact(
        "A126", .documented,
        """
        Continued with another cubic curve, an animator enters it part-way, where that curve has the \
        present progress.
        """,
        source: "WWDC 2017 session 230"),
      Fact(
        "A127", .documented,
        "A spring always sets out from what is shown, and may be given the finger's velocity.",
        source: "WWDC 2017 session 230"),
      Fact(
        "A132", .observed,
        "Continuing with a spring shorter than about 0.1 s was seen to complete at once.",
        source: "Stack Overflow 46406670"),
      Fact(
        "A133", .observed,
        """
        An animator that was reversed and continued with a factor ran its later animations too \
        slowly when used again: a defect.
        """,
        source: "Open Radar 34675414 (iOS 10 and 11)"),
      Fact(
        "A135", .observed,
        """
        Paused out of inactivity and continued in the same turn of the run loop, an animator once \
        did nothing and completed nothing: a defect.
        """,
        source: """
          klaas/RadarSample_UIViewPropertyAnimatorBug, 2017; LOLITA0164, blog series of tests call \
          by call, 2018
          """),
    ])
}
