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
    for name in [
      "scripts/docs", "scripts/lib/setup.bash", "scripts/lib/core.bash",
      "Sources/PantomimeTexts/embed", "Sources/PantomimeTexts/texts",
    ] {
      try folder.add(name, Array(Data(contentsOf: Self.root.appendingPathComponent(name))))
    }
    let run = try folder.shell(
      """
      mkdir -p Sources/PantomimeKinetics Sources/PantomimeGestures Sources/PantomimeKit tools
      chmod +x Sources/PantomimeTexts/embed; \(Self.tools.map(Self.making).joined(separator: "; "))
      PATH="$PWD/tools:$PATH" bash scripts/docs && test -d .build/PantomimeKit.doccarchive
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("/.build/PantomimeKit.doccarchive\n"))
  }

  /// A package manager that builds a program which prints its arguments, and notes each build.
  ///
  /// It fails as often as the argument lists, with these messages.
  private static func packageManager(failing messages: [String: String]) -> String {
    let failures = messages.map { "*\($0)*) echo '\($1)'; exit 1 ;;" }.joined(separator: " ")
    return """
      case "$*" in *--version*) echo "Swift version 6.3.1"; exit ;; esac
      echo "$*" >>builds
      case "$*" in \(failures) esac
      mkdir -p .build/debug
      printf '#!/bin/sh\\necho started "$*"\\n' >.build/debug/pantomime
      chmod +x .build/debug/pantomime
      """
  }

  private func start(
    failing messages: [String: String], then command: String = "true"
  ) throws
    -> (status: Int32, output: String, errors: String, builds: [Substring])
  {
    let folder = try ScriptFolder()
    for name in ["scripts/run", "scripts/lib/setup.bash", "scripts/lib/build.bash"] {
      try folder.add(name, Array(Data(contentsOf: Self.root.appendingPathComponent(name))))
    }
    try folder.add("Package.swift", Array("// A package.\n".utf8))
    let tool = Self.making(name: "swift", text: Self.packageManager(failing: messages))
    let run = try folder.shell(
      """
      mkdir -p Sources tools; \(tool)
      export PATH="$PWD/tools:$PATH"; bash scripts/run one two; status=$?; \(command)
      echo "--"; cat builds; exit $status
      """)
    let parts = run.output.split(separator: "--\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (
      run.status, String(parts[0]), run.errors,
      parts.count > 1 ? parts[1].split(separator: "\n") : []
    )
  }

  @Test(.enabled(if: canRun("bash"), "there is no bash"))
  func programIsBuiltOnceAndStarted() throws {
    let run = try start(failing: [:], then: "bash scripts/run again")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "started one two\nstarted again\n")
    #expect(run.builds.count == 1)
    #expect(run.builds.first?.contains("-driver-batch-count") == true)
  }

  @Test(
    .enabled(if: canRun("bash"), "there is no bash"),
    arguments: ["error: unknown argument: '-driver-batch-count'", "the driver crashed"])
  func flagsForTheDriverAreOmittedIfItFailsWithThem(message: String) throws {
    let run = try start(failing: ["-driver-batch-count": message])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "started one two\n")
    #expect(run.builds.count == 2)
    #expect(run.builds.last?.contains("-driver-batch-count") == false)
  }

  @Test(.enabled(if: canRun("bash"), "there is no bash"))
  func errorInASourceFileIsPrintedOnce() throws {
    let error = "Sources/Some/File.swift:3:9: error: cannot find this in scope"
    let run = try start(failing: ["build": error])
    #expect(run.status == 2)
    #expect(run.errors.components(separatedBy: error).count == 2, "\(run.errors)")
    #expect(run.builds.count == 1)
  }
}
