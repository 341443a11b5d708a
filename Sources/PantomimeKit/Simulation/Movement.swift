// The causes that move a property, to explain its value.

/// A cause that makes the presentation value of a property differ from its model value.
public struct Movement: Sendable, Hashable {
  /// A mover of a property.
  public enum Mover: Sendable, Hashable {
    /// The animator with a name.
    case animator(String)
    /// The transition with a name.
    case transition(String)
    /// A layer animation, as a phrase.
    case layer(String)
    /// A binding to the number at a path.
    case follow(String)
  }

  /// The mover.
  public let mover: Mover
  /// The initial value, or `nil` if only the mover stores it.
  public let from: PathValue
  /// The target, or `nil` if only the mover stores it.
  public let to: PathValue
}

extension Movement {
  /// Returns the causes that move a property, or one lane of it.
  static func all(ofSlot number: Int, lane: Int?, on stage: Stage) -> [Movement] {
    let slot = stage.views.slots[number]
    let links = slot.follows.filter { lane == nil || $0.lane == lane }
    guard links.isEmpty else {
      return links.map { Movement(mover: .follow($0.follow.leader), from: .absent, to: .absent) }
    }
    return slot.offsets.map { offset in
      Movement(
        mover: mover(offset.mover, on: stage), from: value(offset.from, of: slot, lane),
        to: value(offset.to, of: slot, lane))
    }
      + slot.layers.compactMap { effect in
        guard let layer = stage.layers[effect.id] else { return nil }
        return Movement(mover: .layer(layer.phrase), from: .absent, to: .absent)
      }
  }

  private static func mover(_ mover: PropertyAnimation.Mover, on stage: Stage) -> Mover {
    switch mover {
    case .animator(let index): .animator(stage.animators.parts[index].name)
    case .transition(let index): .transition(stage.transitions.name(at: index))
    }
  }

  private static func value(
    _ value: PropertyValue, of slot: Slot, _ lane: Int?
  ) -> PathValue {
    let whole = slot.shape.pathValue(value.lanes, in: slot.unit)
    guard let lane, whole.components.indices.contains(lane) else { return whole }
    return whole.component(whole.components[lane]) ?? whole
  }
}
