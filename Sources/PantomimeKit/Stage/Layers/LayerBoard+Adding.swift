// Attaching layer animations and groups to views.

extension LayerBoard {
  /// Attaches an animation to a property.
  ///
  /// - Parameter shown: The current presentation value of the property, if the animation begins
  ///   with it.
  mutating func add(
    _ animation: LayerAnimation, at place: PropertyPlace, shown: SIMD4<Double>, key: String?,
    on views: inout ViewBoard, in ledger: inout Ledger
  ) {
    // The current value may come from the same animation that this one replaces (T89).
    let track = animation.track(at: place, shown: shown, on: views)
    replace(key, of: place.view, on: &views, in: &ledger)
    let clock = LayerClock(animation.timing, addedAt: ledger.now)
    let id = attach(
      place.view, key: key, path: place.path, clock, animation.fields, group: nil, in: &ledger)
    put(animation, track, at: place, into: id, as: nil, on: &views)
    animation.warn(about: track, path: place.path, in: &ledger)
  }

  /// Attaches a group without its members, and returns its identifier.
  mutating func add(
    _ group: LayerAnimationGroup, to view: ViewID, key: String?, on views: inout ViewBoard,
    in ledger: inout Ledger
  ) -> Int {
    replace(key, of: view, on: &views, in: &ledger)
    let clock = LayerClock(group.timing, addedAt: ledger.now)
    let name = views.name(of: view)
    let id = attach(view, key: key, path: name, clock, group.fields, group: group, in: &ledger)
    group.timing.warnIfAmbiguous(path: name, in: &ledger)
    return id
  }

  /// Adds a member to a group.
  mutating func join(
    _ animation: LayerAnimation, at place: PropertyPlace, shown: SIMD4<Double>, group id: Int,
    on views: inout ViewBoard, in ledger: inout Ledger
  ) {
    let track = animation.track(at: place, shown: shown, on: views)
    let membership = LayerEffect.Membership(
      timing: LayerClock.withDuration(animation.timing), curve: self[id]?.group?.curve)
    put(animation, track, at: place, into: id, as: membership, on: &views)
    ledger.note(
      Event(
        .layerJoined, nil,
        [
          .word("group", self[id]?.key ?? "none"), .word("path", place.path),
          .number("duration", membership.timing.duration),
        ]
          + (membership.timing.beginTime == 0
            ? [] : [.number("begin", membership.timing.beginTime)]) + animation.fields,
        reason: "it runs in the group's time and is cut off at the group's end (T104)"))
    animation.warn(about: track, path: place.path, in: &ledger)
  }

  private mutating func replace(
    _ key: String?, of view: ViewID, on views: inout ViewBoard, in ledger: inout Ledger
  ) {
    guard let key else { return }
    note(key, of: view)
    guard let id = layer(key, of: view) else { return }
    remove(id, reason: "another animation was added under its key (T92)", on: &views, in: &ledger)
  }

  private mutating func attach(
    _ view: ViewID, key: String?, path: String, _ time: LayerClock, _ content: [Event.Field],
    group: LayerAnimationGroup?, in ledger: inout Ledger
  ) -> Int {
    let id = ledger.clock.nextOrder()
    attach(
      AttachedLayer(
        id: id, key: key, view: view, path: path, added: ledger.now, clock: time, group: group,
        deadline: time.end))
    let active = time.timing.activeDuration
    var fields: [Event.Field] = [
      .word("key", key ?? "none"), .word("path", path),
      .number("duration", time.timing.duration),
    ]
    if active != time.timing.duration {
      fields.append(active < .infinity ? .number("active", active) : .word("active", "forever"))
    }
    if time.begin != ledger.now { fields.append(.number("begin", time.begin.seconds)) }
    ledger.note(
      Event(
        .layerAdded, nil, fields + content,
        reason: group == nil ? "only the presentation changes, not the model (S14)" : ""))
    return id
  }

  private mutating func put(
    _ animation: LayerAnimation, _ track: LayerTrack, at place: PropertyPlace, into id: Int,
    as membership: LayerEffect.Membership?, on views: inout ViewBoard
  ) {
    guard let layer = self[id] else { return }
    let touched = views.attach(
      LayerEffect(
        id: layer.id, mask: place.mask(on: views), count: views.count(of: place), track: track,
        clock: layer.clock, membership: membership, curve: animation.curve,
        isAdditive: animation.isAdditive, isCumulative: animation.isCumulative),
      to: place.slot)
    touch(touched, by: id)
  }
}
