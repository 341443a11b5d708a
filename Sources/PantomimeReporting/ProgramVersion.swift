/// The version of the program, from the first numbered heading of the article *Changes*, such as
/// `0.2.0 (2026-11-28)`.
package enum ProgramVersion {
  /// The version's number.
  package static let current = heading.number
  /// The date of the version.
  package static let date = heading.date

  private static let heading: (number: String, date: String) = {
    for line in ChangeTexts.changes.text.split(separator: "\n") where line.hasPrefix("## ") {
      let words = line.dropFirst(3).split(separator: " ")
      guard words.count == 2, words[0].allSatisfy({ $0 == "." || $0.isASCII && $0.isNumber }),
        words[1].first == "(", words[1].last == ")"
      else { continue }
      return (String(words[0]), String(words[1].dropFirst().dropLast()))
    }
    return ("unknown", "")
  }()
}
