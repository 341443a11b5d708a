import PantomimeKit

/// How one element of a list becomes an element of a detail: a stand-in of it grows and moves.
///
/// The stand-in is laid out at the initial frame, and a transform and the centre are animated, so
/// that its content is stretched rather than laid out anew.
struct TransformModel: Sendable {
  /// The element in the list, hidden while its stand-in is shown.
  let view: ViewID
  /// The stand-in.
  let phantom: ViewID
  private let initial: Rect
  private let final: Rect
  /// The corner radius in the list, of an element whose corners straighten on the way.
  private let radius: Double?

  /// Puts an element and its stand-in on the stage.
  init(
    _ name: String, from initial: Rect, to final: Rect, radius: Double? = nil,
    in list: ViewID, on stage: inout Stage
  ) {
    self.initial = initial
    self.final = final
    self.radius = radius
    view = stage.addView(name, in: list, .frame(initial))
    phantom = stage.addView(
      "phantom.\(name)",
      [Property<Point>.center(initial.center), .stretch(Point(x: 1, y: 1))]
        + (radius.map { [.cornerRadius($0)] } ?? []))
  }

  /// Gives the stand-in the place it has in the list, or in the detail.
  func place(inDetail: Bool, on stage: inout Stage) {
    let frame = inDetail ? final : initial
    stage[phantom, .stretch] = Point(
      x: frame.width / initial.width, y: frame.height / initial.height)
    stage[phantom, .center] = frame.center
  }

  /// The model's parallel animation: gives the stand-in what goes with the place.
  func decorate(inDetail: Bool, on stage: inout Stage) {
    if let radius { stage[phantom, .cornerRadius] = inDetail ? 0 : radius }
  }
}
