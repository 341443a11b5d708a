extension Facts {
  static let workedExamples = FactGroup(
    "Worked examples",
    [
      Fact(
        "A267", .inferred,
        """
        Linear over 1 s, paused at 0.4, turned round (0.6) and scrubbed to 0.8: the value is 20 of \
        100, and 0.2 s later it is home.
        """,
        source: "worked example from A71, A77 and A118"),
      Fact(
        "A268", .inferred,
        """
        Ease-in over 1 s, paused half-way (0.3154) and turned round (0.6846), needs 0.5 s to get \
        home.
        """,
        source: "worked example from A70, A77 and A105"),
      Fact(
        "A269", .inferred,
        """
        The same ease-in scrubbed in time reads 0.5 before and after the turn, and needs 0.5 s as \
        well.
        """,
        source: "worked example from A74"),
      Fact(
        "A270", .inferred,
        """
        Ease-out over 2 s, scrubbed to 0.5 and continued, takes up its curve at 0.3425 and needs \
        1.315 s.
        """,
        source: "worked example from A71"),
      Fact(
        "A271", .documented,
        """
        Apple's figures on stage: where a curve has 0.5 at a tenth of its 2 s, continuing from 0.5 \
        needs 1.8 s.
        """,
        source: "WWDC 2017 session 230"),
      Fact(
        "A272", .inferred,
        """
        Linear over 1 s, paused at 0.4: a factor of 0.5 ends it 0.5 s later, a factor of 1 a whole \
        second later.
        """,
        source: "worked example from A119"),
      Fact(
        "A273", .inferred,
        """
        Ease-in over 1 s, paused half-way and continued with ease-out, enters that at 0.2049 and \
        needs 0.7951 s.
        """,
        source: "worked example from A126"),
      Fact(
        "A274", .documented,
        """
        Of 2 s, a block added at 0.5 takes 1 s; with a delay factor of 0.5 given before the start it \
        waits 1 s and takes 1 s.
        """,
        source: "worked example from A141 and A147"),
      Fact(
        "A275", .inferred,
        "Of 2 s, a block added at 0.25 with a delay factor of 0.25 waits 0.375 s and takes 1.125 s.",
        source: "worked example from A148"),
      Fact(
        "A276", .inferred,
        """
        A critical spring over 1 s has 0.671068 of its way at 0.25 s and 0.999 at its end; one of \
        ratio 0.5 has 1.144223 and 1.000969.
        """,
        source: "worked example from A197"),
      Fact(
        "A277", .inferred,
        """
        A critical spring over 0.5 s, scrubbed to half its way and continued, takes up its curve at \
        0.1818 and needs 0.4091 s.
        """,
        source: "worked example from A72 and A197"),
      Fact(
        "A278", .inferred,
        """
        Of 10 s, a transition let go at 0.5 takes 5 s to cancel, at twice the speed 2.5 s; at 0.3 it \
        takes 7 s to finish and 3 s to cancel.
        """,
        source: "worked example from A224 and A225"),
      Fact(
        "A279", .inferred,
        """
        Two linear animators of 1 s on one property, out at 0 s and back at 0.5 s, hold it at 50 of \
        100 from 0.5 s to 1 s.
        """,
        source: "worked example from A210"),
    ])
}
