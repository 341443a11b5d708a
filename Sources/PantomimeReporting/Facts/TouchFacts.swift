extension Facts {
  static let touches = FactGroup(
    "Touches, recorded and made",
    [
      Fact(
        "G206", .documented,
        """
        Touches come about 60 times a second, and what was sampled in between is coalesced into \
        them.
        """,
        source: "Apple documentation: Getting high-fidelity input with coalesced touches"),
      Fact(
        "G209", .observed,
        "On screens of 120 Hz touches come 60 times a second unless the app animates at 120.",
        source: "an Apple engineer in developer forums thread 710800"),
      Fact(
        "G210", .inferred,
        """
        Recognizers see one place of each finger an event, so that the rate changes the velocity and \
        how far a pan overshoots.
        """,
        source: "follows from G206"),
      Fact(
        "G211", .documented,
        "A finger that did not move in an event is stationary, and only those that changed are told.",
        source: "Apple documentation: UITouch.Phase"),
      Fact(
        "G213", .observed,
        "The last event repeats the place of the last move, some 15 ms after it.",
        source: "Flutter's recordings"),
      Fact(
        "G215", .observed,
        "A stroke begins with a few nearly equal samples and then speeds up.",
        source: "Flutter's and Android's recordings"),
      Fact(
        "G217", .observed,
        "Recorded samples are 5 to 9 ms apart, with gaps of up to 62 ms.",
        source: "computed from recordings"),
      Fact(
        "G218", .observed,
        "A typical fling takes 45 to 130 ms, 9 to 18 samples and 100 to 640 pixels.",
        source: "computed from recordings"),
      Fact(
        "G219", .inferred,
        """
        Good made strokes: even, smooth, resting or turning before the lift, curved at the start, \
        exactly diagonal, with a finger more.
        """,
        source: "follows from G52, G54, G85 and G118"),
      Fact(
        "G233", .documented,
        "A move with a duration goes in a straight line, evenly, and lands exactly on its target.",
        source: "W3C WebDriver"),
      Fact(
        "G234", .inferred,
        "A made finger moves at the event rate, and lifts where it is at the end of its last step.",
        source: "follows from G52 and G233"),
      Fact(
        "G239", .observed,
        "Maestro's swipes go from 90 % to 10 % of the screen, or the other way, in 400 ms.",
        source: "Maestro"),
      Fact(
        "G265", .ours,
        "Every open point of the sources is one value that can be set.",
        source: "our choice"),
      Fact(
        "G266", .inferred,
        """
        What holds under every reading: legal states only, one last message for each gesture, no \
        jump when fingers change, and an even motion has its velocity by every estimator.
        """,
        source: "follows from G3, G4, G6, G45 and G67"),
    ])
}
