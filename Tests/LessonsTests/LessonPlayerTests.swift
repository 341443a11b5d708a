import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import TestSupport
import Testing

/// Lessons as a learner plays them.
@Suite(.timeLimit) struct LessonPlayerTests {
  private func playing(_ lesson: String, skipping count: Int = 0) throws -> Sitting {
    var sitting = try Sitting(lesson)
    for _ in 0..<count { try sitting.say("skip") }
    return sitting
  }

  @Test func aTaskIsSolvedByItsStatements() throws {
    var sitting = try playing("the-finger-decides")
    try sitting.say("pan began")
    #expect(sitting.state == .open)
    try sitting.say("pan changed dy=-120", expecting: "solved")
    #expect(sitting.state == .solved)
  }

  @Test func theHintIsOfferedAfterThreeAttempts() throws {
    var sitting = try playing("the-finger-decides")
    try sitting.say("pan began")
    #expect(try !sitting.say("pan changed dy=-20").contains("`hint`"))
    #expect(try !sitting.say("pan changed dy=-30").contains("`hint`"))
    try sitting.say("pan changed dy=-40", expecting: "hint 1 of 3")
    try sitting.say("hint", expecting: "247")
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
    #expect(sitting.error("next")?.message == "the task is not solved yet")
    try sitting.say("set detail=events")
    var test = try playing("cancelled-is-not-ended")
    #expect(test.error("expect hash 00") != nil)
  }

  @Test func aMisreadingIsAnsweredByItsCorrection() throws {
    var sitting = try playing("the-finger-decides", skipping: 1)
    let text = try sitting.say("answer expanded")
    #expect(text.contains("Most apps would expand it") && text.contains("> pan ended vy="))
    #expect(sitting.desk.player?.taskRecord.mistakes.contains("half") == true)
    try sitting.say("compare rules", expecting: "half")
    #expect(sitting.error("answer colapsed")?.hint == "did you mean 'collapsed'?")
    try sitting.say("answer collapsed", expecting: "solved")
  }

  /// After a restart, a solved task of any kind is judged again, and stays solved in the record.
  @Test(arguments: TestRun.sample(Lessons.all.map(\.name), oneIn: 5, from: 1))
  func aSolvedTaskIsJudgedAgainAfterARestart(lesson: String) throws {
    var begun = try Sitting(lesson)
    for number in try #require(Lessons.named(lesson)).tasks.indices {
      if number > 0 { try begun.say("skip") }
      var sitting = begun
      var player = try #require(sitting.desk.player)
      let solution = player.solution(in: sitting.session)
        .filter { $0.kind == .solution }.map(\.text)
      func isSolvedNow() throws -> Bool {
        var text = ""
        for line in solution { text += try sitting.say(line) }
        return text.split(separator: "\n").contains("solved")
      }
      #expect(try isSolvedNow(), "task \(number + 1)")
      try sitting.say("restart")
      #expect(sitting.state == .solved)
      #expect(try isSolvedNow(), "task \(number + 1)")
      #expect(sitting.state == .solved)
    }
  }

  @Test func aWrongReplyAfterARestartIsCorrected() throws {
    var sitting = try playing("the-finger-decides", skipping: 1)
    try sitting.say("answer collapsed")
    #expect(sitting.error("answer expanded")?.message == "the task is solved")
    try sitting.say("restart")
    try sitting.say("answer expanded", expecting: "Most apps would expand it")
    #expect(sitting.state == .solved)
  }

  @Test(arguments: ["", "/s", " /s", " 1/s"])
  func aSpringsVelocityMayHaveItsUnit(unit: String) throws {
    var sitting = try playing("units-of-a-springs-velocity")
    let names = sitting.session.names
    let speed = try #require(names["v"].flatMap { Double($0) })
    let distance = try 300 - #require(names["up"].flatMap { Double($0) })
    try sitting.say("answer \(speed / distance)\(unit)", expecting: "solved")
  }

  @Test(arguments: [
    ("6 pt", "'pt' is not a unit for a number per second"),
    ("6 foo", "a reply is a single value"), ("> 5", "a reply is a single value"),
    ("about 6", "a reply is a single value"), ("6..7", "a range isn't a value"),
    ("\">= 3\"", "'>= 3' is not a number"),
  ])
  func aReplyThatCannotBeReadIsRefusedInItsOwnWords(reply: String, message: String) throws {
    var sitting = try playing("units-of-a-springs-velocity")
    let error = sitting.error("answer \(reply)")
    #expect(error?.message == message)
    #expect(error?.hint.contains("expect") == false && error?.hint.contains("within") == false)
  }

  @Test(arguments: [1, 100])
  func aNumberMayHaveItsUnit(factor: Double) throws {
    for unit in factor == 1 ? [""] : [" %", "%"] {
      var sitting = try playing("percent-driven")
      let cap = try #require(sitting.session.names["cap"].flatMap { Double($0) })
      try sitting.say("answer \(cap * factor)\(unit)", expecting: "solved")
    }
  }

  /// A place has an index, a value and a word; a number that is none of its notations is no attempt.
  @Test func aPlaceMayBeAnsweredInEachNotation() throws {
    let places = [100, 200, 300, 400, 500, 600]
    var right = Set<Int>()
    for seed in 1...TestRun.count(6, oneIn: 2) {
      var start = try Sitting()
      try start.say("lesson where-would-it-come-to-rest seed=\(seed)")
      for (index, place) in places.enumerated() {
        var sitting = start
        try sitting.say("answer \(index)")
        let isRight = sitting.state == .solved
        if isRight { right.insert(index) }
        for reply in ["\(place)", "\(place) pt"] {
          sitting = start
          try sitting.say("answer \(reply)")
          #expect((sitting.state == .solved) == isRight, "\(reply), seed \(seed)")
        }
      }
    }
    #expect(right.count > 1)
    var refused = try playing("where-would-it-come-to-rest")
    for reply in ["7", "5.5", "250", "700 pt"] {
      #expect(refused.error("answer \(reply)")?.message.contains("not one of the places") == true)
    }
    #expect(refused.desk.player?.taskRecord.attempts == 0)
    for (reply, isRight) in [("0", true), ("0 %", true), ("1", false), ("100", false)] {
      var sitting = try playing("the-finger-decides", skipping: 1)
      try sitting.say("answer \(reply)")
      #expect((sitting.state == .solved) == isRight, "\(reply)")
      #expect(sitting.error("answer 3") != nil)
    }
  }

  /// A task whose solution was shown never counts as solved with the same seed, and can be solved with
  /// another one that gives it another solution.
  @Test func aShownTaskIsNotSolved() throws {
    var sitting = try playing("the-finger-decides")
    try sitting.say("solution", expecting: "counts as shown")
    let text = try sitting.say("pan began; pan changed dy=-120")
    #expect(text.contains("counts as shown") && text.contains("follows the finger one to one"))
    #expect(!text.contains("solved\n") && sitting.state == .shown)
    try sitting.say("lesson", expecting: " 0/4 ")
    try sitting.say("lesson", expecting: "(1 shown)")
    try sitting.say("next; solution; next; solution; next; solution")
    try sitting.say("next", expecting: "0 of 4 tasks are solved, 4 shown")
    try sitting.say("lesson the-finger-decides seed=8")
    #expect(sitting.desk.player?.record.tasks.map(\.state.isShown) == [true, true, true, true])
    try sitting.say("lesson percent-driven")
    try sitting.say("solution; lesson percent-driven seed=9")
    let cap = try #require(sitting.session.names["cap"])
    try sitting.say("answer \(cap)", expecting: "solved")
    #expect(sitting.state == .solved)
    #expect(try sitting.say("solution").contains("answer \(cap)") && sitting.state == .solved)
  }

  /// Another seed keeps what is solved, and moves on to what isn't.
  @Test func anotherSeedKeepsTheProgress() throws {
    var sitting = try playing("the-finger-decides")
    try sitting.say("pan began; pan changed dy=-120; next; skip")
    try sitting.say("lesson the-finger-decides seed=4")
    #expect(
      sitting.desk.player?.record.tasks.map(\.state) == [.solved, .skipped, .open, .open])
    #expect(sitting.desk.player?.record.current == 2 && sitting.desk.player?.record.seed == 4)
    let line = try #require(sitting.desk.records.first?.line)
    #expect(LessonRecord(line: line)?.tasks.first?.state == .solved)
  }

  /// The steps are verbs only while a lesson is open.
  @Test func aStepAloneIsAVerbOnlyInALesson() throws {
    var sitting = try Sitting()
    for word in ["hint", "next", "solution", "skip", "restart", "leave", "misreadings"] {
      #expect(sitting.error(word) != nil, "\(word)")
    }
    try sitting.say("lesson the-finger-decides")
    try sitting.say("hint", expecting: "247")
    try sitting.say("misreadings", expecting: "half")
    try sitting.say("skip; restart", expecting: "Task 2 of 4")
    try sitting.say("reset", expecting: "starts again")
    try sitting.say("help", expecting: "hint")
    try sitting.say("leave")
    #expect(sitting.desk.player == nil && sitting.error("hint") != nil)
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
    try sitting.say("finish", expecting: "It has finished at the end")
    #expect(sitting.desk.player?.taskRecord.attempts == 1)
    var paused = try playing("one-fraction-two-meanings", skipping: 2)
    try paused.say("wait 0.1")
    #expect(paused.desk.player?.taskRecord.attempts == 0)
    try paused.say("pause", expecting: "a third of the time")
    var layer = try playing("layer-animations", skipping: 2)
    try layer.say("layer-animation card.frame.y from=600 to=80 duration=0.5")
    try layer.say("run", expecting: "jumped back")
  }

  @Test func aTestThatFailsEarlyNamesTheWayOut() throws {
    var sitting = try playing("the-model-is-already-there", skipping: 2)
    let expectation = "expect card.initial-frame 275,247,250,350"
    let first = try sitting.say(expectation)
    #expect(!first.contains("the test keeps every statement"))
    try sitting.say("tap on=card")
    try sitting.say(expectation, expecting: "the test keeps every statement")
  }

  @Test func aWrongNumberIsFollowedByOthers() throws {
    var sitting = try playing("one-fraction-two-meanings")
    let text = try sitting.say("answer 0.99")
    #expect(text.contains("The task starts again, with other numbers:"))
    #expect(sitting.desk.player?.taskRecord.variant == 1)
    #expect(sitting.state == .open)
  }

  @Test func oneSeedDrawsTheSameNumbers() throws {
    func text(_ seed: Int) throws -> String {
      var sitting = try Sitting()
      try sitting.say("lesson a-resting-finger seed=\(seed)")
      return try sitting.say("restart")
    }
    #expect(try text(1) == text(1))
    #expect(try Set((1...8).map(text)).count > 4)
  }

  @Test func theSessionLeftBehindIsKept() throws {
    var sitting = try Sitting()
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
    try sitting.say("skip")
    let record = try #require(sitting.desk.records.first)
    #expect(LessonRecord(line: record.line) == record)
    var later = try Sitting()
    later.desk = LessonDesk(records: [record], seed: 9)
    try later.say("lesson the-finger-decides", expecting: "Task 2 of 4")
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
    // The file doesn't show whether the other tasks were reached.
    #expect(report.rows.map(\.outcome) == [.solved, .no, .unknown, .unknown])
    #expect(report.rows.map(\.attempts) == [2, 1, 0, 0] && report.rows[0].hints == 3)
    #expect(report.rows[1].misreadings.contains("half"))
  }

  /// What a learner saves has each task, and says which solutions were shown and which tasks were
  /// skipped; the attempts of an earlier session are kept.
  @Test func savedAttemptsHaveEachTask() throws {
    var sitting = try playing("the-finger-decides")
    try sitting.say("pan began; pan changed dy=120; hint; solution")
    try sitting.say("pan changed dy=-120; next; skip")
    var later = try Sitting()
    later.desk = LessonDesk(lines: sitting.desk.lines, seed: 9)
    try later.say("lesson the-finger-decides")
    try later.say("pan began; pan changed dy=-8; pan ended vy=-300; run")
    var report = LessonReport(in: Catalog.standard.withLessons)
    report.add(later.desk.player?.savedText ?? "", file: "anna.pan")
    #expect(report.problems == [])
    #expect(report.rows.map(\.outcome) == [.shown, .skipped, .solved, .unreached])
    #expect(report.rows.map(\.attempts) == [2, 0, 1, 0])
    #expect(report.rows.map(\.hints) == [1, 0, 0, 0])
    #expect(LessonDesk(lines: later.desk.lines, seed: 1).lines == later.desk.lines)
  }

  /// Attempts that lead to the same trace are one group, which one comment answers, in the report and
  /// as the learner makes the attempt.
  @Test func oneCommentAnswersAttemptsWithTheSameTrace() throws {
    let document =
      Sitting.document + """

        ```pan wrong
        pan began; pan changed dy=-100; pan ended vy=300; run
        ```

        comment: A flick down returns it.

        """
    let lesson = try #require(
      Lesson.read(Array(document.utf8), name: "one", file: "one.md").lesson)
    var report = LessonReport(and: [lesson], in: Catalog.standard.withLessons)
    let attempts = [
      "pan began\npan changed dy=-100\npan ended vy=300\nrun",
      "pan began; pan changed dy=-100; pan ended vy=300; run",
      "pan began\npan changed dy=-50\npan ended vy=300\nrun",
    ]
    for (index, attempt) in attempts.enumerated() {
      report.add("# lesson one task=1 seed=1 hints=0\n\(attempt)\n", file: "\(index).pan")
    }
    #expect(report.groups.map(\.pupils) == [["0.pan", "1.pan"], ["2.pan"]])
    #expect(report.groups.map(\.comment) == ["A flick down returns it.", ""])
    #expect(report.text(columns: 80).contains("A flick down returns it."))
    var session = Session(Catalog.standard.withLessons)
    var player = LessonPlayer(lesson, seed: 1, in: session.catalog)
    _ = try player.begin(in: &session)
    let response = try player.take(attempts[1], in: &session, style: .plain)
    #expect(response.feedback.contains { $0.text == "A flick down returns it." })
  }

  /// A handout has the text of each task with drawn numbers, and nothing that answers one.
  @Test(arguments: Lessons.all.map(\.name))
  func aHandoutHasNoAnswers(name: String) throws {
    let lesson = try #require(Lessons.named(name))
    let handout = try lesson.handout(seed: 3, in: Catalog.standard.withLessons)
    #expect(handout.hasPrefix("# \(lesson.title)\n"))
    for task in lesson.tasks {
      #expect(handout.contains("## \(task.title)\n"))
      for text in task.conclusion + task.hints.flatMap({ $0.lines.map(\.text) }) {
        #expect(!handout.contains(text), "\(text)")
      }
    }
    for role in ["answer", "check", "broken", "trial", "mistake", "right", "wrong", "hint"] {
      #expect(!handout.contains("```pan \(role)"))
    }
    #expect(handout.contains("```pan setup\nscene ") || handout.contains("let "))
    #expect(!handout.contains("draw(") && handout.firstMatch(of: /\$[a-z]/) == nil)
    let other = try lesson.handout(seed: 4, in: Catalog.standard.withLessons)
    if lesson.source.contains("draw(") { #expect(other != handout) }
  }
}

extension PathValue {
  fileprivate var isYes: Bool { if case .flag(true) = self { true } else { false } }
}
