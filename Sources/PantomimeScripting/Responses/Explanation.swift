import PantomimeKit
package import PantomimeReporting

/// The explanation of an outcome: a headline, then a row for each link that led to it.
package struct Explanation: Sendable {
  /// A link: what it is about, and its sentences.
  package struct Link: Sendable {
    let label: String
    var texts: [String]
  }

  /// What is explained, in a line.
  package let head: String
  package private(set) var links: [Link] = []
  package private(set) var page = Page()
  /// Whether the page has tables, which no link holds.
  package private(set) var hasTables = false
  /// The facts that its reasons cite, each once.
  private var facts: [String] = []

  /// The width of the labels with the gap behind them, and the most facts that are named; our choice.
  private static let (labelWidth, mostFacts) = (10, 4)

  init(_ head: String) {
    self.head = head
    page.add("\(head)\n")
  }

  /// Adds a link under a label, or under the last one if it is empty; an empty text adds nothing.
  mutating func add(_ label: String, _ text: String) {
    guard !text.isEmpty else { return }
    if label.isEmpty, !links.isEmpty {
      links[links.count - 1].texts.append(text)
    } else {
      links.append(Link(label: label, texts: [text]))
    }
    let gap = max(2, Explanation.labelWidth - label.count)
    page.add(label + String(repeating: " ", count: gap) + text + "\n")
  }

  /// Adds several links under one label.
  mutating func add(_ label: String, _ texts: [String]) {
    for (index, text) in texts.enumerated() { add(index == 0 ? label : "", text) }
  }

  mutating func add(_ table: PlainTable) {
    page.add(table)
    hasTables = true
  }

  /// Takes note of the facts that a reason cites.
  mutating func cite(_ reason: String) {
    for id in Citation.all(in: reason).map({ $0.first.description }) where !facts.contains(id) {
      facts.append(id)
    }
  }

  /// Ends it with where to read on.
  mutating func end() {
    add("facts", facts.prefix(Explanation.mostFacts).map { "`help \($0)`" }.joined(separator: ", "))
  }
}
