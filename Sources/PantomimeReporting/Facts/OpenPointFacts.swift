extension Facts {
  static let openPoints = FactGroup(
    "Open points of the animator and of transitions",
    [
      Fact(
        "U1", .ours,
        """
        A stop for good ends inactive, though one page says that every stop ends in the stopped \
        state.
        """,
        source: "open: A6 against A25"),
      Fact(
        "U2", .ours,
        """
        A stop leaves what is shown at that instant, though a probe of a paused animator read its \
        start value.
        """,
        source: "open: A24 against A31"),
      Fact(
        "U3", .ours,
        "Starting or pausing a stopped animator is an error, though it was once seen to do nothing.",
        source: "open: A13 and A23 against A53"),
      Fact(
        "U4", .ours,
        "Finishing an inactive animator is an error, though shipped code does it.",
        source: "open: A32 and A33 against A55"),
      Fact(
        "U5", .ours,
        "A delayed start of a paused animator is an error, though by the documentation it resumes.",
        source: "open: A18 against A19"),
      Fact(
        "U6", .ours,
        """
        During a start delay an animator reads as running, at fraction 0; to pause it drops the rest \
        of the delay, and turned round it completes at the start when the delay ends.
        """,
        source: "open: no source"),
      Fact(
        "U7", .ours,
        "Started without a block an animator waits for one, though it was once seen to raise.",
        source: "open: A15 against A54"),
      Fact(
        "U8", .ours,
        """
        A fraction assigned to a running animator is ignored and told, though one port pauses there.
        """,
        source: "open: A38 against A59"),
      Fact(
        "U9", .ours,
        "A fraction assigned outside of 0 … 1 is clamped, the number kept as well as the picture.",
        source: "open: no source says what is shown beyond the ends"),
      Fact(
        "U10", .ours,
        """
        A spring paused beyond its target keeps its exact pose and reads a fraction above 1; only \
        what is assigned is clamped.
        """,
        source: "open: no source"),
      Fact(
        "U11", .ours,
        """
        An animator remembers its time share at a pause and takes it up again where no fraction was \
        assigned meanwhile.
        """,
        source: "open: no source"),
      Fact(
        "U12", .ours,
        "The fraction is told in the direction of travel, as since iOS 11.",
        source: "open: A77 against A83"),
      Fact(
        "U13", .ours,
        """
        Reversed before its first start an animator is home at once, though the header can be read \
        as a run home from the end values.
        """,
        source: "open: A98 against A85"),
      Fact(
        "U14", .ours,
        "A reversed run plays its curve backwards, and does not begin it anew towards the start.",
        source: "open: A105 and A106"),
      Fact(
        "U15", .ours,
        """
        During a reversed run the models keep the targets, and take the start values just before the \
        completions run.
        """,
        source: "open: A45 tells only how it ends"),
      Fact(
        "U16", .ours,
        """
        Parked at home after a reversed run, an animator shows the start values and leaves the \
        targets in the models.
        """,
        source: "open: no source"),
      Fact(
        "U17", .ours,
        """
        Once inactive an animator is forward again at fraction 0; stopped it keeps its last \
        fraction.
        """,
        source: "open: A133 tells only that something survives"),
      Fact(
        "U18", .ours,
        "Completions find their animator inactive, so that they may use it again.",
        source: "open: A4 against A47"),
      Fact(
        "U19", .ours,
        """
        What is due at one instant comes in the order in which it was started, and completions in \
        the order in which they were added.
        """,
        source: "open: no source"),
      Fact(
        "U20", .ours,
        "A completion added to an animator that has finished is kept for its next run.",
        source: "open: no source"),
      Fact(
        "U21", .ours,
        """
        Continued with another cubic, an animator enters it part-way and nothing is blended; a \
        spring begins afresh from what is shown.
        """,
        source: "open: A115 and A124 against A126"),
      Fact(
        "U22", .ours,
        """
        With a factor of 0 another cubic takes what it has left, a fitted spring (1 − \
        fraction)·duration, and a spring by its constants its own time.
        """,
        source: "open: A118 speaks of the animator's own curve only"),
      Fact(
        "U23", .ours,
        "With a factor above 0 the rest of the curve is stretched or squeezed into the time.",
        source: "open: A119 tells only the time"),
      Fact(
        "U24", .ours,
        "With nothing left to move, a factor above 0 waits its time all the same, as was observed.",
        source: "open: A121"),
      Fact(
        "U25", .ours,
        "A duration factor that is negative or no finite number is refused.",
        source: "open: no source"),
      Fact(
        "U27", .ours,
        "A delay factor given while active is a share of the time that is left.",
        source: "open: A148 against A149 and A150"),
      Fact(
        "U28", .ours,
        """
        A block added on the way back belongs to the forward run: it has its old value here, and the \
        new one at the end.
        """,
        source: "open: no source"),
      Fact(
        "U29", .ours,
        "Scrubbed back to before it was added, a block holds its old value.",
        source: "open: no source"),
      Fact(
        "U30", .ours,
        "The spring made without arguments is mass 3 and stiffness 1000, critically damped.",
        source: "open: A178 against A188"),
      Fact(
        "U32", .ours,
        "Springs under 0.1 s are like any other, though they were seen to complete at once.",
        source: "open: A132 and A189"),
      Fact(
        "U34", .ours,
        "A percent above 1 is clamped to 1, and told so.",
        source: "open: A222"),
      Fact(
        "U35", .ours,
        "Cancelling takes the time of the way back, percent·duration ÷ speed.",
        source: "open: A224 against A225"),
      Fact(
        "U36", .ours,
        "After the lift the completion curve is laid from its beginning over the way that is left.",
        source: "open: A226 against A234"),
      Fact(
        "U37", .ours,
        """
        With an interruptible animator a transition would be let go as by `continueAnimation`, over \
        the share that is left ÷ speed.
        """,
        source: "open: A224 against A230"),
      Fact(
        "U40", .ours,
        "Moving views take touches only where the factory's options allow user interaction.",
        source: "open: no source"),
      Fact(
        "U44", .ours,
        """
        Where the twelve steps of M25 end at 0 or at no number, the settled spring stands in; the damping \
        is 2·ratio·√stiffness.
        """,
        source: "open: M25 has no such probe"),
    ])
}
