import PantomimeKit
import PantomimeReporting
import PantomimeScenes

// The help on individual items, such as rules, estimators, misuses and options.

extension HelpItem {
  /// Creates the item for a rule or an estimator.
  init<Kind: Named>(_ one: Kind, _ what: String, by setting: String) {
    let parameters = one.parameters.map { " \($0.name) \($0.summary)" }.joined()
    self.init(one.name, one.summary, more: parameters) { _ in
      HelpItem.text(one, what, by: setting)
    }
  }

  private static func text<Kind: Named>(
    _ one: Kind, _ what: String, by setting: String
  ) -> String {
    let width = one.parameters.map { $0.name.count }.max() ?? 0
    let parameters = one.parameters.map { parameter in
      "    \(Printable.padded(parameter.name, width))  \(parameter.summary) Range: \(parameter.allowed); "
        + "default \(parameter.unit.text(parameter.standard)).\n"
    }
    let given = one.parameters.map { " \($0.name)=\(Numerals.text($0.standard))" }.joined()
    let list = setting == "rule" ? "rules" : setting == "axis" ? "help axes" : "help estimators"
    return "\(one.name)  \(what)\n  \(one.summary)\n" + parameters.joined()
      + grounds(one.summary) + "  choose it: set \(setting)=\(one.name)\(given)\n"
      + (setting == "rule"
        ? "  `compare rules \(one.name)` applies it to the last gesture, `\(list)` lists all\n"
        : "  `\(list)` lists all\n")
  }

  /// Returns the facts that a text cites, one per line.
  static func grounds(_ text: String) -> String {
    let facts = Facts.cited(in: text)
    guard !facts.isEmpty else { return "" }
    return FactText.list(facts).split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  init(_ misuse: Misuse) {
    self.init(misuse.rawValue, HelpItem.sentence(misuse.explanation)) { _ in
      HelpItem.text(misuse)
    }
  }

  private static func text(_ misuse: Misuse) -> String {
    let instead = MisuseAdvice.instead(misuse, nil)
    return "\(misuse.rawValue)  a misuse\n  \(sentence(misuse.explanation))\n"
      + grounds(misuse.explanation) + (instead.isEmpty ? "" : "  instead: \(instead)\n")
      + "  in a script: expect misuse \(misuse.rawValue)\n"
  }

  // MARK: Options

  /// Returns every option with the places where it's valid, and its meaning there.
  private static func uses(
    in catalogue: Catalogue, _ verbs: HelpVerbs
  ) -> [(name: String, place: String, meaning: String)] {
    SessionSetting.all.map { ($0.name, SessionSetting.verb, $0.meaning) }
      + AnimatorSetting.allCases.map {
        ($0.rawValue, SessionSetting.verb, "yes or no, of an animator")
      }
      + verbs.forms.flatMap { form in
        form.options.map { ($0.name, form.name, $0.meaning) }
      }
      + catalogue.scenes.flatMap { scene in
        scene.options.map { option in
          (
            option.name, "scene \(scene.name)",
            "\(option.summary) Accepts \(OptionReader.allowed(option)); "
              + "default \(option.standard.text)."
          )
        }
      }
  }

  /// Returns the options; each name occurs once.
  static func options(in catalogue: Catalogue, _ verbs: HelpVerbs) -> [HelpItem] {
    var names: [String] = []
    let uses = uses(in: catalogue, verbs)
    for use in uses where !names.contains(use.name) { names.append(use.name) }
    return names.map { name in
      let all = uses.filter { $0.name == name }
      let places = all.map { $0.place }
      let more = places.count > 1 ? "; and \(places.count - 1) more" : ""
      return HelpItem(
        "\(name)=", "Of \(places[0]): \(all[0].meaning)\(more)", others: [name],
        more: all.map { "\($0.place) \($0.meaning)" }.joined(separator: " ")
      ) { _ in
        let width = min(places.map { $0.count }.max() ?? 0, 24)
        return "\(name)=  an option\n"
          + all.map { "  \(Printable.padded($0.place, width))  \($0.meaning)\n" }.joined()
      }
    }
  }

  /// Returns a phrase as a sentence.
  static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }
}
