package import PantomimeKit

/// A film strip: the screen at several instants, side by side, with the instant and the event below
/// each screen.
///
/// If there are several sessions, each has a row.
package struct FilmStrip: Sendable {
  /// A frame of the strip.
  package struct Frame: Sendable {
    package let simulation: Simulation
    /// The event at that instant, in a few words.
    package let words: String
    /// Whether a decision was made at that instant.
    package let isDecisive: Bool

    package init(_ simulation: Simulation, words: String, isDecisive: Bool = false) {
      self.simulation = simulation
      self.words = words
      self.isDecisive = isDecisive
    }
  }

  /// The frames of one session.
  package struct Row: Sendable {
    /// The name of the session, or `nil` if there is only one.
    package let name: String?
    /// The gesture of the session, or `nil` if the title already names it.
    private let subject: String?
    package let frames: [Frame]

    package init(_ name: String? = nil, subject: String? = nil, frames: [Frame]) {
      self.name = name
      self.subject = subject
      self.frames = frames
    }

    /// The name and the gesture of the session.
    fileprivate var heading: String? {
      name.map { name in subject.map { "\(name): \($0)" } ?? name }
    }
  }

  package let title: String
  package let rows: [Row]
  /// The view to show, or `nil` for the whole screen.
  private let view: String?

  package init(_ title: String, rows: [Row], of view: String? = nil) {
    self.title = title
    self.rows = rows
    self.view = view
  }

  /// All frames.
  package var frames: [Frame] { rows.flatMap { $0.frames } }

  /// The minimum and the maximum width of a frame, in cells; our choice.
  private static let (narrowest, widest) = (9, 26)

  /// Returns the number of frames that fit side by side.
  package static func framesBeside(columns: Int) -> Int { max(1, (columns - 1) / (narrowest + 1)) }

  /// The maximum number of rows in a frame; our choice.
  private static let tallest = 60

  // MARK: - Layout

  /// The frames on one line of the strip, with the lines of their captions.
  private struct Line {
    let name: String?
    let frames: [(previous: Frame?, frame: Frame, caption: [String])]

    /// The number of lines of the longest caption.
    var captionRows: Int { frames.reduce(1) { max($0, $1.caption.count) } }
  }

  /// Returns the strip, with a width in cells and, if possible, at most the given number of rows.
  package func drawing(columns: Int, rows most: Int? = nil) -> Drawing {
    let columns = max(columns, FilmStrip.narrowest + 1)
    let isStill =
      frames.count > 1 && rows.allSatisfy { FilmStrip.moving(in: $0.frames).isEmpty }
    let heading = Drawing.lines(
      isStill ? "\(title); \(FilmStrip.identical(frames))" : title, columns: columns)
    let seen = seen
    var (beside, width) = layout(seen, columns: columns, rows: most.map { $0 - heading.count })
    var lines = lines(beside, width: width)
    // If the frames are too high for the terminal, they become narrower until the sessions fit
    // below each other.
    while let most, width > FilmStrip.narrowest,
      heading.count + FilmStrip.height(of: lines.prefix(rows.count), seen, width) > most
    {
      width -= 1
      lines = self.lines(beside, width: width)
    }
    let all = lines.count
    while let most, lines.count > 1,
      heading.count + FilmStrip.height(of: lines[...], seen, width) > most
    {
      // Sessions are compared at equal times, so all of them end with the same frame if possible.
      lines.removeLast(lines.count > rows.count ? rows.count : 1)
    }
    let isCut = lines.count < all
    let cell = Drawing.cell
    let height = heading.count + FilmStrip.height(of: lines[...], seen, width) + (isCut ? 1 : 0)
    let used = beside * (width + 1)
    let title = (heading + lines.compactMap { $0.name }).reduce(used) {
      min(max($0, Wrapping.width($1)), columns)
    }
    var drawing = Drawing(
      Size2D(width: Double(title) * cell.width, height: Double(height) * cell.height),
      title: self.title, words: words)
    drawing.add(title: heading)
    let colors = ViewColors(of: frames.map { $0.simulation })
    var row = heading.count
    for line in lines {
      add(line, width, seen, colors, at: row, to: &drawing)
      row += FilmStrip.height(of: line, seen, width)
    }
    if isCut {
      let shown = lines.reduce(0) { $0 + $1.frames.count }
      let note = "\(shown) of \(frames.count) frames: the terminal is too small for more"
      drawing.add(
        .text(
          Printable.shortened(note, to: max(title, 1)), Point2D(y: Double(row) * cell.height),
          .start),
        Ink(.caption))
    }
    return drawing
  }

  /// Returns the number of frames side by side and their width, in cells.
  ///
  /// The frames of a part of the screen are low, so there may be several lines of larger ones.
  private func layout(
    _ seen: Rect2D, columns: Int, rows most: Int?
  ) -> (beside: Int, width: Int) {
    let longest = rows.reduce(1) { max($0, $1.frames.count) }
    func width(_ beside: Int) -> Int { min((columns - 1) / beside - 1, FilmStrip.widest) }
    let usual = max(1, min(longest, FilmStrip.framesBeside(columns: columns)))
    var best = (beside: usual, width: width(usual))
    guard view == nil, seen != whole else { return best }
    let tall = FilmStrip.height(of: lines(usual, width: best.width)[...], whole, best.width)
    let room = min(most ?? .max, tall * 3 / 2)
    for count in 2...4 {
      let beside = (longest + count - 1) / count
      var width = width(beside)
      while width > best.width,
        FilmStrip.height(of: lines(beside, width: width)[...], seen, width) > room
      { width -= 1 }
      if width > best.width { best = (beside, width) }
    }
    return best
  }

  /// Returns the lines: those with the first frames of every session, followed by those with the
  /// next frames of every session, and so on.
  private func lines(_ beside: Int, width: Int) -> [Line] {
    let longest = rows.reduce(0) { max($0, $1.frames.count) }
    return stride(from: 0, to: longest, by: beside).flatMap { start in
      rows.map { row in
        let range = min(start, row.frames.count)..<min(start + beside, row.frames.count)
        return Line(
          name: start == 0 ? row.heading : row.name,
          frames: range.map { index in
            (
              index > 0 ? row.frames[index - 1] : nil, row.frames[index],
              caption(row.frames[index], width: width)
            )
          })
      }
    }
  }

  private static func height(of lines: ArraySlice<Line>, _ seen: Rect2D, _ width: Int) -> Int {
    lines.reduce(0) { $0 + height(of: $1, seen, width) }
  }

  /// Returns the number of rows that a line takes for its name, its frames, and their captions.
  private static func height(of line: Line, _ seen: Rect2D, _ width: Int) -> Int {
    (line.name == nil ? 0 : 1) + height(of: seen, width: width) + line.captionRows + 1
  }

  /// Returns the number of rows that a frame takes.
  private static func height(of seen: Rect2D, width: Int) -> Int {
    let rows =
      (seen.height / max(seen.width, 1)) * (Double(width) - 0.5) * Drawing.cell.width
      / Drawing.cell.height
    return rows.isFinite ? min(max(1, Int(min(rows, 200).rounded(.up))), tallest) : 1
  }

  private func add(
    _ line: Line, _ width: Int, _ seen: Rect2D, _ colors: ViewColors, at row: Int,
    to drawing: inout Drawing
  ) {
    let cell = Drawing.cell
    var top = Double(row) * cell.height
    if let name = line.name {
      let columns = Int(drawing.size.width / cell.width)
      drawing.add(
        .text(Printable.shortened(name, to: max(columns, 1)), Point2D(y: top), .start), Ink(.title))
      top += cell.height
    }
    // Half a dot of space remains on every side, so that no edge extends into the next cell.
    let scale = (Double(width) - 0.5) * cell.width / max(seen.width, 1)
    for (index, (previous, frame, caption)) in line.frames.enumerated() {
      let origin = Point2D(x: Double(index * (width + 1)) * cell.width, y: top)
      let phone = Phone(
        frame.simulation, after: previous?.simulation, colors: colors,
        isDecisive: frame.isDecisive)
      drawing.add(FilmStrip.cut(phone.drawing, to: seen), at: origin, scale: scale)
      if view == nil, seen != whole {
        let edge = Rect2D(
          x: origin.x, y: origin.y, width: seen.width * scale, height: seen.height * scale)
        drawing.add(
          .polygon(edge.corners, radius: 4),
          frame.isDecisive ? Ink(.decision, isBold: true) : Ink(.grid))
      }
      for (line, text) in caption.enumerated() {
        let y = top + Double(FilmStrip.height(of: seen, width: width) + line) * cell.height
        drawing.add(
          .text(text, Point2D(x: origin.x, y: y), .start),
          Ink(frame.isDecisive ? .decision : line == 0 ? .text : .caption))
      }
    }
  }

  // MARK: - In words

  /// Sentences about the instant and the event of each frame, and about the views that exist and
  /// move.
  private var words: [String] {
    var sentences: [String] = []
    for row in rows {
      let moving: Set<String> = FilmStrip.moving(in: row.frames)
      if moving.isEmpty, row.frames.count > 1 {
        sentences.append(
          "\(row.name.map { "\($0), " } ?? "")\(FilmStrip.identical(row.frames))")
      }
      let lead: String = row.name.map { "\($0), " } ?? ""
      for frame in row.frames {
        sentences.append("\(lead)\(FilmStrip.time(frame)): \(frame.words)")
        for view in frame.simulation.shownViews
        where view.alpha >= Phone.leastAlpha && !view.name.isEmpty && moving.contains(view.name) {
          sentences.append("  \(Phone.words(of: view))")
        }
      }
    }
    return sentences
  }

  /// Returns the note about frames between which no view moves.
  private static func identical(_ frames: [Frame]) -> String {
    let scrolled = frames.first?.simulation.scrollViewNames.first { list in
      let offset = frames.first?.simulation.read("\(list).offset")
      return frames.contains { $0.simulation.read("\(list).offset") != offset }
    }
    return scrolled.map { "all frames are identical: \($0) scrolls, but no view is in it" }
      ?? "all frames are identical: nothing moves on the screen"
  }

  /// Returns the names of the views that move, appear or fade between frames.
  private static func moving(in frames: [Frame]) -> Set<String> {
    var moving: Set<String> = []
    for (one, other) in zip(frames, frames.dropFirst()) {
      let (before, after) = (one.simulation.shownViews, other.simulation.shownViews)
      for view in after where !view.name.isEmpty {
        let old = before.first { $0.name == view.name }
        if old.map({ $0.distance(to: view) > 1e-6 || $0.alpha != view.alpha }) ?? true {
          moving.insert(view.name)
        }
      }
      for view in before where !after.contains(where: { $0.name == view.name }) {
        moving.insert(view.name)
      }
    }
    return moving
  }

  // MARK: - The visible part

  private var whole: Rect2D {
    let screen = frames.first?.simulation.screen ?? Size2D()
    return Rect2D(width: screen.width, height: screen.height)
  }

  /// The space around what is visible, in points, the proportions of the part of the screen that is
  /// shown, and the largest fraction of the screen that is shown as a part; our choice.
  private static let (space, narrow, wide, largest) = (16.0, 0.75, 1.75, 0.5)

  /// The part of the screen that contains all that is visible in any frame, or `nil` if nothing moves,
  /// or if the part is most of the screen.
  private var part: Rect2D? {
    let whole = whole
    guard rows.contains(where: { !FilmStrip.moving(in: $0.frames).isEmpty }) else { return nil }
    let corners = frames.flatMap { Phone.extent(of: $0.simulation)?.corners ?? [] }
    guard !corners.isEmpty else { return nil }
    var part = Rect2D(around: corners).outset(FilmStrip.space)
    part = part.outset(
      max(0, part.height * FilmStrip.narrow - part.width) / 2,
      max(0, part.width / FilmStrip.wide - part.height) / 2)
    // The part is moved onto the screen before it is cut.
    part.x = max(0, min(part.x, whole.width - part.width))
    part.y = max(0, min(part.y, whole.height - part.height))
    guard let seen = part.intersection(whole) else { return nil }
    let isPart = seen.width * seen.height <= FilmStrip.largest * whole.width * whole.height
    return isPart ? seen : nil
  }

  /// The part of the screen to show: the frames of the view in all pictures, with a margin, or that
  /// which contains all that is visible, or the whole screen.
  private var seen: Rect2D {
    let whole = whole
    guard let view else { return part ?? whole }
    let corners = frames.flatMap { frame in
      frame.simulation.shownViews.filter { $0.name == view }.flatMap { $0.corners }
    }
    guard !corners.isEmpty else { return whole }
    return Rect2D(around: corners).outset(10).intersection(whole) ?? whole
  }

  /// Returns a part of a drawing, moved to the top left corner.
  private static func cut(_ drawing: Drawing, to part: Rect2D) -> Drawing {
    var cut = Drawing(
      Size2D(width: part.width, height: part.height), title: drawing.title, words: drawing.words)
    cut.add(
      Drawing(drawing, size: Size2D(width: part.x + part.width, height: part.y + part.height)),
      at: Point2D(x: -part.x, y: -part.y), scale: 1)
    return cut
  }
}

extension Drawing {
  /// Creates a drawing with the same marks and a different size.
  fileprivate init(_ other: Drawing, size: Size2D) {
    self = other
    self.size = size
  }
}

// The captions below the frames of a strip.

extension FilmStrip {
  /// Returns the instant of a frame, rounded to at most a number of decimals, and to as many as fit.
  static func time(_ frame: Frame, decimals: Int = 4, within width: Int = .max) -> String {
    let seconds = frame.simulation.now.seconds
    let texts = (0...decimals).reversed().map { "\(Numerals.text(seconds, decimals: $0)) s" }
    return texts.first { Wrapping.width($0) <= width } ?? texts[0]
  }

  /// Returns the lines of a caption: the instant, and the words below it, which are broken at
  /// spaces, but never between a number and its unit.
  func caption(_ frame: Frame, width: Int) -> [String] {
    let mark = frame.isDecisive ? "◆ " : ""
    var lines = [mark + FilmStrip.time(frame, decimals: 3, within: width - Wrapping.width(mark))]
    var line = ""
    for part in FilmStrip.parts(of: frame.words) {
      if !line.isEmpty, Wrapping.width(line) + 1 + Wrapping.width(part) > width {
        lines.append(line)
        line = part
      } else {
        line += (line.isEmpty ? "" : " ") + part
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { Printable.shortened($0, to: width) }
  }

  /// Returns the words of a text, keeping each number together with its unit.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for word in text.split(separator: " ") {
      if let last = parts.last, last.last?.isNumber == true, units.contains(String(word)) {
        parts[parts.count - 1] = last + " " + word
      } else if let last = parts.last, last == "x" || last == "y" {
        parts[parts.count - 1] = last + " " + word
      } else {
        parts.append(String(word))
      }
    }
    return parts
  }

  private static let units = ["%", "pt", "s", "pt/s", "%,", "pt,", "s,"]
}

/// A frame of a film: the screen at an instant, with a clock and a caption below it.
package struct FilmFrame: Sendable {
  private let simulation: Simulation
  private let subject: String
  /// The speed of the film in words, or `nil` for real time.
  private let pace: String?
  private let words: String
  private let isDecisive: Bool

  /// The size of the captions in points, at which they can be read on a projector; our choice.
  private static let size = 20.0
  /// The room for a character and for a line of a caption.
  private static let cell = Size2D(width: 0.62 * size, height: 1.3 * size)
  /// The number of lines below the phone: the clock, and the event; our choice.
  private static let lines = 3

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
    let cell = FilmFrame.cell
    let columns = max(Drawing.narrowest, Int(screen.width / cell.width))
    let title = Drawing.lines(subject, columns: columns)
    let top = Double(title.count) * cell.height + 6
    var drawing = Drawing(
      Size2D(
        width: max(screen.width, Double(columns) * cell.width) + 2,
        height: top + screen.height + 8 + Double(FilmFrame.lines) * cell.height),
      title: subject, words: words)
    func add(_ text: String, row: Int, below top: Double, _ role: Ink.Role, isAtEnd: Bool = false) {
      let baseline = top + (Double(row) + 0.8) * cell.height
      drawing.add(
        .letters(
          text, Point2D(x: isAtEnd ? drawing.size.width : 0, y: baseline), isAtEnd ? .end : .start,
          size: FilmFrame.size), Ink(role))
    }
    for (row, line) in title.enumerated() { add(line, row: row, below: 0, .title) }
    let phone = Phone(simulation, colors: colors, isDecisive: isDecisive).drawing
    drawing.add(phone, at: Point2D(x: 1, y: top), scale: 1)
    let below = top + screen.height + 8
    add("\(Numerals.text(simulation.now.seconds, decimals: 3)) s", row: 0, below: below, .title)
    if let pace { add(pace, row: 0, below: below, .caption, isAtEnd: true) }
    let lines = Drawing.lines(caption, columns: columns).prefix(FilmFrame.lines - 1)
    for (row, line) in lines.enumerated() {
      add(line, row: row + 1, below: below, isDecisive ? .decision : .text)
    }
    return drawing
  }

  private var caption: String { isDecisive ? "◆ \(words)" : words }
}
