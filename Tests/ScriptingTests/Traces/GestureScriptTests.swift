import ScriptingSupport
import TestSupport
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Every gesture script of the project is a separate test.
@Suite(.timeLimit) struct GestureScriptTests {
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 16, from: 1))
  func replaysWithoutFailure(name: String) throws {
    let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast().joined(
      separator: "/")
    let session = ProjectFiles.session(in: folder)
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    let script = Script(bytes, file: name, files: session.host.files)
    let replay = Replay(script, file: name, in: session)
    #expect(replay.diagnostics.isEmpty, "\(Diagnostic.text(of: replay.diagnostics, style: .plain))")
    for failure in replay.failures {
      Issue.record("\(failure.rendered(file: name, style: .plain))")
    }
    #expect(replay.status == .passed)
  }

  /// A script without an expectation shows nothing, and would pass whatever became of the scene.
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 8, from: 2))
  func expectsSomethingOfEveryScene(name: String) throws {
    let script = Script(try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)"), file: name)
    var isWatched = true
    for statement in script.statements {
      switch statement.command.role {
      case .scene:
        #expect(isWatched, "before line \(statement.line) a scene ends unwatched")
        isWatched = false
      case .expectation: isWatched = true
      default: break
      }
    }
    #expect(isWatched)
  }

  @Test(arguments: GestureScripts.names)
  func beginsByTellingWhatItShows(name: String) throws {
    let text = String(
      decoding: try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)"), as: UTF8.self)
    let head = text.prefix { $0 != "\n" }
    #expect(head.hasPrefix("# ") && head.count > 20)
  }

  /// Other folders hold what is about no scene in particular.
  @Test func everySceneHasAFolderOfThem() throws {
    for scene in Scenes.all {
      let own = GestureScripts.names.filter { $0.hasPrefix("\(scene.name)/") }
      #expect(!own.isEmpty, "no script for \(scene.name)")
      for name in TestRun.sample(own, oneIn: 4) {
        #expect(try Self.firstScene(of: name) == scene.name, "\(name)")
      }
    }
  }

  private static func firstScene(of name: String) throws -> String? {
    let example = try Example(name)
    let script = Script(Array(example.text.utf8), file: name, files: example.files)
    for statement in script.statements {
      if case .scene(let command) = statement.command.role { return command.entry.name }
      if let name = FirstScene.name(for: statement.command, offersExample: false) { return name }
    }
    return nil
  }
}
