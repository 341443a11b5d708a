import Foundation
import TestSupport
import Testing

/// A run that fails, fails in every report, too: a CI service may read nothing but the report.
@Suite(.timeLimit, .serialized) struct ReportedProblemTests {
  private static let formats = ["junit", "tap", "github", "sarif", "jsonl"]
  private static let hasLint = (try? ProgramRun(shell: "xmllint --version"))?.status == 0

  private func folder() throws -> ScriptFolder {
    let folder = try ScriptFolder([
      "good.pan": ScriptFolder.good, "fine.pan": ScriptFolder.good, "bad.pan": ScriptFolder.bad,
      "broken.pan": ScriptFolder.broken,
    ])
    _ = try folder.shell("mkdir empty")
    return folder
  }

  /// Returns whether a program that reads nothing but a report takes the run for a failed one.
  private static func isRed(_ report: String, as format: String) throws -> Bool {
    let lines = report.split(separator: "\n")
    switch format {
    case "junit":
      let elements =
        report.components(separatedBy: "<error ").count
        + report.components(separatedBy: "<failure ").count - 2
      let counts = try #require(
        report.firstMatch(of: /<testsuites .* failures="([0-9]+)" errors="([0-9]+)"/))
      #expect((Int(counts.1) ?? 0) + (Int(counts.2) ?? 0) == elements, "\(report)")
      let cases = report.components(separatedBy: "<testcase ").count - 1
      #expect(report.contains("<testsuites name=\"pantomime\" tests=\"\(cases)\" "))
      return elements > 0
    case "tap": return lines.contains { $0.hasPrefix("not ok") || $0.hasPrefix("Bail out!") }
    case "github": return lines.contains { $0.hasPrefix("::error ") }
    case "sarif":
      let log = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
      let run = try #require((log?["runs"] as? [[String: Any]])?.first)
      let results = run["results"] as? [[String: Any]] ?? []
      let calls = run["invocations"] as? [[String: Any]] ?? []
      return results.contains { $0["level"] as? String == "error" }
        || calls.contains { $0["executionSuccessful"] as? Bool == false }
    default:
      let summary = try #require(lines.last)
      let members =
        try JSONSerialization.jsonObject(with: Data(summary.utf8)) as? [String: Any] ?? [:]
      return ["failed", "broken"].contains { members[$0] as? Int ?? 0 > 0 }
        || ["problems", "unmet", "cut"].contains { members[$0] != nil }
    }
  }

  private static let calls = [
    "good.pan", "good.pan nosuch.pan", "nosuch.pan", "empty", "good.pan empty",
    "good.pan --tags typo", "good.pan --filter typo", "good.pan bad.pan", "good.pan broken.pan",
    "good.pan --coverage-below 100", "good.pan --coverage-below 0",
    "good.pan --shard 2/2", "bad.pan good.pan --fail-fast", "good.pan --golden",
  ]

  @Test(arguments: TestRun.sample(calls, oneIn: 2, from: 1))
  func theReportIsRedIfTheStatusIs(call: String) throws {
    let folder = try folder()
    for format in TestRun.sample(Self.formats, oneIn: 3, from: call.utf8.count) {
      let run = try folder.shell("\"$P\" replay --format \(format) \(call)")
      #expect(
        try Self.isRed(run.output, as: format) == (run.status != 0),
        "\(format) \(run.status): \(run.output)")
      if format == "junit", Self.hasLint {
        try folder.add("out.xml", Array(run.output.utf8))
        let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/junit.xsd"
        #expect(try folder.shell("xmllint --noout --schema '\(schema)' out.xml").status == 0)
      }
    }
    // A person reads a file, too.
    let text = try folder.shell("\"$P\" replay --output out.txt \(call)")
    for line in text.errors.split(separator: "\n") where line.hasPrefix("pantomime: ") {
      #expect(try folder.text("out.txt").contains("\(line)\n"))
    }
  }

  @Test(arguments: ["1.txt", "2.txt", "1.txt 2.txt", "3.txt"])
  func theMergedReportIsRedIfTheStatusIs(files: String) throws {
    let folder = try folder()
    _ = try folder.shell(
      """
      for i in 1 2; do "$P" replay --format jsonl --shard $i/2 good.pan fine.pan >$i.txt; done
      "$P" replay --format jsonl good.pan --coverage-below 100 >3.txt
      """)
    for format in TestRun.sample(Self.formats, oneIn: 2, from: files.utf8.count) {
      let run = try folder.shell("\"$P\" merge --format \(format) \(files)")
      #expect(
        try Self.isRed(run.output, as: format) == (run.status != 0),
        "\(format) \(run.status): \(run.output)")
    }
  }

  /// A problem in a file that a script uses is at the line of that file.
  @Test func problemsInUsedFilesHaveTheirPlace() throws {
    let folder = try ScriptFolder([
      "a.pan": "use lib/broken.pan\nscene city-guide\n",
      "b.pan": "scene city-guide\nuse lib/failing.pan\n",
      "lib/broken.pan": "let x=1\nfooo\n", "lib/failing.pan": "\nexpect state expanded\n",
    ])
    let calls = "replay a.pan b.pan --format"
    let lines = try folder.shell("\"$P\" \(calls) github").lines
    #expect(
      lines.first?.hasPrefix("::error file=lib/broken.pan,line=2,col=1,title=a.pan::unknown")
        == true)
    #expect(
      lines.contains {
        $0.hasPrefix(
          "::error file=lib/failing.pan,line=2,col=1,title=b.pan::expect state expanded:")
      }, "\(lines)")
    let log = try folder.shell("\"$P\" \(calls) sarif").output
    for name in ["broken", "failing"] {
      #expect(log.contains("\"uri\": \"lib/\(name).pan\" }, \"region\": { \"startLine\": 2"))
    }
    let objects = try folder.shell("\"$P\" \(calls) jsonl").output
    #expect(objects.contains("\"place\":{\"file\":\"lib/broken.pan\",\"line\":2,\"column\":1}"))
    #expect(objects.contains("\"message\":\"lib/failing.pan:2:1: expect state expanded: "))
    let human = try folder.shell("\"$P\" replay --format jsonl a.pan b.pan | \"$P\" merge -")
    #expect(human.output.contains("  lib/broken.pan:2:1: unknown verb"), "\(human.output)")
    #expect(human.output.contains("  lib/failing.pan:2:1: expect state expanded; used at"))
  }

  /// The command that a failing test prints fails, too.
  @Test(
    arguments: TestRun.sample(
      [
        ("--golden", "scene city-guide\ntap on=card\nrun\nexpect state expanded\n"),
        ("--strict", "scene city-guide\ntap on=card\nexpect time 0\n"),
        ("--timeout 20s", "scene city-guide\nwait 30\nexpect time 30\n"),
        (
          "--strict --timeout 1s,5statements",
          "scene city-guide\ntap on=card\nwait 2\nexpect time 2\n"
        ),
        ("--record", "scene city-guide\nexpect time 0\n"),
        ("", ScriptFolder.bad),
        ("--strict", "case a x=1\nscene city-guide\ntap on=card\nexpect time 0\n"),
      ], oneIn: 2))
  func theCommandForAnotherRunFails(options: String, script: String) throws {
    let folder = try ScriptFolder([
      "a.pan": script, "a.trace": options == "--record" ? "my notes\n" : "traces 2\n0 scene x\n",
    ])
    let run = try folder.shell("\"$P\" replay \(options) a.pan")
    #expect(run.status != 0)
    let line = try #require(run.lines.first { $0.hasPrefix("    rerun     ") })
    let call = "pantomime() { \"$P\" \"$@\"; }\n" + line.dropFirst("    rerun     ".count)
    #expect(try folder.shell(call).status == run.status, "\(line)")
    let merged = try folder.shell("\"$P\" replay --format jsonl \(options) a.pan | \"$P\" merge -")
    #expect(merged.lines.contains(line), "\(merged.output)")
  }

  /// A file that isn't a report is never replaced by one.
  @Test(
    arguments: TestRun.sample(
      [
        "replay good.pan --output mine.pan", "replay good.pan --format junit --output mine.trace",
        "report good.pan --output mine.pan", "merge jsonl.txt --output mine.pan",
        "grammar vim --output mine.pan",
        "hunt city-guide faults=CG-4 --runs 50 --save mine.pan",
      ], oneIn: 2))
  func sourcesAreSpared(call: String) throws {
    let folder = try folder()
    for name in ["mine.pan", "mine.trace"] { try folder.add(name, Array("# mine\n".utf8)) }
    _ = try folder.shell("\"$P\" replay good.pan --format jsonl >jsonl.txt")
    let run = try folder.shell("\"$P\" \(call)")
    #expect(run.status == 2 && run.errors.contains("name another file"), "\(run.errors)")
    for name in ["mine.pan", "mine.trace"] { #expect(try folder.text(name) == "# mine\n") }
  }

  /// Options that contradict each other, or that have no effect on a call, are refused.
  @Test(
    arguments: TestRun.sample(
      [
        "replay --golden --record good.pan", "trace good.pan --touches --format csv",
        "trace good.pan --touches-format maestro", "trace good.pan --stops 3",
        "trace good.pan --touches --sample state", "hunt city-guide --case a",
        "merge --format junit hunt.txt", "merge --verbose hunt.txt",
      ], oneIn: 2))
  func optionsWithoutEffectAreRefused(call: String) throws {
    let folder = try folder()
    _ = try folder.shell("\"$P\" hunt popup --runs 5 --format jsonl >hunt.txt")
    let run = try folder.shell("\"$P\" \(call)")
    #expect(run.status == 2 && run.output.isEmpty && !run.errors.isEmpty, "\(run.output)")
  }
}
