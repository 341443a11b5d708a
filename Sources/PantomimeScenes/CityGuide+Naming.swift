package import PantomimeKit
import PantomimeProps

// The options, paths, events and faults of the scene, by their names in the language.

extension CityGuide {
  /// The decision at zero velocity: the current direction, as in the published code, or the nearer
  /// end.
  enum ZeroVelocity: String, CaseIterable { case published, nearest }

  /// The stages of the tutorial, the last one first.
  ///
  /// Each lacks a feature of the one before it: checking the axis, reversing by the velocity,
  /// keeping the progress of a caught card, and the pan itself.
  enum Variant: String, CaseIterable, Comparable {
    case arbitrates = "e"
    case reverses = "d"
    case carries = "c"
    case scrubs = "b"
    case taps = "a"

    var pans: Bool { self != .taps }

    /// Records what the stage lacks, when that shows.
    func noteLack(_ reason: Reason, on stage: inout Stage) {
      stage.record(News.stageLacks, .word(rawValue), reason: reason)
    }

    static func < (one: Variant, other: Variant) -> Bool { one.rawValue < other.rawValue }
  }

  /// The alternatives for handling a run.
  struct Handling {
    enum StateChange: String, CaseIterable { case completion, start }
    enum Carried: String, CaseIterable { case progress, time }

    /// Whether the state changes when a run starts.
    let flipsAtStart: Bool
    /// Whether the animation blocks lay out the card's content.
    let laysOut: Bool
    /// Whether the fraction is read before the pause.
    let carriesTime: Bool

    static let stateAt = OptionKey<StateChange>.choice(
      "state-at",
      "When the state changes: at the completion, or too early, so that the finger's sign is wrong."
    )
    static let laysOut = OptionKey.flag(
      "lays-out", standard: true,
      "Whether the blocks lay out the card: otherwise the close button is at its final place first."
    )
    static let carries = OptionKey<Carried>.choice(
      "carries",
      "What a caught card carries on: its progress, or the time read before the pause, so it jumps."
    )

    init(_ options: SceneOptions) throws(OptionError) {
      flipsAtStart = try options[Self.stateAt] == .start
      laysOut = try options[Self.laysOut]
      carriesTime = try options[Self.carries] == .time
    }
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
    "How far the tutorial has come: a taps; b scrubs, but caught in flight it starts again at 0; "
      + "c carries on, but brought back it completes all the same; d reverses, but the list cannot "
      + "be scrolled on a card; e arbitrates.")

  package static let options: [SceneOption] = [
    card.option, .screen, cell.option, shift.option, .duration(0.3), timing.option,
    .scrubsLinearly, instantPan.option, zeroVelocity.option, variant.option,
    Handling.stateAt.option, Handling.laysOut.option, Handling.carries.option, .faults(faults),
  ]

  package static let events = News.kinds
  enum News: String, SceneEvent {
    case listScrolls = "list scrolls: The list takes the touch."
    case stageLacks = "stage X: A stage of the tutorial shows what it still lacks."
  }

  package static let paths: [ScenePath<CityGuide>] =
    [
      ScenePath("card.screen-frame", summary: "The frame of the card in focus on the screen.") {
        .frame($1.frameOnScreen(of: $0.card.view))
      },
      .frame("card.initial-frame", summary: "The frame saved when it last expanded.") {
        $0.card.initialFrame
      },
      .word("card.N.state", count: cardCount, summary: "Its state.") { $0.cards[$1].state },
    ] + ScenePath.paths(ofCards: "card", count: cardCount, from: { $0.focus }, in: { $0.list }) + [
      ScenePath("list.scrolls", summary: "Whether a finger can scroll it.") {
        .flag($0.list.scrolls(on: $1) && !$0.locksList(on: $1))
      },
      .flag("list.selects", summary: "Whether a card can be selected.") { $0.listSelects },
      .flag("list.dragging", summary: "Whether its own pan has the touch.") { $0.list.isDragging },
      .points("popup-offset", summary: "A collapsed card's way up.") { $0.list.carousel.headroom },
    ]
}
