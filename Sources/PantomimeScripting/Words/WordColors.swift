import PantomimeKit

/// Colors of other frameworks as colors here: red, green, blue and alpha.
extension Words {
  /// Returns a color as a user can type it, or `nil` if the pieces aren't one.
  static func color(_ pieces: ArraySlice<Foreign>) -> String? {
    var pieces = pieces
    // `UIColor.red.cgColor`, `.red.withAlphaComponent(0.5)`, `.blue.opacity(0.5)`
    var alpha = 1.0
    if pieces.count > 2, pieces.last?.word == "cgcolor" { pieces = pieces.dropLast(2) }
    if pieces.count > 3, case .group("(", let arguments)? = pieces.last?.content,
      ["withalphacomponent", "opacity", "withopacity"].contains(pieces.dropLast().last?.word ?? ""),
      let number = arguments.first.flatMap({ ForeignNumber.value($0.value[...])?.value })
    {
      alpha = number
      pieces = pieces.dropLast(3)
    }
    if pieces.count == 1, case .text(let text)? = pieces.first?.content {
      return color(text.lowercased(), alpha)
    }
    if case .group("(", let arguments)? = pieces.last?.content {
      return color(calling: pieces.dropLast().last?.word ?? "", arguments, alpha)
    }
    let isChain = pieces.allSatisfy { $0.word != nil || $0.isMark(".") }
    guard isChain, let name = pieces.last?.word else { return nil }
    return color(name, alpha)
  }

  private static func color(
    calling name: String, _ arguments: [Foreign.Argument], _ alpha: Double
  ) -> String? {
    let isColor =
      ["uicolor", "cgcolor", "color", "nscolor", "rgb", "rgba", "init", "fromargb", "fromrgbo"]
      .contains(name)
    guard isColor else { return nil }
    // `Color(0xFF336699)`
    if arguments.count == 1, case .number(0, let unit)? = arguments[0].value.first?.content,
      unit.lowercased().hasPrefix("x")
    {
      let digits = String(unit.dropFirst())
      return color("#" + (digits.utf8.count == 8 ? String(digits.dropFirst(2)) : digits), alpha)
    }
    var numbers = arguments.compactMap { ForeignNumber.value($0.value[...])?.value }
    guard numbers.count == arguments.count else { return nil }
    if arguments.first?.label == "white", let white = numbers.first {
      return text([white, white, white, numbers.count > 1 ? numbers[1] : alpha])
    }
    if name == "fromargb", numbers.count == 4 { numbers.append(numbers.removeFirst()) }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let isOfBytes = numbers.prefix(3).contains { $0 > 1 }
    let parts = numbers.prefix(3).map { isOfBytes ? $0 / 255 : $0 }
    let own = numbers.count == 4 ? (numbers[3] > 1 ? numbers[3] / 255 : numbers[3]) : alpha
    return text(parts + [own])
  }

  private static func color(_ name: String, _ alpha: Double) -> String? {
    if name.hasPrefix("#") {
      var digits = Array(name.dropFirst())
      if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
      let values = digits.compactMap { $0.hexDigitValue }
      guard values.count == digits.count, [6, 8].contains(values.count) else { return nil }
      let parts: [Double] = stride(from: 0, to: values.count, by: 2).map { (place: Int) -> Double in
        Double(values[place] * 16 + values[place + 1]) / 255
      }
      return text(parts.count == 3 ? parts + [alpha] : parts)
    }
    guard let parts = colors[name] else { return nil }
    return text(parts + [name == "clear" || name == "transparent" ? 0 : alpha])
  }

  private static func text(_ parts: [Double]) -> String {
    parts.map { Numerals.text(($0 * 100).rounded() / 100, decimals: 2) }.joined(separator: ",")
  }

  /// The colors that have names, those of the system in their light appearance.
  private static let colors: [String: [Double]] = [
    "clear": [0, 0, 0], "transparent": [0, 0, 0], "black": [0, 0, 0], "white": [1, 1, 1],
    "red": [1, 0, 0], "green": [0, 1, 0], "blue": [0, 0, 1], "yellow": [1, 1, 0],
    "cyan": [0, 1, 1], "magenta": [1, 0, 1], "orange": [1, 0.5, 0], "purple": [0.5, 0, 0.5],
    "brown": [0.6, 0.4, 0.2], "gray": [0.5, 0.5, 0.5], "grey": [0.5, 0.5, 0.5],
    "darkgray": [0.33, 0.33, 0.33], "lightgray": [0.67, 0.67, 0.67], "pink": [1, 0.75, 0.8],
    "teal": [0, 0.5, 0.5], "indigo": [0.29, 0, 0.51], "mint": [0, 0.78, 0.75],
    "systemred": [1, 0.23, 0.19], "systemorange": [1, 0.58, 0], "systemyellow": [1, 0.8, 0],
    "systemgreen": [0.2, 0.78, 0.35], "systemmint": [0, 0.78, 0.75],
    "systemteal": [0.19, 0.69, 0.78], "systemcyan": [0.2, 0.68, 0.9],
    "systemblue": [0, 0.48, 1], "systemindigo": [0.35, 0.34, 0.84],
    "systempurple": [0.69, 0.32, 0.87], "systempink": [1, 0.18, 0.33],
    "systembrown": [0.64, 0.52, 0.37], "systemgray": [0.56, 0.56, 0.58],
    "systembackground": [1, 1, 1], "label": [0, 0, 0],
  ]
}
