package import PantomimeKit

/// A statement that was carried out, behind those that were carried out earlier.
///
/// Sessions and their forks share what they have in common of it, so that a copy costs nothing. What lies
/// far back is found in a number of leaps that grows as the logarithm of the distance. The session before
/// a statement is kept at every hundredth, and wherever playing statements again would not lead to it
/// (`Recall`).
package final class HistoryEntry: Sendable {
  /// What was carried out.
  package let statement: Statement
  /// The session before, as far as it is read without being played again.
  let stood: Stood
  /// The session before, without its history, or `nil` if it is played again when it is needed.
  let kept: Session?
  /// What statements in between that were no steps have changed before it, or `nil` if there were none.
  let remarks: Boxed<SessionRemarks>?
  /// Whether carrying the statement out again leads from the session before it to the one behind it.
  let isRepeatable: Bool
  /// Which step it belongs to, counted from 1: the statements of a file that is used are one.
  package let number: Int
  /// How it led to what is behind it.
  package let kind: Kind
  /// How many statements there are up to this one.
  private let depth: Int
  /// The statement before.
  //
  // Changed by nobody but the last holder, as it lets go.
  nonisolated(unsafe) package private(set) var previous: HistoryEntry?
  /// One far before: what skips do in a list that is searched by halves.
  nonisolated(unsafe) private var leap: HistoryEntry?

  /// How a statement led to the session behind it.
  package enum Kind: Sendable {
    /// It was carried out.
    case plainly
    /// It was carried out, put in by `again` for one replay or to end it.
    case aside
    /// Only what of it had come up to an instant was done.
    case upTo(Instant)
    /// It was an expectation, which changes nothing and belongs to the step before it; whether it held.
    case asserted(held: Bool)
    /// Other statements were, in place of it and of all before it: the last of them.
    case instead(of: HistoryEntry?)

    /// Whether the statement itself was carried out, so that carrying it out again may do the same.
    var isRepeatable: Bool {
      switch self {
      case .plainly, .asserted: true
      case .aside, .upTo, .instead: false
      }
    }
  }

  /// What is read of the session before a statement without playing it again.
  struct Stood: Sendable {
    let now: Instant
    /// The name of the scene, or `nil` if there was none.
    let scene: String?
    let eventCount: Int
    let isBetweenGestures: Bool
    /// The display rate that times in frames are counted by.
    let rate: Int

    init(_ session: Session) {
      rate = session.options.frames.rate
      now = session.now
      scene = session.simulation?.name
      eventCount = session.simulation?.eventCount ?? 0
      isBetweenGestures = session.simulation?.isBetweenGestures ?? true
    }
  }

  /// How many statements there are from one whose session is kept to the next; the language page.
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
    // Two leaps of one length make one of twice that and one more.
    if let previous, let near = previous.leap,
      previous.depth - near.depth == near.depth - (near.leap?.depth ?? 0)
    {
      leap = near.leap
    } else {
      leap = previous
    }
  }

  /// Lets go one by one: each within the other, a long list would be too deep for the stack.
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

  /// The first statement of the steps behind a number of them; `nil` where there are no more.
  func first(behind count: Int) -> HistoryEntry? {
    var found: HistoryEntry?
    var next: HistoryEntry? = self
    while let past = next, past.number > count {
      found = past
      next = past.leap.flatMap { $0.number > count ? $0 : nil } ?? past.previous
    }
    return found
  }

  /// The steps up to one, the last first, each with its first and its last statement.
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

  /// The last statement up to this one that is no expectation.
  var done: HistoryEntry {
    var done = self
    while case .asserted = done.kind, let past = done.previous { done = past }
    return done
  }

  /// The step as it was typed.
  package var typed: String { statement.place.use ?? statement.written }
}

/// The statements that have really led to a session, the last first: what `again` and `undo until` put
/// in place of others, and not those others.
package struct Lineage: Sequence, IteratorProtocol {
  private var last: HistoryEntry?
  private let hasExpectations: Bool

  /// - Parameter hasExpectations: whether expectations that were typed are among them.
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
