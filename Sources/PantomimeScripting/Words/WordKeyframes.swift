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

/// The keyframes of a pasted `KeyframeTrack(\.scale) { SpringKeyframe(1.5, duration: 0.4) }` of SwiftUI.
struct WordTrack {
  private struct Frame {
    let kind: String
    let value: Double
    let duration: Double
    let curve: String?
  }

  private let path: String
  private var frames: [Frame] = []
  private var hasExample = false
  private let written: String

  /// Reads a track, or returns `nil` if the pieces are none with keyframes of numbers.
  init?(_ pieces: [Foreign]) {
    guard pieces.count == 2, pieces[0].word == "keyframetrack",
      case .group("(", let arguments) = pieces[1].content,
      let closure = arguments.first(where: { $0.isTrailing })
    else { return nil }
    let name = arguments.first { !$0.isTrailing }?.value.last { $0.word != nil }?.word ?? "scale"
    path = WordTrack.path(of: name)
    written = Foreign.written(pieces)
    guard collect(closure.value), !frames.isEmpty else { return nil }
  }

  /// Returns the property for the name of a value of one's own; `scale` is an example.
  private static func path(of name: String) -> String {
    func has(_ parts: String...) -> Bool { parts.contains { Words.has(name, $0) } }
    if has("opacity", "alpha") { return "alpha" }
    if has("rotation", "angle") { return "rotation" }
    if has("horizontal"), has("translation", "offset") || name == "x" { return "center.x" }
    if name == "x" || name == "offsetx" || name == "xoffset" { return "center.x" }
    if has("translation", "offset", "position") || name == "y" { return "center.y" }
    return "scale"
  }

  /// Takes the keyframes among some pieces, or returns `false` if one has no number.
  private mutating func collect(_ pieces: [Foreign]) -> Bool {
    for (place, piece) in pieces.enumerated() {
      guard case .group(_, let arguments) = piece.content else { continue }
      guard place > 0, let kind = pieces[place - 1].word, WordTrack.kinds.contains(kind) else {
        for argument in arguments where !collect(argument.value) { return false }
        continue
      }
      guard let first = arguments.first, let value = WordTrack.number(first.value) else {
        return false
      }
      func argument(_ label: String) -> [Foreign]? {
        arguments.first { $0.label == label }?.value
      }
      var curve = argument("timingcurve").flatMap { Words.curve($0[...]) }
      let spring = argument("spring").flatMap { Words.curve($0[...]) }
      let typed = argument("duration").flatMap { ForeignNumber.value($0[...])?.value }
      if kind != "movekeyframe", typed == nil { hasExample = true }
      let duration = typed ?? 0.5
      switch kind {
      case "springkeyframe":
        // The spring takes the duration of its keyframe.
        let bounce = spring.flatMap { WordTrack.bounce(of: $0) }
        curve =
          bounce.map { "bounce(\(Numerals.text(duration, decimals: 6)),\($0))" } ?? spring
          ?? "spring(1)"
      case "cubickeyframe": curve = "ease-in-out"
      default: curve = curve ?? "linear"
      }
      frames.append(Frame(kind: kind, value: value, duration: duration, curve: curve))
    }
    return true
  }

  private static let kinds = [
    "linearkeyframe", "springkeyframe", "cubickeyframe", "movekeyframe",
  ]

  /// Returns the bounce of `bounce(0.5,0.3)`, or `nil` if the curve is another.
  private static func bounce(of curve: String) -> String? {
    guard curve.hasPrefix("bounce("), let comma = curve.firstIndex(of: ",") else { return nil }
    return String(curve[curve.index(after: comma)...].dropLast())
  }

  /// Returns a number, which may be the argument of a call: `.degrees(90)`.
  private static func number(_ pieces: [Foreign]) -> Double? {
    if let number = ForeignNumber.value(pieces[...]) { return number.value }
    if pieces.last?.word == "zero" { return 0 }
    guard case .group("(", let arguments)? = pieces.last?.content, arguments.count == 1 else {
      return nil
    }
    return ForeignNumber.value(arguments[0].value[...])?.value
  }

  /// The match of a row for the keyframes.
  var match: Words.Match? {
    func text(_ number: Double) -> String { Numerals.text(number, decimals: 4) }
    let isPlace = path.hasPrefix("center")
    var sentences: [String] = []
    let statement: String
    if frames.count == 1, let frame = frames.first {
      if frame.kind == "movekeyframe" {
        statement =
          "set VIEW.\(path)=\(isPlace ? "{VIEW.\(path)+\(text(frame.value))}" : text(frame.value))"
      } else {
        statement =
          "animate VIEW.\(path) \(isPlace ? "by" : "to")=\(text(frame.value))"
          + " duration=\(text(frame.duration)) curve=\(frame.curve ?? "linear")"
      }
    } else {
      var (values, times, curves): ([Double], [Double], [String]) = ([], [], [])
      let total = frames.reduce(0) { $0 + ($1.kind == "movekeyframe" ? 0 : $1.duration) }
      guard total > 0 else { return nil }
      var now = 0.0
      for frame in frames {
        if frame.kind == "movekeyframe", values.isEmpty {
          (values, times) = ([frame.value], [0])
          continue
        }
        if values.isEmpty { (values, times) = ([path == "scale" || path == "alpha" ? 1 : 0], [0]) }
        guard frame.kind != "movekeyframe" else { return nil }
        now += frame.duration
        values.append(frame.value)
        times.append(min(1, now / total))
        let isSpring = frame.kind == "springkeyframe"
        curves.append(isSpring ? "ease-out" : frame.curve ?? "linear")
      }
      guard values.count > 2 else { return nil }
      statement =
        "layer-animation VIEW.\(path) values=\(values.map(text).joined(separator: ","))"
        + " times=\(times.map(text).joined(separator: ",")) duration=\(text(total))"
        + (curves.contains { $0 != "linear" } ? " curves=\(curves.joined(separator: ","))" : "")
        + (isPlace ? " additive=yes" : "")
      if frames.contains(where: { $0.kind == "springkeyframe" }) {
        sentences.append("Keyframes have Bézier curves; `ease-out` stands for a spring.")
      }
    }
    if isPlace { sentences.append("The distance is counted from the present place.") }
    if hasExample { sentences.append("A duration that isn't typed is an example.") }
    let row = Words.Row(
      neighborhood: "SwiftUI", shape: written, replacement: statement,
      difference: sentences.joined(separator: " "))
    return Words.Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
  }
}
