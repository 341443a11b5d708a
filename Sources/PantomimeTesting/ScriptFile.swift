import PantomimeScripting
import Testing

/// A script's file: where it is, and what it is called.
struct ScriptFile: Sendable {
  /// Its path from the root.
  let path: String
  /// Its path from where the folder of the scripts is, that folder's name first.
  let name: String

  /// The largest file that is read, in bytes; our choice.
  private static let largest = 64 << 20

  /// What is in it, or why that cannot be read.
  func bytes() -> Result<[UInt8], FileAccess.Unreadable> { ScriptFile.bytes(of: path) }

  private static func bytes(of path: String) -> Result<[UInt8], FileAccess.Unreadable> {
    switch PathKind(of: path) {
    case .plain: break
    case .folder, .other: return .failure(.init(reason: "it is no plain file"))
    case nil: return .failure(.init(reason: "there is no such file"))
    }
    guard let bytes = Folder.bytes(of: path, atMost: largest) else {
      return .failure(.init(reason: "it may not be read, or is larger than \(largest >> 20) MiB"))
    }
    return .success(bytes)
  }

  /// The files that its statements name, from its own folder on.
  var files: FileAccess { access { _ in } }

  private func access(_ note: @escaping @Sendable (String) -> Void) -> FileAccess {
    let folder = Path.parts(path).dropLast()
    return FileAccess { name in
      let file = Path.joined(name.hasPrefix("/") ? Path.parts(name) : folder + Path.parts(name))
      note(file)
      return ScriptFile.bytes(of: file)
    }
  }

  /// The tests that it makes; one where it cannot be read.
  func tests(in catalogue: Catalogue) -> [ScriptHead.OfTest] {
    ScriptHead.tests(
      of: (try? bytes().get()) ?? [], file: name, files: files, in: catalogue)
  }

  /// The files that it uses, and those that they use, by their paths.
  var used: Set<String> {
    guard let bytes = try? bytes().get(), Path.mayUse(bytes) else { return [] }
    let record = Record()
    // What names mean is nothing to whoever only follows `use`.
    var reader = Reader(files: access { record.note($0) }, file: name, in: .standard)
    reader.read(LineSource(bytes)) { _ in true }
    return record.paths.subtracting([path])
  }

  /// Which files were read.
  ///
  /// One search has one, and is one thread's; hence no lock.
  private final class Record: @unchecked Sendable {
    private(set) var paths: Set<String> = []
    func note(_ path: String) { paths.insert(path) }
  }

  /// A place in it, or in a file that it uses, as a test tells it.
  func place(_ file: String? = nil, _ line: Int = 1, _ column: Int = 1) -> SourceLocation {
    let name = Path.parts(file ?? name)
    let root = Path.parts(path).dropLast(Path.parts(self.name).count)
    let path = file.map { $0.hasPrefix("/") ? Path.joined(name) : Path.joined(root + name) }
    return SourceLocation(
      fileID: name.joined(separator: "/"), filePath: path ?? self.path, line: max(1, line),
      column: max(1, column))
  }
}
