import PantomimeKit
import PantomimeScenes

/// `faults [SCENE]`: the faults of the running scene, or of another, and which are switched on.
package struct Faults: Command {
  package static let form = Form(
    "faults", "Lists a scene's published faults, their lessons, and which are on.",
    details: "Without a name, it lists those of the running scene. `scene NAME faults=published` "
      + "turns on all faults of the published code, `faults=CG-1,CG-4` only those.",
    positionals: [Positional(.scene, isOptional: true)],
    example: ["scene interactive-square faults=IA-1", "faults"])

  let scene: SceneEntry?
  let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let catalogue = arguments.catalogue
    scene = try arguments.next().map { word throws(ScriptError) in
      try word.scene(in: catalogue)
    }
  }

  package var footing: Footing { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    if self.scene == nil { try scene.needsScene(verb) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let running = session.simulation
    if let scene {
      return .text(
        SceneHelp.faults(of: scene, switchedOn: running?.name == scene.name ? running?.faults : nil)
      )
    }
    let simulation = try session.running(verb)
    guard let entry = session.catalogue.scene(simulation.name) else { return .nothing }
    return .text(SceneHelp.faults(of: entry, switchedOn: simulation.faults))
  }
}
