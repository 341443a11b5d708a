/// The evidence for the model: the points that no published source settles, and the measurements.
///
/// For each measurement, the evidence lists the authors, the number of recordings, the deviation of
/// the model, and the script that shows the measured behavior.
package enum Evidence {
  /// The points that no published source settles, for which the model chooses a reading.
  package static let open: [Fact] = Facts.all.filter { fact in
    guard fact.standing == .ours, let id = FactID(fact.name) else { return false }
    return id.series == .openPoint || id.series == .openGesturePoint
  }

  /// The facts measured on iOS 26, sorted by number.
  package static let measured: [Fact] = Facts.series(.measured)

  /// The measured facts for which only figures were published, but no recordings.
  static let unrecorded: [Fact] = measured.filter { $0.recordings == nil }

  /// Returns the path of the script that shows a fact, or `nil` if there is no such script.
  package static func script(of fact: Fact) -> String? {
    fact.script.map { "scripts/gestures/\($0).pan" }
  }

  // MARK: - As text

  /// The evidence as `help evidence` prints it.
  package static var text: String {
    "Not measured: no published source settles these points; the model chooses a reading.\n"
      + FactText.list(open)
      + "Published as figures alone, without a recording to compare with:\n"
      + unrecorded.map { row($0) }.joined()
      + "Measured on iOS 26: the recordings, the greatest difference of the model, the script.\n"
      + measured.filter { $0.recordings != nil }.map { row($0) }.joined()
  }

  private static func row(_ fact: Fact) -> String {
    let count = fact.recordings.map { "\($0) recording\($0 == 1 ? "" : "s")" }
    let parts = [
      count, fact.residual.map { "difference \($0)" }, script(of: fact), fact.source,
    ]
    let facts = parts.compactMap { $0 }.joined(separator: "; ")
    return "\(Printable.padded(fact.name, 4))  \(fact.sentence)\n      \(facts)\n"
  }

  // MARK: - As an article

  /// The article about the evidence, in DocC's Markdown.
  package static var page: String {
    """
    # Evidence

    The recordings behind the model, how close it comes to them, and what is still unmeasured.

    ## Overview

    This page is made from the table of facts by `scripts/record`; `help evidence` shows the same in a session.
    <doc:Measured> lists the recordings, their authors, and their uncertainty.

    ## Not measured

    No published source settles these points. The model chooses a reading for each; most of them can be
    chosen with `set reading`.

    \(MarkdownTable.text(head: ["number", "the model's reading", "why it is open"], open.map { [$0.name, $0.sentence, $0.source] }))
    ## Published as figures

    No recording is known that the model could be compared with.

    \(MarkdownTable.text(head: ["number", "fact", "source", "script"], unrecorded.map { [$0.name, $0.sentence, $0.source, code(script(of: $0))] }))
    ## Measured

    The difference is the model's greatest, over all recordings of that row.

    \(MarkdownTable.text(head: ["number", "fact", "recordings", "difference", "script", "source"], measured.filter { $0.recordings != nil }.map { cells($0) }))
    """
  }

  private static func cells(_ fact: Fact) -> [String] {
    [
      fact.name, fact.sentence, fact.recordings.map { String($0) } ?? "", fact.residual ?? "",
      code(script(of: fact)), fact.source,
    ]
  }

  private static func code(_ path: String?) -> String { path.map { "`\($0)`" } ?? "" }
}
