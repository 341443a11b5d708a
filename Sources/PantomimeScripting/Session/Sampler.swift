package import PantomimeKit

/// Reads paths at every frame while time passes.
package struct Sampler: Sendable {
  /// The paths to read.
  package let paths: [String]
  /// What was read since it was last taken, in order of time.
  private var samples: [Sample] = []
  /// How many scenes have begun.
  private var scene = 0
  /// What was read last.
  private var last: Sample?

  /// The values of the paths at an instant.
  package struct Sample: Sendable, Equatable {
    /// Which scene of the session it is of, counted from 1.
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

  /// Takes the last sample of a scene, unless it would say what the one before it says: how things
  /// stand at the end is seen on no frame, as a rule.
  mutating func end(_ simulation: Simulation) {
    let before = last
    take(simulation)
    if last == before { samples.removeLast() }
  }

  /// Hands over what was read and forgets it.
  mutating func takeSamples() -> [Sample] {
    defer { samples = [] }
    return samples
  }

  /// The first frame after an instant, unless it comes after another.
  func frame(after now: Instant, until instant: Instant, _ frames: Frames) -> Instant? {
    guard instant > now else { return nil }
    let frame = frames.instant(of: frames.number(after: now))
    return frame <= instant && frame < .latest ? frame : nil
  }

  /// Takes a sample of what is shown now.
  mutating func take(_ simulation: Simulation) {
    let sample = Sample(
      scene: scene, time: simulation.now, pathValues: paths.map { simulation.read($0) ?? .absent })
    samples.append(sample)
    last = sample
  }
}
