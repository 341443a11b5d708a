/// The hold of a finger that moves a numeric property of a view one to one.
///
/// The number is measured in points along an axis of the screen. Past its limits it stops or
/// resists; at its open end, the rest of the movement may go to a list inside the view (G91). A
/// hold only computes: `AnchoredDrag` reads the numbers from a stage and writes the results.
public struct AnchoredHold: Sendable {
  /// The number on screen when the hold began.
  public let start: Double
  /// The finger's travel, in points, in the direction in which the number grows.
  public private(set) var way = 0.0
  /// The part, sheet or list, that moved last, or `nil` before the first movement.
  public private(set) var hand: ScrollHandOver.Holder?
  /// A Boolean value that indicates whether the list is part of the drag.
  public let takesList: Bool
  private let limits: ScrollBounds
  /// The resistance past the limits, or `nil` to stop there.
  private let band: RubberBand?
  /// The number when the hold began, with any resistance removed.
  private let raw: Double
  private var both: ScrollHandOver
  private let firstList: Double
  /// The number at the open end.
  private let open: Double
  private let growsFromOpen: Bool
  /// Whether the number stops at the open end.
  private let stopsAtOpen: Bool

  /// Creates a hold on a number, and on a list if its offset is given.
  ///
  /// - Parameters:
  ///   - start: The number on screen.
  ///   - limits: The minimum and maximum of the number without resistance.
  ///   - band: The resistance past the limits, or `nil` to stop there.
  ///   - opensAtLeast: Whether the open end is the smallest number rather than the largest.
  ///   - stopsAtOpen: Whether the number stops at the open end, even if it resists past the other
  ///     end (M16).
  ///   - list: The offset at which the finger grabs the list, or `nil` if it moves only the number.
  ///   - keeps: Whether the first part to move keeps the entire drag (M20).
  public init(
    _ start: Double, within limits: ScrollBounds, band: RubberBand?, opensAtLeast: Bool = true,
    stopsAtOpen: Bool = false, list: Double? = nil, keeps: Bool = false
  ) {
    self.start = start
    self.band = band
    takesList = list != nil
    growsFromOpen = opensAtLeast
    // A number that is caught past an end at which it stops, or at which the list takes over,
    // counts as at that end.
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

  /// The number to show.
  public var value: Double {
    // Avoids rounding: returns exactly the initial value before any movement, and exactly the limit
    // at an end.
    guard takesList else { return way == 0 ? start : shown(raw + way) }
    let gone = growsFromOpen ? both.sheet : -both.sheet
    return gone == raw - open ? start : shown(open + gone)
  }

  private func shown(_ raw: Double) -> Double {
    guard let band else { return limits.clamp(raw) }
    let isPastOpen = growsFromOpen ? raw < open : raw > open
    return stopsAtOpen && isPastOpen ? open : band.shown(offset: raw, within: limits)
  }

  /// The distance by which the list has scrolled since the hold began.
  public var listWay: Double { both.list - firstList }

  /// A Boolean value that indicates whether the first part to move keeps the entire drag (M20).
  public var keeps: Bool { both.keeps }

  /// The offset of the list, before any resistance.
  public var listOffset: Double { both.list }
}
