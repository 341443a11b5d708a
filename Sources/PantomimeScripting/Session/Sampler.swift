package import PantomimeKit
import PantomimeReporting

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

  /// Why the paths cannot be sampled in a script: the first one that a scene of it does not have.
  package static func problem(
    _ paths: [String], in script: Script, files: FileAccess = .none
  ) -> String? {
    var scene: Simulation?
    func problem() -> String? {
      guard let scene,
        let path = paths.first(where: { (scene.read($0) ?? scene.foresee($0)) == nil })
      else { return nil }
      let hint = Spelling.hint(path, among: scene.paths, what: "paths")
      return "'\(scene.name)' has no path \(Printable.quoted(path)); \(hint)"
    }
    var found: String?
    script.forEachStatement { statement in
      if scene == nil,
        let name = FirstScene.name(for: statement.command, offersExample: false)
      {
        scene = try? FirstScene.begin(name, statement.span, in: script.catalogue)
      }
      var role = statement.command.role
      // What is put off may come, too.
      while case .reaction(let later) = role { role = later }
      switch role {
      case .scene(let command):
        found = problem()
        if found != nil { return false }
        scene = try? command.start(files.within(statement.folder))
      // What statements add has its paths from then on.
      case .maker(let construction, _): try? scene?.handle(.construct(construction))
      case .plain, .pan, .fingers, .gesture, .tap, .expectation, .use, .definition, .preference,
        .reaction, .travel, .head:
        break
      }
      return true
    }
    return found ?? problem()
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
