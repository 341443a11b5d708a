import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Every event that a script records can be expected in that script, and in the session that ran it.
@Suite(.timeLimit) struct MentionLawTests {
  @Test(
    arguments: TestRun.sample(GestureScripts.names, oneIn: 24, from: 2))
  func everyEventOfAnExampleCanBeExpected(name: String) throws {
    let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast()
    let session = ProjectFiles.session(in: folder.joined(separator: "/"))
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    let script = Script(bytes, file: name, files: session.host.files)
    var seen = Seen()
    let replay = Replay(script, file: name, in: session) { seen.note($0, $1) }
    seen.add(replay.ending)
    // The lines of a head belong before all others.
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    var text = lines[...]
    for scene in seen.scenes.reversed() where !scene.isUsed {
      text.replaceSubrange(
        (scene.end ?? text.endIndex)..<(scene.end ?? text.endIndex),
        with: scene.events.map(Self.expectation))
    }
    let whole = Script(
      Array(text.joined(separator: "\n").utf8), file: name, files: session.host.files)
    let problems = whole.diagnostics.map { "\($0.text): \($0.error.message)" }
    #expect(problems.isEmpty, "\(problems.prefix(4))")
  }

  @Test(arguments: 0..<(TestRun.isLong ? 100 : 2))
  func everyEventOfARandomScriptCanBeExpected(group: Int) throws {
    for seed in 0..<(TestRun.isLong ? 100 : 25) {
      var maker = RandomStatements(seed: UInt64(group * 1_000 + seed))
      var session = Session()
      var lines: [String] = []
      for _ in 0..<12 {
        let line = maker.line(in: session)
        guard let statement = try? Statement(line) else { continue }
        if case .scene = statement.command.role, !lines.isEmpty { continue }
        var next = session
        guard (try? next.check(statement)) != nil, (try? next.execute(statement)) != nil else {
          continue
        }
        session = next
        lines.append(line)
      }
      var events: [String] = []
      if let simulation = session.simulation {
        for entry in simulation.trace.list where !events.contains(entry.event.canonicalText) {
          events.append(entry.event.canonicalText)
        }
      }
      let expectations = events.map(Self.expectation)
      // At the prompt, …
      for expectation in expectations {
        let statement = try #require(try Statement(expectation))
        #expect(throws: Never.self, "\(lines)") { try session.check(statement) }
      }
      // … and in a file, before the names are declared.
      let start = lines.prefix(1) + expectations + lines.dropFirst()
      let script = Script(Array(start.joined(separator: "\n").utf8), file: nil)
      let problems = script.diagnostics.filter { $0.text.hasPrefix("expect event") }
        .map { "\($0.text): \($0.error.message) \($0.error.hint)" }
      #expect(problems.isEmpty, "\(problems.prefix(3)) in \(lines)")
    }
  }

  private static func expectation(_ text: String) -> String {
    var quoted = ""
    for character in text {
      if character == "\"" || character == "\\" || character == "$" { quoted += "\\" }
      quoted.append(character)
    }
    return "expect event \"\(quoted)\""
  }

  /// The events of the scenes of a script, each text once.
  private struct Seen {
    struct Scene {
      var events: [String] = []
      /// The index of the line with which the next scene begins; `nil` for the last scene.
      var end: Int?
      /// Whether the scene ends in a used file, in which nothing can be inserted.
      var isUsed = false
    }

    private(set) var scenes = [Scene()]

    mutating func note(_ statement: Statement, _ step: Session.Step) {
      for entry in step.entries {
        if entry.event.kind == .scene, !scenes[scenes.count - 1].events.isEmpty {
          scenes[scenes.count - 1].end = statement.line - 1
          scenes[scenes.count - 1].isUsed = statement.file != nil
          scenes.append(Scene())
        }
        add([entry])
      }
    }

    mutating func add(_ entries: [Trace.Entry]) {
      for entry in entries {
        let text = entry.event.canonicalText
        if !scenes[scenes.count - 1].events.contains(text) {
          scenes[scenes.count - 1].events.append(text)
        }
      }
    }
  }
}
