import TestSupport
import Foundation
import Testing

/// The scripts of the project on a machine that has seen nothing of it yet.
@Suite(.timeLimit) struct SetUpTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  /// Tools that behave as the real ones as far as it matters here: docc doesn't create the folders
  /// above its output.
  private static let tools = [
    "swift": "echo 'Swift version 6.3.1'", "swiftc": ":", "xcrun": "exec \"$@\"",
    "docc": "for word; do last=\"$word\"; done; mkdir \"$last\"",
  ]

  /// Returns a command that writes a tool.
  ///
  /// A tool that this process writes might still be open in a program that another test has just forked,
  /// and then cannot be run.
  private static func making(name: String, text: String) -> String {
    let quoted = text.replacing("'", with: "'\\''")
    return "printf '#!/bin/sh\\n%s\\n' '\(quoted)' >tools/\(name); chmod +x tools/\(name)"
  }

  @Test(.enabled(if: canRun("bash"), "there is no bash"))
  func documentationIsBuiltFromAFreshClone() throws {
    let folder = try ScriptFolder()
    for name in ["scripts/docs", "scripts/lib/setup.bash", "scripts/lib/core.bash"] {
      try folder.add(name, Array(Data(contentsOf: Self.root.appendingPathComponent(name))))
    }
    let run = try folder.shell(
      """
      mkdir -p Sources/PantomimeKit tools; \(Self.tools.map(Self.making).joined(separator: "; "))
      PATH="$PWD/tools:$PATH" bash scripts/docs && test -d .build/PantomimeKit.doccarchive
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("/.build/PantomimeKit.doccarchive\n"))
  }
}
