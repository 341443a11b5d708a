import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The cache across scripts doesn't change how a script is read.
@Suite(.timeLimit) struct ScriptMemoryTests {
  private static let folder = "scripts/gestures"

  /// All that is read of a script, and all that is wrong with it.
  private func told(_ script: Script) -> [String] {
    script.statements.map { "\($0.line) \($0.file ?? "") \($0.text) \($0.tokens)" }
      + script.diagnostics.map { $0.rendered(style: .plain, indent: nil) }
      + ["\(script.head) \(script.isEmpty)"]
  }

  /// Every example, unchanged and with lines that are wrong there or in another scene.
  private func texts(of name: String) throws -> [[UInt8]] {
    let bytes = try ProjectFiles.bytes(of: "\(Self.folder)/\(name)")
    let wrong = "scene blank\nview card alpha=1\nexpect state expanded\nexpect card.alpha 1\n"
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let elsewhere = lines.map { line in
      line.starts(with: "scene ".utf8) ? Array("scene popup".utf8) : Array(line)
    }
    return [
      bytes, Array(elsewhere.joined(separator: [UInt8(ascii: "\n")])), Array(wrong.utf8) + bytes,
    ]
  }

  @Test func everyExampleIsReadAsItIsAlone() throws {
    let names = ProjectFiles.names(in: Self.folder, withExtension: "pan")
    #expect(names.count > 200)
    var memory = ScriptMemory(in: .standard)
    var wrong = 0
    for name in TestRun.sample(names, oneIn: 16) {
      let folder = "\(Self.folder)/\(name)".split(separator: "/").dropLast()
      let files = ProjectFiles.session(in: folder.joined(separator: "/")).host.files
      for text in try texts(of: name) {
        let alone = Script(text, file: name, files: files)
        let known = Script(text, file: name, files: files, knowing: &memory)
        #expect(told(known) == told(alone), "\(name)")
        wrong += alone.diagnostics.count
      }
    }
    #expect(wrong > 50)
  }

  /// A line that is valid at the start of a scene may be invalid in another scene, or after that is
  /// replaced.
  @Test func whatIsRightInOneSceneIsNotSoInAnother() throws {
    var memory = ScriptMemory(in: .standard)
    func problems(_ lines: String...) -> [String] {
      let text = Array(lines.joined(separator: "\n").utf8)
      return Script(text, file: nil, knowing: &memory).diagnostics.map { $0.error.message }
    }
    for _ in 0..<2 {
      #expect(problems("scene city-guide", "expect card.frame.y 80").isEmpty)
      #expect(
        problems("scene popup", "expect card.frame.y 80") == ["'popup' has no path 'card.frame.y'"])
      #expect(problems("expect card.frame.y 80") == ["no scene is running"])
      #expect(
        problems("scene blank", "expect card.alpha 1") == ["'blank' has no path 'card.alpha'"])
      #expect(problems("scene blank", "view card alpha=1", "expect card.alpha 1").isEmpty)
    }
  }
}
