/// The text about facts in help.
package enum FactText {
  /// Returns the kind, the sentence, the source, and the evidence of a fact, and the facts and
  /// texts that cite it.
  ///
  /// - Parameter citedBy: phrases for the texts, other than facts, that cite the fact.
  package static func full(_ fact: Fact, citedBy: [String] = []) -> String {
    var text = "\(fact.name)  \(fact.standing.explanation)\n"
    text += paragraph(fact.sentence, behind: "  ")
    text += paragraph(fact.source, behind: "  source: ")
    if let evidence = evidence(fact) { text += paragraph(evidence, behind: "  evidence: ") }
    let resting = Facts.resting(on: fact).map { $0.name }
    if !resting.isEmpty {
      text += paragraph(resting.joined(separator: ", "), behind: "  cited by facts: ")
    }
    if !citedBy.isEmpty {
      text += paragraph(citedBy.joined(separator: ", "), behind: "  cited by: ")
    }
    return text
  }

  /// Returns the number of recordings, the residual, and the script of a fact, or `nil` if it has
  /// none of them.
  private static func evidence(_ fact: Fact) -> String? {
    let parts = [
      fact.recordings.map { "\($0) recording\($0 == 1 ? "" : "s")" },
      fact.residual.map { "greatest difference \($0)" },
      Evidence.script(of: fact),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns a list of facts with their kinds and sentences.
  package static func list(_ facts: [Fact]) -> String {
    let width = facts.map { $0.name.count }.max() ?? 0
    let standings = facts.map { $0.standing.rawValue.count }.max() ?? 0
    return facts.map { fact in
      paragraph(
        fact.sentence,
        behind:
          "\(Printable.padded(fact.name, width))  \(Printable.padded(fact.standing.rawValue, standings))  "
      )
    }.joined()
  }

  /// The letters of each series, with the range of the numbers and the subject.
  package static var letters: String {
    let rows: [(head: String, subject: String)] = FactID.Series.allCases.compactMap { series in
      let facts = Facts.series(series)
      guard let first = facts.first, let last = facts.last else { return nil }
      let range = Printable.padded("\(first.name) – \(last.name)", 10)
      return ("\(Printable.padded(series.rawValue, 2))  \(range)", series.subject)
    }
    return rows.map { paragraph($0.subject, behind: "  \($0.head)  ") }.joined()
  }

  /// Returns a paragraph on a single line, which the caller wraps when it prints it.
  private static func paragraph(_ text: String, behind head: String) -> String {
    head + text + "\n"
  }
}
