/// Facts as a session and the program tell them.
package enum FactText {
  /// All that is known of a fact: standing, sentence, source, and what rests on it.
  ///
  /// - Parameter citedBy: what cites it besides other facts, as phrases.
  package static func full(_ fact: Fact, citedBy: [String] = []) -> String {
    var text = "\(fact.name)  \(fact.standing.explanation)\n"
    text += paragraph(fact.sentence, behind: "  ")
    text += paragraph(fact.source, behind: "  source: ")
    let resting = Facts.resting(on: fact).map { $0.name }
    if !resting.isEmpty {
      text += paragraph(resting.joined(separator: ", "), behind: "  facts that rest on it: ")
    }
    if !citedBy.isEmpty {
      text += paragraph(citedBy.joined(separator: ", "), behind: "  cited by: ")
    }
    return text
  }

  /// Facts, each with its standing and its sentence.
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

  /// The letters, how many facts there are of each, and what they are about.
  package static var letters: String {
    let rows: [(head: String, subject: String)] = FactID.Series.allCases.compactMap { series in
      let facts = Facts.series(series)
      guard let first = facts.first, let last = facts.last else { return nil }
      let range = Printable.padded("\(first.name) – \(last.name)", 10)
      return ("\(Printable.padded(series.rawValue, 2))  \(range)", series.subject)
    }
    return rows.map { paragraph($0.subject, behind: "  \($0.head)  ") }.joined()
  }

  /// A line, however long: whoever prints it knows how wide lines may be.
  private static func paragraph(_ text: String, behind head: String) -> String {
    head + text + "\n"
  }
}
