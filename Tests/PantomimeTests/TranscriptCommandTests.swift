import Foundation
import TestSupport
import Testing

/// `save FILE.md as=transcript`, read by an independent parser of CommonMark.
@Suite(.timeLimit) struct TranscriptCommandTests {
  /// The Python with the parser, which a package of the system installs only for the system's own.
  private static let python = ["python3", "/usr/bin/python3"].first {
    (try? ProgramRun(shell: "\($0) -c 'import markdown_it'"))?.status == 0
  }

  /// Prints the headings, each code block as a line of JSON, and the target of each image.
  private static let reader = """
    import json, sys
    from markdown_it import MarkdownIt
    for token in MarkdownIt().parse(open(sys.argv[1], encoding="utf-8").read()):
        if token.type == "fence":
            print(json.dumps(token.content))
        for child in token.children or []:
            if child.type == "image":
                print("image", child.attrs["src"], child.content)
            elif token.type == "inline" and child.type == "text" and token.level == 1:
                print("text", child.content)

    """

  private static let lines = [
    "tap on=card; wait 0.1", "drag on=card by=0,-120", "why", "again by=0,-40", "undo",
    "strip n=3", "plot progress", "expect state expanded", "rules half",
  ]

  private func run(_ lines: [String], in folder: ScriptFolder) throws -> ProgramRun {
    try ProgramRun([], input: Array((lines.joined(separator: "\n") + "\n").utf8), in: folder.url)
  }

  @Test(.enabled(if: python != nil, "python3 or its module markdown_it is missing"))
  func anotherReaderFindsTheLinesAndPictures() throws {
    let folder = try ScriptFolder(["read.py": Self.reader])
    let run = try run(Self.lines + ["save s.md as=transcript"], in: folder)
    #expect(run.output.hasSuffix("saved a transcript of 9 lines and 2 pictures\n"), "\(run.errors)")
    let read = try folder.shell("\(#require(Self.python)) read.py s.md")
    #expect(read.errors.isEmpty)
    let blocks = try read.lines.filter { $0.hasPrefix("\"") }.map {
      try JSONDecoder().decode(String.self, from: Data($0.utf8))
    }
    #expect(blocks.map { $0.prefix { $0 != "\n" } } == Self.lines.map { "> \($0)" })
    // The blocks are the output, except for pictures.
    let told = blocks.map { $0.drop { $0 != "\n" }.dropFirst() }
    for block in told where !block.isEmpty {
      #expect(run.output.contains(block), "\(block)")
    }
    #expect(
      read.lines.filter { $0.hasPrefix("image") } == [
        "image s-1.svg city-guide, drag 120 pt up in 0.3 s",
        "image s-2.svg progress: city-guide, drag 120 pt up in 0.3 s",
      ])
    for name in ["s-1.svg", "s-2.svg"] {
      #expect(try folder.shell("xmllint --noout \(name)").errors.isEmpty)
    }
  }

  @Test func nothingIsReplacedUnasked() throws {
    let lines = ["tap on=card; wait 0.1", "strip n=2", "plot progress", "expect state expanded"]
    for taken in ["s.md", "s-2.svg"] {
      let folder = try ScriptFolder([taken: "mine"])
      let refused = try run(lines + ["save s.md as=transcript"], in: folder)
      #expect(refused.errors.contains("'\(taken)' already exists"), "\(refused.errors)")
      #expect(try folder.text(taken) == "mine")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(names == [taken])
      let replaced = try run(lines + ["save s.md as=transcript replace=yes"], in: folder)
      #expect(replaced.errors.isEmpty == false, "the expectation fails")
      #expect(try folder.text(taken) != "mine")
    }
  }

  /// A statement that wrote a file doesn't write it again for a transcript.
  @Test func aReplayWritesNothing() throws {
    let folder = try ScriptFolder([:])
    let saves = ["save a.pan", "strip as=a.svg", "save s.md as=transcript"]
    let run = try run(
      ["scene city-guide", "tap on=card"] + saves + ["run", "save t.md as=transcript"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("t.md")
    for line in saves + ["run"] { #expect(text.contains("> \(line)\n"), "\(line)") }
    #expect(text.contains("wrote a.svg: "))
  }

  @Test(
    arguments: TestRun.sample(
      [
        ("save s.txt as=transcript", "a transcript is a Markdown file"),
        ("save .md as=transcript", "a transcript is a Markdown file"),
        (
          "save s.md as=transcript expect=paths", "a transcript contains the whole session as typed"
        ),
        (
          "save s.md as=transcript from=session", "a transcript contains the whole session as typed"
        ),
        ("save s.md as=handout", "unknown kind of file 'handout'"),
        ("save s.md as=transcript", "there is nothing to save"),
      ], oneIn: 2))
  func wrongUsageIsRefused(line: String, message: String) throws {
    let folder = try ScriptFolder([:])
    let run = try run([line], in: folder)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
