import PantomimeKit

extension SessionTranscript {
  /// Executes the statements again, without writing files, and passes the answers to each line to
  /// the visitor.
  ///
  /// - Returns: The session after the last statement.
  /// - Throws: An error if a statement can't be executed again, for example because a file has
  ///   changed.
  func replay(
    for session: Session, at span: Span, _ visit: ([AnsweredStatement]) -> Void
  ) throws(ScriptError) -> Session? {
    guard var replay = opening?.session else { return nil }
    replay.host = session.host
    replay.host.files = session.host.files.withoutEffect
    replay.host.keepsTranscript = false
    var line: [AnsweredStatement] = []
    for index in 0..<typed.count {
      // A statement that takes no time doesn't check for cancellation.
      if session.host.shouldStop() { throw ScriptError.interrupted(span) }
      let next = typed[index]
      if line.isEmpty { replay.history?.beginLine() }
      line.append(try replay.answer(next.statement, isLast: next.isLast))
      guard next.isLast || index == typed.count - 1 else { continue }
      visit(line)
      line = []
    }
    return replay
  }
}

extension FileAccess {
  /// The same access, except that written files are discarded.
  fileprivate var withoutEffect: FileAccess {
    guard let writing else { return self }
    return with(
      FileWriting(write: { _, _, _ in nil }, rasterize: { _, _, _ in nil }, locate: writing.locate))
  }
}
