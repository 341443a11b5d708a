import PantomimeKit
import PantomimeScenes

/// `faults [SCENE]`: lists the faults of the running scene or of the named one, and marks those
/// that are switched on.
package struct Faults: Command {
  package static let form = Form(
    "faults", "Lists a scene's published faults, their lessons, and which are on.",
    details: "Without a name, it lists those of the running scene; with the id of a fault, it "
      + "describes that one and a gesture that shows it, if there is one. "
      + "`scene NAME faults=published` turns on all faults of the published code, "
      + "`faults=CG-1,CG-4` only those.",
    positionals: [Positional(.scene, isOptional: true)],
    example: ["scene interactive-square faults=IA-1", "faults"])

  /// Returns all scenes, and the faults of the running scene; once a letter is typed, the
  /// candidates also include the dozens of faults of the other scenes.
  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    guard given.isEmpty else { return [] }
    let (word, running) = (completer.word, completer.session.simulation?.name)
    let isLower = !word.isEmpty && word == word.lowercased()
    let scenes = completer.session.catalogue.scenes.filter { !word.isEmpty || $0.name == running }
    return completer.values(.scene, prefix: "")
      + scenes.flatMap { $0.faults }.map { fault in
        Candidate(isLower ? fault.id.lowercased() : fault.id, fault.published)
      }
  }

  private let scene: SceneEntry?
  /// The fault, if the statement names a fault rather than a scene.
  private let fault: Fault?
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let catalogue = arguments.catalogue
    let word = arguments.next()
    let owner = word.flatMap { word in
      catalogue.scenes.first { scene in scene.faults.contains { $0.id == word.text.uppercased() } }
    }
    fault = owner?.faults.first { $0.id == word?.text.uppercased() }
    if let owner {
      scene = owner
    } else {
      scene = try word.map { word throws(ScriptError) in try word.scene(in: catalogue) }
    }
  }

  package var footing: UndoBehavior { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    if self.scene == nil { try scene.needsScene(verb) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let running = session.simulation
    if let scene, let fault, let help = HelpText(session.catalogue).answer([fault.id]) {
      let gesture = FaultShow.gesture(fault, of: scene, in: session)
      return .text(help + (gesture.map { "  to see it: \($0)\n" } ?? ""))
    }
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
