/// The layer animations that are attached to views, in the order in which they were added.
///
/// What each does to a property is kept with the property, where it is shown.
struct LayerBoard: Sendable {
  private(set) var all: [AttachedLayer] = []
  /// Every key that one has been added under.
  private(set) var keys: [(view: ViewID, key: String)] = []
}

extension LayerBoard {
  /// The animation attached to a view under a key.
  func layer(_ key: String, of view: ViewID) -> Int? {
    all.firstIndex { $0.view == view && $0.key == key }
  }

  /// The keys of the attached animations, each once.
  var attachedKeys: [String] {
    var keys: [String] = []
    for layer in all {
      if let key = layer.key, !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// The keys of the groups that are attached to a view.
  func groupKeys(of view: ViewID) -> [String] {
    all.filter { $0.view == view && $0.group != nil }.compactMap { $0.key }
  }

  /// What goes on for ever, each as a phrase.
  var endless: [String] {
    all.filter { $0.deadline == nil && !$0.clock.isOver && $0.clock.isEndless }.map { $0.phrase }
  }

  /// The one that ends next, as a phrase.
  var nextPhrase: String {
    let next = nextDeadline
    return all.first { $0.deadline == next }?.phrase ?? ""
  }

  /// Notes that something was added to a view under a key.
  mutating func note(_ key: String, of view: ViewID) {
    guard !keys.contains(where: { $0.view == view && $0.key == key }) else { return }
    keys.append((view, key))
  }

  mutating func attach(_ layer: AttachedLayer) { all.append(layer) }

  /// Notes a property that the animation last attached, or a group's member, moves.
  mutating func touch(_ slot: Int, by index: Int) { all[index].slots.append(slot) }

  mutating func detach(_ index: Int) -> AttachedLayer { all.remove(at: index) }

  /// Lets the active time of an animation be over: it is detached, or stays attached and shows what
  /// its fill mode says (T86).
  mutating func end(_ index: Int) -> AttachedLayer {
    let layer = all[index]
    if layer.clock.timing.isRemovedOnCompletion { return all.remove(at: index) }
    all[index].deadline = nil
    all[index].clock.isOver = true
    return layer
  }
}

extension LayerBoard: TimedBoard {
  var nextDeadline: Instant? {
    var next: Instant?
    for layer in all {
      guard let deadline = layer.deadline else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }

  func turn(at now: Instant) -> Int? { due(at: now).map { all[$0].id } }

  /// The animation whose end is due, the first added if there are several.
  func due(at now: Instant) -> Int? {
    // In the order of adding, so the first found is the first added.
    all.firstIndex { layer in layer.deadline.map { $0 <= now } ?? false }
  }
}

extension TimedPart {
  /// Ends of layer animations.
  static let layers = TimedPart(
    deadline: { $0.layers.nextDeadline }, turn: { $0.layers.turn(at: $0.now) }
  ) { stage in
    if let index = stage.layers.due(at: stage.now) { stage.endLayer(index) }
  }
}
