import PantomimeKit
import PantomimeScenes

/// The help: made of the commands' forms and the declarations of what is in a catalogue.
package struct HelpText: Sendable {
  /// What it tells of besides the language.
  let catalogue: Catalogue

  /// The help on what is built in.
  package static let standard = HelpText(.standard)

  package init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// What has a name besides verbs, scenes, lists and numbers, and what is searched.
  var shelves: HelpShelves { catalogue.isStandard ? .standard : HelpShelves(catalogue) }

  /// The topics that are completed: verbs, scenes, and lists of other things; those have names, too.
  package var topics: [String] {
    Commands.forms.map { $0.name } + catalogue.scenes.map { $0.name }
      + HelpText.lists.map { $0.name }
  }

  /// What is listed under a word of its own.
  private static let lists: [(name: String, text: @Sendable (HelpText) -> String)] = [
    ("all", { _ in overview }), ("keys", { _ in keys }), ("scenes", { $0.scenes }),
    ("paths", { _ in paths }), ("events", { $0.events }), ("options", { $0.options }),
    ("curves", { _ in curves }), ("readings", { _ in readings }), ("quirks", { _ in quirks }),
    ("estimators", { $0.estimators }), ("axes", { $0.axes }), ("misuses", { _ in misuses }),
    ("facts", { _ in facts }), ("words", { _ in words }), ("reasons", { _ in reasons(behind: []) }),
  ]

  /// Everything there is to ask for: the verbs, a line each, and the lists.
  package static var overview: String {
    let width = Commands.forms.map { $0.name.count }.max() ?? 0
    let lines = Commands.groups.map { group in
      group.title + "\n"
        + group.verbs.map { "  \(pad($0.form.name, width))  \($0.form.summary)" }.joined(
          separator: "\n")
    }
    return lines.joined(separator: "\n") + """


      `help VERB` tells more, and so does `help` with the name of whatever else there is: a scene, \
      a path, an option, a rule, an estimator, a curve, a fault, or a fact that a reason cites, as \
      in `help A70`. What is no name is searched for.
      Lists: \(Spelling.list(lists.map { "`help \($0.name)`" }, "and"))

      """
  }

  /// The help on a topic; `nil` if there is none.
  ///
  /// A name that several things have tells of all of them, but for a verb, a scene or a list, which
  /// comes alone; what kind of thing is meant may stand before the name (`rule detents`).
  package func topic(_ name: String) -> String? {
    if let list = HelpText.lists.first(where: { $0.name == name }) { return list.text(self) }
    if let command = Commands.named(name) { return text(command.form) }
    if let scene = catalogue.scene(name) { return text(scene) }
    if let number = number(name) { return number }
    let texts = shelves.all.flatMap { shelf in shelf.items(named: name).map { $0.text(self) } }
    return texts.isEmpty ? path(name) : texts.joined(separator: "\n")
  }

  /// Whether a name is that of a verb, a scene or a list, which comes before other things of that name.
  func isTopic(_ name: String) -> Bool {
    Commands.named(name) != nil || catalogue.scene(name) != nil
      || HelpText.lists.contains { $0.name == name }
  }

  /// What else has the name of a verb or a scene, in a line.
  func also(_ name: String) -> String {
    let asked = shelves.all.flatMap { shelf in
      shelf.items(named: name).map { "`help \(shelf.asking(for: $0, in: self))`" }
    }.filter { $0 != "`help \(name)`" }
    return asked.isEmpty ? "" : "  Also: \(Spelling.list(asked, "and")).\n"
  }

  /// What is told of some words: of a topic, or else of whatever has them all; `nil` if nothing has.
  package func answer(_ words: [String]) -> String? {
    topic(words.joined(separator: " ")) ?? found(words)
  }

  /// The scenes, a line each.
  package var scenes: String {
    let width = catalogue.scenes.map { $0.name.count }.max() ?? 0
    return catalogue.scenes.map { "\(HelpText.pad($0.name, width))  \($0.summary)\n" }.joined()
  }

  /// The kinds of events, by who records them.
  private var events: String {
    let groups =
      EventGroup.core + catalogue.scenes.map { EventGroup("the scene \($0.name)", $0.events) }
    return
      "What a trace tells, and `expect event` asks for; a word in capitals differs each time.\n"
      + groups.filter { !$0.kinds.isEmpty }.map { group in
        "\(group.recorder)\n" + group.kinds.map { HelpText.text($0) }.joined()
      }.joined()
  }

  static func text(_ kind: EventKind) -> String {
    let facts =
      kind.fields.map { $0.isOptional ? "[\($0.name)]" : $0.name } + (kind.isOpen ? ["…"] : [])
    let told = facts.isEmpty ? "" : "      with \(facts.joined(separator: " "))\n"
    return "  \(kind.name)\n      \(kind.summary)\n\(told)"
  }

  /// The curves with a name, and the calls that make others.
  private static var curves: String {
    let width =
      (NamedCurve.all.map { $0.name.count } + TimingValue.calls.map { $0.form.count })
      .max() ?? 0
    return "What can be written for a timing, as in: animator open duration=0.4 curve=ease-out\n"
      + NamedCurve.all.map { "  \(pad($0.name, width))  \($0.summary)\n" }.joined()
      + TimingValue.calls.map { "  \(pad($0.form, width))  \($0.summary)\n" }.joined()
  }

  private static var readings: String {
    let width = Doubt.allCases.map { $0.choices.joined(separator: "|").count }.max() ?? 0
    return
      "Points on which accounts differ; the first choice is the default. Of the last ones it was "
      + "measured on iOS 26.1 how far they differ.\n"
      + Doubt.allCases.map { doubt in
        let seen = doubt.difference.map { " Difference: \($0)." } ?? ""
        return "  \(pad(doubt.rawValue, 4))  \(pad(doubt.choices.joined(separator: "|"), width))  "
          + "\(doubt.summary)\(seen)\n"
      }.joined()
      + "Choose one with, for example: set reading U7=raise; what was measured, all of it, "
      + "with: set reading ios=26\n"
  }

  private var estimators: String {
    "What can make a velocity of the places of a finger; the first is the default.\n"
      + VelocityEstimator.list(catalogue.estimators)
      + "Choose one with, for example: set estimator=\(catalogue.estimators[1].name)\n"
  }

  /// The completion rules, a line each.
  package var rules: String { NamedRule.list(catalogue.rules) }

  private var axes: String {
    "Rules by which a pan leaves other directions to somebody else.\n"
      + AxisRule.list(catalogue.axes)
      + "Choose one with, for example: set axis=pager; `set axis=scene` takes the scene's own.\n"
  }

  private static var quirks: String {
    "Defects of old systems that can be imitated.\n"
      + Quirk.allCases.map { "  \(pad($0.rawValue, 16))  \($0.summary)\n" }.joined()
      + "Switch some on with, for example: set quirks=slow-reuse,one-turn\n"
  }

  private func text(_ form: Form) -> String {
    var text = "\(form.text)\n  \(form.summary)\n"
    if !form.details.isEmpty { text += "  \(form.details)\n" }
    text += also(form.name)
    let width = form.options.map { $0.name.count }.max() ?? 0
    for option in form.options {
      text += "    \(HelpText.pad(option.name, width))  \(option.meaning)\n"
    }
    text += "  example:\n"
    for line in form.example { text += "    \(line)\n" }
    return text
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
