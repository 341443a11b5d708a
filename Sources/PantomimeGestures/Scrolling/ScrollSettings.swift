/// The configuration of a scroll view: its sizes, and its response to fingers.
public struct ScrollSettings: Sendable, Hashable {
  /// The size of the view, which is the visible part of the content, in points.
  public var viewport: Size2D
  /// The size of the content, in points.
  public var content: Size2D
  /// The distances by which the content is inset from the edges, in points.
  public var insets = Insets()
  /// The initial offset, or `nil` to show the beginning of the content, below and to the right of
  /// the insets.
  package var start: Vector?
  /// The axes along which a finger can scroll, regardless of the sizes of the view and the content,
  /// or `nil` to let those sizes determine the axes.
  public var axes: ScrollAxes?
  /// A Boolean value that indicates whether the content bounces past its bounds; otherwise, it
  /// stops hard (G194).
  public var bounces = true
  /// The axes along which the content bounces even if it isn't larger than the view (G194), or
  /// `nil` if there is no such axis.
  public var alwaysBounces: ScrollAxes?
  /// The lock that keeps a drag to the axis along which it started, or `nil`, the default, for no
  /// lock (G89).
  package var lock: DirectionalLock?
  /// A Boolean value that indicates whether the view settles only on multiples of its size, one
  /// page per drag (G198 – G200).
  public var isPaging = false
  /// A Boolean value that indicates whether a finger can scroll the view; the app always can.
  public var isEnabled = true
  /// The time, in seconds, for which the subviews don't receive a touch that may become a drag, or
  /// `nil`, the default and our choice, for no delay.
  public var contentTouchDelay: Double?
  /// The parameters of the automatic motion.
  package var style = ScrollMotion.Style()
  /// The fraction of the finger's travel by which the content moves at a bound (G188).
  package var resistance = 0.55
  /// The number of device pixels per point, to which the offset shown is rounded (G186), or `nil`,
  /// the default and our choice, for no rounding.
  package var pixels: Double?
  /// The velocity estimator of the pan: by default, the one with the weights found for scroll
  /// views, and with zero velocity after a rest of 40 ms (GU10; G121).
  package var estimator = VelocityEstimator.scrollView

  /// The time for which the platform's scroll views withhold touches from their subviews, in
  /// seconds (G79).
  package static let platformContentTouchDelay = 0.15

  /// Creates the settings of a scroll view with the given size and content size, and with defaults
  /// for everything else.
  public init(viewport: Size2D, content: Size2D) {
    self.viewport = viewport
    self.content = content
  }

  /// The axes along which a finger can currently scroll, because the content is larger than the
  /// view or always bounces (G81, G194), or `nil` if there is no such axis.
  package var scrollableAxes: ScrollAxes? {
    ScrollAxes(
      horizontal: line(.horizontal).isScrollable, vertical: line(.vertical).isScrollable)
  }

  /// The axes along which answers show the offset: `axes`, or else the scrollable axes; if there
  /// are neither, the axis along which the content is longer.
  package var shownAxes: ScrollAxes {
    axes ?? scrollableAxes ?? (content.width > content.height ? .horizontal : .vertical)
  }

  /// Returns the minimum and maximum offset along an axis, in points (G191).
  package func bounds(along axis: ScrollAxis) -> ScrollBounds { line(axis).bounds }

  /// The initial offset: `start`, or else the offset that shows the beginning of the content next
  /// to the insets.
  package var firstOffset: Vector {
    start?.sanitized ?? Vector(dx: 0 - insets.left.sanitized, dy: 0 - insets.top.sanitized)
  }

  /// Returns an offset rounded to whole device pixels if their number per point is known (G186).
  func rounded(_ offset: Vector) -> Vector {
    offset.mapped { _, value in onPixel(value) }
  }

  /// Returns a position rounded to the nearest whole device pixel if the number of pixels per point
  /// is known.
  func onPixel(_ place: Double) -> Double {
    guard let pixels, pixels >= 1e-6, pixels <= 1e6 else { return place }
    return (place * pixels).rounded() / pixels
  }

  /// The parameters of the automatic motion, adjusted for the other settings.
  var motion: ScrollMotion.Style {
    var style = style
    if !bounces { style.bounce = nil }
    return style
  }

  /// Returns the settings for one axis.
  func line(_ axis: ScrollAxis) -> ScrollLine {
    let (length, extent, before, after) =
      switch axis {
      case .horizontal: (viewport.width, content.width, insets.left, insets.right)
      case .vertical: (viewport.height, content.height, insets.top, insets.bottom)
      }
    let bounds = ScrollBounds(
      0 - before.sanitized, extent.sanitized + after.sanitized - max(0, length.sanitized))
    let isLarger = bounds.upper > bounds.lower
    let bouncesHere = bounces && (isLarger || alwaysBounces?.contains(axis) == true)
    return ScrollLine(
      length: length.sanitized, bounds: bounds,
      isScrollable: (isLarger || bouncesHere) && axes?.contains(axis) != false,
      band: bounces ? try? RubberBand(dimension: length.sanitized, resistance: resistance) : nil)
  }
}

/// One axis of a scroll view.
struct ScrollLine: Sendable {
  /// The length of the view, which is also the length of a page.
  let length: Double
  let bounds: ScrollBounds
  /// Whether a finger can move the content along this axis.
  let isScrollable: Bool
  /// The resistance past the bounds, or `nil` for a hard stop.
  let band: RubberBand?

  /// Returns the offset shown for a raw offset, to which a finger has dragged the content.
  func shown(_ raw: Double) -> Double {
    band?.shown(offset: raw, within: bounds) ?? bounds.clamp(raw)
  }

  /// Returns the raw offset that corresponds to an offset shown, for a finger that grabs the
  /// content there (G189).
  func raw(_ shown: Double) -> Double {
    band?.offset(shown: shown, within: bounds) ?? bounds.clamp(shown)
  }

  /// Returns the content's velocity for a finger's velocity, at the raw offset to which the finger
  /// has dragged the content (T131).
  func velocity(_ finger: Double, at raw: Double) -> Double {
    let excess = raw - bounds.clamp(raw)
    guard excess != 0 else { return finger }
    return finger * (band?.slope(at: excess) ?? 0)
  }

  /// Returns the target that a release at a given velocity reports (G174, G201, M7; with pages,
  /// G200).
  func proposed(
    _ offset: Double, velocity: Double, home: Double, _ settings: ScrollSettings
  ) -> Double {
    if settings.isPaging, let paging = try? Paging(size: length) {
      return paging.target(offset: offset, velocity: velocity, start: home, within: bounds)
    }
    guard velocity.magnitude.reaches(settings.style.minimumSpeed) else {
      return bounds.clamp(offset)
    }
    let style = settings.style
    switch style.laws.announcedTarget {
    case .rest: return bounds.clamp(offset + style.deceleration.projection(velocity))
    case .integral:
      let way = style.deceleration.announcedDistance(velocity, until: style.stop)
      return bounds.clamp(settings.onPixel(offset + way))
    }
  }
}
