import TestSupport
import Foundation
import Testing

/// Several machines that share tests, and their reports put together, from the outside.
@Suite(.timeLimit, .serialized) struct ShardCommandTests {
  private static let cases = """
    test "a drag" tags=card,drag
    case far dy=-120 outcome=expanded
    case near dy=-20 outcome=expanded
    case never dy=-120 outcome="no <&> \\"where\\""
    scene city-guide
    pan began
    pan changed dy=$dy
    pan ended vy=0
    run
    expect state $outcome

    """

  /// Scripts that pass, fail, break, are skipped, known to fail, and have odd names.
  private static func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "bad.pan": ScriptFolder.bad, "broken.pan": ScriptFolder.broken, "good.pan": ScriptFolder.good,
      "sub/cases.pan": Self.cases, "sub/ä <&>\u{202E}.pan": ScriptFolder.good,
      "known.pan": "test \"late\" known-failure=\"not # yet\"\n" + ScriptFolder.bad,
      "skipped.pan": "test \"never\" skip=\"no time\"\n" + ScriptFolder.bad,
      "many.pan": "scene city-guide\n" + String(repeating: "expect time 1\n", count: 30),
      "misuse.pan": "scene city-guide\ntap on=card\nfinish\nexpect fraction 1\n",
    ])
  }

  /// Shards put together are what one machine would have said, byte by byte.
  @Test(arguments: TestRun.isLong ? [1, 2, 5] : [3])
  func mergeEqualsASingleRun(count: Int) throws {
    let folder = try Self.folder()
    let whole = try folder.run("replay", "--format", "jsonl", ".")
    for part in (1...count).reversed() {
      _ = try folder.shell(
        "\"$P\" replay --format jsonl --shard \(part)/\(count) --output \(part).txt . >/dev/null"
      )
    }
    for format in TestRun.sample(["jsonl", "tap", "junit"], oneIn: 3) {
      let single = try folder.run("replay", "--format", format, ".")
      let merged = try folder.shell("\"$P\" merge --format \(format) ?.txt")
      #expect(merged.output.timeless == single.output.timeless && merged.status == single.status)
      #expect(merged.errors.isEmpty)
      let piped = try folder.shell("cat ?.txt | \"$P\" merge --format \(format) - --output out")
      #expect(try folder.text("out").timeless == single.output.timeless)
      #expect(piped.lines.last == "5 passed, 5 failed, 1 skipped")
    }
    let human = try folder.shell("\"$P\" merge ?.txt")
    let single = try folder.run("replay", ".")
    #expect(human.lines.last == single.lines.last)
    #expect(
      human.lines.filter { $0.hasPrefix("FAIL") } == single.lines.filter { $0.hasPrefix("FAIL") })
    #expect(whole.status == 2)
  }

  /// Merging the report of a single run alone reproduces it.
  @Test func aWholeReportIsItself() throws {
    let folder = try Self.folder()
    let whole = try folder.run("replay", "--format", "jsonl", ".")
    let merged = try folder.run("merge", "--format", "jsonl", "-", input: whole.output)
    #expect(merged.output == whole.output && merged.status == 2)
    let good = try folder.run("replay", "--format", "jsonl", "good.pan")
    #expect(try folder.run("merge", "-", input: good.output).status == 0)
    let bad = try folder.run("replay", "--format", "jsonl", "bad.pan")
    let merge = try folder.run("merge", "-", input: good.output + bad.output)
    #expect(merge.status == 1 && merge.lines.last == "1 passed, 1 failed")
    #expect(merge.output.contains("  bad.pan:2:1: expect state expanded\n    expected  expanded\n"))
  }

  /// A file or a test that a shard didn't find is a problem of the whole run, which is reported once.
  @Test(arguments: [
    ("good.pan typo.pan", "pantomime: no file or folder 'typo.pan'\n", "1 passed, 0 failed"),
    ("good.pan --filter zzz", "pantomime: --filter matches no test\n", "0 passed, 0 failed"),
  ])
  func problemsOfTheSearchAreMerged(tests: String, message: String, last: String) throws {
    let folder = try Self.folder()
    let single = try folder.shell("\"$P\" replay \(tests) --format jsonl")
    let merged = try folder.shell(
      """
      for i in 1 2; do "$P" replay \(tests) --shard $i/2 --format jsonl >$i.txt 2>errors; done
      "$P" merge --format jsonl ?.txt
      """)
    #expect(single.status == 2 && single.errors == message)
    #expect(merged.status == 2 && merged.errors == message)
    #expect(merged.output == single.output)
    let human = try folder.shell("\"$P\" merge ?.txt")
    #expect(human.status == 2 && human.lines.last == last)
  }

  /// The reports of three shards, and others that don't belong to them.
  ///
  /// The tests of this suite run one after the other, and none changes the folder's reports.
  nonisolated(unsafe) private static let reported = Result {
    let folder = try ShardCommandTests.folder()
    _ = try folder.shell(
      """
      for i in 1 2 3; do "$P" replay --format jsonl --shard $i/3 . >$i.txt; done
      "$P" replay --format jsonl . >whole.txt
      : >empty.txt
      "$P" replay --format jsonl --shard 2/2 good.pan >other.txt
      "$P" replay --format jsonl good.pan | sed 's/"passed":1/"passed":2/' >counts.txt
      "$P" replay --format jsonl good.pan | sed 's/"v":1/"v":2/' >version.txt
      """)
    return folder
  }

  private func shards() throws -> ScriptFolder { try Self.reported.get() }

  @Test(
    arguments: TestRun.sample(
      [
        ("1.txt 3.txt", "pantomime: shard 2/3 is missing\n"),
        ("2.txt", "pantomime: shards 1/3, 3/3 are missing\n"),
      ], oneIn: 2))
  func whatIsMissingIsTold(files: String, message: String) throws {
    let run = try shards().shell("\"$P\" merge --format tap \(files)")
    #expect(run.status == 2 && run.errors == message)
    #expect(run.output.contains("\nBail out! shard"))
    // The number of tests that are missing isn't known.
    for format in ["human", "github"] {
      let text = try shards().shell("\"$P\" merge --format \(format) \(files)").output
      #expect(text.contains(" missing\n") && !text.contains("not run"), "\(text)")
    }
  }

  @Test(arguments: [
    ("1.txt 1.txt 2.txt 3.txt", "' is in both '1.txt' and '1.txt'\n"),
    ("1.txt 2.txt 3.txt whole.txt", "' is in both '1.txt' and 'whole.txt'\n"),
    ("1.txt nope.txt", "pantomime: 'nope.txt' cannot be read: No such file or directory\n"),
    ("good.pan", "pantomime: 'good.pan' is not a report: line 1: "),
    ("empty.txt", "pantomime: 'empty.txt' has no report; "),
    ("1.txt other.txt", "they belong to different runs\n"),
    ("counts.txt", "is not a report: line 2: the summary counts 2 passed, but there are 1\n"),
    ("version.txt", "is not a report: line 1: 'v' is not 1, the supported version\n"),
  ])
  func whatCannotBePutTogetherIsTold(files: String, message: String) throws {
    let run = try shards().shell("\"$P\" merge --format jsonl \(files)")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasSuffix(message) || run.errors.contains(message), "\(run.errors)")
  }

  /// A shard that was killed in the middle of its report, and one that was interrupted.
  @Test func shardsThatWereCut() throws {
    let folder = try shards()
    let run = try folder.shell(
      """
      sed '$d' 3.txt >cut.txt; printf '{"v":1,"event":"res' >>cut.txt
      "$P" merge --format jsonl 1.txt 2.txt cut.txt
      """)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "pantomime: shard 3/3 is missing\npantomime: cut.txt ends before its summary\n")
    #expect(
      run.lines.last?.hasSuffix(
        "\"cut\":\"shard 3/3 is missing; cut.txt ends before its summary\"}") == true)
    let stopped = try folder.shell(
      """
      sed 's/,"shard"/,"cut":"interrupted","shard"/' 2.txt >stopped.txt
      "$P" merge --format jsonl 1.txt stopped.txt 3.txt
      """)
    #expect(stopped.status == 2 && stopped.errors.isEmpty)
    #expect(stopped.lines.last?.hasSuffix(",\"cut\":\"interrupted\"}") == true)
  }

  /// Shards of other tests: another commit, and another selection.
  @Test func shardsOfOtherTestsAreIncomplete() throws {
    let five = Dictionary(
      uniqueKeysWithValues: (1...5).map { ("A/\($0).pan", ScriptFolder.good) })
    let more = [
      "x1.pan": ScriptFolder.good, "x2.pan": ScriptFolder.bad, "x3.pan": ScriptFolder.good,
      "x4.pan": "test \"x\" tags=late\n" + ScriptFolder.good,
    ]
    let folder = try ScriptFolder(five)
    for (name, text) in five.map({ (String($0.key.dropFirst(2)), $0.value) })
      + more.map({ ($0, $1) })
    {
      try folder.add("B/\(name)", Array(text.utf8))
    }
    _ = try folder.shell(
      """
      (cd A; "$P" replay --format jsonl --shard 1/2 .) >a1.txt
      for i in 1 2; do (cd B; "$P" replay --format jsonl --shard $i/2 .) >b$i.txt; done
      (cd B; "$P" replay --format jsonl --shard 2/2 --tags late .) >t2.txt
      (cd B; "$P" replay --format jsonl --shard 2/2 --filter . .) >f2.txt
      for f in a1 b1 b2; do sed 's/,"total":[0-9]*//' $f.txt >old-$f.txt; done
      """)
    for (files, words) in [
      ("a1.txt b2.txt", "a1.txt is a shard of 5 tests, and b2.txt of 9: "),
      ("b1.txt t2.txt", "b1.txt is a shard of 9 tests, and t2.txt of 1: "),
      ("b1.txt f2.txt", "b1.txt is a shard of all tests, and f2.txt of --filter .: "),
      ("old-a1.txt old-b2.txt", "test 7 of 8 is missing: "),
    ] {
      let run = try folder.shell("\"$P\" merge \(files)")
      #expect(
        run.status == 2 && run.errors.contains("pantomime: \(words)"), "\(files) \(run.errors)")
      #expect(run.errors.contains("the"), "\(files)")
    }
    // A report of an older version is still complete.
    for files in ["b1.txt b2.txt", "old-b1.txt old-b2.txt", "b1.txt old-b2.txt"] {
      let run = try folder.shell("\"$P\" merge \(files)")
      #expect(run.status == 1 && run.lines.last == "8 passed, 1 failed", "\(run.errors)")
    }
  }

  /// Another program of that name is older, and knows no `:::` with a line for the shell.
  private static let hasParallel =
    (try? ProgramRun(shell: "parallel --version | grep -q GNU"))?.status == 0

  @Test(.enabled(if: hasParallel, "GNU parallel is missing"))
  func parallelRunsTheShards() throws {
    let folder = try Self.folder()
    let whole = try folder.run("replay", "--format", "jsonl", ".")
    let run = try folder.shell(
      """
      HOME=$PWD parallel --will-cite "\\"$P\\" replay --format jsonl --shard {}/4 . >{}.txt" ::: 1 2 3 4
      "$P" merge --format jsonl ?.txt
      """)
    #expect(run.output == whole.output, "\(run.errors)")
  }
}
