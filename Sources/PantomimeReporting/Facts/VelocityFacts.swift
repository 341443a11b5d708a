extension Facts {
  static let velocity = FactGroup(
    "Estimating a velocity",
    [
      Fact(
        "G112", .observed,
        "The simplest velocity is that of the last segment.",
        source: "Chameleon, UIKit-cross-platform"),
      Fact(
        "G113", .observed,
        "One port smooths: a fifth of the old velocity and four fifths of the new one.",
        source: "UIKit-cross-platform"),
      Fact(
        "G114", .observed,
        """
        One port averages its fingers, and tells zero if they disagree, below 50 pt/s, or within 250 \
        ms after one has lifted.
        """,
        source: "WinObjC"),
      Fact(
        "G115", .observed,
        """
        Flutter fits a parabola to at most 20 samples of the last 100 ms, back to the first gap \
        above 40 ms, and takes its slope at the end.
        """,
        source: "Flutter, Compose, react-native-gesture-handler"),
      Fact(
        "G116", .observed,
        "In Flutter a rest of more than 40 ms before the lift makes the velocity zero.",
        source: "Flutter pull request 132291"),
      Fact(
        "G117", .observed,
        "The slope of the fitted parabola has a closed form in sums over the samples.",
        source: "Android"),
      Fact(
        "G118", .observed,
        """
        Android replaces a sample of the same time, forgets all before a gap of 40 ms, and takes a \
        line where there are too few for a parabola.
        """,
        source: "Android"),
      Fact(
        "G119", .observed,
        "The impulse method adds up the work that pushed the finger along, and makes a speed of it.",
        source: "Android"),
      Fact(
        "G120", .observed,
        """
        Android has more estimators: fits by a line and by a cubic, weighted fits, and integrating \
        ones.
        """,
        source: "Android"),
      Fact(
        "G121", .observed,
        """
        Flutter's fling on iOS weighs the last three segments 0.60, 0.35 and 0.05, oldest first, and \
        is zero after 40 ms without a sample.
        """,
        source: "Flutter"),
      Fact(
        "G122", .observed,
        "Flutter's fling on macOS weighs them 0.15, 0.65 and 0.20.",
        source: "Flutter"),
      Fact(
        "G124", .observed,
        """
        For the weights of the fling on iOS there is one measured run: 4030.79 pt/s on the device, \
        4030.69 by them.
        """,
        source: "Flutter issue 60501"),
      Fact(
        "G126", .observed,
        "Those weights are said to tell too little on a first fling, which has too few segments.",
        source: "Flutter issues 149221 and 149222"),
      Fact(
        "G127", .observed,
        "Compose on iOS fits a parabola, and tells zero within 50 ms after a stop.",
        source: "Compose"),
      Fact(
        "G128", .inferred,
        """
        For throws the three weights are the closest known; for a pan's own velocity nothing has \
        been measured, but it goes by two samples.
        """,
        source: "follows from G50 and G124"),
      Fact(
        "G131", .observed,
        "Only what comes after a gap of 48 ms counts in Flutter's fit.",
        source: "Flutter's tests"),
      Fact(
        "G133", .inferred,
        """
        A stroke that turns just before the lift makes estimators differ in the sign of the \
        velocity.
        """,
        source: "computed from a recorded stroke"),
    ])
}
