import PantomimeKit

/// The keyframes of a pasted `keyframes { durationMillis = 375; 0.4f at 75 }`.
struct WordKeyframes {
  private let values: [[Double]]
  private let times: [Double]
  /// The curve from each keyframe to the next one.
  private let curves: [String?]
  private let milliseconds: Double
  private let isSmooth: Bool
  /// Whether the first value or the last one isn't among the keyframes.
  private let hasExample: Bool

  /// Reads keyframes, or returns `nil` if the pieces have none.
  init?(_ pieces: [Foreign]) {
    guard
      let name = pieces.firstIndex(where: {
        ["keyframes", "keyframeswithspline"].contains($0.word)
      }),
      name == 0 || pieces[name - 1].isMark("="), pieces.count == name + 2,
      case .group(_, let arguments) = pieces[name + 1].content, let last = arguments.last,
      case .group("{", let statements)? = last.value.first?.content
    else { return nil }
    isSmooth = pieces[name].word == "keyframeswithspline"
    var (duration, frames): (Double, [(value: [Double], time: Double, curve: String?)]) = (300, [])
    for statement in statements {
      let value = statement.value
      if value.first?.word == "durationmillis", value.count > 2 {
        guard let number = ForeignNumber.value(value[2...]) else { return nil }
        duration = number.value
        continue
      }
      guard statement.label == nil,
        let at = value.firstIndex(where: { $0.word == "at" || $0.word == "atfraction" })
      else { return nil }
      let end = value.firstIndex { $0.word == "using" || $0.word == "with" }
      guard let numbers = WordKeyframes.numbers(value[..<at]),
        let time = ForeignNumber.value(value[(at + 1)..<(end ?? value.endIndex)])
      else { return nil }
      var curve: String?
      if let end {
        curve = Words.curve(value[(end + 1)...])
        if curve == nil { return nil }
      }
      frames.append((numbers, value[at].word == "at" ? time.value / duration : time.value, curve))
    }
    guard duration > 0, let first = frames.first,
      frames.allSatisfy({ $0.value.count == first.value.count && (0...1).contains($0.time) })
    else { return nil }
    frames.sort { $0.time < $1.time }
    let isAlpha = frames.allSatisfy { $0.value.count == 1 && (0...1).contains($0.value[0]) }
    let (isOpen, isUnfinished) = (frames[0].time > 0, frames[frames.count - 1].time < 1)
    if isOpen { frames.insert((first.value.map { _ in 0 }, 0, nil), at: 0) }
    if isUnfinished {
      frames.append((isAlpha ? [1] : frames[frames.count - 1].value, 1, nil))
    }
    hasExample = isOpen || isUnfinished
    values = frames.map { $0.value }
    times = frames.map { $0.time }
    curves = frames.dropLast().map { $0.curve }
    milliseconds = duration
    self.isAlpha = isAlpha
  }

  private let isAlpha: Bool

  /// Returns the number, or the two numbers of an offset, or `nil` if the pieces are neither.
  private static func numbers(_ pieces: ArraySlice<Foreign>) -> [Double]? {
    if let number = ForeignNumber.value(pieces) { return [number.value] }
    guard pieces.count == 2, case .group("(", let arguments)? = pieces.last?.content,
      arguments.count == 2
    else { return nil }
    let numbers = arguments.compactMap { ForeignNumber.value($0.value[...])?.value }
    return numbers.count == 2 ? numbers : nil
  }

  /// The match of a row for the keyframes.
  var match: Words.Match? {
    func list(_ numbers: [Double], _ decimals: Int = 6) -> String {
      numbers.map { Numerals.text($0, decimals: decimals) }.joined(separator: ",")
    }
    let path = values[0].count == 2 ? "center" : isAlpha ? "alpha" : "center.y"
    var statement =
      "layer-animation VIEW.\(path) values=\(list(Array(values.joined()))) times=\(list(times, 4))"
      + " duration=\(list([milliseconds]))ms"
    if curves.contains(where: { $0 != nil }) {
      statement += " curves=\(curves.map { $0 ?? "linear" }.joined(separator: ","))"
    }
    if isSmooth { statement += " mode=cubic" }
    var sentences =
      hasExample ? ["The first or the last value, which isn't typed, is an example."] : []
    if curves.contains(where: { $0 != nil }) {
      sentences.insert("A keyframe's curve leads to the next one.", at: 0)
    }
    let row = Words.Row(
      neighborhood: "Compose", shape: "keyframes", replacement: statement,
      difference: sentences.joined(separator: " "))
    return Words.Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
  }
}
