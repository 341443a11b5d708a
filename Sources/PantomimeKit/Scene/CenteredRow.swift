/// A horizontal row of equal cells that scrolls so that any cell can stand in the middle.
///
/// The row lies in the vertical middle of its viewport; the side insets are what lets the first and
/// the last cell be centred.
public struct CenteredRow: Sendable, Hashable {
  /// The size of the viewport, in points.
  public let viewport: Size
  /// The size of a cell, in points.
  public let cell: Size
  /// The space between two cells, in points.
  public let spacing: Double
  /// How far the row is scrolled, in points.
  public var offset: Double

  /// A row that has a cell in the middle.
  public init(viewport: Size, cell: Size, spacing: Double, centered index: Int) {
    self.viewport = viewport
    self.cell = cell
    self.spacing = spacing
    offset = 0
    offset = offset(centering: index)
  }

  /// The distance from one cell to the next, in points.
  public var page: Double { cell.width + spacing }

  /// The space before the first cell and after the last, in points.
  public var inset: Double { (viewport.width - cell.width) / 2 }

  /// The offset that puts a cell in the middle.
  public func offset(centering index: Int) -> Double { page * Double(index) - inset }

  /// The frame of a cell in the coordinates of the row's content.
  public func frame(of index: Int) -> Rect {
    Rect(
      x: page * Double(index), y: (viewport.height - cell.height) / 2, width: cell.width,
      height: cell.height)
  }

  /// How far the middle of a cell is from the middle of the viewport, in points.
  public func distance(of index: Int) -> Double {
    (frame(of: index).center.x - (offset + viewport.width / 2)).magnitude
  }

  /// The part of the viewport that the content shows, in the content's coordinates.
  public var visible: Rect {
    Rect(x: offset, y: 0, width: viewport.width, height: viewport.height)
  }
}
