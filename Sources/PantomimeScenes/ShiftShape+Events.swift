// What the scene tells besides what every scene does.

package import PantomimeKit

extension ShiftShape {
  package static let events: [EventKind] = [
    .iconUnsupported, .slideCutShort, .tab,
  ]
}

extension EventKind {
  static let iconUnsupported = EventKind(
    "icon unsupported", "Something in a file of an icon is left out.",
    [EventField("layer"), EventField("kind")])
  static let slideCutShort = EventKind("slide cut short", "What was coming in is there at once.")
  static let tab = EventKind("tab N", "Another tab is chosen.")
}
