import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import TestSupport
import Testing

/// Lessons as a learner plays them.
@Suite(.timeLimit) struct LessonPlayerTests {
  /// A session with a desk, played line by line.
  private struct Sitting {
    var session = Session(Catalog.standard.withLessons)
    var desk = LessonDesk(seed: 3)

    @discardableResult mutating func say(_ line: String) throws -> String {
      try desk.answer(line: line, in: &session, style: .plain).text
    }

    mutating func error(_ line: String) -> ScriptError? {
      let (session, desk) = (session, desk)
      do {
        _ = try say(line)
        return nil
      } catch {
        (self.session, self.desk) = (session, desk)
        return error as? ScriptError
      }
    }

    var state: TaskRecord.State? { desk.player?.taskRecord.state }
  }

  private func playing(_ lesson: String, skipping count: Int = 0) throws -> Sitting {
    var sitting = Sitting()
    try sitting.say("lesson \(lesson)")
    for _ in 0..<count { try sitting.say("lesson skip") }
    return sitting
  }

  @Test func aTaskIsSolvedByItsStatements() throws {
    var sitting = try playing("the-finger-decides")
    try sitting.say("pan began")
    #expect(sitting.state == .open)
    #expect(try sitting.say("pan changed dy=-120").contains("solved"))
    #expect(sitting.state == .solved)
  }

  @Test func theHintIsOfferedAfterThreeAttempts() throws {
    var sitting = try playing("the-finger-decides")
    try sitting.say("pan began")
    #expect(try !sitting.say("pan changed dy=-20").contains("lesson hint"))
    #expect(try !sitting.say("pan changed dy=-30").contains("lesson hint"))
    #expect(try sitting.say("pan changed dy=-40").contains("hint 1 of 3"))
    #expect(try sitting.say("lesson hint").contains("247"))
    #expect(sitting.desk.player?.taskRecord.hints == 1)
    #expect(sitting.desk.player?.taskRecord.attempts == 3)
  }

  @Test func aTypingMistakeIsNoAttempt() throws {
    var sitting = try playing("the-finger-decides")
    #expect(sitting.error("pan begann") != nil)
    #expect(sitting.error("answer 3")?.message == "this task does not ask for a reply")
    #expect(sitting.desk.player?.taskRecord.attempts == 0)
  }

  @Test func theSetupCannotBeUndone() throws {
    var sitting = try playing("one-fraction-two-meanings", skipping: 2)
    try sitting.say("wait 0.1")
    try sitting.say("undo")
    #expect(sitting.error("undo")?.message == "the setup of the task cannot be undone")
    #expect(sitting.session.simulation?.read("running")?.isYes == true)
  }

  @Test func whatTheTaskDoesNotAskForIsRefused() throws {
    var sitting = try playing("the-finger-decides")
    #expect(sitting.error("set rule=half")?.message == "this task doesn't change 'rule'")
    #expect(sitting.error("scene detents")?.message == "this task takes place in city-guide")
    #expect(sitting.error("use x.pan") != nil)
    #expect(sitting.error("lesson next")?.message == "the task is not solved yet")
    try sitting.say("set detail=events")
    var test = try playing("cancelled-is-not-ended")
    #expect(test.error("expect hash 00") != nil)
  }

  @Test func aMisreadingIsAnsweredByItsCorrection() throws {
    var sitting = try playing("the-finger-decides", skipping: 1)
    let text = try sitting.say("answer expanded")
    #expect(text.contains("Most apps would expand it") && text.contains("> pan ended vy="))
    #expect(sitting.desk.player?.taskRecord.mistakes.contains("half") == true)
    #expect(sitting.error("answer collapsed")?.message == "the outcome is on screen already")
    try sitting.say("lesson restart")
    #expect(sitting.error("answer colapsed")?.hint == "did you mean 'collapsed'?")
    #expect(try sitting.say("answer collapsed").contains("solved"))
  }

  /// After a restart, a solved task of any kind is judged again, and stays solved in the record.
  @Test(arguments: Lessons.all.map(\.name))
  func aSolvedTaskIsJudgedAgainAfterARestart(lesson: String) throws {
    for number in try #require(Lessons.named(lesson)).tasks.indices {
      var sitting = try playing(lesson, skipping: number)
      var player = try #require(sitting.desk.player)
      let solution = player.solution(in: sitting.session)
        .filter { $0.kind == .solution }.map(\.text)
      func isSolvedNow() throws -> Bool {
        var text = ""
        for line in solution { text += try sitting.say(line) }
        return text.split(separator: "\n").contains("solved")
      }
      #expect(try isSolvedNow(), "task \(number + 1)")
      try sitting.say("lesson restart")
      #expect(sitting.state == .solved)
      #expect(try isSolvedNow(), "task \(number + 1)")
      #expect(sitting.state == .solved)
    }
  }

  @Test func aWrongReplyAfterARestartIsCorrected() throws {
    var sitting = try playing("the-finger-decides", skipping: 1)
    try sitting.say("answer collapsed")
    #expect(sitting.error("answer expanded")?.message == "the task is solved")
    try sitting.say("lesson restart")
    #expect(try sitting.say("answer expanded").contains("Most apps would expand it"))
    #expect(sitting.state == .solved)
  }

  @Test(arguments: ["", "/s", " /s", " 1/s"])
  func aSpringsVelocityMayHaveItsUnit(unit: String) throws {
    var sitting = try playing("units-of-a-springs-velocity")
    let names = sitting.session.names
    let speed = try #require(names["v"].flatMap { Double($0) })
    let distance = try 300 - #require(names["up"].flatMap { Double($0) })
    #expect(try sitting.say("answer \(speed / distance)\(unit)").contains("solved"))
  }

  @Test(arguments: [
    ("6 pt", "'pt' is not a unit for a number per second"),
    ("6 foo", "unexpected 'foo' in 'answer'"), ("> 5", "unexpected '5' in 'answer'"),
    ("\">= 3\"", "'>= 3' is not a number"),
  ])
  func aReplyThatCannotBeReadIsRefusedInItsOwnWords(reply: String, message: String) throws {
    var sitting = try playing("units-of-a-springs-velocity")
    let error = sitting.error("answer \(reply)")
    #expect(error?.message == message)
    #expect(error?.hint.contains("expect") == false)
  }

  @Test(arguments: ["0.9", "90 %", "90%"])
  func aNumberMayHaveItsUnit(reply: String) throws {
    var sitting = try playing("percent-driven")
    #expect(try sitting.say("answer \(reply)").contains("solved"))
  }

  @Test func aReplyThatIsNoNumberIsRefusedAsTyped() throws {
    var sitting = try playing("one-fraction-two-meanings")
    let error = sitting.error("answer thirty")
    #expect(error?.message == "'thirty' is not a number" && error?.span == Span(7, 13))
    #expect(error?.place == nil && sitting.desk.player?.taskRecord.attempts == 0)
  }

  @Test func theVerdictComparesTheValueWithTheReply() throws {
    var sitting = try playing("stop-and-finish", skipping: 1)
    let drawn = try #require(sitting.session.names["t"].flatMap { Double($0) })
    let text = try sitting.say("answer 100")
    #expect(text.contains("no: card.model.x is \(Int((drawn * 100).rounded())), not 100\n"))
  }

  @Test func withoutAGestureAnAttemptEndsAtRest() throws {
    var sitting = try playing("stop-and-finish", skipping: 2)
    try sitting.say("stop")
    #expect(sitting.desk.player?.taskRecord.attempts == 0)
    #expect(try sitting.say("finish").contains("It has finished at the end"))
    #expect(sitting.desk.player?.taskRecord.attempts == 1)
    var paused = try playing("one-fraction-two-meanings", skipping: 2)
    try paused.say("wait 0.1")
    #expect(paused.desk.player?.taskRecord.attempts == 0)
    #expect(try paused.say("pause").contains("a third of the time"))
    var layer = try playing("layer-animations", skipping: 2)
    try layer.say("layer-animation card.frame.y from=600 to=80 duration=0.5")
    #expect(try layer.say("run").contains("jumped back"))
  }

  @Test func aTestThatFailsEarlyNamesTheWayOut() throws {
    var sitting = try playing("the-model-is-already-there", skipping: 2)
    let expectation = "expect card.initial-frame 275,247,250,350"
    let first = try sitting.say(expectation)
    #expect(!first.contains("the test keeps every statement"))
    try sitting.say("tap on=card")
    #expect(try sitting.say(expectation).contains("the test keeps every statement"))
  }

  @Test func aWrongNumberIsFollowedByOthers() throws {
    var sitting = try playing("one-fraction-two-meanings")
    let text = try sitting.say("answer 0.99")
    #expect(text.contains("Again, with other numbers"))
    #expect(sitting.desk.player?.taskRecord.variant == 1)
    #expect(sitting.state == .open)
  }

  @Test func oneSeedDrawsTheSameNumbers() throws {
    func text(_ seed: Int) throws -> String {
      var sitting = Sitting()
      try sitting.say("lesson a-resting-finger seed=\(seed)")
      return try sitting.say("lesson restart")
    }
    #expect(try text(1) == text(1))
    #expect(try Set((1...8).map(text)).count > 4)
  }

  @Test func theSessionLeftBehindIsKept() throws {
    var sitting = Sitting()
    try sitting.say("scene detents")
    try sitting.say("lesson the-finger-decides")
    #expect(sitting.session.simulation?.name == "city-guide")
    try sitting.say("lesson ties-and-arbitration")
    try sitting.say("lesson leave")
    #expect(sitting.session.simulation?.name == "detents" && sitting.desk.player == nil)
    #expect(sitting.error("lesson hint")?.message == "no lesson is in progress")
  }

  @Test func progressIsKeptAsText() throws {
    var sitting = try playing("the-finger-decides")
    try sitting.say("pan began; pan changed dy=120")
    try sitting.say("lesson skip")
    let record = try #require(sitting.desk.records.first)
    #expect(LessonRecord(line: record.line) == record)
    var later = Sitting()
    later.desk = LessonDesk(records: [record], seed: 9)
    #expect(try later.say("lesson the-finger-decides").contains("Task 2 of 4"))
    #expect(LessonRecord(line: "x seed=1 task=9 open:0:0:0:") == nil)
    #expect(LessonRecord(line: "") == nil)
  }

  @Test func aScriptPlaysNoLesson() {
    for line in ["lesson", "lesson the-finger-decides", "answer 3"] {
      let script = Script(
        Array("scene city-guide\n\(line)\n".utf8), file: "a.pan",
        in: Catalog.standard.withLessons)
      #expect(script.diagnostics.count == 1, "\(line)")
    }
  }

  @Test func savedAttemptsAreJudgedAgain() {
    var report = LessonReport(in: Catalog.standard.withLessons)
    report.add(
      """
      # lesson the-finger-decides task=1 seed=3 hints=2
      pan began
      pan changed dy=120
      # lesson the-finger-decides task=1 seed=3 hints=3
      pan began
      pan changed dy=-120
      # lesson the-finger-decides task=2 seed=3 hints=0
      answer expanded
      """, file: "anna.pan")
    #expect(report.rows.map(\.isSolved) == [true, false])
    #expect(report.rows.map(\.attempts) == [2, 1] && report.rows[0].hints == 3)
    #expect(report.rows[1].misreadings.contains("half"))
  }
}

extension PathValue {
  fileprivate var isYes: Bool { if case .flag(true) = self { true } else { false } }
}
