/// Operations on file paths that treat them as text and don't access the file system.
enum Path {
  /// Returns the components of a path, with `.` and `..` resolved.
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

  /// Returns the absolute path that consists of the given components.
  static func joined(_ parts: some Sequence<String>) -> String {
    "/" + Path.parts(parts.joined(separator: "/")).joined(separator: "/")
  }

  /// Returns the absolute form of a path that is relative to the folder of a file, or the same path
  /// if it is already absolute.
  static func absolute(_ path: String, besides file: String) -> String {
    joined(path.hasPrefix("/") ? parts(path) : parts(file).dropLast() + parts(path))
  }
}
