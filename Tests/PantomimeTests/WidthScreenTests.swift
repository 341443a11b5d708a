import TestSupport
import Foundation
import Testing

/// The screens of a terminal at several widths, as recorded beside this file.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct WidthScreenTests {
  private static let start = ["scene city-guide faults=CG-1", "pan began", "wait 0.1"]
  private static let shown = [
    "compare rules", "compare rules sign half", "velocity", "rules projection", "show", "faults",
    "help compare", "help quit", "help axes", "shwo card.frame", "show card.frmae",
  ]

  /// The screen below each statement.
  private static func screens(columns: UInt16) throws -> String {
    let home = try TemporaryHome()
    let terminal = try home.start(["NO_COLOR": "1", "PAGER": ""], columns: columns, rows: 500)
    try #require(terminal.wait(for: TemporaryHome.prompt))
    for statement in start + ["pan changed dy=-40"] + shown {
      let before = prompts(terminal.screen)
      terminal.type(statement + "\r")
      try #require(
        terminal.wait {
          $0.screen.cursor.line.hasSuffix("s>") && prompts($0.screen) > before
        }, "after \(statement)")
    }
    var text = ""
    var isShown = false
    for line in terminal.screen.lines {
      if let prompt = line.range(of: "s> "), line.hasPrefix("city-guide ") {
        let statement = String(line[prompt.upperBound...])
        isShown = shown.contains(statement)
        if isShown { text += "> \(statement)\n" }
      } else if isShown {
        text += line + "\n"
      }
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    home.leave(terminal)
    return text
  }

  /// How many prompts of a scene have been shown.
  private static func prompts(_ screen: TerminalScreen) -> Int {
    screen.lines.filter { $0.hasPrefix("city-guide ") && $0.contains("s>") }.count
  }

  /// With `PANTOMIME_RECORD=1` the file gets what is shown now, and the test fails.
  @Test(arguments: [60, 80, 120])
  func looksAsWrittenDown(columns: Int) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Screens/\(columns).txt")
    let text = try Self.screens(columns: UInt16(columns))
    for line in text.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
    if TestRun.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
    } else {
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          == written.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  @Test func resizingCountsFromTheNextLineOn() throws {
    let home = try TemporaryHome()
    let terminal = try home.prompted(["NO_COLOR": "1", "PAGER": ""], columns: 120)
    for columns in [UInt16(60), 100, 40] {
      terminal.resize(columns: columns, rows: 24)
      let before = terminal.screen.transcript.count
      terminal.type("help compare\r", expecting: "example:")
      terminal.expect(TemporaryHome.prompt)
      let lines = terminal.screen.transcript.dropFirst(before).split(separator: "\n")
        .filter { $0.hasPrefix("  ") }
      let longest = lines.map(\.count).max() ?? 0
      #expect(longest < columns && longest > Int(columns) - 15, "\(columns)")
    }
    home.leave(terminal)
  }

  /// Through a pipe it is 80 columns, or what `COLUMNS` says.
  @Test func pipesAreEightyColumnsWide() throws {
    for (environment, columns) in [([:], 80), (["COLUMNS": "50"], 50), (["COLUMNS": "110"], 110)] {
      for arguments in [["help", "compare"], ["scenes"], []] {
        let run = try ProgramRun(
          arguments, input: Array("faults city-guide\nhelp compare\n".utf8),
          environment: environment)
        let longest = run.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect(run.status == 0 && longest <= columns, "\(arguments) \(columns)")
        if arguments != ["scenes"] { #expect(longest > columns - 15, "\(arguments) \(columns)") }
      }
    }
  }

  /// Notes about the end of a script count the words before the event.
  @Test(arguments: [60, 80, 120]) func notesFitTheirLine(columns: Int) throws {
    let run = try ProgramRun(
      [], input: Array("pan began\n".utf8), environment: ["COLUMNS": "\(columns)"])
    #expect(run.errors.contains("note: at the end t=0.0000"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.count < columns }, "\(run.errors)")
  }
}
