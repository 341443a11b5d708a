public import PantomimeKit

/// One element's path through a transition: a stand-in grows and moves from the element's frame to
/// the frame of its counterpart.
///
/// Only the initial view is required. With the view alone, the element is hidden for the duration
/// of the transition, an empty stand-in is shown in its place, and the element is shown again at
/// the end.
///
/// The stand-in is laid out at the initial frame, and its scale and center are animated, so its
/// content is stretched rather than laid out again.
///
/// ```swift
/// let card = TransformModel(
///   sheet, initialFrame: Rect(x: 24, y: 240, width: 342, height: 280),
///   finalFrame: Rect(width: 390, height: 844), on: &stage)
/// ```
public struct TransformModel: Sendable {
  /// A change of the stand-in that runs alongside the transform; the flag indicates whether the
  /// final values apply.
  public typealias ParallelAnimation =
    @Sendable (_ standIn: ViewID, _ isFinal: Bool, _ stage: inout Stage) -> Void
  /// A closure that runs when the transition ends, finished or cancelled.
  public typealias Completion = @Sendable (_ finished: Bool, _ stage: inout Stage) -> Void

  /// The element itself.
  public let view: ViewID
  /// The stand-in view, named `phantom.` and the element's name.
  public let standIn: ViewID
  /// The frames at both ends, in points.
  public let frames: (initial: Rect, final: Rect)
  /// The centers at both ends, in points.
  public let centers: (initial: Point, final: Point)
  private let parallelAnimation: ParallelAnimation?
  let completion: Completion?

  /// Creates a model of an element, and adds its stand-in to the stage.
  ///
  /// - Parameters:
  ///   - view: the element.
  ///   - initialFrame: the frame of the element; empty by default.
  ///   - finalFrame: the frame of its counterpart; empty by default.
  ///   - initialCenter: the center of the stand-in at the start; by default, the center of the
  ///     initial frame.
  ///   - finalCenter: the center of the stand-in at the end; by default, the center of the final
  ///     frame.
  ///   - settings: further properties of the stand-in, for the parallel animation.
  ///   - parallelAnimation: a change alongside the transform; none by default.
  ///   - completion: a closure that runs when the transition ends; none by default.
  ///   - stage: the stage.
  public init(
    _ view: ViewID, initialFrame: Rect = Rect(), finalFrame: Rect = Rect(),
    initialCenter: Point? = nil, finalCenter: Point? = nil, _ settings: PropertySetting...,
    parallelAnimation: ParallelAnimation? = nil, completion: Completion? = nil,
    on stage: inout Stage
  ) {
    self.view = view
    frames = (initialFrame, finalFrame)
    centers = (initialCenter ?? initialFrame.center, finalCenter ?? finalFrame.center)
    self.parallelAnimation = parallelAnimation
    self.completion = completion
    standIn = stage.addView(
      "phantom.\(stage.name(of: view))",
      [Property<Point>.center(centers.initial), .stretch(Point(x: 1, y: 1))] + settings)
  }

  /// Moves the stand-in to its position at one end of the transition.
  func place(isFinal: Bool, on stage: inout Stage) {
    stage[standIn, .stretch] = isFinal ? scale : Point(x: 1, y: 1)
    stage[standIn, .center] = isFinal ? centers.final : centers.initial
  }

  /// Moves the element itself to its position at one end of the transition.
  func placeElement(isFinal: Bool, on stage: inout Stage) {
    stage[view, .frame] = isFinal ? frames.final : frames.initial
  }

  /// Applies the parallel animation's values at one end of the transition.
  func decorate(isFinal: Bool, on stage: inout Stage) {
    parallelAnimation?(standIn, isFinal, &stage)
  }

  /// The final scale; 1 for a side of zero length.
  private var scale: Point {
    func ratio(_ final: Double, _ initial: Double) -> Double { initial > 0 ? final / initial : 1 }
    return Point(
      x: ratio(frames.final.width, frames.initial.width),
      y: ratio(frames.final.height, frames.initial.height))
  }

  /// The stand-in as displayed.
  func shownStandIn(on stage: Stage) -> ShownView {
    let (center, scale) = (stage.shown(standIn, .center), stage.shown(standIn, .stretch))
    let (width, height) = (frames.initial.width * scale.x, frames.initial.height * scale.y)
    let frame = Rect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    return ShownView(stage.name(of: standIn), corners: frame.corners)
  }
}
