/// The clock and the trace of a stage: the current instant, the pending notifications, and
/// everything recorded so far.
///
/// A board that records events or notifies the scene receives the ledger as an argument.
struct Ledger: Sendable {
  var clock = Clock()
  /// Everything recorded so far.
  private(set) var trace = Trace()

  /// The current instant.
  var now: Instant { clock.now }

  /// Records an event of a kind that every scene may record.
  mutating func note(
    _ kind: EventKind, _ subject: Event.FieldValue? = nil,
    _ fields: consuming [Event.Field] = [], reason: consuming Reason = .unsaid
  ) {
    note(Event(kind, subject, fields, reason: reason))
  }

  /// Records an event of a kind that every scene may record.
  mutating func note(_ event: consuming Event) { trace.append(event, at: clock.now) }

  /// Records a finding.
  mutating func note(_ finding: Finding) { note(finding.event) }

  /// Drops events from the front, but keeps at least a number of them.
  mutating func keepTrace(last count: Int) { trace.keepLast(count) }
}
