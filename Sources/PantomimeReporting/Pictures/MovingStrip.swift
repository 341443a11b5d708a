package import PantomimeKit

/// A part of the past as frames to play in the terminal: each frame shows the phone and, beside it,
/// the curves up to that instant.
package struct MovingStrip: Sendable {
  /// The simulations at evenly spaced instants.
  package let frames: [Simulation]
  /// The time for which each frame is shown, in seconds.
  package let interval: Double
  private let speed: Double
  private let curves: [Curve]

  /// The values of a path, one for each frame.
  private struct Curve {
    let path: String
    let values: [Double?]
    /// The minimum and the maximum value.
    let range: ClosedRange<Double>
  }

  /// Creates a strip; paths whose values aren't numbers are left out.
  package init(_ frames: [Simulation], interval: Double, speed: Double, paths: [String]) {
    (self.frames, self.interval, self.speed) = (frames, interval, speed)
    curves = paths.compactMap { path in
      let values = frames.map { $0.read(path)?.numbers.first }
      let known = values.compactMap { $0 }
      guard let least = known.min(), let greatest = known.max() else { return nil }
      return Curve(path: path, values: values, range: least...greatest)
    }
  }

  /// The maximum fraction of the columns that the phone takes; our choice.
  private static let share = 0.45

  /// Returns a frame as a picture with the given number of columns and rows.
  package func drawing(of index: Int, columns: Int, rows: Int) -> Drawing {
    let cell = Drawing.cell
    let size = Size2D(width: Double(columns) * cell.width, height: Double(rows) * cell.height)
    guard frames.indices.contains(index) else { return Drawing(size, title: "") }
    let frame = frames[index]
    let time = Numerals.fixed(frame.now.seconds, decimals: 3)
    let speed = speed == 1 ? "" : ", speed \(Numerals.text(speed, decimals: 2))"
    let caption = "\(frame.name) at \(time) s\(speed)"
    var drawing = Drawing(size, title: caption)
    drawing.add(.text(caption, Point2D(), .start), Ink(.text))
    let phone = Phone.drawing(of: frame)
    let scale = min(
      (size.height - cell.height * 1.25) / max(phone.size.height, 1),
      size.width * (curves.isEmpty ? 1 : Self.share) / max(phone.size.width, 1))
    guard scale > 0 else { return drawing }
    drawing.add(phone, at: Point2D(x: 0, y: cell.height), scale: scale)
    let left = ((phone.size.width * scale) / cell.width).rounded(.up) * cell.width + 3 * cell.width
    let height =
      ((size.height - cell.height) / cell.height / Double(max(curves.count, 1)))
      .rounded(.down) * cell.height
    for (number, curve) in curves.enumerated() {
      let room = Rect2D(
        x: left, y: cell.height + Double(number) * height, width: size.width - left - cell.width,
        height: height)
      add(curve, number, upTo: index, in: room, to: &drawing)
    }
    return drawing
  }

  /// Adds the part of a curve up to a frame, with the path and the current value above it.
  private func add(
    _ curve: Curve, _ number: Int, upTo index: Int, in room: Rect2D, to drawing: inout Drawing
  ) {
    let cell = Drawing.cell
    guard room.width > 8 * cell.width, room.height >= 3 * cell.height else { return }
    let value = curve.values[index].map { Numerals.text($0, decimals: 3) } ?? "none"
    let name = Printable.shortened("\(curve.path) \(value)", to: Int(room.width / cell.width))
    drawing.add(.text(name, Point2D(x: room.x, y: room.y), .start), Ink(.series(number)))
    let frame = Rect2D(
      x: room.x, y: room.y + cell.height * 1.25, width: room.width,
      height: room.height - cell.height * 1.75)
    let bottom = frame.y + frame.height
    drawing.add(
      .line([Point2D(x: frame.x, y: bottom), Point2D(x: frame.x + frame.width, y: bottom)]),
      Ink(.grid))
    let length = max(curve.range.upperBound - curve.range.lowerBound, 1e-9)
    var line: [Point2D] = []
    for (place, value) in curve.values.prefix(index + 1).enumerated() {
      guard let value else { continue }
      line.append(
        Point2D(
          x: frame.x + frame.width * Double(place) / Double(max(frames.count - 1, 1)),
          y: bottom - frame.height * (value - curve.range.lowerBound) / length))
    }
    drawing.add(.line(line), Ink(.series(number)), in: room)
    if let last = line.last {
      drawing.add(.circle(last, radius: 3), Ink(.series(number)), in: room)
    }
  }
}

extension Numerals {
  /// Returns a number with a fixed number of decimals, so that the width of the text stays the
  /// same.
  fileprivate static func fixed(_ value: Double, decimals: Int) -> String {
    var text = text(value, decimals: decimals)
    let digits = text.split(separator: ".").dropFirst().first?.utf8.count ?? 0
    if digits == 0 { text += "." }
    return text + String(repeating: "0", count: decimals - digits)
  }
}
