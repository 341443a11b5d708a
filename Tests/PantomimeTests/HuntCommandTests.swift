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

  @Test(.enabled(if: hasParallel, "GNU parallel is missing"))
  func eightShardsAreOneHunt() throws {
    let folder = try folder()
    // A shard gets every eighth block of 250 runs; in a short run, six have none.
    let runs = TestRun.isLong ? 2000 : 500
    let hunt = "hunt interactive-square faults=IA-1 --runs \(runs) --format jsonl"
    let whole = try folder.shell("\"$P\" \(hunt)")
    let run = try folder.shell(
      """
      HOME=$PWD parallel --will-cite "\\"$P\\" \(hunt) --jobs 1 --shard {}/8 >{}.txt" ::: 1 2 3 4 5 6 7 8
      "$P" merge --format jsonl ?.txt
      """)
    #expect(run.output == whole.output, "\(run.errors)")
    #expect(whole.status == 1 && run.status == 1)
  }

  @Test func jobsDoNotChangeTheResult() throws {
    let folder = try folder()
    let hunt = ["hunt", "sheet.pan", "--runs", "260", "--seed", "3"]
    let one = try run(hunt + ["--jobs", "1"], in: folder)
    let two = try run(hunt + ["--jobs", "2"], in: folder)
    #expect(one.output == two.output && one.status == 1)
  }

  @Test func aSavedFindingFails() throws {
    let folder = try folder()
    let hunt = try folder.run("hunt", "sheet.pan", "--runs", "30", "--save", "found.pan")
    #expect(hunt.status == 1)
    let replay = try folder.run("replay", "found.pan")
    #expect(replay.status == 1)
    #expect(replay.output.contains("expect always box.frame.y < 400"))
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
