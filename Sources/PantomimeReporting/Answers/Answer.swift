package import PantomimeKit

/// What a statement came to, for the one who typed it: the outcome in a line, why in the next, and
/// the values to go on with.
package struct Answer: Sendable {
  /// How the outcome is to be heard.
  package enum Tone: Sendable, Hashable {
    case plain, good, bad
  }

  /// A path and its value, as one can paste them after `expect`.
  package struct Value: Sendable, Hashable {
    package let path: String
    package let pathValue: PathValue

    package init(_ path: String, _ pathValue: PathValue) {
      self.path = path
      self.pathValue = pathValue
    }

    /// Both, as `show` prints them.
    package var text: String { "\(path) \(PathValueText.text(pathValue))" }
  }

  /// What came of it, in clauses; those behind the first may be left out where lines are short.
  package var outcome: [String]
  /// Why, likewise in clauses.
  package var because: [String]
  /// Values of paths as they are now.
  package var now: [Value]
  /// What waits.
  package var still: String
  /// What to write instead.
  package var instead: String
  package var tone: Tone

  package init(
    _ outcome: String..., because: [String] = [], now: [Value] = [], still: String = "",
    instead: String = "", tone: Tone = .plain
  ) {
    self.init(
      clauses: outcome, because: because, now: now, still: still, instead: instead, tone: tone)
  }

  package init(
    clauses outcome: [String], because: [String] = [], now: [Value] = [], still: String = "",
    instead: String = "", tone: Tone = .plain
  ) {
    self.outcome = outcome
    self.because = because.filter { !$0.isEmpty }
    self.now = now
    self.still = still
    self.instead = instead
    self.tone = tone
  }
}

// MARK: - As text

extension Answer {
  /// The lines, each ended by a line feed: at most three at 80 columns, six at 60.
  package func text(style: Style) -> String {
    let most = style.columns >= 80 ? 3 : style.columns >= 60 ? 6 : Int.max
    var answer = self
    var sections = answer.sections(style)
    while sections.reduce(0, { $0 + $1.count }) > most, answer.shorten(sections) {
      sections = answer.sections(style)
    }
    return Answer.chain(Answer.cut(sections, to: most), each: "\n")
  }

  /// The first clause alone: what is told of a statement that others follow on its line.
  package func headline(style: Style) -> String {
    let answer = Answer(clauses: Array(outcome.prefix(1)), tone: tone)
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

  /// The lines of every section; none of one that has nothing to say.
  private func sections(_ style: Style) -> [[String]] {
    Section.allCases.map { section in
      let chunks = chunks(section, style)
      guard !chunks.isEmpty else { return [] }
      let indent = section.label.isEmpty ? 2 : section.label.count
      var lines = Wrapping(
        columns: style.columns, indent: indent, used: section.label.count)
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

  /// What must not be torn apart: words, and a path with its value.
  private func chunks(_ section: Section, _ style: Style) -> [String] {
    func words(_ text: String) -> [String] {
      let plain = style.isUnicode ? text : ASCIIText.spelled(text)
      return plain.split(separator: " ").map(String.init)
    }
    switch section {
    case .outcome: return words(Answer.chain(outcome, between: "; "))
    case .because: return words(Answer.chain(because, between: "; "))
    case .now:
      let dot = style.isUnicode ? "·" : "|"
      return now.enumerated().flatMap { index, value in
        index == 0 ? [value.text] : [dot, value.text]
      }
    case .still: return words(still)
    case .instead: return words(instead)
    }
  }

  /// Leaves out what matters least of what takes more than a line; false if nothing is left to leave
  /// out.
  private mutating func shorten(_ sections: [[String]]) -> Bool {
    if outcome.count > 1, sections[Section.outcome.rawValue].count > 1 {
      outcome.removeLast()
    } else if because.count > 1, sections[Section.because.rawValue].count > 1 {
      because.removeLast()
    } else if now.count > 1, sections[Section.now.rawValue].count > 1 {
      now.removeLast()
    } else if !now.isEmpty, !still.isEmpty || !instead.isEmpty {
      now = []
    } else if !still.isEmpty, !instead.isEmpty {
      still = ""
    } else {
      return false
    }
    return true
  }

  /// The first lines of each section where there are too many of them.
  private static func cut(_ sections: [[String]], to most: Int) -> [String] {
    var sections = sections
    while sections.reduce(0, { $0 + $1.count }) > most {
      guard let longest = sections.indices.max(by: { sections[$0].count < sections[$1].count }),
        sections[longest].count > 1
      else { break }
      sections[longest].removeLast()
      sections[longest][sections[longest].count - 1] += " …"
    }
    // In a loop: what the standard library lays one into another for this is made up at first use, which
    // is a tenth of a start; so it is below.
    var lines: [String] = []
    for section in sections { lines += section }
    if lines.count > most { lines.removeLast(lines.count - most) }
    return lines
  }

  /// Texts one behind the other.
  private static func chain(
    _ texts: [String], between separator: String = "", each end: String = ""
  ) -> String {
    var chain = ""
    for (index, text) in texts.enumerated() {
      if index > 0 { chain += separator }
      chain += text
      chain += end
    }
    return chain
  }
}
