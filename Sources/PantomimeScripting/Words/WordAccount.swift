import PantomimeKit

/// The labels and numbers of a pasted call, each of which an answer carries or names.
///
/// A replacement without one of them would be another statement than the one that was meant, so the
/// answer names each that it drops.
package struct WordAccount: Sendable {
  /// A label with its value, or a value.
  struct Item {
    let label: String?
    /// The label of the argument that contains the value, or `nil` if it has none.
    let outer: String?
    let value: [Foreign]
    /// The curve here that the value stands for, or `nil` if it stands for none.
    let curve: String?
    let written: String
    /// Whether the value is one of several in braces, or the argument of a call in a chain.
    var isOfBag = false
  }

  private(set) var items: [Item] = []
  /// Whether the text moves a value of Compose, whose velocity counts its units per second.
  private(set) var movesValue = false
  /// Whether the values that are collected now are in braces, or those of calls in a chain.
  private var isInBag = false

  /// Collects the labels and numbers of a text.
  package init(_ text: String) {
    // The arguments of a declaration are types.
    if Advice.range(of: "func ", in: text) != nil { return }
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    movesValue = pieces.contains { $0.word == "animateto" }
    collect(WordAccount.unwrapped(pieces), nil, nil)
    if let equals = pieces.firstIndex(where: { $0.isMark("=") }) {
      let value = Array(pieces[(equals + 1)...])
      if ForeignNumber.value(value[...]) != nil { add(nil, value) }
    } else if pieces.allSatisfy({ !$0.isGroup && !$0.isMark(":") }) {
      // The numbers of a sentence.
      for piece in pieces { if case .number = piece.content { add(nil, [piece]) } }
    }
  }

  /// Returns the only statement that a coroutine of Compose runs, and any other pieces as they are:
  /// `x.animateTo(1f)` for `LaunchedEffect(Unit) { x.animateTo(1f) }`.
  private static func unwrapped(_ pieces: [Foreign]) -> [Foreign] {
    guard pieces.count > 1, let name = pieces[pieces.count - 2].word,
      ["launchedeffect", "launch", "coroutinescope", "runonuithread", "runonidle"].contains(name),
      case .group("(", let arguments)? = pieces.last?.content, let closure = arguments.last,
      closure.isTrailing, case .group("{", let statements)? = closure.value.first?.content,
      statements.count == 1, statements[0].label == nil
    else { return pieces }
    return unwrapped(statements[0].value)
  }

  /// The note on the parts of a text that its replacement leaves out.
  static func note(on missing: [String]) -> String {
    "\(beginning) \(Spelling.list(missing, "and"))."
  }

  static let beginning = "The line leaves out"

  private mutating func add(
    _ label: String?, _ value: [Foreign], in outer: Foreign.Argument? = nil, curve: String? = nil
  ) {
    let shown = outer?.value ?? value
    let text = Foreign.written(shown)
    let isShort = text.utf8.count < 48
    let name = outer?.name.map { isShort && !shown.isEmpty ? "\($0): \(text)" : $0 }
    items.append(
      Item(
        label: label, outer: outer?.label, value: value, curve: curve, written: name ?? text,
        isOfBag: isInBag))
  }

  /// Collects what the groups among some pieces have.
  private mutating func collect(
    _ pieces: [Foreign], _ label: String?, _ outer: Foreign.Argument?
  ) {
    for (index, piece) in pieces.enumerated() {
      guard case .group(let opening, let arguments) = piece.content else { continue }
      let callee = index > 0 ? pieces[index - 1].word : nil
      // Limits of a value that isn't known.
      if let callee, ["min", "max", "clamp", "flippedcurve"].contains(callee) { continue }
      // A call in a chain says what its argument is: `.maxPointers(1)`, `.setDuration(300)`.
      var own = label
      if let callee, index > 1, pieces[index - 2].isMark("."), arguments.count == 1,
        arguments[0].label == nil, opening == "(", !WordAccount.technical.contains(callee),
        !Words.standard.optionNames(for: callee).isEmpty
          || WordProperties.named(callee) != nil
      {
        own = callee
      }
      let labels = callee.flatMap { WordAccount.positional[$0] } ?? []
      for (place, argument) in arguments.enumerated()
      where !argument.isTrailing || callee == "graphicslayer" {
        // What a place stands for: `tween(300, 50)`
        let isPlaced = argument.label == nil && labels.indices.contains(place)
        collect(argument, opening, callee ?? "", isPlaced ? labels[place] : own, outer)
      }
    }
  }

  private mutating func collect(
    _ argument: Foreign.Argument, _ opening: Character, _ callee: String, _ label: String?,
    _ outer: Foreign.Argument?
  ) {
    // The statements of a closure have a row of their own, unless it's the value of a label and returns a
    // timing or a number.
    let isValue =
      label.map { $0.hasSuffix("spec") || ForeignNumber.value(argument.value[...]) != nil } == true
    if opening == "{", argument.label == nil, !isValue { return }
    let isOfChain = argument.label == nil && label == callee && !callee.isEmpty
    let wasInBag = isInBag
    if argument.label != nil || isOfChain {
      // The arguments of an animated widget are the properties that it animates.
      isInBag =
        opening == "{" || isOfChain || callee.hasPrefix("animated") || callee == "graphicslayer"
    }
    defer { isInBag = wasInBag }
    let label = argument.label ?? label
    let outer = outer ?? (argument.label == nil ? nil : argument)
    let value = argument.value
    if let label {
      let isHandler = label.hasPrefix("on") && label.utf8.count > 5
      // The animation that another one repeats has numbers of its own.
      let isTiming = label == "animation" && value.contains { $0.isGroup }
      if isHandler || !isTiming && WordAccount.technical.contains(label) { return }
    }
    if ForeignNumber.value(value[...]) != nil {
      add(label, value, in: outer)
    } else if let curve = Words.curve(value[...]) {
      add(label, value, in: outer, curve: curve)
      // A tween has a duration, too.
      if Words.has(Foreign.written(value), "tween(") { collect(value, label, outer) }
    } else if let label, ["ease", "easing", "curve", "timingfunction"].contains(label),
      let curve = WordAccount.bezier(value)
    {
      add(label, value, in: outer, curve: curve)
    } else if let label, WordProperties.named(label) != nil, Words.color(value[...]) != nil {
      add(label, value, in: outer)
    } else if let label, WordProperties.named(label) != nil || label == "times",
      ForeignNumber.list(value) != nil
    {
      add(label, value, in: outer)
    } else if value.contains(where: { $0.isGroup }) {
      collect(value, label, outer)
    } else if let label, !WordAccount.isNothing(value),
      // A signature has no values, so only what is known by its label is missed.
      !value.isEmpty || !Words.standard.optionNames(for: label).isEmpty,
      // The name of the call says it, too: `AbsorbPointer(absorbing: true)`.
      !Words.has(callee, Symptoms.stem(label))
    {
      add(label, value, in: outer)
    }
  }

  /// Returns the curve of four numbers in brackets, or `nil` if the value is none.
  private static func bezier(_ value: [Foreign]) -> String? {
    guard value.count == 1, case .group("[", let elements)? = value.first?.content,
      elements.count == 4
    else { return nil }
    let numbers = elements.compactMap { ForeignNumber.value($0.value[...])?.value }
    guard numbers.count == 4 else { return nil }
    return "cubic(\(numbers.map { Numerals.text($0) }.joined(separator: ",")))"
  }

  /// Labels of objects and of what only the language needs.
  private static let technical: Set<String> = [
    "target", "action", "in", "with", "of", "for", "on", "forkey", "animations", "completion",
    "vsync", "content", "child", "key", "id", "ref", "delegate", "selector", "view", "value",
    "keypath", "coordinatespace", "body", "builder", "context", "label", "animation", "thendragto",
    "before", "onupdate", "onstart", "onend", "style", "initial", "animate", "exit", "usingblock",
    "scope", "orientation", "state", "transition", "description",
    "visible", "visiblestate", "enter", "tag", "children", "slivers", "controller", "itembuilder",
    "separatorbuilder", "headersliverbuilder", "feedback", "typeconverter", "scaffoldstate",
    "sheetstate", "name", "parent", "usenativedriver", "finished", "type",
    "paused",
    "passive", "trigger", "markers", "scrub",
  ]

  /// Whether a value says nothing: it is none, or what holds anyway.
  private static func isNothing(_ value: [Foreign]) -> Bool {
    guard let word = value.last?.word else { return false }
    return [
      "nil", "null", "none", "zero", "self", "this", "undefined", "identity",
      "beginfromcurrentstate", "unit", "restart",
    ].contains(word)
  }

  /// The labels of arguments that may be given without them, in lowercase.
  private static let positional: [String: [String]] = [
    "tween": ["durationmillis", "delaymillis", "easing"],
    "repeatable": ["iterations", "animation", "repeatmode"],
    "infiniterepeatable": ["animation", "repeatmode"],
  ]

  private static let lengths: Set<String> = ["width", "height", "top", "left", "elevation"]

  /// The labels of a spring's numbers.
  private static let springs: Set<String> = ["stiffness", "damping", "mass", "tension", "friction"]

  /// Returns the spring that some values make, or `nil` if they make none.
  static func spring(of items: [Item]) -> String? {
    func number(_ labels: [String]) -> Double? {
      items.first { item in item.label.map { labels.contains($0) } == true }
        .flatMap { ForeignNumber.value($0.value[...])?.value }
    }
    let stiffness = number(["stiffness", "tension"])
    let damping = number(["damping", "friction"])
    guard let stiffness = stiffness ?? (damping == nil ? nil : 100), stiffness > 0 else {
      return nil
    }
    let numbers = [number(["mass"]) ?? 1, stiffness, damping ?? 10]
    return "spring(\(numbers.map { Numerals.text($0, decimals: 6) }.joined(separator: ",")))"
  }

  /// Returns the spring of a statement's duration and of the bounce that a label among some values has, or
  /// `nil` if there is none.
  static func bounce(of items: [Item], in statement: String) -> String? {
    guard let item = items.first(where: { $0.label == "bounce" }),
      let bounce = ForeignNumber.value(item.value[...])?.value,
      let option = statement.split(separator: " ").first(where: { $0.hasPrefix("duration=") }),
      let number = Numeral(String(option.dropFirst(9).prefix { $0.isNumber || $0 == "." }))
    else { return nil }
    let duration = option.hasSuffix("ms") ? number.value / 1000 : number.value
    return "bounce(\(Numerals.text(duration, decimals: 6)),\(Numerals.text(bounce, decimals: 6)))"
  }

  /// The text of an answer, in a form for comparison.
  private struct Said {
    var numbers: [Double] = []
    var words: Set<String> = []
    /// The names of options.
    var options: Set<String> = []
    /// The numbers that are times, and those of repetitions.
    var (times, counts): ([Double], [Double]) = ([], [])

    init(_ text: String) {
      var (word, digits, option) = ("", "", "")
      for scalar in (text.lowercased() + " ").unicodeScalars {
        if ("0"..."9").contains(scalar) || scalar == ".", word.isEmpty {
          digits.unicodeScalars.append(scalar)
          continue
        }
        while digits.hasSuffix(".") { digits.removeLast() }
        if let number = Numeral(digits)?.value {
          numbers.append(number)
          if scalar == "m" || scalar == "s" || Said.durations.contains(option) {
            times.append(number)
          }
          if option == "repeat" || option == "repeat-for" { counts.append(number) }
        }
        digits = ""
        if ("a"..."z").contains(scalar) || scalar == "-" && !word.isEmpty {
          word.unicodeScalars.append(scalar)
        } else if !word.isEmpty {
          words.insert(word)
          if scalar == "=" { options.insert(word) }
          option = scalar == "=" ? word : ""
          // `ease-in-out` is `easeInOut` elsewhere.
          words.insert(word.filter { $0 != "-" })
          for part in word.split(separator: "-") { words.insert(Symptoms.stem(String(part))) }
          word = ""
          if ("0"..."9").contains(scalar) { digits.unicodeScalars.append(scalar) }
        }
      }
    }

    private static let durations: Set<String> = [
      "duration", "delay", "after", "over", "hold", "for", "press", "begin", "response",
    ]

    /// Returns whether a number occurs as it is, or in another unit or direction.
    func has(_ number: Double, labeled label: String?) -> Bool {
      let n = abs(number)
      var forms = [n]
      // Only a number without a label may be a share.
      if label == nil { forms += [n / 1000, n * 1000, n * 100, n / 100] }
      func isNear(_ said: Double, _ form: Double) -> Bool {
        abs(form - said) <= 0.001 * max(abs(form), 0.01)
      }
      let isOfTime = label.map { label in
        !WordAccount.springs.contains(label) && !WordAccount.lengths.contains(label)
          && WordProperties.named(label) == nil
      }
      if isOfTime == true,
        times.contains(where: { said in [n / 1000, n * 1000].contains { isNear(said, $0) } })
      {
        return true
      }
      if let label, Words.has(label, "repeat") || Words.has(label, "iteration") {
        return counts.contains { said in [n, n + 1, n - 1, n / 2].contains { isNear(said, $0) } }
      }
      if let label, ["rotat", "angle", "radian"].contains(where: { Words.has(label, $0) }) {
        forms.append(n * 180 / .pi)
      }
      return numbers.contains { said in forms.contains { isNear(said, $0) } }
    }
  }

  /// Returns the labels and numbers that an answer neither carries nor names.
  ///
  /// - Parameters:
  ///   - answer: The replacement, the hint and the notes.
  ///   - basis: What the replacement takes from the text.
  package func missing(
    in answer: String, basis: WordBasis = WordBasis()
  ) -> [(written: String, label: String?)] {
    var missing: [(written: String, label: String?)] = []
    for item in items(missingIn: answer, basis: basis)
    where !missing.contains(where: { $0.written == item.written }) {
      missing.append((item.written, item.label))
    }
    return missing
  }

  /// Returns the labels with their values, and the numbers, that an answer neither carries nor names.
  func items(missingIn answer: String, basis: WordBasis) -> [Item] {
    if basis.isWhole { return [] }
    let said = Said(answer)
    return items.filter { item in
      // A curve is carried only as it is.
      if let curve = item.curve {
        return !(Advice.range(of: curve, in: answer) != nil || isCarried(item, said, basis.numbers))
      }
      if item.label.map({ basis.labels.contains($0) && !item.isNumber }) == true { return false }
      return !isCarried(item, said, basis.numbers)
    }
  }

  private func isCarried(_ item: Item, _ said: Said, _ taken: [Double]) -> Bool {
    if let number = ForeignNumber.value(item.value[...])?.value {
      return number == 0 || taken.contains(abs(number))
        || said.has(number, labeled: item.value.contains { $0.word == "pi" } ? "angle" : item.label)
    }
    if item.curve != nil {
      let numbers = WordBasis.numbers(item.value)
      return !numbers.isEmpty
        && numbers.allSatisfy { $0 == 0 || taken.contains($0) || said.has($0, labeled: nil) }
    }
    guard let label = item.label else { return true }
    if let list = ForeignNumber.list(item.value) {
      return list.allSatisfy { $0 == 0 || taken.contains(abs($0)) || said.has($0, labeled: nil) }
    }
    if let color = Words.color(item.value[...]), WordProperties.named(label) != nil {
      return color.split(separator: ",").allSatisfy { part in
        Numeral(String(part)).map { $0.value == 0 || said.has($0.value, labeled: nil) } ?? true
      }
    }
    if label == "animated", item.value.last?.word == "true" { return true }
    // `repeat=` says nothing about the way back.
    if label == "repeatmode" { return said.options.contains("autoreverse") }
    let options = [label] + Words.standard.optionNames(for: label)
    if options.contains(where: { said.options.contains($0) }) { return true }
    // The label is written in lowercase, so its parts aren't known.
    let meanings = Words.standard.meanings(of: label)
    let isNamed = said.words.contains { word in
      word == label || meanings.contains(word)
        || word.utf8.count > 3 && (label.hasPrefix(word) || label.hasSuffix(word))
    }
    if isNamed { return true }
    // The case of an enumeration, or a text.
    guard let last = item.value.last, item.value.count > 1 || last.word == nil else { return false }
    var value = last.word ?? ""
    if case .text(let text) = last.content { value = text.lowercased() }
    value = value.filter { $0 != "-" }
    return said.words.contains { word in
      word == value || word.utf8.count > 3 && (value.hasPrefix(word) || value.hasSuffix(word))
    }
  }
}

/// What a replacement takes from a text, besides what it shows.
package struct WordBasis: Sendable, Hashable {
  /// The numbers that it is calculated from.
  var numbers: [Double] = []
  /// The labels that its row has.
  var labels: Set<String> = []
  /// Whether it takes all of the text.
  var isWhole = false
  /// The sentence of its row as the table has it, and as the answer has it.
  var own = ""
  var difference = ""

  package init() {}

  /// Creates the basis of a row's statement.
  init(_ row: Words.Row, _ bindings: WordBindings, _ template: String) {
    numbers = bindings.numbers(in: template)
    for piece in ForeignWord.words(of: row.shape) where piece.depth > 0 {
      labels.insert(Foreign.spelled(piece.text.lowercased()))
    }
    // The numbers of a shape are those that it is about.
    numbers += WordBasis.numbers(Foreign.pieces(of: row.shape))
    isWhole = Words.has(template, "TIMING")
  }

  fileprivate static func numbers(_ pieces: [Foreign]) -> [Double] {
    pieces.flatMap { piece -> [Double] in
      switch piece.content {
      case .number(let number, _): [abs(number)]
      case .group(_, let arguments): arguments.flatMap { numbers($0.value) }
      case .word, .text, .mark: []
      }
    }
  }
}

extension Words {
  /// Returns the options here that a label of another language stands for, the likeliest first.
  func optionNames(for label: String) -> [String] { meanings(of: label, in: "Options") }

  /// Returns the words here that a word of another language stands for.
  ///
  /// - Parameter section: The section of the table, or `nil` for any.
  func meanings(of word: String, in section: String? = nil) -> [String] {
    (wordPlaces[word.lowercased()] ?? []).map { wordLines[$0] }.filter { line in
      section.map { $0 == line.section } ?? true
    }.flatMap { line in
      line.row.replacement.split(separator: " ").map { String($0.prefix { $0 != "=" }) }
        // An object is no part of the meaning.
        .filter { $0 != "on" }
    }
  }
}

extension WordAccount {
  /// Returns whether a value of an option was typed: a curve, or its numbers.
  func isTyped(_ value: String) -> Bool {
    if items.contains(where: { $0.curve == value }) { return true }
    let numbers = Said(value).numbers.filter { $0 != 0 }
    let typed = items.compactMap { ForeignNumber.value($0.value[...])?.value }.map { abs($0) }
    return !numbers.isEmpty
      && numbers.allSatisfy { number in typed.contains { [$0, $0 / 1000].contains(number) } }
  }

  /// Returns whether a statement has one of the numbers, other than 0.
  func hasNumber(in statement: String) -> Bool {
    let said = Said(statement)
    return items.contains { item in
      guard let number = ForeignNumber.value(item.value[...])?.value, number != 0 else {
        return false
      }
      return said.numbers.contains(abs(number))
    }
  }

  /// The properties of a view that the labels name.
  var properties: [String] {
    items.filter { $0.isOfBag }.compactMap { $0.label.flatMap { WordProperties.named($0)?.path } }
  }
}

extension WordAccount.Item {
  var isProperty: Bool { isOfBag && label.map { WordProperties.named($0) != nil } == true }
  var isNumber: Bool { ForeignNumber.value(value[...]) != nil }
}

extension Advice {
  /// Returns an error that names what its replacement leaves out of the text.
  ///
  /// A reference to the help replaces nothing.
  func accounted(_ advised: ScriptError) -> ScriptError { freed(named(advised)) }

  private func named(_ advised: ScriptError) -> ScriptError {
    let advised = separated(sprung(effective(carrying(advised))))
    guard !advised.notes.contains(where: { $0.hasPrefix(WordAccount.beginning) }),
      let source = advised.source, let offer = advised.replacement,
      !Words.has(offer, "help ")
    else { return advised }
    let typed = Advice.statement(in: Advice.dividedAtInstant(source).rest)
    let answer = ([offer, advised.hint] + advised.notes).joined(separator: " ")
    let isSprung = Words.has(answer, Advice.defaultSprings.compose)
    let missing = WordAccount(typed).missing(in: answer, basis: advised.basis)
      .filter { !isSprung || !$0.written.hasSuffix("spring()") }
    guard !missing.isEmpty else { return advised }
    let forms = offer.split(separator: ";").compactMap { part in
      part.split(separator: " ").first.flatMap { Commands.named(String($0))?.form }
    }
    // The option may be one that the line could have.
    let named = missing.map { item -> String in
      let option = item.label.map { [$0] + Words.standard.optionNames(for: $0) }?.first { name in
        forms.contains { form in form.options.contains { $0.name == name } }
      }
      return option.map { "\(item.written) (here `\($0)=`)" } ?? item.written
    }
    return advised.noting(WordAccount.note(on: named))
  }

  /// Returns an error that calls only those values of its replacement examples that weren't typed.
  private func separated(_ advised: ScriptError) -> ScriptError {
    let advised = withTypedDuration(advised)
    let all = "The values are examples."
    guard let note = advised.notes.first(where: { $0.hasSuffix(all) }),
      let source = advised.source, let offer = advised.replacement,
      WordAccount(Advice.statement(in: Advice.dividedAtInstant(source).rest)).hasNumber(in: offer)
    else { return advised }
    return advised.without(note).noting(
      Words.replacing(all, in: note, by: "The other values are examples."))
  }

  /// Returns an error that doesn't call the duration of its replacement an example if it was typed.
  private func withTypedDuration(_ advised: ScriptError) -> ScriptError {
    guard let source = advised.source, let offer = advised.replacement,
      let option = offer.split(separator: " ").first(where: { $0.hasPrefix("duration=") }),
      WordAccount(Advice.statement(in: Advice.dividedAtInstant(source).rest)).isTyped(
        String(option.dropFirst(9)))
    else { return advised }
    let clause = "he duration is an example"
    guard let note = advised.notes.first(where: { Words.has($0, clause) }) else { return advised }
    var left = note
    for (part, other) in [
      ("; t\(clause), and ", "; "), ("; t\(clause)", ""), (" T\(clause).", ""), ("T\(clause).", ""),
    ] { left = Words.replacing(part, in: left, by: other) }
    let rest = advised.without(note)
    return left.isEmpty ? rest : rest.noting(left)
  }
}
