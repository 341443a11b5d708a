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
