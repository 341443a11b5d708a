import PantomimeLessons
import PantomimeReporting
import PantomimeKit
import PantomimeScripting
import TestSupport
import Testing

/// Replies, statements, and saved files of a class, in the forms in which pupils write them.
@Suite(.timeLimit) struct LessonClassTests {
  private static let catalog = Catalog.standard.withLessons

  // MARK: Replies

  /// A reply that can't be a value of the path is refused in words that help, and is no attempt.
  @Test(arguments: [
    ("percent-driven", 1, "60", "'60' is not a fraction", "write 60 % or 0.6"),
    ("percent-driven", 1, "770", "transition.percent can't be 770", "0 % and 100 %"),
    ("percent-driven", 1, "150 %", "transition.percent can't be 150 %", "0 % and 100 %"),
    ("percent-driven", 1, "-0.2", "transition.percent can't be -0.2", "0 % and 100 %"),
    ("respond-immediately", 1, "30", "'30' is not a fraction", "write 30 % or 0.3"),
    ("one-fraction-two-meanings", 1, "10", "'10' is not a fraction", "write 10 % or 0.1"),
    ("which-curve-how-long", 2, "15", "'15' is not a fraction", "write 15 % or 0.15"),
    ("which-curve-how-long", 1, "87,1", "'87,1' is not one number", "write a decimal point: 87.1"),
    ("which-curve-how-long", 3, "-1", "a time can't be negative", "reply with 0 or more"),
    ("exactly-one-completion", 1, "1.5", "'1.5' is not a whole number", "completions"),
  ])
  func anImpossibleReplyIsNoAttempt(
    lesson: String, task: Int, reply: String, message: String, hint: String
  ) throws {
    var sitting = try Sitting(lesson, task)
    let error = sitting.error("answer \(reply)")
    #expect(
      error?.message == message && error?.hint.contains(hint) == true,
      "\(String(describing: error))")
    #expect(sitting.attempts == 0)
  }

  @Test func aNumberMayBeginWithItsPoint() throws {
    for (sign, factor) in [("", 1.0), ("-", -1.0)] {
      var sitting = try Sitting("percent-driven")
      let cap = try #require(sitting.session.names["cap"].flatMap { Double($0) })
      let reply = "\(sign).\(Int((cap * 1000).rounded()))"
      if factor > 0 {
        try sitting.say("answer \(reply)", expecting: "solved")
      } else {
        #expect(sitting.error("answer \(reply)")?.message.contains("can't be -0.") == true)
      }
    }
  }

  /// `answer` alone shows a reply of the task's own kind.
  @Test(arguments: [
    ("percent-driven", 1, "answer 0.25"), ("percent-driven", 2, "answer list"),
    ("where-would-it-come-to-rest", 1, "answer 2"), ("which-curve-how-long", 1, "answer 100"),
    ("which-curve-how-long", 3, "answer 0.5"),
  ])
  func anExampleIsOfTheTasksKind(lesson: String, task: Int, example: String) throws {
    var sitting = try Sitting(lesson, task)
    #expect(sitting.error("answer")?.hint == "for example: \(example)")
  }

  @Test func aTaskWithoutAQuestionNeedsNoReply() throws {
    var sitting = try Sitting("the-finger-decides")
    #expect(sitting.error("answer")?.message == "this task does not ask for a reply")
  }

  /// The verdict names the right place in the notation of the reply.
  @Test func theVerdictIsInTheNotationOfTheReply() throws {
    let places = [100, 200, 300, 400, 500, 600]
    var sitting = try Sitting()
    try sitting.say("lesson where-would-it-come-to-rest seed=1")
    let start = sitting
    let right = try #require(
      places.indices.first { index in
        sitting = start
        return (try? sitting.say("answer \(index)").contains("solved\n")) == true
      })
    let wrong = right == 0 ? 1 : 0
    for (reply, expected) in [
      ("\(places[wrong])", "\(places[right]), not \(places[wrong])\n"),
      ("\(places[wrong]) pt", "\(places[right]) pt, not \(places[wrong]) pt\n"),
      ("\(wrong)", "\(right), not \(wrong)\n"),
    ] {
      sitting = start
      try sitting.say("answer \(reply)", expecting: "no: detent is \(expected)")
    }
    var word = try Sitting("the-finger-decides", 2)
    try word.say("answer 100 %", expecting: "no: state is 0 % (collapsed), not 100 %")
  }

  // MARK: Statements

  /// `undo` takes back a wrong expectation, and counts what was typed.
  @Test func anExpectationCanBeUndone() throws {
    var sitting = try Sitting("which-curve-how-long", 5)
    try sitting.say("expect state expanded")
    try sitting.say("undo", expecting: "undone: `expect state expanded`")
    #expect(sitting.error("undo")?.message == "the setup of the task cannot be undone")
    try sitting.say("tap on=card; run; expect state collapsed; expect time 3")
    #expect(sitting.error("undo 5")?.message == "4 statements can be undone, not 5")
    try sitting.say("undo 3", expecting: "undone: 3 statements, from `run` on")
    #expect(sitting.error("undo 2")?.message == "1 statement can be undone, not 2")
    try sitting.say("wait 1")
    try sitting.say("expect state expanded", expecting: "solved\n")
  }

  /// `at TIME expect` is one statement for `undo`, though it advances the clock and then expects.
  @Test func anExpectationAtAnInstantIsOneStatement() throws {
    var sitting = try Sitting("which-curve-how-long", 5)
    let start = sitting.session.now
    try sitting.say("tap on=card")
    let tapped = sitting.session.now
    for line in ["at 2 expect state collapsed", "at 2.5 expect time 7"] { try sitting.say(line) }
    #expect(sitting.error("undo 4")?.message == "3 statements can be undone, not 4")
    try sitting.say("undo", expecting: "undone: `at 2.5 expect time 7`")
    #expect(sitting.session.now.seconds == 2)
    try sitting.say("at 3 expect time 7; wait 1; at 4.5 expect time 9")
    #expect(
      try sitting.say("undo 3").contains("undone: 3 statements, from `at 3 expect time 7` on"))
    #expect(sitting.session.now.seconds == 2)
    try sitting.say("undo", expecting: "undone: `at 2 expect state collapsed`")
    #expect(sitting.session.now == tapped)
    try sitting.say("undo")
    #expect(sitting.session.now == start)
  }

  @Test func aTaskIsOpenedWithASeed() throws {
    var sitting = try Sitting("which-curve-how-long")
    try sitting.say("lesson 3 seed=4")
    #expect(sitting.desk.player?.record.current == 2 && sitting.desk.player?.record.seed == 4)
    let damping = sitting.session.names["damping"]
    var other = try Sitting()
    try other.say("lesson which-curve-how-long seed=4")
    try other.say("lesson 3")
    #expect(damping != nil && other.session.names["damping"] == damping)
    var none = try Sitting()
    #expect(none.error("lesson 1 seed=4")?.message == "no lesson is in progress")
  }

  @Test func aMissingEventIsNamedPlainly() throws {
    var sitting = try Sitting("ties-and-arbitration", 2)
    let text = try sitting.say("run; tap on=card.2; run")
    #expect(!text.contains(" yet\n"), "\(text)")
  }

  // MARK: Saved files

  private static let saved = """
    # Attempts at a lesson: pantomime
    # lesson percent-driven task=1 seed=1 hints=0 solution=no variant=0
    answer 0.26
    # lesson percent-driven task=2 seed=1 hints=0 solution=no variant=0
    answer list
    # lesson percent-driven task=1 seed=1 hints=0 solution=no state=open
    # lesson percent-driven task=2 seed=1 hints=0 solution=no state=solved
    # lesson percent-driven task=3 seed=1 hints=0 solution=no state=unreached

    """

  private func report(_ text: String) -> LessonReport {
    var report = LessonReport(in: Self.catalog)
    report.add(text, file: "a.pan", of: "anna")
    return report
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func aFileMayHaveAnyLineEnds(end: String, mark: String) throws {
    let text = mark + Self.saved.replacing("\n", with: end)
    let report = report(text)
    #expect(report.problems == [])
    #expect(report.rows.map(\.outcome) == [.no, .solved, .unreached])
    #expect(LessonReport.lessons(in: text) == ["percent-driven"])
    #expect(report.json == self.report(Self.saved).json)
    // The documents and the progress, too.
    let lesson = try #require(Lessons.named("percent-driven"))
    let written = mark + lesson.source.replacing("\n", with: end)
    let read = Lesson.read(Array(written.utf8), name: "own", file: "own.md")
    let own = try #require(read.lesson)
    #expect(
      try own.handout(seed: 1, in: Self.catalog).split(separator: "\n").dropLast()
        == lesson.handout(seed: 1, in: Self.catalog).split(separator: "\n").dropLast())
    var sitting = try Sitting("percent-driven")
    try sitting.say("answer 0.2")
    let lines = sitting.desk.lines
    #expect(LessonDesk(lines: lines.replacing("\n", with: end), seed: 1).lines == lines)
  }

  /// What can't be read is unknown, and a note names the line.
  @Test(arguments: [
    ("answer list\n", "answer\n", ["a.pan:5: task 2: "]),
    ("answer list\n", "", ["a.pan:4: the attempt has no statements"]),
    (
      "task=2 seed=1 hints=0 solution=no variant=0", "task=2 seed=1 variant=x",
      ["a.pan:4: 'variant=x' cannot be read"]
    ),
    (
      "task=2 seed=1 hints=0 solution=no variant=0", "task=2",
      ["a.pan:4: the line names no seed"]
    ),
    (
      "task=2 seed=1 hints=0 solution=no variant=0", "task=2 seed=1 hints=none",
      ["a.pan:4: 'hints=none' cannot be read"]
    ),
  ])
  func whatCannotBeReadIsUnknown(part: String, other: String, notes: [String]) throws {
    let report = report(Self.saved.replacing(part, with: other, maxReplacements: 1))
    #expect(report.rows.map(\.outcome) == [.no, .unknown, .unreached])
    #expect(report.rows[1].attempts == 1 && report.problems.count == notes.count + 1)
    for note in notes {
      #expect(report.problems.contains { $0.hasPrefix(note) }, "\(report.problems)")
    }
    #expect(report.problems.contains { $0.contains("which this line calls solved") })
    #expect(report.commaSeparated.contains(",unknown,1,0,"))
    #expect(report.json.contains("\"unknown\""))
  }

  /// A file that is cut off at any line has a note, and claims nothing that it doesn't show.
  @Test func aFileThatIsCutOffHasANote() {
    let lines = Self.saved.split(separator: "\n").map(String.init)
    for count in 2..<lines.count {
      let report = report(lines[..<count].joined(separator: "\n"))
      #expect(!report.problems.isEmpty, "\(count) lines")
      #expect(report.rows.last?.outcome == .unknown, "\(count) lines")
    }
    #expect(
      report(Self.saved + "# lesson percent-driven task=3 seed=1 hin\n").problems
        == ["a.pan:9: the attempt has no statements"])
    #expect(
      report(Self.saved + "# lesson percent-driven task=3 seed=1 state=unre").problems
        == ["a.pan:9: 'state=unre' cannot be read"])
  }

  /// A line after the states of the tasks belongs to no attempt; lines in sequence have one note.
  @Test(arguments: ["answer 0.5\n", "garbage line\n%%%% conflict\n", "\n# read\nwait 1\n"])
  func aLineAfterTheStatesHasANote(lines: String) {
    let report = report(Self.saved + lines)
    #expect(report.problems.count == 1)
    #expect(
      report.problems.allSatisfy { $0.hasSuffix(": the line belongs to no attempt") },
      "\(report.problems)")
    #expect(report.rows.map(\.outcome) == [.no, .solved, .unreached])
    #expect(self.report(Self.saved + "# read by a teacher\n\n").problems == [])
  }

  /// A wrong attempt is listed with the numbers of its question and the right reply.
  @Test func aWrongAttemptHasItsQuestion() throws {
    let report = report(Self.saved)
    var sitting = try Sitting()
    try sitting.say("lesson percent-driven seed=1")
    let cap = try #require(sitting.session.names["cap"])
    let up = try #require(sitting.session.names["up"])
    let group = try #require(report.groups.first)
    #expect(group.numbers == "cap=\(cap) up=\(up)" && group.right == cap)
    let shown = "(cap=\(cap) up=\(up); right: \(cap))"
    #expect(report.text(columns: 200).contains("for example `answer 0.26` \(shown)"))
    #expect(report.commaSeparated.contains("answer 0.26 \(shown)"))
    #expect(report.json.replacing(" ", with: "").contains("\"right\":\"\(cap)\""))
  }

  /// A comment on a number answers the same mistake, and otherwise only the same question.
  @Test func aCommentOnANumberIsAboutItsQuestion() throws {
    func comments(_ sample: String, _ reply: String, seed: Int) throws -> [String] {
      let source = try #require(Lessons.named("percent-driven")).source
      let text = source.replacing(
        "```pan wrong\nanswer 1\n```\n",
        with: "```pan wrong\n\(sample)\n```\n\ncomment: Look again.\n")
      let lesson = try #require(
        Lesson.read(Array(text.utf8), name: "own", file: "own.md").lesson)
      var report = LessonReport(and: [lesson], in: Self.catalog)
      report.add("# lesson own task=1 seed=\(seed) hints=0\n\(reply)\n", file: "a.pan")
      return report.groups.map(\.comment)
    }
    #expect(try comments("answer 0.26", "answer 0.26", seed: 1) == ["Look again."])
    #expect(try comments("answer 0.26", "answer 26 %", seed: 1) == ["Look again."])
    #expect(try comments("answer 0.26", "answer 0.27", seed: 1) == [""])
    #expect(try comments("answer 0.26", "answer 0.26", seed: 2) == [""])
    // The misreading's value differs with the numbers, but the mistake is the same.
    for seed in [1, 2, 3] {
      var sitting = try Sitting()
      try sitting.say("lesson percent-driven seed=1")
      let mine = try #require(sitting.session.names["up"].flatMap { Double($0) }) / 844
      try sitting.say("lesson percent-driven seed=\(seed)")
      let theirs = try #require(sitting.session.names["up"].flatMap { Double($0) }) / 844
      #expect(try comments("answer \(mine)", "answer \(theirs)", seed: seed) == ["Look again."])
    }
  }

  /// The seed of a lesson's file is that of each learner who names none.
  @Test func theSeedOfAFileIsThatOfEachLearner() throws {
    let lesson = try #require(Lessons.named("percent-driven"))
    let text = lesson.document(seed: 9)
    var caps: Set<String> = []
    for seed in [1, 2, 3] as [UInt64] {
      var sitting = try Sitting()
      sitting.desk = LessonDesk(seed: seed)
      sitting.session.host.files = FileAccess { name in
        name == "own.md" ? .success(Array(text.utf8)) : .failure(.init(reason: "no such file"))
      }
      try sitting.say("lesson own.md")
      #expect(sitting.desk.player?.record.seed == 9)
      caps.insert(try #require(sitting.session.names["cap"]))
    }
    #expect(caps.count == 1)
  }
}
