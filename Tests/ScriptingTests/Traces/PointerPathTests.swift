import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Drags that a terminal reports by cells decide as the drags themselves.
@Suite(.timeLimit) struct PointerPathTests {
  /// A drag as a function of time.
  private struct Motion {
    let start: Point2D
    let way: Vector
    let duration: Double
    let hold: Double
    let bend: Int

    init(_ random: inout FuzzGenerator) {
      func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(random.below(10_001))
          / 10_000
      }
      start = Point2D(x: number(100...290), y: number(330...510))
      way = Vector(dx: number(-60...60), dy: number(-300...300))
      duration = number(0.12...0.6)
      bend = random.below(4)
      // A finger that rests has slowed down before.
      let rests = random.below(3) == 0 && (bend == 1 || bend == 2)
      hold = rests ? number(0...0.3) : 0
    }

    var end: Double { duration + hold }

    func place(at time: Double) -> Point2D {
      let share = min(max(time / duration, 0), 1)
      let way =
        switch bend {
        case 0: share
        case 1: share * share * (3 - 2 * share)
        case 2: 1 - (1 - share) * (1 - share)
        default: share * share
        }
      return Point2D(x: start.x + self.way.dx * way, y: start.y + self.way.dy * way)
    }

    /// The touches that a screen of 60 Hz delivers.
    var touches: TouchStream {
      func instant(_ number: Int) -> Instant { Instant(seconds: Double(number) / 60) }
      var touches = [TimedTouch(.zero, Touch(.down, at: start))]
      let count = Int((end * 60).rounded(.up))
      for number in 1...count {
        let place = place(at: min(Double(number) / 60, end))
        if place == touches[touches.count - 1].touch.place { continue }
        touches.append(TimedTouch(instant(number), Touch(.move, at: place)))
      }
      let last = touches[touches.count - 1].touch.place
      touches.append(TimedTouch(instant(count), Touch(.up, at: last)))
      return TouchStream(touches)
    }

    /// The touches from a terminal that reports the cells that a pointer of 125 Hz enters.
    func reported(in cell: Size2D, _ random: inout FuzzGenerator) -> TouchStream {
      func middle(_ place: Point2D) -> Point2D {
        Point2D(
          x: ((place.x / cell.width).rounded(.down) + 0.5) * cell.width,
          y: ((place.y / cell.height).rounded(.down) + 0.5) * cell.height)
      }
      var last = middle(start)
      var path = PointerPath(at: last, grain: cell, isCells: true)
      var time = Double(random.below(8)) / 1_000
      while time < end {
        let next = middle(place(at: time))
        if next != last { path.add(next, at: time) }
        last = next
        time += 0.008
      }
      return path.stream(until: end)
    }
  }

  /// The result of a drag: the decision, and the state at rest.
  private struct Outcome: Equatable {
    let decision: Int?
    let state: String?
    let velocity: Double

    init(_ touches: TouchStream, _ setting: String) throws {
      var play = try Play("scene city-guide", setting, WrittenTouches.statement(touches))
      decision = play.session.simulation?.decisionRecord?.decision.index
      velocity = play.read("pan.velocity")?.numbers.last ?? 0
      try play.play(["run"])
      state = play.session.simulation?.state
    }

    static func == (one: Outcome, other: Outcome) -> Bool {
      one.decision == other.decision && one.state == other.state
    }
  }

  @Test(arguments: [
    ("set rule=scene", 0.97), ("set rule=flick-or-half", 0.97), ("set rule=projection", 0.95),
  ])
  func cellsDecideAsTheDragItself(setting: String, least: Double) throws {
    var random = FuzzGenerator(seed: 39)
    var same = 0
    var far = 0
    var different: [String] = []
    for _ in 0..<TestRun.count(200, oneIn: 8) {
      let motion = Motion(&random)
      let reported = motion.reported(in: Size2D(width: 10, height: 20), &random)
      let (one, other) = (try Outcome(motion.touches, setting), try Outcome(reported, setting))
      if one == other {
        same += 1
      } else {
        different.append("\(motion) \(one) \(other)")
      }
      let error = (one.velocity - other.velocity).magnitude
      if error > 100 + 0.15 * one.velocity.magnitude { far += 1 }
    }
    #expect(
      same >= Int(least * Double(TestRun.count(200, oneIn: 8))),
      "\(same): \(different.joined(separator: "\n"))")
    // A third of them, if the middles of the cells were taken for the places.
    #expect(far <= TestRun.count(30, oneIn: 8), "\(far)")
  }

  /// An even drag keeps its speed, within what is said of it.
  @Test(arguments: [40.0, 90, 300, 700, 1500, 3000])
  func anEvenDragKeepsItsSpeed(speed: Double) throws {
    for phase in 0..<7 {
      var path = PointerPath(
        at: Point2D(x: 5, y: 410), grain: Size2D(width: 10, height: 20), isCells: true)
      var last = 410.0
      var time = Double(phase) / 1_000
      while time < 0.3 {
        let middle = (((405 - speed * time) / 20).rounded(.down) + 0.5) * 20
        if middle != last { path.add(Point2D(x: 5, y: middle), at: time) }
        last = middle
        time += 0.008
      }
      let error = path.speedError(until: 0.3)
      let touches = path.stream(until: 0.3).touches
      let (one, other) = (touches[max(0, touches.count - 4)], touches[touches.count - 1])
      let measured =
        (one.touch.place.y - other.touch.place.y) / max(other.time.seconds(since: one.time), 0.001)
      // One border or none says little, and this is said.
      #expect(
        (measured - speed).magnitude <= error * 1.5 + 10 || speed < 70,
        "\(phase) \(measured) \(error)")
      #expect(speed < 200 || error < speed)
    }
  }

  @Test func pixelsAreTheirOwnPlaces() {
    var path = PointerPath(
      at: Point2D(x: 10, y: 100), grain: Size2D(width: 1, height: 1), isCells: false)
    for step in 1...12 {
      path.add(Point2D(x: 10, y: 100 - Double(step) * 2), at: Double(step) * 0.01)
    }
    let stream = path.stream(until: 0.12, delay: 250)
    #expect(stream.problem == nil)
    #expect(stream.touches.first?.time == Instant(nanoseconds: 250_000_000))
    for news in stream.touches {
      let time = min(news.time.seconds - 0.25, 0.12)
      #expect((news.touch.place.y - (100 - 200 * time)).magnitude < 0.01)
    }
    #expect(stream.touches.last?.touch.phase == .up)
  }

  /// No reports whatever make an illegal stream.
  @Test func anyReportsMakeALegalStream() {
    var random = FuzzGenerator(seed: 40)
    for _ in 0..<2_000 {
      var path = PointerPath(
        at: Point2D(x: 15, y: 30), grain: Size2D(width: 10, height: 20),
        isCells: random.below(3) > 0)
      var time = 0.0
      for _ in 0..<random.below(30) {
        time += Double(random.below(40)) / 1_000 - 0.005
        path.add(
          Point2D(x: 5 + 10 * Double(random.below(40)), y: 10 + 20 * Double(random.below(40))),
          at: time)
      }
      let end = time + Double(random.below(300)) / 1_000
      let stream = path.stream(until: end, by: random.below(4) == 0 ? .cancel : .up)
      #expect(stream.problem == nil)
      for news in stream.touches {
        #expect((0...400).contains(news.touch.place.x) && (0...800).contains(news.touch.place.y))
      }
      #expect(path.speedError(until: end).isFinite)
    }
  }
}
