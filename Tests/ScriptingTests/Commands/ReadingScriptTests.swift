import ScriptingSupport
import TestSupport
import PantomimeKit
import Testing

/// Every account of a doubtful point and every old defect has a script that shows what it changes.
@Suite(.timeLimit) struct ReadingScriptTests {
  private static func statements(of file: String) throws -> [String] {
    String(decoding: try ProjectFiles.bytes(of: "scripts/gestures/\(file)"), as: UTF8.self)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  @Test(arguments: OpenQuestion.allCases)
  func everyReadingIsShown(doubt: OpenQuestion) throws {
    for other in doubt.choices.dropFirst() {
      let lines = try Self.statements(of: "readings/\(doubt.rawValue)-\(other).pan")
      let chosen = lines.filter { $0.hasPrefix("set reading \(doubt.rawValue)=") }
      // The recommended one comes first, as what the other is to be compared with.
      #expect(chosen.first == "set reading \(doubt.rawValue)=\(doubt.choices[0])")
      #expect(chosen.contains("set reading \(doubt.rawValue)=\(other)"))
    }
  }

  @Test(arguments: Quirk.allCases)
  func everyQuirkIsShown(quirk: Quirk) throws {
    let lines = try Self.statements(of: "quirks/\(quirk.rawValue).pan")
    let scenes = lines.indices.filter { lines[$0].hasPrefix("scene ") }
    let switched = try #require(lines.firstIndex(of: "set quirks=\(quirk.rawValue)"))
    #expect(scenes.count > 1 && switched > scenes[1], "without it first, and then with it")
  }

  /// The scripts fail without what they show: the reading, or the quirk, is what makes the numbers.
  @Test(
    arguments: ProjectFiles.names(in: "scripts/gestures", withExtension: "pan").filter {
      $0.hasPrefix("readings/") || $0.hasPrefix("quirks/")
    })
  func numbersDiffer(name: String) throws {
    let lines = try Self.statements(of: name)
    #expect(try Play(lines).failures.isEmpty)
    let without = lines.filter { !$0.hasPrefix("set quirks=") && !$0.hasPrefix("set reading ") }
    #expect(try !Play(without).failures.isEmpty)
  }
}
