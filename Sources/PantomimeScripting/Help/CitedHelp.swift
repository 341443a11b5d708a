import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The help on facts and faults, which texts and reasons cite by their numbers.
struct CitedHelp {
  private let help: HelpText

  init(_ help: HelpText) { self.help = help }

  /// The help on facts in general.
  static var facts: String {
    """
    Facts are the documented or measured behavior that the model implements; reasons cite their numbers.
    \(FactText.letters)Each is one of these:
    \(Fact.Standing.allCases.map { "  \($0.explanation)\n" }.joined())\
    Show them with `help A70`, `help A70-A72` or `help A`; a fault with `help CG-1`; and with \
    `help reasons` for those behind the last events.

    """
  }

  /// Returns the facts that the reasons for some events cite, without repetition.
  static func reasons(behind entries: [Trace.Entry]) -> String {
    let facts = Facts.cited(in: entries.map { $0.event.reason }.joined(separator: "\n"))
    guard !facts.isEmpty else {
      return "The last events cite no facts; see `help facts`.\n"
    }
    return "The facts behind the last events:\n" + FactText.list(facts)
  }

  /// Returns the help on a number, or `nil` if there is none: a fact (`A70`), a range of facts
  /// (`A70-A72`), a series of facts (`A`), or a fault (`CG-1`), in uppercase or lowercase.
  func number(_ name: String) -> String? {
    let name = name.uppercased()
    if let fault = fault(name) { return fault }
    if let series = FactID.Series(rawValue: name) {
      let facts = Facts.series(series)
      return facts.isEmpty ? nil : FactText.list(facts)
    }
    guard let citation = CitedHelp.whole(name) else { return nil }
    if citation.first == citation.last {
      return Facts.named(citation.first).map { fact in
        FactText.full(fact, citedBy: citing(fact)) + (CitedHelp.doubt(fact.name) ?? "")
      }
    }
    let facts = Facts.series(citation.first.series).filter { fact in
      FactID(fact.name).map { citation.first <= $0 && $0 <= citation.last } ?? false
    }
    return facts.isEmpty ? nil : FactText.list(facts)
  }

  /// Returns the numbers that begin with a word, in the case that the word has; returns none until
  /// the word contains a digit or a hyphen, because there are hundreds of numbers.
  func numbers(like word: String) -> [Candidate] {
    guard word.contains(where: { $0.isNumber || $0 == "-" }) else { return [] }
    let isLower = word == word.lowercased()
    return
      (Facts.all.map { Candidate($0.name, $0.sentence) }
      + faults.map { Candidate($0.fault.id, $0.fault.published) })
      .map { Candidate(isLower ? $0.text.lowercased() : $0.text, $0.meaning) }
  }

  /// Returns the citation if a word consists of nothing else.
  static func whole(_ word: String) -> Citation? {
    Citation.all(in: word).first { $0.place == 0..<word.utf8.count }
  }

  private var faults: [(scene: SceneEntry, fault: Fault)] {
    help.catalog.scenes.flatMap { scene in scene.faults.map { (scene, $0) } }
  }

  private func fault(_ id: String) -> String? {
    faults.first { $0.fault.id == id }.map { scene, fault in
      let gesture = FaultShow.gesture(fault, of: scene, in: help.catalog)
      let note = fault.standing.map { "  \($0)\n" } ?? ""
      let code =
        UIKitCode.text(fault.id) == nil
        ? "" : "  in UIKit: help \(fault.id) \(UIKitCode.request)\n"
      return
        "\(fault.id)  a fault of \(scene.name)\n  \(fault.published)\n  \(fault.lesson)\n\(note)"
        + "  turn it on: scene \(scene.name) faults=\(fault.id)\n" + code
        + (gesture.map { "  to see it: \($0)\n" } ?? "")
    }
  }

  /// Returns the help on the readings of an open point, with the settings that select them.
  private static func doubt(_ name: String) -> String? {
    OpenQuestion(rawValue: name).map { doubt in
      "  \(doubt.summary)\n"
        + (doubt.difference.map { "  largest difference: \($0)\n" } ?? "")
        + "  choose: "
        + "\(Spelling.list(doubt.choices.map { "set reading \(name)=\($0)" }, "or"))\n"
    }
  }

  /// The numbers of all faults.
  var faultNames: [String] { faults.map { $0.fault.id } }

  /// Returns the names of the texts that cite a fact; facts that cite it aren't included.
  private func citing(_ fact: Fact) -> [String] {
    help.index.citations.filter { $0.facts.contains(fact) }.map { $0.place }
  }
}
