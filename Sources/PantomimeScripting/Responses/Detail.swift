/// The level of detail of responses.
package enum Detail: String, Sendable, Hashable, CaseIterable {
  /// Only the answer.
  case answer
  /// The answer, then the events.
  case events
  /// The answer, every event with its reason, and failures with their context.
  case all

  var meaning: String {
    switch self {
    case .answer: "the answer alone"
    case .events: "the answer, then the events without their reasons"
    case .all: "the answer, every event with its reason, and failures in full"
    }
  }
}
