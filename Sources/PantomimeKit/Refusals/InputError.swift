/// An error for an input that can't be handled: nothing has happened, and the trace is unchanged.
public enum ImpossibleInputError: Error, Sendable, Hashable {
  /// The requested instant is in the past.
  case timeGoesBack(now: Instant, wanted: Instant)
  /// A pan can't be reported in this way at this point.
  case pan(PanError)
  /// The touches are impossible.
  case touch(TouchError)
  /// Fingers are down; their touches already determine what the recognizers report.
  case fingersDown
  /// The scene has no view with that name; `among` lists the existing names.
  case noView(String, among: [String])
  /// The scene has no recognizer with that name; `among` lists the existing names.
  case noGesture(String, among: [String])
  /// The scene has no animator with that name; `among` lists the existing names.
  case noAnimator(String, among: [String])
  /// The view doesn't scroll; `among` lists the views that scroll.
  case notScrollable(String, among: [String])
  /// The option can't be changed while the scene runs.
  case optionFixed(String)
  /// The name is already taken.
  case nameTaken(String)
  /// No view has that property; `among` lists the existing properties.
  case noProperty(String, among: [String])
  /// The property doesn't have as many components as the input.
  case wrongCount(String, wanted: Int, given: Int)
  /// The scene doesn't accept the signal.
  case noSignal(String)
  /// A problem with layer animations.
  case layer(LayerError)
  /// The connection is impossible.
  case connection(ConnectionError)
  /// The input names no animator although there are several; the associated value lists their
  /// names.
  case severalAnimators([String])
  /// The option doesn't accept the value.
  case badOption(OptionError)
}

/// The reason why an operation on layer animations is impossible.
public enum LayerError: Error, Sendable, Hashable {
  /// No animation was ever added under that key; `among` lists the keys that were used.
  case noKey(String, among: [String])
  /// No group is attached to the view under that key; `among` lists the keys of the attached
  /// groups.
  case noGroup(String, among: [String])
  /// The group was added at an earlier instant, the only one at which it accepted members.
  case groupClosed(String, since: Instant)
  /// The number of values given isn't a multiple of the number of components of the property.
  case unevenValues(String, each: Int, given: Int)
}

/// The reason why an input had no effect.
public enum InputError: Error, Sendable, Hashable {
  /// UIKit rejects the call; the trace has recorded the misuse.
  case misuse(Misuse)
  /// The input can't be handled.
  case impossible(ImpossibleInputError)
}
