extension Facts {
  static let animatorEnds = FactGroup(
    "How an animator ends",
    [
      Fact(
        "A40", .documented,
        """
        Completions may be added at any time, also while stopped; they run at the natural end or on \
        finishing, and never after a stop for good.
        """,
        source: "Apple documentation: UIViewPropertyAnimator.addCompletion(_:)"),
      Fact(
        "A41", .documented,
        "An animator may have several completions, and all of them run.",
        source: "Apple documentation: UIViewPropertyAnimator.addCompletion(_:)"),
      Fact(
        "A42", .documented,
        """
        Completions are dropped once the animator stops or finishes, so that one used again does not \
        call the old ones.
        """,
        source: "SDK header UIViewPropertyAnimator.h"),
      Fact(
        "A43", .documented,
        """
        At its natural end an animator leaves the targets, becomes inactive and tells its \
        completions the end.
        """,
        source: """
          Apple documentation: UIViewPropertyAnimator; WWDC 2016 session 216; WWDC 2017 session 230
          """),
      Fact(
        "A44", .documented,
        "An animator that has run back tells its completions the start.",
        source: "WWDC 2016 session 216"),
      Fact(
        "A45", .observed,
        """
        When the completion of a reversed run is called, the model is back at its start value \
        already.
        """,
        source: "Stack Overflow 76001357"),
      Fact(
        "A46", .documented,
        """
        An animator that pauses on completion stays active at its end, runs no completion and can be \
        turned round; only its no longer running tells that it arrived.
        """,
        source: """
          Apple documentation: UIViewPropertyAnimator.pausesOnCompletion; WWDC 2017 session 230
          """),
      Fact(
        "A47", .observed,
        """
        Inside the completions of a natural end an animator was seen to read as still running, in a \
        state that is none of the three.
        """,
        source: "fluentui-apple pull request 1385"),
      Fact(
        "A50", .observed,
        "Letting go of the last reference to a paused or stopped animator raises an exception.",
        source: """
          crash reports of several projects: DrawerView 22, CollectionViewPagingLayout 58, ToastUI \
          7; Juejin article 7364971296163266594
          """),
      Fact(
        "A51", .inferred,
        "An animator parked at its end counts as paused, so that it must not be let go of either.",
        source: "follows from A46 and A50"),
      Fact(
        "A52", .observed,
        """
        A running animator stays alive until its completions have run, and an inactive one may be \
        let go of at any time.
        """,
        source: "Juejin article 7364971296163266594; OpenUIKit's probe app on iOS 26.1"),
      Fact(
        "A53", .observed,
        """
        Against Apple's word, starting and pausing a stopped animator were once seen to do nothing \
        at all.
        """,
        source: "LOLITA0164, blog series of tests call by call, 2018"),
      Fact(
        "A54", .observed,
        """
        Starting an animator again after a stop for good, without a new block, was once seen to \
        raise an exception.
        """,
        source: "LOLITA0164, blog series of tests call by call, 2018"),
      Fact(
        "A55", .observed,
        """
        There is shipped code that finishes an animator which it has stopped for good, so finishing \
        an inactive one may not raise everywhere.
        """,
        source: "two shipped GitHub projects that do it in `deinit`"),
      Fact(
        "A57", .inferred,
        "A completion hears of the current position only where somebody finished the animator there.",
        source: "follows from A34, A43 and A44"),
      Fact(
        "A59", .observed,
        """
        OpenUIKit's port pauses by itself when a fraction is assigned to a running animator; that \
        was its author's choice and no measurement.
        """,
        source: "OpenUIKit's port of the animator"),
    ])

  static let animatorFraction = FactGroup(
    "The fraction",
    [
      Fact(
        "A63", .observed,
        """
        While an animator runs its fraction is elapsed time over duration, whatever the curve: in an \
        ease-in-out at a quarter of its time it is 0.25, the picture at 0.129.
        """,
        source: "OpenUIKit's probe app on iOS 26.1; WWDC 2017 session 230 says it likewise"),
      Fact(
        "A64", .documented,
        """
        While paused with linear scrubbing the fraction is a share of the way: 0.5 shows the middle, \
        whatever the curve.
        """,
        source: "WWDC 2016 session 216; WWDC 2017 session 230"),
      Fact(
        "A65", .documented,
        """
        Without linear scrubbing the curve is kept while paused: an assigned fraction is a share of \
        the time, and the picture is what the curve makes of it.
        """,
        source: "Apple documentation: UIViewPropertyAnimator.scrubsLinearly; WWDC 2017 session 230"),
      Fact(
        "A70", .documented,
        """
        Pausing swaps the curve for a line, and the fraction, a share of the time until then, for the \
        share of the way: the number changes and the picture stays.
        """,
        source: "WWDC 2017 session 230"),
      Fact(
        "A71", .documented,
        """
        Continuing goes back to the real curve and re-maps the time, so that the number changes and \
        the picture stays: 0.5 of an ease-out may become 0.1.
        """,
        source: "WWDC 2017 session 230"),
      Fact(
        "A72", .inferred,
        """
        At a pause the fraction becomes g(u), at a continue the time share becomes the first u with \
        g(u) = fraction, where g is the timing function.
        """,
        source: "follows from A70 and A71"),
      Fact(
        "A74", .inferred,
        """
        Without linear scrubbing nothing needs converting: the fraction is a share of the time \
        throughout.
        """,
        source: "follows from A65"),
      Fact(
        "A75", .documented,
        """
        Pausing and continuing keep the position and not the velocity; a visible break is for the \
        app to allow for.
        """,
        source: "WWDC 2016 session 216"),
      Fact(
        "A76", .documented,
        """
        To drag from where an animation is: pause first, then read the fraction, and assign that \
        number plus the finger's share of the way.
        """,
        source: "WWDC 2017 session 230"),
      Fact(
        "A77", .observed,
        """
        Since iOS 11 turning an animator round makes its fraction one minus itself at once, because \
        it is told in the direction of travel.
        """,
        source: "Stack Overflow 46406670 (iOS 10 against iOS 11)"),
      Fact(
        "A78", .observed,
        """
        Independent code takes the place of a reversed animator to be one minus its fraction, \
        running or paused.
        """,
        source: "VDAnimation and several samples on GitHub"),
      Fact(
        "A79", .observed,
        """
        An assigned fraction counts in the direction of travel, too: for a reversed animator a drag \
        enters with the other sign.
        """,
        source: "nathangitter/interactive-animations and its many copies"),
      Fact(
        "A81", .observed,
        "At the end of a reversed run the fraction is 1 and not 0.",
        source: "two GitHub samples that observe `isRunning`"),
      Fact(
        "A83", .observed,
        """
        Code from the days of iOS 10 takes the complement of the fraction by hand when it turns an \
        animator round.
        """,
        source: "older GitHub samples"),
      Fact(
        "A85", .observed,
        """
        An inactive animator reads 0 even if reversed, and reversed before its first start it is \
        home at once unless nudged.
        """,
        source: "dankinsoid/VDAnimation"),
      Fact(
        "A86", .inferred,
        """
        Keep the state in forward terms, and tell x forwards and 1 − x in reverse, where x is the \
        time share while running and the progress while scrubbed linearly.
        """,
        source: "follows from A77, A78, A79 and A81"),
      Fact(
        "A89", .inferred,
        """
        A spring scrubbed linearly goes in a straight line, so that nothing overshoots under the \
        finger.
        """,
        source: "follows from A64"),
      Fact(
        "A90", .inferred,
        "A spring scrubbed in time shows its own path, beyond the target too if it swings.",
        source: "follows from A65"),
      Fact(
        "A96", .observed,
        """
        Key frames scrubbed linearly, reversed and continued make the view jump; scrubbed in time \
        they do not.
        """,
        source: "mattneub, \"ContinueAnimationBug\" (iOS 13)"),
    ])
}
