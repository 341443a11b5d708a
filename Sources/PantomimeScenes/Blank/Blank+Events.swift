// The events of the scene, in addition to those of every scene.

package import PantomimeKit

extension Blank {
  package static let events: [EventKind] = [.handlerRan] + Connections.events
}

extension EventKind {
  static let handlerRan = EventKind(
    "handler ran", summary: "A completion handler has run.",
    [FieldSchema("animator"), FieldSchema("position"), FieldSchema("running")])
}
