package import PantomimeKit

/// The records that a session keeps as time advances.
package struct SessionRecording: Sendable {
  /// The sampler of paths, or `nil` if sampling is off.
  package var sampler: Sampler?
  /// The record of the displayed views and layers, which is written at the end of a trace, or `nil`
  /// if it's off.
  package var shownRecord: ShownRecord?
  /// The touches since the start of the scene.
  package internal(set) var touchLog = TouchLog()
  /// The answered statements of the session.
  var transcript = SessionTranscript()

  /// Restarts the records for a new scene.
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

  /// Continues the record of displayed values in a simulation that replaces another one.
  mutating func turn(from other: Simulation?, to simulation: Simulation?) {
    guard shownRecord != nil else { return }
    if let other { shownRecord?.finish(other) }
    if let simulation { shownRecord?.begin(simulation) }
  }

  /// Stops taking samples and recording displayed values.
  mutating func stop() { (sampler, shownRecord) = (nil, nil) }
}
