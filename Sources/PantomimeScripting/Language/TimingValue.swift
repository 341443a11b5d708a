package import PantomimeKit

/// The names under which curves are written, and the calls that make others.
package enum TimingValue {
  /// The curves that have a name: UIKit's, Penner's formulas, and the Béziers named after those.
  package static let named: [(name: String, timing: Timing)] =
    [
      ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
      ("ease-in-out", .easeInOut), ("default", .standard), ("system-spring", .spring(.system)),
    ]
    + directions.flatMap { suffix, direction in
      PennerEasing.Family.allCases.map { ("\($0)-\(suffix)", .penner(PennerEasing($0, direction))) }
        + NamedBezier.Family.allCases.map {
          ("bezier-\($0)-\(suffix)", .cubic(NamedBezier($0, direction).curve))
        }
    }

  private static let directions: [(String, EasingDirection)] = [
    ("in", .easeIn), ("out", .easeOut), ("in-out", .easeInOut),
  ]

  /// The calls, with what they take.
  package static let calls: [(name: String, form: String)] = [
    ("cubic", "cubic(x1,y1,x2,y2)"), ("spring", "spring(ratio) or spring(mass,stiffness,damping)"),
    ("response", "response(seconds,ratio)"), ("bounce", "bounce(seconds,bounce)"),
    ("steps", "steps(count) or steps(count,start)"), ("linear", "linear(0,0.6@0.2,1)"),
  ]

  /// What can be written for a timing, the most usual first.
  package static let forms = named.prefix(6).map { $0.name } + calls.map { $0.form }

  /// What can be written for a curve of Core Animation: its timing functions are cubic Béziers (T1).
  package static let bezierWords =
    named.filter { entry in
      switch entry.timing {
      case .linear, .cubic: true
      case .penner, .steps, .points, .damped, .spring: false
      }
    }.map { $0.name } + ["cubic("]

  /// Reads a curve of Core Animation; `nil` is linear.
  package static func bezier(_ word: Word) throws(ScriptError) -> UnitBezier? {
    switch try read(word) {
    case .linear: return nil
    case .cubic(let curve): return curve
    case .penner, .steps, .points, .damped, .spring:
      throw ScriptError(
        "a layer animation cannot have the curve '\(word.text)'", word.span,
        hint: "it takes linear, ease-in, ease-out, ease-in-out, default or cubic(x1,y1,x2,y2)")
    }
  }

  /// Reads a timing.
  package static func read(_ word: Word) throws(ScriptError) -> Timing {
    if let found = named.first(where: { $0.name == word.text }) { return found.timing }
    guard let call = word.call, calls.contains(where: { $0.name == call.name }) else {
      let name = word.call.map { $0.name } ?? word.text
      let form = calls.first { $0.name == word.text }?.form
      throw ScriptError(
        "there is no timing '\(word.call.map { "\($0.name)(…)" } ?? word.text)'", word.span,
        hint: form.map { "write \($0)" } ?? Spelling.hint(name, among: names, what: "timings"))
    }
    switch call.name {
    case "cubic": return try cubic(call.arguments, word)
    case "spring": return try spring(call.arguments, word)
    case "response": return try response(call.arguments, word)
    case "bounce": return try bounce(call.arguments, word)
    case "steps": return try steps(call.arguments, word)
    default: return try points(call.arguments, word)
    }
  }
}
