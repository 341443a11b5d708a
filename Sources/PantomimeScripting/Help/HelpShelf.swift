import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// An item of the help, which has a name and can be found by a search.
struct HelpItem: Sendable {
  let name: String
  /// The summary, in one sentence.
  let summary: String
  /// Other names of the item.
  private let others: [String]
  /// The words that a search compares.
  private let words: [String]
  /// The complete text.
  let text: @Sendable (HelpText) -> String

  /// - Parameters:
  ///   - others: Other names of the item.
  ///   - more: The text to search in addition to the names and the summary.
  init(
    _ name: String, _ summary: String, others: [String] = [], more: String = "",
    text: @escaping @Sendable (HelpText) -> String
  ) {
    self.name = name
    self.summary = summary
    self.others = others
    self.text = text
    words = HelpItem.words(of: "\(name) \(summary) \(more)")
  }

  /// Returns whether typed text is a name of the item, ignoring case.
  func isNamed(_ typed: String) -> Bool {
    let typed = typed.lowercased()
    return name.lowercased() == typed || others.contains { $0.lowercased() == typed }
  }

  /// Returns whether, for each of the words, the item contains that word or one that begins with
  /// it.
  func has(_ words: [String]) -> Bool {
    words.allSatisfy { word in
      self.words.contains { word.count < HelpItem.shortest ? $0 == word : $0.hasPrefix(word) }
    }
  }

  /// The minimum length at which a word also matches words that begin with it; our choice.
  private static let shortest = 3

  /// Returns the words of a text in lowercase; a hyphenated word is included whole and in parts.
  private static func words(of text: String) -> [String] {
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
}

/// The items of one kind.
struct HelpShelf: Sendable {
  /// The title of the group.
  let title: String
  /// The name of the kind, which may precede the name of an item, or `nil` if names are
  /// unambiguous.
  let kind: String?
  let items: [HelpItem]

  init(_ title: String, each kind: String? = nil, _ items: [HelpItem]) {
    self.title = title
    self.kind = kind
    self.items = items
  }

  /// Returns the items for a typed text: a name, or a kind and a name.
  func items(named typed: String) -> [HelpItem] {
    let named = items.filter { $0.isNamed(typed) }
    guard named.isEmpty, let kind, typed.lowercased().hasPrefix("\(kind) ") else { return named }
    return items.filter { $0.isNamed(String(typed.dropFirst(kind.count + 1))) }
  }

  /// Returns the words to type after `help` to show an item.
  func asking(for item: HelpItem, in help: HelpText) -> String {
    guard let kind, help.isTopic(item.name) else { return item.name }
    return "\(kind) \(item.name)"
  }
}
