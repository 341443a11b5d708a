import Foundation
import PantomimeReporting
import TestSupport
import Testing

/// The colors of pictures are legible and distinguishable.
@Suite(.timeLimit) struct PaletteTests {
  /// The linear components of a color.
  private func linear(_ color: Palette.Color) -> [Double] {
    [color.red, color.green, color.blue].map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// The contrast of two colors, 1 … 21, as WCAG 2.2 defines it.
  private func contrast(_ one: Palette.Color, _ other: Palette.Color) -> Double {
    func luminance(_ color: Palette.Color) -> Double {
      let parts = linear(color)
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(arguments: Theme.allCases) func textsHaveContrast(theme: Theme) {
    let palette = theme.palette
    let roles: [Ink.Role] = [.text, .title, .caption, .decision, .finger]
    let texts = roles.map { palette[$0] } + palette.series
    for (number, color) in texts.enumerated() {
      #expect(contrast(color, palette.paper) >= 4.5, "\(theme) \(number)")
    }
    for index in palette.series.indices {
      let tint = palette.tint(index)
      for role in [.text, .caption, .decision, .series(index)] as [Ink.Role] {
        #expect(contrast(palette[role], tint) >= 4.5, "\(theme) \(role) on tint \(index)")
      }
      // The darkest bar of a timeline, with its name on it.
      let bar = palette.series[index].over(palette.paper, opacity: 0.4)
      #expect(contrast(palette.text, bar) >= 4.5, "\(theme) bar \(index)")
    }
    #expect(contrast(palette.edge, palette.paper) >= 3)
  }

  /// A ghost is visible on whatever is empty.
  @Test(arguments: Theme.allCases) func ghostsHaveContrast(theme: Theme) {
    let palette = theme.palette
    for ground in [palette.paper, palette[Paint.backdrop], palette[Paint.surface]] {
      for color in palette.series {
        let ghost = color.over(ground, opacity: Phone.ghostOpacity)
        #expect(contrast(ghost, ground) >= 3, "\(theme) \(color.code) on \(ground.code)")
      }
    }
  }

  /// What pictures draw in views contrasts with its neighbors, and text with its ground.
  @Test(arguments: Theme.allCases) func paintsHaveContrast(theme: Theme) {
    let palette = theme.palette
    for ground in [Paint.backdrop, .surface] {
      #expect(contrast(palette[Paint.line], palette[ground]) >= 3, "\(theme) line on \(ground)")
    }
    for (text, ground) in [(Paint.ink, Paint.surface), (.quiet, .surface), (.onTint, .tint)] {
      #expect(contrast(palette[text], palette[ground]) >= 4.5, "\(theme) \(text) on \(ground)")
    }
    for hue in 0..<Paint.hueCount {
      #expect(contrast(palette[.hue(hue)], palette[.deep(hue)]) >= 3, "\(theme) hue \(hue)")
      #expect(contrast(palette[Paint.white], palette[.deep(hue)]) >= 4.5, "\(theme) hue \(hue)")
      #expect(theme != .print || palette[.deep(hue)].red == palette[.deep(hue)].blue)
    }
  }

  /// The page draws the same views with the same paints.
  @Test func thePageHasThePaintsOfPictures() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let sheet = try String(
      contentsOf: sources.appending(path: "PantomimeWeb/Page/style.css"), encoding: .utf8)
    for paint in Paint.all {
      let name = try #require(paint.name)
      let (light, dark) = (Theme.light.palette[paint].code, Theme.dark.palette[paint].code)
      let value = light == dark ? light : "light-dark(\(light), \(dark))"
      #expect(sheet.contains(".p-\(name) { --paint: \(value); }"), "\(name)")
    }
  }

  /// The simulation of dichromacy by Machado, Oliveira and Fernandes (2009), at full severity, for
  /// linear components.
  private static let visions: [(name: String, rows: [[Double]])] = [
    ("normal", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "protanopia",
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    ),
    (
      "deuteranopia",
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    ),
    (
      "tritanopia",
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    ),
  ]

  /// The place of a color in Oklab, where 0.02 is just noticeable.
  private func place(_ color: Palette.Color, _ rows: [[Double]]) -> [Double] {
    let parts = linear(color)
    let seen = rows.map { row in
      min(max(zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)
    }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { row in cbrt(zip(row, seen).reduce(0) { $0 + $1.0 * $1.1 }) }
    return [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { row in zip(row, cones).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  @Test(arguments: [Theme.light, .dark]) func colorsRemainDistinct(theme: Theme) {
    let palette = theme.palette
    let colors = palette.series + [palette.finger]
    for vision in Self.visions {
      let places = colors.map { place($0, vision.rows) }
      for one in places.indices {
        for other in places.indices.dropFirst(one + 1) {
          let distance = zip(places[one], places[other])
            .reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
          #expect(distance >= 0.08, "\(theme) \(one) and \(other) with \(vision.name)")
        }
      }
    }
  }

  /// In print nothing depends on color.
  @Test func printHasNoColors() {
    let palette = Theme.print.palette
    for color in palette.series + [palette.finger, palette.text, palette.grid, palette.paper] {
      #expect(color.red == color.green && color.green == color.blue)
    }
    #expect(palette.hasPatterns)
  }
}
