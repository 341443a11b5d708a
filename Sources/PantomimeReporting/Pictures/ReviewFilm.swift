package import PantomimeKit

/// An expected and an actual run side by side, and their difference, as an animation or as a strip.
package struct ReviewFilm: Sendable {
  /// Both runs at an instant.
  package struct Moment: Sendable {
    package let time: Instant
    /// The expected screen, or `nil` if it isn't known.
    package let expected: ScreenFrame?
    package let actual: ScreenFrame
    /// The last event of each run up to that instant.
    package let events: (expected: String, actual: String)

    package init(
      _ time: Instant, expected: ScreenFrame?, actual: ScreenFrame,
      events: (expected: String, actual: String)
    ) {
      (self.time, self.expected, self.actual, self.events) = (time, expected, actual, events)
    }

    fileprivate var differences: [ScreenFrame.Difference] {
      expected.map { actual.differences(from: $0) } ?? []
    }
  }

  private let title: String
  private let moments: [Moment]
  private let colors: ViewColors
  /// A remark about the expected run, or an empty text.
  private let remark: String

  /// Creates a film of moments at equal distances, of which there must be one at least.
  package init(_ title: String, _ moments: [Moment], remark: String) {
    (self.title, self.moments, self.remark) = (title, moments, remark)
    colors = ViewColors(
      showing: moments.flatMap { [$0.expected?.views ?? [], $0.actual.views] })
  }

  /// The names of the panels, from left to right or from top to bottom.
  private static let names = ["expected", "actual", "difference"]
  /// The width of a panel and the space between panels, in columns; the maximum height of a panel,
  /// in points; the rows for an event; and the number of columns of the strip: our choice.
  private static let (columns, space, tallest, rows, count) = (38, 2, 520.0, 3, 10)

  private static var width: Double {
    Double(3 * columns + 2 * space) * Drawing.cell.width
  }

  // MARK: - The animation

  /// The animation as SVG, with the strip for print and reduced motion.
  ///
  /// - Parameter step: The time for which each moment is shown, in seconds.
  package func image(step: Double) -> String {
    var frames = moments.map { drawing(of: $0) }
    var still = strip
    let height = max(still.size.height, frames.first?.size.height ?? 0)
    for index in frames.indices { frames[index].size.height = height }
    still.size.height = height
    return VectorImage.film(frames, step: step, still: still)
  }

  private func drawing(of moment: Moment) -> Drawing {
    let cell = Drawing.cell
    var drawing = blank
    let top = Double(heading.count) * cell.height
    let scale = scale(width: Double(Self.columns) * cell.width, height: Self.tallest)
    let size = screen
    let differences = moment.differences
    let phones = [
      moment.expected?.drawing(colors: colors), moment.actual.drawing(colors: colors),
      moment.expected == nil ? nil : moment.actual.drawing(of: differences, colors: colors),
    ]
    let captions = [
      moment.events.expected, moment.events.actual, self.caption(of: differences, moment),
    ]
    for (index, phone) in phones.enumerated() {
      let left = Double(index * (Self.columns + Self.space)) * cell.width
      let name = index == 0 ? "\(Self.names[0]), \(Self.clock(moment))" : Self.names[index]
      drawing.add(.text(name, Point2D(x: left, y: top), .start), Ink(.text))
      let origin = Point2D(x: left, y: top + cell.height + 4)
      drawing.add(phone ?? Self.unknown(size), at: origin, scale: scale)
      let below = origin.y + size.height * scale + 4
      let lines = Drawing.lines(captions[index], columns: Self.columns).prefix(Self.rows)
      for (row, line) in lines.enumerated() {
        drawing.add(
          .text(line, Point2D(x: left, y: below + Double(row) * cell.height), .start),
          Ink(index == 2 && !differences.isEmpty ? .decision : .caption))
      }
    }
    drawing.size.height =
      top + cell.height * Double(1 + Self.rows) + 8 + size.height * scale
    return drawing
  }

  private func caption(of differences: [ScreenFrame.Difference], _ moment: Moment) -> String {
    guard moment.expected != nil else { return "not known" }
    guard !differences.isEmpty else { return "none" }
    let more = differences.count > 2 ? "; and \(differences.count - 2) more" : ""
    return differences.prefix(2).map { $0.words }.joined(separator: "; ") + more
  }

  // MARK: - The strip

  /// The strip: a row for each of the runs and one for their difference.
  package var strip: Drawing {
    let cell = Drawing.cell
    var drawing = blank
    let chosen = chosen
    let room = Self.width / Double(max(chosen.count, Self.count))
    let scale = scale(width: room - 6, height: Self.tallest / 2)
    let size = screen
    var top = Double(heading.count) * cell.height
    for (row, name) in Self.names.enumerated() {
      drawing.add(.text(name, Point2D(y: top), .start), Ink(.text))
      top += cell.height + 2
      for (index, moment) in chosen.enumerated() {
        let phone: Drawing? =
          switch row {
          case 0: moment.expected?.drawing(colors: colors)
          case 1: moment.actual.drawing(colors: colors)
          default:
            moment.expected == nil
              ? nil : moment.actual.drawing(of: moment.differences, colors: colors)
          }
        drawing.add(
          phone ?? Self.unknown(size), at: Point2D(x: Double(index) * room, y: top), scale: scale)
      }
      top += size.height * scale + 6
    }
    for (index, moment) in chosen.enumerated() {
      drawing.add(
        .text(Self.clock(moment), Point2D(x: Double(index) * room, y: top), .start),
        Ink(moment.differences.isEmpty ? .text : .decision))
    }
    drawing.size.height = top + cell.height
    return drawing
  }

  /// The moments of the strip: evenly spaced ones, and the first with a difference.
  private var chosen: [Moment] {
    guard moments.count > Self.count else { return moments }
    var indices = (0..<Self.count).map { $0 * (moments.count - 1) / (Self.count - 1) }
    if let first = firstDifference, !indices.contains(first) {
      // The nearest moment before it gives way.
      let place = indices.lastIndex { $0 < first } ?? 0
      indices[max(place, 1)] = first
      indices.sort()
    }
    return indices.map { moments[$0] }
  }

  // MARK: - Parts

  private var firstDifference: Int? {
    moments.firstIndex { $0.expected == nil || !$0.differences.isEmpty }
  }

  private var heading: [String] {
    Drawing.lines(
      remark.isEmpty ? title : "\(title); \(remark)", columns: 3 * Self.columns + 2 * Self.space)
  }

  private var blank: Drawing {
    var drawing = Drawing(Size2D(width: Self.width), title: title, words: words)
    drawing.add(title: heading)
    return drawing
  }

  /// The size of the screen, which contains those of all moments.
  private var screen: Size2D {
    let sizes = moments.flatMap { [$0.actual.size] + [$0.expected?.size].compactMap { $0 } }
    return sizes.reduce(Size2D(width: 1, height: 1)) { size, other in
      Size2D(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  private func scale(width: Double, height: Double) -> Double {
    min(width / screen.width, height / screen.height)
  }

  /// Returns the picture of a screen that isn't known.
  private static func unknown(_ size: Size2D) -> Drawing {
    var drawing = Drawing(size, title: "")
    let edge = Phone.edge(of: size)
    drawing.add(
      .polygon(edge.frame.corners, radius: edge.radius), Ink(.grid, line: .dashed))
    drawing.add(.label("not recorded", in: edge.frame), Ink(.caption))
    return drawing
  }

  private static func clock(_ moment: Moment) -> String {
    "\(Numerals.text(moment.time.seconds, decimals: 3)) s"
  }

  /// Sentences about the first and the largest difference.
  private var words: [String] {
    var words = remark.isEmpty ? [] : [remark]
    guard let first = firstDifference else { return words + ["the screens are equal"] }
    if first > 0 { words.append("equal until \(Self.clock(moments[first - 1]))") }
    guard moments[first].expected != nil else { return words }
    words.append(
      "at \(Self.clock(moments[first])): "
        + moments[first].differences.prefix(3).map { $0.words }.joined(separator: ", "))
    let largest = moments.indices.max { one, other in
      (moments[one].differences.first?.distance ?? 0)
        < (moments[other].differences.first?.distance ?? 0)
    }
    if let largest, largest != first, let difference = moments[largest].differences.first {
      words.append("at \(Self.clock(moments[largest])), the largest: \(difference.words)")
    }
    let last = moments[moments.count - 1]
    words.append(
      last.differences.isEmpty
        ? "equal at the end" : "different at the end: \(last.differences[0].words)")
    return words
  }
}
