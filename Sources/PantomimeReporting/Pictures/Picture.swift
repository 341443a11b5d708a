import PantomimeKit

/// A picture that is created for the available space.
package struct Picture: Sendable {
  /// The available space for a picture.
  package struct Room: Sendable, Hashable {
    /// The width, in cells.
    package let columns: Int
    /// The height, in cells, or `nil` if it is unlimited.
    package let rows: Int?

    package init(columns: Int, rows: Int? = nil) {
      self.columns = columns
      self.rows = rows
    }
  }

  private let make: @Sendable (Room) -> Drawing
  /// The theme, or `nil` to follow the reader's theme.
  package var theme: Theme?
  /// The width in columns (on a terminal) or pixels (in a file), or `nil` for the default width.
  package var width: Int?

  package init(_ make: @escaping @Sendable (_ room: Room) -> Drawing) { self.make = make }

  /// The number of columns of a picture that is written to a file or described in words; our
  /// choice.
  package static let standardColumns = 120

  /// The width of a picture in a file, in pixels.
  private static let standardWidth = Double(standardColumns) * Drawing.cell.width

  /// Returns the drawing, with at most the given number of columns.
  package func drawing(columns: Int) -> Drawing { make(Room(columns: columns)) }

  /// Returns the picture for a terminal.
  package func text(style: Style) -> String {
    var style = style
    if let theme { style.theme = theme }
    // One row is left for the prompt.
    let rows = style.rows.map { max(1, $0 - 1) }
    let columns = width.map { min($0, style.columns) } ?? style.columns
    return CellRenderer.text(make(Room(columns: columns, rows: rows)), style: style)
  }

  /// The picture as an SVG file.
  ///
  /// If the width is larger than the standard width, everything is scaled up. If it is smaller, the
  /// picture is laid out in less space instead of being scaled down, so that no text becomes too
  /// small to read.
  package var image: String {
    let width = width.map { Double($0) } ?? Picture.standardWidth
    let columns = Int(min(width, Picture.standardWidth) / Drawing.cell.width)
    return VectorImage.text(drawing(columns: columns), theme: theme, width: width)
  }

  /// The description of the picture in words, one sentence per line.
  package var words: String {
    let drawing = drawing(columns: Picture.standardColumns)
    return ([drawing.title] + drawing.words).map { $0 + "\n" }.joined()
  }
}
