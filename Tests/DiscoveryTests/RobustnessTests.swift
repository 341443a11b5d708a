import PantomimeDiscovery
import PantomimeKit
import PantomimeScripting
import TestSupport
import Testing

/// The measured limits agree with what the scripts' own numbers allow.
@Suite(.timeLimit) struct RobustnessTests {
  private static func row(_ text: String, draws: Int = 20) -> RobustnessRow {
    let script = Script(Array(text.utf8), file: nil)
    return RobustnessMeasure(script, in: Session(), draws: draws).row("test")
  }

  @Test func noiseIsLimitedByTheMargin() {
    // The square needs 50 of 100 points, so 54 bear 4 points of noise.
    let row = Self.row(
      "scene interactive-square\npan began\npan changed dx=54\npan ended vx=0\nrun\nexpect state end\n",
      draws: 200)
    #expect(row.passes && row.fingers == .reported)
    #expect(row.noise > 3.5 && row.noise < 4.5)
  }

  @Test func atTheThresholdNothingIsBorne() {
    let row = Self.row(
      "scene interactive-square\npan began\npan changed dx=50\npan ended vx=0\nrun\nexpect state end\n"
    )
    #expect(row.passes && row.noise < 0.1)
  }

  @Test func aTestWithoutAFingerBearsEverything() {
    let row = Self.row("scene city-guide\nwait 1\nexpect state collapsed\n", draws: 2)
    #expect(row.noise == RobustnessMeasure.mostNoise && row.dropped == 0.8)
    #expect(row.estimators.isEmpty && row.fingers == .none)
  }

  @Test func anEstimatorFlipsWhatRestsOnIt() {
    let row = Self.row(
      "scene city-guide\ndrag on=card by=0,-200 over=0.3\nexpect pan.estimator two-segment\n",
      draws: 1)
    #expect(row.fingers == .sampled && row.passes)
    #expect(row.estimators.contains("lsq2") && !row.estimators.contains("two-segment"))
  }

  @Test func aTestThatFailsIsMeasuredToo() {
    let row = Self.row(
      "scene interactive-square\npan began\npan changed dx=46\npan ended vx=0\nrun\nexpect state end\n",
      draws: 200)
    #expect(!row.passes && row.noise > 3.5 && row.noise < 4.5)
  }

  @Test func touchesThatArePlacedOneByOneHaveOnlyNoise() {
    // The touch goes 12 pt past the 30 pt that are expected.
    let row = Self.row(
      """
      view box frame=0,0,100,100
      gesture pull pan on=box
      drive box.frame.y by=pull along=down anchors=0,300
      touch down x=50 y=50
      at 0.1 touch move x=50 y=92
      at 0.2 touch move x=50 y=92
      expect pull.translation.y > 30
      """, draws: 100)
    #expect(row.passes && row.fingers == .touches)
    #expect(row.rate == RobustnessMeasure.leastRate && row.jitter == RobustnessMeasure.mostJitter)
  }

  @Test func aLimitIsBorneAndTheNextAmountIsNot() {
    let text =
      "scene interactive-square\npan began\npan changed dx=54\npan ended vx=0\nrun\nexpect state end\n"
    let replay = FingerReplay(Script(Array(text.utf8), file: nil), in: Session())
    func flips(_ noise: Double) -> Bool {
      var amounts = Disturbance.Amounts()
      amounts.noise = noise
      return (0..<50).contains { replay.flips(Disturbance(amounts, draw: $0)) }
    }
    let limit = Self.row(text, draws: 50).noise
    #expect(!flips(limit) && flips(limit + RobustnessMeasure.mostNoise / 1024))
  }

  @Test func aReplayFromTheFirstFingerIsAWholeReplay() {
    for text in [
      "scene city-guide\nwait 0.2\ndrag on=card by=0,-200 over=0.3\nrun\nexpect state expanded\n",
      "scene city-guide\ntap on=card\nrun\ndrag on=card by=0,150\nrun\nexpect state collapsed\n",
    ] {
      let script = Script(Array(text.utf8), file: nil)
      let replay = FingerReplay(script, in: Session())
      for draw in 0..<20 {
        var amounts = Disturbance.Amounts()
        (amounts.noise, amounts.dropped) = (60, 0.5)
        let disturbance = Disturbance(amounts, draw: draw)
        var session = Session()
        session.host.disturbance = disturbance
        let whole = Replay(script, file: nil, in: session)
        #expect(replay.flips(disturbance) == (whole.status != replay.status))
      }
    }
  }

  @Test func aTestThatExpectsNothingIsNotMeasured() {
    let row = Self.row("scene city-guide\ndrag on=card by=0,-120\nrun\n")
    #expect(row.passes && row.expectsNothing)
    #expect(RobustnessRow.Aspect.allCases.allSatisfy { !row.varies($0) })
    #expect(RobustnessTable.text([row]).contains("test  expects nothing"))
    #expect(RobustnessTable.text([row]).contains("1 measured, 0 would flip"))
    #expect(RobustnessTable.lines([row]).contains("\"expects-nothing\":true"))
    #expect(RobustnessTable.lines([row]).contains("\"noise\":null"))
  }

  @Test func tablesNameEveryRow() {
    let row = Self.row("scene basics\nstart\nrun\nexpect eased.x 100\n", draws: 1)
    #expect(RobustnessTable.text([row]).contains("test  no finger"))
    let borne = Self.row(
      "scene city-guide\ndrag on=card by=0,-200\nrun\nexpect running no\n", draws: 1)
    #expect(RobustnessTable.text([borne]).contains("≥ 16 pt  ≥ 32 ms  ≤ 10 Hz  ≥ 80 %"))
    #expect(RobustnessTable.lines([row]).hasPrefix("{\"v\":1,\"event\":\"robust\""))
  }
}
