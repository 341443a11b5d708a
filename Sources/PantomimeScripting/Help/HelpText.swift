import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The help, built from the forms of verbs and the entries of a catalogue.
package struct HelpText: Sendable {
  /// The scenes, rules and estimators that the help describes in addition to the language.
  let catalogue: Catalogue
  private let verbs: HelpVerbs
  private let indexing: @Sendable () -> HelpIndex

  /// - Parameter index: Returns the searchable contents of the help; by default, they are built
  ///   again for each call.
  init(
    _ catalogue: Catalogue, _ verbs: HelpVerbs, index: (@Sendable () -> HelpIndex)? = nil
  ) {
    (self.catalogue, self.verbs) = (catalogue, verbs)
    indexing = index ?? { HelpIndex(catalogue, verbs) }
  }

  /// The searchable contents of the help.
  var index: HelpIndex { indexing() }

  /// The named items that aren't verbs, scenes, lists or numbers, and the items that a search
  /// finds.
  var shelves: HelpShelves { index.shelves }

  /// The scenes at their start.
  var begun: BegunScenes { BegunScenes(catalogue) }

  /// The declarations of all verbs, grouped by purpose.
  package var groups: [(title: String, forms: [Form])] { verbs.groups }

  /// The verbs that a user needs first.
  var ladder: HelpLadder { HelpLadder(verbs) }

  /// The help without a topic.
  package var start: String { ladder.start }

  /// The topics for completion: the verbs, the scenes, and the named lists of other items.
  package var topics: [String] {
    verbs.forms.map { $0.name } + catalogue.scenes.map { $0.name }
      + HelpText.lists.map { $0.name }
  }

  /// The lists, one per topic.
  private static let lists: [(name: String, text: @Sendable (HelpText) -> String)] = [
    ("all", { $0.overview }), ("keys", { _ in HelpLists.keys }), ("scenes", { $0.scenes }),
    ("paths", { _ in HelpLists.paths }), ("events", { HelpLists.events(of: $0.catalogue) }),
    ("options", { HelpLists.options($0.shelves.options.items) }),
    ("curves", { _ in HelpLists.curves }), ("readings", { _ in HelpLists.readings }),
    ("quirks", { _ in HelpLists.quirks }),
    ("estimators", { HelpLists.estimators(of: $0.catalogue) }),
    ("axes", { HelpLists.axes(of: $0.catalogue) }), ("misuses", { _ in HelpLists.misuses }),
    ("facts", { _ in CitedHelp.facts }), ("evidence", { _ in Evidence.text }),
    ("words", { _ in HelpLists.words }),
    ("reasons", { _ in CitedHelp.reasons(behind: []) }),
  ]

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
  package func topic(_ name: String) -> String? {
    if let list = HelpText.lists.first(where: { $0.name == name }) { return list.text(self) }
    if let form = verbs.named(name) { return text(form) }
    if let scene = catalogue.scene(name) { return SceneHelp(self).text(scene) }
    if let number = CitedHelp(self).number(name) { return number }
    let texts = shelves.all.flatMap { shelf in shelf.items(named: name).map { $0.text(self) } }
    return texts.isEmpty ? begun.path(name) : texts.joined(separator: "\n")
  }

  /// Returns whether a name is that of a verb, a scene or a list, which take precedence over other
  /// items.
  func isTopic(_ name: String) -> Bool {
    verbs.named(name) != nil || catalogue.scene(name) != nil
      || HelpText.lists.contains { $0.name == name }
  }

  /// Returns a line that lists the other items with the same name as a verb or a scene.
  func also(_ name: String) -> String {
    let asked = shelves.all.flatMap { shelf in
      shelf.items(named: name).map { "`help \(shelf.asking(for: $0, in: self))`" }
    }.filter { $0 != "`help \(name)`" }
    return asked.isEmpty ? "" : "  Also: \(Spelling.list(asked, "and")).\n"
  }

  /// Returns the help for a topic, or the topics that contain every word, or `nil` if none match.
  package func answer(_ words: [String]) -> String? {
    topic(words.joined(separator: " ")) ?? found(words)
  }

  /// The scenes, one per line.
  package var scenes: String {
    let width = catalogue.scenes.map { $0.name.count }.max() ?? 0
    return catalogue.scenes.map { "\(Printable.padded($0.name, width))  \($0.summary)\n" }.joined()
  }

  /// The completion rules, one per line.
  package var rules: String { NamedRule.list(catalogue.rules) }

  /// Returns the hint that is printed for a topic on which there is no help.
  ///
  /// - Parameter others: The topics in addition to those of the language.
  package func hint(on name: String, besides others: [String] = []) -> String {
    if let citation = CitedHelp.whole(name.uppercased()) {
      let near = Facts.near(citation.first).map { "'\($0.name)'" }
      if !near.isEmpty {
        return "the nearest: \(Spelling.list(near, "and")); see `help facts`"
      }
    }
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
    let width = form.options.map { $0.name.count }.max() ?? 0
    for option in form.options {
      text += "    \(Printable.padded(option.name, width))  \(option.meaning)\n"
    }
    text += "  example:\n"
    for line in form.example { text += "    \(line)\n" }
    return text
  }
}
