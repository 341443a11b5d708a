import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Disturbed fingers differ from the fingers of the script by no more than the amounts.
@Suite(.timeLimit) struct DisturbanceTests {
  private func play(_ amounts: Disturbance.Amounts, draw: Int = 0) throws -> Play {
    var session = Session()
    session.host.disturbance = Disturbance(amounts, draw: draw)
    return try Play(in: session, ["scene city-guide", "drag on=card by=0,-200 over=0.3"])
  }

  /// Jitter is in milliseconds: it shifts a lift-off by as many at most.
  @Test(arguments: [1.0, 4, 32]) func jitterIsInMilliseconds(jitter: Double) throws {
    let plain = try play(Disturbance.Amounts()).session.now
    var amounts = Disturbance.Amounts()
    amounts.jitter = jitter
    let shifts = try (0..<20).map { draw in
      try play(amounts, draw: draw).session.now.seconds(since: plain)
    }
    // A lift-off isn't earlier than the last move, which may be later than intended.
    #expect(shifts.allSatisfy { $0.magnitude <= jitter / 1_000 + 1e-9 })
    #expect(shifts.contains { $0.magnitude > jitter / 4_000 })
  }
}
