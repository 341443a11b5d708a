import PantomimeKit

// What pictures draw in the views of the scenes; all of it is our choice, and none of it affects
// anything else.

extension Stage {
  /// Sets what pictures draw in a view.
  mutating func furnish(_ view: ViewID, _ role: ViewRole?, _ text: String = "") {
    set(.role(role), of: view)
    set(.text(text), of: view)
  }
}

extension RGBAColor {
  static let blue = RGBAColor(red: 0.15, green: 0.39, blue: 0.77)
  static let red = RGBAColor(red: 0.78, green: 0.2, blue: 0.2)
  static let yellow = RGBAColor(red: 0.94, green: 0.78, blue: 0.2)
  static let orange = RGBAColor(red: 0.95, green: 0.66, blue: 0.38)
  static let green = RGBAColor(red: 0.27, green: 0.6, blue: 0.36)
  static let black = RGBAColor()
}

/// Parts that pictures draw in addition to a scene's views.
enum Furniture {
  /// The names of places, for photos and lists.
  static let cities = ["Kyoto", "Oslo", "Lisbon", "Cairo", "Quito", "Havana", "Petra", "Bergen"]

  /// Returns a part without a name, at a place on the screen.
  static func part(
    _ frame: Rect2D, _ role: ViewRole?, _ text: String, alpha: Double = 1, color: RGBAColor? = nil,
    in window: Rect2D? = nil, depth: Int = 0
  ) -> ShownView {
    var part = ShownView("", corners: frame.corners, alpha: alpha, window: window)
      .showing(role, text, color: color)
    (part.depth, part.isNamed) = (depth, false)
    return part
  }

  /// Returns the visible rows of a list.
  ///
  /// - Parameters:
  ///   - frame: The frame of the list on the screen.
  ///   - offset: The distance by which the list is scrolled.
  ///   - count: The number of rows.
  ///   - height: The height of a row.
  static func rows(
    in frame: Rect2D, offset: Double, count: Int, height: Double, screen: Size2D
  ) -> [ShownView] {
    let whole = Rect2D(width: screen.width, height: screen.height)
    guard height > 0, count > 0, offset.isFinite, let window = frame.intersection(whole) else {
      return []
    }
    let first = max((offset / height).rounded(.down), 0)
    let last = min(((offset + window.height) / height).rounded(.down), Double(count - 1))
    guard first <= last, last - first < 200 else { return [] }
    return (Int(first)...Int(last)).map { index in
      let y = frame.y + Double(index) * height - offset
      let city = cities[index % cities.count]
      return part(
        Rect2D(x: frame.x, y: y, width: frame.width, height: height), .row,
        "\(city) \(index + 1)", in: window)
    }
  }

  /// Returns a map of streets and parks behind a sheet.
  static func map(on screen: Size2D) -> [ShownView] {
    func part(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBAColor
    ) -> ShownView {
      Furniture.part(
        Rect2D(
          x: x * screen.width, y: y * screen.height, width: width * screen.width,
          height: height * screen.height), nil, "", color: color, depth: -1)
    }
    let land = RGBAColor(red: 0.87, green: 0.86, blue: 0.8)
    let street = RGBAColor(red: 0.62, green: 0.6, blue: 0.55)
    let park = RGBAColor(red: 0.56, green: 0.76, blue: 0.55)
    let water = RGBAColor(red: 0.5, green: 0.72, blue: 0.9)
    return [
      part(0, 0, 1, 1, land), part(0.1, 0.06, 0.32, 0.12, park), part(0.62, 0.3, 0.38, 0.16, park),
      part(0, 0.58, 1, 0.09, water), part(0.48, 0, 0.04, 1, street), part(0, 0.24, 1, 0.02, street),
      part(0, 0.5, 1, 0.02, street), part(0.84, 0, 0.03, 1, street),
      part(0.18, 0.24, 0.03, 0.76, street), part(0, 0.8, 1, 0.02, street),
    ]
  }
}
