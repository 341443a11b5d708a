import PantomimeKit

/// The properties of views that labels of other frameworks stand for, as in `{ y: 100, opacity: 0 }`.
enum WordProperties {
  /// A property, to which a number is added or not.
  struct Property {
    let path: String
    /// Whether the number is a distance from the present value.
    var isAdded = false
  }

  private static let properties: [String: Property] = {
    var all: [String: Property] = [:]
    for name in ["opacity", "alpha", "autoalpha"] { all[name] = Property(path: "alpha") }
    for name in ["y", "translatey", "translationy"] {
      all[name] = Property(path: "center.y", isAdded: true)
    }
    for name in ["x", "translatex", "translationx"] {
      all[name] = Property(path: "center.x", isAdded: true)
    }
    for name in ["scale", "scalex", "scaley"] { all[name] = Property(path: "scale") }
    for name in ["rotate", "rotation", "rotatez", "rotationz"] {
      all[name] = Property(path: "rotation")
    }
    for name in ["backgroundcolor", "background", "color"] { all[name] = Property(path: "color") }
    for name in ["borderradius", "cornerradius"] { all[name] = Property(path: "radius") }
    all["width"] = Property(path: "frame.width")
    all["height"] = Property(path: "frame.height")
    all["top"] = Property(path: "frame.y")
    all["left"] = Property(path: "frame.x")
    return all
  }()

  /// Returns the property for a label in lowercase, or `nil` if it stands for none.
  static func named(_ label: String) -> Property? { properties[label] }

  /// Returns the property that a statement animates, and the statement for another property, with the same
  /// options; `nil` if the value is none of the property.
  static func statement(
    _ property: Property, _ value: [Foreign], like statement: String
  ) -> (path: String, statement: String)? {
    var words = statement.split(separator: " ").map(String.init)
    guard
      let place = words.firstIndex(where: { $0.contains(".") && !$0.contains("=") })
        ?? (words.count > 1 ? 1 : nil)
    else { return nil }
    let isSetting = words[0] == SetCommand.form.name
    let target = isSetting ? String(words[place].prefix { $0 != "=" }) : words[place]
    let parts = target.split(separator: ".").map(String.init)
    // A view's name can have a point: `card.1.alpha`.
    let ends = [2, 1].map { parts.suffix($0).joined(separator: ".") }
    guard let end = ends.first(where: { WordObjects.properties.contains($0) }),
      target.utf8.count > end.utf8.count
    else { return nil }
    let view = target.dropLast(end.count + 1)
    let values: String
    if property.path == "color" {
      guard let color = Words.color(value[...]) else { return nil }
      values = color
    } else if let number = ForeignNumber.value(value[...]) {
      values = Numerals.text(number.value, decimals: 6)
    } else if let list = ForeignNumber.list(value) {
      guard !isSetting else { return nil }
      values = list.map { Numerals.text($0, decimals: 6) }.joined(separator: ",")
      words[0] = LayerAnimationCommand.form.name
      words = without(["from", "to", "by", "delay"], words)
      words[place] = "\(view).\(property.path)"
      words.insert("values=\(values)", at: place + 1)
      // A translation is added to the place.
      if property.isAdded { words.append("additive=yes") }
      return (end, words.joined(separator: " "))
    } else {
      return nil
    }
    if isSetting {
      guard !property.isAdded else { return nil }
      return (end, "\(SetCommand.form.name) \(view).\(property.path)=\(values)")
    }
    words = without(["to", "by"], words)
    let isFrom = words.contains { $0.hasPrefix("from=") }
    words.removeAll { $0.hasPrefix("from=") }
    words[place] = "\(view).\(property.path)"
    // A tween from a translation comes from that distance.
    guard !isFrom || !property.isAdded else { return nil }
    let option = isFrom ? "from" : property.isAdded ? "by" : "to"
    words.insert("\(option)=\(values)", at: place + 1)
    return (end, words.joined(separator: " "))
  }

  /// Returns the words of a statement without some options.
  private static func without(_ options: [String], _ words: [String]) -> [String] {
    words.filter { word in !options.contains { word.hasPrefix("\($0)=") } }
  }

  /// Returns whether a statement animates or sets a property of a view.
  static func concern(_ statement: String) -> Bool {
    let verbs = [
      Animate.form.name, LayerAnimationCommand.form.name, Running.form.name,
    ]
    return verbs.contains { statement.hasPrefix("\($0) ") }
      || statement.hasPrefix("\(SetCommand.form.name) ") && statement.contains(".")
  }
}
