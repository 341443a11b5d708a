import PantomimeKit
import PantomimeScenes

/// A gesture that triggers a fault, found by trying gestures on forks.
enum FaultShow {
  /// Returns the statements to type, or `nil` if none of the gestures that were tried triggers the
  /// fault.
  static func gesture(_ fault: String, of scene: SceneEntry, in session: Session) -> String? {
    let start = "scene \(scene.name) faults=\(fault)"
    guard let begun = played([start], in: Session(session.catalogue)),
      let simulation = begun.simulation
    else { return nil }
    let examples = scene.examples.map { $0.split(separator: ";").map(String.init) }
    let taps = simulation.tappable.prefix(2).map { "tap on=\($0)" }
    let pan = simulation.panView.map { [$0] } ?? []
    let drags = (pan + simulation.scrollViewNames.prefix(1)).flatMap { view in
      ["0,-120", "0,120", "-120,0", "120,0"].map { "drag on=\(view) by=\($0)" }
    }
    let single = (taps + drags + ["start"]).map { [$0] }
    let caught = taps.flatMap { tap in drags.map { [tap, "wait 0.1", $0] } }
    let twice = drags.flatMap { first in drags.map { [first, "run", $0] } }
    for lines in examples + single + caught + twice where shows(fault, lines + ["run"], from: begun)
    {
      return ([start] + lines + ["run"]).joined(separator: "; ")
    }
    return nil
  }

  private static func shows(_ fault: String, _ lines: [String], from begun: Session) -> Bool {
    guard let end = played(lines, in: begun)?.simulation else { return false }
    return end.trace.entries.contains { $0.event.begins(with: ["fault", fault[...]]) }
  }

  /// Returns the session after the given lines, or `nil` if one of them fails.
  private static func played(_ lines: [String], in session: Session) -> Session? {
    var fork = session
    (fork.recording.sampler, fork.history) = (nil, nil)
    for line in lines {
      guard let statement = (try? Statement(line, in: session.catalogue)) ?? nil,
        (try? fork.check(statement)) != nil, (try? fork.execute(statement)) != nil
      else { return nil }
    }
    return fork
  }
}
