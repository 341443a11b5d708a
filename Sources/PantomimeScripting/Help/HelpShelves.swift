import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The items of the help, grouped by kind.
struct HelpShelves: Sendable {
  let paths: HelpShelf
  private(set) var options: HelpShelf
  let scenes: HelpShelf
  private let rules: HelpShelf
  private let estimators: HelpShelf
  private let axes: HelpShelf
  private let events: HelpShelf
  private let views: HelpShelf
  private let invariants: HelpShelf
  private let faults: HelpShelf
  private var verbs: HelpShelf

  /// The named items that aren't verbs, scenes, lists or numbers.
  var all: [HelpShelf] {
    [
      paths, options, rules, estimators, axes, HelpShelves.curves, HelpShelves.misuses,
      HelpShelves.quirks, events, views, invariants, HelpShelves.recipes,
    ]
  }

  /// The items that a search finds, in display order.
  var searched: [HelpShelf] {
    [verbs, scenes] + all + [
      HelpShelves.readings, faults, HelpShelves.words, HelpShelves.facts,
    ]
  }

  init(_ catalog: Catalog, _ verbs: HelpVerbs) {
    self.verbs = HelpShelves.verbs(verbs)
    paths = HelpShelves.paths(catalog.scenes)
    options = HelpShelves.options(catalog, verbs)
    rules = HelpShelf(
      "completion rules", each: "rule",
      catalog.rules.map { HelpItem($0, "a completion rule", by: "rule") })
    estimators = HelpShelf(
      "velocity estimators", each: "estimator",
      catalog.estimators.map { HelpItem($0, "a velocity estimator", by: "estimator") })
    axes = HelpShelf(
      "axis rules", each: "axis",
      catalog.axes.map { HelpItem($0, "an axis rule", by: "axis") })
    events = HelpShelves.events(catalog.scenes)
    invariants = HelpShelves.invariants(BegunScenes(catalog).all)
    // Views whose names occur in only some scenes are grouped together.
    views = HelpShelf(
      "views", each: "view",
      BegunScenes(catalog).viewNames.map { name, scenes in
        HelpItem(name, "A view of \(Spelling.list(scenes, "and")).") {
          $0.begun.view(name, of: scenes) + $0.scenes(mentioning: name, besides: scenes)
        }
      })
    scenes = HelpShelf(
      "scenes",
      catalog.scenes.map { scene in
        HelpItem(scene.name, scene.summary, more: scene.shows?.text ?? "") {
          SceneHelp($0).text(scene)
        }
      })
    faults = HelpShelf(
      "faults",
      catalog.scenes.flatMap { scene in
        scene.faults.map { fault in
          HelpItem(fault.id, fault.published, more: "\(fault.lesson) \(scene.name)") {
            $0.topic(fault.id) ?? ""
          }
        }
      })
  }
}

extension HelpShelves {
  /// Returns the shelves of the same scenes with other verbs.
  func having(_ verbs: HelpVerbs, in catalog: Catalog) -> HelpShelves {
    var shelves = self
    shelves.verbs = HelpShelves.verbs(verbs)
    shelves.options = HelpShelves.options(catalog, verbs)
    return shelves
  }

  private static func options(_ catalog: Catalog, _ verbs: HelpVerbs) -> HelpShelf {
    HelpShelf("options", each: "option", HelpItem.options(in: catalog, verbs))
  }
}

// MARK: - Declarations of scenes

extension HelpShelves {
  private static func paths(_ scenes: [SceneEntry]) -> HelpShelf {
    HelpShelf(
      "paths", each: "path",
      PathNote.all.map { note in
        HelpItem(note.name, note.summary) { help in
          let having = help.begun.all.filter { simulation in
            simulation.paths.contains { note.covers($0, in: simulation) }
          }
          return help.begun.text(
            note.name, measure: note.measure, summary: note.summary, having: having.map { $0.name })
        }
      }
        + ownPaths(of: scenes).map { path in
          HelpItem(path.name, path.summary, more: path.scene) { help in
            let begin = path.name.split(separator: ".").map { $0 == "N" ? "0" : $0 }
              .joined(separator: ".")
            let having = help.begun.all.filter { $0.read(begin) != nil || $0.name == path.scene }
            let measure = having.compactMap { $0.read(begin).flatMap(PathText.measure) }.first
            return help.begun.text(
              path.name, measure: measure ?? "none at first", summary: path.summary,
              having: having.map { $0.name })
          }
        })
  }

  /// Returns the paths that scenes declare, each name once.
  private static func ownPaths(
    of scenes: [SceneEntry]
  ) -> [(name: String, summary: String, scene: String)] {
    var found: [(name: String, summary: String, scene: String)] = []
    for scene in scenes {
      for path in scene.paths where !found.contains(where: { $0.name == path.name }) {
        found.append((path.name, path.summary, scene.name))
      }
    }
    return found
  }

  /// Returns the invariants of all scenes, each name once.
  private static func invariants(_ begun: [Simulation]) -> HelpShelf {
    var names: [String] = []
    let all = begun.flatMap { scene in scene.invariants.map { (scene: scene.name, note: $0) } }
    for one in all where !names.contains(one.note.name) { names.append(one.note.name) }
    return HelpShelf(
      "invariants", each: "invariant",
      names.map { name in
        let own = all.filter { $0.note.name == name }
        return HelpItem(name, own[0].note.sentence) { _ in
          own.map {
            "\(name)  an invariant of \($0.scene), \($0.note.occasion.rawValue)\n"
              + "  \($0.note.sentence)\n"
          }.joined()
            + "  read it: show invariant.\(name); `why invariant.\(name)` explains it\n"
        }
      })
  }

  private static func events(_ scenes: [SceneEntry]) -> HelpShelf {
    HelpShelf(
      "events", each: "event",
      (EventGroup.core + scenes.map { EventGroup("the scene \($0.name)", $0.events) })
        .flatMap { group in
          group.kinds.map { kind in
            HelpItem(
              kind.name, kind.summary, others: HelpItem.shortNames(of: kind),
              more: kind.fields.map { $0.name }.joined(separator: " ")
            ) { _ in
              "an event of \(group.recorder)\n\(HelpLists.text(kind))"
                + "  `help events` lists all; `expect event \"…\"` asserts one\n"
            }
          }
        })
  }
}

// MARK: - Parts of the language

extension HelpShelves {
  private static func verbs(_ verbs: HelpVerbs) -> HelpShelf {
    HelpShelf(
      "verbs",
      verbs.forms.map { form in
        HelpItem(
          form.name, form.summary,
          more: form.details + form.options.map { " \($0.name) \($0.meaning)" }.joined()
        ) { $0.topic(form.name) ?? "" }
      })
  }

  private static let recipes = HelpShelf(
    "recipes", each: "recipe",
    Recipe.all.map { recipe in
      HelpItem(
        recipe.name, String(recipe.summary),
        others: [recipe.name.split(separator: "-").joined(separator: " ")], more: recipe.lesson
      ) { _ in recipe.script + "\n" }
    })

  private static let curves = HelpShelf(
    "curves", each: "curve",
    NamedCurve.all.map { curve in
      HelpItem(curve.name, curve.summary) { _ in
        "\(curve.name)  a curve\n  \(curve.summary)\n"
          + "  evaluate it: curve \(curve.name) at 0.25\n  `help curves` lists all\n"
      }
    }
      + TimingValue.calls.map { call in
        HelpItem(call.name, call.summary, others: [call.form]) { _ in
          "\(call.form)  a curve\n  \(call.summary)\n  `help curves` lists all\n"
        }
      })

  private static let misuses = HelpShelf(
    "misuses", each: "misuse",
    Misuse.allCases.map { HelpItem($0) })

  private static let quirks = HelpShelf(
    "quirks", each: "quirk",
    Quirk.allCases.map { quirk in
      HelpItem(quirk.rawValue, quirk.summary) { _ in
        "\(quirk.rawValue)  a historical bug\n  \(quirk.summary)\n"
          + HelpItem.grounds(quirk.summary) + "  turn it on: set quirks=\(quirk.rawValue)\n"
      }
    })

  private static let readings = HelpShelf(
    "readings",
    OpenQuestion.allCases.map { doubt in
      HelpItem(doubt.rawValue, doubt.summary) { $0.topic(doubt.rawValue) ?? "" }
    })

  private static let words = HelpShelf(
    "words",
    HelpLists.glossary.map { row in
      HelpItem("words", row.joined(separator: "  ")) { $0.topic("words") ?? "" }
    })

  private static let facts = HelpShelf(
    "facts",
    Facts.all.map { fact in
      HelpItem(fact.name, fact.sentence, more: fact.source) { $0.topic(fact.name) ?? "" }
    })
}

/// An item of the help, which has a name and can be found by a search.
struct HelpItem: Sendable {
  let name: String
  /// The summary, in one sentence.
  let summary: String
  /// Other names of the item.
  private let others: [String]
  /// The text that a search looks through.
  private let searched: String
  /// The complete text.
  let text: @Sendable (HelpText) -> String

  /// - Parameters:
  ///   - others: Other names of the item.
  ///   - more: The text to search in addition to the names and the summary.
  init(
    _ name: String, _ summary: String, others: [String] = [], more: String = "",
    text: @escaping @Sendable (HelpText) -> String
  ) {
    self.name = name
    self.summary = summary
    self.others = others
    self.text = text
    searched = "\(name) \(summary) \(more)"
  }

  /// Returns whether typed text is a name of the item, ignoring case.
  func isNamed(_ typed: String) -> Bool {
    HelpItem.isSame(name, typed) || others.contains { HelpItem.isSame($0, typed) }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count
      && zip(one.utf8, other.utf8).allSatisfy { small($0) == small($1) }
  }

  /// Returns whether, for each of the words, the item contains that word or one that begins with
  /// it; the words are the bytes of lowercase letters.
  // A search looks through more than a thousand items, so it compares bytes and makes no words.
  func has(_ words: [[UInt8]]) -> Bool {
    words.allSatisfy { word in HelpItem.contains(word, in: searched) }
  }

  /// Returns how many of the words the summary contains, or one that begins with them.
  func summarized(_ words: [[UInt8]]) -> Int {
    words.count { HelpItem.contains($0, in: summary) }
  }

  private static func contains(_ word: [UInt8], in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      while place + word.count <= bytes.count {
        if begins(at: place, in: bytes), small(bytes[place]) == word.first,
          word.indices.allSatisfy({ small(bytes[place + $0]) == word[$0] })
        {
          let end = place + word.count
          if word.count >= shortest || end == bytes.count || !isOfWord(bytes[end]) { return true }
        }
        place += 1
      }
      return false
    }
  }

  /// The minimum length at which a word also matches words that begin with it; our choice.
  private static let shortest = 3

  /// Returns whether a word, or a part of it behind a hyphen, begins at a place.
  private static func begins(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    place == 0 || !isOfWord(bytes[place - 1])
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

/// The items of one kind.
struct HelpShelf: Sendable {
  /// The title of the group.
  let title: String
  /// The name of the kind, which may precede the name of an item, or `nil` if names are
  /// unambiguous.
  let kind: String?
  let items: [HelpItem]

  init(_ title: String, each kind: String? = nil, _ items: [HelpItem]) {
    self.title = title
    self.kind = kind
    self.items = items
  }

  /// Returns the items for a typed text: a name, or a kind and a name.
  func items(named typed: String) -> [HelpItem] {
    let named = items.filter { $0.isNamed(typed) }
    guard named.isEmpty, let kind, typed.contains(" "), typed.lowercased().hasPrefix("\(kind) ")
    else { return named }
    return items.filter { $0.isNamed(String(typed.dropFirst(kind.count + 1))) }
  }

  /// Returns the words to type after `help` to show an item.
  func asking(for item: HelpItem, in help: HelpText) -> String {
    guard let kind, help.isTopic(item.name) else { return item.name }
    return "\(kind) \(item.name)"
  }
}

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
    self.init(misuse.rawValue, HelpItem.sentence(misuse.account.explanation)) { _ in
      HelpItem.text(misuse)
    }
  }

  private static func text(_ misuse: Misuse) -> String {
    let instead = misuse.instead(in: nil)
    return
      "\(misuse.rawValue)  \(misuse.isIgnored ? "an ignored call" : "a misuse")\n  \(sentence(misuse.account.explanation))\n"
      + grounds(misuse.account.explanation) + (instead.isEmpty ? "" : "  instead: \(instead)\n")
      + "  in a script: expect misuse \(misuse.rawValue)\n"
  }

  // MARK: Options

  /// Returns every option with the places where it's valid, and its meaning there.
  private static func uses(
    in catalog: Catalog, _ verbs: HelpVerbs
  ) -> [(name: String, place: String, meaning: String)] {
    SessionSetting.all.map { ($0.name, SessionSetting.verb, $0.meaning) }
      + AnimatorSetting.allCases.map {
        ($0.rawValue, SessionSetting.verb, "yes or no, of an animator")
      }
      + verbs.forms.flatMap { form in
        form.options.map { ($0.name, form.name, $0.meaning) }
      }
      + catalog.scenes.flatMap { scene in
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
  static func options(in catalog: Catalog, _ verbs: HelpVerbs) -> [HelpItem] {
    var names: [String] = []
    var uses: [String: [(place: String, meaning: String)]] = [:]
    for use in HelpItem.uses(in: catalog, verbs) {
      if uses[use.name] == nil { names.append(use.name) }
      uses[use.name, default: []].append((use.place, use.meaning))
    }
    return names.map { name in
      let all = uses[name] ?? []
      let places = all.map { $0.place }
      let more = places.count > 1 ? "; and \(places.count - 1) more" : ""
      return HelpItem(
        "\(name)=", "Of \(places[0]): \(all[0].meaning)\(more)", others: [name],
        more: all.map { "\($0.place) \($0.meaning)" }.joined(separator: " ")
      ) { _ in
        let width = min(places.map { $0.count }.max() ?? 0, 24)
        return "\(name)=  an option\n"
          + all.map { "  \(Printable.padded($0.place, width))  \($0.meaning)\n" }.joined()
          + WordLines.lines(with: name)
      }
    }
  }

  /// Returns the name of a kind of events without the variable word at its end, if it has one.
  static func shortNames(of kind: EventKind) -> [String] {
    let words = kind.name.split(separator: " ")
    guard words.count > 2, let last = words.last, last.allSatisfy({ $0.isUppercase }) else {
      return []
    }
    return [words.dropLast().joined(separator: " ")]
  }

  /// Returns a phrase as a sentence.
  static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }
}

/// The searchable contents of the help, derived from the verbs and a catalog.
struct HelpIndex: Sendable {
  /// The named items other than verbs, scenes, lists and numbers, and the searchable items.
  let shelves: HelpShelves
  private let catalog: Catalog
  private let verbs: HelpVerbs

  /// - Parameter standard: The contents for the same scenes and rules with other verbs, or `nil` if there
  ///   are none.
  init(_ catalog: Catalog, _ verbs: HelpVerbs, besides standard: HelpIndex? = nil) {
    shelves = standard?.shelves.having(verbs, in: catalog) ?? HelpShelves(catalog, verbs)
    (self.catalog, self.verbs) = (catalog, verbs)
  }

  /// All texts in which the program cites facts.
  var citations: [(place: String, facts: [Fact])] {
    HelpIndex.texts(in: catalog, verbs)
      .map { ($0.place, Facts.cited(in: $0.text)) }.filter { !$0.facts.isEmpty }
  }

  private static func texts(
    in catalog: Catalog, _ verbs: HelpVerbs
  ) -> [(place: String, text: String)] {
    Misuse.allCases.map { ("misuse \($0.rawValue)", $0.account.explanation) }
      + OpenQuestion.allCases.map { ("reading \($0.rawValue)", $0.summary) }
      + Quirk.allCases.map { ("quirk \($0.rawValue)", $0.summary) }
      + catalog.rules.map { ("rule \($0.name)", $0.summary) }
      + catalog.axes.map { ("axis rule \($0.name)", $0.summary) }
      + catalog.estimators.map { ("estimator \($0.name)", $0.summary) }
      // The help on a verb that prints help isn't included.
      + verbs.forms.filter { !verbs.printingHelp.contains($0.name) }.map { form in
        let texts = [form.summary, form.details] + form.options.map { $0.meaning }
        return ("verb \(form.name)", texts.joined(separator: " "))
      }
      + catalog.scenes.map { scene in
        let texts =
          [scene.summary] + scene.options.map { $0.summary } + scene.paths.map { $0.summary }
        return ("scene \(scene.name)", texts.joined(separator: " "))
      }
      + catalog.scenes.flatMap { $0.faults }.map {
        ("fault \($0.id)", "\($0.published) \($0.lesson)")
      }
  }
}
