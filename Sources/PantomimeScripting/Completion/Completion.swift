import PantomimeKit
import PantomimeScenes

/// What could stand at the end of a line: a pure function of the line and the session.
package struct Completion: Sendable, Hashable {
  /// Where the word to replace begins, in Unicode scalars from the start of the line.
  package let start: Int
  /// What it could become, in order.
  package let candidates: [Candidate]

  /// Nothing to complete.
  package static let nothing = Completion(start: 0, candidates: [])

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  /// Completes the last word of what stands before the cursor.
  ///
  /// - Parameter begun: the lines before, each of which goes on in the next.
  package init(_ line: String, behind begun: String = "", in session: Session) {
    let typed = TypedWords(begun + line)
    let before = begun.unicodeScalars.count
    if let start = typed.nameStart {
      self.start = start - before
      let name = typed.word.unicodeScalars.dropFirst(start - typed.start)
      candidates = session.names.all.map { Candidate("$\($0)", session.names[$0] ?? "") }
        .filter { $0.text.hasPrefix(String(name)) && $0.text != String(name) }
      return
    }
    start = max(0, typed.start - before)
    guard !typed.isText else {
      candidates = []
      return
    }
    let word = typed.word
    candidates = Completer(words: typed.words, word: word, session: session).candidates()
      .filter { $0.text.hasPrefix(word) && $0.text != word }
  }

  /// What would go on behind the cursor: the rest of the only word that fits, then of the form.
  package static func hint(
    _ line: String, behind begun: String = "", in session: Session
  ) -> String {
    guard !line.isEmpty else { return "" }
    let typed = TypedWords(begun + line)
    if typed.isText { return "" }
    var words = typed.words
    var rest = ""
    if !typed.word.isEmpty {
      let completion = Completion(line, behind: begun, in: session)
      let last = String(line.unicodeScalars.dropFirst(completion.start))
      let candidates = completion.candidates.map { $0.text }
      words.append(typed.word)
      if candidates.count == 1 {
        rest = String(candidates[0].dropFirst(last.count))
        words[words.count - 1] += rest
      } else if !candidates.isEmpty || !isKnown(typed.word, after: typed.words[...], in: session) {
        return ""
      }
    }
    let statement = Completer(words: words, word: "", session: session).wordsOfStatement
    guard let verb = statement.first, let form = Commands.named(verb)?.form else { return rest }
    let remainder = form.remainder(after: Array(statement.dropFirst()))
    let gap = typed.word.isEmpty || remainder.isEmpty ? "" : " "
    return rest + gap + remainder
  }

  private static func isKnown(
    _ word: String, after words: ArraySlice<String>, in session: Session
  ) -> Bool {
    Completer(words: Array(words), word: word, session: session).candidates().contains {
      $0.text == word
    }
  }
}

extension Form {
  /// What may still be written after some words of a statement.
  fileprivate func remainder(after given: [String]) -> String {
    let words = positionals.dropFirst(given.filter { !$0.contains("=") }.count)
    let named = options.filter { option in !given.contains { $0.hasPrefix(option.name + "=") } }
    return (words.map { $0.kind.placeholder } + named.map { "\($0.name)=" }).joined(separator: " ")
  }
}

/// Works out what may follow some words.
package struct Completer {
  let words: [String]
  /// The word being written: an option's values are offered only once its name is there.
  let word: String
  let session: Session

  /// The words of the statement proper, without a leading `at TIME` or `when "EVENT" do`.
  var wordsOfStatement: ArraySlice<String> {
    let statement = InstantPrefix.rest(of: words)
    let verb = statement.first.flatMap { Commands.named($0) }
    return verb?.traits.statement(in: statement.dropFirst()) ?? statement
  }

  func candidates() -> [Candidate] {
    if words.count == 1, InstantPrefix.begins(with: words.first) { return [] }
    guard let verb = wordsOfStatement.first else {
      return Commands.forms.map { Candidate($0.name, $0.summary) }
    }
    guard let entry = Commands.named(verb) else { return [] }
    let (form, traits) = (entry.form, entry.traits)
    let given = Array(wordsOfStatement.dropFirst())
    return (traits.candidates(after: given, for: self) ?? positionals(form, given))
      + options(form, given) + traits.optionCandidates(after: given, for: self)
  }

  private func positionals(_ form: Form, _ given: [String]) -> [Candidate] {
    let count = given.filter { !$0.contains("=") }.count
    // What may be left out may be skipped, too.
    let next = form.positionals.dropFirst(count)
    let open = next.prefix { $0.isOptional } + next.drop { $0.isOptional }.prefix(1)
    // The last of them may be said again and again where the form says so.
    let kinds = open.isEmpty && form.more == "…" ? form.positionals.suffix(1) : open[...]
    return kinds.flatMap { values($0.kind, prefix: "") }
  }

  private func options(_ form: Form, _ given: [String]) -> [Candidate] {
    var candidates: [Candidate] = []
    for option in form.options where !given.contains(where: { $0.hasPrefix("\(option.name)=") }) {
      candidates.append(Candidate("\(option.name)=", option.meaning))
      if word.hasPrefix("\(option.name)=") {
        candidates += values(option.kind, prefix: "\(option.name)=")
        if option.kind == .gesture || option.kind == .beziers {
          candidates += further(values(option.kind, prefix: "").map { $0.text }, of: option.name)
        }
      }
    }
    return candidates + ruleParameters(form, given)
  }

  /// What may stand behind a rule that is named already.
  private func ruleParameters(_ form: Form, _ given: [String]) -> [Candidate] {
    guard let option = form.options.first(where: { $0.kind == .rule }) else { return [] }
    let names = given.filter { $0.hasPrefix("\(option.name)=") }
    return names.flatMap { name in
      session.catalogue.rules.named(String(name.dropFirst(option.name.count + 1)))?.offers ?? []
    }
  }

  /// The options of a scene, each with its values once its name is there.
  func candidates(_ options: [SceneOption]) -> [Candidate] {
    options.flatMap { option in
      [Candidate("\(option.name)=", option.summary)]
        + (word.hasPrefix("\(option.name)=") ? values(of: option) : [])
    }
  }

  func values(_ kind: ParameterKind, prefix: String) -> [Candidate] {
    let simulation = session.simulation
    let words: [Candidate] =
      switch kind {
      case .points, .velocity, .fraction, .time, .number, .numbers, .lengths, .size, .name,
        .text, .expectation, .cause:
        []
      case .fork:
        session.branches.filter { $0 != session.branch }.map { Candidate($0) }
      case .file: files(String(word.dropFirst(prefix.count)))
      case .script: files(String(word.dropFirst(prefix.count)), endingIn: ".pan")
      case .repetition: [Candidate(LayerTiming.forever)]
      case .bezier, .beziers: TimingValue.bezierWords.map { Candidate($0) }
      case .timing:
        (NamedCurve.all.map { $0.name } + TimingValue.calls.map { "\($0.name)(" }).map {
          Candidate($0)
        }
      case .words(let words): words.map { Candidate($0) }
      case .path: paths(typed: word.dropFirst(prefix.count)).map { Candidate($0) }
      case .view: (simulation?.viewNames ?? []).map { Candidate($0) }
      case .scrollView: (simulation?.scrollViewNames ?? []).map { Candidate($0) }
      case .tappable: (simulation?.tappable ?? []).map { Candidate($0) }
      case .layerKey: (simulation?.layerKeys ?? []).map { Candidate($0) }
      case .gesture: (simulation?.gestureNames ?? []).map { Candidate($0) }
      case .axis: Completer.names(session.catalogue.axes)
      case .animator: (simulation?.animatorNames ?? []).map { Candidate($0) }
      case .driven:
        ((simulation?.animatorNames ?? []) + properties + components(typed: word[...]))
          .map { Candidate($0) }
      case .scene: session.catalogue.scenes.map { Candidate($0.name, $0.summary) }
      case .rule, .rules: Completer.names(session.catalogue.rules)
      case .topic:
        HelpText(session.catalogue).candidates(like: word)
      case .setting: settings
      }
    return words.map { Candidate(prefix + $0.text, $0.meaning) }
  }

  private static func names(_ all: [some Named]) -> [Candidate] {
    all.map { Candidate($0.name, $0.summary) }
  }
}
