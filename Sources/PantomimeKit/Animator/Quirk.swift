/// A defect that was reported for earlier iOS versions, and that can be switched on to demonstrate
/// it.
///
/// The raw value is the quirk's name in `set quirks=…`. By default, no quirk is switched on.
package enum Quirk: String, Sendable, Hashable, CaseIterable {
  /// On a curve with custom control points, continuing in reverse first jumps to the forward end
  /// (iOS 11; A107).
  case jumpOnReverse = "jump-on-reverse"
  /// If an animator was once continued with a duration factor while it was reversed, its later runs
  /// are too slow (A133).
  case slowReuse = "slow-reuse"
  /// Assigning the fraction of an inactive animator changes its state, but nothing on screen (A39).
  case blindScrub = "blind-scrub"
  /// If a reversed animator is running, it ignores a second reversal, which would turn it forward
  /// again (iOS 10; A103).
  case oneTurn = "one-turn"
  /// An inactive animator that is paused, and then continued or started at the same instant, never
  /// runs (A135).
  case deadContinue = "dead-continue"
  /// With linear scrubbing, continuing in reverse mistakes the progress for a time fraction, unless
  /// the curve is linear, so the views jump (iOS 13; A96, A108).
  case unmappedReverse = "unmapped-reverse"

  /// The bit of the quirk in a `QuirkSet`.
  fileprivate var bit: UInt8 {
    switch self {
    case .jumpOnReverse: 1
    case .slowReuse: 2
    case .blindScrub: 4
    case .oneTurn: 8
    case .deadContinue: 16
    case .unmappedReverse: 32
    }
  }

  /// The effect, in one sentence, with its source.
  package var summary: String {
    switch self {
    case .jumpOnReverse: "With custom control points, reversing starts from the far end (A107)."
    case .slowReuse: "After a reversed `continue` with a factor, later runs take longer (A133)."
    case .blindScrub:
      "A fraction assigned while inactive does not appear until time advances (A39)."
    case .oneTurn: "A running animator reverses only once (A103)."
    case .deadContinue: "Paused while inactive and continued immediately, it never runs (A135)."
    case .unmappedReverse:
      "A reversed `continue` reads the fraction as time, and jumps (A96, A108)."
    }
  }
}

/// A set of quirks in one byte; if it were a `Set`, every copy of an animator would have to retain
/// its storage.
struct QuirkSet: Sendable, Hashable {
  private var bits: UInt8 = 0

  /// Creates an empty set.
  init() {}

  init(_ quirks: Set<Quirk>) {
    for quirk in quirks { bits |= quirk.bit }
  }

  func contains(_ quirk: Quirk) -> Bool { bits & quirk.bit != 0 }

  /// The quirks as a `Set`.
  var all: Set<Quirk> { Set(Quirk.allCases.filter { contains($0) }) }
}
