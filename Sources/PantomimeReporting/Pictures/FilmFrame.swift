package import PantomimeKit

/// A frame of a film: the screen at an instant, with a clock and a caption below it.
package struct FilmFrame: Sendable {
  private let simulation: Simulation
  private let subject: String
  /// The speed of the film in words, or `nil` for real time.
  private let pace: String?
  private let words: String
  private let isDecisive: Bool

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - simulation: The simulation at the instant.
  ///   - subject: The scene and the gesture.
  ///   - pace: The speed of the film in words, or `nil` for real time.
  ///   - words: The event at that instant, in a few words.
  ///   - isDecisive: Whether a decision was made at that instant.
  package init(
    _ simulation: Simulation, subject: String, pace: String?, words: String, isDecisive: Bool
  ) {
    (self.simulation, self.subject, self.pace) = (simulation, subject, pace)
    (self.words, self.isDecisive) = (words, isDecisive)
  }

  /// Returns the drawing of the frame.
  ///
  /// - Parameters:
  ///   - colors: The colors of the views, which are the same in all frames.
  ///   - words: The description of the whole film.
  package func drawing(colors: ViewColors, words: [String]) -> Drawing {
    let screen = simulation.screen
    let columns = max(Drawing.narrowest, Int(screen.width / Drawing.cell.width))
    let title = Drawing.lines(subject, columns: columns)
    let top = Double(title.count) * Drawing.cell.height + 4
    var drawing = Drawing(
      Size(
        width: max(screen.width, Double(columns) * Drawing.cell.width) + 2,
        height: top + screen.height + 2.5 * Drawing.cell.height),
      title: subject, words: words)
    drawing.add(title: title)
    let phone = Phone(simulation, colors: colors, isDecisive: isDecisive).drawing
    drawing.add(phone, at: Point(x: 1, y: top), scale: 1)
    let below = top + screen.height + 4
    let clock = "\(Numerals.text(simulation.now.seconds, decimals: 3)) s"
    drawing.add(.text(clock, Point(y: below), .start), Ink(.title))
    if let pace {
      drawing.add(.text(pace, Point(x: drawing.size.width, y: below), .end), Ink(.caption))
    }
    drawing.add(
      .text(
        Printable.shortened(caption, to: columns),
        Point(y: below + Drawing.cell.height), .start), Ink(isDecisive ? .decision : .text))
    return drawing
  }

  private var caption: String { isDecisive ? "◆ \(words)" : words }
}
