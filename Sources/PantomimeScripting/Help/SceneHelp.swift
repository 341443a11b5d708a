import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The help on a scene: its examples, named objects, options, paths and faults.
struct SceneHelp {
  private let help: HelpText

  init(_ help: HelpText) { self.help = help }

  /// Returns the help on a scene: its examples, named objects, options, paths and faults.
  func text(_ scene: SceneEntry) -> String {
    var text = "scene \(scene.name)\n  \(scene.summary)\n\(help.also(scene.name))"
    if let shows = scene.shows {
      text += "  \(shows.text)\n  \(shows.line)\n"
    }
    if !scene.examples.isEmpty {
      text += "  try:\n" + scene.examples.map { "    \($0)\n" }.joined()
    }
    text += things(of: scene)
    if !scene.options.isEmpty { text += "  options:\n" }
    let width = scene.options.map { $0.name.count }.max() ?? 0
    for option in scene.options {
      text +=
        "    \(Printable.padded(option.name, width))  \(option.summary) Accepts "
        + "\(OptionReader.allowed(option)); default \(option.standard.text).\n"
    }
    let paths = scene.paths
    if !paths.isEmpty { text += "  added paths:\n" }
    let pathWidth = paths.map { $0.name.count }.max() ?? 0
    for path in paths { text += "    \(Printable.padded(path.name, pathWidth))  \(path.summary)\n" }
    text += help.ladder.ownSteps(of: scene)
    guard !scene.faults.isEmpty else { return text }
    return text + "  faults:\n" + SceneHelp.faults(of: scene, switchedOn: nil)
  }

  /// The maximum number of names per kind; our choice.
  private static let mostNames = 12

  /// Returns the named objects at the start of a scene, one line per kind.
  private func things(of scene: SceneEntry) -> String {
    guard let simulation = help.begun.scene(scene.name) else { return "" }
    let kinds: [(what: String, names: [String])] = [
      ("views", simulation.viewNames), ("to tap", simulation.tappable),
      ("to scroll", simulation.scrollViewNames), ("recognizers", simulation.gestureNames),
      ("animators", simulation.animatorNames), ("signals", scene.signals.map { $0.name }),
    ]
    let present = kinds.filter { !$0.names.isEmpty }
    let width = present.map { $0.what.count }.max() ?? 0
    return present.map { kind in
      let more = kind.names.count - SceneHelp.mostNames
      let names = kind.names.prefix(SceneHelp.mostNames).joined(separator: ", ")
      return
        "  \(Printable.padded(kind.what, width))  \(names)\(more > 0 ? " and \(more) more" : "")\n"
    }.joined()
  }

  /// Returns two lines for each fault of a scene, with `on` before the faults that are switched on.
  static func faults(of scene: SceneEntry, switchedOn: [String]?) -> String {
    guard !scene.faults.isEmpty else { return "the scene \(scene.name) has no published faults\n" }
    let width = scene.faults.map { $0.id.count }.max() ?? 0
    return scene.faults.map { fault in
      let isOn = switchedOn?.contains(fault.id) ?? false
      var notes: [String] = []
      if !fault.isPublished { notes.append("not part of `faults=published`") }
      if let standing = fault.standing { notes.append(standing) }
      let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
      return "  \(isOn ? "on" : "  ")  \(Printable.padded(fault.id, width))  \(fault.published)\n"
        + "      \(Printable.padded("", width))  \(fault.lesson)\(note)\n"
    }.joined()
  }
}
