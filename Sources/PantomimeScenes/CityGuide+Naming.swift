package import PantomimeKit

// The options, paths and faults of the scene, by the names the language gives them.

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
      "instant-pan", .flag, standard: .flag(false),
      "Whether a card is caught at touch-down, whichever way the finger will go."),
    SceneOption(
      "zero-velocity", .word(["published", "nearest"]), standard: .word("published"), isLive: true,
      "What decides when the finger lifts at rest: the present direction, or the nearer end."),
    SceneOption(
      "variant", .word(Variant.allCases.reversed().map { $0.rawValue }), standard: .word("e"),
      "How far the tutorial has come: a taps, b scrubs, c carries on, d reverses, e arbitrates."),
    .faults(faults),
  ]

  package static let paths: [ScenePath<CityGuide>] = cardPaths + neighbourPaths + listPaths

  private static let cardPaths: [ScenePath<CityGuide>] = [
    ScenePath("card.screen-frame", "The frame of the card in focus on the screen.") {
      scene, stage in
      stage.frameOnScreen(of: scene.cards[scene.focus].view).map { .rect($0) } ?? .absent
    },
    ScenePath("card.initial-frame", "The frame saved when it last expanded.") { scene, _ in
      scene.cards[scene.focus].initialFrame.map { .rect($0) } ?? .absent
    },
    ScenePath("card.N.state", count: cardCount, "Its state.") {
      .word($0.cards[$2].state.rawValue)
    },
    ScenePath("card.N.shift", count: cardCount, "Its push outwards.") { $0.shift($2, on: $1) },
    ScenePath("card.N.distance", count: cardCount, "From the middle of what the list shows.") {
      .points($0.row.distance(of: $2, at: $0.offset(on: $1)))
    },
    ScenePath("card.N.scale", count: cardCount, "The scale the list draws it at.") {
      .fraction($0.row.look(of: $2, at: $0.offset(on: $1)).scale)
    },
    ScenePath("card.N.alpha", count: cardCount, "The opacity the list draws it with.") {
      .fraction($0.row.look(of: $2, at: $0.offset(on: $1)).alpha)
    },
  ]

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

  private static let listPaths: [ScenePath<CityGuide>] = [
    ScenePath("list.inset", "Its side inset.", value: { .points($0.row.inset) }),
    ScenePath("list.scrolls", "Whether a finger can scroll it.") { .flag($0.scrolls(on: $1)) },
    ScenePath("list.selects", "Whether a card can be selected.", value: { .flag($0.listSelects) }),
    ScenePath(
      "list.dragging", "Whether its own pan has the touch.", value: { .flag($0.listIsDragging) }),
    ScenePath(
      "popup-offset", "A collapsed card's way up.", value: { .points($0.row.popupOffset) }),
  ]

  private func offset(on stage: Stage) -> Double { stage.contentOffset(of: list).dx }

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

// MARK: - Faults

extension CityGuide {
  /// Warns of faults whose moment never comes: only CG-1 fills a run a second time.
  func warnOfFaults(on stage: inout Stage) {
    guard !stage.has(fault: "CG-1") else { return }
    for id in ["CG-2", "CG-3"] where stage.has(fault: id) {
      stage.record(
        .warning, nil, [.word("fault", id)],
        reason: "without CG-1 no run is filled a second time, so that its moment never comes")
    }
  }

  static let faults: [Fault] = [
    Fault(
      "CG-1",
      "A grab in flight toggles again: a second completion is added, and the state flips twice.",
      lesson: "A state derived in completions needs one completion for each run."),
    Fault(
      "CG-2",
      "At that moment the frame to go back to is saved again, from a model that holds the target.",
      lesson: "A model value is where a run leads, not what the screen shows."),
    Fault(
      "CG-3", "At that moment the neighbours are pushed once more, and a collapse takes back one.",
      lesson: "A relative change has no place in a block that may be repeated."),
    Fault(
      "CG-4",
      "A cancelled pan is not handled: the card stays where it is until the next pan, or the next "
        + "tap with CG-16.",
      lesson: "Always end what you begin."),
    Fault(
      "CG-5",
      "The sign is turned after the assignment: caught on its way back, a card goes against the "
        + "finger.",
      lesson: "A correction comes before the value is used.", isPublished: false),
    Fault(
      "CG-6", "The card is said to stop at a touch, but runs on until the pan is recognised.",
      lesson: "A recogniser takes its time; `instant-pan=yes` takes none.",
      effect: .stays(cure: "instant-pan=yes")),
    Fault(
      "CG-7", "Let go at rest, the card goes on in its present direction, be it from a tenth.",
      lesson: "A rule by velocity needs a word about none; `zero-velocity=nearest` is one.",
      effect: .stays(cure: "zero-velocity=nearest")),
    Fault(
      "CG-8", "How far the card has come is never asked: a twitch at 1 % expands it.",
      lesson: "A rule that looks at one number is fooled by it.",
      effect: .stays(cure: "set rule=flick-or-half")),
    Fault(
      "CG-9", "Beyond its ends the fraction is clamped, and the card waits for the finger.",
      lesson: "Clamp the finger's way as well, or let it resist.", effect: .stays()),
    Fault(
      "CG-10",
      "Selection is switched off at the completion: until then another card can be tapped.",
      lesson: "What is under way has to be locked from its beginning."),
    Fault(
      "CG-11",
      "A screen no taller than a card is taken: the way up is nothing, or negative.",
      lesson: "Check a length before you divide by it."),
    Fault(
      "CG-12", "The publisher's project runs by a spring, which ignores the 0.3 s and takes 70.",
      lesson: "A spring by mass and stiffness has a duration of its own.", isPublished: false),
    Fault(
      "CG-13", "The introduction takes an eased and a linear animation for the same.",
      lesson: "Know the default curve; the scene `basics` shows both.", isPublished: false,
      effect: .elsewhere("the scene `basics` shows it")),
    Fault(
      "CG-14",
      "The completion locks the list wherever it ends: an expand that goes back locks it for good.",
      lesson: "Look at the position that a completion tells.", isPublished: false),
    Fault(
      "CG-15", "Where two cards fit one above the other, the layout makes columns of them.",
      lesson: "A layout has to say how many rows it wants.", isPublished: false),
    Fault(
      "CG-16",
      "Taps on the card and its close button are not guarded: in flight they fill the run again.",
      lesson: "Every entrance needs the same guard."),
    Fault(
      "CG-17", "While a card expands, or is expanded, the pan of another one expands that, too.",
      lesson: "A lock holds from the beginning of the run that needs it."),
    Fault(
      "CG-18",
      "The list is locked at the completion: dragged before, it locks half off the screen.",
      lesson: "A lock that comes with the completion comes too late."),
  ]
}
