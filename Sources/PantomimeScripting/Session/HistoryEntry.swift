package import PantomimeKit

/// An executed statement, which is linked to the statements before it.
///
/// A session and its forks share the entries of their common history, so a copy costs nothing. Skip
/// links make it possible to reach a distant statement in logarithmic time. The session before a
/// statement is kept for every hundredth statement, and wherever replaying the statements wouldn't
/// restore that session (`Recall`).
package final class HistoryEntry: Sendable {
  /// The executed statement.
  package let statement: Statement
  /// The part of the session before the statement that can be read without replaying it.
  let stood: Stood
  /// The session before the statement, without its history, or `nil` if it's restored on demand by
  /// replaying statements.
  let kept: Session?
  /// The changes that statements other than steps have made since the previous statement, or `nil`
  /// if there are none.
  let remarks: Boxed<SessionRemarks>?
  /// Whether the session after the statement can be restored by executing the statement again in
  /// the session before it.
  let isRepeatable: Bool
  /// The number of the step that contains the statement, counted from 1; all statements of a used
  /// file belong to the same step.
  package let number: Int
  /// How the statement led to the session after it.
  package let kind: Kind
  /// The number of statements up to and including this one.
  fileprivate let depth: Int
  /// The statement before this one.
  // Assigned only in `deinit`, when nothing else refers to this entry.
  nonisolated(unsafe) package private(set) var previous: HistoryEntry?
  /// A skip link to a distant earlier statement.
  nonisolated(unsafe) private var leap: HistoryEntry?

  /// Whether the statement is an expectation that isn't a step.
  package var isExpectation: Bool { if case .asserted = kind { true } else { false } }

  /// How a statement led to the session after it.
  package enum Kind: Sendable {
    /// The statement was executed.
    case plainly
    /// The statement was executed on behalf of `again`, to change settings for one replay or to
    /// restore them.
    case aside
    /// Only the part of the statement up to an instant was executed.
    case upTo(Instant)
    /// The statement is an expectation, which changes nothing and belongs to the step before it;
    /// the Boolean value indicates whether it held.
    case asserted(held: Bool)
    /// Other statements have replaced this statement and all statements before it; the associated
    /// value is the last of those other statements.
    case instead(of: HistoryEntry?)

    /// Whether the statement itself was executed, so that executing it again can have the same
    /// effect.
    var isRepeatable: Bool {
      switch self {
      case .plainly, .asserted: true
      case .aside, .upTo, .instead: false
      }
    }
  }

  /// The part of the session before a statement that can be read without replaying it.
  struct Stood: Sendable {
    let now: Instant
    /// The name of the scene, or `nil` if there was none.
    let scene: String?
    let eventCount: Int
    let isBetweenGestures: Bool
    /// The display rate, in Hz, which times in frames depend on.
    let rate: Int

    init(_ session: Session) {
      rate = session.options.frames.rate
      now = session.now
      scene = session.simulation?.name
      eventCount = session.simulation?.eventCount ?? 0
      isBetweenGestures = session.simulation?.isBetweenGestures ?? true
    }
  }

  /// The number of statements between two sessions that are kept; documented on the language page.
  static let stride = 100

  init(
    _ statement: Statement, before: Session, number: Int, kind: Kind, isRepeatable: Bool,
    keeps: Bool,
    behind previous: HistoryEntry?
  ) {
    self.statement = statement
    self.number = number
    self.kind = kind
    self.previous = previous
    depth = (previous?.depth ?? 0) + 1
    stood = Stood(before)
    self.isRepeatable = isRepeatable && kind.isRepeatable
    let isNeeded = keeps || !kind.isRepeatable || !(previous?.isRepeatable ?? false)
    kept = isNeeded || depth % HistoryEntry.stride == 1 ? before : nil
    remarks = before.last.hasLooked && kept == nil ? Boxed(before.remarks) : nil
    // Two skip links of equal length are combined into one link that is twice as long plus one
    // statement.
    if let previous, let near = previous.leap,
      previous.depth - near.depth == near.depth - (near.leap?.depth ?? 0)
    {
      leap = near.leap
    } else {
      leap = previous
    }
  }

  /// Releases the entries in a loop, because releasing a long chain recursively would overflow the
  /// stack.
  deinit {
    leap = nil
    var last = previous
    previous = nil
    while last != nil, isKnownUniquelyReferenced(&last) {
      last?.leap = nil
      let next = last?.previous
      last?.previous = nil
      last = next
    }
  }

  /// Returns the first statement of the step after the first `count` steps, or `nil` if there are
  /// too few steps.
  func first(behind count: Int) -> HistoryEntry? {
    var found: HistoryEntry?
    var next: HistoryEntry? = self
    while let past = next, past.number > count {
      found = past
      next = past.leap.flatMap { $0.number > count ? $0 : nil } ?? past.previous
    }
    return found
  }

  /// Returns the steps up to a statement, beginning with the last step, each with its first and its
  /// last statement.
  static func steps(
    upTo last: HistoryEntry?, most: Int = .max
  ) -> [(first: HistoryEntry, last: HistoryEntry)] {
    var steps: [(first: HistoryEntry, last: HistoryEntry)] = []
    var next = last
    while let past = next, steps.count < most {
      let first = past.first(behind: past.number - 1) ?? past
      steps.append((first, past.done))
      next = first.previous
    }
    return steps
  }

  /// The last statement that isn't an expectation, among this statement and those before it.
  var done: HistoryEntry {
    var done = self
    while case .asserted = done.kind, let past = done.previous { done = past }
    return done
  }

  /// The text of the step as the user typed it.
  package var typed: String { statement.place.use ?? statement.written }
}

/// The statements that led to a session, beginning with the last one.
///
/// The statements that `again` and `undo until` executed are included; those that they replaced
/// aren't.
package struct Lineage: Sequence, IteratorProtocol {
  private var last: HistoryEntry?
  private let hasExpectations: Bool

  /// - Parameter hasExpectations: Whether to include expectations that the user typed.
  package init(of session: Session, withExpectations hasExpectations: Bool = false) {
    last = session.history?.past
    self.hasExpectations = hasExpectations
  }

  package mutating func next() -> HistoryEntry? {
    while let past = last {
      switch past.kind {
      case .instead(let other): last = other
      case .asserted where !hasExpectations: last = past.previous
      case .plainly, .aside, .upTo, .asserted:
        last = past.previous
        return past
      }
    }
    return nil
  }
}

extension Session {
  /// Returns whether this session results from an earlier one by executing more statements, of which
  /// none undoes anything or starts a scene.
  ///
  /// - Complexity: O(*n*), where *n* is the number of those statements.
  package func continues(_ earlier: Session) -> Bool {
    guard let known = earlier.history?.past else { return false }
    var next = history?.past
    while let past = next, past.depth > known.depth {
      switch past.kind {
      case .instead, .upTo: return false
      case .plainly, .aside, .asserted: break
      }
      if past.statement.beginsScene { return false }
      next = past.previous
    }
    return next === known
  }
}
