import PantomimeKit
import PantomimeReporting

/// Why something is as it is: what it is in a line, then what led to it, a row for each link.
struct Explanation {
  private(set) var page = Page()
  /// The facts that its reasons cite, each once.
  private var facts: [String] = []

  /// How wide the labels are, the gap behind them included, and how many facts are named at most; our
  /// choice.
  private static let (labelWidth, mostFacts) = (10, 4)

  /// - Parameter head: what is explained, in a line.
  init(_ head: String) { page.add("\(head)\n") }

  /// Adds a link under a label; nothing where nothing is said.
  mutating func add(_ label: String, _ text: String) {
    guard !text.isEmpty else { return }
    let gap = max(2, Explanation.labelWidth - label.count)
    page.add(label + String(repeating: " ", count: gap) + text + "\n")
  }

  /// Adds several links under one label.
  mutating func add(_ label: String, _ texts: [String]) {
    for (index, text) in texts.enumerated() { add(index == 0 ? label : "", text) }
  }

  mutating func add(_ table: PlainTable) { page.add(table) }

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
