package import PantomimeKit

extension PageSheet {
  /// The behavior in the middle of a drag that began on the list.
  enum MidDrag: String, CaseIterable {
    case keep
    case handOver = "hand-over"
  }

  /// The decision at exactly half of its height.
  enum AtHalf: String, CaseIterable {
    case back, leave
  }

  /// The decision for a fast upward movement, however far down the sheet is.
  enum Upward: String, CaseIterable {
    case way, back
  }

  /// The effect of velocity between detents.
  enum Between: String, CaseIterable {
    case detents, nearest
  }

  static let medium = "medium"

  static let screen = OptionKey.size(
    "screen", 1...10_000, standard: Size(width: 393, height: 852),
    "The size of the screen in points; that of the measurement unless another is given.")
  static let detents = OptionKey.lengths(
    "detents", 1...10_000, orWords: [medium, "large"], most: 6, standard: [.word("large")],
    "Where it may rest: heights without the bottom inset, in points; the least is the first (M22).")
  static let modal = OptionKey.flag("modal", "Whether it cannot be dragged away (M21).")
  static let share = OptionKey.share(
    "share", 0.5, "More than this share of its height gone, it leaves (M17).")
  static let speed = OptionKey.number(
    "speed", 0...100_000, .pointsPerSecond, standard: 1000,
    "From this speed down on it leaves (M17).")
  static let rows = OptionKey.count(
    "rows", 0...1_000, standard: 50, "How many rows of 44 points the list has.")
  static let top = OptionKey.points("top", 59, "What stays free above the largest detent (M14).")
  static let bottom = OptionKey.points("bottom", 34, "The inset at the bottom (M22).")
  static let midDrag = OptionKey<MidDrag>.choice(
    "mid-drag", standard: .keep,
    "Whether list and sheet change hands in the middle of a drag: not measured.")
  static let atHalf = OptionKey<AtHalf>.choice(
    "at-half", standard: .back, "What exactly that share means: not measured.")
  static let upward = OptionKey<Upward>.choice(
    "upward", standard: .way,
    "Whether a fast movement upwards brings it back from far down, too: not measured.")
  static let between = OptionKey<Between>.choice(
    "between", standard: .detents,
    "Whether velocity counts between detents, as in the rule `detents`: not measured.")
  static let modalFollow = OptionKey.share(
    "modal-follow", 1, "The share of the finger by which a modal one follows down: not measured.")
  static let floatsFrom = OptionKey.points(
    "floats-from", 150,
    "The detent from which on it floats by its scale and not by margins: not measured.")

  package static let options: [SceneOption] = [
    screen.option, detents.option, modal.option, share.option, speed.option, rows.option,
    top.option, bottom.option, midDrag.option, atHalf.option, upward.option, between.option,
    modalFollow.option, floatsFrom.option,
  ]

  package static let paths: [ScenePath<PageSheet>] = [
    ScenePath("sheet.y", summary: "Where the screen shows the top of the sheet.") { scene, stage in
      .points(scene.frame(on: stage).y)
    },
    ScenePath("sheet.height", summary: "How high the sheet is shown.") { scene, stage in
      .points(scene.frame(on: stage).height)
    },
    ScenePath("sheet.dim", summary: "How black the screen is behind the sheet: 0.2 at most (M14).")
    {
      scene, stage in .fraction(scene.dimming(on: stage))
    },
    ScenePath("detent", summary: "The detent it rests at or goes to; none once it is gone.") {
      .word($0.detentName)
    },
    ScenePath("hand", summary: "What the finger moves: the sheet, the list or none.") { scene in
      .word(scene.drag.hold?.hand?.rawValue ?? "none")
    },
  ]

  package static let events: [EventKind] = [.detentClamped, .sheetSettles, .sheetRests, .sheetGone]
}

extension EventKind {
  static let detentClamped = EventKind(
    "detent clamped", summary: "A detent is higher than there is room for.",
    [FieldSchema("height", .number(.points))])
  static let sheetSettles = EventKind(
    "sheet settles", summary: "A spring takes the sheet to its place.",
    [
      FieldSchema("detent"), FieldSchema("way", .number(.points)),
      FieldSchema("velocity", .number(.pointsPerSecond)),
    ])
  static let sheetRests = EventKind(
    "sheet rests", summary: "The sheet rests at a detent.",
    [FieldSchema("detent"), FieldSchema("y", .number(.points))])
  static let sheetGone = EventKind("sheet gone", summary: "The sheet has left the screen.")
}
