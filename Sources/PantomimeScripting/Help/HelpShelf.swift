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
  let text: @Sendable (HelpText) -> String

  /// - Parameters:
  ///   - others: what else can be typed for it.
  ///   - more: what a search looks through besides its name and its summary.
  init(
    _ name: String, _ summary: String, others: [String] = [], more: String = "",
    text: @escaping @Sendable (HelpText) -> String
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

  init(_ title: String, each kind: String? = nil, _ items: [HelpItem]) {
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
  func asking(for item: HelpItem, in help: HelpText) -> String {
    guard let kind, help.isTopic(item.name) else { return item.name }
    return "\(kind) \(item.name)"
  }
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
    let told = words.map { "'\($0)'" }.joined(separator: " ")
    return "There is no topic \(told); this is where it is found.\n"
      + found.map { title, rows in
        let shown = rows.prefix(HelpText.mostFound)
        let width = min(shown.map { $0.asked.count }.max() ?? 0, 24)
        let more = rows.count - shown.count
        return "\(title)\n"
          + shown.map { "  help \(HelpText.pad($0.asked, width))  \($0.summary)\n" }.joined()
          + (more > 0 ? "  and \(more) more; another word finds fewer\n" : "")
      }.joined()
  }

  private typealias HelpRow = (asked: String, summary: String)

  /// The names of what is no verb, scene, list or number, for whoever has misspelled one.
  var names: [String] {
    shelves.all.flatMap { shelf in shelf.items.map { $0.name } }
  }

  /// Those that begin like a word, each once; none before there are two letters, as there are hundreds.
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

  /// What may be asked for that begins like a word.
  func candidates(like word: String) -> [Candidate] {
    topics.map { Candidate($0) } + names(like: word) + numbers(like: word)
  }

  /// A phrase as a sentence.
  static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + (phrase.hasSuffix(".") ? "" : ".")
  }
}
