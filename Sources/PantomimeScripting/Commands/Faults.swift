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
    let scenes = completer.session.catalog.scenes.filter { !word.isEmpty || $0.name == running }
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
    let catalog = arguments.catalog
    let word = arguments.next()
    let owner = word.flatMap { word in
      catalog.scenes.first { scene in scene.faults.contains { $0.id == word.text.uppercased() } }
    }
    fault = owner?.faults.first { $0.id == word?.text.uppercased() }
    if let owner {
      scene = owner
    } else {
      scene = try word.map { word throws(ScriptError) in try word.scene(in: catalog) }
    }
  }

  package var undoBehavior: UndoBehavior { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    if self.scene == nil { try scene.needsScene(verb) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let running = session.simulation
    if let fault, let help = HelpText(session.catalog).answer([fault.id]) {
      return .text(help)
    }
    if let scene {
      return .text(
        SceneHelp.faults(of: scene, switchedOn: running?.name == scene.name ? running?.faults : nil)
      )
    }
    let simulation = try session.running(verb)
    guard let entry = session.catalog.scene(simulation.name) else { return .nothing }
    return .text(SceneHelp.faults(of: entry, switchedOn: simulation.faults))
  }
}

/// The gesture that shows a fault: the one that the fault declares, or else one found by trying
/// gestures on forks.
enum FaultShow {
  /// Returns the statements to type, or `nil` if the fault declares no gesture and none of those
  /// that were tried changes its outcome.
  static func gesture(_ fault: Fault, of scene: SceneEntry, in catalog: Catalog) -> String? {
    let options = fault.demonstration.map { $0.options.isEmpty ? "" : " \($0.options)" } ?? ""
    func start(_ faults: [String]) -> String {
      "scene \(scene.name)\(options) faults=\(faults.isEmpty ? "none" : faults.joined(separator: ","))"
    }
    let first = start(fault.companions + [fault.id])
    let blank = Session(catalog)
    if let demonstration = fault.demonstration {
      let line = demonstration.statements
      var other = start(fault.companions)
      if case .stays(let cure?) = fault.effect {
        other += cure.contains(" ") ? "; \(cure)" : " \(cure)"
      }
      let view = look(line, played(first, in: blank), played(other, in: blank))
      return "\(first); \(line)\(view)"
    }
    guard fault.changes, let begun = played(first, in: blank),
      let healthy = played(start(fault.companions), in: blank), let simulation = begun.simulation
    else { return nil }
    for line in candidates(simulation, examples: scene.examples) {
      guard let line = settling(line, in: begun) else { continue }
      if shows(fault, line, from: begun, unlike: healthy) {
        return "\(first); \(line)\(look(line, begun, healthy))"
      }
    }
    return nil
  }

  /// Returns a statement that shows what differs after a line if the line alone records the same
  /// events with and without a fault, or an empty text.
  private static func look(_ line: String, _ begun: Session?, _ healthy: Session?) -> String {
    guard let begun, let healthy, let one = played(line, in: healthy)?.simulation,
      let other = played(line, in: begun)?.simulation, happened(one) == happened(other)
    else { return "" }
    let paths = PathDifference.all(between: one, and: other).prefix(2).map { $0.path }
    return paths.isEmpty ? "" : "; show \(paths.joined(separator: " "))"
  }

  /// Returns the lines to try, the shortest first.
  private static func candidates(_ simulation: Simulation, examples: [String]) -> [String] {
    let directions = ["0,-120", "0,120", "-120,0", "120,0"]
    let taps = simulation.tappable.prefix(2).map { "tap on=\($0)" }
    let pan = simulation.panView.map { [$0] } ?? []
    let drags = (pan + simulation.scrollViewNames.prefix(1)).flatMap { view in
      directions.map { "drag on=\(view) by=\($0)" }
    }
    let pans =
      pan.isEmpty
      ? []
      : ["dy=-120", "dy=120", "dx=-120", "dx=120"].flatMap { way in
        ["ended", "cancelled"].map { "pan began; pan changed \(way); pan \($0)" }
      }
    let caught = taps.flatMap { tap in (drags + pans).map { "\(tap); wait 0.1; \($0)" } }
    let twice = drags.flatMap { first in drags.map { "\(first); run; \($0)" } }
    return examples + taps + drags + pans + ["start"] + caught + twice
  }

  /// Returns the line with a `run` at its end, or `nil` if the line can't be read.
  private static func settling(_ line: String, in session: Session) -> String? {
    guard let statements = try? session.read(line) else { return nil }
    let lines = statements.map { $0.written }
    let settled = lines + ["run"]
    return (lines.last == settled.last ? lines : settled).joined(separator: "; ")
  }

  /// Returns whether a line triggers a fault, and has another outcome than without the fault.
  private static func shows(
    _ fault: Fault, _ line: String, from begun: Session, unlike healthy: Session
  ) -> Bool {
    guard let end = played(line, in: begun)?.simulation,
      end.trace.list.contains(where: { $0.event.matches(["fault", fault.id[...]]) }),
      let other = played(line, in: healthy)?.simulation
    else { return false }
    return !PathDifference.all(between: other, and: end).isEmpty || happened(end) != happened(other)
  }

  /// The events, except those that only name the faults.
  private static func happened(_ simulation: Simulation) -> [Trace.Entry] {
    simulation.trace.list.filter { entry in
      !["scene", "fault", "warning"].contains { entry.event.matches([$0]) }
    }
  }

  /// Returns the session after the given line, or `nil` if one of its statements fails.
  private static func played(_ line: String, in session: Session) -> Session? {
    var fork = session
    (fork.recording.sampler, fork.history) = (nil, nil)
    guard let statements = try? fork.read(line) else { return nil }
    for statement in statements {
      guard (try? fork.check(statement)) != nil, (try? fork.execute(statement)) != nil else {
        return nil
      }
    }
    return fork
  }
}
