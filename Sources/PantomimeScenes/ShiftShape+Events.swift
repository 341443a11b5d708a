// The events of the scene, in addition to those of every scene.

import PantomimeKit

extension ShiftShape {
  static let events: [EventKind] = [
    .iconUnsupported, .slideCutShort, .tab,
  ]
}

extension EventKind {
  static let iconUnsupported = EventKind(
    "icon unsupported", summary: "An element of an icon's file is unsupported.",
    [FieldSchema("layer"), FieldSchema("kind")])
  static let slideCutShort = EventKind(
    "slide cut short", summary: "The incoming screen jumps to its place.")
  static let tab = EventKind("tab N", summary: "Another tab is selected.")
}
