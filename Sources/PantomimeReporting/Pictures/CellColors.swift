extension Style {
  /// Returns the parameters of the escape sequence for a role, or `nil` if the role has the
  /// terminal's text color.
  func code(of role: Ink.Role) -> String? {
    switch role {
    case .edge, .text, .caption: return nil
    case .title, .decision: return "1"
    case .grid: return "2"
    case .series, .finger: break
    }
    guard let palette = theme?.palette, theme != .print else { return basicCode(of: role) }
    let color = Style.color(of: role, in: palette)
    switch colors {
    case .basic: return basicCode(of: role)
    case .indexed: return "38;5;\(Style.index(of: color))"
    case .direct: return "38;2;\(color.red);\(color.green);\(color.blue)"
    }
  }

  /// The colors for series among the 16 colors of a terminal: all except red, which is the color of
  /// the finger, and the colors of text.
  private static let basicSeries = ["34", "33", "36", "35", "32", "94", "93", "96", "95", "92"]

  private func basicCode(of role: Ink.Role) -> String? {
    guard theme != .print else { return nil }
    switch role {
    case .series(let index): return Style.basicSeries[index % Style.basicSeries.count]
    case .finger: return "31"
    case .edge, .text, .caption, .title, .decision, .grid: return nil
    }
  }

  /// Returns the color of a role; series after the first few are lighter or darker.
  private static func color(of role: Ink.Role, in palette: Palette) -> Palette.Color {
    guard case .series(let index) = role else { return palette[role] }
    let color = palette[role]
    switch index / palette.series.count % 3 {
    case 0: return color
    case 1: return color.over(palette.paper, opacity: 0.65)
    default: return color.over(palette.text, opacity: 0.55)
    }
  }

  /// Returns the number of the closest color in the 6 × 6 × 6 color cube.
  private static func index(of color: Palette.Color) -> Int {
    // The cube's levels are 0, 95, 135, 175, 215 and 255.
    func level(_ part: UInt8) -> Int { part < 48 ? 0 : part < 115 ? 1 : (Int(part) - 35) / 40 }
    return 16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue)
  }
}
