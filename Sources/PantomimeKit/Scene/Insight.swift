/// The point that a scene illustrates, and a line that demonstrates it.
public struct Insight: Sendable, Hashable {
  /// The point, in plain sentences.
  public let text: String
  /// The statements to type, as one line.
  public let line: String

  /// Creates an insight.
  public init(_ text: String, type line: String) {
    self.text = text
    self.line = line
  }
}
