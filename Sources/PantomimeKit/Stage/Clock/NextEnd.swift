/// Something that has an end and comes to it, or does something on its way there, by itself.
public struct NextEnd: Sendable, Hashable {
  /// When it does.
  public let time: Instant
  /// What it is, as a phrase (`the animator card.1`).
  public let what: String
}
