import PantomimeFiles
import PantomimeKit
import PantomimeScenes
import PantomimeScripting
import TestSupport
import Testing

/// Touches that are written for another tool lead to the same decisions, or aren't written.
@Suite(.timeLimit) struct TouchExportTests {
  /// Returns a drag or a flick of the card: a straight or a bent path, at an even or a changing
  /// speed, sampled at 60, 120 or 240 Hz, now and then with a rest.
  private func gesture(_ random: inout SplitMix64) -> TouchStream {
    let rate = random.chance(2) ? 60 : random.chance(2) ? 120 : 240
    let start = Point2D(x: random.number(120, 280), y: random.number(300, 560))
    let travel = Vector(dx: random.number(-60, 60), dy: random.number(-260, 260))
    let (bend, power) = (random.number(-20, 20), random.number(0.6, 2.2))
    let count = 3 + Int(random.next() % 50)
    let pause = random.chance(4) ? Int(random.next() % UInt64(count)) : count
    var time = Int64(0)
    var touches = [TimedTouch(.zero, Touch(.down, at: start))]
    for step in 1...count {
      let rest = step == pause ? Int64(random.number(20, 120)) * 1_000_000 : 0
      time += 1_000_000_000 / Int64(rate) + rest
      let share = pow(Double(step) / Double(count), power)
      let place = Point2D(
        x: start.x + travel.dx * share + bend * share * (1 - share),
        y: start.y + travel.dy * share)
      touches.append(TimedTouch(Instant(nanoseconds: time), Touch(.move, at: place)))
    }
    if random.chance(5) { time += Int64(random.number(0, 90)) * 1_000_000 }
    touches.append(
      TimedTouch(Instant(nanoseconds: time), Touch(.up, at: touches[count].touch.place)))
    return TouchStream(touches)
  }

  /// Returns a power of a number between 0 and 1, by halving the exponent; the tests need no exact
  /// one.
  private func pow(_ base: Double, _ exponent: Double) -> Double {
    var (result, root, rest) = (1.0, base, exponent)
    while rest >= 1 { (result, rest) = (result * base, rest - 1) }
    for _ in 0..<30 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 { (result, rest) = (result * root, rest - 1) }
    }
    return result
  }

  /// A stage of statements is built at the instant of its first touch, and is exported like a scene.
  @Test(arguments: ["", "wait 0.1\n"], [TouchFormat.webdriver, .maestro])
  func stagesOfStatementsAreExported(pause: String, format: TouchFormat) throws {
    let text = """
      view sheet frame=0,400,390,744
      gesture pull pan on=sheet axis=vertical
      drive sheet.frame.y by=pull anchors=100,400,700
      \(pause)drag on=sheet by=0,-150 over=0.5
      run

      """
    let script = Script(Array(text.utf8), file: nil)
    let replay = PantomimeScripting.Replay(script, file: nil, in: Session())
    let simulation = try #require(replay.session.simulation)
    let stream = replay.session.recording.touchLog.stream
    #expect(!(try TouchExport(stream, as: format, of: simulation)).text.isEmpty)
  }

  private func played(_ stream: TouchStream) throws -> Simulation {
    var run = try Simulation(CityGuide.self)
    for event in stream.events {
      _ = try run.advance(to: event.time)
      try run.handle(.touch(event.touches))
    }
    _ = try run.advance(to: stream.end.advanced(bySeconds: 2))
    return run
  }

  /// Returns the displacement of the last two movements over their time, as UIKit is assumed to
  /// compute the velocity (G62).
  private func velocity(_ stream: TouchStream) -> (x: Double, y: Double) {
    let moves = stream.touches.filter { $0.touch.phase != .up }.suffix(3)
    guard let first = moves.first, let last = moves.last, last.time > first.time else {
      return (0, 0)
    }
    let time = last.time.seconds(since: first.time)
    return (
      (last.touch.place.x - first.touch.place.x) / time,
      (last.touch.place.y - first.touch.place.y) / time
    )
  }

  @Test(arguments: [TouchFormat.webdriver, .maestro])
  func decisionsSurviveARoundTrip(format: TouchFormat) throws {
    var refused = 0
    let count = TestRun.count(1_000, oneIn: 50)
    for seed in 0..<count {
      var random = SplitMix64(seed: UInt64(seed))
      let stream = gesture(&random)
      let run = try played(stream)
      let export: TouchExport
      do throws(TouchExport.Refusal) {
        export = try TouchExport(stream, as: format, of: run)
      } catch {
        refused += 1
        #expect(error.message.contains("too coarse"))
        continue
      }
      let reading = try #require(
        try ForeignTouchFiles.read(
          Array(export.text.utf8), as: nil, TouchSurroundings(screen: run.screen)), "\(export.text)"
      )
      let again = try played(reading.stream)
      #expect(again.decisions.map(\.decision.index) == run.decisions.map(\.decision.index))
      #expect(again.read("state") == run.read("state"))
      guard format == .webdriver else { continue }
      #expect(reading.stream.touches.count == stream.touches.count, "\(seed)")
      let (one, other) = (velocity(stream), velocity(reading.stream))
      let speed = (one.x * one.x + one.y * one.y).squareRoot()
      let difference =
        ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
      // The positions are rounded, too: to 0.001 pt.
      #expect(difference <= 0.01 * speed + 0.2, "\(seed): \(one), \(other)")
    }
    // Few gestures are closer to a limit than a format's grain.
    #expect(refused * 100 <= count * (format == .webdriver ? 2 : 15), "\(refused) of \(count)")
  }

  @Test func severalFingersKeepTheirPlaces() throws {
    var touches: [TimedTouch] = []
    func add(_ milliseconds: Int64, _ phase: Touch.Phase, _ id: Int, _ x: Double, _ y: Double) {
      touches.append(
        TimedTouch(
          Instant(nanoseconds: milliseconds * 1_000_000),
          Touch(phase, id: id, at: Point2D(x: x, y: y))))
    }
    add(0, .down, 1, 100, 400)
    add(16, .move, 1, 100, 390)
    add(16, .down, 2, 200, 400)
    add(33, .move, 1, 100, 380)
    add(33, .move, 2, 210, 400)
    add(100, .up, 1, 100, 380)
    add(116, .move, 2, 220, 400)
    add(116, .cancel, 2, 220, 400)
    let stream = TouchStream(touches)
    let run = try played(stream)
    let export = try TouchExport(stream, as: .webdriver, of: run)
    let reading = try ForeignTouchFiles.read(
      Array(export.text.utf8), as: .webdriver, TouchSurroundings(screen: run.screen))
    #expect(reading?.stream.touches.map(\.time) == stream.touches.map(\.time))
    #expect(reading?.stream.touches.map(\.touch) == stream.touches.map(\.touch))
    let refusal = #expect(throws: TouchExport.Refusal.self) {
      try TouchExport(stream, as: .maestro, of: run)
    }
    #expect(refusal?.message.contains("several fingers") == true)
  }

  @Test func aLostFingerIsRefused() throws {
    let stream = TouchStream([
      TimedTouch(.zero, Touch(.down, at: Point2D(x: 10, y: 10))),
      TimedTouch(Instant(seconds: 0.1), Touch(.lost, at: Point2D(x: 10, y: 10))),
    ])
    let run = try played(stream)
    for format in [TouchFormat.webdriver, .maestro] {
      #expect(throws: TouchExport.Refusal.self) {
        try TouchExport(stream, as: format, of: run)
      }
    }
  }
}
