import TestSupport
import Testing

/// Calls that are carried out without the argument parser do what they do with it.
@Suite(.timeLimit, .serialized) struct PlainCallTests {
  private typealias Text = ScriptFolder

  @Test(
    arguments: [
      ["good.pan"], ["."], ["--jobs", "2", "."], [".", "--jobs", "1"], ["good.pan", "bad.pan"],
      ["sub", "good.pan", "--jobs", "3"], ["nope.pan"], ["cases.pan"], ["skipped.pan"],
    ])
  func replayIsTheSame(arguments: [String]) throws {
    let folder = try Text([
      "good.pan": Text.good, "bad.pan": Text.bad, "broken.pan": Text.broken,
      "sub/used.pan": "tap on=card\n", "sub/uses.pan": "scene city-guide\nuse used.pan\n",
      "skipped.pan": "test \"x\" skip=\"once\"\nscene city-guide\n",
      "cases.pan":
        "case one at=0.1\ncase other at=0.2\nscene city-guide\nwait $at\nexpect time 0.1 s\n",
    ])
    let plain = try ProgramRun(["replay"] + arguments, in: folder.url)
    // Nothing but an option that only the parser reads.
    let parsed = try ProgramRun(["replay", "--color", "auto"] + arguments, in: folder.url)
    #expect(plain.output == parsed.output)
    #expect(plain.errors == parsed.errors)
    #expect(plain.status == parsed.status)
    #expect(!plain.output.isEmpty)
  }

  /// The parser reports the errors of a call, whichever code reads it first.
  @Test(
    arguments: [
      ["--jobs", "0", "."], ["--jobs", "x", "."], ["--jobs"], [], [""], ["--jobs", "2"],
      ["--job", "2", "."],
    ])
  func wrongCallsAreRefused(arguments: [String]) throws {
    let folder = try Text(["good.pan": Text.good])
    let run = try ProgramRun(["replay"] + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output.isEmpty || run.output == "0 passed, 0 failed\n")
    #expect(!run.errors.isEmpty)
  }
}
