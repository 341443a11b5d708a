// What the scene tells besides what every scene does.

package import PantomimeKit

extension Detents {
  package static let events: [EventKind] = [.sheetLeft, .settling, .detent]
}

extension EventKind {
  static let sheetLeft = EventKind(
    "sheet left", "The sheet is off the detent it rested at.",
    [EventField("detent", .number(.count)), EventField("place", .number(.points))])
  static let settling = EventKind(
    "settling", "A spring takes the sheet to its place.",
    [
      EventField("way", .number(.points)), EventField("velocity", .number(.fraction)),
      EventField("damping", .number(.fraction)),
    ])
  static let detent = EventKind(
    "detent N", "The sheet rests at a detent.", [EventField("place", .number(.points))])
}
