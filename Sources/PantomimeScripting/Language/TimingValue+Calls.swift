import PantomimeKit

// The arguments of the calls that create timings.

extension TimingValue {
  /// The names that may be meant by a misspelled timing.
  static var names: [String] { NamedCurve.all.map { $0.name } + calls.map { $0.name } }

  static func cubic(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    let points = try numbers(arguments, [4], word, "a control point")
    return try make("cubic", word) { () throws(OutOfRange) in
      .cubic(try UnitBezier(points[0], points[1], points[2], points[3]))
    }
  }

  /// Parses a damping ratio or the mass, stiffness and damping of a spring; either may be followed
  /// by an initial velocity, in total distances per second.
  static func spring(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    let values = try numbers(arguments, [1, 2, 3, 4], word)
    return try make("spring", word) { () throws(OutOfRange) in
      if values.count < 3 {
        let velocity = values.count == 2 ? values[1] : 0
        // This spring is created only to reject invalid numbers.
        _ = try Spring(dampingRatio: values[0], duration: 1, initialVelocity: velocity)
        return .damped(ratio: values[0], velocity: velocity)
      }
      return .spring(
        try Spring(
          mass: values[0], stiffness: values[1], damping: values[2],
          initialVelocity: values.count == 4 ? values[3] : 0))
    }
  }

  static func response(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    let values = try numbers(arguments, [2], word)
    return try make("response", word) { () throws(OutOfRange) in
      .spring(try Spring(response: values[0], dampingRatio: values[1]))
    }
  }

  static func bounce(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    let values = try numbers(arguments, [2], word)
    return try make("bounce", word) { () throws(OutOfRange) in
      .spring(try Spring(duration: values[0], bounce: values[1]))
    }
  }

  static func steps(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    let names = StepEasing.Jump.allCases.map { $0.rawValue }
    let count = try numbers(Array(arguments.prefix(1)), [1], word)[0]
    let jump = try arguments.dropFirst().first?.choice(names, what: "jump", all: "jumps") ?? "end"
    guard arguments.count <= 2, let whole = Int(exactly: count) else {
      throw ScriptError(
        "steps needs a whole number and an optional jump", word.span, hint: "steps(4,start)")
    }
    return try make("steps", word) { () throws(OutOfRange) in
      .steps(
        try StepEasing(whole, jump: StepEasing.Jump(rawValue: jump) ?? .end))
    }
  }

  /// Parses points that are written as PROGRESS or PROGRESS@FRACTION.
  static func points(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    var stops: [LinearEasing.Stop] = []
    for argument in arguments {
      let halves = argument.text.split(separator: "@", omittingEmptySubsequences: false)
      let progress = try Word(String(halves[0]), argument.span).number("a progress")
      guard halves.count > 1 else {
        stops.append(LinearEasing.Stop(progress))
        continue
      }
      let fraction = try Word(String(halves[1]), argument.span).fraction()
      stops.append(LinearEasing.Stop(progress, at: fraction))
    }
    return try make("linear", word) { () throws(OutOfRange) in .points(try LinearEasing(stops)) }
  }

  private static func numbers(
    _ arguments: [Word], _ counts: [Int], _ word: Word, _ what: String = "an argument"
  ) throws(ScriptError) -> [Double] {
    let name = word.call?.name ?? word.text
    guard counts.contains(arguments.count) else {
      let form = calls.first { $0.name == name }?.form ?? name
      throw ScriptError(
        "\(name) needs \(Spelling.list(counts.map { countWords[$0] }, "or")) numbers, "
          + "not \(arguments.count)", word.span, hint: "write \(form)")
    }
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try argument.number(what)) }
    return numbers
  }

  private static let countWords = ["no", "one", "two", "three", "four"]

  private static func make(
    _ name: String, _ word: Word, _ body: () throws(OutOfRange) -> Timing
  ) throws(ScriptError) -> Timing {
    do throws(OutOfRange) {
      return try body()
    } catch {
      throw ScriptError(
        "\(error.parameter) of a \(name) cannot be \(Numerals.text(error.value))", word.span,
        hint: "must be \(error.allowed)")
    }
  }
}
