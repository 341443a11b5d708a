import Dispatch
import PantomimeReporting
package import PantomimeScripting

/// A script as it is looked at before anything runs: the files that it uses, the tests that it makes.
package struct FoundScript: Sendable {
  /// Where it is.
  package let path: ScriptPath
  /// The file itself; `nil` where it is no plain file that can be read.
  package let identity: FileIdentity?
  /// The files that it uses, those that they use included.
  package let uses: Set<FileIdentity>
  /// The tests that it makes, in the order of its cases.
  package let tests: [ScriptTest]

  /// Reads the heads of scripts, on several threads.
  ///
  /// - Parameters:
  ///   - catalogue: the scenes and other names that the scripts may use.
  ///   - jobs: the number of threads.
  package static func all(
    _ paths: [ScriptPath], in catalogue: Catalogue, jobs: Int
  ) -> [FoundScript] {
    let shelf = ScriptShelf()
    // A free thread takes the next piece.
    let size = 64
    let pieces = PieceCount((paths.count + size - 1) / size)
    var found = [[FoundScript]](repeating: [], count: pieces.count)
    found.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let found = buffer
      DispatchQueue.concurrentPerform(iterations: min(jobs, pieces.count)) { _ in
        while let piece = pieces.next() {
          let start = piece * size
          found[piece] = paths[start..<min(start + size, paths.count)].map { path in
            FoundScript(path, in: catalogue, shelf)
          }
        }
      }
    }
    return Array(found.joined())
  }

  private init(_ path: ScriptPath, in catalogue: Catalogue, _ shelf: ScriptShelf) {
    let path = path.lookedAt
    self.path = path
    // What is no plain file can be read only once, and that is when it is run.
    guard path.isPlain else {
      (identity, uses) = (nil, [])
      tests = [ScriptTest(path, isOpen: path.flaw == nil)]
      return
    }
    let file = ScriptFiles.read(path)
    identity = file.identity ?? (try? FileStatus(of: path.name))?.identity
    guard case .success(let bytes) = file.content else {
      (uses, tests) = ([], [ScriptTest(path)])
      return
    }
    var uses = FoundScript.uses(of: bytes, path, in: catalogue)
    if let identity { uses.remove(identity) }
    self.uses = uses
    let heads = ScriptPreamble.tests(
      of: bytes, file: file.name, files: file.files, in: catalogue)
    let kept = shelf.hasRoom(for: bytes.count) ? bytes : nil
    tests = heads.map { ScriptTest(path, $0, bytes: kept) }
  }

  private static func uses(
    of bytes: [UInt8], _ path: ScriptPath, in catalogue: Catalogue
  ) -> Set<FileIdentity> {
    // Most have the word nowhere, and need not be read.
    guard Statement.mayUseFiles(bytes), UTF8Check.firstInvalid(bytes) == nil else {
      return []
    }
    let record = ReadingRecord()
    let file = ScriptFiles.read(path, record: record)
    var reader = Reader(files: file.files, file: file.name, in: catalogue)
    reader.read(LineSource(bytes)) { _ in true }
    return record.files
  }
}

/// The numbers of pieces of work, each given out once.
private final class PieceCount: @unchecked Sendable {
  let count: Int

  private let lock = Lock()
  // What follows is used in turn.
  private var given = 0

  init(_ count: Int) { self.count = count }

  /// The next number, from 0; `nil` when all are given out.
  func next() -> Int? {
    lock.withLock {
      guard given < count else { return nil }
      defer { given += 1 }
      return given
    }
  }
}

/// The room that there is for scripts from when they are found to when they are run, so that most are
/// read once and the memory does not grow with their number.
private final class ScriptShelf: @unchecked Sendable {
  /// How many bytes are kept at the most; our choice.
  private static let most = 16 << 20
  /// The longest script that is kept, in bytes; our choice.
  private static let longest = 64 << 10

  private let lock = Lock()
  // What follows is used in turn.
  private var left = most

  /// Whether so many bytes more can be kept, for which there is then so much less room.
  func hasRoom(for count: Int) -> Bool {
    guard count <= ScriptShelf.longest else { return false }
    return lock.withLock {
      guard count <= left else { return false }
      left -= count
      return true
    }
  }
}
