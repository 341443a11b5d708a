// The valid values of an option as text.

extension SceneOption {
  /// The valid values, as a phrase.
  package var allowed: String {
    switch kind {
    case .number(let range, let unit):
      "a number from \(Numerals.text(range.lowerBound)) to \(Numerals.text(range.upperBound))"
        + (unit == .seconds ? " seconds" : unit == .points ? " points" : "")
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .counts(let range, let howMany):
      SceneOption.list(howMany.map { "\($0)" })
        + " whole numbers, each from \(range.lowerBound) to \(range.upperBound)"
    case .lengths(let range, let words, let most):
      "1 to \(most) of these, separated by commas: a length from \(Numerals.text(range.lowerBound)) to "
        + "\(Numerals.text(range.upperBound)) points, \(SceneOption.list(words))"
    case .flag: "yes or no"
    case .word(let words): SceneOption.list(words)
    case .size(let range):
      "WIDTHxHEIGHT such as 390x844, each from \(Numerals.text(range.lowerBound)) to "
        + Numerals.text(range.upperBound)
    case .sizes(let sizes): SceneOption.list(sizes.map { OptionValue.size($0).text })
    case .timing: "a timing"
    case .curve: "linear or a cubic curve"
    case .faults(let faults): SceneOption.list(["none", "published"] + faults.map { $0.id })
    case .file(let content): "none or the name of \(content)"
    }
  }

  private static func list(_ words: [String]) -> String {
    let (first, last) = (words.dropLast().joined(separator: ", "), words.last ?? "")
    return first.isEmpty ? last : "\(first) or \(last)"
  }
}
