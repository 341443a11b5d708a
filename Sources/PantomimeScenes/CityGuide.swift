package import PantomimeKit

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
  let row: CardRow
  let focus: Int
  let variant: Variant
  let catchesAtTouchDown: Bool
  private let neighbourShift: Double
  private(set) var releasesAtNearest: Bool
  var cards: [Card] = []
  /// Whether cards can be selected: not while one fills the screen.
  var listSelects = true
  var listIsDragging = false

  struct Card {
    let view: ViewID
    let label: ViewID
    let close: ViewID
    let animator: AnimatorID
    var state = State.collapsed
    /// Where the present or last run leads.
    var destination = State.collapsed
    /// What it goes back to, saved as it expands.
    var initialFrame: Rect?
    /// Whether a finger has hold of it, and the fraction when it took hold.
    var isHeld = false
    var carried = 0.0
  }

  enum State: String {
    case collapsed, expanded
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    focus = options.count("card")
    variant = Variant(rawValue: options.word("variant")) ?? .arbitrates
    catchesAtTouchDown = options.flag("instant-pan")
    neighbourShift = options.number("shift")
    releasesAtNearest = options.word("zero-velocity") == "nearest"
    row = try CardRow(options, on: &stage)
    list = row.addList(startingAt: focus, on: &stage)
    let timing = Self.timing(options, on: &stage)
    for index in 0..<Self.cardCount {
      let frame = row.frame(of: index)
      let view = stage.addView(
        "card.\(index)", in: list, .frame(frame), .cornerRadius(Self.cornerRadius))
      cards.append(
        Card(
          view: view,
          label: stage.addView("label.\(index)", in: view, .alpha(0)),
          close: stage.addView(
            "close.\(index)", in: view, .frame(Self.closeFrame(in: frame)), .alpha(0)),
          animator: stage.addAnimator("card.\(index)", try Animator(options, timing: timing))))
      if variant.pans {
        stage.addGesture(
          .pan("card.\(index)", PanTraits(beginsAtTouchDown: catchesAtTouchDown)), on: view)
      }
    }
    stage.principal = cards[focus].animator
    stage.meantPanView = cards[focus].view
    stage.name(cards[focus].view, "card")
    stage.name(cards[focus].label, "label")
    stage.name(cards[focus].close, "close")
    warnOfFaults(on: &stage)
  }

  package var state: String { cards[focus].state.rawValue }

  package mutating func changed(_ options: SceneOptions, on stage: inout Stage) {
    releasesAtNearest = options.word("zero-velocity") == "nearest"
  }

  private static func timing(_ options: SceneOptions, on stage: inout Stage) -> Timing {
    let asked = options["timing"]?.text ?? ""
    guard stage.fault("CG-12", healthy: "the timing is \(asked)"),
      let spring = try? Spring(mass: 1, stiffness: 2, damping: 0.2)
    else { return options.timing("timing") }
    return .spring(spring)
  }
}

// MARK: - Expanding and collapsing

extension CityGuide {
  /// What starts a transition.
  enum Entrance {
    case tap, grab
  }

  /// Starts the transition that leads away from the card's present state.
  mutating func toggle(
    _ index: Int, by entrance: Entrance, on stage: inout Stage
  ) throws(Misuse) {
    let expands = cards[index].state == .collapsed
    // Healthy runs are filled once; CG-16 fills one that is under way with all there is to it, of
    // what CG-1 does the relative parts have switches of their own.
    let isWhole = stage[cards[index].animator].activity == .inactive || entrance == .tap
    if expands, isWhole || stage.fault("CG-2", healthy: "the frame is saved once for a run") {
      cards[index].initialFrame = stage[cards[index].view, .frame]
    }
    let pushes =
      isWhole || stage.fault("CG-3", healthy: "the neighbours are pushed once for a run")
    if expands { takeListFromFinger(&stage) }
    cards[index].destination = expands ? .expanded : .collapsed
    let card = cards[index]
    let frame = expands ? row.visible(on: stage, list) : card.initialFrame ?? row.frame(of: index)
    let outwards = pushes ? (expands ? neighbourShift : -neighbourShift) : 0
    let (left, right) = (neighbour(index - 1), neighbour(index + 1))
    try stage.addAnimations(to: card.animator) { stage in
      stage[card.view, .frame] = frame
      stage[card.view, .cornerRadius] = expands ? 0 : Self.cornerRadius
      stage[card.label, .alpha] = expands ? 1 : 0
      stage[card.close, .alpha] = expands ? 1 : 0
      stage[card.close, .frame] = Self.closeFrame(in: frame)
      if let left { stage[left, .frame].center.x -= outwards }
      if let right { stage[right, .frame].center.x += outwards }
    }
    stage.addCompletion(to: card.animator)
    try stage.start(card.animator)
  }

  /// In the card's top right corner.
  private static func closeFrame(in card: Rect) -> Rect {
    Rect(x: card.width - closeSide, width: closeSide, height: closeSide)
  }

  private func neighbour(_ index: Int) -> ViewID? {
    cards.indices.contains(index) ? cards[index].view : nil
  }

  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard let index = cards.firstIndex(where: { $0.animator == animator }) else { return }
    let frees = cards[index].destination == .collapsed
    switch position {
    case .start, .current:
      if scrolls(on: stage) != frees,
        stage.fault("CG-14", healthy: "only a completion at end changes whether the list scrolls")
      {
        setScrolls(frees, on: &stage)
      }
    case .end:
      cards[index].state = cards[index].state == .collapsed ? .expanded : .collapsed
      setScrolls(frees, on: &stage)
      listSelects = frees
      stage.record(
        .state, .word(cards[index].state.rawValue),
        [.word("card", stage.name(of: cards[index].view))],
        reason: "the completion ran at end; the list is \(frees ? "free again" : "locked")")
    }
  }
}
