public import PantomimeKit
import PantomimeReporting
import PantomimeScripting
public import Testing

// Misuses in tests. Every call that drives a simulation records an issue for each misuse that
// happens during the call and that the call doesn't throw, as a script fails at such a statement.

/// Expects a closure to cause a misuse, like the statement `expect misuse`.
///
/// Records an issue if the misuse doesn't happen, and for every other misuse that UIKit doesn't
/// tolerate. If the closure throws the misuse, the error is caught.
///
/// ```swift
/// try expectMisuse(.finishNotStopped) { try app.handle(.animator(.finish(.end))) }
/// ```
public func expectMisuse<Failure: Error>(
  _ misuse: Misuse, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Void
) throws(Failure) {
  let collected = MisuseWatch.Collected()
  var thrown: Failure?
  MisuseWatch.$collected.withValue(collected) {
    do throws(Failure) { try body() } catch { thrown = error }
  }
  if let thrown {
    guard let other = Misuse(thrownAs: thrown) else { throw thrown }
    if !collected.found.contains(where: { $0.misuse == other }) {
      collected.found.append(FoundMisuse(misuse: other, event: ""))
    }
  }
  for other in collected.found where other.misuse != misuse && !other.misuse.isTolerated {
    TestFailure.record(other.text, at: sourceLocation)
  }
  guard !collected.found.contains(where: { $0.misuse == misuse }) else { return }
  TestFailure.record(
    "no misuse \(misuse.rawValue) happened; remove `expectMisuse(.\(misuse.caseName))` if the code "
      + "is correct", at: sourceLocation)
}

/// A misuse that a call caused.
struct FoundMisuse {
  let misuse: Misuse
  /// The entry of the trace, or an empty text if the trace doesn't contain the misuse.
  let event: String

  /// Returns the text of an event without its reason, which the description of the misuse contains.
  static func text(of entry: Trace.Entry) -> String {
    let text = Printable.text(entry.text)
    return text.firstRange(of: " -- ").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// The misuse, the response of UIKit, the event, and the way to expect the misuse.
  var text: String {
    let response = misuse.outcome.compactMap { $0.detail }
    return [
      misuse.description, response.joined(separator: "; "), event,
      "if the misuse is intended: expectMisuse(.\(misuse.caseName)) { … }",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

enum MisuseWatch {
  /// The misuses that happen inside `expectMisuse`, or `nil` outside.
  @TaskLocal static var collected: Collected?

  /// A list of misuses, which grows while a closure runs on the current thread.
  final class Collected: Sendable {
    nonisolated(unsafe) var found: [FoundMisuse] = []
  }

  /// Records the misuses since an event of a simulation, or collects them if they may be expected.
  ///
  /// - Parameters:
  ///   - count: The number of events before the call.
  ///   - thrown: The misuse that the call throws, which isn't recorded, because the caller receives
  ///     it.
  static func report(
    _ app: Simulation, since count: Int, besides thrown: Misuse? = nil, at place: SourceLocation
  ) {
    let trace = app.trace
    guard trace.count > count else { return }
    let entries = trace.entries[max(count, trace.entries.startIndex)...]
    let found = entries.compactMap { entry in
      entry.event.misuse.map { FoundMisuse(misuse: $0, event: FoundMisuse.text(of: entry)) }
    }
    if let collected { return collected.found += found }
    for found in found where !found.misuse.isTolerated && found.misuse != thrown {
      TestFailure.record(found.text, at: place)
    }
  }

  /// Records a misuse that a call threw if the misuse isn't in the trace, or collects it if it may
  /// be expected.
  static func report(
    unlisted misuse: Misuse, _ app: Simulation, since count: Int, at place: SourceLocation
  ) {
    let trace = app.trace
    let entries = trace.entries[max(min(count, trace.count), trace.entries.startIndex)...]
    guard !entries.contains(where: { $0.event.misuse == misuse }) else { return }
    let found = FoundMisuse(misuse: misuse, event: "")
    if let collected {
      collected.found.append(found)
    } else {
      TestFailure.record(found.text, at: place)
    }
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

  /// Handles an input at the current instant, and records an issue for every misuse that it causes
  /// and doesn't throw, such as one in a completion handler.
  ///
  /// If a number of the input isn't finite, an issue is recorded, and the input isn't handled.
  ///
  /// - Throws: `InputError` if the input had no effect.
  public mutating func handle(
    _ input: Input, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(InputError) {
    if let problem = input.numberProblem {
      return TestFailure.record(problem, at: sourceLocation)
    }
    try watch(sourceLocation) { app throws(InputError) in try app.quietly(handle: input) }
  }

  /// Reports a pan, like the statement `pan`, and records an issue for every misuse that it causes
  /// and doesn't throw.
  ///
  /// - Parameters:
  ///   - state: The recognizer's state.
  ///   - dx: The translation to the right since the pan began, in points; by default unchanged.
  ///   - dy: The downward translation since the pan began, in points; by default unchanged.
  ///   - velocity: The velocity, in points per second; by default estimated from the translations.
  ///   - place: The finger's location on the screen.
  ///   - view: The view on which the finger touched down; for `began` only.
  ///   - warnsIfMissed: Whether an issue is recorded if the report has no effect because no recognizer
  ///     sends it.
  /// - Throws: `InputError` if the report is impossible at this point, or for the misuse that it
  ///   causes.
  public mutating func pan(
    _ state: RecognizerState, dx: Double? = nil, dy: Double? = nil, velocity: Vector? = nil,
    at place: Point2D? = nil, on view: String? = nil, warnsIfMissed: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(InputError) {
    let report = PanInput(
      state, dx: dx.map { .absolute($0) } ?? .kept, dy: dy.map { .absolute($0) } ?? .kept,
      velocity: velocity, location: place, view: view)
    let watch = warnsIfMissed ? PanWatch([report], on: view ?? pan.view, in: self) : nil
    try handle(.pan(report), sourceLocation: sourceLocation)
    watch?.report(self, at: sourceLocation)
  }

  /// Advances the clock to an instant, and records an issue for every misuse on the way.
  ///
  /// - Returns: `reached`, or `endless` if an endless chain was cut off.
  /// - Throws: `ImpossibleInputError` if the instant is in the past.
  @discardableResult
  public mutating func advance(
    to instant: Instant, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ImpossibleInputError) -> Halt {
    try watch(sourceLocation) { app throws(ImpossibleInputError) in
      try app.quietly(advanceTo: instant)
    }
  }

  /// Advances the clock to an instant, unless time stops earlier, and records an issue for every
  /// misuse on the way.
  ///
  /// - Throws: `ImpossibleInputError` if the instant is in the past.
  @discardableResult
  public mutating func advance(
    to instant: Instant, maxSteps count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ImpossibleInputError) -> Halt {
    try watch(sourceLocation) { app throws(ImpossibleInputError) in
      try app.quietly(advanceTo: instant, maxSteps: count)
    }
  }

  /// Advances the clock by a duration, and records an issue for every misuse on the way; a negative
  /// duration is an issue, too.
  ///
  /// - Returns: `reached`, or `endless` if an endless chain was cut off.
  @discardableResult
  public mutating func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Halt {
    if duration < .zero {
      TestFailure.record(
        "'by' cannot be \(Numerals.text(duration.inSeconds)) s; time cannot move back",
        at: sourceLocation)
      return .reached
    }
    return watch(sourceLocation) { app in app.quietly(advanceBy: duration) }
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

  /// Feeds every event of a stream at its instant, and records an issue for every misuse that isn't
  /// thrown.
  ///
  /// - Throws: `InputError`: immediately for impossible touches or a time in the past, or at the
  ///   end for the first misuse that the touches caused.
  public mutating func play(
    _ stream: TouchStream, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(InputError) {
    try watch(sourceLocation) { app throws(InputError) in try app.quietly(play: stream) }
  }

  private mutating func watch<Result, Failure: Error>(
    _ place: SourceLocation, _ body: (inout Simulation) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let count = trace.count
    do throws(Failure) {
      let result = try body(&self)
      MisuseWatch.report(self, since: count, at: place)
      return result
    } catch {
      MisuseWatch.report(self, since: count, besides: Misuse(thrownAs: error), at: place)
      throw error
    }
  }
}

extension Input {
  /// The sentence about a number that isn't finite and that the input would otherwise accept, or
  /// `nil` if there is no such number.
  var numberProblem: String? {
    func problem(_ numbers: [(String, Double)]) -> String? {
      numbers.first { !$0.1.isFinite }.map { name, number in
        "'\(name)' cannot be \(Numerals.text(number)); must be a finite number"
      }
    }
    switch kind {
    case .pan(let report):
      var numbers: [(String, Double)] = []
      for (name, component) in [("dx", report.dx), ("dy", report.dy)] {
        switch component {
        case .kept: break
        case .absolute(let value), .relative(let value): numbers.append((name, value))
        }
      }
      if let velocity = report.velocity { numbers += [("vx", velocity.dx), ("vy", velocity.dy)] }
      if let place = report.location { numbers += [("x", place.x), ("y", place.y)] }
      return problem(numbers)
    case .tapScreen(let place, _): return problem([("x", place.x), ("y", place.y)])
    case .animator(.scrub(let fraction), _), .transition(.update(let fraction), _):
      return problem([("fraction", fraction)])
    default: return nil
    }
  }
}
