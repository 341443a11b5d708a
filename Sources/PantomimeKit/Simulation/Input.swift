/// An input that a caller feeds into a simulation at the current instant.
///
/// Large payloads are boxed, so that the many inputs of a log (`InputLog`) are small.
public enum Input: Sendable, Hashable {
  /// A report of a pan recognizer.
  indirect case pan(PanInput)
  /// A touch event.
  case touch([Touch])
  /// A finger lifts outside the view that it pressed; recognizers don't see the movement to that
  /// place.
  case liftOutside(id: Int)
  /// The system cancels all touches (G15).
  case interruption
  /// Enables or disables a recognizer; disabling one that is recognizing cancels it (G12 – G14).
  case setEnabled(gesture: String, Bool)
  /// A number of successive taps on the center of a view.
  indirect case tap(view: String, taps: Int = 1)
  /// A number of successive taps on a point of the screen, in points.
  indirect case tapScreen(at: Point2D, taps: Int = 1)
  /// An operation on an animator, by default the principal one.
  indirect case animator(AnimatorInput, name: String? = nil)
  /// A call of a percent-driven transition that a statement has added.
  indirect case transition(PercentDrivenTransition.Call, name: String)
  /// A new value for an option of the running scene.
  indirect case set(option: String, to: OptionValue)
  /// An addition to the running scene.
  indirect case construct(Construction)
  /// A signal from outside, such as data.
  case signal(Signal)
  /// A movement of a scroll view without a finger.
  indirect case scroll(ScrollInput, view: String)
  /// A new value for a setting that doesn't belong to the scene.
  indirect case setting(Setting)
  /// Drops the first events of the trace, so that only the given number of events remains; nothing
  /// else changes, and the input isn't recorded.
  case keepTrace(last: Int)
  /// A chain of reactions to events outside the simulation was cut off, because it would trigger
  /// itself forever; the values are the number of repetitions and a description. The input is
  /// recorded, and nothing else changes.
  indirect case endless(Int, reason: String)
}

extension Input {
  /// The maximum number of successive taps; our choice.
  package static let mostTaps = 10
}

/// An operation of the animator's public interface.
public enum AnimatorInput: Sendable, Hashable {
  /// Starts or resumes the animator, optionally after a delay in seconds.
  case start(afterDelay: Double? = nil)
  /// Pauses the animator.
  case pause
  /// Sets the fraction.
  case scrub(Double)
  /// Reverses the animator.
  case reverse
  /// Continues the animator with a duration factor and, optionally, another timing.
  case resume(timing: Timing?, durationFactor: Double)
  /// Stops the animator, either for good or so that it can be finished.
  case stop(withoutFinishing: Bool)
  /// Finishes the animator at a position.
  case finish(Position)
  /// Changes a setting.
  case configure(AnimatorSetting, Bool)
}

/// A signal to a running scene from outside, such as data, that is neither a gesture nor time.
public struct Signal: Sendable, Hashable {
  /// The name, which is also the verb of the statement.
  public let name: String
  /// The overridden options; the scene's other options keep their values.
  public let values: [Value]

  /// An option of the scene and its value for this signal only.
  public struct Value: Sendable, Hashable {
    /// The option.
    public let option: String
    /// The value.
    public let value: OptionValue

    /// Creates a value of an option.
    public init(_ option: String, _ value: OptionValue) {
      self.option = option
      self.value = value
    }
  }

  /// Creates a signal with its values.
  public init(_ name: String, _ values: [Value] = []) {
    self.name = name
    self.values = values
  }
}
