import Foundation
import ScriptingSupport

/// The package's own files, each read once.
enum SourceTree {
  private static let root = ProjectFiles.root

  /// The names at the top level.
  static var topLevel: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() }
  }

  /// The files of the package, sorted.
  private static let all = Result {
    try ["Sources", "Tests", "scripts", ".ci"].flatMap(read)
      + ["Package.swift", "README.md"].map {
        SourceFile(path: $0, text: try text(root.appendingPathComponent($0)))
      }
  }

  /// Returns the files below a folder whose names end in one of the suffixes, or all files without
  /// suffixes.
  static func files(below folder: String, _ suffixes: String...) throws -> [SourceFile] {
    let files = try all.get().filter { file in
      file.path.hasPrefix(folder + "/")
        && (suffixes.isEmpty || suffixes.contains(where: file.path.hasSuffix))
    }
    if files.isEmpty { throw Nothing() }
    return files
  }

  /// Returns a file.
  static func file(_ path: String) throws -> SourceFile {
    guard let file = try all.get().first(where: { $0.path == path }) else { throw Nothing() }
    return file
  }

  /// A rule about no file at all would hold whatever there is.
  struct Nothing: Error {}

  private static func read(below folder: String) throws -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    guard let walker = FileManager.default.enumerator(atPath: start.path) else { throw Nothing() }
    var files: [SourceFile] = []
    while let name = walker.nextObject() as? String {
      // Files that builds and tools leave behind aren't sources.
      let isHidden = name.split(separator: "/").contains {
        $0.hasPrefix(".") || $0 == "__pycache__"
      }
      let url = start.appendingPathComponent(name)
      guard !isHidden, try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      else { continue }
      files.append(SourceFile(path: "\(folder)/\(name)", text: try text(url)))
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
