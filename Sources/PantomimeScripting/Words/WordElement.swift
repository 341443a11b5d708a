import PantomimeKit

/// An element of JSX, such as `<motion.div drag="y" dragElastic={0.2}>`.
struct WordElement {
  /// The type, of which Motion has one for each element of a page.
  let type: String
  /// The attributes, each with its value as a call has it; one without a value is true.
  private let attributes: [(name: String, value: String)]

  /// Reads the first element of a text, or returns `nil` if the text begins with none that has
  /// attributes.
  init?(_ text: String) {
    var rest = Array(text.unicodeScalars)[...]
    func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    func isName(_ scalar: Unicode.Scalar) -> Bool { scalar.isNamePart && scalar != ":" }
    guard rest.first == "<" else { return nil }
    let name = string(rest.dropFirst().prefix(while: isName))
    guard name.first?.isLetter == true else { return nil }
    type = name.hasPrefix("motion.") ? "motion.div" : name
    rest = rest.dropFirst(name.unicodeScalars.count + 1)
    var attributes: [(name: String, value: String)] = []
    while true {
      rest = rest.drop { $0.isBlank }
      guard let first = rest.first, first != ">", first != "/" else { break }
      let name = string(rest.prefix(while: isName))
      guard name.first?.isLetter == true else { return nil }
      rest = rest.dropFirst(name.unicodeScalars.count)
      guard rest.first == "=" else {
        guard rest.first != ":" else { return nil }
        attributes.append((name, "true"))
        continue
      }
      rest = rest.dropFirst()
      guard let opening = rest.first, "\"'{".unicodeScalars.contains(opening) else { return nil }
      var depth = 0
      let end = rest.indices.dropFirst().first { index in
        guard opening == "{" else { return rest[index] == opening }
        if rest[index] == "{" { depth += 1 }
        if rest[index] == "}" { depth -= 1 }
        return depth < 0
      }
      let inside = string(rest[(rest.startIndex + 1)..<(end ?? rest.endIndex)])
      attributes.append((name, opening == "{" ? inside : "\"\(inside)\""))
      rest = rest[min((end ?? rest.endIndex) + 1, rest.endIndex)...]
    }
    guard !attributes.isEmpty else { return nil }
    self.attributes = attributes
  }

  /// The element as a call with its attributes in braces.
  var call: String {
    "\(type)({ \(attributes.map { "\($0.name): \($0.value)" }.joined(separator: ", ")) })"
  }

  /// The animation of an element of Motion as a call, or `nil` if it has none.
  var animation: String? {
    guard type == "motion.div", let values = value("animate"), values.hasPrefix("{") else {
      return nil
    }
    return "animate(card, \(values), \(value("transition") ?? "{}"))"
  }

  private func value(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The attributes as assignments, without those that name or draw the element.
  var assignments: [(name: String, text: String)] {
    attributes.filter { !WordElement.technical.contains($0.name) }.map {
      ($0.name, "\($0.name) = \($0.value)")
    }
  }

  private static let technical: Set<String> = [
    "className", "class", "style", "key", "ref", "id", "src", "testID", "animate", "transition",
    "name",
  ]
}

extension Advice {
  /// Returns the error with the statements for an element of JSX, or `nil` if no row has the element or
  /// one of its attributes.
  func element(
    _ element: WordElement, _ error: ScriptError, line: (String) -> String
  ) -> ScriptError? {
    if let animation = element.animation, let meant = read(animation, error) {
      let others = element.assignments.map { $0.name }.filter { $0 != "initial" }
      return meant.placed(
        in: error, line, notes: others.isEmpty ? [] : [WordAccount.note(on: others)])
    }
    if hasRow(element.call, where: { Words.has($0.shape, "{") }),
      let meant = read(element.call, error)
    {
      return meant.placed(in: error, line)
    }
    var (statements, omitted, notes): ([String], [String], [String]) = ([], [], [])
    var missing: ScriptError?
    for attribute in element.assignments {
      let texts = [attribute.text, attribute.name]
      guard let text = texts.first(where: { hasRow($0, where: { !$0.isHelp }) }),
        text != attribute.name || attribute.name.hasPrefix("on")
      else {
        omitted.append(attribute.name)
        continue
      }
      let meant = neighborly(error.retyped(as: text))
      guard let offer = meant?.replacement,
        isAccepted((statements + [offer]).joined(separator: "; "))
      else {
        if meant?.replacement == nil { missing = missing ?? meant }
        omitted.append(attribute.name)
        continue
      }
      statements.append(offer)
      notes += meant?.notes ?? []
    }
    guard !statements.isEmpty else {
      if let missing { return error.advising(missing.hint) }
      // The name of the element may have a row of its own.
      guard !element.type.contains("."), hasRow(element.type, where: { _ in true }) else {
        return nil
      }
      return neighborly(error.retyped(as: element.type))?.placed(in: error, line)
    }
    if !omitted.isEmpty { notes.append(WordAccount.note(on: omitted)) }
    let text = statements.joined(separator: "; ")
    var basis = WordBasis()
    basis.isWhole = true
    return error.advising("write `\(text)`", replacement: line(text)).noting(notes).based(on: basis)
  }

  /// Returns whether the values of a text fit a row that meets a condition.
  private func hasRow(_ text: String, where fits: (Words.Row) -> Bool) -> Bool {
    Words.standard.matches(text, acceptsNames: false).contains { match in
      match.bindings != nil && !match.isOfValue && fits(match.row)
    }
  }

  /// Returns the advice for another text that stands for the one of an error, or `nil` if it isn't a
  /// statement that runs.
  func read(_ text: String, _ error: ScriptError) -> ScriptError? {
    guard let found = neighborly(error.retyped(as: text)) else { return nil }
    let meant = lined(found) ?? found
    guard let offer = meant.replacement, !Words.has(offer, "help ") else { return nil }
    return meant
  }
}

extension ScriptError {
  /// Returns the error about another text in place of the one that was typed.
  func retyped(as text: String) -> ScriptError {
    ScriptError.unknownVerb(Word(text, Span(0, 0)), hint: hint).of(text)
  }

  /// Returns the advice for the text of another error, for which this error's text stands.
  func placed(
    in error: ScriptError, _ line: (String) -> String, notes more: [String] = []
  ) -> ScriptError {
    error.advising(hint, replacement: replacement.map(line)).noting(notes + more)
      .based(on: basis)
  }
}
