package import PantomimeKit

// The list: where its cards lie, and where it comes to rest.

extension CityGuide {
  /// The layout: one row of cards, so placed that any of them can stand in the middle.
  struct CardRow {
    private static let spacing = 25.0
    /// Between two cards of a column, where there is more than one row.
    private static let rowSpacing = 10.0
    /// A card at this distance from the middle, in points, is as small and faint as can be.
    private static let reach = 200.0
    /// What such a card has lost of its size, and of its opacity.
    private static let (shrinking, fading) = (0.1, 0.7)

    let viewport: Size
    let cell: Size
    /// How many rows there are; one, unless the published layout fits more.
    let rows: Int

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
      let viewport = options.size("screen")
      let cell = options.size("cell")
      let fitting = (1...cardCount).last { rows in
        Self.height(of: rows, cell) <= viewport.height
      }
      let isBroken = (fitting ?? 1) > 1 && stage.fault("CG-15", healthy: "there is one row always")
      rows = isBroken ? fitting ?? 1 : 1
      self.viewport = viewport
      self.cell = cell
      guard popupOffset > 0 || stage.fault("CG-11", healthy: "this geometry is refused") else {
        throw OptionProblem(
          option: "cell",
          problem: "a card's way to the top must be more than 0: choose a height below "
            + Numerals.text(viewport.height))
      }
    }

    private static func height(of rows: Int, _ cell: Size) -> Double {
      Double(rows) * cell.height + Double(rows - 1) * rowSpacing
    }

    private var columns: Int { (cardCount + rows - 1) / rows }

    /// From one column to the next, in points.
    private var page: Double { cell.width + Self.spacing }

    /// The space before the first card and after the last, in points.
    var inset: Double { (viewport.width - cell.width) / 2 }

    /// A collapsed card's way to the top, in points: scrubbed by it, its edge stays under the
    /// finger.
    var popupOffset: Double { (viewport.height - cell.height) / 2 }

    /// The frame of a collapsed card, in the list's coordinates.
    func frame(of index: Int) -> Rect {
      let top = (viewport.height - Self.height(of: rows, cell)) / 2
      return Rect(
        x: page * Double(index / rows),
        y: top + Double(index % rows) * (cell.height + Self.rowSpacing),
        width: cell.width, height: cell.height)
    }

    private func offset(centering column: Int) -> Double { page * Double(column) - inset }

    func addList(startingAt card: Int, on stage: inout Stage) -> ViewID {
      stage.addScrollView(
        "list", frame: Rect(width: viewport.width, height: viewport.height),
        content: Size(width: page * Double(columns) - Self.spacing, height: viewport.height)
      ) { settings in
        settings.axes = .horizontal
        settings.insets = Insets(left: inset, right: inset)
        settings.start = Vector(dx: offset(centering: card / rows))
        settings.style.deceleration = .fast
      }
    }

    /// The part of the list that is seen, in its own coordinates; one that has been drawn beyond its
    /// end is on its way back there.
    func visible(on stage: Stage, _ list: ViewID) -> Rect {
      let bounds = stage.scrollView(list)?.settings.bounds(along: .horizontal)
      let offset = stage.contentOffset(of: list).dx
      return Rect(
        x: bounds?.clamp(offset) ?? offset, width: viewport.width, height: viewport.height)
    }

    /// The offset that a lift-off leads to: the centre nearest to the natural rest, or, if going
    /// there would be against the flick, one page in the flick's direction.
    func target(natural rest: Double, from offset: Double, velocity: Double) -> Double {
      let places = (0..<columns).map { self.offset(centering: $0) }
      var column = 0
      for (index, place) in places.enumerated()
      where (place - rest).magnitude < (places[column] - rest).magnitude { column = index }
      let way = places[column] - offset
      if velocity > 0, way < 0 { column = min(column + 1, columns - 1) }
      if velocity < 0, way > 0 { column = max(column - 1, 0) }
      return places[column]
    }

    /// How far the middle of a card is from the middle of the viewport, in points.
    func distance(of index: Int, at offset: Double) -> Double {
      (frame(of: index).center.x - (offset + viewport.width / 2)).magnitude
    }

    /// The scale and the opacity that the list draws a card with.
    func look(of index: Int, at offset: Double) -> (scale: Double, alpha: Double) {
      let share = min(distance(of: index, at: offset), Self.reach) / Self.reach
      return (1 - Self.shrinking * share, 1 - Self.fading * share)
    }
  }
}

// MARK: - Scrolling

extension CityGuide {
  func scrolls(on stage: Stage) -> Bool {
    stage.scrollView(list)?.settings.isEnabled == true
  }

  func setScrolls(_ isOn: Bool, on stage: inout Stage) {
    stage.configure(list) { settings in settings.isEnabled = isOn }
  }

  /// Whether a card is on its way up, to the place that the list shows at this moment.
  func isExpanding(on stage: Stage) -> Bool {
    cards.contains { card in
      card.destination == .expanded && stage[card.animator].activity != .inactive
    }
  }

  /// Why a list on which a card expands is nobody's.
  static let listLock: Reason = "locked from the moment at which a card begins to expand"

  package func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    isExpanding(on: stage) && !stage.has(fault: "CG-18")
      ? .refused(winner: "none", reason: Self.listLock)
      : .begins(reason: "its criteria are met (G63)")
  }

  /// A card begins to expand: a finger that is dragging the list goes on without it.
  mutating func takeListFromFinger(_ stage: inout Stage) {
    guard listIsDragging, !listIsOpen(&stage) else { return }
    listIsDragging = false
    stage.scrollPan(list, Pan(state: .cancelled))
  }

  /// Whether the list is a finger's even while a card expands, as published.
  func listIsOpen(_ stage: inout Stage) -> Bool {
    stage.fault("CG-18", healthy: "the list is locked as soon as a card expands")
  }

  package mutating func scrollBegan(_ view: ViewID, on stage: inout Stage) {
    stage.record(.listScrolls, reason: "its own pan has taken the touch")
    if isExpanding(on: stage) { _ = listIsOpen(&stage) }
  }

  package mutating func scrolled(_ view: ViewID, on stage: inout Stage) {
    listIsDragging = stage.scrollView(list)?.isDragging == true
  }

  package mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {
    let offset = stage.contentOffset(of: list).dx
    // Stopped by the finger that now has a card, it stays: the card is on its way to what is seen.
    let isBusy = cards.contains { stage[$0.animator].activity != .inactive }
    target.dx =
      isBusy ? offset : row.target(natural: target.dx, from: offset, velocity: velocity.dx)
  }
}
