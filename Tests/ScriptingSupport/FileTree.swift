import PantomimeKit
package import PantomimeScripting

/// Files that are nowhere but in a test.
package struct FileTree: Sendable {
  private let files: [String: [UInt8]]

  package init(_ texts: [String: String]) { files = texts.mapValues { Array($0.utf8) } }

  package init(bytes: [String: [UInt8]]) { files = bytes }

  /// Access to them, from a folder; from that above all if none is given.
  package func access(from base: String = "") -> FileAccess {
    FileAccess { [files] name in
      var parts: [Substring] = []
      for part in (base + name).split(separator: "/") where part != "." {
        if part == ".." { _ = parts.popLast() } else { parts.append(part) }
      }
      let file = files[parts.joined(separator: "/")]
      return file.map { .success($0) } ?? .failure(.init(reason: "No such file or directory"))
    } list: { [files] folder in
      Set(
        files.keys.filter { $0.hasPrefix(folder) }.map { path in
          let rest = path.dropFirst(folder.count)
          return rest.firstIndex(of: "/").map { String(rest[...$0]) } ?? String(rest)
        }
      ).sorted()
    }
  }

  private static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
  }

  /// A script of them, read.
  package func script(_ name: String) -> Script {
    Script(files[name] ?? [], file: name, files: access(from: Self.folder(of: name)))
  }

  /// The same, run.
  package func replay(_ name: String) -> Replay {
    var session = Session()
    session.host.files = access(from: Self.folder(of: name))
    return Replay(script(name), file: name, in: session)
  }

  /// The errors in a script before it runs, as `file:line:column: message` with their notes.
  package func errors(_ name: String) -> [String] {
    script(name).diagnostics.map { found in
      "\(found.file ?? "-"):\(found.line):\(found.column): \(found.error.message)"
        + found.error.notes.map { " [\($0)]" }.joined()
    }
  }
}

/// The output of a script, independent of its division into files: its events, and its failures.
package struct Played: Equatable {
  package var events: [String] = []
  package var failures: [String] = []
  package var problems: [String] = []

  package init(_ text: String, in files: FileAccess = .none, named name: String? = nil) {
    var session = Session()
    session.host.files = files
    let script = Script(Array(text.utf8), file: name, files: files)
    let replay = Replay(script, file: name, in: session) { _, step in
      events += step.entries.map { "\($0.time.nanoseconds) \($0.event.text)" }
    }
    events += replay.ending.map { "\($0.time.nanoseconds) \($0.event.text)" }
    failures = replay.failures.map { "\($0.mismatch.expected): \($0.mismatch.actual)" }
    problems = replay.diagnostics.map { $0.error.message }
  }
}

/// The example scripts, with the files that they name.
package struct Example {
  package let text: String
  package let lines: [String]
  package let files: FileAccess

  package init(_ name: String) throws {
    text = String(
      decoding: try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)"), as: UTF8.self)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast()
    files = ProjectFiles.session(in: folder.joined(separator: "/")).host.files
  }

  /// Returns the last place up to an index at which the file can be cut: not inside a continued
  /// statement.
  package func cut(at index: Int) -> Int {
    (0...index).last { $0 == 0 || !lines[$0 - 1].hasSuffix("\\") } ?? 0
  }

  /// Whether a line is a statement whose words are divided by blanks, and nothing else.
  package static func isPlain(_ line: String) -> Bool {
    !line.isEmpty && !line.contains { "#\"();\\$".contains($0) } && line.first != " "
  }
}
