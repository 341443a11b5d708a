import PantomimeKit
import PantomimeReporting

/// The settings that differ from their defaults, as `set` alone lists them.
enum SetListing {
  static func text(_ session: Session) -> String {
    let lines = ofSession(session) + (session.simulation.map { ofScene($0) } ?? [])
    return lines.isEmpty
      ? "every setting has its default; `help set` lists them\n"
      : lines.map { $0 + "\n" }.joined()
  }

  private static func ofSession(_ session: Session) -> [String] {
    let (preferences, standard) = (session.preferences, Preferences())
    var lines: [String] = []
    func add(_ setting: SessionSetting, _ value: String?) {
      if let value { lines.append("\(setting.rawValue)=\(value)") }
    }
    add(.rule, preferences.rule.map { RuleStatement.text($0) })
    if preferences.estimator.name != standard.estimator.name {
      add(.estimator, preferences.estimator.name)
    }
    add(.axis, preferences.axis?.name)
    add(.slop, preferences.panStart.slop.map { Numerals.text($0) })
    add(.opening, preferences.panStart.opening?.rawValue)
    if session.options.frames != .standard { add(.rate, String(session.options.frames.rate)) }
    add(.trace, session.options.traceLength.map { "last:\($0)" })
    if session.options.detail != .answer { add(.detail, session.options.detail.rawValue) }
    return lines
  }

  /// The options that the scene started with, and what has changed since.
  private static func ofScene(_ simulation: Simulation) -> [String] {
    let entries = simulation.trace.entries
    var lines: [String] = []
    if let scene = entries.last(where: { $0.event.theme == .scene }), !scene.event.fields.isEmpty {
      lines.append(scene.event.text)
    }
    for entry in entries where entry.event.theme == .setting {
      let word = entry.event.name.split(separator: " ").first.map(String.init) ?? ""
      guard SessionSetting(rawValue: word) == nil else { continue }
      lines.removeAll { $0 == entry.event.text }
      lines.append(entry.event.text)
    }
    return lines
  }
}

extension Statement {
  /// The words that it, or a reaction that it adds, gives an empty stage as its state.
  var givenStates: [Word] {
    guard
      tokens.contains(where: { token in
        if case .word(let word) = token { word.text == SessionSetting.verb } else { false }
      })
    else { return [] }
    return options.filter { $0.name.text == SessionSetting.state }.map { $0.value }
  }
}
