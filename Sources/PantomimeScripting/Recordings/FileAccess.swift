/// How a session comes by the bytes of files that statements name.
///
/// The session itself opens none: whoever makes it says how, and what a relative name is relative to.
package struct FileAccess: Sendable {
  /// The bytes of a file, or why there are none.
  package let read: @Sendable (String) -> Result<[UInt8], Unreadable>
  /// What is in a folder, for whoever types a name: folders end in a slash.
  ///
  /// An empty name stands for the folder that names are relative to.
  package let list: @Sendable (String) -> [String]
  /// Whether files can be read at all, so that they can be checked before anything runs.
  package let isPossible: Bool
  /// How files are written; `nil` where none may be.
  ///
  /// Their names count from the working directory, whoever asks.
  var writing: FileWriting?

  /// Why a file cannot be read.
  package struct Unreadable: Error, Sendable, Hashable {
    /// The reason, as a phrase.
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Reads files in the given way, and lists those of a folder.
  package init(
    _ read: @escaping @Sendable (String) -> Result<[UInt8], Unreadable>,
    list: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.list = list
    isPossible = true
  }

  /// The same files for names that are relative to a folder, which ends in a slash.
  func within(_ folder: String) -> FileAccess {
    guard !folder.isEmpty, isPossible else { return self }
    let (read, list) = (read, list)
    var access = FileAccess { name in
      read(name.hasPrefix("/") ? name : folder + name)
    } list: { name in
      list(name.hasPrefix("/") ? name : folder + name)
    }
    access.writing = writing
    return access
  }

  private init() {
    read = { _ in .failure(Unreadable(reason: "files cannot be read here")) }
    list = { _ in [] }
    isPossible = false
  }

  /// No files at all.
  package static let none = FileAccess()
}
