import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// An event or a state that a text can't produce is an error before its first line runs; one that it
/// can produce is accepted wherever it is declared in the scene.
@Suite(.timeLimit) struct MentionTests {
  private static let stage = """
    scene blank
    view card frame=0,0,100,100
    gesture pull pan on=card
    timer hint after=1
    set state=open
    animator open duration=1
    """

  private func messages(_ lines: String...) -> [String] {
    Script(Array(lines.joined(separator: "\n").utf8), file: nil).diagnostics.map {
      "\($0.line) \($0.error.message)"
    }
  }

  @Test(arguments: [
    "expect no event \"timer fired hnt\"", "expect no event \"timer started hnt\"",
    "expect no event \"view crad\"", "expect no event \"scroll view card\"",
    "expect no event \"state opne\"", "expect state != opne", "expect always state != opne",
    "expect eventually state opne in 1", "expect never event \"state opne\"",
    "expect no event \"completed end animator=card.7\"",
    "expect no event \"completed end animator=card.frame.y\"",
    "expect no event \"gesture began gesture=push\"", "expect no event \"tap on=crad\"",
    "expect no event \"scroll began view=list\"", "expect events \"view card\" \"view dot\"",
    "expect event \"view dot\" count=0", "expect no event \"toggled card.frame.y\"",
    "expect no event \"rule haalf\"", "expect no event \"axis sideways\"",
    "expect no event \"estimator best\"", "expect no event \"connected by=push\"",
    "when \"timer fired hnt\" do show time",
    "when \"timer fired hint\" do expect no event \"view crad\"",
    "when \"timer fired hint\" do expect state opne",
  ])
  func whatNothingProducesIsAnError(statement: String) {
    #expect(messages(Self.stage, statement).count == 1)
  }

  @Test(arguments: [
    "expect no event \"timer fired hint\"", "expect no event \"timer started hint\"",
    "expect no event \"view card\"", "expect no event \"state open\"", "expect state != open",
    "expect no event \"state blank\"", "expect always state != blank",
    "expect no event \"completed end animator=open\"",
    "expect no event \"gesture began gesture=pull\"", "expect no event \"tap on=card\"",
    "expect no event \"rule half\"", "expect no event \"axis vertical\"",
    "expect no event \"estimator lsq2\"", "when \"timer fired hint\" do expect state open",
  ])
  func whatIsDeclaredIsRight(statement: String) {
    #expect(messages(Self.stage, statement).isEmpty)
  }

  /// A name counts from the start of its scene to the end, and in no other scene.
  @Test func aNameCountsInItsWholeScene() {
    let mention = "expect no event \"view late\""
    let view = "view late alpha=1"
    #expect(messages("scene blank", mention, view).isEmpty)
    #expect(messages("scene blank", view, mention).isEmpty)
    #expect(messages("scene blank", mention, "when \"scene\" do \(view)").isEmpty)
    #expect(
      messages("scene blank", view, "scene blank", mention) == ["4 unknown event 'view late'"])
    #expect(
      messages("scene blank", mention, "scene blank", view) == ["2 unknown event 'view late'"])
    #expect(messages("scene blank", view, "restart", mention) == ["4 unknown event 'view late'"])
    #expect(
      messages("scene blank", mention, "expect tiem 1", view) == [
        "3 'blank' has no path 'tiem'"
      ])
    #expect(
      messages("scene blank", mention, "expect tiem 1") == [
        "2 unknown event 'view late'", "3 'blank' has no path 'tiem'",
      ])
  }

  /// After moving in the history, the scene may be any of the text's scenes.
  @Test func aNameCountsAfterMovingInTheHistory() {
    let view = "view late alpha=1"
    #expect(
      messages("scene blank", view, "undo", "expect no event \"view late\"", "wait 1").isEmpty)
    #expect(
      messages("scene blank", "wait 1", "undo", view, "expect no event \"view late\"").isEmpty)
    #expect(
      messages("scene blank", view, "undo", "expect no event \"view latte\"")
        == ["4 unknown event 'view latte'"])
    #expect(
      messages("scene city-guide", "scene blank", view, "undo 2", "expect no event \"view latte\"")
        == ["5 unknown event 'view latte'"])
    #expect(
      messages("scene city-guide", "scene blank", view, "undo 2", "expect event \"tap on=card.1\"")
        .isEmpty)
  }

  /// The animator of a view call has the name of its first path.
  @Test func aViewCallIsAnAnimator() {
    let call = "animate card.frame.y to=200 duration=0.2"
    let event = "expect event \"completed end animator=card.frame.y\""
    let drive = "drive card.frame.x by=pull anchors=0,100"
    #expect(messages(Self.stage, call, event).isEmpty)
    #expect(messages(Self.stage, event, call).isEmpty)
    #expect(messages(Self.stage, drive, call, event).isEmpty)
    #expect(
      messages(Self.stage, drive, "expect event \"completed end animator=card.frame.x\"").isEmpty)
    #expect(messages(Self.stage, drive, event).count == 1)
  }

  @Test func theScenesOfTheCatalogKnowTheirAnimators() {
    #expect(
      messages("scene city-guide", "expect event \"completed end animator=card.7\"").count == 1)
    #expect(messages("scene city-guide", "expect event \"completed end animator=card.1\"").isEmpty)
    #expect(
      messages("scene pokedex-detail", "expect event \"completed end animator=ball\"").isEmpty)
    #expect(
      messages("scene pokedex-detail", "expect event \"completed end animator=bell\"").count == 1)
    #expect(messages("scene shift-shape", "expect event \"completed end animator=slide\"").isEmpty)
    #expect(messages("scene detents", "expect event \"detent one\"").count == 1)
  }

  /// At the prompt, a name counts once it is there.
  @Test func atThePromptANameMustExist() throws {
    var talk = Talk()
    _ = try talk.say("scene blank; view card alpha=1")
    #expect(throws: ScriptError.self) { try talk.say("expect no event \"timer fired hint\"") }
    #expect(throws: ScriptError.self) { try talk.say("expect state != open") }
    _ = try talk.say("timer hint after=1; when \"timer fired hint\" do set state=open")
    _ = try talk.say("expect no event \"timer fired hint\"")
    _ = try talk.say("expect state != open")
    #expect(throws: ScriptError.self) { try talk.say("expect no event \"timer fired hnt\"") }
    _ = try talk.say("undo 2")
    #expect(throws: ScriptError.self) { try talk.say("expect no event \"timer fired hint\"") }
  }
}
