/// An input that cannot be carried out: nothing has happened, and the trace is as it was.
public enum Impossible: Error, Sendable, Equatable {
  /// Time cannot go back from now to the wanted instant.
  case timeGoesBack(now: Instant, wanted: Instant)
  /// A report of a pan that cannot come now.
  case pan(PanProblem)
  /// Touches that cannot have happened.
  case touch(TouchProblem)
  /// A report while fingers are down: their recognizer reports by itself.
  case fingersDown
  /// The scene has no view of that name; the names it has.
  case noView(String, among: [String])
  /// The scene has no recognizer of that name; the names it has.
  case noGesture(String, among: [String])
  /// The scene has no animator of that name; the names it has.
  case noAnimator(String, among: [String])
  /// The view does not scroll; those that do.
  case notScrollable(String, among: [String])
  /// The option cannot be changed while the scene runs.
  case optionFixed(String)
  /// The name is taken already.
  case nameTaken(String)
  /// No view has that property; the properties there are.
  case noProperty(String, among: [String])
  /// The property holds another count of numbers.
  case wrongCount(String, wanted: Int, given: Int)
  /// The scene takes no such signal.
  case noSignal(String)
  /// Something about layer animations.
  case layer(LayerProblem)
  /// Something cannot be joined.
  case connection(ConnectionProblem)
  /// None is named where several animators could be meant; their names.
  case severalAnimators([String])
  /// A value that the option cannot take.
  case badOption(OptionProblem)
}

/// Why something cannot be done with layer animations.
public enum LayerProblem: Error, Sendable, Equatable {
  /// There never was an animation under that key; the keys there were.
  case noKey(String, among: [String])
  /// No group is attached to the view under that key; those that are.
  case noGroup(String, among: [String])
  /// The group was added earlier, and takes members only at that instant.
  case groupClosed(String, since: Instant)
  /// The numbers cannot be divided into values of the property.
  case unevenValues(String, each: Int, given: Int)
}

/// Why an input had no effect.
public enum Refusal: Error, Sendable, Equatable {
  /// The real interface would reject it; the trace has recorded it.
  case misuse(Misuse)
  /// It cannot be carried out.
  case impossible(Impossible)
}

/// Why something cannot be joined.
public enum ConnectionProblem: Error, Sendable, Equatable {
  /// The scene does by itself what such statements are for.
  case notInScene(String)
  /// The animator has no block that a run could execute.
  case noBlocks(String)
  /// A way that is not more than 0.
  case noWay(Double)
  /// The recognizer is none of the kind that is wanted.
  case wrongGesture(String, wanted: String)
  /// The recognizer drives something else along that axis.
  case axisTaken(gesture: String, axis: String, by: String)
  /// The path or the animator is driven by another recognizer.
  case driven(String, by: String)
  /// The rule chooses among anchors, and an animator has two ends.
  case ruleAmongAnchors(String)
  /// The anchors are none, or not each greater than the one before.
  case anchors([Double])
  /// The path is of several numbers; their names.
  case severalNumbers(String, components: [String])
  /// The path does not say in which direction of the finger it grows.
  case noDirection(String)
  /// The scroll view does not scroll along the axis of the drive.
  case otherAxis(String, axis: String)
  /// The scroll view does not lie in the view of the recognizer, which hears of no finger on it.
  case outside(String, of: String, String)
  /// The path follows another, which alone determines it.
  case follows(String, String)
  /// Paths that follow one another in a circle, the first one at the end again.
  case cycle([String])
  /// Nothing moves the view between anchors, so that it cannot be presented.
  case noSheet(String)
  /// The places to follow by are too few, not as many as the values, or not in order.
  case uneven(from: Int, to: Int)
}
