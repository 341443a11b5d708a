import PantomimeKit
import PantomimeScenes

/// What to write for lines that are a statement or a name with a word around it: a shell's command, the
/// name of a type, a property of any view, and a question about two things.
extension Advice {
  /// Returns what to write for a command of a shell with a name of something here, or with a statement
  /// behind it; `nil` if the text is none.
  func command(_ text: String, behind start: String) -> Neighbor? {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first?.lowercased(), words.count > 1 else { return nil }
    if let compared = compared(words) { return compared }
    let rest = words.dropFirst().joined(separator: " ")
    func statement(_ statement: String, _ difference: String = "") -> Neighbor {
      .statement(
        start + statement,
        row: Words.Row(
          neighborhood: "", shape: text, replacement: statement, difference: difference))
    }
    switch first {
    case "time", "timeit":
      guard catalog.verb(words[1]) != nil else { return nil }
      let timed = statement(
        rest, "The answer includes the duration; `show remaining` has the time that is left.")
      switch acceptance(of: start + rest) {
      case .accepted: return timed
      case .refused(let reason): return .refused(start + rest, because: reason, row: timed.row)
      case .never: return nil
      }
    case "cd", "cat", "less", "open", "goto", "load", "launch":
      guard words.count == 2 || words.count == 3 && Advice.articles.contains(words[1]),
        let name = words.last
      else { return nil }
      if let scene = scene(named: name) {
        return statement("scene \(scene)", "A scene is started by its name.")
      }
      if first != "cd", name.hasPrefix("lesson"), catalog.verb("lesson") != nil {
        return statement("lesson", "It lists the lessons; `lesson NAME` starts one.")
      }
      if first == "cat" || first == "less", simulation?.viewNames.contains(name) == true {
        return statement("show \(name)")
      }
      let isPlain = name.allSatisfy { $0.isLetter || $0 == "-" }
      return first == "cd" && isPlain
        ? statement(
          "help scenes",
          "There are no folders. A scene is started by its name: `scene \(FirstScene.example)`.")
        : nil
    default: return nil
    }
  }

  private static let articles = ["the", "a", "my"]

  /// Returns the name of the scene that a word names or, if it's the word for a kind of object there, the
  /// first scene with it in its name; `nil` if there is none.
  private func scene(named word: String) -> String? {
    let word = Advice.unquoted(word)
    // A verb alone isn't meant as a name.
    guard catalog.verb(word) == nil else { return nil }
    let names = catalog.scenes.map { $0.name }
    if names.contains(word) { return word }
    return names.first { name in
      name.split(separator: "-").contains { word == $0 || word == "\($0)s" }
    }
  }

  private static func unquoted(_ word: String) -> String {
    String(word.drop { "\"'".contains($0) }.prefix { !"\"'".contains($0) })
  }

  /// Returns the help on both things of which a text asks the difference, or `nil` if it asks for none:
  /// `what is the difference between pause and stop`, `pause vs stop`.
  private func compared(_ words: [String]) -> Neighbor? {
    let plain = words.map { word in
      String(word.lowercased().drop { "\"'`".contains($0) }.prefix { !"\"'`?,".contains($0) })
    }.filter { !Advice.articles.contains($0) }
    var pair: (ArraySlice<String>, ArraySlice<String>)?
    if let place = plain.firstIndex(of: "between"), plain[..<place].contains("difference"),
      let and = plain[place...].firstIndex(where: { $0 == "and" || $0 == "or" })
    {
      pair = (plain[(place + 1)..<and], plain[(and + 1)...])
    } else if let versus = plain.firstIndex(where: { ["vs", "vs.", "versus"].contains($0) }) {
      pair = (plain[..<versus], plain[(versus + 1)...])
    } else if let place = plain.firstIndex(of: "different"), place > 0, place + 2 < plain.count,
      plain[place + 1] == "from", ["is", "are", "how"].contains(plain[0])
    {
      pair = (plain[..<place].drop { ["how", "is", "are"].contains($0) }, plain[(place + 2)...])
    }
    guard let pair else { return nil }
    let both = [pair.0, pair.1].map { $0.joined(separator: " ") }
    guard both.allSatisfy({ !$0.isEmpty && HelpText(catalog).topic($0) != nil }) else { return nil }
    let text = both.map { "help \($0)" }.joined(separator: "; ")
    return .statement(
      text, row: Words.Row(neighborhood: "", shape: text, replacement: text, difference: ""))
  }

  /// Returns the help on the name of a class or a protocol of UIKit, of which a row says how another one is
  /// added; `nil` if the text is no such name, or has no such row.
  func type(_ text: String) -> Neighbor? {
    let parts = Words.parts(of: text)
    guard parts.count > 1, text.allSatisfy({ $0.isLetter }),
      ["UI", "CA"].contains(where: { text.hasPrefix($0) }),
      text.dropFirst(2).first?.isUppercase == true
    else { return nil }
    let rows = Words.standard.rows(named: text)
    guard rows.contains(where: { Words.has($0.replacement, " NAME") }),
      !rows.contains(where: { $0.shape == text })
    else { return nil }
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: "help \(text)",
      difference: IntentHelp.noun(text)?.meaning ?? "")
    return .statement(row.replacement, row: row)
  }

  /// Returns the statement that shows a property of a view, for a chain whose receiver is the role of a view
  /// rather than a name here: `view.center`; `nil` if the text is none.
  func property(_ text: String) -> Neighbor? {
    guard let simulation, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    let names = text.split(separator: ".").map(String.init)
    for cut in names.indices.dropFirst() {
      let rest = names[cut...].joined(separator: ".")
      guard WordObjects.properties.contains(rest), Words.isRole(names[cut - 1]),
        names[cut - 1].lowercased().hasSuffix("view") || names[cut - 1] == "self",
        !simulation.viewNames.contains(names[cut - 1])
      else { continue }
      let row = Words.Row(
        neighborhood: "", shape: text, replacement: "show VIEW.\(rest)",
        difference:
          "The value on screen; `show \(simulation.viewNames.first ?? "card").model.\(rest)` has the model's."
      )
      let match = Words.Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
      return neighbor([match], behind: "")
    }
    return nil
  }
}
