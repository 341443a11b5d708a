import PantomimeKit

/// The second column of a row: a statement with places for the values of a shape.
struct WordTemplate: Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Returns the statement with the values inserted, or `nil` if a place has no value.
  ///
  /// - Parameter object: Returns the text for an object or any other pieces, by the name of the
  ///   place and its occurrence.
  func text(
    _ bindings: WordBindings, object: (_ name: String, _ value: WordBindings.Value?) -> String?
  ) -> String? {
    var result = ""
    var used: [String: Int] = [:]
    func inserted(_ name: String) -> String? {
      let values = bindings.values.filter { $0.name == name }
      let count = used[name, default: 0]
      used[name] = count + 1
      let value = values.isEmpty ? nil : values[min(count, values.count - 1)].value
      switch value {
      case .number(let number, let unit): return Numerals.text(number, decimals: 9) + unit
      case .time(let text): return text
      case .word(let word) where name != "NAME": return word
      case .word, .pieces, nil: return object(name, value)
      }
    }
    func number(_ name: String) -> Double? {
      if case .number(let number, _)? = bindings[name] { return number }
      return Numeral(name)?.value
    }
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.first {
      if scalar == "{", let end = scalars.firstIndex(of: "}") {
        let expression = String(String.UnicodeScalarView(scalars[(scalars.startIndex + 1)..<end]))
        guard let value = WordTemplate.value(expression, number) else { return nil }
        result += value
        scalars = scalars[(end + 1)...]
        continue
      }
      let word = scalars.prefix { ("A"..."Z").contains($0) }
      let name = String(String.UnicodeScalarView(word))
      let before = result.unicodeScalars.last
      let isWhole =
        !(before.map { ("a"..."z").contains($0) } ?? false)
        && !(scalars.dropFirst(word.count).first.map { ("a"..."z").contains($0) } ?? false)
      if !word.isEmpty, isWhole, WordShape.isPlaceholder(name) {
        guard let value = inserted(name) else { return nil }
        result += value
        scalars = scalars.dropFirst(word.count)
      } else if !word.isEmpty {
        result += name
        scalars = scalars.dropFirst(word.count)
      } else {
        result.unicodeScalars.append(scalar)
        scalars = scalars.dropFirst()
      }
    }
    return result
  }

  /// Returns the value of an expression: a difference, a negation, or a call.
  private static func value(_ expression: String, _ number: (String) -> Double?) -> String? {
    if let open = expression.firstIndex(of: "("), expression.hasSuffix(")") {
      let arguments = expression[expression.index(after: open)...].dropLast().split(separator: ",")
        .compactMap { number(String($0)) }
      switch expression[..<open] {
      case "direction":
        guard arguments.count == 2 else { return nil }
        let (x, y) = (arguments[0], arguments[1])
        if x.magnitude > y.magnitude { return x < 0 ? "left" : "right" }
        return y < 0 ? "up" : "down"
      case "response":
        guard let stiffness = arguments.first, stiffness > 0 else { return nil }
        let mass = arguments.count > 1 ? arguments[1] : 1
        guard mass > 0 else { return nil }
        return Numerals.text(2 * Double.pi * (mass / stiffness).squareRoot(), decimals: 4)
      default: return nil
      }
    }
    let parts = expression.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, let right = number(last) else { return nil }
    if parts.count == 1 { return Numerals.text(right, decimals: 9) }
    let left = parts[0].isEmpty ? 0 : number(parts[0])
    guard let left, parts.count == 2 else { return nil }
    return Numerals.text(left - right, decimals: 6)
  }
}
