public import PantomimeKit
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting
public import Testing

// Misuses in tests. Every call that drives a simulation records an issue for each misuse that
// happens during the call, whether or not the call throws the misuse, as a script fails at such a
// statement. It also records an issue if it throws because an input is impossible.

/// Expects a closure to cause a misuse, like the statement `expect misuse`.
///
/// Records an issue if the misuse doesn't happen, and for every other misuse that UIKit doesn't
/// tolerate. If the closure throws the misuse, the error is caught.
///
/// A misuse that a task causes after the closure has returned isn't expected. The result is that of
/// the closure, or `nil` if it throws the misuse.
///
/// ```swift
/// try expectMisuse(.finishNotStopped) { try app.handle(.animator(.finish(.end))) }
/// ```
@discardableResult
public func expectMisuse<Value, Failure: Error>(
  _ misuse: Misuse, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Value
) throws(Failure) -> Value? {
  let collected = MisuseWatch.Collected()
  var (value, thrown): (Value?, Failure?) = (nil, nil)
  MisuseWatch.$collected.withValue(collected) {
    do throws(Failure) { value = try body() } catch { thrown = error }
  }
  if let thrown = collected.judge(misuse, thrown, at: sourceLocation) { throw thrown }
  return value
}

/// Expects an asynchronous closure to cause a misuse, like the statement `expect misuse`.
///
/// Records an issue if the misuse doesn't happen, and for every other misuse that UIKit doesn't
/// tolerate. If the closure throws the misuse, the error is caught.
///
/// A misuse that a task causes after the closure has returned isn't expected. The result is that of
/// the closure, or `nil` if it throws the misuse.
@discardableResult
public func expectMisuse<Value, Failure: Error>(
  _ misuse: Misuse, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws(Failure) -> Value
) async throws(Failure) -> Value? {
  let collected = MisuseWatch.Collected()
  var (value, thrown): (Value?, Failure?) = (nil, nil)
  await MisuseWatch.$collected.withValue(collected) {
    do throws(Failure) { value = try await body() } catch { thrown = error }
  }
  if let thrown = collected.judge(misuse, thrown, at: sourceLocation) { throw thrown }
  return value
}

/// A misuse that a call caused.
struct FoundMisuse {
  let misuse: Misuse
  /// The entries of the trace, or an empty array if the trace doesn't contain the misuse.
  var events: [Trace.Entry] = []
  /// The statement that caused the misuse, or an empty text if a call in Swift caused it.
  var statement = ""
  /// The argument or the object that causes the misuse, as a sentence, or an empty text if it isn't
  /// known.
  var argument = ""
  /// The places where the file that contains the statement is used, innermost first.
  var uses: [String] = []

  /// Whether UIKit tolerates the misuse, or whether the animator may still be finished.
  ///
  /// Only an animator that is stopped at the end of a script is never finished.
  var isTolerated: Bool {
    misuse.isTolerated && (misuse != .releasedUnfinished || statement.isEmpty)
  }

  /// The misuse, the response of UIKit, the events, and the way to expect the misuse.
  var text: String {
    // A call that goes on with another number has changed something.
    let used = events.compactMap { $0.event.numberUsedInstead }
    let changed = events.first { $0.event.numberUsedInstead != nil }
    let response = (changed?.event.misuseOutcome ?? misuse.outcome).compactMap { $0.detail }
    let lead = statement.isEmpty ? "" : "\(Printable.message(statement, most: 200)): "
    let expected = "expectMisuse(.\(misuse.caseName)) { … }"
    let way =
      statement.isEmpty
      ? expected : "write `expect misuse \(misuse.rawValue)` after the statement, or \(expected)"
    return
      ([lead + misuse.description, argument, (response + used).joined(separator: "; ")]
      + uses.map { "used at \(Printable.message($0))" }
      + events.map { EntryText.text(of: $0) } + ["if the misuse is intended: \(way)"])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// Creates the texts of events in issues.
enum EntryText {
  /// Returns the text of an event; that of a misuse has no reason, because traces word the reason as
  /// scripts do.
  static func text(of entry: Trace.Entry) -> String {
    let text = Printable.text(entry.text)
    guard entry.event.misuse != nil, let reason = text.firstRange(of: " -- ") else { return text }
    return String(text[..<reason.lowerBound])
  }
}

enum MisuseWatch {
  /// The misuses that happen inside `expectMisuse`, or `nil` outside.
  @TaskLocal static var collected: Collected?

  /// The misuses that happen while a closure runs, in the closure's task and in those that it has
  /// started.
  final class Collected: Sendable {
    /// The misuses, or `nil` after the closure has returned.
    private let found = Guarded<[FoundMisuse]?>([])

    /// Adds misuses; returns `false` if the closure has already returned.
    func add(_ more: [FoundMisuse]) -> Bool {
      found.withLock { found in
        found?.append(contentsOf: more)
        return found != nil
      }
    }

    /// Ends the list, and records an issue if the misuse isn't in it, and for every other one that
    /// UIKit doesn't tolerate, unless an `expectMisuse` around this one may expect it.
    ///
    /// - Returns: The error that the closure has thrown if it isn't a misuse.
    func judge<Failure: Error>(
      _ misuse: Misuse, _ thrown: Failure?, at place: SourceLocation
    ) -> Failure? {
      var all = found.exchange(for: nil) ?? []
      if let thrown {
        guard let other = Misuse(thrownAs: thrown) else {
          report(all, besides: misuse, at: place)
          return thrown
        }
        if !all.contains(where: { $0.misuse == other }) { all.append(FoundMisuse(misuse: other)) }
      }
      report(all, besides: misuse, at: place)
      guard !all.contains(where: { $0.misuse == misuse }) else { return nil }
      TestFailure.record(
        "no misuse \(misuse.rawValue) happened; remove `expectMisuse(.\(misuse.caseName))` if the "
          + "code is correct", at: place)
      return nil
    }

    private func report(
      _ all: [FoundMisuse], besides misuse: Misuse, at place: SourceLocation
    ) {
      MisuseWatch.report(all.filter { $0.misuse != misuse }, at: place)
    }
  }

  /// Records the misuses since an event of a simulation, or collects them if they may be expected.
  ///
  /// - Parameters:
  ///   - count: The number of events before the call.
  ///   - thrown: The misuse that the call throws, which the trace contains unless the scene throws
  ///     it.
  ///   - input: The input of the call, if there is one.
  static func report(
    _ app: Simulation, since count: Int, thrown: Misuse? = nil, by input: Input? = nil,
    at place: SourceLocation
  ) {
    let trace = app.trace
    guard trace.count > count || thrown != nil else { return }
    let entries = trace.list[max(min(count, trace.count), trace.list.startIndex)...]
    var found = entries.compactMap { entry in
      entry.event.misuse.map { misuse in
        FoundMisuse(
          misuse: misuse, events: [entry], argument: input?.argument(rejectedBy: misuse) ?? "")
      }
    }
    if let thrown, !found.contains(where: { $0.misuse == thrown }) {
      found.append(FoundMisuse(misuse: thrown))
    }
    report(found, at: place)
  }

  /// Records misuses, or collects them if they may be expected.
  static func report(_ found: [FoundMisuse], at place: SourceLocation) {
    if let collected, collected.add(found) { return }
    for found in found where !found.isTolerated { TestFailure.record(found.text, at: place) }
  }
}

extension OptionError {
  /// Returns the error with the option that was probably meant, if the scene doesn't declare the one
  /// that was given.
  fileprivate func suggesting(among options: [SceneOption]) -> OptionError {
    let names = [SceneOption.screen.name] + options.map { $0.name }
    guard problem.hasPrefix("unknown option"), !names.contains(option),
      !Spelling.near(option, among: names).isEmpty
    else { return self }
    return OptionError(
      unknown: option, hint: Spelling.hint(option, among: names, what: "options"))
  }
}

extension ImpossibleInputError {
  /// The error that another one is or contains, or `nil` if that one is about something else.
  fileprivate init?(thrownAs error: some Error) {
    if case .impossible(let impossible)? = error as? InputError {
      self = impossible
    } else if let impossible = error as? ImpossibleInputError {
      self = impossible
    } else {
      return nil
    }
  }
}

extension Misuse {
  /// The misuse that an error is or contains, or `nil` if the error is another one.
  fileprivate init?(thrownAs error: some Error) {
    if case .misuse(let misuse)? = error as? InputError {
      self = misuse
    } else if let misuse = error as? Misuse {
      self = misuse
    } else {
      return nil
    }
  }

  /// The name of the case in Swift.
  fileprivate var caseName: String {
    let words = rawValue.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

/// The methods of PantomimeKit that the methods with the same names in this file call.
protocol Unwatched {
  init<S: TransitionScene>(_ type: S.Type, options: SceneOptions) throws(OptionError)
  mutating func handle(_ input: Input) throws(InputError)
  mutating func advance(to instant: Instant) throws(ImpossibleInputError) -> Halt
  mutating func advance(
    to instant: Instant, maxSteps count: Int
  ) throws(ImpossibleInputError) -> Halt
  mutating func advance(by duration: Duration) -> Halt
  mutating func run() -> Halt
  mutating func play(_ stream: TouchStream) throws(InputError)
}

extension Simulation: Unwatched {}

extension Unwatched {
  init<S: TransitionScene>(unwatched type: S.Type, _ options: SceneOptions) throws(OptionError) {
    try self.init(type, options: options)
  }
  mutating func quietly(handle input: Input) throws(InputError) { try handle(input) }
  mutating func quietly(advanceTo instant: Instant) throws(ImpossibleInputError) -> Halt {
    try advance(to: instant)
  }
  mutating func quietly(
    advanceTo instant: Instant, maxSteps count: Int
  ) throws(ImpossibleInputError) -> Halt {
    try advance(to: instant, maxSteps: count)
  }
  mutating func quietly(advanceBy duration: Duration) -> Halt { advance(by: duration) }
  mutating func quietRun() -> Halt { run() }
  mutating func quietly(play stream: TouchStream) throws(InputError) { try play(stream) }
}

// The methods of PantomimeKit that change a simulation, with the location of the call. They do the
// same, and also record misuses. A file that imports PantomimeTesting uses these.

extension Simulation {
  /// Starts a scene at the instant 0, and records an issue for every misuse of the scene's
  /// initializer.
  ///
  /// - Throws: `OptionError` if an option is undeclared or has an invalid value, or if the options
  ///   are inconsistent.
  public init<S: TransitionScene>(
    _ type: S.Type, options: SceneOptions? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(OptionError) {
    do throws(OptionError) {
      try self.init(unwatched: type, options ?? SceneOptions(S.options))
    } catch {
      throw error.suggesting(among: S.options)
    }
    MisuseWatch.report(self, since: 0, at: sourceLocation)
  }

  /// Starts a scene with the given options, such as `["threshold": 0.3]`, at the instant 0, and
  /// records an issue for every misuse of the scene's initializer.
  ///
  /// - Throws: `OptionError` if an option is undeclared or has an invalid value, or if the options
  ///   are inconsistent.
  public init<S: TransitionScene>(
    _ type: S.Type, options: KeyValuePairs<String, OptionValue>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(OptionError) {
    let given = options.map { (name: $0.key, value: $0.value) }
    try self.init(
      type, options: SceneOptions(S.options, given: given), sourceLocation: sourceLocation)
  }

  /// Handles an input at the current instant, and records an issue for every misuse that it causes,
  /// such as one in a completion handler, and if the input is impossible.
  ///
  /// - Throws: `InputError` if the input had no effect, after recording the issue.
  public mutating func handle(
    _ input: Input, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(InputError) {
    try watch(sourceLocation, input) { app throws(InputError) in try app.quietly(handle: input) }
  }

  /// Reports a pan, like the statement `pan`, and records an issue for every misuse that it causes,
  /// and if the report is impossible.
  ///
  /// - Parameters:
  ///   - state: The recognizer's state.
  ///   - dx: The translation to the right since the pan began, in points; by default unchanged.
  ///   - dy: The downward translation since the pan began, in points; by default unchanged.
  ///   - vx: The velocity to the right, in points per second; if both components are omitted, the
  ///     velocity is estimated from the translations.
  ///   - vy: The downward velocity, in points per second.
  ///   - place: The finger's location on the screen.
  ///   - view: The view on which the finger touched down; for `began` only.
  ///   - warnsIfMissed: Whether an issue is recorded if the report has no effect because no recognizer
  ///     sends it.
  /// - Throws: `InputError` if the report is impossible at this point, or for the misuse that it
  ///   causes, after recording the issue.
  public mutating func pan(
    _ state: RecognizerState, dx: Double? = nil, dy: Double? = nil, vx: Double? = nil,
    vy: Double? = nil, at place: Point2D? = nil, on view: String? = nil, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(InputError) {
    let report = PanInput(state, dx: dx, dy: dy, vx: vx, vy: vy, location: place, view: view)
    let watch = warnsIfMissed ? PanWatch([report], on: view ?? pan.view, in: self) : nil
    try handle(.pan(report), sourceLocation: sourceLocation)
    watch?.report(self, at: sourceLocation)
  }

  /// Advances the clock to an instant, and records an issue for every misuse on the way, and if the
  /// instant is in the past.
  ///
  /// - Returns: `reached`, or `endless` if an endless chain was cut off.
  /// - Throws: `ImpossibleInputError` if the instant is in the past, after recording the issue.
  @discardableResult
  public mutating func advance(
    to instant: Instant, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ImpossibleInputError) -> Halt {
    try watch(sourceLocation) { app throws(ImpossibleInputError) in
      try app.quietly(advanceTo: instant)
    }
  }

  /// Advances the clock to an instant, unless time stops earlier, and records an issue for every
  /// misuse on the way, and if the instant is in the past.
  ///
  /// - Throws: `ImpossibleInputError` if the instant is in the past, after recording the issue.
  @discardableResult
  public mutating func advance(
    to instant: Instant, maxSteps count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ImpossibleInputError) -> Halt {
    try watch(sourceLocation) { app throws(ImpossibleInputError) in
      try app.quietly(advanceTo: instant, maxSteps: count)
    }
  }

  /// Advances the clock by a duration, and records an issue for every misuse on the way; a negative
  /// duration is such a misuse (`Misuse.outOfRange`).
  ///
  /// - Returns: `reached`, `endless` if an endless chain was cut off, or `refused`.
  @discardableResult
  public mutating func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Halt {
    watch(sourceLocation) { app in app.quietly(advanceBy: duration) }
  }

  /// Advances until everything is at rest, as the statement `run` does, and records an issue for
  /// every misuse on the way.
  ///
  /// - Returns: The reason why time stopped: `rest`; `repeating` after 60 s if something repeats
  ///   forever; `unfinished` after 3,600 s if something that has an end hasn't ended; or `endless`
  ///   at the instant of that misuse.
  @discardableResult
  public mutating func run(sourceLocation: SourceLocation = #_sourceLocation) -> Halt {
    watch(sourceLocation) { app in app.quietRun() }
  }

  /// Feeds every event of a stream at its instant, and records an issue for every misuse, and for
  /// impossible touches.
  ///
  /// - Throws: `InputError`, after recording the issue: immediately for impossible touches or a time
  ///   in the past, or at the end for the first misuse that the touches caused.
  public mutating func play(
    _ stream: TouchStream, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(InputError) {
    try watch(sourceLocation) { app throws(InputError) in try app.quietly(play: stream) }
  }

  private mutating func watch<Result, Failure: Error>(
    _ place: SourceLocation, _ input: Input? = nil,
    _ body: (inout Simulation) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let count = trace.count
    do throws(Failure) {
      let result = try body(&self)
      MisuseWatch.report(self, since: count, by: input, at: place)
      return result
    } catch {
      MisuseWatch.report(
        self, since: count, thrown: Misuse(thrownAs: error), by: input, at: place)
      // Swift Testing reports the thrown error, too, but at the beginning of the test.
      if let impossible = ImpossibleInputError(thrownAs: error) {
        TestFailure.record(impossible.text(in: self), at: place)
      }
      throw error
    }
  }
}

extension Input {
  /// Returns the sentence about the argument that a misuse rejects, or `nil` if none is known.
  fileprivate func argument(rejectedBy misuse: Misuse) -> String? {
    switch (kind, misuse) {
    case (.animator(.start(let delay?), _), .negativeDelay):
      "'afterDelay' is \(Numerals.text(delay))"
    case (.animator(.resume(_, let factor), _), .badFactor):
      "'durationFactor' is \(Numerals.text(factor))"
    default: nil
    }
  }
}
