import PantomimeKit
import PantomimeReporting
import PantomimeScenes

// The help on single things with a name: rules, estimators, misuses, options.

extension HelpItem {
  /// A rule or an estimator.
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
      "    \(Printable.padded(parameter.name, width))  \(parameter.summary) Takes \(parameter.allowed); "
        + "\(parameter.unit.text(parameter.standard)) if not given.\n"
    }
    let given = one.parameters.map { " \($0.name)=\(Numerals.text($0.standard))" }.joined()
    let list = setting == "rule" ? "rules" : setting == "axis" ? "help axes" : "help estimators"
    return "\(one.name)  \(what)\n  \(one.summary)\n" + parameters.joined()
      + grounds(one.summary) + "  choose it with: set \(setting)=\(one.name)\(given)\n"
      + (setting == "rule"
        ? "  `compare rules \(one.name)` tells what it makes of a gesture, `\(list)` lists all\n"
        : "  `\(list)` lists them all\n")
  }

  /// The facts that a text cites, a line each.
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
    let instead = MisuseAdvice.instead(misuse)
    return "\(misuse.rawValue)  a misuse\n  \(sentence(misuse.explanation))\n"
      + grounds(misuse.explanation) + (instead.isEmpty ? "" : "  instead: \(instead)\n")
      + "  in a script: expect misuse \(misuse.rawValue)\n"
  }

  // MARK: Options

  /// The places where an option of some name can be written, with what it means there.
  private static func uses(
    in catalogue: Catalogue, _ verbs: HelpVerbs
  ) -> [(name: String, place: String, meaning: String)] {
    SessionSetting.allCases.map { ($0.rawValue, SessionSetting.verb, $0.meaning) }
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
            "\(option.summary) Takes \(OptionReader.allowed(option)); "
              + "\(option.standard.text) if not given."
          )
        }
      }
  }

  /// The options, each name once.
  static func options(in catalogue: Catalogue, _ verbs: HelpVerbs) -> [HelpItem] {
    var names: [String] = []
    let uses = uses(in: catalogue, verbs)
    for use in uses where !names.contains(use.name) { names.append(use.name) }
    return names.map { name in
      let all = uses.filter { $0.name == name }
      let places = all.map { $0.place }
      let more = places.count > 1 ? "; also of \(places.count - 1) more" : ""
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

  /// A phrase as a sentence.
  static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }
}

extension SessionSetting {
  /// Its meaning, as a phrase.
  var meaning: String {
    switch self {
    case .rate: "the frame rate in Hz"
    case .estimator: "what makes a velocity of the places of a finger; `help estimators`"
    case .axis: "by which rule a pan leaves directions to others; `help axes`"
    case .rule: "by which rule a lift-off is decided; `rules` lists them"
    case .slop: "how far a finger moves before a pan begins, in points"
    case .opening: "with which translation a pan begins"
    case .quirks: "which defects of old systems are imitated; `help quirks`"
    case .trace: "how many of the last events are kept"
    case .undo: "how many steps can be taken back"
    case .detail: "how much is told of a statement by itself"
    }
  }
}
