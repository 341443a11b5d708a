package import PantomimeKit

/// Two squares that move together: one by `UIView.animate`, the other by a linear property
/// animator.
///
/// The source calls the two animations equivalent. But `UIView.animate` specifies no curve and
/// therefore eases, so the squares agree only at both ends and halfway (CG-13).
package struct Basics: TransitionScene {
  package static let name = "basics"
  package static let dynamicAnimators: [String]? = []
  package static let summary =
    "Two squares travel the same distance in the same time, one eased, one linear."
  package static let shows: Insight? = Insight(
    """
    Both squares arrive at the same time, but their positions differ on the way; the one moved by a \
    view animation can't be held.
    """,
    type: "scene basics; start; wait 0.1; show eased.x linear.x")
  package static let examples = ["start", "wait 0.1", "run"]
  package static let options: [SceneOption] = [
    .screen, OptionKey.duration(0.3).option, distance.option,
  ]

  private static let distance = OptionKey.number(
    "distance", -10_000...10_000, .points, standard: 100, "The distance that the squares travel.")

  private let squares: [(view: ViewID, animator: AnimatorID)]
  private let distance: Double

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    distance = try options[Self.distance]
    let eased = (
      stage.addView("eased", .x(0), .color(.blue)),
      stage.addViewAnimation("eased", try Animator(options, timing: .easeInOut))
    )
    let linear = (
      stage.addView("linear", .x(0), .color(.red)),
      stage.addAnimator("linear", try Animator(options, timing: .linear))
    )
    squares = [eased, linear]
    for square in squares { stage.furnish(square.view, nil, stage.name(of: square.view)) }
    stage.principal = linear.1
  }

  /// The squares have only one state, whether or not they are moving.
  package var state: String { Self.name }

  package mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    for (view, animator) in squares {
      try stage.addAnimations(to: animator, [view: [.x(distance)]])
      try stage.start(animator, afterDelay: delay)
    }
  }
}

// MARK: - Invariants

extension Basics {
  package static let invariants: [SceneInvariant<Basics>] = [
    .always("on-the-way", "Both squares stay on the way from 0 to their target.") { scene, stage in
      scene.squares.allSatisfy { square in
        let x = stage.shown(square.view, .x)
        return x > min(0, scene.distance) - 0.01 && x < max(0, scene.distance) + 0.01
      }
    },
    .atRest("together", "Both squares are at the same place.") { scene, stage in
      stage.shown(scene.squares[0].view, .x) == stage.shown(scene.squares[1].view, .x)
    },
    .atRest("no-animator", "No animator is active.") { scene, stage in
      !scene.squares.contains { stage[$0.animator].activity == .active }
    },
  ]
}
