import Foundation

/// A folder of scripts for one test, gone afterwards.
final class ScriptFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("pan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try add(name, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func add(_ name: String, _ bytes: [UInt8]) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The contents of one of its files.
  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    try ProgramRun(arguments, input: Array(input.utf8), in: url)
  }

  /// A line for the shell, which finds the program as `$P`.
  func shell(_ line: String) throws -> ProgramRun {
    try withExtendedLifetime(self) { try ProgramRun(shell: line, in: url) }
  }

  /// Scripts that pass, fail and cannot be read.
  static let good = "scene city-guide\ntap on=card\nrun\nexpect state expanded\n"
  static let bad = "scene city-guide\nexpect state expanded\n"
  static let broken = "scene city-gide\n"
}

extension String {
  /// The text without the times that JUnit's attributes tell, which differ from run to run.
  var timeless: String {
    replacingOccurrences(
      of: " (time|timestamp)=\"[0-9T:.-]*\"", with: "", options: .regularExpression)
  }
}
