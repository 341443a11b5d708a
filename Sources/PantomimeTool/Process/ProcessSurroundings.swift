#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Environment variables by name.
package struct Environment: ExpressibleByDictionaryLiteral {
  // A closure rather than a dictionary: instantiating a dictionary type takes a fifteenth of a
  // launch.
  private let variable: (String) -> String?

  init(_ variable: @escaping (String) -> String?) { self.variable = variable }

  package init(dictionaryLiteral variables: (String, String)...) {
    self.init { name in variables.first { $0.0 == name }?.1 }
  }

  /// The value of a variable, or `nil` if it isn't set.
  subscript(name: String) -> String? { variable(name) }
}

/// The environment of the process, accessed through the C library: Foundation would add tens of
/// megabytes and most of the launch time.
enum ProcessSurroundings {
  /// The environment of the process; a variable that isn't valid UTF-8 counts as unset.
  static var environment: Environment { Environment { variable($0) } }

  /// Returns the value of an environment variable, or `nil` if it isn't set or isn't valid UTF-8.
  static func variable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// The folder that relative names are resolved against, or the root if that folder no longer
  /// exists.
  static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The number of available processors, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Folders and links by name.
enum Folder {
  /// Creates a folder and its parents, accessible only to the owner; existing folders stay
  /// unchanged.
  ///
  /// Failures are ignored here: a write to the folder reports them.
  static func makePrivate(_ path: String) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<end]), 0o700)
    }
  }

  /// Returns the folder of a file.
  static func of(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Resolves the links of a path; a path that doesn't exist is returned unchanged.
  static func withoutLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
