package import PantomimeKit

/// The colors of a picture in a theme.
///
/// Text in any of these colors has a contrast of at least 4.5 to 1 against the background and every
/// tint (WCAG 2.2, AA). The colors of series, the finger, and decisions remain distinct to readers
/// with protanopia, deuteranopia, or tritanopia, which the tests simulate.
package struct Palette: Sendable, Hashable {
  /// A color, with components 0 … 255.
  package struct Color: Sendable, Hashable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8

    package init(_ code: UInt32) {
      red = UInt8(truncatingIfNeeded: code >> 16)
      green = UInt8(truncatingIfNeeded: code >> 8)
      blue = UInt8(truncatingIfNeeded: code)
    }

    private init(red: Double, green: Double, blue: Double) {
      self.red = UInt8(min(max(red.rounded(), 0), 255))
      self.green = UInt8(min(max(green.rounded(), 0), 255))
      self.blue = UInt8(min(max(blue.rounded(), 0), 255))
    }

    /// Creates a color from a view's color, which is clamped.
    package init(_ color: RGBAColor) {
      self.init(red: color.red * 255, green: color.green * 255, blue: color.blue * 255)
    }

    /// The gray of the same lightness.
    fileprivate var gray: Color {
      let light = 0.3 * Double(red) + 0.59 * Double(green) + 0.11 * Double(blue)
      return Color(red: light, green: light, blue: light)
    }

    /// Returns the color over another with an opacity.
    package func over(_ other: Color, opacity: Double) -> Color {
      func mixed(_ one: UInt8, _ other: UInt8) -> Double {
        Double(one) * opacity + Double(other) * (1 - opacity)
      }
      return Color(
        red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
    }

    /// The color in CSS notation.
    package var code: String {
      let digits = Array("0123456789abcdef")
      let pairs: [String] = [red, green, blue].map { (part: UInt8) -> String in
        String([digits[Int(part >> 4)], digits[Int(part & 15)]])
      }
      return "#" + pairs.joined()
    }
  }

  package let paper: Color
  package let text: Color
  package let caption: Color
  package let edge: Color
  package let grid: Color
  package let finger: Color
  package let decision: Color
  /// The colors of views, curves, and outcomes; if there are more of these than colors, the colors
  /// repeat with other dashes.
  package let series: [Color]
  /// Whether areas have patterns instead of tints.
  package let hasPatterns: Bool
  /// The colors of the content of views.
  private let paints: [Paint: Color]

  /// Returns the color of a role.
  package subscript(role: Ink.Role) -> Color {
    switch role {
    case .edge: edge
    case .series(let index): series[index % series.count]
    case .finger: finger
    case .decision: decision
    case .grid: grid
    case .title, .text: text
    case .caption: caption
    case .paint(let paint): self[paint]
    }
  }

  /// Returns the color of a paint.
  package subscript(paint: Paint) -> Color {
    guard case .exact(let color) = paint else { return paints[paint] ?? text }
    // On paper, a color becomes a gray of the same lightness.
    return hasPatterns ? color.gray : color
  }

  /// Returns the color of the area of a series, which is opaque, so that an area hides the areas
  /// below it.
  package func tint(_ index: Int) -> Color {
    series[index % series.count].over(paper, opacity: Ink.tint)
  }

  fileprivate init(
    paper: UInt32, text: UInt32, caption: UInt32, edge: UInt32, grid: UInt32, finger: UInt32,
    decision: UInt32, series: [UInt32], hasPatterns: Bool = false, plain: [Paint: UInt32],
    hues: [UInt32], deep: [UInt32]
  ) {
    (self.paper, self.text, self.caption) = (Color(paper), Color(text), Color(caption))
    (self.edge, self.grid, self.finger) = (Color(edge), Color(grid), Color(finger))
    (self.decision, self.hasPatterns) = (Color(decision), hasPatterns)
    self.series = series.map { Color($0) }
    var paints = plain.mapValues { Color($0) }
    for (index, hue) in hues.enumerated() { paints[.hue(index)] = Color(hue) }
    for (index, hue) in deep.enumerated() { paints[.deep(index)] = Color(hue) }
    self.paints = paints
  }
}

/// A color of the content of views.
package enum Paint: Sendable, Hashable {
  /// The screen behind all views.
  case backdrop
  /// The ground of a sheet, a card, a row, or a bar.
  case surface
  /// Text, and secondary text, on a surface.
  case ink, quiet
  /// An edge, which contrasts with a backdrop and a surface.
  case line
  /// The ground of a button, and the text on it.
  case tint, onTint
  /// White and black, in every theme.
  case white, black
  /// A light color, such as that of a sky.
  case hue(Int)
  /// The dark color that contrasts with the light color of the same number.
  case deep(Int)
  /// The color that a view has.
  case exact(Palette.Color)

  /// The number of hues.
  package static let hueCount = 6

  /// All paints of a palette.
  package static var all: [Paint] {
    [.backdrop, .surface, .ink, .quiet, .line, .tint, .onTint, .white, .black]
      + (0..<hueCount).flatMap { [.hue($0), .deep($0)] }
  }

  /// The name of the paint in style sheets; colors that aren't in the palette have none.
  package var name: String? {
    switch self {
    case .backdrop: "backdrop"
    case .surface: "surface"
    case .ink: "ink"
    case .quiet: "quiet"
    case .line: "line"
    case .tint: "tint"
    case .onTint: "on-tint"
    case .white: "white"
    case .black: "black"
    case .hue(let index): "hue\(index)"
    case .deep(let index): "deep\(index)"
    case .exact: nil
    }
  }

  /// The gray level of an area on a terminal, 0 … 4.
  package var level: Int {
    switch self {
    case .hue: 1
    case .exact: 2
    case .deep, .tint, .black: 3
    case .backdrop, .surface, .ink, .quiet, .line, .onTint, .white: 0
    }
  }
}

extension Theme {
  /// The colors of the theme, all of which are our choice.
  package var palette: Palette {
    switch self {
    case .light:
      Palette(
        paper: 0xFFFFFF, text: 0x1D1D1F, caption: 0x55555B, edge: 0x1D1D1F, grid: 0xC9C9CE,
        finger: 0xC90069, decision: 0x1D1D1F,
        series: [0x1B3FAD, 0x804810, 0x0173A0, 0x5F0D6F, 0x133716],
        plain: [
          .backdrop: 0xEDEDF2, .surface: 0xFFFFFF, .ink: 0x1D1D1F, .quiet: 0x5C5C63,
          .line: 0x7C7C84, .tint: 0x1B4FB8, .onTint: 0xFFFFFF, .white: 0xFFFFFF, .black: 0x000000,
        ], hues: Theme.hues, deep: Theme.deep)
    case .dark:
      Palette(
        paper: 0x161618, text: 0xF2F2F4, caption: 0xB4B4BA, edge: 0xF2F2F4, grid: 0x48484C,
        finger: 0xEC5B57, decision: 0xF2F2F4,
        series: [0xAEC1E9, 0xECB385, 0x42A2AC, 0xB97BFB, 0xAAFCDF],
        plain: [
          .backdrop: 0x0E0E10, .surface: 0x232328, .ink: 0xF2F2F4, .quiet: 0xACACB4,
          .line: 0x85858E, .tint: 0x8DB8F2, .onTint: 0x101014, .white: 0xFFFFFF, .black: 0x000000,
        ], hues: Theme.hues, deep: Theme.deep)
    case .print:
      Palette(
        paper: 0xFFFFFF, text: 0x000000, caption: 0x404040, edge: 0x000000, grid: 0xB8B8B8,
        finger: 0x000000, decision: 0x000000,
        series: [0x000000, 0x404040, 0x202020, 0x505050, 0x303030], hasPatterns: true,
        plain: [
          .backdrop: 0xF4F4F4, .surface: 0xFFFFFF, .ink: 0x000000, .quiet: 0x404040,
          .line: 0x606060, .tint: 0x303030, .onTint: 0xFFFFFF, .white: 0xFFFFFF, .black: 0x000000,
        ],
        hues: [0xCFCFCF, 0xDADADA, 0xC4C4C4, 0xD4D4D4, 0xBEBEBE, 0xE0E0E0],
        deep: [0x3C3C3C, 0x484848, 0x303030, 0x404040, 0x383838, 0x505050])
    }
  }

  /// The hues, which stay the same in the dark, as in a photo: blue, orange, green, purple, red, and
  /// yellow.
  private static let hues: [UInt32] = [0x7DB4F0, 0xF2A65A, 0x7CC48A, 0xB79AE8, 0xEE8A8A, 0xE8C84E]
  private static let deep: [UInt32] = [0x1E4E8C, 0x8A3B12, 0x1F5A33, 0x4B2E83, 0x8C1F2B, 0x6B5200]
}

/// The theme of a picture.
package enum Theme: String, Sendable, Hashable, CaseIterable {
  case light, dark
  /// Grayscale for printing, with patterns instead of colors.
  case print
}

/// The appearance of a mark, including its role, from which each renderer derives the style.
///
/// No information is conveyed by color alone: lines of different colors also differ in their
/// dashes, areas of different colors also differ in their textures, and text names the lines and
/// areas.
package struct Ink: Sendable, Hashable {
  /// The role of a mark.
  package enum Role: Sendable, Hashable {
    /// The edge of a screen or a panel.
    case edge
    /// The *n*th of several distinct elements: a view, a curve, an outcome.
    case series(Int)
    /// A finger and its path.
    case finger
    /// A decision.
    case decision
    /// Grid lines, and the background shades of phases.
    case grid
    /// The title of a picture.
    case title
    /// Text.
    case text
    /// Secondary text.
    case caption
    /// The content of a view.
    case paint(Paint)
  }

  /// The style of a line.
  package enum Line: Sendable, Hashable, CaseIterable {
    case solid, dashed, dotted, dashDotted
    /// No line: a shape with only a fill.
    case none

    /// Returns the style of the *n*th of several lines in one panel.
    package static func series(_ index: Int) -> Line {
      let lines: [Line] = [.solid, .dashed, .dotted, .dashDotted]
      return lines[index % lines.count]
    }
  }

  /// The texture of an area.
  package enum Texture: Sendable, Hashable {
    /// A tint or, in the theme for printing, a pattern for each series.
    case tint
    /// Diagonal lines in every theme.
    case hatched
    /// A gray level on terminals, 0 … 4.
    case halftone(Int)
  }

  package var role: Role
  package var line = Line.solid
  /// Whether the line is thick.
  var isBold = false
  /// The opacity of the fill, from 0 (transparent) to 1 (opaque), or `nil` for a shape without a
  /// fill.
  package var fill: Double?
  /// The texture of an area, which also distinguishes its series in print, or `nil` for a plain
  /// fill.
  package var texture: Texture?
  /// The opacity of the whole mark, 0 … 1.
  package var opacity = 1.0

  package init(
    _ role: Role, line: Line = .solid, fill: Double? = nil, opacity: Double = 1,
    isBold: Bool = false, texture: Texture? = nil
  ) {
    self.role = role
    self.line = line
    self.fill = fill
    self.opacity = opacity
    self.isBold = isBold
    self.texture = texture
  }

  /// The opacity of the fill of a view or a region.
  package static let tint = 0.1
}
