/// The hold of a finger that moves a number of a view one to one.
///
/// The number is measured in points along an axis of the screen. Past its limits it stops or
/// resists; at its open end, the rest of the movement may go to a list within (G91). It only
/// computes: `AnchoredDrag` reads the numbers from a stage and writes them there.
public struct AnchoredHold: Sendable {
  /// The number shown when the hold began.
  public let start: Double
  /// The finger's travel, in points, in the direction in which the number grows.
  public private(set) var way = 0.0
  /// The part that moved last, or `nil` before the first movement.
  public private(set) var hand: ScrollHandOver.Holder?
  /// A Boolean value that indicates whether the list is part of the drag.
  public let takesList: Bool
  private let limits: ScrollBounds
  /// The resistance past the limits, or `nil` to stop there.
  private let band: RubberBand?
  /// The number that would be shown without resistance when the hold began.
  private let raw: Double
  private var both: ScrollHandOver
  private let firstList: Double
  /// The open end, and whether the number grows from there.
  private let open: Double
  private let growsFromOpen: Bool
  /// Whether the number stops at the open end.
  private let stopsAtOpen: Bool

  /// Creates a hold on a number, and on a list if its offset is given.
  ///
  /// - Parameters:
  ///   - start: The number as shown.
  ///   - limits: The least and the greatest number without resistance.
  ///   - band: The resistance beyond the limits, or `nil` to stop there.
  ///   - opensAtLeast: Whether the open end is the least number rather than the greatest.
  ///   - stopsAtOpen: Whether it stops at the open end, regardless of the resistance beyond the
  ///     other (M16).
  ///   - list: The offset at which the finger grabs the list, or `nil` if it has the number alone.
  ///   - keeps: Whether the first to move keeps the whole drag (M20).
  public init(
    _ start: Double, within limits: ScrollBounds, band: RubberBand?, opensAtLeast: Bool = true,
    stopsAtOpen: Bool = false, list: Double? = nil, keeps: Bool = false
  ) {
    self.start = start
    self.band = band
    takesList = list != nil
    growsFromOpen = opensAtLeast
    // Caught after overshooting an end that it stops at, or that hands off, it counts as at that
    // end.
    let stops = band == nil
    let stopsHere = stops || stopsAtOpen || list != nil
    let lower = (opensAtLeast ? stopsHere : stops) ? min(limits.lower, start) : limits.lower
    let upper = (opensAtLeast ? stops : stopsHere) ? max(limits.upper, start) : limits.upper
    self.stopsAtOpen = stopsAtOpen
    self.limits = ScrollBounds(lower, upper)
    open = opensAtLeast ? lower : upper
    raw = band?.offset(shown: start, within: self.limits) ?? start
    both = ScrollHandOver(
      sheet: (raw - open) * (opensAtLeast ? 1 : -1), list: list ?? 0, keeps: keeps)
    firstList = both.list
  }

  /// Sets the finger's travel since the hold began, in the direction in which the number grows.
  public mutating func follow(_ way: Double) {
    guard way != self.way else { return }
    if takesList {
      let step = way - self.way
      both.move(by: growsFromOpen ? step : -step)
      hand = both.holder
    } else {
      hand = .sheet
    }
    self.way = way
  }

  /// The number to be shown.
  public var value: Double {
    // Exactly the initial value before any movement, and exactly the end at an end.
    guard takesList else { return way == 0 ? start : shown(raw + way) }
    let gone = growsFromOpen ? both.sheet : -both.sheet
    return gone == raw - open ? start : shown(open + gone)
  }

  private func shown(_ raw: Double) -> Double {
    guard let band else { return limits.clamp(raw) }
    let isPastOpen = growsFromOpen ? raw < open : raw > open
    return stopsAtOpen && isPastOpen ? open : band.shown(offset: raw, within: limits)
  }

  /// The distance the list has been scrolled since the hold began.
  public var listWay: Double { both.list - firstList }

  /// A Boolean value that indicates whether the first to move keeps the whole drag (M20).
  public var keeps: Bool { both.keeps }

  /// The offset of the list without resistance.
  public var listOffset: Double { both.list }
}
