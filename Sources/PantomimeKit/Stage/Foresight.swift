/// Predicts how presentation values on a stage change as long as nothing but time passes.
struct Foresight {
  private let views: ViewBoard
  private let animators: AnimatorBoard
  private let transitions: TransitionBoard
  private let scrolling: ScrollBoard
  private let now: Instant

  init(of stage: Stage) {
    (views, animators, transitions) = (stage.views, stage.animators, stage.transitions)
    (scrolling, now) = (stage.scrolling, stage.now)
  }
}

// MARK: - Critical instants

extension Foresight {
  /// Returns the instants, from now to an end, at which the presentation value of a property may
  /// reverse or jump.
  func criticalInstants(ofSlot slot: Int, lane: Int?, until end: Instant) -> CriticalInstants {
    criticalInstants(ofSlot: slot, lane: lane, from: now, until: end)
  }

  /// Returns the instants at which the offset of a scroll view may reverse automatically.
  func criticalInstants(ofScroll index: Int, along axes: [ScrollAxis]) -> CriticalInstants {
    scrolling.criticalInstants(of: index, along: axes, from: now)
  }

  private func criticalInstants(
    ofSlot slot: Int, lane: Int?, from start: Instant, until end: Instant
  ) -> CriticalInstants {
    if views.sharesGeometry(slot) { return .unknown }
    let links = views.slots[slot].follows.filter { lane == nil || $0.lane == lane }
    guard links.isEmpty else {
      return links.reduce(into: bendsByItself(slot, from: start, until: end)) {
        criticalInstants, link in
        criticalInstants.join(self.criticalInstants(of: link.leader, from: start, until: end))
      }
    }
    return bendsByItself(slot, from: start, until: end)
  }

  private func criticalInstants(
    of leader: FollowLink.Leader, from start: Instant, until end: Instant
  ) -> CriticalInstants {
    switch leader {
    case .slot(let slot, let lane):
      criticalInstants(ofSlot: slot, lane: lane, from: start, until: end)
    case .scroll(let index, let axis):
      scrolling.criticalInstants(of: index, along: [axis], from: start)
    case .progress(let index): animators.parts[index].animator.criticalInstants
    // A finger moves only at inputs.
    case .finger: CriticalInstants()
    }
  }

  private func bendsByItself(
    _ slot: Int, from start: Instant, until end: Instant
  ) -> CriticalInstants {
    let slot = views.slots[slot]
    let movers =
      slot.offsets.map { criticalInstants(of: $0) }
      + slot.layers.map { $0.criticalInstants(from: start, until: end) }
    guard var criticalInstants = movers.first else { return CriticalInstants() }
    // A single mover has a complete list of critical instants, but the sum of several may also
    // reverse in between.
    for other in movers.dropFirst() { criticalInstants.join(other) }
    return criticalInstants
  }

  private func criticalInstants(of offset: PropertyAnimation) -> CriticalInstants {
    switch offset.mover {
    case .transition(let index):
      guard case .whole = offset.course else { return .unknown }
      return transitions.criticalInstants(of: index)
    case .animator(let index):
      guard case .whole = offset.course else { return .unknown }
      var criticalInstants = animators.parts[index].animator.criticalInstants
      if offset.onset != .beginning { criticalInstants.join(CriticalInstants()) }
      return criticalInstants
    }
  }
}

extension ScrollBoard {
  /// Returns the instants, from the given start on, at which the offset of a scroll view may
  /// reverse automatically.
  fileprivate func criticalInstants(
    of index: Int, along axes: [ScrollAxis], from start: Instant
  ) -> CriticalInstants {
    let mover = mover(of: index)
    let turns = axes.flatMap { mover.turns(along: $0, from: start) }
    // An offset that is rounded to whole pixels moves in jumps.
    return CriticalInstants(turns, areAll: turns.isEmpty || mover.settings.pixels == nil)
  }
}

/// The initial value and the target of a run.
package struct ValueRange: Sendable, Hashable {
  /// The initial numbers, or `nil` if only the caller knows them.
  package let from: [Double]?
  /// The target numbers.
  package let to: [Double]
}

// MARK: - Ranges

extension Foresight {
  /// Returns the initial value and the target of a property, or `nil` if nothing moves the property
  /// or its movers don't share a single end.
  func way(ofSlot number: Int, lane: Int?) -> ValueRange? {
    guard !views.sharesGeometry(number) else { return nil }
    let slot = views.slots[number]
    guard !slot.follows.contains(where: { lane == nil || $0.lane == lane }) else {
      return nil
    }
    var (from, to) = (slot.model.lanes, slot.model.lanes)
    if let layer = slot.layers.last {
      guard slot.layers.count == 1, slot.offsets.isEmpty, !layer.isAdditive,
        layer.membership == nil, layer.clock.playback(at: now).fraction != nil
      else { return nil }
      let model = LayerValue(
        lanes: slot.model.lanes.replacing(with: 0, where: .!layer.mask), count: layer.count)
      guard let way = layer.track.valueRange(model: model) else { return nil }
      from.replace(with: way.from.lanes, where: layer.mask)
      to.replace(with: way.to.lanes, where: layer.mask)
    } else {
      guard !slot.offsets.isEmpty else { return nil }
      for offset in slot.offsets {
        let whole = offset.difference
        if leadsBack(offset.mover) { to += whole } else { from += whole }
      }
    }
    let lanes = lane.map { [$0] } ?? Array(0..<slot.shape.count)
    return ValueRange(from: lanes.map { from[$0] }, to: lanes.map { to[$0] })
  }

  private func leadsBack(_ mover: PropertyAnimation.Mover) -> Bool {
    switch mover {
    case .animator(let index): animators.parts[index].animator.isReversed
    case .transition(let index): transitions.leadsBack(index)
    }
  }

  /// Returns the target of a scroll view's offset, which is where the scroll view settles; the
  /// initial value is omitted.
  func valueRange(ofScroll index: Int, along axes: [ScrollAxis]) -> ValueRange? {
    let share = scrolling.all[index].leader?.share ?? 1
    return scrolling.mover(of: index).target.map { target in
      ValueRange(from: nil, to: axes.map { target[$0] * share })
    }
  }
}
