/// Paths as they are written, without asking the system.
enum Path {
  /// The parts of a path without detours.
  static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }

  /// A path from the root, without detours.
  static func joined(_ parts: some Sequence<String>) -> String {
    "/" + Path.parts(parts.joined(separator: "/")).joined(separator: "/")
  }

  /// A path from the folder of a file, unless it begins at the root.
  static func absolute(_ path: String, besides file: String) -> String {
    joined(path.hasPrefix("/") ? parts(path) : parts(file).dropLast() + parts(path))
  }
}
