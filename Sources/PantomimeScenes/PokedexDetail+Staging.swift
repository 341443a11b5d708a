import PantomimeKit

extension PokedexDetail {
  /// The positions and anchors of the appearance, as published or in one of the alternatives.
  struct Staging {
    enum Anchor: String, CaseIterable {
      case foot, center

      var point: Point { self == .foot ? PokedexDetail.foot : Point(x: 0.5, y: 0.5) }
    }

    enum FirstPlace: String, CaseIterable { case middle, final }

    enum Surface: String, CaseIterable { case double, same }

    let creature: Anchor
    private let ball: Anchor
    private let keepsPlace: Bool
    private let first: FirstPlace
    private let surface: Surface
    /// Whether the animations of the creature stay attached if the model isn't updated (PK-7).
    let remains: Bool

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      creature = try options[Key.anchor]
      ball = try options[Key.ballAnchor]
      keepsPlace = try options[Key.keepPlace]
      first = try options[Key.firstPlace]
      surface = try options[Key.surface]
      remains = try options[Key.remains]
      guard !remains, !stage.isFaultEnabled(.leavesTheModel) else { return }
      stage.record(
        .warning, nil, [.word("fault", "PK-7"), .word("cause", "needs")],
        reason: "remains=no has no effect without faults=PK-7: the model has the final value")
    }

    /// Returns the frame in which the creature appears.
    func firstFrame(on screen: Screen) -> Rect { first == .middle ? screen.first : screen.final }

    /// The size of a surface of sparks, as a multiple of the container's size.
    var surfaceExtent: Double { surface == .double ? 2 : 1 }

    /// Sets the anchor of the ball and, if the option compensates for that, its position.
    ///
    /// - Returns: whether the anchor had already been moved to the bottom edge.
    func anchorBall(_ box: inout AnchoredBox) -> Bool {
      let isPrepared = ball == .foot && box.anchor == ball.point
      if keepsPlace { box.moveAnchorKeepingFrame(to: ball.point) } else { box.anchor = ball.point }
      return isPrepared
    }
  }
}
