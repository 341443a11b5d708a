extension Facts {
  static let openGesturePoints = FactGroup(
    "Open points of gestures and scrolling",
    [
      Fact(
        "GU1", .ours,
        """
        A pan begins once its fingers' middle has moved 10 pt in a straight line, exactly 10 \
        included.
        """,
        source: "open: G23 and G25"),
      Fact(
        "GU2", .ours,
        """
        A pan begins with the way beyond the slop; it can also be had with zero or with all of the \
        way.
        """,
        source: "open: G33 and G35"),
      Fact(
        "GU3", .ours,
        "Fingers beyond the maximum do not count once a pan has begun.",
        source: "open: G46"),
      Fact(
        "GU4", .ours,
        "Several changes of state in one event are told one after another.",
        source: "open: no source", kept: "G19 answers it"),
      Fact(
        "GU5", .ours,
        "Setting the translation clears the velocity, and the next move makes a new one.",
        source: "open: G37 against apps that go on using the velocity"),
      Fact(
        "GU6", .ours,
        "A pan's velocity is by the last two segments unless another estimator is chosen.",
        source: "open: G50 and G128"),
      Fact(
        "GU7", .ours,
        """
        Of recognizers that qualify in one event the deeper view's comes first, then the one that \
        was added first.
        """,
        source: "open: G83"),
      Fact(
        "GU8", .ours,
        "An axis rule compares strictly: a tie, and no velocity at all, refuse the pan.",
        source: "open: G85", kept: "G85 answers it"),
      Fact(
        "GU9", .ours,
        "A cancelled gesture carries no intent, so that it goes back to where it began.",
        source: "open: G155"),
      Fact(
        "GU10", .ours,
        """
        A scroll view throws with an estimator of its own, which a rest of 40 ms brings to zero; a \
        pan's velocity does not age.
        """,
        source: "open: G55 and G121"),
      Fact(
        "GU11", .ours,
        "Below 250 pt/s nothing is thrown.",
        source: "open: G178"),
      Fact(
        "GU12", .ours,
        """
        A throw stops at 10 pt/s, and led by the integral until it was measured; the sum over \
        milliseconds had been for projections alone.
        """,
        source: "open: G173 against G174, until M5"),
      Fact(
        "GU13", .ours,
        "Until it was measured, the bounce was a critical spring of mass 1 and stiffness 200.",
        source: "open: G195, until M9"),
      Fact(
        "GU14", .ours,
        """
        A page turns above 20 pixels per second, 6.67 pt/s at three pixels to a point, and at most \
        one page a drag.
        """,
        source: "open: G199"),
      Fact(
        "GU15", .ours,
        "A pan of two fingers goes on, silently, when one of them lifts.",
        source: "open: G42", kept: "G42 answers it"),
      Fact(
        "GU16", .ours,
        "An edge pan takes touches that start within 20 pt of the edge.",
        source: "open: G60"),
      Fact(
        "GU17", .ours,
        "A recognizer that was refused stays out for the rest of the touch.",
        source: "open: G64"),
      Fact(
        "GU18", .ours,
        "Failures are settled first; then those that waited for them begin, in the same event.",
        source: "open: G72"),
    ])

  static let misuses = FactGroup(
    "What UIKit would raise",
    [
      Fact(
        "E1", .documented,
        "Misuse: finishing an animator that is not stopped.",
        source: "A32, A33"),
      Fact(
        "E2", .observed,
        "Misuse: letting go of an animator that is paused, parked or stopped.",
        source: "A50, A51"),
      Fact(
        "E3", .documented,
        "Misuse: starting, at once or after a delay, or pausing an animator that is stopped.",
        source: "A13, A17, A23"),
      Fact(
        "E4", .documented,
        "Misuse: continuing an animator that is not paused or not interruptible.",
        source: "A116"),
      Fact(
        "E5", .documented,
        "Misuse: adding a block to an animator that is stopped.",
        source: "A142"),
      Fact(
        "E6", .observed,
        "Misuse: stopping an animator that is stopped already.",
        source: "A28"),
      Fact(
        "E7", .observed,
        "Misuse: stopping an inactive animator in order to finish it; it stays inactive.",
        source: "A29"),
      Fact(
        "E8", .observed,
        "Misuse: starting a paused animator after a delay.",
        source: "A19 against A18"),
      Fact(
        "E9", .documented,
        "Misuse: changing whether an active animator can be interrupted.",
        source: "A155"),
      Fact(
        "E10", .documented,
        "Misuse: changing whether the views of an active animator take touches.",
        source: "A159"),
      Fact(
        "E11", .observed,
        "Misuse: stopping a running animator that is not interruptible.",
        source: "A156"),
      Fact(
        "E12", .ours,
        "Misuse: pausing, reversing or scrubbing a running animator that is not interruptible.",
        source: "A157"),
      Fact(
        "E13", .ours,
        "Misuse: starting after a negative delay.",
        source: "A20"),
      Fact(
        "E14", .documented,
        "Misuse: assigning a fraction to a running animator; it has no effect.",
        source: "A38"),
    ])
}
