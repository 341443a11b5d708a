import PantomimeKit
import PantomimeReporting

/// `show [PATH …]`: prints the current values.
package struct Show: Command {
  package static let form = Form(
    "show", "Shows current values.",
    details: "Without a path, it lists every path of the scene; with the name of a view or another "
      + "prefix, the paths below it.",
    positionals: [Positional(.path, isOptional: true)], more: "…",
    example: ["scene city-guide", "show card.frame fraction"])

  let paths: [Word]
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    span = arguments.verb.span
    var paths: [Word] = []
    while let path = arguments.next() { paths.append(path) }
    self.paths = paths
  }

  package var footing: UndoBehavior { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    for path in paths where scene.paths(within: path).isEmpty { try scene.path(path) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let simulation = try session.running(span)
    func values(_ paths: [String]) -> [Answer.Value] {
      paths.compactMap { path in
        simulation.read(path).map { Answer.Value(path, $0) }
      }
    }
    guard !paths.isEmpty else { return .everything(values(simulation.paths)) }
    let scene = SceneCheck(simulation, in: session.catalogue)
    if paths.count == 1 {
      let within = scene.paths(within: paths[0])
      if !within.isEmpty { return .everything(values(within)) }
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
}
