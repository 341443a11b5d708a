import Foundation
import Testing

/// What `pantomime replay` writes for other programs, from the outside.
@Suite(.timeLimit, .serialized) struct ReplayFormatTests {
  private func folder() throws -> ScriptFolder {
    try ScriptFolder([
      "bad.pan": ScriptFolder.bad, "broken.pan": ScriptFolder.broken, "good.pan": ScriptFolder.good,
    ])
  }

  @Test(arguments: [
    ("human", "FAIL ./bad.pan", "1 passed, 2 failed"),
    ("tap", "TAP version 14", "ok 3 - ./good.pan"),
    ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "</testsuites>"),
    (
      "jsonl",
      #"{"v":1,"event":"result","path":"./bad.pan","outcome":"failed","problems":[{"message":"#
        + #""expect state expanded: expected expanded, actual collapsed","line":2,"column":1,"#
        + #""expected":"expanded","actual":"collapsed"}]}"#,
      #"{"v":1,"event":"summary","passed":1,"failed":1,"broken":1}"#
    ),
  ])
  func eachFormatIsWholeAndAlone(format: String, first: String, last: String) throws {
    let folder = try folder()
    let run = try folder.run("replay", "--format", format, "--jobs", "1", ".")
    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
    #expect(run.lines.first == first)
    #expect(run.lines.last == last)
    // The same bytes whatever runs at once, and no trace of the clock.
    #expect(try folder.run("replay", "--format", format, "--jobs", "8", ".").output == run.output)
  }

  @Test(arguments: ["human", "tap", "junit", "jsonl"])
  func outputGoesToAFile(format: String) throws {
    let folder = try folder()
    let direct = try folder.run("replay", "--format", format, ".")
    let run = try folder.run("replay", "--format", format, "--output", "out.txt", ".")
    #expect(run.status == 2)
    #expect(run.lines.last == "1 passed, 2 failed")
    let written = try String(
      contentsOf: folder.url.appendingPathComponent("out.txt"), encoding: .utf8)
    #expect(written == direct.output)
  }

  @Test func fileThatCannotBeWrittenIsTold() throws {
    let run = try folder().run("replay", "--output", "no/such/folder", "good.pan")
    #expect(run.status == 2)
    #expect(run.errors == "pantomime: 'no/such/folder' cannot be written\n")
  }

  @Test func formatThatIsNoneIsRefused() throws {
    let run = try folder().run("replay", "--format", "xml", "good.pan")
    #expect(run.status == 2)
    #expect(run.errors.contains("human"))
  }
}
