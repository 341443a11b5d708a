package import PantomimeKit
package import PantomimeReporting

/// The response to a statement, in addition to its events in the trace.
package enum Response: Sendable {
  case nothing
  /// A change to the session that no event records.
  case noted(Clause)
  /// Human-readable text.
  case text(String)
  /// Texts and tables.
  case page(Page)
  /// An answer, and the output that is printed with it.
  case answered(Answer, Page)
  /// The explanation of an outcome.
  case explained(Explanation)
  /// A picture.
  case picture(Picture)
  /// Values of paths.
  case values([Answer.Value])
  /// The values of all paths, and the objects to omit from human-readable output.
  case everything([Answer.Value], hidden: Set<String>)
  /// Events as a list.
  case events([Trace.Entry])
  /// The outcome of an assertion.
  case verdict(Verdict)
  /// A view that takes over the terminal.
  case screen(ScreenRequest)
  /// The end of the session.
  case quit
}

extension Response {
  /// Whether the response only shows or asserts something; if so, the statement before it is still
  /// considered the last one.
  var onlyLooks: Bool {
    switch self {
    case .nothing, .noted, .quit: false
    case .text, .page, .answered, .explained, .picture, .values, .everything, .events, .verdict,
      .screen:
      true
    }
  }
}

/// The explanation of an outcome: a headline, followed by a row for each link in the causal chain.
package struct Explanation: Sendable {
  /// A link: its label, and its sentences.
  package struct Link: Sendable {
    let label: String
    var texts: [String]
    /// The change that the sentences propose, or `nil`.
    package fileprivate(set) var flip: Flip?
  }

  /// The explained outcome, on one line.
  package let head: String
  package private(set) var links: [Link] = []
  package private(set) var page = Page()
  /// Whether the page contains tables, which don't belong to a link.
  private(set) var hasTables = false
  /// The facts that the reasons cite, without repetition.
  private var facts: [String] = []

  /// The width of the labels including the gap after them, and the maximum number of facts; our
  /// choice.
  private static let (labelWidth, mostFacts) = (10, 4)

  init(_ head: String) {
    self.head = head
    page.add("\(head)\n")
  }

  /// Adds a link under a label, or under the last label if the label is empty; does nothing if the
  /// text is empty.
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

  /// Adds several links under the same label.
  mutating func add(_ label: String, _ texts: [String]) {
    for (index, text) in texts.enumerated() { add(index == 0 ? label : "", text) }
  }

  /// Adds the change that would have flipped the outcome, unless the search for it was paused.
  mutating func add(_ flip: Flip?) {
    guard let flip else { return }
    add(Link(label: "to flip", texts: flip.lines, flip: flip))
  }

  /// Adds a link, for example that of another explanation.
  mutating func add(_ link: Link) {
    add(link.label, link.texts)
    links[links.count - 1].flip = link.flip
  }

  mutating func add(_ table: PlainTable) {
    page.add(table)
    hasTables = true
  }

  /// Records the facts that a reason cites.
  mutating func cite(_ reason: String) {
    for id in Citation.all(in: reason).map({ $0.first.description }) where !facts.contains(id) {
      facts.append(id)
    }
  }

  /// Adds the cited facts at the end.
  mutating func end() {
    add("facts", facts.prefix(Explanation.mostFacts).map { "`help \($0)`" }.joined(separator: ", "))
  }
}

/// The smallest change that would have flipped the outcome, or the reason why there is none.
package struct Flip: Sendable {
  /// The change in words, or the reason why no change flips the outcome.
  let words: String
  /// The option of the last gesture to change, with its new value, or `nil`.
  package let change: NamedValue?
  /// The statement that makes the change, or an empty string.
  package let statement: String
  /// The outcome of the statement as a phrase, or an empty string.
  let outcome: String

  init(
    _ words: String, change: NamedValue? = nil, statement: String = "", outcome: String = ""
  ) {
    self.words = words
    self.change = change
    self.statement = statement
    self.outcome = outcome
  }

  /// The maximum length of a line that contains both the words and the statement; our choice.
  ///
  /// If they are longer, the statement has a separate line, so that it can be copied.
  private static let longest = 66

  /// The words, and the statement with its outcome.
  var lines: [String] {
    guard !statement.isEmpty else { return [words] }
    let proposal = "`\(statement)`" + (outcome.isEmpty ? "" : " \(outcome)")
    return words.count + 2 + proposal.count <= Flip.longest
      ? ["\(words): \(proposal)"] : ["\(words):", proposal]
  }
}

/// The attempts made so far in the search for a change that would flip the outcome of a gesture; a
/// host may pause the search so that no call takes long.
///
/// A search always tries the same changes in the same order. Therefore, running a paused search
/// again continues it: the results of the earlier attempts are already known.
package final class FlipProgress: Sendable {
  /// The result of replaying the gesture with a change.
  struct Attempt: Sendable {
    /// Whether the outcome is different, and whether the difference is that no recognizer begins.
    let isElsewhere, isNothing: Bool
    /// Whether another recognizer gets the touch, so that the rule decides nothing.
    let changesWinner: Bool
    /// The margin of the rule's decision, or `nil` if no rule decided.
    let margin: Double?
  }

  // This isn't synchronized: only one search at a time uses it, and a host doesn't share it between
  // threads.
  nonisolated(unsafe) private var tried: [String: Attempt?] = [:]
  /// The number of replays after which the search gives up, and the number of events that these
  /// replays may record in total; our choice.
  nonisolated(unsafe) private var (replays, events) = (320, 80_000)
  /// The number of events that replays may still record before the search pauses.
  nonisolated(unsafe) private var allowance = Int.max
  /// Whether the search has paused before an attempt, so that the result of the search isn't known
  /// yet.
  nonisolated(unsafe) package private(set) var isPaused = false

  package init() {}

  /// The number of changes that the search has tried.
  package var count: Int { tried.count }

  /// Allows the search to continue, when it's run again, until its replays have recorded the given
  /// number of events.
  package func resume(events: Int) { (allowance, isPaused) = (events, false) }

  /// Returns the attempt with a key, which is made if it's new, or `nil` if the attempt has no
  /// result or the search has paused or given up.
  ///
  /// - Parameters:
  ///   - isLimited: Whether the attempt counts toward the limits at which the search gives up.
  ///   - make: Makes the attempt, and returns it with the number of events that the replay
  ///     recorded.
  func attempt(
    _ key: String, isLimited: Bool, _ make: () -> (attempt: Attempt?, events: Int)
  ) -> Attempt? {
    if let known = tried[key] { return known }
    guard !isLimited || replays > 0 && events > 0 else { return nil }
    guard allowance > 0 else {
      isPaused = true
      return nil
    }
    let (attempt, count) = make()
    allowance -= count
    if isLimited { (replays, events) = (replays - 1, events - count) }
    tried[key] = .some(attempt)
    return attempt
  }
}

/// The level of detail of responses.
package enum Detail: String, Sendable, Hashable, CaseIterable {
  /// Only the answer.
  case answer
  /// The answer, then the events.
  case events
  /// The answer, every event with its reason, and failures with their context.
  case all

  var meaning: String {
    switch self {
    case .answer: "the answer alone"
    case .events: "the answer, then the events without their reasons"
    case .all: "the answer, every event with its reason, and failures in full"
    }
  }
}

/// A view that takes over the terminal after a statement.
package enum ScreenRequest: Sendable {
  /// An animation of past events.
  case play(MovingStrip)
  /// A live view of the scene, which reacts to the mouse.
  case live
}
