import PantomimeKit

/// The resting positions of a page sheet for a screen and its detents (M14, M22, M23).
struct SheetGeometry: Sendable {
  let screen: Size
  /// The detents, the largest first.
  let detents: [Detent]
  /// The free space above the largest detent, in points.
  private let top: Double

  /// A resting position.
  struct Detent: Sendable {
    /// The name of the detent.
    let name: String
    /// The position of the sheet's top edge while a finger drags the sheet, which then fills the
    /// width.
    let place: Double
    /// The frame at rest.
    let frame: Rect
  }

  /// The margins of a floating sheet, in points: at the sides, and their limit for a small sheet
  /// (M22).
  private static let margin = 8.0
  private static let widestMargin = 28.0
  /// The increase of a small sheet's margins per point by which its height falls short of 150
  /// (M22).
  private static let growth = 10.0 / 37
  private static let marginsFrom = 150.0
  /// The ratio of the medium detent to the largest: 425 of 759 points were measured (M22); using
  /// the same ratio on other screens is our choice.
  private static let mediumShare = 425.0 / 759

  /// Creates the geometry.
  ///
  /// - Throws: `OptionError` if the screen doesn't have enough room for a sheet.
  init(_ options: SceneOptions, on screen: Size) throws(OptionError) {
    self.screen = screen
    top = try options[PageSheet.top]
    let bottom = try options[PageSheet.bottom]
    let largest = screen.height - top - bottom
    try OptionError.require(
      largest > 0 && screen.width > 2 * Self.widestMargin, "screen",
      "there is no room for a sheet between 'top' and 'bottom': choose a larger screen")
    let floatsFrom = try options[PageSheet.floatsFrom]
    var detents: [Detent] = []
    for given in try options[PageSheet.detents] {
      let length = Self.length(given, largest: largest)
      let place = length < largest ? screen.height - (length + bottom) : top
      guard !detents.contains(where: { $0.place == place }) else { continue }
      let frame =
        length >= largest
        ? Rect(y: top, width: screen.width, height: screen.height - top)
        : Self.floating(length, on: screen, bottom: bottom, from: floatsFrom)
      detents.append(Detent(name: given.text, place: place, frame: frame))
    }
    self.detents = detents.sorted { $0.place < $1.place }
  }

  private static func length(_ given: OptionValue.Length, largest: Double) -> Double {
    switch given {
    case .points(let points): points
    case .word(PageSheet.medium): largest * mediumShare
    case .word: largest
    }
  }

  /// Returns the detents that are higher than the available room, which count as the largest (M22).
  static func clamped(_ options: SceneOptions, on screen: Size) throws(OptionError) -> [Double] {
    let largest =
      screen.height - (try options[PageSheet.top]) - (try options[PageSheet.bottom])
    return (try options[PageSheet.detents]).compactMap { given in
      if case .points(let points) = given, points > largest { points } else { nil }
    }
  }

  /// Returns the frame below the largest detent, where the sheet floats: scaled down or, if it is
  /// small, with increasing margins (M22).
  private static func floating(
    _ length: Double, on screen: Size, bottom: Double, from floats: Double
  ) -> Rect {
    guard length < floats else {
      let width = screen.width - 2 * margin
      return rect(width, (length + bottom) * (width / screen.width), margin, on: screen)
    }
    let margin = min(max(Self.margin + (marginsFrom - length) * growth, Self.margin), widestMargin)
    let width = screen.width - 2 * margin
    return rect(width, length * width / screen.width, margin, on: screen)
  }

  private static func rect(
    _ width: Double, _ height: Double, _ margin: Double, on screen: Size
  ) -> Rect {
    Rect(x: margin, y: screen.height - margin - height, width: width, height: height)
  }

  /// The lowest detent; below it, the sheet is moved rather than resized.
  var lowest: Detent { detents[detents.count - 1] }

  /// The anchors: the detents and, last, the position off the screen (M17, M23).
  ///
  /// The distance of the last anchor from the lowest detent is that detent's height, which is the
  /// reference length for dismissal.
  var anchors: [Double] { detents.map { $0.place } + [lowest.place + lowest.frame.height] }

  /// Returns the frame while a finger moves the sheet: the sheet fills the width and its bottom
  /// edge stays, but below its lowest detent the whole sheet moves (M23).
  func dragged(to place: Double) -> Rect {
    let height = screen.height - min(place, lowest.place)
    return Rect(y: place, width: screen.width, height: height)
  }

  /// Returns the alpha of the black dimming view behind the sheet for a position of the sheet's top
  /// edge (M14).
  func dimming(at place: Double) -> Double {
    let gone = (place - lowest.place) / lowest.frame.height
    return 0.2 * (1 - min(max(gone, 0), 1))
  }
}
