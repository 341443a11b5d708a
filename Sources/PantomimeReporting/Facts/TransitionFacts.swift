extension Facts {
  static let animatedValues = FactGroup(
    "Models, and what is shown of them",
    [
      Fact(
        "A207", .documented,
        "Running an animation block changes the models at once; only what is shown is animated.",
        source: "WWDC 2016 session 216"),
      Fact(
        "A208", .documented,
        """
        Animations of position, bounds, frame and affine transform add up: each is an offset from \
        the model that dies away.
        """,
        source: "WWDC 2017 session 230"),
      Fact(
        "A209", .observed,
        """
        Such an offset goes from old minus new to zero, filled on both sides, and a change of bounds \
        has one for the origin and one for the size.
        """,
        source: "David Rönnqvist, gist on additive view animations (iOS 8)"),
      Fact(
        "A210", .inferred,
        "What is shown is the model plus, for each animation, (old − new)·(1 − its progress).",
        source: "follows from A208 and A209"),
      Fact(
        "A213", .documented,
        "A transform animates the shortest way, so that a full turn shows nothing.",
        source: "WWDC 2017 session 230"),
      Fact(
        "A214", .documented,
        "Since iOS 11 a corner radius can be animated in an animator's block.",
        source: "WWDC 2017 session 230"),
    ])

  static let transitions = FactGroup(
    "Transitions driven by a percent",
    [
      Fact(
        "A221", .documented,
        "A transition's percent is the one that was last given to `update`.",
        source: "Apple documentation: UIPercentDrivenInteractiveTransition.percentComplete"),
      Fact(
        "A222", .documented,
        "A percent below 0 counts as 0, and one above 1 looks like the end.",
        source: "Apple documentation: UIPercentDrivenInteractiveTransition.update(_:)"),
      Fact(
        "A223", .documented,
        """
        A percent-driven transition has the duration that its animation controller tells at the \
        beginning.
        """,
        source: "Apple documentation: UIPercentDrivenInteractiveTransition.duration"),
      Fact(
        "A224", .documented,
        "Finishing takes (1 − percent)·duration ÷ speed, where the speed is 1 unless set.",
        source: """
          SDK header UIViewControllerTransitioning.h; Apple documentation: \
          UIPercentDrivenInteractiveTransition.completionSpeed
          """),
      Fact(
        "A225", .observed,
        "Cancelling takes percent·duration ÷ speed: one of 10 s, cancelled half-way, needed 5 s.",
        source: "naoyashiga's blog; MrAlek/AWPercentDrivenInteractiveTransition"),
      Fact(
        "A226", .documented,
        """
        The completion curve, ease-in-out unless set, holds after the finger lifts; under the finger \
        everything is linear.
        """,
        source: "Apple documentation: UIPercentDrivenInteractiveTransition.completionCurve"),
      Fact(
        "A227", .documented,
        """
        The timing curve (iOS 10) counts only where the animation controller vends an interruptible \
        animator.
        """,
        source: "Apple documentation: UIPercentDrivenInteractiveTransition.timingCurve"),
      Fact(
        "A228", .documented,
        """
        A transition that does not want an interactive start runs like any other, and may be taken \
        hold of later.
        """,
        source: "Apple documentation: UIPercentDrivenInteractiveTransition.wantsInteractiveStart"),
      Fact(
        "A230", .documented,
        """
        With an interruptible animator, update, cancel and finish scrub it and let it go on, forward \
        or in reverse.
        """,
        source: "SDK header UIViewControllerTransitioning.h; WWDC 2016 session 216"),
      Fact(
        "A233", .observed,
        """
        A percent-driven transition begins with percent 0, speed 1, ease-in-out as completion curve, \
        and an interactive start.
        """,
        source: "OpenUIKit's tests; Apple documentation: UIPercentDrivenInteractiveTransition"),
      Fact(
        "A234", .observed,
        """
        Without an animator the percent can be imitated by the clock of the container's layer: speed \
        0 and a time offset of percent × duration.
        """,
        source: "MrAlek/AWPercentDrivenInteractiveTransition"),
      Fact(
        "A246", .documented,
        "When a transition is completed its animation controller hears whether it went through.",
        source: "Apple documentation: UIViewControllerAnimatedTransitioning.animationEnded(_:)"),
      Fact(
        "A249", .documented,
        """
        Whether a transition was cancelled, and whether it is interactive, may change back and forth \
        while it can be interrupted.
        """,
        source: "Apple documentation: UIViewControllerContextTransitioning.transitionWasCancelled"),
      Fact(
        "A250", .documented,
        """
        To finish or cancel the interactive part says where a transition goes; it must be completed \
        all the same.
        """,
        source: "Apple documentation: UIViewControllerContextTransitioning"),
      Fact(
        "A252", .documented,
        """
        A transition plays in its container view, which has the old view in it; the new one is for \
        the animation controller to add.
        """,
        source: "Apple documentation: UIViewControllerContextTransitioning.containerView"),
      Fact(
        "A261", .documented,
        """
        Percent, speed and curve of the completion mean something once the interactive part is over.
        """,
        source: "Apple documentation: UIViewControllerTransitionCoordinatorContext"),
    ])
}
