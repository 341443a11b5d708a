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
          let isTurning =
            handler.event.hasPrefix("completed") && $0.hasPrefix("when \"animator parked\"")
          return isTurning
            || $0.hasPrefix("when \"\(handler.event)") && !Words.has($0, " do show ")
        }
        if isReaction { continue }
        var reactions: [String] = []
        let steps = handler.steps.filter { !$0.onlyPrints }
        for step in steps {
          let condition = step.condition.map {
            $0.isEmpty ? "" : " if pan.velocity.\(handler.component) \($0)"
          }
          guard condition != "" else { continue }
          guard let (setup, acts) = acts(step.text, behind: statements) else {
            if let condition {
              reactions.append("when \"\(handler.event)\"\(condition) do show pan.velocity")
            }
            continue
          }
          statements += setup
          if let turning = turning(acts, at: handler.event) {
            reactions += turning.filter { !reactions.contains($0) && !statements.contains($0) }
            continue
          }
          reactions += acts.map { "when \"\(handler.event)\"\(condition ?? "") do \($0)" }
        }
        // What prints shows that the event happened.
        if steps.isEmpty, handler.event.hasPrefix("tap ") || handler.event.hasPrefix("press "),
          !statements.contains(where: { $0.hasPrefix("when \"\(handler.event)") })
        {
          reactions = ["when \"\(handler.event)\" do show time"]
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
    return (apart(changed), omitted)
  }

  /// Returns an error whose line adds a tap that only shows or sets something to a scene of its own: in
  /// `city-guide`, the scene's own tap prevents it.
  private func apart(_ advised: ScriptError) -> ScriptError {
    guard simulation?.name == "city-guide", let offer = advised.replacement,
      let first = Advice.suggestions(in: advised.hint).first,
      let place = Advice.range(of: first, in: offer)
    else { return advised }
    let statements = Words.split(first, at: "; ")
    guard let tap = statements.first, tap.hasPrefix("gesture "), tap.hasSuffix(" tap on=card"),
      statements.count > 1,
      statements.dropFirst().allSatisfy({
        $0.hasPrefix("when \"tap recognized\" do show ")
          || $0.hasPrefix("when \"tap recognized\" do set card.")
      })
    else { return advised }
    let line = "scene blank; view card frame=70,247,250,350; \(first)"
    guard isAccepted(line) else { return advised }
    return advised.advising("write `\(line)`", replacement: offer.replacing(place, by: line))
      .based(on: advised.basis)
  }

  /// Returns the reactions with which the animator of the scene turns at one of its ends, where it has to
  /// park for this, or `nil` if the acts do something else.
  private func turning(_ acts: [String], at event: String) -> [String]? {
    let condition: String
    switch (event, acts) {
    case ("completed end", ["pause", "reverse", "continue"]): condition = "progress > 0.5"
    case ("completed start", ["start"]), ("completed start", ["continue"]):
      condition = "progress < 0.5"
    default: return nil
    }
    return ["set pauses-on-completion=yes"]
      + ["reverse", "continue"].map { "when \"animator parked\" if \(condition) do \($0)" }
  }

  /// Returns whether a drive does what a handler does with each movement.
  private func isDriven(_ statements: [String], by handler: WordHandler) -> Bool {
    ["pan changed", "press changed"].contains(handler.event)
      && statements.contains { $0.hasPrefix("drive ") || $0.hasPrefix("follow ") }
  }

  /// Returns the statements here for one of another language, and those that they need before them, or
  /// `nil` if there are none that do something in the scene.
  private func acts(
    _ text: String, behind statements: [String]
  ) -> (setup: [String], acts: [String])? {
    let error = ScriptError.unknownVerb(Word(text, Span(0, 0)), hint: "").of(text)
    guard !text.isEmpty, let offer = neighborly(error)?.replacement else { return nil }
    var acts = Words.split(offer, at: "; ")
    // An animator that runs ignores a fraction.
    if let scrub = acts.first, scrub.hasPrefix("scrub ") {
      let target = scrub.split(separator: " ").first { $0.hasPrefix("on=") }
      acts.insert(target.map { "pause \($0)" } ?? "pause", at: 0)
    }
    let looks = ["help ", "scene ", "show ", "when ", "gesture ", "run", "wait "]
    guard !acts.contains(where: { act in looks.contains { act.hasPrefix($0) } }) else { return nil }
    let before = statements.filter { !$0.hasPrefix("when ") }
    if isAccepted((before + acts).joined(separator: "; ")) { return ([], acts) }
    // A scene of its own has no animator yet.
    let setup = ["animator open duration=0.5", "animate card.alpha to=0 on=open"]
    guard statements.first == "scene blank",
      isAccepted((before + setup + acts).joined(separator: "; "))
    else { return nil }
    return (setup, acts)
  }

  /// The timings of the springs that SwiftUI and Compose have by default.
  static let defaultSprings = (swift: "bounce(0.5,0)", compose: "response(0.1622,1)")

  /// Returns an error with the default spring of Compose, `spring()`, in place of that of SwiftUI, which
  /// has a dot: `.spring()`.
  func sprung(_ advised: ScriptError) -> ScriptError {
    guard let source = advised.source, Advice.range(of: "spring()", in: source) != nil,
      Advice.range(of: ".spring()", in: source) == nil
    else { return advised }
    let (swift, compose) = Advice.defaultSprings
    let changed = rewriting(advised) { line in
      let timed = Words.replacing(swift, in: line, by: compose)
      return Words.replacing(
        "spring duration=0.5 bounce=0", in: timed, by: "spring response=0.1622 ratio=1")
    }
    guard let note = changed.notes.first(where: { Words.has($0, swift) }) else { return changed }
    return changed.without(note).noting("Compose's default has the ratio 1 and the stiffness 1500.")
      .noting(Words.replacing(swift, in: note, by: compose))
  }

  /// Returns an error whose line animates a value from another one than it has: from that of the second
  /// branch, or else from the opposite.
  func effective(_ advised: ScriptError) -> ScriptError {
    guard let simulation, let source = advised.source else { return advised }
    let typed = Advice.statement(in: Advice.dividedAtInstant(source).rest)
    let branches = WordAccount(typed).branches + Words.branches(in: Foreign.pieces(of: typed))
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
      ForeignNumber.branchValues(of: item.value[...])
    }
  }
}

extension ForeignNumber {
  /// Returns the two numbers of a conditional value, or `nil` if it has others.
  fileprivate static func branchValues(
    of pieces: ArraySlice<Foreign>
  ) -> (first: Double, second: Double)? {
    guard let (first, second) = branches(of: pieces), let one = value(first),
      let other = value(second)
    else { return nil }
    return (one.value, other.value)
  }
}

extension Words {
  /// Returns the numbers of the conditional values in closures: `{ state -> if (state) 1f else 0.5f }`.
  fileprivate static func branches(in pieces: [Foreign]) -> [(first: Double, second: Double)] {
    pieces.flatMap { piece -> [(first: Double, second: Double)] in
      guard case .group(_, let arguments) = piece.content else { return [] }
      return arguments.flatMap { argument in
        let test = argument.value.firstIndex { $0.word == "if" }
        let own = test.flatMap { ForeignNumber.branchValues(of: argument.value[$0...]) }
        return (own.map { [$0] } ?? []) + branches(in: argument.value)
      }
    }
  }

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
