public import PantomimeKit
import PantomimeReporting
import PantomimeScripting

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Descriptions of values, with the wording that answers use, for `print`, the debugger, and failed
// expectations.

extension Simulation: CustomStringConvertible {
  /// The scene, the instant, and the current motion, with the wording that answers use.
  public var description: String {
    let line = answer.split(separator: "\n").first.map(String.init) ?? "state \(state)"
    return "\(name) at \(now): \(line)"
  }

  /// The answer to the last input, if it was handled at this instant; otherwise, the answer to the
  /// passing of time.
  private var answer: String {
    let inputs = log.inputs
    if let last = inputs.last, last.time == now { return RunSession(replaying: self).outcome }
    let before = Instant(nanoseconds: max(0, now.nanoseconds - 1))
    guard before < now, let start = try? replayed(first: inputs.count, until: before) else {
      return ""
    }
    var run = RunSession(at: start)
    return (try? run.answer("at \(Numerals.text(now.seconds, decimals: 9))")) ?? ""
  }
}

extension Instant: CustomStringConvertible {
  /// The time since the scene started: `0.3 s`.
  public var description: String { "\(Numerals.text(self)) s" }
}

extension Event: CustomStringConvertible {
  /// The event as a trace shows it: `completed end animator=open completions=1`.
  public var description: String { Printable.text(text) }
}

extension Trace: CustomStringConvertible {
  /// The events, one on each line.
  public var description: String { entries.map { "\($0)\n" }.joined() }
}

extension Trace.Entry: CustomStringConvertible {
  /// The instant and the event, as a trace shows them.
  public var description: String { Printable.text(text) }
}

extension Decision: CustomStringConvertible {
  /// The outcome and the reason: `completes, because …`.
  public var description: String {
    let outcome = completes ? "completes at \(Numerals.text(anchor))" : "reverts"
    return "\(outcome), because \(reason)"
  }
}

extension Timing: CustomStringConvertible {
  /// The timing as written after `curve=`, including the initial velocity of a spring.
  public var description: String {
    initialVelocity == 0 ? text : "\(text) velocity=\(Numerals.text(initialVelocity))"
  }
}

extension SpringCurve: CustomStringConvertible {
  /// The spring as written after `curve=`, including its initial velocity.
  public var description: String { Timing.spring(self).description }
}

extension Point2D: CustomStringConvertible {
  /// The coordinates: `195,420`.
  public var description: String { PathValueText.text(.pair(x, y, .points)) }
}

extension Rect2D: CustomStringConvertible {
  /// The origin and the size, as `show` prints them: `20,200,350,350`.
  public var description: String {
    "\(Numerals.text(x)),\(Numerals.text(y)),\(Numerals.text(width)),\(Numerals.text(height))"
  }
}

extension OptionValue: CustomStringConvertible {
  /// The value as written in a script.
  public var description: String { text }
}

// Descriptions of errors, each with a fix, as scripts print them.

extension InputError {
  /// Returns the description of the error, with suggestions from the names in a simulation.
  func text(in app: Simulation?) -> String {
    switch self {
    case .misuse(let misuse): "misuse \(misuse.rawValue): \(misuse.explanation)"
    case .impossible(let impossible): impossible.text(in: app)
    }
  }
}

extension ImpossibleInputError {
  func text(in app: Simulation?) -> String {
    FailureWords.text(ScriptError(self, Span(0, 0), of: app))
  }
}

extension InputError: CustomStringConvertible, LocalizedError {
  /// The reason for the error, and the fix.
  public var description: String { text(in: nil) }
  /// The reason for the error, and the fix.
  public var errorDescription: String? { description }
}

extension ImpossibleInputError: CustomStringConvertible, LocalizedError {
  /// The reason for the error, and the fix.
  public var description: String { text(in: nil) }
  /// The reason for the error, and the fix.
  public var errorDescription: String? { description }
}

extension Misuse: CustomStringConvertible, LocalizedError {
  /// The name of the misuse, and what UIKit does in response.
  public var description: String { InputError.misuse(self).description }
  /// The name of the misuse, and what UIKit does in response.
  public var errorDescription: String? { description }
}

extension OptionError: CustomStringConvertible, LocalizedError {
  /// The name of the option, and the problem with its value.
  public var description: String { "invalid '\(option)'; \(problem)" }
  /// The name of the option, and the problem with its value.
  public var errorDescription: String? { description }
}

extension OutOfRange: CustomStringConvertible, LocalizedError {
  /// The number that is out of range, and the allowed range.
  public var description: String {
    "'\(parameter)' cannot be \(Numerals.text(value)); must be \(allowed)"
  }
  /// The number that is out of range, and the allowed range.
  public var errorDescription: String? { description }
}

// MARK: - Parts of other errors

extension ConnectionError: CustomStringConvertible, LocalizedError {
  /// The reason for the error, and the fix.
  public var description: String { ImpossibleInputError.connection(self).description }
  /// The reason for the error, and the fix.
  public var errorDescription: String? { description }
}

extension LayerError: CustomStringConvertible, LocalizedError {
  /// The reason for the error, and the fix.
  public var description: String { ImpossibleInputError.layer(self).description }
  /// The reason for the error, and the fix.
  public var errorDescription: String? { description }
}

extension PanError: CustomStringConvertible, LocalizedError {
  /// The reason for the error, and the fix.
  public var description: String { ImpossibleInputError.pan(self).description }
  /// The reason for the error, and the fix.
  public var errorDescription: String? { description }
}

extension TouchError: CustomStringConvertible, LocalizedError {
  /// The reason for the error, and the fix.
  public var description: String { ImpossibleInputError.touch(self).description }
  /// The reason for the error, and the fix.
  public var errorDescription: String? { description }
}

extension FileError: CustomStringConvertible, LocalizedError {
  /// The position and the problem, and the expected contents.
  public var description: String {
    let place = [("line", line), ("column", column)].compactMap { name, number in
      number.map { "\(name) \($0)" }
    }
    return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + "\(message); \(hint)"
  }
  /// The position and the problem, and the expected contents.
  public var errorDescription: String? { description }
}

// MARK: - Rules, touches, and traces

extension RuleProblem: CustomStringConvertible, LocalizedError {
  /// The parameter that can't be set, and the parameters or numbers that are allowed.
  public var description: String {
    switch self {
    case .unknownParameter(let name, let known):
      "unknown parameter '\(name)'; "
        + Spelling.hint(name, among: known, what: "parameters")
    case .outOfRange(let range): range.description
    }
  }
  /// The parameter that can't be set, and the parameters or numbers that are allowed.
  public var errorDescription: String? { description }
}

extension TouchSynthesisError: CustomStringConvertible, LocalizedError {
  /// The reason why the touches are impossible, and the fix.
  public var description: String {
    func text(_ velocity: Vector) -> String {
      "\(Numerals.text(velocity.dx)),\(Numerals.text(velocity.dy)) pt/s"
    }
    return switch self {
    case .outOfRange(let range): range.description
    case .tooManySamples(let most):
      "the path has more than \(most) touches; use a shorter duration, or a lower rate"
    case .tooFewSamples(let count, let velocity):
      "\(count) samples give \(text(velocity)) for any path; use a longer duration, or a higher rate"
    case .stale(let rest, let limit):
      "the velocity is 0 after a rest of \(Numerals.text(rest)) s; rest for at most "
        + "\(Numerals.text(limit)) s"
    case .tooSlow(let velocity):
      "the estimator treats so slow a finger as stationary, which gives \(text(velocity)); use a "
        + "higher velocity"
    case .unreachable(let nearest):
      "no path has this velocity, and the nearest is \(text(nearest)); use a longer duration, or "
        + "another estimator"
    }
  }
  /// The reason why the touches are impossible, and the fix.
  public var errorDescription: String? { description }
}

extension Trace.Unreadable: CustomStringConvertible, LocalizedError {
  /// The number of the line, and the form of an entry.
  public var description: String {
    "line \(line) is not an entry of a trace; an entry is TIME NAME FIELD=VALUE … -- REASON"
  }
  /// The number of the line, and the form of an entry.
  public var errorDescription: String? { description }
}

extension CatalogProblem: CustomStringConvertible, LocalizedError {
  /// The reason why the entry could not be added, and the fix.
  public var description: String { "\(message); \(hint)" }
  /// The reason why the entry could not be added, and the fix.
  public var errorDescription: String? { description }
}
