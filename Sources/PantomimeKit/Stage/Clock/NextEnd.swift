/// The next end, or intermediate event, of something that ends automatically.
public struct NextEnd: Sendable, Hashable {
  /// The instant of that.
  public let time: Instant
  /// A phrase that names it (`the animator card.1`).
  public let what: String
}
