/// How some views look in one state of a scene: values of the properties that matter there.
///
/// A pose is written as a table of views, and shown at once or by an animation:
///
/// ```swift
/// let open: Pose = [sheet: [.y(0), .cornerRadius(20)], overlay: [.alpha(0.5)]]
/// try stage.addAnimations(to: animator, open)
/// ```
///
/// It is a value that knows nothing of the stage: what depends on what is there now, such as a push to
/// the side, is worked out first.
public struct Pose: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  private(set) var changes: [Change] = []

  /// One view's property and the value it has.
  struct Change: Sendable, Hashable {
    let view: ViewID
    let setting: PropertySetting
  }

  /// The values of views, in the order in which they are set.
  public init(dictionaryLiteral values: (ViewID, [PropertySetting])...) {
    changes.reserveCapacity(values.reduce(0) { $0 + $1.1.count })
    for (view, settings) in values {
      for setting in settings { changes.append(Change(view: view, setting: setting)) }
    }
  }

  /// The same values for several views.
  public init(_ views: [ViewID], _ settings: PropertySetting...) {
    changes.reserveCapacity(views.count * settings.count)
    for view in views {
      for setting in settings { changes.append(Change(view: view, setting: setting)) }
    }
  }

  /// Both poses in one; where they differ about a property, the second holds.
  public static func + (one: Pose, other: Pose) -> Pose {
    var sum = one
    sum.changes += other.changes
    return sum
  }
}

extension Stage {
  /// Gives views the values of a pose, one after the other, as setting each property does: within an
  /// animation block they become animations, and a property that a view was not given is a finding
  /// (`Misuse.noProperty`).
  public mutating func show(_ pose: Pose) {
    for change in pose.changes {
      guard let slot = knownSlot(change.view, change.setting.name) else { continue }
      self.change(slot, to: PropertyValue(lanes: change.setting.lanes))
    }
  }

  /// Adds a block to an animator that leads to a pose.
  ///
  /// - Throws: `Misuse` as `addAnimations(to:_:)` with a block does.
  public mutating func addAnimations(to animator: AnimatorID, _ pose: Pose) throws(Misuse) {
    try addAnimations(to: animator) { stage in stage.show(pose) }
  }

  /// Animates views to a pose, as `UIView.animate` does; all else is as with a block.
  @discardableResult
  public mutating func animate(
    _ name: String, to pose: Pose, duration: Double, delay: Double = 0,
    curve: UnitBezier = .easeInOut, allowsUserInteraction: Bool = false
  ) -> AnimatorID? {
    animate(
      name, duration: duration, delay: delay, curve: curve,
      allowsUserInteraction: allowsUserInteraction
    ) { stage in stage.show(pose) }
  }
}
