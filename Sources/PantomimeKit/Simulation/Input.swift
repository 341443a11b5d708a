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
    /// The clock refused to advance by a number of seconds, which the trace records.
    case impossibleAdvance(Double)
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
  package static func transition(_ call: PercentDrivenTransition.Call, name: String) -> Input {
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

/// The fingers on the screen, determined from the inputs of a log.
package struct FingersDown: Sendable {
  private var ids: Set<Int> = []

  /// Creates the state before the first input.
  package init() {}

  /// Whether no finger is on the screen.
  package var isEmpty: Bool { ids.isEmpty }

  /// Records the next input.
  package mutating func note(_ input: Input) {
    switch input.kind {
    case .touch(let touches):
      for touch in touches where touch.phase != .move {
        if touch.phase.isEnd { ids.remove(touch.id) } else { ids.insert(touch.id) }
      }
    case .liftOutside(let id): ids.remove(id)
    case .interruption: ids = []
    default: break
    }
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
  /// Continues the animator, optionally with another timing; with the duration factor 0, it takes
  /// the remaining time.
  case resume(timing: Timing? = nil, durationFactor: Double = 0)
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

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
// Inputs that set up a stage can't be encoded; write them as statements.

private enum InputKey: String, CodingKey {
  case pan, dx, dy, addsX, addsY, velocity, place, view, touches, liftOutside, interruption
  case gesture, enabled, tap, taps, animator, name, option, value, signal, values, keepTrace,
    advance
  case transition, delay, fraction, timing, factor, finishing, position, setting
}

extension Input: Codable {
  /// Encodes an input under the name of its kind.
  ///
  /// - Throws: `EncodingError` for inputs that set up a stage: constructions, settings, and
  ///   scrolls.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: InputKey.self)
    switch kind {
    case .pan(let report): try encode(report, &container)
    case .touch(let touches): try container.encode(touches, forKey: .touches)
    case .liftOutside(let id): try container.encode(id, forKey: .liftOutside)
    case .interruption: try container.encode(true, forKey: .interruption)
    case .setEnabled(let gesture, let isEnabled):
      try container.encode(gesture, forKey: .gesture)
      try container.encode(isEnabled, forKey: .enabled)
    case .tap(let view, let taps):
      try container.encode(view, forKey: .tap)
      try container.encode(taps, forKey: .taps)
    case .tapScreen(let place, let taps):
      try container.encode([place.x, place.y], forKey: .place)
      try container.encode(taps, forKey: .taps)
    case .animator(let input, let name):
      try encode(input, &container)
      try container.encodeIfPresent(name, forKey: .name)
    case .transition(let call, let name):
      try container.encode(call.name, forKey: .transition)
      if case .update(let fraction) = call { try container.encode(fraction, forKey: .fraction) }
      try container.encode(name, forKey: .name)
    case .set(let option, let value):
      try container.encode(option, forKey: .option)
      try container.encode(value, forKey: .value)
    case .signal(let signal):
      try container.encode(signal.name, forKey: .signal)
      try container.encode(signal.values.map { $0.option }, forKey: .option)
      try container.encode(signal.values.map { $0.value }, forKey: .values)
    case .keepTrace(let last): try container.encode(last, forKey: .keepTrace)
    case .impossibleAdvance(let seconds): try container.encode(seconds, forKey: .advance)
    case .construct, .scroll, .setting, .endless:
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription:
            "an input that sets up a stage cannot be encoded; write it as a statement"))
    }
  }

  private func encode(
    _ report: PanInput, _ container: inout KeyedEncodingContainer<InputKey>
  ) throws {
    try container.encode(report.state.rawValue, forKey: .pan)
    for (component, key, sum) in [
      (report.dx, InputKey.dx, InputKey.addsX), (report.dy, .dy, .addsY),
    ] {
      switch component {
      case .kept: break
      case .absolute(let value): try container.encode(value, forKey: key)
      case .relative(let step): try container.encode(step, forKey: sum)
      }
    }
    if let velocity = report.velocity {
      try container.encode([velocity.dx, velocity.dy], forKey: .velocity)
    }
    if let place = report.location { try container.encode([place.x, place.y], forKey: .place) }
    try container.encodeIfPresent(report.view, forKey: .view)
  }

  private func encode(
    _ input: AnimatorInput, _ container: inout KeyedEncodingContainer<InputKey>
  ) throws {
    func verb(_ verb: AnimatorVerb) throws {
      try container.encode(verb.rawValue, forKey: .animator)
    }
    switch input {
    case .start(let delay):
      try verb(.start)
      try container.encodeIfPresent(delay, forKey: .delay)
    case .pause: try verb(.pause)
    case .scrub(let fraction):
      try verb(.scrub)
      try container.encode(fraction, forKey: .fraction)
    case .reverse: try verb(.reverse)
    case .resume(let timing, let factor):
      try verb(.resume)
      try container.encodeIfPresent(timing, forKey: .timing)
      try container.encode(factor, forKey: .factor)
    case .stop(let withoutFinishing):
      try verb(.stop)
      try container.encode(!withoutFinishing, forKey: .finishing)
    case .finish(let position):
      try verb(.finish)
      try container.encode(position.rawValue, forKey: .position)
    case .configure(let setting, let value):
      try verb(.configure)
      try container.encode(setting.rawValue, forKey: .setting)
      try container.encode(value, forKey: .enabled)
    }
  }

  /// Decodes an input under the name of its kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: InputKey.self)
    func taps() throws -> Int { try container.decodeIfPresent(Int.self, forKey: .taps) ?? 1 }
    if container.contains(.pan) {
      self = .pan(try Input.pan(container, decoder))
    } else if let touches = try container.decodeIfPresent([Touch].self, forKey: .touches) {
      self = .touch(touches)
    } else if let id = try container.decodeIfPresent(Int.self, forKey: .liftOutside) {
      self = .liftOutside(id: id)
    } else if container.contains(.interruption) {
      self = .interruption
    } else if let gesture = try container.decodeIfPresent(String.self, forKey: .gesture) {
      self = .setEnabled(gesture: gesture, try container.decode(Bool.self, forKey: .enabled))
    } else if let view = try container.decodeIfPresent(String.self, forKey: .tap) {
      self = .tap(view: view, taps: try taps())
    } else if let numbers = try container.decodeIfPresent([Double].self, forKey: .place) {
      let place = try decoder.pair(numbers)
      self = .tapScreen(at: Point2D(x: place.0, y: place.1), taps: try taps())
    } else if container.contains(.animator) {
      self = .animator(
        try Input.animator(container, decoder),
        name: try container.decodeIfPresent(String.self, forKey: .name))
    } else if container.contains(.transition) {
      self = .transition(
        try Input.transition(container, decoder),
        name: try container.decode(String.self, forKey: .name))
    } else if let name = try container.decodeIfPresent(String.self, forKey: .signal) {
      let options = try container.decode([String].self, forKey: .option)
      let values = try container.decode([OptionValue].self, forKey: .values)
      self = .signal(Signal(name, zip(options, values).map { Signal.Value($0, $1) }))
    } else if let count = try container.decodeIfPresent(Int.self, forKey: .keepTrace) {
      self = .keepTrace(last: count)
    } else if let seconds = try container.decodeIfPresent(Double.self, forKey: .advance) {
      self.init(.impossibleAdvance(seconds))
    } else {
      self = .set(
        option: try container.decode(String.self, forKey: .option),
        to: try container.decode(OptionValue.self, forKey: .value))
    }
  }

  private static func pan(
    _ container: KeyedDecodingContainer<InputKey>, _ decoder: any Decoder
  ) throws -> PanInput {
    func component(_ key: InputKey, _ sum: InputKey) throws -> PanInput.Component {
      if let value = try container.decodeIfPresent(Double.self, forKey: key) {
        return .absolute(value)
      }
      return try container.decodeIfPresent(Double.self, forKey: sum).map { .relative($0) } ?? .kept
    }
    let word = try container.decode(String.self, forKey: .pan)
    guard let state = RecognizerState(rawValue: word) else {
      throw decoder.corrupted("unknown state '\(word)'")
    }
    let velocity = try container.decodeIfPresent([Double].self, forKey: .velocity)
      .map { try decoder.pair($0) }
    let place = try container.decodeIfPresent([Double].self, forKey: .place)
      .map { try decoder.pair($0) }
    return PanInput(
      state, dx: try component(.dx, .addsX), dy: try component(.dy, .addsY),
      velocity: velocity.map { Vector(dx: $0, dy: $1) },
      location: place.map { Point2D(x: $0, y: $1) },
      view: try container.decodeIfPresent(String.self, forKey: .view))
  }

  private static func transition(
    _ container: KeyedDecodingContainer<InputKey>, _ decoder: any Decoder
  ) throws -> PercentDrivenTransition.Call {
    let word = try container.decode(String.self, forKey: .transition)
    let fraction = try container.decodeIfPresent(Double.self, forKey: .fraction) ?? 0
    let calls: [PercentDrivenTransition.Call] = [
      .start, .update(fraction), .pause, .finish, .cancel,
    ]
    guard let call = calls.first(where: { $0.name == word }) else {
      throw decoder.corrupted("unknown call '\(word)'")
    }
    return call
  }

  private static func animator(
    _ container: KeyedDecodingContainer<InputKey>, _ decoder: any Decoder
  ) throws -> AnimatorInput {
    func word<Choice: RawRepresentable<String>>(_ key: InputKey) throws -> Choice {
      let word = try container.decode(String.self, forKey: key)
      guard let choice = Choice(rawValue: word) else {
        throw decoder.corrupted("unknown \(key.rawValue) '\(word)'")
      }
      return choice
    }
    let verb: AnimatorVerb = try word(.animator)
    switch verb {
    case .start:
      return .start(afterDelay: try container.decodeIfPresent(Double.self, forKey: .delay))
    case .pause: return .pause
    case .scrub: return .scrub(try container.decode(Double.self, forKey: .fraction))
    case .reverse: return .reverse
    case .resume:
      return .resume(
        timing: try container.decodeIfPresent(Timing.self, forKey: .timing),
        durationFactor: try container.decode(Double.self, forKey: .factor))
    case .stop:
      return .stop(withoutFinishing: !(try container.decode(Bool.self, forKey: .finishing)))
    case .finish: return .finish(try word(.position))
    case .configure:
      return .configure(try word(.setting), try container.decode(Bool.self, forKey: .enabled))
    }
  }
}

/// The names of an animator's operations.
private enum AnimatorVerb: String {
  case start, pause, scrub, reverse, resume, stop, finish, configure
}
#endif
