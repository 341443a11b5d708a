extension Facts {
  static let sceneRules = FactGroup(
    "What the scenes rest on",
    [
      Fact(
        "S2", .inferred,
        """
        Running, the fraction is the time share; pausing makes it the share of the way; without \
        linear scrubbing it stays the time share.
        """,
        source: "follows from A63, A64, A65, A70, A72 and A86"),
      Fact(
        "S6", .observed,
        """
        Continued with a curve and a factor, a run ends that share of the duration from now wherever \
        it stands, and a spring starts afresh from what is shown.
        """,
        source: "frames of the article's original demo; A119, A126 and A127"),
      Fact(
        "S13", .documented,
        """
        Of a view animation the block runs at the call and only what can be animated waits for the \
        delay; to take a view off the screen cannot, and happens at once.
        """,
        source: "A207; T7 and T82"),
      Fact(
        "S14", .documented,
        """
        A layer animation is linear without a curve, leaves the model alone, is removed at its end, \
        and gives way to the next one under its key.
        """,
        source: "T7, T80, T86, T89, T92, T98"),
      Fact(
        "S15", .documented,
        """
        Under the finger a percent-driven transition is linear in the percent: no spring and no \
        curve has a part in it.
        """,
        source: "A221, A222, A223 and A226"),
      Fact(
        "S17", .inferred,
        """
        A spring by duration and damping ratio has a thousandth of its swing left when its time is \
        up; options for a curve have no effect on it.
        """,
        source: "follows from A179, A197 and A200; T33, T34 and T50"),
      Fact(
        "S18", .documented,
        """
        A spring by mass, stiffness and damping ignores the animator's duration and takes its \
        settling time.
        """,
        source: "A138 and A180; formulas by A193 and A194"),
      Fact(
        "S23", .ours,
        """
        All that is due at an instant is done before a gesture or a sample of that instant, in the \
        order in which it was started.
        """,
        source: "no source; U19"),
    ])
}
