import PantomimeKit

// Parsing lists of numbers and names.

extension Word {
  /// Parses the numbers of a list, with the units of properties.
  func numbers() throws(ScriptError) -> [Double] {
    var numbers: [Double] = []
    for part in parts {
      numbers.append(
        try part.number("a value", units: .property))
    }
    return numbers
  }

  /// Parses a name for a new object: letters, digits, `-`, `_`, and dots between them.
  func newName() throws(ScriptError) -> String {
    guard StageName.isPossible(text) else {
      throw ScriptError(
        "'\(text)' is not a valid name", span, hint: "a name consists of letters, digits, - and _")
    }
    return text
  }

  /// Parses lengths in points, separated by commas.
  func lengths() throws(ScriptError) -> [Double] {
    var lengths: [Double] = []
    for part in parts { lengths.append(try part.points()) }
    return lengths
  }

  /// Parses a list of exactly two numbers.
  func pair(
    _ example: String, _ read: (Word) throws(ScriptError) -> Double
  ) throws(ScriptError)
    -> Vector
  {
    let parts = parts
    guard parts.count == 2 else {
      throw ScriptError(
        "expected two numbers, not '\(text)'", span, hint: "for example: \(example)")
    }
    return Vector(dx: try read(parts[0]), dy: try read(parts[1]))
  }
}
