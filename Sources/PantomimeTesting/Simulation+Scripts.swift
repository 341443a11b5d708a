public import PantomimeKit
import PantomimeReporting
public import PantomimeScripting
public import Testing

// Statements of the scripting language in a test. This API is stable.

extension Simulation {
  /// Starts a scene by executing a script; the result is the simulation after the last statement.
  ///
  /// ```swift
  /// var app = try Simulation(script: "scene city-guide duration=0.4; tap on=card")
  /// ```
  ///
  /// - Parameter catalog: The scenes, rules, and estimators that the script may name.
  /// - Throws: `StatementError` if a statement can't be executed, an expectation fails, an
  ///   unexpected misuse occurs, the script starts no scene, or the catalog has a problem.
  public init(script: String, catalog: Catalog = .standard) throws(StatementError) {
    var session = Session(catalog)
    try session.perform(script)
    guard let simulation = session.simulation else {
      throw StatementError(description: "the script starts no scene; begin with: scene NAME")
    }
    self = simulation
  }

  /// Executes statements of the scripting language; records an issue if a statement can't be
  /// executed, an expectation fails, an unexpected misuse occurs, or the catalog has a problem.
  ///
  /// The statements start from the current state of the simulation. Expectations over time apply
  /// only until the last statement has been executed.
  ///
  /// - Parameter catalog: The rules and estimators that the statements may name.
  public mutating func perform(
    _ script: String, catalog: Catalog = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var session = Session(catalog)
    session.begin(self, keepsSettings: true)
    do throws(StatementError) { try session.perform(script) } catch {
      TestFailure.record(error.description, at: sourceLocation)
    }
    if let simulation = session.simulation { self = simulation }
  }
}

/// An error that is thrown if a statement can't be executed, or if its expectation fails.
public struct StatementError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The statement, the reason, and the fix.
  public let description: String
}

extension Session {
  /// Executes the statements of a script in order, up to the first error.
  fileprivate mutating func perform(_ script: String) throws(StatementError) {
    if let problem = FailureWords.text(catalog.problems) {
      throw StatementError(description: problem)
    }
    let failed: [Failure]
    do throws(ScriptError) {
      let failures = try Reader.run(script, in: &self)
      // The scene continues after the script, so only assertions over time end here.
      var ended = self
      failed = failures + ended.end(sceneContinues: true).failures
    } catch { throw StatementError(description: FailureWords.text(error)) }
    guard let first = failed.first else { return }
    throw StatementError(description: FailureWords.text(first))
  }
}

// MARK: - Pictures

extension Simulation {
  /// Returns a film strip of the last gesture, and of the time after it until everything is at
  /// rest, as the contents of an SVG file, or `nil` if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - frames: The number of pictures, or `nil` for as many pictures as fit.
  ///   - view: The view to show, or `nil` for the whole screen.
  public func strip(frames: Int? = nil, of view: String? = nil) -> String? {
    picture(
      "strip" + (frames.map { " n=\($0)" } ?? "") + (view.map { " view=\(Word.quoted($0))" } ?? ""))
  }

  /// Returns the curves of paths during the last gesture and the time after it, as the contents of
  /// an SVG file, or `nil` if there is nothing to draw or the scene doesn't have one of the paths.
  public func plot(_ paths: String...) -> String? {
    picture("plot " + paths.joined(separator: " "))
  }

  /// Returns a map of the decisions that a rule makes at every position and velocity, in which the
  /// last release is marked, as the contents of an SVG file, or `nil` if there is no release or the
  /// rule is unknown.
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

extension Catalog {
  /// Creates a catalog of the given scenes, rules, and estimators, in addition to the built-in
  /// ones; `problems` reports names that are already taken.
  ///
  /// This API is stable. A file that also imports PantomimeTool uses the initializer that
  /// PantomimeTool declares.
  @_disfavoredOverload
  public init(
    scenes: [any TransitionScene.Type] = [], rules: [NamedRule] = [],
    estimators: [VelocityEstimator] = []
  ) {
    self = .standard
    for scene in scenes { self = adding(scene) }
    for rule in rules { self = adding(rule) }
    for estimator in estimators { self = adding(estimator) }
  }
}
