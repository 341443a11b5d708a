import Foundation
import TestSupport
import Testing

/// `hunt` and `robust` from the outside.
@Suite(.timeLimit, .serialized) struct HuntCommandTests {
  private static let sheet = """
    view box frame=100,300,100,100
    gesture pull pan on=box
    drive box.frame.y by=pull along=down anchors=100,300,500
    expect always box.frame.y < 400

    """

  /// A test at its threshold.
  private static let edge = """
    scene interactive-square
    pan began
    pan changed dx=50
    pan ended vx=0
    run
    expect state end

    """

  private func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "sheet.pan": Self.sheet, "good.pan": ScriptFolder.good, "edge.pan": Self.edge,
    ])
  }

  private func run(_ arguments: [String], in folder: ScriptFolder) throws -> ProgramRun {
    try withExtendedLifetime(folder) { try ProgramRun(arguments, input: [], in: folder.url) }
  }

  /// GNU parallel; another program of that name is older, and knows no `:::`.
  private static let hasParallel =
    (try? ProgramRun(shell: "parallel --version | grep -q GNU"))?.status == 0

  /// Neither do the jobs of a hunt change its result.
  @Test func eightShardsAreOneHunt() throws {
    let folder = try folder()
    // A shard gets every eighth block of 250 runs; in a short run, six have none.
    let runs = TestRun.isLong ? 2000 : 260
    let hunt = "hunt interactive-square faults=IA-1 --runs \(runs) --format jsonl"
    let whole = try folder.shell("\"$P\" \(hunt) --jobs 2")
    let shards =
      Self.hasParallel
      ? "HOME=$PWD parallel --will-cite "
        + "\"\\\"$P\\\" \(hunt) --jobs 1 --shard {}/8 >{}.txt\" ::: 1 2 3 4 5 6 7 8"
      : "for i in 1 2 3 4 5 6 7 8; do \"$P\" \(hunt) --jobs 1 --shard $i/8 >$i.txt; done"
    let run = try folder.shell("\(shards)\n\"$P\" merge --format jsonl ?.txt")
    #expect(run.output == whole.output, "\(run.errors)")
    #expect(whole.status == 1 && run.status == 1)
  }

  /// A finding replaces only what a hunt has written, and both are tests that fail.
  @Test func aSavedFindingReplacesOnlyAnother() throws {
    let folder = try folder()
    let hunt = "\"$P\" hunt sheet.pan --runs 30 --save"
    #expect(try folder.shell("\(hunt) found.pan; \(hunt) found.pan").status == 1)
    #expect(
      try folder.text("found.pan").hasPrefix("# found by pantomime hunt sheet.pan --seed 1, "))
    let replay = try folder.run("replay", "found.pan")
    #expect(replay.status == 1 && replay.output.contains("expect always box.frame.y < 400"))
    let run = try folder.shell("\(hunt) good.pan")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "pantomime: 'good.pan' exists, and no hunt wrote it; name another file\n")
    #expect(try folder.text("good.pan") == ScriptFolder.good)
  }

  /// A script that fails already, one with cases, and several scripts.
  @Test func scriptsAreHuntedOrRefused() throws {
    let folder = try folder()
    let drag = "drag on=box by=0,200\nrun\n"
    try folder.add("late.pan", Array((Self.sheet + drag).utf8))
    try folder.add(
      "cases.pan",
      Array(
        ("test \"x\"\ncase low limit=400\ncase high limit=900\n"
          + Self.sheet.replacingOccurrences(of: "400", with: "$limit")).utf8))
    try folder.add("wrong.pan", Array("scene city-guide\n\nfoo\n".utf8))
    let late = try folder.run("hunt", "late.pan", "--runs", "30")
    #expect(late.status == 2 && late.errors.hasPrefix("pantomime: late.pan:5: the script already"))
    let low = try folder.shell("\"$P\" hunt cases.pan --runs 30 --save found.pan")
    #expect(low.status == 1 && low.output.contains("     let limit=400\n"), "\(low.errors)")
    #expect(try folder.run("replay", "found.pan").status == 1)
    let high = try folder.run("hunt", "cases.pan", "--runs", "30", "--case", "high")
    #expect(high.status == 0 && high.output.hasPrefix("cases.pan --case high: 0 findings"))
    let none = try folder.run("hunt", "cases.pan", "--case", "middle")
    #expect(none.status == 2 && none.errors.contains("has no case 'middle'; "))
    let two = try folder.run("hunt", "sheet.pan", "cases.pan")
    #expect(two.status == 2 && two.errors.contains("hunt takes one script"))
    let wrong = try folder.run("hunt", "wrong.pan")
    #expect(wrong.errors.hasPrefix("pantomime: wrong.pan:3: unknown verb 'foo'"))
  }

  /// The interval of a number is that of the script as it is printed.
  @Test func theScriptFailsWithinTheIntervals() throws {
    let folder = try folder()
    let run = try folder.run(
      "hunt", "sheet.pan", "--runs", "30", "--save", "found.pan", "--format", "jsonl")
    let line = try #require(run.lines.first { $0.contains("\"event\":\"finding\"") })
    let finding = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let intervals = try #require(finding?["intervals"] as? [[String: Any]])
    let script = try #require(finding?["script"] as? [String])
    #expect(!intervals.isEmpty)
    for interval in intervals {
      let number = try #require(interval["line"] as? Int)
      let name = try #require(interval["name"] as? String)
      for end in ["from", "to"] {
        let value = try #require(interval[end] as? Double)
        var lines = script
        let old = lines[number - 1]
        switch name {
        case "by.x", "by.y":
          let pair = try #require(old.firstMatch(of: /by=([-0-9.]+),([-0-9.]+)/))
          let new = name == "by.x" ? "by=\(value),\(pair.2)" : "by=\(pair.1),\(value)"
          lines[number - 1] = old.replacingOccurrences(of: pair.0, with: new)
        case "at":
          lines[number - 1] = old.replacing(/^at [0-9.]+/, with: "at \(value)")
        default:
          lines[number - 1] = old.replacing(
            try Regex("\\b\(name)=[-0-9.]+"), with: "\(name)=\(value)")
        }
        try folder.add("other.pan", Array((lines.joined(separator: "\n") + "\n").utf8))
        #expect(try folder.run("replay", "other.pan").status == 1, "\(interval) \(lines)")
      }
    }
  }

  /// The report of half a hunt isn't that of a whole one.
  @Test func aMissingShardIsAGap() throws {
    let folder = try folder()
    _ = try folder.shell(
      """
      for i in 1 2; do "$P" hunt popup --runs 20 --format jsonl --shard $i/2 >$i.txt; done
      """)
    let half = try folder.shell("\"$P\" merge 1.txt")
    #expect(half.status == 2 && half.errors == "pantomime: shard 2/2 is missing\n")
    let whole = try folder.shell("\"$P\" merge --format jsonl --output whole.txt 1.txt 2.txt")
    #expect(whole.status == 0 && whole.lines.last?.hasPrefix("popup: 0 findings") == true)
    #expect(try folder.text("whole.txt").hasPrefix("{\"v\":1,\"event\":\"hunt\""))
  }

  /// A tap is a finger, and what can't be measured isn't a number.
  @Test func aTapHasNoise() throws {
    let folder = try folder()
    try folder.add("none.pan", Array("scene city-guide\nexpect state collapsed\n".utf8))
    try folder.add(
      "small.pan",
      Array(
        """
        view dot frame=100,100,10,10
        gesture press tap on=dot
        tap on=dot
        expect event "tap recognized"

        """.utf8))
    let tap = try folder.run(
      "robust", "small.pan", "--draws", "20", "--at-least", "noise=8", "--format", "jsonl")
    #expect(tap.status == 1 && tap.output.contains("\"fingers\":\"touches\",\"reported\":false"))
    #expect(tap.output.contains("\"jitter\":null"))
    let none = try folder.run(
      "robust", "none.pan", "--at-least", "noise=1", "--format", "jsonl")
    #expect(none.status == 0 && none.output.contains("\"noise\":null"))
    #expect(none.errors.hasPrefix("note: none.pan has nothing for which noise could be measured"))
    try folder.add("bad.pan", Array(ScriptFolder.bad.utf8))
    let bad = try folder.run("robust", "bad.pan", "--draws", "5", "--at-least", "noise=1")
    #expect(bad.status == 1 && bad.errors.contains("pantomime: bad.pan fails as written\n"))
  }

  /// What has no outcome isn't robust, and what `replay` doesn't count as a failure isn't one.
  @Test func aGateTreatsTestsAsReplayDoes() throws {
    let drag = "scene city-guide\ndrag on=card by=0,-120\nrun\n"
    let folder = try ScriptFolder([
      "void.pan": drag,
      "skipped.pan": "test \"x\" skip=\"later\"\n" + drag + "expect state expanded\n",
      "known.pan": "test \"y\" known-failure=\"not yet\"\n" + drag + "expect progress 7\n",
    ])
    let void = ["robust", "void.pan", "--draws", "2"]
    let table = try ProgramRun(void, in: folder.url)
    #expect(table.status == 0 && table.errors == "note: void.pan expects nothing\n")
    #expect(table.output.contains("void.pan  expects nothing"))
    let gate = try ProgramRun(void + ["--at-least", "noise=0"], in: folder.url)
    #expect(gate.status == 1 && gate.errors == "pantomime: void.pan expects nothing\n")
    let others = ["robust", "--draws", "2", "--at-least", "noise=8", "--format", "jsonl"]
    let fine = try ProgramRun(others + ["skipped.pan", "known.pan"], in: folder.url)
    #expect(fine.status == 0, "\(fine.errors)")
    #expect(
      fine.errors
        == "note: skipped.pan is skipped: later\nnote: known.pan is a known failure: not yet\n")
    #expect(fine.lines.count == 1 && fine.output.contains(#""known-failure":"not yet""#))
    let piped = try folder.shell("cat skipped.pan | \"$P\" robust --at-least noise=8 -")
    #expect(piped.status == 0 && piped.errors == "note: - is skipped: later\n")
  }

  @Test func nothingFoundIsFine() throws {
    let run = try folder().run("hunt", "popup", "--runs", "20")
    #expect(run.status == 0 && run.output.hasPrefix("popup: 0 findings in 20 runs (seed 1)"))
  }

  @Test(arguments: [
    ["hunt", "nowhere"], ["hunt", "missing.pan"], ["hunt"], ["hunt", "popup", "--runs", "0"],
    ["hunt", "popup", "--shard", "3/2"], ["hunt", "popup", "--moves", "flights"],
    ["robust", "missing.pan"],
    ["robust", "good.pan", "--at-least", "noise"],
    ["robust", "good.pan", "--at-least", "noise=17"],
  ])
  func badCallsAreUsage(arguments: [String]) throws {
    let run = try self.run(arguments, in: try folder())
    #expect(run.status == 2 && !run.errors.isEmpty)
  }

  @Test func robustnessIsAGate() throws {
    let folder = try folder()
    let calls = ["robust", "good.pan", "--draws", "5", "--format", "jsonl"]
    let run = try self.run(calls + ["--at-least", "noise=0"], in: folder)
    #expect(run.status == 0 && run.output.contains("\"name\":\"good.pan\""))
    let edge = ["robust", "edge.pan", "--draws", "5", "--format", "jsonl"]
    let gate = try self.run(edge + ["--at-least", "noise=1"], in: folder)
    #expect(gate.status == 1 && gate.errors.contains("edge.pan does not bear noise=1"))
    #expect(gate.output.contains("\"reported\":true"))
  }
}
