import TestSupport
import Foundation
import Testing

/// `pantomime replay --golden` and `--record` from the outside.
@Suite(.timeLimit, .serialized) struct GoldenCommandTests {
  private static let cases = """
    case far dy=-120
    case near dy=-20
    scene city-guide
    pan began
    pan changed dy=$dy
    pan ended vy=0
    run

    """

  @Test func whatIsRecordedIsWhatTraceWrites() throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good, "s/c.pan": Self.cases])
    let missing = try folder.run("replay", "--golden", ".")
    #expect(missing.status == 1)
    for name in ["./a.trace", "./s/c.far.trace", "./s/c.near.trace"] {
      #expect(missing.output.contains("\(name) is missing; --record writes it\n"))
    }
    #expect(missing.output.hasSuffix("0 passed, 3 failed\n"))
    let record = try folder.run("replay", "--record", ".")
    #expect(record.status == 0 && record.errors.isEmpty)
    #expect(
      record.output == """
        recorded ./a.trace
        recorded ./s/c.far.trace
        recorded ./s/c.near.trace
        3 traces written
        3 passed, 0 failed

        """)
    for (name, arguments) in [
      ("a.trace", ["a.pan"]), ("s/c.far.trace", ["s/c.pan"]),
      ("s/c.near.trace", ["--case", "near", "s/c.pan"]),
    ] {
      let trace = try ProgramRun(["trace"] + arguments, in: folder.url)
      #expect(try folder.text(name) == trace.output)
    }
    let golden = try folder.run("replay", "--golden", ".")
    #expect(golden.status == 0 && golden.output == "3 passed, 0 failed\n")
    #expect(try folder.run("replay", "--record", ".").output.hasPrefix("0 traces written\n"))
  }

  @Test func aDifferenceTellsBothSidesTheStatementAndTheReasons() throws {
    let folder = try ScriptFolder(["a.pan": Self.cases])
    #expect(try folder.run("replay", "--record", "a.pan").status == 0)
    try folder.add(
      "a.pan", Array(Self.cases.replacingOccurrences(of: "vy=0", with: "vy=300 # down").utf8))
    let run = try folder.run("replay", "--golden", "--filter", "far", "a.pan")
    #expect(run.status == 1)
    #expect(
      run.output == """
        FAIL a.pan [far]
          a.pan:6:1: pan ended vy=300 # down
            written   0 pan ended translation=0,-120 velocity=0,0  (a.far.trace:8)
            now       0 pan ended translation=0,-120 velocity=0,300
            differs   velocity 0,0 before, 0,300 now
            accept    run with --record, which writes the trace anew
            rerun     pantomime replay --golden --filter '[far]' a.pan
        0 passed, 1 failed

        """)
    let lines = try folder.text("a.far.trace").split(separator: "\n").map(String.init)
    let near = lines.enumerated().map {
      $0 == 7 ? $1.replacingOccurrences(of: "0,0", with: "0,300") : $1
    }
    try folder.add("a.far.trace", Array((near.joined(separator: "\n") + "\n").utf8))
    let decided = try folder.run(
      "replay", "--golden", "--filter", "far", "--format", "jsonl", "a.pan")
    for part in [
      #""line":6,"column":1"#, "pan ended vy=300 # down: the trace differs from a.far.trace:9",
      "now: the release velocity, 300 pt/s back, decides",
    ] { #expect(decided.output.contains(part), "\(part) \(decided.output)") }
  }

  /// A trace that ends early, one that continues, an empty one, and a file that isn't one.
  @Test func tracesOfAnotherLength() throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good])
    _ = try folder.run("replay", "--record", "a.pan")
    let trace = try folder.text("a.trace")
    func golden(_ text: String) throws -> String {
      try folder.add("a.trace", Array(text.utf8))
      let run = try folder.run("replay", "--golden", "a.pan")
      #expect(run.status == 1)
      return run.output
    }
    let lines = trace.split(separator: "\n")
    let short = lines.prefix(4).joined(separator: "\n") + "\n"
    #expect(try golden(short).contains("    written   nothing more  (a.trace:5)\n"))
    #expect(try golden(trace + "9 pan began\n").contains("    now       nothing more\n"))
    #expect(try golden(trace + "9 pan began\n").contains("  a.pan:4:1: expect state expanded\n"))
    #expect(try golden("").contains("a.trace is not a trace: line 1: it is empty"))
    #expect(try golden("traces 2\n").contains("    written   nothing more  (a.trace:2)\n"))
    let old = lines.dropFirst().filter { !$0.hasPrefix("shown") }.joined(separator: "\n")
    #expect(try golden(old).contains("  a.trace was recorded as traces 1; run --record\n"))
    #expect(try folder.run("replay", "--record", "a.pan").output.hasPrefix("updated a.trace"))
    // A trace of another version is replaced, as the message advises.
    #expect(try golden("traces 1\n0 whatever\n").contains("recorded as traces 1; run --record"))
    #expect(try folder.run("replay", "--record", "a.pan").output.hasPrefix("updated a.trace"))
    #expect(try golden("hello\n").contains("a.trace is not a trace: line 1"))
  }

  /// A trace that no test has is named; the traces of all cases and scripts aren't.
  @Test(arguments: ["--golden", "--record"])
  func tracesWithoutTestsAreNamed(flag: String) throws {
    let folder = try ScriptFolder([
      "sub/a.pan": Self.cases, "sub/b.pan": ScriptFolder.good, "sub/c.d.pan": ScriptFolder.good,
    ])
    _ = try folder.run("replay", "--record", "sub")
    #expect(!(try folder.run("replay", flag, "sub")).output.contains("belongs to no test"))
    _ = try folder.shell("cp sub/b.trace sub/a.gone.trace; cp sub/b.trace sub/gone.trace")
    let run = try folder.run("replay", flag, "--filter", "b.pan", "sub")
    #expect(
      run.lines.filter { $0.hasPrefix("note: ") } == [
        "note: sub/a.gone.trace belongs to no test", "note: sub/gone.trace belongs to no test",
      ], "\(run.output)")
    #expect(run.status == 0)
  }

  /// Nothing that is no trace is written over, and what cannot be written is a failure.
  @Test func recordSparesWhatIsNoTrace() throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good, "a.trace": "my notes\n"])
    let notes = try folder.run("replay", "--record", "a.pan")
    #expect(notes.status == 2)
    #expect(notes.output.contains("a.trace is not a trace; left unchanged"))
    #expect(try folder.text("a.trace") == "my notes\n")
    // Neither is a trace of a newer version, nor a file that only begins like a trace.
    for text in ["traces 3\n0 scene new\n", "traces 99\n", "traces 1\nmy own notes\n"] {
      try folder.add("a.trace", Array(text.utf8))
      for flag in ["--golden", "--record"] {
        let run = try folder.run("replay", flag, "a.pan")
        #expect(run.status != 0 && !run.output.contains("run --record"), "\(run.output)")
        #expect(try folder.text("a.trace") == text)
      }
    }
    // A trace with other ends of lines is a trace.
    let checkedOut = try folder.shell(
      "rm a.trace; \"$P\" replay --record a.pan; sed -i 's/$/\\r/' a.trace; \"$P\" replay --record a.pan"
    )
    #expect(checkedOut.status == 0 && checkedOut.output.contains("updated a.trace"))
    let inFolder = try folder.shell("rm a.trace; mkdir a.trace; \"$P\" replay --record a.pan")
    #expect(inFolder.status == 2 && inFolder.output.contains("a.trace cannot be"))
    try folder.add("b.pan", Array(Self.cases.utf8))
    try folder.add("b.far.pan", Array(ScriptFolder.good.utf8))
    let both = try folder.run("replay", "--record", "b.pan", "b.far.pan")
    #expect(both.status == 2)
    #expect(both.output.contains("it and b.far.pan have the same trace b.far.trace; rename one"))
  }

  @Test(arguments: ["--golden", "--record"])
  func thereIsNothingBesideStandardInput(flag: String) throws {
    let run = try ProgramRun(["replay", flag, "-"], input: Array(ScriptFolder.good.utf8))
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("name its file instead of -"))
  }

  /// A script that cannot be carried out is recorded nowhere.
  @Test func whatIsBrokenIsNotRecorded() throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good + "at 0\n"])
    #expect(try folder.run("replay", "--record", "a.pan").status == 2)
    #expect(try folder.shell("ls").output == "a.pan\n")
  }

  /// A pipe beside a script is refused rather than waited for.
  @Test(arguments: ["--record", "--golden"])
  func aPipeIsNoTrace(flag: String) throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good])
    let run = try folder.shell("mkfifo a.trace; \"$P\" replay \(flag) a.pan")
    #expect(run.status != 0)
    #expect(run.output.contains("a.trace is not a regular file"))
  }
}
