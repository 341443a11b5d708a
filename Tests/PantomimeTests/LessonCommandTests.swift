import Foundation
import TestSupport
import Testing

/// `pantomime lesson`, which plays lessons and works with the files of teachers and pupils.
@Suite(.timeLimit) struct LessonCommandTests {
  private static let head = "# Title\n\nAbout it.\n\n"
  private static let setup = "## Task\n\nDo it.\n\n```pan setup\nscene city-guide\n```\n\n"
  private static let check = "```pan check\nexpect state expanded\n```\n\nDone.\n"
  private static let whole = head + setup + check

  /// A file of each kind of error, and the place and the message that `lesson check` prints.
  private static let wrong: [(text: String, told: String)] = [
    ("", "l.md:1:1: error: the lesson is empty"),
    (head + setup + "```pan chekc\nrun\n```\n" + check, "l.md:13:8: error: unknown role 'chekc'"),
    (
      head + setup + "```pan check\nexpect state collapsed\n```\n\nDone.\n",
      "l.md:13:8: error: the check holds before anything is done"
    ),
    (
      whole + "\n```pan solution\ntap on=card\n```\n",
      "l.md:19:8: error: 'solution' does not solve the task"
    ),
    (
      whole + "\n```pan hint\nType `tap on=card` and `run`.\n```\n\n"
        + "```pan solution\ntap on=card\nrun\n```\n",
      "l.md:19:8: error: the hint gives the answer away"
    ),
    (
      whole + "\n" + setup + check, "l.md:19:4: error: another task is called 'Task'"
    ),
  ]

  @Test(arguments: TestRun.sample(wrong, oneIn: 2)) func anErrorOfALessonHasItsPlace(
    text: String, told: String
  ) throws {
    let folder = try ScriptFolder(["l.md": text, "good.md": Self.whole])
    let run = try folder.run("lesson", "check", "good.md", "l.md")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(told), "\(run.errors)")
    #expect(run.output.hasSuffix("2 checked, 1 with errors\n"))
  }

  /// What is printed when a lesson is left resumes it.
  @Test(.enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
  func aLessonOfOnesOwnIsResumedByItsFile() throws {
    let home = try TemporaryHome()
    try home.write(Self.whole, to: "e.md")
    let line = "lesson \(home.folder.path)/e.md"
    let terminal = try home.prompted(columns: 200)
    for (typed, answer) in [
      (line, "task 1 of 1, city-guide collapsed 0s>"),
      ("lesson leave", "Left the lesson; `\(line)` resumes it."),
      (line, "task 1 of 1, city-guide collapsed 0s>"),
    ] {
      terminal.type(typed + "\r")
      #expect(terminal.wait(for: answer), "\(typed)")
    }
  }

  @Test func aFileThatIsNoTextIsRefused() throws {
    let folder = try ScriptFolder()
    try folder.add("l.md", Array("# T\n\nab".utf8) + [0xFF])
    let run = try folder.run("lesson", "check", "l.md")
    #expect(run.status == 2 && run.errors.hasPrefix("l.md:3:3: error: "), "\(run.errors)")
    let played = try folder.run("lesson", "l.md")
    #expect(played.status == 2 && played.errors.contains("l.md:3:3: "), "\(played.output)")
  }

  @Test(arguments: [
    (["check"], "name the files to check"),
    (["check", "no.md"], "'no.md' cannot be read"),
    (["no.md"], "'no.md' cannot be read"),
    (["the-finger-decide"], "did you mean 'the-finger-decides'?"),
    (["the-finger-decide", "--key"], "did you mean 'the-finger-decides'?"),
    (["--export", "e.md"], "name a lesson"),
    (["--key"], "name a lesson"),
    (["--report", "no"], "no file or folder 'no'"),
    (["a", "b"], "name one lesson"),
    (["the-finger-decides", "seed=3"], "write the seed as an option: --seed 3"),
    (["the-finger-decides", "--strict"], "--strict belongs to check"),
    (["the-finger-decides", "--key", "--export", "k.md"], "--export and --key exclude each other"),
    (["check", "l.md", "--export", "q.md"], "check and --export exclude each other"),
    (["check", "l.md", "--key"], "check and --key exclude each other"),
    (["check", "l.md", "--report", "."], "check and --report exclude each other"),
    (["check", "l.md", "--seed", "3"], "check and --seed exclude each other"),
    (["the-finger-decides", "--handout"], "--handout belongs to --export"),
    (["the-finger-decides", "--format", "csv"], "--format belongs to --report"),
    (["--report", ".", "--format", "xml"], "'xml'"),
  ])
  func wrongUsageIsRefused(words: [String], message: String) throws {
    let folder = try ScriptFolder()
    let run = try withExtendedLifetime(folder) {
      try ProgramRun(["lesson"] + words, in: folder.url)
    }
    #expect(run.status != 0 && run.errors.contains(message), "\(run.errors)")
  }

  /// An exported lesson is the lesson again, and a file of the user is kept.
  @Test func anExportedLessonIsPlayed() throws {
    let folder = try ScriptFolder(["mine.md": "mine"])
    for name in TestRun.sample(["the-finger-decides", "cancelled-is-not-ended"], oneIn: 2) {
      #expect(try folder.run("lesson", name, "--export", "\(name).md").status == 0)
      let checked = try folder.run("lesson", "check", "\(name).md", "--strict")
      #expect(checked.status == 0, "\(checked.errors)")
      #expect(
        try folder.run("lesson", "\(name).md", "--key").output
          == folder.run("lesson", name, "--key").output)
    }
    let written = try folder.run("lesson", "the-finger-decides", "--export", "-")
    #expect(try written.status == 0 && written.output == folder.text("the-finger-decides.md"))
    let refused = try folder.run("lesson", "the-finger-decides", "--export", "mine.md")
    #expect(refused.status == 2 && refused.errors.contains("'mine.md' already exists"))
    #expect(try folder.text("mine.md") == "mine")
  }

  /// The key names each task, each solution and each correction of the document.
  @Test func theKeyHasSolutionsAndCorrections() throws {
    let folder = try ScriptFolder()
    _ = try folder.run("lesson", "the-finger-decides", "--export", "l.md")
    let key = try folder.run("lesson", "the-finger-decides", "--key").output
    let document = try folder.text("l.md").components(separatedBy: "\n")
    var count = 0
    for (index, line) in document.enumerated() {
      if line.hasPrefix("## ") { #expect(key.contains(". \(line.dropFirst(3))\n")) }
      guard line.hasPrefix("```pan mistake") || line == "```pan solution" else { continue }
      count += 1
      let told = line == "```pan solution" ? document[index + 1] : String(line.dropFirst(15))
      #expect(key.contains(told.replacing(",", with: ", ")), "\(told)")
    }
    #expect(count == 12)
  }

  /// The report judges saved attempts again: a claim in a file counts for nothing.
  @Test func theReportJudgesAgain() throws {
    let attempts = """
      pan began
      pan changed dy=120
      pan changed dy=-120
      lesson next
      answer expanded
      save FILE.pan

      """
    let folder = try ScriptFolder(["pupils/notes.txt": "none"])
    for name in ["anna", "ben"] {
      let input = attempts.replacing("FILE", with: "pupils/\(name)")
      let run = try folder.run("lesson", "the-finger-decides", "--seed", "3", input: input)
      #expect(run.output.contains("saved 3 attempts"), "\(run.output)\(run.errors)")
    }
    let forged = try folder.text("pupils/ben.pan").replacing("dy=-120", with: "dy=-20")
    try folder.add("pupils/ben.pan", Array(forged.utf8))
    let report = try folder.run("lesson", "--report", "pupils")
    #expect(report.status == 0, "\(report.errors)")
    let rows = report.lines.map { $0.split(separator: " ").map(String.init) }
    func row(_ name: String, _ task: String) -> [String] {
      let row = rows.first { $0.first == name && $0.dropFirst(2).first == task }
      return Array(row?.dropFirst(3) ?? [])
    }
    #expect(row("anna", "1") == ["yes", "2", "0"])
    #expect(row("ben", "1") == ["no", "2", "0"])
    #expect(row("anna", "2") == ["no", "1", "0"])
    #expect(report.output.contains("downward"))
    #expect(report.output.contains("flick-or-half"))
    #expect(row("ben", "3") == ["unreached", "0", "0"])

    let table = try folder.run("lesson", "--report", "pupils", "--format", "csv")
    #expect(table.lines.count == 9 && table.lines[0].hasPrefix("pupil,lesson,task,title,outcome"))
    #expect(
      table.lines.contains {
        $0.hasPrefix("anna,the-finger-decides,1,Hold the card,solved,2,0,downward,")
      })
    let json = try folder.run("lesson", "--report", "pupils", "--format", "json")
    let whole = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((whole["tasks"] as? [Any])?.count == 8 && (whole["totals"] as? [Any])?.count == 2)
    let wrong = try #require(whole["wrong"] as? [[String: Any]])
    #expect(wrong.first?["pupils"] as? [String] == ["anna", "ben"])

    let written = try folder.run("lesson", "--report", "pupils", "--format", "classroom")
    #expect(written.status == 0, "\(written.errors)")
    for (name, score) in [("anna", 1), ("ben", 0)] {
      let text = try folder.text("\(name)/result.json")
      let result = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(result["schema"] as? String == "classroom50/result/v1")
      #expect(result["score"] as? Int == score && result["max-score"] as? Int == 4)
      let tests = try #require(result["tests"] as? [[String: Any]])
      #expect(tests.map { $0["score"] as? Int } == [score, 0, 0, 0])
      #expect(tests.first?["passed"] as? Bool == (score == 1))
      // The wrong attempts are those of the other formats, with the numbers that were drawn for them.
      let tasks = try #require(whole["tasks"] as? [[String: Any]])
      for member in ["misreadings", "wrong"] {
        let own = tasks.filter { $0["pupil"] as? String == name }.map { $0[member] as? [String] }
        #expect(
          tests.map { $0[member] as? [String] } == own && own.contains { $0?.isEmpty == false })
      }
      let wrong = tests.flatMap { $0["wrong"] as? [String] ?? [] }
      #expect(wrong.contains { $0.contains("=") && $0.contains("right: ") }, "\(wrong)")
    }
    // In a folder for each pupil, files may have the same name.
    for name in ["anna", "ben"] {
      try folder.add("class/\(name)/tries.pan", Array(folder.text("pupils/\(name).pan").utf8))
    }
    let nested = try folder.run("lesson", "--report", "class/", "--format", "classroom")
    let results = ["anna", "ben"].map { "\($0)/tries/result.json: \($0)/tries" }
    #expect(nested.lines == results)
    #expect(try folder.text("anna/tries/result.json") == folder.text("anna/result.json"))
  }

  /// Files with the line ends of Windows count, and what can't be read has a note with its line.
  @Test func aReportReadsEachFile() throws {
    let head = "# lesson percent-driven task=2 seed=1 hints=0 solution=no variant="
    let folder = try ScriptFolder([
      "p/crlf.pan": "\(head)0\r\nanswer list\r\n", "p/bad.pan": "\(head)x\nanswer list\n",
    ])
    for format in ["text", "csv", "json", "classroom"] {
      let run = try folder.run("lesson", "--report", "p", "--format", format)
      #expect(run.status == 0 && run.errors.contains("p/bad.pan:1: 'variant=x' cannot be read"))
      #expect(run.errors.contains("p/crlf.pan:2: the file ends before the state of each task"))
      #expect(run.output.contains("crlf") && run.output.contains("bad"), "\(run.output)")
    }
    #expect(try folder.text("crlf/result.json").contains("solved"))
    #expect(try folder.text("bad/result.json").contains("unknown"))
  }

  /// The note about the progress follows a lesson, and not a list.
  @Test func onlyALessonHasANoteAboutProgress() throws {
    let folder = try ScriptFolder()
    for words in [[], ["misreadings"]] {
      let run = try ProgramRun(["lesson"] + words, in: folder.url)
      #expect(run.status == 0 && run.errors == "" && !run.output.isEmpty, "\(run.errors)")
    }
    let left = try folder.run("lesson", "percent-driven", input: "leave\n")
    #expect(left.errors.contains("keeps no progress"))
  }

  /// A script with a lesson is refused once, with the command that plays it.
  @Test func aPipedLessonNamesItsCommand() throws {
    let run = try ProgramRun([], input: Array("lesson percent-driven\nnext\n".utf8))
    #expect(run.status == 2 && !run.errors.contains("next"), "\(run.errors)")
    let message = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(message.contains("`pantomime lesson percent-driven < FILE`"), "\(message)")
  }

  /// The key and the handout of a seed have the same numbers, and an exported lesson keeps its seed.
  @Test func aSeedBelongsToKeyAndHandout() throws {
    let folder = try ScriptFolder()
    let key = try folder.run("lesson", "percent-driven", "--key", "--seed", "5")
    #expect(key.status == 0 && key.output.contains("by seed 5"))
    #expect(
      try folder.run("lesson", "percent-driven", "--export", "own.md", "--seed", "5").status == 0)
    #expect(try folder.text("own.md").contains("\nseed: 5\n"))
    #expect(try folder.run("lesson", "own.md", "--key").output == key.output)
    #expect(try folder.run("lesson", "check", "own.md", "--strict").status == 0)
    let sheets = try [["own.md"], ["percent-driven", "--seed", "5"]].map { words in
      try ProgramRun(["lesson"] + words + ["--handout", "--export", "-"], in: folder.url).output
        .split(separator: "\n").filter { !$0.hasPrefix("seed:") }.dropLast()
    }
    #expect(sheets[0] == sheets[1] && sheets[0].count > 10)
  }

  /// A teacher's own lesson is found beside the attempts, in their folder, or in the working directory.
  @Test func aReportFindsTheTeachersLesson() throws {
    let folder = try ScriptFolder()
    _ = try folder.run("lesson", "the-finger-decides", "--export", "c1.md")
    let played = try folder.run(
      "lesson", "c1.md", input: "pan began\npan changed dy=-120\nsave attempts.pan\n")
    #expect(played.output.contains("`pantomime lesson c1.md --report FOLDER` judges them again"))
    #expect(played.errors.contains("keeps no progress"))
    let (lesson, attempts) = try (folder.text("c1.md"), folder.text("attempts.pan"))
    for place in ["r1/", "r1/class/", ""] {
      let folder = try ScriptFolder(["r1/class/anna.pan": attempts, "\(place)c1.md": lesson])
      let report = try folder.run("lesson", "--report", "r1")
      #expect(report.output.contains("class/anna  c1      1     yes"), "\(report.output)")
    }
    let lost = try ScriptFolder(["r1/anna.pan": attempts])
    let report = try lost.run("lesson", "--report", "r1")
    #expect(report.output == "" && report.errors.contains("pantomime lesson c1.md --report"))
  }

  @Test(arguments: [["replay"], ["check"], ["trace"]])
  func aScriptPlaysNoLesson(command: [String]) throws {
    let folder = try ScriptFolder(["l.pan": "lesson the-finger-decides\nanswer 3\n"])
    let run = try ProgramRun(command + ["l.pan"], in: folder.url)
    #expect(run.status == 2)
    let told = run.output + run.errors
    #expect(told.contains("l.pan:1:1: error: a script cannot play a lesson"), "\(told)")
  }

  @Test func aReplyNeedsAQuestion() throws {
    let run = try ProgramRun([], input: Array("answer 3\n".utf8))
    #expect(run.status == 2 && run.errors.contains("no task asks for a reply"), "\(run.errors)")
  }
}
