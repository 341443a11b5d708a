package import PantomimeKit

/// One part of an answer in the form of values: a kind, which determines the wording, and the
/// fields that this kind uses.
package struct Clause: Sendable, Hashable {
  /// The kind of information in a clause; its name is the `kind` in JSON.
  package struct Kind: Sendable, Hashable {
    /// The name, in lower case with hyphens.
    package let name: String
    /// The words that introduce the clause and are followed by a colon, or an empty text, as for
    /// most kinds.
    package let lead: String
    /// The text that separates the clause from the previous one.
    package let joint: String
    /// The style of an answer that begins with the clause.
    package let tone: Answer.Tone
    /// A function that composes the words of a clause from its fields.
    fileprivate let wording: @Sendable (Clause) -> String

    init(
      _ name: String, lead: String = "", joint: String = "; ", tone: Answer.Tone = .plain,
      wording: @escaping @Sendable (Clause) -> String
    ) {
      (self.name, self.lead, self.joint, self.tone, self.wording) = (
        name, lead, joint, tone, wording
      )
    }

    package static func == (left: Kind, right: Kind) -> Bool { left.name == right.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The distance that a pan has moved along the axis of its decision.
  package struct Travel: Sendable, Hashable {
    /// The distance so far, in points.
    package var points: Double
    /// The distance from one end to the other, in points.
    package var whole: Double
    /// The direction of the movement or, if the distance is 0, the direction toward the end of the
    /// run.
    package var direction: String
    /// The progress from which the pan moves its animator: that at which it caught the animator,
    /// unless the scene carries another one.
    package var start: Double
    /// The progress at which the pan caught its animator, or `nil` if that is `start`.
    package var shown: Double?
    /// A Boolean value that indicates whether the animator has reached the end toward which the pan
    /// pulls it.
    package var isAtLimit: Bool

    package init(
      points: Double, of whole: Double, _ direction: String, from start: Double, isAtLimit: Bool
    ) {
      (self.points, self.whole, self.direction) = (points, whole, direction)
      (self.start, self.isAtLimit) = (start, isAtLimit)
    }
  }

  package var kind: Kind
  /// The animator, recognizer, view, transition, scene, or path that the clause is about.
  package var subject: String?
  /// The state, position, or name that the subject reaches.
  package var outcome: String?
  /// The verb for the outcome, or `nil` if the scene declares none.
  package var verb: StateVerb?
  /// The text that names the place in other coordinates, or an empty text.
  package var placeNote = ""
  /// A Boolean value that indicates whether the outcome is the position of an anchor, in points.
  package var isAnchor = false
  /// A Boolean value that indicates whether the subject returns to the outcome rather than moving
  /// on to it.
  package var isReturn = false
  /// A Boolean value that indicates whether the subject pauses at the outcome and doesn't complete.
  package var isPause = false
  /// A Boolean value that indicates whether the lift-off was a cancellation.
  package var isCancelled = false
  /// A Boolean value that indicates whether an earlier clause has already named the lift-off.
  package var isContinued = false
  /// The progress, from 0 to 1.
  package var share: Double?
  /// The elapsed fraction of the duration, from 0 to 1.
  package var timeShare: Double?
  /// The seconds until the outcome.
  package var seconds: Double?
  /// The seconds until everything is at rest.
  package var rest: Double?
  /// The delay in seconds before the subject starts.
  package var delay: Double?
  /// The seconds since the event.
  package var ago: Double?
  /// The seconds since the lift-off, or `nil` if no time has passed since then.
  package var sinceLiftOff: Double?
  /// The instant, in seconds since the scene started.
  package var time: Double?
  /// A position, an offset, or a translation, in points.
  package var place: [Double]?
  package var travel: Travel?
  package var count: Int?
  /// The expectation that failed, in words.
  package var expected: String?
  /// The actual value.
  package var actual: String?
  /// Text from elsewhere, such as a reason, an event, or a list of names.
  package var detail: String?

  /// Creates a clause about a subject; for a run, the outcome is its end.
  @inline(never)
  package init(
    _ kind: Kind, _ subject: String? = nil, to outcome: String? = nil, isReturn: Bool = false,
    in seconds: Double? = nil, share: Double? = nil, at time: Double? = nil,
    place: [Double]? = nil, count: Int? = nil, detail: String? = nil
  ) {
    (self.kind, self.subject, self.outcome) = (kind, subject, outcome)
    (self.isReturn, self.seconds, self.share, self.time) = (isReturn, seconds, share, time)
    (self.place, self.count, self.detail) = (place, count, detail)
  }

  /// Returns a clause with a recorded reason.
  package static func reason(_ words: String) -> Clause { Clause(.reason, detail: words) }

  /// Returns the clause with other fields.
  package func with(_ change: (inout Clause) -> Void) -> Clause {
    var clause = self
    change(&clause)
    return clause
  }
}

// MARK: - Words

extension Clause {
  /// The text of the clause.
  package var text: String {
    let lead = isContinued ? "" : isCancelled ? "cancelled" : kind.lead
    guard let sinceLiftOff else { return lead.isEmpty ? body : "\(lead): \(body)" }
    let ago = "\(Prose.seconds(sinceLiftOff)) s ago"
    return lead.isEmpty ? "\(ago): \(body)" : "\(lead) \(ago); from then: \(body)"
  }

  /// The text without its lead.
  package var body: String { kind.wording(self) }

  /// The outcome of a lift-off in the past tense, without the duration of the run.
  package var pastBody: String {
    switch kind {
    case .released: ended
    case .releasedValue: "\(about)\(ended)"
    case .releasedAt: "\(about)settled at \(spot)"
    case .releasedOn: "\(about)\(isReturn ? "moved back" : "kept moving")"
    default: untimedBody
    }
  }

  /// The text without the duration.
  package var untimedBody: String { with { $0.seconds = nil }.body }
}

// Phrases that several kinds of clauses share.
extension Clause {
  /// The subject and a space, or an empty string.
  var about: String { subject.map { "\($0) " } ?? "" }

  /// The end of a run: `expands in 0.15 s`, `returns to collapsed immediately`, `pauses at its end
  /// in 1 s`.
  package var end: String {
    let run = isPause ? "pauses at \(goal)" : reaches("returns", "settles", verb?.verb, "moves")
    guard let seconds else { return run }
    return Clause.isTime(seconds) ? "\(run) in \(Prose.seconds(seconds)) s" : "\(run) immediately"
  }

  /// The end of a possible run, to follow "would": `expand`, `return to collapsed`.
  package var would: String {
    isPause ? "pause at \(goal)" : reaches("return", "settle", verb?.base, "move")
  }

  /// The run in flight: `expanding`, `returning to collapsed`.
  var ongoing: String { reaches("returning", "settling", verb?.participle, "moving") }

  /// The run at its end: `expanded`, `returned to collapsed`, `reached its end`.
  var ended: String { reaches("returned", "settled", verb?.past, nil) }

  /// Returns a verb phrase for the outcome, from the forms of "return", "settle", the state's verb
  /// and "go".
  private func reaches(
    _ returning: String, _ settling: String, _ own: String?, _ going: String?
  ) -> String {
    if isReturn { return "\(returning) to \(goal)" }
    if isAnchor { return "\(settling) at \(goal)" }
    return own ?? (going.map { "\($0) to \(goal)" } ?? "reached \(goal)")
  }

  /// Whether the subject reaches a state or an anchor with a name.
  package var hasState: Bool { ![nil, "out", "home"].contains(outcome) }

  /// The state, the anchor, or the end of the run that the subject reaches.
  var goal: String {
    switch outcome {
    case nil, "out": "its end"
    case "home": "its start"
    case let outcome?: outcome
    }
  }

  /// The duration, or an empty string.
  var within: String {
    guard let seconds, seconds > 0 else { return "" }
    return Clause.isTime(seconds) ? " in \(Prose.seconds(seconds)) s" : " immediately"
  }

  /// Returns whether a duration is longer than the shortest one that an answer names, which is half
  /// of a millisecond; our choice.
  private static func isTime(_ seconds: Double) -> Bool { seconds >= 0.0005 }

  /// The remaining time, or an empty string.
  var toGo: String { seconds.map { ", \(Prose.seconds($0)) s left" } ?? "" }

  /// The instant, or an empty string.
  var instant: String { time.map { " at \(Prose.seconds($0)) s" } ?? "" }

  /// The instant, separated from a number that precedes it, or an empty string.
  var instantAfterNumber: String { time == nil ? "" : ",\(instant)" }

  /// The progress in percent.
  var percent: String { Prose.share(share ?? 0) }

  /// The position, offset, or translation in points.
  package var spot: String {
    (place ?? []).map { Prose.points($0) }.joined(separator: ",") + placeNote
  }
}
