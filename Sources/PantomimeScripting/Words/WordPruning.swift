/// The rewriting of a typed text before it is compared with rows: without what changes nothing.
extension Words {
  /// Returns the pieces without declarations and words that change nothing, and the declared name.
  static func pruned(_ pieces: [Foreign]) -> (pieces: [Foreign], assigned: String?) {
    let (untyped, name) = Words.withoutType(Words.selected(pieces))
    var pieces = Words.declared(Words.assigned(Words.messaged(Words.scripted(untyped))))[...]
    var assigned = name
    while let word = pieces.first {
      if word.isMark("-") || word.isMark("#"), pieces.dropFirst().first?.word != nil {
        pieces = pieces.dropFirst()
      } else if let name = word.word, declarations.contains(name),
        let equals = pieces.prefix(8).firstIndex(where: { $0.isMark("=") || $0.word == "by" }),
        equals + 1 < pieces.endIndex
      {
        // The type follows the name in Swift, and precedes it in Dart.
        let names = pieces[..<equals].prefix { !$0.isMark(":") }
        assigned = names.dropFirst().last { $0.word != nil }?.written
        pieces = pieces[(equals + 1)...]
      } else if let name = word.word, ["let", "var"].contains(name), pieces.count > 3,
        pieces[pieces.startIndex + 2].isMark(":"),
        !pieces.contains(where: { $0.isMark("=") })
      {
        // A declaration without a value is about its type.
        assigned = pieces[pieces.startIndex + 1].written
        pieces = pieces.dropFirst(3)
      } else if let name = word.word, evaluations.contains(name), pieces.count > 2,
        pieces.dropFirst().first?.word != nil,
        pieces.dropFirst(2).contains(where: { $0.isMark("=") || $0.isGroup })
      {
        // A debugger evaluates what follows.
        pieces = pieces.dropFirst()
      } else if let name = word.word, fillers.contains(name), pieces.count > 1 {
        pieces = pieces.dropFirst()
        if pieces.first?.isMark(".") == true || pieces.first?.isMark(":") == true {
          pieces = pieces.dropFirst()
        }
      } else if pieces.count > 1, Words.isPrompt(word) {
        pieces = pieces.dropFirst()
      } else {
        break
      }
    }
    // Further closures have labels: `withAnimation(.smooth) { … } completion: { … }`
    while pieces.count > 4, pieces[pieces.endIndex - 1].isGroup,
      pieces[pieces.endIndex - 2].isMark(":"),
      pieces[pieces.endIndex - 3].word != nil, pieces[pieces.endIndex - 4].isGroup
    {
      pieces = pieces.dropLast(3)
    }
    // `scope.launch { sheetState.hide() }.invokeOnCompletion { … }`
    if pieces.count > 4, pieces[pieces.endIndex - 2].word == "invokeoncompletion",
      pieces[pieces.endIndex - 3].isMark(".")
    {
      pieces = pieces.dropLast(3)
    }
    // `Open isTransitioningTo Closed -> spring(…)`
    if pieces.contains(where: { $0.word == "istransitioningto" }),
      let arrow = pieces.indices.dropFirst().first(where: {
        pieces[$0].isMark(">") && pieces[$0 - 1].isMark("-")
      }), arrow + 1 < pieces.endIndex
    {
      pieces = pieces[(arrow + 1)...]
    }
    // A conversion of a value that is read: `state.requireOffset().roundToInt()`
    while pieces.count > 4, case .group("(", let none)? = pieces.last?.content, none.isEmpty,
      let name = pieces[pieces.endIndex - 2].word, conversions.contains(name),
      pieces[pieces.endIndex - 3].isMark("."),
      pieces[pieces.endIndex - 4].word != nil
        || pieces[pieces.endIndex - 4].isGroup
    {
      pieces = pieces.dropLast(3)
    }
    // `guard animator.isRunning else { return }`
    if let other = pieces.lastIndex(where: { $0.word == "else" }), other > pieces.startIndex {
      pieces = pieces[..<other]
    }
    // `opacity.value = withTiming(…)`: a shared value is named by what holds it.
    if let equals = pieces.firstIndex(where: { $0.isMark("=") }), equals - pieces.startIndex > 2,
      pieces[equals - 1].word == "value", pieces.endIndex - equals > 2,
      pieces[equals + 1].word != nil, pieces[equals + 2].isGroup
    {
      pieces = pieces[(equals + 1)...]
    }
    while let last = pieces.last, pieces.count > 1,
      last.isMark(";") || last.isMark(",") || last.isMark(":")
    {
      pieces = pieces.dropLast()
    }
    // `dragElastic={0.2}`: braces enclose a value.
    if pieces.count == 3, let last = pieces.last, pieces[pieces.endIndex - 2].isMark("="),
      case .group("{", let arguments) = last.content, arguments.count == 1,
      arguments[0].label == nil
    {
      pieces = pieces.dropLast() + arguments[0].value
    }
    // An animation of React Native runs when it is started, which is meant anyway.
    if pieces.first?.word == "animated", pieces.count > 4, pieces.last?.isGroup == true,
      pieces[pieces.endIndex - 2].word == "start", pieces[pieces.endIndex - 3].isMark(".")
    {
      pieces = pieces.dropLast(3)
    }
    // Optional chaining names the same object.
    var plain: [Foreign] = []
    for (index, piece) in zip(pieces.indices, pieces) {
      // A question mark before a value is that of a condition.
      let isBranch =
        pieces.dropFirst(index - pieces.startIndex + 1).first.map {
          !$0.isGroup && !$0.isMark(".") && !$0.isMark("=")
        } ?? false
      let isChaining =
        piece.isMark("?") && !isBranch || (piece.isMark("!") && plain.last?.isMark("=") != true)
      if !isChaining || pieces.count < 3 { plain.append(piece) }
    }
    return (ofState(ofAnimation(withoutTypes(withoutInit(plain)))), assigned)
  }

  /// Returns pieces in which the name of a type is called as its initializer: `Spring(duration:bounce:)` for
  /// `Spring.init(duration:bounce:)`.
  private static func withoutInit(_ pieces: [Foreign]) -> [Foreign] {
    guard let place = pieces.firstIndex(where: { $0.word == "init" }), place > 1,
      pieces[place - 1].isMark("."), pieces[place - 2].written.first?.isUppercase == true,
      place + 1 < pieces.count, pieces[place + 1].isGroup
    else { return pieces }
    return Array(pieces[..<(place - 1)]) + pieces[(place + 1)...]
  }

  /// Whether a piece is what precedes a line elsewhere: a period, a colon, `>>>` or `(lldb)`.
  private static func isPrompt(_ piece: Foreign) -> Bool {
    if case .group("(", let arguments) = piece.content, arguments.count == 1 {
      return ["lldb", "gdb"].contains(arguments[0].value.first?.word ?? "")
    }
    return piece.isMark(".") || piece.isMark(":") || piece.isMark(">")
  }

  /// Returns a command of a test driver as the command with its arguments, and any other pieces as they
  /// are: `mobile: tap(x: 100, y: 200)` for `driver.execute_script("mobile: tap", {"x": 100, "y": 200})`.
  private static func scripted(_ pieces: [Foreign]) -> [Foreign] {
    guard let last = pieces.last(where: { !$0.isMark(";") }),
      case .group("(", let arguments) = last.content,
      case .text(let command)? = arguments.first?.value.first?.content,
      command.hasPrefix("mobile:")
    else { return pieces }
    let name = Foreign.pieces(of: command)
    guard arguments.count > 1, case .group(_, let values)? = arguments[1].value.first?.content
    else {
      return name
    }
    return name + [Foreign(content: .group("(", values), written: arguments[1].value[0].written)]
  }

  /// Returns a message of Objective-C as a call, and any other pieces as they are.
  private static func messaged(_ pieces: [Foreign]) -> [Foreign] {
    guard let first = pieces.first else { return pieces }
    // `translationInView`
    if pieces.count == 1, let method = method(ofSelector: first) { return method }
    // `stopAnimation: YES`, unless a row has a colon there, too
    if let name = first.word, pieces.count > 2, pieces[1].isMark(":"), standard.mayBeSelector(name)
    {
      return Words.called(pieces[...])
    }
    guard case .group("[", let arguments) = first.content,
      pieces.dropFirst().allSatisfy({ $0.isMark(";") }), arguments.count == 1,
      arguments[0].label == nil
    else { return pieces }
    let message = arguments[0].value
    let place = message.indices.dropFirst().first { index in
      message[index].word != nil && (message[index - 1].word != nil || message[index - 1].isGroup)
    }
    guard let place else { return pieces }
    // `[[UIViewPropertyAnimator alloc] initWithDuration:0.5 curve:…]` is a call of the class.
    if case .group("[", let inner)? = message.first?.content, let type = inner.first?.value.first,
      type.word != nil, message[place].word?.hasPrefix("init") == true
    {
      return [type] + Words.called(message[place...]).dropFirst()
    }
    // `[CABasicAnimation animationWithKeyPath: …]` makes one, too.
    for maker in ["animation", "function"] {
      let name = message[place].written
      guard name.hasPrefix("\(maker)With"), place == 1, message[0].word != nil else { continue }
      let initializer = "init\(name.dropFirst(maker.count))"
      let method = Foreign(content: .word(initializer.lowercased()), written: initializer)
      return [message[0]] + Words.called([method] + message[(place + 1)...]).dropFirst()
    }
    let period = Foreign(content: .mark("."), written: ".")
    return Array(message[..<place]) + [period] + Words.called(message[place...])
  }

  /// Whether a name before a colon is that of a method of Objective-C: only rows without a colon behind
  /// the name have it.
  private func mayBeSelector(_ name: String) -> Bool {
    let base = Words.selector(name).base.lowercased()
    return hasStatement(base)
      && !(statementPlaces[name] ?? []).contains { place in
        statementLines[place].row.shape.lowercased().hasPrefix("\(name):")
      }
  }

  /// Returns the pieces without a declaration of C, and the declared name:
  /// `[pan velocityInView: view]` for `CGPoint velocity = [pan velocityInView: view]`.
  private static func withoutType(_ pieces: [Foreign]) -> (pieces: [Foreign], name: String?) {
    guard let first = pieces.first, first.word != nil,
      ["UI", "CG", "CA", "NS"].contains(where: { first.written.hasPrefix($0) })
        || ["BOOL", "id", "float", "double"].contains(first.written),
      let equals = pieces.prefix(4).firstIndex(where: { $0.isMark("=") }), equals > 1,
      pieces[equals - 1].word != nil, equals == 2 || pieces[1].isMark("*"),
      equals + 1 < pieces.count
    else { return (pieces, nil) }
    return (Array(pieces[(equals + 1)...]), pieces[equals - 1].written)
  }

  /// Returns the declaration of a method in Objective-C as its selector, and any other pieces as they are:
  /// `scrollViewDidScroll:` for `- (void)scrollViewDidScroll:(UIScrollView *)scrollView`.
  private static func selected(_ pieces: [Foreign]) -> [Foreign] {
    guard pieces.count > 2, pieces[0].isMark("-") || pieces[0].isMark("+"), pieces[1].isGroup,
      pieces[1].written.hasPrefix("("), pieces[2].word != nil
    else { return pieces }
    var selector: [Foreign] = []
    for (index, piece) in pieces.enumerated().dropFirst(2) where piece.isMark(":") {
      selector += [pieces[index - 1], piece]
    }
    return selector.isEmpty ? [pieces[2]] : selector
  }

  /// Returns the parts of a message, each a name and a value behind a colon, as a call.
  static func called(_ parts: ArraySlice<Foreign>) -> [Foreign] {
    guard let first = parts.first, parts.dropFirst().first?.isMark(":") == true else {
      return Array(parts)
    }
    var (base, label) = selector(first.written)
    var arguments: [Foreign.Argument] = []
    var rest = parts.dropFirst(2)
    while !rest.isEmpty || !arguments.isEmpty {
      // A selector has no values.
      let next = rest.indices.first { index in
        rest[index].word != nil && index + 1 < rest.endIndex && rest[index + 1].isMark(":")
      }
      let value = rest[..<(next ?? rest.endIndex)].map { constant($0) }
      arguments.append(Foreign.Argument(label: label, value: Array(value.joined())))
      guard let next else { break }
      label = plainLabel(rest[next].written.lowercased())
      rest = rest[(next + 2)...]
    }
    if base == "init" { base = first.written }
    let name = Foreign(content: .word(base.lowercased()), written: base)
    return [name, Foreign(content: .group("(", arguments), written: "(…)")]
  }

  /// Returns the name of a method of Objective-C in Swift, and the label of its first argument:
  /// `startAnimation` and `afterdelay` for `startAnimationAfterDelay`.
  private static func selector(_ name: String) -> (base: String, label: String?) {
    let letters = Array(name)
    for word in ["With", "At", "After", "In", "For", "To", "From", "By", "On"] {
      for place in letters.indices.dropFirst() where letters[place...].starts(with: word) {
        let base = String(letters[..<place])
        guard letters.dropFirst(place + word.count).first?.isUppercase == true,
          base == "init" || base != setter && standard.hasStatement(base)
        else { continue }
        let label = String(letters[place...]).lowercased()
        let isOfType = base == "init" && label.hasPrefix("with")
        return (base, isOfType ? String(label.dropFirst(4)) : plainLabel(label))
      }
    }
    return (name, nil)
  }

  /// Returns a label without the name of the argument's type: `in` for `inview`.
  private static func plainLabel(_ label: String) -> String {
    for type in ["gesturerecognizer", "touch"]
    where label.hasPrefix("should") && label.hasSuffix(type) {
      return String(label.dropLast(type.count))
    }
    for type in ["view", "position"]
    where ["in", "to", "from", "at"].contains(label.dropLast(type.count))
      && label.hasSuffix(type)
    {
      return String(label.dropLast(type.count))
    }
    return label
  }

  /// Returns a constant of Objective-C as in Swift, and any other piece as it is.
  private static func constant(_ piece: Foreign) -> [Foreign] {
    func word(_ text: String) -> Foreign { Foreign(content: .word(text), written: text) }
    switch piece.word {
    case "yes": return [word("true")]
    case "no": return [word("false")]
    default: break
    }
    if piece.isMark("^") { return [] }
    guard piece.word != nil, let name = enumerated(piece.written)?.name else { return [piece] }
    return [
      Foreign(content: .mark("."), written: "."),
      Foreign(content: .word(name.lowercased()), written: name),
    ]
  }

  /// Returns the case of an enumeration that the name of a constant in Objective-C is, with the property
  /// that has such values and its receiver, or `nil` if the name is none:
  /// `left`, `direction` and `swipegesturerecognizer` of `UISwipeGestureRecognizerDirectionLeft`.
  static func enumerated(_ constant: String) -> (name: String, property: String, owner: String)? {
    guard ["UI", "CA", "NS"].contains(where: { constant.hasPrefix($0) }),
      constant.allSatisfy({ $0.isLetter || $0 == "." })
    else { return nil }
    let parts: [String] = constant.split(separator: ".").flatMap { Words.parts(of: String($0)) }
    guard let place = parts.lastIndex(where: { enumerations.contains($0) }), place > 1,
      place + 1 < parts.count
    else { return nil }
    var name = parts[place + 1]
    for part in parts[(place + 2)...] { name += part.prefix(1).uppercased() + part.dropFirst() }
    return (name, parts[place], parts[1..<place].joined())
  }

  /// The last words in the names of enumerations.
  private static let enumerations = [
    "position", "curve", "direction", "state", "edge", "option", "options", "rate", "style", "mode",
  ]

  /// Returns the method that the name of one in Objective-C is in Swift, or `nil` if a row has the name
  /// itself, or if no row has the method's label: `translation(in:)` for `translationInView`.
  private static func method(ofSelector name: Foreign) -> [Foreign]? {
    guard let word = name.word, word.utf8.count > 6, !standard.hasStatement(word),
      !standard.hasWord(word)
    else { return nil }
    let (base, label) = selector(name.written)
    guard let label, base != "init",
      standard.rows(named: base).contains(where: { has($0.shape.lowercased(), "(\(label):") })
    else { return nil }
    let argument = Foreign.Argument(label: label, value: [], name: label)
    return [
      Foreign(content: .word(base.lowercased()), written: base),
      Foreign(content: .group("(", [argument]), written: "(\(label):)"),
    ]
  }

  /// Returns the call of a setter as an assignment, and any other pieces as they are:
  /// `animator.fractionComplete = 0.25` for `animator.setFractionComplete(0.25)`.
  private static func assigned(_ pieces: [Foreign]) -> [Foreign] {
    let end = pieces.lastIndex { !$0.isMark(";") } ?? 0
    guard end > 0, case .group("(", let arguments) = pieces[end].content, arguments.count == 1,
      arguments[0].label == nil, !arguments[0].isTrailing, !arguments[0].value.isEmpty,
      let name = property(ofSetter: pieces[end - 1].written)
    else { return pieces }
    return pieces[..<(end - 1)]
      + [
        Foreign(content: .word(name.lowercased()), written: name),
        Foreign(content: .mark("="), written: "="),
      ] + arguments[0].value
  }

  /// The beginning of a setter's name in Objective-C; it isn't a method by itself.
  static let setter = "set"

  /// Returns the property that the name of a setter sets, or `nil` if a row has the name itself, or if no
  /// row has the property: `fractionComplete` for `setFractionComplete`.
  static func property(ofSetter name: String) -> String? {
    let rest = name.dropFirst(3)
    guard name.hasPrefix(setter), rest.first?.isUppercase == true, !standard.hasStatement(name)
    else { return nil }
    let property = rest.prefix(1).lowercased() + rest.dropFirst()
    return standard.hasStatement(property) || standard.hasWord(property) ? property : nil
  }

  /// Returns the pieces with the word of the rows for an animation of any name at the beginning:
  /// `anim.duration`, `fadeAnimation.duration`.
  private static func ofAnimation(_ pieces: [Foreign]) -> [Foreign] {
    guard pieces.count > 2, pieces[1].isMark("."), let word = pieces[0].word,
      word != animation, let last = Words.parts(of: pieces[0].written).last,
      last == animation || last == "anim", !standard.hasStatement(word)
    else { return pieces }
    return [Foreign(content: .word(animation), written: pieces[0].written)] + pieces.dropFirst()
  }

  private static let animation = "animation"

  /// Returns the pieces with the receiver of the rows for a controller or a state of any name:
  /// `scrollController.offset` for `cityScrollController.offset`.
  private static func ofState(_ pieces: [Foreign]) -> [Foreign] {
    guard pieces.count > 2, pieces[1].isMark("."), let word = pieces[0].word,
      ["controller", "state"].contains(where: { word.hasSuffix($0) }), let member = pieces[2].word
    else { return pieces }
    let parts = Words.parts(of: pieces[0].written)
    for start in parts.indices.dropLast() {
      let receiver = parts[start...].joined()
      guard
        standard.rows(named: receiver).contains(where: {
          $0.shape.lowercased().hasPrefix("\(receiver).\(member)")
        })
      else { continue }
      return [Foreign(content: .word(receiver), written: pieces[0].written)] + pieces.dropFirst()
    }
    return pieces
  }

  /// Returns the declaration of a function as its signature, and any other pieces as they are.
  private static func declared(_ pieces: [Foreign]) -> [Foreign] {
    guard let start = pieces.prefix(4).firstIndex(where: { $0.word == "func" || $0.word == "fun" }),
      pieces.indices.contains(start + 2), pieces[start + 1].word != nil,
      case .group("(", let arguments) = pieces[start + 2].content
    else { return pieces }
    let labels = arguments.map { argument in
      // `_ touches: Set<UITouch>`, `with event: UIEvent?`, `using: Context`
      let name = argument.label ?? argument.value.first?.word
      return Foreign.Argument(label: name == "_" ? nil : name, value: [])
    }
    let name = pieces[start + 1]
    let body = standard.mayReturn(name.written) ? returned(by: pieces) : nil
    let signature = Foreign(
      content: .group("(", labels + (body.map { [$0] } ?? [])),
      written: pieces[start + 2].written)
    return [name, signature]
  }

  /// Whether a row has a function with its body.
  private func mayReturn(_ name: String) -> Bool {
    (statementPlaces[name.lowercased()] ?? []).contains { place in
      Words.has(statementLines[place].row.shape, "{")
    }
  }

  /// Returns the body of a function as a closure behind its call, without `return`, if it only returns a
  /// number or a name; `nil` for any other body.
  private static func returned(by pieces: [Foreign]) -> Foreign.Argument? {
    // A closure behind the type of the result looks like the argument of a call.
    guard case .group("(", let arguments)? = pieces.last?.content,
      arguments.last?.isTrailing == true,
      let body = arguments.last?.value.first, case .group("{", let inside) = body.content,
      inside.count == 1, inside[0].label == nil
    else { return nil }
    var value = inside[0].value
    if value.count > 1, value[0].word == "return" { value.removeFirst() }
    guard value.count == 1, !value[0].isGroup else { return nil }
    let closure = Foreign(
      content: .group("{", [Foreign.Argument(label: nil, value: value)]), written: body.written)
    return Foreign.Argument(label: nil, value: [closure], isTrailing: true)
  }

  /// Returns the pieces without type arguments, also inside of groups: `Tween(…)` for `Tween<double>(…)`.
  private static func withoutTypes(_ pieces: [Foreign]) -> [Foreign] {
    var plain: [Foreign] = []
    var rest = pieces[...]
    while let piece = rest.first {
      // `snapSizes: const [0.5]`
      if piece.word == "const", plain.last.map({ $0.isMark(":") || $0.isMark("=") }) == true {
        rest = rest.dropFirst()
        continue
      }
      if piece.isMark("<"), plain.last?.word != nil,
        let close = rest.firstIndex(where: { $0.isMark(">") }), close - rest.startIndex < 5,
        rest.indices.contains(close + 1)
          ? rest[close + 1].isGroup : plain.last?.written.first?.isUppercase == true
      {
        let type = rest[(rest.startIndex + 1)..<close]
        rest = rest[(close + 1)...]
        // What is listened for says more than the listener.
        if plain.last?.word == "notificationlistener", type.count == 1,
          type.first?.word.map({ Words.standard.hasStatement($0) }) == true
        {
          plain = plain.dropLast() + type
          rest = rest.dropFirst()
        }
        continue
      }
      plain.append(piece.mapped(withoutTypes))
      rest = rest.dropFirst()
    }
    return plain
  }

  private static let declarations = ["let", "var", "val", "const", "final", "late", "_"]
  private static let evaluations = ["expr", "expression", "e", "p", "po", "call"]
  /// What only changes the type of a value.
  private static let conversions = [
    "roundtoint", "toint", "tofloat", "todouble", "tolong", "topx", "todp", "roundtopx", "tostring",
    "toeasing",
  ]
  private static let fillers = [
    "self", "this", "try", "await", "return", "new", "const", "case", "lazy", "private", "static",
    "func", "override", "adb", "shell", "fun", "suspend", "fileprivate", "public", "internal",
    "weak",
    "$", "unowned", "mutating", "guard", "async", "void", "using",
  ]
}
