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

extension CenteredRow {
  /// How a row that shrinks and fades its outer cells draws one, by its distance from the middle.
  public struct Look: Sendable, Hashable {
    /// What a far cell loses of its size, 0 … 1.
    public let shrinking: Double
    /// What a far cell loses of its opacity, 0 … 1.
    public let fading: Double
    /// From which distance on a cell is far, in points.
    public let reach: Double

    /// Describes a look.
    public init(shrinking: Double, fading: Double, reach: Double) {
      self.shrinking = shrinking
      self.fading = fading
      self.reach = reach
    }
  }

  /// The paths of a row: `LIST.offset`, `LIST.inset`, and `CELL.N.distance`, `.scale`, `.alpha`.
  public static func paths<S>(
    list: String, cell: String, count: Int, look: Look,
    _ row: @escaping @Sendable (S) -> CenteredRow
  ) -> [ScenePath<S>] {
    let share: @Sendable (S, Int) -> Double = { scene, index in
      min(row(scene).distance(of: index), look.reach) / look.reach
    }
    return [
      ScenePath("\(list).offset", "How far it is scrolled.") { scene, _ in
        .points(row(scene).offset)
      },
      ScenePath("\(list).inset", "Its side inset.") { scene, _ in .points(row(scene).inset) },
      ScenePath("\(cell).N.distance", count: count, "From the middle of what the list shows.") {
        .points(row($0).distance(of: $2))
      },
      ScenePath("\(cell).N.scale", count: count, "The scale the list draws it at.") {
        .fraction(1 - look.shrinking * share($0, $2))
      },
      ScenePath("\(cell).N.alpha", count: count, "The opacity the list draws it with.") {
        .fraction(1 - look.fading * share($0, $2))
      },
    ]
  }
}
