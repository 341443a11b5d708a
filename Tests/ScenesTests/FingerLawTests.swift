import TestSupport
import PantomimeKit
import PantomimeScenes
import Testing

/// Fingers and what a pan is said to report come to the same: the slop is taken off the way, and all
/// that follows is as if the recognizer had said it.
@Suite(.timeLimit) struct FingerLawTests {
  /// The scenes with a pan, the direction that means something in each, and the slop.
  struct Case: Sendable, CustomTestStringConvertible {
    let scene: String
    let axis: Vector
    let slop: Double
    var options: [(name: String, value: String)] = []

    var testDescription: String { scene }
  }

  static let cases = [
    Case(scene: "city-guide", axis: Vector(dx: 0, dy: -1), slop: 10),
    Case(scene: "interactive-square", axis: Vector(dx: 1, dy: 0), slop: 10),
    Case(scene: "dive-deeper", axis: Vector(dx: 0, dy: -1), slop: 10),
    Case(scene: "popup", axis: Vector(dx: 0, dy: -1), slop: 0),
    Case(scene: "popup", axis: Vector(dx: 0, dy: -1), slop: 10, options: [("instant-pan", "no")]),
    Case(scene: "floating-player", axis: Vector(dx: 0, dy: -1), slop: 10),
  ]

  private func start(_ law: Case) throws -> Simulation {
    let entry = try #require(Scenes.named(law.scene))
    return try entry.start(
      SceneOptions(
        entry.options, given: law.options.map { ($0.name, .flag($0.value == "yes")) }))
  }

  @Test(arguments: cases, TestRun.seeds(40, oneIn: 8))
  func aDragIsWhatItsPanReports(law: Case, seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    var (touched, told) = (try start(law), try start(law))
    var drags = 0
    for _ in 0..<3 {
      let wait = dice.spread(0.4, 0.8)
      _ = try touched.advance(to: touched.now.advanced(bySeconds: wait))
      _ = try told.advance(to: told.now.advanced(bySeconds: wait))
      let view = try #require(touched.panView)
      // A view in flight may have no touchable position, and a detail covers the list.
      guard let place = touched.visibleCenter(of: view), touched.state != "detail" else { continue }
      let stream = try FingerLawTests.drag(from: place, along: law.axis, &dice)
      try FingerLawTests.play(stream, on: &touched)
      try FingerLawTests.report(stream, slop: law.slop, to: &told)
      drags += 1
    }
    #expect(drags > 0)
    try FingerLawTests.rest(&touched)
    try FingerLawTests.rest(&told)
    FingerLawTests.compare(touched, told)
  }

  /// A drag there, or there and back, of ten events at least; the way is long beside the slop.
  private static func drag(
    from place: Point2D, along axis: Vector, _ dice: inout SeededGenerator
  ) throws -> TouchStream {
    let length = dice.spread(0, 500)
    let way = (length.magnitude + 40) * (length < 0 ? -1 : 1)
    let across = dice.spread(0, 20)
    var made = TouchSynthesizer(
      from: place, by: Vector(dx: axis.dx * way + axis.dy * across, dy: axis.dy * way),
      over: dice.spread(0.5, 0.5))
    made.hold = dice.unit() < 0.3 ? 0.1 : 0
    made.shape = dice.unit() < 0.5 ? .even : .smooth
    return try made.stream()
  }

  private static func play(_ stream: TouchStream, on simulation: inout Simulation) throws {
    let start = simulation.now
    for event in stream.shifted(by: start).events {
      _ = try simulation.advance(to: event.time)
      try simulation.handle(.touch(event.touches))
    }
  }

  /// Says what a pan recognizer would make of a stream of one finger.
  private static func report(
    _ stream: TouchStream, slop: Double, to simulation: inout Simulation
  ) throws {
    let events = stream.shifted(by: simulation.now).touches
    let from = try #require(events.first?.touch.place)
    var lead: Vector?
    for event in events {
      _ = try simulation.advance(to: event.time)
      let (place, phase) = (event.touch.place, event.touch.phase)
      let way = Vector(dx: place.x - from.x, dy: place.y - from.y)
      let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
      if let lead {
        try simulation.handle(
          .pan(
            PanInput(
              phase == .up ? .ended : .changed, dx: .absolute(way.dx - lead.dx),
              dy: .absolute(way.dy - lead.dy), location: place)))
      } else if length >= slop {
        let share = length > 0 ? slop / length : 0
        lead = Vector(dx: way.dx * share, dy: way.dy * share)
        try simulation.handle(
          .pan(
            PanInput(
              .began, dx: .absolute(way.dx * (1 - share)), dy: .absolute(way.dy * (1 - share)),
              location: place)))
      }
    }
  }

  private static func rest(_ simulation: inout Simulation) throws {
    while let deadline = simulation.nextDeadline { _ = try simulation.advance(to: deadline) }
  }

  /// Compares what has happened, fingers and pans themselves aside, and all that can be seen.
  private static func compare(_ one: Simulation, _ other: Simulation) {
    func told(_ simulation: Simulation) -> [Trace.Entry] {
      simulation.trace.list.filter { entry in
        !["touch ", "pan ", "gesture "].contains { entry.event.name.hasPrefix($0) }
      }
    }
    let (ones, others) = (told(one), told(other))
    #expect(ones.map(\.event.name) == others.map(\.event.name))
    for (entry, twin) in zip(ones, others) {
      #expect(abs(entry.time.seconds(since: twin.time)) < 1e-6)
      #expect(entry.event.fields.map(\.name) == twin.event.fields.map(\.name))
      for (field, twinField) in zip(entry.event.fields, twin.event.fields) {
        #expect(close(field.value, twinField.value), "\(entry.event) \(twin.event)")
      }
    }
    #expect(one.state == other.state)
    // Only fingers send messages to recognizers and views.
    for path in one.paths where !path.hasPrefix("gesture.") && !path.hasSuffix(".touch") {
      let (value, twin) = (one.read(path), other.read(path))
      let isClose = zip(value?.numbers ?? [], twin?.numbers ?? []).allSatisfy {
        abs($0 - $1) < 1e-4
      }
      #expect(value == twin || (value?.numbers.isEmpty == false && isClose), "\(path)")
    }
  }

  private static func close(_ one: Event.FieldValue, _ other: Event.FieldValue) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): abs(one - other) < 1e-4
    case (.numbers(let ones), .numbers(let others)):
      ones.count == others.count && zip(ones, others).allSatisfy { abs($0 - $1) < 1e-4 }
    default: one == other
    }
  }

  // MARK: Where the finger is said to be

  /// A pan whose place is not said begins in the middle of its view, and goes along with itself.
  @Test(arguments: cases)
  func anUnsaidPlaceIsTheMiddleOfTheView(law: Case) throws {
    var simulation = try start(law)
    let middle = try #require(
      simulation.panView.flatMap { simulation.visibleCenter(of: $0) })
    try simulation.handle(.pan(PanInput(.began)))
    #expect(simulation.pan.location == middle)
    try simulation.handle(.pan(PanInput(.changed, dx: .absolute(8), dy: .absolute(-30))))
    #expect(simulation.pan.location == Point2D(x: middle.x + 8, y: middle.y - 30))
    try simulation.handle(.pan(PanInput(.changed, location: Point2D(x: 1, y: 2))))
    #expect(simulation.pan.location == Point2D(x: 1, y: 2))
    try simulation.handle(.pan(PanInput(.ended)))
    #expect(simulation.pan.location == Point2D(x: 1, y: 2))
    // A value that no input has set isn't recorded.
    let places = simulation.trace.list.compactMap { $0.event["location"] }
    #expect(places == [.numbers([1, 2]), .numbers([1, 2])])
  }
}
