/// How a session writes files, where it may.
package struct FileWriting: Sendable {
  /// Why a file was not written.
  package enum Problem: Error, Sendable, Hashable {
    /// There is one already, which is not to be replaced.
    case exists
    /// It cannot be written, as a phrase.
    case impossible(reason: String)
  }

  /// Writes a file as a whole, or leaves everything as it is; over another only where that is wanted.
  let write: @Sendable (_ name: String, _ bytes: [UInt8], _ replacing: Bool) -> Problem?
  /// A name by which a file that is read can be found from everywhere.
  let locate: @Sendable (_ name: String) -> String

  package init(
    write: @escaping @Sendable (_ name: String, _ bytes: [UInt8], _ replacing: Bool) -> Problem?,
    locate: @escaping @Sendable (_ name: String) -> String = { $0 }
  ) {
    self.write = write
    self.locate = locate
  }
}

extension FileAccess {
  /// The service that writes files.
  func writing(_ span: Span) throws(ScriptError) -> FileWriting {
    guard let writing else { throw ScriptError("files cannot be written here", span) }
    return writing
  }

  /// Writes a whole file, and replaces an existing one only if wanted.
  func write(_ text: String, to file: Word, replaces: Bool) throws(ScriptError) {
    switch try writing(file.span).write(file.text, Array(text.utf8), replaces) {
    case .exists:
      throw ScriptError(
        "'\(file.text)' already exists", file.span, hint: "add replace=yes to replace it")
    case .impossible(let reason):
      throw ScriptError("'\(file.text)' cannot be written: \(reason)", file.span)
    case nil: break
    }
  }

  /// The same files, and new ones.
  package func with(_ writing: FileWriting) -> FileAccess {
    var access = self
    access.writing = writing
    return access
  }
}
