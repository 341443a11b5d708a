import TestSupport
import Foundation
import Testing

/// Flags of `replay` that choose tests, and that say how they are run.
@Suite(.timeLimit, .serialized) struct ReplayFlagTests {
  private func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "a.pan": "test \"a\" tags=card\n" + ScriptFolder.good,
      "b.pan": "test \"b\" tags=sheet,card\n" + ScriptFolder.good,
      "c.pan": "test \"c\" tags=sheet\ncase x s=expanded\ncase y s=collapsed\n"
        + "scene city-guide\nexpect state $s\n",
      "d.pan": ScriptFolder.good,
    ])
  }

  private func heads(_ run: ProgramRun) -> [String] {
    run.lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("FAIL ") }
      .map { String($0.drop { $0 != "/" }.dropFirst().prefix { $0 != ":" }) }
  }

  @Test(
    arguments: TestRun.sample(
      [
        ("card", ["a.pan", "b.pan"]), ("sheet", ["b.pan", "c.pan [x]", "c.pan [y]"]),
        ("card,sheet", ["a.pan", "b.pan", "c.pan [x]", "c.pan [y]"]),
        ("nothing,card", ["a.pan", "b.pan"]),
      ], oneIn: 2))
  func tagsChooseWhatHasOneOfThem(tags: String, wanted: [String]) throws {
    let folder = try folder()
    #expect(heads(try folder.run("replay", "--verbose", "--tags", tags, ".")) == wanted)
    // Together with --filter, both must hold.
    let both = try folder.run("replay", "--verbose", "--tags", tags, "--filter", "b.pan", ".")
    #expect(heads(both) == wanted.filter { $0 == "b.pan" })
  }

  @Test func whatLeavesNothingIsTold() throws {
    let folder = try folder()
    let run = try folder.run("replay", "--tags", "crad", "--filter", "pan", ".")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "pantomime: --filter and --tags matches no test; no test has the tag "
        + "'crad'; did you mean 'card'?\n")
  }

  @Test(
    arguments: TestRun.sample(
      [
        ["--tags", "a,,b"], ["--repeat", "0"], ["--slowest", "0"], ["--timeout", "soon"],
        ["--timeout", "1s,2s"], ["--timeout", "0statements"], ["--timeout", "-1"],
        ["--shuffle", "-1"],
        ["--watch", "-"], ["--watch", "--format", "tap"], ["--last-failed", "--shard", "1/2"],
      ], oneIn: 4))
  func whatMakesNoSenseIsRefused(flags: [String]) throws {
    let folder = try folder()
    let refused = try ProgramRun(["replay"] + flags + ["."], in: folder.url)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errors.contains("Error: ") && refused.errors.contains(flags[0]))
  }

  /// Failed tests run again, from any folder, until they pass; then all tests run.
  @Test func lastFailedRunsWhatFailed() throws {
    let (folder, state) = (try folder(), try ScriptFolder())
    func run(_ flags: [String], in place: URL? = nil) throws -> ProgramRun {
      try ProgramRun(
        ["replay", "--verbose"] + flags, in: place ?? folder.url,
        environment: ["XDG_STATE_HOME": state.url.path])
    }
    let first = try run(["--last-failed", "."])
    #expect(heads(first).count == 5 && first.errors.contains("none of these tests failed last"))
    #expect(heads(try run(["--last-failed", "."])) == ["c.pan [x]"])
    let outer = try run(
      ["--last-failed", folder.url.lastPathComponent], in: folder.url.deletingLastPathComponent())
    #expect(outer.lines.last == "0 passed, 1 failed")
    // A run of others does not make it forget.
    _ = try run(["a.pan"])
    #expect(heads(try run(["--last-failed", "."])) == ["c.pan [x]"])
    try folder.add("c.pan", Array("case x s=collapsed\n\(ScriptFolder.good)".utf8))
    #expect(heads(try run(["--last-failed", "."])) == ["c.pan [x]"])
    #expect(heads(try run(["--last-failed", "."])).count == 4)
    // Nothing of it is where the user's files are.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["a.pan", "b.pan", "c.pan", "d.pan"])
  }

  /// For every bound up to what the script takes it fails at the statement that goes beyond, and no
  /// bound from there on is felt.
  @Test(arguments: 1...7)
  func timeoutCountsTimeAndStatements(bound: Int) throws {
    let text =
      "test \"waits\"\nscene city-guide\nwait 3\nscene city-guide # begins at 0\nwait 2\n"
      + "expect time 2\n"
    let folder = try ScriptFolder(["a.pan": text])
    let time = try folder.run("replay", "--timeout", "\(bound)s", "a.pan")
    #expect(time.status == (bound < 5 ? 1 : 0))
    if bound < 5 {
      let line = bound < 3 ? "a.pan:3:1: wait 3" : "a.pan:5:1: wait 2"
      #expect(time.output.contains(line) && time.output.contains("an end within \(bound) s"))
    }
    let count = try folder.run("replay", "--timeout", "100s,\(bound)statements", "a.pan")
    #expect(count.status == (bound < 5 ? 1 : 0))
    if bound < 5 { #expect(count.output.contains("a.pan:\(bound + 2):1: ")) }
  }

  @Test(arguments: [
    (ScriptFolder.good, ""), ("scene city-guide\ntap on=card\nrun\n", "it has no expectations"),
    ("scene city-guide\ntap on=card\nexpect running yes\n", "still runs at its end, until t=0.3"),
    ("scene city-guide\npan began\nexpect fraction 0\n", "it ends too early"),
    ("test \"x\" known-failure=\"once\"\n" + ScriptFolder.good, "is a known failure: once"),
    ("test \"x\" known-failure=\"once\"\n" + ScriptFolder.bad, ""),
    ("test \"x\" skip=\"once\"\nscene city-guide\n", ""),
  ])
  func strictWantsMore(text: String, problem: String) throws {
    let folder = try ScriptFolder(["a.pan": text])
    #expect(try folder.run("replay", "a.pan").status == 0)
    let formats = ["human", "tap", "junit", "jsonl"]
    for format in TestRun.sample(formats, oneIn: 4, from: text.utf8.count) {
      let run = try folder.run("replay", "--strict", "--format", format, "a.pan")
      #expect(run.status == (problem.isEmpty ? 0 : 1), "\(run.output)")
      #expect(problem.isEmpty || run.output.contains(problem), "\(run.output)")
    }
  }

  /// A known failure covers expectations and misuses, and nothing that keeps statements from running.
  @Test(
    arguments: TestRun.sample(
      [
        ("expect state expanded", 0), ("finish", 0), ("run; at 0.1", 2), ("expect tiem 1", 2),
        ("wait 10", 1),
      ], oneIn: 2))
  func aKnownFailureCoversFailuresOnly(line: String, status: Int32) throws {
    let folder = try ScriptFolder([
      "a.pan": "test \"x\" known-failure=\"once\"\nscene city-guide\ntap on=card\n\(line)\n"
    ])
    let run = try folder.run("replay", "--timeout", "5s", "a.pan")
    #expect(run.status == status, "\(run.output)")
    #expect(run.output.hasSuffix(status == 0 ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n"))
    // A trace that differs isn't a failed expectation.
    guard status == 0 else { return }
    #expect(try folder.run("replay", "--record", "a.pan").status == 0)
    #expect(try folder.run("replay", "--golden", "a.pan").status == 0)
    try folder.add("a.trace", Array("traces 2\n0 scene blank\n".utf8))
    #expect(try folder.run("replay", "--golden", "a.pan").status != 0)
  }

  private static let ignoring =
    "scene city-guide\ndrag on=card by=0,-200\nscrub 0.4\n%run\nexpect state expanded\n"

  /// A call that UIKit ignores is noted, and fails only under `--strict`, unless it is expected.
  @Test func anIgnoredCallIsNoted() throws {
    let script = Self.ignoring.replacingOccurrences(of: "%", with: "")
    let expected = Self.ignoring.replacingOccurrences(
      of: "%", with: "expect misuse scrub-not-paused\n")
    let folder = try ScriptFolder(["a.pan": script, "b.pan": expected])
    let noted = try folder.run("replay", "a.pan")
    #expect(noted.status == 0)
    #expect(
      noted.output
        == "note: a.pan:3:1: scrub 0.4: ignored call scrub-not-paused: a fraction can be "
        + "assigned only while inactive or paused (A38)\n1 passed, 0 failed\n")
    #expect(try folder.run("replay", "--strict", "a.pan").status == 1)
    for flags in [[], ["--strict"]] {
      let run = try ProgramRun(["replay"] + flags + ["b.pan"], in: folder.url)
      #expect(run.status == 0 && run.output == "1 passed, 0 failed\n")
    }
    #expect(try folder.run("check", "a.pan").status == 0)
    let answered = try ProgramRun(input: script)
    #expect(answered.status == 0 && answered.errors.isEmpty)
    #expect(answered.output.contains("ignored call scrub-not-paused"))
    let help = try ProgramRun(["help", "misuses"]).output
    let start = try #require(help.range(of: "Ignored calls"))
    #expect(help[start.upperBound...].contains("scrub-not-paused"))
    #expect(help[start.upperBound...].contains("stop-inactive"))
    #expect(!help[..<start.lowerBound].contains("scrub-not-paused"))
  }

  /// An assertion in a reaction can't be removed, as no other assertion can.
  @Test func mutationLeavesAssertionsInReactions() throws {
    let folder = try ScriptFolder([
      "a.pan":
        "scene city-guide\nwhen \"completed end\" do expect state expanded\ntap on=card\nrun\n"
        + "expect state expanded\n"
    ])
    let run = try folder.run("replay", "--mutate", "a.pan")
    #expect(run.output.contains(" of 2 statements"), "\(run.output)")
    #expect(!run.output.contains("when"), "\(run.output)")
  }

  /// The counts come last, whatever can't be written.
  @Test(arguments: [
    ["--output", "/nonexistent/a.xml"], ["--format", "junit", "--output", "/nonexistent/a.xml"],
    ["--pictures", "/dev/null/a"],
    [
      "--format", "tap", "--output", "/nonexistent/a", "--format", "junit", "--output",
      "/dev/null/b",
    ],
  ])
  func theCountsComeLast(flags: [String]) throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good, "b.pan": ScriptFolder.bad])
    let run = try ProgramRun(["replay"] + flags + ["."], in: folder.url)
    #expect(run.status == 2)
    #expect(run.output.hasSuffix("\n1 passed, 1 failed\n"), "\(run.output)")
    #expect(run.errors.contains("cannot be"))
  }

  /// `run` ends no animator that is paused or stopped, so it isn't advice.
  @Test func strictAdviceWorks() throws {
    let start = "scene city-guide\ntap on=card\npause\nrun\nexpect progress 0\n"
    let folder = try ScriptFolder(["a.pan": start, "b.pan": start + "continue; run\n"])
    let paused = try folder.run("replay", "--strict", "a.pan")
    #expect(paused.status == 1 && paused.output.contains("it ends too early: misuse"))
    #expect(!paused.output.contains("`run`"), "\(paused.output)")
    #expect(try folder.run("replay", "--strict", "b.pan").status == 0)
  }

  @Test func shuffleIsDrawnFromItsNumber() throws {
    let names = (1...9).map { "\($0).pan" }
    let folder = try ScriptFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, ScriptFolder.good) }))
    func order(_ seed: Int, _ more: String...) throws -> [String] {
      let flags = ["replay", "--verbose", "--shuffle", "\(seed)"] + more + ["."]
      return heads(try ProgramRun(flags, in: folder.url))
    }
    // Worked out by SplitMix64 and the shuffle of Fisher and Yates, in Python.
    #expect(try order(1).map { $0.prefix(1) }.joined() == "354179286")
    #expect(try order(2).map { $0.prefix(1) }.joined() == "628497135")
    #expect(try order(1, "--jobs", "1") == order(1, "--jobs", "8"))
    // A shard is the same set of tests in whichever order.
    #expect(try order(7, "--shard", "1/3").sorted() == ["1.pan", "4.pan", "7.pan"])
  }

  @Test func repeatingAndTheSlowestChangeNoReport() throws {
    let folder = try folder()
    for format in ["human", "tap", "junit", "jsonl"] {
      let plain = try folder.run("replay", "--format", format, ".")
      let more = try folder.run(
        "replay", "--repeat", "3", "--slowest", "2", "--format", format, ".")
      #expect(more.output.timeless == plain.output.timeless && more.status == plain.status)
      let lines = more.errors.split(separator: "\n")
      #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("slow ") && $0.contains(" ms ") })
    }
  }

  /// A change of a script, and a new one, start another run; Ctrl-C ends it all.
  @Test func watchRunsAgain() throws {
    let folder = try ScriptFolder(["a.pan": "use part.inc\n", "part.inc": ScriptFolder.good])
    let out = folder.url.appendingPathComponent("out").path
    func wait(for text: String) -> Bool {
      for _ in 0..<400 {
        if (try? String(contentsOfFile: out, encoding: .utf8))?.contains(text) == true {
          return true
        }
        usleep(50_000)
      }
      return false
    }
    let run = try ProgramRun(
      "/bin/sh", ["-c", "exec \"$P\" replay --watch . >out"], in: folder.url,
      environment: ["P": BuiltProgram.path()]
    ) { process in
      #expect(wait(for: "watching 2 files"))
      try? folder.add("part.inc", Array(ScriptFolder.bad.utf8))
      #expect(wait(for: "-- run 2: ./part.inc changed") && wait(for: "0 passed, 1 failed"))
      try? folder.add("b.pan", Array(ScriptFolder.good.utf8))
      #expect(
        wait(for: "-- run 3: ./b.pan was added") && wait(for: "1 passed, 1 failed\nwatching 3"))
      process.interrupt()
    }
    #expect(run.status == 130 && run.errors.isEmpty)
  }
}
