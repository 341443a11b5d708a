// The events of the scene, in addition to those of every scene.

import PantomimeKit

extension PokedexList {
  static let events: [EventKind] = [
    .detailRequested, .jumpStarted, .rowShown,
  ]
}

extension EventKind {
  static let detailRequested = EventKind(
    "detail requested", summary: "The detail of a row is requested.",
    [FieldSchema("row", .number(.count)), .fraction("seen")])
  static let jumpStarted = EventKind(
    "jump started", summary: "A pressed row jumps.", [FieldSchema("row", .number(.count))])
  static let rowShown = EventKind(
    "row N shown", summary: "A row has come into view.", [FieldSchema("cell")])
}
