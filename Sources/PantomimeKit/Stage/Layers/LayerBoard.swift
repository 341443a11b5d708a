/// The layer animations that are attached to views, in insertion order.
///
/// The effect that an animation has on a property is stored with the property.
struct LayerBoard: Sendable {
  private var list = DueList<AttachedLayer>()
  /// The keys under which an animation has ever been added.
  private(set) var keys = PagedArray<LayerKey>()
  /// The index in `keys` of a view's key.
  private var boxedIndex = Boxed(NameIndex())
  /// The animations attached to each view; the array is shorter than the list of views if no
  /// animation was ever attached to the last views.
  private var holders = PagedArray<Holder>()

  /// The animations attached to a view: their count, and the identifiers of the first and the last.
  private struct Holder: Sendable {
    var count = 0
    var first: Int?
    var last: Int?
  }
}

/// A key under which an animation was added, and the animation that is now attached under this key.
struct LayerKey: Sendable {
  let view: ViewID
  let key: String
  var layer: Int?
}

extension AttachedLayer: Scheduled {}

extension LayerBoard {
  private var index: NameIndex {
    _read { yield boxedIndex.value }
    _modify { yield &boxedIndex.value }
  }

  /// The number of attached animations.
  var count: Int { list.count }

  /// All attached animations, in insertion order.
  var all: OrderedList<AttachedLayer> { list.all }

  /// The animation with the given identifier, or `nil` if it was removed.
  subscript(id: Int) -> AttachedLayer? { list[id] }

  /// Returns the animation attached to a view under the given key.
  func layer(_ key: String, of view: ViewID) -> Int? {
    place(of: key, view).flatMap { keys[$0].layer }
  }

  /// Returns whether an animation was ever added to a view under the given key.
  func knows(_ key: String, of view: ViewID) -> Bool { place(of: key, view) != nil }

  /// Returns the number of animations attached to a view.
  func count(of view: ViewID) -> Int { holder(of: view).count }

  /// Returns the first animation that is attached to a view.
  func first(of view: ViewID) -> Int? { holder(of: view).first }

  /// The keys of the attached animations, without duplicates.
  var attachedKeys: [String] {
    var known: Set<String> = []
    return all.compactMap { $0.key }.filter { known.insert($0).inserted }
  }

  /// Returns the keys of the groups that are attached to a view.
  func groupKeys(of view: ViewID) -> [String] {
    all.filter { $0.view == view && $0.group != nil }.compactMap { $0.key }
  }

  /// The first animation that repeats forever, as a phrase, or `nil` if there is none.
  var endless: String? {
    if list.isAllDue { return nil }
    return all.first { $0.deadline == nil && !$0.clock.isOver && $0.clock.isEndless }?.phrase
  }

  /// The latest end among the animations that have an end.
  var lastDeadline: Instant? { list.lastDeadline }

  /// The animation that ends next, as a phrase.
  var nextPhrase: String { list.next?.phrase ?? "" }

  private func place(of key: String, _ view: ViewID) -> Int? {
    keys.isEmpty ? nil : index[Self.name(of: key, view)]
  }

  private static func name(of key: String, _ view: ViewID) -> String { "\(view.index) \(key)" }

  private func holder(of view: ViewID) -> Holder {
    view.index < holders.count ? holders[view.index] : Holder()
  }
}

// MARK: - Changing

extension LayerBoard {
  /// Records that an animation was added to a view under the given key.
  mutating func note(_ key: String, of view: ViewID) {
    guard !knows(key, of: view) else { return }
    index.add(Self.name(of: key, view), keys.count)
    keys.append(LayerKey(view: view, key: key))
  }

  /// Adds an animation or a group.
  mutating func attach(_ layer: AttachedLayer) {
    var layer = layer
    while holders.count <= layer.view.index { holders.append(Holder()) }
    let last = holders[layer.view.index].last
    layer.neighbors = (last, nil)
    list.append(layer, number: layer.id)
    if let last { list.change(last) { $0.neighbors.next = layer.id } }
    holders[layer.view.index].last = layer.id
    if last == nil { holders[layer.view.index].first = layer.id }
    holders[layer.view.index].count += 1
    if let key = layer.key, let place = place(of: key, layer.view) { keys[place].layer = layer.id }
  }

  /// Records that an animation, or a member of a group, has an effect on a property.
  mutating func touch(_ touched: Touched, by id: Int) {
    list.change(id) { $0.touched.append(touched) }
  }

  /// Removes an animation.
  private mutating func detach(_ id: Int) -> AttachedLayer? {
    guard let layer = list.remove(id) else { return nil }
    let (previous, next) = layer.neighbors
    if let previous { list.change(previous) { $0.neighbors.next = next } }
    if let next { list.change(next) { $0.neighbors.previous = previous } }
    if previous == nil { holders[layer.view.index].first = next }
    if next == nil { holders[layer.view.index].last = previous }
    holders[layer.view.index].count -= 1
    if let key = layer.key, let place = place(of: key, layer.view), keys[place].layer == id {
      keys[place].layer = nil
    }
    return layer
  }

  /// Ends the active time of an animation; the animation is then detached, or stays attached and
  /// follows its fill mode (T86).
  private mutating func end(_ id: Int) -> AttachedLayer? {
    guard let layer = list[id] else { return nil }
    if layer.clock.timing.isRemovedOnCompletion { return detach(id) }
    list.change(id) { layer in
      layer.deadline = nil
      layer.clock.isOver = true
    }
    return layer
  }
}

// MARK: - Ends

extension LayerBoard {
  /// Ends the animation whose active time is over, and removes it unless it stays attached (T86).
  mutating func arrive(on views: inout ViewBoard, in ledger: inout Ledger) {
    guard let id = due(at: ledger.now), let layer = end(id) else { return }
    if layer.clock.timing.isRemovedOnCompletion {
      views.detach(layer.touched)
    } else {
      views.finish(layer.touched)
    }
    layer.record(
      .layerEnded, finished: true,
      reason: layer.clock.timing.isRemovedOnCompletion
        ? "an animation is removed on completion, whatever its fill mode (T86)"
        : "isRemovedOnCompletion is off: the animation stays attached and its fill mode applies (T86)",
      in: &ledger)
    ledger.clock.tell(.layer(key: layer.key, view: layer.view, finished: true))
  }

  /// Removes an animation, either before its end or, if it stayed attached, afterward.
  mutating func remove(
    _ id: Int, reason: Reason, on views: inout ViewBoard, in ledger: inout Ledger
  ) {
    guard let layer = detach(id) else { return }
    views.detach(layer.touched)
    layer.record(.layerRemoved, finished: layer.clock.isOver, reason: reason, in: &ledger)
    // If the animation is over, the scene has already been notified of its end.
    if !layer.clock.isOver {
      ledger.clock.tell(.layer(key: layer.key, view: layer.view, finished: false))
    }
  }
}

extension AttachedLayer {
  fileprivate func record(
    _ kind: EventKind, finished: Bool, reason: Reason, in ledger: inout Ledger
  ) {
    ledger.note(
      Event(
        kind, nil,
        [.word("key", key ?? "none"), .word("path", path), .flag("finished", finished)],
        reason: reason))
  }
}

extension LayerBoard: TimedBoard {
  var nextDeadline: Instant? { list.nextDeadline }

  func turn(at now: Instant) -> Int? { due(at: now) }

  /// Returns the animation whose end is due (if there are several, the one that was added first).
  private func due(at now: Instant) -> Int? { list.due(at: now) }
}

// Attaches layer animations and groups to views.

extension LayerBoard {
  /// Attaches an animation to a property.
  ///
  /// - Parameter shown: The current presentation value of the property, if the animation begins
  ///   with it.
  mutating func add(
    _ animation: LayerAnimation, at place: PropertyPlace, shown: SIMD4<Double>, key: String?,
    on views: inout ViewBoard, in ledger: inout Ledger
  ) {
    // The current value may come from the animation that this one is about to replace (T89).
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

// Layer animations, which are attached to views. They are shown on top of what animators do, and
// end according to the stage's clock.

extension Stage {
  /// Attaches an animation to a property of a view; the model value is unchanged (S14).
  ///
  /// The property's name may include a component (`frame.y`). The animation stops and replaces one
  /// that is attached to the view under the same key (T92); an animation without a key stays until
  /// it ends. If the view doesn't have the property, or if a number isn't finite, a finding is
  /// recorded (`Misuse.noProperty`, `Misuse.notFinite`, `Misuse.outOfRange`).
  public mutating func add<Value: AnimatableValue>(
    _ animation: LayerAnimation, to view: ViewID, _ property: Property<Value>, key: String? = nil
  ) {
    add(animation, to: view, named: property.name, key: key)
  }

  /// Attaches an animation to the property with the given name.
  mutating func add(
    _ animation: LayerAnimation, to view: ViewID, named property: String, key: String?
  ) {
    guard knows(view) else { return }
    guard let place = standardPlace(in: view, property) else {
      return ledger.note(.noProperty(property, of: views.name(of: view)))
    }
    guard animation.isFinite(at: place, on: views, in: &ledger),
      ledger.accepts(animation.timing, of: "add")
    else { return }
    layers.add(
      animation, at: place, shown: animation.shown(at: place, on: self), key: key, on: &views,
      in: &ledger)
  }

  /// Attaches a group to a view, optionally under a key, like a single animation (T104).
  ///
  /// A member whose property the view doesn't have is omitted, and a finding is recorded. If a
  /// number of the group or of a member isn't one that it can have, nothing is added.
  public mutating func add(_ group: LayerAnimationGroup, to view: ViewID, key: String? = nil) {
    guard knows(view), ledger.accepts(group.timing, of: "add") else { return }
    for member in group.members {
      guard let place = standardPlace(in: view, member.property) else { continue }
      guard member.animation.isFinite(at: place, on: views, in: &ledger),
        ledger.accepts(member.animation.timing, of: "add")
      else { return }
    }
    let id = layers.add(group, to: view, key: key, on: &views, in: &ledger)
    for member in group.members {
      guard let place = standardPlace(in: view, member.property) else {
        ledger.note(.noProperty(member.property, of: views.name(of: view)))
        continue
      }
      layers.join(
        member.animation, at: place, shown: member.animation.shown(at: place, on: self), group: id,
        on: &views, in: &ledger)
    }
  }

  /// Removes the animation attached to a view under the given key, if there is one.
  public mutating func removeLayerAnimation(from view: ViewID, key: String) {
    guard knows(view), let id = layers.layer(key, of: view) else { return }
    layers.remove(
      id, reason: "it was removed by its key; the animation below is visible again (T93)",
      on: &views,
      in: &ledger)
  }

  /// Removes every animation of a view, including those without a key, in insertion order.
  public mutating func removeAllLayerAnimations(from view: ViewID) {
    guard knows(view) else { return }
    while let id = layers.first(of: view) {
      layers.remove(
        id, reason: "all animations of the view were removed (T93)", on: &views, in: &ledger)
    }
  }

  /// Returns the number of animations attached to a view; a group counts as one.
  public func layerAnimationCount(of view: ViewID) -> Int {
    contains(view) ? layers.count(of: view) : 0
  }
}

// Shorthands for the most common layer animation, from one value to another: one such animation in
// a single call, or several as a table.

/// A layer animation of a property from one value to another, for a table of animations.
///
/// ```swift
/// stage.animateLayer(
///   of: ball, LayerMove("rise", .y, from: 0, to: -20, lasting: 0.15, curve: .easeOut),
///   LayerMove("fall", .y, from: -20, to: 0, lasting: 0.15, after: 0.15, curve: .easeIn))
/// ```
public struct LayerMove: Sendable, Hashable {
  let key: String
  let property: String
  let animation: LayerAnimation
  let delay: Double

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - key: The key under which the animation is attached; it replaces an animation under the
  ///     same key (T92).
  ///   - property: The property that the animation moves.
  ///   - start: The initial value.
  ///   - end: The final value.
  ///   - seconds: The duration, in seconds; 0 stands for 0.25 (T87).
  ///   - delay: The delay after the animation is attached, in seconds; until it has elapsed, the
  ///     animation shows nothing (T86).
  ///   - curve: The timing curve; `nil` is linear (T7).
  public init<Value: AnimatableValue>(
    _ key: String, _ property: Property<Value>, from start: Value, to end: Value,
    lasting seconds: Double, after delay: Double = 0, curve: UnitBezier? = nil
  ) {
    self.key = key
    self.property = property.name
    self.delay = delay
    animation = LayerAnimation(
      from: start, to: end, timing: MediaTiming(duration: seconds), curve: curve)
  }
}

extension Stage {
  /// Attaches an animation of a property from one value to another; the model value is unchanged.
  ///
  /// - Parameters:
  ///   - view: The view whose layer shows the animation.
  ///   - property: The property that the animation moves.
  ///   - start: The initial value.
  ///   - end: The final value.
  ///   - seconds: The duration, in seconds; 0 stands for 0.25 (T87).
  ///   - delay: The delay from now, in seconds; until it has elapsed, the animation shows nothing
  ///     (T86).
  ///   - curve: The timing curve; `nil` is linear (T7).
  ///   - remains: Whether the animation stays attached after its end and keeps showing the final
  ///     value (T86).
  ///   - key: The key under which the animation is attached; it replaces an animation under the
  ///     same key (T92).
  public mutating func animateLayer<Value: AnimatableValue>(
    of view: ViewID, _ property: Property<Value>, from start: Value, to end: Value,
    lasting seconds: Double, after delay: Double = 0, curve: UnitBezier? = nil,
    remains: Bool = false, key: String
  ) {
    animateLayer(
      of: view, remains: remains,
      LayerMove(key, property, from: start, to: end, lasting: seconds, after: delay, curve: curve))
  }

  /// Attaches animations to a view, in order; the model values are unchanged.
  ///
  /// - Parameters:
  ///   - view: The view whose layer shows the animations.
  ///   - remains: Whether the animations stay attached after their ends and keep showing their
  ///     final values (T86).
  ///   - moves: The animations.
  public mutating func animateLayer(
    of view: ViewID, remains: Bool = false, _ moves: LayerMove...
  ) {
    for move in moves {
      guard
        ledger.accepts(move.animation.timing.duration, "lasting", of: "animateLayer", .notNegative),
        ledger.accepts(move.delay, "after", of: "animateLayer", .notNegative)
      else { continue }
      var animation = move.animation
      if move.delay > 0 {
        animation.timing.beginTime = now.advanced(bySeconds: move.delay).seconds
      }
      if remains {
        animation.timing.fillMode = .forwards
        animation.timing.isRemovedOnCompletion = false
      }
      add(animation, to: view, named: move.property, key: move.key)
    }
  }
}

// The events of layer animations.

extension EventKind {
  /// A layer animation was added to a view, with its values and timing.
  public static let layerAdded = EventKind(
    "layer added", summary: "A layer animation was added to a view, with its values and timing.",
    [
      FieldSchema("key"), FieldSchema("path"), FieldSchema("duration", .number(.seconds)),
      FieldSchema("active", isOptional: true),
      FieldSchema("begin", .number(.seconds), isOptional: true),
    ], isOpen: true)
  /// A layer animation was added to a group, with its values and timing.
  public static let layerJoined = EventKind(
    "layer joined", summary: "A layer animation was added to a group, with its values and timing.",
    [
      FieldSchema("group"), FieldSchema("path"), FieldSchema("duration", .number(.seconds)),
      FieldSchema("begin", .number(.seconds), isOptional: true),
    ], isOpen: true)
  /// The active duration of a layer animation ended.
  public static let layerEnded = EventKind(
    "layer ended", summary: "The active duration of a layer animation ended.",
    [FieldSchema("key"), FieldSchema("path"), FieldSchema("finished")])
  /// A layer animation was removed.
  public static let layerRemoved = EventKind(
    "layer removed", summary: "A layer animation was removed.",
    [FieldSchema("key"), FieldSchema("path"), FieldSchema("finished")])
  /// No animation was attached under the key whose animation was to be removed.
  package static let layerAbsent = EventKind(
    "layer absent",
    summary: "Nothing was removed, because no animation was attached under the key.",
    [FieldSchema("key"), FieldSchema("path")])
  /// A keyframe animation has no values.
  package static let noValues = EventKind(
    "warning no-values", summary: "A keyframe animation has no values.",
    [FieldSchema("path")], tone: .warning)
  /// Both a repeat count and a repeat duration were given.
  package static let repetition = EventKind(
    "warning repetition", summary: "Both a repeat count and a repeat duration were given.",
    [FieldSchema("path")], tone: .warning)
  /// Key times don't match the values.
  package static let keyTimes = EventKind(
    "warning key-times", summary: "Key times do not match the values.",
    [
      FieldSchema("path"), FieldSchema("times", .number(.count), isOptional: true),
      FieldSchema("values", .number(.count), isOptional: true),
      FieldSchema("needed", .number(.count), isOptional: true),
    ], tone: .warning)
  /// Curves don't match the segments.
  package static let curves = EventKind(
    "warning curves", summary: "Curves do not match the segments.",
    [
      FieldSchema("path"), FieldSchema("curves", .number(.count), isOptional: true),
      FieldSchema("needed", .number(.count), isOptional: true),
    ], tone: .warning)

  /// All events of layer animations.
  static let layers: [EventKind] = [
    .layerAdded, .layerJoined, .layerEnded, .layerRemoved, .layerAbsent, .noValues, .repetition,
    .keyTimes, .curves,
  ]
}

extension LayerAnimation {
  /// The fields for the animation's values.
  var fields: [Event.Field] {
    var fields: [Event.Field] = []
    switch content {
    case .basic(let from, let to, let by):
      for (name, numbers) in [("from", from), ("to", to), ("by", by)] {
        if let numbers { fields.append(.numbers(name, numbers)) }
      }
    case .keyframes(let keyframes): fields += keyframes.fields
    }
    if let curve { fields.append(.word("curve", Timing.cubic(curve).text)) }
    return fields + timing.fields + (isAdditive ? [.flag("additive", true)] : [])
      + (isCumulative ? [.flag("cumulative", true)] : [])
  }
}

extension LayerKeyframes {
  fileprivate var fields: [Event.Field] {
    var fields = [Event.Field.numbers("values", values.flatMap { $0 })]
    if let keyTimes { fields.append(.numbers("times", keyTimes)) }
    if mode != .linear { fields.append(.word("mode", mode.rawValue)) }
    if !curves.isEmpty {
      let words = curves.map { ($0.map { Timing.cubic($0) } ?? .linear).text }
      fields.append(.word("curves", words.joined(separator: ";")))
    }
    for (name, numbers) in [
      ("tension", shape.tensions), ("continuity", shape.continuities), ("bias", shape.biases),
    ] where !numbers.isEmpty {
      fields.append(.numbers(name, numbers))
    }
    return fields
  }
}

extension LayerAnimationGroup {
  /// The fields for the animation's timing.
  var fields: [Event.Field] {
    (curve.map { [.word("curve", Timing.cubic($0).text)] } ?? []) + timing.fields
  }
}

extension MediaTiming {
  /// The fields that differ from the default, in addition to the begin time and the duration.
  fileprivate var fields: [Event.Field] {
    var fields: [Event.Field] = []
    if speed != 1 { fields.append(.number("speed", speed)) }
    if timeOffset != 0 { fields.append(.number("offset", timeOffset)) }
    if repeatCount != 0 {
      fields.append(
        repeatCount < .infinity ? .number("repeat", repeatCount) : .word("repeat", "forever"))
    }
    if repeatDuration != 0 { fields.append(.number("repeat-for", repeatDuration)) }
    if autoreverses { fields.append(.flag("autoreverse", true)) }
    if fillMode != .removed { fields.append(.word("fill", fillMode.rawValue)) }
    if !isRemovedOnCompletion { fields.append(.flag("removed", false)) }
    return fields
  }
}
