/// The state of a property for the fast path, in plain numbers: the model value, and the animation
/// that moves the property, if there is exactly one, which is the case for nearly all moving
/// properties.
///
/// This state is derived from the property, and is updated whenever the property changes. The
/// property itself contains arrays, which are retained on every read; with reads at every frame,
/// that adds up. A property with one number is stored here entirely. If a property has more
/// numbers, the additional ones are in a `WideGlance`, so that the common case stays small.
struct CachedScalar: Sendable, BitwiseCopyable {
  /// The model value.
  let model: Double
  /// The old value minus the animation's target.
  let offset: Double
  /// The animator that moves the property.
  private let animator: Int32
  /// The index of the property's `WideGlance`, or −1 if the property has only one number.
  let wide: Int32

  /// The kind of mover that a property has.
  enum Mover {
    /// Nothing: the presentation value is the model value.
    case nothing
    /// A run of an animator, from its beginning.
    case animator(Int)
    /// Anything else: several runs, a late run, layer animations, or a binding.
    case others
  }

  /// The kind of mover that the property has.
  @inline(__always)
  var mover: Mover {
    animator >= 0 ? .animator(Int(animator)) : animator == Self.none ? .nothing : .others
  }

  private static var none: Int32 { -1 }
  private static var several: Int32 { -2 }

  /// Creates the fast-path state of a property; if the property has several numbers, `wide` is the
  /// index of its `WideGlance`.
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
    // A caller that mistakes the property for another property of the same name may assign several
    // numbers to it.
    if wide < 0, !model.isNumber || !offset.isNumber { animator = Self.several }
    self.model = model.x
    self.offset = offset.x
    self.animator = animator
    self.wide = wide
  }
}

/// The fast-path state of a property with several numbers.
struct WideGlance: Sendable, BitwiseCopyable {
  let model: SIMD4<Double>
  let offset: SIMD4<Double>

  /// Creates the fast-path state from a property.
  init(at slot: borrowing Slot) {
    model = slot.model.lanes
    offset = slot.offsets.last.map { $0.from.lanes - $0.to.lanes } ?? .zero
  }
}

extension SIMD4<Double> {
  /// Whether all numbers but the first are zero.
  fileprivate var isNumber: Bool { y.bitPattern | z.bitPattern | w.bitPattern == 0 }
}
