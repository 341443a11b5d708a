import PantomimeKit

/// The statements that a session has answered, in the order in which the user typed them.
///
/// Statements that were undone, replays by `again`, and statements that only show something are
/// included. A copy shares the storage. The answers themselves aren't kept; to write a transcript,
/// the statements are executed again.
struct SessionTranscript: Sendable {
  /// A statement that the session has answered.
  struct Typed: Sendable {
    let statement: Statement
    let isLast: Bool
  }

  /// The session before the first statement.
  // This is a class, because a structure that is part of a session can't contain a session.
  final class Opening: Sendable {
    let session: Session

    init(_ session: Session) { self.session = session }
  }

  private(set) var opening: Opening?
  private(set) var typed = PagedArray<Typed>()

  /// Whether no statement has been answered.
  var isEmpty: Bool { opening == nil }

  /// Adds a statement.
  ///
  /// - Parameters:
  ///   - isLast: Whether no other statement follows on its line.
  ///   - opening: The session before the statement, which is needed only for the first statement.
  mutating func add(_ statement: Statement, isLast: Bool, opening: Session?) {
    if let opening { self.opening = Opening(opening) }
    typed.append(Typed(statement: statement, isLast: isLast))
  }
}
