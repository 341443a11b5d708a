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
