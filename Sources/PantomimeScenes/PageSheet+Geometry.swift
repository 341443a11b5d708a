import PantomimeKit

/// Where a page sheet rests, as far as the screen and its detents say (M14, M22, M23).
struct SheetGeometry: Sendable {
  let screen: Size
  /// The detents, the largest first.
  let detents: [Detent]
  /// How much of the screen stays free above the largest detent, in points.
  private let top: Double

  /// A place where it may rest.
  struct Detent: Sendable {
    /// What it was called.
    let name: String
    /// Where the top of the sheet is while it is dragged and fills the width.
    let place: Double
    /// Where it rests.
    let frame: Rect
  }

  /// The margins of what floats, in points: beside it, and of a small one at most (M22).
  private static let margin = 8.0
  private static let widestMargin = 28.0
  /// By how much the margins of small ones grow with every point that is missing to 150 (M22).
  private static let growth = 10.0 / 37
  private static let marginsFrom = 150.0
  /// The medium detent's share of the largest: 425 of 759 points were measured (M22), and that it is
  /// the same share on other screens is our choice.
  private static let mediumShare = 425.0 / 759

  /// - Throws: `OptionError` for a screen that has no room for a sheet.
  init(_ options: SceneOptions, on screen: Size) throws(OptionError) {
    self.screen = screen
    top = try options[PageSheet.top]
    let bottom = try options[PageSheet.bottom]
    let largest = screen.height - top - bottom
    try OptionError.require(
      largest > 0 && screen.width > 2 * Self.widestMargin, "screen",
      "a sheet has no room between 'top' and 'bottom' on it: choose a larger one")
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

  /// The detents that are higher than there is room for, which count as the largest (M22).
  static func clamped(_ options: SceneOptions, on screen: Size) throws(OptionError) -> [Double] {
    let largest =
      screen.height - (try options[PageSheet.top]) - (try options[PageSheet.bottom])
    return (try options[PageSheet.detents]).compactMap { given in
      if case .points(let points) = given, points > largest { points } else { nil }
    }
  }

  /// Below the largest detent it floats: all of it made smaller, or, where it is small, between
  /// margins that grow (M22).
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

  /// The lowest detent, below which the sheet is moved and not resized.
  var lowest: Detent { detents[detents.count - 1] }

  /// Where it may come to rest: the detents, and last where it is gone, as far below the lowest as
  /// that is high, which is what leaving is a share of (M17, M23).
  var anchors: [Double] { detents.map { $0.place } + [lowest.place + lowest.frame.height] }

  /// The sheet as it is while a finger moves it: it fills the width, its bottom stays, and below its
  /// lowest detent all of it goes (M23).
  func dragged(to place: Double) -> Rect {
    let height = screen.height - min(place, lowest.place)
    return Rect(y: place, width: screen.width, height: height)
  }

  /// How black what is behind it becomes, with its top at a place (M14).
  func dimming(at place: Double) -> Double {
    let gone = (place - lowest.place) / lowest.frame.height
    return 0.2 * (1 - min(max(gone, 0), 1))
  }
}
