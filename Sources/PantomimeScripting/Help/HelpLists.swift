import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The lists of the help, one per topic.
enum HelpLists {
  /// Returns the kinds of events, grouped by their source.
  static func events(of catalog: Catalog) -> String {
    let groups =
      EventGroup.core + catalog.scenes.map { EventGroup("the scene \($0.name)", $0.events) }
    return
      "The events of a trace; words in capitals vary. `expect event` and `when` take a name, its first "
      + "words, or the name with any of the fields in any order: \"pan ended gesture=pull\".\n"
      + groups.filter { !$0.kinds.isEmpty }.map { group in
        "\(group.recorder)\n" + group.kinds.map { text($0) }.joined()
      }.joined()
  }

  /// Returns the meaning and the fields of an event.
  static func text(_ kind: EventKind) -> String {
    let facts =
      kind.fields.map { $0.isOptional ? "[\($0.name)]" : $0.name } + (kind.isOpen ? ["…"] : [])
    let fields = facts.isEmpty ? "" : "      with \(facts.joined(separator: " "))\n"
    return "  \(kind.name)\n      \(kind.summary)\n\(fields)"
  }

  /// The named curves, and the calls that create others.
  static var curves: String {
    let width =
      (NamedCurve.all.map { $0.name.count } + TimingValue.calls.map { $0.form.count })
      .max() ?? 0
    return "The timing curves, as in: animator open duration=0.4 curve=ease-out\n"
      + NamedCurve.all.map { "  \(Printable.padded($0.name, width))  \($0.summary)\n" }.joined()
      + TimingValue.calls.map { "  \(Printable.padded($0.form, width))  \($0.summary)\n" }.joined()
  }

  /// The open points, each with its readings (the possible choices for a behavior that isn't
  /// documented).
  static var readings: String {
    let width = OpenQuestion.allCases.map { $0.choices.joined(separator: "|").count }.max() ?? 0
    return
      "Open points with several readings; the first choice is the default. If a difference "
      + "is given, it was measured on iOS 26.1.\n"
      + OpenQuestion.allCases.map { doubt in
        let seen = doubt.difference.map { " Difference: \($0)." } ?? ""
        return
          "  \(Printable.padded(doubt.rawValue, 4))  \(Printable.padded(doubt.choices.joined(separator: "|"), width))  "
          + "\(doubt.summary)\(seen)\n"
      }.joined()
      + "To choose one, for example: set reading U7=raise; all measured ones: "
      + "set reading ios=26\n"
  }

  /// Returns the velocity estimators.
  static func estimators(of catalog: Catalog) -> String {
    "The velocity estimators; the first is the default.\n"
      + VelocityEstimator.list(catalog.estimators)
      + "To choose one, for example: set estimator=\(catalog.estimators[1].name)\n"
  }

  /// Returns the axis rules.
  static func axes(of catalog: Catalog) -> String {
    "The axis rules, which decide whether a pan may begin in a direction.\n"
      + AxisRule.list(catalog.axes)
      + "To choose one, for example: set axis=pager; `set axis=scene` restores the scene's rule.\n"
  }

  /// The defects of earlier systems.
  static var quirks: String {
    "Historical bugs that can be reproduced.\n"
      + Quirk.allCases.map { "  \(Printable.padded($0.rawValue, 16))  \($0.summary)\n" }.joined()
      + "To turn some on, for example: set quirks=slow-reuse,one-turn\n"
  }

  /// The paths that several scenes have, one per line.
  static var paths: String {
    let width = PathNote.all.map { $0.name.count }.max() ?? 0
    return "The paths of values, as in: show card.frame; expect fraction 0.5\n"
      + PathNote.all.map { "  \(Printable.padded($0.name, width))  \($0.summary)\n" }.joined()
      + "`show` lists every path of the running scene, `help SCENE` those that it adds.\n"
  }

  /// Returns the invariants of scenes, grouped by scene.
  static func invariants(of scenes: [Simulation]) -> String {
    "The invariants of scenes, as in: show invariant.NAME; expect always invariant.NAME yes\n"
      + scenes.filter { !$0.invariants.isEmpty }.map { scene in
        let width = scene.invariants.map { $0.name.count }.max() ?? 0
        return "\(scene.name)\n"
          + scene.invariants.map {
            "  \(Printable.padded($0.name, width))  \($0.sentence)"
              + ($0.occasion == .atRest ? " Checked at rest." : "") + "\n"
          }.joined()
      }.joined()
      + "`hunt` searches for gestures that break one.\n"
  }

  /// Returns the options, one per line.
  static func options(_ items: [HelpItem]) -> String {
    let width = items.map { $0.name.count }.max() ?? 0
    return "The options, written NAME=VALUE; `help option NAME` lists the verbs that accept one.\n"
      + items.map { "  \(Printable.padded($0.name, width))  \($0.summary)\n" }.joined()
  }

  /// The misuses, one per line.
  static var misuses: String {
    let width = Misuse.allCases.map { $0.rawValue.count }.max() ?? 0
    func list(_ misuses: [Misuse]) -> String {
      misuses.map { misuse in
        "  \(Printable.padded(misuse.rawValue, width))  \(HelpItem.sentence(misuse.account.explanation))\n"
      }.joined()
    }
    return "Misuses, which UIKit rejects; to expect one, for example: "
      + "expect misuse \(Misuse.allCases[0].rawValue)\n"
      + list(Misuse.allCases.filter { !$0.isIgnored })
      + "Ignored calls, which UIKit ignores; they are noted, fail a test only under `--strict`, and "
      + "are expected in the same way\n"
      + list(Misuse.allCases.filter { $0.isIgnored })
  }
}

extension HelpLists {
  /// The help on the keys at a prompt.
  static var keys: String {
    let width = keyMeanings.map { $0.keys.count }.max() ?? 0
    return "Keys of the line editor; ^ is Ctrl.\n"
      + keyMeanings.map { "  \(Printable.padded($0.keys, width))  \($0.meaning)\n" }.joined()
      + "A final `\\` continues a line; pasted lines run one by one. "
      + "`~/.editrc` changes the keys; `bind -v` in it selects vi keys.\n"
  }

  private static let keyMeanings: [(keys: String, meaning: String)] = [
    ("Tab", "completes the word, or lists the candidates"),
    ("Up Down ^P ^N", "previous and next line with the same beginning"),
    ("^R", "searches the history"),
    ("Left Right ^B ^F", "moves by a character"),
    ("Right ^F", "at the end of the line, takes over the suggested line"),
    ("Ctrl-Left Ctrl-Right", "moves by a word"),
    ("Home End ^A ^E", "moves to the start or end of the line"),
    ("Backspace Delete", "deletes the character before or under the cursor"),
    ("^W ^K ^U", "cuts the previous word, the rest, the whole line"),
    ("^Y", "pastes the last cut"),
    ("^_", "undoes the last change of the line"),
    ("^L", "clears the screen"),
    ("^C", "discards the line; cancels a running statement"),
    ("^Z", "suspends the program until `fg`"),
    ("^D", "ends the session, on an empty line"),
  ]
}

extension HelpLists {
  /// The different names that a concept has in answers, traces, paths and UIKit.
  static var words: String {
    var table = PlainTable(
      ["answer", "trace", "decision", "position", "UIKit"].map { .init($0) })
    for row in glossary { table.add(row) }
    return "The same thing in answers, events, paths and UIKit; answers use the scene's words.\n"
      + table.text() + "`more` shows the events behind an answer, `help events` explains each.\n"
  }

  static let glossary = [
    ["released: expands", "decided end", "complete", "", "isReversed no"],
    ["returns to …", "decided start", "revert", "", "isReversed yes"],
    ["settles at 100", "decided anchor", "0, 1, 2 …"],
    ["expanded", "completed end", "", "end", ".end"],
    ["returned to …", "completed start", "", "start", ".start"],
    ["at current", "completed current", "", "current", ".current"],
    ["held, caught", "animator paused", "", "", "pauseAnimation"],
    ["continues", "animator continued", "", "", "continueAnimation"],
    ["out, home", "place=out", "", "", "targets, originals"],
    ["up, left", "a velocity below 0"],
    ["down, right", "a velocity above 0"],
  ]
}
