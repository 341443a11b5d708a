import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// A state at rest doesn't change until an input arrives: answers rely on it, and read nothing of
/// it twice.
@Suite(.timeLimit) struct RestTests {
  @Test(arguments: TestRun.seeds(60 as UInt64)) func whatIsAtRestStaysAsItIs(
    seed: UInt64
  ) throws {
    var random = RandomStatements(seed: seed)
    var session = Session()
    session.host.mostInstants = 2_000
    var lines: [String] = []
    for _ in 0..<40 {
      let line = random.line(in: session)
      lines.append(line)
      // Under this old defect a fraction shows only once time moves on.
      guard !line.contains("blind-scrub"), let statement = try? Statement(line) else { continue }
      _ = try? session.execute(statement)
      guard let simulation = session.simulation, simulation.nextDeadline == nil,
        simulation.endless == nil
      else { continue }
      var later = simulation
      _ = try later.advance(to: simulation.now.advanced(bySeconds: 0.371))
      guard later.eventCount == simulation.eventCount else { continue }
      for path in simulation.paths where path != "time" {
        #expect(later.read(path) == simulation.read(path), "\(path) behind \(lines)")
      }
    }
  }
}
