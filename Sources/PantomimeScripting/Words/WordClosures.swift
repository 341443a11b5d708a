import PantomimeKit

/// The closures of a call that make several changes.
extension Advice {
  /// Returns the error with the statements for all changes of a closure, or `nil` if the text has only one
  /// statement.
  func continued(_ error: ScriptError) -> ScriptError? {
    guard let first = foreignStatement(of: error), first.contains("{"),
      !["if", "switch", "case", "func", "guard", "override"].contains(where: { first.hasPrefix($0) }
      )
    else { return nil }
    return started(first, error) ?? listed(first, error)
  }

  /// Returns the advice for a text, without the last braces of its answer.
  private func advice(for text: String, _ error: ScriptError) -> ScriptError? {
    guard let advised = neighborly(error.retyped(as: text)), let offer = advised.replacement,
      advised.hint.hasPrefix("write "), !Statement.asksForHelp(offer)
    else { return nil }
    return advised
  }

  /// Returns the error with the advice for another text, with another replacement.
  private func taking(
    _ advised: ScriptError, _ text: String, for first: String, _ error: ScriptError
  ) -> ScriptError {
    error.advising("write `\(text)`", replacement: inLine(text, for: first, error))
      .noting(advised.notes)
  }

  /// Returns the error with an animator that is started, too, or `nil` if the text starts none:
  /// `UIViewPropertyAnimator(…) { … }.startAnimation()`.
  private func started(_ first: String, _ error: ScriptError) -> ScriptError? {
    let call = ".startAnimation()"
    guard first.hasSuffix(call), let base = advice(for: String(first.dropLast(call.count)), error),
      let offer = base.replacement, offer.hasPrefix("\(AnimatorCommand.form.name) "),
      let name = offer.split(separator: " ").dropFirst().first
    else { return nil }
    let text = "\(offer); start on=\(name)"
    return isAccepted(text) ? taking(base, text, for: first, error) : nil
  }

  /// Returns the error with a line for each change of a closure, or `nil` if there is only one statement.
  private func listed(_ first: String, _ error: ScriptError) -> ScriptError? {
    guard let block = ForeignBlock(first[...], in: .max) else { return nil }
    let inside = ForeignBlock.withoutParameters(block.inside).body
    let parameters = block.inside[..<inside.startIndex]
    let statements = ForeignBlock.statements(inside)
    guard statements.count > 1, statements.contains(where: { Advice.isChange($0) }) else {
      return nil
    }
    let changes = statements.filter { Advice.isChange($0) }
    func whole(_ statement: String) -> String {
      "\(block.before){\(parameters) \(statement) }\(block.after)"
    }
    guard let base = advice(for: whole(changes[0]), error), let offer = base.replacement else {
      return nil
    }
    var all = Words.split(offer, at: "; ")
    var omitted = statements.filter { !Advice.isChange($0) }
    var notes = base.notes
    for change in changes.dropFirst() {
      guard let other = advice(for: whole(change), error), let more = other.replacement else {
        omitted.append(change)
        continue
      }
      let new = Words.split(more, at: "; ").filter { !all.contains($0) }
      if new.isEmpty || !isAccepted((all + new).joined(separator: "; ")) {
        omitted.append(change)
      } else {
        all += new
        for note in other.notes where !notes.contains(note) { notes.append(note) }
      }
    }
    let text = all.joined(separator: "; ")
    var advised = error.advising("write `\(text)`", replacement: inLine(text, for: first, error))
      .noting(notes)
    if !omitted.isEmpty {
      advised = advised.noting(WordAccount.note(on: omitted.map { "'\($0)'" }))
    }
    return advised
  }

  /// Whether a statement changes a property, or contains a closure that does.
  private static func isChange(_ statement: String) -> Bool {
    if let block = ForeignBlock(statement[...], in: .max) {
      return ForeignBlock.statements(block.inside).contains { isChange($0) }
    }
    let words = statement.split(separator: " ")
    if words.count > 2, words[1] == "=", states.contains(String(words[0])) { return true }
    return WordShape("CHANGE").match(Words.pruned(Foreign.pieces(of: statement)).pieces[...]) != nil
  }

  /// The names of a view's state in SwiftUI for which there are rows.
  private static let states: Set<String> = [
    "scale", "opacity", "rotation", "angle", "offset", "x", "y", "offsetX", "offsetY",
  ]
}

/// A layer animation whose properties are assigned after it is made.
extension Advice {
  /// Returns the error with one statement for a layer animation with its properties, or `nil` if the text
  /// makes none: `let fade = CABasicAnimation(keyPath: "opacity"); fade.toValue = 0`.
  func configured(_ error: ScriptError) -> ScriptError? {
    guard simulation != nil, let source = error.source, Words.has(source, "Animation("),
      let parts = WordRequest(statementsOf: source, acceptsTexts: true)?.clauses,
      let name = Words.pruned(Foreign.pieces(of: parts[0])).assigned, Words.has(parts[0], "= CA"),
      let base = advice(for: parts[0], error), let offer = base.replacement, !offer.contains(";")
    else { return nil }
    var words = offer.split(separator: " ").map(String.init)
    var (omitted, typed): ([String], [String]) = ([], [])
    let isAngle = words.contains { $0.hasSuffix(".rotation") }
    func set(_ option: String) {
      let name = option.prefix { $0 != "=" }
      // Core Animation's angles are in radians.
      var option = option
      if isAngle, ["from", "to", "by", "values"].contains(String(name)) {
        let degrees = option.dropFirst(name.count + 1).split(separator: ",").map { part in
          Numeral(String(part)).map { Numerals.text($0.value * 180 / .pi, decimals: 4) }
            ?? String(part)
        }
        option = "\(name)=\(degrees.joined(separator: ","))"
      }
      words.removeAll { $0.hasPrefix("\(name)=") }
      words.append(option)
      typed.append(String(name))
    }
    for part in parts.dropFirst() {
      if Words.has(part, ".add(") {
        let texts = part.split(separator: "\"", omittingEmptySubsequences: false)
        if texts.count == 3 { set("key=\(texts[1])") }
        continue
      }
      let label = part.dropFirst(name.count + 1).prefix { $0.isLetter }
      guard part.hasPrefix("\(name)."),
        let other = advice(for: "animation.\(part.dropFirst(name.count + 1))", error)?.replacement
      else {
        omitted.append(part)
        continue
      }
      let options = Words.standard.optionNames(for: String(label)) + [label.lowercased()]
      let found = other.split(separator: " ").first { word in
        options.contains { word.hasPrefix("\($0)=") }
      }
      guard let found else {
        omitted.append(part)
        continue
      }
      set(String(found))
    }
    // What remains of the examples belongs to values that were typed.
    if typed.contains("values"), !typed.contains("times") {
      words.removeAll { $0.hasPrefix("times=") }
    }
    if typed.contains("by") || typed.contains("from") && !typed.contains("to") {
      words.removeAll { $0.hasPrefix("to=") && !typed.contains("to") }
    }
    let text = words.joined(separator: " ")
    guard isAccepted(text) else { return nil }
    var advised = error.advising("write `\(text)`", replacement: inLine(text, for: source, error))
      .noting("Its properties are options, where it is added.")
    if !omitted.isEmpty {
      advised = advised.noting(WordAccount.note(on: omitted.map { "'\($0)'" }))
    }
    return advised
  }
}
