/// The style of an SVG image: classes, and the properties of each class.
///
/// In a file, the properties are written as a style sheet; inside a page, whose
/// Content-Security-Policy may block style sheets, they are written as presentation attributes.
struct VectorStyle {
  let palette: Palette

  typealias Property = (name: String, value: String)

  /// The font of texts, specified by a generic family.
  static let font: [Property] = [
    ("font-family", "ui-sans-serif,system-ui,sans-serif"), ("font-size", "12"),
  ]

  /// Returns the classes of a mark.
  static func classes(of ink: Ink, isText: Bool) -> [String] {
    var classes = [name(of: ink.role)]
    guard !isText else { return classes }
    switch ink.line {
    case .solid: break
    case .dashed: classes.append("dashed")
    case .dotted: classes.append("dotted")
    case .dashDotted: classes.append("dashdot")
    case .none: classes.append("bare")
    }
    if ink.isBold { classes.append("bold") }
    return classes
  }

  /// Returns the class of a role; if there are more series than colors in the palette, the colors
  /// repeat.
  private static func name(of role: Ink.Role) -> String {
    switch role {
    case .edge: "edge"
    case .series(let index): "s\(index % seriesCount)"
    case .finger: "finger"
    case .decision: "decision"
    case .grid: "grid"
    case .title: "title"
    case .text: "text"
    case .caption: "caption"
    }
  }

  /// The number of series with distinct colors.
  static let seriesCount = Theme.light.palette.series.count

  /// The class of the area of a series.
  static func tint(_ index: Int) -> String { "t\(index % seriesCount)" }

  // MARK: - Properties

  /// The classes whose properties depend on the palette.
  private var colors: [(name: String, properties: [Property])] {
    let roles: [Ink.Role] = [.edge, .grid, .finger, .decision, .title, .text, .caption]
    let series = (0..<VectorStyle.seriesCount).map { Ink.Role.series($0) }
    var colors: [(name: String, properties: [Property])] = [
      (name: "paper", properties: [("fill", palette.paper.code)])
    ]
    for role in roles + series {
      colors.append((name: VectorStyle.name(of: role), properties: [("color", palette[role].code)]))
    }
    for index in 0..<VectorStyle.seriesCount {
      let fill = palette.hasPatterns ? palette.paper.code : palette.tint(index).code
      colors.append((name: VectorStyle.tint(index), properties: [("fill", fill)]))
    }
    return colors
  }

  /// The classes with the same properties in all palettes.
  private static let shapes: [(name: String, properties: [Property])] = [
    ("dashed", [("stroke-dasharray", "6 4")]), ("dotted", [("stroke-dasharray", "1.5 3")]),
    ("dashdot", [("stroke-dasharray", "8 3 1.5 3")]), ("bare", [("stroke", "none")]),
    ("bold", [("stroke-width", "2")]), ("title", [("font-weight", "600")]),
  ]

  /// The properties of elements that draw shapes, and of text: a halo in the background color
  /// separates text from the lines that it crosses.
  private static let shape: [Property] = [("stroke", "currentColor")]
  private func text(_ paper: String) -> [Property] {
    [
      ("fill", "currentColor"), ("stroke", paper), ("stroke-width", "3"),
      ("paint-order", "stroke"),
    ]
  }

  /// Returns the attributes of an element inside a page: its classes, to which a style sheet of the
  /// page may refer, and their properties in this palette.
  func attributes(_ classes: [String], isText: Bool) -> String {
    var properties = isText ? text(palette.paper.code) : VectorStyle.shape
    for (name, own) in colors + VectorStyle.shapes where classes.contains(name) {
      for property in own {
        properties.removeAll { $0.name == property.name }
        properties.append(property)
      }
    }
    return VectorStyle.attribute(classes)
      + properties.map { " \($0.name)=\"\($0.value)\"" }.joined()
  }

  /// Returns the attribute with the classes.
  static func attribute(_ classes: [String]) -> String {
    classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
  }

  // MARK: - Style sheets

  /// Returns the style sheet: the rules that are the same in all palettes, and those of this
  /// palette.
  ///
  /// - Parameter scope: the selector that contains the image, or an empty text for a file.
  func sheet(scope: String) -> String {
    let shapes = ["rect", "polygon", "polyline", "circle", "path"].map { "\(scope)\($0)" }
    return [
      VectorStyle.rule("\(scope)text", VectorStyle.font),
      VectorStyle.rule(shapes.joined(separator: ","), VectorStyle.shape),
    ].joined(separator: "\n") + "\n"
      + VectorStyle.shapes.map { VectorStyle.rule("\(scope).\($0.name)", $0.properties) }
      .joined(separator: " ") + "\n" + colorSheet(scope: scope)
  }

  /// Returns only the rules of this palette.
  func colorSheet(scope: String) -> String {
    VectorStyle.rule("\(scope)text", text(palette.paper.code)) + "\n"
      + colors.map { VectorStyle.rule("\(scope).\($0.name)", $0.properties) }
      .joined(separator: " ")
  }

  private static func rule(_ selector: String, _ properties: [Property]) -> String {
    "\(selector){\(properties.map { property in "\(property.name):\(pixels(property))" }.joined(separator: ";"))}"
  }

  /// Returns the value of a property for a style sheet, in which lengths need units.
  private static func pixels(_ property: Property) -> String {
    switch property.name {
    case "font-size", "stroke-width": property.value + "px"
    default: property.value
    }
  }
}
