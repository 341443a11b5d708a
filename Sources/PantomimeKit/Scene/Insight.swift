/// The insight that a scene shows, and a line that makes it visible.
public struct Insight: Sendable, Hashable {
  /// The insight, in plain sentences.
  public let text: String
  /// The statements to type, as one line.
  public let line: String

  /// Describes an insight.
  public init(_ text: String, type line: String) {
    self.text = text
    self.line = line
  }
}
