// The roles of a scene that accepts signals, new options, and connections from statements.

/// A scene that accepts signals from outside.
public protocol SignalHandling: TransitionScene {
  /// The signals that the scene accepts.
  static var signals: [SignalForm] { get }

  /// Handles a signal, with the scene's options and this signal's overrides.
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
  public let options: [String]

  /// Creates a declaration of a signal.
  public init(_ name: String, options: [String] = []) {
    self.name = name
    self.options = options
  }
}

/// A scene that responds to a new value of a live option immediately; others read it when they need
/// it.
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
