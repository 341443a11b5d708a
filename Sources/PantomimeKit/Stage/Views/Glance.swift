/// What a look at a property finds at once, in plain numbers: its model, and the one animation that moves
/// it, as is the case of nearly all that move.
///
/// It follows from the property and is made anew whenever that changes. The property itself holds lists,
/// with a count for each reference that a look at them takes; at every frame, that adds up.
struct Glance: Sendable {
  /// The model's numbers.
  let model: SIMD4<Double>
  /// From what the animation leads to back to what was before it.
  let offset: SIMD4<Double>
  /// Which animator moves it.
  private let animator: Int32

  /// What moves a property.
  enum Mover {
    /// Nothing: the model is shown.
    case nothing
    /// A run of an animator, which began with it.
    case animator(Int)
    /// Whatever else there is: several runs, a late one, layer animations, what it follows.
    case others
  }

  /// What moves it.
  @inline(__always)
  var mover: Mover {
    animator >= 0 ? .animator(Int(animator)) : animator == Self.none ? .nothing : .others
  }

  private static var none: Int32 { -1 }
  private static var several: Int32 { -2 }

  /// Looks at a property.
  init(at slot: borrowing Slot) {
    model = slot.model.lanes
    var (offset, animator) = (SIMD4<Double>.zero, Self.several)
    if slot.layers.isEmpty, slot.follows.isEmpty {
      if slot.offsets.isEmpty {
        animator = Self.none
      } else if slot.offsets.count == 1, let only = slot.offsets.last, only.onset == .beginning,
        case .animator(let index) = only.mover
      {
        offset = only.from.lanes - only.to.lanes
        animator = Int32(truncatingIfNeeded: index)
      }
    }
    self.offset = offset
    self.animator = animator
  }
}
