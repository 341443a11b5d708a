import PantomimeKit
import TestSupport
import Testing

/// The initializer of a scene may throw any error without a catch, and the simulation throws it as
/// an `OptionError`.
@Suite(.timeLimit) struct StartErrorTests {
  private func error<S: TransitionScene>(of scene: S.Type, in place: String) -> OptionError? {
    #expect(throws: OptionError.self) {
      try Simulation(
        scene, options: SceneOptions(S.options, given: [(name: "in", value: .word(place))]))
    }
  }

  @Test func errorsOfOptionsStayAsTheyAre() throws {
    let option = OptionError("duration", -1, allowed: "at least 0 and less than 1e9 seconds")
    #expect(error(of: Hasty.self, in: "duration") == option)
    #expect(error(of: Hasty.self, in: "duration")?.description == option.description)
    #expect(error(of: Hasty.self, in: "rule")?.problem.hasPrefix("unknown parameter") == true)
  }

  @Test func otherErrorsAreOptionErrors() throws {
    let misuse = try #require(error(of: Hasty.self, in: "misuse"))
    #expect(
      misuse.description
        == "the scene cannot start: misuse finish-not-stopped: `finish` is valid only after `stop`; "
        + "call `stop(withoutFinishing: false)` first")
    let input = try #require(error(of: Hasty.self, in: "order"))
    #expect(input.description == "the scene cannot start: 'row' is not a sibling of 'card'")
    #expect(error(of: Hasty.self, in: "own")?.problem == "no cards")
    #expect(error(of: Finishing.self, in: "misuse")?.problem == misuse.problem)
  }

  @Test func aSceneThatThrowsNothingStarts() throws {
    #expect(try Simulation(Hasty.self).state == "hasty")
    #expect(try Simulation(Still.self).state == "still")
  }
}

/// A scene whose initializer throws errors of several types.
private struct Hasty: TransitionScene {
  struct NoCards: Error, CustomStringConvertible { let description = "no cards" }

  static let name = "hasty"
  static let options: [SceneOption] = [place.option]
  private static let place = OptionKey.word(
    "in", ["nowhere", "duration", "rule", "misuse", "order", "own"], standard: "nowhere",
    "The call that throws.")
  let state = "hasty"

  init(_ options: SceneOptions, on stage: inout Stage) throws {
    let card = stage.addView("card", .frame(Rect2D(width: 390, height: 844)))
    stage.addView("row", in: card, .frame(Rect2D(width: 390, height: 44)))
    let animator = stage.addAnimator("open", try Animator(duration: 1))
    switch try options[Self.place] {
    case "duration": _ = try Animator(duration: -1)
    case "rule": _ = try NamedRule.half.with("speeed", 1)
    case "misuse": try stage.finish(animator, at: .end)
    case "order": try stage.order(card, .above("row"))
    case "own": throw NoCards()
    default: break
    }
  }
}

/// A scene whose initializer throws misuses.
private struct Finishing: TransitionScene {
  static let name = "finishing"
  static let options = [OptionKey.word("in", ["misuse"], standard: "misuse", "The call.").option]
  let state = "finishing"

  init(_ options: SceneOptions, on stage: inout Stage) throws(Misuse) {
    guard let animator = try? Animator(duration: 1) else { return }
    try stage.finish(stage.addAnimator("open", animator), at: .end)
  }
}

/// A scene whose initializer throws nothing.
private struct Still: TransitionScene {
  static let name = "still"
  let state = "still"

  init(_ options: SceneOptions, on stage: inout Stage) {
    stage.addView("card", .frame(Rect2D(width: 390, height: 844)))
  }
}
