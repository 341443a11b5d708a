// The roles of a scene that accepts signals, new options, and connections from statements.

/// A scene that accepts signals from outside.
public protocol SignalHandling: TransitionScene {
  /// The signals that the scene accepts.
  static var signals: [SignalForm] { get }

  /// Handles a signal with the scene's options, some of which the signal may override.
  ///
  /// - Throws: `OptionError` if the options are inconsistent; the signal is refused then.
  mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage) throws(OptionError)
}

extension SignalHandling {
  public static var _signals: [SignalForm] { signals }
  public mutating func _didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) { try didReceive(signal, options: options, on: &stage) }
}

/// A signal that a scene accepts: its name, and the options that it may override.
public struct SignalForm: Sendable, Hashable {
  /// The name, which is also the verb of the statement.
  public let name: String
  /// The names of the options.
  package let options: [String]

  /// Creates a declaration of a signal.
  public init(_ name: String, options: [String] = []) {
    self.name = name
    self.options = options
  }
}

/// A scene that responds to a new value of a live option immediately; other scenes read the option
/// when they need it.
public protocol LiveOptionHandling: TransitionScene {
  /// Handles a new value of a live option.
  ///
  /// - Throws: `OptionError` if the options are inconsistent; the value is refused then.
  mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) throws(OptionError)
}

extension LiveOptionHandling {
  public mutating func _optionsDidChange(
    _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) { try optionsDidChange(options, on: &stage) }
}

/// A scene that stores `Connections`; in other scenes, only code makes connections.
public protocol ConnectionHandling: TransitionScene {
  /// Adds a connection that a statement requests.
  ///
  /// - Throws: `InputError` if the connection is impossible; nothing is connected then.
  mutating func connect(_ connection: Connection, on stage: inout Stage) throws(InputError)
}

extension ConnectionHandling {
  public mutating func _connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) { try connect(connection, on: &stage) }
}

// The roles of a scene that starts runs and responds to their ends.

/// A scene that decides what `start` does; in other scenes, `start` starts the principal animator.
public protocol StartHandling: TransitionScene {
  /// Handles `start` without an animator's name, optionally after a delay in seconds.
  mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse)
}

extension StartHandling {
  public mutating func _start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    try start(after: delay, on: &stage)
  }
}

/// A scene that responds to the end of its animators.
public protocol AnimatorCompletionHandling: TransitionScene {
  /// Handles the end of an animator's run; called once for each of the animator's completions, or
  /// once if it has none.
  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage)
}

extension AnimatorCompletionHandling {
  public mutating func _animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) { animatorDidComplete(animator, at: position, on: &stage) }
}

/// A scene that responds to the end of its layer animations.
public protocol LayerAnimationHandling: TransitionScene {
  /// Handles the end of a layer animation, which has either finished (`finished`) or been cut short
  /// by removal (T93).
  ///
  /// The key is `nil` if the animation was added without a key; a group counts as one animation
  /// (T104).
  mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage)
}

extension LayerAnimationHandling {
  public mutating func _layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) { layerAnimationEnded(key, on: view, finished: finished, on: &stage) }
}

/// A scene that responds to the end of its transitions.
public protocol TransitionHandling: TransitionScene {
  /// Handles the end of a transition, which has either finished (`finished`) or been canceled and
  /// returned to its start (A246).
  mutating func transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage)
}

extension TransitionHandling {
  public mutating func _transitionEnded(
    _ transition: TransitionID, finished: Bool, on stage: inout Stage
  ) { transitionEnded(transition, finished: finished, on: &stage) }
}

/// A scene with timers or display links.
public protocol TimerHandling: TransitionScene {
  /// Handles the firing of one of the scene's timers or display links.
  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage)
}

extension TimerHandling {
  public mutating func _timerFired(_ timer: StageTimer, on stage: inout Stage) {
    timerFired(timer, on: &stage)
  }
}
