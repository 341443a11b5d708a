/// Who moves while a finger lies on a list within a sheet: one of the two at any time, without a
/// jump when it changes hands (G91).
///
/// A finger that goes down moves the list until it is at its top, and from then on the sheet; one
/// that goes up moves the sheet until it is open, and from then on the list. So the list is scrolled
/// only while the sheet is open, but for one that was scrolled before. One that keeps gives all of the
/// drag to who moves first, as it was measured (M20). All the finger's way goes to
/// one or the other. Both are measured in points, down the screen for the sheet, in the sense of
/// the offset for the list; what is no number counts as 0.
public struct ScrollHandOver: Sendable, Hashable {
  /// How far the sheet is below its open position; 0 is open.
  public private(set) var sheet: Double
  /// How far the list is scrolled beyond its top; 0 is the top.
  public private(set) var list: Double
  /// Who moved last, and so gets the velocity when the finger lifts; at first, who would move if
  /// the finger went up.
  public private(set) var holder: Holder
  /// Whether who moves first has the rest of the drag, too, also beyond its end.
  public let keeps: Bool
  private var hasMoved = false

  /// Who moves.
  public enum Holder: String, Sendable, Hashable, CaseIterable {
    /// The sheet.
    case sheet
    /// The list within it.
    case list
  }

  /// Begins where both are; a sheet above its open position or a list before its top, which only a
  /// bounce leads to, counts as there.
  public init(sheet: Double, list: Double, keeps: Bool = false) {
    self.keeps = keeps
    self.sheet = max(0, sheet.sanitized)
    self.list = max(0, list.sanitized)
    holder = self.sheet > 0 ? .sheet : .list
  }

  /// The finger has gone on by some points, down where they are positive.
  public mutating func move(by distance: Double) {
    let distance = distance.sanitized
    guard !keeps || distance == 0 else { return moveFirst(by: distance) }
    if distance > 0 {
      // Down: what is left once the list is at its top is the sheet's.
      let part = min(distance, list)
      list -= part
      sheet += distance - part
      holder = distance > part ? .sheet : .list
    } else if distance < 0 {
      // Up: what is left once the sheet is open is the list's.
      let part = min(-distance, sheet)
      sheet -= part
      list += -distance - part
      holder = -distance > part ? .list : .sheet
    }
  }

  /// Gives the way to who moved first, or would by handing over.
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
