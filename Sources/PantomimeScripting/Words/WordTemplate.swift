import PantomimeKit

/// The second column of a row: a statement with places for the values of a shape.
struct WordTemplate: Sendable {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Returns the statement with the values inserted, or `nil` if a place has no value.
  ///
  /// - Parameters:
  ///   - object: Returns the text for an object or any other pieces, by the name of the place.
  ///   - number: Returns the number at a path of the scene, or `nil` if there is none.
  func text(
    _ bindings: WordBindings, object: (_ name: String, _ value: WordBindings.Value?) -> String?,
    at read: (_ path: String) -> Double? = { _ in nil }
  ) -> String? {
    var result = ""
    var used: [String: Int] = [:]
    let direction = WordTemplate.direction(in: bindings)
    func inserted(_ name: String) -> String? {
      let values = bindings.values.filter { $0.name == name }
      let count = used[name, default: 0]
      used[name] = count + 1
      let value = values.isEmpty ? nil : values[min(count, values.count - 1)].value
      switch value {
      case .number(let number, let unit): return Numerals.text(number, decimals: 9) + unit
      case .time(let text): return text
      case .word(let word) where name != "NAME": return word
      case .word, .pieces, .change, nil:
        switch name {
        case "AGAINST": return direction.map { $0.opposite.rawValue }
        case "DIRECTION": return direction.map { $0.rawValue }
        default: return object(name, value)
        }
      }
    }
    func number(_ name: String) -> Double? {
      if let number = WordTemplate.number(bindings[name]) {
        // A time in milliseconds may be written in seconds.
        if name == "MS", case .time(let text)? = bindings[name], !text.hasSuffix("ms") {
          return number * 1000
        }
        return number
      }
      if let number = Numeral(name), number.unit.isEmpty { return number.value }
      guard name.contains(where: { $0.isLowercase }) else { return nil }
      // A path of the scene, which may begin with an object.
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard let first = parts.first, WordShape.isPlaceholder(first) else { return read(name) }
      return object(first, nil).flatMap { read("\($0).\(parts[1])") }
    }
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.first {
      if scalar == "{", let end = scalars.firstIndex(of: "}") {
        let expression = String(String.UnicodeScalarView(scalars[(scalars.startIndex + 1)..<end]))
        let value =
          WordExamples.value(expression, of: bindings["KEYPATH"])
          ?? WordTemplate.value(expression, number, along: direction)
        guard let value = value ?? bindings[expression].flatMap({ _ in inserted(expression) })
        else {
          return nil
        }
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

  /// Returns the direction that a text names, or the one from the first of two points that it names to the
  /// second, or `nil` if it names none.
  private static func direction(in bindings: WordBindings) -> Direction? {
    if case .word(let word)? = bindings["DIRECTION"] { return Direction(rawValue: word) }
    let points = bindings.values.compactMap { name, value -> (x: Double, y: Double)? in
      guard name == "NAME", case .word(let word) = value else { return nil }
      return point(named: word)
    }
    guard points.count == 2 else { return nil }
    let (x, y) = (points[1].x - points[0].x, points[1].y - points[0].y)
    return x == 0 && y == 0 ? nil : Direction(of: y == 0 ? x : y, isVertical: y != 0)
  }

  /// Returns the point of a view that has a name in Compose, such as `topCenter`, in shares of the view's
  /// size; `nil` if the name is none.
  private static func point(named name: String) -> (x: Double, y: Double)? {
    let parts = Words.parts(of: name)
    guard !parts.isEmpty,
      parts.allSatisfy({ ["top", "center", "bottom", "left", "right"].contains($0) })
    else { return nil }
    func share(_ first: String, _ last: String) -> Double {
      parts.contains(first) ? 0 : parts.contains(last) ? 1 : 0.5
    }
    return (share("left", "right"), share("top", "bottom"))
  }

  /// Returns a text with the values of the expressions in braces, without the sentences in which an
  /// expression has no value, such as a division by zero.
  static func text(_ text: String, _ bindings: WordBindings) -> String {
    guard Words.has(text, "{") else { return text }
    let sentences = Words.split(text, at: ". ").map { sentence($0, bindings) }
    let shown = sentences.compactMap { $0 }.joined(separator: ". ")
    return shown.isEmpty || sentences.last != .some(nil) ? shown : shown + "."
  }

  /// Returns a sentence with the values of the expressions in braces, or `nil` if one has no value; 0.5
  /// stands for a number that isn't known, and 2 for one whose reciprocal is meant.
  private static func sentence(_ text: String, _ bindings: WordBindings) -> String? {
    let parts = Words.split(text, at: "{")
    var sentence = parts[0]
    for part in parts.dropFirst() {
      let pieces = Words.split(part, at: "}")
      let expression = pieces[0]
      guard pieces.count > 1 else {
        sentence += "{" + part
        continue
      }
      // A value whose reciprocal counts is rather greater than 1, and two ends aren't the same.
      let ends = ["A": 0.0, "B": 1.0]
      let hasEnds = expression.hasPrefix("between(") || ends[expression] != nil
      func unknown(_ name: String) -> Double {
        expression.hasPrefix("1/") ? 2 : (hasEnds ? ends[name] : nil) ?? 0.5
      }
      let value =
        WordTemplate("{\(expression)}").text(bindings, object: { _, _ in nil })
        ?? WordTemplate.value(
          expression,
          { name in
            bindings[name] == nil ? Numeral(name)?.value ?? unknown(name) : number(bindings[name])
          },
          along: nil)
      guard let value else { return nil }
      sentence += value + pieces.dropFirst().joined(separator: "}")
    }
    return sentence
  }

  /// Returns the number that a value is, of which a percentage is a hundredth, or `nil` if it is none.
  private static func number(_ value: WordBindings.Value?) -> Double? {
    if case .time(let text)? = value {
      return Numeral(String(text.prefix { $0.isNumber || $0 == "." }))?.value
    }
    guard case .number(let number, let unit)? = value else { return nil }
    return unit == "%" ? number / 100 : number
  }

  /// Returns the value of an expression: a number, a negation, a sum, a difference, a product, a
  /// quotient, or a call.
  private static func value(
    _ expression: String, _ number: (String) -> Double?, along direction: Direction?
  ) -> String? {
    if let open = expression.firstIndex(of: "("), expression.hasSuffix(")") {
      let names = expression[expression.index(after: open)...].dropLast().split(separator: ",")
      let arguments = names.compactMap { name -> Double? in
        // A product, or a sum of products
        let factors = name.split(separator: "*").map { number(String($0)) }
        if !factors.contains(nil) { return factors.reduce(1) { $0 * ($1 ?? 1) } }
        return value(String(name), number, along: direction).flatMap { Numeral($0)?.value }
      }
      let call = expression[..<open]
      switch call {
      case "direction": return directionName(arguments)
      case "over": return duration(arguments)
      case "along":
        return share(arguments, of: direction?.isVertical ?? true ? 844 : 390)
      case "across":
        // Of the two components of an offset, the one along which a list scrolls.
        guard arguments.count == 4 else { return nil }
        return Numerals.text(arguments[2] > arguments[3] ? arguments[0] : arguments[1], decimals: 6)
      case "down", "side":
        // The product of the numbers, if a list scrolls along the axis, or if its size isn't known.
        let (content, size) = call == "down" ? ("content.y", "height") : ("content.x", "width")
        if let length = number("LIST.\(content)"), let visible = number("LIST.\(size)"),
          length <= visible
        {
          return nil
        }
        return arguments.isEmpty ? nil : Numerals.text(arguments.reduce(1, *), decimals: 9)
      case "scrolled", "scrolling":
        // A vector or its direction, if a list scrolls along its longer part, or if its size isn't known.
        guard arguments.count == 2 else { return nil }
        let isVertical = abs(arguments[1]) >= abs(arguments[0])
        let (content, size) = isVertical ? ("content.y", "height") : ("content.x", "width")
        if let length = number("LIST.\(content)"), let visible = number("LIST.\(size)"),
          length <= visible
        {
          return nil
        }
        if call == "scrolling" { return directionName(arguments) }
        return arguments.map { Numerals.text($0, decimals: 9) }.joined(separator: ",")
      case "last":
        // The largest offset along the axis on which a list scrolls.
        let sizes = [("content.y", "height"), ("content.x", "width")].compactMap { content, size in
          number("LIST.\(content)").flatMap { content in
            number("LIST.\(size)").map { content - $0 }
          }
        }
        return sizes.first { $0 > 0 }.map { Numerals.text($0, decimals: 6) }
      case "pull":
        // The distance of a pan that leads to a share, if it drives the scene's transition.
        guard number("transition.percent") != nil, let share = arguments.first else { return nil }
        return Numerals.text(-share * 844, decimals: 6)
      case "weight":
        // The share of the first number.
        let sum = arguments.reduce(0, +)
        guard arguments.count > 1, sum > 0 else { return nil }
        return Numerals.text(arguments[0] / sum, decimals: 4)
      case "before":
        // The share of all numbers but the last.
        let sum = arguments.reduce(0, +)
        guard let last = arguments.last, sum > 0 else { return nil }
        return Numerals.text(1 - last / sum, decimals: 4)
      case "both":
        // The number, if a list scrolls along both axes.
        guard number("LIST.offset.x") != nil else { return nil }
        return arguments.first.map { Numerals.text($0, decimals: 9) }
      case "lasting":
        // The duration of a share of the screen at a speed.
        guard arguments.count == 2, arguments[1] > 0,
          let length = share(
            [arguments[0]], of: direction?.isVertical ?? true ? 844 : 390),
          let points = Numeral(length)?.value
        else { return nil }
        return Numerals.text(points / arguments[1], decimals: 4)
      case "rest":
        // A velocity per whole distance, per remaining one.
        guard arguments.count == 2, arguments[1] < 1 else { return nil }
        return Numerals.text(arguments[0] / (1 - arguments[1]), decimals: 4)
      case "far":
        // The offset at which the end of a stretch is seen, unless the list doesn't scroll that way.
        for (size, content) in [
          ("LIST.height", "LIST.content.y"), ("LIST.width", "LIST.content.x"),
        ]
        where names.contains(size[...]) {
          guard let visible = number(size), number(content).map({ $0 > visible }) == true else {
            return nil
          }
        }
        guard arguments.count == 3 else { return nil }
        return Numerals.text(max(0, arguments[0] + arguments[1] - arguments[2]), decimals: 6)
      case "between":
        // The value at a share of the distance between two numbers.
        guard arguments.count == 3 else { return nil }
        return Numerals.text(
          arguments[0] + (arguments[1] - arguments[0]) * arguments[2], decimals: 6)
      case "per":
        // A velocity per distance between two numbers.
        guard arguments.count == 3, arguments[1] != arguments[2] else { return nil }
        return Numerals.text(arguments[0] / (arguments[2] - arguments[1]), decimals: 4)
      case "part":
        // A time in milliseconds as a share of another one.
        guard arguments.count == 2, arguments[1] > 0 else { return nil }
        return Numerals.text(arguments[0] / arguments[1], decimals: 4)
      case "sorted":
        // Numbers in increasing order.
        return arguments.sorted().map { Numerals.text($0, decimals: 6) }.joined(separator: ",")
      case "wide": return placed(arguments, "left", "width", number) ?? share(arguments, of: 390)
      case "high": return placed(arguments, "top", "height", number) ?? share(arguments, of: 844)
      case "slower":
        // A speed: a factor by which something is slowed down, or the speed itself.
        guard let factor = arguments.first, factor > 0 else { return nil }
        return Numerals.text(factor > 1 ? 1 / factor : factor, decimals: 4)
      case "low": return share(arguments.map { 1 - $0 }, of: 844)
      case "share":
        guard let duration = number("duration"), duration > 0, let time = arguments.first else {
          return nil
        }
        return Numerals.text(min(1, max(0, time / 1000 / duration)), decimals: 4)
      case "response":
        guard let stiffness = arguments.first, stiffness > 0 else { return nil }
        let mass = arguments.count > 1 ? arguments[1] : 1
        guard mass > 0 else { return nil }
        return Numerals.text(2 * Double.pi * (mass / stiffness).squareRoot(), decimals: 4)
      default: return nil
      }
    }
    guard let place = expression.lastIndex(where: { "+-*/".contains($0) }) else {
      return number(expression).map { Numerals.text($0, decimals: 9) }
    }
    let head = String(expression[..<place])
    guard let right = number(String(expression[expression.index(after: place)...])),
      let left =
        head.isEmpty
        ? 0 : number(head) ?? value(head, number, along: direction).flatMap({ Numeral($0)?.value })
    else { return nil }
    let result =
      switch expression[place] {
      case "+": left + right
      case "-": left - right
      case "*": left * right
      default: left / right
      }
    guard result.isFinite else { return nil }
    return Numerals.text(result, decimals: 6)
  }

  /// Returns the place at a share of the view that the receiver is, or `nil` if it is none.
  private static func placed(
    _ shares: [Double], _ origin: String, _ size: String, _ number: (String) -> Double?
  ) -> String? {
    guard let share = shares.first, shares.count == 1,
      let start = number("\(receiver).\(origin)"),
      let length = number("\(receiver).frame.\(size)")
    else { return nil }
    return Numerals.text((start + share * length).rounded())
  }

  /// The place for the view that the receiver names.
  static let receiver = "RECEIVER"

  /// Returns a share of a length of the screen, or the distance between two, in whole points.
  private static func share(_ shares: [Double], of length: Double) -> String? {
    guard let first = shares.first, shares.allSatisfy({ (0...1).contains($0) }) else { return nil }
    let share = shares.count > 1 ? shares[1] - first : first
    return Numerals.text((share * length).rounded())
  }

  /// Returns the direction of a vector along an axis, or `nil` if it has none.
  private static func directionName(_ vector: [Double]) -> String? {
    guard vector.count == 2 else { return nil }
    let (x, y) = (vector[0], vector[1])
    guard (x == 0) != (y == 0) else { return nil }
    return Direction(of: x + y, isVertical: x == 0).rawValue
  }

  /// Returns the duration of a movement: the length of a vector, or the distance of two points,
  /// divided by the speed, which is the last number.
  private static func duration(_ numbers: [Double]) -> String? {
    guard numbers.count == 3 || numbers.count == 5, let speed = numbers.last, speed > 0 else {
      return nil
    }
    let (x, y) =
      numbers.count == 3
      ? (numbers[0], numbers[1]) : (numbers[2] - numbers[0], numbers[3] - numbers[1])
    return Numerals.text((x * x + y * y).squareRoot() / speed, decimals: 4)
  }
}
