/// The next end, or intermediate event, of a part that ends automatically.
public struct NextEnd: Sendable, Hashable {
  /// The instant of the end.
  public let time: Instant
  /// A phrase that names the part (`the animator card.1`).
  public let what: String
}
