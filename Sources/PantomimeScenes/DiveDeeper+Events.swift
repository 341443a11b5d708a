// The events of the scene, in addition to those of every scene.

package import PantomimeKit

extension DiveDeeper {
  package static let events: [EventKind] = [
    .detailPresented, .detailDismissed, .noCell, .presentationRefused,
  ]
}

extension EventKind {
  static let detailPresented = EventKind(
    "detail presented", summary: "The detail is on screen.", [FieldSchema("interactive")])
  static let detailDismissed = EventKind(
    "detail dismissed", summary: "The detail is gone.", [FieldSchema("interactive")])
  static let noCell = EventKind(
    "no cell", summary: "A pan has started outside every cell.")
  static let presentationRefused = EventKind(
    "presentation refused", summary: "A second presentation is refused while one is in flight.")
}
