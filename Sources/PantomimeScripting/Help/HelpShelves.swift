import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The items of the help, grouped by kind.
struct HelpShelves: Sendable {
  let paths: HelpShelf
  let options: HelpShelf
  let scenes: HelpShelf
  private let rules: HelpShelf
  private let estimators: HelpShelf
  private let axes: HelpShelf
  private let events: HelpShelf
  private let views: HelpShelf
  private let faults: HelpShelf
  private let verbs: HelpShelf

  /// The named items that aren't verbs, scenes, lists or numbers.
  var all: [HelpShelf] {
    [
      paths, options, rules, estimators, axes, HelpShelves.curves, HelpShelves.misuses,
      HelpShelves.quirks, events, views,
    ]
  }

  /// The items that a search finds, in display order.
  var searched: [HelpShelf] {
    [verbs, scenes] + all + [
      HelpShelves.readings, faults, HelpShelves.words, HelpShelves.facts,
    ]
  }

  init(_ catalogue: Catalogue, _ verbs: HelpVerbs) {
    self.verbs = HelpShelves.verbs(verbs)
    paths = HelpShelves.paths(catalogue.scenes)
    options = HelpShelf("options", each: "option", HelpItem.options(in: catalogue, verbs))
    rules = HelpShelf(
      "completion rules", each: "rule",
      catalogue.rules.map { HelpItem($0, "a completion rule", by: "rule") })
    estimators = HelpShelf(
      "velocity estimators", each: "estimator",
      catalogue.estimators.map { HelpItem($0, "a velocity estimator", by: "estimator") })
    axes = HelpShelf(
      "axis rules", each: "axis",
      catalogue.axes.map { HelpItem($0, "an axis rule", by: "axis") })
    events = HelpShelves.events(catalogue.scenes)
    // Views whose names occur in only some scenes are grouped together.
    views = HelpShelf(
      "views", each: "view",
      BegunScenes(catalogue).viewNames.map { name, scenes in
        HelpItem(name, "A view of \(Spelling.list(scenes, "and")).") {
          $0.begun.view(name, of: scenes) + $0.scenes(mentioning: name, besides: scenes)
        }
      })
    scenes = HelpShelf(
      "scenes",
      catalogue.scenes.map { scene in
        HelpItem(scene.name, scene.summary, more: scene.shows?.text ?? "") {
          SceneHelp($0).text(scene)
        }
      })
    faults = HelpShelf(
      "faults",
      catalogue.scenes.flatMap { scene in
        scene.faults.map { fault in
          HelpItem(fault.id, fault.published, more: "\(fault.lesson) \(scene.name)") {
            $0.topic(fault.id) ?? ""
          }
        }
      })
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

  private static func events(_ scenes: [SceneEntry]) -> HelpShelf {
    HelpShelf(
      "events", each: "event",
      (EventGroup.core + scenes.map { EventGroup("the scene \($0.name)", $0.events) })
        .flatMap { group in
          group.kinds.map { kind in
            HelpItem(
              kind.name, kind.summary, more: kind.fields.map { $0.name }.joined(separator: " ")
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
