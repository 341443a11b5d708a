import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting

// Scenes, faults, steps and scripts.

extension WebModule {
  /// The scenes, each with its summary and example statements.
  var scenes: String {
    JSONText.list(
      session.catalogue.scenes.map { scene in
        JSONText.object([
          ("name", JSONText.text(scene.name)), ("summary", JSONText.text(scene.summary)),
          ("shows", JSONText.text(scene.shows?.text)), ("line", JSONText.text(scene.shows?.line)),
        ])
      })
  }

  /// The published faults of the scene, and whether each is on.
  var faults: String {
    guard let simulation = session.simulation,
      let scene = session.catalogue.scene(simulation.name)
    else { return "[]" }
    let active = simulation.faults
    return JSONText.list(
      scene.faults.map { fault in
        JSONText.object([
          ("id", JSONText.text(fault.id)), ("published", JSONText.text(fault.published)),
          ("lesson", JSONText.text(fault.lesson)),
          ("isOn", JSONText.flag(active.contains(fault.id))),
        ])
      })
  }

  /// The steps of the session, from the first, each with the line that was typed.
  var history: String {
    var lines: [String] = []
    var number = 0
    for entry in Lineage(of: session) where entry.number != number {
      number = entry.number
      lines.append(JSONText.text(entry.typed))
    }
    return JSONText.list(lines.reversed())
  }

  /// Returns the session as a script: the text that `save` writes.
  ///
  /// - Parameter isWhole: Whether to include earlier scenes.
  func script(isWhole: Bool) -> String {
    guard session.simulation != nil else { return JSONText.object([("text", JSONText.text(""))]) }
    var copy = session
    let written = WrittenFiles()
    copy.host.files = access.with(written.writing)
    do throws(ScriptError) {
      try copy.answer(line: "save session.pan from=\(isWhole ? "session" : "scene")") { _ in }
    } catch {
      return WebModule.failure(error.message)
    }
    return JSONText.object([("text", JSONText.text(written.text))])
  }
}
