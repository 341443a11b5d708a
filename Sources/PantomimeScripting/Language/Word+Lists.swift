import PantomimeKit

// Lists of numbers, and names, as words.

extension Word {
  /// The numbers of a list, with the units that values of properties may have.
  func numbers() throws(ScriptError) -> [Double] {
    var numbers: [Double] = []
    for part in parts {
      numbers.append(
        try part.number("a value", units: .property))
    }
    return numbers
  }

  /// A name for something new: letters, digits, `-`, `_` and dots between them.
  func newName() throws(ScriptError) -> String {
    guard StageName.isPossible(text) else {
      throw ScriptError(
        "'\(text)' is no name", span, hint: "a name consists of letters, digits, - and _")
    }
    return text
  }

  /// Lengths in points, separated by commas.
  func lengths() throws(ScriptError) -> [Double] {
    var lengths: [Double] = []
    for part in parts { lengths.append(try part.points()) }
    return lengths
  }

  /// The two numbers this list is.
  func pair(
    _ example: String, _ read: (Word) throws(ScriptError) -> Double
  ) throws(ScriptError)
    -> Vector
  {
    let parts = parts
    guard parts.count == 2 else {
      throw ScriptError("'\(text)' is not two numbers", span, hint: "for example: \(example)")
    }
    return Vector(dx: try read(parts[0]), dy: try read(parts[1]))
  }
}
