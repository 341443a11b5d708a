package import PantomimeKit

/// A horizontal list of three city cards; a tap or an upward pan expands one to the full screen.
///
/// One animator per card lives as long as the scene and is refilled for every run. A pan holds it,
/// scrubs it so that the card's top edge stays under the finger, and lets it go in the direction of
/// the velocity; how far the card has come is never asked.
package struct CityGuide: Scene {
  package static let name = "city-guide"
  package static let summary = "A city card expands by a tap or an upward pan, and can be caught."

  private static let cardCount = 3
  /// Space between two cards, in points.
  private static let spacing = 25.0
  private static let cornerRadius = 6.0

  private let cards: [Card]
  private let focus: Int
  private let neighbourShift: Double
  private var releasesAtNearest: Bool
  private var row: CenteredRow
  /// Whether the list scrolls and lets cards be selected: not while a card fills the screen.
  private var listIsFree = true
  private var listIsDragging = false
  private var states = [State](repeating: .collapsed, count: cardCount)
  /// What each card goes back to, saved as it expands.
  private var initialFrames = [Rect?](repeating: nil, count: cardCount)
  /// The card under the finger, and its fraction when it was caught.
  private var held: Int
  private var heldFraction = 0.0

  private struct Card {
    let view: ViewID
    let label: ViewID
    let close: ViewID
    let animator: AnimatorID
  }

  private enum State: String {
    case collapsed, expanded
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    focus = options.count("card")
    held = focus
    neighbourShift = options.number("shift")
    releasesAtNearest = options.word("zero-velocity") == "nearest"
    let row = CenteredRow(
      viewport: options.size("screen"), cell: options.size("cell"), spacing: Self.spacing,
      centered: focus)
    guard row.frame(of: 0).y > 0 else {
      throw OptionProblem(
        option: "cell",
        problem: "a card's way to the top must be more than 0: choose a height below "
          + Numerals.text(row.viewport.height))
    }
    var cards: [Card] = []
    for index in 0..<Self.cardCount {
      cards.append(
        Card(
          view: stage.addView(
            "card.\(index)", .frame(row.frame(of: index)), .cornerRadius(Self.cornerRadius)),
          label: stage.addView("label.\(index)", .alpha(0)),
          close: stage.addView("close.\(index)", .alpha(0)),
          animator: stage.addAnimator("card.\(index)", try Animator(options))))
    }
    self.row = row
    self.cards = cards
    stage.principal = cards[focus].animator
    stage.name(cards[focus].view, "card")
    stage.name(cards[focus].label, "label")
    stage.name(cards[focus].close, "close")
  }

  package var state: String { states[focus].rawValue }

  package mutating func changed(_ options: SceneOptions, on stage: inout Stage) {
    releasesAtNearest = options.word("zero-velocity") == "nearest"
  }
}

// MARK: - Expanding and collapsing

extension CityGuide {
  /// Starts the transition that leads away from the card's present state.
  private mutating func toggle(_ index: Int, on stage: inout Stage) throws(Misuse) {
    let card = cards[index]
    let expands = states[index] == .collapsed
    if expands { initialFrames[index] = stage[card.view, .frame] }
    let frame = expands ? row.visible : initialFrames[index] ?? row.frame(of: index)
    let outwards = expands ? neighbourShift : -neighbourShift
    let (left, right) = (neighbour(index - 1), neighbour(index + 1))
    try stage.addAnimations(to: card.animator) { stage in
      stage[card.view, .frame] = frame
      stage[card.view, .cornerRadius] = expands ? 0 : Self.cornerRadius
      stage[card.label, .alpha] = expands ? 1 : 0
      stage[card.close, .alpha] = expands ? 1 : 0
      if let left { stage[left, .frame].center.x -= outwards }
      if let right { stage[right, .frame].center.x += outwards }
    }
    stage.addCompletion(to: card.animator)
    try stage.start(card.animator)
  }

  private func neighbour(_ index: Int) -> ViewID? {
    cards.indices.contains(index) ? cards[index].view : nil
  }

  package mutating func completed(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard let index = cards.firstIndex(where: { $0.animator == animator }) else { return }
    switch position {
    case .start, .current:
      break
    case .end:
      states[index] = states[index] == .collapsed ? .expanded : .collapsed
      listIsFree = states[index] == .collapsed
      stage.record(
        "state \(states[index].rawValue)", [.word("card", stage.name(of: cards[index].view))],
        reason: "the completion ran at end; the list \(listIsFree ? "is free again" : "is locked")")
    }
  }
}

// MARK: - Gestures

extension CityGuide {
  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    stage.verdict(on: pan, by: .vertical, leaving: listIsFree ? "list" : "none")
  }

  package mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard listIsFree else { return }
    listIsDragging = true
    stage.record("list scrolls", reason: "its own pan takes the touch the card's pan refused")
  }

  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .began: try catchCard(pan, on: &stage)
    case .changed: try scrub(by: pan.translation, on: &stage)
    case .ended, .cancelled, .failed: try letGo(pan, on: &stage)
    case .possible: break
    }
  }

  private mutating func catchCard(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    listIsDragging = false
    held = cards.firstIndex { stage.view(named: pan.view ?? "card") == $0.view } ?? focus
    let animator = cards[held].animator
    if stage[animator].activity == .inactive { try toggle(held, on: &stage) }
    try stage.pause(animator)
    // Read after the pause: only now does the fraction tell progress (A76).
    heldFraction = stage[animator].fraction(at: stage.now)
  }

  /// Moves the fraction by the finger's share of the way to the top.
  ///
  /// Two things turn the sign: the fraction counts in the direction of travel (A79), and a collapse
  /// goes down.
  private func scrub(by translation: Vector, on stage: inout Stage) throws(Misuse) {
    let animator = cards[held].animator
    let sign = (states[held] == .expanded) == stage[animator].isReversed ? 1.0 : -1.0
    let fraction = heldFraction - sign * translation.dy / popupOffset
    stage.raw = fraction
    try stage.scrub(animator, to: fraction)
  }

  /// Chooses the direction by the velocity alone, and continues over the time that is left.
  private func letGo(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let animator = cards[held].animator
    let lift = lift(pan, on: stage)
    let nearest = PositionRule(includesThreshold: !lift.isReversed)
    let rule = SignRule(atRest: releasesAtNearest ? .position(nearest) : .keepsDirection)
    let decision = stage.decide(
      lift, by: rule, [.number("vy", pan.velocity.dy), .number("raw", stage.raw ?? 0)])
    try stage.setReversed(animator, !decision.completes)
    try stage.letGo(animator)
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? { lift(pan, on: stage) }

  private func lift(_ pan: Pan, on stage: Stage) -> LiftOff {
    let animator = stage[cards[held].animator]
    let isReversed = animator.isReversed
    return LiftOff(
      progress: animator.progress(at: stage.now),
      velocity: states[held] == .collapsed ? -pan.velocity.dy : pan.velocity.dy,
      distance: popupOffset, crossVelocity: pan.velocity.dx,
      startProgress: isReversed ? 1 - heldFraction : heldFraction, isReversed: isReversed,
      isCancelled: pan.state != .ended && pan.state.isOver)
  }

  package var tappable: [String] {
    ["card", "close"] + cards.indices.flatMap { ["card.\($0)", "close.\($0)"] }
  }

  package mutating func tap(_ name: String, on stage: inout Stage) throws(Misuse) {
    guard let view = stage.view(named: name),
      let index = cards.firstIndex(where: { $0.view == view || $0.close == view })
    else { return }
    let isCard = cards[index].view == view
    let isBusy = cards.contains { stage[$0.animator].activity != .inactive }
    guard !isBusy, isCard ? listIsFree : states[index] == .expanded else {
      let reason =
        isBusy
        ? "a card's animator is active"
        : isCard
          ? "selection is off while a card is expanded"
          : "the close button is transparent while its card is collapsed"
      stage.record("tap ignored", [.word("on", name)], reason: reason)
      return
    }
    try toggle(index, on: &stage)
  }

  /// A collapsed card's way to the top: scrubbed by it, the top edge stays under the finger.
  private var popupOffset: Double { row.frame(of: 0).y }
}

// MARK: - Options and paths

extension CityGuide {
  package static let options: [SceneOption] = [
    SceneOption("card", .count(0...2), standard: .number(1), "The card in focus."),
    .screen,
    SceneOption(
      "cell", .size(1...10_000), standard: .size(Size(width: 250, height: 350)),
      "The size of a collapsed card in points."),
    SceneOption(
      "shift", .number(0...10_000, .points), standard: .number(50),
      "How far the neighbours are pushed outwards."),
    .duration(0.3), .timing(.easeInOut, "ease-in-out"), .scrubsLinearly,
    SceneOption(
      "zero-velocity", .word(["published", "nearest"]), standard: .word("published"), isLive: true,
      "What decides when the finger lifts at rest: the present direction, or the nearer end."),
    .faults([]),
  ]

  package static let paths: [ScenePath<CityGuide>] =
    rowPaths + neighbourPaths + [
      ScenePath("card.screen-frame", "The frame of the card in focus on the screen.") {
        scene, stage in
        var frame = stage.shown(scene.cards[scene.focus].view, .frame)
        frame.x -= scene.row.offset
        return .rect(frame)
      },
      ScenePath("card.initial-frame", "The frame saved when it last expanded.") { scene, _ in
        scene.initialFrames[scene.focus].map { .rect($0) } ?? .absent
      },
      ScenePath("card.N.state", count: cardCount, "Its state.") { .word($0.states[$2].rawValue) },
      ScenePath("card.N.shift", count: cardCount, "Its push outwards.") { $0.shift($2, on: $1) },
      ScenePath("list.scrolls", "Whether the list can scroll.", value: { .flag($0.listIsFree) }),
      ScenePath("list.selects", "Whether a card can be selected.", value: { .flag($0.listIsFree) }),
      ScenePath(
        "list.dragging", "Whether its own pan has the touch.", value: { .flag($0.listIsDragging) }),
      ScenePath("popup-offset", "A collapsed card's way up.", value: { .points($0.popupOffset) }),
    ]

  private static let rowPaths: [ScenePath<CityGuide>] = CenteredRow.paths(
    list: "list", cell: "card", count: cardCount,
    look: CenteredRow.Look(shrinking: 0.1, fading: 0.7, reach: 200)
  ) { $0.row }

  private static let neighbourPaths = [("left", -1), ("right", 1)].flatMap { side, step in
    [
      ScenePath<CityGuide>("\(side).shift", "How far the \(side) neighbour is pushed outwards.") {
        $0.shift($0.focus + step, on: $1)
      },
      ScenePath<CityGuide>("\(side).center", "The middle of the \(side) neighbour.") {
        $0.center($0.focus + step, on: $1)
      },
    ]
  }

  /// Outwards is away from the card in focus, and to the right for that card itself.
  private func shift(_ index: Int, on stage: Stage) -> Reading {
    guard cards.indices.contains(index) else { return .absent }
    let shown = stage.shown(cards[index].view, .frame).center.x
    let moved = shown - row.frame(of: index).center.x
    return .points(index < focus ? -moved : moved)
  }

  private func center(_ index: Int, on stage: Stage) -> Reading {
    guard cards.indices.contains(index) else { return .absent }
    return .point(stage.shown(cards[index].view, .frame).center)
  }
}
