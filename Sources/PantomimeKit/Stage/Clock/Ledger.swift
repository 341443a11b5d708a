/// The clock and the trace of a stage: the current instant, the pending notifications, and
/// all events recorded so far.
///
/// A board that records events or notifies the scene receives the ledger as an argument.
struct Ledger: Sendable {
  var clock = Clock()
  /// All events recorded so far.
  private(set) var trace = Trace()

  /// The current instant.
  var now: Instant { clock.now }

  /// Records an event of a kind that every scene may record.
  mutating func note(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    note(Event(kind, subject, fields, reason: reason))
  }

  /// Records an event of a kind that every scene may record.
  mutating func note(_ event: consuming Event) { trace.append(event, at: clock.now) }

  /// Drops events from the front of the trace, but keeps at least the given number.
  mutating func keepTrace(last count: Int) { trace.keepLast(count) }
}

// Findings about the names and values given to objects on a stage.

extension Ledger {
  /// Records a finding if a name is already taken, in which case it keeps referring to the first
  /// object, and another one if no path can contain the name.
  ///
  /// - Parameter isWord: Whether the name is a word of a statement, which contains no dot.
  mutating func claim(
    _ name: String, taken: Bool, by kind: String, path: String? = nil, isWord: Bool = false
  ) {
    if taken { note(Event(.nameTaken, [.word("of", kind), .word("name", path ?? name)])) }
    let dot = isWord && name.contains(".") ? "it contains '.'" : nil
    if let flaw = StageName.flaw(of: name) ?? dot {
      note(
        Event(
          .badName,
          [
            .word("of", kind), Event.Field("name", .word(path ?? name)),
            Event.Field("flaw", .word(flaw)),
          ]))
    }
  }

  /// Records a finding for each property that is given twice, in which case the first value is
  /// used, and for each value that isn't finite or that the property can't have.
  ///
  /// - Returns: The properties; those whose values aren't finite are set to 0, and those with another
  ///   impossible value have the nearest possible one.
  mutating func claim(
    _ settings: [PropertySetting], of view: String
  ) -> [PropertySetting] {
    for index in settings.indices {
      let name = settings[index].name
      let taken = settings[..<index].contains { $0.name == name }
      claim(name, taken: taken, by: "property", path: "\(view).\(name)")
      if !settings[index].lanes.isFinite { note(.notFinite(name, of: view)) }
    }
    return settings.map { setting in
      guard setting.lanes.isFinite else { return setting.cleared }
      let lanes = limited(setting.lanes, setting.limit, setting.name, of: view)
      return lanes == setting.lanes ? setting : setting.with(lanes)
    }
  }

  /// Returns the nearest value that a property can have; if it is another one, records a finding for
  /// each number that differs.
  @inline(__always)
  mutating func limited(
    _ lanes: SIMD4<Double>, _ limit: PropertyLimit, _ property: String,
    of view: @autoclosure () -> String
  ) -> SIMD4<Double> {
    let clamped = limit.clamped(lanes)
    if clamped != lanes { refuse(lanes, clamped, property, of: view()) }
    return clamped
  }

  @inline(never)
  private mutating func refuse(
    _ lanes: SIMD4<Double>, _ clamped: SIMD4<Double>, _ property: String, of view: String
  ) {
    for lane in 0..<4 where lanes[lane] != clamped[lane] {
      let name = property + (lane < 2 ? "" : lane == 2 ? ".width" : ".height")
      let value = Numerals.rejected(lanes[lane])
      note(
        Event(
          .misuse, .word(Misuse.outOfRange.rawValue),
          [.word(.view, view), .word("property", name), .word("value", value)],
          reason: "'\(name)' of '\(view)' cannot be \(value); must be "
            + (clamped[lane] > 0 ? "at most 1" : "at least 0")
            + ". It is \(Numerals.text(clamped[lane])) instead"))
    }
  }
}

/// The declarations of a scene, which the stage compares with what the scene does.
struct Declarations: Sendable {
  /// The names of the kinds of events that the scene declares.
  private let events: [String]
  /// The words that the scene's state can be; empty if they aren't known in advance.
  private var states: [String]
  /// The last state that was checked.
  private var state: String?
  /// The names that have already been recorded as findings; each is recorded only once.
  private var reported: [String] = []

  /// The names of the kinds of events that any scene may record.
  private static let core = Set(EventGroup.core.flatMap { $0.kinds.map { $0.name } })

  init(events: [EventKind], states: [String]) {
    self.events = events.map { $0.name }
    self.states = states
  }

  /// Returns whether the scene has declared a kind of event.
  func hasEvent(_ name: String) -> Bool { events.contains(name) || Self.core.contains(name) }

  /// Declares an additional state, which a statement assigns to the scene.
  mutating func addState(_ word: String) {
    if !states.isEmpty, !states.contains(word) { states.append(word) }
  }

  /// Returns whether a state differs from the last one checked and is undeclared.
  mutating func isUndeclared(_ state: String) -> Bool {
    if state == self.state { return false }
    self.state = state
    return !states.isEmpty && !states.contains(state)
  }

  /// Returns whether a name hasn't been recorded as a finding yet, and marks it as recorded.
  mutating func isNews(_ name: String) -> Bool {
    guard !reported.contains(name) else { return false }
    reported.append(name)
    return true
  }
}

extension Ledger {
  /// Records a finding, once for each kind, if the scene hasn't declared a kind of event.
  mutating func checkEvent(_ name: String, by declarations: inout Boxed<Declarations>?) {
    guard !(declarations?.value.hasEvent(name) ?? true),
      declarations?.value.isNews("event \(name)") ?? false
    else { return }
    note(Event(.undeclaredEvent, [.word("event", name)]))
  }

  /// Records a finding, once for each state, if the scene hasn't declared a state.
  mutating func checkState(_ state: String, by declarations: inout Boxed<Declarations>?) {
    guard declarations?.value.isUndeclared(state) ?? false,
      declarations?.value.isNews("state \(state)") ?? false
    else { return }
    note(Event(.undeclaredState, [.word("state", state)]))
  }

  /// Records, once for each callback, that the scene has requested a callback but doesn't implement
  /// it.
  mutating func noteMissing(_ callback: String, by declarations: inout Boxed<Declarations>?) {
    guard declarations?.value.isNews("callback \(callback)") ?? false else { return }
    note(Event(.missingCallback, [.word("callback", callback)]))
  }
}
