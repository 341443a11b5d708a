import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// What an article shows is so: its scripts pass, and its calculators say what it prints.
///
/// A block fenced as `pan` is a script. One fenced as `console` is a sitting: lines that begin with
/// `> ` are statements, and what stands below one is what it says.
@Suite(.timeLimit) struct ArticleTests {
  private static let files =
    ["README.md"]
    + ProjectFiles.names(in: "Sources", withExtension: "md").map { "Sources/\($0)" }

  /// A fenced block, and where it is.
  struct Block: Sendable, CustomTestStringConvertible {
    let file: String
    /// The number of its first line.
    let line: Int
    let language: String
    var lines: [String] = []

    var testDescription: String { "\(file):\(line)" }
  }

  private static let blocks = files.flatMap(blocks)

  private static func blocks(of file: String) -> [Block] {
    guard let bytes = try? ProjectFiles.bytes(of: file) else { return [] }
    var blocks: [Block] = []
    var open: Block?
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        let language = String(line.dropFirst(3))
        open = open == nil ? Block(file: file, line: number + 2, language: language) : nil
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  /// The articles are found, and are about what they are to be about.
  @Test func thereAreBlocks() {
    for file in ["README.md", "TheAnimator.md", "Timings.md"] {
      #expect(Self.blocks.contains { $0.file.hasSuffix(file) && $0.language == "pan" }, "\(file)")
    }
    #expect(Self.blocks.contains { $0.language == "console" })
  }

  @Test(arguments: blocks.filter { $0.language == "pan" })
  func scriptPasses(block: Block) {
    let script = Script(Array(block.lines.joined(separator: "\n").utf8), file: block.file)
    let replay = Replay(script, file: block.file, in: Session())
    #expect(replay.diagnostics.isEmpty, "\(DiagnosticText.all(replay.diagnostics, style: .plain))")
    for failure in replay.failures {
      Issue.record("\(FailureText.block(failure, file: "\(block)", style: .plain))")
    }
    #expect(replay.expectations > 0)
  }

  @Test(arguments: blocks.filter { $0.language == "console" })
  func sittingIsReal(block: Block) throws {
    var session = Session()
    var shown: [String] = []
    for line in block.lines where line.hasPrefix("> ") {
      shown.append(line)
      let statement = try #require(try Statement(String(line.dropFirst(2))))
      let text = StepText.results(try session.execute(statement), style: .plain)
      shown += text.split(separator: "\n").map(String.init)
    }
    #expect(shown == block.lines)
  }

  // MARK: What the tables must hold

  private static func text(_ name: String) throws -> String {
    let file = try #require(files.first { $0.hasSuffix("/\(name)") })
    return String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
  }

  @Test func everyDoubtQuirkAndMisuseIsTold() throws {
    let text = try Self.text("TheAnimator.md")
    for doubt in Doubt.allCases {
      let choices = doubt.choices.map { "`\($0)`" }.joined(separator: ", ")
      #expect(text.contains("| \(doubt.rawValue) | \(choices) |"))
    }
    for quirk in Quirk.allCases { #expect(text.contains("| `\(quirk.rawValue)` |")) }
    for misuse in Misuse.allCases { #expect(text.contains("`\(misuse.rawValue)`")) }
  }

  @Test func everyTimingIsTold() throws {
    let text = try Self.text("Timings.md")
    for curve in NamedCurve.all where !["-in", "-out"].contains(where: curve.name.hasSuffix) {
      #expect(text.contains("`\(curve.name)`"), "\(curve.name)")
    }
    for curve in NamedCurve.system { #expect(text.contains("`\(curve.name)`"), "\(curve.name)") }
    for call in TimingValue.calls { #expect(text.contains("`\(call.name)("), "\(call.name)") }
  }
}
