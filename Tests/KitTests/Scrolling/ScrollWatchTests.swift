import TestSupport
import PantomimeKit
import Testing

/// A watched position is reported at the exact instant at which the offset passes it.
@Suite(.timeLimit) struct ScrollWatchTests {
  /// An even movement passes a place when its share of the way is over.
  @Test func anEvenMovementIsMetInTime() throws {
    var list = try Simulation.watched(places: [39, 127, 215])
    _ = try list.advance(to: Instant(seconds: 1))
    try list.handle(.scroll(ScrollInput([440], isRelative: true, over: 1), view: "list"))
    _ = try list.advance(to: Instant(seconds: 3))
    // The first nanosecond at which the offset is above the place.
    let wanted = [39.0, 127, 215].map { place -> Int64 in
      let nanoseconds: Double = (place + 24) / 440 * 1e9
      return Int64(nanoseconds.rounded(.down)) + 1_000_000_001
    }
    #expect(list.crossings.map(\.nanoseconds) == wanted)
  }

  /// However a motion goes, the crossings found are those that looks at many instants find.
  @Test(arguments: [-3000, -700, 300, 500, 900, 3000] as [Double])
  func motionsAreMetInTime(speed: Double) throws {
    let firsts: [Double] = [-40, 0, 300, 900, 930]
    for first in TestRun.sample(firsts, oneIn: 3, from: Int(speed.magnitude) / 100) {
      let places = [-20, -1, 0, 5, 302, 450, 899, 900, 901, 925] as [Double]
      var list = try Simulation.watched(places: places)
      try list.handle(.scroll(ScrollInput([first]), view: "list"))
      try list.handle(.pan(PanInput(.began, view: "list")))
      try list.handle(.pan(PanInput(.ended, velocity: Vector(dy: -speed), view: "list")))
      var watched = list
      _ = try watched.advance(to: Instant(seconds: 6))
      let found = watched.crossings
      var seen: [Double] = []
      var sides = places.map { (list.number("list.offset") ?? 0) > $0 }
      for step in 1...1_200 {
        let before = list.now.seconds
        _ = try list.advance(to: Instant(seconds: Double(step) / 200))
        let offset = list.number("list.offset") ?? 0
        for (index, place) in places.enumerated() where (offset > place) != sides[index] {
          sides[index].toggle()
          seen.append((before + list.now.seconds) / 2)
        }
      }
      // Time was cut into twelve hundred steps here and not at all there.
      #expect(list.crossings == found)
      let late = found.filter { $0 > .zero }.map(\.seconds)
      #expect(late.count >= seen.count)
      for second in seen {
        #expect(late.contains { ($0 - second).magnitude <= 0.002_501 }, "\(first) \(speed)")
      }
    }
  }

  /// A position of a view that follows another is passed as the other moves, for any cause: at a
  /// quarter of the distance, at the same instants.
  @Test func followersAreMetInTime() throws {
    let places = [39, 127, 215, 439] as [Double]
    for watchesStrip in [false, true] {
      for (view, way) in [("list", 440.0), ("strip", 110)] {
        var list = try Simulation.watched(
          places: watchesStrip ? [] : places,
          placesOfStrip: watchesStrip ? places.map { $0 / 4 } : [])
        try list.handle(.scroll(ScrollInput([0]), view: "list"))
        try list.handle(.scroll(ScrollInput([way], over: 1), view: view))
        _ = try list.advance(to: Instant(seconds: 3))
        let wanted = places.map { Int64(($0 / 440 * 1e9).rounded(.down)) + 1 }
        #expect(list.crossings.map(\.nanoseconds) == wanted, "\(view) \(watchesStrip)")
        #expect(!list.trace.text.contains("wrong side"))
      }
    }
  }

  /// The same for a motion without a finger and with one: both pass the same positions.
  @Test(arguments: [-3000, -700, 0, 500, 3000] as [Double])
  func followersPassWhatTheirLeadersPass(speed: Double) throws {
    let places = [-20, 0, 100, 302, 450, 899, 901] as [Double]
    var list = try Simulation.watched(places: places, placesOfStrip: places.map { $0 / 4 })
    try list.handle(.scroll(ScrollInput([300]), view: "list"))
    try list.handle(.pan(PanInput(.began, view: "list")))
    try list.handle(.pan(PanInput(.changed, dy: .absolute(-160))))
    try list.handle(.pan(PanInput(.ended, velocity: Vector(dy: -speed))))
    _ = try list.advance(to: Instant(seconds: 6))
    let crossings = list.crossingsByView
    #expect(crossings["list"]?.isEmpty == false)
    #expect(crossings["list"] == crossings["strip"])
  }

  /// A jump is met at its instant, each place once, and one gone over and back not at all.
  @Test func jumpsAreMetAtOnce() throws {
    var list = try Simulation.watched(places: [10, 20, 30])
    try list.handle(.scroll(ScrollInput([25]), view: "list"))
    #expect(list.crossings == [.zero, .zero])
    try list.handle(.scroll(ScrollInput([20]), view: "list"))
    #expect(list.crossings.count == 3)
    _ = try list.advance(to: Instant(seconds: 1))
    try list.handle(.pan(PanInput(.began, view: "list")))
    try list.handle(.pan(PanInput(.changed, dy: .absolute(-100))))
    #expect(list.crossings.count == 5 && list.crossings.last == Instant(seconds: 1))
  }

  /// The scene may send a released view to another target, and is notified of every end.
  @Test func theSceneChoosesTheTarget() throws {
    for (speed, target) in [(2000, 400), (2000, 880), (-500, 700), (0, 250), (300, 900)] {
      var list = try Simulation.watched(places: [])
      try list.handle(.scroll(ScrollInput([500]), view: "list"))
      try list.handle(.set(option: "target", to: .number(Double(target))))
      try list.handle(.pan(PanInput(.began, view: "list")))
      try list.handle(.pan(PanInput(.ended, velocity: Vector(dy: Double(-speed)))))
      #expect(list.number("list.target") == Double(target))
      #expect(list.read("list.decelerating") == .flag(true))
      _ = try list.advance(to: Instant(seconds: 20))
      #expect(list.number("list.offset") == Double(target))
      #expect(list.read("ends") == .count(1))
      #expect(list.number("speed") == Double(speed) / 1000)
    }
  }

  /// Linked views move together at every instant, whichever is moved.
  @Test func linkedViewsMoveTogether() throws {
    var list = try Simulation.watched(places: [])
    for (view, other, share) in [("list", "strip", 0.25), ("strip", "list", 4)] {
      try list.handle(.scroll(ScrollInput([100], isRelative: true, over: 0.5), view: view))
      for _ in 0..<7 {
        _ = try list.advance(to: list.now.advanced(bySeconds: 0.1))
        let (one, two) = (list.number("\(view).offset") ?? 0, list.number("\(other).offset") ?? 1)
        #expect((one * share - two).magnitude < 1e-9)
      }
    }
    try list.handle(.scroll(ScrollInput([400]), view: "list"))
    #expect(list.number("strip.offset") == 100)
    try list.handle(.scroll(ScrollInput([400], over: 1), view: "strip"))
    _ = try list.advance(to: list.now.advanced(bySeconds: 0.5))
    try list.handle(.pan(PanInput(.began, view: "list")))
    #expect(list.number("strip.offset") == 250 && list.number("list.offset") == 1000)
    _ = try list.advance(to: list.now.advanced(bySeconds: 5))
    #expect(list.number("strip.offset") == 250)
  }
}

/// A list of 0 … 900 that starts at −24, with places that are watched.
private struct Watched: TransitionScene {
  static let name = "watched"
  static let states = ["list"]
  static let summary = "A list with places that are watched."
  static let place = OptionKey.number(
    "target", -1...10_000, .points, standard: -1, isLive: true, "The target.")
  static let options = [place.option]

  let list: ViewID
  var target = -1.0
  var ends = 0
  var speed = 0.0
  var crossings: [Instant] = []

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    list = stage.addScrollView(
      "list", frame: Rect2D(width: 400, height: 800), content: Size2D(width: 400, height: 1700)
    ) { $0.insets.top = 24 }
    let strip = stage.addScrollView(
      "strip", frame: Rect2D(width: 400, height: 80), content: Size2D(width: 400, height: 800))
    stage.coupleOffset(of: list, to: strip, ratio: 0.25)
    for place in Watched.placesOfNext { stage.watch(list, .above(place, .vertical)) }
    for place in Watched.placesOfNextStrip { stage.watch(strip, .above(place, .vertical)) }
  }

  @TaskLocal static var placesOfNext: [Double] = []
  @TaskLocal static var placesOfNextStrip: [Double] = []

  var state: String { "list" }

  mutating func pan(_ pan: Pan, on stage: inout Stage) { stage.scroll(list, with: pan) }

  mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) {
    target = stage[Self.place]
  }

  mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {
    speed = velocity.dy
    if self.target >= 0 { target.dy = self.target }
  }

  mutating func scrollEnded(_ view: ViewID, on stage: inout Stage) { ends += 1 }

  mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    crossings.append(stage.now)
    let side = watch.place.isPassed(by: stage.contentOffset(of: view(watch)))
    if side != watch.isPassed { stage.record(.wrongSide) }
    stage.record(
      .crossed, nil,
      [.word("view", stage.name(of: watch.view)), .number("place", watch.place.offset)])
  }

  private func view(_ watch: ScrollWatch) -> ViewID { watch.view }

  static let paths = [
    ScenePath<Watched>("ends", summary: "How often it came to rest.") { .count($0.ends) },
    ScenePath<Watched>("speed", summary: "The last velocity reported.") {
      .number($0.speed, .pointsPerSecond)
    },
  ]
}

extension Simulation {
  fileprivate static func watched(
    places: [Double], placesOfStrip: [Double] = []
  ) throws -> Simulation {
    try Watched.$placesOfNext.withValue(places) {
      try Watched.$placesOfNextStrip.withValue(placesOfStrip) {
        try Simulation(Watched.self, options: SceneOptions(Watched.options))
      }
    }
  }

  fileprivate var crossings: [Instant] {
    trace.list.filter { $0.event.name == "crossed" }.map(\.time)
  }

  /// The times at which positions of a view were passed, and the positions, in points of the list.
  fileprivate var crossingsByView: [String: [String]] {
    var found: [String: [String]] = [:]
    for entry in trace.list where entry.event.name == "crossed" {
      guard let view = entry.event["view"]?.text, case .number(let place)? = entry.event["place"]
      else { continue }
      found[view, default: []].append(
        "\(entry.time.nanoseconds) \(view == "strip" ? place * 4 : place)")
    }
    return found
  }
}

extension EventKind {
  fileprivate static let wrongSide = EventKind(
    "wrong side", summary: "An offset is not where a watch says.")
  fileprivate static let crossed = EventKind(
    "crossed", summary: "An offset has passed a place.",
    [FieldSchema("view"), FieldSchema("place", .number(.points))])
}
