import PantomimeGestures
import TestSupport
import Testing

/// The motion of a sheet in an app without a simulation.
@Suite(.timeLimit) struct SheetMotionTests {
  @Test func aSheetResistsFliesAndSettles() throws {
    var motion = try SheetMotion(height: 400)
    motion.touchBegan()
    let (free, resisted) = (
      motion.touchMoved(to: 30, timestamp: 10), motion.touchMoved(to: -100, timestamp: 10.01)
    )
    // 0.55 · 100 · 400 ÷ (400 + 0.55 · 100)
    #expect(free == 30 && (resisted + 48.351_648).magnitude < 1e-5)
    let end = motion.touchEnded()
    #expect(end.velocity < 0 && end.distance < 0)
    let start = try #require(motion.settling(at: 0))
    #expect(start.position == 0 && start.velocity == 0)
    #expect(motion.settling(at: 60) == nil)
    #expect(Instant(nanoseconds: 1_500_000_000).nanoseconds == Instant(seconds: 1.5).nanoseconds)
  }

  @Test func aDecisionIsLogged() {
    let lift = LiftOff(progress: 0.25, velocity: 0, distance: 200)
    let log = logged(NamedRule.half.decide(lift), about: lift)
    #expect(log.hasPrefix("\(lift): revert by position, margin 0.25: "), "\(log)")
    let sheet = LiftOff(position: 400, velocity: -300 - 1e-12, anchors: [100, 400, 700])
    let flick = Decision(0, sheet, by: .velocity, margin: 300 - 1e-12, .pointsPerSecond, "up")
    #expect(logged(flick, about: sheet).hasSuffix(": settle by velocity, margin 300 pt/s: up"))
  }
}
