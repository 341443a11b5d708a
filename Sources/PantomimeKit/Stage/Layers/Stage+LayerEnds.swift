// How layer animations end: by the clock, by their key, by another in their place.

extension Stage {
  /// The attached animation whose end is due, the first added if there are several.
  var dueLayer: Int? {
    // In the order of adding, so the first found is the first added.
    layers.firstIndex { layer in layer.deadline.map { $0 <= now } ?? false }
  }

  /// The next instant at which a layer animation ends.
  var nextLayerEnd: Instant? {
    var next: Instant?
    for layer in layers {
      guard let deadline = layer.deadline else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }

  /// The keys of the attached animations, each once.
  var attachedKeys: [String] {
    var keys: [String] = []
    for layer in layers {
      if let key = layer.key, !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// What goes on for ever, each as a phrase.
  var endless: [String] {
    layers.filter { $0.deadline == nil && !$0.clock.isOver && $0.clock.isEndless }
      .map { "the layer animation \($0.key ?? "without a key") of \($0.path)" }
  }

  /// Ends an animation whose active time is over: it goes, or stays attached (T86).
  mutating func endLayer(_ index: Int) {
    let layer = layers[index]
    layers[index].deadline = nil
    if layer.clock.timing.isRemovedOnCompletion {
      detach(index)
    } else {
      layers[index].clock.isOver = true
      for slot in layer.slots {
        for effect in slots[slot].layers.indices where slots[slot].layers[effect].id == layer.id {
          slots[slot].layers[effect].clock.isOver = true
        }
      }
    }
    tell(
      "layer ended", layer, finished: true,
      reason: layer.clock.timing.isRemovedOnCompletion
        ? "removed on completion, whatever its fill mode (T86)"
        : "not removed on completion: it stays attached, and shows what its fill mode says (T86)")
    endings.append(.layer(key: layer.key, view: layer.view, finished: true))
  }

  /// Takes an animation off before its end, or after one that has left it attached.
  mutating func remove(_ index: Int, reason: String) {
    let layer = layers[index]
    detach(index)
    tell("layer removed", layer, finished: layer.clock.isOver, reason: reason)
    // Whoever waits for the end of one that is over has been told already.
    if !layer.clock.isOver {
      endings.append(.layer(key: layer.key, view: layer.view, finished: false))
    }
  }

  private mutating func detach(_ index: Int) {
    let layer = layers.remove(at: index)
    for slot in layer.slots { slots[slot].layers.removeAll { $0.id == layer.id } }
  }

  private mutating func tell(
    _ name: String, _ layer: AttachedLayer, finished: Bool, reason: String
  ) {
    record(
      Event(
        name,
        [
          .word("key", layer.key ?? "none"), .word("path", layer.path), .flag("finished", finished),
        ], reason: reason))
  }
}
