package import PantomimeKit

/// A sampler that reads the values at paths in every frame while time passes.
package struct Sampler: Sendable {
  /// The paths to read.
  package let paths: [String]
  /// The samples since the last call to `takeSamples()`, sorted by time.
  private var samples: [Sample] = []
  /// The number of scenes started so far.
  private var scene = 0
  /// The last sample.
  private var last: Sample?

  /// The values of the paths at an instant.
  package struct Sample: Sendable, Equatable {
    /// The number of the scene in the session, counted from 1.
    package let scene: Int
    package let time: Instant
    package let pathValues: [PathValue]
  }

  package init(paths: [String]) {
    self.paths = paths
  }

  /// Takes the first sample of a new scene.
  mutating func begin(_ simulation: Simulation) {
    scene += 1
    take(simulation)
  }

  /// Takes the last sample of a scene, whose instant rarely falls on a frame; does nothing if the
  /// previous sample is equal.
  mutating func end(_ simulation: Simulation) {
    let before = last
    take(simulation)
    if last == before { samples.removeLast() }
  }

  /// Returns the samples, and removes them.
  mutating func takeSamples() -> [Sample] {
    defer { samples = [] }
    return samples
  }

  /// Returns the instant of the first frame after an instant, or `nil` if that frame is later than
  /// a limit.
  func frame(after now: Instant, until instant: Instant, _ frames: Frames) -> Instant? {
    guard instant > now else { return nil }
    let frame = frames.instant(of: frames.number(after: now))
    return frame <= instant && frame < .latest ? frame : nil
  }

  /// Takes a sample of the current values.
  mutating func take(_ simulation: Simulation) {
    let sample = Sample(
      scene: scene, time: simulation.now, pathValues: paths.map { simulation.read($0) ?? .absent })
    samples.append(sample)
    last = sample
  }
}
