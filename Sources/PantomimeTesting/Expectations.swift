public import PantomimeKit
import PantomimeReporting
import PantomimeScripting
public import Testing

// The expectations of a test about a simulation: a failed expectation is an issue at the location
// of the call, or a failure of the current `XCTestCase`. Stable.

/// Expects the number at a path, within the tolerance of its unit or another tolerance.
public func expect(
  _ simulation: Simulation, _ path: String, isCloseTo number: Double,
  within tolerance: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    simulation, path, isCloseTo: [number], within: tolerance, sourceLocation: sourceLocation)
}

/// Expects the numbers at a path, `x,y,width,height` for a frame, within the tolerance of the unit
/// or another tolerance.
public func expect(
  _ simulation: Simulation, _ path: String, isCloseTo numbers: [Double],
  within tolerance: Double? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value = value(simulation, path, sourceLocation) else { return }
  guard !value.isClose(to: numbers, within: tolerance) else { return }
  let wanted = numbers.map { Numerals.text($0) }.joined(separator: ",")
  let limit = tolerance ?? value.unit?.tolerance
  let allowed = limit.map { " within \(Numerals.text($0))" } ?? ""
  fail(
    simulation, "\(path) is \(shown(value)), not \(wanted)\(allowed)",
    "expect \(path) \(wanted)\(allowed)", sourceLocation)
}

/// Expects the word at a path.
public func expect(
  _ simulation: Simulation, _ path: String, is word: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let value = value(simulation, path, sourceLocation) else { return }
  guard value != .word(word), !(value == .absent && word == "none") else { return }
  fail(
    simulation, "\(path) is \(shown(value)), not \(word)", "expect \(path) \(Word.quoted(word))",
    sourceLocation)
}

/// Expects the Boolean value at a path.
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
/// with the trace as canonical text.
///
/// With `PANTOMIME_RECORD=1` in the environment, the file is rewritten and the test fails, so that
/// a recording run never passes.
///
/// - Parameter name: the file's path without `.trace`, relative to the folder of the calling file.
public func expect(
  _ simulation: Simulation, matchesTrace name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = GoldenFile(path: Path.absolute("\(name).trace", besides: filePath))
  // The simulation still has the options with which the run started.
  let digests = (try? ShownRecord(of: simulation))?.digests ?? ShownDigests()
  let text = CanonicalText.text(simulation.trace.entries, digests)
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
  let (old, new) = (lines(written), lines(text))
  let place = zip(old, new).prefix { $0 == $1 }.count
  func line(_ lines: [Substring]) -> String {
    place < lines.count ? Printable.message(String(lines[place]), most: 500) : "(the end)"
  }
  fail(
    "line \(place + 1) of '\(file.path)' differs\n  written  \(line(old))\n  now      \(line(new))")
}

// MARK: - What they have in common

private func lines(_ text: String) -> [Substring] {
  text.split(separator: "\n", omittingEmptySubsequences: false)
}

/// Returns the value at a path; records an issue if there is none.
private func value(
  _ simulation: Simulation, _ path: String, _ place: SourceLocation
) -> PathValue? {
  if let value = simulation.read(path) { return value }
  let hint = Spelling.hint(path, among: simulation.paths, what: "paths")
  TestFailure.record("'\(simulation.name)' has no path '\(path)'; \(hint)", at: place)
  return nil
}

private func shown(_ value: PathValue) -> String { PathValueText.text(value, isExact: true) }

private func fail(
  _ simulation: Simulation, _ problem: String, _ statement: String, _ place: SourceLocation
) {
  ExpectationReport(simulation).record(problem, statement, at: place)
}
