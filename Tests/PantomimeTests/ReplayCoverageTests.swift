import TestSupport
import Foundation
import Testing

/// `replay --coverage` from the outside.
@Suite(.timeLimit, .serialized) struct ReplayCoverageTests {
  private func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "a.pan": ScriptFolder.good, "sub/b.pan": ScriptFolder.good,
      "c.pan":
        "scene city-guide faults=CG-1\npan began\npan changed dy=-90\npan ended vy=-10\nrun\n"
        + "expect state expanded\n",
    ])
  }

  @Test func peopleAreToldWhatWasReachedAndWhatNever() throws {
    let folder = try folder()
    let run = try folder.run("replay", "--coverage", ".")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines.first?.hasPrefix("coverage ") == true)
    #expect(run.lines.last == "3 passed, 0 failed")
    #expect(run.output.contains("  states  2 of 2"))
    #expect(run.output.contains("city-guide expanded   ./a.pan and 2 more"), "\(run.output)")
    #expect(run.lines.contains { $0.contains("never") && $0.contains("CG-2") }, "\(run.output)")
    for jobs in ["1", "8"] {
      #expect(try folder.run("replay", "--coverage", "--jobs", jobs, ".").output == run.output)
    }
    #expect(!(try folder.run("replay", ".").output.contains("coverage")))
  }

  /// If the report's format can't contain it, it is printed beside the report.
  @Test(arguments: TestRun.sample(["tap", "junit", "jsonl"], oneIn: 2))
  func itIsToldWithEveryFormat(format: String) throws {
    let folder = try folder()
    let told = try folder.run("replay", "--coverage", ".")
    let plain = try folder.run("replay", "--format", format, ".")
    let run = try folder.run("replay", "--coverage", "--format", format, ".")
    #expect(run.status == 0 && plain.errors.isEmpty)
    if format == "jsonl" {
      #expect(run.errors.isEmpty && run.output.contains("\"event\":\"coverage\""))
    } else {
      #expect(run.output.timeless == plain.output.timeless)
      #expect(run.errors + "3 passed, 0 failed\n" == told.output)
    }
  }

  @Test func tooLittleFails() throws {
    let folder = try folder()
    #expect(try folder.run("replay", "--coverage-below", "1", ".").status == 0)
    let run = try folder.run("replay", "--coverage-below", "90.5", ".")
    #expect(run.status == 1)
    #expect(run.errors.contains("is below 90.5 %"))
    for wrong in ["101", "-1", "x"] {
      #expect(try folder.run("replay", "--coverage-below=\(wrong)", ".").status == 2)
    }
  }

  @Test(.enabled(if: canRun("jq"), "jq is missing"))
  func jqReadsIt() throws {
    let folder = try folder()
    let run = try folder.shell(
      "\"$P\" replay --coverage --format jsonl . >all.jsonl; "
        + "jq -c 'select(.event == \"coverage\") | [.reached, "
        + "([.items[] | select(.counts != false and .tests != [])] | length), .of, "
        + "([.items[] | select(.counts != false)] | length)]' all.jsonl; "
        + "jq -r 'select(.event == \"coverage\") | .items[] | select(.kind == \"faults\" and .tests "
        + "== [\"./c.pan\"]) | .name' all.jsonl; tail -1 all.jsonl | jq -r .event")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    let counts = lines.first?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
    #expect(counts.count == 4 && counts[0] == counts[1] && counts[2] == counts[3], "\(lines)")
    #expect(lines.dropFirst() == ["CG-1", "summary"], "\(lines)")
  }
}
