/// A picture that is made for the width it is to be shown at.
package struct Picture: Sendable {
  private let make: @Sendable (Int) -> Drawing

  package init(_ make: @escaping @Sendable (_ columns: Int) -> Drawing) { self.make = make }

  /// The columns of a picture that is not shown on a terminal: of a file, and of words; our choice.
  package static let standardColumns = 120

  /// The drawing, so many columns wide at most.
  package func drawing(columns: Int) -> Drawing { make(columns) }

  /// On a terminal.
  package func text(style: Style) -> String {
    CellRenderer.text(make(style.columns), style: style)
  }

  /// In words, a line each.
  package var words: String {
    let drawing = make(Picture.standardColumns)
    return ([drawing.title] + drawing.words).map { $0 + "\n" }.joined()
  }
}
