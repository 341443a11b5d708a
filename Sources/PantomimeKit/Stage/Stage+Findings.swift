// What a scene gets wrong about its stage, told in the trace: ids of another stage, two things of one
// name.

/// How a stage is asked that can only be looked at, and so cannot tell in its trace what is wrong with
/// the question.
///
/// It is never written: where a stage can be changed, the method without it is meant.
public struct Looking: Sendable {
  /// Without a finding.
  public static let only = Looking()
}

extension Stage {
  /// Records something that cannot be meant; what was asked for has no effect.
  mutating func tell(_ misuse: Misuse, _ fields: [Event.Field]) {
    note(Event(.misuse, .word(misuse.rawValue), fields, reason: Reason(misuse.explanation)))
  }

  private mutating func tellForeign(_ kind: String) {
    tell(.foreignID, [.word("of", kind)])
  }

  /// Whether an id is that of an animator of this stage; the trace tells if it is not.
  mutating func knows(_ animator: AnimatorID) -> Bool {
    let isKnown = animators.contains(animator)
    if !isKnown { tellForeign("animator") }
    return isKnown
  }

  /// Whether an id is that of a view of this stage; the trace tells if it is not.
  mutating func knows(_ view: ViewID) -> Bool {
    let isKnown = views.contains(view)
    if !isKnown { tellForeign("view") }
    return isKnown
  }

  /// Whether an id is that of a transition of this stage; the trace tells if it is not.
  mutating func knows(_ transition: TransitionID) -> Bool {
    let isKnown = transitions.contains(transition)
    if !isKnown { tellForeign("transition") }
    return isKnown
  }

  /// Whether an id is that of a recognizer of this stage; the trace tells if it is not.
  mutating func knows(_ gesture: GestureID) -> Bool {
    let isKnown = gestures[gesture] != nil
    if !isKnown { tellForeign("gesture") }
    return isKnown
  }

  /// Whether an id is that of a timer that was once started on this stage; the trace tells if not.
  mutating func knows(_ timer: TimerID) -> Bool {
    let isKnown = clock.hasStarted(timer.order)
    if !isKnown { tellForeign("timer") }
    return isKnown
  }

  /// Whether an id is that of a watch that was once set on this stage; the trace tells if not.
  mutating func knows(_ watch: ScrollWatchID) -> Bool {
    let isKnown = clock.hasStarted(watch.order)
    if !isKnown { tellForeign("watch") }
    return isKnown
  }

  /// The view, if it is one of this stage; the trace tells if it is not.
  mutating func known(_ view: ViewID?) -> ViewID? {
    view.flatMap { knows($0) ? $0 : nil }
  }

  /// The place of a scroll view among those there are; the trace tells if a view does not scroll.
  mutating func scrollIndex(of view: ViewID) -> Int? {
    guard knows(view) else { return nil }
    if let index = scrolling.index(of: view) { return index }
    tell(.notScrollable, [.word("view", views.name(of: view))])
    return nil
  }

  /// The place of a view's property; the trace tells if the view was not given it.
  mutating func knownSlot(_ view: ViewID, _ property: String) -> Int? {
    guard knows(view) else { return nil }
    if let slot = views.slot(view, property) { return slot }
    tellMissing(property, of: view)
    return nil
  }

  /// Records that a view was not given a property.
  mutating func tellMissing(_ property: String, of view: ViewID) {
    tell(.noProperty, [.word("view", views.name(of: view)), .word("property", property)])
  }

  /// Records what is asked for in vain by something that can only look at the stage.
  mutating func tellSlips(of look: (Stage) -> Void) {
    let slips = Slips()
    views.slips = slips
    look(self)
    views.slips = nil
    for slip in slips.all { _ = knownSlot(slip.view, slip.property) }
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
      if !settings[index].lanes.isFinite { tellNotFinite(name, of: view) }
    }
    return settings.allSatisfy { $0.lanes.isFinite }
      ? settings : settings.map { $0.lanes.isFinite ? $0 : $0.cleared }
  }

  /// Records that a name is given a second time, in which case the first is found by it, or that no
  /// path can hold it.
  mutating func claim(_ name: String, taken: Bool, by kind: String, path: String? = nil) {
    if taken { tell(.nameTaken, [.word("of", kind), .word("name", path ?? name)]) }
    if !StageName.isPossible(name) {
      tell(.badName, [.word("of", kind), .word("name", path ?? name)])
    }
  }

  /// Records that a property was to have a number that is not finite.
  mutating func tellNotFinite(_ property: String, of view: String) {
    tell(.notFinite, [.word("view", view), .word("property", property)])
  }
}
