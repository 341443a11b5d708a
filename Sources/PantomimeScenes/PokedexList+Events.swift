// What the scene tells besides what every scene does.

package import PantomimeKit

extension PokedexList {
  package static let events: [EventKind] = [
    .detailRequested, .jumpStarted, .rowShown,
  ]
}

extension EventKind {
  static let detailRequested = EventKind(
    "detail requested", "The detail of a row is requested.",
    [EventField("row", .number(.count)), .fraction("seen")])
  static let jumpStarted = EventKind(
    "jump started", "A pressed row jumps.", [EventField("row", .number(.count))])
  static let rowShown = EventKind("row N shown", "A row has come into view.", [EventField("cell")])
}
