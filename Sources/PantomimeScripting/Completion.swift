import PantomimeKit
import PantomimeScenes

/// What could stand at the end of a line: a pure function of the line and the session.
package struct Completion: Sendable, Hashable {
  /// Where the word to replace begins, in Unicode scalars from the start of the line.
  package let start: Int
  /// What it could become, in order.
  package let candidates: [Candidate]

  package struct Candidate: Sendable, Hashable {
    package let text: String
    package let meaning: String

    package init(_ text: String, _ meaning: String = "") {
      self.text = text
      self.meaning = meaning
    }
  }

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
struct Completer {
  let words: [String]
  /// The word being written: an option's values are offered only once its name is there.
  let word: String
  let session: Session

  /// The words of the statement proper, without a leading `at TIME` or `when "EVENT" do`.
  var wordsOfStatement: ArraySlice<String> {
    let statement = words.first == At.form.name ? words.dropFirst(2) : words[...]
    guard statement.first == When.form.name, statement.dropFirst(2).first == "do" else {
      return statement
    }
    return statement.dropFirst(3)
  }

  func candidates() -> [Completion.Candidate] {
    if words.count == 1, words.first == At.form.name { return [] }
    guard let verb = wordsOfStatement.first else {
      return Commands.forms.map { Completion.Candidate($0.name, $0.summary) }
    }
    guard let form = Commands.named(verb)?.form else { return [] }
    let given = Array(wordsOfStatement.dropFirst())
    return positionals(form, given) + options(form, given)
  }

  private func positionals(_ form: Form, _ given: [String]) -> [Completion.Candidate] {
    let count = given.filter { !$0.contains("=") }.count
    if form.name == Expect.form.name { return expectation(given) }
    if form.name == Compare.form.name {
      return Compare.candidates(
        after: given.filter { !$0.contains("=") }, in: session.catalogue)
    }
    if form.name == Undo.form.name {
      return given.isEmpty ? [Completion.Candidate("until", "followed by an instant")] : []
    }
    if form.name == When.form.name { return given.count == 1 ? [Completion.Candidate("do")] : [] }
    // What may be left out may be skipped, too.
    let next = form.positionals.dropFirst(count)
    let open = next.prefix { $0.isOptional } + next.drop { $0.isOptional }.prefix(1)
    // The last of them may be said again and again where the form says so.
    let kinds = open.isEmpty && form.more == "…" ? form.positionals.suffix(1) : open[...]
    return kinds.flatMap { values($0.kind, prefix: "") }
  }

  private func options(_ form: Form, _ given: [String]) -> [Completion.Candidate] {
    var candidates: [Completion.Candidate] = []
    for option in form.options where !given.contains(where: { $0.hasPrefix("\(option.name)=") }) {
      candidates.append(Completion.Candidate("\(option.name)=", option.meaning))
      if word.hasPrefix("\(option.name)=") {
        candidates += values(option.kind, prefix: "\(option.name)=")
        if option.kind == .gesture || option.kind == .beziers {
          candidates += further(values(option.kind, prefix: "").map { $0.text }, of: option.name)
        }
      }
    }
    if form.name == Again.form.name { candidates += choices }
    return candidates + ruleParameters(form, given) + sceneOptions(form, given)
      + (form.name == Again.form.name ? gestureOptions(given) : [])
  }

  /// What the last gesture may be made otherwise with.
  private func gestureOptions(_ given: [String]) -> [Completion.Candidate] {
    guard let gesture = session.lastGestures() else { return [] }
    let meanings = gesture.statements.flatMap { $0.form?.options ?? [] }
    return gesture.optionNames.filter { name in !given.contains { $0.hasPrefix("\(name)=") } }
      .map { name in
        let meaning = meanings.first { $0.name == name }?.meaning
        return Completion.Candidate("\(name)=", meaning ?? "for this once")
      }
  }

  /// What may stand behind a rule that is named already.
  private func ruleParameters(_ form: Form, _ given: [String]) -> [Completion.Candidate] {
    guard let option = form.options.first(where: { $0.kind == .rule }) else { return [] }
    let names = given.filter { $0.hasPrefix("\(option.name)=") }
    return names.flatMap { name in
      session.catalogue.rules.named(String(name.dropFirst(option.name.count + 1)))?.offers ?? []
    }
  }

  private func sceneOptions(_ form: Form, _ given: [String]) -> [Completion.Candidate] {
    let options: [SceneOption]
    switch form.name {
    case SceneCommand.form.name:
      options = given.first.flatMap { session.catalogue.scene($0) }?.options ?? []
    case SetCommand.form.name:
      options =
        session.simulation.flatMap { session.catalogue.scene($0.name) }?.options
        .filter { $0.isLive } ?? []
    default: options = []
    }
    return options.flatMap { option in
      [Completion.Candidate("\(option.name)=", option.summary)]
        + (word.hasPrefix("\(option.name)=") ? values(of: option) : [])
    }
  }

  func values(_ kind: ParameterKind, prefix: String) -> [Completion.Candidate] {
    let simulation = session.simulation
    let words: [Completion.Candidate] =
      switch kind {
      case .points, .velocity, .fraction, .time, .number, .numbers, .lengths, .size, .name,
        .text, .expectation:
        []
      case .fork:
        session.branches.filter { $0 != session.branch }.map { Completion.Candidate($0) }
      case .file: files(String(word.dropFirst(prefix.count)))
      case .repetition: [Completion.Candidate(LayerTiming.forever)]
      case .bezier, .beziers: TimingValue.bezierWords.map { Completion.Candidate($0) }
      case .timing:
        (NamedCurve.all.map { $0.name } + TimingValue.calls.map { "\($0.name)(" }).map {
          Completion.Candidate($0)
        }
      case .words(let words): words.map { Completion.Candidate($0) }
      case .path: paths(typed: word.dropFirst(prefix.count)).map { Completion.Candidate($0) }
      case .view: (simulation?.viewNames ?? []).map { Completion.Candidate($0) }
      case .scrollView: (simulation?.scrollViewNames ?? []).map { Completion.Candidate($0) }
      case .tappable: (simulation?.tappable ?? []).map { Completion.Candidate($0) }
      case .layerKey: (simulation?.layerKeys ?? []).map { Completion.Candidate($0) }
      case .gesture: (simulation?.gestureNames ?? []).map { Completion.Candidate($0) }
      case .axis: Completer.names(session.catalogue.axes)
      case .animator: (simulation?.animatorNames ?? []).map { Completion.Candidate($0) }
      case .driven:
        ((simulation?.animatorNames ?? []) + properties + components(typed: word[...]))
          .map { Completion.Candidate($0) }
      case .scene: session.catalogue.scenes.map { Completion.Candidate($0.name, $0.summary) }
      case .rule, .rules: Completer.names(session.catalogue.rules)
      case .topic:
        HelpText(session.catalogue).candidates(like: word)
      case .cause: Why.candidates(simulation)
      case .setting: settings
      }
    return words.map { Completion.Candidate(prefix + $0.text, $0.meaning) }
  }

  private static func names(_ all: [some Named]) -> [Completion.Candidate] {
    all.map { Completion.Candidate($0.name, $0.summary) }
  }
}
