public import PantomimeKit

/// The animation of one element in a transition: a stand-in grows and moves from the element's
/// frame to the frame of its counterpart.
///
/// Only the element's view is required. Without further arguments, the element is hidden for the
/// duration of the transition, an empty stand-in is shown in its place, and the element is shown
/// again at the end.
///
/// The stand-in is laid out at the initial frame, and its scale and center are animated, so its
/// content is stretched rather than laid out again.
///
/// ```swift
/// let card = TransformModel(
///   sheet, initialFrame: Rect2D(x: 24, y: 240, width: 342, height: 280),
///   finalFrame: Rect2D(width: 390, height: 844), on: &stage)
/// ```
public struct TransformModel: Sendable {
  /// A closure that changes other properties of the stand-in alongside the transform; the flag
  /// indicates whether to set the final values.
  public typealias ParallelAnimation =
    @Sendable (_ standIn: ViewID, _ isFinal: Bool, _ stage: inout Stage) -> Void
  /// A closure that runs when the transition ends, whether it has finished or was cancelled.
  public typealias Completion = @Sendable (_ finished: Bool, _ stage: inout Stage) -> Void

  /// The element itself.
  public let view: ViewID
  /// The stand-in view, whose name is `phantom.` followed by the element's name.
  public let standIn: ViewID
  /// The frames at both ends, in points.
  package let frames: (initial: Rect2D, final: Rect2D)
  /// The centers at both ends, in points.
  package let centers: (initial: Point2D, final: Point2D)
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
  ///   - settings: further properties of the stand-in, which the parallel animation can change.
  ///   - parallelAnimation: a change alongside the transform; none by default.
  ///   - completion: a closure that runs when the transition ends; none by default.
  ///   - stage: the stage.
  public init(
    _ view: ViewID, initialFrame: Rect2D = Rect2D(), finalFrame: Rect2D = Rect2D(),
    initialCenter: Point2D? = nil, finalCenter: Point2D? = nil, _ settings: PropertySetting...,
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
      [Property<Point2D>.center(centers.initial), .stretch(Point2D(x: 1, y: 1))] + settings)
  }

  /// Moves the stand-in to its position at one end of the transition.
  func place(isFinal: Bool, on stage: inout Stage) {
    stage[standIn, .stretch] = isFinal ? scale : Point2D(x: 1, y: 1)
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

  /// The final scale along each axis; 1 if the initial side has zero length.
  private var scale: Point2D {
    func ratio(_ final: Double, _ initial: Double) -> Double { initial > 0 ? final / initial : 1 }
    return Point2D(
      x: ratio(frames.final.width, frames.initial.width),
      y: ratio(frames.final.height, frames.initial.height))
  }

  /// The stand-in as displayed.
  func shownStandIn(on stage: Stage) -> ShownView {
    let (center, scale) = (stage.shown(standIn, .center), stage.shown(standIn, .stretch))
    let (width, height) = (frames.initial.width * scale.x, frames.initial.height * scale.y)
    let frame = Rect2D(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    return ShownView(stage.name(of: standIn), corners: frame.corners)
      .showing(stage.role(of: view), stage.text(of: view))
  }
}
