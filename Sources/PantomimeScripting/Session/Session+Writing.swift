// The files that statements write.

extension Session {
  /// How files are written.
  func writing(_ span: Span) throws(ScriptError) -> FileWriting {
    guard let writing = files.writing else {
      throw ScriptError("files cannot be written here", span)
    }
    return writing
  }

  /// Writes a file as a whole, over another only where that is wanted.
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
}
