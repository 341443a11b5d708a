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

  /// Returns the linear value of a stored component (T136, IEC 61966-2-1); the function is odd, so
  /// negative components are accepted.
  package static func light(of component: Double) -> Double {
    let size = component.magnitude
    let light = size <= 0.04045 ? size / 12.92 : Elementary.pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Returns the stored component for a linear value (T136); the function is odd, so negative
  /// values are accepted.
  package static func component(of light: Double) -> Double {
    let size = light.magnitude
    let component =
      size <= 0.0031308 ? size * 12.92 : 1.055 * Elementary.pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }

  /// Returns the color at a fraction of the distance to another, interpolated in linear light.
  ///
  /// Core Animation doesn't interpolate in this way. Halfway from red to blue, the result is
  /// (0.735, 0, 0.735) (T136).
  package func interpolatedInLight(to other: RGBAColor, at share: Double) -> RGBAColor {
    let mix = { (a: Double, b: Double) -> Double in
      if share == 0 || a == b { return a }
      if share == 1 { return b }
      return Self.component(
        of: Self.light(of: a).interpolated(to: Self.light(of: b), at: share))
    }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: alpha.interpolated(to: other.alpha, at: share))
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
