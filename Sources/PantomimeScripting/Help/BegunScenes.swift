import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The scenes at their start, for the help on their paths and views.
struct BegunScenes {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// All scenes; the built-in scenes come first, and are started only once.
  var all: [Simulation] {
    BegunScenes.standard
      + BegunScenes.begun(catalogue.scenes.dropFirst(Catalogue.standard.scenes.count))
  }

  /// Returns a scene at its start, or `nil` if it can't start.
  func scene(_ name: String) -> Simulation? { all.first { $0.name == name } }

  private static let standard = begun(Catalogue.standard.scenes[...])

  private static func begun(_ scenes: ArraySlice<SceneEntry>) -> [Simulation] {
    scenes.compactMap { entry in try? entry.start(SceneOptions(entry.options)) }
  }

  /// Returns the help on a path that some scene has at its start, or `nil` if none has it.
  func path(_ path: String) -> String? {
    let having = all.filter { $0.read(path) != nil }
    guard let first = having.first, let pathValue = first.read(path) else { return nil }
    let own = catalogue.scene(first.name)?.paths.first { IndexedPath.matches($0.name, path) }
    let note =
      PathNote.all.first { $0.covers(path, in: first) && !$0.name.hasSuffix("PROPERTY") }
      ?? PathNote.all.first { $0.covers(path, in: first) }
    let measure = PathText.measure(pathValue) ?? note?.measure ?? "none at first"
    return text(
      path, measure: measure,
      summary: own?.summary ?? note?.summary ?? "A component of another path.",
      having: having.map { $0.name })
  }

  /// Returns the help on a path.
  func text(_ path: String, measure: String, summary: String, having: [String]) -> String {
    let (begun, every) = (all, all.count)
    let missing = begun.map { $0.name }.filter { !having.contains($0) }
    let place =
      having.isEmpty
      ? "if the scene has such an object"
      : having.count == every
        ? "in every scene"
        : missing.count <= 3
          ? "in every scene except \(Spelling.list(missing, "and"))"
          : "in \(Spelling.list(having, "and"))"
    return "\(path)  a path (its value is \(measure))\n  \(summary)\n  available \(place)\n"
  }

  // MARK: Views

  /// The names of the views that exist at the start of a scene, without repetition, with the scenes
  /// that have them.
  var viewNames: [(name: String, scenes: [String])] {
    var found: [(name: String, scenes: [String])] = []
    for simulation in all {
      for name in simulation.viewNames {
        if let index = found.firstIndex(where: { $0.name == name }) {
          found[index].scenes.append(simulation.name)
        } else {
          found.append((name, [simulation.name]))
        }
      }
    }
    return found
  }

  /// Returns the help on a view.
  func view(_ name: String, of scenes: [String]) -> String {
    "\(name)  a view\n"
      + all.filter { scenes.contains($0.name) }.map { simulation in
        let paths = simulation.paths.filter { path in
          path.hasPrefix("\(name).") && !path.dropFirst(name.count + 1).contains(".")
        }
        let tap = simulation.tappable.contains(name) ? "; tap on=\(name)" : ""
        return "  of \(simulation.name): \(Spelling.list(paths, "and"))\(tap)\n"
      }.joined()
  }
}
