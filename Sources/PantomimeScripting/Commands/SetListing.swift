import PantomimeKit
import PantomimeReporting

/// Lists the settings that differ from their defaults, for `set` without arguments.
enum SetListing {
  static func text(_ session: Session) -> String {
    let lines = ofSession(session) + (session.simulation.map { ofScene($0) } ?? [])
    return lines.isEmpty
      ? "every setting has its default; `help set` lists them\n"
      : lines.map { $0 + "\n" }.joined()
  }

  private static func ofSession(_ session: Session) -> [String] {
    let standard = Session(session.catalogue)
    return SessionSetting.all.compactMap { setting in
      guard let value = setting.value(in: session), value != setting.value(in: standard)
      else { return nil }
      return "\(setting.name)=\(value)"
    }
  }

  /// Returns the options with which the scene started, and the changes since then.
  private static func ofScene(_ simulation: Simulation) -> [String] {
    let entries = simulation.trace.entries
    var lines: [String] = []
    if let scene = entries.last(where: { $0.event.theme == .scene }), !scene.event.fields.isEmpty {
      lines.append(scene.event.text)
    }
    for entry in entries where entry.event.theme == .setting {
      let word = entry.event.name.split(separator: " ").first.map(String.init) ?? ""
      guard SessionSetting.named(word) == nil else { continue }
      lines.removeAll { $0 == entry.event.text }
      lines.append(entry.event.text)
    }
    return lines
  }
}

extension Statement {
  /// The words that the statement, or a reaction that it adds, assigns to the state of an empty
  /// stage.
  var givenStates: [Word] {
    guard
      tokens.contains(where: { token in
        if case .word(let word) = token { word.text == SessionSetting.verb } else { false }
      })
    else { return [] }
    return options.filter { $0.name.text == SessionSetting.state }.map { $0.value }
  }
}
