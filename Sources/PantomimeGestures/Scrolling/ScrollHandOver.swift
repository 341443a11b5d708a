/// The handoff between a list and the sheet around it under one finger: one of the two moves at any
/// time, without a jump at the handoff (G91).
///
/// A finger that goes down moves the list until it is at its top, and then the sheet; one that goes
/// up moves the sheet until it is open, and then the list. So the list is scrolled only while the
/// sheet is open, unless it was scrolled before. With `keeps`, the first to move has the whole
/// drag, as was measured (M20). All of the finger's travel goes to one or the other. Both are
/// measured in points, down the screen for the sheet, in the direction of the offset for the list;
/// NaN counts as 0.
public struct ScrollHandOver: Sendable, Hashable {
  /// The distance of the sheet below its open position; 0 is open.
  public private(set) var sheet: Double
  /// The distance the list is scrolled beyond its top; 0 is the top.
  public private(set) var list: Double
  /// The part that moved last, which gets the velocity at lift-off; at first, the part that would
  /// move if the finger went up.
  public private(set) var holder: Holder
  /// A Boolean value that indicates whether the first to move has the rest of the drag, too, also
  /// beyond its end.
  public let keeps: Bool
  private var hasMoved = false

  /// The part that moves.
  public enum Holder: String, Sendable, Hashable, CaseIterable {
    /// The sheet.
    case sheet
    /// The list within it.
    case list
  }

  /// Creates a handoff at the present positions; a sheet above its open position or a list before
  /// its top, which only occur in a bounce, count as there.
  public init(sheet: Double, list: Double, keeps: Bool = false) {
    self.keeps = keeps
    self.sheet = max(0, sheet.sanitized)
    self.list = max(0, list.sanitized)
    holder = self.sheet > 0 ? .sheet : .list
  }

  /// Moves by a number of points, positive for down.
  public mutating func move(by distance: Double) {
    let distance = distance.sanitized
    guard !keeps || distance == 0 else { return moveFirst(by: distance) }
    if distance > 0 {
      // Down: the rest, once the list is at its top, is the sheet's.
      let part = min(distance, list)
      list -= part
      sheet += distance - part
      holder = distance > part ? .sheet : .list
    } else if distance < 0 {
      // Up: the rest, once the sheet is open, is the list's.
      let part = min(-distance, sheet)
      sheet -= part
      list += -distance - part
      holder = -distance > part ? .list : .sheet
    }
  }

  /// Gives the distance to the first to move, or to the part that would move by handing off.
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
