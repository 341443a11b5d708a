// What the scene tells besides what every scene does.

package import PantomimeKit

extension CityGuide {
  package static let events: [EventKind] = [
    .listScrolls
  ]
}

extension EventKind {
  static let listScrolls = EventKind(
    "list scrolls", "The list takes the touch.")
}
