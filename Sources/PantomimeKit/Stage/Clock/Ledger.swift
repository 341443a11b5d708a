/// The clock of a stage and its trace: the present instant, what is due to be reported, and
/// everything recorded so far.
///
/// A board that records something or notifies the scene receives it as an argument.
struct Ledger: Sendable {
  var clock = Clock()
  /// Everything recorded so far.
  private(set) var trace = Trace()

  /// The present instant.
  var now: Instant { clock.now }

  /// Records an event of a kind that every scene may have.
  mutating func note(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    note(Event(kind, subject, fields, reason: reason))
  }

  /// Records an event of a kind that every scene may have.
  mutating func note(_ event: consuming Event) { trace.append(event, at: clock.now) }

  /// Records a finding.
  mutating func note(_ finding: Finding) { note(finding.event) }

  /// Drops the first events, but keeps at least a number of them.
  mutating func keepTrace(last count: Int) { trace.keepLast(count) }
}
