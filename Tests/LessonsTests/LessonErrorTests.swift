import PantomimeLessons
import PantomimeScripting
import TestSupport
import Testing

/// Documents that are no lessons, each with the place of its error.
@Suite(.timeLimit) struct LessonErrorTests {
  private static let head = "# Title\n\nAbout it.\n\n"
  private static let task =
    "## Task\n\nDo it.\n\n```pan setup\nscene city-guide\n```\n\n"
  private static let check = "```pan check\nexpect state expanded\n```\n\nDone.\n"

  private func problems(_ text: String) -> [String] {
    let read = Lesson.read(Array(text.utf8), name: "one", file: "one.md")
    let found =
      read.lesson.map { LessonCheck($0, in: Catalog.standard.withLessons).problems }
      ?? read.problems
    return found.map { "\($0.file ?? ""):\($0.line):\($0.column): \($0.error.message)" }
  }

  @Test func aWholeLessonHasNone() {
    #expect(problems(Self.head + Self.task + Self.check) == [])
  }

  @Test(arguments: [
    ("", "one.md:1:1: the lesson is empty"),
    ("Words.\n", "one.md:1:1: a lesson begins with its title"),
    ("# Title\n\nAbout it.\n", "one.md:4:1: the lesson has no task"),
    (head + "## Task\n\nDo it.\n", "one.md:5:1: nothing decides whether the task is solved"),
    (head + "## Task\n\nDo it.\n\n" + check, "one.md:5:1: the task has no setup"),
    (head + task + "```pan chekc\nrun\n```\n" + check, "one.md:13:8: unknown role 'chekc'"),
    (head + task + check + "\n" + task + check, "one.md:19:4: another task is called 'Task'"),
    (head + task + "```pan check\nexpect state expanded\n", "one.md:13:1: the block has no end"),
    (head + task + "```pan check\n```\n", "one.md:13:8: the block is empty"),
    (
      head + task + "```pan check\nexpect state expanded\n```\n",
      "one.md:13:1: nothing explains the solved task"
    ),
    (
      head + task + check + "\n```pan answer\nexpect state\n```\n",
      "one.md:19:1: 'check' and 'answer' decide different kinds of tasks"
    ),
    (
      head + task + "```pan trial\nexpect state expanded\n```\n\nDone.\n",
      "one.md:13:1: a single trial cannot distinguish settings"
    ),
    (
      head + task + check + "\n```pan hint\nOne.\n```\n\nProse.\n",
      "one.md:19:8: the text after 'hint' is never shown"
    ),
    (head + "minutes: soon\n\n" + task + check, "one.md:5:10: 'soon' is not a number of minutes"),
    (
      head + task + "```pan check\nexpect state collapsed\n```\n\nDone.\n",
      "one.md:13:8: the check holds before anything is done"
    ),
    (
      head + task + check + "\n```pan solution\ntap on=card\n```\n",
      "one.md:19:8: 'solution' does not solve the task"
    ),
    (
      head + task + check + "\n```pan solution\ntap on=crad\n```\n",
      "one.md:20:8: unknown view 'crad'"
    ),
    (
      head + task + check
        + "\n```pan hint\nType `tap on=card` and `run`.\n```\n\n```pan solution\ntap on=card\nrun\n```\n",
      "one.md:19:8: the hint gives the answer away"
    ),
    (
      head + task + check + "\n```pan wrong\ntap on=card; run\n```\n",
      "one.md:19:8: the wrong sample solves the task"
    ),
    (
      head + task + check + "\n```pan wrong late\nrun\n```\n",
      "one.md:19:1: no mistake has that name"
    ),
    (
      head + task + "```pan check\nexpect state expanded\n```\n\nMoved by $up pt.\n",
      "one.md:5:4: the setup does not define '$up'"
    ),
    (
      head + "## Task\n\nDo it.\n\n```pan setup\nscene city-giude\n```\n\n" + check,
      "one.md:10:7: unknown scene 'city-giude'"
    ),
    (
      head + "## Task\n\nDo it.\n\n```pan setup\nscene city-guide\nlet x=draw(1)\n```\n\n" + check,
      "one.md:11:7: 'draw' needs a first number, a last one and a step"
    ),
  ])
  func anErrorHasItsPlace(text: String, wanted: String) {
    #expect(problems(text).first == wanted)
  }

  /// A document after its head, and its only error, if it has one.
  private struct Single: Sendable {
    let text: String
    let wanted: String?
  }

  private static let singles = [
    Single(
      text: task + "```pan check\nexpect state expanded\n\nDone.\n\n```pan hint\nTap.\n```\n",
      wanted: "13:1: the block has no end"),
    Single(
      text: task + "```pan check\nexpect state expanded\n", wanted: "13:1: the block has no end"),
    Single(
      text: "## Task\n\nDo it.\n\n```pan setup\nscene city-guide\n\n" + check,
      wanted: "9:1: the block has no end"),
    Single(
      text: task + "```pan chekc\nexpect state expanded\n```\n\nDone.\n",
      wanted: "13:8: unknown role 'chekc'"),
    Single(
      text: task + check + "\n```pan mistake nearest-decide\n```\n",
      wanted: "19:16: no built-in misreading is called 'nearest-decide'"),
    Single(
      text: task + check + "\n```pan wrong\ntap on=card; run\n```\n\ncomment: No.\n",
      wanted: "19:8: the wrong sample solves the task"),
    Single(text: task + check, wanted: nil),
  ]

  /// An error is reported once, where it is, and causes no errors elsewhere.
  @Test(arguments: singles.indices) func anErrorIsReportedOnceWhereItIs(index: Int) {
    let single = Self.singles[index]
    let wanted = single.wanted.map { ["one.md:\($0)"] } ?? []
    #expect(problems(Self.head + single.text) == wanted)
  }

  @Test func aMisspelledMisreadingIsSuggested() {
    let text = Self.head + Self.task + Self.check + "\n```pan mistake nearest-decide\n```\n"
    let read = Lesson.read(Array(text.utf8), name: "one", file: "one.md")
    #expect(read.problems.map(\.error.hint) == ["did you mean 'nearest-decides'?"])
  }

  @Test func aLessonMayHaveASeed() throws {
    let text = Self.head.replacing("About", with: "minutes: 5\nseed: 7\n\nAbout")
    func read(_ text: String) -> Lesson? {
      Lesson.read(Array(text.utf8), name: "one", file: "one.md").lesson
    }
    let lesson = try #require(read(text + Self.task + Self.check))
    #expect(lesson.seed == 7 && lesson.minutes == 5 && lesson.introduction == ["About it."])
    let plain = try #require(read(Self.head + Self.task + Self.check))
    #expect(plain.seed == nil)
    for one in [lesson, plain] {
      let other = try #require(read(one.document(seed: 9)))
      #expect(other.seed == 9 && other.minutes == one.minutes)
      #expect(other.introduction == one.introduction && other.tasks.count == 1)
    }
    // A line may be indented, and be there twice.
    let twice = text.replacing("seed: 7", with: "  seed: 7\nseed: 8")
    let indented = try #require(read(twice + Self.task + Self.check)).document(seed: 9)
    #expect(indented.split(separator: "\n").filter { $0.contains("seed:") } == ["seed: 9"])
    #expect(
      problems(text.replacing("7", with: "x") + Self.task + Self.check)
        == ["one.md:4:7: 'x' is not a seed"])
  }

  /// An answer that can't run after a mistake is an error of the mistake.
  @Test func aMistakeThatStopsTheAnswerIsAnError() {
    let answer =
      "```pan answer\npan began; pan ended vy=-100; run\nexpect state\n```\n\nIt is.\n\n"
      + "```pan mistake held\npan began\n```\n\nNo.\n"
    #expect(
      problems(Self.head + Self.task + answer)
        == [
          "one.md:20:8: after this mistake, the answer in line 14 can't run: a pan is already in "
            + "progress"
        ])
  }

  @Test func aMistakeThatIsRightIsAnError() {
    let answer =
      "```pan answer\ntap on=card; run\nexpect state\n```\n\nIt is.\n\n```pan mistake nothing\nset rule=half\n```\n\nNo.\n"
    #expect(
      problems(Self.head + Self.task + answer)
        == ["one.md:20:8: the mistake 'nothing' gives the right answer: expanded"])
  }

  /// Of two offered replies, one may always be right.
  @Test func anAnswerThatIsTheSameForAllNumbersIsAnError() {
    let setup =
      "## Task\n\nDo it.\n\n```pan setup\nscene city-guide\nlet t=draw(0.1,0.2,0.01)\n```\n\n"
    let answer = "```pan answer\ntap on=card; wait $t\nexpect card.model.frame.y\n```\n\nIt is.\n"
    #expect(
      problems(Self.head + setup + answer) == ["one.md:14:8: the right answer is always 0"])
    let varied = answer.replacing("model.", with: "")
    #expect(problems(Self.head + setup + varied) == [])
    let offered = setup.replacing("Do it.", with: "Reply with `answer 0` or `answer 1`.")
    #expect(problems(Self.head + offered + answer) == [])
  }

  @Test func bytesThatAreNoTextHaveAPlace() {
    let read = Lesson.read(
      Array("# T\n\nab".utf8) + [0xFF], name: "one", file: "one.md")
    let problem = read.problems.first
    #expect(problem?.line == 3 && problem?.column == 3 && read.lesson == nil)
  }
}
