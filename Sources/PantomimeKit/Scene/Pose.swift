/// The appearance of views in one state of a scene, as the values of their animated properties.
///
/// Write a pose as a dictionary of views, and show it immediately or with an animation:
///
/// ```swift
/// let open: Pose = [sheet: [.y(0), .radius(20)], overlay: [.alpha(0.5)]]
/// try stage.addAnimations(to: animator, open)
/// ```
///
/// A pose is independent of the stage: compute values that depend on the current state, such as a
/// sideways push, before you create it.
public struct Pose: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  private(set) var changes: [Change] = []

  /// A view's property and its value.
  struct Change: Sendable, Hashable {
    let view: ViewID
    let setting: PropertySetting
  }

  /// Creates a pose from the values of views, in the order in which they are set.
  public init(dictionaryLiteral values: (ViewID, [PropertySetting])...) {
    changes.reserveCapacity(values.reduce(0) { $0 + $1.1.count })
    for (view, settings) in values {
      for setting in settings { changes.append(Change(view: view, setting: setting)) }
    }
  }

  /// Creates a pose with the same values for several views.
  public init(_ views: [ViewID], _ settings: PropertySetting...) {
    changes.reserveCapacity(views.count * settings.count)
    for view in views {
      for setting in settings { changes.append(Change(view: view, setting: setting)) }
    }
  }

  /// Returns a combination of both poses; if both set the same property, the value of the second
  /// counts.
  public static func + (one: Pose, other: Pose) -> Pose {
    var sum = one
    sum.changes += other.changes
    return sum
  }
}

extension Stage {
  /// Sets the properties of a pose, in order.
  ///
  /// Within an animation block, the changes are animated; setting a property that a view doesn't
  /// have is a misuse (`Misuse.noProperty`).
  public mutating func show(_ pose: Pose) {
    for change in pose.changes {
      guard let slot = knownSlot(change.view, change.setting.name) else { continue }
      self.change(slot, to: PropertyValue(lanes: change.setting.lanes))
    }
  }

  /// Adds an animation block that shows a pose to an animator.
  ///
  /// - Throws: `Misuse` under the same conditions as `addAnimations(to:_:)` with a block.
  public mutating func addAnimations(to animator: AnimatorID, _ pose: Pose) throws(Misuse) {
    try addAnimations(to: animator) { stage in stage.show(pose) }
  }

  /// Adds an animator that runs to a pose and back, with a completion.
  ///
  /// Connections drive and toggle the animator; its run back restores the model values that the
  /// views had when the run to the pose started.
  public mutating func addAnimator(
    _ name: String, _ animator: Animator, to pose: Pose
  ) -> AnimatorID {
    let id = addAnimator(name, animator)
    addCompletion(to: id)
    var steps: [PropertyStep] = []
    for change in pose.changes {
      guard let slot = knownSlot(change.view, change.setting.name) else { continue }
      let lanes = change.setting.lanes
      steps.append(
        PropertyStep(
          slot: slot, lane: nil, numbers: (0..<change.setting.shape.count).map { lanes[$0] },
          isRelative: false))
    }
    animators[workOf: id].queue(.setting(steps))
    return id
  }

  /// Animates views to a pose, as `UIView.animate` with a block does.
  ///
  /// If the views already have the pose, the animation completes immediately, unless
  /// `evenIfUnchanged` is `true`.
  @discardableResult
  public mutating func animate(
    _ name: String, to pose: Pose, duration: Double, delay: Double = 0,
    curve: UnitBezier = .easeInOut, allowsUserInteraction: Bool = false,
    evenIfUnchanged: Bool = false
  ) -> AnimatorID? {
    animate(
      name, duration: duration, delay: delay, curve: curve,
      allowsUserInteraction: allowsUserInteraction, evenIfUnchanged: evenIfUnchanged
    ) { stage in stage.show(pose) }
  }
}
