/// Something that a scene or a user got wrong about a stage, as the trace records it; the request has
/// no effect.
struct Finding: Sendable {
  private let misuse: Misuse
  private let fields: [Event.Field]

  init(_ misuse: Misuse, _ fields: [Event.Field] = []) {
    (self.misuse, self.fields) = (misuse, fields)
  }

  /// The event that records it.
  var event: Event {
    Event(.misuse, .word(misuse.rawValue), fields, reason: Reason(misuse.explanation))
  }
}

extension Finding {
  /// An id of another stage.
  static func foreignID(of kind: String) -> Finding { Finding(.foreignID, [.word("of", kind)]) }

  /// A property that a view was not given.
  static func noProperty(_ property: String, of view: String) -> Finding {
    Finding(.noProperty, [.word("view", view), .word("property", property)])
  }

  /// A number of a property that is not finite.
  static func notFinite(_ property: String, of view: String) -> Finding {
    Finding(.notFinite, [.word("view", view), .word("property", property)])
  }
}

extension Ledger {
  /// Records that a name is given a second time, in which case the first is found by it, or that no
  /// path can hold it.
  mutating func claim(_ name: String, taken: Bool, by kind: String, path: String? = nil) {
    if taken { note(Finding(.nameTaken, [.word("of", kind), .word("name", path ?? name)])) }
    if !StageName.isPossible(name) {
      note(Finding(.badName, [.word("of", kind), .word("name", path ?? name)]))
    }
  }

  /// Records the properties that a view is given twice, where the first value holds, and the values
  /// that are not finite.
  ///
  /// - Returns: the properties, with 0 for each value that is not finite.
  mutating func claim(
    _ settings: [PropertySetting], of view: String
  ) -> [PropertySetting] {
    for index in settings.indices {
      let name = settings[index].name
      let taken = settings[..<index].contains { $0.name == name }
      claim(name, taken: taken, by: "property", path: "\(view).\(name)")
      if !settings[index].lanes.isFinite { note(.notFinite(name, of: view)) }
    }
    return settings.allSatisfy { $0.lanes.isFinite }
      ? settings : settings.map { $0.lanes.isFinite ? $0 : $0.cleared }
  }
}

/// An id of something on a stage.
protocol StageID {
  /// The word for such things in the trace.
  static var kind: String { get }

  /// Whether it is an id of that stage; borrowed as `inout`, because any other way copies the stage.
  func isKnown(on stage: inout Stage) -> Bool
}

extension AnimatorID: StageID {
  static var kind: String { "animator" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.animators.contains(self) }
}

extension ViewID: StageID {
  static var kind: String { "view" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.views.contains(self) }
}

extension TransitionID: StageID {
  static var kind: String { "transition" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.transitions.contains(self) }
}

extension GestureID: StageID {
  static var kind: String { "gesture" }

  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.gestures[self] != nil }
}

extension TimerID: StageID {
  static var kind: String { "timer" }

  /// Whether the timer was ever started on the stage.
  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.ledger.clock.hasStarted(order) }
}

extension ScrollWatchID: StageID {
  static var kind: String { "watch" }

  /// Whether the watch was ever set on the stage.
  @inline(__always)
  func isKnown(on stage: inout Stage) -> Bool { stage.ledger.clock.hasStarted(order) }
}
