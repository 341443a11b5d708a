import PantomimeKit

/// What has been learnt from the scripts that were read before, for whoever reads many of them: what
/// lines say, and that it is right in a scene as that begins.
///
/// Scripts say much again and again, and a suite more so than each of its scripts. What is known takes
/// as much room whatever is read, and changes nothing but the time that it takes.
package struct ScriptMemory: Sendable {
  /// What names of scenes, rules and estimators mean in all that is read.
  package let catalogue: Catalogue
  var lines: KnownLines
  var scenes = KnownScenes()

  /// Knows nothing yet.
  package init(in catalogue: Catalogue) {
    self.catalogue = catalogue
    lines = KnownLines(isForMany: true)
  }

  /// For one script alone.
  init(ofOneIn catalogue: Catalogue) {
    self.catalogue = catalogue
    lines = KnownLines(isForMany: false)
  }
}

/// What is known of scenes as they begin.
struct KnownScenes: Sendable {
  var starts = SceneStarts()
  var checks = KnownChecks()
}

/// What has been found to be right in a scene as that begins.
///
/// Scenes that are started alike share what they begin as: where that is the same, so is what there is
/// to find.
struct KnownChecks: Sendable {
  private struct Check: Sendable {
    let said: Statement.ParsedStatement
    let scene: Simulation
  }

  /// Made when there is the first to be kept.
  private var checks: [Check?] = []
  /// How many places there are, a power of two; our choice.
  private static let most = 256

  /// Whether a statement is known to be right in a scene.
  func isRight(_ said: Statement.ParsedStatement, in scene: Simulation) -> Bool {
    guard !checks.isEmpty, let check = checks[KnownChecks.place(of: said)] else { return false }
    return check.said === said && check.scene.isShared(with: scene)
  }

  /// Takes note of what is right.
  mutating func add(_ said: Statement.ParsedStatement, in scene: Simulation) {
    if checks.isEmpty { checks = [Check?](repeating: nil, count: KnownChecks.most) }
    checks[KnownChecks.place(of: said)] = Check(said: said, scene: scene)
  }

  private static func place(of said: Statement.ParsedStatement) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(said)) >> 5) & (most - 1)
  }
}
