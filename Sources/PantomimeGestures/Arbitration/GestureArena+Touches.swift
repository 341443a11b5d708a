// The path of an event to the recognizers.

extension GestureArena {
  /// Handles fingers that touch down.
  mutating func takeDown(
    _ touches: [Touch], path: (Point) -> [TouchTarget], asking answers: GestureAnswers
  ) {
    var isNews = false
    for touch in touches where touch.phase == .down {
      isNews = true
      offer(touch, along: path(touch.place), asking: answers)
    }
    if isNews { resolve(asking: answers) }
  }

  private mutating func offer(
    _ touch: Touch, along path: [TouchTarget], asking answers: GestureAnswers
  ) {
    var finger = EventDelivery.Finger(
      id: touch.id, order: delivery.fingersSeen, phase: .down, place: touch.place, hit: path.first,
      since: clock)
    delivery.fingersSeen += 1
    for (depth, target) in path.enumerated() {
      var next = recognizers.roster.first(on: target)
      while let index = next {
        next = recognizers.roster.next(after: index)
        guard recognizers.entries[index].offered.last != finger.order,
          admits(touch, index, asking: answers)
        else { continue }
        if !recognizers.entries[index].competes { forgetOffers(to: index) }
        recognizers.entries[index].offered.append(finger.order)
        compete(index, depth: depth)
        if recognizers.entries[index].isOut { continue }
        note(
          recognizers.entries[index].machine.down(touch.id, at: touch.place, now: clock), of: index)
        guard recognizers.entries[index].machine.tracks(touch.id) else { continue }
        finger.takers.append(index)
        if recognizers.entries[index].machine.isActive,
          recognizers.entries[index].gesture.cancelsTouchesInView
        {
          finger.delivery = .closed
        }
      }
    }
    delivery.fingers.append(finger)
  }

  private mutating func admits(
    _ touch: Touch, _ index: Int, asking answers: GestureAnswers
  ) -> Bool {
    guard recognizers.entries[index].gesture.isEnabled else { return false }
    if case .edgePan(_, let edges) = recognizers.entries[index].gesture.kind,
      !edges.contain(touch.place, on: screen)
    {
      return false
    }
    if answers(.receives(touch, recognizers.entries[index].id)).isYes { return true }
    decide(.ignores, index, reason: "its delegate rejected the touch (G65)")
    return false
  }

  /// Adds a recognizer to the competitors, which are ordered from the hit view outward and then by
  /// insertion (GU7).
  private mutating func compete(_ index: Int, depth: Int) {
    guard !recognizers.entries[index].competes else { return }
    recognizers.entries[index].competes = true
    recognizers.entries[index].depth = depth
    if recognizers.mayHaveDeadline(index) { mayBeDue = true }
    // Usually the recognizer belongs at the end, because recognizers are offered a touch in this
    // order.
    guard let last = competitors.last, (recognizers.entries[last].depth, last) > (depth, index)
    else {
      return competitors.append(index)
    }
    let place = competitors.partitioningIndex {
      (recognizers.entries[$0].depth, $0) > (depth, index)
    }
    competitors.insert(index, at: place)
  }

  /// Handles first the fingers that move, then those that lift, and finally those that are
  /// canceled; arbitration follows each phase (G19).
  mutating func take(_ touches: [Touch], asking answers: GestureAnswers) {
    var moved = false
    var left = false
    for touch in touches {
      switch touch.phase {
      case .down: break
      case .move:
        moved = true
        move(touch)
      case .up:
        // A finger that lifts elsewhere has moved there first (G52).
        moved = true
        left = true
        move(touch)
      case .cancel: left = true
      case .lost: delivery.lose(touch.id)
      }
    }
    if moved {
      settle()
      resolve(asking: answers)
    }
    guard left else { return }
    for touch in touches where touch.phase == .up { lift(touch) }
    resolve(asking: answers)
    for touch in touches where touch.phase == .cancel { cancel(touch) }
    resolve(asking: answers)
  }

  /// Notifies the recognizers that track a finger of its location.
  mutating func move(_ touch: Touch) {
    guard let index = delivery.downFinger(touch.id) else { return }
    let isThere = delivery.fingers[index].place == touch.place
    delivery.fingers[index].place = touch.place
    delivery.fingers[index].phase = touch.phase
    // A finger that lifts at its last location hasn't moved.
    if isThere, touch.phase == .up { return }
    for place in delivery.fingers[index].takers.indices {
      recognizers.entries[delivery.fingers[index].takers[place]].machine.move(
        touch.id, to: touch.place)
    }
  }

  /// Makes all competitors evaluate the moves of their fingers.
  mutating func settle() {
    for place in competitors.indices {
      let index = competitors[place]
      // Nearly all competitors are pans, which return a report in plain numbers, or nothing.
      switch recognizers.entries[index].machine.follow(at: clock) {
      case .nothing: continue
      case .ready: isUnsettled = true
      case .moves(let report): tell(report, of: index)
      case .misses: lose(.failed, index, reason: PanRecognizer.miss)
      case nil: note(recognizers.entries[index].machine.settle(at: clock), of: index)
      }
    }
  }

  private mutating func lift(_ touch: Touch) {
    guard let index = delivery.downFinger(touch.id) else { return }
    delivery.fingers[index].isDown = false
    for taker in delivery.fingers[index].takers {
      note(recognizers.entries[taker].machine.up(touch.id, now: clock), of: taker)
    }
  }

  private mutating func cancel(_ touch: Touch) {
    guard let index = delivery.downFinger(touch.id) else { return }
    delivery.fingers[index].isDown = false
    delivery.fingers[index].phase = .cancel
    for taker in delivery.fingers[index].takers {
      note(recognizers.entries[taker].machine.cancel(touch.id, now: clock), of: taker)
    }
    delivery.cancelInView(index, to: .decision)
  }

  /// Resets the recognizers that ended in the last event, which clears their final state (G7).
  mutating func runResets() {
    guard !finished.isEmpty else { return }
    for index in finished {
      recognizers.entries[index].machine.reset()
      recognizers.setWait(index, for: nil)
      recognizers.entries[index].askedRequirements = nil
      recognizers.entries[index].isReset = true
    }
    for finger in delivery.fingers.indices {
      delivery.fingers[finger].takers.removeAll { recognizers.entries[$0].isReset }
    }
    for index in finished { recognizers.entries[index].isReset = false }
    finished.removeAll(keepingCapacity: true)
  }
}
