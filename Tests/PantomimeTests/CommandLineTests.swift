import TestSupport
import Foundation
import Testing

/// The program through pipes: what it prints where, and the status it leaves with.
@Suite(.timeLimit, .serialized) struct CommandLineTests {
  private static let begins = "city-guide started: collapsed, idle\n"

  @Test func aPipedScriptPrintsItsAnswersAndResults() throws {
    let run = try ProgramRun(
      input:
        "scene city-guide\nat 0.15 tap on=card\nwait 0.15\nexpect fraction 0.5\nshow time state")
    #expect(run.status == 0)
    #expect(
      run.output == Self.begins + """
        card.1 started: expands in 0.3 s
        because a tap toggles an idle card
        card.1 is expanding: 50 % of the distance in 50 % of the time
        now     progress 0.5
        ok
        time   0.3 s
        state  collapsed

        """)
    #expect(run.errors.isEmpty)
  }

  @Test func whatFailsIsToldOnStandardError() throws {
    let run = try ProgramRun(input: "scene city-guide\nexpect time 1\nshow time\n")
    #expect(run.status == 1)
    #expect(
      run.output == Self.begins + """
        failed: time is 0, 1 too low (tolerance 0.000001)
        time  0 s

        """)
    #expect(run.errors.hasPrefix("  <stdin>:2:1: expect time 1\n    expected  1\n"))
    let broken = try ProgramRun(input: "scene city-guide\nshow time\nwait 60f\nshow time\nat 0.5")
    #expect(broken.status == 2)
    let nothing = "nothing moved\nbecause nothing is in flight\n"
    #expect(broken.output == Self.begins + "time  0 s\n" + nothing + "time  1 s\n")
    #expect(
      broken.errors.hasPrefix("<stdin>:5:4: error: time cannot move back from 1 s to 0.5 s\n"))
  }

  /// A negative number is a value, which the option refuses, and not a missing one.
  @Test(arguments: [
    (["replay", "--jobs", "-1", "a.pan"], "--jobs must be at least 1"),
    (["replay", "--shuffle", "-1", "a.pan"], "'-1' is invalid"),
    (["draw", "a.pan", "--width", "-5"], "--width must be 20 to 10000"),
    (["trace", "--rate", "-60", "a.pan"], "--rate must be"),
  ])
  func aNegativeNumberIsAValue(arguments: [String], message: String) throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good])
    let run = try ProgramRun(arguments, in: folder.url)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(!run.errors.contains("Missing value"))
  }

  /// Advice is sought for the errors that are shown, which are the same with advice for all.
  @Test func aFileThatIsNoScriptIsCheckedQuickly() throws {
    let few = (1...20).map { "veiw x\($0)\n" }.joined()
    let folder = try ScriptFolder([
      "few.pan": few, "many.pan": few + String(repeating: "veiw x\n", count: 2_000),
    ])
    let (some, all) = (try folder.run("check", "few.pan"), try folder.run("check", "many.pan"))
    #expect(some.status == 2 && all.status == 2)
    #expect(
      all.errors
        == some.errors.replacingOccurrences(of: "few.pan", with: "many.pan")
        + "and 2000 more errors\n")
    let lines = try folder.run("check", "--format", "jsonl", "few.pan").lines
    #expect(lines.filter { $0.contains("did you mean 'view'?") }.count == 20)
  }

  @Test func nothingRunsOfAPipedScriptThatCannotBeRead() throws {
    let run = try ProgramRun(input: "scene city-guide\nshow time\npan chagned\n")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("did you mean 'changed'?"))
  }

  /// Another program can read the answer to a line before it writes the next one, also after a line
  /// with an error, which has no effect.
  @Test func eachLineIsAnsweredInJSONBeforeTheNext() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProgram.path())
    process.arguments = ["--format", "jsonl"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    func answer(to line: String) throws -> [String: Any] {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
      var bytes = Data()
      while bytes.last != UInt8(ascii: "\n") {
        let next = output.fileHandleForReading.availableData
        if next.isEmpty { break }
        bytes += next
      }
      return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any], "\(line)")
    }
    let said = [
      ("scene city-guide", "began", 1), ("drag on=card by=0,-120", "released", 2),
      ("pan chagned", "error", 3), ("tap on=card; at 0 show", "error", 4),
      ("show \\\ntime", "values", 5), ("undo", "undone", 7),
    ]
    for (line, kind, number) in said {
      let answer = try answer(to: line)
      #expect(answer["kind"] as? String == kind && answer["line"] as? Int == number, "\(answer)")
    }
    #expect(process.isRunning)
    try input.fileHandleForWriting.close()
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.contains("<stdin>:3:5: error: unknown phase 'chagned'"), "\(text)")
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }

  /// The lines of a script are answered as those of a conversation are: with a head, up to `quit`.
  @Test func aScriptIsAnsweredInJSON() throws {
    let head = "test \"moves\"\ncase far d=-150\ncase near d=-20\nscene city-guide\n"
    let run = try ProgramRun(
      "--format", "jsonl", input: head + "drag on=card by=0,$d\nexpect time 9\nquit\nbogus")
    #expect(run.lines.count == 3 && run.output.contains("by=0,-150"), "\(run.output)")
    #expect(run.status == 1 && run.errors.hasPrefix("note: this is 'far', the first of"))
    let late = try ProgramRun(
      "--format", "jsonl", input: "scene city-guide\ntest \"late\"\nwait \\")
    #expect(late.status == 2 && late.lines.count == 3, "\(late.output)")
    #expect(late.lines.dropFirst().allSatisfy { $0.contains("\"kind\":\"error\"") })
    #expect(
      try ProgramRun("--format", "jsonl", input: "# nothing\n").errors.contains("nothing to run"))
  }

  @Test func aPipedScriptMayEndByQuitting() throws {
    let run = try ProgramRun(input: "quit\n")
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.errors.isEmpty)
    // What it hides is reported.
    let more = try ProgramRun(input: "quit\nscene city-guide\nexpect time 1\n")
    #expect(more.status == 0 && more.output.isEmpty)
    #expect(
      more.errors == "note: line 2 and what follows did not run, because of the `quit` before it\n")
  }

  /// A used file can't end the session of the script that uses it, nor a file hide its own end.
  @Test func nothingIsHiddenByQuitting() throws {
    let folder = try ScriptFolder([
      "quits.pan": "scene city-guide\nquit\n", "uses.pan": "use quits.pan\nexpect state expanded\n",
      "hides.pan": "scene city-guide\nquit; expect state expanded\n",
    ])
    #expect(try folder.run("replay", "quits.pan").status == 0)
    for (name, message) in [
      ("uses.pan", "quits.pan:2:1: error: a used file cannot end the session"),
      ("hides.pan", "hides.pan:2:7: error: statements after 'quit' never run"),
    ] {
      let check = try folder.run("check", name)
      #expect(check.status == 2 && check.errors.contains(message), "\(check.errors)")
      #expect(try folder.run("replay", "--strict", name).status == 2)
    }
    let piped = try folder.run(input: "use quits.pan\nexpect state expanded\n")
    #expect(piped.status == 2 && piped.errors.contains("a used file cannot end the session"))
  }

  @Test(arguments: ["", "\n\n", "# nothing\n"])
  func noStatementIsNothingToRun(input: String) throws {
    let run = try ProgramRun(input: input)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "pantomime: '<stdin>' has nothing to run\n")
  }

  @Test func colorIsOnlyForThoseWhoWantIt() throws {
    let script = Array("scene city-guide\nshow time\nexpect time 1\n".utf8)
    func isColoured(_ arguments: [String], _ environment: [String: String] = [:]) throws -> [Bool] {
      let run = try ProgramRun(arguments, input: script, environment: environment)
      return [run.output, run.errors].map { $0.contains("\u{1B}[") }
    }
    #expect(try isColoured([]) == [false, false])
    #expect(try isColoured(["--color", "always"]) == [true, true])
    #expect(try isColoured([], ["CLICOLOR_FORCE": "1"]) == [true, true])
    #expect(try isColoured([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]) == [false, false])
    #expect(try isColoured(["--color", "never"], ["CLICOLOR_FORCE": "1"]) == [false, false])
  }

  @Test func versionAndHelpAreResults() throws {
    let version = try ProgramRun(["--version"])
    #expect(version.status == 0 && version.errors.isEmpty)
    #expect(
      version.output == """
        pantomime 0.2.0
        language 2, reports 1, traces 2, recordings 1, answers 1

        """)
    let calls = [["--help"], ["-h"], ["help"], ["replay", "--help"]]
    let commands = ["replay", "check", "draw", "merge"].map { ["help", $0] }
    for arguments in calls + commands {
      let help = try ProgramRun(arguments)
      #expect(help.status == 0 && help.errors.isEmpty, "\(arguments)")
      #expect(help.output.contains("USAGE: pantomime"), "\(arguments)")
    }
    #expect(try ProgramRun(["help"]).output.contains("STATEMENTS:\na gesture"))
    for name in ["replay", "check", "trace", "diff", "scenes"] {
      #expect(try ProgramRun(["--help"]).output.contains("\n  \(name) "))
    }
  }

  /// Help fits as well as it can on a terminal of any width.
  @Test(arguments: ["1", "20", "26", "27", "39"])
  func helpIsPrintedOnANarrowTerminal(width: String) throws {
    for arguments in [["--help"], ["help"], ["draw", "-h"], ["help", "replay"]] {
      let help = try ProgramRun(arguments, environment: ["COLUMNS": width])
      #expect(help.status == 0 && help.output.contains("USAGE: pantomime"), "\(arguments)")
    }
  }

  @Test func helpAnswersAsASessionDoes() throws {
    let topics = [
      "pan", "paths", "city-guide", "expect", "facts", "A70", "cg-1", "all", "fraction",
      "two-segment", "sheet list",
    ]
    for topic in TestRun.sample(topics, oneIn: 3) {
      let asked = try ProgramRun(["help"] + topic.split(separator: " ").map(String.init))
      #expect(asked.status == 0)
      #expect(try asked.output == ProgramRun(input: "help \(topic)\n").output)
    }
    let scenes = try ProgramRun(["scenes"]).output
    #expect(try ProgramRun(input: "help scenes\n").output == scenes)
    #expect(try ProgramRun(["help", "scenes"]).output.hasPrefix(scenes))
  }

  /// The help for the name of a subcommand shows the subcommand's usage, or names the call that
  /// does.
  @Test(arguments: [
    "replay", "check", "format", "trace", "diff", "merge", "draw", "report", "hunt", "robust",
    "lesson", "grammar", "scenes",
  ])
  func helpNamesTheSubcommand(name: String) throws {
    let help = try ProgramRun(["help", name])
    #expect(help.status == 0)
    #expect(
      help.output.contains("USAGE: pantomime \(name) ")
        || help.output.hasSuffix("`pantomime \(name) --help` describes the subcommand.\n"))
  }

  /// An error that a subcommand finds while it runs shows the usage of that subcommand.
  @Test func anErrorShowsTheUsageOfItsSubcommand() throws {
    let folder = try ScriptFolder(["a.pan": "scene city-guide\n"])
    for arguments in [
      ["trace", "a.pan", "--sample", "nope"], ["trace", "a.pan", "--case", "nope"],
      ["trace", "a.pan", "--rate", "0"], ["diff", "a.pan", "a.pan", "--ignore", "nope"],
      ["lesson", "the-finger-decides", "--strict"],
    ] {
      let run = try withExtendedLifetime(folder) { try ProgramRun(arguments, in: folder.url) }
      #expect(run.status == 2)
      #expect(run.errors.contains("\nUsage: pantomime \(arguments[0]) "), "\(run.errors)")
      #expect(run.errors.contains("See 'pantomime \(arguments[0]) --help'"), "\(run.errors)")
    }
  }

  @Test(
    arguments: TestRun.sample(
      [
        (["replya"], "pantomime: unknown command 'replya'; did you mean 'replay'?\n"),
        (
          ["script.pan"],
          "pantomime: 'script.pan' is a script; write: pantomime replay script.pan\n"
        ),
        (["script"], "pantomime: unknown command 'script'; commands: "),
        (["help", "pna"], "pantomime: no help for 'pna'; did you mean 'pan'?\n"),
        (["help", "A\(9999)"], "pantomime: no help for 'A\(9999)'; the nearest: 'A279'"),
        (["--speed"], "Error: Unknown option '--speed'\n"), (["replay"], "Error: Missing expected"),
        (["check"], "Error: Missing expected"), (["trace"], "Error: Missing expected"),
        (["scenes", "x"], "Error: Unexpected argument 'x'\n"),
        (["--color", "pink"], "Error: The value 'pink' is invalid"),
      ] as [([String], String)], oneIn: 2))
  func wrongUsageIsToldOnStandardError(arguments: [String], message: String) throws {
    let run = try ProgramRun(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }
}
