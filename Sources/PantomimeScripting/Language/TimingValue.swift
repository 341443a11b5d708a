package import PantomimeKit

/// The names of curves, and the calls that create other timings.
package enum TimingValue {
  /// A call that creates a timing from arguments.
  package struct Call: Sendable {
    package let name: String
    /// The syntax of the call.
    package let form: String
    /// The timing that the call creates, in one sentence.
    package let summary: String
    fileprivate let make: @Sendable ([Word], Word) throws(ScriptError) -> Timing
  }

  /// The calls, in the order in which they are listed.
  ///
  /// To add a call, add an entry here and a function that creates the timing.
  package static let calls: [Call] = [
    Call(
      name: "cubic", form: "cubic(x1,y1,x2,y2)", summary: "A cubic Bézier with two control points.",
      make: cubic),
    Call(
      name: "spring", form: "spring(ratio) or spring(mass,stiffness,damping)",
      summary: "A spring, by damping ratio (fitted to the duration) or by physical constants.",
      make: spring),
    Call(
      name: "response", form: "response(seconds,ratio)",
      summary: "A spring, by response and damping ratio.",
      make: response),
    Call(
      name: "bounce", form: "bounce(seconds,bounce)", summary: "A spring, by duration and bounce.",
      make: bounce),
    Call(
      name: "steps", form: "steps(count) or steps(count,start)", summary: "A step function.",
      make: steps),
    Call(
      name: "linear", form: "linear(0,0.6@0.2,1)", summary: "Linear interpolation between points.",
      make: points),
  ]

  /// The valid forms of a timing, beginning with the most common ones.
  package static let forms = NamedCurve.system.map { $0.name } + calls.map { $0.form }

  /// The valid curves of Core Animation, all of whose timing functions are cubic Béziers (T1).
  package static let bezierWords =
    NamedCurve.all.filter { curve in
      switch curve.timing {
      case .linear, .cubic: true
      case .penner, .formula, .steps, .points, .damped, .spring: false
      }
    }.map { $0.name } + ["cubic("]

  /// Parses a curve of Core Animation, or returns `nil` for the linear curve.
  package static func bezier(_ word: Word) throws(ScriptError) -> UnitBezier? {
    switch try read(word) {
    case .linear: return nil
    case .cubic(let curve): return curve
    case .penner, .formula, .steps, .points, .damped, .spring:
      throw ScriptError(
        "a layer animation cannot have the curve '\(word.text)'", word.span,
        hint: "use linear, ease-in, ease-out, ease-in-out, default or cubic(x1,y1,x2,y2)")
    }
  }

  /// Parses a timing.
  package static func read(_ word: Word) throws(ScriptError) -> Timing {
    if let found = NamedCurve.named(word.text) { return found.timing }
    guard let call = word.call, let form = calls.first(where: { $0.name == call.name }) else {
      let name = word.call.map { $0.name } ?? word.text
      let form = calls.first { $0.name == word.text }?.form
      throw ScriptError(
        "unknown timing '\(word.call.map { "\($0.name)(…)" } ?? word.text)'", word.span,
        hint: form.map { "write \($0)" } ?? Spelling.hint(name, among: names, what: "timings"))
    }
    return try form.make(call.arguments, word)
  }
}
