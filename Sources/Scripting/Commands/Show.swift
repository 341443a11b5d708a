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

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    for path in paths { try scene.path(path) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    var values: [Response.Value] = []
    if paths.isEmpty {
      let simulation = try session.running(span)
      for path in simulation.paths {
        if let reading = simulation.read(path) { values.append(.init(path: path, reading: reading)) }
      }
    } else {
      for path in paths {
        values.append(.init(path: path.text, reading: try session.read(path)))
      }
    }
    return .values(values)
  }
}
