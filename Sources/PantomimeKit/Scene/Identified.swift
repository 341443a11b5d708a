/// A declaration that refers to parts of a stage by their identifiers, for a scene in Swift.
///
/// Statements of the language use names instead.
public struct Identified<Declaration: Sendable>: Sendable {
  private let resolve: @Sendable (Stage) -> Declaration

  init(_ resolve: @escaping @Sendable (Stage) -> Declaration) { self.resolve = resolve }

  /// Returns the declaration with the names that the parts have on a stage.
  func named(on stage: Stage) -> Declaration { resolve(stage) }
}

extension OptionError {
  /// Creates the error for an impossible declaration, which the description of the declaration
  /// precedes.
  init(_ error: InputError, in declaration: some CustomStringConvertible) {
    let plain = OptionError(error)
    let text: String
    switch error {
    case .impossible(let impossible) where plain.option != "connection":
      text = impossible.description
    default: text = plain.problem
    }
    self.init(
      option: plain.option, problem: plain.problem, sentence: "\(declaration.description): \(text)")
  }

  /// Creates the error for an impossible declaration.
  init(_ error: InputError) {
    switch error {
    case .misuse(let misuse): self.init(option: "connection", problem: misuse.explanation)
    case .impossible(let impossible):
      switch impossible.problem {
      case .badOption(let problem): self = problem
      case .connection(let problem): self.init(option: "connection", problem: problem.text)
      case .notScrollable(let view, _):
        self.init(option: "connection", problem: "'\(view)' does not scroll")
      case .noProperty(let path, let known):
        self.init(option: "connection", problem: OptionError.missing(path, among: known))
      case .nameTaken(let name):
        self.init(option: "connection", problem: "the name '\(name)' is taken")
      default: self.init(option: "connection", problem: "a part is not on this stage")
      }
    }
  }

  #if !hasFeature(Embedded)
  /// Creates the error that a simulation throws for an error of a scene's initializer.
  init(starting error: some Error) {
    if let error = error as? OptionError {
      self = error
    } else if case .impossible(let impossible)? = error as? InputError {
      self.init(starting: impossible)
    } else if case .badOption(let problem)? = (error as? ImpossibleInputError)?.problem {
      self = problem
    } else {
      let text = String(describing: error)
      self.init(option: "scene", problem: text, sentence: "the scene cannot start: \(text)")
    }
  }
  #endif

  /// Returns the error's text for a property that a view doesn't have.
  ///
  /// - Parameters:
  ///   - path: The path of the property.
  ///   - known: The paths of the properties that exist; the name of a view may contain dots.
  private static func missing(_ path: String, among known: [String]) -> String {
    var end = path.endIndex
    while let dot = path[..<end].lastIndex(of: ".") {
      let view = path[..<dot]
      if known.contains(where: { $0.hasPrefix("\(view).") }) {
        return "'\(view)' has no property '\(path[path.index(after: dot)...])'"
      }
      end = dot
    }
    return "no view has the property '\(path)'"
  }
}

// Connections that refer to their parts by identifier.

extension GestureID {
  /// Returns a connection from the pan to an animator: the pan holds the animator, scrubs it, and
  /// releases it.
  ///
  /// The animator's runs alternate: a run *out* ends in its pose, and a run *home* returns from there.
  ///
  /// - Parameters:
  ///   - animator: An animator with a pose, created by `addAnimator(_:_:to:)`.
  ///   - direction: The direction of finger movement for a run out.
  ///   - travel: The finger's travel for a full run, in points.
  ///   - rule: The completion rule at lift-off.
  ///   - isReversible: Whether, after a completed run out, the next gesture drives a run home.
  ///   - timing: Another timing for the rest of a run, or `nil` to keep the animator's.
  ///   - durationFactor: 0 to use the remaining time, or a factor as in `continueAnimation`.
  ///   - cancellation: The effect of a canceled gesture on the run.
  ///   - configure: A closure that sets further parameters.
  public func drives(
    _ animator: AnimatorID, along direction: Direction, over travel: Double,
    rule: NamedRule = .sign, isReversible: Bool = true, timing: Timing? = nil,
    durationFactor: Double = 0, cancellation: InteractiveTransition.Cancellation = .back,
    configure: @escaping @Sendable (inout DriveConnection) -> Void = { _ in }
  ) -> Identified<Connection> {
    Identified { stage in
      var drive = DriveConnection(
        stage.name(of: animator), by: stage.name(of: self), direction: direction, travel: travel)
      (drive.rule, drive.isReversible, drive.timing) = (rule, isReversible, timing)
      (drive.durationFactor, drive.cancellation) = (durationFactor, cancellation)
      configure(&drive)
      return .drive(drive)
    }
  }

  /// Returns a connection from the pan to a numeric property of a view, which settles at one of
  /// several anchors or, without anchors, stays where it is released.
  ///
  /// - Parameters:
  ///   - number: The number, for example `sheet[.frame.y]`.
  ///   - anchors: The anchors, in ascending order.
  ///   - direction: The direction of finger movement in which the number grows; `nil` stands for
  ///     down for a vertical coordinate, and for right for a horizontal one.
  ///   - rule: The completion rule at lift-off.
  ///   - past: The behavior past the ends, as in `AnchorsConnection.past`.
  ///   - timing: The timing of the motion to an anchor, as in `AnchorsConnection.timing`.
  ///   - lists: The scroll views inside the view; the one under the finger takes over the finger's
  ///     movement at the open end.
  ///   - configure: A closure that sets further parameters.
  public func moves(
    _ number: PropertyNumber, toAnchors anchors: [Double] = [],
    along direction: Direction? = nil, rule: NamedRule = .detents, past: PastEnds? = nil,
    timing: Timing? = nil, handingOverTo lists: ViewID...,
    configure: @escaping @Sendable (inout AnchorsConnection) -> Void = { _ in }
  ) -> Identified<Connection> {
    Identified { stage in
      var connection = AnchorsConnection(
        stage.path(of: number), by: stage.name(of: self), anchors: anchors)
      (connection.direction, connection.rule, connection.past) = (direction, rule, past)
      (connection.timing, connection.handOver) = (timing, lists.map { stage.name(of: $0) })
      configure(&connection)
      return .anchors(connection)
    }
  }

  /// Returns a connection from the tap to an animator: each tap runs the animator to its other end.
  ///
  /// - Parameters:
  ///   - animator: An animator with a pose, created by `addAnimator(_:_:to:)`.
  ///   - whileRunning: The effect of a tap while the animator is in flight.
  public func toggles(
    _ animator: AnimatorID, whileRunning: Connection.WhileRunning = .ignore
  ) -> Identified<Connection> {
    Identified { stage in
      .toggle(
        animator: stage.name(of: animator), by: stage.name(of: self), whileRunning: whileRunning)
    }
  }

  /// Returns a connection from the tap to a number with anchors: each tap moves the number to the
  /// farther of its two outer anchors.
  ///
  /// - Parameters:
  ///   - number: A number that a pan moves to anchors.
  ///   - whileRunning: The effect of a tap while the number is in flight.
  public func toggles(
    _ number: PropertyNumber, whileRunning: Connection.WhileRunning = .ignore
  ) -> Identified<Connection> {
    Identified { stage in
      .toggle(
        animator: stage.path(of: number), by: stage.name(of: self), whileRunning: whileRunning)
    }
  }
}

// The same connections with a rule that has no name.

extension GestureID {
  /// Returns a connection from the pan to an animator, as the method with a named rule does, but
  /// with a rule of any type.
  public func drives(
    _ animator: AnimatorID, along direction: Direction, over travel: Double,
    rule: some CompletionRule, isReversible: Bool = true, timing: Timing? = nil,
    durationFactor: Double = 0, cancellation: InteractiveTransition.Cancellation = .back,
    configure: @escaping @Sendable (inout DriveConnection) -> Void = { _ in }
  ) -> Identified<Connection> {
    drives(
      animator, along: direction, over: travel, rule: NamedRule(rule), isReversible: isReversible,
      timing: timing, durationFactor: durationFactor, cancellation: cancellation,
      configure: configure)
  }

  /// Returns a connection from the pan to a number with anchors, as the method with a named rule
  /// does, but with a rule of any type.
  public func moves(
    _ number: PropertyNumber, toAnchors anchors: [Double], along direction: Direction? = nil,
    rule: some CompletionRule, past: PastEnds? = nil, timing: Timing? = nil,
    handingOverTo lists: ViewID...,
    configure: @escaping @Sendable (inout AnchorsConnection) -> Void = { _ in }
  ) -> Identified<Connection> {
    // The method with a named rule can't receive the list of views; the closure gets it instead.
    Identified { stage in
      let names = lists.map { stage.name(of: $0) }
      return moves(
        number, toAnchors: anchors, along: direction, rule: NamedRule(rule), past: past,
        timing: timing
      ) { connection in
        connection.handOver = names
        configure(&connection)
      }
      .named(on: stage)
    }
  }
}

extension Connections {
  /// Adds a connection, such as `pull.drives(open, along: .up, over: 700)`.
  ///
  /// - Throws: `OptionError` if the connection is impossible; nothing is connected then.
  public mutating func connect(
    _ connection: Identified<Connection>, on stage: inout Stage
  ) throws(OptionError) {
    let connection = connection.named(on: stage)
    do throws(InputError) { try connect(connection, on: &stage) } catch {
      throw OptionError(error, in: connection)
    }
  }
}
