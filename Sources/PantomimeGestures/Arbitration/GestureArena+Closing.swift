// The end of an event.

extension GestureArena {
  /// Ends an event: the views receive its touches, and then the actions are sent (G20).
  mutating func finishEvent(_ touches: [Touch], into messages: inout [ArenaMessage]) {
    delivery.finish(touches, among: recognizers.entries, at: clock, into: &messages)
    prune()
  }

  /// Removes fingers that have lifted, and recognizers that no longer compete.
  private mutating func prune() {
    var anyLifted = false
    for finger in delivery.fingers.indices where !delivery.fingers[finger].isDown {
      anyLifted = true
    }
    guard anyLifted || !finished.isEmpty else { return }
    if anyLifted {
      delivery.forgetLifted()
      for index in competitors { forgetOffers(to: index) }
    }
    let down = delivery.fingers.filter { $0.isDown }.map { $0.order }
    competitors.removeAll { index in
      guard !recognizers.entries[index].machine.isUndecided,
        !recognizers.entries[index].machine.isActive,
        !recognizers.entries[index].offered.contains(where: { down.contains($0) })
      else { return false }
      recognizers.entries[index].isOut = false
      recognizers.entries[index].competes = false
      return true
    }
    mayBeDue = mayBeDue && competitors.contains { recognizers.mayHaveDeadline($0) }
  }

  /// Updates a recognizer's record of offered fingers after fingers have been removed.
  mutating func forgetOffers(to index: Int) {
    recognizers.entries[index].offered.removeAll { order in
      !delivery.fingers.contains { $0.order == order }
    }
  }
}
