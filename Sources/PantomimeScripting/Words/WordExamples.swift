import PantomimeKit

/// Examples for values that a text of another language gives as variables, or not at all.
package enum WordExamples {
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
      case "DIRECTION": bindings[name] = .word("up")
      case "SPEED": bindings[name] = .number(2000, unit: "")
      case "AGAINST", "KIND": continue
      case "CURVE": bindings[name] = .word("ease-in-out")
      case "COLOR": bindings[name] = .word("1,0,0,1")
      case "KEYPATH": bindings[name] = .word("alpha")
      case "RAD": bindings[name] = .number(45, unit: "")
      default:
        guard let number = number(name, in: template) else { return nil }
        bindings[name] = .number(number, unit: "")
      }
    }
    return bindings
  }

  /// Returns the two sides of a row as the help prints them, with examples for the places that only the
  /// table understands.
  ///
  /// Objects and plain numbers keep their capitals.
  package static func shown(_ row: Words.Row) -> (there: String, here: String) {
    let all = row.alternatives.filter { !$0.hasPrefix("—") && !$0.hasPrefix("^") }.compactMap {
      Words.conditioned($0).first
    }
    var (there, here) = (row.shape, all.joined(separator: " or "))
    if here.contains("{") {
      var bindings = WordBindings()
      // The first statement's options say which numbers are sensible.
      let values = numbers.map { name, value in
        (name: name, value: number(name, ofOptionIn: all.first ?? "") ?? value)
      }
      for (name, value) in values { bindings[name] = .number(value, unit: "") }
      if Words.has(here, "SPEED)") {
        bindings["SPEED"] = .number(2000, unit: "")
        bindings["DIRECTION"] = .word("up")
      }
      if [",MS)", "{MS}"].contains(where: { Words.has(here, $0) }) {
        bindings["MS"] = .time("300ms")
      }
      let texts = all.compactMap { template in
        WordTemplate(template).text(bindings, object: { name, _ in name }) { path in
          // The examples are those for a list that scrolls along one axis.
          Words.has(path, ".offset.") || path.hasPrefix(WordTemplate.receiver)
            ? nil : examples.first { path.hasSuffix($0.ending) }?.value ?? 0.25
        }
      }
      here = texts.joined(separator: " or ")
      for (name, value) in values {
        there = there.replacing(word: name, by: Numerals.text(value))
      }
    }
    for place in places {
      there = there.replacing(word: place.name, by: place.there)
      here = here.replacing(word: place.name, by: place.here)
    }
    var different: [String] = []
    for statement in Words.split(here, at: " or ") where !different.contains(statement) {
      different.append(statement)
    }
    here = different.joined(separator: " or ")
    return (there, here.isEmpty ? "not modeled" : here)
  }

  /// The endings of paths that the help reads, with examples.
  private static let examples: [(ending: String, value: Double)] = [
    (".content.x", 1170), (".x", 195), (".y", 422), (".width", 350), (".height", 200),
    ("duration", 0.5), (".alpha", 0.5),
  ]

  /// The options whose numbers the help chooses, with examples.
  private static let options: [(option: String, value: Double)] = [
    ("threshold=", 0.3), ("speed=", 900), ("taps=", 2), ("min=", 1), ("max=", 1), ("repeat=", 3),
    ("rotation=", 45),
    ("rate=", 120), ("radius=", 12), ("slop=", 10), ("ratio=", 0.8), ("mass=", 1),
    ("stiffness=", 200), ("damping=", 20), ("response=", 0.4), ("bounce=", 0.2),
    ("factor=", 0.5), ("alpha=", 0.5), ("velocity=", 1),
  ]

  /// Returns an example for a number that is the value of an option, or a part of one; `nil` for any
  /// other number.
  private static func number(_ name: String, ofOptionIn template: String) -> Double? {
    let own: [(option: String, value: Double)] = [
      ("{low(N)},{low(\(name))", 0.2), ("\(name)*759", 0.4), ("759,\(name))", 420),
      ("sorted(", ["A": 100, "B": 400, "C": 700][name] ?? 420),
      ("part(\(name),", name == "B" ? 200 : 100), ("range={A+", name == "B" ? 200 : 100),
      ("values=0,", name == "A" ? 0.8 : 0.4), ("start=", 0.2), ("length=", 0.6), ("steps(", 4),
      ("per(V,A,\(name)", 300), ("per(V,\(name)", 0), ("per(\(name),", 900),
      ("rubber(\(name)", 0.55), ("linear(", 0.5), ("over={\(name)}", 20),
      ("lasting(\(name)", 0.5), ("along(\(name)", 0.5), ("rest(V,\(name))", 0.4), ("x+=", 40),
      ("y+=", 40), ("dx=", 40), ("dy=", 40), ("alpha=", 0.5), ("scale=", 0.5),
      ("height=", 100),
      ("width=", 100),
      ("wide(", 0.5), ("high(", 0.5), ("low(", ["B": 0.9, "C": 0.95][name] ?? 0.5),
      ("response(", 200),
    ]
    for word in template.split(separator: " ").map(String.init) where word != "or" {
      guard word.replacing(word: name, by: "") != word else { continue }
      let fitting = (own + options).first { Words.has(word, $0.option) }
      if name == "M", word.hasPrefix("response=") { return 1 }
      if let fitting { return fitting.value }
    }
    return statements.first { template.hasPrefix($0.beginning) }?.value
  }

  /// Returns an example for the value of a property, or for several over time, or `nil` if an expression
  /// stands for neither.
  static func value(_ expression: String, of property: WordBindings.Value?) -> String? {
    guard expression == "example" || expression == "examples" else { return nil }
    var name = "alpha"
    if case .word(let word)? = property { name = word }
    let found = properties.first { name.hasSuffix($0.ending) }
    return expression == "example" ? found?.value ?? "1" : found?.values ?? "0,1,0"
  }

  /// The endings of properties of which 1 is no sensible value, with examples; our choice.
  private static let properties: [(ending: String, value: String, values: String)] = [
    (".x", "300", "195,300,195"), (".y", "500", "422,300,422"),
    ("center", "195,500", "195,422,195,300,195,422"),
    ("frame", "20,500,350,200", "20,300,350,200,20,500,350,200,20,300,350,200"),
    ("width", "300", "350,300,350"), ("height", "300", "200,300,200"),
    ("rotation", "90", "0,90,0"), ("radius", "12", "0,12,0"),
    ("color", "1,0,0,1", "1,1,1,1,1,0,0,1,1,1,1,1"),
    ("scale", "1.2", "1,1.2,1"), ("alpha", "0", "1,0,1"),
  ]

  /// Numbers of statements in which no option precedes the number.
  private static let statements: [(beginning: String, value: Double)] = [
    ("scrub {share(", 300), ("scrub ", 0.25), ("update ", 0.4), ("wait ", 30),
  ]

  private static let numbers: [(name: String, value: Double)] = [
    ("A", 195), ("B", 600), ("C", 195), ("D", 400), ("X", 0), ("Y", -200), ("N", 800),
    ("K", 200), ("M", 1), ("V", 1), ("R", 0.8), ("T", 0.3), ("W", 350), ("H", 200), ("E", 0),
    ("F", 100), ("G", 390),
  ]

  /// The places of rows, with examples for both sides.
  private static let places: [(name: String, there: String, here: String)] = [
    ("MS", "300", "300ms"), ("RAD", "0.7854", "45"), ("FLAG", "true", "yes"),
    ("CURVE", ".easeOut", "ease-out"), ("TIMING", ".easeOut", "duration=0.35 curve=ease-out"),
    ("COLOR", ".systemRed", "1,0.23,0.19,1"), ("TEXT", "\"fade\"", "fade"),
    ("KEYPATH", "\"opacity\"", "alpha"),
    ("PLACE", "card.alpha", "card.alpha"), ("CHANGE", "card.alpha = 0", "card.alpha to=0"),
    ("DIRECTION", "\"up\"", "up"), ("AGAINST", "\"up\"", "down"), ("SPEED", "\"fast\"", "2000"),
    ("KIND", "pan", "pan"), ("ANY", "…", "…"),
  ]

  /// Returns an example for a number, or `nil` if the place is none.
  private static func number(_ name: String, in template: String) -> Double? {
    guard name.utf8.count == 1 else { return nil }
    for (option, value) in options + [("spring(", 0.8)]
    where Words.has(template, option + name) { return value }
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

extension String {
  /// Returns the text with each occurrence of a word in capitals replaced.
  fileprivate func replacing(word: String, by text: String) -> String {
    guard Words.has(self, word) else { return self }
    func isLetter(_ byte: UInt8?) -> Bool {
      guard let byte else { return false }
      return (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    var rest = Array(utf8)[...]
    var (result, last): ([UInt8], UInt8?) = ([], nil)
    while let byte = rest.first {
      let isWhole =
        rest.starts(with: word.utf8) && !isLetter(last)
        && !isLetter(rest.dropFirst(word.utf8.count).first)
      if isWhole {
        result += Array(text.utf8)
        rest = rest.dropFirst(word.utf8.count)
        last = 0x41
      } else {
        result.append(byte)
        last = byte
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
