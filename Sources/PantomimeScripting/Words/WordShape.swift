import PantomimeKit

/// The values of the placeholders of a shape, as a text gives them.
struct WordBindings: Sendable {
  /// The value of one placeholder.
  enum Value: Sendable {
    case number(Double, unit: String)
    /// A time in seconds, as a user can type it.
    case time(String)
    /// A word of the language or a new name.
    case word(String)
    /// Pieces that may name an object of the scene, or that are inserted as written.
    case pieces([Foreign])
    /// A property of a view with its new value, or the amount that is added to it.
    case change([Foreign], value: String, isAdded: Bool)
  }

  /// The arguments that the shape leaves open.
  var rest: [Foreign.Argument] = []

  private(set) var values: [(name: String, value: Value)] = []

  /// Whether a number is the one of two branches.
  var isOfBranch = false
  /// The number of the other branch, or `nil` if it is none.
  var otherBranch: Double?

  /// Returns whether a statement would give an alpha a number that is none.
  func exceedAlpha(in template: String) -> Bool {
    guard Words.has(template, "VIEW.alpha") else { return false }
    let options = template.split(separator: " ")
    // The values that follow a progress.
    let isFollowing = Words.has(template, "follow VIEW.alpha") && options.contains("to=C,D")
    let exceeds = ["C", "D"].contains { name in
      guard case .number(let number, _)? = self[name] else { return false }
      return !(0...1).contains(number)
    }
    if isFollowing, exceeds { return true }
    let values = options.filter { $0.hasPrefix("values=") }.flatMap {
      $0.dropFirst(7).split(separator: ",")
    }
    let exceedsValue = values.contains { name in
      guard case .number(let number, _)? = self[String(name)] else { return false }
      return !(0...1).contains(number)
    }
    if exceedsValue { return true }
    return ["N", "A", "B"].contains { name in
      guard case .number(let number, _)? = self[name], !(0...1).contains(number) else {
        return false
      }
      return ["to=\(name)", "from=\(name)", "VIEW.alpha=\(name)"].contains {
        options.contains($0[...])
      } || number > 1 && options.contains("by=\(name)")
    }
  }

  /// The property that the numbers of a statement can be values of, which aren't those of an alpha.
  var likelyPath: String {
    let numbers = values.compactMap { name, value -> Double? in
      if ["N", "A", "B", "C", "D"].contains(name), case .number(let number, _) = value {
        number
      } else {
        nil
      }
    }
    let isTurned = numbers.contains { $0 != 0 && ($0 / 45).rounded() * 45 == $0 }
    if isTurned, numbers.allSatisfy({ ($0 / 15).rounded() * 15 == $0 }) {
      return "VIEW.rotation"
    }
    let isScale =
      numbers.allSatisfy { (0...3).contains($0) }
      || numbers.count > 1 && numbers.allSatisfy { (1...10).contains($0) }
    return isScale ? "VIEW.scale" : "VIEW.center.y"
  }

  /// Returns a statement that binds a value to the finger instead of a progress if its numbers exceed
  /// those of a progress.
  func following(_ template: String) -> String {
    guard Words.has(template, "ANIMATOR.progress from=A,B") else { return template }
    let isShare = ["A", "B"].allSatisfy { name in
      guard case .number(let number, _)? = self[name] else { return true }
      return (-1...1).contains(number)
    }
    return isShare
      ? template
      : Words.replacing("ANIMATOR.progress", in: template, by: "GESTURE.translation.y")
  }

  /// Returns the numbers that a statement has places for.
  func numbers(in template: String) -> [Double] {
    let places = template.split { !("A"..."Z").contains($0) }.map(String.init)
    return values.compactMap { name, value in
      guard places.contains(name) else { return nil }
      switch value {
      case .number(let number, _): return abs(number)
      case .time(let text): return Numeral(String(text.prefix { $0.isNumber || $0 == "." }))?.value
      case .word, .pieces, .change: return nil
      }
    }
  }

  subscript(name: String) -> Value? {
    get { values.last { $0.name == name }?.value }
    set { if let newValue { values.append((name, newValue)) } }
  }
}

/// A shape that texts of another language can have, with placeholders.
struct WordShape: Sendable {
  private let pieces: [Foreign]

  /// Creates a shape from the first column of the table.
  init(_ text: String) { pieces = Foreign.pieces(of: text.replacingEllipsis()) }

  /// Returns the values of the placeholders if a text has the shape, or `nil` if it has another.
  func match(_ typed: ArraySlice<Foreign>) -> WordBindings? {
    var bindings = WordBindings()
    return Matcher.matches(pieces[...], typed, &bindings) ? bindings : nil
  }

  /// Returns the values of the placeholders if a call has the shape and another call follows it, with
  /// the place at which that one begins, or `nil` otherwise.
  func matchStart(_ typed: ArraySlice<Foreign>) -> (bindings: WordBindings, end: Int)? {
    guard pieces.last?.isGroup == true else { return nil }
    for end in typed.indices.dropFirst(2) where typed[end].isMark(".") && typed[end - 1].isGroup {
      if let bindings = match(typed[..<end]) { return (bindings, end) }
    }
    return nil
  }

  /// Whether the shape is the call of a function, or of several in a row, and nothing else.
  private var isCall: Bool { pieces.last.map { WordShape.isArguments($0) } ?? false }

  /// Returns whether the shape is a call of the same functions as a text.
  func isCall(like typed: ArraySlice<Foreign>) -> Bool {
    isCall && typed.last.map { WordShape.isArguments($0) } == true
      && WordShape.names(pieces[...]) == WordShape.names(typed)
  }

  /// Returns the names of a chain, or none if the pieces are no chain of names and calls.
  private static func names(_ pieces: ArraySlice<Foreign>) -> [String] {
    var names: [String] = []
    for piece in pieces {
      if let word = piece.word {
        names.append(word)
      } else if !piece.isMark("."), !isArguments(piece) {
        return []
      }
    }
    return names
  }

  private static func isArguments(_ piece: Foreign) -> Bool {
    if case .group("(", _) = piece.content { true } else { false }
  }

  /// Returns how a text resembles the shape that it doesn't have: variables or nothing stand in for
  /// values, or further arguments follow; `nil` if the text is about something else.
  func resemblance(_ typed: ArraySlice<Foreign>, mayLackArguments: Bool) -> WordLikeness? {
    guard typed.count > 1 || mayLackArguments else { return nil }
    var likeness = WordLikeness()
    return Resemblance.holds(pieces[...], typed, &likeness) ? likeness : nil
  }

  /// Returns whether the names that the shape begins with are those of a text.
  func hasChain(of typed: ArraySlice<Foreign>) -> Bool {
    let chain = pieces.prefix { piece in
      piece.isMark(".") || (piece.word != nil && !WordShape.isPlaceholder(piece.written))
    }
    guard chain.count > 2, chain[1].isMark(".") else { return true }
    return typed.count >= chain.count
      && zip(chain, typed).allSatisfy { $0.word == $1.word && $0.isMark(".") == $1.isMark(".") }
  }

  /// The number of pieces that a text must have to fit, which says how special the shape is.
  var weight: Int { WordShape.weight(pieces) }

  private static func weight(_ pieces: [Foreign]) -> Int {
    pieces.reduce(0) { sum, piece in
      switch piece.content {
      case .group(_, let arguments):
        sum + arguments.reduce(1) { $0 + weight($1.value) + ($1.label == nil ? 0 : 1) }
      case .word:
        // A change of a property says most about a text.
        switch piece.written {
        case rest, "ANY": sum
        case "CHANGE", "TIMING": sum + 5
        default: sum + 1
        }
      case .number, .text, .mark: sum + 1
      }
    }
  }

  /// The number of numbers that a text must have, which say more than places for any.
  var numbers: Int { WordShape.numbers(pieces) }

  private static func numbers(_ pieces: [Foreign]) -> Int {
    pieces.reduce(0) { sum, piece in
      switch piece.content {
      case .number: sum + 1
      case .group(_, let arguments): sum + arguments.reduce(0) { $0 + numbers($1.value) }
      case .word, .text, .mark: sum
      }
    }
  }

  /// Whether a word is a placeholder, in capitals.
  static func isPlaceholder(_ word: String) -> Bool {
    if word.utf8.count == 1 { return word >= "A" && word <= "Z" }
    return placeholders.contains(word)
  }

  private static let placeholders = [
    "MS", "RAD", "FLAG", "CURVE", "TEXT", "KEYPATH", "NAME", "PLACE", "CHANGE", "ANY", "ANIMATOR",
    "VIEW", "LIST", "GESTURE", "OTHER", "TRANSITION", "TIMING", "DIRECTION", "AGAINST", "SPEED",
    "KIND", "SCENE", "COLOR", WordTemplate.receiver,
  ]

  /// The word that the ellipsis of a shape becomes, which no text contains.
  fileprivate static let rest = "$$$"
}

extension String {
  fileprivate func replacingEllipsis() -> String {
    var text = ""
    for character in self {
      if character == "…" { text += WordShape.rest } else { text.append(character) }
    }
    return text
  }
}

/// How a text resembles a shape.
struct WordLikeness: Sendable {
  /// The values that the text gives.
  var bindings = WordBindings()
  /// The number of values that it doesn't give, or gives as variables.
  var unknown = 0
  /// The arguments with labels that the shape hasn't.
  var omitted: [Foreign.Argument] = []
}

/// The comparison of texts whose values aren't known with shapes.
private enum Resemblance {
  static func holds(
    _ shape: ArraySlice<Foreign>, _ typed: ArraySlice<Foreign>, _ likeness: inout WordLikeness
  ) -> Bool {
    var (shape, typed) = (shape, typed)
    while let first = shape.first {
      guard let given = typed.first else {
        // The name alone stands for the call; a value that is assigned isn't known.
        if case .group(_, let arguments) = first.content, shape.count == 1 {
          return groupHolds(arguments, [], &likeness)
        }
        return false
      }
      switch first.content {
      case .word where WordShape.isPlaceholder(first.written):
        // A value, which is all that follows.
        return shape.count == 1 && valueHolds(shape, typed, &likeness)
      case .group(let opening, let arguments):
        guard case .group(opening, let values) = given.content,
          groupHolds(arguments, values, &likeness)
        else { return false }
      case .word(let word): guard given.word == word else { return false }
      case .mark(let mark): guard given.isMark(mark) else { return false }
      case .number, .text: return false
      }
      shape = shape.dropFirst()
      typed = typed.dropFirst()
    }
    return typed.allSatisfy { $0.isMark(";") || $0.isMark(",") || $0.isMark(":") }
  }

  private static func groupHolds(
    _ shape: [Foreign.Argument], _ typed: [Foreign.Argument], _ likeness: inout WordLikeness
  ) -> Bool {
    var left = typed
    for argument in shape {
      if argument.value.first?.written == WordShape.rest, argument.label == nil { return true }
      let isClosure = argument.value.first.map { $0.written.hasPrefix("{") } ?? false
      // A name in front of a value may be given for a value without a label, as in Kotlin.
      let place = left.indices.first { index in
        left[index].isTrailing ? isClosure : left[index].label == argument.label
      }
      guard let place else {
        guard typed.isEmpty, !isClosure, isValue(argument) else { return false }
        likeness.unknown += places(of: argument)
        continue
      }
      guard valueHolds(argument.value[...], left[place].value[...], &likeness) else {
        return false
      }
      left.remove(at: place)
    }
    guard left.allSatisfy({ $0.label != nil || $0.isTrailing }) else { return false }
    // A call without arguments means another thing than the call with some.
    if !left.isEmpty, shape.isEmpty, !left.allSatisfy({ $0.value.isEmpty }) { return false }
    likeness.omitted += left.filter { $0.label != nil }
    return true
  }

  /// The number of places in an argument of a shape.
  private static func places(of argument: Foreign.Argument) -> Int {
    argument.value.reduce(0) { sum, piece in
      if case .group(_, let inside) = piece.content {
        return sum + inside.reduce(0) { $0 + places(of: $1) }
      }
      return sum + (WordShape.isPlaceholder(piece.written) ? 1 : 0)
    }
  }

  /// Whether an argument of a shape is open.
  private static func isValue(_ argument: Foreign.Argument) -> Bool {
    argument.value.contains { piece in
      if case .group(_, let inside) = piece.content { return inside.contains { isValue($0) } }
      return WordShape.isPlaceholder(piece.written)
    }
  }

  private static func valueHolds(
    _ shape: ArraySlice<Foreign>, _ typed: ArraySlice<Foreign>, _ likeness: inout WordLikeness
  ) -> Bool {
    var tried = likeness.bindings
    if Matcher.matches(shape, typed, &tried) {
      likeness.bindings = tried
      return true
    }
    // A signature leaves the value open, which the shape may fix.
    guard isValue(Foreign.Argument(label: nil, value: Array(shape))) else { return false }
    // A case of an enumeration is another value than a number, and a closure is none.
    if let first = typed.first {
      guard !first.isMark("."), !first.isMark("="), !first.isGroup else { return false }
      if case .text = first.content { return false }
      // Another call is another value.
      let isCalled = typed.contains { $0.isGroup } && shape.contains { $0.isGroup }
      if isCalled { return holds(shape, typed, &likeness) }
    }
    // A signature says nothing about the value.
    let argument = Foreign.Argument(label: nil, value: Array(shape))
    likeness.unknown += typed.isEmpty ? places(of: argument) : 1
    return true
  }
}

/// The comparison of texts with shapes.
private enum Matcher {
  static func matches(
    _ shape: ArraySlice<Foreign>, _ typed: ArraySlice<Foreign>, _ bindings: inout WordBindings
  ) -> Bool {
    guard let first = shape.first else {
      // A component of a value that is only looked at: `.translation(in: view).y`
      if typed.count == 2, typed.first?.isMark(".") == true,
        components.contains(typed.last?.word ?? "")
      {
        return true
      }
      return typed.allSatisfy { $0.isMark(";") || $0.isMark(",") || $0.isMark(":") }
    }
    let rest = shape.dropFirst()
    if first.written == WordShape.rest { return true }
    if let word = first.word, geometry.contains(word),
      case .group("(", let places)? = rest.first?.content,
      let (values, count) = Geometry.values(of: typed, type: word)
    {
      var tried = bindings
      let isFilled = places.indices.allSatisfy { index in
        guard values.isEmpty || values.indices.contains(index) else { return false }
        let value = values.isEmpty ? [Geometry.zero] : values[index]
        return matches(places[index].value[...], value[...], &tried)
      }
      if isFilled, matches(rest.dropFirst(), typed.dropFirst(count), &tried) {
        bindings = tried
        return true
      }
    }
    // A duration counts seconds or milliseconds, or both.
    if first.word == "duration", case .group("(", let places)? = rest.first?.content,
      places.first?.label == "milliseconds", typed.first?.word == "duration",
      case .group("(", let given)? = typed.dropFirst().first?.content,
      let time = duration(given)
    {
      bindings["MS"] = .time(time)
      return matches(rest.dropFirst(), typed.dropFirst(2), &bindings)
    }
    if first.word != nil, WordShape.isPlaceholder(first.written) {
      return binds(first.written, rest, typed, &bindings)
    }
    switch first.content {
    case .group(let opening, let arguments):
      guard case .group(opening, let given)? = typed.first?.content else {
        return takesNothing(arguments) && matches(rest, typed, &bindings)
      }
      return fits(arguments, given, isClosure: opening == "{", &bindings)
        && matches(rest, typed.dropFirst(), &bindings)
    case .word(let word):
      return typed.first?.word == word && matches(rest, typed.dropFirst(), &bindings)
    case .text(let text):
      guard case .text(text)? = typed.first?.content else { return false }
      return matches(rest, typed.dropFirst(), &bindings)
    case .mark(let mark):
      guard typed.first?.isMark(mark) == true else { return false }
      return matches(rest, typed.dropFirst(), &bindings)
    case .number(let number, _):
      guard case .number(number, _)? = typed.first?.content else { return false }
      return matches(rest, typed.dropFirst(), &bindings)
    }
  }

  /// Returns the time that the arguments of a `Duration` make, or `nil` if one isn't a number.
  private static func duration(_ arguments: [Foreign.Argument]) -> String? {
    let units = [
      ("minutes", 60_000.0), ("seconds", 1000), ("milliseconds", 1), ("microseconds", 0.001),
    ]
    var milliseconds = 0.0
    for argument in arguments {
      guard let unit = units.first(where: { $0.0 == argument.label }),
        let number = ForeignNumber.value(argument.value[...])
      else { return nil }
      milliseconds += unit.1 * number.value
    }
    guard !arguments.isEmpty, milliseconds >= 0 else { return nil }
    let isInMilliseconds = arguments.contains { $0.label != "seconds" && $0.label != "minutes" }
    return isInMilliseconds
      ? "\(Numerals.text(milliseconds, decimals: 6))ms"
      : Numerals.text(milliseconds / 1000, decimals: 6)
  }

  /// The types whose values can be written in several ways.
  private static let geometry = [
    "cgpoint", "cgvector", "cgsize", "cgrect", "uiedgeinsets", "offset", "unitpoint",
  ]

  private static let components = ["x", "y", "dx", "dy", "width", "height", "size", "origin"]

  /// Returns whether the arguments of a shape may be omitted.
  private static func takesNothing(_ arguments: [Foreign.Argument]) -> Bool {
    arguments.isEmpty
      || (arguments.count == 1 && arguments[0].label == nil
        && arguments[0].value.first?.written == WordShape.rest)
  }

  /// Binds a placeholder to as many pieces as possible, or returns `false` if it fits none.
  private static func binds(
    _ name: String, _ rest: ArraySlice<Foreign>, _ typed: ArraySlice<Foreign>,
    _ bindings: inout WordBindings
  ) -> Bool {
    var count = min(typed.count, mostPieces)
    if name == "CHANGE" || (name == "ANY" && rest.isEmpty) { count = typed.count }
    while count > 0 {
      if let value = value(name, typed.prefix(count)) {
        var tried = bindings
        tried[name] = value
        if case .number = value, ForeignNumber.branch(of: typed.prefix(count)) != nil {
          tried.isOfBranch = true
          tried.otherBranch = ForeignNumber.otherBranch(of: typed.prefix(count))
        }
        if matches(rest, typed.dropFirst(count), &tried) {
          bindings = tried
          return true
        }
      }
      count -= 1
    }
    return false
  }

  /// The maximum number of pieces of a value outside of parentheses; our choice.
  private static let mostPieces = 9

  /// Returns whether the arguments of a call fit those of a shape.
  ///
  /// Arguments with labels may come in any order. Closures behind the call fit any label.
  private static func fits(
    _ shape: [Foreign.Argument], _ typed: [Foreign.Argument], isClosure: Bool,
    _ bindings: inout WordBindings
  ) -> Bool {
    var left = typed
    for argument in shape {
      if argument.value.first?.written == WordShape.rest {
        guard let label = argument.label else {
          bindings.rest += left
          return true
        }
        return left.contains { $0.label == label }
      }
      let takesClosure = argument.value.first.map { isBraces($0) } ?? false
      let place = left.indices.first { index in
        let given = left[index]
        // A parameter without a value isn't a closure.
        if takesClosure, given.value.isEmpty { return false }
        return given.isTrailing ? takesClosure : given.label == argument.label
      }
      guard let place else { return false }
      var tried = bindings
      if !matches(argument.value[...], left[place].value[...], &tried) {
        // `isOpen ? Colors.red : Colors.blue`
        tried = bindings
        guard let branch = ForeignNumber.branch(of: left[place].value[...]),
          matches(argument.value[...], branch, &tried)
        else { return false }
        tried.isOfBranch = true
      }
      bindings = tried
      left.remove(at: place)
    }
    // The statements of a closure after the first one would be further lines.
    return left.allSatisfy { $0.isTrailing || (isClosure && !shape.isEmpty && $0.label == nil) }
  }

  /// Whether a piece is a closure with its parameters before it: `(details) { … }`.
  private static func isClosure(_ piece: Foreign) -> Bool {
    guard case .group("(", let arguments) = piece.content else { return false }
    return arguments.last?.isTrailing == true
  }

  private static func isBraces(_ piece: Foreign) -> Bool {
    if case .group("{", _) = piece.content { true } else { false }
  }

  /// Returns the value of a placeholder, or `nil` if the pieces don't fit it.
  private static func value(
    _ name: String, _ pieces: ArraySlice<Foreign>
  ) -> WordBindings.Value? {
    guard let first = pieces.first else { return nil }
    switch name {
    case "T": return time(pieces, unit: "")
    case "MS": return time(pieces, unit: "ms")
    case "RAD":
      let isInDegrees = pieces.last.map { $0.word == "deg" } ?? false
      guard let value = ForeignNumber.value(pieces), !isInDegrees else { return nil }
      let degrees = value.value * 180 / Double.pi
      return .number((degrees * 1e4).rounded() / 1e4, unit: "")
    case "FLAG":
      guard pieces.count == 1 else { return nil }
      switch first.word {
      case "true", "yes", "on": return .word("yes")
      case "false", "no", "off": return .word("no")
      default: return nil
      }
    case "TEXT":
      guard pieces.count == 1, case .text(let text) = first.content else { return nil }
      return .word(text)
    case "KEYPATH":
      guard pieces.count == 1, case .text(let text) = first.content else { return nil }
      return Words.property(ofKeyPath: text).map { .word($0) }
    case "NAME":
      guard pieces.count == 1, first.word != nil else { return nil }
      return .word(first.written)
    case "COLOR": return Words.color(pieces).map { .word($0) }
    case "CURVE":
      // The duration of a timing is more than its curve.
      if case .group("(", let arguments)? = pieces.last?.content, pieces.count > 1,
        arguments.contains(where: { $0.label == "duration" }),
        arguments.contains(where: { $0.label == nil })
      {
        return nil
      }
      return Words.curve(pieces).map { .word($0) }
    case "TIMING": return WordTiming(pieces).map { .word($0.options) }
    case "DIRECTION":
      return lastName(of: pieces).flatMap { Direction(rawValue: $0) }.map { .word($0.rawValue) }
    case "SPEED":
      let named = lastName(of: pieces).flatMap { name in speeds.first { $0.name == name }?.speed }
      return (named ?? ForeignNumber.value(pieces)?.value).map { .number($0, unit: "") }
    case "PLACE":
      let isChain = pieces.enumerated().allSatisfy { index, piece in
        index % 2 == 0 ? piece.word != nil || isNumber(piece) : piece.isMark(".")
      }
      return isChain && pieces.count > 2 && pieces.count % 2 == 1 ? .pieces(Array(pieces)) : nil
    case "CHANGE": return change(pieces)
    case "ANY":
      // A value isn't the rest of a chain, an assignment or a call.
      if first.isMark(".") || first.isMark("=") || (first.isGroup && pieces.count == 1) {
        guard
          first.written.hasPrefix("[") || first.written.hasPrefix("{") || isClosure(first)
            || pieces.count > 1,
          !first.isMark("=")
        else { return nil }
      }
      return .pieces(Array(pieces))
    case "ANIMATOR", "VIEW", "LIST", "GESTURE", "OTHER", "TRANSITION":
      return isObject(pieces) ? .pieces(Array(pieces)) : nil
    default:
      guard let number = ForeignNumber.value(pieces) else { return nil }
      return .number(number.value, unit: number.unit)
    }
  }

  /// Returns the last name of a constant in lowercase, such as `up` of `SwipeDirection.up`, or the text in
  /// quotation marks; `nil` if the pieces are neither.
  private static func lastName(of pieces: ArraySlice<Foreign>) -> String? {
    let isChain = pieces.allSatisfy { $0.word != nil || $0.isMark(".") }
    let areSeparate = !zip(pieces, pieces.dropFirst()).contains { $0.word != nil && $1.word != nil }
    if isChain { return areSeparate ? pieces.last?.word : nil }
    guard pieces.count == 1, case .text(let text)? = pieces.first?.content else { return nil }
    return text.lowercased()
  }

  /// The speeds that other tools name, in points per second; our choice.
  private static let speeds: [(name: String, speed: Double)] = [("fast", 2000), ("slow", 400)]

  private static func isNumber(_ piece: Foreign) -> Bool {
    if case .number = piece.content { true } else { false }
  }

  /// Returns whether pieces can name an object: one chain of names and calls, not several words.
  private static func isObject(_ pieces: ArraySlice<Foreign>) -> Bool {
    guard let first = pieces.first, !first.isGroup, !first.isMark(".") else { return false }
    let isChain = pieces.allSatisfy { piece in
      guard case .mark(let mark) = piece.content else { return true }
      return marksOfChains.contains(mark)
    }
    return isChain
      && !zip(pieces, pieces.dropFirst()).contains { one, next in
        !isMark(one) && !isMark(next) && !next.isGroup
      }
  }

  private static func isMark(_ piece: Foreign) -> Bool {
    if case .mark = piece.content { true } else { false }
  }

  private static let marksOfChains: [Character] = [".", "?", "!", "#", "@", "$"]

  /// Returns the change of a property that an assignment makes, or `nil` if the pieces are none:
  /// `card.alpha = 0`, `card.center.y -= 100`, `card.transform = .identity`.
  private static func change(_ pieces: ArraySlice<Foreign>) -> WordBindings.Value? {
    guard let equals = pieces.firstIndex(where: { $0.isMark("=") }) else { return nil }
    var target = pieces[..<equals]
    let sign = target.last.flatMap { $0.isMark("+") || $0.isMark("-") ? $0 : nil }
    if sign != nil { target = target.dropLast() }
    // Optional chaining names the same object.
    target = target.filter { !$0.isMark("?") && !$0.isMark("!") }[...]
    // The offset of a view in SwiftUI is a distance rather than a view.
    if let first = target.first?.word, ["offset", "dragoffset"].contains(first) { return nil }
    guard target.count > 2, case .pieces(var chain)? = value("PLACE", target) else { return nil }
    let given = pieces[(equals + 1)...]
    if chain.last?.word == "transform", sign == nil,
      let (property, value, isAdded) = Words.property(ofTransform: given)
    {
      chain[chain.count - 1] = Foreign(content: .word(property), written: property)
      return .change(chain, value: value, isAdded: isAdded)
    }
    if sign == nil, chain.last?.word?.hasSuffix("color") == true, let color = Words.color(given) {
      return .change(chain, value: color, isAdded: false)
    }
    guard let sign else {
      return Words.literal(given).map { .change(chain, value: $0, isAdded: false) }
    }
    guard let number = ForeignNumber.value(given) else { return nil }
    let signed = sign.isMark("-") ? -number.value : number.value
    return .change(
      chain, value: Numerals.text(signed, decimals: 9) + number.unit, isAdded: true)
  }

  /// Flutter's durations in Material Design.
  private static let durations: [(name: String, milliseconds: Int)] = [
    ("short1", 50), ("short2", 100), ("short3", 150), ("short4", 200), ("medium1", 250),
    ("medium2", 300), ("medium3", 350), ("medium4", 400), ("long1", 450), ("long2", 500),
    ("long3", 550), ("long4", 600), ("extralong1", 700), ("extralong2", 800), ("extralong3", 900),
    ("extralong4", 1000),
  ]

  private static func time(_ pieces: ArraySlice<Foreign>, unit: String) -> WordBindings.Value? {
    // `Durations.medium2`
    if pieces.count == 3, pieces.first?.word == "durations", let name = lastName(of: pieces),
      let duration = durations.first(where: { $0.name == name })?.milliseconds
    {
      return .time("\(duration)ms")
    }
    guard let number = ForeignNumber.value(pieces), number.value >= 0 else { return nil }
    let text = Numerals.text(number.value, decimals: 9)
    switch number.unit {
    case "": return .time(text + unit)
    case "s", "ms", "f": return .time(text + number.unit)
    case "sec", "secs", "second", "seconds": return .time(text + "s")
    case "msec", "millis", "milliseconds": return .time(text + "ms")
    case "frames", "frame": return .time(text + "f")
    default: return nil
    }
  }
}

/// Points, sizes and rectangles as they are written in short: `.zero`, `.init(x: 0, y: 20)`,
/// `CGPointMake(0, 20)`.
private enum Geometry {
  static let zero = Foreign(content: .number(0, unit: ""), written: "0")

  /// Returns the values of the components, none if all are zero, and the number of pieces; `nil` if
  /// the pieces aren't a value of the type, or are written in full.
  static func values(
    of typed: ArraySlice<Foreign>, type: String
  ) -> (values: [[Foreign]], count: Int)? {
    var (rest, count) = (typed, 0)
    if rest.first?.word == type {
      rest = rest.dropFirst()
      count += 1
    }
    if rest.first?.isMark(".") == true {
      rest = rest.dropFirst()
      count += 1
      if rest.first?.word == "zero" { return ([], count + 1) }
      guard rest.first?.word == "init" else { return nil }
    } else {
      guard rest.first?.word == "\(type)make" else { return nil }
    }
    guard case .group("(", let arguments)? = rest.dropFirst().first?.content, !arguments.isEmpty
    else { return nil }
    return (arguments.map { $0.value }, count + 2)
  }
}

/// Numbers of other languages: literals, products with π, and conversions such as `CGFloat(0.5)`.
enum ForeignNumber {
  /// Returns the value of an expression, or `nil` if it isn't a number.
  static func value(_ pieces: ArraySlice<Foreign>) -> (value: Double, unit: String)? {
    if let branch = branch(of: pieces) { return value(branch) }
    var rest = pieces
    var sum: (value: Double, unit: String)?
    var sign = 1.0
    if let first = rest.first, first.isMark("-") || first.isMark("+") {
      sign = first.isMark("-") ? -1 : 1
      rest = rest.dropFirst()
    }
    while true {
      guard let next = product(&rest) else { return nil }
      if let before = sum {
        guard before.unit.isEmpty, next.unit.isEmpty else { return nil }
        sum = (before.value + sign * next.value, "")
      } else {
        sum = (sign * next.value, next.unit)
      }
      guard let mark = rest.first else { break }
      guard mark.isMark("+") || mark.isMark("-") else { return nil }
      sign = mark.isMark("-") ? -1 : 1
      rest = rest.dropFirst()
    }
    return sum.flatMap { $0.value.isFinite ? $0 : nil }
  }

  /// Returns the numbers in brackets, or `nil` if the pieces are anything else.
  static func list(_ pieces: [Foreign]) -> [Double]? {
    guard pieces.count == 1, case .group("[", let elements)? = pieces.first?.content,
      !elements.isEmpty
    else { return nil }
    let numbers = elements.compactMap { value($0.value[...])?.value }
    return numbers.count == elements.count ? numbers : nil
  }

  /// Returns the first branch of a conditional value, or `nil` if the pieces are none:
  /// `isOpen ? 1 : 0`, `if (isOpen) 1f else 0f`.
  static func branch(of pieces: ArraySlice<Foreign>) -> ArraySlice<Foreign>? {
    branches(of: pieces)?.first
  }

  /// Returns the two branches of a conditional value, or `nil` if the pieces are none.
  static func branches(
    of pieces: ArraySlice<Foreign>
  ) -> (first: ArraySlice<Foreign>, second: ArraySlice<Foreign>)? {
    if let question = pieces.firstIndex(where: { $0.isMark("?") }),
      let colon = pieces[question...].firstIndex(where: { $0.isMark(":") }),
      question > pieces.startIndex, colon > question + 1
    {
      return (pieces[(question + 1)..<colon], pieces[(colon + 1)...])
    }
    guard pieces.first?.word == "if", pieces.dropFirst().first?.isGroup == true,
      let other = pieces.firstIndex(where: { $0.word == "else" }), other > pieces.startIndex + 2
    else { return nil }
    return (pieces[(pieces.startIndex + 2)..<other], pieces[(other + 1)...])
  }

  /// Returns the number of the second branch of a conditional value, or `nil` if it is none.
  static func otherBranch(of pieces: ArraySlice<Foreign>) -> Double? {
    guard let first = branch(of: pieces), first.endIndex + 1 < pieces.endIndex else { return nil }
    return value(pieces[(first.endIndex + 1)...])?.value
  }

  private static func product(
    _ rest: inout ArraySlice<Foreign>
  ) -> (value: Double, unit: String)? {
    guard var result = factor(&rest) else { return nil }
    while let mark = rest.first, mark.isMark("*") || mark.isMark("/") {
      rest = rest.dropFirst()
      guard let next = factor(&rest), result.unit.isEmpty, next.unit.isEmpty else { return nil }
      result.value = mark.isMark("*") ? result.value * next.value : result.value / next.value
    }
    return result
  }

  private static func factor(
    _ rest: inout ArraySlice<Foreign>
  ) -> (value: Double, unit: String)? {
    guard let first = rest.first else { return nil }
    rest = rest.dropFirst()
    switch first.content {
    case .number(let number, let unit):
      // A conversion changes the type or names the unit: `125.dp.toPx()`, `300.milliseconds`
      if unit.isEmpty, let named = converted(&rest) { return (number, named) }
      // A unit may follow after a space: `200 ms`.
      if unit.isEmpty, let word = rest.first?.word, units.contains(word) {
        rest = rest.dropFirst()
        return (number, word)
      }
      return (number, unit)
    case .mark("."):
      guard rest.first?.word == "pi" else { return nil }
      rest = rest.dropFirst()
      return (Double.pi, "")
    case .word("pi"): return (Double.pi, "")
    case .word(let name):
      if let number = constants[name] { return (number, "") }
      // `Spring.StiffnessLow`
      if rest.first?.isMark(".") == true,
        let number = rest.dropFirst().first?.word.flatMap({ constants[$0] })
      {
        rest = rest.dropFirst(2)
        return (number, "")
      }
      if case .group("(", let arguments)? = rest.first?.content, arguments.count == 1,
        arguments[0].label == nil, types.contains(name)
      {
        rest = rest.dropFirst()
        return value(arguments[0].value[...])
      }
      guard rest.first?.isMark(".") == true, rest.dropFirst().first?.word == "pi" else {
        return nil
      }
      rest = rest.dropFirst(2)
      return (Double.pi, "")
    // `(1 - 0.25)`, and `[NSNumber numberWithFloat: 0.5]`
    case .group("(", let arguments) where arguments.count == 1 && arguments[0].label == nil:
      return value(arguments[0].value[...])
    case .group("[", let arguments)
    where arguments.count == 1 && arguments[0].value.first?.word == "nsnumber":
      return arguments[0].value.last.flatMap { value([$0]) }
    case .text, .group, .mark: return nil
    }
  }

  /// Takes the conversions behind a number and returns the unit that they name, or `nil` if there are none.
  private static func converted(_ rest: inout ArraySlice<Foreign>) -> String? {
    var unit: String?
    while rest.first?.isMark(".") == true, let name = rest.dropFirst().first?.word,
      let named = conversions[name]
    {
      unit = unit == nil || unit == "" ? named : unit
      rest = rest.dropFirst(2)
      if case .group("(", let arguments)? = rest.first?.content, arguments.isEmpty {
        rest = rest.dropFirst()
      }
    }
    return unit
  }

  private static let conversions = [
    "dp": "", "sp": "", "px": "", "pt": "", "topx": "", "todp": "", "toint": "", "tofloat": "",
    "todouble": "", "tolong": "", "f": "", "s": "s", "sec": "s", "seconds": "s", "ms": "ms",
    "milliseconds": "ms", "millis": "ms",
  ]

  /// The numbers of Compose and Android that have names, in lowercase.
  private static let constants: [String: Double] = [
    "dampingratiohighbouncy": 0.2, "dampingratiomediumbouncy": 0.5, "dampingratiolowbouncy": 0.75,
    "dampingrationobouncy": 1, "stiffnesshigh": 10_000, "stiffnessmedium": 1500,
    "stiffnessmediumlow": 400, "stiffnesslow": 200, "stiffnessverylow": 50,
    "damping_ratio_high_bouncy": 0.2, "damping_ratio_medium_bouncy": 0.5,
    "damping_ratio_low_bouncy": 0.75, "damping_ratio_no_bouncy": 1, "stiffness_high": 10_000,
    "stiffness_medium": 1500, "stiffness_low": 200, "stiffness_very_low": 50,
  ]

  private static let types = ["cgfloat", "double", "float", "int", "timeinterval"]

  private static let units = [
    "s", "ms", "f", "sec", "secs", "second", "seconds", "msec", "millis", "milliseconds", "frames",
    "frame",
  ]
}
