package import PantomimeKit

/// The answer to a statement: the outcome on one line, the reason on the next, and values that are
/// useful for the next statements.
package struct Answer: Sendable, Hashable {
  /// The tone of the outcome, which determines its style.
  package enum Tone: Sendable, Hashable {
    case plain, good, bad
  }

  /// A path and its value, in a form that can be pasted after `expect`.
  package struct Value: Sendable, Hashable {
    package let path: String
    package let pathValue: PathValue

    package init(_ path: String, _ pathValue: PathValue) {
      self.path = path
      self.pathValue = pathValue
    }

    /// The path and the value as `show` prints them.
    package var text: String { "\(path) \(PathValueText.text(pathValue))" }
  }

  /// The outcome; if lines are narrow, clauses after the first are omitted.
  package var outcome: [Clause]
  /// The reasons; if lines are narrow, clauses after the first are omitted.
  package var because: [Clause]
  /// The current values of some paths.
  package var now: [Value]
  /// The input that is expected from the user, or `nil` if there is none.
  package var still: Clause?
  /// The statement to write instead of a misuse, or an empty text.
  package var instead: String

  package var tone: Tone { outcome.first?.kind.tone ?? .plain }

  package init(
    _ outcome: Clause..., because: [Clause] = [], now: [Value] = [], still: Clause? = nil,
    instead: String = ""
  ) {
    self.outcome = outcome
    self.because = because.filter { !$0.text.isEmpty }
    (self.now, self.still, self.instead) = (now, still, instead)
  }
}

// MARK: - As text

extension Answer {
  /// Returns the lines, each followed by a line feed: at most three lines if they are 80 columns
  /// wide, and at most six if they are 60 columns wide.
  package func text(style: Style) -> String {
    let most = style.columns >= 80 ? 3 : style.columns >= 60 ? 6 : Int.max
    var answer = self
    var sections = answer.sections(style)
    while sections.reduce(0, { $0 + $1.count }) > most, answer.shorten(sections) {
      sections = answer.sections(style)
    }
    var text = ""
    for line in Answer.cut(sections, to: most) { text += line + "\n" }
    return text
  }

  /// Returns only the first clause, for a statement that is followed by others on the same line.
  package func headline(style: Style) -> String {
    var answer = Answer()
    answer.outcome = Array(outcome.prefix(1))
    return answer.sections(style).joined().map { $0 + "\n" }.joined()
  }

  private enum Section: Int, CaseIterable {
    case outcome, because, now, still, instead

    var label: String {
      switch self {
      case .outcome: ""
      case .because: "because "
      case .now: "now     "
      case .still: "still   "
      case .instead: "instead "
      }
    }
  }

  /// Returns the lines of every section; a section without content has no lines.
  private func sections(_ style: Style) -> [[String]] {
    Section.allCases.map { section in
      let chunks = chunks(section, style)
      guard !chunks.isEmpty else { return [] }
      let indent = section.label.isEmpty ? 2 : section.label.count
      // Unlike other text, an answer also uses the last column, so that a headline of exactly that
      // width fits.
      var lines = Wrapping(
        columns: style.columns + 1, indent: indent, used: section.label.count)
      for (index, chunk) in chunks.enumerated() {
        let isFirst = index == 0
        let word = Printable.shortened(Printable.text(chunk), to: max(8, style.columns - 12))
        let shown = section == .outcome ? style.paint(word, emphasis) : word
        lines.add(word, gap: isFirst ? 0 : 1, shown: shown)
      }
      let text = style.paint(section.label, .dim) + lines.lines
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private var emphasis: Style.Emphasis {
    switch tone {
    case .plain: .bold
    case .good: .good
    case .bad: .bad
    }
  }

  /// Returns the parts that mustn't be broken: words, and paths with their values.
  private func chunks(_ section: Section, _ style: Style) -> [String] {
    func words(_ text: String) -> [String] {
      let plain = style.isUnicode ? text : ASCIIText.spelled(text)
      return plain.split(separator: " ").map(String.init)
    }
    switch section {
    case .outcome: return words(Answer.joined(outcome))
    case .because: return words(Answer.joined(because))
    case .now:
      let dot = style.isUnicode ? "·" : "|"
      return now.enumerated().flatMap { index, value in
        index == 0 ? [value.text] : [dot, value.text]
      }
    case .still: return words(still?.text ?? "")
    case .instead: return words(instead)
    }
  }

  /// Removes the least important part that can be removed, beginning with sections that take more
  /// than one line; returns `false` if there is no such part.
  private mutating func shorten(_ sections: [[String]]) -> Bool {
    if outcome.count > 1, sections[Section.outcome.rawValue].count > 1 {
      outcome.removeLast()
    } else if because.count > 1, sections[Section.because.rawValue].count > 1 {
      because.removeLast()
    } else if now.count > 1, sections[Section.now.rawValue].count > 1 {
      now.removeLast()
    } else if !now.isEmpty, still != nil || !instead.isEmpty {
      now = []
    } else if still != nil, !instead.isEmpty {
      still = nil
    } else {
      return false
    }
    return true
  }

  /// Returns the lines of all sections; if there are too many, the last lines of the longest
  /// sections are dropped.
  private static func cut(_ sections: [[String]], to most: Int) -> [String] {
    var sections = sections
    while sections.reduce(0, { $0 + $1.count }) > most {
      guard let longest = sections.indices.max(by: { sections[$0].count < sections[$1].count }),
        sections[longest].count > 1
      else { break }
      sections[longest].removeLast()
      sections[longest][sections[longest].count - 1] += " …"
    }
    // This is a loop because the first use of the standard library's flattening sequences takes a
    // tenth of the launch time.
    var lines: [String] = []
    for section in sections { lines += section }
    if lines.count > most { lines.removeLast(lines.count - most) }
    return lines
  }

  /// Returns the texts of clauses, joined with their separators.
  private static func joined(_ clauses: [Clause]) -> String {
    var text = ""
    for (index, clause) in clauses.enumerated() {
      if index > 0 { text += clause.kind.joint }
      text += clause.text
    }
    return text
  }
}

/// Answers as JSON, one object per line.
///
/// A line is
/// `{"v":1,"line":3,"t":0.5,"statement":"pan ended","kind":"released","subject":"card", "outcome":"expanded","seconds":0.15,"text":"…"}`:
/// the position, followed by the fields of the first clause. The other clauses are in `more`,
/// `because`, and `still`, and the values of paths are in `now`.
package enum AnswerLines {
  /// The version of the format, which every line includes.
  package static let version = 1

  /// Returns the line of an answer, without its line feed.
  ///
  /// - Parameter shown: the output of the statement in addition to its answer, or an empty text.
  package static func line(_ place: Place, _ answer: Answer, shown: String = "") -> String {
    line(
      place,
      (answer.outcome.first.map { members($0) } ?? []) + [
        ("more", list(answer.outcome.dropFirst())), ("because", list(answer.because)),
        ("now", answer.now.isEmpty ? nil : values(answer.now)),
        ("still", answer.still.map { .object(members($0)) }),
        ("instead", .string(ifAny: answer.instead)), ("shown", .string(ifAny: shown)),
      ])
  }

  /// Returns the line for a text, a table, or a picture.
  package static func line(_ place: Place, shown: String) -> String {
    line(place, [("kind", .string("shown")), ("shown", .string(shown))])
  }

  /// Returns the line for an explanation: its headline, and its links by label.
  package static func line(
    _ place: Place, _ head: String,
    links: [(label: String, texts: [String], fields: [(name: String, text: String)])],
    shown: String = ""
  ) -> String {
    let links = links.map { link in
      let head: [JSONText.Member] = [
        ("about", .string(link.label)), ("texts", .strings(link.texts)),
      ]
      return JSONText.object(head + link.fields.map { ($0.name, .string(ifAny: $0.text)) })
    }
    return line(
      place,
      [
        ("kind", .string("explained")), ("text", .string(head)), ("links", .list(links)),
        ("shown", .string(ifAny: shown)),
      ])
  }

  /// Returns the line for the values of paths.
  package static func line(_ place: Place, _ now: [Answer.Value]) -> String {
    line(place, [("kind", .string("values")), ("now", values(now))])
  }

  /// Returns the line for some events.
  package static func line(_ place: Place, _ entries: [Trace.Entry]) -> String {
    let events = entries.map { JSONLines.object($0, version: JSONLines.version) }
    return line(place, [("kind", .string("events")), ("events", .list(events))])
  }

  /// Returns the line for a statement that couldn't be executed.
  ///
  /// - Parameter hint: the way to fix the statement, or an empty text.
  package static func line(_ place: Place, error: String, hint: String) -> String {
    line(
      place,
      [("kind", .string("error")), ("text", .string(error)), ("instead", .string(ifAny: hint))])
  }

  /// The statement that a line is about.
  package struct Place: Sendable {
    /// The number of the statement's line, beginning with 1.
    let line: Int
    /// The text of the statement.
    let statement: String
    /// The time after the statement, in seconds, or `nil` if no scene is running.
    let time: Double?

    package init(line: Int, statement: String, time: Double?) {
      (self.line, self.statement, self.time) = (line, statement, time)
    }
  }

  private static func line(_ place: Place, _ members: [JSONText.Member]) -> String {
    let head: [JSONText.Member] = [
      ("v", .count(version)), ("line", .count(place.line)), ("t", place.time.map { .number($0) }),
      ("statement", .string(place.statement)),
    ]
    return JSONText.object(head + members).text
  }

  private static func values(_ values: [Answer.Value]) -> JSONText {
    .object(values.map { ($0.path, .value($0.pathValue)) })
  }

  private static func list(_ clauses: some Collection<Clause>) -> JSONText? {
    clauses.isEmpty ? nil : .list(clauses.map { .object(members($0)) })
  }

  private static func members(_ clause: Clause) -> [JSONText.Member] {
    let travel = clause.travel.map { travel in
      JSONText.object([
        ("points", .number(travel.points)), ("of", .number(travel.whole)),
        ("from", .number(travel.start)), ("direction", .string(travel.direction)),
        ("atLimit", .flag(travel.isAtLimit)),
      ])
    }
    return [
      ("kind", .string(clause.kind.name)), ("subject", clause.subject.map { .string($0) }),
      ("outcome", clause.outcome.map { .string($0) }),
      ("returns", clause.isReturn ? .flag(true) : nil),
      ("pauses", clause.isPause ? .flag(true) : nil), ("share", clause.share.map { .number($0) }),
      ("timeShare", clause.timeShare.map { .number($0) }),
      ("seconds", clause.seconds.map { .number($0) }), ("rest", clause.rest.map { .number($0) }),
      ("delay", clause.delay.map { .number($0) }),
      ("ago", (clause.ago ?? clause.sinceLiftOff).map { .number($0) }),
      ("at", clause.time.map { .number($0) }), ("place", clause.place.map { .numbers($0) }),
      ("travel", travel), ("count", clause.count.map { .count($0) }),
      ("detail", clause.detail.map { .string($0) }),
      ("expected", clause.expected.map { .string($0) }),
      ("actual", clause.actual.map { .string($0) }), ("text", .string(clause.text)),
    ]
  }
}
