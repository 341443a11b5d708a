import TestSupport
import PantomimeTesting
import Testing

extension VelocityEstimator {
  /// The velocity over a number of moves.
  static let overMoves = VelocityEstimator(
    "over-moves", "The velocity over a number of moves.",
    parameters: [RuleParameter("moves", 3, in: 1...10, .count, summary: "The number of moves.")]
  ) { OverMoves(count: Int($0["moves"] ?? 3)) }
}

struct OverMoves: VelocityMethod {
  let count: Int

  func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    guard let last = samples.last, let first = samples.suffix(count + 1).first else { return .zero }
    let seconds = last.time.seconds(since: first.time)
    return seconds > 0 ? Vector(dy: (last.place.y - first.place.y) / seconds) : .zero
  }
}

@Suite(.timeLimit) struct OwnRuleTests {
  @Test func aFlickMovesToTheNextAnchor() {
    let lift = LiftOff(position: 120, velocity: 500, anchors: [0, 100, 300])
    #expect(NamedRule.stepwise.decide(lift).index == 2)
    #expect(NamedRule(Stepwise(speed: 900)).decide(lift).index == 1)
  }

  @Test func theVelocityIsThatOfTheLastMoves() {
    let samples = (0..<5).map {
      PointSample(time: Instant(seconds: Double($0) / 60), place: Point2D(x: 0, y: Double($0) * 2))
    }
    #expect(VelocityEstimator.overMoves.velocity(of: samples).dy.rounded() == 120)
  }
}
