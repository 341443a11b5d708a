import PantomimeKit
import PantomimeScenes

/// The reactions for what the handlers of a pasted text do.
extension Advice {
  /// The statements for a text, with the reactions for its handlers.
  private struct Reactions {
    var statements: [String]
    /// What has no statement here, as the account names it.
    var omitted: [String] = []
    var notes: [String] = []
    /// The event at which something without a statement here would follow.
    var open: String?
    /// Whether a handler has a reaction.
    var reacts = false
  }

  /// Returns the error with the advice for a text without what its handlers do, and with reactions for it,
  /// or `nil` if the text has no handler, or if a row has what it does.
  func handled(_ error: ScriptError) -> ScriptError? {
    guard let first = foreignStatement(of: error), WordElement(first) == nil else { return nil }
    let handlers = WordHandler.handlers(of: first)
    guard !handlers.isEmpty else { return nil }
    if handlers.count == 1, handlers[0].cause == .event("completed") {
      return completed(handlers[0], first, error)
    }
    let rest = WordHandler.emptied(first, handlers)
    guard let base = rest == first ? plainly(error) : neighborly(error.retyped(as: rest)),
      base.replacement != nil
    else { return nil }
    var all = Reactions(statements: [])
    let changed = rewriting(base) { line in
      all = reacting(to: handlers, in: line)
      return all.statements.joined(separator: "; ")
    }
    let isWhole =
      all.reacts && all.omitted.isEmpty && all.statements.contains { !$0.hasPrefix("when ") }
    if !isWhole, hasRow(withBodyOf: first) { return nil }
    var advised = changed
    if rest != first, let offer = changed.replacement {
      advised = error.advising(changed.hint, replacement: inLine(offer, for: first, error))
        .noting(changed.notes).based(on: changed.basis)
    }
    if all.reacts {
      for note in advised.notes
      where note.hasPrefix("Another statement") || Words.has(note, "A rule decides") {
        advised = advised.without(note)
      }
    }
    advised = advised.noting(all.notes.filter { !advised.notes.contains($0) })
    if !all.omitted.isEmpty { advised = advised.noting(WordAccount.note(on: all.omitted)) }
    if let event = all.open, !all.reacts, !all.statements.contains(where: { $0.hasPrefix("when ") })
    {
      let effect =
        handlers.contains { $0.cause == .animationEnd }
        ? Advice.look(at: "completed") : "animate card.scale to=1.5 duration=0.3"
      advised = advised.noting("`when \"\(event)\" do \(effect)` adds an effect, here an example.")
    }
    return advised
  }

  /// Returns whether a row has what the closures of a text do.
  private func hasRow(withBodyOf text: String) -> Bool {
    let own = Words.standard.matches(text, acceptsNames: false).first { $0.bindings != nil }
    guard let shape = own?.row.shape, Words.has(shape, "{ ") else { return false }
    return !["{ ANY }", "{ … }", "{ }"].contains { Words.has(shape, $0) }
  }

  /// Returns the error with a reaction to completions, for a handler that is all that a text is about.
  private func completed(
    _ handler: WordHandler, _ first: String, _ error: ScriptError
  ) -> ScriptError? {
    guard !handler.onlyPrints else { return nil }
    let all = reacting(to: [handler], in: "")
    var statements = all.statements
    if statements.isEmpty {
      statements = ["when \"completed\" do \(Advice.look(at: "completed"))"]
    }
    let text = statements.joined(separator: "; ")
    guard isAccepted(text) else { return nil }
    let advised = error.advising("write `\(text)`", replacement: inLine(text, for: first, error))
      .noting("It reacts to every completion; `animator=` behind the position names one.")
      .noting(all.notes)
    return all.omitted.isEmpty ? advised : advised.noting(WordAccount.note(on: all.omitted))
  }

  /// Returns a line with the reactions of some handlers, in a scene of its own if more of them have a
  /// reaction there.
  private func reacting(to handlers: [WordHandler], in line: String) -> Reactions {
    let lines = [line] + (Advice.apart(line).map { [$0] } ?? [])
    let found = lines.map { line in
      var all = Reactions(statements: line.isEmpty ? [] : Words.split(line, at: "; "))
      for handler in handlers { react(to: handler, &all) }
      return all
    }
    return found.last { $0.omitted.count < found[0].omitted.count } ?? found[0]
  }

  /// Adds the reactions for what a handler does to some statements.
  private func react(to handler: WordHandler, _ all: inout Reactions) {
    // A drive does what follows the movement.
    let isDriven =
      handler.moves
      && all.statements.contains { $0.hasPrefix("drive ") || $0.hasPrefix("follow ") }
    let meant = handler.statements.filter {
      !WordHandler.prints($0) && !(isDriven && WordHandler.moves($0))
    }
    if isDriven, meant.isEmpty { return }
    guard let event = event(of: handler, among: all.statements) else {
      all.omitted += meant.map { "'\($0)'" }
      return
    }
    let plain = Words.split(event, at: " gesture=")[0]
    // A row of its own has what the handler does.
    if all.statements.contains(where: {
      $0.hasPrefix("when \"\(plain)") && !Words.has($0, " do show ")
    }) {
      return
    }
    var reactions: [String] = []
    for statement in meant {
      guard let effect = effect(of: statement, at: event, of: handler, behind: all.statements)
      else {
        all.omitted.append("'\(statement)'")
        all.open = event
        continue
      }
      let new = effect.statements.filter { !reactions.contains($0) && !all.statements.contains($0) }
      guard isAccepted((all.statements + reactions + new).joined(separator: "; ")) else {
        all.omitted.append("'\(statement)'")
        continue
      }
      reactions += new
      all.notes += effect.notes.filter { !all.notes.contains($0) }
    }
    // What prints shows that the event happened.
    if meant.isEmpty, !handler.moves,
      !all.statements.contains(where: { $0.hasPrefix("when \"\(plain)") })
    {
      reactions = ["when \"\(event)\" do \(Advice.look(at: plain))"]
    }
    guard !reactions.isEmpty else { return }
    // An example of a reaction isn't needed any more.
    all.statements.removeAll {
      $0.hasPrefix("when \"\(plain.prefix(9))") && Words.has($0, " do show ")
    }
    // A gesture in the line comes after what reacts to it.
    let inputs = ["tap", "drag", "flick", "swipe", "press", "touch"]
    let place = all.statements.firstIndex { statement in
      inputs.contains { statement.hasPrefix("\($0) ") }
    }
    all.statements.insert(contentsOf: reactions, at: place ?? all.statements.endIndex)
    all.reacts = true
  }

  /// Returns the event at which a handler is called, or `nil` if nothing among some statements has it.
  private func event(of handler: WordHandler, among statements: [String]) -> String? {
    let added = statements.compactMap { AddedRecognizer($0) }
    switch handler.cause {
    case .event(let event):
      // The recognizer of that kind that the line adds
      let ofKind = added.filter { event.hasPrefix("\($0.kind) ") }
      return ofKind.count == 1 ? "\(event) gesture=\(ofKind[0].name)" : event
    case .gestureEnd:
      let names = ["tap": "tap recognized", "press": "press began", "pan": "pan ended"]
      guard let first = added.first else { return names["pan"] }
      return names[first.kind].map { "\($0) gesture=\(first.name)" }
    case .animationEnd:
      return Advice.end(of: statements).map { "completed end animator=\($0.animator)" }
    }
  }

  /// Returns the statements in which one of a handler results, or `nil` if there are none that do something
  /// in the scene.
  private func effect(
    of text: String, at event: String, of handler: WordHandler, behind statements: [String]
  ) -> (statements: [String], notes: [String])? {
    if let timing = toggling(text),
      let gesture = statements.compactMap({ AddedRecognizer($0) }).last(where: {
        Words.has(event, " gesture=\($0.name)")
      })
    {
      let all = [
        "animator open \(timing)", "animate \(gesture.view).scale to=1.5 on=open",
        "toggle open by=\(gesture.name)",
      ]
      guard gesture.kind == "tap", isAccepted((statements + all).joined(separator: "; ")) else {
        return nil
      }
      return (all, ["What changes is an example; each tap turns it back."])
    }
    if let back = returning(text, behind: statements) {
      return (["when \"\(event)\" do \(back)"], ["The view returns to its place at the release."])
    }
    let component = Words.has(handler.name.lowercased(), "horizontal") ? "x" : "y"
    let typed = Words.replacing("primaryVelocity", in: text, by: "velocity.\(component)")
    if let reactions = branching(typed, at: event, behind: statements) { return reactions }
    guard let read = doing(typed, behind: statements) else {
      return looking(typed, at: event)
    }
    if read.acts.contains(where: { $0.hasPrefix("when ") || Advice.decides($0) }) {
      let old = "when \"pan ended\""
      let acts = read.acts.map { act in
        act.hasPrefix(old) ? "when \"\(event)\"\(act.dropFirst(old.count))" : act
      }
      return (read.setup + acts, read.notes)
    }
    // An animation of the same value would follow itself for ever.
    if handler.cause == .animationEnd, read.acts.contains(where: { $0.hasPrefix("animate ") }),
      let end = Advice.end(of: statements)
    {
      return (read.setup + ["wait \(end.duration)"] + read.acts, read.notes)
    }
    return (read.setup + read.acts.map { "when \"\(event)\" do \($0)" }, read.notes)
  }

  /// Returns the reactions to an event under the comparisons of a branch, or `nil` if the text has no
  /// comparison, or if nothing that it does is known.
  private func branching(
    _ text: String, at event: String, behind statements: [String]
  ) -> (statements: [String], notes: [String])? {
    guard let branch = WordBranch(text), branch.arms.allSatisfy({ $0.events.isEmpty }) else {
      return nil
    }
    var (setup, reactions, notes): ([String], [String], [String]) = ([], [], [])
    for arm in branch.arms {
      let condition = arm.comparisons.joined(separator: " and ")
      for text in arm.body {
        guard let read = doing(text, behind: statements + setup) else { continue }
        setup += read.setup
        reactions += read.acts.map { "when \"\(event)\" if \(condition) do \($0)" }
        notes += read.notes
      }
    }
    return reactions.isEmpty ? nil : (setup + reactions, notes)
  }

  /// Returns the reactions that show the velocity under the comparisons of a branch, or `nil` if the text has
  /// none.
  private func looking(_ text: String, at event: String) -> (statements: [String], notes: [String])?
  {
    guard let branch = WordBranch(text), branch.arms.allSatisfy({ $0.events.isEmpty }),
      event.hasPrefix("pan ")
    else { return nil }
    let reactions = branch.arms.map { arm in
      "when \"\(event)\" if \(arm.comparisons.joined(separator: " and ")) do show pan.velocity"
    }
    let bodies = branch.arms.flatMap { $0.body } + branch.others
    return (reactions, bodies.isEmpty ? [] : [WordAccount.note(on: bodies.map { "'\($0)'" })])
  }

  /// Returns the timing with which a statement turns a state to the other one, or `nil` if it does
  /// something else: `withAnimation(.easeOut) { isOpen.toggle() }`.
  private func toggling(_ text: String) -> String? {
    let (change, timing) = timed(text)
    return WordHandler.toggles(change) ? timing ?? "duration=0.3" : nil
  }

  /// Returns the animation with which what a drive moves returns to its place, or `nil` if a statement does
  /// something else: `offset = .zero`, `offsetX.animateTo(0f)`.
  private func returning(_ text: String, behind statements: [String]) -> String? {
    let (change, timing) = timed(text)
    guard WordHandler.isReturn(change),
      let drive = statements.first(where: { $0.hasPrefix("drive ") && Words.has($0, ".center") })
    else { return nil }
    let path = String(drive.split(separator: " ")[1])
    let view = Words.split(path, at: ".center")[0]
    var place: (x: Double, y: Double)?
    if let frame = statements.first(where: { $0.hasPrefix("view \(view) frame=") }) {
      let numbers = frame.split(separator: " ")[2].dropFirst("frame=".count).split(separator: ",")
        .compactMap { Numeral(String($0))?.value }
      if numbers.count == 4 {
        place = (numbers[0] + numbers[2] / 2, numbers[1] + numbers[3] / 2)
      }
    } else if case .number(let x, _)? = simulation?.read("\(view).center.x"),
      case .number(let y, _)? = simulation?.read("\(view).center.y")
    {
      place = (x, y)
    }
    guard let place else { return nil }
    let (x, y) = (Numerals.text(place.x, decimals: 4), Numerals.text(place.y, decimals: 4))
    let end = path.hasSuffix(".x") ? x : path.hasSuffix(".y") ? y : "\(x),\(y)"
    return "animate \(path) to=\(end) \(timing ?? "duration=0.5 curve=spring(0.8)")"
  }

  /// Returns a statement without the animation around it, and the options for that, or `nil` if there is no
  /// animation.
  private func timed(_ text: String) -> (change: String, timing: String?) {
    guard text.hasPrefix("withAnimation"), let block = ForeignBlock(text[...]) else {
      return (text, nil)
    }
    let read = reading("\(block.before){ scale = 1.5 }", loosely: true)
    let options = (read?.offer ?? "").split(separator: " ").filter { word in
      ["duration=", "curve=", "delay="].contains { word.hasPrefix($0) }
    }
    let timing = options.isEmpty ? nil : options.joined(separator: " ")
    return (ForeignBlock.trimmed(block.inside), timing)
  }

  /// Returns the statements here for one of another language, and those that they need before them, or
  /// `nil` if there are none that do something in the scene.
  private func doing(
    _ text: String, behind statements: [String]
  ) -> (setup: [String], acts: [String], notes: [String])? {
    let certain = reading(text)
    guard let read = certain ?? reading(text, loosely: true) else { return nil }
    // An example is no decision.
    if Advice.decides(read.offer), read.notes.contains(where: { Words.has($0, "example") }) {
      return nil
    }
    var acts = Words.split(read.offer, at: "; ")
    // An animator that runs ignores a fraction.
    if let scrub = acts.first, scrub.hasPrefix("scrub ") {
      let target = scrub.split(separator: " ").first { $0.hasPrefix("on=") }
      acts.insert(target.map { "pause \($0)" } ?? "pause", at: 0)
    }
    let verbs = acts.map { act in act.prefix { $0 != " " } }
    let looks: [Substring] = ["help", "scene", "gesture", "run", "wait", "animator", "handler"]
    if verbs.contains(where: { looks.contains($0) }) { return nil }
    // What is only like the text has an effect of its own.
    if verbs.contains("show"), certain == nil || acts == ["show"] { return nil }
    let before = statements.filter { !$0.hasPrefix("when ") }
    // What the line adds can be needed, or in the way at first: a running animation.
    let isElsewhere = before.contains { $0.hasPrefix("scene ") }
    let trials = isElsewhere ? [before + acts] : [acts, before + acts]
    if trials.contains(where: { isAccepted($0.joined(separator: "; ")) }) {
      return ([], acts, read.notes)
    }
    // A scene of its own has no animator yet.
    let setup = ["animator open duration=0.5", "animate card.alpha to=0 on=open"]
    guard statements.first == "scene \(Blank.name)" || simulation?.name == Blank.name,
      isAccepted((before + setup + acts).joined(separator: "; "))
    else { return nil }
    return (setup, acts, read.notes)
  }

  /// Returns a line that begins with a recognizer on a card for a scene with nothing but that card, or `nil`
  /// for any other line.
  private static func apart(_ line: String) -> String? {
    guard let gesture = AddedRecognizer(Words.split(line, at: "; ")[0]), gesture.view == "card"
    else {
      return nil
    }
    return "\(stage(for: "card")); \(line)"
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

  /// Returns an error with another line in its hint and its replacement, or the error itself if the scene
  /// refuses the line.
  func rewriting(_ advised: ScriptError, _ change: (String) -> String) -> ScriptError {
    guard let offer = advised.replacement, !Words.has(offer, "help "),
      let first = Advice.suggestions(in: advised.hint).first,
      let place = Advice.range(of: first, in: offer),
      let shown = Advice.range(of: first, in: advised.hint)
    else { return advised }
    let line = change(first)
    guard line != first, isAccepted(line) else { return advised }
    // Only the scene that was running has other objects, too.
    let isElsewhere = line.hasPrefix("scene ") && !first.hasPrefix("scene ")
    return advised.advising(
      isElsewhere ? "write `\(line)`" : advised.hint.replacing(shown, by: line),
      replacement: offer.replacing(place, by: line)
    ).based(on: advised.basis)
  }
}
