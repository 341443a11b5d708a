import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import TestSupport
import Testing

/// Lessons as a class uses them: nothing that was shown counts as solved, no feedback contradicts an
/// attempt, and what a teacher writes is shown or refused.
@Suite(.timeLimit) struct FairLessonTests {
  private static func problems(_ text: String) -> [String] {
    let read = Lesson.read(Array(text.utf8), name: "one", file: "one.md")
    let found =
      read.lesson.map { LessonCheck($0, in: Catalog.standard.withLessons).problems }
      ?? read.problems
    return found.map { "\($0.line): \($0.error.message)" }
  }

  // MARK: Shown and solved

  /// A shown task whose solution doesn't depend on the seed stays shown with every seed.
  @Test(arguments: [
    ("what-can-i-call-now", 3, "finish at=end"), ("a-touch-that-stops-a-list", 1, "answer no"),
    ("what-can-i-call-now", 2, "answer inactive"),
  ])
  func aSeedDoesNotSolveAShownTask(lesson: String, task: Int, solution: String) throws {
    var sitting = try Sitting(lesson, task)
    try sitting.say("solution")
    for seed in [5, 6] {
      try sitting.say("lesson \(lesson) seed=\(seed)")
      try sitting.say("lesson \(task)")
      try sitting.say(solution, expecting: "counts as shown")
      #expect(sitting.state == .shown)
    }
    try sitting.say("lesson", expecting: "(1 shown)")
    let saved = try #require(sitting.desk.player?.savedText)
    #expect(saved.contains("task=\(task) seed=6 hints=0 solution=shown state=shown"))
    var report = LessonReport(in: Catalog.standard.withLessons)
    report.add(saved, file: "anna")
    #expect(report.rows[task - 1].outcome == .shown)
  }

  /// A shown task whose solution is another one with the new numbers can be solved.
  @Test func otherNumbersGiveAShownTaskBack() throws {
    var sitting = try Sitting("one-fraction-two-meanings")
    try sitting.say("solution; lesson one-fraction-two-meanings seed=9")
    let t = try #require(sitting.session.names["t"].flatMap { Double($0) })
    #expect(sitting.state == .shownBefore)
    // With the numbers whose solution was read, it stays shown, however often the seed changes.
    for (seed, state) in [(3, TaskRecord.State.shown), (9, .shownBefore), (3, .shown)] {
      try sitting.say("lesson one-fraction-two-meanings seed=\(seed)")
      #expect(sitting.state == state)
    }
    let record = try #require(sitting.desk.records.first)
    #expect(LessonRecord(line: record.line) == record)
    try sitting.say("lesson one-fraction-two-meanings seed=9")
    try sitting.say("answer \(t / 0.3)", expecting: "solved")
    #expect(sitting.state == .solved)
  }

  // MARK: What the text asks for

  /// A condition of the text holds throughout the last gesture, and for the way to the result, not
  /// only for the values at the end.
  @Test(arguments: [
    (
      "the-finger-decides", 3,
      "pan began; pan changed dy=-200; pan changed dy=-8; pan ended vy=-2; run",
      "moved more than 10 pt"
    ),
    (
      "the-finger-decides", 3, "pan began; pan changed dx=60 dy=-2; pan ended vy=-2",
      "moved more than 10 pt"
    ),
    (
      "where-would-it-come-to-rest", 2,
      "pan began; pan changed dy=-40; pan changed dy=-10; pan ended vy=-600; run",
      "moved 20 pt or more"
    ),
    (
      "a-sheet-and-its-list", 3,
      "pan began; pan changed dy=-320; pan ended; run; pan began; pan changed dy=-40",
      "with more than one pan"
    ),
    ("one-fraction-two-meanings", 3, "wait 0.05; pause; scrub 0.33", "was set after the pause"),
    (
      "the-later-of-two", 2,
      "wait 0.6; data image-latency=1.5; data image-latency=1.5; run", "a third request"
    ),
    (
      "what-can-i-call-now", 3,
      "finish at=current; animator b duration=1; animate card.x to=100 on=b; start on=b; run",
      "another animator"
    ),
    (
      "a-touch-that-stops-a-list", 3,
      "tap on=photo; animate sheet.frame.y to=0 on=show; start on=show; run", "stopped the list"
    ),
    (
      "a-resting-finger", 2,
      "touch down x=195 y=422; wait 0.02; touch move x=195 y=400; wait 0.02; "
        + "touch move x=195 y=320; wait 0.2; touch move x=255 y=319; wait 0.2; "
        + "touch move x=315 y=318; wait 0.1; touch up", "pan.velocity.x is 300"
    ),
    // From another state than that of the setup, the same values mean something else.
    (
      "the-finger-decides", 1, "tap on=card; run; pan began; pan changed dy=120",
      "expanded when the pan began"
    ),
    (
      "the-finger-decides", 3, "tap on=card; run; pan began; pan ended vy=300; run",
      "already expanded when this gesture began"
    ),
    (
      "the-finger-decides", 3, "tap on=card; wait 0.2; pan began; pan ended; run",
      "already expanding when this gesture began"
    ),
    (
      "a-resting-finger", 2, "tap on=card; run; drag on=card by=0,-120 over=8",
      "already expanded when this gesture began"
    ),
    (
      "cancelled-is-not-ended", 3,
      "tap on=card; run; touch down x=195 y=300; touch move x=195 y=320; "
        + "touch move x=195 y=500; touch cancel; run", "already expanded when this gesture began"
    ),
    (
      "a-sheet-and-its-list", 3, "scroll list to=31; pan began; pan changed dy=-300",
      "not only with the pan"
    ),
    (
      "where-would-it-come-to-rest", 2, "flick up on=sheet; run; pan began; pan ended; run",
      "was above 400 when this gesture began"
    ),
    (
      "layer-animations", 3,
      "set card.frame.y=80; layer-animation card.frame.x from=600 to=80 duration=0.5; run",
      "path=card.frame.y"
    ),
  ])
  func whatTheTextForbidsIsNotAccepted(
    lesson: String, task: Int, attempt: String, words: String
  ) throws {
    var sitting = try Sitting(lesson, task)
    let text = try sitting.say(attempt).replacing("\n", with: " ")
    #expect(sitting.state == .open && text.contains(words), "\(text)")
  }

  /// An earlier gesture, and another kind of gesture, change nothing in what the text allows.
  @Test(arguments: [
    (
      "the-finger-decides", 3,
      "pan began; pan changed dy=-200; pan ended vy=-2; run; tap on=close; run; pan began; "
        + "pan changed dy=-8; pan ended vy=-2; run"
    ),
    (
      "the-finger-decides", 3,
      "touch down x=195 y=422; wait 0.02; touch move x=195 y=408; wait 0.02; "
        + "touch move x=195 y=405; touch up; run"
    ),
    ("the-finger-decides", 4, "set rule=flick-or-half"),
    ("ties-and-arbitration", 2, "drag on=card by=100,-100"),
    ("the-later-of-two", 5, "scene pokedex-detail minimum=0.61"),
  ])
  func whatTheTextAllowsIsAccepted(lesson: String, task: Int, attempt: String) throws {
    var sitting = try Sitting(lesson, task)
    let text = try sitting.say(attempt)
    #expect(sitting.state == .solved, "\(text)")
  }

  /// A gesture from the state of the setup counts, whatever was tried before.
  @Test func anotherAttemptFromTheSameStateIsAccepted() throws {
    var finger = try Sitting("the-finger-decides", 3)
    try finger.say("pan began; pan ended vy=300; run; pan began; pan ended vy=-300")
    #expect(finger.state == .open)
    try finger.say("run", expecting: "solved")
    var sheet = try Sitting("where-would-it-come-to-rest", 2)
    try sheet.say("pan began; pan changed dy=-10; pan ended vy=-100; run")
    try sheet.say("pan began; pan changed dy=-10; pan ended vy=-600; run", expecting: "solved")
  }

  /// A catch that the task accepts in the right interval is judged outside of it, too.
  @Test(arguments: [
    ("wait 0.1; pan began", "fraction is 0.2318"),
    ("wait 0.1; pan began; pan changed dy=-20", "was set after the pause"),
    ("wait 0.12; pan began", "solved"),
  ])
  func aCatchIsJudgedWhileItIsHeld(attempt: String, words: String) throws {
    var sitting = try Sitting("one-fraction-two-meanings", 3)
    try sitting.say(attempt, expecting: words)
  }

  /// An unmet condition on the beginning of a gesture is named without internal times.
  @Test func anUnmetBeginningIsNamed() throws {
    var sitting = try Sitting("where-would-it-come-to-rest", 2)
    let text = try sitting.say("flick up on=sheet; run; pan began; pan ended; run")
    #expect(
      text.replacing("\n", with: " ")
        .contains("not yet: `sheet.y 400` did not hold when the gesture began"), "\(text)")
  }

  /// The player refers to `why` only if it names a cause, not only what the value means.
  @Test func whyIsPromisedOnlyWithACause() throws {
    for lesson in Lessons.all {
      for (index, task) in lesson.tasks.enumerated() {
        guard case .predict(let prediction) = task.kind, !prediction.tolerance.isEmpty else {
          continue
        }
        var sitting = try Sitting(lesson.name, index + 1)
        guard let text = try? sitting.say("answer 0.0123") else { continue }
        guard text.contains("`why` explains this") else { continue }
        let labels = try sitting.say("why").split(separator: "\n").dropFirst()
          .map { $0.prefix { $0 != " " } }
        let causes: Set<Substring> = [
          "of", "moved", "set", "source", "rule", "because", "touches", "won",
        ]
        #expect(!causes.isDisjoint(with: labels), "\(lesson.name) \(index + 1): \(labels)")
      }
    }
  }

  @Test(arguments: [("the-later-of-two", 1), ("percent-driven", 1), ("a-sheet-and-its-list", 2)])
  func aValueWithoutACauseHasNoPromise(lesson: String, task: Int) throws {
    var sitting = try Sitting(lesson, task)
    let text = try sitting.say("answer 0.0123")
    #expect(text.contains("\nThe task starts again, with other numbers"), "\(text)")
    #expect(!text.contains("`why`"))
  }

  /// A velocity that a release hands off has the causes of that release.
  @Test func aReleaseExplainsItsValues() throws {
    var sitting = try Sitting("units-of-a-springs-velocity")
    try sitting.say("answer 0.0123", expecting: "`why` explains this outcome.")
    try sitting.say("why", expecting: "initial velocity")
  }

  /// After a wrong number, `why` explains the value that was asked for, whatever else has happened.
  @Test(arguments: [
    ("which-curve-how-long", 1, "answer 10", "eased.x is"),
    ("which-curve-how-long", 2, "answer 0.05", "cubic-out.progress is"),
    ("one-fraction-two-meanings", 1, "answer 0.99", "fraction is"),
    ("stop-and-finish", 1, "answer active", "animator.state is stopped"),
  ])
  func whyExplainsTheValue(lesson: String, task: Int, reply: String, words: String) throws {
    var sitting = try Sitting(lesson, task)
    let text = try sitting.say(reply)
    #expect(text.contains("`why` explains this value."))
    #expect(try sitting.say("why").hasPrefix(words))
    #expect(try sitting.say("why \(words.split(separator: " ")[0])").hasPrefix(words))
  }

  /// After a wrong word, `why` explains the decision.
  @Test(arguments: [
    ("the-finger-decides", 2, "answer expanded"), ("cancelled-is-not-ended", 2, "answer expanded"),
    ("where-would-it-come-to-rest", 1, "answer 5"),
  ])
  func whyExplainsTheOutcome(lesson: String, task: Int, reply: String) throws {
    var sitting = try Sitting(lesson, task)
    try sitting.say(reply, expecting: "`why` explains this outcome.")
    try sitting.say("why", expecting: "to flip")
  }

  /// A test that fails on a harmless variant learns how that variant differs.
  @Test func aHarmlessVariantIsNamedWithItsOptions() throws {
    var sitting = try Sitting("which-curve-how-long", 5)
    let text = try sitting.say("tap on=card; wait 0.3; expect state expanded")
    #expect(text.contains("a harmless variant of the scene (slow, duration=0.6)"), "\(text)")
  }

  /// What was typed since the task began isn't kept, and the player says so.
  @Test func leavingNamesTheTaskThatStartsAgain() throws {
    var sitting = try Sitting("the-finger-decides")
    try sitting.say("pan began; pan changed dy=-50")
    try sitting.say("leave", expecting: "resumes it at the start of task 1.")
    try sitting.say("lesson the-finger-decides", expecting: "at the start of task 1")
    try sitting.say("leave", expecting: "resumes it.")
  }

  // MARK: Feedback

  /// What a correction says holds for each attempt that triggers it.
  @Test(arguments: [
    ("the-finger-decides", 1, "tap on=card", "The card is past"),
    (
      "the-finger-decides", 1, "tap on=card; run; pan began; pan changed dy=50; pan ended; run",
      "A collapsed card"
    ),
    (
      "the-later-of-two", 2, "data image-latency=1.2; run",
      "The picture has to take more than 0.8 s."
    ),
    ("what-can-i-call-now", 4, "reverse; run", "`finish` always calls it"),
    (
      "respond-immediately", 7, "tap on=card.2; run; expect state collapsed",
      "Your test doesn't check that"
    ),
    (
      "a-hanging-transition", 4,
      "tap on=card; run; tap on=detail; run; expect state list", "Look at what a tap does"
    ),
    ("a-hanging-transition", 2, "update 0.05 on=push; run", "an `update` to 0"),
    (
      "cancelled-is-not-ended", 1, "pan began; pan changed dy=-100; expect state collapsed",
      "after the cancelled pan"
    ),
    (
      "layer-animations", 3,
      "set card.frame.y=80; layer-animation card.frame.y from=600 to=80 duration=0.5 "
        + "fill=forwards removed=no; run", "which is still 600"
    ),
    (
      "reversing-twice", 3, "pan began; pan ended vy=120; run; pan began; expect progress 0",
      "The card was caught"
    ),
    ("stop-and-finish", 3, "run", "which is the default"),
    ("ties-and-arbitration", 2, "pan began vx=200 vy=-100; pan ended", "while a card is expanded"),
    (
      "ties-and-arbitration", 4,
      "tap on=card; run; pan began on=card.2; pan changed dy=-20; pan ended vy=100; run; "
        + "expect state expanded", "Only the first card has moved"
    ),
    (
      "which-curve-how-long", 5,
      "tap on=card; wait 80; tap on=card; wait 80; expect state collapsed",
      "Nothing has started"
    ),
    ("why-stand-ins", 4, "tap on=detail; run", "at lift-off"),
    (
      "the-finger-decides", 1, "tap on=card; wait 0.2; pan began; pan changed dy=10",
      "A collapsed card"
    ),
    ("the-finger-decides", 3, "tap on=card; run; flick down on=card", "moved more than 10 pt"),
    (
      "the-finger-decides", 3, "tap on=card; run; pan began; pan ended vy=-1; run",
      "moved more than 10 pt"
    ),
    (
      "units-of-a-springs-velocity", 2, "pan began; pan changed dy=-100; pan ended vy=1100",
      "too slow"
    ),
    (
      "units-of-a-springs-velocity", 2, "pan began; pan changed dy=50; pan ended vy=2000",
      "too much"
    ),
    (
      "a-resting-finger", 2,
      "tap on=card; wait 0.2; touch down x=195 y=300; wait 0.02; touch move x=195 y=285; "
        + "wait 0.02; touch move x=195 y=280; wait 0.2; touch move x=195 y=279; wait 0.2; "
        + "touch move x=195 y=278; wait 0.2; touch up", "The card was not past"
    ),
    ("a-touch-that-stops-a-list", 3, "tap on=photo; flick up on=feed", "is at rest now"),
    (
      "the-later-of-two", 2,
      "wait 0.6; data; run; data; run", "the first time for an earlier request"
    ),
    (
      "respond-immediately", 5, "wait 0.2; tap on=row.3; wait 0.5; expect list.moving 0",
      "Touch a row earlier"
    ),
  ])
  func noCorrectionContradictsTheAttempt(
    lesson: String, task: Int, attempt: String, words: String
  ) throws {
    var sitting = try Sitting(lesson, task)
    let text = try sitting.say(attempt).replacing("\n", with: " ")
    #expect(!text.contains(words), "\(text)")
    #expect(sitting.attempts ?? 0 >= 1 && sitting.state == .open)
  }

  /// A failed expectation has a reason that explains it, or none.
  @Test func aFailedExpectationHasNoUnrelatedReason() throws {
    var sitting = try Sitting("why-stand-ins", 2)
    try sitting.say("tap on=card; run")
    #expect(try !sitting.say("expect card.present no").contains("because"))
    var rows = try Sitting()
    try rows.say("scene pokedex-list; run; tap on=row.2; run")
    #expect(try !rows.say("expect state list").contains("last-row"))
    var sheet = try Sitting()
    try sheet.say("scene city-guide; pan began; pan changed dy=-100; pan ended vy=90")
    try sheet.say("expect progress 0", expecting: "because card.1 ")
  }

  /// Requirements have numbers, and no internal names.
  @Test func aRequirementHasNoInternalName() throws {
    for lesson in Lessons.all {
      for (index, task) in lesson.tasks.enumerated() {
        guard case .choose(let trials) = task.kind, let wrong = task.wrong.last else { continue }
        var sitting = try Sitting(lesson.name, index + 1)
        let text = try sitting.say(wrong.statements[0].text)
        #expect(text.contains("requirement "), "\(lesson.name): \(text)")
        for name in trials.flatMap(\.names) { #expect(!text.contains("(\(name))")) }
      }
    }
  }

  // MARK: Replies

  /// The text of a prediction states how exact a reply has to be.
  @Test func theTextStatesTheTolerance() {
    for lesson in Lessons.all {
      for task in lesson.tasks {
        guard case .predict(let prediction) = task.kind, !prediction.tolerance.isEmpty else {
          continue
        }
        #expect(
          task.text.contains { $0.contains("within") }, "\(lesson.name): \(task.title)")
      }
    }
  }

  /// If the text offers numbers, other replies are refused, and are no attempts.
  @Test func aReplyThatIsNotOfferedIsRefused() throws {
    var sitting = try Sitting("where-it-turns", 2)
    for reply in ["130", "195", "left"] {
      let error = sitting.error("answer \(reply)")
      #expect(error?.message == "'\(reply)' is not a reply to this task")
      #expect(error?.hint == "replies: 0, 0.5, 1", "\(error?.hint ?? "")")
    }
    #expect(sitting.attempts == 0)
    try sitting.say("answer 50 %", expecting: "about their centers")
  }

  /// A wrong reply has the same consequence in each task and notation: the task starts again, with
  /// other numbers if it draws any, and `why` explains the outcome until something is typed.
  @Test(arguments: [
    ("the-finger-decides", 2, "expanded", true), ("the-finger-decides", 2, "100", true),
    ("the-finger-decides", 2, "1", true), ("percent-driven", 2, "detail", false),
    ("one-fraction-two-meanings", 1, "0.99", true), ("exactly-one-completion", 1, "7", nil),
  ])
  func aWrongReplyHasOneConsequence(
    lesson: String, task: Int, reply: String, draws: Bool?
  ) throws {
    var sitting = try Sitting(lesson, task)
    let text = try sitting.say("answer \(reply)")
    #expect(text.contains("The task starts again"), "\(text)")
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("Task \(task) of") })
    if let draws { #expect(text.contains("with other numbers") == draws) }
    #expect(sitting.attempts == 1)
    let why = try sitting.say("why")
    #expect(!why.isEmpty && sitting.error("answer") != nil)
    try sitting.say("wait 0.01")
    #expect(try sitting.say("why") != why)
    #expect(sitting.error("answer \(reply)") == nil && sitting.attempts == 2)
  }

  /// The number that was just on screen isn't the right answer to the next question.
  @Test(arguments: [
    ("respond-immediately", 4, "99"), ("why-stand-ins", 1, "9"), ("which-curve-how-long", 2, "2"),
  ])
  func theNextAnswerDiffers(lesson: String, task: Int, wrong: String) throws {
    var sitting = try Sitting(lesson, task)
    var last = ""
    for _ in 0..<TestRun.count(12) {
      var player = try #require(sitting.desk.player)
      let right = try #require(player.solution(in: sitting.session).first?.text)
      #expect(right != last)
      last = right
      try sitting.say("answer \(wrong)")
    }
  }

  // MARK: Choices

  /// An option that isn't named stays as the task sets it, so an empty choice chooses nothing.
  @Test(arguments: [
    ("where-it-turns", 5, "scene pokedex-detail keep-place=yes"),
    ("respond-immediately", 3, "scene pokedex-list"),
    ("the-later-of-two", 5, "scene pokedex-detail"), ("plain-or-improved", 3, "scene city-guide"),
  ])
  func anEmptyChoiceSolvesNothing(lesson: String, task: Int, choice: String) throws {
    var sitting = try Sitting(lesson, task)
    try sitting.say(choice, expecting: "not yet")
    #expect(sitting.state == .open)
  }

  /// Choices that end in the same settings are one group.
  @Test func choicesAreGroupedByWhatIsChosen() {
    var report = LessonReport(in: Catalog.standard.withLessons)
    for (index, choice) in ["set rule=sign\nset rule=half", "set rule=half"].enumerated() {
      report.add(
        "# lesson the-finger-decides task=4 seed=1 hints=0\n\(choice)\n", file: "\(index)")
    }
    #expect(report.groups.map(\.pupils) == [["0", "1"]])
  }

  // MARK: Moving around

  @Test func anOptionOfTheSceneIsRefusedInATest() throws {
    var sitting = try Sitting("a-hanging-transition", 4)
    let error = sitting.error("scene dive-deeper faults=MP-9")
    #expect(error?.message == "a test starts from the scene of the task")
    #expect(error?.hint.contains("`lesson a-hanging-transition` returns") == true)
    try sitting.say("scene dive-deeper")
    // The hint's way works.
    try sitting.say("hint", expecting: "`leave`")
    try sitting.say("leave")
    try sitting.say("scene dive-deeper faults=MP-9; tap on=card; run; tap on=card")
    try sitting.say("why", expecting: "completeTransition")
    try sitting.say("lesson a-hanging-transition", expecting: "Task 4 of 4")
  }

  @Test func aTaskIsOpenedByItsNumber() throws {
    var sitting = try Sitting("the-finger-decides", 4)
    #expect(sitting.desk.player?.record.current == 3)
    #expect(sitting.error("lesson 5")?.message == "the lesson has no task 5")
    // A number that no task has restarts nothing.
    let seed = sitting.desk.player?.record.seed
    #expect(sitting.error("lesson 99 seed=4")?.message == "the lesson has no task 99")
    #expect(sitting.desk.player?.record.seed == seed && sitting.desk.player?.record.current == 3)
    #expect(sitting.error("lesson 0") != nil)
    try sitting.say("lesson 1; skip; skip")
    try sitting.say("pan began; pan ended vy=-1; run; next")
    let last = try sitting.say("set rule=flick-or-half")
    #expect(
      last.replacing("\n", with: " ")
        .contains("2 of 4 solved, 2 skipped. `next` returns to task 1"), "\(last)")
    try sitting.say("next", expecting: "Task 1 of 4")
    try sitting.say("leave")
    #expect(sitting.error("lesson 2")?.message == "no lesson is in progress")
    for word in ["hint", "next"] {
      #expect(sitting.error(word)?.message == "no lesson is in progress")
    }
  }

  /// A task that was reached without an attempt is open.
  @Test func aReachedTaskIsOpen() throws {
    let sitting = try Sitting("the-finger-decides", 2)
    var report = LessonReport(in: Catalog.standard.withLessons)
    report.add(try #require(sitting.desk.player?.savedText), file: "anna")
    #expect(report.rows.map(\.outcome) == [.open, .open, .unreached, .unreached])
  }

  @Test func theHelpInALessonSuggestsNoMissingCard() throws {
    var sitting = try Sitting("a-touch-that-stops-a-list")
    #expect(try !sitting.say("help").contains("on=card"))
    var card = try Sitting("the-finger-decides")
    try card.say("help", expecting: "Start with: drag on=card")
  }

  // MARK: For teachers

  /// No key contains the name of a drawn number.
  @Test(arguments: Lessons.all.map(\.name))
  func aKeyHasNumbers(name: String) throws {
    let lesson = try #require(Lessons.named(name))
    let key = lesson.key(seed: 1, in: Catalog.standard.withLessons)
    #expect(!key.contains("$"), "\(key.split(separator: "\n").filter { $0.contains("$") })")
  }

  /// The key of a seed solves the tasks of its handout.
  @Test(arguments: [1, 5, 8] as [UInt64]) func aKeyBelongsToItsSeed(seed: UInt64) throws {
    let key = try #require(Lessons.named("percent-driven"))
      .key(seed: seed, in: Catalog.standard.withLessons)
    var sitting = try Sitting()
    try sitting.say("lesson percent-driven seed=\(seed)")
    let cap = try #require(sitting.session.names["cap"])
    #expect(key.contains("`answer \(cap)` (cap=\(cap) "), "\(key)")
  }

  @Test func aReportNamesTheWayToAnUnknownLesson() {
    var report = LessonReport(in: Catalog.standard.withLessons)
    let text = "# lesson c1 task=1 seed=3 hints=0\nrun\n# lesson c1 task=1 seed=3 state=open\n"
    report.add(text, file: "anna")
    #expect(LessonReport.lessons(in: text) == ["c1"])
    #expect(
      report.problems
        == ["anna: unknown lesson 'c1'; name its file: pantomime lesson c1.md --report FOLDER"])
  }

  /// A comment that would never answer an attempt is an error.
  @Test(arguments: [
    ("\ncomment: No.\n", "19: a comment follows a wrong sample"),
    (
      "\n```pan mistake down\nexpect state collapsed\n```\n\ncomment: No.\n",
      "23: a comment follows a wrong sample"
    ),
    ("\n```pan comment\nNo.\n```\n", "19: a comment follows a wrong sample"),
    ("\n```pan wrong comment:No.\nrun\n```\n", "19: a comment follows a wrong sample"),
    ("\n```pan wrong\ncomment: No.\n```\n", "20: a comment follows a wrong sample"),
    (
      "\n```pan wrong\nrun\n```\n\ncomment: No.\n",
      "19: no attempt ends in the sample, so its comment is never shown"
    ),
    (
      "\n```pan wrong\npan began; pan ended vy=9; run\n```\n\ncomment:\n",
      "19: the comment is empty"
    ),
    (
      "\n```pan wrong\npan began; pan ended vy=9; run\n```\n\ncomment: $up\n",
      "19: the setup does not define '$up'"
    ),
    (
      "\n```pan wrong\npan began; pan ended vy=9; run\n```\n\ncomment: No.\n"
        + "\n```pan wrong\npan began\npan ended vy=9\nrun\n```\n\ncomment: Never.\n",
      "25: an earlier comment answers the same result"
    ),
    ("\n```pan wrong\npan began; pan ended vy=9; run\n```\n\ncomment: No.\n", nil),
  ])
  func aCommentIsShownOrRefused(text: String, problem: String?) {
    #expect(Self.problems(Sitting.document + text) == (problem.map { [$0] } ?? []))
  }
}
