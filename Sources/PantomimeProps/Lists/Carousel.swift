public import PantomimeKit

/// A list of cards that scrolls horizontally and settles with a card at the center.
///
/// The cards have the same size. The cards form one row or several rows; the space at either end
/// lets every column reach the center.
public struct Carousel: Sendable, Hashable {
  /// The number of cards.
  public let count: Int
  /// The size of a card, in points.
  public let cell: Size2D
  /// The size of the visible part of the list, in points.
  package let viewport: Size2D
  /// The space between two columns, in points.
  package let spacing: Double
  /// The space between two cards in a column, in points.
  package let rowSpacing: Double
  /// The number of rows.
  public let rows: Int

  /// Creates a carousel, with at least one card and one row.
  public init(
    count: Int, cell: Size2D, viewport: Size2D, spacing: Double = 0, rowSpacing: Double = 0,
    rows: Int = 1
  ) {
    self.count = max(1, count)
    self.cell = cell
    self.viewport = viewport
    self.spacing = spacing
    self.rowSpacing = rowSpacing
    self.rows = min(max(1, rows), self.count)
  }

  /// The carousel with the same cards in as many rows as fit into the visible part.
  public var inRowsThatFit: Carousel {
    let fitting = (1...count).last { height(of: $0) <= viewport.height }
    return Carousel(
      count: count, cell: cell, viewport: viewport, spacing: spacing, rowSpacing: rowSpacing,
      rows: fitting ?? 1)
  }

  private func height(of rows: Int) -> Double {
    Double(rows) * cell.height + Double(rows - 1) * rowSpacing
  }

  private var columns: Int { (count - 1) / rows + 1 }

  /// The distance between columns, in points.
  private var pitch: Double { cell.width + spacing }

  /// The space before the first card and after the last, in points.
  package var inset: Double { (viewport.width - cell.width) / 2 }

  /// The size of the content, in points.
  package var content: Size2D {
    Size2D(width: pitch * Double(columns) - spacing, height: viewport.height)
  }

  /// Returns the frame of a card, in the list's coordinates.
  public func frame(of card: Int) -> Rect2D {
    let top = (viewport.height - height(of: rows)) / 2
    return Rect2D(
      x: pitch * Double(card / rows), y: top + Double(card % rows) * (cell.height + rowSpacing),
      width: cell.width, height: cell.height)
  }

  /// The distance from the top of the visible part to a card, if there is a single row, in points.
  public var headroom: Double { (viewport.height - cell.height) / 2 }

  /// Returns the distance, at an offset, from the center of the visible part to a card's center, in
  /// points.
  public func distance(of card: Int, at offset: Double) -> Double {
    (frame(of: card).center.x - (offset + viewport.width / 2)).magnitude
  }

  /// Returns the scale of a card: 1 at the center, 0.9 from 200 points on, linear in between.
  package func scale(of card: Int, at offset: Double) -> Double {
    1 - 0.1 * remoteness(of: card, at: offset)
  }

  /// Returns the opacity of a card: 1 at the center, 0.3 from 200 points on, linear in between.
  package func alpha(of card: Int, at offset: Double) -> Double {
    1 - 0.7 * remoteness(of: card, at: offset)
  }

  /// Returns 0 for a card at the center, and 1 from the distance at which a card has its smallest
  /// scale and opacity (seed scene 2).
  private func remoteness(of card: Int, at offset: Double) -> Double {
    min(distance(of: card, at: offset), 200) / 200
  }
}

// MARK: - Scrolling

extension Carousel {
  /// Returns the offset at which a card's column is centered.
  package func offset(centering card: Int) -> Double { offset(ofColumn: card / rows) }

  private func offset(ofColumn column: Int) -> Double { pitch * Double(column) - inset }

  /// Returns the target offset at lift-off: the centering offset nearest to the natural resting
  /// offset or, if that target lies against the direction of the flick, one column farther in that
  /// direction.
  package func target(natural rest: Double, from offset: Double, velocity: Double) -> Double {
    let places = (0..<columns).map { self.offset(ofColumn: $0) }
    var column = 0
    for (index, place) in places.enumerated()
    where (place - rest).magnitude < (places[column] - rest).magnitude { column = index }
    let distance = places[column] - offset
    if velocity > 0, distance < 0 { column = min(column + 1, columns - 1) }
    if velocity < 0, distance > 0 { column = max(column - 1, 0) }
    return places[column]
  }
}

extension Stage {
  /// Adds a scroll view for the cards of a carousel at the screen's corner; a card is at the
  /// center, and the deceleration is fast.
  package mutating func addScrollView(
    _ name: String, for carousel: Carousel, centering card: Int
  ) -> ViewID {
    let viewport = carousel.viewport
    return addScrollView(
      name, frame: Rect2D(width: viewport.width, height: viewport.height), content: carousel.content
    ) { settings in
      settings.axes = .horizontal
      settings.insets = Insets(left: carousel.inset, right: carousel.inset)
      settings.start = Vector(dx: carousel.offset(centering: card))
      settings.style.deceleration = .fast
    }
  }

  /// Returns the visible part of a carousel, in the carousel's coordinates, or, while it is
  /// overscrolled, the part that will be visible once it has returned.
  package func visible(_ carousel: Carousel, in list: ViewID) -> Rect2D {
    let bounds = scrollView(list)?.settings.bounds(along: .horizontal)
    let offset = contentOffset(of: list).dx
    return Rect2D(
      x: bounds?.clamp(offset) ?? offset, width: carousel.viewport.width,
      height: carousel.viewport.height)
  }
}
