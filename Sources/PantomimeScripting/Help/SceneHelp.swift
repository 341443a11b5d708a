import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The help on a scene: its examples, named objects, options, paths and faults.
struct SceneHelp {
  private let help: HelpText

  init(_ help: HelpText) { self.help = help }

  /// Returns the help on a scene: its examples, named objects, options, paths and faults.
  func text(_ scene: SceneEntry) -> String {
    var text = "scene \(scene.name)\n  \(scene.summary)\n\(help.also(scene.name))"
    if let shows = scene.shows {
      text += "  \(shows.text)\n  \(shows.line)\n"
    }
    if !scene.examples.isEmpty {
      text += "  try:\n" + scene.examples.map { "    \($0)\n" }.joined()
    }
    text += things(of: scene)
    if !scene.options.isEmpty { text += "  options:\n" }
    let width = scene.options.map { $0.name.count }.max() ?? 0
    for option in scene.options {
      text +=
        "    \(Printable.padded(option.name, width))  \(option.summary) Accepts "
        + "\(OptionReader.allowed(option)); default \(option.standard.text).\n"
    }
    let paths = scene.paths
    if !paths.isEmpty { text += "  added paths:\n" }
    let pathWidth = paths.map { $0.name.count }.max() ?? 0
    for path in paths { text += "    \(Printable.padded(path.name, pathWidth))  \(path.summary)\n" }
    text += invariants(of: scene)
    text += help.ladder.ownSteps(of: scene)
    guard !scene.faults.isEmpty else { return text }
    return text + "  faults:\n" + SceneHelp.faults(of: scene, switchedOn: nil) + code(of: scene)
  }

  /// Returns the line that names the code in UIKit of a step and of a corrected fault, or an empty
  /// text if the scene has neither.
  private func code(of scene: SceneEntry) -> String {
    let names = ["\(scene.name) variant=a"] + scene.faults.map { $0.id }
    let coded = names.filter { UIKitCode.text($0) != nil }
    let isStep = coded.first == names.first
    let shown = coded.prefix(isStep ? 2 : 1).map { "help \($0) \(UIKitCode.request)" }
    return shown.isEmpty ? "" : "  in UIKit: \(shown.joined(separator: ", "))\n"
  }

  /// Returns the invariants of a scene, grouped by the instants at which they apply.
  private func invariants(of scene: SceneEntry) -> String {
    let invariants = scene.invariants
    let width = invariants.map { $0.name.count }.max() ?? 0
    func group(_ occasion: InvariantNote.Occasion) -> String {
      let lines = invariants.filter { $0.occasion == occasion }.map {
        "    \(Printable.padded($0.name, width))  \($0.sentence)\n"
      }
      return lines.isEmpty ? "" : "  \(occasion.rawValue):\n" + lines.joined()
    }
    return group(.always) + group(.atRest)
  }

  /// The maximum number of names per kind; our choice.
  private static let mostNames = 12

  /// Returns the named objects at the start of a scene, one line per kind.
  private func things(of scene: SceneEntry) -> String {
    guard let simulation = help.begun.scene(scene.name) else { return "" }
    let kinds: [(what: String, names: [String])] = [
      ("views", simulation.viewNames), ("to tap", simulation.tappable),
      ("to scroll", simulation.scrollViewNames), ("recognizers", simulation.gestureNames),
      ("animators", simulation.animatorNames), ("signals", scene.signals.map { $0.name }),
    ]
    let present = kinds.filter { !$0.names.isEmpty }
    let width = present.map { $0.what.count }.max() ?? 0
    return present.map { kind in
      let more = kind.names.count - SceneHelp.mostNames
      let names = kind.names.prefix(SceneHelp.mostNames).joined(separator: ", ")
      return
        "  \(Printable.padded(kind.what, width))  \(names)\(more > 0 ? " and \(more) more" : "")\n"
    }.joined()
  }

  /// Returns two lines for each fault of a scene, with `on` before the faults that are switched on.
  static func faults(of scene: SceneEntry, switchedOn: [String]?) -> String {
    guard !scene.faults.isEmpty else { return "the scene \(scene.name) has no published faults\n" }
    let width = scene.faults.map { $0.id.count }.max() ?? 0
    return scene.faults.map { fault in
      let isOn = switchedOn?.contains(fault.id) ?? false
      var notes: [String] = []
      if !fault.isPublished { notes.append("not part of `faults=published`") }
      if let standing = fault.standing { notes.append(standing) }
      let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
      return "  \(isOn ? "on" : "  ")  \(Printable.padded(fault.id, width))  \(fault.published)\n"
        + "      \(Printable.padded("", width))  \(fault.lesson)\(note)\n"
    }.joined()
  }
}

/// The scenes at their start, for the help on their paths and views.
struct BegunScenes {
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// All scenes; the built-in scenes come first, and are started only once.
  var all: [Simulation] {
    BegunScenes.standard
      + BegunScenes.begun(catalog.scenes.dropFirst(Catalog.standard.scenes.count))
  }

  /// An empty stage to which one object of each kind was added.
  private static let stage: Simulation? = {
    var session = Session(.standard)
    let lines = [
      "view card frame=20,600,350,200", "scroll-view list frame=0,91,390,453 content=390x4000",
      "gesture pull pan on=card", "animator open duration=0.5",
      "animate card.frame.y to=80 on=open",
      "drive open by=pull along=up way=400", "transition push duration=0.5",
    ]
    for line in lines { try? session.answer(line: line) { _ in } }
    return session.simulation
  }()

  /// Returns a scene at its start, or `nil` if it can't start.
  func scene(_ name: String) -> Simulation? { all.first { $0.name == name } }

  private static let standard = begun(Catalog.standard.scenes[...])

  private static func begun(_ scenes: ArraySlice<SceneEntry>) -> [Simulation] {
    scenes.compactMap { entry in try? entry.start(SceneOptions(entry.options)) }
  }

  /// Returns the help on a path that some scene has at its start, or `nil` if none has it.
  func path(_ path: String) -> String? {
    var having = all.filter { $0.read(path) != nil }
    if having.isEmpty {
      having = [BegunScenes.stage].compactMap { $0 }.filter { $0.read(path) != nil }
    }
    guard let first = having.first, let pathValue = first.read(path) else { return nil }
    let own = catalog.scene(first.name)?.paths.first { IndexedPath.matches($0.name, path) }
    let note = PathNote.note(on: path, in: first)
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
            + (missing.contains(Blank.name) ? ", and in blank once it has such an object" : "")
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
