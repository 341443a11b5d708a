public import PantomimeKit
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting
public import Testing

// The expectations that a test can have of a simulation. If one fails, an issue is recorded at the
// location of the call, or the current `XCTestCase` fails. This API is stable.

/// Expects a path to have the given number as its value, within the given tolerance or, by default,
/// the tolerance of the number's unit.
public func expect(
  _ simulation: Simulation, _ path: String, isCloseTo number: Double,
  within tolerance: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(simulation, path, [number], tolerance, sourceLocation)
}

/// Expects a path to have the given point as its value, within the given tolerance or, by default,
/// the tolerance of the path's unit.
public func expect(
  _ simulation: Simulation, _ path: String, isCloseTo point: Point2D,
  within tolerance: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(simulation, path, [point.x, point.y], tolerance, sourceLocation)
}

/// Expects a path to have the given displacement or velocity as its value, within the given
/// tolerance or, by default, the tolerance of the path's unit.
public func expect(
  _ simulation: Simulation, _ path: String, isCloseTo vector: Vector,
  within tolerance: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(simulation, path, [vector.dx, vector.dy], tolerance, sourceLocation)
}

/// Expects a path to have the given frame as its value, within the given tolerance or, by default,
/// the tolerance of points.
public func expect(
  _ simulation: Simulation, _ path: String, isCloseTo frame: Rect2D,
  within tolerance: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let numbers = [frame.x, frame.y, frame.width, frame.height]
  expect(simulation, path, numbers, tolerance, sourceLocation)
}

/// Expects a path to have the given color as its value, within the given tolerance or, by default,
/// the tolerance of fractions.
public func expect(
  _ simulation: Simulation, _ path: String, isCloseTo color: RGBAColor,
  within tolerance: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let numbers = [color.red, color.green, color.blue, color.alpha]
  expect(simulation, path, numbers, tolerance, sourceLocation)
}

private func expect(
  _ simulation: Simulation, _ path: String, _ numbers: [Double], _ tolerance: Double?,
  _ sourceLocation: SourceLocation
) {
  if let tolerance, !(tolerance >= 0 && tolerance.isFinite) {
    return TestFailure.record(
      "'within' cannot be \(Numerals.text(tolerance)); must be a finite number, at least 0",
      at: sourceLocation)
  }
  if let number = numbers.first(where: { !$0.isFinite }) {
    return TestFailure.record(
      "'isCloseTo' cannot be \(Numerals.text(number)); must be finite", at: sourceLocation)
  }
  guard let value = value(simulation, path, sourceLocation) else { return }
  guard !value.isClose(to: numbers, within: tolerance) else { return }
  let wanted = numbers.map { Numerals.text($0) }.joined(separator: ",")
  if case .word(let word) = value {
    return TestFailure.record(
      "\(path) is \(shown(value)), which is a word and not a number; write is: "
        + Printable.quoted(word), at: sourceLocation)
  }
  let limit = tolerance ?? value.unit?.tolerance
  let allowed = limit.map { " within \(Numerals.text($0))" } ?? ""
  fail(
    simulation, "\(path) is \(shown(value)), not \(wanted)\(allowed)",
    "expect \(path) \(wanted)\(allowed)", sourceLocation)
}

/// Expects a path to have the given word as its value.
public func expect(
  _ simulation: Simulation, _ path: String, is word: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value = value(simulation, path, sourceLocation) else { return }
  guard value != .word(word), !(value == .absent && word == "none") else { return }
  if case .number = value, let number = Double(word), number.isFinite {
    return TestFailure.record(
      "\(path) is \(shown(value)), which is a number and not a word; write "
        + "isCloseTo: \(Numerals.text(number))", at: sourceLocation)
  }
  fail(
    simulation, "\(path) is \(shown(value)), not \(word)", "expect \(path) \(Word.quoted(word))",
    sourceLocation)
}

/// Expects a path to have the given Boolean value.
public func expect(
  _ simulation: Simulation, _ path: String, is flag: Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value = value(simulation, path, sourceLocation) else { return }
  guard value != .flag(flag) else { return }
  let wanted = flag ? "yes" : "no"
  fail(
    simulation, "\(path) is \(shown(value)), not \(wanted)", "expect \(path) \(wanted)",
    sourceLocation)
}

/// Expects all events, and the displayed frames of the views, to match a file next to the test,
/// which contains the trace as canonical text.
///
/// If the environment variable `PANTOMIME_RECORD` is `1`, the file is rewritten and the test fails,
/// so that a test run that records files never passes.
///
/// - Parameter name: the file's path without `.trace`, relative to the folder of the calling file.
public func expect(
  _ simulation: Simulation, matchesTrace name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let problem = GoldenFile.problem(ofName: name) {
    return TestFailure.record(problem, at: sourceLocation)
  }
  let file = GoldenFile(path: Path.absolute("\(name).trace", besides: filePath))
  // The simulation still has the options with which the run started.
  let digests = (try? ShownRecord(of: simulation))?.digests ?? ShownDigests()
  let text = CanonicalText.text(simulation.trace.list, digests)
  func fail(_ reason: String) {
    TestFailure.record(reason, at: sourceLocation)
  }
  if GoldenFile.isRecording {
    let problem = file.write(text)
    return fail(
      problem.map { "'\(file.path)' cannot be written: \($0)" } ?? "recorded '\(file.path)'")
  }
  let written: String
  switch file.text {
  case .success(let text): written = text
  case .failure(let problem): return fail(problem.reason)
  }
  if written == text { return }
  do throws(WrittenTrace.Unreadable) { _ = try WrittenTrace(Array(written.utf8)) } catch {
    if let version = error.otherVersion {
      return fail(
        "'\(file.path)' was recorded as traces \(version); run the test once with PANTOMIME_RECORD=1"
      )
    }
  }
  fail(
    "'\(file.path)' differs\n" + differences(lines(written), lines(text))
      + "\nif the change is intended, run the test once with PANTOMIME_RECORD=1")
}

/// Returns the lines that differ, at most ten of them, with their numbers in the file.
///
/// The lines that the beginnings and the ends of both texts share are omitted; the remaining lines
/// are compared in pairs. If two lines differ only in the values of fields, the result contains these
/// fields.
private func differences(_ old: [Substring], _ new: [Substring]) -> String {
  let start = zip(old, new).prefix { $0 == $1 }.count
  let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
  let (old, new) = (old[start..<old.count - end], new[start..<new.count - end])
  func line(_ lines: ArraySlice<Substring>, _ index: Int) -> String {
    index < lines.endIndex ? Printable.message(String(lines[index]), most: 500) : "(nothing)"
  }
  let differing = (start..<max(old.endIndex, new.endIndex)).filter {
    $0 >= old.endIndex || $0 >= new.endIndex || old[$0] != new[$0]
  }
  var shown = differing.prefix(10).map { index in
    if index < old.endIndex, index < new.endIndex,
      let fields = FieldDifference.all(old[index], new[index])
    {
      return "line \(index + 1): \(Printable.message(fields.event, most: 500))\n"
        + fields.differences.map {
          "  " + Printable.message("\($0.name)  before \($0.before), now \($0.now)", most: 500)
        }
        .joined(separator: "\n")
    }
    return "line \(index + 1)\n  before  \(line(old, index))\n  now     \(line(new, index))"
  }
  if differing.count > 10 { shown.append("and \(differing.count - 10) more lines") }
  return shown.joined(separator: "\n")
}

/// A field that has another value in the second of two lines of a trace.
private struct FieldDifference {
  let name: Substring
  let before: Substring
  let now: Substring

  /// Returns the instant and the name that both lines share, and the fields that differ, or `nil` if
  /// the lines don't have the same event and the same fields.
  static func all(
    _ old: Substring, _ new: Substring
  ) -> (event: String, differences: [FieldDifference])? {
    let (before, now) = (old.split(separator: " "), new.split(separator: " "))
    guard before.count == now.count else { return nil }
    var (event, differences): ([Substring], [FieldDifference]) = ([], [])
    for (one, other) in zip(before, now) {
      let parts = [one, other].map { $0.split(separator: "=", maxSplits: 1) }
      guard parts[0].count == 2, parts[1].count == 2 else {
        guard one == other else { return nil }
        event.append(one)
        continue
      }
      guard parts[0][0] == parts[1][0] else { return nil }
      guard one != other else { continue }
      differences.append(
        FieldDifference(name: parts[0][0], before: parts[0][1], now: parts[1][1]))
    }
    return differences.isEmpty ? nil : (event.joined(separator: " "), differences)
  }
}

extension Simulation {
  /// Returns the number that a path has as its value, such as `sheet.frame.y`.
  ///
  /// If the scene doesn't have the path, or if its value isn't one number, an issue is recorded, and
  /// the result is NaN.
  public func number(
    _ path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Double {
    PantomimeTesting.number(path, in: self, sourceLocation)
  }
}

private func number(_ path: String, in simulation: Simulation, _ place: SourceLocation) -> Double {
  guard let value = value(simulation, path, place) else { return .nan }
  if case .number(let number, _) = value { return number }
  let parts = value.components.map { "'\(path).\($0)'" }
  TestFailure.record(
    "\(path) is \(shown(value)), which is not a number"
      + (parts.isEmpty ? "" : "; read \(Spelling.list(parts, "or"))"), at: place)
  return .nan
}

// MARK: - What they have in common

private func lines(_ text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

/// Returns the value of a path; if the scene doesn't have the path, records an issue and returns
/// `nil`.
private func value(
  _ simulation: Simulation, _ path: String, _ place: SourceLocation
) -> PathValue? {
  if let value = simulation.read(path) { return value }
  let error = ScriptError.noPath(Word(path, Span(0, path.utf8.count)), in: simulation)
  TestFailure.record(FailureWords.ofCall(error), at: place)
  return nil
}

private func shown(_ value: PathValue) -> String { PathValueText.text(value, isExact: true) }

private func fail(
  _ simulation: Simulation, _ problem: String, _ statement: String, _ place: SourceLocation
) {
  ExpectationReport(simulation).record(problem, statement, at: place)
}

/// An assertion about the value of a path over time, in the form in which scripts express it.
///
/// This API is stable.
public struct PathClaim: Sendable, Hashable, CustomStringConvertible {
  /// The assertion without the path, as written in a script.
  public let description: String

  /// The sentence about a number that the assertion doesn't accept, or `nil` if there is none.
  let problem: String?

  fileprivate init(_ words: String, _ limits: Limit...) {
    (description, problem) = (words, limits.lazy.compactMap { $0.problem }.first)
  }

  /// A number that an assertion accepts only within its limit.
  fileprivate struct Limit {
    let problem: String?

    /// Requires at least one number, and limits numbers to finite ones.
    init(_ name: String, _ numbers: [Double]) {
      let other = numbers.first { !$0.isFinite }.map { number in
        "'\(name)' cannot be \(Numerals.text(number)); must be a finite number"
      }
      problem = numbers.isEmpty ? "'\(name)' needs at least one number" : other
    }

    /// Limits a tolerance or a fraction to finite numbers from 0.
    init(_ name: String, atLeastZero number: Double?) {
      problem = number.flatMap { number in
        number >= 0 && number.isFinite
          ? nil
          : "'\(name)' cannot be \(Numerals.text(number)); must be a finite number, at least 0"
      }
    }
  }
}

extension PathClaim {
  /// The number is less than another.
  public static func below(_ number: Double) -> PathClaim {
    PathClaim("< \(text(number))", Limit("below", [number]))
  }
  /// The number is at most another.
  public static func atMost(_ number: Double) -> PathClaim {
    PathClaim("<= \(text(number))", Limit("atMost", [number]))
  }
  /// The number is greater than another.
  public static func above(_ number: Double) -> PathClaim {
    PathClaim("> \(text(number))", Limit("above", [number]))
  }
  /// The number is at least another.
  public static func atLeast(_ number: Double) -> PathClaim {
    PathClaim(">= \(text(number))", Limit("atLeast", [number]))
  }

  /// The numbers equal the given ones, within the given tolerance or, by default, the tolerance of
  /// their unit.
  public static func closeTo(_ numbers: Double..., within tolerance: Double? = nil) -> PathClaim {
    PathClaim(
      value(numbers, tolerance), Limit("closeTo", numbers), Limit("within", atLeastZero: tolerance))
  }
  /// The value is the given word.
  public static func equal(to word: String) -> PathClaim { PathClaim(Word.quoted(word)) }
  /// The value isn't the given word.
  public static func different(from word: String) -> PathClaim {
    PathClaim("!= \(Word.quoted(word))")
  }

  /// The number never falls; for `expectAlways`.
  public static let rising = PathClaim("rising")
  /// The number never rises; for `expectAlways`.
  public static let falling = PathClaim("falling")
  /// The number rises or falls, but not both; for `expectAlways`.
  public static let monotone = PathClaim("monotone")

  /// No number jumps by more than a tolerance; for `expectAlways`.
  ///
  /// - Parameter gesture: The recognizer whose reports may change the value by more than the
  ///   tolerance, or `nil` if there is none.
  public static func continuous(
    within tolerance: Double, except gesture: String? = nil
  )
    -> PathClaim
  {
    PathClaim(
      "continuous within \(text(tolerance))"
        + (gesture.map { " except=\(Word.quoted($0))" } ?? ""),
      Limit("within", atLeastZero: tolerance))
  }

  /// Every run follows a curve, over its own duration, from its value at its start or when it
  /// continues to its destination; for `expectAlways`.
  ///
  /// - Parameters:
  ///   - curve: A curve as the statement `curve` writes it, such as `"ease-in-out"` or
  ///     `"cubic-bezier(0.2, 0, 0, 1)"`.
  ///   - tolerance: The largest distance from the curve, in the unit of the path.
  public static func follows(_ curve: String, within tolerance: Double) -> PathClaim {
    PathClaim(
      "follows \(curve) within \(text(tolerance))", Limit("within", atLeastZero: tolerance))
  }

  /// No run overshoots its final value by more than the given fraction of the run's distance; for
  /// `expectAlways`.
  public static func overshoot(atMost share: Double) -> PathClaim {
    PathClaim("overshoot <= \(text(share))", Limit("atMost", atLeastZero: share))
  }

  /// The value reaches the given numbers and stays there; for `expectEventually`.
  public static func settled(at numbers: Double..., within tolerance: Double) -> PathClaim {
    PathClaim(
      "settled \(value(numbers, tolerance))", Limit("at", numbers),
      Limit("within", atLeastZero: tolerance))
  }

  private static func value(_ numbers: [Double], _ tolerance: Double?) -> String {
    numbers.map { text($0) }.joined(separator: ",")
      + (tolerance.map { " within \(text($0))" } ?? "")
  }

  private static func text(_ number: Double) -> String { Numerals.text(number, decimals: 9) }
}

/// The report of a failed expectation: the difference, the reason, the causal chain of the last
/// outcome, the film strip of the last gesture, and the last events.
///
/// The film strip is omitted if no time has passed, and if the environment variable
/// `PANTOMIME_PICTURES` is `no`.
struct ExpectationReport {
  private let app: Simulation
  private let run: RunSession

  init(_ app: Simulation) {
    self.app = app
    run = RunSession(replaying: app)
  }

  /// Records an issue for a failed expectation.
  ///
  /// - Parameters:
  ///   - problem: A description of the difference between the expected and the actual value.
  ///   - statement: The statement that is equivalent to the expectation, whose answer contains the
  ///     reason, or `nil` if there is no such statement.
  func record(_ problem: String, _ statement: String? = nil, at place: SourceLocation) {
    let reason = statement.map { self.reason($0) } ?? ""
    // The outcome, the strip, and the trace are those of an earlier issue if nothing has happened
    // since.
    if let first = ExpectationReport.first(app, Shown(problem, at: place)) {
      let again = "the outcome, the strip, and the trace are as in the issue above: \(first.text)"
      return TestFailure.record(
        [problem, reason.trimmingLines, again].filter { !$0.isEmpty }.joined(separator: "\n"),
        at: place)
    }
    let strip = app.now > .zero && ExpectationReport.hasPictures ? run.strip : nil
    let sections = [
      problem, reason, run.why, strip.map { $0.text(style: RunSession.style) } ?? "",
      app.trace.list.suffix(6).map { EntryText.text(of: $0) }.joined(separator: "\n"),
    ]
    TestFailure.record(
      sections.map { $0.trimmingLines }.filter { !$0.isEmpty }.joined(separator: "\n"), at: place)
    if let strip {
      TestFailure.attach(
        VectorImage.text(strip.drawing(columns: Picture.standardColumns)), named: "strip.svg",
        at: place)
    }
  }

  /// An issue that has shown a state of a simulation.
  private struct Shown {
    /// The file, the line, and the first line of the problem.
    let text: String

    init(_ problem: String, at place: SourceLocation) {
      let line = problem.split(separator: "\n").first.map(String.init) ?? ""
      text = "\(place.fileName):\(place.line), \(Printable.message(line, most: 80))"
    }
  }

  /// A test, and the arguments of its case.
  private struct TestCase: Hashable {
    let test: Test.ID
    let arguments: String?
  }

  /// The issues that have shown a state, by the hash of the state, for each test that has failed.
  private static let shown = Guarded<[TestCase: [Int: Shown]]>([:])

  /// Returns the issue of the current test that has shown this state of a simulation, or `nil` if
  /// there is none; the next call with the same state returns the issue that is shown now.
  private static func first(_ app: Simulation, _ now: Shown) -> Shown? {
    guard let id = Test.current?.id else { return nil }
    // The cases of a test run at the same time, and their issues are mixed.
    let test = TestCase(test: id, arguments: Test.Case.current.map { String(reflecting: $0) })
    var hasher = Hasher()
    hasher.combine(app.log)
    hasher.combine(app.now)
    hasher.combine(app.name)
    let state = hasher.finalize()
    return shown.withLock { shown in
      if let first = shown[test]?[state] { return first }
      shown[test, default: [:]][state] = now
      return nil
    }
  }

  /// Whether the issues of this test run contain pictures.
  private static let hasPictures = Environment.value("PANTOMIME_PICTURES") != "no"

  /// Returns the lines of the answer to a statement, except the first line, which repeats the
  /// problem.
  private func reason(_ statement: String) -> String {
    var run = run
    guard let answer = try? run.answer(statement) else { return "" }
    return answer.split(separator: "\n").dropFirst().joined(separator: "\n")
  }
}

extension String {
  /// The text without leading and trailing empty lines.
  fileprivate var trimmingLines: String {
    var text = self[...]
    while text.first == "\n" { text = text.dropFirst() }
    while text.last == "\n" { text = text.dropLast() }
    return String(text)
  }
}
