import PantomimeKit

/// Parsers for transforms, which are written as the numbers of a matrix or as calls such as
/// `rotate(90),scale(2,2)`.
///
/// Calls combine as in Core Graphics and Core Animation: each transform is placed before those
/// already given, so the last one is applied first (T141, T143).
enum TransformValue {
  /// Parses a 2D transform: `identity`, a,b,c,d,tx,ty, or calls.
  static func affine(_ word: Word) throws(ScriptError) -> Transform2D {
    if let numbers = try numbers(word, count: 6, affineForm) {
      return Transform2D(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    var transform = Transform2D.identity
    for (name, arguments) in try calls(word, planeCalls, affineForm) {
      let next =
        switch name {
        case "rotate": Transform2D(rotation: radians(arguments[0]))
        case "scale": Transform2D(scaleX: arguments[0], y: arguments[1])
        default: Transform2D(translation: Vector(dx: arguments[0], dy: arguments[1]))
        }
      transform = next.concatenating(transform)
    }
    return transform
  }

  /// Parses a 3D transform: `identity`, m11,m12,…,m44, or calls.
  static func space(_ word: Word) throws(ScriptError) -> Transform3D {
    if let numbers = try numbers(word, count: 16, spaceForm) {
      let row = { SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3]) }
      return Transform3D(row1: row(0), row2: row(4), row3: row(8), row4: row(12))
    }
    var transform = Transform3D.identity
    for (name, arguments) in try calls(word, spaceCalls, spaceForm) {
      let next =
        switch name {
        case "perspective": Transform3D(eyeDistance: arguments[0])
        case "rotate":
          Transform3D(
            rotation: radians(arguments[0]), x: arguments[1], y: arguments[2], z: arguments[3])
        case "scale": Transform3D(scaleX: arguments[0], y: arguments[1], z: arguments[2])
        default: Transform3D(translationX: arguments[0], y: arguments[1], z: arguments[2])
        }
      transform = transform.preceded(by: next)
    }
    return transform
  }

  private typealias Calls = [(name: String, count: Int)]
  private static let planeCalls: Calls = [("rotate", 1), ("scale", 2), ("translate", 2)]
  private static let spaceCalls: Calls = [
    ("rotate", 4), ("scale", 3), ("translate", 3), ("perspective", 1),
  ]
  private static let affineForm =
    "identity, a,b,c,d,tx,ty, or calls: rotate(degrees), scale(x,y), translate(x,y)"
  private static let spaceForm =
    "identity, m11,m12,…,m44, or calls: rotate(degrees,x,y,z), scale(x,y,z), translate(x,y,z), "
    + "perspective(distance)"

  private static func radians(_ degrees: Double) -> Double { degrees * Elementary.pi / 180 }

  /// Parses the numbers of a matrix, or returns `nil` if the word isn't a list of numbers.
  private static func numbers(
    _ word: Word, count: Int, _ form: String
  ) throws(ScriptError) -> [Double]? {
    let parts = word.parts
    guard parts.allSatisfy({ Numeral($0.text) != nil }) else { return nil }
    guard parts.count == count else {
      throw ScriptError(
        "the matrix has \(count) numbers, not \(parts.count)", word.span, hint: "write \(form)")
    }
    var numbers: [Double] = []
    for part in parts { numbers.append(try part.number("a number")) }
    return numbers
  }

  private static func calls(
    _ word: Word, _ known: Calls, _ form: String
  ) throws(ScriptError) -> [(String, [Double])] {
    if word.text == "identity" { return [] }
    var calls: [(String, [Double])] = []
    for item in word.items {
      guard let call = item.call, let form = known.first(where: { $0.name == call.name }) else {
        throw ScriptError("'\(item.text)' is not a transform", item.span, hint: "write \(form)")
      }
      guard call.arguments.count == form.count else {
        throw ScriptError(
          "\(form.name) needs \(form.count) number\(form.count == 1 ? "" : "s"), "
            + "not \(call.arguments.count)", item.span, hint: "see `help mix`")
      }
      var numbers: [Double] = []
      for argument in call.arguments {
        numbers.append(
          try argument.number("a number of a transform", units: [.degree, .point]))
      }
      calls.append((call.name, numbers))
    }
    return calls
  }
}
