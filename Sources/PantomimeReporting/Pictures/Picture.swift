/// A picture that is made for a given width.
package struct Picture: Sendable {
  private let make: @Sendable (Int) -> Drawing

  package init(_ make: @escaping @Sendable (_ columns: Int) -> Drawing) { self.make = make }

  /// The number of columns for a picture in a file or in words; our choice.
  package static let standardColumns = 120

  /// Returns the drawing, with at most a number of columns.
  package func drawing(columns: Int) -> Drawing { make(columns) }

  /// Returns the picture for a terminal.
  package func text(style: Style) -> String {
    CellRenderer.text(make(style.columns), style: style)
  }

  /// The picture in words, one sentence per line.
  package var words: String {
    let drawing = make(Picture.standardColumns)
    return ([drawing.title] + drawing.words).map { $0 + "\n" }.joined()
  }
}
