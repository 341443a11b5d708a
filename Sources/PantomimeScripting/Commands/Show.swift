import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// `show [PATH …]`: prints the current values.
struct Show: Command {
  static let form = Form(
    "show", "Shows current values.",
    details:
      "Without a path, it lists every path of the scene; numbered objects that are off screen "
      + "or untouched share one line. With the name of a view, it lists all of "
      + "its properties, even those that have their defaults; with another prefix, it lists the paths below it. "
      + "`show expectations` lists the assertions over time that are still open.",
    positionals: [Positional(.path, isOptional: true)], more: "…",
    example: ["scene city-guide", "show card.frame fraction"])

  let paths: [Word]
  let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    span = arguments.verb.span
    var paths: [Word] = []
    while let path = arguments.next() { paths.append(path) }
    self.paths = paths
  }

  var undoBehavior: UndoBehavior { .look }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    if isAboutExpectations(scene) { return }
    for path in paths where scene.paths(within: path).isEmpty { try scene.path(path) }
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.running(span)
    func values(_ paths: [String]) -> [Answer.Value] {
      paths.compactMap { path in
        simulation.read(path).map { Answer.Value(path, $0) }
      }
    }
    guard !paths.isEmpty else {
      let all = values(simulation.paths)
      return .everything(all, hidden: Show.hidden(all, simulation, in: session.catalog))
    }
    let scene = SceneCheck(simulation, in: session.catalog)
    if isAboutExpectations(scene) { return .text(Show.list(session.watchers.assertions.open)) }
    if paths.count == 1 {
      let within = scene.paths(within: paths[0])
      if !within.isEmpty { return .everything(values(within), hidden: []) }
    }
    var shown: [Answer.Value] = []
    for path in paths {
      let within = scene.paths(within: path)
      shown +=
        within.isEmpty
        ? [Answer.Value(path.text, try session.read(path))] : values(within)
    }
    return .values(shown)
  }

  /// The word that stands for the assertions over time, unless a view has it as its name.
  private static let expectations = "expectations"

  private func isAboutExpectations(_ scene: SceneCheck) -> Bool {
    paths.count == 1 && paths[0].text == Show.expectations && scene.paths(within: paths[0]).isEmpty
  }

  private static func list(_ open: [String]) -> String {
    open.isEmpty
      ? "no expectation is open\n"
      : open.map { "expect \($0): open until the scene ends\n" }.joined()
  }

  /// Returns the objects that are off screen or whose values haven't changed since the scene
  /// started.
  private static func hidden(
    _ values: [Answer.Value], _ simulation: Simulation, in catalog: Catalog
  ) -> Set<String> {
    let start = try? catalog.scene(simulation.name)?.start(simulation.log.options)
    var hidden: Set<String> = []
    var touched: Set<String> = []
    let paths = Set(values.map { $0.path })
    for value in values {
      let object = ValueTable.object(of: value.path)
      hidden.insert(object)
      if start?.read(value.path) != value.pathValue { touched.insert(object) }
    }
    return hidden.filter { object in
      let isOff =
        paths.contains("\(object).frame") && simulation.visibleCenter(of: object) == nil
      return isOff || !touched.contains(object)
    }
  }
}
