import Dispatch
import PantomimeReporting
package import PantomimeScripting

/// A script as found before anything runs: the files that it uses, and its tests.
package struct FoundScript: Sendable {
  /// The path of the script.
  package let path: ScriptPath
  /// The identity of the file, or `nil` if it isn't a regular file that can be read.
  package let identity: FileIdentity?
  /// The files that the script uses, directly or indirectly.
  package let uses: Set<FileIdentity>
  /// The tests in the script, in the order of its cases.
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
    // An idle thread takes the next batch.
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
    // A pipe can be read only once, and that happens when the script runs.
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
    // Most scripts don't contain the word and needn't be parsed.
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

/// The numbers of the batches of work, each assigned once.
private final class PieceCount: @unchecked Sendable {
  let count: Int

  private let lock = Lock()
  // The lock guards the following state.
  private var given = 0

  init(_ count: Int) { self.count = count }

  /// Returns the next number, from 0, or `nil` if all are assigned.
  func next() -> Int? {
    lock.withLock {
      guard given < count else { return nil }
      defer { given += 1 }
      return given
    }
  }
}

/// The memory budget for scripts between the search and the run, so that most scripts are read once
/// and memory use doesn't grow with their number.
private final class ScriptShelf: @unchecked Sendable {
  /// The maximum total size of the scripts in memory, in bytes; our choice.
  private static let most = 16 << 20
  /// The maximum size of a script that is kept in memory, in bytes; our choice.
  private static let longest = 64 << 10

  private let lock = Lock()
  // The lock guards the following state.
  private var left = most

  /// Reserves a number of bytes, and returns whether the budget allows it.
  func hasRoom(for count: Int) -> Bool {
    guard count <= ScriptShelf.longest else { return false }
    return lock.withLock {
      guard count <= left else { return false }
      left -= count
      return true
    }
  }
}
