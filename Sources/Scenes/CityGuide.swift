package import PantomimeKit

/// A horizontal list of three city cards; a tap or an upward pan expands one to the full screen.
///
/// One animator per card lives as long as the scene and is refilled for every run. A pan holds it,
/// scrubs it so that the card's top edge stays under the finger, and lets it go in the direction of
/// the velocity; how far the card has come is never asked.
package struct CityGuide: Scene {
  package static let name = "city-guide"
  package static let summary = "A city card expands by a tap or an upward pan, and can be caught."

  /// Space between two cards, in points.
  private static let spacing = 25.0
  private static let cornerRadius = 6.0

  private let screen: Size
  private let cell: Size
  private let neighbourShift: Double
  private let focus: Int
  private let cards: [Card]
  private var releasesAtNearest: Bool
  private var list: List
  private var held: Int
  private var heldFraction = 0.0

  /// A card with its animator and its model state.
  private struct Card {
    let view: ViewID
    let label: ViewID
    let close: ViewID
    let animator: AnimatorID
    let collapsed: Rect
  }

  private var states: [State]
  private var initialFrames: [Rect?]

  private enum State: String {
    case collapsed, expanded
  }

  /// The list that the cards lie in, as far as a card's transition concerns it.
  private struct List {
    var offset: Double
    let inset: Double
    var scrolls = true
    var selects = true
    var isDragging = false
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionProblem) {
    screen = options.size("screen")
    cell = options.size("cell")
    neighbourShift = options.number("shift")
    focus = options.count("card")
    releasesAtNearest = options.word("zero-velocity") == "nearest"
    held = focus
    let top = (screen.height - cell.height) / 2
    guard top > 0 else {
      throw OptionProblem(
        option: "cell",
        problem: "a card must be lower than the screen, else the way to the top is 0 or less: "
          + "choose a height below \(Numerals.text(screen.height))")
    }
    let page = cell.width + Self.spacing
    let inset = (screen.width - cell.width) / 2
    list = List(offset: page * Double(focus) - inset, inset: inset)
    var cards: [Card] = []
    for index in 0..<3 {
      let frame = Rect(x: page * Double(index), y: top, width: cell.width, height: cell.height)
      cards.append(try Self.card(index, frame, options, on: &stage))
    }
    self.cards = cards
    states = cards.map { _ in .collapsed }
    initialFrames = cards.map { _ in nil }
    stage.principal = cards[focus].animator
    stage.name(cards[focus].view, "card")
    stage.name(cards[focus].label, "label")
    stage.name(cards[focus].close, "close")
  }

  private static func card(
    _ index: Int, _ frame: Rect, _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionProblem) -> Card {
    var animator: Animator
    do throws(OutOfRange) {
      animator = try Animator(
        duration: options.number("duration"), timing: options.timing("timing"))
      animator.scrubsLinearly = options.flag("scrubs-linearly")
    } catch {
      throw OptionProblem(option: "duration", problem: "takes \(error.allowed)")
    }
    let card = Card(
      view: stage.addView("card.\(index)", .frame(frame), .cornerRadius(cornerRadius)),
      label: stage.addView("label.\(index)", .alpha(0)),
      close: stage.addView("close.\(index)", .alpha(0)),
      animator: stage.addAnimator("card.\(index)", animator), collapsed: frame)
    return card
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
    switch states[index] {
    case .collapsed: try expand(index, on: &stage)
    case .expanded: try collapse(index, on: &stage)
    }
  }

  private mutating func expand(_ index: Int, on stage: inout Stage) throws(Misuse) {
    let card = cards[index]
    initialFrames[index] = stage[card.view, .frame]
    let full = Rect(x: list.offset, y: 0, width: screen.width, height: screen.height)
    let (left, right, shift) = (neighbour(index - 1), neighbour(index + 1), neighbourShift)
    try stage.addAnimations(to: card.animator) { stage in
      stage[card.view, .frame] = full
      stage[card.view, .cornerRadius] = 0
      stage[card.label, .alpha] = 1
      stage[card.close, .alpha] = 1
      if let left { stage[left, .frame].center.x -= shift }
      if let right { stage[right, .frame].center.x += shift }
    }
    stage.addCompletion(to: card.animator)
    try stage.start(card.animator)
  }

  private mutating func collapse(_ index: Int, on stage: inout Stage) throws(Misuse) {
    let card = cards[index]
    let frame = initialFrames[index] ?? card.collapsed
    let (left, right, shift) = (neighbour(index - 1), neighbour(index + 1), neighbourShift)
    try stage.addAnimations(to: card.animator) { stage in
      stage[card.view, .frame] = frame
      stage[card.view, .cornerRadius] = Self.cornerRadius
      stage[card.label, .alpha] = 0
      stage[card.close, .alpha] = 0
      if let left { stage[left, .frame].center.x += shift }
      if let right { stage[right, .frame].center.x -= shift }
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
      list.scrolls = states[index] == .collapsed
      list.selects = list.scrolls
      stage.record(
        Event(
          "state \(states[index].rawValue)", [.word("card", stage.name(of: cards[index].view))],
          reason: "the completion ran at end; the list \(list.scrolls ? "scrolls again" : "is locked")"
        ))
    }
  }
}

// MARK: - Gestures

extension CityGuide {
  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    let rule = AxisRule.vertical
    guard !rule.allows(pan.velocity) else { return .begins(reason: rule.phrase) }
    return .refused(winner: list.scrolls ? "list" : "none", reason: rule.phrase)
  }

  package mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard list.scrolls else { return }
    list.isDragging = true
    stage.record(Event("list scrolls", reason: "its own pan takes the touch the card's pan refused"))
  }

  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    switch pan.state {
    case .began:
      list.isDragging = false
      held = cards.firstIndex { stage.view(named: pan.view ?? "") == $0.view } ?? focus
      let animator = cards[held].animator
      if stage[animator].activity == .inactive { try toggle(held, on: &stage) }
      try stage.pause(animator)
      // Read after the pause: only now does the fraction tell progress (A76).
      heldFraction = stage[animator].fraction(at: stage.now)
    case .changed:
      try scrub(by: pan.translation, on: &stage)
    case .ended:
      try letGo(velocity: pan.velocity, on: &stage)
    case .cancelled, .failed:
      stage.record(
        Event("decided start", [.word("by", "cancel")], reason: "the card goes back to its state"))
      try stage.setReversed(cards[held].animator, true)
      try stage.letGo(cards[held].animator)
    case .possible:
      break
    }
  }

  /// Moves the fraction by the finger's share of the way to the top.
  ///
  /// Two things turn the sign: the fraction counts in the direction of travel (A79), and a collapse
  /// goes down.
  private mutating func scrub(by translation: Vector, on stage: inout Stage) throws(Misuse) {
    let animator = stage[cards[held].animator]
    let sign = (states[held] == .expanded) == animator.isReversed ? 1.0 : -1.0
    let fraction = heldFraction - sign * translation.dy / popupOffset
    stage.raw = fraction
    try stage.scrub(cards[held].animator, to: fraction)
  }

  /// Chooses the direction by the velocity alone, and continues over the time that is left.
  private mutating func letGo(velocity: Vector, on stage: inout Stage) throws(Misuse) {
    let id = cards[held].animator
    let opens = states[held] == .collapsed
    let reverses: Bool
    let rule: String
    if velocity.dy == 0 {
      let goesBack = releasesAtNearest && stage[id].fraction(at: stage.now) < 0.5
      reverses = stage[id].isReversed != goesBack
      rule = releasesAtNearest ? "nearest" : "direction"
    } else {
      reverses = (velocity.dy > 0) == opens
      rule = "velocity"
    }
    stage.record(
      Event(
        "decided \(reverses ? "start" : "end")",
        [.word("by", rule), .number("vy", velocity.dy), .number("raw", stage.raw ?? 0)],
        reason: Self.reason(velocity.dy, rule)))
    try stage.setReversed(id, reverses)
    try stage.letGo(id)
  }

  private static func reason(_ velocity: Double, _ rule: String) -> String {
    switch rule {
    case "velocity": "released moving \(velocity < 0 ? "up" : "down"); progress is not consulted"
    case "nearest": "released at rest: the nearer end wins"
    default: "released at rest: the present direction is kept"
    }
  }

  package var tappable: [String] {
    ["card", "close"] + cards.indices.map { "card.\($0)" } + cards.indices.map { "close.\($0)" }
  }

  package mutating func tap(_ name: String, on stage: inout Stage) throws(Misuse) {
    guard let view = stage.view(named: name),
      let index = cards.firstIndex(where: { $0.view == view || $0.close == view })
    else { return }
    let isCard = cards[index].view == view
    if cards.contains(where: { stage[$0.animator].activity != .inactive }) {
      ignoreTap(name, "a card's animator is active", on: &stage)
    } else if isCard, !list.selects {
      ignoreTap(name, "selection is off while a card is expanded", on: &stage)
    } else if !isCard, states[index] == .collapsed {
      ignoreTap(name, "the close button is transparent while its card is collapsed", on: &stage)
    } else {
      try toggle(index, on: &stage)
    }
  }

  private func ignoreTap(_ name: String, _ reason: String, on stage: inout Stage) {
    stage.record(Event("tap ignored", [.word("on", name)], reason: reason))
  }

  /// The distance of a collapsed card's top from the screen's, in points: with linear scrubbing the
  /// card's top edge stays under the finger.
  private var popupOffset: Double { (screen.height - cell.height) / 2 }
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
    SceneOption(
      "duration", .number(0...3_600, .seconds), standard: .number(0.3), "A whole run in seconds."),
    SceneOption(
      "timing", .timing, standard: .timing(.easeInOut, text: "ease-in-out"),
      "The animators' timing."),
    SceneOption(
      "scrubs-linearly", .flag, standard: .flag(true),
      "Whether a held card is scrubbed in value space (A64, A65)."),
    SceneOption(
      "zero-velocity", .word(["published", "nearest"]), standard: .word("published"), isLive: true,
      "What decides when the finger lifts at rest: the present direction, or the nearer end."),
    SceneOption("faults", .faults([]), standard: .faults([]), "Published faults to switch on."),
  ]

  package static let paths: [ScenePath<CityGuide>] = [
    ScenePath("card.screen-frame", "The frame of the card in focus on the screen.") { scene, stage in
      var frame = stage.shown(scene.cards[scene.focus].view, .frame)
      frame.x -= scene.list.offset
      return .rect(frame)
    },
    ScenePath("card.initial-frame", "The frame saved when it last expanded.") { scene, _ in
      scene.initialFrames[scene.focus].map { .rect($0) } ?? .absent
    },
    ScenePath("left.shift", "How far the left neighbour is pushed outwards.") { scene, stage in
      scene.shift(scene.focus - 1, on: stage)
    },
    ScenePath("right.shift", "How far the right neighbour is pushed outwards.") { scene, stage in
      scene.shift(scene.focus + 1, on: stage)
    },
    ScenePath("left.center", "The middle of the left neighbour in the list.") { scene, stage in
      scene.center(scene.focus - 1, on: stage)
    },
    ScenePath("right.center", "The middle of the right neighbour in the list.") { scene, stage in
      scene.center(scene.focus + 1, on: stage)
    },
    ScenePath("card.N.state", count: { $0.cards.count }, "A card's state.") { scene, _, index in
      .word(scene.states[index].rawValue)
    },
    ScenePath("card.N.shift", count: { $0.cards.count }, "How far a card is pushed outwards.") {
      $0.shift($2, on: $1)
    },
    ScenePath("card.N.distance", count: { $0.cards.count }, "From the middle of the list's view.") {
      .points($0.distance($2, on: $1))
    },
    ScenePath("card.N.scale", count: { $0.cards.count }, "The list layout's scale.") {
      .fraction(1 - 0.1 * min($0.distance($2, on: $1), 200) / 200)
    },
    ScenePath("card.N.alpha", count: { $0.cards.count }, "The list layout's alpha.") {
      .fraction(1 - 0.7 * min($0.distance($2, on: $1), 200) / 200)
    },
    ScenePath("list.offset", "How far the list is scrolled.") { scene, _ in
      .points(scene.list.offset)
    },
    ScenePath("list.inset", "The list's side inset.") { scene, _ in .points(scene.list.inset) },
    ScenePath("list.scrolls", "Whether the list can scroll.") { scene, _ in
      .flag(scene.list.scrolls)
    },
    ScenePath("list.selects", "Whether a card can be selected.") { scene, _ in
      .flag(scene.list.selects)
    },
    ScenePath("list.dragging", "Whether the list's own pan has the touch.") { scene, _ in
      .flag(scene.list.isDragging)
    },
    ScenePath("popup-offset", "From a collapsed card's top to the screen's.") { scene, _ in
      .points(scene.popupOffset)
    },
  ]

  /// Outwards is away from the card in focus, and to the right for that card itself.
  private func shift(_ index: Int, on stage: Stage) -> Reading {
    guard cards.indices.contains(index) else { return .absent }
    let moved = stage.shown(cards[index].view, .frame).center.x - cards[index].collapsed.center.x
    return .points(index < focus ? -moved : moved)
  }

  private func center(_ index: Int, on stage: Stage) -> Reading {
    guard cards.indices.contains(index) else { return .absent }
    return .point(stage.shown(cards[index].view, .frame).center)
  }

  /// The layout uses a card's place at rest; pushing a neighbour aside does not rearrange the list.
  private func distance(_ index: Int, on stage: Stage) -> Double {
    (cards[index].collapsed.center.x - (list.offset + screen.width / 2)).magnitude
  }
}
