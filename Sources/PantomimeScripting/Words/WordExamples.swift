/// Examples for values that a text of another language gives as variables, or not at all.
enum WordExamples {
  /// Returns the values of the places of a statement, with examples for those without one, or `nil`
  /// if a place has no example.
  static func completed(_ given: WordBindings, for template: String) -> WordBindings? {
    var bindings = given
    for name in names(in: template) where bindings[name] == nil {
      switch name {
      case "ANIMATOR", "VIEW", "LIST", "GESTURE", "OTHER", "TRANSITION", "NAME": continue
      case "T", "D": bindings[name] = .time("0.3")
      case "MS": bindings[name] = .time("300ms")
      case "FLAG": bindings[name] = .word("yes")
      case "CURVE": bindings[name] = .word("ease-in-out")
      case "KEYPATH": bindings[name] = .word("alpha")
      case "RAD": bindings[name] = .number(45, unit: "")
      default:
        guard let number = number(name, in: template) else { return nil }
        bindings[name] = .number(number, unit: "")
      }
    }
    return bindings
  }

  /// Returns an example for a number, or `nil` if the place is none.
  private static func number(_ name: String, in template: String) -> Double? {
    guard name.utf8.count == 1 else { return nil }
    let options: [(option: String, value: Double)] = [
      ("speed=", 900), ("taps=", 2), ("min=", 1), ("max=", 1), ("repeat=", 3), ("rotation=", 45),
      ("rate=", 120), ("radius=", 12), ("slop=", 10), ("ratio=", 0.8), ("mass=", 1),
      ("stiffness=", 200), ("damping=", 20), ("response=", 0.4), ("bounce=", 0.2),
      ("factor=", 0.5), ("alpha=", 0.5), ("spring(", 0.8), ("velocity=", 1),
    ]
    for (option, value) in options where Words.has(template, option + name) { return value }
    if Words.has(template, ".alpha to=") { return 0 }
    if Words.has(template, ".scale") { return 0.5 }
    let places = ["frame", "center", "insets", " by=", " to=", " x=", " y=", " dx=", " dy="]
    guard places.contains(where: { Words.has(template, $0) }) else { return 0.5 }
    return ["A": 195, "B": 600, "C": 195, "D": 400, "W": 350, "H": 200, "X": 195, "Y": 420][name]
      ?? 100
  }

  /// Returns the places of a statement.
  private static func names(in template: String) -> [String] {
    var (names, name): ([String], String) = ([], "")
    var isInside = false
    for scalar in template.unicodeScalars {
      let isCapital = ("A"..."Z").contains(scalar)
      if isCapital, !isInside {
        name.unicodeScalars.append(scalar)
      } else {
        if WordShape.isPlaceholder(name), !("a"..."z").contains(scalar) { names.append(name) }
        name = ""
      }
      isInside = ("a"..."z").contains(scalar) || (isCapital && isInside)
    }
    if WordShape.isPlaceholder(name) { names.append(name) }
    return names
  }
}
