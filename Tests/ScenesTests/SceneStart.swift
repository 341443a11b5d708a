import PantomimeKit
import PantomimeScenes
import Testing

typealias Given = [(name: String, value: OptionValue)]

extension Simulation {
  /// Starts a built-in scene.
  static func of(_ scene: String, _ given: Given = []) throws -> Simulation {
    let entry = try #require(Scenes.named(scene))
    return try entry.start(SceneOptions(entry.options, given: given))
  }

  /// Returns the first number of a path's value, or NaN if it has none.
  func number(_ path: String) -> Double { read(path)?.numbers.first ?? .nan }

  /// Advances until nothing is due.
  mutating func settle() throws {
    while let next = nextDeadline { _ = try advance(to: next) }
  }
}
