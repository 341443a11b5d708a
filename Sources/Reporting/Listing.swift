package import PantomimeKit

/// A trace for people: the time, what happened, its numbers to four decimals, and why.
package enum Listing {
  /// One line for every entry, each ended by a line feed.
  package static func text(_ entries: some Sequence<Trace.Entry>, style: Style) -> String {
    entries.map { line($0, style: style) + "\n" }.joined()
  }

  /// The line of an entry: `0.5000  animator paused  fraction=0.25 — why`.
  package static func line(_ entry: Trace.Entry, style: Style) -> String {
    var line = style.paint(time(entry.time), .dim) + "  "
    line += style.paint(entry.event.name, emphasis(entry.event.name))
    for field in entry.event.fields {
      line += " " + style.paint("\(field.name)=", .dim) + text(field.value)
    }
    if !entry.event.reason.isEmpty {
      line += style.paint(" \(style.dash) \(reason(entry.event.reason, style))", .dim)
    }
    return line
  }

  private static func time(_ time: Instant) -> String {
    let text = Numerals.text(time.seconds, decimals: Numerals.shownDecimals)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    return "t=\(parts[0])." + decimals
      + String(repeating: "0", count: max(0, Numerals.shownDecimals - decimals.count))
  }

  private static func text(_ value: Event.FieldValue) -> String {
    switch value {
    case .number(let number): Numerals.text(number, decimals: Numerals.shownDecimals)
    case .numbers(let numbers):
      numbers.map { Numerals.text($0, decimals: Numerals.shownDecimals) }.joined(separator: ",")
    case .word(let word): word
    }
  }

  private static func reason(_ reason: String, _ style: Style) -> String {
    guard !style.isUnicode else { return reason }
    return String(reason.map { $0 == "…" ? "..." : $0 == "×" ? "*" : String($0) }.joined())
  }

  private static func emphasis(_ name: String) -> Style.Emphasis {
    switch name.prefix(while: { $0 != " " }) {
    case "misuse", "fault", "warning": .warning
    case "completed", "state", "decided": .good
    default: .bold
    }
  }
}
