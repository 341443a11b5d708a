// The numbers that a scene passes to its stage. A number with which a call can do nothing is a
// finding that names the argument, and the call changes nothing.

/// The numbers that an argument accepts.
enum NumberLimit: Sendable {
  /// Every finite number.
  case finite
  /// Finite numbers that are at least 0.
  case notNegative
  /// Numbers that are at least 0, and infinity.
  case notNegativeOrInfinite
  /// Finite numbers other than 0.
  case notZero
  /// Finite numbers that are at least 1.
  case atLeastOne
  /// Numbers greater than 0 that are finite.
  case positive
  /// Numbers from 0 to 1.
  case fraction
  /// No number: the caller has found that the number leads past the start or the end of time.
  case time

  /// Returns whether an argument accepts a number.
  @inline(__always)
  func allows(_ number: Double) -> Bool {
    switch self {
    case .finite: number.isFinite
    case .notNegative: number >= 0 && number < .infinity
    case .notNegativeOrInfinite: number >= 0
    case .notZero: number.isFinite && number != 0
    case .atLeastOne: number >= 1 && number < .infinity
    case .positive: number > 0 && number < .infinity
    case .fraction: number >= 0 && number <= 1
    case .time: false
    }
  }

  /// The accepted numbers, as a phrase.
  var allowed: String {
    switch self {
    case .finite: "finite"
    case .notNegative: "finite and at least 0"
    case .notNegativeOrInfinite: "at least 0"
    case .notZero: "finite and not 0"
    case .atLeastOne: "at least 1"
    case .positive: "finite and more than 0"
    case .fraction: "0 to 1"
    case .time: "at least 0 s, and at most what is left of 9.22e9 s"
    }
  }

  /// Returns the misuse of passing a number that an argument doesn't accept.
  static func misuse(_ number: Double) -> Misuse { number.isFinite ? .outOfRange : .notFinite }
}

extension Ledger {
  /// Returns whether a call accepts a number; if it doesn't, records a finding.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - argument: The name of the argument or property.
  ///   - call: The name of the method or type.
  ///   - limit: The numbers that the argument accepts.
  ///   - subject: The field of the object that the call is about, if any.
  ///   - used: The number that the call uses instead, as a word, or `nil` if the call changes
  ///     nothing.
  @inline(__always)
  mutating func accepts(
    _ number: Double, _ argument: String, of call: String, _ limit: NumberLimit = .finite,
    _ subject: Event.Field? = nil, insteadUsing used: @autoclosure () -> String? = nil
  ) -> Bool {
    if limit.allows(number) { return true }
    refuse(number, argument, of: call, limit, subject, used())
    return false
  }

  @inline(never)
  private mutating func refuse(
    _ number: Double, _ argument: String, of call: String, _ limit: NumberLimit,
    _ subject: Event.Field?, _ used: String?
  ) {
    let value = Numerals.rejected(number)
    note(
      Event(
        .misuse, .word(NumberLimit.misuse(number).rawValue),
        (subject.map { [$0] } ?? []) + [
          .word("call", call), .word("argument", argument), .word("value", value),
        ],
        reason:
          "'\(argument)' of `\(call)` cannot be \(value); must be \(limit.allowed). "
          + (used.map { "It is \($0) instead" } ?? "Nothing changed")
      ))
  }

  /// Returns whether a call accepts a vector, whose components must be finite.
  @inline(__always)
  mutating func accepts(_ vector: Vector, _ argument: String, of call: String) -> Bool {
    // The difference is NaN if a component isn't finite.
    if (vector.dx - vector.dx) + (vector.dy - vector.dy) == 0 { return true }
    return accepts(vector.dx, "\(argument).dx", of: call)
      && accepts(vector.dy, "\(argument).dy", of: call)
  }

  /// Returns whether a call accepts a report of a pan.
  @inline(__always)
  mutating func accepts(_ pan: Pan, of call: String) -> Bool {
    accepts(pan.translation, "translation", of: call) && accepts(pan.velocity, "velocity", of: call)
  }

  /// Returns whether a call accepts the timing of a layer animation.
  mutating func accepts(_ timing: MediaTiming, of call: String) -> Bool {
    accepts(timing.duration, "duration", of: call, .notNegative)
      && accepts(timing.beginTime, "beginTime", of: call)
      && accepts(timing.speed, "speed", of: call)
      && accepts(timing.timeOffset, "timeOffset", of: call)
      && accepts(timing.repeatCount, "repeatCount", of: call, .notNegativeOrInfinite)
      && accepts(timing.repeatDuration, "repeatDuration", of: call, .notNegativeOrInfinite)
  }

  /// Returns the settings of a scroll view; a number that it doesn't accept is replaced by 0, and
  /// recorded as a finding.
  ///
  /// - Parameter isKept: Whether the call changes nothing if it doesn't accept a number.
  mutating func claim(
    _ settings: ScrollSettings, of call: String, isKept: Bool = false
  ) -> ScrollSettings {
    var claimed = settings
    func claim(
      _ number: inout Double, _ name: String, _ limit: NumberLimit, _ ledger: inout Ledger
    ) {
      if !ledger.accepts(number, name, of: call, limit, insteadUsing: isKept ? nil : "0") {
        number = 0
      }
    }
    claim(&claimed.viewport.width, "viewport.width", .finite, &self)
    claim(&claimed.viewport.height, "viewport.height", .finite, &self)
    claim(&claimed.content.width, "content.width", .notNegative, &self)
    claim(&claimed.content.height, "content.height", .notNegative, &self)
    claim(&claimed.insets.top, "insets.top", .finite, &self)
    claim(&claimed.insets.left, "insets.left", .finite, &self)
    claim(&claimed.insets.bottom, "insets.bottom", .finite, &self)
    claim(&claimed.insets.right, "insets.right", .finite, &self)
    if let delay = settings.contentTouchDelay,
      !accepts(
        delay, "contentTouchDelay", of: call, .notNegative,
        insteadUsing: isKept ? nil : "the default")
    {
      claimed.contentTouchDelay = nil
    }
    return claimed
  }

  /// Returns the declaration of a recognizer; a number that it doesn't accept is replaced by the
  /// default, and recorded as a finding.
  mutating func claim(_ gesture: GestureRecognizer) -> GestureRecognizer {
    let subject = Event.Field.word(.gesture, gesture.name)
    var gesture = gesture
    switch gesture.kind {
    case .pan(let traits): gesture.kind = .pan(claim(traits, subject))
    case .edgePan(let traits, var edges):
      claim(&edges.width, "width", else: EdgeTraits(edges.edges).width, subject)
      gesture.kind = .edgePan(claim(traits, subject), edges)
    case .longPress(var traits):
      let standard = LongPressTraits()
      claim(&traits.duration, "duration", else: standard.duration, subject)
      claim(&traits.movement, "movement", else: standard.movement, subject)
      claim(&traits.touches, "touches", subject)
      gesture.kind = .longPress(traits)
    case .tap(var traits):
      claim(&traits.taps, "taps", subject)
      claim(&traits.touches, "touches", subject)
      gesture.kind = .tap(traits)
    case .swipe(var traits):
      claim(&traits.touches, "touches", subject)
      gesture.kind = .swipe(traits)
    }
    if let delay = gesture.contentTouchDelay,
      !accepts(
        delay, "contentTouchDelay", of: "addGesture", .notNegative, subject,
        insteadUsing: "the default")
    {
      gesture.contentTouchDelay = nil
    }
    return gesture
  }

  private mutating func claim(_ traits: PanTraits, _ subject: Event.Field) -> PanTraits {
    var traits = traits
    claim(&traits.slop, "slop", else: PanTraits().slop, subject)
    claim(&traits.minimumTouches, "minimumTouches", subject)
    claim(&traits.maximumTouches, "maximumTouches", else: PanTraits().maximumTouches, subject)
    return traits
  }

  /// Replaces a number that a recognizer doesn't accept by its default.
  private mutating func claim(
    _ number: inout Double, _ name: String, else standard: Double, _ subject: Event.Field
  ) {
    if !accepts(
      number, name, of: "addGesture", .notNegative, subject,
      insteadUsing: Numerals.text(standard))
    {
      number = standard
    }
  }

  /// Replaces a count that a recognizer doesn't accept by its default.
  private mutating func claim(
    _ count: inout Int, _ name: String, else standard: Int = 1, _ subject: Event.Field
  ) {
    if !accepts(
      Double(count), name, of: "addGesture", .atLeastOne, subject,
      insteadUsing: standard == .max ? "unlimited" : Numerals.text(Double(standard)))
    {
      count = standard
    }
  }
}

extension Stage {
  /// Throws a misuse if a call doesn't accept a number; the trace records the finding.
  @inline(__always)
  mutating func check(
    _ number: Double, _ argument: String, of call: String, _ limit: NumberLimit = .finite,
    _ subject: Event.Field? = nil
  ) throws(Misuse) {
    guard ledger.accepts(number, argument, of: call, limit, subject) else {
      throw NumberLimit.misuse(number)
    }
  }

  /// Throws a misuse if a call doesn't accept a duration of the motion after lift-off; the trace
  /// records the finding.
  mutating func check(_ duration: SettlingDuration?, of call: String) throws(Misuse) {
    switch duration {
    case nil: return
    case .seconds(let seconds)?: try check(seconds, "duration", of: call, .positive)
    case .byVelocity(let minimum, let maximum)?:
      try check(minimum, "minimum", of: call, .positive)
      try check(maximum, "maximum", of: call, .positive)
    }
  }

  /// Throws a misuse if a call doesn't accept a report of a pan; the trace records the finding.
  mutating func check(_ pan: Pan, of call: String) throws(Misuse) {
    guard ledger.accepts(pan, of: call) else { throw .notFinite }
  }
}

extension InputError {
  /// Throws an error for a limit of a spring's velocity that is negative or NaN.
  static func check(velocityLimit: Double) throws(InputError) {
    guard NumberLimit.notNegativeOrInfinite.allows(velocityLimit) else {
      throw InputError(
        .badOption(OptionError("velocityLimit", velocityLimit, allowed: "at least 0")))
    }
  }
}

extension Input {
  /// The error for a number of the input that isn't finite, or `nil` if there is none.
  var impossibleNumber: OptionError? {
    func error(_ numbers: [(String, Double)]) -> OptionError? {
      numbers.first { !$0.1.isFinite }.map {
        OptionError($0.0, $0.1, allowed: "a finite number")
      }
    }
    switch kind {
    case .pan(let report):
      guard !report.isFinite else { return nil }
      var numbers: [(String, Double)] = []
      for (name, component) in [("dx", report.dx), ("dy", report.dy)] {
        switch component {
        case .kept: break
        case .absolute(let value), .relative(let value): numbers.append((name, value))
        }
      }
      if let velocity = report.velocity { numbers += [("vx", velocity.dx), ("vy", velocity.dy)] }
      if let place = report.location { numbers += [("x", place.x), ("y", place.y)] }
      return error(numbers)
    case .tapScreen(let place, _): return error([("x", place.x), ("y", place.y)])
    case .animator(.scrub(let fraction), _), .transition(.update(let fraction), _):
      return error([("fraction", fraction)])
    default: return nil
    }
  }
}
