package import PantomimeKit

/// The names under which curves are written, and the calls that make others.
package enum TimingValue {
  /// The curves that have a name.
  package static let named: [(name: String, timing: Timing)] = [
    ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]

  /// What can be written for a timing.
  package static let forms = named.map(\.name) + ["cubic(x1,y1,x2,y2)"]

  /// Reads a timing.
  package static func read(_ word: Word) throws(ScriptError) -> Timing {
    if let found = named.first(where: { $0.name == word.text }) { return found.timing }
    guard let call = word.call else {
      throw ScriptError(
        "there is no timing '\(word.text)'", word.span,
        hint: Spelling.hint(word.text, among: forms, what: "timings"))
    }
    switch call.name {
    case "cubic":
      return try cubic(call.arguments, word)
    default:
      throw ScriptError(
        "there is no timing '\(call.name)(…)'", word.span,
        hint: Spelling.hint(call.name, among: ["cubic"], what: "timings"))
    }
  }

  private static func cubic(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    guard arguments.count == 4 else {
      throw ScriptError(
        "cubic takes four numbers, not \(arguments.count)", word.span,
        hint: "write cubic(x1,y1,x2,y2), for example cubic(0.17,0.67,0.76,1)")
    }
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try argument.number("a control point")) }
    do throws(OutOfRange) {
      return .cubic(try UnitBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    } catch {
      throw ScriptError(
        "\(error.parameter) of a cubic cannot be \(Numerals.text(error.value))", word.span,
        hint: "it takes \(error.allowed)")
    }
  }
}
