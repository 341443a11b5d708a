import PantomimeKit

/// The statements that a session has answered, in the order in which the user typed them.
///
/// Undone statements, replays by `again`, and statements that only show something are included. A
/// copy shares the storage. The answers aren't kept: the statements are executed again for a
/// transcript.
struct SessionTranscript: Sendable {
  /// A statement that was answered.
  struct Typed: Sendable {
    let statement: Statement
    let isLast: Bool
  }

  /// The session before the first statement.
  // A class, because a session can't contain a session.
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
  ///   - opening: The session before the statement, for the first one.
  mutating func add(_ statement: Statement, isLast: Bool, opening: Session?) {
    if let opening { self.opening = Opening(opening) }
    typed.append(Typed(statement: statement, isLast: isLast))
  }
}
