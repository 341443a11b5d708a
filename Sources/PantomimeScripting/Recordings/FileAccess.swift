/// The path of a file as text, without access to the file system.
package enum FilePath {
  /// Returns the components of a path, with `.` and `..` resolved.
  package static func parts(_ path: String) -> [String] {
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
}

/// The access to files that statements name.
///
/// The session itself opens no files: the code that creates the session provides the access, and
/// determines the folder to which names are relative.
package struct FileAccess: Sendable {
  /// Returns the bytes of a file, or the reason why it can't be read.
  package let read: @Sendable (String) -> Result<[UInt8], Unreadable>
  /// Returns the contents of a folder, for completion; the names of subfolders end with a slash.
  ///
  /// An empty name stands for the folder to which names are relative.
  package let list: @Sendable (String) -> [String]
  /// Whether files can be read at all, so that they can be checked before anything runs.
  package let isPossible: Bool
  /// The service that writes files, or `nil` if writing is unavailable.
  ///
  /// File names are always relative to the working directory.
  var writing: FileWriting?
  /// The reader for the touches of other tools, or `nil` if only recordings can be read.
  package var foreign: ForeignTouches?

  /// The reason why a file can't be read.
  package struct Unreadable: Error, Sendable, Hashable {
    /// The reason, as a phrase.
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Creates an access with functions that read files and list folders.
  package init(
    _ read: @escaping @Sendable (String) -> Result<[UInt8], Unreadable>,
    list: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.list = list
    isPossible = true
  }

  /// Returns the access for names relative to a folder, which has a trailing slash.
  func within(_ folder: String) -> FileAccess {
    guard !folder.isEmpty, isPossible else { return self }
    let (read, list) = (read, list)
    var access = FileAccess { name in
      read(name.hasPrefix("/") ? name : folder + name)
    } list: { name in
      list(name.hasPrefix("/") ? name : folder + name)
    }
    (access.writing, access.foreign) = (writing, foreign)
    return access
  }

  private init() {
    read = { _ in .failure(Unreadable(reason: "files cannot be read here")) }
    list = { _ in [] }
    isPossible = false
  }

  /// The access that can read no files.
  package static let none = FileAccess()
}

/// A service that writes files, for sessions in which statements may write.
package struct FileWriting: Sendable {
  /// The reason why a file wasn't written.
  package enum Problem: Error, Sendable, Hashable {
    /// The file exists and must not be replaced.
    case exists
    /// The file can't be written; the reason is a phrase.
    case impossible(reason: String)
  }

  /// Writes a file atomically; replaces an existing file only if requested.
  let write: @Sendable (_ name: String, _ bytes: [UInt8], _ replacing: Bool) -> Problem?
  /// A function that writes an SVG image as a PNG file, or `nil` if that isn't available.
  let rasterize: (@Sendable (_ name: String, _ image: [UInt8], _ replacing: Bool) -> Problem?)?
  /// Returns the name of a file that can be read, in a form that is valid in every folder.
  let locate: @Sendable (_ name: String) -> String

  package init(
    write: @escaping @Sendable (_ name: String, _ bytes: [UInt8], _ replacing: Bool) -> Problem?,
    rasterize: (@Sendable (_ name: String, _ image: [UInt8], _ replacing: Bool) -> Problem?)? = nil,
    locate: @escaping @Sendable (_ name: String) -> String = { $0 }
  ) {
    self.write = write
    self.rasterize = rasterize
    self.locate = locate
  }
}

extension FileAccess {
  /// Returns the service that writes files, or throws an error if there is none.
  func writing(_ span: Span) throws(ScriptError) -> FileWriting {
    guard let writing else { throw ScriptError("files cannot be written here", span) }
    return writing
  }

  /// Writes a file atomically; replaces an existing file only if requested.
  package func write(_ text: String, to file: Word, replaces: Bool) throws(ScriptError) {
    try report(writing(file.span).write(file.text, Array(text.utf8), replaces), file)
  }

  /// Writes an SVG image as a PNG file; replaces an existing file only if requested.
  func rasterize(_ image: String, to file: Word, replaces: Bool) throws(ScriptError) {
    guard let rasterize = try writing(file.span).rasterize else {
      throw ScriptError(
        "PNG files cannot be written here", file.span, hint: "write a file ending in .svg")
    }
    try report(rasterize(file.text, Array(image.utf8), replaces), file)
  }

  private func report(_ problem: FileWriting.Problem?, _ file: Word) throws(ScriptError) {
    switch problem {
    case .exists:
      throw ScriptError(
        "'\(file.text)' already exists", file.span, hint: "add replace=yes to replace it")
    case .impossible(let reason):
      throw ScriptError("'\(file.text)' cannot be written: \(reason)", file.span)
    case nil: break
    }
  }

  /// The same access, whose writing reports that a file exists, but writes nothing.
  var rehearsing: FileAccess {
    guard let writing else { return self }
    let read = read
    let problem: @Sendable (String, [UInt8], Bool) -> FileWriting.Problem? = { name, _, replacing in
      if !replacing, case .success = read(name) { return .exists }
      return nil
    }
    return with(
      FileWriting(
        write: problem, rasterize: writing.rasterize.map { _ in problem }, locate: writing.locate))
  }

  /// Returns the same access, with a service that writes files.
  package func with(_ writing: FileWriting) -> FileAccess {
    var access = self
    access.writing = writing
    return access
  }
}
