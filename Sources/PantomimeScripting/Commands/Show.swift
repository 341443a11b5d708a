import PantomimeKit

/// `show [PATH …]`: the values now.
package struct Show: Command {
  package static let form = Form(
    "show", "Shows values as they are now.",
    details: "Without a path it lists every path the scene has.",
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

  package var footing: Footing { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    for path in paths { try scene.path(path) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    guard paths.isEmpty else {
      var values: [Response.Value] = []
      for path in paths {
        values.append(Response.Value(path: path.text, pathValue: try session.read(path)))
      }
      return .values(values)
    }
    let simulation = try session.running(span)
    return .everything(
      simulation.paths.compactMap { path in
        simulation.read(path).map { Response.Value(path: path, pathValue: $0) }
      })
  }
}
