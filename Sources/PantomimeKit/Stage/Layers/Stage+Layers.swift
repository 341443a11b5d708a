// Layer animations: they are attached to views, lie on top of what animators show, and end by the
// stage's clock.

extension Stage {
  /// Attaches an animation to a property of a view; the model value stays as it is (S14).
  ///
  /// The property's name may have a component (`frame.y`). An animation attached to the view under
  /// the same key is stopped and replaced (T92); one added without a key stays until it is over.
  /// A property that the view was not given is a finding (`Misuse.noProperty`), as is a number that is
  /// not finite (`Misuse.notFinite`).
  public mutating func add<Value: Animatable>(
    _ animation: LayerAnimation, to view: ViewID, _ property: Property<Value>, key: String? = nil
  ) {
    add(animation, to: view, named: property.name, key: key)
  }

  /// Attaches a group to a view, under a key as a single animation is (T104).
  ///
  /// Members for properties that the view was not given are left out, and each is a finding.
  public mutating func add(_ group: LayerAnimationGroup, to view: ViewID, key: String? = nil) {
    guard knows(view) else { return }
    replace(key, of: view)
    let clock = LayerClock(group.timing, addedAt: now)
    let id = attach(
      view, key: key, path: name(of: view), clock, group.fields, group: group)
    warnIfAmbiguous(group.timing, path: name(of: view))
    for member in group.members {
      guard let place = views.place(in: view, member.property) else {
        tellMissing(member.property, of: view)
        continue
      }
      guard isFinite(member.animation, at: place) else { continue }
      join(member.animation, at: place, group: id)
    }
  }

  /// Takes the animation off that is attached to a view under a key; none is nothing.
  public mutating func removeLayerAnimation(from view: ViewID, key: String) {
    guard knows(view), let id = layers.layer(key, of: view) else { return }
    remove(id, reason: "removed by its key: what lies below shows again (T93)")
  }

  /// Takes off every animation of a view, those without a key too, in the order in which they were
  /// added.
  public mutating func removeAllLayerAnimations(from view: ViewID) {
    guard knows(view) else { return }
    while let id = layers.first(of: view) {
      remove(id, reason: "all animations of the view are removed (T93)")
    }
  }

  /// How many animations are attached to a view; a group is one.
  public func layerAnimationCount(of view: ViewID) -> Int {
    contains(view) ? layers.count(of: view) : 0
  }
}

// MARK: - Attaching

extension Stage {
  /// Attaches an animation to the property of that name.
  mutating func add(
    _ animation: LayerAnimation, to view: ViewID, named property: String, key: String?
  ) {
    guard knows(view) else { return }
    guard let place = views.place(in: view, property) else {
      return tellMissing(property, of: view)
    }
    if isFinite(animation, at: place) { add(animation, at: place, key: key) }
  }

  /// Whether an animation shows finite numbers; a finding if not.
  private mutating func isFinite(_ animation: LayerAnimation, at place: PropertyPlace) -> Bool {
    if animation.numbers.allSatisfy({ $0.isFinite }) { return true }
    tellNotFinite(views.slots[place.slot].name, of: views.name(of: place.view))
    return false
  }

  mutating func add(_ animation: LayerAnimation, at place: PropertyPlace, key: String?) {
    // What is shown now may be shown by the very animation that this one replaces (T89).
    let track = track(of: animation, at: place)
    replace(key, of: place.view)
    let clock = LayerClock(animation.timing, addedAt: now)
    let id = attach(
      place.view, key: key, path: place.path, clock, animation.fields, group: nil)
    put(animation, track, at: place, into: id, as: nil)
    warn(about: animation, track, path: place.path)
  }

  /// Puts a member into a group.
  mutating func join(_ animation: LayerAnimation, at place: PropertyPlace, group id: Int) {
    let track = track(of: animation, at: place)
    let membership = LayerEffect.Membership(
      timing: LayerClock.withDuration(animation.timing), curve: layers[id]?.group?.curve)
    put(animation, track, at: place, into: id, as: membership)
    note(
      Event(
        .layerJoined, nil,
        [
          .word("group", layers[id]?.key ?? "none"), .word("path", place.path),
          .number("duration", membership.timing.duration),
        ]
          + (membership.timing.beginTime == 0
            ? [] : [.number("begin", membership.timing.beginTime)]) + animation.fields,
        reason: "it runs in the group's time, which cuts it off (T104)"))
    warn(about: animation, track, path: place.path)
  }

  private mutating func replace(_ key: String?, of view: ViewID) {
    guard let key else { return }
    layers.note(key, of: view)
    guard let id = layers.layer(key, of: view) else { return }
    remove(id, reason: "another animation is added under its key (T92)")
  }

  private mutating func attach(
    _ view: ViewID, key: String?, path: String, _ time: LayerClock, _ content: [Event.Field],
    group: LayerAnimationGroup?
  ) -> Int {
    let id = clock.nextOrder()
    layers.attach(
      AttachedLayer(
        id: id, key: key, view: view, path: path, added: now, clock: time, group: group,
        deadline: time.end))
    let active = time.timing.activeDuration
    var fields: [Event.Field] = [
      .word("key", key ?? "none"), .word("path", path),
      .number("duration", time.timing.duration),
    ]
    if active != time.timing.duration {
      fields.append(active < .infinity ? .number("active", active) : .word("active", "forever"))
    }
    if time.begin != now { fields.append(.number("begin", time.begin.seconds)) }
    note(
      Event(
        .layerAdded, nil, fields + content,
        reason: group == nil ? "only what is shown will change, not the model (S14)" : ""))
    return id
  }

  private mutating func put(
    _ animation: LayerAnimation, _ track: LayerTrack, at place: PropertyPlace, into id: Int,
    as membership: LayerEffect.Membership?
  ) {
    guard let layer = layers[id] else { return }
    let touched = views.attach(
      LayerEffect(
        id: layer.id, mask: mask(of: place), count: views.count(of: place), track: track,
        clock: layer.clock, membership: membership, curve: animation.curve,
        isAdditive: animation.isAdditive, isCumulative: animation.isCumulative),
      to: place.slot)
    layers.touch(touched, by: id)
  }
}

// MARK: - Values

extension Stage {
  private func mask(of place: PropertyPlace) -> SIMDMask<SIMD4<Double>.MaskStorage> {
    var mask = SIMDMask<SIMD4<Double>.MaskStorage>(repeating: false)
    if let lane = place.lane {
      mask[lane] = true
    } else {
      for lane in 0..<views.slots[place.slot].shape.count { mask[lane] = true }
    }
    return mask
  }

  /// Numbers in the lanes they are for; missing ones are 0, and too many are left out.
  private func value(_ numbers: [Double], at place: PropertyPlace) -> LayerValue {
    var lanes = SIMD4<Double>.zero
    for (index, number) in numbers.prefix(views.count(of: place)).enumerated() {
      lanes[place.lane ?? index] = number
    }
    return LayerValue(lanes: lanes, count: views.count(of: place))
  }

  private func track(of animation: LayerAnimation, at place: PropertyPlace) -> LayerTrack {
    switch animation.content {
    case .basic(let from, let to, let by):
      // What is shown counts only where nothing else is given.
      let isGiven = from != nil || to != nil || by != nil
      let shown =
        isGiven ? .zero : shown(place.slot).replacing(with: 0, where: .!mask(of: place))
      return .basic(
        from: from.map { value($0, at: place) }, to: to.map { value($0, at: place) },
        by: by.map { value($0, at: place) },
        before: LayerValue(lanes: shown, count: views.count(of: place)))
    case .keyframes(let given):
      let keyframes = try? Keyframes(
        given.values.map { value($0, at: place) }, keyTimes: given.keyTimes,
        timings: given.curves, mode: given.mode, shape: given.shape)
      return keyframes.map { .keyframes($0) } ?? .nothing
    }
  }

  private mutating func warn(about animation: LayerAnimation, _ track: LayerTrack, path: String) {
    warnIfAmbiguous(animation.timing, path: path)
    switch track {
    case .basic: break
    case .nothing:
      note(Event(.noValues, nil, [.word("path", path)], reason: "nothing is shown"))
    case .keyframes(let keyframes):
      for issue in keyframes.issues { note(issue.warning(path: path)) }
    }
  }

  private mutating func warnIfAmbiguous(_ timing: MediaTiming, path: String) {
    guard timing.isAmbiguous else { return }
    note(
      Event(
        .repetition, nil, [.word("path", path)],
        reason: "of a count and a duration of repetition the duration counts (T83)"))
  }
}

extension KeyframeIssue {
  /// The event that tells it.
  func warning(path: String) -> Event {
    let path = Event.Field.word("path", path)
    let even = "unsuitable key times are ignored: the values are spaced evenly"
    switch self {
    case .keyTimeCount(let count, let needed, let values):
      return Event(
        .keyTimes, nil,
        [
          path, .number("times", Double(count)), .number("values", Double(values)),
          .number("needed", Double(needed)),
        ], reason: "\(count) key times do not fit \(values) values; \(even) (T98, T99)")
    case .keyTimesOutOfRange:
      return Event(.keyTimes, nil, [path], reason: "a key time is not in 0 … 1; \(even) (T98)")
    case .keyTimesOutOfOrder:
      return Event(.keyTimes, nil, [path], reason: "the key times fall; \(even) (T98)")
    case .keyTimesDoNotSpan:
      return Event(
        .keyTimes, nil, [path], reason: "key times go from 0 to 1; \(even) (T94, T98)")
    case .keyTimesUnused:
      return Event(
        .keyTimes, nil, [path], reason: "a paced track makes its own key times (T94, T102)")
    case .timingCount(let count, let needed):
      return Event(
        .curves, nil,
        [path, .number("curves", Double(count)), .number("needed", Double(needed))],
        reason: "each segment has a curve of its own; what is missing is linear (T97)")
    case .timingsUnused:
      return Event(.curves, nil, [path], reason: "a paced track uses no curves (T94)")
    }
  }
}
