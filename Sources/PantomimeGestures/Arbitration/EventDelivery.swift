/// The effects of an event: the touches that hit views receive, and the decisions and reports of
/// recognizers, in the order of delivery (G20).
struct EventDelivery: Sendable {
  /// The fingers on the screen, and lifted fingers whose view hasn't been notified of the lift-off
  /// yet.
  var fingers: [Finger] = []
  /// The number of fingers that have touched down so far.
  var fingersSeen = 0
  /// The decisions and reports of the event in progress; empty between events.
  var decisions: [ArenaMessage] = []
  var actions: [ArenaMessage] = []
}

// MARK: - Fingers

extension EventDelivery {
  /// The fingers that are down, each with its last touch.
  var touchesDown: [Touch] {
    fingers.filter { $0.isDown }.map { Touch($0.phase, id: $0.id, at: $0.place) }
  }

  /// Whether any finger is down.
  var hasTouches: Bool {
    for finger in fingers.indices where fingers[finger].isDown { return true }
    return false
  }

  /// Checks whether an event is possible.
  func check(_ touches: [Touch]) throws(TouchError) {
    var down = 0
    for index in fingers.indices where fingers[index].isDown { down += 1 }
    for position in touches.indices {
      let touch = touches[position]
      guard touch.place.x.magnitude <= 1e100, touch.place.y.magnitude <= 1e100 else {
        throw .notANumber(touch.id)
      }
      for earlier in 0..<position where touches[earlier].id == touch.id {
        throw .twiceInOneEvent(touch.id)
      }
      if touch.phase == .down {
        if downFinger(touch.id) != nil { throw .alreadyDown(touch.id) }
        down += 1
      } else if downFinger(touch.id) == nil {
        throw .unknownTouch(touch.id)
      }
    }
    if down > Touch.mostDown { throw .tooManyTouches(most: Touch.mostDown) }
  }

  func downFinger(_ id: Int) -> Int? {
    for index in fingers.indices where fingers[index].id == id && fingers[index].isDown {
      return index
    }
    return nil
  }

  /// Removes a finger that vanished; recognizers still track it.
  mutating func lose(_ id: Int) {
    guard let index = downFinger(id) else { return }
    fingers[index].isDown = false
    fingers[index].delivery = .closed
  }

  /// Removes fingers that have lifted, if no view needs further notification.
  mutating func forgetLifted() {
    fingers.removeAll { finger in
      guard !finger.isDown else { return false }
      switch finger.delivery {
      case .undelivered, .delivered, .closed: return true
      case .withheld, .endWithheld: return finger.hit == nil
      }
    }
  }
}

// MARK: - Notifying views

extension EventDelivery {
  /// The list of messages to which the cancellation of a view's touch is added.
  enum Outlet {
    case decision, action
  }

  /// Ends a touch in its view, and sends the view a cancellation if the view had received the
  /// touch.
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

  /// Cancels the touches of a recognized gesture in their views, immediately before the gesture's
  /// action is sent (G75).
  mutating func claim(_ index: Int, among entries: EntryList) {
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

  /// Ends an event: the views receive its touches, and then the actions are sent (G20).
  mutating func finish(
    _ touches: [Touch], among entries: EntryList, at clock: Instant,
    into messages: inout [ArenaMessage]
  ) {
    EventDelivery.move(&decisions, to: &messages)
    for index in fingers.indices where fingers[index].delivery.withholds {
      release(index, among: entries, at: clock, into: &messages)
    }
    for touch in touches { deliver(touch, among: entries, at: clock, into: &messages) }
    EventDelivery.move(&actions, to: &messages)
  }

  /// Moves the messages of one list to the end of another; if the other is empty, swaps the two
  /// lists, because copying each message would cost more than everything else.
  private static func move(_ list: inout [ArenaMessage], to messages: inout [ArenaMessage]) {
    if list.isEmpty { return }
    if messages.isEmpty {
      swap(&list, &messages)
    } else {
      messages.append(contentsOf: list)
      list.removeAll(keepingCapacity: true)
    }
  }

  private func delaysBegan(
    _ finger: Int, among entries: EntryList, at clock: Instant
  ) -> Bool {
    fingers[finger].takers.contains {
      (entries[$0].gesture.delaysTouchesBegan
        || contentDeadline(of: finger, by: $0, among: entries, at: clock) != nil)
        && entries[$0].machine.isUndecided
    }
  }

  /// Returns the instant until which a recognizer withholds a touch from the subviews of its view,
  /// or `nil` if it doesn't withhold the touch (G79).
  private func contentDeadline(
    of finger: Int, by index: Int, among entries: EntryList, at clock: Instant
  ) -> Instant? {
    guard let delay = entries[index].gesture.contentTouchDelay,
      entries[index].target != fingers[finger].hit, delay > 0
    else { return nil }
    let end = fingers[finger].since.advanced(bySeconds: delay)
    return end > clock ? end : nil
  }

  /// Returns the next instant at which a view receives a touch because the delay of a recognizer
  /// ends.
  func contentDeadline(among entries: EntryList, at clock: Instant) -> Instant? {
    var earliest: Instant?
    for finger in fingers.indices where fingers[finger].delivery == .withheld {
      for index in fingers[finger].takers where entries[index].machine.isUndecided {
        guard let end = contentDeadline(of: finger, by: index, among: entries, at: clock) else {
          continue
        }
        earliest = min(earliest ?? end, end)
      }
    }
    return earliest
  }

  private func delaysEnded(_ finger: Int, among entries: EntryList) -> Bool {
    fingers[finger].takers.contains {
      entries[$0].gesture.delaysTouchesEnded && entries[$0].machine.isUndecided
    }
  }

  /// Delivers withheld touches that are no longer delayed (G76, G77).
  private mutating func release(
    _ index: Int, among entries: EntryList, at clock: Instant, into messages: inout [ArenaMessage]
  ) {
    guard let hit = fingers[index].hit else { return }
    let withheld = fingers[index].withheld
    if fingers[index].delivery == .withheld {
      guard !delaysBegan(index, among: entries, at: clock) else { return }
      if let down = withheld.down { messages.append(.view(hit, .down, down)) }
      if let move = withheld.move { messages.append(.view(hit, .move, move)) }
      fingers[index].delivery = .delivered
    }
    if let up = withheld.up { end(index, hit, up, among: entries, into: &messages) }
  }

  private mutating func end(
    _ index: Int, _ hit: TouchTarget, _ touch: Touch, among entries: EntryList,
    into messages: inout [ArenaMessage]
  ) {
    if delaysEnded(index, among: entries) {
      fingers[index].delivery = .endWithheld
      fingers[index].withheld = Withheld(up: touch)
    } else {
      messages.append(.view(hit, .up, touch))
      fingers[index].delivery = .closed
    }
  }

  /// Delivers or withholds a touch of the event.
  private mutating func deliver(
    _ touch: Touch, among entries: EntryList, at clock: Instant, into messages: inout [ArenaMessage]
  ) {
    // The search starts with the newest finger, because an earlier finger with the same number may
    // still be waiting to have its lift-off delivered.
    var index = fingers.count - 1
    while index >= 0, fingers[index].id != touch.id { index -= 1 }
    guard index >= 0, fingers[index].delivery != .closed, let hit = fingers[index].hit else {
      return
    }
    switch (fingers[index].delivery, touch.phase) {
    case (.closed, _), (.endWithheld, _), (_, .cancel), (_, .lost): break
    case (.undelivered, _):
      if delaysBegan(index, among: entries, at: clock) {
        fingers[index].delivery = .withheld
        fingers[index].withheld = Withheld(down: touch)
      } else {
        fingers[index].delivery = .delivered
        messages.append(.view(hit, .down, touch))
      }
    case (.withheld, .move): fingers[index].withheld.move = touch
    case (.withheld, .up): fingers[index].withheld.up = touch
    case (.delivered, .move): messages.append(.view(hit, .move, touch))
    case (.delivered, .up): end(index, hit, touch, among: entries, into: &messages)
    case (.withheld, .down), (.delivered, .down): break
    }
  }
}

extension EventDelivery {
  /// A finger on the screen, or one that has lifted but whose view hasn't been notified yet (G77).
  struct Finger: Sendable {
    let id: Int
    /// The number of fingers that touched down before this one.
    let order: Int
    var phase: Touch.Phase
    var place: Point2D
    var isDown = true
    /// The target on which the finger touched down, or `nil` if there is none.
    let hit: TouchTarget?
    /// The instant of touch-down.
    let since: Instant
    /// The recognizers that track the finger.
    var takers: [Int] = []
    var delivery = Delivery.undelivered
    var withheld = Withheld()
  }

  /// How much of a finger's touch the hit view has received.
  enum Delivery: Sendable {
    /// Nothing yet, because the finger has just touched down.
    case undelivered
    /// Nothing, because a recognizer delays the touch (G76), which is therefore withheld.
    case withheld
    /// Everything so far.
    case delivered
    /// Everything except the lift-off (G77).
    case endWithheld
    /// The touch is over for the view: it has ended, or was canceled or taken by a recognizer.
    case closed

    /// Whether something that already happened is still being withheld from the view.
    var withholds: Bool {
      switch self {
      case .withheld, .endWithheld: true
      case .undelivered, .delivered, .closed: false
      }
    }
  }

  /// The withheld touches of a finger; of its moves, only the latest is kept.
  struct Withheld: Sendable {
    var down: Touch?
    var move: Touch?
    var up: Touch?
  }
}
