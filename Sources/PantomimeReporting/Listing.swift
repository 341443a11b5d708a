package import PantomimeKit

/// A human-readable trace: for every entry, the time, the event with its numbers to four decimals,
/// and the reason.
package enum Listing {
  /// Returns one line for every entry, each followed by a line feed; the middle of long repetitions
  /// is omitted.
  package static func folded(
    _ entries: [Trace.Entry], withReasons: Bool = true, style: Style
  ) -> String {
    Folding.parts(of: entries).map { part in
      switch part {
      case .entry(let entry): line(entry, withReason: withReasons, style: style) + "\n"
      case .more(let count):
        style.paint("          \(style.isUnicode ? "…" : "...") \(count) more like these", .dim)
          + "\n"
      }
    }.joined()
  }

  /// Returns an entry, such as `t=0.5000  animator paused fraction=0.25 — why`, wrapped if it is
  /// too long.
  ///
  /// - Parameter indent: the number of columns before the entry.
  package static func line(
    _ entry: Trace.Entry, withReason: Bool = true, style: Style, indent: Int = 0
  ) -> String {
    let time = time(entry.time)
    var rest = Wrapping(
      columns: style.columns, indent: indent + time.count + 2, used: indent + time.count + 2)
    let name = Printable.text(entry.event.name)
    rest.add(name, gap: 0, shown: style.paint(name, emphasis(entry.event.kind.tone)))
    for field in entry.event.fields {
      let value = text(field.value)
      rest.add(
        "\(field.name)=\(value)", shown: style.paint("\(field.name)=", .dim) + value)
    }
    if withReason, !entry.event.reason.isEmpty {
      for word in "\(style.dash) \(reason(Facts.annotated(entry.event.reason), style))".split(
        separator: " ")
      {
        rest.add(word)
      }
    }
    return style.paint(time, .dim) + "  " + rest.lines
  }

  static func time(_ time: Instant) -> String {
    let text = Numerals.text(time.seconds, decimals: Numerals.shownDecimals)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    return "t=\(parts[0])." + decimals
      + String(repeating: "0", count: max(0, Numerals.shownDecimals - decimals.count))
  }

  static func text(_ value: Event.FieldValue) -> String {
    switch value {
    case .number(let number): Numerals.text(number, decimals: Numerals.shownDecimals)
    case .numbers(let numbers):
      numbers.map { Numerals.text($0, decimals: Numerals.shownDecimals) }.joined(separator: ",")
    case .word: Printable.text(value.written)
    }
  }

  private static func reason(_ reason: String, _ style: Style) -> String {
    let reason = Printable.text(reason)
    return style.isUnicode ? reason : ASCIIText.spelled(reason)
  }

  private static func emphasis(_ tone: EventKind.Tone) -> Style.Emphasis {
    switch tone {
    case .warning: .warning
    case .outcome: .good
    case .plain: .bold
    }
  }
}

/// A shortened, human-readable trace: if the same few kinds of events repeat, as in a drag, only
/// the first and the last of these events are shown.
package enum Folding {
  /// A part of a shortened trace.
  package enum Part: Sendable {
    case entry(Trace.Entry)
    /// The number of entries that are omitted because they are like those around them.
    case more(Int)
  }

  /// The maximum number of different kinds of events in a repetition; our choice.
  private static let mostKinds = 3
  /// The number of entries shown at either end of a repetition; our choice.
  private static let kept = 4

  /// Returns the entries in order, with the middle of long repetitions omitted.
  package static func parts(of entries: [Trace.Entry]) -> [Part] {
    var parts: [Part] = []
    var start = 0
    while start < entries.count {
      let end = endOfRun(in: entries, from: start)
      let run = entries[start..<end]
      if run.count > 2 * kept + 2 {
        parts += run.prefix(kept).map { .entry($0) }
        parts.append(.more(run.count - 2 * kept))
        parts += run.suffix(kept).map { .entry($0) }
      } else {
        parts += run.map { .entry($0) }
      }
      start = end
    }
    return parts
  }

  /// Returns the index after a repetition in which every kind of event occurs at least twice.
  private static func endOfRun(in entries: [Trace.Entry], from start: Int) -> Int {
    var kinds: [Event] = []
    var end = start
    while end < entries.count {
      let event = entries[end].event
      if !kinds.contains(where: { $0.matches(kindAndSubject: event) }) {
        // A kind that first appears later is new information, and must not be omitted.
        guard kinds.count < mostKinds, end - start < mostKinds else { break }
        kinds.append(event)
      }
      end += 1
    }
    // A kind that occurs only once, at the beginning, isn't part of the repetition.
    let once = kinds.filter { event in
      entries[start..<end].count { $0.event.matches(kindAndSubject: event) } == 1
    }
    return once.isEmpty || end - start == 1 ? end : start + 1
  }
}
