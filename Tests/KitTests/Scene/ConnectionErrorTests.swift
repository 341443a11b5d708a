import PantomimeKit
import TestSupport
import Testing

/// An impossible connection in Swift is an error that names the problem.
@Suite(.timeLimit) struct ConnectionErrorTests {
  private struct Parts {
    var stage = Stage()
    let card: ViewID
    let pull: GestureID
    let hit: GestureID
    let open: AnimatorID
    var connections = Connections(state: "page")

    init() throws {
      card = stage.addView("card", .frame(Rect2D(width: 100, height: 100)), .alpha(1))
      pull = stage.addGesture(.pan("pull"), on: card)
      hit = stage.addGesture(.tap("hit"), on: card)
      open = stage.addAnimator("open", try Animator(duration: 1), to: [card: [.alpha(0)]])
    }

    mutating func problem(of connection: Identified<Connection>) -> OptionError? {
      do throws(OptionError) {
        try connections.connect(connection, on: &stage)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test(arguments: [-3, -1e-9, .infinity, -.infinity, .nan])
  func aDurationFactorIsFiniteAndNotNegative(factor: Double) throws {
    var parts = try Parts()
    let drive = parts.pull.drives(parts.open, along: .up, over: 100, durationFactor: factor)
    #expect(
      parts.problem(of: drive)
        == OptionError(option: "durationFactor", problem: "must be finite and at least 0"))
    let other = parts.pull.drives(parts.open, along: .up, over: 100, durationFactor: 0.5)
    #expect(parts.problem(of: other) == nil)
  }

  @Test(
    arguments: [
      ([0, .nan], "anchors must be finite numbers, not nan"),
      ([-.infinity, 1, .infinity], "anchors must be finite numbers, not -inf, inf"),
      ([2, 1], "anchors must be in increasing order, without duplicates"),
    ] as [([Double], String)])
  func anchorsAreFiniteAndIncrease(anchors: [Double], problem: String) throws {
    var parts = try Parts()
    #expect(
      parts.problem(of: parts.pull.moves(parts.card[.frame.y], toAnchors: anchors))
        == OptionError(option: "connection", problem: problem))
  }

  /// The description of an error names the recognizer, the path or animator, and the numbers.
  @Test func anErrorNamesItsParts() throws {
    var parts = try Parts()
    let path = "pull moves card.frame.y to 400, 100: "
    let anchors = parts.pull.moves(parts.card[.frame.y], toAnchors: [400, 100])
    #expect(
      parts.problem(of: anchors)?.description
        == path + "anchors must be in increasing order, without duplicates")
    let drive = parts.pull.drives(parts.open, along: .up, over: .infinity)
    #expect(
      parts.problem(of: drive)?.description
        == "pull drives open over inf pt: the distance of a full run cannot be inf pt")
    let spring = parts.pull.drives(parts.open, along: .up, over: 100) { $0.velocityLimit = -1 }
    #expect(
      parts.problem(of: spring)?.description
        == "pull drives open over 100 pt: 'velocityLimit' cannot be -1; must be at least 0")
    var problem: OptionError?
    do throws(OptionError) {
      try parts.stage.construct(
        parts.card[.alpha].follows(parts.card[.frame.y], from: [0, .nan], to: [1, 0]))
    } catch {
      problem = error
    }
    #expect(
      problem?.description.hasPrefix("card.alpha follows card.frame.y, 0, nan to 1, 0: ") == true)
  }

  /// A binding in Swift has at least two values on each side, and as many on both.
  @Test(
    arguments: [([], []), ([0], [1]), ([], [1, 0]), ([0, 1], []), ([0, 1, 2], [1, 0])]
      as [([Double], [Double])])
  func aBindingHasValues(from: [Double], to: [Double]) throws {
    var parts = try Parts()
    let (alpha, list) = (parts.card[.alpha], parts.stage.addView("list"))
    for follow in [
      alpha.follows(parts.card[.frame.y], from: from, to: to),
      alpha.follows(progressOf: parts.open, from: from, to: to),
      alpha.follows(offsetOf: list, .vertical, from: from, to: to),
    ] {
      let count = parts.stage.trace.count
      #expect(throws: OptionError.self) { try parts.stage.construct(follow) }
      #expect(parts.stage.trace.count == count)
    }
  }

  @Test func aNumberWithoutAnchorsCannotBeToggled() throws {
    var parts = try Parts()
    let toggle = parts.hit.toggles(parts.card[.frame.y])
    #expect(
      parts.problem(of: toggle)
        == OptionError(option: "connection", problem: "'card.frame.y' has no anchors"))
    let anchors = parts.pull.moves(parts.card[.frame.y], toAnchors: [0, 100])
    #expect(parts.problem(of: anchors) == nil)
    #expect(parts.problem(of: toggle) == nil)
  }

  @Test func aPartOfAnotherStageCannotBeConnected() throws {
    var (parts, other) = (try Parts(), Stage())
    let view = other.addView("view", .alpha(1))
    let animator = other.addAnimator("other", try Animator(duration: 1), to: [view: [.alpha(0)]])
    #expect(
      parts.problem(of: parts.hit.toggles(animator))
        == OptionError(option: "connection", problem: "a part is not on this stage"))
  }
}
