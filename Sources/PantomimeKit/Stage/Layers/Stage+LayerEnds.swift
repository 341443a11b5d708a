// How layer animations end: by the clock, by their key, by another in their place.

extension Stage {
  /// Ends an animation whose active time is over: it goes, or stays attached (T86).
  mutating func layerArrives() {
    guard let id = layers.due(at: now), let layer = layers.end(id) else { return }
    if layer.clock.timing.isRemovedOnCompletion {
      views.detach(layer.touched)
    } else {
      views.finish(layer.touched)
    }
    tell(
      .layerEnded, layer, finished: true,
      reason: layer.clock.timing.isRemovedOnCompletion
        ? "removed on completion, whatever its fill mode (T86)"
        : "not removed on completion: it stays attached, and shows what its fill mode says (T86)")
    clock.tell(.layer(key: layer.key, view: layer.view, finished: true))
  }

  /// Takes an animation off before its end, or after one that has left it attached.
  mutating func remove(_ id: Int, reason: Reason) {
    guard let layer = layers.detach(id) else { return }
    views.detach(layer.touched)
    tell(.layerRemoved, layer, finished: layer.clock.isOver, reason: reason)
    // Whoever waits for the end of one that is over has been told already.
    if !layer.clock.isOver {
      clock.tell(.layer(key: layer.key, view: layer.view, finished: false))
    }
  }

  private mutating func tell(
    _ kind: EventKind, _ layer: AttachedLayer, finished: Bool, reason: Reason
  ) {
    note(
      Event(
        kind, nil,
        [
          .word("key", layer.key ?? "none"), .word("path", layer.path), .flag("finished", finished),
        ], reason: reason))
  }
}
