import PantomimeKit
import PantomimeReporting

/// The parts of a session that observe the trace and the values at paths as time advances.
struct Watchers: Sendable {
  /// The reactions to events.
  var reactions = Reactions()
  /// The assertions over time.
  var assertions = Assertions()
  /// The progress of the searches for events.
  var eventSearch = EventSearch()

  /// Resets the watchers for a new scene.
  mutating func begin() {
    reactions.all = []
    eventSearch.restart()
  }

  /// Removes the results of the previous statement.
  mutating func startStatement() { (reactions.answers, reactions.failures) = ([], []) }
}

/// The state of a session that can be changed by statements that aren't steps.
struct SessionRemarks: Sendable {
  let last: LastStatement
  let assertions: Assertions
}

/// Statements that run whenever certain events have been recorded: `when "EVENT" do STATEMENT`.
struct Reaction: Sendable {
  /// An event that a reaction waits for.
  struct Trigger: Sendable {
    /// The words with which the event's text must begin.
    let words: [Substring]
    /// The kinds that the event can have.
    let kinds: [EventKind]
    /// Whether such an event has been recorded since the scene began or the reaction last ran.
    var isSeen = false

    func matches(_ event: Event) -> Bool {
      kinds.contains { event.kind == $0 } && event.matches(words)
    }
  }

  /// A value on which the statements depend.
  struct Condition: Sendable {
    let path: Word
    let comparison: Comparison
    /// Whether the condition follows an `or`.
    let beginsAlternative: Bool

    func holds(in simulation: Simulation, _ frames: Frames) -> Bool {
      guard let value = simulation.read(path.text),
        let comparison = try? comparison.resolved(in: simulation)
      else { return false }
      if case .passed = comparison.judge(value, path: path.text, frames: frames) { return true }
      return false
    }
  }

  /// The events, all of which must have been recorded.
  fileprivate(set) var triggers: [Trigger]
  /// The conditions, which must hold after the event; with an `or`, those before it or those after it.
  let conditions: [Condition]
  /// The commands to run.
  let commands: [AnyCommand]
  /// The statement that added the reaction.
  let statement: Statement
  /// The last outcomes of the conditions: the one after which the reaction ran, and the one after
  /// which it didn't.
  fileprivate(set) var judged: (ran: Judgment?, missed: Judgment?) = (nil, nil)

  /// The outcome of the conditions: the last one of the alternative that held, or the first one that
  /// didn't hold if no alternative held.
  struct Judgment: Sendable {
    /// The number of the event after which they were read, among all events of the scene.
    let event: Int
    /// The texts of the reaction's events.
    let events: String
    let condition: Condition
    /// The value at the condition's path, or `nil` if there was none.
    let value: PathValue?
    let holds: Bool

    /// The outcome as a phrase, with the value that decided it.
    var text: String {
      let value = value.map { PathValueText.text($0) } ?? "missing"
      let wanted = condition.comparison.expectation
      return holds
        ? "\(events) ran: \(condition.path.text) was \(value) (if \(wanted))"
        : "\(events) did not run: \(condition.path.text) was \(value), not \(wanted)"
    }
  }

  /// The name of the reaction in messages.
  var name: String { "when \(events)" }

  /// The texts of its events.
  var events: String {
    triggers.map { "\"\($0.words.joined(separator: " "))\"" }.joined(separator: " and ")
  }

  /// Returns whether the conditions hold, and the condition that decided it, or `nil` if there are
  /// none; `and` binds closer than `or`.
  fileprivate func holds(
    in simulation: Simulation, _ frames: Frames
  ) -> (isMet: Bool, deciding: Condition?) {
    var isMet = true
    var (last, missed): (Condition?, Condition?) = (nil, nil)
    for condition in conditions {
      if condition.beginsAlternative {
        if isMet { return (true, last) }
        isMet = true
      }
      guard isMet else { continue }
      isMet = condition.holds(in: simulation, frames)
      last = condition
      if !isMet, missed == nil { missed = condition }
    }
    return (isMet, isMet ? last : missed)
  }

  /// Reads the conditions after an event, and returns whether they hold.
  fileprivate mutating func judge(
    _ simulation: Simulation, _ frames: Frames, after event: Int
  ) -> Bool {
    let (isMet, deciding) = holds(in: simulation, frames)
    guard let deciding else { return isMet }
    let judgment = Judgment(
      event: event, events: events, condition: deciding,
      value: simulation.read(deciding.path.text), holds: isMet)
    if isMet { judged.ran = judgment } else { judged.missed = judgment }
    return isMet
  }

  /// Takes an event into account, and returns whether all events have been recorded.
  fileprivate mutating func meets(_ event: Event) -> Bool {
    var isMet = false
    for index in triggers.indices where triggers[index].matches(event) {
      isMet = true
      if !triggers[index].isSeen { triggers[index].isSeen = true }
    }
    return isMet && triggers.allSatisfy { $0.isSeen }
  }

  /// Waits for all events again.
  fileprivate mutating func startOver() {
    for index in triggers.indices { triggers[index].isSeen = false }
  }
}

/// The reactions of a scene, and their progress.
struct Reactions: Sendable {
  var all: [Reaction] = []
  /// The responses to the reactions that have run during the current statement.
  var answers: [Response] = []
  var failures: [Failure] = []
  /// Whether a reaction is running.
  var isActing = false
  /// The number of events that have been processed.
  private var seen = 0

  /// The reactions to the last processed event that have yet to run, the next one last.
  private var due: [Int] = []

  /// Returns the last outcomes of conditions that were read after events from a number on, sorted by
  /// event: for each reaction, at most one after which it ran and one after which it didn't.
  func judgments(from start: Int) -> [Reaction.Judgment] {
    all.flatMap { [$0.judged.ran, $0.judged.missed].compactMap { $0 } }
      .filter { $0.event >= start }
      .sorted { $0.event < $1.event }
  }

  /// Returns the indices of the reactions with conditions that ran after events from a number on, or
  /// `nil` if no condition was read.
  func ran(from start: Int) -> Set<Int>? {
    var (ran, isJudged): (Set<Int>, Bool) = ([], false)
    for (index, reaction) in all.enumerated() {
      if let run = reaction.judged.ran, run.event >= start { ran.insert(index) }
      if let missed = reaction.judged.missed, missed.event >= start { isJudged = true }
    }
    return isJudged || !ran.isEmpty ? ran : nil
  }

  /// Adds a reaction to the events that follow the first `count` events.
  mutating func add(_ reaction: Reaction, behind count: Int) {
    if all.isEmpty { skip(to: count) }
    all.append(reaction)
  }

  /// Returns the first reaction to an event, or `nil` if there is none.
  func reaction(to event: Event) -> Reaction? {
    all.first { reaction in reaction.triggers.contains { $0.matches(event) } }
  }

  /// Skips the events up to the given number.
  mutating func skip(to count: Int) { (seen, due) = (count, []) }

  /// Returns the index of the next reaction to run, or `nil` if all events have been processed.
  ///
  /// All conditions are read after the event and before its first reaction runs, so that of two
  /// reactions with opposite conditions only one runs.
  mutating func next(in simulation: Simulation, _ frames: Frames) -> Int? {
    while due.isEmpty, seen < simulation.trace.count {
      let event = simulation.trace.list[seen].event
      seen += 1
      for index in all.indices where all[index].meets(event) {
        guard all[index].judge(simulation, frames, after: seen - 1) else { continue }
        all[index].startOver()
        due.append(index)
      }
      due.reverse()
    }
    return due.popLast()
  }

  /// The maximum number of reactions at one instant; more reactions are considered an endless
  /// chain; our choice.
  var mostAtOnce: Int { 1_000 + 2 * all.count }
}

extension Session {
  /// Runs the reactions to the events of the current instant, and to the events that they cause.
  mutating func react() throws(ScriptError) {
    guard !watchers.reactions.all.isEmpty, !watchers.reactions.isActing else { return }
    watchers.reactions.isActing = true
    defer { watchers.reactions.isActing = false }
    var acted: [Int] = []
    while let number = nextReaction() {
      guard acted.count < watchers.reactions.mostAtOnce else { return cutOff(acted) }
      acted.append(number)
      current.instantCount += 1
      let reaction = watchers.reactions.all[number]
      // An assertion in a reaction belongs to the statement that added the reaction.
      let outer = current.statement
      current.statement = reaction.statement
      defer { current.statement = outer }
      do throws(ScriptError) {
        for command in reaction.commands {
          let response = try command.run(in: &self)
          if case .verdict(.failed(let mismatch)) = response {
            watchers.reactions.failures.append(failure(reaction.statement, mismatch))
          }
          watchers.reactions.answers.append(response)
        }
        // The reaction's command itself has started an endless chain of completions, which the
        // trace already reports.
        if simulation?.trace.list.last?.event.misuse == .endless {
          return watchers.reactions.skip(to: simulation?.trace.count ?? 0)
        }
      } catch {
        throw reaction.statement.placing(error)
      }
    }
  }

  /// Returns the index of the next reaction to run, or `nil` if there is none.
  private mutating func nextReaction() -> Int? {
    guard let simulation else { return nil }
    return watchers.reactions.next(in: simulation, options.frames)
  }

  /// Stops an endless chain, and records a misuse that names the reactions in the chain.
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
      let mismatch = Mismatch(
        expected: "an end to the reactions", actual: what, .words(sentence: what))
      watchers.reactions.failures.append(failure(statement, mismatch))
      watchers.reactions.answers.append(.verdict(.failed(mismatch)))
    }
  }
}

/// The results of searches for events in a scene, which are kept so that each later search reads
/// only the new events.
struct EventSearch: Sendable {
  /// The progress of the search for one text.
  private struct Progress: Sendable {
    /// The index of an event that has that text, or `nil` if none has been found.
    var found: Int?
    /// The number of events searched so far, including those that have been dropped from the trace
    /// since then.
    var seen = 0
  }

  private var progress: [String: Progress] = [:]
  /// The maximum number of texts whose results are kept; our choice.
  private static let most = 256

  /// Returns whether the trace contains an event whose text begins with the given words.
  mutating func hasEvent(_ text: String, in trace: Trace) -> Bool {
    let entries = trace.list
    if progress.count == EventSearch.most, progress[text] == nil { progress = [:] }
    var course = progress[text] ?? Progress()
    defer { progress[text] = course }
    if let found = course.found, found >= entries.startIndex { return true }
    let words = text.split { $0.isWhitespace }
    // The search goes backward, because the expected event has usually just occurred.
    var index = entries.endIndex
    let start = max(course.seen, entries.startIndex)
    course = Progress(found: nil, seen: entries.endIndex)
    while index > start {
      index -= 1
      guard entries[index].event.matches(words) else { continue }
      course.found = index
      return true
    }
    return false
  }

  /// Returns the number of events in the trace whose text begins with the given words.
  static func count(of text: String, in trace: Trace) -> Int {
    let words = text.split { $0.isWhitespace }
    return trace.list.count { $0.event.matches(words) }
  }

  /// Searches for events in the given order, between which there may be other events.
  ///
  /// - Returns: The index of the first text that isn't found after the match for the previous text,
  ///   and the entry that matched the previous text; or `nil` if all texts are found.
  static func missing(
    of texts: [String], in trace: Trace
  ) -> (index: Int, after: Trace.Entry?)? {
    var last: Trace.Entry?
    var wanted = texts.map { $0.split { $0.isWhitespace } }[...]
    for entry in trace.list {
      guard let words = wanted.first else { return nil }
      guard entry.event.matches(words) else { continue }
      (last, wanted) = (entry, wanted.dropFirst())
    }
    return wanted.isEmpty ? nil : (wanted.startIndex, last)
  }

  /// Removes all results, because the scene has changed.
  mutating func restart() { progress = [:] }
}
