public import PantomimeKit
import PantomimeScripting

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Errors in words, with the fix, as a script prints them.

extension InputError {
  /// Returns the error in words, with suggestions from the names in a simulation.
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
  /// The reason, with the fix.
  public var description: String { text(in: nil) }
  /// The reason, with the fix.
  public var errorDescription: String? { description }
}

extension ImpossibleInputError: CustomStringConvertible, LocalizedError {
  /// The reason, with the fix.
  public var description: String { text(in: nil) }
  /// The reason, with the fix.
  public var errorDescription: String? { description }
}

extension Misuse: CustomStringConvertible, LocalizedError {
  /// The name of the misuse, and UIKit's response.
  public var description: String { InputError.misuse(self).description }
  /// The name of the misuse, and UIKit's response.
  public var errorDescription: String? { description }
}

extension OptionError: CustomStringConvertible, LocalizedError {
  /// The option, and the problem with its value.
  public var description: String { "invalid '\(option)'; \(problem)" }
  /// The option, and the problem with its value.
  public var errorDescription: String? { description }
}

extension OutOfRange: CustomStringConvertible, LocalizedError {
  /// The number, and the range.
  public var description: String {
    "'\(parameter)' cannot be \(Numerals.text(value)); must be \(allowed)"
  }
  /// The number, and the range.
  public var errorDescription: String? { description }
}
