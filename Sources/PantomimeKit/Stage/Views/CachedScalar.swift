/// The state of a property for the fast path, in plain numbers: the model value, and the single
/// animation that moves it, which covers nearly all moving properties.
///
/// It is derived from the property and updated whenever the property changes. The property itself
/// contains arrays, which are retained on every read; at every frame, that adds up. A property with
/// one number is stored here entirely; the additional numbers of others are in a `WideGlance`, so
/// that the common case stays small.
struct CachedScalar: Sendable, BitwiseCopyable {
  /// The model value.
  let model: Double
  /// The old value minus the animation's target.
  let offset: Double
  /// The animator that moves the property.
  private let animator: Int32
  /// The index of the property's wide glance, or −1 if it has one number.
  let wide: Int32

  /// The mover of a property.
  enum Mover {
    /// Nothing: the presentation value is the model value.
    case nothing
    /// A run of an animator, from its beginning.
    case animator(Int)
    /// Anything else: several runs, a late run, layer animations, or a binding.
    case others
  }

  /// The mover of the property.
  @inline(__always)
  var mover: Mover {
    animator >= 0 ? .animator(Int(animator)) : animator == Self.none ? .nothing : .others
  }

  private static var none: Int32 { -1 }
  private static var several: Int32 { -2 }

  /// Creates the fast-path state of a property; its wide glance stores any additional numbers.
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
    // A caller that confuses the property with another of the same name may give it several
    // numbers.
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

  /// Creates the state of a property without special movers.
  init(at slot: borrowing Slot) {
    model = slot.model.lanes
    offset = slot.offsets.last.map { $0.from.lanes - $0.to.lanes } ?? .zero
  }
}

extension SIMD4<Double> {
  /// Whether all numbers but the first are zero.
  fileprivate var isNumber: Bool { y.bitPattern | z.bitPattern | w.bitPattern == 0 }
}
