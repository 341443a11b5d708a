import PantomimeKit
import PantomimeScenes

/// A question in plain words: the sort of answer that it asks for, and the words for the thing.
package struct Question: Sendable {
  /// What a question asks for.
  package enum Sort: String, Sendable, CaseIterable {
    /// What something is: `what is slop`, `what does inactive mean`.
    case explanation
    /// How two things differ: `pause vs stop`.
    case comparison
    /// What to type: `how do I make two gestures work together`.
    case method
    /// A scene with something: `which scene has a timer`.
    case scenes
    /// A lesson on something: `teach me about velocity`.
    case lesson
    /// Anything else about something: `is the list scrolling`, `when does a pan begin`.
    case other
  }

  /// The answer to a question about nothing that is known.
  static let unknown = "nothing here has these words; see `help`"

  package let sort: Sort
  /// The words for the thing, or for both things of a comparison.
  package private(set) var subjects: [[String]]

  /// Reads a sentence, or returns `nil` if it has no words for a thing.
  package init?(_ sentence: String) {
    let words = sentence.lowercased().split { $0 == " " || $0 == "," || $0 == "?" || $0 == "!" }
      .map { String($0.drop { $0 == "." }) }
    func has(_ any: [String]) -> Bool { words.contains { any.contains($0) } }
    let first = words.first ?? ""
    if has(["difference", "differences", "differ", "vs", "versus"]) || first == "compare" {
      sort = .comparison
    } else if has(["lesson", "lessons", "teach", "learn", "exercise", "exercises", "tutorial"]) {
      sort = .lesson
    } else if has(["scene", "scenes", "example", "examples", "demo", "demos", "sample"]),
      has(["which", "what", "with", "of", "for", "has", "have", "about"])
    {
      sort = .scenes
    } else if first == "how" || has(["make", "can", "could"]) {
      sort = .method
    } else if ["what", "whats", "what's", "explain", "define", "tell"].contains(first)
      || has(["mean", "means", "meaning"])
    {
      sort = .explanation
    } else {
      sort = .other
    }
    let parts =
      sort == .comparison
      ? words.split { ["and", "vs", "versus", "from", "or", "to", "with"].contains($0) }
      : [words[...]]
    // What is possible isn't the state of a recognizer, but what `possible` means is.
    let asksForMeaning = has(["mean", "means", "meaning"])
    subjects = parts.map { part in
      part.filter { !Question.says(nothing: $0) || $0 == "possible" && asksForMeaning }
    }.filter { !$0.isEmpty }
    if subjects.isEmpty, [.explanation, .method, .other].contains(sort) {
      // A word that only asks can be the value of a path, too: `what does current mean`.
      let help = HelpText.standard
      let names = words.dropFirst().filter { help.value($0) != nil || help.isTopic($0) }
      guard !names.isEmpty else { return nil }
      subjects = [names]
    }
    if subjects.isEmpty { return nil }
  }

  /// Returns whether a question asks for what is or was, so that no act answers it.
  static func asksForFact(_ words: [String]) -> Bool {
    let plain = words.map { $0.lowercased() }
    guard let first = plain.first,
      !plain.contains(where: { ["if", "way", "possible", "how"].contains($0) }) || first == "how"
    else { return false }
    return ["is", "are", "was", "were", "does", "did", "has", "have"].contains(first)
      || first == "how" && plain.count > 1
        && ["fast", "many", "much", "long", "far", "often"].contains(plain[1])
  }

  /// Whether a word only asks, or says nothing.
  private static func says(nothing word: String) -> Bool {
    PlainWords.sayNothing(word, in: [.request, .question])
      || !word.unicodeScalars.contains { $0.isNamePart }
  }
}

extension HelpText {
  /// A place in the help: the words to type after `help`, with a sentence on it.
  typealias Place = (topic: String, sentence: String)

  /// Returns the place that is nearest to the words of a question, or `nil` if nothing has any of
  /// them.
  ///
  /// Several words that are one name say most, then the names of things, of statements and of
  /// scenes, then those of anything else.
  func place(for words: [String]) -> Place? {
    var best: (place: Place, rank: Int)?
    let shelves = shelves.all
    for count in stride(from: min(3, words.count), to: 1, by: -1) {
      for start in 0...(words.count - count) {
        let run = Array(words[start..<(start + count)])
        for name in HelpText.joined(run) {
          guard let found = place(named: name, isWhole: true, shelves), best == nil else {
            continue
          }
          best = (found.place, 0)
        }
      }
      if let best { return best.place }
    }
    for word in words {
      // The word itself says more than another form of it, unless only other tools have it.
      let forms = HelpText.forms(of: word).compactMap {
        place(named: $0, isWhole: false, shelves)
      }
      let found = forms.first { $0.rank < 5 } ?? forms.first
      if let found, best.map({ found.rank < $0.rank }) ?? true { best = found }
    }
    if let best { return best.place }
    // A symptom, or a text with the word.
    for word in words where word.utf8.count > 2 {
      if let symptom = Symptoms.found([word]).first { return (symptom.name, symptom.cause) }
    }
    for word in words where word.utf8.count > 2 && found([word]) != nil { return (word, "") }
    return nil
  }

  /// Returns the names that some words can be: `rubber-band`, `rubberBand` or `rubber band`.
  private static func joined(_ words: [String]) -> [String] {
    let last = words.count - 1
    return forms(of: words[last]).flatMap { end -> [String] in
      let all = words[..<last] + [end]
      let camel =
        all[0] + all.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      return [all.joined(separator: "-"), camel, all.joined(separator: " ")]
    }
  }

  /// Returns a word and what it can be the plural or another form of.
  private static func forms(of word: String) -> [String] {
    var forms = [word]
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if word.hasSuffix("s"), word.utf8.count > 3 { forms.append(String(word.dropLast())) }
    for ending in ["ing", "ed"]
    where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
      let stem = word.dropLast(ending.utf8.count)
      forms += [String(stem), stem + "e"]
      if stem.dropLast().last == stem.last { forms.append(String(stem.dropLast())) }
    }
    if let meant = Intents.standard.synonym(of: word) { forms.append(meant) }
    return forms
  }

  /// Returns the place with a name, and how little the name says, or `nil` if nothing has it.
  private func place(
    named name: String, isWhole: Bool, _ shelves: [HelpShelf]
  ) -> (place: Place, rank: Int)? {
    if let noun = IntentHelp.noun(name) { return ((noun.name, noun.meaning), 1) }
    if let form = groups.lazy.flatMap({ $0.forms }).first(where: { $0.name == name }) {
      return ((name, form.summary), 2)
    }
    for scene in catalog.scenes
    where scene.name == name || !isWhole && scene.name.split(separator: "-").contains(name[...]) {
      return ((scene.name, scene.summary), 3)
    }
    for shelf in shelves {
      if let item = shelf.items(named: name).first {
        return ((shelf.asking(for: item, in: self), item.summary), 4)
      }
    }
    if isTopic(name) { return ((name, ""), 4) }
    if value(name) != nil { return ((name, ""), 4) }
    guard let row = Words.standard.rows(named: name).first ?? Words.standard.row(ofPhrase: name),
      isWhole || name.utf8.count > 3
    else { return nil }
    return ((name, row.filled(with: WordBindings()).difference), 5)
  }

  /// Returns the place for a question, with what to say about it, or `nil` if nothing has its words.
  func place(for question: Question) -> Place? {
    if question.sort == .comparison, question.subjects.count == 2 {
      let places = question.subjects.compactMap { place(for: $0) }
      if places.count == 2, places[0].topic != places[1].topic {
        return (
          "\(places[0].topic); help \(places[1].topic)",
          places.map { $0.sentence }.filter { !$0.isEmpty }.joined(separator: " ")
        )
      }
    }
    if let scene = scene(for: question) { return scene }
    return question.subjects.lazy.compactMap { self.place(for: $0) }.first
  }

  /// Returns the first scene with the thing of a question, with the others in the sentence; `nil` if the
  /// question asks for none, or if there is none.
  func scene(for question: Question) -> Place? {
    guard question.sort == .scenes, let words = question.subjects.first,
      let found = words.lazy.map({ self.scenes(having: $0) }).first(where: { !$0.isEmpty })
    else { return nil }
    let others = found.dropFirst().prefix(3).map { "`help \($0.name)`" }
    return (
      found[0].name,
      found[0].summary + (others.isEmpty ? "" : " Also \(Spelling.list(others, "and")).")
    )
  }

  /// Returns the scenes whose name or description has a word.
  private func scenes(having word: String) -> [SceneEntry] {
    let bytes = [Array(Symptoms.stem(word).utf8)]
    let found = shelves.scenes.items.filter { $0.has(bytes) }.map { $0.name }
    return catalog.scenes.filter { found.contains($0.name) }
  }
}

extension Advice {
  /// Returns whether statements only look at the session.
  static func looks(_ text: String, in catalog: Catalog) -> Bool {
    text.split(separator: ";").allSatisfy { part in
      let verb = part.split(separator: " ").first.map(String.init) ?? ""
      // An added verb, such as that of the lessons, leaves the scene.
      guard Commands.named(verb) != nil, let statement = try? Statement(String(part), in: catalog)
      else { return true }
      return statement.command.undoBehavior != .step
    }
  }

  /// Returns the error with the place for a question that names its sort: a lesson or a scene with
  /// something, or the meaning of a thing; `nil` for any other text.
  func asked(_ sentence: String, _ error: ScriptError) -> ScriptError? {
    let words = sentence.lowercased().split(separator: " ").map(String.init)
    let isPlain = sentence.unicodeScalars.allSatisfy { scalar in
      scalar.isNamePart || " ?!,'\u{2019}".unicodeScalars.contains(scalar)
    }
    guard words.count > 1, isPlain, words[0] != "help", let question = Question(sentence) else {
      return nil
    }
    func see(_ place: HelpText.Place) -> ScriptError {
      let advised = error.advising(
        "see `help \(place.topic)`", replacement: "help \(place.topic)")
      return place.sentence.isEmpty ? advised : advised.noting(place.sentence)
    }
    let help = HelpText(catalog)
    switch question.sort {
    case .lesson:
      guard let lesson = lesson(about: question.subjects[0]),
        lesson.contains(" ") || words.contains("about")
      else { return nil }
      return error.advising("write `\(lesson)`", replacement: lesson)
    case .scenes:
      return help.scene(for: question).map { see($0) }
    case .explanation:
      // `what is the velocity` asks for a value.
      let isOfThing = !words.contains { ["the", "my", "this", "tell"].contains($0) }
      let asksForMeaning =
        words.contains { ["mean", "means", "define"].contains($0) }
        || words[0] == "explain" && words.count == 2
      guard isOfThing || asksForMeaning, question.subjects[0].count == 1,
        let place = help.place(for: question), !place.sentence.isEmpty || asksForMeaning,
        asksForMeaning || IntentHelp.noun(place.topic) != nil || help.value(place.topic) != nil
      else { return nil }
      return see(place)
    case .comparison, .method, .other: return nil
    }
  }

  /// Returns the error with the nearest place for a question that no row answers.
  func nearest(_ sentence: String, _ error: ScriptError) -> ScriptError {
    guard let question = Question(sentence) else { return nowhere(error) }
    if question.sort == .lesson, let words = question.subjects.first,
      let lesson = lesson(about: words)
    {
      return error.advising("write `\(lesson)`", replacement: lesson)
    }
    guard let place = HelpText(catalog).place(for: question) else { return nowhere(error) }
    let help = "help \(place.topic)"
    let advised = error.advising(
      question.sort == .comparison ? "see `\(help)`" : "the nearest is `\(help)`",
      replacement: help)
    return place.sentence.isEmpty ? advised : advised.noting(place.sentence)
  }

  private func nowhere(_ error: ScriptError) -> ScriptError {
    error.advising(Question.unknown, replacement: "help")
  }

  /// Returns the statement that starts the lesson on some words, or lists all lessons if none has them;
  /// `nil` if there are no lessons.
  private func lesson(about words: [String]) -> String? {
    guard let session, let verb = catalog.verb("lesson") else { return nil }
    let completer = Completer(words: ["lesson"], word: "", session: session)
    let stems = Set(words.map { Symptoms.stem($0) })
    let scored = (verb.candidates(after: [], for: completer) ?? []).map { candidate in
      let own = "\(candidate.text) \(candidate.meaning)".lowercased().split { !$0.isLetter }
        .map { Symptoms.stem(String($0)) }
      return (name: candidate.text, score: stems.intersection(own).count)
    }
    // The steps of a lesson are words without a hyphen.
    let best = scored.filter { $0.name.contains("-") }.max { $0.score < $1.score }
    return best.flatMap { $0.score > 0 ? "lesson \($0.name)" : nil } ?? "lesson"
  }
}
