/// How much is told of a statement by itself.
package enum Detail: String, Sendable, Hashable, CaseIterable {
  /// The answer alone.
  case answer
  /// The answer, then the events.
  case events
  /// Everything: the answer, every event with its reason, and what failed with its surroundings.
  case all

  var meaning: String {
    switch self {
    case .answer: "the answer alone"
    case .events: "the answer, then the events without their reasons"
    case .all: "the answer, every event with its reason, and failures in full"
    }
  }
}
