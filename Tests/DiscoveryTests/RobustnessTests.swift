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
    #expect(row.passes && row.isReported)
    #expect(row.noise > 3.5 && row.noise < 4.5)
  }

  @Test func atTheThresholdNothingIsBorne() {
    let row = Self.row(
      "scene interactive-square\npan began\npan changed dx=50\npan ended vx=0\nrun\nexpect state end\n"
    )
    #expect(row.passes && row.noise < 0.1)
  }

  @Test func aTestWithoutAFingerBearsEverything() {
    let row = Self.row("scene city-guide\ntap on=card\nrun\nexpect state expanded\n", draws: 2)
    #expect(row.noise == RobustnessMeasure.mostNoise && row.dropped == 0.8)
    #expect(row.estimators.isEmpty)
  }

  @Test func anEstimatorFlipsWhatRestsOnIt() {
    let row = Self.row(
      "scene city-guide\ndrag on=card by=0,-200 over=0.3\nexpect pan.estimator two-segment\n",
      draws: 1)
    #expect(!row.isReported && row.passes)
    #expect(row.estimators.contains("lsq2") && !row.estimators.contains("two-segment"))
  }

  @Test func aTestThatFailsIsMeasuredToo() {
    let row = Self.row(
      "scene interactive-square\npan began\npan changed dx=46\npan ended vx=0\nrun\nexpect state end\n",
      draws: 200)
    #expect(!row.passes && row.noise > 3.5 && row.noise < 4.5)
  }

  @Test func tablesNameEveryRow() {
    let row = Self.row("scene basics\nstart\nrun\nexpect eased.x 100\n", draws: 1)
    #expect(RobustnessTable.text([row]).contains("test"))
    #expect(RobustnessTable.lines([row]).hasPrefix("{\"v\":1,\"event\":\"robust\""))
  }
}
