/// The handoff of a finger between a list and the sheet that contains it: only one of the two moves
/// at any time, without a jump at the handoff (G91).
///
/// A finger that moves down moves the list until it is scrolled to its top, and then the sheet. A
/// finger that moves up moves the sheet until it is open, and then the list. So the list scrolls
/// only while the sheet is open, unless the list was already scrolled at the beginning. With
/// `keeps`, the first part to move keeps the entire drag, as measured (M20). All of the finger's
/// travel moves either the sheet or the list. Both positions are in points: that of the sheet grows
/// downward, and that of the list grows with its offset. NaN counts as 0.
package struct ScrollHandOver: Sendable, Hashable {
  /// The distance of the sheet below its open position; 0 is open.
  package private(set) var sheet: Double
  /// The distance by which the list is scrolled from its top; 0 is the top.
  package private(set) var list: Double
  /// The part that moved last, which receives the velocity at lift-off; initially, the part that an
  /// upward finger would move.
  package private(set) var holder: Holder
  /// A Boolean value that indicates whether the first part to move keeps the rest of the drag, even
  /// past the part's own limit.
  package let keeps: Bool
  private var hasMoved = false

  /// The part that a finger moves.
  package enum Holder: String, Sendable, Hashable, CaseIterable {
    /// The sheet.
    case sheet
    /// The list inside the sheet.
    case list
  }

  /// Creates a handoff at the current positions; a sheet above its open position is treated as
  /// open, and a list pulled past its top as scrolled to its top, because both occur only during a
  /// bounce.
  package init(sheet: Double, list: Double, keeps: Bool = false) {
    self.keeps = keeps
    self.sheet = max(0, sheet.sanitized)
    self.list = max(0, list.sanitized)
    holder = self.sheet > 0 ? .sheet : .list
  }

  /// Moves the sheet or the list with the finger, by a number of points, where positive is down.
  package mutating func move(by distance: Double) {
    let distance = distance.sanitized
    guard !keeps || distance == 0 else { return moveFirst(by: distance) }
    if distance > 0 {
      // The finger moves down: when the list has reached its top, the remaining distance moves the
      // sheet.
      let part = min(distance, list)
      list -= part
      sheet += distance - part
      holder = distance > part ? .sheet : .list
    } else if distance < 0 {
      // The finger moves up: when the sheet is open, the remaining distance moves the list.
      let part = min(-distance, sheet)
      sheet -= part
      list += -distance - part
      holder = -distance > part ? .list : .sheet
    }
  }

  /// Moves the part that moved first in this drag.
  ///
  /// The first move chooses the part in the same way as a drag with handoffs.
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
