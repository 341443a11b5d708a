import PantomimeReporting

extension HelpText {
  /// The maximum number of results per kind; our choice.
  private static let mostFound = 8

  /// Returns every item that contains all of the words, or `nil` if there is none.
  ///
  /// The items are grouped by kind, and each is shown with the words to type for more.
  package func found(_ words: [String]) -> String? {
    let wanted = words.flatMap { $0.lowercased().split(separator: ".").map(String.init) }
    guard !wanted.isEmpty else { return nil }
    let found = shelves.searched.compactMap { shelf -> (title: String, rows: [HelpRow])? in
      let items = shelf.items.filter { $0.has(wanted) }
      guard !items.isEmpty else { return nil }
      let named = items.filter { item in wanted.contains { item.name.lowercased().hasPrefix($0) } }
      let rest = items.filter { item in !named.contains { $0.name == item.name } }
      return (shelf.title, (named + rest).map { (shelf.asking(for: $0, in: self), $0.summary) })
    }
    guard !found.isEmpty else { return nil }
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    return "No topic \(quoted); found in:\n"
      + found.map { title, rows in
        let shown = rows.prefix(HelpText.mostFound)
        let width = min(shown.map { $0.asked.count }.max() ?? 0, 24)
        let more = rows.count - shown.count
        return "\(title)\n"
          + shown.map { "  help \(Printable.padded($0.asked, width))  \($0.summary)\n" }.joined()
          + (more > 0 ? "  and \(more) more; add a word to narrow the search\n" : "")
      }.joined()
  }

  /// Returns a line that lists the scenes whose help contains a word, except for the given scenes.
  func scenes(mentioning word: String, besides scenes: [String]) -> String {
    let found = shelves.scenes.items.filter { $0.has([word]) && !scenes.contains($0.name) }
    let asked = found.map { "`help \($0.name)`" }
    return asked.isEmpty ? "" : "  Also: \(Spelling.list(asked, "and")).\n"
  }

  private typealias HelpRow = (asked: String, summary: String)

  /// The names of the items that aren't verbs, scenes, lists or numbers, as suggestions for
  /// misspelled words.
  var names: [String] {
    shelves.all.flatMap { shelf in shelf.items.map { $0.name } }
  }

  /// Returns the names that begin with a word, without repetition; returns none until two letters
  /// are typed, because there are hundreds of names.
  func names(like word: String) -> [Candidate] {
    guard word.count > 1 else { return [] }
    var found: [Candidate] = []
    for item in shelves.all.flatMap({ $0.items }) {
      let isWord = !item.name.contains { $0 == " " || $0 == "=" || $0 == "(" }
      guard isWord, item.name.hasPrefix(word), !isTopic(item.name),
        !found.contains(where: { $0.text == item.name })
      else { continue }
      found.append(Candidate(item.name, item.summary))
    }
    return found
  }

  /// Returns the topics that begin with a word.
  func candidates(like word: String) -> [Candidate] {
    topics.map { Candidate($0) } + names(like: word)
      + CitedHelp(self).numbers(like: word)
  }
}
