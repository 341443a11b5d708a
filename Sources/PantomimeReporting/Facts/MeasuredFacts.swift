/// What was measured of scroll views and sheets on iOS 26.1, as far as something rests on it.
///
/// One author, one release, a simulator and made touches: the numbers are facts, and how they are
/// written as laws is a fit of ours.
extension Facts {
  private static let traces = "Vercantez/openuikit, traces of scroll views on iOS 26.1"
  private static let told = "Vercantez/openuikit, told by its author; the traces were not stored"

  static let measured = FactGroup(
    "Measured on iOS 26.1",
    [
      Fact(
        "M1", .observed,
        """
        A drag begins with the event that reaches 10 pt, and shows at once what goes beyond: 12 pt of \
        finger are 2 pt of scroll.
        """,
        source: traces, recordings: 5, residual: "0", script: "gestures/slop"),
      Fact(
        "M2", .observed,
        "Within its limits a scroll view follows one to one, and shows whole pixels.",
        source: traces, recordings: 5, residual: "1/3 pt"),
      Fact(
        "M3", .observed,
        "The velocity told at the lift is the finger's.", source: traces, recordings: 3,
        residual: "0"),
      Fact(
        "M5", .inferred,
        """
        A throw goes on by 0.499·v·(1 − e^(−kt)), the sum over milliseconds, within a quarter of a \
        point.
        """,
        source: "our fit; \(traces)", recordings: 6, residual: "0.34 pt",
        script: "readings/M5-integral"),
      Fact(
        "M6", .observed,
        "A throw ends below 10 pt/s, and so rests 0.499·(v − 10) further on.", source: traces,
        recordings: 5, residual: "1/3 pt", script: "readings/M5-integral"),
      Fact(
        "M7", .observed,
        """
        The target reported at lift-off is the integral's, (v − 10)/k to the nearest pixel, and not \
        where the throw rests.
        """,
        source: "\(traces), two targets; samoylenkodmitry/Cranpose, iOS 26.5, twelve",
        recordings: 14, residual: "0.17 pt", script: "readings/M7-rest"),
      Fact(
        "M8", .observed,
        "The rubber band has the share 0.55 and the length of the view, within half a pixel.",
        source: traces, recordings: 2, residual: "0.17 pt", script: "blank/scroll-drag"),
      Fact(
        "M9", .inferred,
        """
        A bounce is a spring of mass 1, stiffness 120 and damping 22: what is left falls at 10 and at \
        12 a second.
        """,
        source: "our fit, no frame off by more than half a pixel; \(traces)", recordings: 2,
        residual: "0.17 pt", script: "readings/M9-stiffness-200"),
      Fact(
        "M10", .inferred,
        """
        Released beyond an edge after a rest, the spring starts inwards at 22/3 of the distance beyond \
        per second.
        """,
        source: "our fit; \(traces), two edges; samoylenkodmitry/Cranpose, iOS 26.5, a third",
        recordings: 3, residual: "0.62 pt; 1.35 pt without M13", script: "readings/M10-spring"),
      Fact(
        "M11", .observed,
        "A bounce is over on the first frame with less than half a point left.", source: traces,
        recordings: 3, residual: "one frame", script: "page-sheet/throws"),
      Fact(
        "M12", .observed,
        """
        Released while moving past an edge, the spring was first published to take the velocity of the \
        offset shown over the last 100 ms; M26 contradicts it.
        """,
        source: told, script: "readings/M12-applied"),
      Fact(
        "M13", .inferred,
        "A released scroll view starts some 0.9 ms after the time stamp of its touch.",
        source: "our fit; \(traces)", recordings: 4,
        residual: "0.9 ms: the model starts immediately"),
      Fact(
        "M14", .observed,
        """
        A page sheet rests 59 pt below the top of a window of 393 by 852, over black of 0.2 that fades \
        with the share of it that is gone.
        """,
        source: told, recordings: 4, residual: "0.0025", script: "page-sheet/following"),
      Fact(
        "M15", .observed, "A page sheet follows the finger one to one beyond 10 pt.", source: told,
        recordings: 5, residual: "0", script: "page-sheet/following"),
      Fact(
        "M16", .observed,
        "Above its top detent a page sheet does not move at all, nor does its dimming.",
        source: told, recordings: 1, residual: "0", script: "readings/M16-fixed"),
      Fact(
        "M17", .observed,
        """
        A page sheet leaves once more than half of its own height is gone, or from 1000 pt/s down on; \
        otherwise it goes back.
        """,
        source: told, recordings: 11, residual: "0", script: "page-sheet/leaving-by-speed"),
      Fact(
        "M18", .observed,
        """
        A page sheet settles by a critical spring of mass 3 and stiffness 1000 that takes the velocity \
        of the release.
        """,
        source: told, recordings: 3, residual: "0.81 pt", script: "page-sheet/settling"),
      Fact(
        "M20", .observed,
        """
        Of a sheet and the list in it, the one that has the drag at its start keeps it: the sheet if \
        the list is at its top and the finger goes down, otherwise the list.
        """,
        source: told, recordings: 4, residual: "0", script: "page-sheet/list"),
      Fact(
        "M21", .observed, "A modal sheet follows the finger and always returns.", source: told,
        script: "page-sheet/modal"),
      Fact(
        "M22", .observed,
        """
        Below the largest detent a sheet floats: smaller by 377/393, and 8 pt from three edges of the \
        screen.
        """,
        source: "Vercantez/openuikit, frames of detents on iOS 26.1", recordings: 7,
        residual: "0.001 pt", script: "page-sheet/detents"),
      Fact(
        "M23", .observed,
        """
        Between detents a sheet is resized with its bottom where it is, fills the width while it is \
        dragged, and goes to the nearest; the dimming stays.
        """,
        source: told, recordings: 2, residual: "0", script: "page-sheet/detents"),
    ])
}
