import TestSupport
import Foundation
import Testing

/// Scripts with a head, as tests from the outside.
@Suite(.timeLimit, .serialized) struct ReplayCaseTests {
  private static let cases = """
    test "a drag decides where the card goes" tags=card,drag
    case far dy=-120 outcome=expanded
    case near dy=-20 outcome=collapsed
    case never dy=-120 outcome=collapsed
    scene city-guide
    pan began
    pan changed dy=$dy
    pan ended vy=0
    run
    expect state $outcome

    """

  private func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "cases.pan": Self.cases, "good.pan": ScriptFolder.good,
      "known.pan": "test \"late\" known-failure=\"not # yet\"\n" + ScriptFolder.bad,
      "passes.pan": "test \"early\" known-failure=\"once\"\n" + ScriptFolder.good,
      "skipped.pan": "test \"never\" skip=\"no \\\"time\\\"\"\n" + ScriptFolder.bad,
    ])
  }

  private static let about = "a drag decides where the card goes"

  @Test func aScriptIsOneTestForEachCase() throws {
    let run = try folder().run("replay", "--verbose", ".")
    #expect(run.status == 1 && run.errors.isEmpty)
    let heads = run.lines.filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "ok   ./cases.pan [far]: \(Self.about)", "FAIL ./cases.pan [near]: \(Self.about)",
        "FAIL ./cases.pan [never]: \(Self.about)", "ok   ./good.pan",
        "ok   ./known.pan: late (known failure: not # yet)", "ok   ./passes.pan: early",
        "note: ./passes.pan passes but is a known failure: once",
        "skip ./skipped.pan: never (no \"time\")", "4 passed, 2 failed, 1 skipped",
      ])
    #expect(run.output.contains("rerun     pantomime replay --filter '[near]' ./cases.pan\n"))
  }

  @Test(
    arguments: [
      ("far", 0, "1 passed, 0 failed"), ("[ne", 1, "0 passed, 2 failed"),
      ("cases", 1, "1 passed, 2 failed"), ("cases.pan [never]", 1, "0 passed, 1 failed"),
    ] as [(String, Int32, String)])
  func filterKnowsTheCases(text: String, status: Int32, last: String) throws {
    let folder = try folder()
    let run = try folder.run("replay", "--filter", text, ".")
    #expect(run.status == status && run.lines.last == last)
    // Input that can be read only once has its cases, too.
    guard text != "cases", !text.contains(".pan") else { return }
    let piped = try folder.run("replay", "--filter", text, "-", input: Self.cases)
    #expect(piped.status == status && piped.lines.last == last)
  }

  @Test(arguments: [
    ("tap", "ok 1 - ./cases.pan [far]: \(about)"),
    ("tap", "not ok 5 - ./known.pan: late # TODO not \\# yet"),
    ("tap", "ok 6 - ./passes.pan: early # TODO once"),
    ("tap", "ok 7 - ./skipped.pan: never # SKIP no \"time\""),
    ("junit", "    <testcase name=\"cases [far]\" classname=\"(root)\" group=\"card,drag\">"),
    ("junit", "      <skipped message=\"no &quot;time&quot;\"/>"),
    (
      "jsonl",
      #"{"v":1,"event":"result","path":"./cases.pan","case":"far","about":"\#(about)","#
        + #""tags":["card","drag"],"outcome":"passed"}"#
    ),
    (
      "jsonl",
      #"{"v":1,"event":"result","path":"./passes.pan","about":"early","known-failure":"once","#
        + #""outcome":"passed"}"#
    ),
    (
      "jsonl",
      #"{"v":1,"event":"result","path":"./skipped.pan","about":"never","outcome":"skipped","#
        + #""reason":"no \"time\""}"#
    ),
    (
      "jsonl",
      #"{"v":1,"event":"summary","passed":4,"failed":2,"broken":0,"skipped":1,"not-run":0}"#
    ),
  ])
  func everyFormatNamesThem(format: String, line: String) throws {
    let run = try folder().run("replay", "--format", format, ".")
    let lines = run.output.timeless.split(separator: "\n").map(String.init)
    #expect(run.status == 1 && lines.contains(line), "\(run.output)")
  }

  @Test(.enabled(if: canRun("prove"), "prove is missing; it comes with perl"))
  func proveTakesAKnownFailure() throws {
    let folder = try folder()
    let run = try folder.shell("\"$P\" replay --format tap . >a.tap; prove -v -e cat a.tap 2>&1")
    #expect(run.output.contains("Failed tests:  2-3"), "\(run.output)")
    #expect(run.output.contains("TODO passed:   6"), "\(run.output)")
    #expect(!run.output.contains("Parse errors"))
  }

  @Test(.enabled(if: canRun("xmllint"), "xmllint is missing; it comes with libxml2-utils"))
  func strictReadersTakeTheJUnitFormat() throws {
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("junit.xsd").path
    let run = try folder().shell(
      "\"$P\" replay --format junit . >a.xml; xmllint --noout --schema '\(schema)' a.xml")
    #expect(run.errors == "a.xml validates\n")
  }

  @Test func checkLooksAtEveryCase() throws {
    let folder = try ScriptFolder([
      "a.pan": "case a t=1\ncase b t=soon\ncase c t=-1\nscene blank\nwait $t\nwiat 1\n"
    ])
    let run = try folder.run("check", "a.pan")
    #expect(run.status == 2)
    let errors = run.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      errors == [
        "a.pan:6:1: error: unknown verb 'wiat'", "a.pan:5:6: error: 'soon' is not a number",
        "a.pan:5:6: error: a time cannot be negative",
      ])
    #expect(run.errors.contains("$t is 'soon'"))
  }

  @Test func traceAndDrawTakeACase() throws {
    let folder = try folder()
    let far = try folder.run("trace", "cases.pan")
    #expect(far.errors.hasPrefix("note: this is 'far', the first of 3 cases"))
    let chosen = try folder.run("trace", "--case", "far", "cases.pan")
    #expect(chosen.output == far.output && chosen.status == 0 && chosen.errors.isEmpty)
    #expect(try folder.run("trace", "--case", "near", "cases.pan").output != far.output)
    for command in ["trace", "draw"] {
      let none = try folder.run(command, "--case", "nearr", "cases.pan")
      #expect(none.status == 2 && none.output.isEmpty)
      #expect(none.errors.contains("no case 'nearr'; did you mean 'near'?"))
      #expect(try folder.run(command, "--case", "x", "good.pan").errors.contains("has no cases"))
    }
  }
}
