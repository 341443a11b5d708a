import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// The answer about a call that doesn't accept a number names the number that counts, or says that
/// nothing changed.
@Suite(.timeLimit) struct ReplacedNumberTests {
  private struct Loose: TransitionScene {
    static let name = "loose"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      let card = stage.addView("card", .frame(Rect2D(width: 390, height: 844)))
      var traits = PanTraits()
      traits.slop = -4
      stage.addGesture(.pan("pull", traits), on: card)
    }
  }

  private struct Sized: TransitionScene {
    static let name = "sized"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      stage.addScrollView(
        "list", frame: Rect2D(width: 100, height: 100), content: Size2D(width: 100, height: -900))
    }
  }

  private struct Early: TransitionScene {
    static let name = "early"

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      stage.unclampedFraction = .nan
    }
  }

  @Test func theAnswerNamesTheNumber() throws {
    let catalog = Catalog.standard.adding(Loose.self).adding(Sized.self).adding(Early.self)
    for (scene, used) in [
      ("loose", "It is 10 instead"), ("sized", "It is 0 instead"), ("early", nil),
    ] {
      var talk = Talk(columns: 300, in: Session(catalog))
      let answer = try talk.say("scene \(scene)")
      #expect(answer.contains("nothing changed") == (used == nil), "\(answer)")
      #expect(used.map { answer.contains($0) } ?? true, "\(answer)")
    }
  }
}
