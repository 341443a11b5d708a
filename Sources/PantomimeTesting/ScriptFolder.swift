import PantomimeScripting

/// A folder of scripts beside a test.
struct ScriptFolder {
  /// Its path.
  private let path: String
  /// What it is called in names: its last component.
  private let name: String

  /// Folders further down than this are not searched, so that one that holds itself has an end; our
  /// choice.
  private static let deepest = 32

  /// - Parameters:
  ///   - folder: the path, from the folder of a file unless it begins at the root.
  ///   - file: the file that asks.
  init(_ folder: String, besides file: String) {
    let here = Path.parts(file).dropLast()
    path = Path.joined(folder.hasPrefix("/") ? Path.parts(folder) : here + Path.parts(folder))
    name = Path.parts(path).last ?? "scripts"
  }

  /// Why there is no script to run.
  struct Problem: Error { let reason: String }

  /// The scripts, in the order of their names, but for those that others use.
  func files() -> Result<[ScriptFile], Problem> {
    switch PathKind(of: path) {
    case .folder: break
    case .plain, .other: return .failure(Problem(reason: "'\(path)' is no folder"))
    case nil:
      return .failure(
        Problem(reason: "there is no folder '\(path)'; its path counts from the test's own file"))
    }
    var found: [ScriptFile] = []
    search(path, name, depth: 0, &found)
    let used = Set(found.flatMap { $0.used })
    let files = found.filter { !used.contains($0.path) }
    guard !files.isEmpty else {
      return .failure(Problem(reason: "there is no *.pan in '\(path)', nor in a folder below it"))
    }
    return .success(files)
  }

  private func search(_ path: String, _ name: String, depth: Int, _ found: inout [ScriptFile]) {
    for entry in Folder.names(in: path) where !entry.hasPrefix(".") {
      let inner = "\(path)/\(entry)"
      if entry.hasSuffix(".pan"), PathKind(of: inner) != .folder {
        found.append(ScriptFile(path: inner, name: "\(name)/\(entry)"))
      } else if PathKind(of: inner) == .folder, depth < ScriptFolder.deepest {
        search(inner, "\(name)/\(entry)", depth: depth + 1, &found)
      }
    }
  }
}
