// The critical instants of layer animations, at which they reverse or jump while time passes.

extension LayerEffect {
  /// The maximum number of passes whose critical instants are listed; an animation that repeats
  /// faster is searched instead; our choice.
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

  /// The fractions of a pass at which the value reverses, and whether the list is complete.
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
  /// Returns the values at both ends of a pass between two values, or `nil` for other animations.
  func valueRange(model: LayerValue) -> (from: LayerValue, to: LayerValue)? {
    guard case .basic = self, let from = value(at: 0, model: model),
      let to = value(at: 1, model: model)
    else { return nil }
    return (from, to)
  }
}
