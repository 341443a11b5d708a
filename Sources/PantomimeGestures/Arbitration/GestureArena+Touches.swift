// How an event gets to the recognizers.

extension GestureArena {
  /// Whether an event can have happened.
  func check(_ touches: [Touch], at now: Instant) throws(TouchProblem) {
    guard now >= clock else { throw .tooEarly(now, now: clock) }
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
    if down > GestureArena.mostTouches { throw .tooManyTouches(most: GestureArena.mostTouches) }
  }

  func downFinger(_ id: Int) -> Int? {
    for index in fingers.indices where fingers[index].id == id && fingers[index].isDown {
      return index
    }
    return nil
  }

  /// Fingers come down.
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
    var finger = Finger(
      id: touch.id, order: fingersSeen, phase: .down, place: touch.place, hit: path.first,
      since: clock)
    fingersSeen += 1
    for (depth, target) in path.enumerated() {
      var next = roster.first(on: target)
      while let index = next {
        next = roster.next(after: index)
        guard entries[index].offered.last != finger.order,
          admits(touch, index, asking: answers)
        else { continue }
        if !entries[index].competes { forgetOffers(to: index) }
        entries[index].offered.append(finger.order)
        compete(index, depth: depth)
        if entries[index].isOut { continue }
        note(entries[index].machine.down(touch.id, at: touch.place, now: clock), of: index)
        guard entries[index].machine.tracks(touch.id) else { continue }
        finger.takers.append(index)
        if entries[index].machine.isActive, entries[index].gesture.cancelsTouchesInView {
          finger.delivery = .closed
        }
      }
    }
    fingers.append(finger)
  }

  private mutating func admits(
    _ touch: Touch, _ index: Int, asking answers: GestureAnswers
  ) -> Bool {
    guard entries[index].gesture.isEnabled else { return false }
    if case .edgePan(_, let edges) = entries[index].gesture.kind,
      !edges.contain(touch.place, on: screen)
    {
      return false
    }
    if answers(.receives(touch, entries[index].id)).isYes { return true }
    decide(.ignores, index, reason: "its delegate lets it have no such touch (G65)")
    return false
  }

  /// Puts a recognizer among those judged: hit view outwards, then as they were added (GU7).
  private mutating func compete(_ index: Int, depth: Int) {
    guard !entries[index].competes else { return }
    entries[index].competes = true
    entries[index].depth = depth
    if mayHaveDeadline(index) { mayBeDue = true }
    // Mostly the last: a path is offered to in this order.
    guard let last = competitors.last, (entries[last].depth, last) > (depth, index) else {
      return competitors.append(index)
    }
    let place = competitors.partitioningIndex { (entries[$0].depth, $0) > (depth, index) }
    competitors.insert(index, at: place)
  }

  /// Fingers move, lift and are cancelled, in this order; each phase is judged by itself (G19).
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

  /// Tells those that follow a finger where it is.
  mutating func move(_ touch: Touch) {
    guard let index = downFinger(touch.id) else { return }
    let isThere = fingers[index].place == touch.place
    fingers[index].place = touch.place
    fingers[index].phase = touch.phase
    // A lift where the finger is says nothing of its movement.
    if isThere, touch.phase == .up { return }
    for place in fingers[index].takers.indices {
      entries[fingers[index].takers[place]].machine.move(touch.id, to: touch.place)
    }
  }

  /// Lets all make what they can of the moves they were told.
  mutating func settle() {
    for place in competitors.indices {
      let index = competitors[place]
      // Nearly all are pans, and what they say is a report in plain numbers, or nothing.
      switch entries[index].machine.follow(at: clock) {
      case .nothing: continue
      case .ready: isUnsettled = true
      case .moves(let report): tell(report, of: index)
      case .misses: lose(.failed, index, reason: PanRecognizer.miss)
      case nil: note(entries[index].machine.settle(at: clock), of: index)
      }
    }
  }

  private mutating func lift(_ touch: Touch) {
    guard let index = downFinger(touch.id) else { return }
    fingers[index].isDown = false
    for taker in fingers[index].takers {
      note(entries[taker].machine.up(touch.id, now: clock), of: taker)
    }
  }

  private mutating func cancel(_ touch: Touch) {
    guard let index = downFinger(touch.id) else { return }
    fingers[index].isDown = false
    fingers[index].phase = .cancel
    for taker in fingers[index].takers {
      note(entries[taker].machine.cancel(touch.id, now: clock), of: taker)
    }
    cancelInView(index, to: .decision)
  }

  /// Resets those that were over when the last thing happened: what they left stays unseen (G7).
  mutating func runResets() {
    guard !finished.isEmpty else { return }
    for index in finished {
      entries[index].machine.reset()
      setWait(index, for: nil)
      entries[index].askedRequirements = nil
      entries[index].isReset = true
    }
    for finger in fingers.indices {
      fingers[finger].takers.removeAll { entries[$0].isReset }
    }
    for index in finished { entries[index].isReset = false }
    finished.removeAll(keepingCapacity: true)
  }
}
