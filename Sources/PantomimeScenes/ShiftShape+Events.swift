// The events of the scene besides those of every scene.

package import PantomimeKit

extension ShiftShape {
  package static let events: [EventKind] = [
    .iconUnsupported, .slideCutShort, .tab,
  ]
}

extension EventKind {
  static let iconUnsupported = EventKind(
    "icon unsupported", summary: "Something in a file of an icon is left out.",
    [FieldSchema("layer"), FieldSchema("kind")])
  static let slideCutShort = EventKind(
    "slide cut short", summary: "What was coming in is there at once.")
  static let tab = EventKind("tab N", summary: "Another tab is chosen.")
}
