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
    let inputs = log.list
    if let last = inputs.last, last.time == now { return RunSession(replaying: self).outcome }
    let before = Instant(nanoseconds: max(0, now.nanoseconds - 1))
    guard before < now, let start = try? replayed(first: inputs.count, until: before) else {
      return ""
    }
    var run = RunSession(at: start)
    return (try? run.answer("at \(Numerals.text(now.seconds, decimals: 9))")) ?? ""
  }
}

// Descriptions of gestures and of what scripts find.

extension Finger: CustomStringConvertible {
  /// The touch-down and the steps: `on card, move by 0,-200 over 0.3 s, lift`.
  public var description: String {
    let first =
      switch start {
      case .place(let place): "at \(place)"
      case .view(let view): "on \(view)"
      case .down(let down): "finger \(down.id), which touched down at \(down.time) at \(down.place)"
      case .failed: "a finger whose touch-down failed"
      }
    return ([first] + steps.map { $0.text }).joined(separator: ", ")
  }
}

extension Finger.Step {
  /// The step as a phrase.
  fileprivate var text: String {
    switch self {
    case .move(let displacement, let duration):
      "move by \(displacement) over \(Numerals.text(duration.inSeconds)) s"
    case .moveTo(let place, let duration):
      "move to \(place) over \(Numerals.text(duration.inSeconds)) s"
    case .hold(let duration, _): "hold for \(Numerals.text(duration.inSeconds)) s"
    case .lift: "lift"
    case .cancel: "cancel"
    }
  }
}

extension PanReport: CustomStringConvertible {
  /// The state and the numbers that the report sets: `changed dy=-40`.
  public var description: String {
    var words = [input.state.rawValue]
    for (name, component) in [("dx", input.dx), ("dy", input.dy)] {
      if case .absolute(let value) = component { words.append("\(name)=\(Numerals.text(value))") }
    }
    if let velocity = input.velocity { words.append("at \(velocity) pt/s") }
    return words.joined(separator: " ")
  }
}

extension PanScript: CustomStringConvertible {
  /// The name of the script.
  public var description: String { name }
}

extension Hunt.Finding: CustomStringConvertible {
  /// The claim, the script that breaks it, and the explanation.
  public var description: String { "\(claim): \(sentence)\n\(script)\(explanation)" }
}

extension Hunt.ScriptProblem: LocalizedError {
  /// The reason.
  public var errorDescription: String? { description }
}

// Descriptions of errors, each with a fix, as scripts print them.

extension InputError {
  /// Returns the description of the error, with suggestions from the names in a simulation.
  func text(in app: Simulation?) -> String {
    switch self {
    case .misuse(let misuse): misuse.description
    case .impossible(let impossible): impossible.text(in: app)
    }
  }
}

extension ImpossibleInputError {
  /// Returns the description of the error, with suggestions from the names in a simulation.
  func text(in app: Simulation?) -> String {
    switch problem {
    case .pan, .touch, .timeGoesBack, .optionFixed, .severalAnimators, .badOption: description
    case .fingersDown: "\(description): `liftFingers()`"
    default: FailureWords.text(ScriptError(problem, Span(0, 0), of: app))
    }
  }
}

extension InputError: LocalizedError {
  /// The reason for the error, and the fix.
  public var errorDescription: String? { description }
}

extension ImpossibleInputError: LocalizedError {
  /// The reason for the error, and the fix.
  public var errorDescription: String? { description }
}

extension FileError: LocalizedError {
  /// The position and the problem, and the expected contents.
  public var errorDescription: String? { description }
}

// MARK: - Errors that describe themselves

extension Misuse: LocalizedError {
  /// The name of the misuse, and what UIKit does in response.
  public var errorDescription: String? { description }
}

extension OptionError: LocalizedError {
  /// The name of the option, and the problem with its value.
  public var errorDescription: String? { description }
}

extension CatalogProblem: CustomStringConvertible, LocalizedError {
  /// The reason why the entry could not be added, and the fix.
  public var description: String { "\(message); \(hint)" }
  /// The reason why the entry could not be added, and the fix.
  public var errorDescription: String? { description }
}
