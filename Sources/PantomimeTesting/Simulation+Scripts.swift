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
    let run = StatementRun(script, in: &session)
    // Inside `expectMisuse`, misuses are expected, and the scene continues.
    let failures = run.failures.filter { failure in
      let misuses = ScriptFailure.misuses(failure)
      return misuses.isEmpty || !(MisuseWatch.collected?.add(misuses) ?? false)
    }
    _ = MisuseWatch.collected?.add(run.ignored)
    let texts = failures.map { FailureWords.text($0) } + (run.problem.map { [$0] } ?? [])
    guard texts.isEmpty else { throw StatementError(description: texts.joined(separator: "\n")) }
    guard let simulation = session.simulation else {
      throw StatementError(description: "the script starts no scene; begin with: scene NAME")
    }
    self = simulation
  }

  /// Executes statements of the scripting language; records an issue for every expectation that
  /// fails, for every unexpected misuse, and for a statement that can't be executed, which is the
  /// last one.
  ///
  /// The statements start from the current state of the simulation. Expectations over time apply
  /// only until the last statement has been executed.
  ///
  /// The statements `again` and `undo` also apply to the last gesture before the call, even if it
  /// was made in Swift, unless there were other inputs between its touches:
  ///
  /// ```swift
  /// app.drag(on: "card", by: Vector(dy: -150))
  /// app.perform("again by=0,-210; run")
  /// ```
  ///
  /// - Parameter catalog: The rules and estimators that the statements may name.
  public mutating func perform(
    _ script: String, catalog: Catalog = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = RunSession(performing: script, in: self, catalog)
    var session = start.session
    let run = StatementRun(script, in: &session)
    for failure in run.failures { ScriptFailure.record(failure, at: sourceLocation) }
    MisuseWatch.report(run.ignored, at: sourceLocation)
    if let problem = run.problem {
      let isHidden =
        problem.hasPrefix("this scene has no gesture") && !start.isReplayed
        && PlayedGesture(lastOf: self) != nil
      TestFailure.record(
        isHidden
          ? "the last gesture cannot be repeated, because there were other inputs between its reports "
            + "or touches" : problem,
        at: sourceLocation)
    }
    if let simulation = session.simulation { self = simulation }
  }
}

/// An error that is thrown if a statement can't be executed, or if its expectation fails.
public struct StatementError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The statement, the reason, and the fix.
  public let description: String
}

/// A run of the statements of a script, up to the first error.
private struct StatementRun {
  /// The failed expectations and the unexpected misuses, in order.
  private(set) var failures: [Failure] = []
  /// The calls that UIKit ignores.
  private(set) var ignored: [FoundMisuse] = []
  /// The error, or `nil` if every statement was executed.
  private(set) var problem: String?

  init(_ script: String, in session: inout Session) {
    if let problem = FailureWords.text(session.catalog.problems) {
      self.problem = problem
      return
    }
    let run = Reader.carryOut(script, in: &session)
    problem = run.problem.map { FailureWords.text($0) }
    // The scene continues after the script, so only assertions over time end here.
    var ended = session
    let end = ended.end(sceneContinues: true)
    failures = run.failures + end.failures
    ignored = (run.ignored + end.ignored).map { FoundMisuse(misuse: $0.misuse) }
  }
}

// MARK: - Pictures

extension Simulation {
  /// Returns a film strip of the last gesture, and of the time after it until everything is at
  /// rest, as the contents of an SVG file.
  ///
  /// If there is nothing to draw, or if the scene doesn't have the view, an issue is recorded, and the
  /// result is `nil`.
  ///
  /// - Parameters:
  ///   - frames: The number of pictures, or `nil` for as many pictures as fit.
  ///   - view: The view to show, or `nil` for the whole screen.
  public func strip(
    frames: Int? = nil, of view: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    picture(
      "strip" + (frames.map { " n=\($0)" } ?? "") + (view.map { " view=\(Word.quoted($0))" } ?? ""),
      at: sourceLocation)
  }

  /// Returns the curves of paths during the last gesture and the time after it, as the contents of
  /// an SVG file.
  ///
  /// If there is nothing to draw, or if the scene doesn't have one of the paths, an issue is recorded,
  /// and the result is `nil`.
  public func plot(
    _ paths: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    picture("plot " + paths.joined(separator: " "), at: sourceLocation)
  }

  /// Returns a map of the decisions that a rule makes at every position and velocity, in which the
  /// last release is marked, as the contents of an SVG file.
  ///
  /// If there is no release, or if the rule is unknown, an issue is recorded, and the result is `nil`.
  ///
  /// - Parameters:
  ///   - rule: The name of a rule, or `nil` for the current one.
  ///   - catalog: The catalog that contains the rule.
  public func plane(
    rule: String? = nil, catalog: Catalog = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    picture("plot rule=\(rule ?? NamedRule.nameOfOwn)", catalog, at: sourceLocation)
  }

  private func picture(
    _ line: String, _ catalog: Catalog = .standard, at place: SourceLocation
  ) -> String? {
    var session = RunSession(at: self, catalog).session
    do throws(ScriptError) {
      guard let statement = try session.read(line).first else { return nil }
      try session.check(statement)
      if case .picture(let picture) = try session.execute(statement).response {
        return VectorImage.text(picture.drawing(columns: Picture.standardColumns))
      }
      TestFailure.record("there is nothing to draw", at: place)
    } catch { TestFailure.record(FailureWords.text(error), at: place) }
    return nil
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
