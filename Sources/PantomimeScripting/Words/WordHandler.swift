import PantomimeKit

/// What a pasted text does when something happens: `onTap: () => controller.forward()`,
/// `.onEnded { value in … }`, `completion: { _ in … }`.
struct WordHandler {
  /// When a handler is called.
  enum Cause: Equatable {
    /// At an event of the scene.
    case event(String)
    /// At the end of the gesture that the rest of the text adds.
    case gestureEnd
    /// At the end of the animation that the rest of the text makes.
    case animationEnd
  }

  /// The label or the method as written.
  let name: String
  let cause: Cause
  let statements: [String]
  /// The closure as written, without its braces.
  let closure: String

  /// Whether the handler has no effect on a scene.
  var onlyPrints: Bool { statements.allSatisfy { WordHandler.prints($0) } }

  /// Returns whether a statement has no effect on a scene.
  static func prints(_ statement: String) -> Bool {
    ["print", "println", "debugPrint", "log", "NSLog", "console.log"].contains {
      statement.hasPrefix("\($0)(")
    }
  }

  /// Returns whether a statement only keeps what the event says: `location = event.location`, for a closure
  /// with the parameter `event`.
  private static func keeps(_ statement: String, of parameters: String) -> Bool {
    let sides = Words.split(statement, at: "=").map { ForeignBlock.trimmed($0) }
    guard sides.count == 2,
      sides[1].allSatisfy({ $0.isLetter || $0.isNumber || "._$!?".contains($0) })
    else { return false }
    let name = sides[1].prefix { $0 != "." }
    guard name.count < sides[1].count else { return false }
    // The parameters of `(e) => setState(…)` aren't known any more.
    let values = ["position", "localPosition", "globalPosition", "location", "velocity"]
    return name.hasPrefix("$") || values.contains { sides[1].hasSuffix(".\($0)") }
      || ForeignWord.words(of: parameters).contains { $0.text == String(name) }
  }

  /// Returns whether a statement moves something back to where it was: `offset = .zero`,
  /// `offsetX.animateTo(0f)`.
  static func isReturn(_ statement: String) -> Bool {
    let words = ForeignWord.words(of: statement).map { $0.text.lowercased() }
    guard let name = words.first(where: { $0 != "self" && $0 != "this" }),
      ["offset", "translation", "position", "drag"].contains(where: { Words.has(name, $0) })
        || ["x", "y", "dx", "dy"].contains(Foreign.plain(name))
    else { return false }
    let pieces = Foreign.pieces(of: statement)
    if let equals = pieces.firstIndex(where: { $0.isMark("=") }) {
      return isZero(pieces[(equals + 1)...])
    }
    guard words.contains(where: { $0 == "animateto" || $0 == "snapto" }),
      case .group("(", let arguments)? = pieces.last?.content, let target = arguments.first
    else { return false }
    return isZero(target.value[...])
  }

  private static func isZero(_ value: ArraySlice<Foreign>) -> Bool {
    value.last?.word == "zero" || ForeignNumber.value(value)?.value == 0
  }

  /// Returns whether a statement follows a finger: `offset += details.delta`, `change.consume()`.
  static func moves(_ statement: String) -> Bool {
    let words = ForeignWord.words(of: statement).map { $0.text.lowercased() }
    let names = ["delta", "translation", "offset", "amount", "consume", "location", "position"]
    return ["+=", "-="].contains { Words.has(statement, $0) }
      || words.contains { word in names.contains { Words.has(word, $0) } }
  }

  /// Returns whether a statement turns a state to the other one: `isOpen.toggle()`, `open = !open`.
  static func toggles(_ statement: String) -> Bool {
    if statement.hasSuffix(".toggle()") { return true }
    let sides = Words.split(statement, at: "=").map { ForeignBlock.trimmed($0) }
    return sides.count == 2 && sides[1] == "!\(sides[0])"
  }

  /// Whether the handler does what a drive does with each movement.
  var moves: Bool { [.event("pan changed"), .event("press changed")].contains(cause) }

  /// Returns the handlers of a text that do something.
  static func handlers(of text: String) -> [WordHandler] {
    var found: [WordHandler] = []
    collect(Foreign.pieces(of: text), to: &found)
    return found
  }

  /// Returns a text without what its handlers do.
  static func emptied(_ text: String, _ handlers: [WordHandler]) -> String {
    handlers.filter { !$0.moves }.reduce(text) { text, handler in
      Advice.range(of: "{\(handler.closure)}", in: text).map { text.replacing($0, by: "{ }") }
        ?? text
    }
  }

  private static func collect(_ pieces: [Foreign], to found: inout [WordHandler]) {
    var isAnimated = false
    func isHandled(_ piece: Foreign) -> Bool {
      closure(in: piece).map { text in found.contains { $0.closure == text } } ?? false
    }
    for (place, piece) in pieces.enumerated() {
      let rest = pieces[(place + 1)...]
      if let name = piece.word {
        // `onTap: { … }`, `completion:^(BOOL finished) { … }`
        if let mark = rest.first, mark.isMark(":") || mark.isMark("=") {
          add(piece.written, name, rest.dropFirst(), to: &found)
        } else if let call = rest.first, case .group("(", let arguments) = call.content,
          let last = arguments.last, last.label == nil
        {
          // `.onEnded { … }`, `addStatusListener((status) { … })`
          add(piece.written, name, Foreign.closure(last.value)[...], to: &found)
        }
      }
      guard case .group(_, let arguments) = piece.content else { continue }
      isAnimated = isAnimated || arguments.contains { $0.label == "animations" }
      for argument in arguments {
        if let label = argument.label {
          add(argument.name ?? label, label, argument.value[...], to: &found)
        } else if argument.isTrailing, isAnimated {
          add("completion", "completion", argument.value[...], to: &found)
        }
        if !isHandled(piece), !argument.value.contains(where: isHandled) {
          collect(argument.value, to: &found)
        }
      }
    }
  }

  private static func add(
    _ written: String, _ name: String, _ value: ArraySlice<Foreign>, to found: inout [WordHandler]
  ) {
    guard let cause = cause(of: name),
      let closure = value.first(where: { !$0.isMark("^") }).flatMap({ closure(in: $0) }),
      !found.contains(where: { $0.closure == closure && $0.cause == cause })
    else { return }
    let (parameters, body) = ForeignBlock.withoutParameters(closure[...])
    var statements = ForeignBlock.statements(body)
    // `{ finished in if finished { … } }`
    if statements.count == 1, statements[0].hasPrefix("if "),
      let block = ForeignBlock(statements[0][...])
    {
      let condition = block.before.dropFirst(3).filter { !"() ".contains($0) }
      let isParameter = ForeignWord.words(of: String(parameters)).contains { $0.text == condition }
      if isParameter { statements = ForeignBlock.statements(block.inside) }
    }
    if statements.isEmpty { return }
    statements = statements.map { statement in
      keeps(statement, of: String(parameters)) ? "print(\(statement))" : statement
    }
    // `velocity.y > 500 && close()`
    statements = statements.map { statement in
      let parts = Words.split(statement, at: " && ")
      let isComparison = parts.count == 2 && parts[0].contains { "<>".contains($0) }
      return isComparison ? "if \(parts[0]) { \(parts[1]) }" : statement
    }
    found.append(
      WordHandler(name: written, cause: cause, statements: statements, closure: closure))
  }

  private static func cause(of name: String) -> Cause? {
    switch Words.standard.handlers[name] {
    case "GESTURE ended": .gestureEnd
    case "ANIMATION ended": .animationEnd
    case let event?: .event(event)
    case nil: nil
    }
  }

  /// Returns the text in the braces of a closure, or `nil` if a piece is none.
  private static func closure(in piece: Foreign) -> String? {
    switch piece.content {
    case .group("{", _):
      String(
        piece.written.hasSuffix("}")
          ? piece.written.dropFirst().dropLast() : piece.written.dropFirst())
    case .group("(", let arguments) where arguments.last?.isTrailing == true:
      arguments.last?.value.first.flatMap { closure(in: $0) }
    default: nil
    }
  }
}

extension ForeignBlock {
  /// Returns the parameters of a closure and the rest of it: `value in ` and `x = value` of
  /// `value in x = value`.
  static func withoutParameters(_ closure: Substring) -> (parameters: Substring, body: Substring) {
    for mark in ["in", "->", "=>"] {
      for end in closure.indices.prefix(60) where closure[end...].hasPrefix(mark) {
        let names = closure[..<end]
        let body = closure[end...].dropFirst(mark.count)
        let isList = names.allSatisfy { $0.isLetter || $0.isNumber || " _,:[]$()?\n".contains($0) }
        let isApart = names.last.map { " )\n".contains($0) } ?? false
        guard isList, isApart, body.first.map({ " \n{".contains($0) }) ?? true else { continue }
        return (names, body)
      }
    }
    return ("", closure)
  }
}
