/// An error for an input that cannot be handled: nothing has happened, and the trace is unchanged.
public enum ImpossibleInputError: Error, Sendable, Hashable {
  /// Time cannot go back from now to the requested instant.
  case timeGoesBack(now: Instant, wanted: Instant)
  /// A report of a pan that is impossible now.
  case pan(PanError)
  /// Touches that are impossible.
  case touch(TouchError)
  /// A report while fingers are down: their recognizer reports automatically.
  case fingersDown
  /// The scene has no view of that name; lists the names it has.
  case noView(String, among: [String])
  /// The scene has no recognizer of that name; lists the names it has.
  case noGesture(String, among: [String])
  /// The scene has no animator of that name; lists the names it has.
  case noAnimator(String, among: [String])
  /// The view does not scroll; lists those that do.
  case notScrollable(String, among: [String])
  /// The option cannot be changed while the scene runs.
  case optionFixed(String)
  /// The name is taken already.
  case nameTaken(String)
  /// No view has that property; lists the existing properties.
  case noProperty(String, among: [String])
  /// The property has another count of numbers.
  case wrongCount(String, wanted: Int, given: Int)
  /// The scene does not accept the signal.
  case noSignal(String)
  /// A problem with layer animations.
  case layer(LayerError)
  /// A connection that is impossible.
  case connection(ConnectionError)
  /// No name is given, and several animators could be meant; lists their names.
  case severalAnimators([String])
  /// A value that the option does not accept.
  case badOption(OptionError)
}

/// The reason why an operation on layer animations is impossible.
public enum LayerError: Error, Sendable, Hashable {
  /// There never was an animation under that key; lists the keys there were.
  case noKey(String, among: [String])
  /// No group is attached to the view under that key; lists those that are.
  case noGroup(String, among: [String])
  /// The group was added earlier, and accepts members only at that instant.
  case groupClosed(String, since: Instant)
  /// The numbers cannot be divided into values of the property.
  case unevenValues(String, each: Int, given: Int)
}

/// The reason why an input had no effect.
public enum InputError: Error, Sendable, Hashable {
  /// The real class would reject it; the trace has recorded it.
  case misuse(Misuse)
  /// It cannot be handled.
  case impossible(ImpossibleInputError)
}
