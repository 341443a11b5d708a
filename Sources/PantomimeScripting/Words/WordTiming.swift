import PantomimeKit

/// A timing of another framework with what modifies it: `.easeOut(duration: 0.2).delay(0.1)`.
struct WordTiming: Sendable {
  private let curve: String
  private var duration: Double
  private var others: [String] = []

  /// Whether anything modifies the curve and its duration.
  private(set) var isModified = false

  /// Reads a timing, or returns `nil` if the pieces are none.
  init?(_ pieces: ArraySlice<Foreign>) {
    var calls = WordTiming.calls(pieces)
    // The types before the name: `Animation.easeIn`
    while calls.count > 1, let first = calls.first, first.arguments == nil,
      Words.curve([first.name]) == nil
    {
      calls.removeFirst()
    }
    guard let base = calls.first else { return nil }
    let named = base.arguments.map { Foreign(content: .group("(", $0), written: base.written) }
    let whole = [base.name] + (named.map { [$0] } ?? [])
    // A curve of its name alone has no other argument than its duration.
    let isPlain = base.arguments?.allSatisfy { $0.label == "duration" } ?? true
    guard let curve = Words.curve(whole[...]) ?? (isPlain ? Words.curve([base.name]) : nil) else {
      return nil
    }
    self.curve = curve
    duration =
      base.arguments.flatMap { WordTiming.number($0, ["duration", "response"]) }
      ?? WordTiming.duration(of: curve)
    for call in calls.dropFirst() where !modify(call) { return nil }
    isModified = calls.count > 1
  }

  /// The options of a view animation.
  var options: String {
    let time = "duration=\(Numerals.text(duration, decimals: 6)) curve=\(curve)"
    return ([time] + others).joined(separator: " ")
  }

  /// Takes a modifier, or returns `false` if it's unknown.
  private mutating func modify(_ call: Call) -> Bool {
    let arguments = call.arguments ?? []
    let number = WordTiming.number(arguments, [nil])
    let reverses = arguments.first { $0.label == "autoreverses" }?.value.first?.word != "false"
    switch call.name.word {
    case "delay":
      guard let number, number >= 0 else { return false }
      others.append("delay=\(Numerals.text(number, decimals: 6))")
    case "speed":
      guard let number, number > 0 else { return false }
      duration /= number
    case "repeatcount":
      guard let number, number > 0 else { return false }
      // A way back counts as a repetition in SwiftUI, and not here.
      others.append(
        "repeat=\(Numerals.text(reverses ? number / 2 : number))"
          + (reverses ? " autoreverse=yes" : ""))
    case "repeatforever":
      others.append("repeat=forever" + (reverses ? " autoreverse=yes" : ""))
    default: return false
    }
    return true
  }

  /// The duration of a timing without one: that of SwiftUI's curves, or of its default spring.
  private static func duration(of curve: String) -> Double {
    let isSpring = ["spring", "bounce", "response", "system-spring"].contains {
      curve.hasPrefix($0)
    }
    return isSpring ? 0.5 : 0.35
  }

  private static func number(_ arguments: [Foreign.Argument], _ labels: [String?]) -> Double? {
    for label in labels {
      if let argument = arguments.first(where: { $0.label == label }) {
        return ForeignNumber.value(argument.value[...])?.value
      }
    }
    return nil
  }

  /// A name, with the arguments of a call.
  private struct Call {
    let name: Foreign
    var arguments: [Foreign.Argument]?
    var written = ""
  }

  /// Returns the names and calls of a chain, or none if the pieces are no chain.
  private static func calls(_ pieces: ArraySlice<Foreign>) -> [Call] {
    var calls: [Call] = []
    var isName = true
    for piece in pieces {
      switch piece.content {
      case .mark("."): isName = true
      case .word where isName:
        calls.append(Call(name: piece))
        isName = false
      case .group("(", let arguments):
        guard !calls.isEmpty, calls[calls.count - 1].arguments == nil else { return [] }
        calls[calls.count - 1].arguments = arguments
        calls[calls.count - 1].written = piece.written
      case .word, .number, .text, .mark, .group: return []
      }
    }
    return calls
  }
}

extension Advice {
  /// The timings of the springs that SwiftUI and Compose have by default.
  static let defaultSprings = (swift: "bounce(0.5,0)", compose: "response(0.1622,1)")

  /// Returns an error with the default spring of Compose, `spring()`, in place of that of SwiftUI, which
  /// has a dot: `.spring()`.
  func sprung(_ advised: ScriptError) -> ScriptError {
    guard let source = advised.source, Advice.range(of: "spring()", in: source) != nil,
      Advice.range(of: ".spring()", in: source) == nil
    else { return advised }
    let (swift, compose) = Advice.defaultSprings
    let changed = rewriting(advised) { line in
      let timed = Words.replacing(swift, in: line, by: compose)
      return Words.replacing(
        "spring duration=0.5 bounce=0", in: timed, by: "spring response=0.1622 ratio=1")
    }
    guard let note = changed.notes.first(where: { Words.has($0, swift) }) else { return changed }
    return changed.without(note).noting("Compose's default has the ratio 1 and the stiffness 1500.")
      .noting(Words.replacing(swift, in: note, by: compose))
  }
}
