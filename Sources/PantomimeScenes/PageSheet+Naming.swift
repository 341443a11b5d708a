import PantomimeKit

extension PageSheet {
  /// The behavior in the middle of a drag that began on the list.
  enum MidDrag: String, CaseIterable {
    case keep
    case handOver = "hand-over"
  }

  /// The decision at exactly half of the sheet's height.
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
    "The size of the screen, in points; by default, the size used for the measurement.")
  static let detents = OptionKey.lengths(
    "detents", 1...10_000, orWords: [medium, "large"], most: 6, standard: [.word("large")],
    "The detents: heights without the bottom inset, in points; the smallest is initial (M22).")
  static let modal = OptionKey.flag("modal", "Whether the sheet can't be dragged away (M21).")
  static let share = OptionKey.share(
    "share", 0.5, "The fraction of its height past which a drag dismisses the sheet (M17).")
  static let speed = OptionKey.number(
    "speed", 0...100_000, .pointsPerSecond, standard: 1000,
    "The downward speed at which a release dismisses the sheet (M17).")
  static let rows = OptionKey.count(
    "rows", 0...1_000, standard: 50, "The number of rows in the list, 44 points each.")
  static let top = OptionKey.points("top", 59, "The space above the largest detent (M14).")
  static let bottom = OptionKey.points("bottom", 34, "The bottom inset (M22).")
  static let midDrag = OptionKey<MidDrag>.choice(
    "mid-drag", standard: .keep,
    "Whether one drag can hand off between list and sheet: not measured.")
  static let atHalf = OptionKey<AtHalf>.choice(
    "at-half", standard: .back, "The decision at exactly that fraction: not measured.")
  static let upward = OptionKey<Upward>.choice(
    "upward", standard: .way,
    "Whether a fast upward release returns the sheet from any height: not measured.")
  static let between = OptionKey<Between>.choice(
    "between", standard: .detents,
    "Whether velocity counts between detents, as in the rule `detents`: not measured.")
  static let modalFollow = OptionKey.share(
    "modal-follow", 1, "The fraction of a downward drag that a modal sheet follows: not measured.")
  static let floatsFrom = OptionKey.points(
    "floats-from", 150,
    "The detent from which the sheet floats by scaling instead of by margins: not measured.")

  static let options: [SceneOption] = [
    screen.option, detents.option, modal.option, share.option, speed.option, rows.option,
    top.option, bottom.option, midDrag.option, atHalf.option, upward.option, between.option,
    modalFollow.option, floatsFrom.option,
  ]

  static let paths: [ScenePath<PageSheet>] = [
    ScenePath("sheet.y", summary: "The top of the sheet, in screen coordinates.") { scene, stage in
      .points(scene.frame(on: stage).y)
    },
    ScenePath("sheet.height", summary: "The visible height of the sheet.") { scene, stage in
      .points(scene.frame(on: stage).height)
    },
    ScenePath("sheet.dim", summary: "The dimming's opacity behind the sheet: at most 0.2 (M14).") {
      scene, stage in .fraction(scene.dimming(on: stage))
    },
    ScenePath("detent", summary: "The current or target detent; none once the sheet is gone.") {
      .word($0.detentName)
    },
    ScenePath("hand", summary: "The view that the finger moves: sheet, list or none.") { scene in
      .word(scene.drag.hold?.hand?.rawValue ?? "none")
    },
  ]

  static let events: [EventKind] = [.detentClamped, .sheetSettles, .sheetRests, .sheetGone]
}

extension EventKind {
  static let detentClamped = EventKind(
    "detent clamped", summary: "A detent is higher than the available space.",
    [FieldSchema("height", .number(.points))])
  static let sheetSettles = EventKind(
    "sheet settles", summary: "A spring starts to settle the sheet.",
    [
      FieldSchema("detent"), FieldSchema("way", .number(.points)),
      FieldSchema("velocity", .number(.pointsPerSecond)),
    ])
  static let sheetRests = EventKind(
    "sheet rests", summary: "The sheet has settled at a detent.",
    [FieldSchema("detent"), FieldSchema("y", .number(.points))])
  static let sheetGone = EventKind("sheet gone", summary: "The sheet has left the screen.")
}
