import PantomimeKit

/// A comparison as Swift writes it, such as `pan.state == .began`, whose left side is a path; it can be
/// the condition of a branch or of an assertion.
private struct ForeignComparison {
  let left: String
  /// Whether the comparison is the whole text.
  let isWhole: Bool
  /// The operator of an expectation, or an empty text for equality.
  let operation: String
  /// The right side as a value, or `nil` if it is none.
  let value: String?

  private static let operators = [
    ("===", ""), ("!==", "!="), ("==", ""), ("!=", "!="), ("<=", "<="), (">=", ">="), ("<", "<"),
    (">", ">"),
  ]

  /// The beginnings of the texts that a comparison can be a part of.
  private static let beginnings = [
    "if ", "guard ", "while ", "#expect(", "#require(", "expect(", "assert(", "precondition(",
    "XCTAssert(", "XCTAssertTrue(", "XCTAssertFalse(", "XCTAssertEqual(", "XCTAssertNotEqual(",
    "XCTAssertGreaterThan(", "XCTAssertGreaterThanOrEqual(", "XCTAssertLessThan(",
    "XCTAssertLessThanOrEqual(",
  ]

  /// Reads a text, or returns `nil` if it is no comparison of a path with something.
  init?(_ text: String) {
    var rest = text[...]
    let beginning = ForeignComparison.beginnings.first { rest.hasPrefix($0) }
    rest = rest.dropFirst(beginning?.count ?? 0)
    isWhole = beginning == nil
    let left = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" }
    guard left.first?.isLetter == true, left.last != "." else { return nil }
    let behind = rest.dropFirst(left.count).drop { $0 == " " }
    self.left = String(left)
    // The arguments of an assertion, or its condition alone.
    if beginning?.hasSuffix("(") == true, let mark = behind.first, ",)".contains(mark) {
      (operation, value) = ("", nil)
      return
    }
    // The type of a call: `snap<Float>()`
    let type = behind.dropFirst().prefix { $0.isLetter || $0 == "." }
    if behind.first == "<", !type.isEmpty, behind.dropFirst(type.count + 1).first == ">" {
      return nil
    }
    guard
      let (written, operation) = ForeignComparison.operators.first(where: {
        behind.hasPrefix($0.0)
      })
    else { return nil }
    let right = behind.dropFirst(written.count).drop { $0 == " " }
    guard !right.isEmpty else { return nil }
    self.operation = operation
    value = ForeignComparison.value(right)
  }

  /// Returns the value that is written on the right side: a number, a word, or a case of an enumeration.
  private static func value(_ text: Substring) -> String? {
    let word = text.prefix { $0 != " " && $0 != "{" && $0 != "}" && $0 != "," }
    guard text.dropFirst(word.count).allSatisfy({ " {}".contains($0) }) else { return nil }
    switch word {
    case "true": return "yes"
    case "false": return "no"
    case "nil": return "none"
    default: break
    }
    if Numeral(String(word))?.value != nil { return String(word) }
    let last = word.split(separator: ".").last.map(String.init) ?? ""
    return last.allSatisfy { $0.isLetter } && !last.isEmpty ? last : nil
  }
}

// Comparisons of paths, which look at the path here.

extension Advice {
  /// Returns the advice for a comparison of a path that is misspelled, or that no row knows; `nil` for
  /// any other text.
  ///
  /// - Parameter advised: The advice from the rows for the text as typed, or `nil` if there is none.
  func compared(_ error: ScriptError, _ advised: ScriptError?) -> ScriptError? {
    guard simulation != nil, !error.isUnfinished, !error.isInterruption, let source = error.source
    else { return nil }
    let (start, rest) = Advice.dividedAtInstant(source)
    // An assertion may begin with a number sign.
    let first = Advice.statement(in: rest).isEmpty ? rest : Advice.statement(in: rest)
    guard let comparison = ForeignComparison(first),
      error.hasUnknownVerb || !comparison.isWhole, let path = path(meantBy: comparison.left)
    else { return nil }
    let isRight = path == comparison.left
    // A row about the comparison says more than its left side, but a reaction isn't a look at a path.
    let isKnown = Words.standard.matches(first, acceptsNames: false).contains { match in
      match.bindings != nil && [" > ", " < "].contains { Words.has(match.row.shape, $0) }
        && !(isRight && Words.has(match.row.replacement, " do "))
    }
    if isKnown { return nil }
    // A row that says what decides knows more about the name than a path that it's read as.
    if !isRight, let offer = advised?.replacement, offer.hasPrefix("\(SetCommand.form.name) rule=")
    {
      return nil
    }
    let statement = start + "show \(path)"
    if isRight {
      // A branch or a loop isn't a look at its condition.
      guard comparison.isWhole else { return nil }
      if let offer = advised?.replacement, offer.hasPrefix(statement) { return nil }
    } else if let place = Advice.range(of: comparison.left, in: source) {
      // The rows for the right spelling say more than the path alone.
      let right = ScriptError.unknownVerb(Word(path, Span(0, 0)), hint: error.hint)
        .of(source.replacing(place, by: path))
      if let meant = neighborly(right), !meant.offersHelp, meant.hint != error.hint {
        let line = error.place?.text ?? source
        let typed = Advice.range(of: source, in: line)
        return error.advising(
          meant.hint,
          replacement: meant.replacement.map { offer in
            typed.map { line.replacing($0, by: offer) } ?? offer
          }
        ).noting("Read as '\(path)'.").noting(meant.notes)
      }
      guard comparison.isWhole else { return nil }
    }
    let line = error.place?.text ?? source
    let replacement =
      Advice.range(of: start + first, in: line).map { line.replacing($0, by: statement) }
      ?? statement
    var result = error.advising("write `\(statement)`", replacement: replacement)
    if !isRight { result = result.noting("Read as '\(path)'.") }
    if let value = comparison.value {
      let parts = ["expect", path, comparison.operation, value].filter { !$0.isEmpty }
      let expectation = parts.joined(separator: " ")
      if works(expectation) { result = result.noting("`\(expectation)` asserts it.") }
    }
    return result
  }

  /// Returns the path of the scene that a name stands for: the path itself, the one for its words of
  /// another framework, or the one that is spelled almost alike; `nil` if there is none.
  private func path(meantBy name: String) -> String? {
    if let path = path(named: name, isCorrected: false) { return path }
    for reading in corrected(name, everywhere: true) {
      if let path = path(named: reading.text, isCorrected: false) { return path }
    }
    if let path = path(named: name, isCorrected: true) { return path }
    // The receiver may be a variable, such as `animator`.
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let last = parts.last, let simulation else { return nil }
    let ends = simulation.paths.compactMap { $0.split(separator: ".").last.map(String.init) }
    for end in [last] + Spelling.near(last, among: ends) {
      let whole = (parts.dropLast() + [end]).joined(separator: ".")
      if end != last, let path = path(named: whole, isCorrected: false) { return path }
      let isAnimator = parts[0].lowercased().hasSuffix("animator")
      if isAnimator, simulation.paths.contains(end) { return end }
    }
    return nil
  }

  /// - Parameter isCorrected: Whether to correct typing errors.
  private func path(named name: String, isCorrected: Bool) -> String? {
    let verb = "\(Show.form.name) "
    let text = verb + name
    guard let statement = try? Statement(text, in: catalog) else { return nil }
    do throws(ScriptError) {
      try statement.command.check(SceneCheck(simulation, in: catalog))
      return name
    } catch {
      let advised = Repair.advice(ofChecking: error, in: statement).of(statement.textOfStatement)
      let fitted = fitted(statement.placing(advised))
      if fitted.hint.hasPrefix("did you mean"), !isCorrected { return nil }
      guard let line = fitted.replacement, line.hasPrefix(verb) else { return nil }
      let path = String(line.dropFirst(verb.count))
      return path.contains(" ") ? nil : path
    }
  }
}

extension ScriptError {
  /// Whether the error suggests only the help, or nothing.
  var offersHelp: Bool {
    hint.hasPrefix("see `help ") || hint.hasPrefix("`help")
      || replacement.map { Statement.asksForHelp($0) } ?? false
  }
}
