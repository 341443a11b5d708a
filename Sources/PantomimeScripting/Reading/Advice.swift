package import PantomimeKit
import PantomimeScenes

/// The advice in an error, adapted to the scene in which the error occurs.
///
/// The code that finds an error in the words of a statement doesn't know the scene, so the example
/// in its hint may tap a card that doesn't exist. A suggestion is the text after `for example:`, or
/// text in backticks that begins with a verb. Each suggestion is tried in the scene, and replaced
/// if the scene would refuse it.
package struct Advice {
  let simulation: Simulation?
  let catalog: Catalog
  let offersExample: Bool
  /// The session in which a replacement is tried, or `nil` if it can only be checked.
  private(set) var session: Session?

  /// - Parameters:
  ///   - simulation: The running scene, or `nil` if there is none.
  ///   - offersExample: Whether a gesture starts an example scene if no scene is running.
  package init(for simulation: Simulation?, in catalog: Catalog, offersExample: Bool) {
    self.simulation = simulation
    self.catalog = catalog
    self.offersExample = offersExample
  }

  /// Creates the advice for errors in a session.
  init(in session: Session) {
    self.init(
      for: session.simulation, in: session.catalog, offersExample: session.host.offersExample)
    self.session = session
  }

  private static let mark = "for example: "

  /// Returns the statements that a hint suggests.
  package static func suggestions(in hint: String) -> [String] {
    if let mark = range(of: mark, in: hint) { return [String(hint[mark.upperBound...])] }
    let parts = hint.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  /// Returns the error in a line with a replacement, or with its hint changed so that all suggestions
  /// work in the scene.
  func fitted(_ error: ScriptError, in line: String) -> ScriptError {
    // A dollar sign or a parenthesis may be in the way before the statement is known.
    let opening = line.drop { $0 == " " }.prefix { $0 != " " }
    return fitted(error.of(line, hasVerb: catalog.verb(String(opening)) != nil))
  }

  /// Returns the error with a replacement, or with its hint changed so that all suggestions work in
  /// the scene.
  func fitted(_ error: ScriptError) -> ScriptError {
    if session?.host.isTrial == true { return error }
    let plain = fittedPlainly(error)
    let fitted =
      plain.replacement.flatMap { arcNote(on: $0) }.map { plain.noting($0) }
      ?? plain
    // A verb alone can also be the name of a thing, such as an option.
    guard let source = error.source, catalog.verb(source) != nil,
      Words.has(fitted.hint, Advice.mark), let noun = IntentHelp.noun(source)
    else { return fitted }
    return fitted.noting(noun.meaning)
  }

  private func fittedPlainly(_ error: ScriptError) -> ScriptError {
    let neighborly = neighborly(error)
    // The statement for the name of a thing says more than the help on it.
    // A type has help of its own, which begins with them, also where it's misspelled.
    let isOpen =
      neighborly.map { error in
        error.replacement.map { offer in
          Words.has(offer, "help ") && offer != "help \(error.source ?? "")"
            && !error.notes.contains("Read as '\(offer.dropFirst(5))'.")
        } ?? true
      } ?? true
    if isOpen, let noun = noun(error) { return noun }
    if let neighborly { return lined(neighborly) ?? neighborly }
    if let named = namingObject(error) { return named }
    if let repaired = error.replacement {
      // Any text can be the value of a name.
      if !repaired.hasPrefix("let "), case .accepted = acceptance(of: repaired) { return error }
      return error.advising(error.hint)
    }
    let error = replacingWord(in: error)
    var hint = error.hint
    for suggestion in Advice.suggestions(in: hint) {
      guard let verb = suggestion.split(separator: " ").first.map(String.init),
        let form = Commands.named(verb)?.form, !works(suggestion)
      else { continue }
      guard let other = other(for: suggestion, form) else {
        hint = Advice.replacing(suggestion, in: hint, by: form)
        continue
      }
      if let place = Advice.range(of: suggestion, in: hint) {
        hint.replaceSubrange(place, with: other)
      }
    }
    return hint == error.hint ? error : error.advising(hint, replacement: error.replacement)
  }

  /// Returns the error with what to type for the name of a thing, or `nil` if the text is none.
  private func noun(_ error: ScriptError) -> ScriptError? {
    guard let source = error.source, !error.isUnfinished, !error.isInterruption else { return nil }
    let typed = Advice.statement(in: source)
    // The nearest verb may be meant rather than the name of a thing.
    let near = Spelling.suggestion(in: error.hint) == nil ? IntentHelp.near(typed) : nil
    guard let noun = IntentHelp.noun(near ?? typed), catalog.verb(noun.name) == nil else {
      return nil
    }
    let error = near.map { error.noting("Read as '\($0)'.") } ?? error
    if simulation == nil, let begun = inExample {
      guard let advised = begun.noun(error), let offer = advised.replacement else { return nil }
      if Statement.asksForHelp(offer) { return advised }
      let whole = "scene \(FirstScene.example); \(offer)"
      return error.advising("write `\(whole)`", replacement: whole).noting(noun.meaning)
    }
    let row = Words.Row(
      neighborhood: "", shape: noun.name, replacement: noun.statements.joined(separator: " or "),
      difference: noun.meaning)
    let match = Words.Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
    guard let meant = neighbor([match], behind: "") else { return nil }
    let line = error.place?.text ?? source
    return meant.advising(error) { statement in
      guard let place = Advice.range(of: typed, in: line) else { return statement }
      return line.replacing(place, by: statement)
    }
  }

  /// Returns the error with the advice for a line whose misspelled word is corrected, if that line has an
  /// error, too, and a line to type instead; `nil` otherwise.
  func corrected(_ error: ScriptError, _ word: String, as line: String) -> ScriptError? {
    guard error.hasUnknownVerb else { return nil }
    var other: ScriptError?
    do throws(ScriptError) {
      guard let statement = try Statement(line, in: catalog) else { return nil }
      try session?.checkPlainly(statement)
    } catch { other = error }
    guard let other else { return nil }
    let advised = fitted(other.of(line), in: line)
    // An error elsewhere in the line has nothing to do with this word.
    let right = advised.replacement
    guard right.map({ $0 != line }) ?? advised.hint.hasPrefix("here it is") else { return nil }
    return error.advising(advised.hint, replacement: right).noting("Read as '\(word)'.")
      .noting(advised.notes)
  }

  /// Returns the error with the line to type instead if its hint suggests a single word.
  private func replacingWord(in error: ScriptError) -> ScriptError {
    guard error.replacement == nil, let source = error.source,
      let word = Spelling.suggestion(in: error.hint), let line = error.place?.text ?? error.source
    else { return error }
    let scalars = Array(line.unicodeScalars)
    guard error.span.end <= scalars.count, error.span.start < error.span.end else { return error }
    let wrong = String(String.UnicodeScalarView(scalars[error.span.start..<error.span.end]))
    guard let place = Advice.range(of: wrong, in: source) else { return error }
    if word.contains("=") { return replacingOption(in: error, wrong, by: word, in: source) }
    let meant = Advice.first(in: source.replacing(place, by: word))
    guard case .accepted = acceptance(of: meant) else {
      return corrected(error, word, as: meant) ?? error
    }
    let right =
      String(String.UnicodeScalarView(scalars[..<error.span.start])) + word
      + String(String.UnicodeScalarView(scalars[error.span.end...]))
    return error.advising(error.hint, replacement: right)
  }

  /// Returns the error with an option and its value to type instead of another option, such as
  /// `curve=spring(N)`.
  private func replacingOption(
    in error: ScriptError, _ wrong: String, by option: String, in source: String
  ) -> ScriptError {
    guard let place = Advice.range(of: wrong + "=", in: source) else { return error }
    let value = source[place.upperBound...].prefix { $0 != " " && $0 != ";" }
    let right = Words.replacing("N", in: option, by: String(value))
    let whole = place.lowerBound..<value.endIndex
    guard
      case .accepted = acceptance(of: Advice.first(in: source.replacing(whole, by: right)))
    else { return error }
    let line = error.place?.text ?? source
    let typed = Advice.range(of: wrong + "=" + value, in: line)
    return error.advising(
      "write \(right)", replacement: typed.map { line.replacing($0, by: String(right)) })
  }

  /// Returns the error with the option for a word that names an object of the scene, or `nil` if
  /// there is none: `touch down on=card` for `touch down card`.
  private func namingObject(_ error: ScriptError) -> ScriptError? {
    guard let simulation, let source = error.source, !error.isUnfinished, !error.isInterruption
    else { return nil }
    let statement = Advice.first(in: source)
    let words = statement.split(separator: " ").map(String.init)
    guard words.count > 1, !statement.contains("\""),
      !words.contains(where: { $0.hasPrefix("on=") }),
      let form = catalog.verb(words[0])?.form,
      let option = form.options.first(where: { $0.name == "on" })
    else { return nil }
    let names = Advice.names(option.kind, in: simulation)
    guard let place = words.indices.dropFirst().first(where: { names.contains(words[$0]) }) else {
      return nil
    }
    var right = words
    right.remove(at: place)
    right.append("on=\(words[place])")
    let text = right.joined(separator: " ")
    guard case .accepted = acceptance(of: text) else { return nil }
    let line = error.place?.text ?? source
    let typed = Advice.range(of: statement, in: line)
    return error.advising(
      "write `\(text)`", replacement: typed.map { line.replacing($0, by: text) })
  }

  /// Returns a text without the statements after its first `;`.
  private static func first(in text: String) -> String {
    text.split(separator: ";").first.map(String.init) ?? text
  }

  /// The reaction of a scene to statements.
  enum Acceptance {
    case accepted
    case refused(String)
    /// The statement would leave or restart the session, which is never offered.
    case never
  }

  /// Returns whether a fork of the session would run the statements of a text, one after the other.
  func acceptance(of text: String) -> Acceptance {
    var fork = trial
    for part in text.split(separator: ";") {
      do throws(ScriptError) {
        guard let statement = try Statement(String(part), in: catalog) else { continue }
        switch statement.command.role {
        case .restart: return .never
        case .use:
          if let session, case .word(let file)? = statement.tokens.dropFirst().first,
            case .failure(let problem) = session.host.files.read(file.text)
          {
            return .refused("'\(file.text)' cannot be read: \(problem.reason)")
          }
        default: if statement.verb?.text == "quit" { return .never }
        }
        if var session = fork {
          fork = nil
          try session.checkPlainly(statement)
          _ = try session.execute(statement)
          fork = session
        } else if !works(text) {
          try statement.command.check(SceneCheck(simulation, in: catalog))
          return .refused("the scene is another")
        }
      } catch {
        // The prompt plays the lessons that a script can't.
        let isLesson = part.split(separator: " ").first == "lesson"
        if isLesson, session?.host.offersExample == true { return .accepted }
        return .refused(error.message)
      }
    }
    return .accepted
  }

  /// A fork of the session in which statements can be tried, or `nil` if there is no session.
  var trial: Session? {
    var fork = session
    fork?.host.rehearse()
    fork?.host.shouldStop = { false }
    fork?.host.mostInstants = 100_000
    return fork
  }

  /// Returns the events of the statements of a text up to the first one that the scene refuses.
  func events(of text: String) -> [Trace.Entry] {
    var events: [Trace.Entry] = []
    guard var fork = trial else { return events }
    for part in text.split(separator: ";") {
      guard let statement = try? Statement(String(part), in: catalog),
        (try? fork.execute(statement)) != nil
      else { return events }
      events += fork.last.events
    }
    return events
  }

  /// Returns whether a statement of an accepted text would be a misuse.
  func isMisuse(_ text: String) -> Bool { events(of: text).contains { $0.event.misuse != nil } }

  /// Returns whether the statements of a text would be accepted one after the other, as far as that
  /// can be known without running them.
  package func works(_ text: String) -> Bool {
    var scene = simulation
    for part in text.split(separator: ";") {
      guard let statement = try? Statement(String(part), in: catalog) else { return false }
      if let name = FirstScene.name(for: statement.command, offersExample: offersExample),
        scene == nil
      {
        scene = try? FirstScene.begin(name, statement.span, in: catalog)
      }
      switch statement.command.role {
      case .scene(let start) where !start.needsFiles:
        scene = try? start.start(.none)
        continue
      // Files aren't available here.
      case .use: continue
      default: break
      }
      if statement.at != nil, scene == nil { return false }
      let check = SceneCheck(scene, in: catalog)
      guard (try? statement.command.check(check)) != nil else { return false }
      for case .state(let word) in statement.command.mentions {
        let mention = Mention.state(word)
        guard (try? check.mention(mention, declared: DeclaredNames())) != nil else { return false }
      }
      if case .maker(let construction, _) = statement.command.role {
        try? scene?.handle(.construct(construction))
      }
    }
    return true
  }

  /// Returns a replacement for a suggestion: the statement with names that exist, an example of the
  /// scene, or the suggestion preceded by a `scene` statement if no scene is running.
  ///
  /// Returns `nil` if none of them works.
  private func other(for suggestion: String, _ form: Form) -> String? {
    guard let simulation else {
      let begun = [FirstScene.example, Blank.name].map { "scene \($0); \(suggestion)" }
      return begun.first { works($0) }
    }
    let renamed = renamings(of: suggestion, form, in: simulation).first { works($0) }
    let examples = catalog.scene(simulation.name)?.examples ?? []
    return renamed
      ?? examples.first { $0.hasPrefix("\(form.name) ") && !$0.contains(";") && works($0) }
  }

  /// The maximum number of names of each kind to try; our choice.
  private static let mostTried = 60

  /// Returns variants of a statement in which its names are replaced by names of a scene.
  private func renamings(
    of suggestion: String, _ form: Form, in simulation: Simulation
  ) -> [String] {
    let words = suggestion.split(separator: " ").map(String.init)
    guard !suggestion.contains(";"), !suggestion.contains("\"") else { return [] }
    var place = -1
    let choices: [(before: String, names: [String])] = words.enumerated().map { index, word in
      guard index > 0 else { return (word, []) }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2, let option = form.options.first(where: { $0.name == parts[0] }) {
        return ("\(parts[0])=", Advice.names(option.kind, in: simulation))
      }
      place += 1
      guard form.positionals.indices.contains(place), parts.count < 2 else { return ("", []) }
      return ("", Advice.names(form.positionals[place].kind, in: simulation))
    }
    let most = min(choices.map { $0.names.count }.max() ?? 0, Advice.mostTried)
    return (0..<most).map { number in
      zip(words, choices).map { word, choice in
        guard !choice.names.isEmpty else { return word }
        return choice.before + choice.names[min(number, choice.names.count - 1)]
      }.joined(separator: " ")
    }
  }

  private static func names(_ kind: ParameterKind, in simulation: Simulation) -> [String] {
    switch kind {
    case .view: simulation.viewNames
    case .tappable: simulation.tappable
    case .scrollView: simulation.scrollViewNames
    case .gesture: simulation.gestureNames
    case .animator: simulation.animatorNames + simulation.transitionNames
    case .transition: simulation.transitionNames
    case .layerKey: LayerAnimation.keys(in: simulation)
    case .path: simulation.paths
    case .driven: simulation.animatorNames + simulation.transitionNames + simulation.paths
    default: []
    }
  }

  /// Returns the hint with an example replaced by the usage of a verb, or with its suggestion
  /// removed.
  private static func replacing(_ suggestion: String, in hint: String, by form: Form) -> String {
    guard let mark = range(of: mark + suggestion, in: hint) else {
      return "see `help \(form.name)`"
    }
    return hint.replacing(mark, by: "usage: \(form.text)")
  }

  /// Returns the range of the first occurrence of a string in another.
  // The search compares bytes, because comparing characters would require grapheme breaking.
  static func range(of text: String, in whole: String) -> Range<String.Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = whole.utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: text.utf8) {
        return start..<whole.utf8.index(start, offsetBy: text.utf8.count)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension String {
  func replacing(_ range: Range<String.Index>, by text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}

extension Diagnostic {
  /// Returns the diagnostic with suggestions that work in the scene.
  func advised(by advice: Advice) -> Diagnostic { advising(advice.fitted(error, in: text)) }
}

extension Statement {
  /// Returns the diagnostic for an error in a script's statement.
  func diagnostic(of error: ScriptError, file: String?) -> Diagnostic {
    let advised = Repair.advice(ofChecking: error, in: self).of(textOfStatement)
    return Diagnostic(placing(advised), file: file, line: line, text: text)
  }
}

extension Session {
  /// The advice for errors in the current scene.
  var advice: Advice { Advice(in: self) }
}
