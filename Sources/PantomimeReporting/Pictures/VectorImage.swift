import PantomimeKit

/// A renderer for SVG, in which text remains text, and colors follow a theme or the reader's light
/// or dark mode.
package enum VectorImage {
  /// Returns the image of a drawing, as the contents of a file.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - theme: The theme, or `nil` to follow the reader's preference for light or dark.
  ///   - width: The width to which the image, including its text, is scaled, in pixels, or `nil`
  ///     for the width of the drawing.
  package static func text(
    _ drawing: Drawing, theme: Theme? = nil, width: Double? = nil
  ) -> String {
    head(drawing.size, of: drawing, id: "picture", width: width)
      + "<style>\n\(sheet(theme))\n</style>\n"
      + VectorBody(drawing, id: "picture", theme: theme).text + "</svg>\n"
  }

  /// Returns the image of a drawing as an element of a page.
  ///
  /// The element has only classes and presentation attributes, because a strict
  /// Content-Security-Policy blocks styles.
  ///
  /// The page's own style sheet may override the colors; `pageStyleSheet` follows the reader's
  /// preference.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - theme: The theme of the attributes.
  ///   - id: A prefix for the identifiers, which must be unique for every image of the page.
  package static func element(_ drawing: Drawing, theme: Theme = .light, id: String) -> String {
    head(drawing.size, of: drawing, id: id, width: nil)
      + VectorBody(drawing, id: id, theme: theme, hasAttributes: true).text + "</svg>\n"
  }

  /// A style sheet for a page that contains such elements.
  static var pageStyleSheet: String {
    let dark = VectorStyle(palette: Theme.dark.palette).colorSheet(scope: ".pantomime ")
    return VectorStyle(palette: Theme.light.palette).sheet(scope: ".pantomime ")
      + "\n@media (prefers-color-scheme:dark){\(dark)}\n"
  }

  /// Returns the style sheet of a file.
  private static func sheet(_ theme: Theme?) -> String {
    let sheet = VectorStyle(palette: (theme ?? .light).palette).sheet(scope: "")
    guard theme == nil else { return sheet }
    let dark = VectorStyle(palette: Theme.dark.palette).colorSheet(scope: "")
    return sheet + "\n@media (prefers-color-scheme:dark){\(dark)}"
  }

  /// Returns a looping animation of drawings of the same size, each shown for the given time in
  /// seconds.
  ///
  /// If the reader prefers reduced motion, only the last drawing is shown.
  package static func film(_ drawings: [Drawing], step: Double, theme: Theme? = nil) -> String {
    guard let last = drawings.last else { return "" }
    let total = step * Double(drawings.count)
    let share = 100 / Double(drawings.count)
    var text = head(last.size, of: last, id: "picture", width: nil)
    text += """
      <style>
      \(sheet(theme))
      .shot{visibility:hidden;animation:shot \(number(total))s step-end infinite}
      @keyframes shot{0%{visibility:visible}\(Numerals.text(share, decimals: 6))%{visibility:hidden}}
      @media (prefers-reduced-motion:reduce){.shot{animation:none}.shot:last-of-type{visibility:visible}}
      </style>

      """
    for (index, drawing) in drawings.enumerated() {
      let delay = Numerals.text(step * Double(index), decimals: 6)
      text += "<g class=\"shot\" style=\"animation-delay:\(delay)s\">\n"
      text +=
        VectorBody(drawing, id: "shot-\(index)", theme: theme).text + "</g>\n"
    }
    return text + "</svg>\n"
  }

  private static func head(
    _ size: Size, of drawing: Drawing, id: String, width: Double?
  ) -> String {
    let size = Size(width: size.width + 2 * margin, height: size.height + 2 * margin)
    let scale = width.map { $0 / max(size.width, 1) } ?? 1
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(size.width * scale))" \
      height="\(number(size.height * scale))" \
      viewBox="\(number(-margin)) \(number(-margin)) \(number(size.width)) \
      \(number(size.height))" class="pantomime" role="img" \
      aria-labelledby="\(id)-title \(id)-words">
      <title id="\(id)-title">\(XMLText.escaped(drawing.title))</title>
      <desc id="\(id)-words">\(drawing.summary.map { XMLText.escaped($0) }.joined(separator: "\n"))</desc>

      """
  }

  /// The space around a picture, in points; our choice.
  static let margin = 12.0

  static func number(_ value: Double) -> String { Numerals.text(value, decimals: 2) }
}
