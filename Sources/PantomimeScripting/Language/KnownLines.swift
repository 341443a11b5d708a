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
  var checks = KnownChecks()

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

/// Plain lines that have been read, by what is written there.
///
/// A line has one place, by its bytes, and gives way to another that comes to stand there.
struct KnownLines: Sendable {
  private struct Line: Sendable {
    let hash: UInt64
    let said: Statement.Said
  }

  /// Made when there is the first to be kept.
  private var lines: [Line?] = []
  private let isForMany: Bool
  /// How many places there are, a power of two; our choice.
  private static let most = 512
  /// A short file says little twice: where it is the only one, up to this line nothing is kept; our
  /// choice.
  private static let first = 32

  init(isForMany: Bool) { self.isForMany = isForMany }

  /// Whether it is worth while to ask on the line behind one, or to keep that.
  func isOfUse(at line: Int) -> Bool { isForMany || line >= KnownLines.first }

  /// What a line says, told by its place in a file of a folder; `nil` where nobody knows.
  func said(_ bytes: [UInt8], _ place: Range<Int>, in folder: String) -> Statement.Said? {
    guard !lines.isEmpty else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[place])
      let hash = KnownLines.hash(bytes)
      guard let line = lines[KnownLines.place(of: hash)], line.hash == hash,
        line.said.folder == folder, KnownLines.says(line.said.text, bytes)
      else { return nil }
      return line.said
    }
  }

  /// Takes note of a plain line: any other may say something else when it is read again.
  mutating func add(_ said: Statement.Said) {
    if lines.isEmpty { lines = [Line?](repeating: nil, count: KnownLines.most) }
    let hash = Array(said.text.utf8).withUnsafeBufferPointer { KnownLines.hash($0) }
    lines[KnownLines.place(of: hash)] = Line(hash: hash, said: said)
  }

  private static func place(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & (most - 1)
  }

  /// The hash of Fowler, Noll and Vo: a multiplication for each byte, and nothing to set up.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func says(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let isSame = text.utf8.withContiguousStorageIfAvailable { text in
      guard text.count == bytes.count else { return false }
      for index in text.indices where text[index] != bytes[index] { return false }
      return true
    }
    return isSame ?? text.utf8.elementsEqual(bytes)
  }
}

/// What has been found to be right in a scene as that begins.
///
/// Scenes that are started alike share what they begin as: where that is the same, so is what there is
/// to find.
struct KnownChecks: Sendable {
  private struct Check: Sendable {
    let said: Statement.Said
    let scene: AnySimulation
  }

  /// Made when there is the first to be kept.
  private var checks: [Check?] = []
  /// How many places there are, a power of two; our choice.
  private static let most = 256

  /// Whether a statement is known to be right in a scene.
  func isRight(_ said: Statement.Said, in scene: AnySimulation) -> Bool {
    guard !checks.isEmpty, let check = checks[KnownChecks.place(of: said)] else { return false }
    return check.said === said && check.scene.isShared(with: scene)
  }

  /// Takes note of what is right.
  mutating func add(_ said: Statement.Said, in scene: AnySimulation) {
    if checks.isEmpty { checks = [Check?](repeating: nil, count: KnownChecks.most) }
    checks[KnownChecks.place(of: said)] = Check(said: said, scene: scene)
  }

  private static func place(of said: Statement.Said) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: ObjectIdentifier(said)) >> 5) & (most - 1)
  }
}
