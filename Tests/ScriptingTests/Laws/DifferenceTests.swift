import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// The paths that may differ between two moments of a run include all that do.
@Suite(.timeLimit) struct DifferenceTests {
  /// Paths that are left out on purpose (`Simulation.forEachPath(thatMayDifferFrom:_:)`).
  private static func isLeftOut(_ path: String) -> Bool {
    path.hasPrefix("gesture.") || path.hasSuffix(".touch") || path.hasSuffix(".layers")
      || path.split(separator: ".").contains("model")
  }

  /// Whether one moment comes after another of the same run, and not of one that was begun anew.
  private static func isLater(_ after: Simulation, than before: Simulation) -> Bool {
    let (entries, earlier) = (after.trace.list, before.trace.list)
    return after.name == before.name && entries.count >= earlier.count
      && entries.prefix(earlier.count).last?.text == earlier.last?.text
      && after.trace.dropped == before.trace.dropped
  }

  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 60, from: 0))
  func noDifferenceIsMissed(name: String) throws {
    let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast()
      .joined(separator: "/")
    var session = ProjectFiles.session(in: folder)
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    var missed: [String] = []
    for statement in Script(bytes, file: name, files: session.host.files).statements {
      let before = session.simulation
      guard (try? session.execute(statement)) != nil, let before,
        let after = session.simulation, Self.isLater(after, than: before)
      else { continue }
      var listed: Set<String> = []
      after.forEachPath(thatMayDifferFrom: before) { listed.insert($0).inserted }
      missed += after.paths.filter { path in
        !Self.isLeftOut(path) && !listed.contains(path) && after.read(path) != before.read(path)
      }.map { "\(statement.text): \($0)" }
    }
    #expect(missed == [])
  }
}
