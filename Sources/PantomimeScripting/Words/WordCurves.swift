import PantomimeKit

/// Timings of other languages as timings here.
extension Words {
  /// Returns a curve as a user can type it, or `nil` if the pieces aren't one.
  static func curve(_ pieces: ArraySlice<Foreign>) -> String? {
    var pieces = pieces
    // `Curves.easeIn.flipped`, `FlippedCurve(Curves.easeIn)`
    if pieces.count > 2, pieces.last?.word == "flipped" {
      return curve(pieces.dropLast(2)).flatMap { flipped($0) }
    }
    if pieces.count == 2, pieces.first?.word == "flippedcurve",
      case .group("(", let arguments)? = pieces.last?.content
    {
      return arguments.first.flatMap { curve($0.value[...]) }.flatMap { flipped($0) }
    }
    if let first = pieces.first, pieces.count == 1, case .text(let text) = first.content {
      // `"back.out(1.7)"`
      return Words.standard.curve(named: text)
        ?? (text.contains("(") ? curve(Foreign.pieces(of: text)[...]) : nil)
    }
    // `.easeInOut`, `Curves.easeInOut`, `UIView.AnimationCurve.easeInOut`, `power2.out`
    if let whole = Words.standard.curve(named: Foreign.written(pieces)) { return whole }
    if let last = pieces.last, case .group("(", let arguments) = last.content, pieces.count > 1 {
      return Words.standard.curve(calling: pieces, arguments)
    }
    while pieces.count > 1 {
      pieces = pieces.dropFirst()
      if let found = Words.standard.curve(named: Foreign.written(pieces)) { return found }
    }
    return nil
  }

  /// Returns a curve flipped at its middle, or `nil` if there is no name for it.
  private static func flipped(_ curve: String) -> String? {
    if curve == "linear" || curve.hasSuffix("in-out") { return curve }
    let numbers = curve.split { "(,)".contains($0) }.compactMap { Numeral(String($0))?.value }
    let points = curve == "default" ? [0.25, 0.1, 0.25, 1] : numbers
    if curve == "default" || curve.hasPrefix("cubic("), points.count == 4 {
      let other = [1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1]]
      return "cubic(\(other.map { Numerals.text($0, decimals: 6) }.joined(separator: ",")))"
    }
    if curve.hasSuffix("-in") { return "\(curve.dropLast(3))-out" }
    return curve.hasSuffix("-out") ? "\(curve.dropLast(4))-in" : nil
  }

  /// Returns the match of a row for a flipped curve, or `nil` if a text is none.
  static func flippedMatch(_ text: String) -> Match? {
    let pieces = pruned(Foreign.pieces(of: text)).pieces
    guard pieces.count > 1, has(text.lowercased(), "flipped"), let curve = curve(pieces[...]) else {
      return nil
    }
    let row = Row(
      neighborhood: "Curves", shape: text, replacement: "curve \(curve) at 0.5",
      difference: "The curve, flipped at its middle.")
    return Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
  }

  /// What is different about a curve of another framework, with a space after it, or nothing.
  func difference(ofCurve text: String) -> String {
    let name = text.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let rows = (wordPlaces[name] ?? []).map { wordLines[$0].row }
    let row = rows.first { $0.neighborhood == "Curves" && !$0.difference.isEmpty }
    return row.map { "\($0.difference) " } ?? ""
  }

  func curve(named name: String) -> String? {
    let name = Words.withoutPrefix(name)
    if NamedCurve.named(name) != nil { return name }
    for place in wordPlaces[name.lowercased()] ?? []
    where wordLines[place].row.neighborhood == "Curves" {
      let curve = wordLines[place].row.replacement
      if !curve.isEmpty, NamedCurve.named(curve) != nil || curve.contains("(") { return curve }
    }
    return Words.curve(ofParts: name)
  }

  /// Returns the curve of a family and a direction in a name, or `nil` if it has none: `back-out` for
  /// `easeOutBack`, `outBack`, `backOut` and `BackEaseOut`.
  private static func curve(ofParts name: String) -> String? {
    guard name.utf8.count < 32, name.allSatisfy({ $0.isLetter || $0 == "." || $0 == "-" }) else {
      return nil
    }
    var parts = name.split { $0 == "." || $0 == "-" }.flatMap { Words.parts(of: String($0)) }
    parts.removeAll { ["ease", "curve", "easing", "interpolator", "curves"].contains($0) }
    let ending = parts.filter { $0 == "in" || $0 == "out" }.joined(separator: "-")
    let families = parts.filter { $0 != "in" && $0 != "out" }
    guard families.count == 1, !ending.isEmpty, let family = families.first else { return nil }
    let curve = "\(family == "exp" ? "expo" : family)-\(ending)"
    return NamedCurve.named(curve) == nil ? nil : curve
  }

  /// Returns the curve that a call creates: four numbers of a Bézier curve, or a spring for which
  /// there is a row.
  func curve(
    calling pieces: ArraySlice<Foreign>, _ arguments: [Foreign.Argument]
  ) -> String? {
    let numbers = arguments.compactMap { ForeignNumber.value($0.value[...])?.value }
    let name = pieces.dropLast().last?.word ?? ""
    let isBezier = [
      "bezier", "cubic", "cubicbezier", "cubic-bezier", "cubicbeziereasing", "timingcurve",
    ]
    .contains(name)
    if isBezier, numbers.count == 4, arguments.count == 4 {
      return "cubic(\(numbers.map { Numerals.text($0) }.joined(separator: ",")))"
    }
    // `back.out(1.7)`, `elastic.out(1, 0.3)`, `outBack(1.7)`
    if numbers.count == arguments.count,
      let named = curve(named: Foreign.written(pieces.dropLast())), named.contains("-")
    {
      return named
    }
    // `Easing.inOut(Easing.quad)`, `Easing.out(Easing.back(1.7))`
    if ["in", "out", "inout"].contains(name), arguments.count == 1,
      let base = arguments[0].value.last(where: { $0.word != nil })?.word
    {
      let ending = name == "inout" ? "in-out" : name
      let curve = "\(base == "exp" ? "expo" : base)-\(ending)"
      return NamedCurve.named(curve) == nil ? nil : curve
    }
    // A timing contains at most a spring and its velocity.
    guard Words.depth(of: pieces) <= 3 else { return nil }
    for match in matches(Foreign.written(pieces), acceptsNames: false) {
      guard let bindings = match.bindings else { continue }
      let template = match.row.replacement
      if template.hasPrefix("spring "),
        let spring = WordTemplate(template).text(bindings, object: { _, _ in nil })
      {
        return Words.timing(ofSpring: spring)
      }
      guard let option = template.split(separator: " ").first(where: { $0.hasPrefix("curve=") })
      else { continue }
      let inserted = WordTemplate(String(option.dropFirst(6))).text(
        bindings, object: { _, _ in nil })
      if let inserted { return Words.curve(inserted, ofSpringIn: template, bindings) }
    }
    return nil
  }

  /// Returns a spring with the initial velocity that a row's statement has besides it.
  private static func curve(
    _ curve: String, ofSpringIn template: String, _ bindings: WordBindings
  ) -> String {
    guard curve.hasPrefix("spring("), !curve.contains("="), !curve.contains(","),
      let option = template.split(separator: " ").first(where: { $0.hasPrefix("velocity=") }),
      let text = WordTemplate(String(option.dropFirst(9))).text(bindings, object: { _, _ in nil })
    else { return curve }
    let parts = text.split(separator: ",").compactMap { Numeral(String($0))?.value }
    guard let most = parts.max(by: { abs($0) < abs($1) }), most != 0 else { return curve }
    return "spring(ratio=\(curve.dropFirst(7).dropLast()),velocity=\(Numerals.text(most)))"
  }

  /// The number of groups inside one another.
  static func depth(of pieces: some Sequence<Foreign>) -> Int {
    pieces.map { piece in
      guard case .group(_, let arguments) = piece.content else { return 0 }
      return 1 + (arguments.map { depth(of: $0.value) }.max() ?? 0)
    }.max() ?? 0
  }

  /// Returns a statement that shows a curve or a spring as a timing, or `nil` if it shows none.
  static func timing(of template: String) -> String? {
    if template.hasPrefix("spring ") { return timing(ofSpring: template) }
    guard template.hasPrefix("curve ") else { return nil }
    return split(String(template.dropFirst(6)), at: " at ").first
  }

  /// Returns a statement of the verb `spring` as a timing, or `nil` if there is none for its options.
  static func timing(ofSpring statement: String) -> String? {
    var options: [String: String] = [:]
    for option in statement.split(separator: " ").dropFirst() {
      let parts = option.split(separator: "=")
      if parts.count == 2 { options[String(parts[0])] = String(parts[1]) }
    }
    if let response = options["response"], let ratio = options["ratio"] {
      return "response(\(response),\(ratio))"
    }
    if let duration = options["duration"], let bounce = options["bounce"] {
      return "bounce(\(duration),\(bounce))"
    }
    guard let mass = options["mass"], let stiffness = options["stiffness"],
      let damping = options["damping"]
    else { return nil }
    let velocity = options["velocity"].map { ",velocity=\($0)" } ?? ""
    return "spring(mass=\(mass),stiffness=\(stiffness),damping=\(damping)\(velocity))"
  }
}
