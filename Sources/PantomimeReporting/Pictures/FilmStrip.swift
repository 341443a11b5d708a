package import PantomimeKit

/// A film strip: the screen at several instants side by side, with the instant and the event below
/// each.
package struct FilmStrip: Sendable {
  /// A frame of the strip.
  package struct Frame: Sendable {
    package let simulation: Simulation
    /// The event at that instant, in a few words.
    package let words: String

    package init(_ simulation: Simulation, words: String) {
      self.simulation = simulation
      self.words = words
    }
  }

  package let frames: [Frame]
  /// The view to show, or `nil` for the whole screen.
  private let view: String?

  package init(_ frames: [Frame], of view: String? = nil) {
    self.frames = frames
    self.view = view
  }

  /// The narrowest and the widest frame, in cells; our choice.
  private static let (narrowest, widest) = (9, 26)

  /// Returns the number of frames that fit side by side.
  package static func framesBeside(columns: Int) -> Int { max(1, (columns - 1) / (narrowest + 1)) }

  /// Returns the strip, with a width in cells and as many rows of frames as it takes.
  package func drawing(columns: Int) -> Drawing {
    let columns = max(columns, FilmStrip.narrowest + 1)
    let beside = max(1, min(frames.count, FilmStrip.framesBeside(columns: columns)))
    let room = (columns - 1) / beside - 1
    let width = min(room, FilmStrip.widest)
    let seen = seen
    let height = FilmStrip.height(of: seen, width: width)
    let captions = frames.map { caption($0, width: width) }
    let lines = captions.reduce(1) { max($0, $1.count) }
    let (cell, rows) = (Drawing.cell, (frames.count + beside - 1) / beside)
    var drawing = Drawing(
      Size(
        width: Double(beside * (width + 1)) * cell.width,
        height: Double(rows * (height + lines + 1) - 1) * cell.height),
      title: title, words: frames.map { words(of: $0) })
    for (index, frame) in frames.enumerated() {
      let origin = Point(
        x: Double(index % beside * (width + 1)) * cell.width,
        y: Double(index / beside * (height + lines + 1)) * cell.height)
      // Half a dot of space on every side, so that no edge falls on the next cell.
      let scale = (Double(width) - 0.5) * cell.width / max(seen.width, 1)
      drawing.add(
        FilmStrip.cut(Phone.drawing(of: frame.simulation), to: seen), at: origin, scale: scale)
      for (line, text) in captions[index].enumerated() {
        let top = origin.y + Double(height + line) * cell.height
        drawing.add(
          .text(text, Point(x: origin.x, y: top), .start), Ink(line == 0 ? .text : .caption))
      }
    }
    return drawing
  }

  /// Returns the number of rows in a frame.
  private static func height(of seen: Rect, width: Int) -> Int {
    let rows =
      (seen.height / max(seen.width, 1)) * Double(width) * Drawing.cell.width / Drawing.cell.height
    return rows.isFinite ? min(max(1, Int(min(rows, 200).rounded(.up))), tallest) : 1
  }

  /// The largest number of rows in a frame; our choice.
  private static let tallest = 60

  private var title: String {
    guard let first = frames.first, let last = frames.last else { return "nothing" }
    return "\(first.simulation.name) from \(FilmStrip.time(first)) to \(FilmStrip.time(last))"
  }

  private static func time(_ frame: Frame) -> String {
    "\(Numerals.text(frame.simulation.now.seconds, decimals: 4)) s"
  }

  private func caption(_ frame: Frame, width: Int) -> [String] {
    let words = Wrapping.line(frame.words, columns: width + 1, indent: 0)
    return [FilmStrip.time(frame)] + words.split(separator: "\n").map { String($0) }
  }

  private func words(of frame: Frame) -> String {
    "\(FilmStrip.time(frame)): \(frame.words)"
  }

  /// The visible part of the screen: the view's frames in all pictures, and a margin.
  private var seen: Rect {
    let screen = frames.first?.simulation.screen ?? Size()
    let whole = Rect(width: screen.width, height: screen.height)
    guard let view else { return whole }
    let corners = frames.flatMap { frame in
      frame.simulation.shownViews.filter { $0.name == view }.flatMap { $0.corners }
    }
    guard !corners.isEmpty else { return whole }
    let margin = 10.0
    let frame = Rect(around: corners)
    return Rect(
      x: frame.x - margin, y: frame.y - margin, width: frame.width + 2 * margin,
      height: frame.height + 2 * margin
    ).intersection(whole) ?? whole
  }

  /// Returns a part of a drawing, moved to the top left corner.
  private static func cut(_ drawing: Drawing, to part: Rect) -> Drawing {
    var cut = Drawing(
      Size(width: part.width, height: part.height), title: drawing.title, words: drawing.words)
    cut.add(
      Drawing(drawing, size: Size(width: part.x + part.width, height: part.y + part.height)),
      at: Point(x: -part.x, y: -part.y), scale: 1)
    return cut
  }
}

extension Drawing {
  /// Creates a drawing with the same marks and another size.
  fileprivate init(_ other: Drawing, size: Size) {
    self = other
    self.size = size
  }
}
