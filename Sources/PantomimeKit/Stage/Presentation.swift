/// The presentation values of properties: the model values, as changed by everything that moves
/// them (A207, A210).
//
// These are functions that borrow the stage, because a value that stored the stage's boards would
// have to copy them at every read.
enum Presentation {
  /// Returns the presentation value of a slot, or zero if the stage has no such slot.
  static func lanes(at slot: Int, on stage: Stage) -> SIMD4<Double> {
    slot < stage.views.fastPaths.count ? lanes(of: slot, on: stage) : .zero
  }

  /// Returns the presentation value of a slot, including any binding to another value.
  @inline(__always)
  static func lanes(of slot: Int, on stage: Stage) -> SIMD4<Double> {
    // Most properties take the fast path, on which nothing has to be retained.
    let path = stage.views.fastPaths[slot]
    switch path.mover {
    case .nothing: return path.model
    case .animator(let animator):
      let progress =
        stage.animators.progressSnapshots[animator].plainProgress(at: stage.now)
        ?? progress(of: animator, on: stage)
      return path.model + path.offset * (1 - progress)
    case .others: return lanesOfSeveral(slot, on: stage)
    }
  }

  /// Returns the progress of an animator that doesn't simply follow its curve.
  ///
  /// This is a separate function, so that the code that runs at every frame stays short.
  @inline(never)
  private static func progress(of animator: Int, on stage: Stage) -> Double {
    stage.animators.progress(of: animator, at: stage.now)
  }

  @inline(never)
  private static func lanesOfSeveral(_ slot: Int, on stage: Stage) -> SIMD4<Double> {
    stage.views.slots[slot].isLinked
      ? stage.linkedLanes(of: slot, .shown) : lanesWithFollowing(slot, on: stage)
  }

  private static func lanesWithFollowing(_ slot: Int, on stage: Stage) -> SIMD4<Double> {
    var lanes = lanesWithoutFollowing(slot, on: stage)
    if !stage.views.slots[slot].follows.isEmpty {
      for link in stage.views.slots[slot].follows {
        if let value = value(of: link, on: stage) { lanes[link.lane] = value }
      }
    }
    return lanes
  }

  /// Returns the value of a slot without the effect of the properties that share its geometry.
  static func ownLanes(
    of slot: Int, _ values: GeometryValues, on stage: Stage
  ) -> SIMD4<Double> {
    switch values {
    case .model: return stage.views.slots[slot].model.lanes
    case .shown:
      return stage.views.slots[slot].isLinked
        ? lanesWithFollowing(slot, on: stage) : lanes(of: slot, on: stage)
    case .touched:
      if case .nothing = stage.views.fastPaths[slot].mover { return lanes(of: slot, on: stage) }
      return touchedLanes(slot, on: stage)
    }
  }

  /// Returns the value of a slot that hit-testing uses.
  private static func touchedLanes(_ slot: Int, on stage: Stage) -> SIMD4<Double> {
    var lanes = stage.views.slots[slot].model.lanes
    for offset in stage.views.slots[slot].offsets where stage.isTouchedWhereShown(offset.mover) {
      lanes += offset.difference * (1 - shares(of: offset, on: stage))
    }
    for link in stage.views.slots[slot].follows {
      if let value = value(of: link, on: stage) { lanes[link.lane] = value }
    }
    return lanes
  }

  private static func shares(of offset: PropertyAnimation, on stage: Stage) -> SIMD4<Double> {
    switch offset.mover {
    case .animator(let animator):
      stage.animators.shares(of: offset, by: animator, at: stage.now)
    case .transition(let transition):
      stage.transitions.shares(of: offset, by: transition, at: stage.now)
    }
  }

  /// Returns the value of a number that is bound to another value, or `nil` if the other value isn't
  /// known yet.
  // A loop instead of a recursion, because a chain of bindings may be long.
  private static func value(of link: FollowLink, on stage: Stage) -> Double? {
    guard var last = further(link, on: stage) else { return valueAtEnd(link, on: stage) }
    var links = [link]
    while let next = further(last, on: stage) {
      links.append(last)
      last = next
    }
    var value = valueAtEnd(last, on: stage)
    while let link = links.popLast() {
      guard case .slot(let slot, let lane) = link.leader else { return nil }
      value = link.follow.value(at: value ?? lanesWithoutFollowing(slot, on: stage)[lane])
    }
    return value
  }

  /// Returns the binding of the number on which a binding depends, or `nil` if that number isn't
  /// bound.
  private static func further(_ link: FollowLink, on stage: Stage) -> FollowLink? {
    guard case .slot(let slot, let lane) = link.leader, !stage.views.sharesGeometry(slot) else {
      return nil
    }
    return stage.views.slots[slot].follows.first { $0.lane == lane }
  }

  /// Returns the value of a number at the end of a chain of bindings.
  private static func valueAtEnd(_ link: FollowLink, on stage: Stage) -> Double? {
    switch link.leader {
    case .slot(let slot, let lane):
      let lanes =
        stage.views.sharesGeometry(slot)
        ? stage.boxLanes(of: slot, .shown) : lanesWithoutFollowing(slot, on: stage)
      return link.follow.value(at: lanes[lane])
    case .scroll(let index, let axis):
      return link.follow.value(at: stage.scrolling.offset(of: index, at: stage.now)[axis])
    case .progress(let index):
      return link.follow.value(at: stage.animators.progress(of: index, at: stage.now))
    case .finger(let index, let quantity, let axis):
      let finger = stage.gestures.parts[index].finger
      let value =
        switch quantity {
        case .translation: finger.translation?[axis]
        case .location: finger.location.map { Vector(dx: $0.x, dy: $0.y)[axis] }
        case .distance: finger.translation?.length
        }
      return value.map { link.follow.value(at: $0) }
    }
  }

  /// Returns model + Σ (oldᵢ − newᵢ) · (1 − pᵢ) over the animations in flight (A210), with the
  /// layer animations applied in order (T92).
  private static func lanesWithoutFollowing(_ slot: Int, on stage: Stage) -> SIMD4<Double> {
    var lanes = stage.views.slots[slot].model.lanes
    for offset in stage.views.slots[slot].offsets {
      lanes += offset.difference * (1 - shares(of: offset, on: stage))
    }
    if !stage.views.slots[slot].isPlain {
      apply(stage.views.slots[slot].layers, of: slot, on: stage, to: &lanes)
    }
    return lanes
  }

  /// Applies the layer animations of a property to the value that the property has without them
  /// (T92).
  private static func apply(
    _ layers: OrderedList<LayerEffect>, of slot: Int, on stage: Stage,
    to lanes: inout SIMD4<Double>
  ) {
    let now = stage.now
    let (model, count) = (
      stage.views.slots[slot].model.lanes, stage.views.slots[slot].shape.count
    )
    guard layers.count > 2 else {
      for effect in layers { effect.apply(to: &lanes, model: model, at: now) }
      return
    }
    // Only the last animation that hides everything below it, and the ones after it, matter.
    for effect in layers.from(lastWhere: { $0.hides(all: count, model: model, at: now) }) {
      effect.apply(to: &lanes, model: model, at: now)
    }
  }
}

extension LayerAnimation {
  /// Returns the presentation value of a property if the animation begins with it; otherwise zero.
  func shown(at place: PropertyPlace, on stage: Stage) -> SIMD4<Double> {
    beginsWithShown ? Presentation.lanes(of: place.slot, on: stage) : .zero
  }
}
