extension Facts {
  static let animatorStates = FactGroup(
    "The states of an animator, and what leads from one to another",
    [
      Fact(
        "A1", .documented,
        "An animator is inactive (0), active (1) or stopped (2).",
        source: "Apple documentation: UIViewAnimatingState; SDK header UIViewAnimating.h"),
      Fact(
        "A2", .documented,
        """
        A completion is told one of three positions: the end (0, the values of the block), the start \
        (1, the values before it) or the current values (2).
        """,
        source: "Apple documentation: UIViewAnimatingPosition; SDK header UIViewAnimating.h"),
      Fact(
        "A3", .documented,
        """
        Start and end are told by the values and not by the direction of travel, so that a reversed \
        animator that has come home reports the start.
        """,
        source: "Apple documentation: UIViewAnimatingPosition; WWDC 2016 session 216"),
      Fact(
        "A4", .documented,
        """
        A new animator is inactive, and so is one that has finished: nothing runs, it can be \
        configured, and blocks wait for the next start.
        """,
        source: "Apple documentation: UIViewAnimating, UIViewAnimatingState"),
      Fact(
        "A5", .documented,
        """
        Running and paused are both active; the first start, pause or assigned fraction makes an \
        animator active, and its end or a stop ends that.
        """,
        source: "Apple documentation: UIViewAnimating.state"),
      Fact(
        "A6", .documented,
        """
        A stopped animator has dropped its animations and keeps the values last shown; only \
        finishing leads on from there.
        """,
        source: "Apple documentation: UIViewAnimating.state; SDK header UIViewAnimating.h"),
      Fact(
        "A7", .documented,
        "An animator counts as running only while its animations advance, in either direction.",
        source: "Apple documentation: UIViewAnimating.isRunning; SDK header UIViewAnimating.h"),
      Fact(
        "A9", .documented,
        """
        Making an animator starts nothing; only the factory `runningPropertyAnimator` hands out one \
        that runs already.
        """,
        source: "Apple documentation: UIViewPropertyAnimator"),
      Fact(
        "A10", .documented,
        """
        Starting an inactive animator runs its blocks at once: the models have their targets from \
        then on, while what is shown begins to move.
        """,
        source: "Apple documentation: UIViewAnimating.startAnimation(); WWDC 2016 session 216"),
      Fact(
        "A11", .documented,
        "Starting a paused animator lets it go on from where it is, in the direction it has.",
        source: """
          Apple documentation: UIViewAnimating.startAnimation(); SDK header UIViewAnimating.h
          """),
      Fact(
        "A13", .documented,
        "Starting a stopped animator is an error of the program.",
        source: "Apple documentation: UIViewAnimating.startAnimation(), UIViewPropertyAnimator"),
      Fact(
        "A14", .inferred,
        "Starting an animator that is running already changes nothing.",
        source: "follows from A10 and A11, which speak only of inactive and paused animators"),
      Fact(
        "A15", .documented,
        """
        Started with no block to run, an animator waits, active and paused, until a block arrives, \
        and then runs it at once (iOS 11).
        """,
        source: "SDK header UIViewPropertyAnimator.h; WWDC 2017 session 230"),
      Fact(
        "A17", .documented,
        """
        A delayed start makes the animator active immediately; what it animates begins to move when \
        the delay is over.
        """,
        source: "Apple documentation: UIViewAnimating.startAnimation(afterDelay:)"),
      Fact(
        "A18", .documented,
        "By Apple's page a delayed start may also resume a paused animator.",
        source: "Apple documentation: UIViewAnimating.startAnimation(afterDelay:)"),
      Fact(
        "A19", .observed,
        """
        In practice a delayed start of a paused animator raised an exception, whatever the page \
        says.
        """,
        source: "LOLITA0164, blog series of tests call by call, 2018; RxSwiftExt pull request 153"),
      Fact(
        "A20", .ours,
        "A delay below zero is refused.",
        source: "no public documentation; our choice"),
      Fact(
        "A21", .documented,
        "Pausing a running animator holds it where it is: it stays active and no longer runs.",
        source: "Apple documentation: UIViewAnimating.pauseAnimation()"),
      Fact(
        "A22", .documented,
        """
        Pausing an inactive animator runs its blocks and holds them at their beginning: it is active \
        and paused at fraction 0.
        """,
        source: "Apple documentation: UIViewAnimating.pauseAnimation(); WWDC 2017 session 230"),
      Fact(
        "A23", .documented,
        "Pausing a paused animator does nothing; pausing a stopped one is an error.",
        source: "Apple documentation: UIViewAnimating.pauseAnimation()"),
      Fact(
        "A24", .documented,
        "A stop takes the animations away at once and writes what is on the screen into the models.",
        source: "Apple documentation: UIViewAnimating.stopAnimation(_:); WWDC 2016 session 216"),
      Fact(
        "A25", .documented,
        """
        A stop for good (without finishing) makes the animator inactive directly, and no completion \
        runs.
        """,
        source: "Apple documentation: UIViewAnimating.stopAnimation(_:); WWDC 2016 session 216"),
      Fact(
        "A26", .documented,
        """
        A stop that is to be finished leaves the animator stopped and keeps its completions until \
        `finishAnimation(at:)`.
        """,
        source: "Apple documentation: UIViewAnimating.stopAnimation(_:); WWDC 2016 session 216"),
      Fact(
        "A28", .observed,
        "Stopping an animator that is stopped already raised an exception.",
        source: "LOLITA0164, blog series of tests call by call, 2018"),
      Fact(
        "A29", .observed,
        """
        Stopping and then finishing an animator that was never active crashed: such a stop does not \
        lead to the stopped state.
        """,
        source: "Microsoft fluentui-apple pull request 915, 2022"),
      Fact(
        "A30", .inferred,
        "Stopping an inactive animator for good does no harm.",
        source: "RxSwiftExt pull request 151, shipped code that does it after every natural end"),
      Fact(
        "A31", .observed,
        """
        A probe that stopped a paused animator for good read the start value and not the one held; \
        no frame had been drawn in between.
        """,
        source: "OpenUIKit's probe app on iOS 26.1"),
      Fact(
        "A32", .documented,
        "Only a stopped animator can be finished; anywhere else it is an error.",
        source: "Apple documentation: UIViewAnimating.finishAnimation(at:)"),
      Fact(
        "A33", .observed,
        "Finishing an inactive or active animator was seen to raise an exception.",
        source: """
          Hero issue 214 (iOS 10); LOLITA0164, blog series of tests call by call, 2018; \
          fluentui-apple pull request 1385
          """),
      Fact(
        "A34", .documented,
        """
        Finishing sets the end, start or current values as asked, runs the completions with that \
        position, and leaves the animator inactive.
        """,
        source: "Apple documentation: UIViewAnimating.finishAnimation(at:); WWDC 2016 session 216"),
      Fact(
        "A35", .documented,
        """
        Apple calls the finishing after a stop optional, for those who need completions or definite \
        values; an animator that is let go of must be finished all the same (A50).
        """,
        source: "Apple documentation: UIViewAnimating.stopAnimation(_:)"),
      Fact(
        "A36", .documented,
        "Assigning a fraction to an inactive animator makes it active and paused there.",
        source: """
          Apple documentation: UIViewAnimating.fractionComplete; confirmed by OpenUIKit's probe app \
          on iOS 26.1
          """),
      Fact(
        "A37", .documented,
        "While paused a fraction may be assigned, and the picture follows it.",
        source: "Apple documentation: UIViewAnimating.fractionComplete"),
      Fact(
        "A38", .documented,
        "A fraction assigned to a running animator has no effect; it is meant for paused ones.",
        source: """
          SDK header UIViewAnimating.h; Apple documentation: UIViewAnimating.fractionComplete
          """),
      Fact(
        "A39", .observed,
        """
        In iOS 10 a fraction assigned to an inactive animator showed only a turn of the run loop \
        later, unless it had been started and paused before.
        """,
        source: "Open Radar 30856746 (iOS 10, 2017)"),
    ])
}
