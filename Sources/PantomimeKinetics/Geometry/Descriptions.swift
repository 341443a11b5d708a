// Descriptions of geometric values, as `show` prints them.

extension RGBAColor: CustomStringConvertible {
  /// The components: `0.2,0.4,0.6,1`.
  public var description: String {
    "\(Numerals.text(red)),\(Numerals.text(green)),\(Numerals.text(blue)),\(Numerals.text(alpha))"
  }
}

extension Point2D: CustomStringConvertible {
  /// The coordinates: `195,420`.
  public var description: String { "\(Numerals.text(x)),\(Numerals.text(y))" }
}

extension Vector: CustomStringConvertible {
  /// The components: `0,-120`.
  public var description: String { "\(Numerals.text(dx)),\(Numerals.text(dy))" }
}

extension Size2D: CustomStringConvertible {
  /// The width and the height: `390,844`.
  public var description: String { "\(Numerals.text(width)),\(Numerals.text(height))" }
}

extension Rect2D: CustomStringConvertible {
  /// The origin and the size: `20,200,350,350`.
  public var description: String {
    "\(Numerals.text(x)),\(Numerals.text(y)),\(Numerals.text(width)),\(Numerals.text(height))"
  }
}
