/// An input that a caller feeds into a simulation at the current instant.
///
/// Large payloads are boxed, so that the many inputs of a log (`InputLog`) are small.
public struct Input: Sendable, Hashable {
  /// The kind of the input, with its payload.
  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The kinds of inputs.
  package enum Kind: Sendable, Hashable {
    /// A report of a pan recognizer.
    indirect case pan(PanInput)
    case touch([Touch])
    case liftOutside(id: Int)
    case interruption
    case setEnabled(gesture: String, Bool)
    indirect case tap(view: String, taps: Int)
    indirect case tapScreen(at: Point2D, taps: Int)
    indirect case animator(AnimatorInput, name: String?)
    indirect case transition(PercentDrivenTransition.Call, name: String)
    indirect case set(option: String, to: OptionValue)
    /// An addition to the running scene.
    indirect case construct(Construction)
    case signal(Signal)
    /// A movement of a scroll view without a finger.
    indirect case scroll(ScrollInput, view: String)
    indirect case setting(Setting)
    /// Drops the first events of the trace, so that only the given number of events remains; nothing
    /// else changes, and the input isn't recorded.
    case keepTrace(last: Int)
    /// A chain of reactions to events outside the simulation was cut off, because it would trigger
    /// itself forever; the values are the number of repetitions and a description. The input is
    /// recorded, and nothing else changes.
    indirect case endless(Int, reason: String)
  }
}

extension Input {
  /// A touch event.
  public static func touch(_ touches: [Touch]) -> Input { Input(.touch(touches)) }

  /// A finger lifts outside the view that it pressed; recognizers don't see the movement to that
  /// place.
  public static func liftOutside(id: Int) -> Input { Input(.liftOutside(id: id)) }

  /// The system cancels all touches (G15).
  public static let interruption = Input(.interruption)

  /// Enables or disables a recognizer; disabling one that is recognizing cancels it (G12 – G14).
  public static func setEnabled(gesture: String, _ isEnabled: Bool) -> Input {
    Input(.setEnabled(gesture: gesture, isEnabled))
  }

  /// A number of successive taps on the center of a view.
  public static func tap(view: String, taps: Int = 1) -> Input {
    Input(.tap(view: view, taps: taps))
  }

  /// A number of successive taps on a point of the screen, in points.
  public static func tapScreen(at place: Point2D, taps: Int = 1) -> Input {
    Input(.tapScreen(at: place, taps: taps))
  }

  /// An operation on an animator, by default the principal one.
  public static func animator(_ input: AnimatorInput, name: String? = nil) -> Input {
    Input(.animator(input, name: name))
  }

  /// A call of a percent-driven transition that a statement has added.
  public static func transition(_ call: PercentDrivenTransition.Call, name: String) -> Input {
    Input(.transition(call, name: name))
  }

  /// A new value for an option of the running scene.
  public static func set(option: String, to value: OptionValue) -> Input {
    Input(.set(option: option, to: value))
  }

  /// A signal from outside, such as data.
  public static func signal(_ signal: Signal) -> Input { Input(.signal(signal)) }

  /// A new value for a setting that doesn't belong to the scene.
  public static func setting(_ setting: Setting) -> Input { Input(.setting(setting)) }

  package static func pan(_ report: PanInput) -> Input { Input(.pan(report)) }
  package static func construct(_ construction: Construction) -> Input {
    Input(.construct(construction))
  }
  package static func scroll(_ input: ScrollInput, view: String) -> Input {
    Input(.scroll(input, view: view))
  }
  package static func keepTrace(last count: Int) -> Input { Input(.keepTrace(last: count)) }
  package static func endless(_ count: Int, reason: String) -> Input {
    Input(.endless(count, reason: reason))
  }
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
  package let name: String
  /// The overridden options; the scene's other options keep their values.
  package let values: [Value]

  /// An option of the scene and its value for this signal only.
  public struct Value: Sendable, Hashable {
    /// The option.
    package let option: String
    /// The value.
    package let value: OptionValue

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
