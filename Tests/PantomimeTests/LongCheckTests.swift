import Foundation
import TestSupport
import Testing

/// Which checks and which tests a change brings back, as the project's scripts decide it.
@Suite(.timeLimit, .enabled(if: canRun("bash"), "there is no bash")) struct LongCheckTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  /// A copy of what the scripts look at: the lists, and one small file in place of each that is covered.
  private func project() throws -> ScriptFolder {
    let folder = try ScriptFolder()
    for name in [
      "scripts/check", "scripts/test", "scripts/long-checks", "scripts/lib/setup.bash",
      "scripts/lib/build.bash", "scripts/lib/core.bash", "scripts/lib/long.bash",
      "scripts/lib/rooms",
    ] {
      try folder.add(name, Array(Data(contentsOf: Self.root.appendingPathComponent(name))))
    }
    for (path, isFolder) in try Set(covered.flatMap(\.value)).map({ ($0, try Self.isFolder($0)) }) {
      if isFolder {
        try folder.add("\(path)/Some/File.swift", Array("let some = 1\n".utf8))
      } else if path.hasPrefix("scripts/") == false {
        try folder.add(path, Array("some = 1\n".utf8))
      } else if try !folder.exists(path) {
        try folder.add(path, Array("true\n".utf8))
      }
    }
    return folder
  }

  private static func isFolder(_ path: String) throws -> Bool {
    let url = root.appendingPathComponent(path)
    return try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
  }

  /// The list of long checks: the files that each covers.
  private var covered: [String: [String]] {
    get throws {
      let list = Self.root.appendingPathComponent("scripts/long-checks")
      let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      return Dictionary(
        uniqueKeysWithValues: lines.filter { !$0.hasPrefix("#") }.map { line in
          let words = line.split(separator: " ").map(String.init)
          return (words[0], Array(words.dropFirst(2)))
        })
    }
  }

  /// Writes down every check as passed, in bash.
  private static let passed = """
    root="$PWD"; source scripts/lib/long.bash
    for name in $(long_names); do has_passed "$name" "$(hash_of "$name")"; done

    """

  private func due(after change: String, in folder: ScriptFolder) throws -> Set<String> {
    let run = try folder.shell("bash -c '\(change)bash scripts/check --due'")
    #expect(run.status == 0, "\(run.errors)")
    return Set(run.output.split(separator: "\n").map(String.init))
  }

  /// A changed, added or removed file brings back the checks that cover it, and no other.
  @Test func aChangeBringsBackWhatCoversIt() throws {
    let covered = try covered
    let paths = Set(covered.values.joined())
    #expect(paths.count > 10)
    let folder = try project()
    #expect(try due(after: Self.passed, in: folder).isEmpty)
    for path in TestRun.sample(paths.sorted(), oneIn: 48) {
      let wanted = Set(covered.filter { $0.value.contains { path.isBelow($0) } }.keys)
      let isFolder = try Self.isFolder(path)
      let file = isFolder ? "\(path)/Some/File.swift" : path
      let edits =
        isFolder
        ? ["echo >>\(file)", "touch \(path)/New.swift", "mv \(file) \(path)/Some/Moved.swift"]
        : ["echo >>\(file)"]
      for edit in edits {
        #expect(try due(after: "\(Self.passed)\(edit)\n", in: folder) == wanted, "\(edit)")
        _ = try folder.shell("[ -e \(file) ] || mv \(path)/Some/Moved.swift \(file)")
      }
    }
  }

  /// Each long check is a function of `scripts/check`, and what it covers is there.
  @Test func theListIsOfChecksAndFilesThatAreThere() throws {
    let script = try String(
      contentsOf: Self.root.appendingPathComponent("scripts/check"), encoding: .utf8)
    for (name, paths) in try covered {
      #expect(script.contains("\ncheck_\(name)() {"))
      for path in paths { #expect(throws: Never.self, "\(path)") { try Self.isFolder(path) } }
    }
  }

  /// The suites that draw larger samples on request are due when they change.
  @Test func samplesCoverTheSuitesThatDrawThem() throws {
    let covered = try #require(try covered["samples"])
    let walker = try #require(
      FileManager.default.enumerator(atPath: Self.root.appendingPathComponent("Tests").path))
    for case let name as String in walker where name.hasSuffix("Tests.swift") {
      let path = "Tests/\(name)"
      let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
      guard
        ["isLong", "count", "seeds", "sample"].contains(where: { text.contains("TestRun.\($0)") })
      else { continue }
      #expect(covered.contains { path.isBelow($0) }, "\(path)")
    }
  }

  // MARK: Rooms

  /// Every file of a target is near some tests, and those are of a target that there is.
  @Test func everySourceIsNearTests() throws {
    let manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8
    ).filter { !$0.isWhitespace }
    let list = try String(
      contentsOf: Self.root.appendingPathComponent("scripts/lib/rooms"), encoding: .utf8)
    let rooms = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: " ").map(String.init)
    }
    for room in rooms {
      #expect(throws: Never.self) { try Self.isThere(prefix: room[0]) }
      let folder = room[1].dropFirst("Scripting".count).dropLast("Tests".count)
      #expect(
        manifest.contains("room(\"\(room[1])\",")
          || manifest.contains("scriptingRoom(\"\(folder)\""),
        "\(room[1])")
      let suites = room.dropFirst(2).joined().split(separator: "|")
      let texts = try suites.isEmpty ? "" : Self.texts(in: "Tests/\(room[1])")
      let missing = try suites.filter { !texts.contains(try Regex("struct \\w*\($0)")) }
      #expect(missing.isEmpty, "\(room[0])")
    }
    let sources = Self.root.appendingPathComponent("Sources").path
    let walker = try #require(FileManager.default.enumerator(atPath: sources))
    var count = 0
    for case let name as String in walker
    where [".swift", ".c", ".h"].contains(where: name.hasSuffix) {
      count += 1
      #expect(rooms.contains { "Sources/\(name)".hasPrefix($0[0]) }, "\(name)")
    }
    #expect(count > 500)
  }

  /// The Swift files of a folder, one after the other.
  private static func texts(in folder: String) throws -> String {
    let folder = root.appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined()
  }

  private struct Missing: Error {}

  /// Whether some file's path begins so.
  private static func isThere(prefix: String) throws {
    let parts = prefix.split(separator: "/", omittingEmptySubsequences: false)
    let folder = root.appendingPathComponent(parts.dropLast().joined(separator: "/"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    if !names.contains(where: { $0.hasPrefix(parts.last ?? "") }) { throw Missing() }
  }

  @Test(arguments: [
    ("Tests/NoTests.swift", "no room covers 'Tests/NoTests.swift'; scripts/lib/rooms lists them"),
    ("", "--near needs a file, for example: scripts/test --near Sources"),
    ("nowhere/File.swift", "no folder 'nowhere'"),
  ])
  func whatIsNearNothingIsRefused(file: String, message: String) throws {
    let folder = try project()
    let run = try folder.shell(
      """
      mkdir tools; printf '#!/bin/sh\\necho Swift version 6.3.1\\n' >tools/swift; chmod +x tools/swift
      PATH="$PWD/tools:$PATH" bash scripts/test --near \(file)
      """)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }
}

extension String {
  /// Whether a path is another or lies below it.
  fileprivate func isBelow(_ path: String) -> Bool { self == path || hasPrefix(path + "/") }
}

extension ScriptFolder {
  fileprivate func exists(_ name: String) throws -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
  }
}
