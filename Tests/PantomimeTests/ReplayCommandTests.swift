import TestSupport
import Foundation
import Testing

/// `pantomime replay` and `check` from the outside.
@Suite(.timeLimit, .serialized) struct ReplayCommandTests {
  private typealias Text = ScriptFolder

  @Test(
    arguments: TestRun.sample(
      [
        (["good.pan"], 0, "1 passed, 0 failed"), (["bad.pan"], 1, "0 passed, 1 failed"),
        (["broken.pan"], 2, "0 passed, 1 failed"),
        (["good.pan", "bad.pan"], 1, "1 passed, 1 failed"),
        (["bad.pan", "broken.pan"], 2, "0 passed, 2 failed"), (["."], 2, "1 passed, 2 failed"),
        (["-"], 0, "1 passed, 0 failed"), (["-", "bad.pan"], 1, "1 passed, 1 failed"),
      ] as [([String], Int32, String)], oneIn: 2))
  func theWorstScriptGivesTheStatus(paths: [String], status: Int32, last: String) throws {
    let folder = try Text(["good.pan": Text.good, "bad.pan": Text.bad, "broken.pan": Text.broken])
    let run = try ProgramRun(["replay"] + paths, input: Array(Text.good.utf8), in: folder.url)
    #expect(run.status == status)
    #expect(run.lines.last == last)
    #expect(run.errors.isEmpty)
  }

  @Test func aFailureTellsThePlaceAndHowToRunItAgain() throws {
    let folder = try Text(["bad.pan": Text.bad])
    #expect(
      try folder.run("replay", "bad.pan").output == """
        FAIL bad.pan
          bad.pan:2:1: expect state expanded
            expected  expanded
            actual    collapsed
            trace     t=0.0000  scene city-guide
            rerun     pantomime replay bad.pan
        0 passed, 1 failed

        """)
  }

  @Test func foldersAreSearchedInTheOrderOfTheirBytes() throws {
    let names = ["b.pan", "a/z.pan", "a/B.pan", "ä.pan", "a.pan", "c/d/e.pan"]
    let folder = try Text(Dictionary(uniqueKeysWithValues: names.map { ($0, Text.good) }))
    for skipped in [".hidden.pan", ".git/x.pan", "notes.txt", "x.pan.bak"] {
      try folder.add(skipped, Array(Text.broken.utf8))
    }
    let run = try folder.run("replay", "--verbose", ".")
    let wanted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "ok   ./\($0)" }
    #expect(run.lines == wanted + ["6 passed, 0 failed"])
    #expect(try folder.run("replay", "--verbose", "./").lines == run.lines)
  }

  @Test func whatIsNotThereIsToldOnStandardError() throws {
    let folder = try Text(["good.pan": Text.good, "sub/notes.txt": "x"])
    for (path, message) in [
      ("nope.pan", "pantomime: no file or folder 'nope.pan'\n"),
      ("sub", "pantomime: no *.pan file in 'sub'\n"),
    ] {
      for command in ["replay", "check"] {
        let run = try folder.run(command, "good.pan", path)
        #expect(run.status == 2)
        #expect(run.errors == message)
        #expect(try folder.run(command, path).status == 2)
      }
      #expect(try folder.run("replay", "good.pan", path).lines.last == "1 passed, 0 failed")
    }
  }

  /// A file that holds no script, and what is said of it.
  struct OddFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let message: String

    init(_ description: String, _ bytes: [UInt8], _ message: String) {
      testDescription = description
      self.bytes = bytes
      self.message = message
    }

    init(_ description: String, _ text: String, _ message: String) {
      self.init(description, Array(text.utf8), message)
    }
  }

  static let oddFiles = [
    OddFile("empty", "", "nothing to run"),
    OddFile("comments", "# nothing\n\n", "nothing to run"),
    OddFile("NUL", "pan\0began", "1:4: error: a NUL character"),
    OddFile("bytes", [0x0A, 0x20, 0xFF], "2:2: error: byte 0xFF is not UTF-8"),
    OddFile(
      "a long line", String(repeating: "x", count: 1_000_000),
      "error: the line has 1000000 characters"),
    OddFile(
      "cut short", "scene city-guide\nexpect event \"x",
      "2:14: error: unterminated quote"),
  ]

  @Test(arguments: TestRun.sample(oddFiles, oneIn: 3))
  func whatIsNoScriptCannotRun(file: OddFile) throws {
    let (bytes, message) = (file.bytes, file.message)
    let folder = try Text()
    try folder.add("odd.pan", bytes)
    let replayed = try folder.run("replay", "odd.pan")
    #expect(replayed.status == 2)
    #expect(replayed.output.contains(message))
    #expect(replayed.output.utf8.count < 1_000)
    let checked = try folder.run("check", "odd.pan")
    #expect(checked.status == 2)
    #expect(checked.errors.contains(message))
    #expect(checked.output == "1 checked, 1 with errors\n")
    let piped = try ProgramRun([], input: bytes, in: folder.url)
    #expect(piped.status == 2)
    #expect(piped.errors.contains(message) && piped.output.isEmpty)
  }

  @Test func filterChoosesByPath() throws {
    let folder = try Text([
      "card/up.pan": Text.good, "card/down.pan": Text.bad, "up.pan": Text.good,
    ])
    #expect(try folder.run("replay", "--filter", "up", ".").lines == ["2 passed, 0 failed"])
    #expect(try folder.run("replay", "--filter", "card/", ".").status == 1)
    let none = try folder.run("replay", "--filter", "nope", ".")
    #expect(none.status == 2)
    #expect(none.errors == "pantomime: --filter matches no test\n")
    #expect(try folder.run("replay", "--filter", "nope", "--shard", "1/2", ".").status == 2)
  }

  /// For every number of parts: each script is in exactly one of them, and one without any passes.
  @Test(arguments: TestRun.sample(Array(1...6), oneIn: 3, from: 1))
  func shardsDivideTheScripts(count: Int) throws {
    let names = (1...5).map { "\($0).pan" }
    let folder = try Text(Dictionary(uniqueKeysWithValues: names.map { ($0, Text.good) }))
    var found: [String] = []
    for index in 1...count {
      let run = try folder.run("replay", "--verbose", "--shard", "\(index)/\(count)", ".")
      #expect(run.status == 0 && run.errors.isEmpty)
      found += run.lines.dropLast()
    }
    #expect(found.sorted() == names.map { "ok   ./\($0)" })
  }

  @Test func failFastStopsAndTellsWhatWasNotRun() throws {
    let folder = try Text([
      "1.pan": Text.good, "2.pan": Text.bad, "3.pan": Text.broken, "4.pan": Text.good,
    ])
    let run = try folder.run("replay", "--fail-fast", ".")
    #expect(run.status == 1)
    #expect(run.lines.suffix(3) == ["not run: ./3.pan", "not run: ./4.pan", "1 passed, 1 failed"])
  }

  @Test func jobsDoNotShow() throws {
    let folder = try Text()
    for index in 0..<20 {
      let text = [Text.good, Text.bad, Text.broken][index % 3]
      try folder.add("\(index).pan", Array(text.utf8))
    }
    let alone = try folder.run("replay", "--verbose", "--jobs", "1", ".")
    #expect(alone.status == 2 && alone.lines.last == "7 passed, 13 failed")
    for jobs in ["2", "8", "100"] {
      let run = try folder.run("replay", "--verbose", "--jobs", jobs, ".")
      #expect(run.output == alone.output && run.status == alone.status)
    }
  }

  @Test(
    arguments: TestRun.sample(
      [
        ["--jobs", "0"], ["--jobs", "x"], ["--shard", "0/2"], ["--shard", "3/2"], ["--shard", "1"],
        ["--shard", "1/0"], ["--speed", "1"], ["--filter"],
      ], oneIn: 2))
  func wrongUsageIsToldOnStandardError(flags: [String]) throws {
    let folder = try Text(["good.pan": Text.good])
    let run = try ProgramRun(["replay", "good.pan"] + flags, in: folder.url)
    #expect(run.status == 2)
    #expect(run.output.isEmpty && run.errors.hasPrefix("Error: "))
  }

  @Test func checkRunsNothing() throws {
    let folder = try Text(["bad.pan": Text.bad, "broken.pan": Text.broken, "good.pan": Text.good])
    let fine = try folder.run("check", "good.pan", "bad.pan")
    #expect(fine.status == 0 && fine.errors.isEmpty)
    #expect(fine.output == "2 checked, 0 with errors\n")
    let run = try folder.run("check", ".")
    #expect(run.status == 2)
    #expect(run.output == "3 checked, 1 with errors\n")
    #expect(
      run.errors == """
        ./broken.pan:1:7: error: unknown scene 'city-gide'
          1 | scene city-gide
            |       ^~~~~~~~~ did you mean 'city-guide'?

        """)
    #expect(try folder.run("check", "-", input: Text.broken).errors.hasPrefix("<stdin>:1:7: error"))
  }
}
