/// What a scroll view is told about itself: its sizes, and how it answers a finger.
public struct ScrollSettings: Sendable, Hashable {
  /// The size of the view, in points: what is seen of the content.
  public var viewport: Size
  /// The size of the content, in points.
  public var content: Size
  /// How far the content may be moved in from the edges, in points.
  public var insets = Insets()
  /// The offset it starts with; `nil` for the content's beginning at the insets.
  public var start: Vector?
  /// The axes a finger may scroll at all, whatever the sizes are; `nil` for what the sizes allow.
  public var axes: ScrollAxes?
  /// Whether the content goes beyond its bounds and comes back; otherwise it stops hard (G194).
  public var bounces = true
  /// The axes along which it bounces even if the content is no larger than the view (G194).
  public var alwaysBounces: ScrollAxes?
  /// Keeps a drag to the axis it started along; `nil`, as by default, for none (G89).
  public var lock: DirectionalLock?
  /// Whether it rests on multiples of its own size only, one of them a drag (G198 – G200).
  public var isPaging = false
  /// Whether a finger scrolls it; the app itself always can.
  public var isEnabled = true
  /// How long what it holds hears nothing of a touch that may become a drag, in seconds; `nil`, the
  /// default and our choice, for not at all.
  public var contentTouchDelay: Double?
  /// How it moves by itself.
  public var style = ScrollMotion.Style()
  /// The share of the finger's way by which the content follows at a bound (G188).
  public var resistance = 0.55
  /// The device pixels in a point, to which the offset shown is rounded (G186); `nil`, the default
  /// and our choice, for no rounding.
  public var pixels: Double?
  /// What makes the velocity of its own pan: the weights found for scroll views, and none after a
  /// rest of 40 ms (GU10; G121).
  public var estimator = VelocityEstimator.scrollView

  /// How long the platform's own scroll views keep touches to themselves, in seconds (G79).
  public static let platformContentTouchDelay = 0.15

  /// Describes a scroll view with a size and a content; everything else has its usual value.
  public init(viewport: Size, content: Size) {
    self.viewport = viewport
    self.content = content
  }

  /// The axes a finger can scroll just now: where the content is larger than the view, or bounces
  /// all the same (G81, G194); `nil` for none.
  public var scrollableAxes: ScrollAxes? {
    ScrollAxes(
      horizontal: line(.horizontal).isScrollable, vertical: line(.vertical).isScrollable)
  }

  /// The axes along which its offset is told: the one that was said, or that there is; otherwise
  /// the one of the larger content, and down.
  public var shownAxes: ScrollAxes {
    axes ?? scrollableAxes ?? (content.width > content.height ? .horizontal : .vertical)
  }

  /// The least and the greatest offset along an axis, in points (G191).
  public func bounds(along axis: ScrollAxis) -> ScrollBounds { line(axis).bounds }

  /// The offset it starts with: where it was told to, or the content's beginning at the insets.
  public var firstOffset: Vector {
    start?.sanitized ?? Vector(dx: -insets.left.sanitized, dy: -insets.top.sanitized)
  }

  /// The offset as it is told, on whole device pixels where they are known (G186).
  func rounded(_ offset: Vector) -> Vector {
    offset.mapped { _, value in onPixel(value) }
  }

  /// A place on the nearest whole device pixel where those are known.
  func onPixel(_ place: Double) -> Double {
    guard let pixels, pixels >= 1e-6, pixels <= 1e6 else { return place }
    return (place * pixels).rounded() / pixels
  }

  /// How it moves by itself, with what the other settings say about it.
  var motion: ScrollMotion.Style {
    var style = style
    if !bounces { style.bounce = nil }
    return style
  }

  /// What concerns one axis alone.
  func line(_ axis: ScrollAxis) -> ScrollLine {
    let (length, extent, before, after) =
      switch axis {
      case .horizontal: (viewport.width, content.width, insets.left, insets.right)
      case .vertical: (viewport.height, content.height, insets.top, insets.bottom)
      }
    let bounds = ScrollBounds(
      -before.sanitized, extent.sanitized + after.sanitized - max(0, length.sanitized))
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
  /// The view's own length, which is a page's too.
  let length: Double
  let bounds: ScrollBounds
  /// Whether a finger moves it along this axis.
  let isScrollable: Bool
  /// What resists beyond the bounds; `nil` for a hard stop.
  let band: RubberBand?

  /// The offset shown where a finger has dragged to.
  func shown(_ raw: Double) -> Double {
    band?.shown(offset: raw, within: bounds) ?? bounds.clamp(raw)
  }

  /// Where a finger takes hold of what is shown (G189).
  func raw(_ shown: Double) -> Double {
    band?.offset(shown: shown, within: bounds) ?? bounds.clamp(shown)
  }

  /// The content's velocity for the finger's, at a place the finger has dragged to (T131).
  func velocity(_ finger: Double, at raw: Double) -> Double {
    let excess = raw - bounds.clamp(raw)
    guard excess != 0 else { return finger }
    return finger * (band?.slope(at: excess) ?? 0)
  }

  /// Where it is told to rest, let go at a velocity (G174, G201, M7; G200 where there are pages).
  func proposed(
    _ offset: Double, velocity: Double, home: Double, _ settings: ScrollSettings
  ) -> Double {
    if settings.isPaging, let paging = try? Paging(size: length) {
      return paging.target(offset: offset, velocity: velocity, start: home, within: bounds)
    }
    guard velocity.magnitude >= settings.style.minimumSpeed else { return bounds.clamp(offset) }
    let style = settings.style
    switch style.laws.told {
    case .rest: return bounds.clamp(offset + style.deceleration.projection(velocity))
    case .integral:
      let way = style.deceleration.toldDistance(velocity, until: style.stop)
      return bounds.clamp(settings.onPixel(offset + way))
    }
  }
}
