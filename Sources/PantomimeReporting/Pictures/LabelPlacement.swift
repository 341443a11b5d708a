import PantomimeKit

/// A layout that places labels so that no label overlaps another label or a finger, or extends
/// beyond the bounds.
///
/// A label is assumed to be as wide as its text in terminal cells, because proportional fonts need
/// less space.
struct LabelPlacement {
  /// The frame that contains all labels.
  let bounds: Rect
  private(set) var taken: [Rect]

  init(in bounds: Rect, avoiding taken: [Rect] = []) {
    self.bounds = bounds
    self.taken = taken
  }

  /// Reserves a frame, so that no label is placed there.
  mutating func reserve(_ frame: Rect) { taken.append(frame) }

  /// Returns whether no part of a frame is reserved.
  func isFree(_ frame: Rect) -> Bool {
    frame.x >= bounds.x - 0.01 && frame.y >= bounds.y - 0.01
      && frame.x + frame.width <= bounds.x + bounds.width + 0.01
      && frame.y + frame.height <= bounds.y + bounds.height + 0.01
      && !taken.contains { $0.overlaps(frame) }
  }

  /// Reserves the first free frame for a label and returns it, or returns `nil` if no frame is
  /// free.
  ///
  /// - Parameters:
  ///   - text: The text of the label.
  ///   - places: The top left corners to try, in order.
  mutating func place(_ text: String, at places: [Point]) -> Rect? {
    place(LabelPlacement.size(of: text), at: places)
  }

  /// Reserves the first free frame of the given size and returns it, or returns `nil` if no frame
  /// is free.
  mutating func place(_ size: Size, at places: [Point]) -> Rect? {
    for place in places {
      let frame = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
      if isFree(frame) {
        reserve(frame)
        return frame
      }
    }
    return nil
  }

  /// Returns the size of a label on one line.
  static func size(of text: String) -> Size {
    Size(
      width: Double(Wrapping.width(text)) * Drawing.cell.width, height: Drawing.cell.height)
  }

  /// Returns the top left corners for a label around a point, in order of preference: beside the
  /// point, above and below it, and finally diagonally.
  static func around(_ point: Point, size: Size, gap: Double) -> [Point] {
    let (right, left) = (point.x + gap, point.x - gap - size.width)
    let (above, below) = (point.y - gap - size.height, point.y + gap)
    let (middle, center) = (point.y - size.height / 2, point.x - size.width / 2)
    return [
      Point(x: right, y: middle), Point(x: left, y: middle), Point(x: center, y: above),
      Point(x: center, y: below), Point(x: right, y: above), Point(x: left, y: above),
      Point(x: right, y: below), Point(x: left, y: below),
    ]
  }
}

extension Rect {
  /// Returns whether two frames share more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width - 0.01 && other.x < x + width - 0.01
      && y < other.y + other.height - 0.01 && other.y < y + height - 0.01
  }

  /// Returns the frame with a margin on all sides.
  func outset(_ margin: Double) -> Rect { outset(margin, margin) }

  /// Returns the frame with a margin on its left and right, and another above and below it.
  func outset(_ across: Double, _ down: Double) -> Rect {
    Rect(
      x: x - across, y: y - down, width: max(0, width + 2 * across),
      height: max(0, height + 2 * down))
  }
}
