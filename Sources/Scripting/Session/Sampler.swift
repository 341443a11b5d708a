package import PantomimeKit

/// Reads paths at every frame while time passes.
package struct Sampler: Sendable {
  /// The paths to read.
  package let paths: [String]
  /// What was read since it was last taken, in order of time.
  private var samples: [Sample] = []

  /// The values of the paths at an instant.
  package struct Sample: Sendable {
    package let time: Instant
    package let readings: [Reading]
  }

  package init(paths: [String]) {
    self.paths = paths
  }

  /// Takes the first sample of a new scene.
  mutating func begin(_ simulation: any Simulating) {
    take(simulation)
  }

  /// Hands over what was read and forgets it.
  mutating func takeSamples() -> [Sample] {
    defer { samples = [] }
    return samples
  }

  /// Why the paths cannot be sampled in a script: the first one that a scene of it does not have.
  package static func problem(
    _ paths: [String], in script: Script, files: FileAccess = .none
  ) -> String? {
    for case let command as SceneCommand in script.statements.map(\.command) {
      guard let scene = try? command.start(files) else { continue }
      for path in paths where scene.read(path) == nil {
        let hint = Spelling.hint(path, among: scene.paths, what: "paths")
        return "'\(scene.name)' has no path '\(path)'; \(hint)"
      }
    }
    return nil
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
