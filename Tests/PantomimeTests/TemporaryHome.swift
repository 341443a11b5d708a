import Foundation
import Testing

/// A home folder for the program under test, deleted afterwards.
final class TemporaryHome {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pantomime-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var historyFile: URL { folder.appendingPathComponent(".local/state/pantomime/history") }

  var journalFolder: URL { folder.appendingPathComponent(".local/state/pantomime/journals") }

  /// The journals there are, those that were offered left out.
  func journals() throws -> [URL] {
    guard FileManager.default.fileExists(atPath: journalFolder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: journalFolder.path)
      .filter { $0.hasSuffix(".pan") && !$0.hasSuffix(".offered.pan") }
      .map { journalFolder.appendingPathComponent($0) }
  }

  /// Writes the lines where an earlier run would have left them.
  func keep(_ lines: [String]) throws {
    try FileManager.default.createDirectory(
      at: historyFile.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (lines.joined(separator: "\n") + "\n")
      .write(to: historyFile, atomically: true, encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  func permissions(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  /// Nothing of the environment that the tests happen to run in gets through.
  func environment(_ more: [String: String] = [:]) -> [String: String] {
    let own = [
      "HOME": folder.path, "TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
    ]
    return own.merging(more) { $1 }
  }

  func start(
    _ more: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal.start(
      BuiltProgram.path(), environment: environment(more), columns: columns, rows: rows)
  }

  /// The program's prompt before a scene runs.
  static let prompt = "pantomime> "

  /// Starts the program and waits for its first prompt.
  func prompted(_ more: [String: String] = [:], columns: UInt16 = 80) throws -> PseudoTerminal {
    let terminal = try start(more, columns: columns)
    try #require(terminal.wait(for: TemporaryHome.prompt))
    return terminal
  }

  /// The last line that the program has kept: exactly what the editor handed on.
  var lastLine: String? {
    guard let text = try? String(contentsOf: historyFile, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").last.map(String.init)
  }

  /// Expects that the program takes the line just so and asks for another.
  func expectTaken(
    _ line: String, by terminal: PseudoTerminal, next prompt: String = TemporaryHome.prompt,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // A redraw prints the prompt too, but not at the start of a new row.
    #expect(
      terminal.wait { _ in lastLine == line } && terminal.wait(for: "\n" + prompt),
      "\(lastLine ?? "")", sourceLocation: sourceLocation)
  }

  /// Leaves the program by Ctrl-D, once a prompt stands alone on its row, and again if what was done
  /// isn't saved.
  ///
  /// Before that the terminal is cooked, and the kernel would keep the Ctrl-D to itself.
  func leave(_ terminal: PseudoTerminal) {
    // A hint may follow the prompt.
    #expect(
      terminal.wait {
        let (line, column) = $0.screen.cursor
        return line.prefix(column).hasSuffix("> ") || line.hasSuffix(">")
      })
    terminal.type(Key.controlD)
    if terminal.isKept() { terminal.type(Key.controlD) }
    #expect(terminal.exitStatus() == .status(0))
  }
}

extension PseudoTerminal {
  /// Waits for the program to leave or to ask whether it may, and returns whether it asked.
  func isKept() -> Bool {
    wait(for: "the session is not saved") && wait { $0.screen.cursor.line.hasSuffix(">") }
  }
}
