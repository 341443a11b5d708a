import TestSupport
import PantomimeKit
import Testing

/// Which of many views a finger meets is found by an index of places, unless the scene provides frames.
@Suite(.timeLimit) struct PlaceTests {
  /// Views that come, move, scroll and are animated at random: asked one by one or found by their
  /// places, they are met by the same fingers.
  @Test func metAsWithoutAnIndex() throws {
    var met = 0
    for seed in TestRun.seeds(60) { met += try play(seed: seed) }
    #expect(met > TestRun.count(60))
  }

  /// Plays a run twice; how often a view was met.
  private func play(seed: Int) throws -> Int {
    var (asked, found) = (try Simulation(Asked.self), try Simulation(Found.self))
    var random = SeededGenerator(seed: UInt64(seed))
    var names: [String] = []
    for step in 0..<80 {
      let inputs = Self.inputs(step, &names, &random)
      for input in inputs {
        try? asked.handle(input)
        try? found.handle(input)
      }
      _ = asked.advance(by: .milliseconds(30))
      _ = found.advance(by: .milliseconds(30))
    }
    #expect(found.trace.text == asked.trace.text)
    return found.trace.list.count { $0.event.kind == .met }
  }

  /// A whole number, so that fingers come down on edges, too.
  private static func number(
    _ range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Double {
    (range.lowerBound + random.unit() * (range.upperBound - range.lowerBound)).rounded()
  }

  private static func frame(_ random: inout SeededGenerator) -> Rect2D {
    let size = random.unit() < 0.2 ? 300.0 : 40
    return Rect2D(
      x: number(-50...390, &random), y: number(-50...844, &random),
      width: number(0...size, &random), height: number(-20...size, &random))
  }

  private static func inputs(
    _ step: Int, _ names: inout [String], _ random: inout SeededGenerator
  ) -> [Input] {
    let holder =
      names.isEmpty || random.unit() < 0.5 ? nil : names[Int(random.unit() * Double(names.count))]
    switch Int(random.unit() * 8) {
    case 0, 1:
      names.append("w\(step)")
      let alpha = PropertySetting.alpha(random.unit() < 0.1 ? 0 : 1.0)
      // One without a frame is met as what it holds alone.
      let settings = random.unit() < 0.2 ? [alpha] : [.frame(frame(&random)), alpha]
      return [.construct(.view(name: "w\(step)", settings, in: holder))]
    case 2:
      names.append("s\(step)")
      let frame = frame(&random)
      return [
        .construct(
          .scrollView(
            name: "s\(step)", [.frame(frame)],
            ScrollSettings(
              viewport: Size2D(width: frame.width, height: frame.height),
              content: Size2D(width: frame.width, height: 2_000)), in: holder)),
        .scroll(
          ScrollInput([number(0...300, &random)], over: random.unit() < 0.5 ? 0.2 : 0),
          view: "s\(step)"),
      ]
    case 3, 4:
      guard let holder else { return [] }
      let goal = frame(&random)
      let change = PropertyChange(
        path: "\(holder).frame", numbers: [goal.x, goal.y, goal.width, goal.height])
      return [
        random.unit() < 0.5
          ? .construct(.change([change], by: nil))
          : .construct(
            .running(
              name: "a\(step)",
              Construction.RunningAnimator(duration: 0.2, delay: 0, timing: .linear), [change]))
      ]
    default:
      let place = Point2D(x: number(0...390, &random), y: number(0...844, &random))
      return [.touch([Touch(.down, at: place)]), .touch([Touch(.up, at: place)])]
    }
  }

  /// Among ten thousand views, a finger hits the one under it, even after that view has moved.
  @Test func onlyThoseThere() throws {
    func place(_ index: Int) -> Rect2D {
      Rect2D(x: Double(index % 97) * 4, y: Double(index / 97) * 8, width: 4, height: 8)
    }
    var simulation = try Simulation(Found.self)
    for index in 0..<10_000 {
      try simulation.handle(
        .construct(
          .view(
            name: "v\(index)",
            [
              .frame(
                Rect2D(x: Double(index % 97) * 4, y: Double(index / 97) * 8, width: 4, height: 8))
            ])))
    }
    let touch = [Touch.Phase.down, .up].map {
      Input.touch([Touch($0, at: Point2D(x: 202, y: 400))])
    }
    for _ in 0..<3 {
      for input in touch { try simulation.handle(input) }
      try simulation.handle(
        .construct(
          .change([PropertyChange(path: "v9999.frame", numbers: [200, 396, 9, 9])], by: nil)))
    }
    #expect(simulation.trace.text.contains("met view=v9999"))
  }
}

/// A scene that records which view a finger meets.
private protocol Meeting: TransitionScene {
  init()
}

extension EventKind {
  fileprivate static let met = EventKind(
    "met", summary: "A finger meets a view.", [FieldSchema("view")])
}

extension Meeting {
  static var name: String { "meeting" }
  static var events: [EventKind] { [.met] }
  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) { self.init() }
  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse) {
    stage.record(.met, nil, [.word("view", stage.name(of: view))])
  }
}

private struct Asked: Meeting {
  static let computesFrames = true
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? { stage.frameOnScreen(of: view) }
}

private struct Found: Meeting {}
