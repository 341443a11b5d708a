// What the hit views hear of their touches, and how an event is closed.

extension GestureArena {
  /// Among which messages a view's cancelled touch goes.
  enum Outlet {
    case decision, action
  }

  /// Ends a view's touch, with a message if it knew of it.
  mutating func cancelInView(_ index: Int, to outlet: Outlet) {
    let delivery = fingers[index].delivery
    fingers[index].delivery = .closed
    switch delivery {
    case .undelivered, .withheld, .closed: return
    case .delivered, .endWithheld: break
    }
    guard let hit = fingers[index].hit else { return }
    let message = ArenaMessage.view(
      hit, .cancel, Touch(.cancel, id: fingers[index].id, at: fingers[index].place))
    switch outlet {
    case .decision: decisions.append(message)
    case .action: actions.append(message)
    }
  }

  /// Takes a recognized gesture's touches away from their views, right before its action (G75).
  mutating func claim(_ index: Int) {
    let gesture = entries[index].gesture
    for finger in fingers.indices
    where entries[index].offered.contains(fingers[finger].order)
      && fingers[finger].takers.contains(index)
    {
      if gesture.cancelsTouchesInView {
        cancelInView(finger, to: .action)
      } else if gesture.delaysTouchesBegan || gesture.contentTouchDelay != nil,
        fingers[finger].delivery == .withheld
      {
        fingers[finger].delivery = .closed
      }
    }
  }

  /// Closes an event: the views hear of it, then the actions go out (G20).
  mutating func finishEvent(_ touches: [Touch], into messages: inout [ArenaMessage]) {
    GestureArena.move(&decisions, to: &messages)
    for index in fingers.indices where fingers[index].delivery.withholds {
      release(index, into: &messages)
    }
    for touch in touches { deliver(touch, into: &messages) }
    GestureArena.move(&actions, to: &messages)
    prune()
  }

  /// Moves messages to the end of others; where there are none the two lists change places, since a
  /// copy of each message costs more than all the rest.
  private static func move(_ list: inout [ArenaMessage], to messages: inout [ArenaMessage]) {
    if list.isEmpty { return }
    if messages.isEmpty {
      swap(&list, &messages)
    } else {
      messages.append(contentsOf: list)
      list.removeAll(keepingCapacity: true)
    }
  }

  private func delaysBegan(_ finger: Int) -> Bool {
    fingers[finger].takers.contains {
      (entries[$0].gesture.delaysTouchesBegan || contentDeadline(of: finger, by: $0) != nil)
        && entries[$0].machine.isUndecided
    }
  }

  /// Until when a recognizer keeps a touch from what its view holds; `nil` if it does not (G79).
  private func contentDeadline(of finger: Int, by index: Int) -> Instant? {
    guard let delay = entries[index].gesture.contentTouchDelay,
      entries[index].target != fingers[finger].hit, delay > 0
    else { return nil }
    let end = fingers[finger].since.advanced(bySeconds: delay)
    return end > clock ? end : nil
  }

  /// When a view is next to hear of a touch because a recognizer has had time enough for it.
  var contentDeadline: Instant? {
    var earliest: Instant?
    for finger in fingers.indices where fingers[finger].delivery == .withheld {
      for index in fingers[finger].takers where entries[index].machine.isUndecided {
        guard let end = contentDeadline(of: finger, by: index) else { continue }
        earliest = min(earliest ?? end, end)
      }
    }
    return earliest
  }

  private func delaysEnded(_ finger: Int) -> Bool {
    fingers[finger].takers.contains {
      entries[$0].gesture.delaysTouchesEnded && entries[$0].machine.isUndecided
    }
  }

  /// Delivers what was withheld, if nobody delays it any longer (G76, G77).
  private mutating func release(_ index: Int, into messages: inout [ArenaMessage]) {
    guard let hit = fingers[index].hit else { return }
    let withheld = fingers[index].withheld
    if fingers[index].delivery == .withheld {
      guard !delaysBegan(index) else { return }
      if let down = withheld.down { messages.append(.view(hit, .down, down)) }
      if let move = withheld.move { messages.append(.view(hit, .move, move)) }
      fingers[index].delivery = .delivered
    }
    if let up = withheld.up { end(index, hit, up, into: &messages) }
  }

  private mutating func end(
    _ index: Int, _ hit: TouchTarget, _ touch: Touch, into messages: inout [ArenaMessage]
  ) {
    if delaysEnded(index) {
      fingers[index].delivery = .endWithheld
      fingers[index].withheld = Withheld(up: touch)
    } else {
      messages.append(.view(hit, .up, touch))
      fingers[index].delivery = .closed
    }
  }

  /// Delivers or withholds a touch of the event.
  private mutating func deliver(_ touch: Touch, into messages: inout [ArenaMessage]) {
    // The newest finger of that number: an earlier one may still wait for its end.
    var index = fingers.count - 1
    while index >= 0, fingers[index].id != touch.id { index -= 1 }
    guard index >= 0, fingers[index].delivery != .closed, let hit = fingers[index].hit else {
      return
    }
    switch (fingers[index].delivery, touch.phase) {
    case (.closed, _), (.endWithheld, _), (_, .cancel): break
    case (.undelivered, _):
      if delaysBegan(index) {
        fingers[index].delivery = .withheld
        fingers[index].withheld = Withheld(down: touch)
      } else {
        fingers[index].delivery = .delivered
        messages.append(.view(hit, .down, touch))
      }
    case (.withheld, .move): fingers[index].withheld.move = touch
    case (.withheld, .up): fingers[index].withheld.up = touch
    case (.delivered, .move): messages.append(.view(hit, .move, touch))
    case (.delivered, .up): end(index, hit, touch, into: &messages)
    case (.withheld, .down), (.delivered, .down): break
    }
  }

  /// Forgets fingers that have lifted, and recognizers that have nothing at stake any more.
  private mutating func prune() {
    var anyLifted = false
    for finger in fingers.indices where !fingers[finger].isDown { anyLifted = true }
    guard anyLifted || !finished.isEmpty else { return }
    if anyLifted { forgetLifted() }
    let down = fingers.filter { $0.isDown }.map { $0.order }
    competitors.removeAll { index in
      guard !entries[index].machine.isUndecided, !entries[index].machine.isActive,
        !entries[index].offered.contains(where: { down.contains($0) })
      else { return false }
      entries[index].isOut = false
      entries[index].competes = false
      return true
    }
    mayBeDue = mayBeDue && competitors.contains { mayHaveDeadline($0) }
  }

  /// Forgets of a recognizer that it was given fingers that are forgotten.
  mutating func forgetOffers(to index: Int) {
    entries[index].offered.removeAll { order in !fingers.contains { $0.order == order } }
  }

  /// Forgets fingers that have lifted and of which no view is still to hear.
  private mutating func forgetLifted() {
    fingers.removeAll { finger in
      guard !finger.isDown else { return false }
      switch finger.delivery {
      case .undelivered, .delivered, .closed: return true
      case .withheld, .endWithheld: return finger.hit == nil
      }
    }
    for index in competitors { forgetOffers(to: index) }
  }
}
