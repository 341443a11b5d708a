/// A script whose failed expectations are changed to expect the actual values.
///
/// The operator, the tolerance, the comment, the layout and the line ending of a changed line are
/// preserved. This type performs no I/O: the caller writes the bytes.
package struct Acceptance: Sendable {
  /// A run of the script or of one of its cases.
  package struct Run: Sendable {
    /// The name of the case, or `nil` if the script has no cases.
    package let name: String?
    package let failures: [Failure]

    package init(name: String? = nil, failures: [Failure]) {
      self.name = name
      self.failures = failures
    }
  }

  /// An expectation that isn't changed, and the reason.
  package struct Leaving: Sendable, Hashable {
    /// The included file that contains the expectation, or `nil` for the script itself.
    package let file: String?
    package let line: Int
    package let column: Int
    /// The line as written.
    package let text: String
    package let reason: String
  }

  /// The edits that would make expectations hold, sorted by line.
  package private(set) var edits: [LineEdit] = []
  /// The expectations that aren't changed, sorted by line.
  package private(set) var leavings: [Leaving] = []

  private let bytes: [UInt8]

  /// A place in the script, or in a file that it uses.
  private struct Place: Hashable {
    let file: String?
    let line: Int
    let span: Span

    func isBefore(_ other: Place) -> Bool {
      if file != other.file { return (file ?? "") < (other.file ?? "") }
      return line != other.line ? line < other.line : span.start < other.span.start
    }
  }

  /// Finds the edits.
  ///
  /// - Parameters:
  ///   - bytes: The script that was run.
  ///   - runs: The runs of all cases, including the runs without failures.
  package init(of bytes: [UInt8], _ runs: [Run]) {
    self.bytes = bytes
    var found: [Place: [(run: Int, failure: Failure)]] = [:]
    for (number, run) in runs.enumerated() {
      for failure in run.failures {
        let place = Place(file: failure.file, line: failure.line, span: failure.span)
        found[place, default: []].append((number, failure))
      }
    }
    for place in found.keys.sorted(by: { $0.isBefore($1) }) {
      let failures = found[place] ?? []
      guard let failure = failures.first?.failure else { continue }
      switch Acceptance.verdict(on: failures, of: runs) {
      case .edit(let edit): edits.append(edit)
      case .none(let reason):
        leavings.append(
          Leaving(
            file: failure.file, line: failure.line, column: failure.span.start + 1,
            text: failure.text, reason: reason))
      }
    }
  }

  /// Combines all failures of one expectation into a single correction.
  private static func verdict(
    on failures: [(run: Int, failure: Failure)], of runs: [Run]
  ) -> PlacedCorrection {
    var edits: [LineEdit] = []
    for (_, failure) in failures {
      if failure.file != nil {
        return .none(because: "it is in a file that others may use")
      }
      switch failure.correction {
      case .none(let reason): return .none(because: reason)
      case .edit(let edit): if !edits.contains(edit) { edits.append(edit) }
      }
    }
    guard let edit = edits.first else { return .none(because: "no value is known") }
    if edits.count > 1 {
      let cases = failures.compactMap { run, failure -> String? in
        guard let name = runs[run].name, case .edit(let edit) = failure.correction else {
          return nil
        }
        return "\(name) \(edit.new.drop { $0 == " " })"
      }
      return .none(
        because: cases.isEmpty
          ? "its value varies between runs"
          : "its cases differ: \(Spelling.list(cases, "and"))")
    }
    let failed = Set(failures.map { $0.run })
    if let other = runs.indices.first(where: { !failed.contains($0) }) {
      return .none(because: "it holds in case \(runs[other].name ?? "")")
    }
    return .edit(edit)
  }

  /// Returns the script with the chosen edits applied.
  ///
  /// All other bytes are preserved, including line endings. Edits of lines that the script doesn't
  /// contain are ignored.
  package func bytes(with chosen: [LineEdit]) -> [UInt8] {
    Acceptance.bytes(bytes, with: chosen)
  }

  /// Returns a script with some edits applied, which preserves all other bytes.
  package static func bytes(_ bytes: [UInt8], with chosen: [LineEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var edits = chosen.sorted { ($0.line, $0.span.start) < ($1.line, $1.span.start) }[...]
    var (start, number) = (0, 0)
    while start < bytes.count {
      number += 1
      let end = LineSource.end(ofLineFrom: start, bytes).next ?? bytes.count
      let line = bytes[start..<end]
      let wanted = edits.prefix { $0.line == number }
      edits = edits.dropFirst(wanted.count)
      result += wanted.isEmpty ? Array(line) : Acceptance.edited(line, Array(wanted))
      start = end
    }
    return result
  }

  /// Returns a line to which edits have been applied from left to right.
  private static func edited(_ line: ArraySlice<UInt8>, _ edits: [LineEdit]) -> [UInt8] {
    let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
    // The spans don't count a byte-order mark.
    let first = edits[0].line == 1 && scalars.first == "\u{FEFF}" ? 1 : 0
    var result = String.UnicodeScalarView()
    var place = 0
    for edit in edits {
      guard edit.span.start + first >= place, edit.span.end + first <= scalars.count else {
        continue
      }
      result.append(contentsOf: scalars[place..<(edit.span.start + first)])
      result.append(contentsOf: edit.new.unicodeScalars)
      place = edit.span.end + first
    }
    result.append(contentsOf: scalars[place...])
    return Array(String(result).utf8)
  }
}
