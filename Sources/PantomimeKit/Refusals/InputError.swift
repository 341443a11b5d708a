/// An error for an input that can't be handled: nothing has happened, and the trace is unchanged.
public enum ImpossibleInputError: Error, Sendable, Hashable {
  /// The requested instant is in the past.
  case timeGoesBack(now: Instant, wanted: Instant)
  /// The report of a pan is impossible now.
  case pan(PanError)
  /// The touches are impossible.
  case touch(TouchError)
  /// Fingers are down, and their recognizers report automatically.
  case fingersDown
  /// The scene has no view with that name; `among` lists the existing names.
  case noView(String, among: [String])
  /// The scene has no recognizer with that name; `among` lists the existing names.
  case noGesture(String, among: [String])
  /// The scene has no animator with that name; `among` lists the existing names.
  case noAnimator(String, among: [String])
  /// The view doesn't scroll; `among` lists the views that do.
  case notScrollable(String, among: [String])
  /// The option can't be changed while the scene runs.
  case optionFixed(String)
  /// The name is already taken.
  case nameTaken(String)
  /// No view has that property; `among` lists the existing properties.
  case noProperty(String, among: [String])
  /// The property takes a different count of numbers.
  case wrongCount(String, wanted: Int, given: Int)
  /// The scene doesn't accept the signal.
  case noSignal(String)
  /// A problem with layer animations.
  case layer(LayerError)
  /// The connection is impossible.
  case connection(ConnectionError)
  /// No name is given and there are several animators; lists their names.
  case severalAnimators([String])
  /// The option doesn't accept the value.
  case badOption(OptionError)
}

/// The reason why an operation on layer animations is impossible.
public enum LayerError: Error, Sendable, Hashable {
  /// There was never an animation under that key; `among` lists the keys that were used.
  case noKey(String, among: [String])
  /// No group is attached to the view under that key; `among` lists the keys of those that are.
  case noGroup(String, among: [String])
  /// The group was added earlier, and accepted members only at that instant.
  case groupClosed(String, since: Instant)
  /// The count of numbers isn't a multiple of the property's count.
  case unevenValues(String, each: Int, given: Int)
}

/// The reason why an input had no effect.
public enum InputError: Error, Sendable, Hashable {
  /// UIKit rejects the call; the trace has recorded the misuse.
  case misuse(Misuse)
  /// The input can't be handled.
  case impossible(ImpossibleInputError)
}
