import PantomimeKit

extension Drawing {
  /// The drawing with its labels converted to text above all other marks.
  ///
  /// The labels are placed so that they don't overlap other text, a finger, or an area that hides
  /// what they name.
  var withPlacedLabels: Drawing {
    var placement = LabelPlacement(in: Rect(width: size.width, height: size.height))
    var areas: [(index: Int, frame: Rect)] = []
    for (index, mark) in marks.enumerated() {
      switch mark.shape {
      case .text(let text, let point, let anchor):
        placement.reserve(Drawing.frame(of: text, point, anchor))
      case .circle(let center, let radius) where mark.ink.role == .finger && mark.ink.fill != nil:
        placement.reserve(Rect(x: center.x, y: center.y).outset(radius + 1))
      case .polygon(let corners, _) where mark.ink.fill != nil && mark.ink.opacity >= 0.5:
        // Only the visible part of the mark hides anything.
        var frame: Rect? = Rect(around: corners)
        for window in [mark.window, mark.screen?.frame] {
          if let window { frame = frame?.intersection(window) }
        }
        if let frame { areas.append((index, frame)) }
      case .polygon, .line, .circle, .label: break
      }
    }
    var drawing = self
    drawing.marks = marks.filter { if case .label = $0.shape { false } else { true } }
    var texts: [Mark] = []
    // Marks are processed from front to back, so that the frontmost views are labeled first.
    for (index, mark) in marks.enumerated().reversed() {
      guard case .label(let text, let frame) = mark.shape else { continue }
      let above = areas.lazy.filter { $0.index > index }.map { $0.frame }
      guard let (shown, place) = Drawing.place(text, in: frame, below: above, &placement) else {
        continue
      }
      texts.append(
        Mark(
          shape: .text(shown, Point(x: place.x, y: place.y), .start), ink: mark.ink,
          window: nil, screen: nil))
    }
    drawing.marks += texts.reversed()
    return drawing
  }

  /// The length, in columns, below which a label isn't shortened; our choice.
  private static let shortest = 4

  private static func place(
    _ text: String, in frame: Rect, below areas: some Sequence<Rect>,
    _ placement: inout LabelPlacement
  ) -> (String, Rect)? {
    let columns = Int(min(max((frame.width / cell.width).rounded(.down), 0), 1_000))
    let fits = Wrapping.width(text) <= columns
    guard frame.height >= cell.height, fits || columns >= shortest else { return nil }
    let shown = fits ? text : Printable.shortened(text, to: columns)
    let size = LabelPlacement.size(of: shown)
    let (across, down) = (frame.width - size.width, frame.height - size.height)
    guard across >= 0 else { return nil }
    // The center comes first, followed by rows above and below it, with three positions in each
    // row.
    let offsets = [0.5, 0.25, 0.75, 0.1, 0.9, 0, 1]
    let places = offsets.flatMap { y in
      [0.5, 0, 1].map { x in Point(x: frame.x + across * x, y: frame.y + down * y) }
    }
    let hidden = Array(areas)
    let free = places.filter { place in
      let own = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
      return !hidden.contains { $0.overlaps(own) }
    }
    return placement.place(shown, at: free).map { (shown, $0) }
  }

  /// Returns the frame of the cells that a text takes.
  static func frame(of text: String, _ point: Point, _ anchor: Anchor) -> Rect {
    let size = LabelPlacement.size(of: text)
    let x =
      switch anchor {
      case .start: point.x
      case .middle: point.x - size.width / 2
      case .end: point.x - size.width
      }
    return Rect(x: x, y: point.y, width: size.width, height: size.height)
  }
}
