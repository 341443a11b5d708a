import TestSupport
import Foundation
import Testing

/// The reports of `pantomime replay` for other programs, from the outside.
@Suite(.timeLimit, .serialized) struct ReplayFormatTests {
  private func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "bad.pan": ScriptFolder.bad, "broken.pan": ScriptFolder.broken, "good.pan": ScriptFolder.good,
    ])
  }

  @Test(arguments: [
    ("human", "FAIL ./bad.pan", "1 passed, 2 failed"),
    ("tap", "TAP version 13", "ok 3 - ./good.pan"),
    ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "</testsuites>"),
    (
      "github",
      "::error file=bad.pan,line=2,col=1,title=./bad.pan::"
        + "expect state expanded: expected expanded, actual collapsed",
      "1 passed, 2 failed"
    ),
    (
      "jsonl",
      #"{"v":1,"event":"result","path":"./bad.pan","outcome":"failed","problems":[{"message":"#
        + #""expect state expanded: expected expanded, actual collapsed","line":2,"column":1,"#
        + #""expected":"expanded","actual":"collapsed","trace":[{"v":1,"t":0,"#
        + #""event":"scene city-guide"}]}]}"#,
      #"{"v":1,"event":"summary","passed":1,"failed":1,"broken":1,"skipped":0,"not-run":0}"#
    ),
  ])
  func eachFormatIsWholeAndAlone(format: String, first: String, last: String) throws {
    let folder = try folder()
    let run = try folder.run("replay", "--format", format, "--jobs", "1", ".")
    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
    #expect(run.lines.first == first)
    #expect(run.lines.last == last)
    // The same bytes for any number of jobs, and no trace of the clock.
    let again = try folder.run("replay", "--format", format, "--jobs", "8", ".")
    #expect(again.output.timeless == run.output.timeless)
  }

  @Test(arguments: TestRun.sample(["human", "tap", "junit", "jsonl", "github"], oneIn: 2))
  func outputGoesToAFile(format: String) throws {
    let folder = try folder()
    for flag in TestRun.sample(["--jobs=2", "--fail-fast"], oneIn: 2, from: format.utf8.count) {
      let direct = try folder.run("replay", flag, "--format", format, ".")
      let run = try folder.run("replay", flag, "--format", format, "--output", "out.txt", ".")
      #expect(run.status == direct.status)
      #expect(
        run.lines.last == (flag == "--fail-fast" ? "0 passed, 1 failed" : "1 passed, 2 failed"))
      #expect(try folder.text("out.txt").timeless == direct.output.timeless)
    }
  }

  /// Each format with a file, and one of them on standard output.
  @Test func severalReportsAreWrittenInOneRun() throws {
    let folder = try folder()
    let run = try folder.run(
      "replay", "--format", "junit", "--output", "a.xml", "--format", "jsonl", "--output", "b.txt",
      "--format", "github", ".")
    #expect(run.status == 2)
    for (format, output) in [
      ("junit", try folder.text("a.xml")), ("jsonl", try folder.text("b.txt")),
      ("github", run.output),
    ] {
      let alone = try folder.run("replay", "--format", format, ".")
      #expect(output.timeless == alone.output.timeless)
    }
    // Without one, standard output is for people.
    let pair = try folder.run(
      "replay", "--format", "junit", "--output", "a.xml", "--format", "tap", "--output", "b.txt",
      ".")
    #expect(pair.lines.first == "FAIL ./bad.pan" && pair.lines.last == "1 passed, 2 failed")
    for (flags, words) in [
      (["--format", "tap", "--format", "jsonl"], "only one format goes to standard output"),
      (["--output", "a", "--output", "b"], "each --output needs a separate --format"),
      (
        ["--format", "tap", "--output", "a", "--format", "junit", "--output", "a"],
        "two reports go to one file"
      ),
    ] {
      let wrong = try ProgramRun(["replay"] + flags + ["."], in: folder.url)
      #expect(wrong.status == 2 && wrong.errors.contains(words), "\(wrong.errors)")
    }
  }

  /// Names with the separators of commands, and a summary with the strip of what failed.
  @Test func annotationsAreEscapedAndSummarized() throws {
    let folder = try ScriptFolder([
      "a,b:c%.pan": "test \"x\"\nscene city-guide\ntap on=card\nwait 0.1\nexpect fraction 0.5\n",
      "good.pan": ScriptFolder.good,
      "known.pan": "test \"x\" known-failure=\"once\"\n" + ScriptFolder.bad,
    ])
    let run = try folder.shell(
      "\"$P\" replay --format github 'a,b:c%.pan' good.pan known.pan")
    #expect(run.status == 1)
    #expect(
      run.lines.first?.hasPrefix(
        "::error file=a%2Cb%3Ac%25.pan,line=5,col=1,title=a%2Cb%3Ac%25.pan::expect fraction 0.5: ")
        == true, "\(run.output)")
    #expect(run.output.contains("::notice file=known.pan,line=3,col=1"))
    #expect(run.output.contains("%0Aknown failure: once"))
  }

  /// The report has times, and the file of each suite.
  @Test func unitReportsTellFilesAndTimes() throws {
    let folder = try ScriptFolder(["sub/a.pan": ScriptFolder.good])
    let output = try folder.run("replay", "--format", "junit", "sub").output
    #expect(
      output.contains(
        "<testsuite name=\"sub/a\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\" "
          + "file=\"sub/a.pan\" time=\""))
    let pattern = try Regex("timestamp=\"[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-9:]{8}\"")
    #expect(output.firstMatch(of: pattern) != nil)
    #expect(output.firstMatch(of: try Regex("<testcase name=\"a\" .* time=\"[0-9.]+\"")) != nil)
  }

  /// A statement that no assertion needs is named; one that changes what is asserted is not.
  @Test func mutationFindsWhatMakesNoDifference() throws {
    let folder = try ScriptFolder([
      "a.pan": """
      test "x"
      scene city-guide
      set rate=120; tap on=card
      at 0.1 touch down x=1 y=1
      touch up
      run
      expect state expanded
      """,
      "bad.pan": ScriptFolder.bad,
    ])
    let run = try folder.run("replay", "--mutate", ".")
    #expect(run.status == 1)
    let found = run.lines.filter { $0.hasPrefix("unnoticed ") }
    #expect(
      found == [
        "unnoticed ./a.pan:3:1: set rate=120: every assertion holds without it",
        "unnoticed ./a.pan:5:1: touch up: every assertion holds without it",
      ], "\(run.output)")
    #expect(run.output.contains("2 of 5 statements make no difference to any assertion\n"))
    let lines = try folder.run("replay", "--mutate", "--format", "jsonl", "a.pan").lines
    #expect(lines.contains(#"{"v":1,"event":"mutation","statements":5,"unnoticed":2}"#))
    #expect(try folder.run("replay", "--mutate", "a.pan").status == 0)
    try folder.add(
      "c.pan",
      Array(
        """
        case far dy=-120 state=expanded
        case near dy=20 state=collapsed
        scene city-guide
        set rate=120
        drag on=card by=0,$dy over=1 hold=1
        run
        expect state $state

        """.utf8))
    // The same statement of several cases is one line.
    let cases = try folder.run("replay", "--mutate", "c.pan").lines
    #expect(
      cases.filter { $0.hasPrefix("unnoticed ") } == [
        "unnoticed c.pan:4:1: set rate=120: every assertion holds without it, in every case",
        "unnoticed c.pan:5:1: drag on=card by=0,$dy over=1 hold=1: every assertion holds without it, "
          + "in near",
        "unnoticed c.pan:6:1: run: every assertion holds without it, in near",
      ], "\(cases)")
  }

  @Test func formatThatIsNoneIsRefused() throws {
    let run = try folder().run("replay", "--format", "xml", "good.pan")
    #expect(run.status == 2)
    #expect(run.errors.contains("human"))
  }

  /// The reason that the model has on record, how far off a value is, and what came before.
  @Test(arguments: ["tap", "junit", "jsonl"])
  func aFailureCarriesReasonDifferenceAndTrace(format: String) throws {
    let folder = try ScriptFolder([
      "a.pan": """
      scene city-guide
      pan began
      pan changed dy=-120
      pan ended vy=-300
      expect fraction 0.5
      finish

      """
    ])
    let output = try folder.run("replay", "--format", format, "a.pan").output
    for part in [
      "off by 0.008",  // the difference
      "card.1 was released",  // the reason: what moves the value
      "misuse finish-not-stopped", "`finish` is valid only after `stop",  // its own reason
      "pan ended",  // the trace
    ] { #expect(output.contains(part), "\(part) \(output)") }
  }

  /// Tests that did not run are in every format, and count neither as passed nor as failed.
  @Test(arguments: [
    ("human", "not run: ./b.pan"),
    ("tap", "ok 2 - ./b.pan # SKIP not run: an earlier script failed"),
    ("junit", "      <skipped message=\"not run: an earlier script failed\"/>"),
    (
      "jsonl",
      #"{"v":1,"event":"result","path":"./b.pan","outcome":"not-run","#
        + #""reason":"an earlier script failed"}"#
    ),
    ("github", "::notice file=b.pan,title=./b.pan::not run: an earlier script failed"),
  ])
  func failFastTellsWhatItLeavesOut(format: String, line: String) throws {
    let folder = try ScriptFolder([
      "a.pan": ScriptFolder.bad, "b.pan": ScriptFolder.good, "c.pan": ScriptFolder.broken,
    ])
    let run = try folder.run("replay", "--fail-fast", "--format", format, ".")
    #expect(run.status == 1)
    #expect(run.lines.contains(line), "\(run.output)")
  }

  /// Twenty problems of a script are shown, and how many there are besides.
  @Test(arguments: [
    ("human", "  and 80 more failures"), ("tap", "  more: 80"), ("junit", "and 80 more</failure>"),
    ("jsonl", #"],"more":80}"#),
  ])
  func manyFailuresAreCounted(format: String, told: String) throws {
    let script = "scene city-guide\n" + String(repeating: "expect time 1\n", count: 100)
    let folder = try ScriptFolder(["a.pan": script])
    let output = try folder.run("replay", "--format", format, "a.pan").output
    #expect(output.contains(told))
    #expect(output.split(separator: "expect time 1", omittingEmptySubsequences: false).count <= 22)
  }
}

/// The formats as other programs read them.
@Suite(.timeLimit, .serialized) struct ForeignReaderTests {
  /// Scripts that pass, fail in several ways and are left out; names that formats might trip over.
  private static let scripts = [
    "1 #SKIP.pan": ScriptFolder.good, "2\\.pan": ScriptFolder.bad,
    "sub/3 <&>\"'].pan": ScriptFolder.broken, "sub/ä\u{202E}\u{7}.pan": "# nothing\n",
    "sub/deep/-1..2 TODO.pan":
      "scene city-guide\ntap on=card\nwait 0.1\nexpect fraction 0.5\nfinish\nexpect event \"animator started animator=-\u{FEFF}x:y\"\n",
    "z.pan": "scene city-guide\nwait 1f\nat 0\n",
  ]

  @Test(.enabled(if: canRun("prove"), "prove is missing; it comes with perl"))
  func proveReadsTheAnythingProtocol() throws {
    let folder = try ScriptFolder(Self.scripts)
    let run = try folder.shell("\"$P\" replay --format tap . >all.tap; prove -v -e cat all.tap")
    #expect(run.status == 1)
    #expect((run.output + run.errors).contains("Failed tests:  2-6"), "\(run.output)")
    #expect(!(run.output + run.errors).contains("Parse errors"), "\(run.output)\(run.errors)")
    for arguments in ["'1 #SKIP.pan'", "--shard 2/2 z.pan"] {
      let passing = try ProgramRun(
        shell: "\"$P\" replay --format tap \(arguments) >some.tap && prove -e cat some.tap",
        in: folder.url)
      #expect(passing.status == 0, "\(passing.output)\(passing.errors)")
    }
    let cut = try ProgramRun(
      shell: "\"$P\" replay --format tap --fail-fast z.pan . >cut.tap; prove -v -e cat cut.tap",
      in: folder.url)
    #expect((cut.output + cut.errors).contains("Failed test:  1\n"), "\(cut.output)\(cut.errors)")
    #expect(
      (cut.output + cut.errors).contains("5 subtests skipped") || cut.output.contains("skipped"))
    #expect(!(cut.output + cut.errors).contains("Parse errors"))
  }

  @Test(.enabled(if: canRun("xmllint"), "xmllint is missing; it comes with libxml2-utils"))
  func strictReadersTakeTheJUnitFormat() throws {
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("junit.xsd").path
    let folder = try ScriptFolder(Self.scripts)
    for flags in [".", "--fail-fast z.pan .", "--shard 2/2 z.pan", "'1 #SKIP.pan'"] {
      let run = try folder.shell(
        "\"$P\" replay --format junit \(flags) >report.xml; "
          + "xmllint --noout --schema '\(schema)' report.xml")
      #expect(run.errors == "report.xml validates\n")
    }
    // The schema is no rubber stamp.
    try folder.add("other.xml", Array("<testsuites><testcase name=\"x\"/></testsuites>".utf8))
    let other = try folder.shell("xmllint --noout --schema '\(schema)' other.xml")
    #expect(other.status != 0)
  }

  @Test(.enabled(if: canRun("jq"), "jq is missing"))
  func jqReadsTheLines() throws {
    let folder = try ScriptFolder(Self.scripts)
    let run = try folder.shell(
      "\"$P\" replay --fail-fast --format jsonl '1 #SKIP.pan' . | "
        + "jq -r '.outcome // .failed'")
    #expect(run.errors.isEmpty)
    #expect(run.lines == ["passed", "failed", "not-run", "not-run", "not-run", "not-run", "1"])
    try folder.add(
      "moved.pan", Array("scene city-guide\ntap on=card\nexpect fraction 1\n".utf8))
    let trace = try folder.shell(
      "\"$P\" replay --format jsonl moved.pan | jq -r '.problems[]?.trace[]?.event'")
    #expect(trace.lines.suffix(2) == ["tap", "animator started"])
  }
}
