/// A finger's hold on a number of a view, and on a list within: what a view controller does between a
/// pan and a sheet that rests at detents.
///
/// As long as a finger has hold of it the number follows, point for point; an animator takes it to where
/// it is to rest. One finger moves the number and the list, one at a time and without a jump (G91). It
/// decides nothing: that is whoever's it is.
public struct AnchoredDrag: Sendable {
  /// What is moved.
  public let number: PropertyNumber
  /// The direction of the finger in which the number grows.
  public let direction: Direction
  /// What takes the number to where it is to rest.
  public let animator: AnimatorID
  /// The scroll view within; `nil` for none.
  public let list: ViewID?
  /// What the finger holds; `nil` while there is none.
  public private(set) var hold: AnchoredHold?
  /// The velocity that the list's own pan told last.
  private var listVelocity: Vector?

  /// Joins a number to an animator, which waits for its first run.
  public init(
    _ number: PropertyNumber, growing direction: Direction, animator: AnimatorID,
    list: ViewID? = nil
  ) {
    self.number = number
    self.direction = direction
    self.animator = animator
    self.list = list
  }

  /// The least number is the open end where the number grows as a finger scrolls the list back.
  var opensAtLeast: Bool { direction == .down || direction == .right }

  /// Stops the number, and the list if it is in it, where they are.
  ///
  /// - Parameters:
  ///   - limits: the least and the greatest number that nothing resists.
  ///   - band: what resists beyond; `nil` where it stops.
  ///   - stopsAtOpen: whether it stops at its open end all the same (M16).
  ///   - takesList: whether the list is in it.
  ///   - keeps: whether who moves first has all of the drag; `nil` for what the reading says (M20).
  ///   - stage: the stage.
  /// - Throws: `Misuse` where the animator cannot be paused.
  public mutating func takeHold(
    within limits: ScrollBounds, band: RubberBand? = nil, stopsAtOpen: Bool = false,
    takesList: Bool, keeps: Bool? = nil, on stage: inout Stage
  ) throws(Misuse) {
    if stage.knownActivity(of: animator) == .active { try stage.pause(animator) }
    let list = takesList ? list : nil
    if let list { stage.scrollTouchDown(list) }
    hold = AnchoredHold(
      stage.shown(number), within: limits, band: band, opensAtLeast: opensAtLeast,
      stopsAtOpen: stopsAtOpen, list: list.map { rawOffset(of: $0, on: stage) },
      keeps: keeps ?? stage.readings.isMeasured(on: .changingHands))
    listVelocity = nil
  }

  /// The offset that the finger takes hold of, had nothing resisted it (G189).
  private func rawOffset(of list: ViewID, on stage: Stage) -> Double {
    let shown = stage.contentOffset(of: list)[direction.axis]
    guard let settings = stage.scrollView(list)?.settings,
      let band = try? RubberBand(
        dimension: direction.axis == .vertical
          ? settings.viewport.height : settings.viewport.width,
        resistance: settings.resistance)
    else { return shown }
    return band.offset(shown: shown, within: settings.bounds(along: direction.axis))
  }

  /// The list's own pan reports: all the moves come by the other pan, but a throw is the list's own
  /// estimator's affair (GU10).
  public mutating func listReported(_ pan: Pan) {
    if hold != nil { listVelocity = pan.velocity }
  }

  /// The finger has moved on.
  ///
  /// - Parameters:
  ///   - pan: where it is.
  ///   - tells: whether it is told who has the finger.
  ///   - stage: the stage.
  /// - Throws: `Misuse` where the animator cannot be stopped.
  public mutating func follow(
    _ pan: Pan, tells: Bool, on stage: inout Stage
  ) throws(Misuse) {
    guard var hold else { return }
    let before = hold
    hold.follow(direction.along(pan.translation))
    self.hold = hold
    if tells, hold.hand != before.hand {
      tell(hold, goesBack: (hold.way > before.way) == opensAtLeast, on: &stage)
    }
    if hold.value != before.value {
      // The models take the values shown: from here on the finger sets them.
      if stage.knownActivity(of: animator) == .active { try stage.stop(animator, finishing: false) }
      stage[number] = hold.value
    }
    guard let list, hold.listWay != before.listWay else { return }
    // Its drag begins only now, where it is.
    if stage.scrollView(list)?.isDragging != true {
      stage.scrollPan(list, Pan(state: .began))
    }
    stage.scrollPan(list, Pan(state: .changed, translation: listVector(-hold.listWay)))
  }

  private func listVector(_ length: Double) -> Vector {
    direction.axis == .vertical ? Vector(dy: length) : Vector(dx: length)
  }

  private func tell(_ hold: AnchoredHold, goesBack: Bool, on stage: inout Stage) {
    guard let hand = hold.hand else { return }
    let reason: Reason
    switch (hand, goesBack) {
    case (.sheet, _) where !hold.takesList:
      reason = "the finger has the sheet alone"
    case (.sheet, true) where hold.keeps:
      reason = "the list is at its top: the drag is the sheet's (M20)"
    case (.sheet, false) where hold.keeps:
      reason = "the sheet is not open: the drag is the sheet's (M20)"
    case (.list, true) where hold.keeps:
      reason = "the list is not at its top: the drag is the list's (M20)"
    case (.list, false) where hold.keeps:
      reason = "the sheet is open: the drag is the list's (M20)"
    case (.sheet, true): reason = "the list is at its top: what is left pulls the sheet (G91)"
    case (.sheet, false): reason = "the sheet is not open yet: it goes up before the list (G91)"
    case (.list, true): reason = "the list is not at its top yet: it goes there first (G91)"
    case (.list, false): reason = "the sheet is open: what is left scrolls the list (G91)"
    }
    stage.note(
      .hand, .word(hand.rawValue),
      [.number("sheet", hold.value), .number("list", hold.listOffset)], reason: reason)
  }
}

// MARK: - Letting go

extension AnchoredDrag {
  /// Ends the hold: the list moves on with the velocity if it had the finger, and otherwise stays; the
  /// animator is stopped where it is.
  ///
  /// - Returns: what the finger held; `nil` if it held nothing.
  /// - Throws: `Misuse` where the animator cannot be stopped.
  public mutating func letGo(
    _ pan: Pan, on stage: inout Stage
  ) throws(Misuse) -> AnchoredHold? {
    guard let held = hold else { return nil }
    hold = nil
    if let list, held.takesList {
      let isThrown = held.hand == .list && pan.state == .ended
      let velocity = isThrown ? (listVelocity ?? pan.velocity)[direction.axis] : 0
      stage.scrollPan(
        list,
        Pan(
          state: pan.state, translation: listVector(-held.listWay), velocity: listVector(velocity)))
      stage.scrollTouchUp(list)
    }
    if stage.knownActivity(of: animator) == .active { try stage.stop(animator, finishing: false) }
    return held
  }

  /// Fills the animator with the way to a place, and holds it at its start; false if there is none to
  /// go.
  ///
  /// - Throws: `Misuse` where the animator cannot be filled.
  public func prepare(to place: Double, on stage: inout Stage) throws(Misuse) -> Bool {
    guard stage[number] != place else { return false }
    let number = number
    try stage.addAnimations(to: animator) { stage in stage[number] = place }
    stage.addCompletion(to: animator)
    try stage.pause(animator)
    return true
  }
}
