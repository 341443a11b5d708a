// What the scene tells besides what every scene does.

package import PantomimeKit

extension DiveDeeper {
  package static let events: [EventKind] = [
    .detailPresented, .detailDismissed, .noCell, .presentationRefused,
  ]
}

extension EventKind {
  static let detailPresented = EventKind(
    "detail presented", "The detail is on the screen.", [EventField("interactive")])
  static let detailDismissed = EventKind(
    "detail dismissed", "The detail is gone.", [EventField("interactive")])
  static let noCell = EventKind("no cell", "A pan has started where there is nothing to present.")
  static let presentationRefused = EventKind(
    "presentation refused", "A second presentation is refused while one is under way.")
}
