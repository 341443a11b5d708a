package import PantomimeKit

/// A statement of the language: `[at TIME] verb {positional} {name=value}`.
///
/// A statement is small and cheap to copy, because equal lines share their content.
package struct Statement: Sendable {
  /// The content of the statement.
  let parsed: ParsedStatement
  /// The line number, counted from 1.
  package let line: Int
  /// The included file that contains the statement, or `nil` if the script itself contains it.
  private let used: SourcePlace.Used?

  /// The place of the line, including its continuation lines.
  package var place: SourcePlace { SourcePlace(used, line: line, text: parsed.text) }
  /// The displayed name of the file, or `nil` if the script itself contains the statement.
  package var file: String? { used?.file }
  /// The text of the line as written.
  package var text: String { parsed.text }
  /// The tokens, with names replaced by their values.
  package var tokens: [Token] { parsed.tokens }
  /// The names that were replaced by their values.
  var substitutions: [Substitution] { parsed.substitutions }
  /// The folder to which the file names in the statement are relative, with a trailing slash, or an
  /// empty string for the folder of the script.
  package var folder: String { parsed.folder }
  /// The scenes, rules and estimators that names refer to.
  package var catalog: Catalog { parsed.catalog }
  /// The instant to advance to before the command runs, or `nil` if there is none.
  package var at: TimeValue? { parsed.at }
  /// The place of that instant, or of the whole statement if there is none.
  var timeSpan: Span { parsed.timeSpan }
  /// The place of the statement without its `at TIME`.
  package var span: Span { parsed.span }
  /// The command of the statement.
  package var command: AnyCommand { parsed.command }

  /// The content of a statement, independent of its line.
  final class ParsedStatement: Sendable {
    let text: String
    let tokens: [Token]
    let substitutions: [Substitution]
    let folder: String
    let catalog: Catalog
    let at: TimeValue?
    let timeSpan: Span
    let span: Span
    let command: AnyCommand

    /// Creates a statement from its text and its tokens.
    ///
    /// - Parameters:
    ///   - time: The instant to advance to before the command runs, with its place, or `nil` if
    ///     there is none.
    ///   - span: The place of the statement without its `at TIME`.
    init(
      _ text: String, _ tokens: [Token], _ substitutions: [Substitution], folder: String,
      in catalog: Catalog, at time: (value: TimeValue, span: Span)?, span: Span,
      _ command: AnyCommand
    ) {
      (self.text, self.tokens, self.substitutions) = (text, tokens, substitutions)
      (self.folder, self.catalog) = (folder, catalog)
      (at, timeSpan, self.span) = (time?.value, time?.span ?? span, span)
      self.command = command
    }
  }

  /// Creates a statement from its content and its line.
  init(_ parsed: ParsedStatement, line: Int, in used: SourcePlace.Used?) {
    (self.parsed, self.line, self.used) = (parsed, line, used)
  }

  /// The text of the statement itself, as written, with its `at TIME`.
  var textOfStatement: String {
    let scalars = Array(parsed.text.unicodeScalars)
    let start = min(at == nil ? span.start : tokens.first?.span.start ?? 0, scalars.count)
    let end = min(max(span.end, start), scalars.count)
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  /// Returns an error with the line of the statement.
  func placing(_ error: ScriptError) -> ScriptError { error.at(place, substitutions) }
}

// Statements as text that parses back to the same statements, in which names are replaced by their
// values.

extension Statement {
  /// The statement as text on one line, which parses to the same statement.
  package var written: String { Token.written(tokens) }

  /// The verb, or `nil` if the statement does nothing but advance the clock.
  package var verb: Word? {
    guard case .word(let verb)? = tokens.dropFirst(at == nil ? 0 : 2).first else { return nil }
    return verb
  }

  /// The options of the statement.
  package var options: [NamedValue] {
    tokens.compactMap { token in if case .option(let option) = token { option } else { nil } }
  }

  /// Returns the place of the value that makes a statement impossible, or `nil` if no particular
  /// value does.
  func place(of impossible: ImpossibleInputError.Problem) -> Span? {
    let wrong: NamedValue? =
      switch impossible {
      case .wrongCount(_, _, let given): options.first { $0.value.parts.count == given }
      case .noView(let name, _), .noAnimator(let name, _), .noGesture(let name, _),
        .notScrollable(let name, _):
        options.first { $0.value.text == name }
      default: nil
      }
    return wrong?.value.span
  }

  /// A statement that does nothing but advance to the same instant, or `nil` if this statement has
  /// no `at TIME`.
  var waiting: Statement? {
    guard let at else { return nil }
    let time = Array(tokens.prefix(2))
    let parsed = ParsedStatement(
      text, time, substitutions, folder: folder, in: catalog, at: (at, timeSpan),
      span: time.reduce(timeSpan) { $0.union($1.span) }, .advance)
    return Statement(parsed, line: line, in: place.used)
  }
}

/// The statement that a session executes, and its progress so far.
struct CurrentStatement: Sendable {
  /// The statement, or `nil` between statements.
  var statement: Statement?
  /// The number of events that the trace contained before the statement.
  var firstNewEvent = 0
  /// The number of instants that the statement has passed at which something was due or sampled.
  var instantCount = 0
  /// Whether the statement has read a file, which may contain something else the next time.
  var hasReadFile = false
  /// The last events of a scene that the statement replaced.
  var replacedEntries: [Trace.Entry] = []
  /// The animators that, in a scene that the statement replaced, were stopped but not finished.
  var replacedStopped: [StoppedAnimator] = []

  /// Starts a statement, before which the trace contained the given number of events.
  mutating func start(behind eventCount: Int) {
    (firstNewEvent, instantCount, hasReadFile) = (eventCount, 0, false)
  }

  /// Keeps the last events of a replaced scene, and its stopped animators.
  mutating func replace(_ simulation: Simulation, stopped: [StoppedAnimator]) {
    replacedEntries = Array(simulation.trace.list[firstNewEvent...])
    replacedStopped = stopped
    firstNewEvent = 0
  }

  mutating func forgetReplaced() {
    if !replacedEntries.isEmpty || !replacedStopped.isEmpty {
      (replacedEntries, replacedStopped) = ([], [])
    }
  }
}

/// The events that a statement has added to the trace, and the misuses among them.
struct StatementNews {
  private(set) var entries: [Trace.Entry]
  private(set) var misuses: [Misuse] = []
  private(set) var beginsScene = false

  /// Collects the last events of a replaced scene, and the new events of the current scene.
  init(of current: CurrentStatement, in simulation: Simulation?) {
    entries = current.replacedEntries
    for entry in current.replacedEntries { look(at: entry.event) }
    guard let simulation, current.firstNewEvent < simulation.eventCount else { return }
    let added = simulation.entries(from: current.firstNewEvent)
    for entry in added { look(at: entry.event) }
    entries = entries.isEmpty ? added : entries + added
  }

  private mutating func look(at event: borrowing Event) {
    if let misuse = event.misuse { misuses.append(misuse) }
    if event.kind == .scene { beginsScene = true }
  }
}

/// The results of earlier statements to which later statements refer.
package struct LastStatement: Sendable {
  /// The events of the last statement that did more than read something.
  package internal(set) var events: [Trace.Entry] = []
  /// The misuses that the last statement committed.
  package internal(set) var misuses: [Misuse] = []
  /// A misuse that counts as a failure unless the next statement expects it, or `nil` if there is
  /// none; in a box, because the history keeps this value for every statement.
  var unexpected: Boxed<Failure>?
  /// A call that UIKit ignores, which is noted unless the next statement expects it, or `nil` if
  /// there is none.
  var ignored: IgnoredCall?
  /// The `scene` statement that started the running scene, or `nil` if the scene started
  /// automatically.
  var scene: Statement?
  /// The animators of the scene that were stopped but not finished.
  var stopped: [StoppedAnimator] = []
  /// The number of assertions that have failed.
  var failureCount = 0
  /// Whether a statement that isn't a step has run since the last step.
  var hasLooked = false

  var hasUnexpectedMisuse: Bool { unexpected != nil }
}

/// An animator that was stopped but not finished, and the statement that stopped it.
///
/// At the end of a script, a paused animator may remain if the script checks nothing more. A
/// stopped animator must be finished, so releasing it is a misuse like any other (E2; A35, A50).
struct StoppedAnimator: Sendable {
  let animator: String
  let statement: Statement

  /// The mismatch that reports that the stopped animator was released.
  var mismatch: Mismatch {
    Mismatch(
      expected: "no misuse", actual: "misuse \(Misuse.releasedUnfinished.rawValue)",
      .words(note: "\(animator) is stopped here and never finished"),
      reason: "a stopped animator must not be released: `finish` it, or `stop finishing=no` (A50)")
  }
}

extension Simulation {
  /// Returns the animators that are stopped after a statement.
  func stopped(
    by statement: Statement, besides before: [StoppedAnimator]
  ) -> [StoppedAnimator] {
    unfinished.map { name in
      before.first { $0.animator == name }
        ?? StoppedAnimator(animator: name, statement: statement)
    }
  }
}
