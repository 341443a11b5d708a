/// What a caller feeds into a simulation at the present instant.
///
/// What is large lies apart, so that the many inputs of a log (`InputLog`) are small.
public enum Input: Sendable, Equatable {
  /// A pan recognizer reports.
  indirect case pan(PanInput)
  /// One event of touches.
  case touch([Touch])
  /// A finger lifts outside the view it pressed; no recognizer is asked about the way there.
  case liftOutside(id: Int)
  /// The system takes all touches away (G15).
  case interruption
  /// A recognizer is switched on or off; off while recognizing, it is cancelled (G12 – G14).
  case setEnabled(gesture: String, Bool)
  /// A finger taps the middle of what the screen shows of a view, so many times in a row.
  indirect case tap(view: String, taps: Int = 1)
  /// A finger taps a place of the screen, in points, so many times in a row.
  indirect case tapScreen(at: Point, taps: Int = 1)
  /// An operation on an animator, the principal one if none is named.
  indirect case animator(AnimatorInput, name: String? = nil)
  /// An option of the running scene gets a new value.
  indirect case set(option: String, to: OptionValue)
  /// Something is added to the running scene.
  indirect case construct(Construction)
  /// Something comes from outside: data, say.
  case signal(Signal)
  /// A scroll view is moved without a finger.
  indirect case scroll(ScrollInput, view: String)
  /// A setting that does not depend on the scene gets a new value.
  indirect case setting(Setting)
  /// The first events of the trace are dropped as far as at least so many are left; nothing else
  /// changes, and nothing of it is recorded.
  case keepTrace(last: Int)
  /// What whoever feeds inputs does at events was cut off, since it sets itself off without end: how
  /// often it did, and what it is. It is recorded, and nothing else changes.
  indirect case endless(Int, reason: String)
}

extension Input {
  /// The most taps in a row; our choice.
  public static let mostTaps = 10
}

/// What whoever looks at a scene may choose, whichever it is; it holds from now on.
public enum Setting: Sendable, Equatable {
  /// Which account is followed on a doubtful point, by its place among the choices.
  case reading(Doubt, choice: Int)
  /// The old defects that are switched on; all others are off.
  case quirks(Set<Quirk>)
  /// What makes the velocities of pans that do not tell theirs.
  case estimator(VelocityEstimator)
  /// The rule that decides at a lift-off in place of the scene's own; `nil` for that.
  case rule(NamedRule?)
  /// The rule about axes in place of the scene's own; `nil` for that.
  case axis(AxisRule?)
  /// How the scene's pans begin otherwise than declared, from the next touch on (GU1, GU2).
  case panStart(PanStart)
}

/// An operation of the animator's own interface.
public enum AnimatorInput: Sendable, Equatable {
  /// Start, or resume; after a delay in seconds if one is given.
  case start(afterDelay: Double? = nil)
  /// Pause.
  case pause
  /// Assign the fraction.
  case scrub(Double)
  /// Turn round.
  case reverse
  /// Continue, with a duration factor and perhaps another timing.
  case resume(timing: Timing?, factor: Double)
  /// Stop, for good or to be finished.
  case stop(finishing: Bool)
  /// Finish at a position.
  case finish(Position)
  /// Switch one of its settings.
  case configure(AnimatorSetting, Bool)
}

/// A setting of an animator; the raw value is its name in the language.
public enum AnimatorSetting: String, Sendable, Hashable, CaseIterable {
  /// Whether a paused animator is scrubbed in value space (A64, A65).
  case scrubsLinearly = "scrubs-linearly"
  /// Whether it pauses at its end instead of completing (A46).
  case pausesOnCompletion = "pauses-on-completion"
  /// Whether it can be paused and stopped while it runs (A155).
  case isInterruptible = "interruptible"
  /// Whether the views it moves take touches (A159).
  case isUserInteractionEnabled = "user-interaction"
  /// Whether hit testing is left to the app (A160).
  case isManualHitTestingEnabled = "manual-hit-testing"
}

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
