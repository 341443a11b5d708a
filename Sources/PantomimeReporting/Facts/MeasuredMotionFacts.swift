/// What was measured of springs, programmed motion and recognizers on iOS 26 after the first facts about
/// scroll views: by the same author again, and by a second one.
extension Facts {
  private static let traces = "Vercantez/openuikit, traces of scroll views on iOS 26.1"
  private static let told = "Vercantez/openuikit, told by its author; the traces were not stored"
  private static let probes =
    "Vercantez/openuikit, probes of the springs that UIKit makes, apparently on Mac Catalyst"

  static let measuredMotion = FactGroup(
    "Measured on iOS 26: springs, programs and recognizers",
    [
      Fact(
        "M25", .observed,
        """
        A spring with a velocity is fitted to its duration in twelve Newton steps from ω = 5/duration, \
        and used as it comes out, converged or not.
        """,
        source: "\(probes); the number of steps is our fit", recordings: 18,
        residual: "6e-9 of the stiffness; 2e-5 where it does not converge",
        script: "readings/A197-settled"),
      Fact(
        "M26", .inferred,
        "Released while moving past an edge, the spring of M9 starts at 0.55 of the finger's velocity.",
        source: "our fit of one release; \(traces)", recordings: 1,
        residual: "0.16 pt; 0.59 pt without M13",
        script: "readings/M12-finger"),
      Fact(
        "M27", .observed,
        """
        An animated offset, and a page turn by program, follows half a cosine over 0.3 s.
        """,
        source: traces, recordings: 10, residual: "0.25 pt", script: "blank/scroll-animated"),
      Fact(
        "M28", .observed,
        "A page sheet presented by program moves with the spring of M18, from rest.",
        source: told, recordings: 1, residual: "0.92 pt, and 10.3 pt at the first of nine frames",
        script: "blank/presented-sheet"),
      Fact(
        "M29", .observed,
        """
        A swipe is recognized within 0.5 s, in the move that reaches 50 − 47t pt along its direction \
        with at most 50 − 49t pt across it; a point 0.1 pt behind the start fails it.
        """,
        source: "Vercantez/openuikit, transcript of a recognizer", recordings: 1, residual: "0",
        script: "gestures/swipes"),
      Fact(
        "M30", .observed,
        """
        A pinch begins at a change of 10 pt, of which 8 are taken off, and a rotation at 10°, of which \
        5 are; a drag interaction lifts after 0.325 s within 10 pt.
        """,
        source: told, kept: "gestures of two fingers are not modeled"),
      Fact(
        "M31", .observed,
        """
        A table row is inserted or deleted by a critical spring of mass 1 and stiffness 438.649, over \
        0.441 s.
        """,
        source: told, residual: "1e-3 of the stiffness", script: "blank/table-row"),
      Fact(
        "M32", .observed,
        "A full swipe on a row 375 pt wide fires at 260 pt, and not at 250 pt.",
        source: told, recordings: 2, residual: "0", script: "blank/full-swipe"),
      Fact(
        "M33", .observed,
        """
        A large title of 52 pt that is released at rest expands with 36 pt of it gone, and collapses \
        with 37.
        """,
        source: told, recordings: 2, residual: "0", script: "blank/large-title"),
      Fact(
        "M34", .observed,
        """
        Core Animation's spring of mass 1, stiffness 50 and damping 30 settles in 1.4 s, and the one of \
        duration 0.5 and bounce −0.3 in 1.1 s.
        """,
        source: probes, recordings: 2, residual: "0; 0.3 s for the over-damped one"),
      Fact(
        "M35", .observed,
        """
        A spring of ratio 0.6 over 0.8 s, from 50 to 150, is at 159.39 after 0.3 s; one of 0.35 over \
        1 s, from 40 to 160, at 166.65.
        """,
        source: "Vercantez/openuikit, frames of `UIView` animations", recordings: 2,
        residual: "0.64 pt"),
      Fact(
        "M36", .observed,
        """
        A scroll view released below some 260 pt/s is never thrown, above some 350 pt/s always, and in \
        between sometimes.
        """,
        source: "samoylenkodmitry/Cranpose, told of iOS 26.5"),
    ])
}
