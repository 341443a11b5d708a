package import PantomimeKit

/// The records that a session keeps as time advances.
package struct SessionRecording: Sendable {
  /// The sampler of paths, or `nil` if no samples are wanted.
  package var sampler: Sampler?
  /// The record of what views and layers show, for the end of a trace, or `nil` if none is wanted.
  package var shownRecord: ShownRecord?
  /// The touches of the scene.
  package internal(set) var touchLog = TouchLog()

  /// Starts again for a new scene.
  mutating func begin(_ simulation: Simulation) {
    touchLog.restart()
    sampler?.begin(simulation)
    shownRecord?.begin(simulation)
  }

  /// Takes the last samples of a scene that ends.
  mutating func finish(_ simulation: Simulation) {
    shownRecord?.finish(simulation)
    sampler?.end(simulation)
  }

  /// Keeps the record of what is shown when one simulation takes the place of another.
  mutating func turn(from other: Simulation?, to simulation: Simulation?) {
    guard shownRecord != nil else { return }
    if let other { shownRecord?.finish(other) }
    if let simulation { shownRecord?.begin(simulation) }
  }

  /// Stops sampling.
  mutating func stop() { (sampler, shownRecord) = (nil, nil) }
}
