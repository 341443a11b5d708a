package import PantomimeKit

/// Reads paths at every frame while time passes.
package struct Sampler: Sendable {
  /// The paths to read.
  package let paths: [String]
  /// What was read, in order of time.
  package private(set) var samples: [Sample] = []

  /// The values of the paths at an instant.
  package struct Sample: Sendable {
    package let time: Instant
    package let readings: [Reading]
  }

  package init(paths: [String]) {
    self.paths = paths
  }

  /// Forgets what was sampled and takes the first sample of a new scene.
  mutating func begin(_ simulation: any Simulating) {
    samples = []
    take(simulation)
  }

  /// Samples every frame after now up to an instant; what becomes due on the way is delivered.
  mutating func sample(
    _ simulation: inout any Simulating, until instant: Instant, _ frames: Frames
  ) throws(Impossible) {
    guard instant > simulation.now else { return }
    var number = frames.number(after: simulation.now)
    while frames.instant(of: number) <= instant, frames.instant(of: number) < .latest {
      try simulation.advance(to: frames.instant(of: number))
      take(simulation)
      number += 1
    }
  }

  private mutating func take(_ simulation: any Simulating) {
    samples.append(
      Sample(time: simulation.now, readings: paths.map { simulation.read($0) ?? .absent }))
  }
}
