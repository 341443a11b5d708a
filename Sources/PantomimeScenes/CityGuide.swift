package import PantomimeKit
import PantomimeProps

/// A horizontal list of three city cards; a tap or an upward pan expands one to the full screen.
///
/// One animator per card lives as long as the scene and is refilled for every run. A pan holds it,
/// scrubs it so that the card's top edge stays under the finger, and lets it go in the direction of
/// the velocity; how far the card has come is never asked.
package struct CityGuide: Scene {
  package static let name = "city-guide"
  package static let summary = "A city card expands by a tap or an upward pan, and can be caught."

  static let cardCount = 3
  private static let cornerRadius = 6.0
  /// How wide and high the close button is, in points.
  private static let closeSide = 40.0

  let list: ViewID
  let row: Carousel
  let focus: Int
  let variant: Variant
  let catchesAtTouchDown: Bool
  private let neighborShift: Double
  var cards: [Card] = []
  /// Whether cards can be selected: not while one fills the screen.
  var listSelects = true
  var listIsDragging = false

  struct Card {
    let view: ViewID
    let label: ViewID
    let close: ViewID
    var grab: Grab
    /// Whether the present or last run expands it.
    var expands = false
    /// What it goes back to, saved as it expands.
    var initialFrame: Rect?

    var state: State { grab.place == .home ? .collapsed : .expanded }
  }

  enum State: String { case collapsed, expanded }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    focus = try options[Self.card]
    variant = try options[Self.variant]
    catchesAtTouchDown = try options[Self.instantPan]
    neighborShift = try options[Self.shift]
    row = try Self.row(options, on: &stage)
    list = stage.addScrollView("list", for: row, centering: focus)
    let timing =
      stage.has(.runsBySpring)
      ? Self.publishersSpring(options, on: &stage) : try options[Self.timing]
    for index in 0..<Self.cardCount {
      cards.append(addCard(index, try Animator(options, timing: timing), on: &stage))
    }
    stage.principal = cards[focus].grab.animator
    stage.meantPanView = cards[focus].view
    stage.name(cards[focus].view, "card")
    stage.name(cards[focus].label, "label")
    stage.name(cards[focus].close, "close")
    warnOfFaults(on: &stage)
  }

  private func addCard(_ index: Int, _ animator: Animator, on stage: inout Stage) -> Card {
    let (frame, traits) = (row.frame(of: index), PanTraits(beginsAtTouchDown: catchesAtTouchDown))
    let view = stage.addView(
      "card.\(index)", in: list, .frame(frame), .cornerRadius(Self.cornerRadius))
    let card = Card(
      view: view, label: stage.addView("label.\(index)", in: view, .alpha(0)),
      close: stage.addView(
        "close.\(index)", in: view, .frame(Self.closeFrame(in: frame)), .alpha(0)),
      grab: Grab(
        of: stage.addAnimator("card.\(index)", animator), out: .up, over: Self.popupOffset(row)))
    if variant.pans { stage.addGesture(.pan("card.\(index)", traits), on: view) }
    return card
  }

  package var state: String { cards[focus].state.rawValue }

  /// A collapsed card's way to the top, in points: scrubbed by it, its edge stays under the finger.
  static func popupOffset(_ row: Carousel) -> Double {
    (row.viewport.height - row.cell.height) / 2
  }

  /// The layout: one row of cards, so placed that any of them can stand in the middle.
  private static func row(
    _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionProblem) -> Carousel {
    var row = Carousel(
      count: cardCount, cell: try options[cell], viewport: stage.screen, spacing: 25,
      rowSpacing: 10)
    if stage.has(.makesColumns) { row = columns(row, on: &stage) }
    guard popupOffset(row) <= 0 else { return row }
    guard stage.has(.takesAnyGeometry) else {
      throw OptionProblem(
        option: "cell",
        problem: "a card's way to the top must be more than 0: choose a height below "
          + Numerals.text(stage.screen.height))
    }
    stage.tell(.takesAnyGeometry)
    return row
  }
}

// MARK: - Expanding and collapsing

extension CityGuide {
  /// What a run does besides moving the card.
  struct Extent {
    var savesFrame = true
    var pushes = true
  }

  /// Starts the transition that leads away from the card's present state.
  mutating func toggle(
    _ index: Int, _ extent: Extent = Extent(), on stage: inout Stage
  ) throws(Misuse) {
    let expands = cards[index].state == .collapsed
    if expands {
      if extent.savesFrame { cards[index].initialFrame = stage[cards[index].view, .frame] }
      takeListFromFinger(&stage)
    }
    cards[index].expands = expands
    let card = cards[index]
    let frame =
      expands ? stage.visible(row, in: list) : card.initialFrame ?? row.frame(of: index)
    let outwards = extent.pushes ? (expands ? neighborShift : -neighborShift) : 0
    let (left, right) = (neighbor(index - 1), neighbor(index + 1))
    try stage.addAnimations(to: card.grab.animator) { stage in
      stage[card.view, .frame] = frame
      stage[card.view, .cornerRadius] = expands ? 0 : Self.cornerRadius
      stage[card.label, .alpha] = expands ? 1 : 0
      stage[card.close, .alpha] = expands ? 1 : 0
      stage[card.close, .frame] = Self.closeFrame(in: frame)
      if let left { stage[left, .frame].center.x -= outwards }
      if let right { stage[right, .frame].center.x += outwards }
    }
    stage.addCompletion(to: card.grab.animator)
    try stage.start(card.grab.animator)
  }

  /// In the card's top right corner.
  private static func closeFrame(in card: Rect) -> Rect {
    Rect(x: card.width - closeSide, width: closeSide, height: closeSide)
  }

  private func neighbor(_ index: Int) -> ViewID? {
    cards.indices.contains(index) ? cards[index].view : nil
  }

  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard let index = cards.firstIndex(where: { $0.grab.animator == animator }) else { return }
    let frees = !cards[index].expands
    guard cards[index].grab.completed(animator, at: position) else {
      if stage.has(.locksWhereverItEnds) { lockWhereverItEnds(frees, on: &stage) }
      return
    }
    setScrolls(frees, on: &stage)
    listSelects = frees
    stage.record(
      .state, .word(cards[index].state.rawValue),
      [.word("card", stage.name(of: cards[index].view))],
      reason: "the completion ran at end; the list is \(frees ? "free again" : "locked")")
  }
}
