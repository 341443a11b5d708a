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
      return "#"
        + [red, green, blue].map { part in
          String([digits[Int(part >> 4)], digits[Int(part & 15)]])
        }.joined()
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
    }
  }

  /// Returns the color of the area of a series, which is opaque, so that an area hides the areas
  /// below it.
  package func tint(_ index: Int) -> Color {
    series[index % series.count].over(paper, opacity: Ink.tint)
  }

  fileprivate init(
    paper: UInt32, text: UInt32, caption: UInt32, edge: UInt32, grid: UInt32, finger: UInt32,
    decision: UInt32, series: [UInt32], hasPatterns: Bool = false
  ) {
    (self.paper, self.text, self.caption) = (Color(paper), Color(text), Color(caption))
    (self.edge, self.grid, self.finger) = (Color(edge), Color(grid), Color(finger))
    (self.decision, self.hasPatterns) = (Color(decision), hasPatterns)
    self.series = series.map { Color($0) }
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
        series: [0x1B3FAD, 0x804810, 0x0173A0, 0x5F0D6F, 0x133716])
    case .dark:
      Palette(
        paper: 0x161618, text: 0xF2F2F4, caption: 0xB4B4BA, edge: 0xF2F2F4, grid: 0x48484C,
        finger: 0xEC5B57, decision: 0xF2F2F4,
        series: [0xAEC1E9, 0xECB385, 0x42A2AC, 0xB97BFB, 0xAAFCDF])
    case .print:
      Palette(
        paper: 0xFFFFFF, text: 0x000000, caption: 0x404040, edge: 0x000000, grid: 0xB8B8B8,
        finger: 0x000000, decision: 0x000000,
        series: [0x000000, 0x404040, 0x202020, 0x505050, 0x303030], hasPatterns: true)
    }
  }
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
