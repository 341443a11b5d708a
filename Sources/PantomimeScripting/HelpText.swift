import PantomimeKit
import PantomimeScenes

/// The help: made of the commands' forms and the scenes' declarations.
package enum HelpText {
  /// Everything that `help TOPIC` knows.
  package static var topics: [String] {
    Commands.forms.map { $0.name } + Scenes.all.map { $0.name } + lists.map { $0.name }
  }

  /// What is listed under a word of its own.
  private static let lists: [(name: String, text: @Sendable () -> String)] = [
    ("scenes", { scenes }), ("paths", { paths }), ("events", { events }), ("curves", { curves }),
    ("readings", { readings }), ("quirks", { quirks }), ("estimators", { estimators }),
    ("axes", { axes }), ("facts", { facts }), ("words", { words }),
    ("reasons", { reasons(behind: []) }),
  ]

  /// The verbs, a line each.
  package static var overview: String {
    let width = Commands.forms.map { $0.name.count }.max() ?? 0
    let lines = Commands.groups.map { group in
      group.title + "\n"
        + group.verbs.map { "  \(pad($0.form.name, width))  \($0.form.summary)" }.joined(
          separator: "\n")
    }
    return lines.joined(separator: "\n") + """


      `help VERB` tells more, `help scenes` lists the scenes, `help SCENE` its options and paths, \
      and `help A70` the fact that a reason cites as A70.

      """
  }

  /// The help on a topic; `nil` if there is none.
  package static func topic(_ name: String) -> String? {
    if let list = lists.first(where: { $0.name == name }) { return list.text() }
    if let command = Commands.named(name) { return text(command.form) }
    return Scenes.named(name).map(text) ?? number(name)
  }

  /// The scenes, a line each.
  package static var scenes: String {
    let width = Scenes.all.map { $0.name.count }.max() ?? 0
    return Scenes.all.map { "\(pad($0.name, width))  \($0.summary)\n" }.joined()
  }

  /// The kinds of events, by who records them.
  private static var events: String {
    let groups =
      EventGroup.core + Scenes.all.map { EventGroup("the scene \($0.name)", $0.events) }
    return
      "What a trace tells, and `expect event` asks for; a word in capitals differs each time.\n"
      + groups.filter { !$0.kinds.isEmpty }.map { group in
        "\(group.recorder)\n" + group.kinds.map { text($0) }.joined()
      }.joined()
  }

  private static func text(_ kind: EventKind) -> String {
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
    "Points on which published accounts differ; the first choice is the default.\n"
      + Doubt.allCases.map { doubt in
        "  \(pad(doubt.rawValue, 4))  \(pad(doubt.choices.joined(separator: "|"), 18))  "
          + "\(doubt.summary)\n"
      }.joined() + "Choose one with, for example: set reading U7=raise\n"
  }

  private static var estimators: String {
    "What can make a velocity of the places of a finger; the first is the default.\n"
      + VelocityEstimator.list()
      + "Choose one with, for example: set estimator=\(VelocityEstimator.all[1].name)\n"
  }

  private static var axes: String {
    "Rules by which a pan leaves other directions to somebody else.\n" + AxisRule.list()
      + "Choose one with, for example: set axis=pager; `set axis=scene` takes the scene's own.\n"
  }

  private static var quirks: String {
    "Defects of old systems that can be imitated.\n"
      + Quirk.allCases.map { "  \(pad($0.rawValue, 16))  \($0.summary)\n" }.joined()
      + "Switch some on with, for example: set quirks=slow-reuse,one-turn\n"
  }

  private static let paths = """
    A path names a value: show card.frame, expect fraction 0.5.
      time, state, pan.state, pan.translation, pan.velocity
      fraction, progress, reversed, running, remaining, animator.state, position
      NAME.fraction …          where a scene has several animators
      rule, decision, decision.by, decision.margin   of the last lift-off
      hash                     stands for all that has happened, the same on any machine
      VIEW.PROPERTY            what is shown now, for example card.frame or card.frame.y
      VIEW.model.PROPERTY      the value set
      VIEW.layers              how many layer animations are attached to it
    `show` lists every path of the running scene.

    """

  private static func text(_ form: Form) -> String {
    var text = "\(form.text)\n  \(form.summary)\n"
    if !form.details.isEmpty { text += "  \(form.details)\n" }
    let width = form.options.map { $0.name.count }.max() ?? 0
    for option in form.options {
      text += "    \(pad(option.name, width))  \(option.meaning)\n"
    }
    text += "  example:\n"
    for line in form.example { text += "    \(line)\n" }
    return text
  }

  private static func text(_ scene: SceneEntry) -> String {
    var text = "scene \(scene.name)\n  \(scene.summary)\n  options:\n"
    let width = scene.options.map { $0.name.count }.max() ?? 0
    for option in scene.options {
      text +=
        "    \(pad(option.name, width))  \(option.summary) Takes "
        + "\(OptionReader.allowed(option)); \(option.standard.text) if not given.\n"
    }
    text += "  paths of its own:\n"
    let paths = scene.paths
    let pathWidth = paths.map { $0.name.count }.max() ?? 0
    for path in paths { text += "    \(pad(path.name, pathWidth))  \(path.summary)\n" }
    text += ladder(of: scene)
    guard !scene.faults.isEmpty else { return text }
    return text + "  faults:\n" + faults(of: scene, switchedOn: nil)
  }

  /// A scene's faults: two lines each, and `on` before those that are switched on.
  static func faults(of scene: SceneEntry, switchedOn: [String]?) -> String {
    guard !scene.faults.isEmpty else { return "\(scene.name) has no published faults\n" }
    let width = scene.faults.map { $0.id.count }.max() ?? 0
    return scene.faults.map { fault in
      let isOn = switchedOn?.contains(fault.id) ?? false
      var notes: [String] = []
      if !fault.isPublished { notes.append("switched on by its name only") }
      if let standing = fault.standing { notes.append(standing) }
      let note = notes.isEmpty ? "" : " (\(Spelling.list(notes, "and")))"
      return "  \(isOn ? "on" : "  ")  \(pad(fault.id, width))  \(fault.published)\n"
        + "      \(pad("", width))  \(fault.lesson)\(note)\n"
    }.joined()
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
