public import PantomimeKit

/// An icon with keyframes: the animated values of a Lottie file.
///
/// The icon doesn't contain the drawing. Frame numbers may be fractional: values are interpolated
/// between frames (our choice; some players can be limited to whole frames).
public struct VectorIcon: Sendable, Equatable {
  /// The number of frames per second.
  package let frameRate: Double
  /// The first frame.
  package let firstFrame: Double
  /// The last frame.
  package let lastFrame: Double
  /// The size of the drawing, in points.
  package let size: Size2D
  /// The animated parts: layers, and groups within them, in the order of the file.
  package let parts: [Part]
  /// The unsupported features, in the order of the file.
  public let unsupported: [Unsupported]

  /// A layer, or a group of shapes within one.
  package struct Part: Sendable, Equatable {
    /// The name in paths: the name of a layer, or `LAYER.GROUP`.
    package let name: String
    /// The frames in which the part is visible, including both ends (our choice), or `nil` if it is
    /// hidden.
    package let frames: ClosedRange<Double>?
    /// The animated values, one track for each property.
    package let tracks: [Track]

    /// Creates a part.
    package init(_ name: String, frames: ClosedRange<Double>?, tracks: [Track]) {
      self.name = name
      self.frames = frames
      self.tracks = tracks
    }
  }

  /// The animation of one property.
  package struct Track: Sendable, Equatable {
    /// The property.
    package let property: VectorProperty
    /// The keyframes.
    package let keyframes: VectorTrack
    /// The keyframes of the second number, if it is animated separately.
    package let second: VectorTrack?

    /// Creates a track.
    package init(
      _ property: VectorProperty, _ keyframes: VectorTrack, second: VectorTrack? = nil
    ) {
      self.property = property
      self.keyframes = keyframes
      self.second = second
    }

    /// Returns the value at a frame; the second number is 0 if the property has only one.
    package func value(atFrame frame: Double) -> SIMD2<Double> {
      var value = keyframes.value(atFrame: frame)
      if let second { value.y = second.value(atFrame: frame).x }
      return value
    }
  }

  /// A layer, or a feature of a layer, that isn't supported.
  public struct Unsupported: Sendable, Hashable {
    /// The name of the layer in the file, or `LAYER/SHAPE`.
    public let layer: String
    /// The kind, as one word (`image`, `expression`, `mask`).
    public let kind: String

    /// Creates a description of an unsupported feature.
    package init(layer: String, kind: String) {
      self.layer = layer
      self.kind = kind
    }
  }

  /// The longest duration of an icon, in seconds; our choice.
  package static let longest = 3600.0

  /// Creates an icon.
  ///
  /// - Throws: `OptionError` if the rate isn't above 0 and finite, if the last frame isn't after the
  ///   first, or if the duration exceeds `longest`.
  package init(
    frameRate: Double, frames: ClosedRange<Double>, size: Size2D, parts: [Part],
    unsupported: [Unsupported] = []
  ) throws(OptionError) {
    guard frameRate > 0, frameRate.isFinite else {
      throw OptionError("fr", frameRate, allowed: "more than 0 frames per second")
    }
    let count = frames.upperBound - frames.lowerBound
    guard count > 0, count / frameRate <= VectorIcon.longest else {
      throw OptionError(
        "op", frames.upperBound,
        allowed: "more than ip, and no more than \(Numerals.text(VectorIcon.longest)) s later")
    }
    self.frameRate = frameRate
    firstFrame = frames.lowerBound
    lastFrame = frames.upperBound
    self.size = size
    self.parts = parts
    self.unsupported = unsupported
  }

  /// The number of frames from the first to the last.
  public var frameCount: Double { lastFrame - firstFrame }

  /// The duration, in seconds.
  public var duration: Double { frameCount / frameRate }

  /// Returns the frame at a progress, 0 … 1; NaN counts as 0.
  public func frame(at progress: Double) -> Double {
    firstFrame + frameCount * (progress > 0 ? min(progress, 1) : 0)
  }
}

// MARK: - Paths

extension VectorIcon {
  /// The name of the value that indicates whether a part is visible.
  private static var visible: String { "visible" }

  /// The names of the icon's values: `PART.PROPERTY`, and `PART.visible`.
  public var paths: [String] {
    var paths: [String] = []
    for part in parts {
      for track in part.tracks { paths.append("\(part.name).\(track.property.rawValue)") }
      paths.append("\(part.name).\(VectorIcon.visible)")
    }
    return paths
  }

  /// Returns the value with the given name at a frame, or `nil` if there is no such value.
  public func pathValue(_ path: some StringProtocol, atFrame frame: Double) -> PathValue? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let property = path[path.index(after: dot)...]
    guard let part = parts.first(where: { $0.name == path[..<dot] }) else { return nil }
    if property == VectorIcon.visible { return .flag(part.frames?.contains(frame) ?? false) }
    guard let track = part.tracks.first(where: { $0.property.rawValue == property }) else {
      return nil
    }
    return track.property.pathValue(track.value(atFrame: frame))
  }
}

/// A property of an icon's part that keyframes can animate; the raw value is its name in paths.
package enum VectorProperty: String, Sendable, Hashable, CaseIterable {
  /// The opacity, 0 … 1.
  case opacity
  /// The position of the anchor in the parent, in points.
  case position
  /// The horizontal and the vertical scale; 1 is the original size.
  case scale
  /// The rotation about the anchor, clockwise, in degrees.
  case rotation
  /// The point of the part that is placed at its position, in points.
  case anchor
  /// The fraction of the path's length at which the drawn part begins.
  case trimStart = "trim-start"
  /// The fraction of the path's length at which the drawn part ends.
  case trimEnd = "trim-end"
  /// The offset of both the start and the end along the path, in degrees; 360 is the full length.
  case trimOffset = "trim-offset"

  /// The number of the property's components: 1 or 2.
  package var count: Int {
    switch self {
    case .position, .scale, .anchor: 2
    case .opacity, .rotation, .trimStart, .trimEnd, .trimOffset: 1
    }
  }

  /// The unit of the property's components.
  package var unit: PathValue.Unit {
    switch self {
    case .position, .anchor: .points
    case .opacity, .scale, .trimStart, .trimEnd: .fraction
    case .rotation, .trimOffset: .degrees
    }
  }

  /// Returns a value of the property as the value of a path.
  func pathValue(_ value: SIMD2<Double>) -> PathValue {
    count == 2 ? .pair(value.x, value.y, unit) : .number(value.x, unit)
  }
}
