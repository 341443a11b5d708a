/// The version of the program.
package enum ProgramVersion {
  /// The version, such as `0.2.0`: the first numbered heading of the article *Changes*.
  package static let current: String = {
    let headings = ChangeTexts.changes.text.split(separator: "\n").lazy
      .filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    return headings.first { $0.allSatisfy { $0 == "." || $0.isASCII && $0.isNumber } }
      .map { String($0) } ?? "unknown"
  }()
}
