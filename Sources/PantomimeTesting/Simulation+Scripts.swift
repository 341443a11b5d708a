public import PantomimeKit
import PantomimeReporting
public import PantomimeScripting
public import Testing

// Statements of the language in a test. Stable.

extension Simulation {
  /// Starts a scene with a script, and returns the simulation after its last statement.
  ///
  /// ```swift
  /// var app = try Simulation(script: "scene city-guide duration=0.4; tap on=card")
  /// ```
  ///
  /// - Parameter catalogue: The scenes, rules and estimators that the script may name.
  /// - Throws: `StatementError` for a statement that can't be executed, an expectation that fails,
  ///   or a script that starts no scene.
  public init(script: String, catalogue: Catalogue = .standard) throws(StatementError) {
    var session = Session(catalogue)
    try session.perform(script)
    guard let simulation = session.simulation else {
      throw StatementError(description: "the script starts no scene; begin with: scene NAME")
    }
    self = simulation
  }

  /// Executes statements of the language; a statement that can't be executed, a failed expectation,
  /// and an unexpected misuse are issues.
  ///
  /// The statements see the simulation in its current state. Expectations over time end with the
  /// last statement.
  ///
  /// - Parameter catalogue: The rules and estimators that the statements may name.
  public mutating func perform(
    _ script: String, catalogue: Catalogue = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var session = Session(catalogue)
    session.begin(self, keepsSettings: true)
    do throws(StatementError) { try session.perform(script) } catch {
      TestFailure.record(error.description, at: sourceLocation)
    }
    if let simulation = session.simulation { self = simulation }
  }
}

/// An error for a statement that can't be executed, or whose expectation fails.
public struct StatementError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The statement, the reason, and the fix.
  public let description: String
}

extension Session {
  /// Executes the statements of a script in order, up to the first error.
  fileprivate mutating func perform(_ script: String) throws(StatementError) {
    let failed: [Failure]
    do throws(ScriptError) {
      var failures: [Failure] = []
      for line in script.split(separator: "\n", omittingEmptySubsequences: true) {
        for statement in try read(String(line)) {
          try check(statement)
          failures += try execute(statement).failures
        }
      }
      // The scene continues after the script, so only assertions over time end here.
      var ended = self
      failed = failures + ended.end().failures.filter { !$0.mismatch.isMisuse }
    } catch { throw StatementError(description: FailureWords.text(error)) }
    guard let first = failed.first else { return }
    throw StatementError(description: FailureWords.text(first))
  }
}

// MARK: - Pictures

extension Simulation {
  /// The film strip of the last gesture and the time after it until everything is at rest, as the
  /// contents of an SVG file, or `nil` if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - frames: The number of pictures, or `nil` for as many as fit.
  ///   - view: The view to show, or `nil` for the whole screen.
  public func strip(frames: Int? = nil, of view: String? = nil) -> String? {
    picture(
      "strip" + (frames.map { " n=\($0)" } ?? "") + (view.map { " view=\(Word.quoted($0))" } ?? ""))
  }

  /// The curves of paths over the last gesture and the time after it, as the contents of an SVG
  /// file; `nil` if there is nothing to draw, or if the scene doesn't have one of the paths.
  public func plot(_ paths: String...) -> String? {
    picture("plot " + paths.joined(separator: " "))
  }

  /// The decisions of a rule at every position and velocity, with the last release, as the contents
  /// of an SVG file; `nil` if there is no release, or if the rule is unknown.
  ///
  /// - Parameter rule: The name of a built-in rule, or `nil` for the current one.
  public func plane(rule: String? = nil) -> String? {
    picture("plot rule=\(rule ?? NamedRule.nameOfOwn)")
  }

  private func picture(_ line: String) -> String? {
    var session = RunSession(at: self).session
    guard let statement = try? session.read(line).first, (try? session.check(statement)) != nil,
      case .picture(let picture)? = try? session.execute(statement).response
    else { return nil }
    return VectorImage.text(picture.drawing(columns: Picture.standardColumns))
  }
}
