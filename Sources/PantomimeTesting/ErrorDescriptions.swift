public import PantomimeKit
import PantomimeScripting

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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

extension CatalogueProblem: CustomStringConvertible, LocalizedError {
  /// The reason why the entry could not be added, and the fix.
  public var description: String { "\(message); \(hint)" }
  /// The reason why the entry could not be added, and the fix.
  public var errorDescription: String? { description }
}
