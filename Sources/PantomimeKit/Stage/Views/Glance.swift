/// What a look at a property finds at once, in plain numbers: its model, and the one animation that moves
/// it, as is the case of nearly all that move.
///
/// It follows from the property and is made anew whenever that changes. The property itself holds lists,
/// with a count for each reference that a look at them takes; at every frame, that adds up. Of one number
/// all is here; of several they lie in a `WideGlance`, so that what most properties need stays small.
struct Glance: Sendable, BitwiseCopyable {
  /// The number of the model.
  let model: Double
  /// From what the animation leads to back to what was before it.
  let offset: Double
  /// Which animator moves it.
  private let animator: Int32
  /// Which of the wide glances goes with it; −1 for a property of one number.
  let wide: Int32

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

  /// Looks at a property; the numbers that are told apart are left to its wide glance.
  init(at slot: borrowing Slot, wide: Int32) {
    var (offset, animator) = (SIMD4<Double>.zero, Self.several)
    if slot.isPlain {
      if slot.offsets.isEmpty {
        animator = Self.none
      } else if slot.offsets.count == 1, let only = slot.offsets.last, only.onset == .beginning,
        case .animator(let index) = only.mover
      {
        offset = only.from.lanes - only.to.lanes
        animator = Int32(truncatingIfNeeded: index)
      }
    }
    let model = slot.model.lanes
    // A property of one number can be given several, by whoever takes it for another of its name.
    if wide < 0, !model.isNumber || !offset.isNumber { animator = Self.several }
    self.model = model.x
    self.offset = offset.x
    self.animator = animator
    self.wide = wide
  }
}

/// What a glance at a property of several numbers finds.
struct WideGlance: Sendable, BitwiseCopyable {
  let model: SIMD4<Double>
  let offset: SIMD4<Double>

  /// Looks at a property, which is plain.
  init(at slot: borrowing Slot) {
    model = slot.model.lanes
    offset = slot.offsets.last.map { $0.from.lanes - $0.to.lanes } ?? .zero
  }
}

extension SIMD4<Double> {
  /// Whether there is nothing but the first number.
  fileprivate var isNumber: Bool { y.bitPattern | z.bitPattern | w.bitPattern == 0 }
}
