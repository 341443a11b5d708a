/// A finger's hold on a numeric property of a view and on a list inside it: the part of a view
/// controller that connects a pan to a sheet with detents.
///
/// While a finger holds the number, it follows the finger point for point; afterward an animator
/// moves it to its target. The same finger moves the number and the list, one at a time and without
/// a jump (G91). The caller decides the target.
public struct AnchoredDrag: Sendable {
  /// The number that the drag moves.
  public let number: PropertyNumber
  /// The direction of finger movement in which the number grows.
  public let direction: Direction
  /// The animator that moves the number to its target.
  public let animator: AnimatorID
  /// The scroll view inside, or `nil` if there is none.
  public let list: ViewID?
  /// The finger's hold, or `nil` while there is none.
  public private(set) var hold: AnchoredHold?
  /// The velocity that the list's pan last reported.
  private var listVelocity: Vector?
  private var recordsHolder = true

  /// The behavior of a number under the finger.
  public struct Options: Sendable, Hashable {
    /// The resistance past the limits, or `nil` if the number stops there.
    public var band: RubberBand?
    /// Whether the number stops at its open end, even if it resists past the other end (M16).
    public var stopsAtOpen = false
    /// Whether the finger also moves the list.
    public var includesList = true
    /// Whether the first of the two to move keeps the entire drag, or `nil` to use the simulation's
    /// reading (M20).
    public var keepsHolder: Bool?
    /// Whether the trace records each switch between the number and the list.
    public var recordsHolder = true

    /// Creates options.
    public init(
      band: RubberBand? = nil, stopsAtOpen: Bool = false, includesList: Bool = true,
      keepsHolder: Bool? = nil, recordsHolder: Bool = true
    ) {
      self.band = band
      self.stopsAtOpen = stopsAtOpen
      self.includesList = includesList
      self.keepsHolder = keepsHolder
      self.recordsHolder = recordsHolder
    }
  }

  /// Connects a number to an animator, which waits for its first run.
  public init(
    _ number: PropertyNumber, growing direction: Direction, animator: AnimatorID,
    list: ViewID? = nil
  ) {
    self.number = number
    self.direction = direction
    self.animator = animator
    self.list = list
  }

  /// Whether the open end is the smallest number, because the number grows as a finger scrolls the
  /// list back.
  var opensAtLeast: Bool { direction == .down || direction == .right }

  /// Stops the number, and the list if it is part of the drag, at their current positions.
  ///
  /// - Parameters:
  ///   - limits: The minimum and maximum of the number without resistance.
  ///   - options: The resistance past the limits, and the list's role in the drag.
  ///   - stage: The stage.
  /// - Throws: `Misuse` if the animator cannot be paused.
  public mutating func begin(
    within limits: ScrollBounds, options: Options = Options(), on stage: inout Stage
  ) throws(Misuse) {
    if stage.knownActivity(of: animator) == .active { try stage.pause(animator) }
    let list = options.includesList ? list : nil
    if let list { stage.scrollTouchDown(list) }
    hold = AnchoredHold(
      stage.shown(number), within: limits, band: options.band, opensAtLeast: opensAtLeast,
      stopsAtOpen: options.stopsAtOpen, list: list.map { rawOffset(of: $0, on: stage) },
      keeps: options.keepsHolder ?? stage.readings.isMeasured(on: .changingHands))
    (listVelocity, recordsHolder) = (nil, options.recordsHolder)
  }

  /// Returns the offset at which the finger grabs the list, with any resistance removed (G189).
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

  /// Stores the velocity that the list's pan reports: all movement comes from the other pan, but a
  /// throw uses the list's velocity estimator (GU10).
  public mutating func listReported(_ pan: Pan) {
    if hold != nil { listVelocity = pan.velocity }
  }

  /// Follows the finger's movement.
  ///
  /// - Parameters:
  ///   - pan: The pan's report.
  ///   - stage: The stage.
  /// - Throws: `Misuse` if the animator cannot be stopped.
  public mutating func follow(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard var hold else { return }
    let before = hold
    hold.follow(direction.along(pan.translation))
    self.hold = hold
    if recordsHolder, hold.hand != before.hand {
      tell(hold, goesBack: (hold.way > before.way) == opensAtLeast, on: &stage)
    }
    if hold.value != before.value {
      // The model values become the values on screen, because the finger sets them from here on.
      if stage.knownActivity(of: animator) == .active {
        try stage.stop(animator, withoutFinishing: true)
      }
      stage[number] = hold.value
    }
    guard let list, hold.listWay != before.listWay else { return }
    // The list's drag begins only now, at its current offset.
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
      reason = "the touch drags only the sheet"
    case (.sheet, true) where hold.keeps:
      reason = "the list is at its top, so the drag moves the sheet (M20)"
    case (.sheet, false) where hold.keeps:
      reason = "the sheet is not open, so the drag moves the sheet (M20)"
    case (.list, true) where hold.keeps:
      reason = "the list is not at its top, so the drag moves the list (M20)"
    case (.list, false) where hold.keeps:
      reason = "the sheet is open, so the drag moves the list (M20)"
    case (.sheet, true):
      reason = "the list is at its top: the rest of the drag moves the sheet (G91)"
    case (.sheet, false): reason = "the sheet is not open yet and moves before the list (G91)"
    case (.list, true): reason = "the list is not at its top yet and scrolls there first (G91)"
    case (.list, false): reason = "the sheet is open: the rest of the drag scrolls the list (G91)"
    }
    stage.note(
      .hand, .word(hand.rawValue),
      [.number("sheet", hold.value), .number("list", hold.listOffset)], reason: reason)
  }
}

// MARK: - Releasing

extension AnchoredDrag {
  /// Ends the hold: the list keeps scrolling at the release velocity if it was moving last, and
  /// otherwise stays; the animator stops at its current pose.
  ///
  /// - Returns: The hold, or `nil` if there was none.
  /// - Throws: `Misuse` if the animator cannot be stopped.
  public mutating func end(
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
    if stage.knownActivity(of: animator) == .active {
      try stage.stop(animator, withoutFinishing: true)
    }
    return held
  }

  /// Adds the animations toward a target and pauses the animator at its start; returns `false` if
  /// there is no distance to travel.
  ///
  /// - Throws: `Misuse` if the animator accepts no animations.
  public func prepare(to place: Double, on stage: inout Stage) throws(Misuse) -> Bool {
    guard stage[number] != place else { return false }
    let number = number
    try stage.addAnimations(to: animator) { stage in stage[number] = place }
    stage.addCompletion(to: animator)
    try stage.pause(animator)
    return true
  }
}
