import PantomimeKit

/// A ring that spins forever, driven in one of two ways that have the same effect.
struct SpinMark: TransitionScene {
  static let name = "spin-mark"
  static let dynamicAnimators: [String]? = []
  static let summary = "A ring rotates forever, by a layer animation or a display link."
  static let shows: Insight? = Insight(
    """
    Two drivers have the same effect: a repeating layer animation, and a display link that increments \
    the angle.
    """,
    type: "scene spin-mark driver=display-link; wait 1; show ring.rotation")
  static let examples = ["wait 0.3", "at 1 expect ring.rotation 180", "wait 3"]
  static let options: [SceneOption] = [.screen, driver.option]

  private enum Driver: String, CaseIterable {
    case layer
    case displayLink = "display-link"
  }

  private static let driver = OptionKey<Driver>.choice(
    "driver", standard: .layer,
    "The driver: an animation of 2 s per turn, or a redraw in every frame, 5 s per turn.")

  /// The number of frames in a full turn, which takes five seconds, at 60 Hz.
  private static let framesPerTurn: Int64 = 300

  private let ring: ViewID
  private let isDrivenByLayer: Bool

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    ring = stage.addView(
      "ring", laidOut: Rect2D(x: 20, y: 20, width: 44, height: 44), .rotation(0))
    stage.furnish(ring, .icon, "Ring")
    let driver = try options[Self.driver]
    isDrivenByLayer = driver == .layer
    switch driver {
    case .layer:
      let timing = MediaTiming(duration: 2, repeatCount: .infinity)
      let turn = LayerAnimation(from: 0.0, to: 360.0, timing: timing)
      stage.add(turn, to: ring, .rotation, key: "spin")
    case .displayLink:
      stage.startDisplayLink("spin", reporting: .lastTick)
    }
  }

  static let states = ["turning"]
  var state: String { "turning" }

  mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    // The angle is computed from the number of the frame, and never accumulated.
    let frame = timer.count % Self.framesPerTurn
    stage[ring, .rotation] = Double(frame) * 360 / Double(Self.framesPerTurn)
  }
}

// MARK: - Invariants

extension SpinMark {
  static let invariants: [SceneInvariant<SpinMark>] = [
    .always("endless", "The ring rotates forever, by design.") { scene, stage in
      scene.isDrivenByLayer == (stage.layerAnimationCount(of: scene.ring) == 1)
    },
    .always("within-a-turn", "The angle is from 0° to 360°.") { scene, stage in
      (0...360).contains(stage.shown(scene.ring, .rotation))
    },
    .always("in-place", "The ring stays at its place.") { scene, stage in
      stage.frameOnScreen(of: scene.ring)?.center == Point2D(x: 42, y: 42)
    },
  ]
}
