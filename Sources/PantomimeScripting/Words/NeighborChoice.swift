import PantomimeKit
import PantomimeScenes

/// The statements for the rows that a text fits, in the scene.
extension Advice {
  /// Returns what to write for a text that fits some rows: a statement that runs, or else the first
  /// one that doesn't.
  func neighbor(_ matches: [Words.Match], behind start: String) -> Neighbor? {
    var second: Neighbor?
    var weight = 0
    for match in matches.map({ $0.filled }) {
      // Names to choose from say more than a row that fits less of the text.
      if second?.isChoice == true, match.weight < weight { return second }
      guard let bindings = match.bindings else {
        let row = match.row
        // A row that only refers to the help fits any arguments.
        if row.isHelp { return second ?? .statement(row.replacement, row: row) }
        if second == nil, let likely = likely(match, behind: start) { return likely }
        return second ?? (row.replacement.isEmpty ? .missing(row: row) : .form(row: row))
      }
      if match.row.replacement.isEmpty { return second ?? .missing(row: match.row) }
      let objects = WordObjects(match, in: simulation)
      if objects.lacksRole, match.row.alternatives.last.map({ Statement.asksForHelp($0) }) == true,
        let declared = declared([match], behind: start)
      {
        return inProgress(match, behind: start) ?? declared
      }
      // A misuse is offered only if no other alternative for the same kind of object runs.
      var misused: (found: Neighbor, kinds: [String])?
      let isStaged = objects.alternatives.contains { Statement.startsScene($0) }
      for alternative in objects.alternatives {
        // The recognizers of a scene prevent another one on its view.
        let adds = alternative.hasPrefix("\(GestureCommand.form.name) ")
        if isStaged, adds, simulation?.name != Blank.name { continue }
        let kinds = WordObjects.kinds.filter { Advice.range(of: $0, in: alternative) != nil }
        if let misused {
          let isOther = Statement.asksForHelp(alternative) || alternative.hasPrefix("—")
          if isOther || !kinds.allSatisfy({ misused.kinds.contains($0) }) { continue }
        }
        // The help comes after a statement that needs an object of its own.
        if Statement.asksForHelp(alternative), second == nil, match.row.alternatives.count > 1,
          let declared = declared([match], behind: start)
        {
          return declared
        }
        if alternative.hasPrefix("— ") {
          // What is missing in this scene isn't missing in general.
          let reason = objects.texts(String(alternative.dropFirst("— ".count)), bindings).first
          guard let reason, second == nil else { continue }
          return .missing(row: match.row.saying(reason))
        }
        guard let found = neighbor(alternative, match, bindings, behind: start) else { continue }
        switch found {
        case .statement(let text, _)
        where match.row.alternatives.count > 1 && isMisuse(text):
          misused = misused ?? (found, kinds)
        case .statement, .sample, .already, .missing: return found
        case .choice: if second == nil { (second, weight) = (found, match.weight) }
        case .refused: if second == nil { second = found }
        case .form: break
        }
      }
      if let misused { return misused.found }
    }
    return second?.isChoice == true ? second : declared(matches, behind: start) ?? second
  }

  /// Returns the statement of a row that needs no object if the scene accepts it, because a touch or a
  /// pan is in progress; `nil` otherwise.
  private func inProgress(_ match: Words.Match, behind start: String) -> Neighbor? {
    match.row.alternatives.first { alternative in
      !Statement.asksForHelp(alternative)
        && !WordObjects.kinds.contains { Advice.range(of: $0, in: alternative) != nil }
        && isAccepted(start + alternative)
    }.map { .statement(start + $0, row: match.row) }
  }

  /// Returns a statement behind those that add the object that it needs, or `nil` if no row needs an object
  /// of a kind that the scene lacks.
  private func declared(_ matches: [Words.Match], behind start: String) -> Neighbor? {
    for match in matches where match.bindings != nil {
      for alternative in match.row.alternatives {
        guard let template = WordObjects(match, in: simulation).declaring(alternative),
          let bindings = match.bindings,
          let found = neighbor(
            template,
            Words.Match(
              row: match.row.noting("There is none here, so the line adds one."),
              bindings: bindings, receiver: [], assigned: nil), bindings, behind: start), found.runs
        else { continue }
        return found
      }
    }
    return nil
  }

  /// Returns the statement for a row whose arguments don't fit, with examples for the values that
  /// the text doesn't give, or `nil` if there is none.
  func likely(_ match: Words.Match, behind start: String) -> Neighbor? {
    guard let likeness = match.likeness else { return nil }
    let row = match.row
    for alternative in WordObjects(match, in: simulation).alternatives {
      guard !alternative.hasPrefix("—"),
        let template = Words.conditioned(alternative).first,
        var bindings = WordExamples.completed(likeness.bindings, for: template)
      else { continue }
      var noted = Words.Row(
        neighborhood: row.neighborhood, shape: row.shape, replacement: template,
        difference: row.difference)
      let isExample = bindings.values.count > likeness.bindings.values.count
      // An example is no branch of what was typed.
      if isExample { bindings.isOfBranch = false }
      if likeness.unknown > 0, isExample { noted = noted.noting("The values are examples.") }
      bindings.rest = likeness.omitted
      var fitting = Words.Match(
        row: noted, bindings: bindings, receiver: match.receiver, assigned: match.assigned)
      fitting.subject = match.subject
      if let found = neighbor(template, fitting, bindings, behind: start) {
        switch found {
        case .statement, .sample, .choice: return found
        case .refused, .already, .form, .missing: continue
        }
      }
    }
    return nil
  }

  /// Returns what to write for one alternative of a row, or `nil` if an object that the text names
  /// doesn't exist.
  func neighbor(
    _ alternative: String, _ match: Words.Match, _ bindings: WordBindings, behind start: String
  ) -> Neighbor? {
    if alternative == "—" { return .missing(row: match.row) }
    let parts = Words.conditioned(alternative)
    guard var template = parts.first else { return nil }
    let objects = WordObjects(match, in: simulation, catalog: catalog)
    var match = match
    if match.row.isOfAnyProperty, let subject = match.subject {
      var number: Double?
      if case .number(let typed, _)? = bindings["N"] { number = typed }
      if number == nil { number = WordSubject.number(in: match.row.shape) }
      let adds = Words.has(match.row.shape, " + N") || Words.has(match.row.shape, " - N")
      if let (changed, sentence) = subject.statement(template, number: number, adds: adds) {
        template = changed
        if !sentence.isEmpty, !Words.has(match.row.difference, sentence) {
          match = match.noting(sentence)
        }
      }
    }
    // A share is hardly a distance.
    if match.subject == nil, case .number(let share, _)? = bindings["N"], (0...1).contains(share),
      match.row.neighborhood == "React Native"
    {
      template = Words.replacing("VIEW.center.y by=N", in: template, by: "VIEW.alpha to=N")
    }
    // No alpha is 200, so the value is that of another property.
    if match.row.isOfAnyProperty, bindings.exceedAlpha(in: template) {
      template = Words.replacing("VIEW.alpha", in: template, by: bindings.likelyPath)
    }
    // No view grows to 60 times its size, either.
    if case .number(let scale, _)? = bindings["N"], abs(scale) > 10 {
      template = Words.replacing("VIEW.scale to=N", in: template, by: "VIEW.center.y by=N")
    }
    template = bindings.following(template)
    // A progress is from 0 to 1.
    if template.hasPrefix("scrub N"), case .number(let progress, _)? = bindings["N"],
      !(0...1).contains(progress), match.row.alternatives.count > 1
    {
      return nil
    }
    if objects.lackAnimator(for: template) { return nil }
    if let (changed, name) = objects.withAnyView(template, bindings) {
      template = changed
      if !Words.isRole(name) {
        // A misspelled name is left to the suggestions for its path.
        guard Spelling.near(name, among: simulation?.viewNames ?? []).isEmpty else { return nil }
        match = match.noting("Nothing is named '\(name)' here.")
      }
    }
    guard objects.exist(in: template),
      match.row.alternatives.count == 1 || objects.fit(template)
    else { return nil }
    if parts.count > 1, let reading = objects.condition(parts[1], in: simulation), !reading.holds {
      return .already("show \(reading.path)", row: match.row)
    }
    var refused: Neighbor?
    if bindings.isOfBranch, !match.row.isHelp, !bindings.values.isEmpty {
      let other = bindings.otherBranch.map {
        "; the other value is \(Numerals.text($0, decimals: 6))"
      }
      match = match.noting("\(Advice.firstBranch)\(other ?? "").")
    }
    template = objects.overriding(template, bindings)
    let basis = WordBasis(match.row, bindings, template)
    for text in objects.texts(template, bindings) {
      switch acceptance(of: start + text) {
      case .accepted:
        var row = match.row.naming(text)
        row.basis = basis
        if Words.has(template, "=VIEW"), let typed = objects.quoted("VIEW") {
          if let near = objects.nearName("VIEW") {
            row = row.noting("Read as '\(near)'.")
          } else {
            row = row.noting("Nothing is named '\(typed)' here.")
          }
        }
        return .statement(start + text, row: row)
      case .refused(let reason):
        // The typed statement itself is no advice, and neither is one that no scene could run.
        guard match.row.replacement != match.row.shape, isReadable(text) else { continue }
        // The text with all its objects is the last one.
        refused = .refused(start + text, because: reason, row: match.row)
      case .never:
        return .missing(row: match.row)
      }
    }
    if let choice = objects.choice(template, bindings) {
      if objects.mayTakeAny(choice.place) {
        var row = match.row
        row.basis = basis
        if objects.hasUnknownName(for: choice.place) {
          row = row.noting("Nothing has that name here.")
        }
        let found = sample(of: template, choice, objects, bindings, row, behind: start)
        if case .refused? = found, case .refused(_, let reason, _)? = refused,
          !Words.has(reason, "needs")
        {
          return refused
        }
        return found ?? refused
      }
      return .choice(start + choice.text, place: choice.place, names: choice.names, row: match.row)
    }
    return refused
  }

  /// The maximum number of objects to offer for a place; our choice.
  private static let mostObjects = 6

  /// Returns whether all parts of a text are statements of this language.
  private func isReadable(_ text: String) -> Bool {
    text.split(separator: ";").allSatisfy { part in
      (try? Statement(String(part), in: catalog)) != nil
    }
  }

  /// Returns whether a fork of the session would run a text.
  func isAccepted(_ text: String) -> Bool {
    if case .accepted = acceptance(of: text) { true } else { false }
  }

  /// Returns a statement with the first object that the scene accepts in a place, or `nil` if it
  /// accepts none.
  func sample(
    of template: String, _ choice: WordObjects.Choice, _ objects: WordObjects,
    _ bindings: WordBindings, _ row: Words.Row, behind start: String
  ) -> Neighbor? {
    var first: String?
    var others: [String] = []
    for name in choice.names.prefix(Advice.mostObjects) {
      let chosen = WordObjects.Chosen(place: choice.place, name: name)
      let texts = [objects.short(template), template].compactMap { template in
        objects.text(template, bindings, chosen: chosen).map {
          (text: $0, more: objects.options(bindings, for: template))
        }
      }
      let text = texts.flatMap { $0.more.isEmpty ? [$0.text] : [$0.text + $0.more, $0.text] }
        .first { isAccepted(start + $0) }
      guard let text else { continue }
      if first == nil { first = start + text } else { others.append(name) }
    }
    guard let first else {
      // What refuses all of them says why.
      let text = choice.names.first.flatMap { name in
        objects.text(
          template, bindings, chosen: WordObjects.Chosen(place: choice.place, name: name))
      }
      guard let text, isReadable(text), case .refused(let reason) = acceptance(of: start + text)
      else { return nil }
      return .refused(start + text, because: reason, row: row)
    }
    let named = row.naming(String(first.dropFirst(start.count)))
    return others.isEmpty
      ? .statement(first, row: named) : .sample(first, others: others, row: named)
  }
}

extension [Words.Match] {
  /// How special the best row is whose arguments fit, or 0 if there is none.
  var weight: Int {
    filter { $0.bindings != nil && !$0.isOfValue }.map { $0.weight }.max() ?? 0
  }
}
