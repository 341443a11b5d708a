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

  /// The animations that repeat forever, each as a phrase.
  var endless: [String] {
    if list.isAllDue { return [] }
    return all.filter { $0.deadline == nil && !$0.clock.isOver && $0.clock.isEndless }.map {
      $0.phrase
    }
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
