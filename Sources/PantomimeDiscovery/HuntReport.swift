import PantomimeKit
import PantomimeProps
package import PantomimeReporting
import PantomimeScripting

/// The result of a hunt, or of some of its shards.
package struct HuntReport: Sendable, Hashable {
  /// The scene with its options, or the script.
  package let target: String
  package let seed: UInt64
  /// The number of runs that were requested for the whole hunt.
  package let wanted: Int
  /// The number of runs that were played.
  package private(set) var runs: Int
  /// The shards that the report covers: *I* of *N*.
  package private(set) var parts: [TestReport.Part]
  package private(set) var findings: [Finding]
  /// The hashes of what was seen, sorted.
  package private(set) var coverage: [UInt64]
  package private(set) var isInterrupted: Bool

  /// Creates a report from the blocks that were played.
  ///
  /// Of several violations of one claim, the first counts, so the result doesn't depend on the
  /// order in which the blocks were played.
  package init(
    target: String, seed: UInt64, wanted: Int, part: TestReport.Part?, _ blocks: [HuntBlock],
    in field: HuntField, isInterrupted: Bool = false
  ) {
    (self.target, self.seed, self.wanted) = (target, seed, wanted)
    parts = part.map { [$0] } ?? []
    self.isInterrupted = isInterrupted
    runs = blocks.reduce(0) { $0 + $1.runs }
    coverage = blocks.reduce(into: Set<UInt64>()) { $0.formUnion($1.coverage) }.sorted()
    var names: [String] = []
    findings = []
    for block in blocks.sorted(by: { $0.number < $1.number }) {
      for (name, found) in block.found where !names.contains(name) {
        names.append(name)
        findings.append(Finding(found, block: block.number, in: field))
      }
    }
    arrange()
  }

  private init(
    target: String, seed: UInt64, wanted: Int, runs: Int, parts: [TestReport.Part],
    findings: [Finding], coverage: [UInt64], isInterrupted: Bool
  ) {
    (self.target, self.seed, self.wanted, self.runs) = (target, seed, wanted, runs)
    (self.parts, self.findings, self.coverage) = (parts, findings, coverage)
    self.isInterrupted = isInterrupted
  }

  /// Keeps the first finding of each claim and of each script, sorted by run.
  private mutating func arrange() {
    findings.sort { ($0.run, $0.claim) < ($1.run, $1.claim) }
    var kept: [Finding] = []
    for finding in findings
    where !kept.contains(where: { $0.claim == finding.claim || $0.moves == finding.moves }) {
      kept.append(finding)
    }
    findings = kept
  }

  /// The reason why reports can't be merged.
  package struct MergeError: Error, Sendable, Hashable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Merges the reports of shards, each with the name of its file.
  package static func merged(
    _ reports: [(file: String, report: HuntReport)]
  ) throws(MergeError) -> HuntReport {
    guard var merged = reports.first?.report else { throw MergeError(reason: "there is no report") }
    for (file, report) in reports.dropFirst() {
      guard report.target == merged.target, report.seed == merged.seed,
        report.wanted == merged.wanted
      else {
        throw MergeError(
          reason: "\(Printable.quoted(file)) is from another hunt: \(report.target), "
            + "seed \(report.seed), \(report.wanted) runs")
      }
      if let part = report.parts.first(where: { merged.parts.contains($0) }) {
        throw MergeError(reason: "shard \(part.text) is there twice")
      }
      guard report.parts.first?.count == merged.parts.first?.count else {
        func words(_ report: HuntReport) -> String {
          report.parts.first.map { "shard \($0.text)" } ?? "a whole hunt"
        }
        throw MergeError(
          reason: "\(Printable.quoted(file)) is \(words(report)), and the file before it "
            + "\(words(merged)): they belong to different runs")
      }
      merged.runs += report.runs
      merged.parts += report.parts
      merged.findings += report.findings
      merged.coverage = Set(merged.coverage).union(report.coverage).sorted()
      merged.isInterrupted = merged.isInterrupted || report.isInterrupted
    }
    merged.arrange()
    // A hunt whose shards are all there is a whole one.
    if let count = merged.parts.first?.count, merged.parts.count == count { merged.parts = [] }
    return merged
  }
}

extension HuntReport {
  /// The shards that the report lacks, as in `2/4`, or an empty array if it's that of a whole hunt.
  package var missing: [String] {
    guard let count = parts.first?.count else { return [] }
    let known = Set(parts.map { $0.index })
    return (1...count).filter { !known.contains($0) }.map { "\($0)/\(count)" }
  }
}

extension Finding {
  /// The lines of the script without the test's sentence.
  fileprivate var moves: [String] { Array(script.dropFirst().dropLast()) }
}

// MARK: - Text

extension HuntReport {
  /// The report for a person.
  package var text: String {
    var text = ""
    for (index, finding) in findings.enumerated() {
      // The claim of an assertion is its own sentence.
      let name = finding.claim == finding.sentence ? "" : "\(finding.claim): "
      text += "\(index + 1)  \(name)\(finding.sentence)\n"
      text +=
        "   found in run \(finding.run)\(finding.isConfirmed ? "" : ", but its script passes")\n"
      text += finding.script.map { "     \($0)\n" }.joined()
      for interval in finding.intervals {
        text +=
          "   \(interval.line > 0 ? "line \(interval.line)" : "statement \(interval.statement)") "
          + "fails with \(interval.name) from "
          + "\(Numerals.text(interval.lower)) to \(Numerals.text(interval.upper))\n"
      }
      if !finding.others.isEmpty {
        text += "   also breaks \(finding.others.joined(separator: ", "))\n"
      }
      text += "   after \(Numerals.text(finding.noReturn)) s no input that was tried prevents it\n"
      if !finding.why.isEmpty {
        text += "   why\n"
        text += finding.why.split(separator: "\n").map { "     \($0)\n" }.joined()
      }
      text += "\n"
    }
    let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
    let shard = parts.isEmpty ? "" : ", shard \(parts.map { $0.text }.joined(separator: " "))"
    let cut = isInterrupted ? ", interrupted" : ""
    return text
      + "\(target): \(count) in \(runs) runs (seed \(seed)\(shard)\(cut)), \(coverage.count) "
      + "kinds of events and pairs seen\n"
  }

  /// The report as JSON, one object per line.
  package var lines: String {
    let head = JSONText.object([
      ("v", .count(1)), ("event", .string("hunt")), ("target", .string(target)),
      ("seed", .string("\(seed)")), ("wanted", .count(wanted)), ("runs", .count(runs)),
      ("parts", .strings(parts.map { $0.text })), ("interrupted", .flag(isInterrupted)),
      ("coverage", .strings(coverage.map { String($0, radix: 16) })),
    ])
    return head.text + "\n" + findings.map { $0.line + "\n" }.joined()
  }

  /// Parses the report in a file, or returns `nil` if the file has none.
  ///
  /// - Throws: `MergeError` if the report is incomplete.
  package init?(_ bytes: [UInt8]) throws(MergeError) {
    var head: JSONValue?
    var findings: [Finding] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let value = try? JSONReader.read(line) else {
        if head == nil { return nil }
        throw MergeError(reason: "a line is not JSON")
      }
      switch value["event"]?.text {
      case "hunt": head = value
      case "finding":
        guard let finding = Finding(value) else {
          throw MergeError(reason: "a finding is incomplete")
        }
        findings.append(finding)
      default: break
      }
    }
    guard let head else { return nil }
    guard let target = head["target"]?.text, let seed = head["seed"]?.text.flatMap({ UInt64($0) }),
      let wanted = head["wanted"]?.number, let runs = head["runs"]?.number
    else { throw MergeError(reason: "the first line is incomplete") }
    var isInterrupted = false
    if case .flag(true)? = head["interrupted"] { isInterrupted = true }
    self.init(
      target: target, seed: seed, wanted: Int(wanted), runs: Int(runs),
      parts: (head["parts"]?.list ?? []).compactMap { $0.text.flatMap { TestReport.Part($0) } },
      findings: findings,
      coverage: (head["coverage"]?.list ?? []).compactMap {
        $0.text.flatMap { UInt64($0, radix: 16) }
      },
      isInterrupted: isInterrupted)
  }
}

extension Finding {
  fileprivate var line: String {
    let intervals = intervals.map { interval in
      JSONText.object([
        ("statement", .count(interval.statement)),
        ("line", interval.line > 0 ? .count(interval.line) : nil), ("name", .string(interval.name)),
        ("value", .number(interval.value)), ("from", .number(interval.lower)),
        ("to", .number(interval.upper)),
      ])
    }
    return JSONText.object([
      ("v", .count(1)), ("event", .string("finding")), ("claim", .string(claim)),
      ("sentence", .string(sentence)), ("others", .strings(others)), ("run", .count(run)),
      ("script", .strings(script)),
      ("statements", .count(statementCount)), ("why", .string(why)),
      ("intervals", .list(intervals)), ("no-return", .number(noReturn)),
      ("confirmed", .flag(isConfirmed)),
    ]).text
  }

  fileprivate init?(_ value: JSONValue) {
    guard let claim = value["claim"]?.text, let sentence = value["sentence"]?.text,
      let run = value["run"]?.number, let script = value["script"]?.list,
      let statements = value["statements"]?.number, let noReturn = value["no-return"]?.number
    else { return nil }
    var isConfirmed = false
    if case .flag(true)? = value["confirmed"] { isConfirmed = true }
    let intervals = (value["intervals"]?.list ?? []).compactMap { interval -> Interval? in
      guard let statement = interval["statement"]?.number, let name = interval["name"]?.text,
        let value = interval["value"]?.number, let lower = interval["from"]?.number,
        let upper = interval["to"]?.number
      else { return nil }
      return Interval(
        statement: Int(statement), line: interval["line"]?.number.flatMap { Int(exactly: $0) } ?? 0,
        name: name, value: value, lower: lower, upper: upper)
    }
    self.init(
      claim: claim, sentence: sentence,
      others: (value["others"]?.list ?? []).compactMap { $0.text },
      run: Int(run), script: script.compactMap { $0.text },
      statementCount: Int(statements), why: value["why"]?.text ?? "", intervals: intervals,
      noReturn: noReturn, isConfirmed: isConfirmed)
  }
}
