import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import Synchronization
import TestSupport
import Testing

/// `save FILE.md as=lesson`: a session as a predict task.
@Suite(.timeLimit) struct SessionLessonTests {
  private final class Disk: Sendable {
    let files = Mutex<[String: String]>([:])

    var writing: FileWriting {
      FileWriting { name, bytes, isReplacing in
        self.files.withLock { files in
          if files[name] != nil, !isReplacing { return .exists }
          files[name] = String(decoding: bytes, as: UTF8.self)
          return nil
        }
      }
    }
  }

  private func saved(_ lines: [String]) throws -> String {
    let disk = Disk()
    var session = Session(Catalog.standard.withLessons)
    session.host.files = session.host.files.with(disk.writing)
    var desk = LessonDesk(seed: 1)
    for line in lines + ["save bug.md as=lesson"] {
      _ = try desk.answer(line: line, in: &session, style: .plain)
    }
    #expect(desk.player == nil)
    return try #require(disk.files.withLock { $0["bug.md"] })
  }

  /// Statements, and the reply that is right if it is known.
  private static let sessions: [(lines: [String], right: String?)] = [
    (
      ["scene city-guide", "pan began", "pan changed dy=-200", "pan ended vy=20", "run"],
      "collapsed"
    ),
    (
      ["scene city-guide", "set rule=flick-or-half", "drag on=card by=0,-100 over=0.6"], "collapsed"
    ),
    (["scene city-guide faults=CG-4", "pan began", "pan changed dy=-200", "pan cancelled"], nil),
    (["scene detents", "flick up on=sheet"], nil),
    (["let y=-90", "scene city-guide card=0", "pan began", "pan changed dy=$y", "pan ended"], nil),
    (["scene city-guide", "tap on=card", "wait 0.1"], nil),
    (["scene blank", "view card x=0", "animator move", "animate card.x to=9", "start"], nil),
  ]

  /// The lesson is sound, asks for the outcome of the session, and is solved by it alone.
  @Test(arguments: TestRun.sample(sessions, oneIn: 3))
  func aSessionIsALesson(lines: [String], right: String?) throws {
    let text = try saved(lines)
    let read = Lesson.read(Array(text.utf8), name: "bug", file: "bug.md")
    #expect(read.problems.map { "\($0.line): \($0.error.message)" } == [], "\(text)")
    let lesson = try #require(read.lesson)
    let check = LessonCheck(lesson, isStrict: true, in: Catalog.standard.withLessons)
    #expect(check.problems.map { "\($0.line): \($0.error.message)" } == [], "\(text)")
    let reply = try #require(lesson.tasks[0].right.first?.statements.first?.text)
    if let right { #expect(reply == "answer \(right)") }
    #expect(!lesson.tasks[0].conclusion.isEmpty)
  }

  /// The fault that was on is a mistake: without it, the outcome would be another.
  @Test func theFaultIsAMistake() throws {
    let lines = [
      "scene city-guide faults=CG-4", "pan began", "pan changed dy=-200", "pan cancelled",
    ]
    let text = try saved(lines)
    #expect(text.contains("```pan mistake without-faults") && text.contains("\nscene city-guide\n"))
  }

  /// An option that changes nothing isn't asked about; the state is, if a misreading changes it.
  @Test func theStateIsPreferred() throws {
    let text = try saved([
      "scene city-guide faults=CG-7", "pan began", "pan changed dy=-40", "pan ended vy=0",
    ])
    #expect(text.contains("What is `state` after that?"))
    #expect(!text.contains("picture-is-the-fraction"))
  }

  @Test func aRuleHasItsMisreadings() throws {
    let text = try saved([
      "scene city-guide", "pan began", "pan changed dy=-200", "pan ended vy=20",
    ])
    #expect(text.contains("```pan mistake ") && text.contains("distance-decides"))
    #expect(text.contains("Reply with `answer collapsed` or `answer expanded`"))
  }

  /// The question is about what the gesture changes or a misreading gets wrong, and names nothing that
  /// the scene doesn't have.
  @Test func theQuestionIsAboutTheOutcome() throws {
    let sheet = try saved(["scene detents", "drag on=sheet by=0,-120 over=0.2; run"])
    #expect(sheet.contains("What is `detent` after that?") || sheet.contains("What is `sheet.y`"))
    #expect(sheet.contains("nearest-decides\n```"), "\(sheet)")
    for gesture in ["drag on=yellow by=200,0 over=0.3", "flick up", "tap on=yellow"] {
      let square = try saved(["scene interactive-square", gesture, "run"])
      #expect(!square.contains("expect fraction"), "\(square)")
    }
    let list = try saved(["scene pokedex-list", "set rule=half", "at 1", "tap on=row.2", "run"])
    #expect(list.contains("What is `state` after that?") && list.contains("answer detail"))
    #expect(!list.contains("list-keeps-the-finger") && !list.contains("set rule"), "\(list)")
  }

  private static let sheet = [
    "scene blank", "view s frame=0,500,390,344", "gesture p pan on=s axis=vertical",
    "drive s.frame.y by=p anchors=100,500",
  ]

  /// The question depends on the anchor at which a value settles, and the state before it is a state,
  /// not the answer to a statement that has arranged the scene.
  @Test(arguments: [
    ("drag on=s by=0,-100 over=0.3", "100"), ("drag on=s by=0,-20 over=0.3", "500"),
    ("drag on=s by=0,-390 over=0.3", "100"),
  ])
  func theAnchorIsAskedAbout(gesture: String, place: String) throws {
    let text = try saved(Self.sheet + ["when \"pan ended\" do set s.alpha=0.5", gesture])
    #expect(text.contains("What is `s.frame.y` after that?"), "\(text)")
    #expect(text.contains("answer \(place)\n"), "\(text)")
    #expect(!text.contains("The state before"), "\(text)")
    let moved = try saved(Self.sheet + [gesture, "wait 0.1", "set rule=half", "tap on=s"])
    #expect(moved.contains("The state before: s.frame.y"), "\(moved)")
  }

  /// No correction is about something that runs, if everything is at rest; and none is about a rule
  /// that hasn't decided.
  @Test(arguments: [
    ["scene detents", "flick up on=sheet", "again rule=nearest"],
    [
      "view card frame=20,560,350,240", "gesture pull pan on=card axis=vertical",
      "animator open duration=0.4 curve=spring(0.9)", "animate card.frame to=0,0,390,844",
      "drive open by=pull along=up way=560", "drag on=card by=30,-140", "run",
    ],
  ])
  func noMistakeContradictsTheSession(lines: [String]) throws {
    let text = try saved(lines)
    for name in [
      "picture-is-the-fraction", "fraction-is-the-picture", "model-moves", "nearest-decides",
    ] {
      #expect(!text.contains(name), "\(text)")
    }
    #expect(text.contains("```pan mistake "))
  }

  /// `again` sets a rule and restores it; neither the restored rule nor an overridden one is asked
  /// about.
  @Test(arguments: [nil, "set rule=flick-or-half"])
  func aRestoredRuleIsLeftOut(rule: String?) throws {
    let text = try saved(
      ["scene city-guide"] + (rule.map { [$0] } ?? [])
        + ["drag on=card by=0,-120", "run", "again over=0.5 rule=half"])
    #expect(text.contains("Then comes `drag on=card by=0,-120 over=0.5; run`."), "\(text)")
    #expect(text.contains("```pan setup\nscene city-guide\nset rule=half threshold=0.5\n```"))
  }

  /// A rule that decides stays in the setup.
  @Test func aSettingThatMattersStays() throws {
    let rule = try saved([
      "scene city-guide", "set rule=half", "pan began", "pan changed dy=-200", "pan ended vy=20",
    ])
    #expect(rule.contains("set rule=half"))
  }

  @Test(arguments: [[], ["scene city-guide"]]) func aLessonNeedsAGesture(lines: [String]) {
    #expect(throws: ScriptError.self) { try saved(lines) }
  }
}
