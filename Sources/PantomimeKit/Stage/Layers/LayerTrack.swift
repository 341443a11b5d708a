/// The numbers that a layer animation moves, in the same lanes as in the property's value.
struct LayerValue: Interpolatable {
  var lanes: SIMD4<Double>
  /// The number of lanes in use; the rest are 0.
  var count: Int

  func interpolated(to other: LayerValue, at share: Double) -> LayerValue {
    if share == 1 { return other }
    if share == 0 { return self }
    return LayerValue(lanes: lanes + (other.lanes - lanes) * share, count: count)
  }

  /// Returns the distance to another number or point, or `nil` for a frame, because frames have no
  /// distance (T102).
  func distance(to other: LayerValue) -> Double? {
    guard count <= 2 else { return nil }
    let difference = other.lanes - lanes
    return (difference * difference).sum().squareRoot()
  }
}

/// The values of a layer animation over one pass.
enum LayerTrack: Sendable {
  /// Between two values; `before` is the presentation value when the animation was added (T89).
  case basic(from: LayerValue?, to: LayerValue?, by: LayerValue?, before: LayerValue)
  /// Through several values.
  case keyframes(KeyframeCurve<LayerValue>)
  /// Keyframes without values, which show nothing.
  case nothing

  /// Returns the value at a fraction of a pass, after easing; the current model value takes the
  /// place of an omitted value, even while the model value changes (T90, our choice).
  func value(at share: Double, model: LayerValue) -> LayerValue? {
    switch self {
    case .nothing: return nil
    case .keyframes(let keyframes): return keyframes.value(at: share)
    case .basic(let from, let to, let by, let before):
      let (start, end): (LayerValue, LayerValue) =
        switch (from, to, by) {
        // If all three are given, which Apple doesn't define, `by` is ignored (our choice).
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from + by)
        case (nil, let to?, let by?): (to - by, to)
        case (let from?, nil, nil): (from, model)
        case (nil, let to?, nil): (model, to)
        case (nil, nil, let by?): (model, model + by)
        case (nil, nil, nil): (before, model)
        }
      return start.interpolated(to: end, at: share)
    }
  }
}

extension LayerValue {
  static func + (one: LayerValue, other: LayerValue) -> LayerValue {
    LayerValue(lanes: one.lanes + other.lanes, count: one.count)
  }

  static func - (one: LayerValue, other: LayerValue) -> LayerValue {
    LayerValue(lanes: one.lanes - other.lanes, count: one.count)
  }
}

/// A timing together with the instant at which it begins, which keeps boundaries exactly where they
/// are specified.
struct LayerClock: Sendable, Hashable {
  /// The timing; its begin time is unused.
  let timing: MediaTiming
  /// The instant at which the animation begins.
  let begin: Instant
  /// Whether the end has been delivered; afterward, rounding can't restart the animation.
  var isOver = false

  /// Creates the clock of an animation that is added now (T80, T87).
  init(_ given: MediaTiming, addedAt now: Instant) {
    var timing = LayerClock.withDuration(given)
    if timing.beginTime < 0 {
      // The animation began before the stage's clock did, so the part that has elapsed becomes an
      // offset.
      timing.timeOffset -= timing.beginTime * timing.speed
    }
    begin = given.beginTime == 0 ? now : Instant(clamping: given.beginTime)
    timing.beginTime = 0
    self.timing = timing
  }

  /// The default duration in place of 0, in seconds (T87, T105).
  private static var standardDuration: Double { 0.25 }

  /// Returns the timing; if its duration is 0, the default duration replaces it (T87).
  static func withDuration(_ given: MediaTiming) -> MediaTiming {
    var timing = given
    if !(timing.duration > 0) { timing.duration = standardDuration }
    return timing
  }

  /// Returns the playback state at an instant.
  func playback(at now: Instant) -> Playback {
    let isBackwards = timing.speed < 0
    let time =
      isOver
      ? (isBackwards ? -Double.infinity : .infinity)
      : timing.localTime(atParent: now.seconds(since: begin))
    // If time runs in reverse, the values that follow the active time are shown before it (T88).
    return timing.playback(
      atLocal: time, isRemoved: timing.isRemovedOnCompletion && !isBackwards)
  }

  /// The end of the active time, or `nil` if the active time never ends or is paused.
  ///
  /// If time runs in reverse, the active time ends when it reaches 0 (our choice, T88).
  var end: Instant? {
    guard timing.speed != 0 else { return nil }
    let last = timing.speed > 0 ? timing.activeDuration : 0
    let nanoseconds = (timing.parentTime(atLocal: last) * 1e9).rounded(.toNearestOrEven)
    // 292 years count as forever, because the clock can't represent a longer wait.
    guard nanoseconds < 9.2e18 else { return nil }
    guard nanoseconds > -9.2e18 else { return .zero }
    let (sum, overflow) = begin.nanoseconds.addingReportingOverflow(Int64(nanoseconds))
    return overflow ? nil : Instant(nanoseconds: sum)
  }

  /// Whether the animation runs forever.
  var isEndless: Bool { timing.speed != 0 && end == nil }
}

/// The effect of a layer animation on one property.
struct LayerEffect: Sendable {
  /// The identifier of the attached animation.
  let id: Int
  /// The lanes that the animation moves.
  let mask: SIMDMask<SIMD4<Double>.MaskStorage>
  /// The number of lanes in `mask`.
  let count: Int
  let track: LayerTrack
  /// The clock of the animation or, if it is in a group, the clock of the group.
  var clock: LayerClock
  /// The timing in a group and the easing of the group's time, or `nil` if the animation isn't in a
  /// group.
  let membership: Membership?
  let curve: UnitBezier?
  let isAdditive: Bool
  let isCumulative: Bool

  struct Membership: Sendable {
    let timing: MediaTiming
    let curve: UnitBezier?
  }

  /// Applies the animation to the value below it (T107).
  func apply(to lanes: inout SIMD4<Double>, model: SIMD4<Double>, at now: Instant) {
    guard let playback = playback(at: now), let fraction = playback.fraction else { return }
    let model = LayerValue(lanes: model.replacing(with: 0, where: .!mask), count: count)
    guard var value = track.value(at: curve?.value(at: fraction) ?? fraction, model: model) else {
      return
    }
    if isCumulative, playback.cycles > 0, let end = track.value(at: endOfCycle, model: model) {
      value.lanes += end.lanes * playback.cycles
    }
    if isAdditive {
      lanes += value.lanes
    } else {
      lanes.replace(with: value.lanes, where: mask)
    }
  }

  /// Returns whether the animation currently replaces everything below it, on a property that has
  /// the given number of lanes.
  func hides(all count: Int, model: SIMD4<Double>, at now: Instant) -> Bool {
    guard !isAdditive, self.count == count, let fraction = playback(at: now)?.fraction else {
      return false
    }
    let model = LayerValue(lanes: model.replacing(with: 0, where: .!mask), count: count)
    return track.value(at: curve?.value(at: fraction) ?? fraction, model: model) != nil
  }

  private func playback(at now: Instant) -> Playback? {
    guard let membership else { return clock.playback(at: now) }
    guard let fraction = clock.playback(at: now).fraction else { return nil }
    // The member is cut off at the group's duration, not scaled to it (T104).
    let bent = membership.curve?.value(at: fraction) ?? fraction
    let time = membership.timing.localTime(atParent: bent * clock.timing.duration)
    return membership.timing.playback(atLocal: time, isRemoved: false)
  }

  /// The fraction of a pass at the end of a cycle, from which a cumulative repetition continues
  /// (T91); for an autoreversing animation, this is the start of the pass (our choice).
  private var endOfCycle: Double {
    (membership?.timing ?? clock.timing).autoreverses ? 0 : 1
  }
}

/// A layer animation or a group that is attached to a view.
struct AttachedLayer: Sendable {
  /// The position of the animation among all starts, including those of animators, which determines
  /// the order of ends at the same instant (U19).
  let id: Int
  let key: String?
  let view: ViewID
  /// The path of the property that the animation moves or, for a group, the view's name.
  let path: String
  let added: Instant
  var clock: LayerClock
  /// The group whose easing applies to its members' time, or `nil` for a single animation.
  let group: LayerAnimationGroup?
  /// The animation's effects on properties.
  var touched: [Touched] = []
  /// The instant of the animation's end, or `nil` if the animation never ends or is over.
  var deadline: Instant?
  /// The identifiers of the previous and the next animation of the view.
  var neighbors: (previous: Int?, next: Int?) = (nil, nil)

  /// A phrase that names the animation in a sentence.
  var phrase: String { "the layer animation \(key ?? "without a key") of \(path)" }
}

// The critical instants of layer animations: those at which the value may reverse or jump while
// only time passes.

extension LayerEffect {
  /// The maximum number of passes whose critical instants are listed; if there are more passes, the
  /// interval has to be searched instead; our choice.
  private static var mostPasses: Double { 2_048 }

  /// Returns the instants, between two given ones, at which the presentation value may reverse or
  /// jump.
  func criticalInstants(from start: Instant, until end: Instant) -> CriticalInstants {
    let timing = clock.timing
    guard !clock.isOver, timing.speed != 0 else { return CriticalInstants() }
    guard membership == nil else { return .unknown }
    let pass = timing.duration
    let active = timing.activeDuration
    let (one, other) = (localTime(at: start), localTime(at: end))
    let (low, high) = (max(min(one, other), 0), min(max(one, other), active))
    // The animation appears at its beginning and disappears at its end.
    var instants = [0, active].flatMap { leap(atLocal: $0) }
    guard pass > 0, pass < .infinity, high >= low else { return CriticalInstants(instants) }
    let first = (low / pass).rounded(.down)
    let count = ((high - first * pass) / pass).rounded(.down) + 1
    guard count <= LayerEffect.mostPasses, first < 1e15 else { return .unknown }
    let (turns, areAll) = turnsOfPass
    for index in 0..<Int(count) {
      let number = first + Double(index)
      let isBack = timing.autoreverses && !Int64(number).isMultiple(of: 2)
      instants += leap(atLocal: number * pass)
      for turn in turns {
        instants.append(instant(atLocal: (number + (isBack ? 1 - turn : turn)) * pass))
      }
    }
    return CriticalInstants(instants, areAll: areAll)
  }

  /// The fractions of a pass at which the value reverses, and whether these are all of them.
  private var turnsOfPass: (turns: [Double], areAll: Bool) {
    switch track {
    case .nothing: ([], true)
    case .basic: (curve?.turns ?? [], true)
    case .keyframes: ([], false)
    }
  }

  private func localTime(at instant: Instant) -> Double {
    clock.timing.localTime(atParent: instant.seconds(since: clock.begin))
  }

  private func instant(atLocal time: Double) -> Instant {
    clock.begin.advanced(bySeconds: clock.timing.parentTime(atLocal: time))
  }

  private func leap(atLocal time: Double) -> [Instant] {
    CriticalInstants.leap(
      at: Double(clock.begin.nanoseconds) + clock.timing.parentTime(atLocal: time) * 1e9)
  }
}

extension LayerTrack {
  /// Returns the first and the last value of a pass, or `nil` if the animation isn't one between
  /// two values.
  func valueRange(model: LayerValue) -> (from: LayerValue, to: LayerValue)? {
    guard case .basic = self, let from = value(at: 0, model: model),
      let to = value(at: 1, model: model)
    else { return nil }
    return (from, to)
  }
}
