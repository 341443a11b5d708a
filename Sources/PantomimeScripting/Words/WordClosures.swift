import PantomimeKit

/// The closures of a call: those after the first statement, and what follows an animation.
extension Advice {
  /// Returns the error with the statements for all changes of a closure and for what follows when it has
  /// ended, or `nil` if the text has only one statement.
  func continued(_ error: ScriptError) -> ScriptError? {
    guard let first = foreignStatement(of: error), first.contains("{"),
      !["if", "switch", "case", "func", "guard", "override"].contains(where: { first.hasPrefix($0) }
      )
    else { return nil }
    return started(first, error) ?? followed(first, error) ?? listed(first, error)
  }

  /// Returns the advice for a text, without the last braces of its answer.
  private func advice(for text: String, _ error: ScriptError) -> ScriptError? {
    let plain = ScriptError.unknownVerb(Word(text, Span(0, 0)), hint: error.hint).of(text)
    guard let advised = neighborly(plain), let offer = advised.replacement,
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
    var inside = block.inside
    var parameters = ""
    if let mark = Advice.range(of: " in ", in: String(inside.prefix(48))) {
      let head = String(inside.prefix(48))[..<mark.upperBound]
      if !head.contains("("), !head.contains(";"), !head.contains("=") {
        parameters = String(head)
        inside = inside.dropFirst(head.count)
      }
    }
    let statements = ForeignBlock.statements(inside)
    guard statements.count > 1, statements.contains(where: { Advice.isChange($0) }) else {
      return nil
    }
    let changes = statements.filter { Advice.isChange($0) }
    func whole(_ statement: String) -> String {
      "\(block.before){\(parameters.isEmpty ? " " : parameters)\(statement) }\(block.after)"
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

  /// Returns the error with what follows when an animation or a gesture has ended, or `nil` if the text has
  /// no such closure.
  private func followed(_ first: String, _ error: ScriptError) -> ScriptError? {
    guard let handler = EndHandler(first) else { return nil }
    var (done, omitted, notes): ([String], [String], [String]) = ([], [], [])
    var condition = ""
    for text in handler.body {
      guard let read = reading(text) else {
        omitted.append(text)
        continue
      }
      done.append(read.offer)
      notes += read.notes
    }
    let missing = omitted.map { "'\($0)'" }
    if handler.isAlone {
      if done.isEmpty { done = [Advice.look(at: "completed")] }
      condition = handler.position.map { " \($0)" } ?? ""
      let text = "when \"completed\(condition)\" do \(Advice.block(done))"
      guard isAccepted(text) else { return nil }
      let advised = error.advising("write `\(text)`", replacement: inLine(text, for: first, error))
        .noting("It reacts to every completion; `animator=` behind the position names one.")
        .noting(notes)
      return missing.isEmpty ? advised : advised.noting(WordAccount.note(on: missing))
    }
    guard let base = advice(for: handler.rest, error), let offer = base.replacement else {
      return nil
    }
    if done.isEmpty {
      // A row of its own has what the closure does.
      let own = Words.standard.matches(first, acceptsNames: false).first { $0.bindings != nil }
      if let shape = own?.row.shape, Words.has(shape, "{ "),
        !["{ ANY }", "{ … }"].contains(where: { Words.has(shape, $0) })
      {
        return nil
      }
      let advised = taking(base, offer, for: first, error).noting(WordAccount.note(on: missing))
      let added = handler.isOfGesture ? Words.split(offer, at: "; ") : []
      guard !Words.has(offer, "when "), let event = Advice.event(ofGestureIn: added),
        let option = offer.split(separator: " ").first(where: { $0.hasPrefix("on=") })
      else { return advised }
      let effect = "animate \(option.dropFirst(3).prefix { $0 != ";" }).scale to=1.5 duration=0.3"
      return advised.noting("`when \"\(event)\" do \(effect)` adds an effect, here an example.")
    }
    var all = Words.split(offer, at: "; ")
    // A statement that was tried here is another one on an empty stage.
    if Words.has(offer, "scene ") { return nil }
    if let gesture = handler.isOfGesture ? Advice.event(ofGestureIn: all) : nil {
      all.removeAll { $0.hasPrefix("when ") }
      if done.count == 1, done[0].hasPrefix("when ") || Advice.decides(done[0]) {
        all.append(done[0])
      } else {
        all.append("when \"\(gesture)\" do \(Advice.block(done))")
      }
    } else if !handler.isOfGesture, let end = Advice.end(of: all) {
      if done.contains(where: { $0.hasPrefix("animate ") }) {
        // An animation of the same value would follow itself for ever.
        all += ["wait \(end.duration)"] + done
      } else {
        all.append("when \"completed end animator=\(end.animator)\" do \(Advice.block(done))")
      }
    } else {
      return nil
    }
    let text = all.joined(separator: "; ")
    guard isAccepted(text) else { return nil }
    let kept = base.notes.filter {
      !$0.hasPrefix("Another statement") && !Words.has($0, "A rule decides")
    }
    let advised = error.advising("write `\(text)`", replacement: inLine(text, for: first, error))
      .noting(kept).noting(notes)
    return missing.isEmpty ? advised : advised.noting(WordAccount.note(on: missing))
  }

  /// Returns the event of the recognizer that some statements add, or `nil` if they add none.
  private static func event(ofGestureIn statements: [String]) -> String? {
    guard let added = statements.first(where: { $0.hasPrefix("gesture ") }) else { return nil }
    let words = added.split(separator: " ").map(String.init)
    guard words.count > 2 else { return nil }
    let names = ["tap": "tap recognized", "press": "press began", "pan": "pan ended"]
    return names[words[2]].map { "\($0) gesture=\(words[1])" }
  }

  /// Returns the animator of the first animation among some statements, and its duration; `nil` if there is
  /// none.
  private static func end(of statements: [String]) -> (animator: String, duration: String)? {
    for statement in statements {
      let words = statement.split(separator: " ").map(String.init)
      guard words.count > 2, ["animate", "running"].contains(words[0]) else { continue }
      func option(_ name: String) -> String? {
        words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
      }
      let numbers = [option("duration"), option("delay")].compactMap { text -> Double? in
        guard let text else { return nil }
        let number = Numeral(String(text.prefix { $0.isNumber || $0 == "." }))?.value
        return number.map { text.hasSuffix("ms") ? $0 / 1000 : $0 }
      }
      let duration = numbers.reduce(0, +)
      guard duration > 0 else { continue }
      return (option("on") ?? words[1], Numerals.text(duration, decimals: 6))
    }
    return nil
  }
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

/// The closure that is called when an animation or a gesture has ended.
private struct EndHandler {
  /// The statements of the closure.
  let body: [String]
  /// The text without the closure.
  let rest: String
  /// Whether the closure is all that the text is about, as in `addCompletion { … }`.
  let isAlone: Bool
  /// Whether the closure belongs to a gesture.
  let isOfGesture: Bool
  /// The position that the body asks for, or `nil` if it asks for none.
  private(set) var position: String?

  init?(_ text: String) {
    var rest = text[...]
    var (before, isSecond) = ("", false)
    while let block = ForeignBlock(rest, in: .max) {
      before += block.before
      let head = ForeignBlock.trimmed(block.before)
      let isCompletion =
        head.hasSuffix("completion:") || Words.has(head, "completion:^")
        || isSecond && (head.hasPrefix(")") || head.isEmpty)
      let alone = ["addCompletion", "addCompletion("].contains { head.hasSuffix($0) }
      let isGesture =
        head.hasSuffix(".onEnded") || head.hasSuffix(".onEnded(")
        || [".onTapGesture", ".onLongPressGesture"].contains { Words.has(head, $0) }
      if isCompletion || alone || isGesture {
        var inside = block.inside
        if let mark = Advice.range(of: "in ", in: String(inside.prefix(40))) {
          let head = String(inside.prefix(40))[..<mark.upperBound]
          if !head.contains("("), !head.contains("{"), !head.contains(".") {
            inside = inside.dropFirst(head.count)
          }
        }
        var statements = ForeignBlock.statements(inside)
        // A condition on the position, or on whether it has finished.
        if statements.count == 1, statements[0].hasPrefix("if "),
          let inner = ForeignBlock(statements[0][...])
        {
          let condition = ForeignBlock.trimmed(inner.before.dropFirst(3))
          for name in ["end", "start", "current"] where condition.hasSuffix("== .\(name)") {
            position = name
          }
          if position != nil || ["finished", "completed", "(finished)"].contains(condition) {
            statements = ForeignBlock.statements(inner.inside)
          }
        }
        guard !statements.isEmpty, !statements.contains(where: { $0.hasPrefix("print(") }) else {
          return nil
        }
        body = statements
        self.rest = before + "{ }" + block.after
        isAlone = alone
        isOfGesture = isGesture
        return
      }
      before += "{\(block.inside)}"
      rest = block.after
      isSecond = true
    }
    return nil
  }
}
