package import PantomimeKit
import PantomimeProps

// The options, paths, events and faults of the scene, by their names in the language.

extension CityGuide {
  /// The direction after a release at zero velocity: the current direction, as in the published
  /// code, or toward the nearer end.
  enum ZeroVelocity: String, CaseIterable { case published, nearest }

  /// The variants of the code in the tutorial, the last one first.
  ///
  /// Each variant lacks one more feature than the variant before it in this list. In order, these
  /// features are: checking the axis, reversing by the velocity, keeping the progress of a caught
  /// card, and the pan itself.
  enum Variant: String, CaseIterable, Comparable {
    case arbitrates = "e"
    case reverses = "d"
    case carries = "c"
    case scrubs = "b"
    case taps = "a"

    var pans: Bool { self != .taps }

    /// Records that the variant lacks a feature, at a moment when this makes a difference.
    func noteLack(_ reason: Reason, on stage: inout Stage) {
      stage.record(News.stageLacks, .word(rawValue), reason: reason)
    }

    static func < (one: Variant, other: Variant) -> Bool { one.rawValue < other.rawValue }
  }

  /// The alternative ways of handling a run.
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
      "Whether the state changes in the completion, or at the start, which reverses the drag's direction."
    )
    static let laysOut = OptionKey.flag(
      "lays-out", standard: true,
      "Whether the animation blocks call layoutIfNeeded; otherwise the close button jumps to its final place."
    )
    static let carries = OptionKey<Carried>.choice(
      "carries",
      "The quantity kept when a card is caught: the progress, or the elapsed time, which makes it jump."
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
    "The size of a collapsed card, in points.")
  static let shift = OptionKey.points(
    "shift", 50, "The distance, in points, by which neighbors move aside.")
  static let timing = OptionKey.timing(.easeInOut, "ease-in-out")
  static let instantPan = OptionKey.flag(
    "instant-pan",
    "Whether touch-down grabs a moving card immediately, before the pan is recognized.")
  static let zeroVelocity = OptionKey<ZeroVelocity>.choice(
    "zero-velocity", isLive: true,
    "The decision at zero velocity: the current direction, or the nearer end.")
  static let variant = OptionKey<Variant>.choice(
    "variant",
    "The variant of the tutorial: (a) a tap; (b) scrubbing, but a card caught in flight restarts at "
      + "0; (c) kept progress, but a card dragged back still completes; (d) reversal, but a finger on "
      + "a card can't scroll the list; (e) arbitration.")

  package static let options: [SceneOption] = [
    card.option, .screen, cell.option, shift.option, .duration(0.3), timing.option,
    .scrubsLinearly, instantPan.option, zeroVelocity.option, variant.option,
    Handling.stateAt.option, Handling.laysOut.option, Handling.carries.option, .faults(faults),
  ]

  package static let events = News.kinds
  enum News: String, SceneEvent {
    case listScrolls = "list scrolls: The list receives the touch."
    case stageLacks = "stage X: The flaw of this variant of the tutorial changed the outcome."
  }

  package static let paths: [ScenePath<CityGuide>] =
    [
      ScenePath("card.screen-frame", summary: "The frame on screen of the card in focus.") {
        .frame($1.frameOnScreen(of: $0.card.view))
      },
      .frame("card.initial-frame", summary: "The frame saved at the last expansion.") {
        $0.card.initialFrame
      },
      .word("card.N.state", count: cardCount, summary: "The card's state.") { $0.cards[$1].state },
    ] + ScenePath.paths(ofCards: "card", count: cardCount, from: { $0.focus }, in: { $0.list }) + [
      ScenePath("list.scrolls", summary: "Whether a finger can scroll it.") {
        .flag($0.list.scrolls(on: $1) && !$0.locksList(on: $1))
      },
      .flag("list.selects", summary: "Whether a card can be selected.") { $0.listSelects },
      .flag("list.dragging", summary: "Whether a finger drags it.") { $0.list.isDragging },
      .points("popup-offset", summary: "A card's distance to the top.") {
        $0.list.carousel.headroom
      },
    ]
}
