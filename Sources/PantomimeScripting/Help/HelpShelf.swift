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
    words = HelpItem.words(of: "\(name) \(summary) \(more)")
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

  /// The words of a text, in lower case; a word with a hyphen in it, and its parts.
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
