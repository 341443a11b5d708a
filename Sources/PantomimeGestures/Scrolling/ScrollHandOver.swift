/// The handoff between a list and the sheet around it under one finger: only one of the two moves
/// at any time, without a jump at the handoff (G91).
///
/// A finger that moves down moves the list until it is at its top, and then the sheet; a finger
/// that moves up moves the sheet until it is open, and then the list. So the list scrolls only
/// while the sheet is open, unless it was scrolled before. With `keeps`, the first to move keeps
/// the entire drag, as measured (M20). All of the finger's travel goes to one or the other. Both
/// positions are in points, down the screen for the sheet, and in the direction of the offset for
/// the list; NaN counts as 0.
public struct ScrollHandOver: Sendable, Hashable {
  /// The distance of the sheet below its open position; 0 is open.
  public private(set) var sheet: Double
  /// The distance by which the list is scrolled from its top; 0 is the top.
  public private(set) var list: Double
  /// The part that moved last, which receives the velocity at lift-off; initially, the part that an
  /// upward finger would move.
  public private(set) var holder: Holder
  /// A Boolean value that indicates whether the first part to move keeps the rest of the drag, even
  /// past its end.
  public let keeps: Bool
  private var hasMoved = false

  /// The part that moves.
  public enum Holder: String, Sendable, Hashable, CaseIterable {
    /// The sheet.
    case sheet
    /// The list inside the sheet.
    case list
  }

  /// Creates a handoff at the current positions; a sheet above its open position or a list past its
  /// top, which occur only during a bounce, count as at that position.
  public init(sheet: Double, list: Double, keeps: Bool = false) {
    self.keeps = keeps
    self.sheet = max(0, sheet.sanitized)
    self.list = max(0, list.sanitized)
    holder = self.sheet > 0 ? .sheet : .list
  }

  /// Moves by a number of points, where positive is down.
  public mutating func move(by distance: Double) {
    let distance = distance.sanitized
    guard !keeps || distance == 0 else { return moveFirst(by: distance) }
    if distance > 0 {
      // Down: when the list is at its top, the rest goes to the sheet.
      let part = min(distance, list)
      list -= part
      sheet += distance - part
      holder = distance > part ? .sheet : .list
    } else if distance < 0 {
      // Up: when the sheet is open, the rest goes to the list.
      let part = min(-distance, sheet)
      sheet -= part
      list += -distance - part
      holder = -distance > part ? .list : .sheet
    }
  }

  /// Gives the distance to the first part to move, or initially, to the part that would move with
  /// handoffs.
  private mutating func moveFirst(by distance: Double) {
    if !hasMoved {
      let isSheets = distance > 0 ? list == 0 : sheet > 0
      holder = isSheets ? .sheet : .list
      hasMoved = true
    }
    switch holder {
    case .sheet: sheet += distance
    case .list: list -= distance
    }
  }
}
