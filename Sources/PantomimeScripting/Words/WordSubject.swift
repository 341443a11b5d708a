import PantomimeKit

/// The property that a text is about, for rows whose statement animates any property.
enum WordSubject: Sendable {
  /// The place of a view, along an axis, or both if it is `nil`, to which it returns or not.
  case place(axis: Character?, returns: Bool)
  /// The width of a view, or its height.
  case size(path: String)
  case scale
  /// The angle of a view, in radians or degrees.
  case rotation(isInRadians: Bool)
  case alpha
  /// A view that appears or disappears.
  case appearance(isShown: Bool)
  /// A view that opens or closes, so that its place changes.
  case opening

  /// Creates the subject of a text from the words that its names consist of, or returns `nil` if no word
  /// names a property.
  init?(_ text: String) {
    var parts: [String] = []
    for word in ForeignWord.words(of: text) where !WordSubject.types.contains(word.text) {
      parts += Words.parts(of: word.text)
    }
    func has(_ words: [String]) -> Bool { parts.contains { words.contains($0) } }
    if has(["opacity", "alpha", "fade", "hidden"]) {
      self = .alpha
    } else if has(["offset", "translate", "translation", "drag", "position", "center"])
      || has(["x", "y"])
    {
      let (x, y) = (has(["x", "width", "horizontal"]), has(["y", "height", "vertical"]))
      self = .place(
        axis: x == y ? nil : x ? "x" : "y", returns: has(["zero", "reset", "initial", "origin"]))
    } else if has(["size", "width", "height"]) {
      self = .size(path: has(["height"]) ? "frame.height" : "frame.width")
    } else if has(["scale", "zoom"]) {
      self = .scale
    } else if has(["rotation", "rotate", "angle", "degrees"]) {
      self = .rotation(isInRadians: has(["pi"]))
    } else if has(["show", "visible", "shown", "appear", "presented"]) {
      self = .appearance(isShown: !has(["false"]))
    } else if has(["hide", "hiding", "gone"]) {
      self = .appearance(isShown: has(["false"]))
    } else if has(["open", "opened", "expanded", "expand", "collapsed"]) {
      self = .opening
    } else {
      return nil
    }
  }

  /// Types and members that have one of the words and aren't about a property.
  private static let types = [
    "DragGesture", "onDragEnded", "fadeIn", "fadeOut", "easeInOut", "PositionAnimation",
    "UIViewPropertyAnimator", "AnimationController", "dragDirection", "StartOffset",
    "StartOffsetType", "initialStartOffset",
  ]

  /// Returns a statement that animates or sets the alpha of a view as one about the subject, and the
  /// sentence to add; `nil` if the statement stays as it is.
  ///
  /// - Parameters:
  ///   - number: The number that the text gives, or `nil` if it gives none.
  ///   - adds: Whether the text adds the number to the present value.
  func statement(
    _ template: String, number: Double?, adds: Bool = false
  ) -> (template: String, sentence: String)? {
    if template.hasPrefix(WordSubject.fromAndTo) { return (between(template), "") }
    let hasPlace = [
      "VIEW.frame.width to=N", "VIEW.alpha to=N", "VIEW.alpha=N", "VIEW.frame.y to=N",
      "VIEW.center.y by=N",
    ].contains { Words.has(template, $0) }
    let isLess = Words.has(template, "VIEW.center.y by=-N")
    let isExample = !hasPlace && !isLess && number == nil
    // A row about 0 or 1 has the number in its shape.
    let typed = isLess ? "-N" : hasPlace ? "N" : number.map { Numerals.text($0, decimals: 6) } ?? ""
    guard let place = WordSubject.target(in: template) else { return nil }
    if Words.has(template, "VIEW.center.y by=") {
      // A sum counts from the present value.
      let option = adds ? "by" : "to"
      func other(_ path: String, _ option: String) -> (template: String, sentence: String) {
        (template.replacing(place, by: "VIEW.\(path) \(option)=\(typed)"), "")
      }
      switch self {
      case .place(let axis, _): return axis == "x" ? other("center.x", "by") : nil
      case .size(let path): return other(path, option)
      case .scale: return other("scale", option)
      case .rotation: return other("rotation", option)
      case .alpha, .appearance: return other("alpha", option)
      case .opening: return nil
      }
    }
    if case .place(let axis, _) = self, number == 0,
      let returning = WordSubject.returning(axis, template[place.upperBound...])
    {
      return (returning, WordSubject.atRest)
    }
    // An edge of the frame is a place of its own, but an offset of 0 isn't.
    if Words.has(template, "VIEW.frame.y") {
      switch self {
      case .place where number == 0: break
      case .size: break
      default: return nil
      }
    }
    let isSet = Words.has(template, "VIEW.alpha=")
    func changed(_ path: String, _ value: String) -> String {
      template.replacing(place, by: isSet ? "VIEW.\(path)=\(value)" : "VIEW.\(path) to=\(value)")
    }
    let from = "An offset is counted from the place before the move."
    switch self {
    case .place(let axis, let returns):
      let path = axis.map { "center.\($0)" } ?? "center"
      if isExample, !returns, number == nil, !isSet {
        return (
          template.replacing(place, by: "VIEW.center.\(axis ?? "y") by=-100"), WordSubject.example
        )
      }
      if isExample || number == 0 {
        let value =
          axis.map { "{VIEW.center.\($0)}" } ?? "{VIEW.center.x},{VIEW.center.y}"
        return (changed(path, value), from)
      }
      guard let number else { return nil }
      let offset = axis.map { "{VIEW.center.\($0)+\(Numerals.text(number, decimals: 6))}" }
      return offset.map { (changed(path, $0), from) }
    case .size(let path):
      return isExample ? (changed(path, "200"), WordSubject.example) : (changed(path, typed), "")
    case .scale:
      return isExample
        ? (changed("scale", "0.5"), WordSubject.example) : (changed("scale", typed), "")
    case .rotation:
      return isExample
        ? (changed("rotation", "90"), WordSubject.example)
        : (changed("rotation", typed), "In degrees.")
    case .appearance(let isShown):
      return isExample ? (changed("alpha", isShown ? "1" : "0"), "") : nil
    case .opening:
      guard isExample, !isSet else { return nil }
      return (template.replacing(place, by: "VIEW.center.y by=-100"), WordSubject.example)
    case .alpha: return nil
    }
  }

  private static let example = "The values are examples."

  /// The statement for a length that can be any.
  static let length = "animate VIEW.frame.width to=N"

  private static let fromAndTo = "layer-animation VIEW.alpha from=A to=B"

  /// Returns a statement for the values of the alpha as one for those of the subject.
  private func between(_ template: String) -> String {
    func on(_ path: String) -> String {
      Words.replacing("VIEW.alpha", in: template, by: "VIEW.\(path)")
    }
    switch self {
    case .place(let axis, _): return axis.map { on("center.\($0)") + " additive=yes" } ?? template
    case .size(let path): return on(path)
    case .scale: return on("scale")
    case .rotation(let isInRadians):
      let degrees = Words.replacing(
        "from=A to=B", in: on("rotation"), by: "from={A*57.29578} to={B*57.29578}")
      return isInRadians ? degrees : on("rotation")
    case .alpha, .appearance, .opening: return template
    }
  }

  private static let atRest =
    "A value at rest is 0 already; a drag with a single anchor returns to it, with the finger's velocity."

  /// Returns a drive that returns to its place, with the options of an animation, or `nil` if an animation
  /// repeats or waits.
  private static func returning(_ axis: Character?, _ options: Substring) -> String? {
    let words = options.split(separator: " ")
    guard
      words.allSatisfy({ word in
        ["duration=", "curve=", "velocity="].contains { word.hasPrefix($0) }
      }),
      words.contains(where: { $0.hasPrefix("duration=") })
    else { return nil }
    // A spring that is given by its numbers has its own duration.
    let isSpring = words.contains { $0.hasPrefix("curve=spring(") && $0.contains(",") }
    let own = words.filter {
      !$0.hasPrefix("velocity=") && !(isSpring && $0.hasPrefix("duration="))
    }
    let (component, anchor) = axis == "x" ? ("x", 195) : ("y", 422)
    return "scene blank; view card frame=70,247,250,350; gesture pull pan on=card; "
      + "drive card.center.\(component) by=pull anchors=\(anchor) \(own.joined(separator: " "))"
  }

  /// Returns the number that the shape of a row gives a value, or `nil` if it gives none: `withTiming(0, …)`.
  static func number(in shape: String) -> Double? {
    for (part, number) in [("(0)", 0.0), ("(0, ", 0.0), ("(1)", 1.0), ("(1, ", 1.0)]
    where Words.has(shape, "with") && Words.has(shape, part) {
      return number
    }
    return nil
  }

  /// Returns the range of the alpha and its value in a statement, or `nil` if it has none.
  private static func target(in template: String) -> Range<String.Index>? {
    for start in [
      "animate VIEW.alpha to=", "set VIEW.alpha=", "animate VIEW.frame.y to=",
      WordSubject.length,
      "animate VIEW.center.y by=",
    ]
    where template.hasPrefix(start) {
      let verb = start.prefix { $0 != " " }.count + 1
      let from = template.index(template.startIndex, offsetBy: verb)
      let value = template.index(template.startIndex, offsetBy: start.count)
      return from..<(template[value...].firstIndex(of: " ") ?? template.endIndex)
    }
    return nil
  }
}
