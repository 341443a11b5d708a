import PantomimeKit
import PantomimeReporting

/// `spring mass=1 stiffness=100 damping=10 at 0.5`: evaluates a spring.
package struct SpringCommand: Command {
  package static let form = Form(
    "spring", "Evaluates a spring: its value and velocity at a time, and its settling time.",
    details: "It is defined by mass, stiffness and damping; by ratio and duration (A197); by "
      + "ratio and response (T59); or by duration and bounce (A201). Velocities are in full "
      + "distances per second (A182). `fitted` is the duration for its ratio (A197). "
      + "UIKit's fit of a ratio to a duration does not converge at a fast velocity (M25): `settled` "
      + "is then the stiffness of the spring that would settle in time, `fastest` the highest velocity "
      + "at which the fit and that spring agree. `set reading A197=settled` makes animators use that "
      + "spring.",
    positionals: [
      .choice(Relation.self, isOptional: true), Positional(.number, isOptional: true),
    ],
    options: Parameter.allCases.map { $0.key.form } + [plot.form] + PictureForm.options,
    example: ["spring mass=1 stiffness=100 damping=10 at 0.5"])

  private static let plot = VerbKey.flag("plot", "`yes` draws the spring and its velocity")

  private enum Relation: String, CaseIterable {
    case time = "at"
    case value = "for"
  }

  /// A parameter of a spring, with the name of its option.
  private enum Parameter: String, CaseIterable {
    case mass, stiffness, damping, ratio, duration, response, bounce, velocity

    var key: VerbKey<Double> {
      switch self {
      case .mass, .stiffness: number("more than 0")
      case .damping: number("0 or more")
      case .ratio: number("damping ratio")
      case .duration: .seconds(rawValue, "the duration of a fitted or perceptual spring")
      case .response: .seconds(rawValue, "the period of the undamped oscillation")
      case .bounce: number("-1 to 1").such(as: "0.2")
      case .velocity: number("the initial velocity")
      }
    }

    private func number(_ meaning: String) -> VerbKey<Double> {
      .number(rawValue, "a number", meaning)
    }
  }

  private enum Question {
    case constants
    case value(at: Double)
    case time(of: Double)
    case picture(PictureForm)
  }

  private let spring: SpringCurve
  /// The spring's fit if its steps didn't converge, or `nil` if they did.
  private let stray: SpringCurve.StrayFit?
  private let question: Question

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let form = try PictureForm(ofTiming: &arguments, Self.plot)
    (spring, stray) = try SpringCommand.spring(&arguments)
    if let form {
      question = .picture(form)
    } else if arguments.accept(Relation.time.rawValue) != nil {
      question = .value(
        at: try arguments.next("a time", example: "spring ratio=1 duration=0.5 at 0.1").seconds())
    } else if arguments.accept(Relation.value.rawValue) != nil {
      question = .time(
        of: try arguments.next("a value", example: "spring ratio=1 duration=0.5 for 0.5").fraction()
      )
    } else {
      question = .constants
    }
  }

  /// The combinations of options that define a spring; an initial velocity is valid with all of
  /// them.
  private static let forms: [Set<Parameter>] = [
    [.mass, .stiffness, .damping], [.duration, .bounce], [.ratio, .duration], [.ratio, .response],
  ]

  /// Returns the name of the option for a parameter of `SpringCurve`, which may have another name.
  private static func option(_ parameter: String) -> String {
    switch parameter {
    case "dampingRatio": Parameter.ratio.rawValue
    case "initialVelocity": Parameter.velocity.rawValue
    default: parameter
    }
  }

  private static func spring(
    _ arguments: inout Arguments
  ) throws(ScriptError) -> (SpringCurve, SpringCurve.StrayFit?) {
    let verb = arguments.verb.span
    var given: [Parameter: Double] = [:]
    var spans: [String: Span] = [:]
    for parameter in Parameter.allCases {
      guard let option = try arguments.option(parameter.key) else { continue }
      given[parameter] = try option.value
      spans[parameter.rawValue] = option.word.span
    }
    let names = Set(given.keys).subtracting([.velocity])
    guard names.isSubset(of: forms[0]) || forms.contains(names) else {
      throw ScriptError(
        "\(Spelling.list(names.map { $0.rawValue }.sorted(), "and")) alone \(names.count == 1 ? "does" : "do")n't define "
          + "a spring", verb,
        hint: "give mass, stiffness and damping; duration and bounce; or ratio and duration, or "
          + "ratio and response")
    }
    do throws(OptionError) {
      let spring = try spring(given, names)
      guard names == forms[2] else { return (spring, nil) }
      let stray = try SpringCurve.StrayFit(
        dampingRatio: given[.ratio] ?? 1, duration: given[.duration] ?? 0,
        initialVelocity: spring.initialVelocity)
      return (spring, stray)
    } catch {
      let name = option(error.parameter)
      throw ScriptError(
        "\(name) cannot be \(Numerals.text(error.value))", spans[name] ?? verb,
        hint: "must be \(error.allowed)")
    }
  }

  private static func spring(
    _ given: [Parameter: Double], _ names: Set<Parameter>
  ) throws(OptionError) -> SpringCurve {
    let velocity = given[.velocity] ?? 0
    let ratio = given[.ratio] ?? 1
    if names == forms[1] {
      return try SpringCurve(
        duration: given[.duration] ?? 0, bounce: given[.bounce] ?? 0, initialVelocity: velocity)
    }
    if names == forms[2] {
      return try SpringCurve(
        dampingRatio: ratio, duration: given[.duration] ?? 0, initialVelocity: velocity)
    }
    if names == forms[3] {
      return try SpringCurve(
        response: given[.response] ?? 0, dampingRatio: ratio, initialVelocity: velocity)
    }
    return try SpringCurve(
      mass: given[.mass] ?? 1, stiffness: given[.stiffness] ?? 100,
      damping: given[.damping] ?? 10, initialVelocity: velocity)
  }

  package var undoBehavior: UndoBehavior { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    if case .picture(let form) = question { try form.check(scene) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    switch question {
    case .picture(let form): return try form.response(TimingPicture.of(spring), in: session)
    case .value(let time):
      return .values([
        Answer.Value("value", .fraction(spring.value(at: time))),
        Answer.Value("velocity", .fraction(spring.velocity(at: time))),
      ])
    case .time(let progress):
      let time = spring.firstTime(reaching: progress, within: spring.settlingDuration)
      return .values([Answer.Value("time", .seconds(time))])
    case .constants: return .values(constants)
    }
  }

  private var constants: [Answer.Value] {
    let (settling, fitted) = (spring.settlingDuration, spring.fittedDuration)
    return [
      Answer.Value("mass", .fraction(spring.mass)),
      Answer.Value("stiffness", .fraction(spring.stiffness)),
      Answer.Value("damping", .fraction(spring.damping)),
      Answer.Value("ratio", .fraction(spring.dampingRatio)),
      Answer.Value("response", .seconds(spring.response)),
      Answer.Value("bounce", .fraction(spring.bounce)),
      Answer.Value("settling", .seconds(settling < 1e9 ? settling : nil)),
      Answer.Value("fitted", .seconds(fitted < 1e9 ? fitted : nil)),
    ]
      + (stray.map { stray in
        [
          Answer.Value("settled", .fraction(stray.settled.stiffness)),
          Answer.Value("fastest", .fraction(stray.fastest)),
        ]
      } ?? [])
  }
}
