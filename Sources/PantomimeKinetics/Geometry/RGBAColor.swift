/// A color in the sRGB color space, with components 0 … 1 that aren't premultiplied by alpha.
///
/// An animation that overshoots may move components outside that range; they are clamped when the
/// color is drawn (T149).
public struct RGBAColor: Sendable, Hashable {
  /// The red component, as stored in images.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a color with the given components.
  public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension RGBAColor: Interpolatable {
  /// Returns the color at a fraction of the distance to another, component by component.
  ///
  /// Core Animation interpolates colors of one color space in this way: halfway from red to blue,
  /// the result is (0.5, 0, 0.5) (T136).
  package func interpolated(to other: RGBAColor, at share: Double) -> RGBAColor {
    RGBAColor(
      red: red.interpolated(to: other.red, at: share),
      green: green.interpolated(to: other.green, at: share),
      blue: blue.interpolated(to: other.blue, at: share),
      alpha: alpha.interpolated(to: other.alpha, at: share))
  }
}
