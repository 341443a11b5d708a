import PantomimeKit

/// The properties that every view has, as statements write them: their units, their ranges, and the
/// names under which other frameworks know them.
enum ViewWords {
  /// The options of `view` for the properties of every view.
  static let forms: [OptionForm] = [
    frame.form, center.form, width.form, height.form, anchor.form, scale.form, rotation.form,
    alpha.form, radius.form, color.form, hidden.form, interaction.form, role.form, text.form,
  ]

  private static let frame = VerbKey.lengths(
    "frame", ["x", "y", "width", "height"], "its frame before the transform")
  private static let center = VerbKey.lengths(
    "center", ["x", "y"], "the place of its anchor point")
  private static let width = VerbKey.points("width", "its width")
  private static let height = VerbKey.points("height", "its height")
  private static let anchor = VerbKey.numbers(
    "anchor", "the point that a transform keeps, default 0.5,0.5")
  private static let scale = VerbKey.numbers("scale", "one scale, or two: across and down")
  private static let rotation = VerbKey<Double>(
    "rotation", .number, "its rotation in degrees, clockwise"
  ) { (word) throws(ScriptError) in try word.angle() }
  private static let alpha = VerbKey<Double>("alpha", .fraction, "its opacity") {
    (word) throws(ScriptError) in try word.fraction()
  }
  private static let radius = VerbKey.points("radius", "its corner radius")
  private static let color = VerbKey.numbers("color", "red,green,blue,alpha")
  private static let hidden = VerbKey.flag("hidden", "whether it is hidden")
  private static let interaction = VerbKey.flag(
    "interaction", "whether it takes touches, default yes"
  ).such(as: "no")
  private static let role = VerbKey<ViewRole?>(
    "role", .words(ViewWords.roles), "what pictures draw"
  ) { (word) throws(ScriptError) in try ViewWords.role(word) }
  private static let text = VerbKey<String>(
    "text", .text("\"TEXT\""), "the text that pictures draw"
  ) { (word) throws(ScriptError) in word.text }

  private static let roles = ViewRole.allCases.map { $0.rawValue }

  private static func role(_ word: Word) throws(ScriptError) -> ViewRole? {
    let name = try word.choice(roles + ["none"], what: "role", all: "roles")
    return ViewRole(rawValue: name)
  }

  /// The names of the properties of every view.
  static let properties = [
    "frame", "center", "width", "height", "anchor", "scale", "rotation", "alpha", "hidden",
    "radius", "color", "interaction",
  ]
}

// MARK: - Values

extension ViewWords {
  /// Returns the attribute that a name and a value describe, or `nil` if the name isn't one of an
  /// attribute.
  static func attribute(_ name: String, _ value: Word) throws(ScriptError) -> ViewAttribute? {
    switch ViewAttribute.Name(rawValue: name) {
    case .hidden: .isHidden(try value.flag())
    case .interaction: .isUserInteractionEnabled(try value.flag())
    case .role: .role(try role(value))
    case .text: .text(value.text)
    case nil: nil
    }
  }

  /// Parses the numbers of a property, in its unit and its range.
  ///
  /// - Parameter component: The component to which the only number belongs, or an empty string.
  static func numbers(
    _ value: Word, of property: String, component: String = ""
  ) throws(ScriptError) -> [Double] {
    let what = component.isEmpty ? property : component
    if property == "color", component.isEmpty { try refuseColorWord(value) }
    var numbers: [Double] = []
    for part in value.parts {
      let number: Double
      switch property {
      case "frame", "center", "width", "height", "radius":
        number = try part.limited(try part.points())
      case "rotation": number = try part.angle()
      case "alpha", "anchor", "scale", "color": number = try part.fraction()
      default: number = try part.limited(try part.number("a value", units: .property))
      }
      if let range = range(of: property, component), !range.contains(number) {
        let limit = range.upperBound == .infinity ? "0 or more" : "0 to 1"
        throw ScriptError(
          "'\(what)' cannot be '\(part.text)'", part.span,
          hint: property == "color" ? "write \(example(of: "color"))" : "must be \(limit)")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns an option for a property, with the names of its numbers.
  static func example(of property: String) -> String {
    switch property {
    case "frame": "frame=x,y,width,height"
    case "center": "center=x,y"
    case "anchor": "anchor=x,y, such as anchor=0.5,1"
    case "scale": "scale=0.5, or scale=0.5,1: across and down"
    case "color": "color=red,green,blue,alpha, each from 0 to 1"
    default: "\(property)=1"
    }
  }

  /// Throws an error if a color isn't written in numbers.
  private static func refuseColorWord(_ value: Word) throws(ScriptError) {
    guard value.parts.count == 1, Numeral(value.text) == nil, value.text != "none" else { return }
    let name = value.text.split(separator: ".").last.map(String.init) ?? value.text
    let numbers = colors.first { $0.name == name.lowercased() }?.numbers ?? hexadecimal(name)
    throw ScriptError(
      "a color is written in numbers, not as '\(value.text)'", value.span,
      hint: "write \(numbers.map { "color=\($0)" } ?? example(of: "color"))")
  }

  /// Returns the numbers of a color in hexadecimal digits, such as `ff8000`, or `nil` if the text
  /// isn't one.
  static func hexadecimal(_ text: String) -> String? {
    let digits = text.drop { $0 == "#" }.utf8.compactMap { byte -> Int? in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
      case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x57
      case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x37
      default: nil
      }
    }
    guard digits.count == text.drop(while: { $0 == "#" }).utf8.count else { return nil }
    let shares: [Double]
    switch digits.count {
    case 3, 4: shares = digits.map { Double($0) / 15 }
    case 6, 8:
      shares = stride(from: 0, to: digits.count, by: 2).map { (place: Int) -> Double in
        let byte = digits[place] * 16 + digits[place + 1]
        return Double(byte) / 255
      }
    default: return nil
    }
    let whole = shares.count == 3 ? shares + [1] : shares
    return whole.map { Numerals.text($0, decimals: 3) }.joined(separator: ",")
  }

  /// The colors that UIKit and CSS name.
  private static let colors: [(name: String, numbers: String)] = [
    ("red", "1,0,0,1"), ("green", "0,1,0,1"), ("blue", "0,0,1,1"), ("black", "0,0,0,1"),
    ("white", "1,1,1,1"), ("gray", "0.5,0.5,0.5,1"), ("grey", "0.5,0.5,0.5,1"),
    ("clear", "0,0,0,0"), ("yellow", "1,1,0,1"), ("orange", "1,0.5,0,1"), ("cyan", "0,1,1,1"),
    ("magenta", "1,0,1,1"), ("purple", "0.5,0,0.5,1"), ("brown", "0.6,0.4,0.2,1"),
  ]

  private static func range(
    of property: String, _ component: String
  ) -> ClosedRange<Double>? {
    switch property {
    case "alpha", "color": 0...1
    case "width", "height", "radius": 0...(.infinity)
    case "frame" where component == "width" || component == "height": 0...(.infinity)
    default: nil
    }
  }
}

// MARK: - Names

extension ViewWords {
  /// Throws an error for a name of a number of one's own that is probably a misspelled property, or
  /// the name of a property in another framework.
  static func refuseNearName(_ name: Word) throws(ScriptError) {
    let letters = name.text
    if properties.contains(letters) { return }
    if letters.count > 3, letters.contains(where: { $0.isUppercase || $0 == "." }),
      let known = Words.standard.word(for: letters, among: properties)
    {
      throw ScriptError(
        "a view has no property '\(letters)'", name.span, hint: "'\(letters)' is \(known.word) here"
      )
    }
    if let meant = meanings[letters] {
      throw ScriptError(
        "a view has no property '\(letters)'", name.span, hint: "write \(meant)")
    }
    guard letters.count > 2,
      let near = properties.first(where: { isOneSlip(from: letters, to: $0) })
    else { return }
    throw ScriptError(
      "a view has no property '\(letters)'", name.span, hint: "did you mean '\(near)'?")
  }

  /// Returns whether a view can't have a number with a name, because the name is almost that of a
  /// property.
  static func isNearName(_ name: String) -> Bool {
    do throws(ScriptError) { try refuseNearName(Word(name, Span(0, 0))) } catch { return true }
    return false
  }

  /// What other frameworks call a property.
  private static let meanings: [String: String] = [
    "opacity": "alpha=", "cornerRadius": "radius=", "corner-radius": "radius=",
    "backgroundColor": "color=", "background": "color=", "background-color": "color=",
    "tintColor": "color=", "isHidden": "hidden=yes or hidden=no",
    "visible": "hidden=yes or hidden=no", "size": "width= and height=",
    "bounds": "width= and height=", "origin": "frame=x,y,width,height", "position": "center=",
    "rect": "frame=", "parent": "in=", "superview": "in=", "zIndex": "order VIEW front",
    "z-index": "order VIEW front", "anchorPoint": "anchor=", "anchor-point": "anchor=",
    "transform": "scale= or rotation=", "angle": "rotation=", "rotate": "rotation=",
    "isUserInteractionEnabled": "interaction=yes or interaction=no",
    "userInteraction": "interaction=yes or interaction=no",
    "user-interaction": "interaction=yes or interaction=no",
  ]

  /// Returns whether a word differs from another by one letter that is missing, surplus, or wrong,
  /// or by two that are swapped.
  private static func isOneSlip(from word: String, to other: String) -> Bool {
    let (one, two) = (Array(word.utf8), Array(other.utf8))
    guard (one.count - two.count).magnitude <= 1 else { return false }
    var start = 0
    while start < min(one.count, two.count), one[start] == two[start] { start += 1 }
    let (left, right) = (one[start...], two[start...])
    if one.count == two.count {
      if left.dropFirst().elementsEqual(right.dropFirst()) { return true }
      return left.count > 1 && left[start] == right[start + 1] && left[start + 1] == right[start]
        && left.dropFirst(2).elementsEqual(right.dropFirst(2))
    }
    return one.count > two.count
      ? left.dropFirst().elementsEqual(right) : left.elementsEqual(right.dropFirst())
  }
}
