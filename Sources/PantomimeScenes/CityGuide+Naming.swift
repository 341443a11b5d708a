package import PantomimeKit
import PantomimeProps

// The options and paths of the scene, by the names the language gives them.

extension CityGuide {
  enum ZeroVelocity: String, CaseIterable { case published, nearest }

  static let card = OptionKey.count("card", 0...2, standard: 1, "The card in focus.")
  static let cell = OptionKey.size(
    "cell", 1...10_000, standard: Size(width: 250, height: 350),
    "The size of a collapsed card in points.")
  static let shift = OptionKey.number(
    "shift", 0...10_000, .points, standard: 50, "How far the neighbours are pushed outwards.")
  static let timing = OptionKey.timing(.easeInOut, "ease-in-out")
  static let instantPan = OptionKey.flag(
    "instant-pan", standard: false,
    "Whether a card is caught at touch-down, whichever way the finger will go.")
  static let zeroVelocity = OptionKey<ZeroVelocity>.choice(
    "zero-velocity", standard: .published, isLive: true,
    "What decides when the finger lifts at rest: the present direction, or the nearer end.")
  static let variant = OptionKey<Variant>.choice(
    "variant", standard: .arbitrates,
    "How far the tutorial has come: a taps, b scrubs, c carries on, d reverses, e arbitrates.")

  package static let options: [SceneOption] = [
    card.option, .screen, cell.option, shift.option, .duration(0.3), timing.option,
    .scrubsLinearly, instantPan.option, zeroVelocity.option, variant.option, .faults(faults),
  ]

  package static let paths: [ScenePath<CityGuide>] = cardPaths + neighborPaths + listPaths

  private static let cardPaths: [ScenePath<CityGuide>] = [
    ScenePath("card.screen-frame", "The frame of the card in focus on the screen.") {
      .frame($1.frameOnScreen(of: $0.cards[$0.focus].view))
    },
    ScenePath("card.initial-frame", "The frame saved when it last expanded.") {
      .frame($0.cards[$0.focus].initialFrame)
    },
    ScenePath("card.N.state", count: cardCount, "Its state.") {
      .word($0.cards[$2].state.rawValue)
    },
    ScenePath("card.N.shift", count: cardCount, "Its push outwards.") { $0.shift($2, on: $1) },
    ScenePath("card.N.distance", count: cardCount, "From the middle of what the list shows.") {
      .points($0.row.distance(of: $2, at: $0.offset(on: $1)))
    },
    ScenePath("card.N.scale", count: cardCount, "The scale the list draws it at.") {
      .fraction(1 - 0.1 * $0.remoteness(of: $2, on: $1))
    },
    ScenePath("card.N.alpha", count: cardCount, "The opacity the list draws it with.") {
      .fraction(1 - 0.7 * $0.remoteness(of: $2, on: $1))
    },
  ]

  private static let neighborPaths = [("left", -1), ("right", 1)].flatMap { side, step in
    [
      ScenePath<CityGuide>("\(side).shift", "How far the \(side) neighbour is pushed outwards.") {
        $0.shift($0.focus + step, on: $1)
      },
      ScenePath<CityGuide>("\(side).center", "The middle of the \(side) neighbour.") {
        $0.center($0.focus + step, on: $1)
      },
    ]
  }

  private static let listPaths: [ScenePath<CityGuide>] = [
    ScenePath("list.inset", "Its side inset.", value: { .points($0.row.inset) }),
    ScenePath("list.scrolls", "Whether a finger can scroll it.") { .flag($0.scrolls(on: $1)) },
    ScenePath("list.selects", "Whether a card can be selected.", value: { .flag($0.listSelects) }),
    ScenePath(
      "list.dragging", "Whether its own pan has the touch.", value: { .flag($0.listIsDragging) }),
    ScenePath(
      "popup-offset", "A collapsed card's way up.", value: { .points(popupOffset($0.row)) }),
  ]

  private func offset(on stage: Stage) -> Double { stage.contentOffset(of: list).dx }

  /// 0 in the middle; 1 from 200 points on, where a card is as small and faint as can be.
  private func remoteness(of index: Int, on stage: Stage) -> Double {
    min(row.distance(of: index, at: offset(on: stage)), 200) / 200
  }

  /// Outwards is away from the card in focus, and to the right for that card itself.
  private func shift(_ index: Int, on stage: Stage) -> PathValue {
    guard cards.indices.contains(index) else { return .absent }
    let shown = stage.shown(cards[index].view, .frame).center.x
    let moved = shown - row.frame(of: index).center.x
    return .points(index < focus ? -moved : moved)
  }

  private func center(_ index: Int, on stage: Stage) -> PathValue {
    guard cards.indices.contains(index) else { return .absent }
    return .point(stage.shown(cards[index].view, .frame).center)
  }
}
