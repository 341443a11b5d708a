import PantomimeKit
import PantomimeProps
import TestSupport
import Testing

/// A transform model with nothing but its initial view, and each of its other parts alone.
@Suite(.timeLimit) struct TransformModelTests {
  /// A scene of one element, which a tap presents and a pan drives.
  private struct Single: TransitionScene {
    static let computesFrames = true
    enum Part: String, CaseIterable { case none, center, parallel, completion }
    static let name = "single"
    static let part = OptionKey<Part>.choice("part", "The part of the model that is given.")
    static let options: [SceneOption] = [.screen, part.option]
    static let events = [done]
    static let done = EventKind("model done", summary: "The model's completion ran.")
    static let paths = ScenePath<Single>.paths(ofElements: ["card"]) { $0.elements }
    static let states = ["list", "detail"]
    let tappable = ["card"]
    var elements: ElementTransition

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let whole = Rect2D(width: 390, height: 844)
      let frame = Rect2D(x: 24, y: 240, width: 342, height: 280)
      let list = stage.addView("list", .frame(whole))
      let card = stage.addView("card", in: list, .frame(frame))
      let model =
        switch try options[Self.part] {
        case .none: TransformModel(card, on: &stage)
        case .center:
          TransformModel(
            card, initialFrame: frame, finalFrame: whole, finalCenter: Point2D(x: 195, y: 500),
            .radius(16), on: &stage)
        case .parallel:
          TransformModel(
            card, initialFrame: frame, finalFrame: whole, .radius(16),
            parallelAnimation: { standIn, isFinal, stage in
              stage[standIn, .radius] = isFinal ? 0 : 16
            }, on: &stage)
        case .completion:
          TransformModel(
            card, completion: { _, stage in stage.record(Self.done) }, on: &stage)
        }
      let detail = stage.addView("detail", .frame(whole))
      let fade = stage.addView("fade", .alpha(0))
      let transition = stage.addTransition(
        "detail", try PercentDrivenTransition(duration: 0.5, timing: .linear))
      elements = ElementTransition(
        transition, [model], style: .standIns, from: list, to: detail, fade: fade)
    }

    var state: String { elements.isPresented ? "detail" : "list" }

    func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
      elements.isHidden(view, on: stage) ? nil : stage.frameOnScreen(of: view)
    }

    mutating func tap(_ view: String, on stage: inout Stage) {
      elements.begin(presenting: true, interactive: false, on: &stage)
    }

    mutating func transitionEnded(
      _ transition: TransitionID, finished: Bool, on stage: inout Stage
    ) {
      elements.end(finished: finished, on: &stage)
      elements.cleanUp(on: &stage)
    }
  }

  /// The scene with one part given, half-way through its transition.
  private func halfway(_ part: Single.Part) throws -> Simulation {
    let options = SceneOptions(Single.options, given: [("part", .word(part.rawValue))])
    var simulation = try Simulation(Single.self, options: options)
    try simulation.handle(.tap(view: "card"))
    _ = try simulation.advance(to: Instant(seconds: 0.25))
    return simulation
  }

  @Test func theInitialViewAloneIsEnough() throws {
    var simulation = try halfway(.none)
    #expect(simulation.read("card.hidden") == .flag(true))
    #expect(simulation.read("phantom.card.center") == .pair(0, 0, .points))
    #expect(simulation.read("phantom.card.scale")?.numbers == [1, 1])
    _ = try simulation.advance(to: Instant(seconds: 0.5))
    #expect(simulation.read("card.hidden") == .flag(false))
    #expect(simulation.state == "detail")
    #expect(simulation.read("container.views") == .absent)
  }

  @Test func aFinalCenterNeedNotBeTheMiddle() throws {
    let simulation = try halfway(.center)
    #expect(simulation.read("phantom.card.center")?.isClose(to: [195, 440]) == true)
    // Without a parallel animation the radius stays.
    #expect(simulation.read("phantom.card.radius")?.isClose(to: 16) == true)
  }

  @Test func aParallelAnimationFollowsTheProgress() throws {
    let simulation = try halfway(.parallel)
    #expect(simulation.read("phantom.card.radius")?.isClose(to: 8) == true)
    #expect(simulation.read("phantom.card.center")?.isClose(to: [195, 401]) == true)
  }

  @Test func aCompletionRunsAtTheEnd() throws {
    var simulation = try halfway(.completion)
    func count() -> Int {
      simulation.trace.list.filter { $0.event.name == "model done" }.count
    }
    #expect(count() == 0)
    _ = try simulation.advance(to: Instant(seconds: 0.5))
    #expect(count() == 1)
  }
}
