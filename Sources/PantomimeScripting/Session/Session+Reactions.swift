import PantomimeKit

/// What is done whenever an event is recorded: `when "EVENT" do STATEMENT`.
struct Reaction: Sendable {
  /// The words that the event begins with.
  let words: [Substring]
  /// The kinds that such an event may be of.
  let kinds: [EventKind]
  /// What is done.
  let command: AnyCommand
  /// The statement that said so.
  let statement: Statement

  func matches(_ event: Event) -> Bool {
    kinds.contains { event == $0 } && event.begins(with: words)
  }

  /// It as it is named in a message.
  var name: String { "when \"\(words.joined(separator: " "))\"" }
}

/// The reactions of a scene, and how far they have come.
struct Reactions: Sendable {
  var all: [Reaction] = []
  /// What they answered in the present statement, and what failed.
  var answers: [Response] = []
  var failures: [Failure] = []
  /// Whether one is being carried out.
  var isActing = false
  /// How many events have been looked at.
  private var seen = 0
  /// How many of the reactions have been asked about the next one.
  private var asked = 0

  /// Takes in another one, which looks at what is still to come.
  mutating func add(_ reaction: Reaction, behind count: Int) {
    if all.isEmpty { skip(to: count) }
    all.append(reaction)
  }

  /// Looks no more at the events before.
  mutating func skip(to count: Int) { (seen, asked) = (count, 0) }

  /// The next one to act, by its number; `nil` when all events have been looked at.
  mutating func next(_ trace: Trace) -> Int? {
    while seen < trace.count {
      let event = trace.entries[seen].event
      while asked < all.count {
        defer { asked += 1 }
        if all[asked].matches(event) { return asked }
      }
      (seen, asked) = (seen + 1, 0)
    }
    return nil
  }

  /// More than this at one instant set each other off for ever; our choice.
  var mostAtOnce: Int { 1_000 + 2 * all.count }
}

extension Session {
  /// Does what is to be done at the events of this instant, and at those that come of it.
  mutating func react() throws(ScriptError) {
    guard !watchers.reactions.all.isEmpty, !watchers.reactions.isActing else { return }
    watchers.reactions.isActing = true
    defer { watchers.reactions.isActing = false }
    var acted: [Int] = []
    while let number = simulation.flatMap({ watchers.reactions.next($0.trace) }) {
      guard acted.count < watchers.reactions.mostAtOnce else { return cutOff(acted) }
      acted.append(number)
      current.instantCount += 1
      let reaction = watchers.reactions.all[number]
      // What it asserts is asserted there.
      let outer = current.statement
      current.statement = reaction.statement
      defer { current.statement = outer }
      do throws(ScriptError) {
        let response = try reaction.command.run(in: &self)
        if case .verdict(.failed(let mismatch)) = response {
          watchers.reactions.failures.append(failure(reaction.statement, mismatch))
        }
        watchers.reactions.answers.append(response)
        // Some link of the chain completes without end already, and is reported.
        if simulation?.trace.entries.last?.event.misuse == .endless {
          return watchers.reactions.skip(to: simulation?.trace.count ?? 0)
        }
      } catch {
        throw reaction.statement.placing(error)
      }
    }
  }

  /// Ends a chain without an end, with a finding that names what it is made of.
  private mutating func cutOff(_ acted: [Int]) {
    let last = Set(acted.suffix(acted.count / 2)).sorted().map { watchers.reactions.all[$0] }
    var names: [String] = []
    for reaction in last where !names.contains(reaction.name) { names.append(reaction.name) }
    let who = Spelling.list(Array(names.prefix(4)), "and")
    let what =
      "\(who) \(last.count > 1 ? "trigger each other" : "triggers itself") endlessly at the same instant"
    _ = try? feed(.endless(acted.count, reason: what), last.first?.statement.span ?? Span(0, 0))
    watchers.reactions.skip(to: simulation?.trace.count ?? 0)
    if let statement = last.first?.statement {
      watchers.reactions.failures.append(
        failure(statement, Mismatch(expected: "an end to the reactions", actual: what)))
    }
  }
}
