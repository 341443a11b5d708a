import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct KeyframesTests {
  @Test func valuesAreSpacedEvenlyWithoutKeyTimes() throws {
    // (T94)
    let track = try KeyframeCurve([0.0, 10, 40])
    #expect(track.keyTimes == [0, 0.5, 1])
    #expect(track.issues.isEmpty)
    for (share, value) in [(-1, 0), (0, 0), (0.25, 5), (0.5, 10), (0.75, 25), (1, 40), (3, 40.0)] {
      #expect(track.value(at: share) == value)
    }
    #expect(track.value(at: .nan) == 0)
    #expect(try KeyframeCurve([7.0]).value(at: 0.4) == 7)
    #expect(throws: OptionError.self) { try KeyframeCurve([Double]()) }
  }

  @Test func discreteValuesAreShownUntilTheNext() throws {
    // (T94), (T95)
    let track = try KeyframeCurve([1.0, 2, 3, 4], mode: .discrete)
    #expect(track.keyTimes == [0, 0.25, 0.5, 0.75, 1])
    for (share, value) in [(0, 1), (0.2, 1), (0.25, 2), (0.74, 3), (0.75, 4), (1, 4.0)] {
      #expect(track.value(at: share) == value)
    }
    let given = try KeyframeCurve([1.0, 2], keyTimes: [0, 0.9, 1], mode: .discrete)
    #expect(given.value(at: 0.89) == 1)
    #expect(given.value(at: 0.9) == 2)
  }

  @Test func laterOfTwoEqualKeyTimesWins() throws {
    // (T96)
    let track = try KeyframeCurve([0.0, 10, 50, 60], keyTimes: [0, 0.5, 0.5, 1])
    #expect(track.value(at: 0.5) == 50)
    #expect(track.value(at: 0.25) == 5)
    #expect(track.value(at: 0.75) == 55)
  }

  @Test func unsuitableKeyTimesAreIgnoredAndNamed() throws {
    // (T98), (T99): the printed example has six values and five key times.
    let values = [0.0, -5, 0, 0, -2.5, 0]
    let printed = try KeyframeCurve(values, keyTimes: [0, 0.25, 0.4, 0.6, 1])
    #expect(printed.issues == [.keyTimeCount(5, needed: 6, values: 6)])
    #expect(printed.value(at: 0.2) == -5)
    #expect(printed.value(at: 0.8) == -2.5)
    #expect(printed.value(at: 1) == 0)
    let cases: [([Double], KeyframeIssue)] = [
      ([0, 0.5, 1.5], .keyTimesOutOfRange), ([0, .nan, 1], .keyTimesOutOfRange),
      ([0, 0.6, 0.5], .keyTimesOutOfOrder), ([0, 0.5, 0.9], .keyTimesDoNotSpan),
      ([0.1, 0.5, 1], .keyTimesDoNotSpan), ([], .keyTimeCount(0, needed: 3, values: 3)),
    ]
    for (keyTimes, issue) in cases {
      let track = try KeyframeCurve([0.0, 10, 20], keyTimes: keyTimes)
      #expect(track.issues == [issue])
      #expect(track.keyTimes == [0, 0.5, 1])
    }
    let discrete = try KeyframeCurve([0.0, 1], keyTimes: [0, 1], mode: .discrete)
    #expect(discrete.issues == [.keyTimeCount(2, needed: 3, values: 2)])
  }

  @Test func segmentsHaveTheirOwnEasing() throws {
    let track = try KeyframeCurve([0.0, 10, 20], timings: [.easeIn, nil])
    #expect(track.value(at: 0.25) == 10 * UnitBezier.easeIn.value(at: 0.5))
    #expect(track.value(at: 0.75) == 15)
    let short = try KeyframeCurve([0.0, 10, 20], timings: [.easeIn])
    #expect(short.issues == [.timingCount(1, needed: 2)])
    #expect(short.timings == [.easeIn, nil])
    // A curve that overshoots takes the segment along.
    let back = try UnitBezier(0.34, 1.56, 0.64, 1)
    #expect(try KeyframeCurve([0.0, 10], timings: [back]).value(at: 0.573) > 10.9)
  }

  @Test func pacedTracksKeepTheirSpeed() throws {
    // (T102)
    let track = try KeyframeCurve([0.0, 10, 110], keyTimes: [0, 0.5, 1], mode: .paced)
    #expect(track.issues == [.keyTimesUnused])
    #expect((track.value(at: 0.5) - 55).magnitude < 1e-12)
    #expect((track.value(at: 0.1) - 11).magnitude < 1e-12)
    let points = try KeyframeCurve(
      [Point2D(x: 0, y: 0), Point2D(x: 30, y: 40), Point2D(x: 30, y: 90)], mode: .paced)
    #expect(points.value(at: 0.75) == Point2D(x: 30, y: 65))
    // No way at all, or no measure: evenly.
    #expect(try KeyframeCurve([5.0, 5, 5], mode: .paced).keyTimes == [0, 0.5, 1])
    #expect(try KeyframeCurve([RGBAColor(), RGBAColor(red: 1)], mode: .paced).keyTimes == [0, 1])
    let timed = try KeyframeCurve([0.0, 1], timings: [.easeIn], mode: .paced)
    #expect(timed.issues == [.timingsUnused])
    #expect(timed.value(at: 0.3) == 0.3)
  }

  @Test func cubicTracksAreSplines() throws {
    // (T101)
    let track = try KeyframeCurve([0.0, 1, 0], mode: .cubic)
    #expect((track.value(at: 0.25) - 0.5625).magnitude < 1e-15)
    #expect(track.value(at: 0.5) == 1)
    let tight = try KeyframeCurve(
      [0.0, 1, 0], mode: .cubic, shape: KeyframeShape(tensions: [1, 1, 1]))
    #expect((tight.value(at: 0.25) - 0.5).magnitude < 1e-15)
    let points = try KeyframeCurve(
      [Point2D(x: 0, y: 0), Point2D(x: 10, y: 10), Point2D(x: 20, y: 0)], mode: .cubic)
    let quarter = points.value(at: 0.25)
    #expect((quarter.x - 4.375).magnitude < 1e-14 && (quarter.y - 5.625).magnitude < 1e-14)
    // Against the Hermite form (T100), with every term.
    let shape = KeyframeShape(
      tensions: [0.2, -0.3, 0.5, 0], continuities: [0.1, 0.4, -0.6, 0], biases: [0, -0.7, 0.3, 1])
    let values = [3.0, -1, 4, 10]
    let bent = try KeyframeCurve(values, mode: .cubic, shape: shape)
    func tangent(_ i: Int, _ sign: Double) -> Double {
      let (t, c, b) = (shape.tensions[i], sign * shape.continuities[i], shape.biases[i])
      let (before, after) = (values[i] - values[i - 1], values[i + 1] - values[i])
      return (1 - t) / 2 * ((1 + b) * (1 + c) * before + (1 - b) * (1 - c) * after)
    }
    let u = 0.3
    let hermite =
      (2 * u * u * u - 3 * u * u + 1) * values[1] + (u * u * u - 2 * u * u + u) * tangent(1, 1)
      + (3 * u * u - 2 * u * u * u) * values[2] + (u * u * u - u * u) * tangent(2, -1)
    #expect((bent.value(at: (1 + u) / 3) - hermite).magnitude < 1e-13)
  }

  @Test func cubicPacedTracksKeepTheirSpeed() throws {
    let track = try KeyframeCurve(
      [Point2D(x: 0, y: 0), Point2D(x: 10, y: 30), Point2D(x: 60, y: 0), Point2D(x: 70, y: 0)],
      mode: .cubicPaced)
    let steps = 200
    let ways = (0..<steps).map { step in
      let start = track.value(at: Double(step) / Double(steps))
      return start.distance(to: track.value(at: Double(step + 1) / Double(steps))) ?? 0
    }
    let mean = ways.reduce(0, +) / Double(steps)
    #expect(ways.allSatisfy { ($0 / mean - 1).magnitude < 0.03 })
    #expect(track.value(at: 1) == Point2D(x: 70, y: 0))
  }
}
