public import PantomimeKit

// The encoding of inputs to fingers, recognizers, animators, and options. Inputs that set up a
// stage can't be encoded; write them as statements.

private enum InputKey: String, CodingKey {
  case pan, dx, dy, addsX, addsY, velocity, place, view, touches, liftOutside, interruption
  case gesture, enabled, tap, taps, animator, name, option, value, signal, values, keepTrace
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
      try container.encode(signal.values.map(\.option), forKey: .option)
      try container.encode(signal.values.map(\.value), forKey: .values)
    case .keepTrace(let last): try container.encode(last, forKey: .keepTrace)
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

extension Decoder {
  /// Returns the two numbers of an array; throws an error if the array has another length.
  fileprivate func pair(_ numbers: [Double]) throws -> (Double, Double) {
    guard numbers.count == 2 else { throw corrupted("two numbers are needed") }
    return (numbers[0], numbers[1])
  }
}
