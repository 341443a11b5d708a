#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Variables of an environment, by their names.
package struct Environment: ExpressibleByDictionaryLiteral {
  // No dictionary: to make up the type of one takes a fifteenth of a start.
  private let variable: (String) -> String?

  init(_ variable: @escaping (String) -> String?) { self.variable = variable }

  package init(dictionaryLiteral variables: (String, String)...) {
    self.init { name in variables.first { $0.0 == name }?.1 }
  }

  /// What a variable holds; `nil` where it is not set.
  subscript(name: String) -> String? { variable(name) }
}

/// What the process was started in, asked of the C library: Foundation would bring tens of megabytes
/// and most of the time that a start takes.
enum ProcessSurroundings {
  /// What the program looks at of the environment; a variable that is no text counts as unset.
  static var environment: Environment { Environment { variable($0) } }

  /// One variable of the environment; `nil` where it is not set, or is no text.
  static func variable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// The folder that relative names count from; the root where it is gone.
  static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// How many processors there are to work with, at least one.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Folders and links, by their names.
enum Folder {
  /// Makes a folder that is its owner's alone, and those that it lies in; what is there stays as it is.
  ///
  /// Whoever puts something there hears of it if that did not succeed.
  static func makePrivate(_ path: String) {
    var end = path.startIndex
    while end < path.endIndex {
      end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
      mkdir(String(path[..<end]), 0o700)
    }
  }

  /// The folder that a file lies in.
  static func of(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path without links; as it is where it leads nowhere.
  static func withoutLinks(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
