import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// The first gesture without a scene starts one, if a user types it.
@Suite(.timeLimit) struct FirstSceneTests {
  private static var fresh: Session {
    var session = Session()
    session.host.offersExample = true
    return session
  }

  private static let gestures = [
    "pan began", "tap on=card", "drag on=card by=0,-120", "flick up on=card", "swipe left",
    "touch down on=card", "scroll list to=100", "at 0.2 tap on=card",
  ]

  @Test(arguments: gestures) func aGestureBeginsTheExample(line: String) throws {
    var session = Self.fresh
    let text = try session.answer(line: line, style: .plain).text
    #expect(text.hasPrefix("city-guide started automatically"))
    // All else is as if the scene had been begun before.
    var other = Session()
    _ = try other.answer(line: "scene city-guide", style: .plain)
    let wanted = try other.answer(line: line, style: .plain).text
    // The event that begins the scene is one more.
    let told = text.split(separator: "\n").dropFirst().filter { !$0.hasSuffix("events: `more`") }
    #expect(told == wanted.split(separator: "\n").filter { !$0.hasSuffix("events: `more`") })
    #expect(session.simulation?.trace == other.simulation?.trace)
    #expect(try !session.answer(line: "tap on=close", style: .plain).text.contains("as there was"))
  }

  /// A statement that adds something without a prerequisite starts an empty stage, in scripts as
  /// well.
  @Test(arguments: [
    "view card frame=0,0,1,1", "scroll-view list frame=0,0,390,844 content=390x2000",
    "animator open duration=0.5",
  ])
  func whatAddsSomethingBeginsAnEmptyStage(line: String) throws {
    #expect(try Play(line).session.simulation?.name == "blank")
    #expect(try Play(line).trace == Play("scene blank", line).trace)
    #expect(Script(Array(line.utf8), file: "a.pan").diagnostics.isEmpty)
    let text = try Self.fresh.told(line)
    #expect(text.hasPrefix("blank started automatically"), "\(text)")
  }

  /// A recognizer needs a view: the error says so, and not that there is no scene.
  @Test func aRecognizerBeginsAnEmptyStage() {
    let error = #expect(throws: ScriptError.self) { try Play("gesture pull pan on=card") }
    #expect(error?.message == "unknown view 'card'")
    let script = Script(Array("gesture pull pan on=card".utf8), file: "a.pan")
    #expect(script.diagnostics.map(\.error.message) == ["unknown view 'card'"])
  }

  /// It is one step: a copy from before knows of no scene.
  @Test func itIsPartOfTheStep() throws {
    var session = Self.fresh
    let before = session
    let statement = try #require(try Statement("tap on=card"))
    let step = try session.execute(statement)
    #expect(step.began == FirstScene.example && before.simulation == nil)
    #expect(step.entries.map(\.event.name).first?.hasPrefix("scene") == true)
  }

  @Test(arguments: gestures) func aScriptStartsItIfThereIsNoOther(line: String) {
    #expect(throws: ScriptError.self) { _ = try Play(line) }
    let script = Script(Array(line.utf8), file: "a.pan")
    #expect(script.diagnostics.isEmpty && script.startsExample)
    let other = Script(Array("\(line)\nscene basics".utf8), file: "a.pan")
    #expect(other.diagnostics.map(\.error.message) == ["no scene is running"])
    let typed = Script(Array(line.utf8), file: "a.pan", offersExample: true)
    #expect(typed.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "show", "show card", "expect fraction 1", "wait 1", "run", "velocity", "compare rules", "start",
    "pause", "animate card.frame.y to=1 duration=1", "at 0.5", "when tap do show", "faults",
  ])
  func whatOnlyLooksSaysThatThereIsNone(line: String) throws {
    var session = Self.fresh
    let error = #expect(throws: ScriptError.self) {
      _ = try session.answer(line: line, style: .plain)
    }
    guard line != "animator open" else { return }
    #expect(error?.message == "no scene is running", "\(line)")
    #expect(error?.hint.contains("scene city-guide") == true)
  }

  /// Whatever goes wrong leaves no scene behind, and says where it was tried.
  @Test(arguments: ["tap on=crad", "drag on=nothing by=0,1", "scroll nothing to=1"])
  func whatFailsBeginsNone(line: String) throws {
    let session = Self.fresh
    let statement = try #require(try Statement(line))
    let error = #expect(throws: ScriptError.self) { try session.check(statement) }
    #expect(error?.notes == ["no scene is running; it was tried in city-guide"])
    #expect(session.simulation == nil)
  }

  /// Which verbs do so follows from what they are, not from a list of names.
  @Test func everyVerbOfFingersDoes() throws {
    let fingers = try #require(Commands.groups.first { $0.title == "fingers" }).verbs
    for verb in fingers where Catalog.standard.scenes(taking: verb.form.name).isEmpty {
      guard let line = verb.form.example.last(where: { $0.hasPrefix(verb.form.name) }),
        let statement = try Statement(line)
      else { continue }
      let begun = FirstScene.name(for: statement.command, offersExample: true)
      #expect(begun == FirstScene.example, "\(line)")
      #expect(FirstScene.name(for: statement.command, offersExample: false) == nil)
    }
  }

  // MARK: Rows of values

  @Test(arguments: ["card", "pan", "card.1", "label", "list", "decision"])
  func showTakesTheNameOfARow(name: String) throws {
    var talk = Talk()
    _ = try talk.say("scene city-guide")
    let row = try talk.say("show \(name)")
    // One row: later lines are indented.
    guard name != "decision" else { return }
    let lines = row.split(separator: "\n")
    #expect(lines.first?.hasPrefix("\(name) ") == true, "\(row)")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }, "\(row)")
    // Its values are among those of the same row of the whole list, which has shorter names.
    let all = try talk.say("show").split(separator: "\n")
    let first = try #require(all.firstIndex { $0.hasPrefix("\(name) ") })
    let listed = all[first...].prefix { $0 == all[first] || $0.hasPrefix(" ") }
      .flatMap { $0.split(separator: " ") }
    let alone = row.split(whereSeparator: \.isWhitespace)
    #expect(listed.count(where: alone.contains) > 4, "\(listed)")
    #expect(throws: ScriptError.self) { try talk.say("expect \(name) 1") }
    #expect(try talk.say("show \(name) time").hasSuffix("0 s\n"))
  }
}

extension Session {
  /// The answer to a line.
  fileprivate func told(_ line: String) throws -> String {
    var session = self
    return try session.answer(line: line, style: .plain).text
  }
}
