/// An animation that is attached to a view's layer, where it changes the presentation value of a
/// property but never the model value (S14, A207).
///
/// Without a curve, the animation is linear (T7). By default, it is removed at its end and has no
/// fill mode (T86). Its begin time is an instant on the stage's clock, or 0 for the instant at
/// which the animation is added (T80); in a group, the begin time counts from the group's start. A
/// duration of 0 stands for 0.25 seconds (T87).
public struct LayerAnimation: Sendable, Hashable {
  /// The values of an animation, each of which is an array of the property's numbers.
  package enum Content: Sendable, Hashable {
    /// From one value to another, determined by any combination of `from`, `to`, and `by` (T89).
    case basic(from: [Double]?, to: [Double]?, by: [Double]?)
    /// Through several values (T94).
    case keyframes(LayerKeyframes)
  }

  /// The values that the animation shows.
  package var content: Content
  /// The timing, including repetition and the fill mode outside the active time (T77 – T86).
  public var timing: MediaTiming
  /// The easing of each pass as a whole; `nil` is linear (T7).
  public var curve: UnitBezier?
  /// A Boolean value that indicates whether the animation's value is added to the value below
  /// it, which it otherwise replaces (T91, T92).
  public var isAdditive = false
  /// A Boolean value that indicates whether each repetition continues from the end of the previous
  /// one (T91).
  public var isCumulative = false

  /// All numbers that the animation specifies.
  var numbers: [Double] {
    switch content {
    case .basic(let from, let to, let by): (from ?? []) + (to ?? []) + (by ?? [])
    case .keyframes(let keyframes): keyframes.values.flatMap { $0 }
    }
  }

  /// Creates an animation from its values.
  package init(_ content: Content, timing: MediaTiming, curve: UnitBezier? = nil) {
    self.content = content
    self.timing = timing
    self.curve = curve
  }

  /// Creates an animation between two values; in place of an omitted value, the current model value
  /// is used at every instant (T89, T90).
  public init<Value: AnimatableValue>(
    from: Value? = nil, to: Value? = nil, by: Value? = nil, timing: MediaTiming,
    curve: UnitBezier? = nil
  ) {
    self.init(
      .basic(from: from.map { $0.numbers }, to: to.map { $0.numbers }, by: by.map { $0.numbers }),
      timing: timing, curve: curve)
  }

  /// Creates an animation through several values.
  public init<Value: AnimatableValue>(
    values: [Value], keyTimes: [Double]? = nil, curves: [UnitBezier?] = [],
    mode: KeyframeMode = .linear, timing: MediaTiming, curve: UnitBezier? = nil
  ) {
    let keyframes = LayerKeyframes(
      values: values.map { $0.numbers }, keyTimes: keyTimes, curves: curves, mode: mode)
    self.init(.keyframes(keyframes), timing: timing, curve: curve)
  }
}

/// The keyframes of a layer animation, as given; when the animation is added, inconsistencies are
/// corrected and recorded in the trace (T98, T99).
package struct LayerKeyframes: Sendable, Hashable {
  /// The values, each of which is an array of the property's numbers.
  package var values: [[Double]]
  /// The fractions of the pass at which the values are reached, or `nil` to space them evenly
  /// (T94).
  package var keyTimes: [Double]?
  /// The easing within each segment; `nil` is linear (T97).
  package var curves: [UnitBezier?]
  /// The calculation mode, which determines the intermediate values.
  package var mode: KeyframeMode
  /// The shape of the track in a cubic mode (T100).
  package var shape: KeyframeShape

  /// Creates keyframes.
  package init(
    values: [[Double]], keyTimes: [Double]? = nil, curves: [UnitBezier?] = [],
    mode: KeyframeMode = .linear, shape: KeyframeShape = KeyframeShape()
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.curves = curves
    self.mode = mode
    self.shape = shape
  }
}

/// A group of animations of one view that share a timing; the group's duration cuts the animations
/// off, but doesn't scale them (T104).
public struct LayerAnimationGroup: Sendable, Hashable {
  /// The timing of the group; the members' begin times count from its start (T80).
  package var timing: MediaTiming
  /// The easing that is applied to the members' time (T104).
  package var curve: UnitBezier?
  /// The members of the group.
  package var members: [Member]

  /// An animation in a group and the property that it moves.
  public struct Member: Sendable, Hashable {
    /// The property's name, optionally with a component.
    package let property: String
    /// The animation; its setting for removal on completion is ignored (T104).
    package let animation: LayerAnimation

    /// Creates a member.
    public init(_ property: String, _ animation: LayerAnimation) {
      self.property = property
      self.animation = animation
    }
  }

  /// Creates a group of members.
  public init(_ members: [Member] = [], timing: MediaTiming, curve: UnitBezier? = nil) {
    self.members = members
    self.timing = timing
    self.curve = curve
  }
}

extension AnimatableValue {
  /// The numbers of the value, without unused lanes.
  var numbers: [Double] { (0..<Self.shape.count).map { lanes[$0] } }
}

// Creates the track of a layer animation on a property.

extension PropertyPlace {
  /// Returns the lanes that the animation moves.
  func mask(on views: ViewBoard) -> SIMDMask<SIMD4<Double>.MaskStorage> {
    var mask = SIMDMask<SIMD4<Double>.MaskStorage>(repeating: false)
    if let lane {
      mask[lane] = true
    } else {
      for lane in 0..<views.slots[slot].shape.count { mask[lane] = true }
    }
    return mask
  }

  /// Returns the given numbers in the lanes that the animation moves; missing numbers are 0, and
  /// excess numbers are omitted.
  fileprivate func value(_ numbers: [Double], on views: ViewBoard) -> LayerValue {
    var lanes = SIMD4<Double>.zero
    for (index, number) in numbers.prefix(views.count(of: self)).enumerated() {
      lanes[lane ?? index] = number
    }
    return LayerValue(lanes: lanes, count: views.count(of: self))
  }
}

extension LayerAnimation {
  /// Whether the animation begins with the presentation value of the property, which it does only
  /// if no value is given (T89).
  var beginsWithShown: Bool {
    switch content {
    case .basic(let from, let to, let by): from == nil && to == nil && by == nil
    case .keyframes: false
    }
  }

  /// Returns whether all numbers of the animation are finite; if they aren't, records a finding.
  func isFinite(
    at place: PropertyPlace, on views: ViewBoard, in ledger: inout Ledger
  ) -> Bool {
    if numbers.allSatisfy({ $0.isFinite }) { return true }
    ledger.note(.notFinite(views.slots[place.slot].name, of: views.name(of: place.view)))
    return false
  }

  /// Returns the animation's track on a property; `shown` is the presentation value, which is used
  /// only if the animation begins with it.
  func track(at place: PropertyPlace, shown: SIMD4<Double>, on views: ViewBoard) -> LayerTrack {
    switch content {
    case .basic(let from, let to, let by):
      let shown = beginsWithShown ? shown.replacing(with: 0, where: .!place.mask(on: views)) : .zero
      return .basic(
        from: from.map { place.value($0, on: views) }, to: to.map { place.value($0, on: views) },
        by: by.map { place.value($0, on: views) },
        before: LayerValue(lanes: shown, count: views.count(of: place)))
    case .keyframes(let given):
      let keyframes = try? KeyframeCurve(
        given.values.map { place.value($0, on: views) }, keyTimes: given.keyTimes,
        timings: given.curves, mode: given.mode, shape: given.shape)
      return keyframes.map { .keyframes($0) } ?? .nothing
    }
  }

  /// Records warnings about the animation and its track.
  func warn(about track: LayerTrack, path: String, in ledger: inout Ledger) {
    timing.warnIfAmbiguous(path: path, in: &ledger)
    switch track {
    case .basic: break
    case .nothing:
      ledger.note(
        Event(.noValues, nil, [.word("path", path)], reason: "the animation has no effect"))
    case .keyframes(let keyframes):
      for issue in keyframes.issues { ledger.note(issue.warning(path: path)) }
    }
  }
}

extension MediaTiming {
  /// Records a warning if both a repeat count and a repeat duration are given.
  func warnIfAmbiguous(path: String, in ledger: inout Ledger) {
    guard isAmbiguous else { return }
    ledger.note(
      Event(
        .repetition, nil, [.word("path", path)],
        reason:
          "setting both a repeat count and a repeat duration has no defined effect (T83); here, by "
          + "our choice, the repeat duration counts"
      ))
  }
}

extension KeyframeIssue {
  /// Returns the event for a warning.
  func warning(path: String) -> Event {
    let path = Event.Field.word("path", path)
    let even = "invalid key times are ignored and the values are evenly spaced"
    switch self {
    case .keyTimeCount(let count, let needed, let values):
      return Event(
        .keyTimes, nil,
        [
          path, .number("times", Double(count)), .number("values", Double(values)),
          .number("needed", Double(needed)),
        ], reason: "\(count) key times do not fit \(values) values; \(even) (T98, T99)")
    case .keyTimesOutOfRange:
      return Event(
        .keyTimes, nil, [path], reason: "a key time is not between 0 and 1; \(even) (T98)")
    case .keyTimesOutOfOrder:
      return Event(.keyTimes, nil, [path], reason: "the key times decrease; \(even) (T98)")
    case .keyTimesDoNotSpan:
      return Event(
        .keyTimes, nil, [path], reason: "key times must start at 0 and end at 1; \(even) (T94, T98)"
      )
    case .keyTimesUnused:
      return Event(
        .keyTimes, nil, [path], reason: "paced mode computes its key times (T94, T102)")
    case .timingCount(let count, let needed):
      return Event(
        .curves, nil,
        [path, .number("curves", Double(count)), .number("needed", Double(needed))],
        reason: "each segment needs a curve; missing ones are linear (T97)")
    case .timingsUnused:
      return Event(.curves, nil, [path], reason: "paced mode ignores curves (T94)")
    }
  }
}
