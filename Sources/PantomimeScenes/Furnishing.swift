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

  /// The names of places in lists, which are longer than the number of photos.
  static let places =
    cities + ["Porto", "Hanoi", "Lima", "Turin", "Accra", "Perth", "Dakar", "Sofia"]
  /// Reviews, each with its rating.
  static let reviews = [
    "Quiet at dawn 5/5", "Worth the climb 4/5", "Bring an umbrella 4/5", "Closed on Mondays 2/5",
    "Best seen by boat 5/5", "Long queue at noon 3/5", "Good coffee nearby 4/5",
    "Free on Sundays 5/5",
  ]
  /// The songs of a library, each with its length.
  static let songs = [
    "Night Drive 3:41", "Low Tide 4:02", "Paper Moon 2:58", "Harbor Lights 3:27", "Slow Train 5:10",
    "First Snow 3:05", "Open Window 4:18",
  ]

  /// The creatures in the order of their numbers.
  static let creatures = [
    "Bulbasaur", "Ivysaur", "Venusaur", "Charmander", "Charmeleon", "Charizard", "Squirtle",
    "Wartortle", "Blastoise", "Caterpie", "Metapod", "Butterfree", "Weedle", "Kakuna", "Beedrill",
    "Pidgey", "Pidgeotto", "Pidgeot", "Rattata", "Raticate", "Spearow", "Fearow", "Ekans", "Arbok",
    "Pikachu", "Raichu", "Sandshrew", "Sandslash", "Nidoran F", "Nidorina", "Nidoqueen",
    "Nidoran M", "Nidorino", "Nidoking", "Clefairy", "Clefable", "Vulpix", "Ninetales",
    "Jigglypuff", "Wigglytuff",
  ]

  /// Returns the color of a creature, which is the same in every scene.
  static func color(ofCreature index: Int) -> RGBAColor {
    switch index % creatures.count + 1 {
    case 1...3, 10, 11: RGBAColor(red: 0.49, green: 0.77, blue: 0.54)
    case 4...6: RGBAColor(red: 0.93, green: 0.47, blue: 0.36)
    case 7...9, 29...31: RGBAColor(red: 0.49, green: 0.71, blue: 0.94)
    case 12, 19, 23, 24, 32...34: RGBAColor(red: 0.72, green: 0.6, blue: 0.91)
    case 14, 15, 25, 27, 28, 38: .yellow
    case 35, 36, 39, 40: RGBAColor(red: 0.95, green: 0.68, blue: 0.76)
    default: RGBAColor(red: 0.83, green: 0.66, blue: 0.46)
    }
  }

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
  ///   - texts: The texts of the rows, which repeat, or `nil` for numbered places.
  static func rows(
    in frame: Rect2D, offset: Double, count: Int, height: Double, screen: Size2D,
    showing texts: [String]? = nil
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
      let text =
        texts.map { $0[index % $0.count] } ?? "\(places[index % places.count]) \(index + 1)"
      return part(
        Rect2D(x: frame.x, y: y, width: frame.width, height: height), .row, text, in: window)
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
