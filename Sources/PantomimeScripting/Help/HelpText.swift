import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The help, built from the forms of verbs and the entries of a catalog.
package struct HelpText: Sendable {
  /// The scenes, rules and estimators that the help describes in addition to the language.
  let catalog: Catalog
  private let verbs: HelpVerbs
  private let indexing: @Sendable () -> HelpIndex

  /// - Parameter index: Returns the searchable contents of the help; by default, they are built
  ///   again for each call.
  init(
    _ catalog: Catalog, _ verbs: HelpVerbs, index: (@Sendable () -> HelpIndex)? = nil
  ) {
    (self.catalog, self.verbs) = (catalog, verbs)
    indexing = index ?? { HelpIndex(catalog, verbs) }
  }

  /// The searchable contents of the help.
  var index: HelpIndex { indexing() }

  /// The named items that aren't verbs, scenes, lists or numbers, and the items that a search
  /// finds.
  var shelves: HelpShelves { index.shelves }

  /// The scenes at their start.
  var begun: BegunScenes { BegunScenes(catalog) }

  /// The declarations of all verbs, grouped by purpose.
  package var groups: [(title: String, forms: [Form])] { verbs.groups }

  /// The verbs that a user needs first.
  var ladder: HelpLadder { HelpLadder(verbs) }

  /// The help without a topic.
  package var start: String { ladder.start }

  /// The topics for completion: the verbs, the scenes, and the named lists of other items.
  package var topics: [String] {
    verbs.forms.map { $0.name } + catalog.scenes.map { $0.name }
      + HelpText.lists.map { $0.name }
  }

  /// The lists, one per topic.
  private static let lists: [(name: String, text: @Sendable (HelpText) -> String)] = [
    ("all", { $0.overview }), ("keys", { _ in HelpLists.keys }), ("scenes", { $0.scenes }),
    ("paths", { _ in HelpLists.paths }),
    ("invariants", { HelpLists.invariants(of: $0.begun.all) }),
    ("events", { HelpLists.events(of: $0.catalog) }),
    ("options", { HelpLists.options($0.shelves.options.items) }),
    ("curves", { _ in HelpLists.curves }), ("readings", { _ in HelpLists.readings }),
    ("quirks", { _ in HelpLists.quirks }),
    ("estimators", { HelpLists.estimators(of: $0.catalog) }),
    ("axes", { HelpLists.axes(of: $0.catalog) }), ("misuses", { _ in HelpLists.misuses }),
    ("facts", { _ in CitedHelp.facts }), ("evidence", { _ in Evidence.text }),
    ("words", { _ in HelpLists.words }), ("symptoms", { _ in Symptoms.list }),
    ("recipes", { _ in Recipe.list }),
    ("reasons", { _ in CitedHelp.reasons(behind: []) }),
  ]

  /// Returns whether the help on a topic is a script or code to copy, whose lines must not be broken.
  package func isToCopy(_ topic: String) -> Bool {
    topic.hasPrefix(HelpText.recipe) || topic.hasSuffix(" \(UIKitCode.request)")
      || (!isTopic(topic) && Recipe.all.contains { $0.name == topic })
  }

  /// The words before the name of a recipe.
  private static let recipe = "recipe "

  /// The overview of all topics: the verbs, one per line, and the lists.
  package var overview: String {
    let width = verbs.forms.map { $0.name.count }.max() ?? 0
    let lines = verbs.groups.map { group in
      group.title + "\n"
        + group.forms.map { "  \(Printable.padded($0.name, width))  \($0.summary)" }.joined(
          separator: "\n")
    }
    return lines.joined(separator: "\n") + """


      `help NAME` explains a verb, or anything else with a name: a scene, \
      a path, an option, a rule, an estimator, a curve, a fault, or a fact that a reason cites, as \
      in `help A70`. Other words are searched for.
      Lists: \(Spelling.list(HelpText.lists.map { "`help \($0.name)`" }, "and"))

      """
  }

  /// Returns the help on a topic, or `nil` if there is none.
  ///
  /// If several items share the name, the help describes all of them, except that a verb, a scene
  /// or a list takes precedence. The kind of an item may precede its name (`rule detents`).
  ///
  /// - Parameter knowsForeignWords: Whether a word of another tool is a topic, too.
  package func topic(_ name: String, knowsForeignWords: Bool = true) -> String? {
    if let list = HelpText.lists.first(where: { $0.name == name }) { return list.text(self) }
    if name.hasSuffix(" \(UIKitCode.request)") {
      return code(String(name.dropLast(UIKitCode.request.count + 1)))
    }
    for kind in ["verb ", "scene "] where name.hasPrefix(kind) {
      let name = String(name.dropFirst(kind.count))
      if isTopic(name) { return topic(name) }
    }
    // A scene can have the name of a thing, and so can a verb, whose text has it before the example.
    let noun = IntentHelp.text(name).map { "\n\($0)" } ?? ""
    if let form = verbs.named(name) { return text(form) }
    if let scene = catalog.scene(name) { return SceneHelp(self).text(scene) + noun }
    if let number = CitedHelp(self).number(name) { return number }
    // No name here has a capital after a small letter, so the other items need not be built.
    if knowsForeignWords, WordHelp.isForeign(name), let text = WordHelp.text(name) { return text }
    let texts = shelves.all.flatMap { shelf in shelf.items(named: name).map { $0.text(self) } }
    if !texts.isEmpty {
      // A capital is that of a type elsewhere, whose name can be that of something here, too.
      let isType = knowsForeignWords && name.first?.isUppercase == true
      let others = [value(name), isType ? WordHelp.text(name) : nil].compactMap { $0 }
      return (texts + others).joined(separator: "\n")
    }
    // Every recognizer has such a path.
    if name.hasPrefix("gesture."), !name.dropFirst(8).contains(".") {
      return begun.path(name) ?? (name == "gesture.NAME" ? nil : topic("gesture.NAME"))
    }
    // The topics that contain all of several words precede a foreign word that is one of them, and
    // no path has several.
    guard !name.contains(" ") else { return nil }
    let foreign = knowsForeignWords ? WordHelp.text(name) : nil
    let found = begun.path(name) ?? family(of: name)
    return found ?? value(name).map { $0 + (foreign.map { "\n\($0)" } ?? "") } ?? foreign
  }

  /// Returns the code of a step or a fault, which the option of its scene may name:
  /// `city-guide faults=CG-4`.
  private func code(_ name: String) -> String? {
    let words = name.split(separator: " ").map { String($0) }
    guard words.count == 2, let scene = catalog.scene(words[0]), words[1].hasPrefix("faults=")
    else {
      return UIKitCode.text(name)
    }
    let fault = words[1].dropFirst(7).uppercased()
    return scene.faults.contains { $0.id == fault } ? UIKitCode.text(fault) : nil
  }

  /// Returns the help on the family of paths to which a name belongs, or `nil` if it belongs to none:
  /// `NAME.percent` for `push.percent`.
  private func family(of name: String) -> String? {
    guard let point = name.firstIndex(of: "."), point > name.startIndex else { return nil }
    let rest = name[name.index(after: point)...]
    return ["NAME", "VIEW"].lazy.compactMap { owner -> String? in
      let family = "\(owner).\(rest)"
      return PathNote.all.contains { $0.name == family } ? topic(family) : nil
    }.first
  }

  /// Returns whether a name is that of a verb, a scene or a list, which take precedence over other
  /// items.
  func isTopic(_ name: String) -> Bool {
    verbs.named(name) != nil || catalog.scene(name) != nil
      || HelpText.lists.contains { $0.name == name }
  }

  /// Returns a line that lists the other items with the same name as a verb or a scene.
  func also(_ name: String) -> String {
    let asked = shelves.all.flatMap { shelf in
      shelf.items(named: name).map { "`help \(shelf.asking(for: $0, in: self))`" }
    }.filter { $0 != "`help \(name)`" }
    return asked.isEmpty ? "" : "  Also: \(Spelling.list(asked, "and")).\n"
  }

  /// Returns the subject of a question: the word of `what is slop`, or both of `difference between pause
  /// and stop`; returns `nil` for any other text.
  static func question(_ words: [String]) -> [String]? {
    let plain = words.map { $0.filter { $0 != "?" && $0 != "," }.lowercased() }
    let compares = plain.contains { ["difference", "differences", "vs", "versus"].contains($0) }
    let asks =
      plain.first.map { ["what", "whats", "what's", "explain", "define"].contains($0) } == true
      || plain.first == "how" && plain.last?.hasPrefix("work") == true
    // `tell me about springs`, `where can I read about springs`
    if !compares, let about = plain.lastIndex(of: "about"), about > 0 {
      let subject = subject(of: plain[(about + 1)...]).joined(separator: " ")
      let isPlural =
        subject.hasSuffix("s") && !subject.contains(" ") && IntentHelp.noun(subject) == nil
        && !["is", "ss", "us"].contains(subject.suffix(2))
      return subject.isEmpty ? nil : [isPlural ? String(subject.dropLast()) : subject]
    }
    guard words.count > 1, asks || compares else { return nil }
    let parts =
      compares ? plain.split { ["and", "vs", "versus", "from"].contains($0) } : [plain[...]]
    let subjects = parts.map { subject(of: $0) }
    guard subjects.count == (compares ? 2 : 1), subjects.allSatisfy({ !$0.isEmpty }) else {
      return nil
    }
    return subjects.map { $0.joined(separator: " ") }
  }

  /// Returns the words of a question without those that only ask.
  private static func subject(of words: ArraySlice<String>) -> ArraySlice<String> {
    var words = words.drop {
      $0.isEmpty || PlainWords.sayNothing($0, in: [.topic, .request])
    }
    while let last = words.last, last.isEmpty || PlainWords.sayNothing(last, in: .topic) {
      words.removeLast()
    }
    return words
  }

  /// Returns the help for a topic, or the topics that contain every word, or `nil` if none match.
  ///
  /// The statements to type for the name of a thing precede what else has the name.
  package func answer(_ words: [String]) -> String? {
    guard words.count == 1, let name = words.first else { return found(about: words) }
    // The help on a value has what the value means.
    let isValue = IntentHelp.noun(name)?.statements[0].hasPrefix("show ") == true
    if !isTopic(name), !isValue || value(name) == nil, let noun = IntentHelp.text(name) {
      return noun + (found(about: words) ?? "")
    }
    // A misspelled name of a thing that no topic has.
    if let near = IntentHelp.near(name), topic(near, knowsForeignWords: false) == nil,
      topic(name) == nil,
      let text = answer([near])
    {
      return "read as '\(near)'\n\(text)"
    }
    return found(about: words)
  }

  private func found(about words: [String]) -> String? {
    let name = words.joined(separator: " ")
    if words.count > 1, words.last == UIKitCode.request { return topic(name) }
    if let meanings = HelpText.question(words) {
      let topics = meanings.compactMap { topic($0) }
      if topics.count == meanings.count { return topics.joined(separator: "\n") }
    }
    let wanted = words.count > 1 && !isToCopy(name) ? Intents.standard.match(name) : nil
    // Two words are rather sought, and a symptom may have the name.
    if let wanted, wanted.isWhole, !Symptoms.all.contains(where: { $0.name == name }),
      topic(name) == nil, words.count != 2 || found(words) == nil,
      let text = IntentHelp.text(wanted, name)
    {
      return text
    }
    if Symptoms.isSentence(name), let symptoms = Symptoms.text(words) { return symptoms }
    // A topic that has both of two words says more than a symptom with one of them.
    let symptoms =
      isTopic(name) || isToCopy(name)
      ? nil : Symptoms.text(words, coversAll: name.split(separator: " ").count == 2)
    guard let topic = topic(name) else {
      // Only a misspelled word would have the symptom, so it's read as the word that it means.
      if symptoms != nil, words.count == 1, !Symptoms.know(name),
        let near = WordHelp.meant(by: name),
        let text = answer([near])
      {
        return "read as '\(near)'\n\(text)"
      }
      if let known = symptoms ?? WordHelp.phrase(name) ?? found(words) { return known }
      // One word of a sentence isn't what the sentence is about.
      if Symptoms.isSentence(name) {
        if let wanted, wanted.score > 0 { return IntentHelp.text(wanted, name) }
        return Question(name).flatMap { place(for: $0) }.flatMap { place in
          let topics = Words.split(place.topic, at: "; help ").compactMap { answer([$0]) }
          return topics.isEmpty
            ? nil
            : "No topic has all of these words; the nearest is `help \(place.topic)`.\n\n"
              + topics.joined(separator: "\n")
        }
      }
      return Symptoms.text(words) ?? WordHelp.text(name)
        ?? WordHelp.likely(name) { Spelling.near(name, among: topics + names) }
    }
    return symptoms.map { "\(topic)\n\($0)" } ?? topic
  }

  /// The scenes, one per line.
  package var scenes: String {
    let width = catalog.scenes.map { $0.name.count }.max() ?? 0
    return catalog.scenes.map { "\(Printable.padded($0.name, width))  \($0.summary)\n" }.joined()
  }

  /// The completion rules, one per line.
  package var rules: String { NamedRule.list(catalog.rules) }

  /// Returns the hint that is printed for a topic on which there is no help.
  ///
  /// - Parameter others: The topics in addition to those of the language.
  package func hint(on name: String, besides others: [String] = []) -> String {
    if name.hasPrefix(HelpText.recipe) {
      let asked = String(name.dropFirst(HelpText.recipe.count))
      return Spelling.hint(asked, among: Recipe.all.map { $0.name }, what: "recipes")
    }
    if name.hasSuffix(UIKitCode.request) {
      return "the code of a step or a fault: help city-guide variant=a as=swift, help CG-4 as=swift"
    }
    if let citation = CitedHelp.whole(name.uppercased()) {
      let near = Facts.near(citation.first).map { "'\($0.name)'" }
      if !near.isEmpty {
        return "the nearest: \(Spelling.list(near, "and")); see `help facts`"
      }
    }
    if Symptoms.isSentence(name) { return Question.unknown }
    let parts = name.split(separator: " ").map(String.init)
    if parts.count > 1, let one = parts.first(where: { answer([$0]) != nil }) {
      return "no topic has all of these words; try one, for example: help \(one)"
    }
    let words = topics + names + others + (name.contains("-") ? CitedHelp(self).faultNames : [])
    return Spelling.hint(
      name, among: words, what: "topics", longList: "`help all` lists all topics")
  }

  private func text(_ form: Form) -> String {
    var text = "\(form.text)\n  \(form.summary)\n"
    if !form.details.isEmpty { text += "  \(form.details)\n" }
    text += also(form.name)
    if let noun = IntentHelp.noun(form.name) {
      text += "  Or type \(Spelling.list(noun.statements.map { "`\($0)`" }, "or")).\n"
      text += "  \(noun.meaning)\n"
    }
    let width = form.options.map { $0.name.count }.max() ?? 0
    for option in form.options {
      text += "    \(Printable.padded(option.name, width))  \(option.meaning)\n"
    }
    text += "  example:\n"
    for line in form.example { text += "    \(line)\n" }
    return text
  }
}

extension HelpText {
  /// The maximum number of results per kind; our choice.
  private static let mostFound = 8

  /// Returns every item that contains all of the words, or `nil` if there is none.
  ///
  /// The items are grouped by kind, and each is shown with the words to type for more.
  package func found(_ words: [String]) -> String? {
    let wanted = words.flatMap { $0.lowercased().split(separator: ".").map(String.init) }
    guard !wanted.isEmpty else { return nil }
    let bytes = wanted.map { Array($0.utf8) }
    let found = shelves.searched.compactMap { shelf -> (title: String, rows: [HelpRow])? in
      var items = shelf.items.filter { $0.has(bytes) }
      // If no verb has all of several words, one of them can be a verb.
      if items.isEmpty, wanted.count > 1, shelf.items.first?.name == verbs.forms.first?.name {
        items = shelf.items.filter { wanted.contains($0.name) }
      }
      guard !items.isEmpty else { return nil }
      let named = items.filter { item in wanted.contains { item.name.lowercased().hasPrefix($0) } }
      // The summary says what an item is for.
      let others = items.filter { item in !named.contains { $0.name == item.name } }
      let counts: [Int] = others.map { $0.summarized(bytes) }
      let places: [Int] = others.indices.sorted { (one: Int, other: Int) -> Bool in
        counts[one] == counts[other] ? one < other : counts[one] > counts[other]
      }
      let rest: [HelpItem] = places.map { others[$0] }
      return (shelf.title, (named + rest).map { (shelf.asking(for: $0, in: self), $0.summary) })
    }
    guard !found.isEmpty else { return nil }
    return "No topic '\(words.joined(separator: " "))'; found in:\n"
      + found.map { title, rows in
        let shown = rows.prefix(HelpText.mostFound)
        let width = min(shown.map { $0.asked.count }.max() ?? 0, 24)
        let more = rows.count - shown.count
        return "\(title)\n"
          + shown.map { "  help \(Printable.padded($0.asked, width))  \($0.summary)\n" }.joined()
          + (more > 0 ? "  and \(more) more; add a word to narrow the search\n" : "")
      }.joined()
  }

  /// Returns a line that lists the scenes whose help contains a word, except for the given scenes.
  func scenes(mentioning word: String, besides scenes: [String]) -> String {
    let bytes = [Array(word.utf8)]
    let found = shelves.scenes.items.filter { $0.has(bytes) && !scenes.contains($0.name) }
    let asked = found.map { "`help \($0.name)`" }
    return asked.isEmpty ? "" : "  Also: \(Spelling.list(asked, "and")).\n"
  }

  private typealias HelpRow = (asked: String, summary: String)

  /// The names of the items that aren't verbs, scenes, lists or numbers, as suggestions for
  /// misspelled words.
  var names: [String] {
    shelves.all.flatMap { shelf in shelf.items.map { $0.name } }
  }

  /// Returns the names that begin with a word, without repetition; returns none until two letters
  /// are typed, because there are hundreds of names.
  func names(like word: String) -> [Candidate] {
    guard word.count > 1 else { return [] }
    var found: [Candidate] = []
    for item in shelves.all.flatMap({ $0.items }) {
      let isWord = !item.name.contains { $0 == " " || $0 == "=" || $0 == "(" }
      guard isWord, item.name.hasPrefix(word), !isTopic(item.name),
        !found.contains(where: { $0.text == item.name })
      else { continue }
      found.append(Candidate(item.name, item.summary))
    }
    return found
  }

  /// Returns the topics that begin with a word.
  func candidates(like word: String) -> [Candidate] {
    topics.map { Candidate($0) } + names(like: word)
      + CitedHelp(self).numbers(like: word)
  }
}

/// The verbs that a user needs first.
package struct HelpLadder: Sendable {
  private let verbs: HelpVerbs

  init(_ verbs: HelpVerbs) { self.verbs = verbs }

  /// The help without a topic: the verbs to start with.
  var start: String {
    let width = verbs.ladder.flatMap { $0.verbs }.map { $0.count }.max() ?? 0
    return verbs.ladder.map { "\($0.title)\n" + lines($0.verbs, width, indent: 2) }.joined() + """
      `help all` lists everything, `help recipes` screens to copy, and `help WORD` explains a word.\
      \(HelpLadder.first)

      """
  }

  /// The suggestion that ends the help without a topic; it needs a card.
  static let first = " Start with: drag on=card by=0,-120"

  private func lines(_ names: [String], _ width: Int, indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    return names.compactMap { verbs.named($0) }
      .map { "\(blanks)\(Printable.padded($0.name, width))  \($0.summary)\n" }.joined()
  }

  /// Two custom transitions to type; the second contains a list.
  package static let ownTransitions: [(title: String, lines: [String])] = [
    (
      "A card that a tap toggles and a pan opens:",
      [
        "view card frame=70,247,250,350", "gesture hit tap on=card",
        "gesture pull pan on=card axis=vertical", "animator open duration=0.3",
        "animate card.frame to=0,0,390,844", "toggle open by=hit",
        "drive open by=pull along=up way=247",
        "drag on=card by=30,-140; run; expect open.place out",
      ]
    ),
    (
      "A sheet with three detents, and a list inside:",
      [
        "view sheet frame=0,400,390,744",
        "scroll-view list in=sheet frame=0,44,390,700 content=390x2200",
        "gesture pull pan on=sheet axis=vertical",
        "drive sheet.frame.y by=pull anchors=100,400,700 hand-over=list",
        "flick up speed=1000 on=list; run", "expect sheet.frame.y 100; expect list.offset 0",
      ]
    ),
  ]

  /// Returns the steps for defining a custom transition if the scene is the empty stage, or an
  /// empty string otherwise.
  func ownSteps(of scene: SceneEntry) -> String {
    guard scene.name == Blank.name, let steps = verbs.ladder.last else { return "" }
    return "  \(steps.title), step by step:\n"
      + lines(steps.verbs, steps.verbs.map { $0.count }.max() ?? 0, indent: 4)
      + HelpLadder.ownTransitions.map { transition in
        "  \(transition.title)\n" + transition.lines.map { "    \($0)\n" }.joined()
      }.joined()
  }
}

/// The verbs that the help describes; the caller passes them in, because the help doesn't depend on
/// the commands.
struct HelpVerbs: Sendable {
  /// The declarations, grouped by purpose.
  let groups: [(title: String, forms: [Form])]
  /// The verbs in the order in which a user needs them.
  let ladder: [(title: String, verbs: [String])]
  /// The verbs that print help themselves; their examples are shown without their output.
  let printingHelp: [String]
  /// The declarations of all verbs, in the order of the groups.
  let forms: [Form]

  init(
    _ groups: [(title: String, forms: [Form])], ladder: [(title: String, verbs: [String])],
    printingHelp: [String]
  ) {
    (self.groups, self.ladder, self.printingHelp) = (groups, ladder, printingHelp)
    forms = groups.flatMap { $0.forms }
  }

  /// Returns the declaration of a verb, or `nil` if there is no such verb.
  func named(_ name: String) -> Form? { forms.first { $0.name == name } }
}
