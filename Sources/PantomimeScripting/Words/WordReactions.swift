import PantomimeKit

/// A handler of a pasted widget or modifier, with what it does: `onTap: () => controller.forward()`.
struct WordHandler {
  /// The label as written.
  let name: String
  /// The event here.
  let event: String
  let statements: [Foreign.Argument]

  /// The events that the labels of Flutter and Compose stand for, in lowercase.
  private static let events: [String: String] = [
    "ontap": "tap recognized", "onclick": "tap recognized", "onpressed": "tap recognized",
    "ontapup": "tap recognized", "ondoubletap": "tap recognized", "ondoubleclick": "tap recognized",
    "ontapdown": "touch down", "onpointerdown": "touch down", "onpandown": "touch down",
    "onverticaldragdown": "touch down", "onhorizontaldragdown": "touch down",
    "onpointermove": "touch move", "onpointerup": "touch up",
    "onlongpress": "press began", "onlongpressstart": "press began", "onlongclick": "press began",
    "onlongpressmoveupdate": "press changed", "onlongpressend": "press ended",
    "onlongpressup": "press ended", "onpanstart": "pan began", "onverticaldragstart": "pan began",
    "onhorizontaldragstart": "pan began", "ondragstart": "pan began", "ondragstarted": "pan began",
    "onpanupdate": "pan changed", "onverticaldragupdate": "pan changed",
    "onhorizontaldragupdate": "pan changed", "onpanend": "pan ended",
    "onverticaldragend": "pan ended", "onhorizontaldragend": "pan ended", "ondragend": "pan ended",
    "ondragstopped": "pan ended", "onpancancel": "pan cancelled",
    "onverticaldragcancel": "pan cancelled", "onhorizontaldragcancel": "pan cancelled",
    "ondragcancel": "pan cancelled", "ontapcancel": "gesture failed",
  ]

  /// Returns the handlers of a text that do something.
  static func handlers(of text: String) -> [WordHandler] {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    var found: [WordHandler] = []
    // `onTap: () => controller.forward(),`
    if pieces.count > 2, let name = pieces[0].word, pieces[1].isMark(":") || pieces[1].isMark("=") {
      add(name, pieces[0].written, Array(pieces[2...]), to: &found)
    }
    collect(pieces, to: &found)
    addStates(pieces, to: &found)
    return found
  }

  /// Adds what follows the tests of an animation's status:
  /// `if (status == AnimationStatus.completed) controller.reverse()`.
  private static func addStates(_ pieces: [Foreign], to found: inout [WordHandler]) {
    for (place, piece) in pieces.enumerated() {
      guard case .group(_, let arguments) = piece.content else { continue }
      if place > 0, pieces[place - 1].word == "if", let test = arguments.first?.value,
        test.contains(where: { $0.word == "animationstatus" }),
        let event = states[test.last?.word ?? ""]
      {
        var act = Array(pieces[(place + 1)...].prefix { $0.word != "else" })
        if let last = arguments.last, last.isTrailing,
          case .group(_, let inside)? = last.value.first?.content
        {
          act = inside.first?.value ?? []
        }
        let statement = Foreign.Argument(label: nil, value: act)
        found.append(
          WordHandler(name: test.last?.written ?? "", event: event, statements: [statement]))
      } else {
        for argument in arguments { addStates(argument.value, to: &found) }
      }
    }
  }

  private static let states = ["completed": "completed end", "dismissed": "completed start"]

  private static func collect(_ pieces: [Foreign], to found: inout [WordHandler]) {
    for piece in pieces {
      guard case .group(let opening, let arguments) = piece.content, opening != "{" else {
        continue
      }
      for argument in arguments {
        if let label = argument.label {
          add(label, argument.name ?? label, argument.value, to: &found)
        }
        collect(argument.value, to: &found)
      }
    }
  }

  private static func add(
    _ label: String, _ name: String, _ value: [Foreign], to found: inout [WordHandler]
  ) {
    guard let event = events[label], value.count == 1,
      case .group("{", let statements)? = value.first?.content, !statements.isEmpty
    else { return }
    found.append(WordHandler(name: name, event: event, statements: statements))
  }

  /// A statement of a handler: what it does, and the comparison of a velocity that it depends on.
  struct Step {
    var text: String
    /// The comparison with a number, which follows the path: `< -700`.
    var condition: String?

    /// Whether the statement has no effect on a scene.
    var onlyPrints: Bool {
      ["print", "println", "debugPrint", "log"].contains { text.hasPrefix("\($0)(") }
    }
  }

  /// What the handler does.
  var steps: [Step] {
    statements.map { statement in
      var value = statement.value[...]
      // The parameters of a closure in Kotlin: `{ change, amount -> … }`
      if let arrow = zip(value.indices, value.indices.dropFirst()).first(where: {
        value[$0].isMark("-") && value[$1].isMark(">")
      }) {
        value = value[(arrow.1 + 1)...]
      }
      if let label = statement.name { return Step(text: "\(label) = \(Foreign.written(value))") }
      guard value.first?.word == "if", value.count > 2,
        case .group("(", let tests)? = value.dropFirst().first?.content, tests.count == 1
      else { return Step(text: Foreign.written(value)) }
      var act = value.dropFirst(2)
      if let other = act.firstIndex(where: { $0.word == "else" }) { act = act[..<other] }
      if case .group(_, let inside)? = act.first?.content, act.count == 1 {
        act = (inside.first?.value ?? [])[...]
      }
      // The closure behind the test of `if (…) { … }`
      if case .group("(", let all)? = value.dropFirst().first?.content, let last = all.last,
        last.isTrailing, case .group(_, let inside)? = last.value.first?.content
      {
        act = (inside.first?.value ?? [])[...]
      }
      return Step(
        text: Foreign.written(act), condition: WordHandler.comparison(tests[0].value) ?? "")
    }
  }

  /// Returns the comparison of a velocity with a number, or `nil` if a test is none.
  private static func comparison(_ test: [Foreign]) -> String? {
    guard let place = test.firstIndex(where: { $0.isMark("<") || $0.isMark(">") }),
      test[..<place].contains(where: { Words.has($0.word ?? "", "velocity") })
    else { return nil }
    var number = test[(place + 1)...]
    var mark = test[place].written
    if number.first?.isMark("=") == true {
      number = number.dropFirst()
      mark += "="
    }
    return ForeignNumber.value(number).map { "\(mark) \(Numerals.text($0.value, decimals: 6))" }
  }

  /// The component of a velocity that the handler compares.
  var component: String { Words.has(name.lowercased(), "horizontal") ? "x" : "y" }
}

/// What a pasted widget or modifier does with its handlers, and the value from which it animates.
extension Advice {
  /// Returns an error whose line also has the reactions for what the handlers of its text do, and the
  /// handlers for which it has none.
  func reacting(_ advised: ScriptError) -> (ScriptError, omitted: [String]) {
    guard let source = advised.source else { return (advised, []) }
    let handlers = WordHandler.handlers(
      of: Advice.statement(in: Advice.dividedAtInstant(source).rest))
    guard !handlers.isEmpty else { return (advised, []) }
    var omitted: [String] = []
    let changed = rewriting(advised) { line in
      var statements = Words.split(line, at: "; ")
      for handler in handlers where !isDriven(statements, by: handler) {
        // A row of its own has what the handler does.
        let isReaction = statements.contains {
          $0.hasPrefix("when \"\(handler.event)") && !Words.has($0, " do show ")
        }
        if isReaction { continue }
        var reactions: [String] = []
        let steps = handler.steps.filter { !$0.onlyPrints }
        for step in steps {
          let condition = step.condition.map {
            $0.isEmpty ? "" : " if pan.velocity.\(handler.component) \($0)"
          }
          guard condition != "" else { continue }
          let acts =
            acts(step.text, behind: statements) ?? (condition == nil ? [] : ["show pan.velocity"])
          reactions += acts.map { "when \"\(handler.event)\"\(condition ?? "") do \($0)" }
        }
        if reactions.isEmpty {
          if !steps.isEmpty { omitted.append("what \(handler.name) does") }
          continue
        }
        if statements.contains(reactions[0]) { continue }
        statements.removeAll { statement in
          ["when \"\(handler.event)\" do show ", "when \"completed\" do show "].contains {
            statement.hasPrefix($0) && handler.event.hasPrefix(statement.dropFirst(6).prefix(9))
          }
        }
        statements += reactions
      }
      return statements.joined(separator: "; ")
    }
    return (changed, omitted)
  }

  /// Returns whether a drive does what a handler does with each movement.
  private func isDriven(_ statements: [String], by handler: WordHandler) -> Bool {
    ["pan changed", "press changed"].contains(handler.event)
      && statements.contains { $0.hasPrefix("drive ") || $0.hasPrefix("follow ") }
  }

  /// Returns the statements here for one of another language, or `nil` if there are none that do
  /// something in the scene.
  private func acts(_ text: String, behind statements: [String]) -> [String]? {
    let error = ScriptError.unknownVerb(Word(text, Span(0, 0)), hint: "").of(text)
    guard !text.isEmpty, let offer = neighborly(error)?.replacement else { return nil }
    let acts = Words.split(offer, at: "; ")
    let looks = ["help ", "scene ", "show ", "when ", "gesture ", "run", "wait "]
    guard !acts.contains(where: { act in looks.contains { act.hasPrefix($0) } }) else { return nil }
    let before = statements.filter { !$0.hasPrefix("when ") }
    return isAccepted((before + acts).joined(separator: "; ")) ? acts : nil
  }

  /// Returns an error whose line animates a value from another one than it has: from that of the second
  /// branch, or else from the opposite.
  func effective(_ advised: ScriptError) -> ScriptError {
    guard let simulation, let source = advised.source else { return advised }
    let branches = WordAccount(Advice.statement(in: Advice.dividedAtInstant(source).rest)).branches
    var runs = false
    let changed = rewriting(advised) { line in
      var statements = Words.split(line, at: "; ")
      guard !statements.contains(where: { $0.hasPrefix("scene ") }) else { return line }
      for (place, statement) in statements.enumerated().reversed() {
        let words = statement.split(separator: " ").map(String.init)
        guard words.count > 2, words[0] == Animate.form.name,
          let target = words.first(where: { $0.hasPrefix("to=") }),
          let value = Numeral(String(target.dropFirst(3)))?.value,
          !statements.contains(where: { $0.hasPrefix("set \(words[1])=") })
        else { continue }
        var start = branches.first { $0.first == value }?.second
        if start != nil { runs = true }
        if start == nil, case .number(let now, _)? = simulation.read(words[1]), now == value {
          start =
            ["alpha", "scale"].contains { words[1].hasSuffix(".\($0)") } ? value == 0 ? 1 : 0 : nil
        }
        guard let start, start != value else { continue }
        statements.insert("set \(words[1])=\(Numerals.text(start, decimals: 6))", at: place)
      }
      return statements.joined(separator: "; ")
    }
    let note = changed.notes.first { Words.has($0, Advice.firstBranch) }
    guard runs, let note, let place = Advice.range(of: Advice.firstBranch, in: note),
      changed.hint != advised.hint
    else { return changed }
    return changed.without(note).noting(
      note[..<place.lowerBound]
        + "It runs from the value of the second branch to that of the first.")
  }

  /// The beginning of the note about a value with two branches.
  static let firstBranch = "The value is that of the first branch"

  /// Returns an error with another line in its hint and its replacement, or the error itself if the scene
  /// refuses the line.
  private func rewriting(_ advised: ScriptError, _ change: (String) -> String) -> ScriptError {
    guard let offer = advised.replacement, !Words.has(offer, "help "),
      let first = Advice.suggestions(in: advised.hint).first,
      let place = Advice.range(of: first, in: offer),
      let shown = Advice.range(of: first, in: advised.hint)
    else { return advised }
    let line = change(first)
    guard line != first, isAccepted(line) else { return advised }
    return advised.advising(
      advised.hint.replacing(shown, by: line), replacement: offer.replacing(place, by: line)
    ).based(on: advised.basis)
  }
}

extension WordAccount {
  /// The numbers of the conditional values.
  var branches: [(first: Double, second: Double)] {
    items.compactMap { item in
      guard let (first, second) = ForeignNumber.branches(of: item.value[...]),
        let one = ForeignNumber.value(first), let other = ForeignNumber.value(second)
      else { return nil }
      return (one.value, other.value)
    }
  }
}

extension Words {
  /// Returns the sum of transitions with which a view of Compose enters or leaves, and what to say about the
  /// other one, or `nil` if a text has none: `slideInVertically() + fadeIn()` for
  /// `AnimatedVisibility(visible = shown, enter = slideInVertically() + fadeIn())`.
  static func entrance(in text: String) -> (text: String, notes: [String])? {
    var pieces = Foreign.pieces(of: text)[...]
    // `transition.AnimatedVisibility(…)`
    if pieces.count == 4, pieces[1].isMark(".") { pieces = pieces[2...] }
    if let place = pieces.firstIndex(where: { $0.word == "togetherwith" }), place > 0,
      pieces[..<place].last?.isGroup == true
    {
      return (
        Foreign.written(pieces[..<place]),
        [
          "The other view leaves with a line of its own: '\(Foreign.written(pieces[(place + 1)...]))'."
        ]
      )
    }
    guard pieces.count == 2, let name = pieces.first?.word,
      ["animatedvisibility", "animateenterexit"].contains(name),
      case .group("(", let arguments)? = pieces.last?.content
    else { return nil }
    func value(_ label: String) -> String? {
      arguments.first { $0.label == label && $0.value.contains { $0.isMark("+") } }
        .map { Foreign.written($0.value) }
    }
    let isHidden = arguments.contains { argument in
      (argument.label ?? "visible") == "visible" && argument.value.first?.word == "false"
    }
    let (entering, leaving) = (value("enter"), value("exit"))
    guard let shown = isHidden ? leaving : entering ?? leaving else { return nil }
    guard entering != nil, let leaving, !isHidden else { return (shown, []) }
    return (shown, ["It leaves with a line of its own: '\(leaving)'."])
  }
}
