package import PantomimeKit
import PantomimeProps

// The options, paths, events and faults of the scene, by the names the language gives them.

extension CityGuide {
  /// What decides at rest: as in the published code the present direction, or the nearer end.
  enum ZeroVelocity: String, CaseIterable { case published, nearest }

  /// The stages in which the tutorial builds it, the last one first.
  ///
  /// Each lacks something that the one before it has: to ask for the axis, to turn round by the
  /// velocity, to carry on the progress of a card that is caught, and the pan itself.
  enum Variant: String, CaseIterable, Comparable {
    case arbitrates = "e"
    case reverses = "d"
    case carries = "c"
    case scrubs = "b"
    case taps = "a"

    var pans: Bool { self != .taps }

    static func < (one: Variant, other: Variant) -> Bool { one.rawValue < other.rawValue }
  }

  static let card = OptionKey.count("card", 0...2, standard: 1, "The card in focus.")
  static let cell = OptionKey.size(
    "cell", 1...10_000, standard: Size(width: 250, height: 350),
    "The size of a collapsed card in points.")
  static let shift = OptionKey.points(
    "shift", 50, "How far the neighbours are pushed outwards.")
  static let timing = OptionKey.timing(.easeInOut, "ease-in-out")
  static let instantPan = OptionKey.flag(
    "instant-pan", "Whether a card is caught at touch-down, whichever way the finger will go.")
  static let zeroVelocity = OptionKey<ZeroVelocity>.choice(
    "zero-velocity", isLive: true,
    "What decides when the finger lifts at rest: the present direction, or the nearer end.")
  static let variant = OptionKey<Variant>.choice(
    "variant",
    "How far the tutorial has come: a taps, b scrubs, c carries on, d reverses, e arbitrates.")

  package static let options: [SceneOption] = [
    card.option, .screen, cell.option, shift.option, .duration(0.3), timing.option,
    .scrubsLinearly, instantPan.option, zeroVelocity.option, variant.option, .faults(faults),
  ]

  package static let events = News.kinds
  enum News: String, SceneEvent { case listScrolls = "list scrolls: The list takes the touch." }

  package static let paths: [ScenePath<CityGuide>] =
    [
      ScenePath("card.screen-frame", "The frame of the card in focus on the screen.") {
        .frame($1.frameOnScreen(of: $0.card.view))
      },
      .frame("card.initial-frame", "The frame saved when it last expanded.") {
        $0.card.initialFrame
      },
      .word("card.N.state", count: cardCount, "Its state.") { $0.cards[$1].state },
      ScenePath("card.N.shift", count: cardCount, "Its push outwards.") { $0.shift($2, on: $1) },
    ] + ScenePath.paths(ofCards: "card", count: cardCount) { $0.list }
    + neighbor("left", -1) + neighbor("right", 1) + [
      .points("list.inset", "Its side inset.") { $0.list.carousel.inset },
      ScenePath("list.scrolls", "Whether a finger can scroll it.") {
        .flag($0.list.scrolls(on: $1))
      },
      .flag("list.selects", "Whether a card can be selected.") { $0.listSelects },
      .flag("list.dragging", "Whether its own pan has the touch.") { $0.list.isDragging },
      .points("popup-offset", "A collapsed card's way up.") { popupOffset($0.list.carousel) },
    ]

  private static func neighbor(_ side: String, _ step: Int) -> [ScenePath<CityGuide>] {
    [
      ScenePath("\(side).shift", "How far the \(side) neighbour is pushed outwards.") {
        $0.shift($0.focus + step, on: $1)
      },
      ScenePath("\(side).center", "The middle of the \(side) neighbour.") {
        guard let card = $0.neighbor(step, of: $0.focus) else { return .absent }
        return .point($1.shown(card.view, .frame).center)
      },
    ]
  }

  /// Outwards is away from the card in focus, and to the right for that card itself.
  private func shift(_ index: Int, on stage: Stage) -> PathValue {
    guard cards.indices.contains(index) else { return .absent }
    let shown = stage.shown(cards[index].view, .frame).center.x
    let moved = shown - list.carousel.frame(of: index).center.x
    return .points(index < focus ? -moved : moved)
  }
}
