import PantomimeKit

/// The results of earlier scripts, which make parsing many scripts faster: the contents of lines,
/// and the statements that are known to be valid at the start of a scene.
///
/// The same lines occur repeatedly in a script, and even more often in a suite. The memory has a
/// fixed size and affects only the running time.
package struct ScriptMemory: Sendable {
  /// The scenes, rules and estimators that names refer to.
  package let catalogue: Catalogue
  var lines: KnownLines
  var scenes = KnownScenes()

  /// Creates an empty memory.
  package init(in catalogue: Catalogue) {
    self.catalogue = catalogue
    lines = KnownLines(isForMany: true)
  }

  /// Creates a memory that is used for a single script.
  init(ofOneIn catalogue: Catalogue) {
    self.catalogue = catalogue
    lines = KnownLines(isForMany: false)
  }
}

/// The knowledge about scenes at their start.
struct KnownScenes: Sendable {
  var starts = SceneStarts()
  var checks = KnownChecks()
}

/// The statements that are known to be valid at the start of a scene.
///
/// Scenes that start equally share their storage, so a check is valid for every scene with the same
/// storage.
struct KnownChecks: Sendable {
  private struct Check: Sendable {
    let said: Statement.ParsedStatement
    let scene: Simulation
  }

  /// The slots, which are created when the first check is added.
  private var checks: [Check?] = []
  /// The number of slots, a power of two; our choice.
  private static let most = 256

  /// Returns whether a statement is known to be valid in a scene.
  func isRight(_ said: Statement.ParsedStatement, in scene: Simulation) -> Bool {
    guard !checks.isEmpty, let check = checks[KnownChecks.place(of: said)] else { return false }
    return check.said === said && check.scene.isShared(with: scene)
  }

  /// Records that a statement is valid in a scene.
  mutating func add(_ said: Statement.ParsedStatement, in scene: Simulation) {
    if checks.isEmpty { checks = [Check?](repeating: nil, count: KnownChecks.most) }
    checks[KnownChecks.place(of: said)] = Check(said: said, scene: scene)
  }

  private static func place(of said: Statement.ParsedStatement) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(said)) >> 5) & (most - 1)
  }
}
