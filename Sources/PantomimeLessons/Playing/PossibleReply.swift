import PantomimeKit
import PantomimeScripting

/// The replies that can be values of a path; any other reply is refused, and is no attempt.
struct PossibleReply {
  private let path: String
  private let value: PathValue

  init(_ path: String, _ value: PathValue) { (self.path, self.value) = (path, value) }

  /// Throws an error if a reply can't be a value of the path.
  func check(_ reply: String) throws(ScriptError) {
    guard case .number(let right, let unit) = value else { return }
    if reply.contains(","), !reply.contains("\"") {
      let parts = reply.split(separator: ",")
      throw ScriptError(
        "'\(reply)' is not one number", Span(0, 1),
        hint: parts.count == 2
          ? "write a decimal point: \(parts[0]).\(parts[1])" : "reply with one number")
    }
    guard let number = PlaceNotation.number(reply) else { return }
    switch unit {
    case .seconds where number < 0:
      throw ScriptError("a time can't be negative", Span(0, 1), hint: "reply with 0 or more")
    case .count where number != number.rounded():
      throw ScriptError(
        "'\(reply)' is not a whole number", Span(0, 1), hint: "\(path) counts something")
    case .fraction: try check(fraction: number, reply, right)
    case .seconds, .count, .points, .pointsPerSecond, .perSecond, .degrees: break
    }
  }

  private func check(fraction number: Double, _ reply: String, _ right: Double) throws(ScriptError)
  {
    let isBounded = PossibleReply.bounded.contains { path == $0 || path.hasSuffix(".\($0)") }
    // Progress overshoots at most as far again, with a spring that isn't damped.
    let range = isBounded ? 0.0...1.0 : -1.0...2.0
    // Some numbers without a unit aren't fractions.
    guard range.contains(right), !range.contains(number) else { return }
    let text = LessonText.trimmed(reply)
    if !text.hasSuffix("%"), range.contains(number / 100) {
      throw ScriptError(
        "'\(reply)' is not a fraction", Span(0, 1),
        hint: "write \(Numerals.text(number)) % or \(Numerals.text(number / 100))")
    }
    throw ScriptError(
      "\(path) can't be \(text)", Span(0, 1),
      hint: isBounded
        ? "it is between 0 and 1, that is, between 0 % and 100 %"
        : "the whole distance is 1, or 100 %")
  }

  /// The names of fractions that are never less than 0 or more than 1.
  private static let bounded = ["fraction", "percent", "seen", "alpha"]
}
