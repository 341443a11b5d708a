import ScriptingSupport
import Foundation
import Testing

/// The package's own files, as the house rules see them.
enum SourceTree {
  private static let root = ProjectFiles.root

  /// The names at the top level.
  static var topLevel: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() }
  }

  /// The files below a folder whose names end in one of the suffixes; all files without suffixes.
  static func files(below folder: String, _ suffixes: String...) throws -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    guard let walker = FileManager.default.enumerator(atPath: start.path) else { throw Nothing() }
    var files: [SourceFile] = []
    while let name = walker.nextObject() as? String {
      // Files that builds and tools leave behind aren't sources.
      let isHidden = name.split(separator: "/").contains {
        $0.hasPrefix(".") || $0 == "__pycache__"
      }
      guard !isHidden, suffixes.isEmpty || suffixes.contains(where: name.hasSuffix) else {
        continue
      }
      let url = start.appendingPathComponent(name)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      files.append(SourceFile(path: "\(folder)/\(name)", text: try text(url)))
    }
    if files.isEmpty { throw Nothing() }
    return files.sorted { $0.path < $1.path }
  }

  /// A rule about no file at all would hold whatever there is.
  struct Nothing: Error {}

  /// A file at the top level.
  static func file(_ name: String) throws -> SourceFile {
    SourceFile(path: name, text: try text(root.appendingPathComponent(name)))
  }

  private static func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

/// A declaration at the top level of a file.
struct TopLevel {
  let target: String
  /// Up to the brace.
  let head: String
  /// All of it.
  let text: String

  /// The target and what is declared or extended, without what it conforms to.
  var name: String {
    let words = head.split { " :{<(".contains($0) }
    let place = words.firstIndex { ["struct", "class", "enum", "extension"].contains($0) }
    return "\(target) " + (place.map { words.dropFirst($0 + 1).first ?? "" } ?? "")
  }
}

/// A file and its text.
struct SourceFile: CustomTestStringConvertible {
  let path: String
  let text: String

  var testDescription: String { path }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The lines without comments and without what strings hold.
  var code: [String] { Code.lines(of: text) }

  /// The same lines, where those that Embedded Swift doesn't compile are empty.
  var embeddedCode: [String] {
    var isLeftOut = false
    return code.map { line in
      if line == "#if !hasFeature(Embedded)" { isLeftOut = true }
      if line == "#endif" { isLeftOut = false }
      return isLeftOut ? "" : line
    }
  }

  /// The declarations at the top level that are longer than a line: types, their extensions,
  /// functions.
  var types: [TopLevel] {
    var found: [TopLevel] = []
    var head = ""
    var body = ""
    for line in code where !line.hasPrefix("import ") {
      if line.hasPrefix("}") {
        let target = path.split(separator: "/").prefix(2).joined(separator: "/")
        found.append(TopLevel(target: target, head: head, text: head + body))
        (head, body) = ("", "")
      } else if body.isEmpty {
        head += line + " "
        if line.hasSuffix("{") { body = " " }
      } else {
        body += line + " "
      }
    }
    return found
  }

  /// The modules imported, with whatever stands before `import` left out.
  var imports: [String] {
    code.compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count, place <= 2 else {
        return nil
      }
      return String(words[place + 1])
    }
  }

  /// The lines on which a word stands, upper or lower case, in code or comment.
  func mentions(of words: String...) -> [String] {
    lines.enumerated().compactMap { number, line in
      let lower = line.lowercased()
      return words.contains { lower.contains($0) } ? "\(path):\(number + 1) \(line)" : nil
    }
  }
}
