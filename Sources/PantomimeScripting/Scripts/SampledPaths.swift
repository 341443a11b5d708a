import PantomimeKit
import PantomimeReporting

extension Sampler {
  /// Returns the reason why the paths can't be sampled in a script, which is that one of its scenes
  /// lacks one of the paths; or `nil` if they can.
  package static func problem(
    _ paths: [String], in script: Script, files: FileAccess = .none
  ) -> String? {
    var scene: Simulation?
    func problem() -> String? {
      guard let scene,
        let path = paths.first(where: {
          (scene.read($0) ?? DynamicView.initialValue(of: $0, in: scene)) == nil
        })
      else { return nil }
      let hint = Spelling.hint(path, among: scene.paths, what: "paths")
      return "'\(scene.name)' has no path \(Printable.quoted(path)); \(hint)"
    }
    var found: String?
    script.forEachStatement { statement in
      if scene == nil,
        let name = FirstScene.name(for: statement.command, offersExample: false)
      {
        scene = try? FirstScene.begin(name, statement.span, in: script.catalogue)
      }
      var role = statement.command.role
      // A reaction may add objects, too, so its own role counts.
      while case .reaction(let later) = role { role = later }
      switch role {
      case .scene(let command):
        found = problem()
        if found != nil { return false }
        scene = try? command.start(files.within(statement.folder))
      // From this statement on, the added object has paths.
      case .maker(let construction, _): try? scene?.handle(.construct(construction))
      case .plain, .pan, .fingers, .gesture, .tap, .expectation, .use, .definition, .preference,
        .reaction, .travel, .restart, .head:
        break
      }
      return true
    }
    return found ?? problem()
  }
}
