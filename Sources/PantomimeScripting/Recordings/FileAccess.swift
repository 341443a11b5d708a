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
    access.writing = writing
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
