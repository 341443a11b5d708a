/// A finger's hold on a numeric property of a view (the *number*) and on a list inside that view:
/// the part of a view controller that connects a pan to a sheet with detents.
///
/// While a finger holds the number, the number follows the finger point for point; afterward, an
/// animator moves the number to its target. The same finger moves the number and the list, one at a
/// time and without a jump (G91): the list scrolls at the *open end*, the limit at which the sheet
/// is fully open. The caller decides the target.
public struct AnchoredDrag: Sendable {
  /// The number that the drag moves.
  package let number: PropertyNumber
  /// The direction of finger movement in which the number grows.
  package let direction: Direction
  /// The animator that moves the number to its target.
  public let animator: AnimatorID
  /// The scroll view inside the view, or `nil` if there is none; if there are several, the one that
  /// was last under the finger.
  package internal(set) var list: ViewID?
  /// The finger's hold, or `nil` while there is none.
  public private(set) var hold: AnchoredHold?
  /// The velocity that the list's pan last reported.
  private var listVelocity: Vector?
  private var recordsHolder = true
  private var passesVelocity = true

  /// The behavior of a number under the finger.
  public struct Options: Sendable, Hashable {
    /// The resistance past the limits, or `nil` if the number stops at the limits.
    package var band: RubberBand?
    /// Whether the number stops at its open end, even if it resists past its closed end (M16).
    package var stopsAtOpen = false
    /// Whether the finger also moves the list.
    package var includesList = true
    /// Whether the part that moves first, the number or the list, keeps the entire drag, or `nil`
    /// to use the reading that the simulation has chosen (M20).
    package var keepsHolder: Bool?
    /// Whether the trace records each switch between the number and the list.
    package var recordsHolder = true
    /// Whether a list that takes over during the drag receives the velocity at lift-off.
    package var passesVelocity = true

    /// Creates options.
    public init(
      band: RubberBand? = nil, stopsAtOpen: Bool = false, includesList: Bool = true,
      keepsHolder: Bool? = nil, recordsHolder: Bool = true, passesVelocity: Bool = true
    ) {
      self.passesVelocity = passesVelocity
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

  /// Whether the open end is the smallest number, which is the case if the number grows as a finger
  /// scrolls the list back.
  var opensAtLeast: Bool { direction == .down || direction == .right }

  /// Stops the number, and the list if it is part of the drag, at their current positions.
  ///
  /// - Parameters:
  ///   - limits: The range in which the number moves without resistance.
  ///   - options: The resistance past the limits, and the list's role in the drag.
  ///   - stage: The stage.
  /// - Throws: `Misuse` if the animator cannot be paused.
  public mutating func begin(
    within limits: ScrollBounds, options: Options = Options(), on stage: inout Stage
  ) throws(Misuse) {
    if limits.hasNaN { try stage.check(.nan, "limits", of: "begin") }
    if stage.knownActivity(of: animator) == .active { try stage.pause(animator) }
    let list = options.includesList ? list : nil
    if let list { stage.scrollTouchDown(list) }
    hold = AnchoredHold(
      stage.shown(number), within: limits, band: options.band, opensAtLeast: opensAtLeast,
      stopsAtOpen: options.stopsAtOpen, list: list.map { rawOffset(of: $0, on: stage) },
      keeps: options.keepsHolder ?? stage.readings.isMeasured(on: .changingHands))
    (listVelocity, recordsHolder) = (nil, options.recordsHolder)
    passesVelocity = options.passesVelocity
  }

  /// Returns the list's offset when the finger grabs it, with the effect of any resistance removed
  /// (G189).
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

  /// Stores the velocity that the list's pan reports, because a throw uses the velocity estimator
  /// of the list (GU10); all movement comes from the other pan.
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
    try stage.check(pan, of: "follow")
    let before = hold
    hold.follow(direction.along(pan.translation))
    self.hold = hold
    if recordsHolder, hold.hand != before.hand {
      tell(hold, goesBack: (hold.distance > before.distance) == opensAtLeast, on: &stage)
    }
    if hold.value != before.value {
      // The model values become the values on screen, because from now on the finger sets the model
      // values.
      if stage.knownActivity(of: animator) == .active {
        try stage.stop(animator, withoutFinishing: true)
      }
      stage[number] = hold.value
    }
    guard let list, hold.listDistance != before.listDistance else { return }
    // The list's drag begins only now, at the list's current offset.
    if stage.scrollView(list)?.isDragging != true {
      stage.scroll(list, with: Pan(state: .began))
    }
    stage.scroll(list, with: Pan(state: .changed, translation: listVector(-hold.listDistance)))
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
  /// Ends the hold, and stops the animator at its current pose; if the finger last moved the list,
  /// the list keeps scrolling at the release velocity.
  ///
  /// - Returns: The hold that has ended, or `nil` if there was none.
  /// - Throws: `Misuse` if the animator cannot be stopped.
  public mutating func end(
    _ pan: Pan, on stage: inout Stage
  ) throws(Misuse) -> AnchoredHold? {
    guard let held = hold else { return nil }
    try stage.check(pan, of: "end")
    hold = nil
    if let list, held.takesList {
      let isThrown =
        held.hand == .list && pan.state == .ended && (passesVelocity || !held.hasHandedOver)
      let velocity = isThrown ? (listVelocity ?? pan.velocity)[direction.axis] : 0
      stage.scroll(
        list,
        with: Pan(
          state: pan.state, translation: listVector(-held.listDistance),
          velocity: listVector(velocity)))
      stage.scrollTouchUp(list)
    }
    if stage.knownActivity(of: animator) == .active {
      try stage.stop(animator, withoutFinishing: true)
    }
    return held
  }

  /// Adds the animations toward a target and pauses the animator at the start of its run; returns
  /// `false` if there is no distance to travel.
  ///
  /// - Throws: `Misuse` if the animator accepts no animations.
  public func prepare(to place: Double, on stage: inout Stage) throws(Misuse) -> Bool {
    try stage.check(place, "to", of: "prepare")
    guard stage[number] != place else { return false }
    let number = number
    try stage.addAnimations(to: animator) { stage in
      // A finger may have turned a knob several times.
      stage.views.keepTurns(true)
      stage[number] = place
      stage.views.keepTurns(false)
    }
    stage.addCompletion(to: animator)
    try stage.pause(animator)
    return true
  }
}

/// A finger's hold on a numeric view property, which moves by as many points as the finger moves.
///
/// The value of the property, the *number*, is measured in points along an axis of the screen. Past
/// its limits it stops or resists; at its open end, the remaining movement may go to a list inside
/// the view (G91). A hold only computes: `AnchoredDrag` reads the numbers from a stage and writes
/// the results.
public struct AnchoredHold: Sendable {
  /// The number on screen when the hold began.
  public let start: Double
  /// The finger's travel, in points, in the direction in which the number grows.
  package private(set) var distance = 0.0
  /// The part, sheet or list, that moved last, or `nil` before the first movement.
  package private(set) var hand: ScrollHandOver.Holder?
  /// A Boolean value that indicates whether the finger has moved both parts, the sheet and the list.
  package private(set) var hasHandedOver = false
  /// A Boolean value that indicates whether the list is part of the drag.
  package let takesList: Bool
  private let limits: ScrollBounds
  /// The resistance past the limits, or `nil` if the number stops at the limits.
  private let band: RubberBand?
  /// The number when the hold began, with the effect of any resistance removed.
  private let raw: Double
  private var both: ScrollHandOver
  private let firstList: Double
  /// The number at the open end.
  private let open: Double
  private let growsFromOpen: Bool
  /// Whether the number stops at the open end.
  private let stopsAtOpen: Bool

  /// Creates a hold on a number, and on a list if its offset is given.
  ///
  /// - Parameters:
  ///   - start: The number on screen.
  ///   - limits: The range in which the number moves without resistance.
  ///   - band: The resistance past the limits, or `nil` if the number stops at the limits.
  ///   - opensAtLeast: Whether the open end is the smallest number rather than the largest.
  ///   - stopsAtOpen: Whether the number stops at the open end, even if it resists past the closed
  ///     end (M16).
  ///   - list: The offset at which the finger grabs the list, or `nil` if the finger moves only the
  ///     number.
  ///   - keeps: Whether the first part to move keeps the entire drag (M20).
  package init(
    _ start: Double, within limits: ScrollBounds, band: RubberBand?, opensAtLeast: Bool = true,
    stopsAtOpen: Bool = false, list: Double? = nil, keeps: Bool = false
  ) {
    self.start = start
    self.band = band
    takesList = list != nil
    growsFromOpen = opensAtLeast
    // If a number is caught past an end where it stops or where the list takes over, it counts as
    // being at that end.
    let stops = band == nil
    let stopsHere = stops || stopsAtOpen || list != nil
    let lower = (opensAtLeast ? stopsHere : stops) ? min(limits.lower, start) : limits.lower
    let upper = (opensAtLeast ? stops : stopsHere) ? max(limits.upper, start) : limits.upper
    self.stopsAtOpen = stopsAtOpen
    self.limits = ScrollBounds(lower, upper)
    open = opensAtLeast ? lower : upper
    raw = band?.offset(shown: start, within: self.limits) ?? start
    both = ScrollHandOver(
      sheet: (raw - open) * (opensAtLeast ? 1 : -1), list: list ?? 0, keeps: keeps)
    firstList = both.list
  }

  /// Sets the finger's travel since the hold began, in the direction in which the number grows.
  package mutating func follow(_ distance: Double) {
    guard distance != self.distance else { return }
    if takesList {
      let step = distance - self.distance
      both.move(by: growsFromOpen ? step : -step)
      if let hand, hand != both.holder { hasHandedOver = true }
      hand = both.holder
    } else {
      hand = .sheet
    }
    self.distance = distance
  }

  /// The number to show.
  public var value: Double {
    // Avoids rounding: returns exactly the initial value before any movement, and exactly the limit
    // at an end.
    guard takesList else { return distance == 0 ? start : shown(raw + distance) }
    let gone = growsFromOpen ? both.sheet : -both.sheet
    return gone == raw - open ? start : shown(open + gone)
  }

  private func shown(_ raw: Double) -> Double {
    guard let band else { return limits.clamp(raw) }
    let isPastOpen = growsFromOpen ? raw < open : raw > open
    return stopsAtOpen && isPastOpen ? open : band.shown(offset: raw, within: limits)
  }

  /// The distance by which the list has scrolled since the hold began.
  package var listDistance: Double { both.list - firstList }

  /// A Boolean value that indicates whether the first part to move keeps the entire drag (M20).
  package var keeps: Bool { both.keeps }

  /// The offset of the list, before any resistance.
  package var listOffset: Double { both.list }
}

// Programmatic presentation and dismissal of sheets.

extension Stage {
  /// Presents a sheet: moves its number from the current value to `place`, starting at zero
  /// velocity, with the spring of a page sheet (M28).
  ///
  /// If a finger holds the sheet, or if the sheet is already at `place` or moving there, the method
  /// only records an event with the reason.
  ///
  /// - Parameters:
  ///   - sheet: The drag that moves the sheet's number.
  ///   - place: The number's final value.
  ///   - alongside: Further changes to animate together with the sheet.
  /// - Returns: Whether the sheet moves.
  /// - Throws: `Misuse` if the animator refuses.
  @discardableResult
  public mutating func present(
    _ sheet: AnchoredDrag, at place: Double,
    alongside: @escaping @Sendable (inout Stage) -> Void = { _ in }
  ) throws(Misuse) -> Bool {
    try move(sheet, to: place, .presented, alongside)
  }

  /// Dismisses a sheet: moves its number to `place`, off the screen, in the same manner as
  /// `present(_:at:alongside:)` (M28).
  ///
  /// - Returns: Whether the sheet moves.
  /// - Throws: `Misuse` if the animator refuses.
  @discardableResult
  public mutating func dismiss(
    _ sheet: AnchoredDrag, to place: Double,
    alongside: @escaping @Sendable (inout Stage) -> Void = { _ in }
  ) throws(Misuse) -> Bool {
    try move(sheet, to: place, .dismissed, alongside)
  }

  private mutating func move(
    _ sheet: AnchoredDrag, to place: Double, _ kind: EventKind,
    _ alongside: @escaping @Sendable (inout Stage) -> Void
  ) throws(Misuse) -> Bool {
    if kind == .presented {
      try check(place, "at", of: "present")
    } else {
      try check(place, "to", of: "dismiss")
    }
    let (number, animator) = (sheet.number, sheet.animator)
    let view = Event.Field.word("view", name(of: number.view))
    if sheet.hold != nil {
      note(.presentationIgnored, nil, [view, .cause("held")], reason: "a finger holds it")
      return false
    }
    if self[number] == place {
      note(
        .presentationIgnored, nil, [view, .cause("there")],
        reason: "it is already there or moving there")
      return false
    }
    animators.noteProgrammed(animator, at: ledger.trace.count)
    note(
      kind, nil, [view, .number("from", shown(number)), .number("to", place)],
      reason: "the program moves it with the spring of a page sheet, from zero velocity (M28)")
    if knownActivity(of: animator) == .active { try stop(animator, withoutFinishing: true) }
    try addAnimations(to: animator) { stage in
      stage[number] = place
      alongside(&stage)
    }
    addCompletion(to: animator)
    try pause(animator)
    try continueAnimation(animator, timing: .spring(.pageSheet))
    return true
  }
}
