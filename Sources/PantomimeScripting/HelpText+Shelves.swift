import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// Something that help tells of by its name, and that a search finds.
struct HelpItem: Sendable {
  let name: String
  /// What it is or does, in a sentence.
  let summary: String
  /// What else can be typed for it.
  private let others: [String]
  /// The words that a search looks through.
  private let words: [String]
  /// All that is told of it.
  let text: @Sendable () -> String

  /// - Parameters:
  ///   - others: what else can be typed for it.
  ///   - more: what a search looks through besides its name and its summary.
  init(
    _ name: String, _ summary: String, others: [String] = [], more: String = "",
    text: @escaping @Sendable () -> String
  ) {
    self.name = name
    self.summary = summary
    self.others = others
    self.text = text
    words = HelpText.words(of: "\(name) \(summary) \(more)")
  }

  /// Whether that has been typed for it, in upper or lower case.
  func isNamed(_ typed: String) -> Bool {
    let typed = typed.lowercased()
    return name.lowercased() == typed || others.contains { $0.lowercased() == typed }
  }

  /// Whether all of these words are in it, or the beginnings of words that are.
  func has(_ words: [String]) -> Bool {
    words.allSatisfy { word in
      self.words.contains { word.count < HelpItem.shortest ? $0 == word : $0.hasPrefix(word) }
    }
  }

  /// Shorter words are no beginnings of others; our choice.
  private static let shortest = 3
}

/// Things of one kind that help tells of.
struct HelpShelf: Sendable {
  /// What they are called together.
  let title: String
  /// What each of them is called, which may be typed before its name; `nil` where names are clear.
  let kind: String?
  let items: [HelpItem]

  private init(_ title: String, each kind: String? = nil, _ items: [HelpItem]) {
    self.title = title
    self.kind = kind
    self.items = items
  }

  /// What has been typed for an item: its name, or its kind and its name.
  func items(named typed: String) -> [HelpItem] {
    let named = items.filter { $0.isNamed(typed) }
    guard named.isEmpty, let kind, typed.lowercased().hasPrefix("\(kind) ") else { return named }
    return items.filter { $0.isNamed(String(typed.dropFirst(kind.count + 1))) }
  }

  /// What to type to be told of an item, behind `help`.
  func asking(for item: HelpItem) -> String {
    guard let kind, HelpText.isTopic(item.name) else { return item.name }
    return "\(kind) \(item.name)"
  }

  /// What has a name besides verbs, scenes, lists and numbers.
  static let all: [HelpShelf] = [
    paths, options, rules, estimators, axes, curves, misuses, quirks, events, views,
  ]

  /// All that is searched, in the order in which it is told.
  static let searched: [HelpShelf] = [verbs, scenes] + all + [readings, faults, words, facts]

  private static let verbs = HelpShelf(
    "verbs",
    Commands.forms.map { form in
      HelpItem(
        form.name, form.summary,
        more: form.details + form.options.map { " \($0.name) \($0.meaning)" }.joined()
      ) { HelpText.topic(form.name) ?? "" }
    })

  private static let scenes = HelpShelf(
    "scenes",
    Scenes.all.map { scene in
      HelpItem(scene.name, scene.summary) { HelpText.text(scene) }
    })

  private static let paths = HelpShelf(
    "paths", each: "path",
    PathNote.all.map { note in
      HelpItem(note.name, note.summary) {
        let having = HelpText.begun.filter { simulation in
          simulation.paths.contains { note.covers($0, in: simulation) }
        }
        return HelpText.text(
          note.name, measure: note.measure, summary: note.summary, having: having.map { $0.name })
      }
    }
      + ownPaths.map { path in
        HelpItem(path.name, path.summary, more: path.scene) {
          let begin = path.name.split(separator: ".").map { $0 == "N" ? "0" : $0 }
            .joined(separator: ".")
          let having = HelpText.begun.filter { $0.read(begin) != nil || $0.name == path.scene }
          let measure = having.compactMap { $0.read(begin).flatMap(PathText.measure) }.first
          return HelpText.text(
            path.name, measure: measure ?? "none at first", summary: path.summary,
            having: having.map { $0.name })
        }
      })

  /// The paths that scenes declare, each name once.
  private static var ownPaths: [(name: String, summary: String, scene: String)] {
    var found: [(name: String, summary: String, scene: String)] = []
    for scene in Scenes.all {
      for path in scene.paths where !found.contains(where: { $0.name == path.name }) {
        found.append((path.name, path.summary, scene.name))
      }
    }
    return found
  }

  private static let rules = HelpShelf(
    "completion rules", each: "rule",
    NamedRule.all.map { HelpText.item($0, "a completion rule", by: "rule") })

  private static let estimators = HelpShelf(
    "velocity estimators", each: "estimator",
    VelocityEstimator.all.map { HelpText.item($0, "a velocity estimator", by: "estimator") })

  private static let axes = HelpShelf(
    "rules about axes", each: "axis",
    AxisRule.all.map { HelpText.item($0, "a rule about axes", by: "axis") })

  private static let curves = HelpShelf(
    "curves", each: "curve",
    NamedCurve.all.map { curve in
      HelpItem(curve.name, curve.summary) {
        "\(curve.name)  a curve\n  \(curve.summary)\n"
          + "  a value of it: curve \(curve.name) at 0.25\n  `help curves` lists them all\n"
      }
    }
      + TimingValue.calls.map { call in
        HelpItem(call.name, call.summary, others: [call.form]) {
          "\(call.form)  a curve\n  \(call.summary)\n  `help curves` lists them all\n"
        }
      })

  private static let misuses = HelpShelf(
    "misuses", each: "misuse",
    Misuse.allCases.map { misuse in
      HelpItem(misuse.rawValue, HelpText.sentence(misuse.explanation)) {
        HelpText.text(misuse)
      }
    })

  private static let quirks = HelpShelf(
    "quirks", each: "quirk",
    Quirk.allCases.map { quirk in
      HelpItem(quirk.rawValue, quirk.summary) {
        "\(quirk.rawValue)  a defect of old systems\n  \(quirk.summary)\n"
          + HelpText.grounds(quirk.summary) + "  switch it on with: set quirks=\(quirk.rawValue)\n"
      }
    })

  private static let events = HelpShelf(
    "events", each: "event",
    (EventGroup.core + Scenes.all.map { EventGroup("the scene \($0.name)", $0.events) })
      .flatMap { group in
        group.kinds.map { kind in
          HelpItem(
            kind.name, kind.summary, more: kind.fields.map { $0.name }.joined(separator: " ")
          ) {
            "an event of \(group.recorder)\n\(HelpText.text(kind))"
              + "  `help events` lists them all; `expect event \"…\"` asks for one\n"
          }
        }
      })

  /// Those of scenes that have such names only here and there are told together.
  private static let views = HelpShelf(
    "views", each: "view",
    HelpText.viewNames.map { name, scenes in
      HelpItem(name, "A view of \(Spelling.list(scenes, "and")).") {
        HelpText.view(name, of: scenes)
      }
    })

  private static let readings = HelpShelf(
    "readings",
    Doubt.allCases.map { doubt in
      HelpItem(doubt.rawValue, doubt.summary) { HelpText.topic(doubt.rawValue) ?? "" }
    })

  private static let faults = HelpShelf(
    "faults",
    Scenes.all.flatMap { scene in
      scene.faults.map { fault in
        HelpItem(fault.id, fault.published, more: "\(fault.lesson) \(scene.name)") {
          HelpText.topic(fault.id) ?? ""
        }
      }
    })

  private static let words = HelpShelf(
    "words",
    HelpText.glossary.map { row in
      HelpItem("words", row.joined(separator: "  ")) { HelpText.topic("words") ?? "" }
    })

  private static let facts = HelpShelf(
    "facts",
    Facts.all.map { fact in
      HelpItem(fact.name, fact.sentence, more: fact.source) { HelpText.topic(fact.name) ?? "" }
    })

  private static let options = HelpShelf("options", each: "option", HelpText.optionItems)
}

extension HelpText {
  /// The words of a text, in lower case; a word with a hyphen in it, and its parts.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in text.lowercased().split(whereSeparator: {
      !$0.isLetter && !$0.isNumber && $0 != "-"
    }) {
      words.append(String(word))
      let parts = word.split(separator: "-")
      if parts.count > 1 { words += parts.dropFirst().map(String.init) }
    }
    return words
  }

  /// What a search tells of a kind at most; our choice.
  private static let mostFound = 8

  /// Whatever has all of some words, by what it is, each with what to type for more; `nil` if nothing
  /// has.
  package static func found(_ words: [String]) -> String? {
    let wanted = words.flatMap { $0.lowercased().split(separator: ".").map(String.init) }
    guard !wanted.isEmpty else { return nil }
    let found = HelpShelf.searched.compactMap { shelf -> (title: String, rows: [HelpRow])? in
      let items = shelf.items.filter { $0.has(wanted) }
      guard !items.isEmpty else { return nil }
      let named = items.filter { item in wanted.contains { item.name.lowercased().hasPrefix($0) } }
      let rest = items.filter { item in !named.contains { $0.name == item.name } }
      return (shelf.title, (named + rest).map { (shelf.asking(for: $0), $0.summary) })
    }
    guard !found.isEmpty else { return nil }
    let told = words.map { "'\($0)'" }.joined(separator: " ")
    return "There is no topic \(told); this is where it is found.\n"
      + found.map { title, rows in
        let shown = rows.prefix(mostFound)
        let width = min(shown.map { $0.asked.count }.max() ?? 0, 24)
        let more = rows.count - shown.count
        return "\(title)\n"
          + shown.map { "  help \(pad($0.asked, width))  \($0.summary)\n" }.joined()
          + (more > 0 ? "  and \(more) more; another word finds fewer\n" : "")
      }.joined()
  }

  private typealias HelpRow = (asked: String, summary: String)

  /// The names of what is no verb, scene, list or number, for whoever has misspelled one.
  static var names: [String] {
    HelpShelf.all.flatMap { shelf in shelf.items.map { $0.name } }
  }

  /// Those that begin like a word, each once; none before there are two letters, as there are hundreds.
  static func names(like word: String) -> [Completion.Candidate] {
    guard word.count > 1 else { return [] }
    var found: [Completion.Candidate] = []
    for item in HelpShelf.all.flatMap({ $0.items }) {
      let isWord = !item.name.contains { $0 == " " || $0 == "=" || $0 == "(" }
      guard isWord, item.name.hasPrefix(word), !isTopic(item.name),
        !found.contains(where: { $0.text == item.name })
      else { continue }
      found.append(Completion.Candidate(item.name, item.summary))
    }
    return found
  }

  /// A phrase as a sentence.
  static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }
}
