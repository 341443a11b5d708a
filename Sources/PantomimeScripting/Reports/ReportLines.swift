import PantomimeKit
import PantomimeProps
package import PantomimeReporting

/// A report of `replay --format jsonl`, after parsing.
package struct ReportLines: Sendable {
  package private(set) var cases: [TestReport.Case] = []
  /// The reason why the run ended early, or `nil` if it didn't.
  package private(set) var cut: String?
  /// The reasons why requested tests weren't found.
  package private(set) var problems: [String] = []
  /// The requirements on all tests together that they don't meet.
  package private(set) var unmet: [String] = []
  /// The options that decide how a test is judged.
  package private(set) var options: [String] = []
  /// The number of tests in all shards, or `nil` if it is unknown, as in reports of older versions.
  package private(set) var total: Int?
  /// The options that select the tests of all shards.
  package private(set) var selection: [String] = []
  /// The shard to which the report belongs, or `nil` if it's a whole report.
  package private(set) var part: TestReport.Part?
  /// Whether the report includes its summary, which is written last.
  package private(set) var isWhole = false

  /// The problem with a line.
  package struct Unreadable: Error, Sendable, Hashable {
    /// The line number, counted from 1.
    package let line: Int
    /// The problem as a phrase.
    package let reason: String
  }

  /// Parses a file that contains one report or several concatenated reports.
  ///
  /// If the last line of a report is incomplete, the run was interrupted there. Lines that aren't
  /// about tests are ignored.
  package static func reports(_ bytes: [UInt8]) throws(Unreadable) -> [ReportLines] {
    var reports: [ReportLines] = []
    var report = ReportLines()
    var isBegun = false
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let value: JSONValue
      do throws(JSONError) {
        value = try JSONReader.read(line)
      } catch {
        if index == lines.count - 1 {
          isBegun = true
          break
        }
        throw Unreadable(line: index + 1, reason: error.message)
      }
      do throws(Flaw) {
        isBegun = try report.take(value) || isBegun
      } catch {
        throw Unreadable(line: index + 1, reason: error.reason)
      }
      if report.isWhole {
        reports.append(report)
        (report, isBegun) = (ReportLines(), false)
      }
    }
    return isBegun ? reports + [report] : reports
  }

  fileprivate struct Flaw: Error {
    let reason: String
  }

  /// Processes a line, or returns `false` if the line isn't about tests.
  private mutating func take(_ value: JSONValue) throws(Flaw) -> Bool {
    guard case .object = value else { throw Flaw(reason: "it is \(value.kind), not an object") }
    switch value["event"]?.text {
    case "result":
      try ReportLines.checkVersion(value)
      cases.append(try TestReport.Case(value))
      return true
    case "summary":
      try ReportLines.checkVersion(value)
      try finish(value)
      return true
    default: return false
    }
  }

  private static func checkVersion(_ value: JSONValue) throws(Flaw) {
    guard value["v"]?.number == 1 else {
      throw Flaw(reason: "'v' is not 1, the supported version")
    }
  }

  private mutating func finish(_ summary: JSONValue) throws(Flaw) {
    let counts = TestReport(cases).counts
    for (name, count) in [
      ("passed", counts.passed), ("failed", counts.failed), ("broken", counts.broken),
      ("skipped", counts.skipped), ("not-run", counts.notRun),
    ] {
      let listed = summary[name]?.number ?? 0
      guard listed == Double(count) else {
        throw Flaw(
          reason: "the summary counts \(Numerals.text(listed)) \(name), but there are \(count)")
      }
    }
    cut = summary["cut"]?.text
    func words(_ name: String) -> [String] { summary[name]?.list?.compactMap { $0.text } ?? [] }
    (problems, unmet) = (words("problems"), words("unmet"))
    (options, selection) = (words("options"), words("selection"))
    total = summary["total"]?.number.flatMap { Int(exactly: $0) }
    if let text = summary["shard"]?.text {
      guard let part = TestReport.Part(text) else {
        throw Flaw(reason: "'\(Printable.text(text))' is not a shard")
      }
      self.part = part
    }
    isWhole = true
  }
}

extension TestReport.Part {
  /// Parses a shard such as `2/4`, or returns `nil` if the text has another form.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 2, let index = Int(numbers[0]), let count = Int(numbers[1]), index >= 1,
      index <= count
    else { return nil }
    self.init(index, of: count)
  }
}

extension TestReport.Case {
  fileprivate init(_ value: JSONValue) throws(ReportLines.Flaw) {
    guard let path = value["path"]?.text else {
      throw ReportLines.Flaw(reason: "the result has no 'path'")
    }
    var name = TestName(path: path, case: value["case"]?.text)
    name.about = value["about"]?.text ?? ""
    name.tags = value["tags"]?.list?.compactMap { $0.text } ?? []
    name.knownFailure = value["known-failure"]?.text
    let problems = TestReport.Problems(
      (value["problems"]?.list ?? []).map(TestReport.Problem.init),
      more: value["more"]?.number.flatMap { Int(exactly: $0) } ?? 0)
    let reason = value["reason"]?.text ?? ""
    let outcome: TestReport.Outcome
    switch value["outcome"]?.text {
    case "passed": outcome = problems.shown.isEmpty ? .passed : .failedAsKnown(problems)
    case "failed": outcome = .failed(problems)
    case "broken": outcome = .broken(problems)
    case "skipped": outcome = .skipped(reason)
    case "not-run": outcome = .notRun(reason)
    default: throw ReportLines.Flaw(reason: "the result has no known 'outcome'")
    }
    self.init(name, outcome: outcome)
    order = value["order"]?.number.flatMap { Int(exactly: $0) }
  }
}

extension TestReport.Problem {
  fileprivate init(_ value: JSONValue) {
    let message = value["message"]?.text ?? ""
    var place: (line: Int, column: Int)?
    let file = value["place"]?["file"]?.text
    let holder = file == nil ? value : value["place"] ?? value
    func whole(_ name: String) -> Int? { holder[name]?.number.flatMap { Int(exactly: $0) } }
    if let line = whole("line"), let column = whole("column") { place = (line, column) }
    var values: (expected: String, actual: String)?
    if let expected = value["expected"]?.text, let actual = value["actual"]?.text {
      values = (expected, actual)
    }
    self.init(message: message, place: place, values: values)
    self.file = file
    difference = value["difference"]?.text ?? ""
    reason = value["reason"]?.text ?? ""
    trace = (value["trace"]?.list ?? []).compactMap { TraceLine($0, version: 1)?.entry }
  }
}
