import Dispatch
package import PantomimeReporting
package import PantomimeScripting

/// A script as the search finds it, before anything runs: the files that it uses, and its tests.
package struct FoundScript: Sendable {
  /// The path of the script.
  package let path: ScriptPath
  /// The identity of the file, or `nil` if it isn't a regular file that can be read.
  package let identity: FileIdentity?
  /// The files that the script uses, directly or indirectly.
  package let uses: Set<FileIdentity>
  /// The tests in the script, in the order of its cases.
  package let tests: [ScriptTest]

  /// Reads the beginnings of scripts, on several threads.
  ///
  /// - Parameters:
  ///   - catalog: The scenes and other names that the scripts may use.
  ///   - jobs: The number of threads.
  package static func all(
    _ paths: [ScriptPath], in catalog: Catalog, jobs: Int
  ) -> [FoundScript] {
    let shelf = ScriptShelf()
    // When a thread is idle, it takes the next batch.
    let size = 64
    let count = (paths.count + size - 1) / size
    let started = Guarded(0)
    var found = [[FoundScript]](repeating: [], count: count)
    found.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let found = buffer
      DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
        while true {
          let piece = started.withLock { started in
            defer { started += 1 }
            return started
          }
          guard piece < count else { return }
          let start = piece * size
          found[piece] = paths[start..<min(start + size, paths.count)].map { path in
            FoundScript(path, in: catalog, shelf)
          }
        }
      }
    }
    return Array(found.joined())
  }

  private init(_ path: ScriptPath, in catalog: Catalog, _ shelf: ScriptShelf) {
    let path = path.lookedAt
    self.path = path
    // A pipe can be read only once, which happens when the script runs.
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
    var uses = FoundScript.uses(of: bytes, path, in: catalog)
    if let identity { uses.remove(identity) }
    self.uses = uses
    let heads = ScriptPreamble.tests(
      of: bytes, file: file.name, files: file.files, in: catalog)
    let kept = shelf.hasRoom(for: bytes.count, tests: heads.count) ? bytes : nil
    tests = heads.map { ScriptTest(path, $0, bytes: kept) }
  }

  private static func uses(
    of bytes: [UInt8], _ path: ScriptPath, in catalog: Catalog
  ) -> Set<FileIdentity> {
    // Most scripts don't contain the word `use`, so they don't have to be parsed.
    guard Statement.mayUseFiles(bytes), UTF8Check.firstInvalid(bytes) == nil else {
      return []
    }
    let record = ReadingRecord()
    let file = ScriptFiles.read(path, record: record)
    var reader = Reader(files: file.files, file: file.name, in: catalog)
    reader.read(LineSource(bytes)) { _ in true }
    return record.files
  }
}

/// The memory budget for scripts between the search and the run, thanks to which most scripts are
/// read only once and memory use doesn't grow with the number of scripts.
private struct ScriptShelf: Sendable {
  /// The maximum total size of the scripts in memory, in bytes; our choice.
  private static let most = 16 << 20
  /// The maximum size of a script that is kept in memory, in bytes for each test; our choice.
  private static let longest = 64 << 10

  private let left = Guarded(most)

  /// Reserves a number of bytes for the tests in a script, and returns whether the budget allows it.
  func hasRoom(for count: Int, tests: Int) -> Bool {
    guard count / tests <= ScriptShelf.longest else { return false }
    return left.withLock { left in
      guard count <= left else { return false }
      left -= count
      return true
    }
  }
}

/// Removes the scripts that other scripts use, because those scripts aren't tests.
package enum UsedScripts {
  /// Returns the scripts that no other script uses, and those that were named explicitly.
  ///
  /// Scripts that use each other in a cycle remain in the list, so that the cycle is reported.
  package static func leftOut(
    of scripts: [ScriptPath], in catalog: Catalog, jobs: Int
  ) -> [FoundScript] {
    let found = FoundScript.all(scripts, in: catalog, jobs: jobs)
    let used = found.reduce(into: Set<FileIdentity>()) { $0.formUnion($1.uses) }
    guard !used.isEmpty else { return found }
    let reached = found.reduce(into: Set<FileIdentity>()) { reached, script in
      if stays(script, used) { reached.formUnion(script.uses) }
    }
    return found.filter { stays($0, reached) }
  }

  private static func stays(_ script: FoundScript, _ used: Set<FileIdentity>) -> Bool {
    script.path.isNamed || !(script.identity.map(used.contains) ?? false)
  }
}

/// A test: a script and one of its cases.
package struct ScriptTest: Sendable {
  /// The script.
  package let script: ScriptPath
  /// The name of the test, with the properties that the script declares at its beginning.
  package let name: TestName
  /// The reason to skip the test, or `nil` if it runs.
  package let skip: String?
  /// A Boolean value that indicates whether the cases of the script become known only when the
  /// script runs, because a pipe can be read only once.
  package let isOpen: Bool
  /// The bytes of the script as read during the search, or `nil` if they weren't kept.
  private let bytes: [UInt8]?
  /// The result of parsing the head of those bytes, or `nil` if they weren't kept.
  private let head: ScriptPreamble.OfTest?

  /// Creates a test of a script about which nothing else is known.
  package init(_ script: ScriptPath, isOpen: Bool = false) {
    self.script = script
    name = TestName(of: script)
    self.isOpen = isOpen
    (skip, bytes, head) = (nil, nil, nil)
  }

  /// Creates one of the tests in a script, with the script's bytes if they are kept.
  package init(_ script: ScriptPath, _ head: ScriptPreamble.OfTest, bytes: [UInt8]?) {
    self.script = script
    name = TestName(head, of: script)
    skip = head.head.skip
    isOpen = false
    self.bytes = bytes
    self.head = bytes == nil ? nil : head
  }

  /// Parses the script for the test.
  ///
  /// - Parameter bytes: The bytes of the script's file, which may have changed since the search.
  package func script(
    from bytes: [UInt8], file: String?, files: FileAccess, in catalog: Catalog
  ) -> Script {
    guard let head, bytes == self.bytes else {
      return Script(bytes, file: file, files: files, case: name.caseName, in: catalog)
    }
    return Script(head, file: file, files: files, in: catalog)
  }

  /// Returns the script's file, which is read now unless its bytes were kept.
  ///
  /// - Parameter record: Receives the files that are read; if there is a record, the script's file
  ///   is always read again.
  package func file(record: ReadingRecord?) -> ScriptFile {
    guard let bytes, record == nil else { return ScriptFiles.read(script, record: record) }
    return ScriptFile(
      name: script.name, content: .success(bytes), files: ScriptFiles.access(besides: script.name))
  }
}

extension TestName {
  /// Creates the name of a test in a script.
  init(of script: ScriptPath, case caseName: String? = nil) {
    self.init(path: script.name, case: caseName)
    bytes = script.bytes
  }

  /// Creates the name of a test with the properties that the script declares.
  package init(_ test: ScriptPreamble.OfTest, of script: ScriptPath) {
    self.init(of: script, case: test.caseName)
    (about, tags) = (test.head.about, test.head.tags)
    knownFailure = test.head.knownFailure
  }
}
