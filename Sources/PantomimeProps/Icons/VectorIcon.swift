public import PantomimeKit

/// A picture that is animated by keyframes of its own: what a Lottie file moves, frame by frame.
///
/// It holds the values that move, not the drawing. Its frames need not be whole: between two of them
/// the values go on (our choice; a player may be told to keep to whole ones).
public struct VectorIcon: Sendable, Equatable {
  /// The frames in a second.
  public let frameRate: Double
  /// The frame it begins with.
  public let firstFrame: Double
  /// The frame it ends at.
  public let lastFrame: Double
  /// The size it is drawn in, in points.
  public let size: Size
  /// What moves: layers, and groups within them, in the order of the file.
  public let parts: [Part]
  /// What was not understood, in the order of the file.
  public let unsupported: [Unsupported]

  /// A layer, or a group of shapes within one.
  public struct Part: Sendable, Equatable {
    /// The name in paths: a layer's, or `LAYER.GROUP`.
    public let name: String
    /// The frames in which it is shown, both ends included (our choice); `nil` where it is hidden.
    public let frames: ClosedRange<Double>?
    /// The values that it has, one track for each property.
    public let tracks: [Track]

    /// Describes a part.
    public init(_ name: String, frames: ClosedRange<Double>?, tracks: [Track]) {
      self.name = name
      self.frames = frames
      self.tracks = tracks
    }
  }

  /// The way of one property.
  public struct Track: Sendable, Equatable {
    /// The property.
    public let property: VectorProperty
    /// Its values.
    public let keyframes: VectorTrack
    /// The second of its two numbers where that goes a way of its own.
    public let second: VectorTrack?

    /// Describes the way of a property.
    public init(
      _ property: VectorProperty, _ keyframes: VectorTrack, second: VectorTrack? = nil
    ) {
      self.property = property
      self.keyframes = keyframes
      self.second = second
    }

    /// The value at a frame; the second number is 0 where the property has one only.
    public func value(atFrame frame: Double) -> SIMD2<Double> {
      var value = keyframes.value(atFrame: frame)
      if let second { value.y = second.value(atFrame: frame).x }
      return value
    }
  }

  /// A layer, or something about one, that is not played.
  public struct Unsupported: Sendable, Hashable {
    /// The layer's name as the file has it, or `LAYER/SHAPE`.
    public let layer: String
    /// What it is, as one word (`image`, `expression`, `mask`).
    public let kind: String

    /// Names something.
    public init(layer: String, kind: String) {
      self.layer = layer
      self.kind = kind
    }
  }

  /// The longest that an icon may take, in seconds; our choice.
  public static let longest = 3600.0

  /// Describes an icon.
  ///
  /// - Throws: `OutOfRange` for a rate that is not above 0 and finite, a last frame that is not after
  ///   the first, and one that takes longer than `longest`.
  public init(
    frameRate: Double, frames: ClosedRange<Double>, size: Size, parts: [Part],
    unsupported: [Unsupported] = []
  ) throws(OutOfRange) {
    guard frameRate > 0, frameRate.isFinite else {
      throw OutOfRange("fr", frameRate, allowed: "more than 0 frames per second")
    }
    let count = frames.upperBound - frames.lowerBound
    guard count > 0, count / frameRate <= VectorIcon.longest else {
      throw OutOfRange(
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

  /// How many frames there are from the first to the last.
  public var frameCount: Double { lastFrame - firstFrame }

  /// How long it takes, in seconds.
  public var duration: Double { frameCount / frameRate }

  /// The frame at a share of the way, 0 … 1; what is not a number counts as 0.
  public func frame(at progress: Double) -> Double {
    firstFrame + frameCount * (progress > 0 ? min(progress, 1) : 0)
  }
}

// MARK: - Paths

extension VectorIcon {
  /// The name of the flag that says whether a part is shown.
  private static var visible: String { "visible" }

  /// The names of its values: `PART.PROPERTY`, and `PART.visible`.
  public var paths: [String] {
    var paths: [String] = []
    for part in parts {
      for track in part.tracks { paths.append("\(part.name).\(track.property.rawValue)") }
      paths.append("\(part.name).\(VectorIcon.visible)")
    }
    return paths
  }

  /// A value by its name, at a frame; `nil` if there is none of that name.
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

/// A property of an icon's part that keyframes can move, by its name in paths.
public enum VectorProperty: String, Sendable, Hashable, CaseIterable {
  /// The opacity, 0 … 1.
  case opacity
  /// The place of the anchor in whatever holds the part, in points.
  case position
  /// The horizontal and the vertical scale; 1 is the size drawn.
  case scale
  /// The rotation about the anchor, clockwise, in degrees.
  case rotation
  /// The point of the part that is placed, in points.
  case anchor
  /// The share of the path's length at which what is drawn of it begins.
  case trimStart = "trim-start"
  /// The share of the path's length at which what is drawn of it ends.
  case trimEnd = "trim-end"
  /// How far both are moved along the path, in degrees; 360 is the whole length.
  case trimOffset = "trim-offset"

  /// How many numbers it has: 1 or 2.
  public var count: Int {
    switch self {
    case .position, .scale, .anchor: 2
    case .opacity, .rotation, .trimStart, .trimEnd, .trimOffset: 1
    }
  }

  /// What its numbers measure.
  public var unit: PathValue.Unit {
    switch self {
    case .position, .anchor: .points
    case .opacity, .scale, .trimStart, .trimEnd: .fraction
    case .rotation, .trimOffset: .degrees
    }
  }

  /// Its value as a path reads it.
  func pathValue(_ value: SIMD2<Double>) -> PathValue {
    count == 2 ? .pair(value.x, value.y, unit) : .number(value.x, unit)
  }
}
