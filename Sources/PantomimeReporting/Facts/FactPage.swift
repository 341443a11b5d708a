/// The page of the documentation that gives every fact its sentence.
package enum FactPage {
  /// The page, in the Markdown of DocC.
  package static var text: String {
    """
    # Facts

    What the model rests on, number by number, as texts and reasons cite it.

    ## Overview

    Every number says what it rests on:

    \(Fact.Standing.allCases.map { "- \($0.explanation).\n" }.joined())
    In a session, `help A70` tells one of them with its source and with what cites it, `help facts`
    how to ask for others, and `help reasons` those behind the last events. This page is written by
    `scripts/record`.

    The letters tell what a fact is about:

    \(letters)
    \(Facts.groups.map { section($0) }.joined(separator: "\n"))
    """
  }

  private static var letters: String {
    table(
      head: ["letter", "about", "facts"],
      FactID.Series.allCases.compactMap { series in
        let count = Facts.series(series).count
        return count == 0 ? nil : [series.rawValue, series.subject, String(count)]
      })
  }

  private static func section(_ group: FactGroup) -> String {
    "## \(group.title)\n\n"
      + table(
        head: ["number", "standing", "says", "source"],
        group.facts.map { [$0.name, $0.standing.rawValue, $0.sentence, $0.source] })
  }

  static func table(head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| \($0.map { cell($0) }.joined(separator: " | ")) |\n" }.joined()
  }

  /// What would end a cell, or set it in other type, is written so that it does not.
  private static func cell(_ text: String) -> String {
    var isCode = false
    return String(
      text.flatMap { character -> [Character] in
        if character == "`" { isCode.toggle() }
        switch character {
        case "|": return ["\\", "|"]
        case "*", "_", "<": return isCode ? [character] : ["\\", character]
        default: return [character]
        }
      })
  }
}
