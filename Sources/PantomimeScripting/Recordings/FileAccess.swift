/// How a session comes by the bytes of files that statements name.
///
/// The session itself opens none: whoever makes it says how, and what a relative name is relative to.
package struct FileAccess: Sendable {
  /// The bytes of a file, or why there are none.
  package let read: @Sendable (String) -> Result<[UInt8], Unreadable>
  /// Whether files can be read at all, so that they can be checked before anything runs.
  package let isPossible: Bool

  /// Why a file cannot be read.
  package struct Unreadable: Error, Sendable, Hashable {
    /// The reason, as a phrase.
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Reads files in the given way.
  package init(_ read: @escaping @Sendable (String) -> Result<[UInt8], Unreadable>) {
    self.read = read
    isPossible = true
  }

  private init() {
    read = { _ in .failure(Unreadable(reason: "no files can be read here")) }
    isPossible = false
  }

  /// No files at all.
  package static let none = FileAccess()
}
