// The events of the scene, in addition to those of every scene.

package import PantomimeKit

extension Detents {
  package static let events: [EventKind] = [.sheetLeft, .settling, .detent]
}

extension EventKind {
  static let sheetLeft = EventKind(
    "sheet left", summary: "The sheet has left its detent.",
    [FieldSchema("detent", .number(.count)), FieldSchema("place", .number(.points))])
  static let settling = EventKind(
    "settling", summary: "A spring starts to settle the sheet.",
    [
      FieldSchema("way", .number(.points)), FieldSchema("velocity", .number(.fraction)),
      FieldSchema("damping", .number(.fraction)),
    ])
  static let detent = EventKind(
    "detent N", summary: "The sheet is at a detent.", [FieldSchema("place", .number(.points))])
}
