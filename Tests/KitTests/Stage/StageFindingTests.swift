import TestSupport
import PantomimeKit
import Testing

/// A scene's mistakes about its stage are reported in the trace.
@Suite(.timeLimit) struct StageFindingTests {
  private static func texts(_ stage: Stage) -> [String] {
    stage.trace.list.map { $0.event }.filter { $0.misuse != nil }.map { event in
      event.fields.reduce(event.name) { "\($0) \($1.name)=\($1.value.text)" }
    }
  }

  private static let shine = Property<Double>("shine", .points)

  @Test func aPropertyThatTheViewLacksIsTold() {
    var stage = Stage()
    let card = stage.addView("card", .alpha(1))
    let told = "misuse no-property view=card property=shine"
    #expect(stage[card, Self.shine] == 0 && stage.shown(card, Self.shine) == 0)
    stage[card, Self.shine] = 3
    stage.add(
      LayerAnimation(from: 1.0, timing: MediaTiming(duration: 1)), to: card, Self.shine)
    var group = LayerAnimationGroup(timing: MediaTiming(duration: 1))
    group.members = [
      .init("shine", LayerAnimation(from: 1.0, timing: MediaTiming(duration: 1)))
    ]
    stage.add(group, to: card)
    #expect(Self.texts(stage) == Array(repeating: told, count: 5))
    // Existing objects are no finding.
    stage[card, .alpha] = stage.shown(card, .alpha) / 2
    #expect(stage[card, .alpha] == 0.5 && Self.texts(stage).count == 5)
  }

  /// A scene with a path to what its view does not have.
  private struct Mistaken: TransitionScene {
    static let name = "mistaken"
    static let states = ["there"]
    static let summary = "Its paths ask for what is not there."
    static let options: [SceneOption] = []
    static let paths: [ScenePath<Mistaken>] = [
      ScenePath("there", summary: "The alpha it has.") { .fraction($1.shown($0.card, .alpha)) },
      ScenePath("round", summary: "The shine it lacks.") {
        .points($1.shown($0.card, StageFindingTests.shine))
      },
      ScenePath("model", summary: "The same of the model.") {
        .points($1[$0.card, StageFindingTests.shine])
      },
      ScenePath("row.N", count: 0, summary: "Of no rows.") { .points(Double([1.0][$2 + 1])) },
    ]
    let state = "there"
    private let card: ViewID

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      card = stage.addView("card", .alpha(1))
    }
  }

  /// Reading leaves no trace, so a missing path is reported once, when the scene starts.
  @Test func aPathInVainIsToldAtTheStart() throws {
    var simulation = try Simulation(Mistaken.self, options: SceneOptions([]))
    let told = simulation.trace.text
    #expect(told.contains("misuse no-property view=card property=shine"))
    #expect(told.split(separator: "\n").count { $0.contains("misuse") } == 1)
    #expect(simulation.read("round") == .points(0) && simulation.read("there") == .fraction(1))
    _ = try simulation.advance(to: Instant(seconds: 1))
    #expect(simulation.trace.text == told)
  }

  @Test func aSecondOfOneNameIsTold() throws {
    var stage = Stage()
    let first = stage.addView("card", .alpha(1))
    let second = stage.addView("card", .alpha(0.5), .alpha(0.25))
    _ = stage.addScrollView("card", frame: Rect2D(), content: Size2D())
    _ = stage.addAnimator("open", try Animator(duration: 1))
    _ = stage.addAnimator("open", try Animator(duration: 1))
    _ = stage.addViewAnimation("open", try Animator(duration: 1))
    _ = stage.addTransition("push", try PercentDrivenTransition(duration: 1))
    _ = stage.addTransition("push", try PercentDrivenTransition(duration: 1))
    stage.addGesture(.pan("pan"), on: first)
    stage.addGesture(.tap("pan"), on: second)
    #expect(
      Self.texts(stage) == [
        "misuse name-taken of=view name=card", "misuse name-taken of=property name=card.alpha",
        "misuse name-taken of=view name=card", "misuse name-taken of=animator name=open",
        "misuse name-taken of=animator name=open", "misuse name-taken of=transition name=push",
        "misuse name-taken of=gesture name=pan",
      ])
    // A name finds the first, and both can be used by their ids.
    #expect(stage.view(named: "card") == first && stage[second, .alpha] == 0.5)
  }

  /// Animations of views, timers and layer animations are called what one likes.
  @Test func whatIsNotAskedForByNameMayHaveOneTwice() {
    var stage = Stage()
    let card = stage.addView("card", .alpha(1))
    for _ in 0..<2 {
      stage.animate("fade", duration: 1) { $0[card, .alpha] = 0 }
      stage.startTimer("tick", after: 1)
    }
    #expect(Self.texts(stage).isEmpty)
  }

  @Test func aViewThatDoesNotScrollIsTold() {
    var stage = Stage()
    let card = stage.addView("card", .alpha(1))
    stage.watch(card, .above(1, .vertical))
    stage.configure(card) { _ in }
    stage.scroll(card, to: .zero)
    stage.scroll(card, by: .zero)
    stage.coupleOffset(of: card, to: card, ratio: 1)
    #expect(stage.takeOverScrolling(of: card) == nil)
    let told = Self.texts(stage)
    #expect(told.count >= 6 && told.allSatisfy { $0 == "misuse not-scrollable view=card" })
  }

  /// An undeclared parameter reads as its declaration, not as zero, and by its name as nothing.
  @Test func aParameterThatIsNotDeclaredIsNoZero() {
    let values = RuleValues([.speed(300)])
    #expect(values[RuleParameter.threshold(0.4)] == 0.4 && values["threshold"] == nil)
    #expect(values[RuleParameter.speed(5)] == 300 && values["speed"] == 300)
  }
}
