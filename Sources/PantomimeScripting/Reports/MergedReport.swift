package import PantomimeReporting

/// The reports of shards, merged as if one machine had run all tests.
package struct MergedReport: Sendable {
  /// The merged report, in the order that a single run would have.
  package private(set) var report = TestReport([])
  /// The missing or incomplete parts, or an empty array if the report is complete.
  package private(set) var gaps: [String] = []

  /// The reason why reports can't be merged.
  package struct MergeError: Error, Sendable, Hashable {
    package let reason: String
  }

  /// Merges reports, each with the name of its file.
  package init(_ reports: [(file: String, lines: ReportLines)]) throws(MergeError) {
    var files: [String: String] = [:]
    for (file, lines) in reports {
      for test in lines.cases {
        let name = test.test.full
        if let other = files.updateValue(file, forKey: name) {
          throw MergeError(
            reason: "\(Printable.quoted(name)) is in both \(Printable.quoted(other)) and "
              + Printable.quoted(file))
        }
      }
    }
    try notePieces(reports)
    noteHoles(reports)
    for (file, lines) in reports where !lines.isWhole {
      gaps.append("\(Printable.name(file)) ends before its summary")
    }
    var cuts: [String] = []
    for (_, lines) in reports {
      if let cut = lines.cut, !cuts.contains(cut) { cuts.append(cut) }
    }
    var cases = reports.flatMap { $0.lines.cases }
    // The cases are sorted only if all of them have a number; otherwise they keep their order.
    if cases.allSatisfy({ $0.order != nil }) {
      let order = cases.indices.sorted {
        (cases[$0].order ?? 0, $0) < (cases[$1].order ?? 0, $1)
      }
      cases = order.map { cases[$0] }
    }
    for index in cases.indices { cases[index].order = nil }
    let all = cuts + gaps
    report = TestReport(cases, cut: all.isEmpty ? nil : all.joined(separator: "; "))
    report.lacksTests = !gaps.isEmpty
    // Every shard looks for all tests, so the shards have the same problems.
    for (_, lines) in reports {
      report.problems += lines.problems.filter { !report.problems.contains($0) }
      report.unmet += lines.unmet.filter { !report.unmet.contains($0) }
      report.options += lines.options.filter { !report.options.contains($0) }
    }
  }

  /// Checks that the shards are of the same tests, and that no position among the tests is empty.
  ///
  /// A position is that of a test among the tests of all shards, so a hole means that a shard found
  /// other tests than the rest, as that of another commit does.
  private mutating func noteHoles(_ reports: [(file: String, lines: ReportLines)]) {
    let shards = reports.filter { $0.lines.part != nil }
    // What a missing shard lacks is no hole.
    guard let first = shards.first, gaps.isEmpty, shards.count == reports.count,
      reports.allSatisfy({ $0.lines.isWhole })
    else { return }
    for (file, lines) in shards.dropFirst() {
      if let total = lines.total, let other = first.lines.total, total != other {
        gaps.append(
          "\(Printable.name(first.file)) is a shard of \(other) tests, and "
            + "\(Printable.name(file)) of \(total): they belong to different runs")
      }
      let known = first.lines.total != nil && lines.total != nil
      if known, lines.selection != first.lines.selection {
        func words(_ lines: ReportLines) -> String {
          lines.selection.isEmpty ? "all tests" : lines.selection.joined(separator: " ")
        }
        gaps.append(
          "\(Printable.name(first.file)) is a shard of \(words(first.lines)), and "
            + "\(Printable.name(file)) of \(words(lines)): they belong to different runs")
      }
    }
    guard gaps.isEmpty else { return }
    let places = Set(shards.flatMap { $0.lines.cases.compactMap { $0.order } })
    let count = first.lines.total ?? places.max() ?? 0
    let holes = count > places.count ? (1...count).filter { !places.contains($0) } : []
    guard !holes.isEmpty else { return }
    let named = holes.prefix(5).map { "\($0)" }.joined(separator: ", ")
    let more = holes.count > 5 ? " and \(holes.count - 5) more" : ""
    gaps.append(
      "\(holes.count == 1 ? "test" : "tests") \(named)\(more) of \(count) "
        + "\(holes.count == 1 ? "is" : "are") missing: the shards belong to different runs")
  }

  /// Checks that every shard is present exactly once.
  private mutating func notePieces(
    _ reports: [(file: String, lines: ReportLines)]
  ) throws(MergeError) {
    let pieces = reports.compactMap { report in report.lines.part.map { (report.file, $0) } }
    guard let count = pieces.first?.1.count else { return }
    var files: [Int: String] = [:]
    for (file, part) in pieces {
      guard part.count == count else {
        throw MergeError(
          reason: "\(Printable.quoted(pieces[0].0)) is shard \(pieces[0].1.text), and "
            + "\(Printable.quoted(file)) is \(part.text): they belong to different runs")
      }
      if let other = files.updateValue(file, forKey: part.index) {
        throw MergeError(
          reason: "shard \(part.text) is in both \(Printable.quoted(other)) and "
            + Printable.quoted(file))
      }
    }
    // Without its summary, a report doesn't include its shard number.
    let missing = count - files.count
    guard missing > 0 else { return }
    let named = (1...count).lazy.filter { files[$0] == nil }.prefix(5).map { "\($0)/\(count)" }
    let more = missing > 5 ? " and \(missing - 5) more" : ""
    gaps.append(
      "shard\(missing == 1 ? "" : "s") \(named.joined(separator: ", "))\(more) "
        + "\(missing == 1 ? "is" : "are") missing")
  }
}
