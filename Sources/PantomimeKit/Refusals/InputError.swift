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

/// The reason why a connection is impossible.
public enum ConnectionError: Error, Sendable, Hashable {
  /// The scene already implements what such statements are for.
  case notInScene(String)
  /// The animator has no block that a run could execute.
  case noBlocks(String)
  /// A distance that is not greater than 0.
  case noWay(Double)
  /// The recognizer is not of the required kind.
  case wrongGesture(String, wanted: String)
  /// The recognizer drives something else along that axis.
  case axisTaken(gesture: String, axis: String, by: String)
  /// The path or the animator is driven by another recognizer.
  case driven(String, by: String)
  /// The rule chooses among anchors, but an animator has two ends.
  case ruleAmongAnchors(String)
  /// There are no anchors, or they are not strictly increasing.
  case anchors([Double])
  /// The path has several numbers; lists their names.
  case severalNumbers(String, components: [String])
  /// The path does not imply the direction of the finger in which it grows.
  case noDirection(String)
  /// The scroll view does not scroll along the axis of the drive.
  case otherAxis(String, axis: String)
  /// The scroll view is outside the recognizer's view, which receives no touches on it.
  case outside(String, of: String, String)
  /// The path follows another, which alone determines its value.
  case follows(String, String)
  /// Paths that follow each other in a cycle, with the first one repeated at the end.
  case cycle([String])
  /// The view has no anchors, so it cannot be presented.
  case noSheet(String)
  /// There are too few leader values, their number differs from that of the values, or they are out
  /// of order.
  case uneven(from: Int, to: Int)
}
