import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The suggestion of an error is the intended word, and its caret is under the mistake.
@Suite(.timeLimit) struct SuggestionTests {
  /// A line in a scene with the wrong place marked, and what is to be written instead.
  struct Case: Sendable, CustomTestStringConvertible {
    let scene: [String]
    let line: Marked
    let hint: String

    init(_ line: String, _ hint: String, in scene: [String] = ["scene city-guide"]) {
      (self.scene, self.line, self.hint) = (scene, Marked(line), hint)
    }

    var testDescription: String { line.testDescription }
  }

  private static let stage = [
    "view sheet frame=0,400,390,800", "gesture pull pan on=sheet",
    "animator open duration=0.5",
  ]

  private static let events: [Case] = [
    "expect event ▸\"compelted end\"◂", "expect no event ▸\"compelted end\"◂",
    "expect never event ▸\"compelted end\"◂", "when ▸\"compelted end\"◂ do show state",
    "why ▸\"compelted end\"◂", "why ▸compelted end◂", "expect event ▸\"completed edn\"◂",
    "expect event ▸\"compelted end animator=card.1\"◂",
  ].map { Case($0, "did you mean 'completed end'?") }

  private static let properties = [
    Case(
      "drive ▸sheet.y◂ by=pull anchors=100,700", "did you mean 'sheet.frame.y'?", in: stage),
    Case("animate ▸sheet.y◂ to=100 on=open", "did you mean 'sheet.frame.y'?", in: stage),
    Case("set ▸sheet.y=100◂", "did you mean 'sheet.frame.y'?", in: stage),
    Case(
      "follow ▸sheet.y◂ sheet.frame.x from=0,1 to=0,1", "did you mean 'sheet.frame.y'?", in: stage),
    Case("set ▸card.y=1◂", "did you mean 'card.frame.y'?"),
  ]

  /// A value of several words, the name of a view instead of a property, a value that isn't a setting,
  /// and what another verb takes.
  private static let wholes = [
    Case("set state=two ▸words◂", "write set state=two-words", in: ["scene blank"]),
    Case("set sheet.text=two ▸words◂ here", "write set sheet.text=\"two words here\"", in: stage),
    Case("animate ▸sheet◂ to=0,0,390,844 duration=1", "did you mean 'sheet.frame'?", in: stage),
    Case("animate ▸sheet◂ by=0,9 duration=1", "did you mean 'sheet.center'?", in: stage),
    Case("animate ▸sheet◂ to=0 duration=1", "did you mean 'sheet.alpha'?", in: stage),
    Case("set ▸sheet.frame.w=100◂", "did you mean 'sheet.frame.width'?", in: stage),
    Case(
      "view ▸sheet◂ frame=0,0,1,1 alpha=0.5", "set sheet.frame=0,0,1,1 sheet.alpha=0.5", in: stage),
    Case("set ▸progress◂=0.5", "write `scrub 0.5`"),
    Case("set ▸time◂=5", "write `at 5`", in: ["scene city-guide", "wait 0.5"]),
    Case("drag on=card ▸from◂=9,300 to=30,200", "write `drag x=9 y=300 by=21,-100`"),
    Case("flick ▸card◂", "for a view: `flick up on=card`"),
    Case("swipe ▸sheet◂", "for a view: `swipe up on=sheet`", in: stage),
    Case(
      "set ▸sheet.alpha=0.5◂",
      "change sheet.frame.y instead, or end the binding: follow sheet.alpha none",
      in: stage + ["follow sheet.alpha sheet.frame.y from=0,400 to=0,1"]),
  ]

  private static let comparisons = [
    Case("expect state ▸=◂ expanded", "write expect state expanded"),
    Case("expect card.frame.y ▸=◂ 5 within 2", "write expect card.frame.y 5 within 2"),
    Case("expect always card.frame.y ▸=◂ 5", "write expect always card.frame.y 5"),
    Case("expect ▸state=expanded◂", "write expect state expanded"),
    Case("expect ▸card.frame.y=5◂ within 2", "write expect card.frame.y 5 within 2"),
  ]

  private static let paths = [
    Case("expect ▸card.framp.y◂ 3", "'card.frame.y'"),
    Case("expect ▸pan.velocty.x◂ 3", "did you mean 'pan.velocity.x'?"),
    Case("show ▸card.frame.widht◂", "did you mean 'card.frame.width'?"),
    Case("show ▸card.frame.z◂", "components: x, y, width, height"),
    Case("expect card.frame < ▸3◂", "compare one component"),
    Case("expect ▸evnet◂ tap", "did you mean 'event'?"),
    Case("expect ▸misush◂ finish-not-stopped", "did you mean 'misuse'?"),
  ]

  private static let words = [
    Case("expect pan.state != ▸changd◂", "did you mean 'changed'?"),
    Case("expect position != ▸ennd◂", "did you mean 'end'?"),
    Case("expect card.1.position ▸ennd◂", "did you mean 'end'?"),
    Case("expect animator.state != ▸actve◂", "did you mean 'active'?"),
    Case("expect state != ▸collapsd◂", "did you mean 'collapsed'?"),
    Case("expect always state != ▸collapsd◂", "did you mean 'collapsed'?"),
    Case("expect rule != ▸haf◂", "did you mean 'half'?"),
    Case("expect decision != ▸compleet◂", "did you mean 'complete'?"),
    Case("expect gesture.card.1 != ▸possble◂", "did you mean 'possible'?"),
    Case("expect raw != ▸bad◂", "write a number, or none"),
    Case("expect remaining ▸bad◂", "write a number, or none"),
  ]

  private static let values = [
    Case("animate card.frame to=▸0,0,1◂", "write x,y,width,height"),
    Case("animate card.frame by=▸0,0,1◂ duration=1", "write x,y,width,height"),
    Case("set card.frame=▸1,2◂", "write x,y,width,height"),
    Case("running r card.frame to=▸1,2◂ duration=1", "write x,y,width,height"),
    Case("animate sheet.frame.y to=1 on=▸opne◂", "did you mean 'open'?", in: stage),
    Case("view inner frame=0,0,1,1 in=▸sheett◂", "did you mean 'sheet'?", in: stage),
    Case("gesture other pan on=▸sheett◂", "did you mean 'sheet'?", in: stage),
  ]

  private static let touches = [
    Case("flick up ▸speed=1e9◂", "the limit is 1000000 points; lower speed=, or shorten over="),
    Case("drag ▸by=0,-1e9◂", "the limit is 1000000 points"),
    Case("flick up ▸over=9999◂", "up to 3600 seconds"),
    Case("swipe up ▸speed=1e9◂", "the limit is 1000000 pt/s"),
  ]

  @Test(arguments: events + properties + wholes + comparisons + paths + words + values + touches)
  func namesWhatIsMeant(wrong: Case) throws {
    var session = Session()
    for line in wrong.scene { _ = try session.answer(line: line, style: .plain) }
    let error = try #require(throws: ScriptError.self) {
      _ = try session.answer(line: wrong.line.text, style: .plain)
    }
    #expect(error.hint.contains(wrong.hint), "\(error.message): \(error.hint)")
    #expect(Marked.marking(error.span, in: wrong.line.text) == wrong.line.testDescription)
    // A script is refused in the same words, before it runs.
    let text = (wrong.scene + [wrong.line.text]).joined(separator: "\n") + "\n"
    let script = Script(Array(text.utf8), file: "a.pan")
    if let found = script.diagnostics.first?.error {
      #expect(found.message == error.message && found.hint == error.hint)
      #expect(found.span == error.span)
    }
  }

  /// The message names no number that wasn't typed.
  @Test(arguments: ["flick up speed=1e9", "drag by=0,-1e9", "drag by=2e6,0", "swipe up speed=1e9"])
  func onlyWhatWasTypedIsNamed(line: String) throws {
    let error = try #require(throws: ScriptError.self) { try Play("scene city-guide", line) }
    for name in ["dx", "dy", "velocity"] { #expect(!error.message.contains("'\(name)'")) }
  }

  /// A translation that is a sum is bounded like one that is written out.
  @Test func aSumOfTranslationsIsBounded() throws {
    let lines = ["scene city-guide", "pan began", "pan changed dy=-900000"]
    let error = try #require(throws: ScriptError.self) {
      try Play(lines + ["pan changed dy+=-900000"])
    }
    #expect(error.message == "a finger cannot move -1800000 points")
    #expect(error.hint == "the limit is 1000000 points")
    let back = try Play(lines + ["pan changed dy+=900000", "pan ended", "pan began dy+=-900000"])
    #expect(back.session.simulation?.pan.translation == Vector(dx: 0, dy: -900_000))
  }

  @Test func suggestionsAreDistinct() {
    let near = Spelling.near(
      "compelted", among: ["completed", "completed", "completion", "completed"])
    #expect(near == ["completed", "completion"] || near == ["completed"])
    #expect(Spelling.hint("zzz", among: ["a", "a", "b"], what: "letters") == "letters: a, b")
    for text in ["ended", "begn", "animator", "touhc", "gesture", "layr"] {
      for hint in EventHints.of(text) {
        let names = hint.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
        #expect(Set(names.map(\.element)).count == names.count, "\(hint)")
      }
    }
  }

  private enum EventHints {
    static func of(_ text: String) -> [String] {
      do {
        _ = try Play("scene city-guide", "expect event \"\(text)\"")
        return []
      } catch {
        return [error.hint]
      }
    }
  }
}

/// Marks that editors and chats put in the place of `"` are read as that.
@Suite(.timeLimit) struct CurlyQuoteTests {
  @Test(arguments: [
    "expect event “completed end”", "expect event ”completed end”", "expect event „completed end“",
    "expect event “completed end\"",
  ])
  func areQuotationMarks(line: String) throws {
    let statement = try #require(try Statement(line))
    #expect(statement.written == "expect event \"completed end\"")
    #expect(try Play("scene city-guide", "tap on=card", "run", line).verdicts == [.passed])
  }

  @Test func optionsAndNamesTakeThem() throws {
    #expect(try Statement("let x=“tap on=card; run”")?.written == "let x=\"tap on=card; run\"")
    var session = Session()
    for line in ["scene city-guide", "let up=“tap on=card; run”", "$up"] {
      _ = try session.answer(line: line, style: .plain)
    }
    #expect(session.simulation?.state == "expanded")
  }

  /// Within `"` they are letters, and a text that has them is written so that it reads back.
  @Test(arguments: ["“a”", "a “b” c", "”", "say \"“x”\""])
  func textsReadBack(text: String) throws {
    let written = Word.quoted(text)
    let statement = try #require(try Statement("let x=\(written)"))
    guard case .definition(let values) = statement.command.role else {
      Issue.record("no definition")
      return
    }
    #expect(values.map(\.value) == [text])
    #expect(try Statement(statement.written)?.written == statement.written)
  }

  @Test func oneThatIsNotClosedSaysSo() throws {
    let error = try #require(throws: ScriptError.self) { try Statement("tap on=“card") }
    #expect(error.message == "unterminated quote" && error.hint == "end it with \"")
  }
}
