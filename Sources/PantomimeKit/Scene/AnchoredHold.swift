/// What a finger holds that moves a number of a view one to one, from the moment it took hold.
///
/// The number is measured in points along an axis of the screen. Past its limits it stops or resists;
/// where it has its open end, what is left of the movement may go to a list within (G91). It knows
/// numbers only: `AnchoredDrag` reads them from a stage, and puts them there.
public struct AnchoredHold: Sendable {
  /// The number as it was shown when the finger took hold.
  public let start: Double
  /// How far the finger has come, in points in the direction in which the number grows.
  public private(set) var way = 0.0
  /// Who moved last; `nil` before anything has.
  public private(set) var hand: ScrollHandOver.Holder?
  /// Whether the list is in it too.
  public let takesList: Bool
  private let limits: ScrollBounds
  /// What resists past the limits; `nil` where it stops there.
  private let band: RubberBand?
  /// The number that would be shown if nothing resisted, as the finger took hold.
  private let raw: Double
  private var both: ScrollHandOver
  private let firstList: Double
  /// Where the number has its open end, and whether it grows from there on.
  private let open: Double
  private let growsFromOpen: Bool
  /// Whether it stops at the open end.
  private let stopsAtOpen: Bool

  /// Takes hold of a number, and of a list where there is an offset of one.
  ///
  /// - Parameters:
  ///   - start: the number as it is shown.
  ///   - limits: the least and the greatest number that nothing resists.
  ///   - band: what resists beyond; `nil` where it stops.
  ///   - opensAtLeast: whether the open end is the least number rather than the greatest.
  ///   - stopsAtOpen: whether it stops at the open end, whatever resists beyond the other (M16).
  ///   - list: the offset that the finger takes hold of; `nil` if it has the number alone.
  ///   - keeps: whether who moves first has all of the drag (M20).
  public init(
    _ start: Double, within limits: ScrollBounds, band: RubberBand?, opensAtLeast: Bool = true,
    stopsAtOpen: Bool = false, list: Double? = nil, keeps: Bool = false
  ) {
    self.start = start
    self.band = band
    takesList = list != nil
    growsFromOpen = opensAtLeast
    // Caught where it has shot past an end that it stops at, or that hands over, it is as far as that.
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

  /// The finger is this far from where it took hold, in the direction in which the number grows.
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
    // Exactly where it was as long as it has not moved, and exactly at its end when it is there.
    guard takesList else { return way == 0 ? start : shown(raw + way) }
    let gone = growsFromOpen ? both.sheet : -both.sheet
    return gone == raw - open ? start : shown(open + gone)
  }

  private func shown(_ raw: Double) -> Double {
    guard let band else { return limits.clamp(raw) }
    let isPastOpen = growsFromOpen ? raw < open : raw > open
    return stopsAtOpen && isPastOpen ? open : band.shown(offset: raw, within: limits)
  }

  /// How far the list has been scrolled since the finger took hold.
  public var listWay: Double { both.list - firstList }

  /// Whether who moved first has all of the drag (M20).
  public var keeps: Bool { both.keeps }

  /// How far the list is scrolled, had nothing resisted it.
  public var listOffset: Double { both.list }
}
