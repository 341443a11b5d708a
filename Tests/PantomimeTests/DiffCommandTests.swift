import TestSupport
import Foundation
import Testing

/// `pantomime diff` from the outside.
@Suite(.timeLimit, .serialized) struct DiffCommandTests {
  private static let up = """
    scene city-guide
    pan began; pan changed dy=-120
    pan ended vy=-300
    run

    """

  private func folder() throws -> ScriptFolder {
    let folder = try ScriptFolder([
      "up.pan": Self.up, "down.pan": Self.up.replacingOccurrences(of: "-300", with: "300"),
      "late.pan": Self.up.replacingOccurrences(of: "pan ended", with: "wait 1ms; pan ended"),
      "notes.txt": "hello\n", "old.trace": "0 pan began translation=0,0 velocity=0,0\n",
    ])
    _ = try folder.shell(
      """
      for name in up down; do
        "$P" trace $name.pan >$name.trace; "$P" trace --format jsonl $name.pan >$name.jsonl
      done
      """)
    return folder
  }

  @Test func twoScriptsAreToldApartWithTheirStatements() throws {
    let run = try folder().run("diff", "up.pan", "down.pan")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(
      run.output == """
        the first event that differs, number 7:
          up.pan    0 pan ended translation=0,-120 velocity=0,-300
          down.pan  0 pan ended translation=0,-120 velocity=0,300
        differences:
          fact      up.pan  down.pan
          velocity  0,-300  0,300
        from the statements:
          up.pan:3:1: pan ended vy=-300
          down.pan:3:1: pan ended vy=300

        """)
    let decided = try folder().run("diff", "up.trace", "down.pan", "--ignore", "velocity")
    #expect(
      decided.output == """
        the first event that differs, number 8:
          up.trace:9  0 decided end by=velocity vy=-300 raw=0.48583
          down.pan    0 decided start by=velocity vy=300 raw=0.48583
        from the statement:
          down.pan:3:1: pan ended vy=300
        because
          down.pan  the release velocity, 300 pt/s back, decides; position (0.4858) is
                    ignored

        """)
  }

  /// A script, its trace and its JSON lines are the same, whichever stands first.
  @Test func howItIsWrittenIsNoDifference() throws {
    let folder = try folder()
    let names = ["up.pan", "up.trace", "up.jsonl"]
    for one in names {
      for other in names {
        let run = try folder.run("diff", one, other)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output == "no difference in 11 events and their values\n")
        let down = other.replacingOccurrences(of: "up", with: "down")
        #expect(try folder.run("diff", one, down).status == 1)
      }
    }
    for piped in [try folder.text("up.trace"), try folder.text("up.jsonl"), Self.up] {
      #expect(try folder.run("diff", "-", "up.pan", input: piped).status == 0)
    }
  }

  @Test func whatIsCloseEnoughIsNoDifference() throws {
    let folder = try folder()
    #expect(try folder.run("diff", "up.pan", "late.pan").status == 1)
    #expect(try folder.run("diff", "up.pan", "late.pan", "--within", "0.5ms").status == 1)
    let run = try folder.run("diff", "up.pan", "late.pan", "--within", "1ms")
    #expect(run.status == 0, "\(run.output)")
    #expect(try folder.run("diff", "up.pan", "late.pan", "--ignore", "time").status == 0)
  }

  /// Two cases of one script, or a case and its trace, are named.
  @Test func casesAreComparedAsTheyAreNamed() throws {
    let folder = try folder()
    let cases =
      "case up v=-300\ncase down v=300\n" + Self.up.replacingOccurrences(of: "-300", with: "$v")
    try folder.add("both.pan", Array(cases.utf8))
    let first = "the first event that differs, number 7:"
    let run = try folder.run("diff", "both.pan", "both.pan", "--case", "up", "--case", "down")
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines[0] == first && run.lines[1].hasPrefix("  both.pan [up]    0 pan ended"))
    #expect(run.output.contains("  both.pan [down]  0 pan ended"))
    #expect(run.output.contains("  both.pan:5:1: pan ended vy=$v"), "\(run.output)")
    // Said once, it is meant wherever there are cases.
    for one in [["both.pan", "down.trace"], ["down.pan", "both.pan"], ["both.pan", "both.pan"]] {
      #expect(try ProgramRun(["diff", "--case", "down"] + one, in: folder.url).status == 0)
    }
    #expect(try folder.run("diff", "--case", "up", "both.pan", "down.pan").lines.first == first)
    for (arguments, message) in [
      (["both.pan", "both.pan", "--case", "upp"], "did you mean 'up'?"),
      (["up.pan", "up.trace", "--case", "up"], "Error: --case requires scripts with cases"),
      (
        ["both.pan", "up.pan", "--case", "up", "--case", "up"], "has no case 'up'; it has no cases"
      ),
      (["both.pan", "up.trace", "--case", "up", "--case", "up"], "Error: --case requires scripts"),
      (["up.pan", "up.pan", "--case", "a", "--case", "b", "--case", "c"], "at most twice"),
    ] {
      let run = try ProgramRun(["diff"] + arguments, in: folder.url)
      #expect(
        run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
    }
  }

  /// A byte order mark, which some editors and shells of Windows add, has no effect.
  @Test func aMarkHasNoEffect() throws {
    let folder = try folder()
    let run = try folder.shell(
      """
      printf '\\357\\273\\277' | tee marked.trace marked.jsonl >report.jsonl
      cat up.trace >>marked.trace; cat up.jsonl >>marked.jsonl
      "$P" replay --format jsonl up.pan >>report.jsonl
      "$P" diff marked.trace marked.jsonl && "$P" merge report.jsonl
      """)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines.last == "1 passed, 0 failed")
  }

  /// A pipe is read once, and its contents indicate what it is.
  @Test func aPipeMayContainWhatAFileMay() throws {
    let folder = try folder()
    for pipe in [
      "<(cat up.trace) up.pan", "up.pan <(cat up.jsonl)", "up.trace <(cat up.pan)",
      "<(cat up.trace) <(cat up.jsonl)",
    ] {
      let run = try folder.shell("bash -c '\"$P\" diff \(pipe)'")
      #expect(
        run.output == "no difference in 11 events and their values\n", "\(pipe) \(run.errors)")
    }
    let named = try folder.shell("mkfifo pipe; cat up.trace >pipe & \"$P\" diff pipe up.pan")
    #expect(named.status == 0, "\(named.errors)")
    try folder.add("box.pan", Array("view box frame=0,0,10,10\nwait 0.1\n".utf8))
    let recording = #"{"t":0,"path":"box.frame.x","value":0}"# + "\n"
    try folder.add("app.jsonl", Array(recording.utf8))
    let wanted = try folder.run("diff", "app.jsonl", "box.pan")
    #expect(wanted.status == 0)
    for arguments in [["-", "box.pan"], ["box.pan", "-"]] {
      let run = try ProgramRun(["diff"] + arguments, input: Array(recording.utf8), in: folder.url)
      #expect(run.status == 0 && run.errors == wanted.errors, "\(run.errors)")
    }
  }

  @Test(arguments: [
    (
      ["up.pan", "nope.trace"],
      "pantomime: 'nope.trace' cannot be read: No such file or directory\n"
    ),
    (
      ["notes.txt", "up.pan"],
      "pantomime: 'notes.txt' is neither a trace nor a script *.pan: line 1: "
        + "not a line of a trace\n"
    ),
    (["old.trace", "up.pan"], "pantomime: 'old.trace' was recorded as traces 1; run --record\n"),
    (["-", "-"], "Error: standard input can be read only once\n"),
    (["up.pan", "up.pan", "--within", "1parsec"], "Error: --within 1parsec is not a tolerance: "),
    (["up.pan", "up.pan", "--ignore", "reson"], "did you mean 'reason'?"), (["up.pan"], "Error: "),
    (["broken.pan", "up.pan"], "broken.pan:1:7: error: unknown scene 'city-gide'"),
  ])
  func whatCannotBeComparedIsTold(arguments: [String], message: String) throws {
    let folder = try folder()
    try folder.add("broken.pan", Array(ScriptFolder.broken.utf8))
    let run = try ProgramRun(["diff"] + arguments, in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  /// Of many lines, the last one differs; that twice as many take twice as long shows only in time.
  @Test func longTracesAreComparedInOneGo() throws {
    let folder = try ScriptFolder()
    let line = "0.5 pan changed translation=0,1 velocity=0,2\n"
    let count = TestRun.count(200_000, oneIn: 10)
    let lines = "traces 2\n" + String(repeating: line, count: count)
    try folder.add("a.trace", Array(lines.utf8))
    try folder.add("b.trace", Array((lines + "1 pan ended\n").utf8))
    let run = try folder.run("diff", "a.trace", "b.trace")
    #expect(run.status == 1)
    #expect(run.lines.first == "the first event that differs, number \(count + 1):")
  }
}
