package import PantomimeKit
import PantomimeScripting

extension RandomStatements {
  /// A value that an option of a scene may have, or nearly.
  package mutating func value(of kind: SceneOption.Kind) -> String {
    switch kind {
    case .number(let range, _):
      return one([Numerals.text(range.lowerBound), Numerals.text(range.upperBound), number()])
    case .count(let range): return one(["\(range.lowerBound)", "\(range.upperBound)", number()])
    case .counts(let range, let howMany):
      let count = howMany[below(howMany.count)]
      return (0..<count).map { _ in
        one(["\(range.lowerBound)", "\(range.upperBound)", number()])
      }.joined(separator: ",")
    case .lengths(let range, let words, let most):
      return (0..<below(most + 2)).map { _ in
        one(words + ["\(Numerals.text(range.lowerBound))", number()])
      }.joined(separator: ",")
    case .flag: return one(["yes", "no"])
    case .word(let words): return one(words)
    case .size(let range):
      return one(["390x844", "\(Numerals.text(range.lowerBound))x1000", "320x1", "10000x10000"])
    case .sizes(let sizes):
      return one(
        sizes.map { "\(Numerals.text($0.width))x\(Numerals.text($0.height))" } + ["320x1"])
    case .timing, .curve: return timing()
    case .faults(let faults): return one(faults.map { $0.id } + ["none", "published"])
    case .file: return one(["none", "spark.json"])
    }
  }
}
