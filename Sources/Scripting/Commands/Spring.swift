import PantomimeKit

/// `spring mass=1 stiffness=100 damping=10 at 0.5`: a desk calculator for springs.
package struct SpringCommand: Command {
  package static let form = Form(
    "spring", "Works out a spring: its value and velocity at a time, and when it settles.",
    details: "It is given by mass, stiffness and damping; or by ratio and duration (A197); or by "
      + "ratio and response (T59); or by duration and bounce (A201). Velocities are in whole "
      + "distances per second (A182).",
    positionals: [
      Positional(.words(["at", "for"]), isOptional: true), Positional(.number, isOptional: true),
    ],
    options: [
      OptionForm("mass", .number, "more than 0"), OptionForm("stiffness", .number, "more than 0"),
      OptionForm("damping", .number, "0 or more"), OptionForm("ratio", .number, "damping ratio"),
      OptionForm("duration", .time, "of a fitted or a perceptual spring"),
      OptionForm("response", .time, "period of the undamped oscillation"),
      OptionForm("bounce", .number, "-1 to 1"),
      OptionForm("velocity", .number, "at the beginning"),
    ],
    example: ["spring mass=1 stiffness=100 damping=10 at 0.5"])

  private enum Question {
    case constants
    case value(at: Double)
    case time(of: Double)
  }

  private let spring: Spring
  private let question: Question

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    spring = try SpringCommand.spring(&arguments)
    if arguments.accept("at") != nil {
      question = .value(
        at: try arguments.next("a time", example: "spring ratio=1 duration=0.5 at 0.1").seconds())
    } else if arguments.accept("for") != nil {
      question = .time(
        of: try arguments.next("a value", example: "spring ratio=1 duration=0.5 for 0.5").fraction()
      )
    } else {
      question = .constants
    }
  }

  private static func spring(_ arguments: inout Arguments) throws(ScriptError) -> Spring {
    let verb = arguments.verb.span
    var given: [String: Double] = [:]
    for option in form.options {
      guard let value = try arguments.option(option.name)?.value else { continue }
      given[option.name] = option.kind == .time ? try value.seconds() : try value.number("a number")
    }
    let velocity = given["velocity"] ?? 0
    do throws(OutOfRange) {
      if let duration = given["duration"], let bounce = given["bounce"] {
        return try Spring(duration: duration, bounce: bounce, initialVelocity: velocity)
      }
      if let ratio = given["ratio"], let duration = given["duration"] {
        return try Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      }
      if let ratio = given["ratio"], let response = given["response"] {
        return try Spring(response: response, dampingRatio: ratio, initialVelocity: velocity)
      }
      return try Spring(
        mass: given["mass"] ?? 1, stiffness: given["stiffness"] ?? 100,
        damping: given["damping"] ?? 10, initialVelocity: velocity)
    } catch {
      throw ScriptError(
        "\(error.parameter) cannot be \(Numerals.text(error.value))", verb,
        hint: "it takes \(error.allowed)")
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    switch question {
    case .value(let time):
      return .values([
        Response.Value(path: "value", reading: .fraction(spring.value(at: time))),
        Response.Value(path: "velocity", reading: .fraction(spring.velocity(at: time))),
      ])
    case .time(let progress):
      let time = spring.firstTime(reaching: progress, within: settling)
      return .values([Response.Value(path: "time", reading: .seconds(time))])
    case .constants:
      return .values([
        Response.Value(path: "mass", reading: .fraction(spring.mass)),
        Response.Value(path: "stiffness", reading: .fraction(spring.stiffness)),
        Response.Value(path: "damping", reading: .fraction(spring.damping)),
        Response.Value(path: "ratio", reading: .fraction(spring.dampingRatio)),
        Response.Value(path: "response", reading: .seconds(spring.response)),
        Response.Value(path: "bounce", reading: .fraction(spring.bounce)),
        Response.Value(path: "settling", reading: .seconds(settling < 1e9 ? settling : nil)),
      ])
    }
  }

  private var settling: Double { spring.settlingDuration }
}
