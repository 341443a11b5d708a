import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The searchable contents of the help, derived from the verbs and a catalogue.
struct HelpIndex: Sendable {
  /// The named items other than verbs, scenes, lists and numbers, and the searchable items.
  let shelves: HelpShelves
  /// All texts in which the program cites facts.
  let citations: [(place: String, facts: [Fact])]

  init(_ catalogue: Catalogue, _ verbs: HelpVerbs) {
    shelves = HelpShelves(catalogue, verbs)
    citations = HelpIndex.texts(in: catalogue, verbs)
      .map { ($0.place, Facts.cited(in: $0.text)) }.filter { !$0.facts.isEmpty }
  }

  private static func texts(
    in catalogue: Catalogue, _ verbs: HelpVerbs
  ) -> [(place: String, text: String)] {
    Misuse.allCases.map { ("misuse \($0.rawValue)", $0.explanation) }
      + OpenQuestion.allCases.map { ("reading \($0.rawValue)", $0.summary) }
      + Quirk.allCases.map { ("quirk \($0.rawValue)", $0.summary) }
      + catalogue.rules.map { ("rule \($0.name)", $0.summary) }
      + catalogue.axes.map { ("axis rule \($0.name)", $0.summary) }
      + catalogue.estimators.map { ("estimator \($0.name)", $0.summary) }
      // The help on a verb that prints help isn't included.
      + verbs.forms.filter { !verbs.printingHelp.contains($0.name) }.map { form in
        let texts = [form.summary, form.details] + form.options.map { $0.meaning }
        return ("verb \(form.name)", texts.joined(separator: " "))
      }
      + catalogue.scenes.map { scene in
        let texts =
          [scene.summary] + scene.options.map { $0.summary } + scene.paths.map { $0.summary }
        return ("scene \(scene.name)", texts.joined(separator: " "))
      }
      + catalogue.scenes.flatMap { $0.faults }.map {
        ("fault \($0.id)", "\($0.published) \($0.lesson)")
      }
  }
}
