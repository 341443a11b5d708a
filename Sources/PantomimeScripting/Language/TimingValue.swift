package import PantomimeKit
import PantomimeReporting

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
      name: "spring",
      form: "spring(ratio) or spring(mass,stiffness,damping) or spring(duration=T,bounce=B)",
      summary:
        "A spring, by damping ratio (fitted to the duration), by physical constants, or by duration "
        + "and bounce; arguments may be named, and velocity= is the initial velocity.",
      make: spring),
    Call(
      name: "response", form: "response(seconds,ratio)",
      summary: "A spring, by response and damping ratio.",
      make: response),
    Call(
      name: "bounce", form: "bounce(seconds,bounce)", summary: "A spring, by duration and bounce.",
      make: bounce),
    Call(
      name: "steps", form: "steps(count) or steps(count,jump-start)",
      summary: "A step function; the jumps are those of CSS.", make: steps),
    Call(
      name: "linear", form: "linear(0, 0.6 20%, 1)",
      summary: "Linear interpolation between points, as CSS writes them.", make: points),
    Call(
      name: "cubic-bezier", form: "cubic-bezier(x1,y1,x2,y2)",
      summary: "`cubic`, as CSS writes it.",
      make: cubic),
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

// The arguments of the calls that create timings.

extension TimingValue {
  /// The names that may be meant by a misspelled timing.
  static var names: [String] { NamedCurve.all.map { $0.name } + calls.map { $0.name } }

  static func cubic(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    let points = try numbers(arguments, [4], word, "a control point")
    return try make(word.call?.name ?? "cubic", word) { () throws(OptionError) in
      .cubic(try UnitBezier(points[0], points[1], points[2], points[3]))
    }
  }

  /// Parses a spring: a damping ratio, or a mass, a stiffness and a damping, in this order; or
  /// arguments with names.
  static func spring(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    guard !arguments.contains(where: { $0.text.contains("=") }) else {
      return try namedSpring(arguments, word)
    }
    let values = try numbers(
      arguments, [1, 3], word,
      hint: arguments.count == 2 || arguments.count == 4 ? word.withVelocity : nil)
    return try make("spring", word) { () throws(OptionError) in
      if values.count == 1 { return try damped(values[0], velocity: 0) }
      return .spring(
        try SpringCurve(mass: values[0], stiffness: values[1], damping: values[2]))
    }
  }

  /// The arguments of a spring that may have names.
  private enum SpringArgument: String, CaseIterable {
    case ratio, mass, stiffness, damping, duration, bounce, response, velocity
  }

  /// The combinations of names that define a spring; an initial velocity is valid with all of them.
  private static let springForms: [Set<SpringArgument>] = [
    [.ratio], [.mass, .stiffness, .damping], [.duration, .bounce], [.response, .ratio],
  ]

  private static func namedSpring(
    _ arguments: [Word], _ word: Word
  ) throws(ScriptError) -> Timing {
    var given: [SpringArgument: Double] = [:]
    for argument in arguments {
      let parts = argument.text.split(separator: "=", maxSplits: 1).map {
        String($0.filter { $0 != " " })
      }
      guard parts.count == 2, let name = SpringArgument(rawValue: parts[0]) else {
        guard parts.count == 2 else {
          throw ScriptError(
            "'\(argument.text)' has no name", argument.span,
            hint: namedForm(of: arguments))
        }
        throw ScriptError(
          "a spring has no argument '\(parts[0])'", argument.span,
          hint: Spelling.hint(
            parts[0], among: SpringArgument.allCases.map { $0.rawValue }, what: "arguments"))
      }
      guard given[name] == nil else {
        throw ScriptError("'\(name.rawValue)' is given twice", argument.span, hint: "keep one")
      }
      let value = Word(parts[1], argument.span)
      switch name {
      case .duration, .response: given[name] = try value.seconds()
      case .ratio, .bounce, .mass, .stiffness, .damping, .velocity:
        given[name] = try value.number("a \(name.rawValue)")
      }
    }
    let names = Set(given.keys).subtracting([.velocity])
    guard springForms.contains(names) else {
      throw ScriptError(
        "\(Spelling.list(names.map { $0.rawValue }.sorted(), "and")) "
          + "\(names.count == 1 ? "doesn't" : "don't") define a spring", word.span,
        hint: "give ratio; mass, stiffness and damping; duration and bounce; or response and ratio")
    }
    let velocity = given[.velocity] ?? 0
    return try make("spring", word) { () throws(OptionError) in
      if let stiffness = given[.stiffness] {
        return .spring(
          try SpringCurve(
            mass: given[.mass] ?? 1, stiffness: stiffness, damping: given[.damping] ?? 0,
            initialVelocity: velocity))
      }
      if let duration = given[.duration] {
        return .spring(
          try SpringCurve(
            duration: duration, bounce: given[.bounce] ?? 0, initialVelocity: velocity))
      }
      let ratio = given[.ratio] ?? 1
      if let response = given[.response] {
        return .spring(
          try SpringCurve(response: response, dampingRatio: ratio, initialVelocity: velocity))
      }
      return try damped(ratio, velocity: velocity)
    }
  }

  /// Returns the hint for a spring of which only some arguments have names: the same spring with all
  /// names.
  private static func namedForm(of arguments: [Word]) -> String {
    let plain = arguments.filter { !$0.text.contains("=") }
    let named = arguments.filter { $0.text.contains("=") }.map { $0.text }
    let names: [SpringArgument] =
      switch plain.count {
      case 1: [.ratio]
      case 3: [.mass, .stiffness, .damping]
      default: []
      }
    let own = named.compactMap { argument in
      SpringArgument(rawValue: String(argument.prefix { $0 != "=" }.filter { $0 != " " }))
    }
    let form = Set(names + own).subtracting([.velocity])
    // Only a spring that can be read is worth writing.
    guard own.count == named.count, Set(names + own).count == names.count + own.count,
      springForms.contains(form)
    else {
      return "name every argument of the spring, as in spring(mass=1,stiffness=200,damping=20)"
    }
    let all = zip(names, plain).map { "\($0.rawValue)=\($1.text)" } + named
    return "write spring(\(all.joined(separator: ",")))"
  }

  private static func damped(
    _ ratio: Double, velocity: Double
  ) throws(OptionError) -> Timing {
    // This spring is created only to reject invalid numbers.
    _ = try SpringCurve(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
    return .damped(ratio: ratio, velocity: velocity)
  }

  static func response(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    let values = try numbers(arguments, [2], word)
    return try make("response", word) { () throws(OptionError) in
      .spring(try SpringCurve(response: values[0], dampingRatio: values[1]))
    }
  }

  static func bounce(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    let values = try numbers(arguments, [2], word)
    return try make("bounce", word) { () throws(OptionError) in
      .spring(try SpringCurve(duration: values[0], bounce: values[1]))
    }
  }

  static func steps(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    // CSS writes `jump-end`, and also understands `start` and `end`.
    let names = StepEasing.Jump.allCases.map { $0.rawValue }
    let count = try numbers(Array(arguments.prefix(1)), [1], word)[0]
    let jump =
      try arguments.dropFirst().first.map { (word) throws(ScriptError) in
        let name = word.text.hasPrefix("jump-") ? String(word.text.dropFirst(5)) : word.text
        return try names.contains(name)
          ? name : word.choice(names.map { "jump-\($0)" }, what: "jump", all: "jumps")
      } ?? "end"
    guard arguments.count <= 2, let whole = Int(exactly: count) else {
      throw ScriptError(
        "steps needs a whole number and an optional jump", word.span, hint: "steps(4,start)")
    }
    return try make("steps", word) { () throws(OptionError) in
      .steps(
        try StepEasing(whole, jump: StepEasing.Jump(rawValue: jump) ?? .end))
    }
  }

  /// Parses points that are written as CSS writes them, as PROGRESS with up to two percentages before
  /// or behind it, or as PROGRESS@FRACTION.
  static func points(_ arguments: [Word], _ word: Word) throws(ScriptError) -> Timing {
    var stops: [LinearEasing.Stop] = []
    for argument in arguments { stops += try TimingValue.stops(of: argument) }
    return try make("linear", word) { () throws(OptionError) in .points(try LinearEasing(stops)) }
  }

  private static func stops(of argument: Word) throws(ScriptError) -> [LinearEasing.Stop] {
    let halves = argument.text.split(separator: "@", omittingEmptySubsequences: false)
    if halves.count > 1 {
      let progress = try Word(String(halves[0]), argument.span).number("a progress")
      return [
        LinearEasing.Stop(progress, at: try Word(String(halves[1]), argument.span).fraction())
      ]
    }
    let words = argument.text.unicodeScalars.split { $0.isBlank }.map {
      Word(String($0), argument.span)
    }
    let shares = words.filter { $0.text.hasSuffix("%") }
    let values = words.filter { !$0.text.hasSuffix("%") }
    // Percentages precede the progress or follow it.
    let isSplit = words.count == 3 && !words[1].text.hasSuffix("%")
    guard values.count == 1, shares.count <= 2, !isSplit else {
      throw ScriptError(
        "'\(argument.text)' is not a point", argument.span,
        hint: "write a progress and its percentage of the time, such as 0.5 20%")
    }
    let progress = try values[0].number("a progress")
    if shares.isEmpty { return [LinearEasing.Stop(progress)] }
    var stops: [LinearEasing.Stop] = []
    for share in shares { stops.append(LinearEasing.Stop(progress, at: try share.fraction())) }
    return stops
  }

  private static func numbers(
    _ arguments: [Word], _ counts: [Int], _ word: Word, _ what: String = "an argument",
    hint: String? = nil
  ) throws(ScriptError) -> [Double] {
    let name = word.call?.name ?? word.text
    guard counts.contains(arguments.count) else {
      let form = calls.first { $0.name == name }?.form ?? name
      throw ScriptError(
        "\(name) needs \(Spelling.list(counts.map { countWords[$0] }, "or")) numbers, "
          + "not \(arguments.count)", word.span, hint: hint ?? "write \(form)")
    }
    var numbers: [Double] = []
    for argument in arguments { numbers.append(try argument.number(what)) }
    return numbers
  }

  /// Returns the note that a spring determines its duration, or `nil` if the given duration holds.
  static func note(void duration: Double, _ actual: Double, _ timing: Timing) -> String? {
    guard case .spring = timing, (duration - actual).magnitude > 1e-9 else { return nil }
    return
      "the spring settles in \(Prose.seconds(actual)) s, so duration=\(Prose.seconds(duration)) s "
      + "has no effect (A180)"
  }

  private static let countWords = ["no", "one", "two", "three", "four"]

  private static func make(
    _ name: String, _ word: Word, _ body: () throws(OptionError) -> Timing
  ) throws(ScriptError) -> Timing {
    do throws(OptionError) {
      return try body()
    } catch {
      throw ScriptError(
        "\(error.parameter) of a \(name) cannot be \(Numerals.text(error.value))", word.span,
        hint: "must be \(error.allowed)")
    }
  }
}

extension Word {
  /// The advice for a spring whose last positional number was meant as its velocity.
  fileprivate var withVelocity: String {
    let texts = call?.arguments.map { $0.text } ?? []
    guard let velocity = texts.last else { return "" }
    let names = texts.count == 2 ? ["ratio"] : ["mass", "stiffness", "damping"]
    let named = zip(names, texts).map { "\($0)=\($1)" }.joined(separator: ",")
    return "a velocity has a name: write spring(\(named),velocity=\(velocity))"
  }
}

extension Timing {
  /// Throws an error unless an initial velocity can be given in addition to the timing.
  ///
  /// - Parameter span: The place of the velocity.
  func checkForVelocity(at span: Span) throws(ScriptError) {
    guard isSpring else {
      throw ScriptError(
        "only a spring has an initial velocity", span,
        hint: "add curve=spring(0.8), or omit velocity=")
    }
    guard initialVelocity == 0 else {
      throw ScriptError("the velocity is given twice", span, hint: "keep one")
    }
  }
}
