import TestSupport
import PantomimeKit
import PantomimeReporting
import Testing

@Suite(.timeLimit) struct ListingTests {
  @Test func plain() {
    #expect(
      Listing.folded(Fixture.entries, style: Fixture.wide) == """
        t=0.0000  scene box width=320 faults=none
        t=0.5000  pan began t=0,-12.3457
        t=0.5167  animator paused fraction=0.2318 reversed=no — its fraction is clamped to 0 … 1 × 2
        t=1.0000  completed end
        t=1.0000  misuse stop-stopped — it is stopped already

        """)
  }

  @Test func asciiOnly() {
    let style = Style(hasColor: false, isUnicode: false, columns: 200)
    let text = Listing.folded(Fixture.entries, style: style)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("reversed=no -- its fraction is clamped to 0 ... 1 * 2\n"))
  }

  /// The time and the names of fields stand back, reasons do not, the event says by its colour of what kind it is.
  @Test func color() {
    let style = Style(hasColor: true, isUnicode: true, columns: 200)
    let lines = Fixture.entries.map { Listing.line($0, style: style) }
    let (off, dim) = ("\u{1B}[0m", "\u{1B}[2m")
    #expect(
      lines[1] == "\(dim)t=0.5000\(off)  \u{1B}[1mpan began\(off) \(dim)t=\(off)0,-12.3457")
    #expect(lines[3] == "\(dim)t=1.0000\(off)  \u{1B}[32mcompleted end\(off)")
    #expect(lines[4].contains("\u{1B}[33mmisuse stop-stopped\(off) — it "))
    let bare = Fixture.entries.map { Listing.line($0, style: Fixture.wide) }
    #expect(lines.map(withoutEscapes) == bare)
  }

  /// However narrow: no line is too long unless a single word is, and no word is lost.
  @Test func wrapped() {
    for columns in 20...100 {
      for hasColor in [false, true] {
        let style = Style(hasColor: hasColor, isUnicode: true, columns: columns)
        for entry in Fixture.entries {
          let text = withoutEscapes(Listing.line(entry, style: style, indent: 3))
          let wanted = Listing.line(entry, style: Fixture.wide)
          #expect(words(text) == words(wanted))
          for line in text.split(separator: "\n").dropFirst() {
            #expect(line.hasPrefix(String(repeating: " ", count: 13)))
            #expect(line.count < columns || !line.dropFirst(13).contains(" "))
          }
        }
      }
    }
  }

  @Test(arguments: [
    (Int64(0), "t=0.0000"), (49_999, "t=0.0000"), (50_001, "t=0.0001"),
    (100_000_000, "t=0.1000"), (999_999_999, "t=1.0000"), (60_000_000_000, "t=60.0000"),
    (3_600_123_456_789, "t=3600.1235"),
  ])
  func timesHaveFourDecimals(nanoseconds: Int64, text: String) {
    let line = Listing.line(Fixture.entry(nanoseconds, Event(named: "x")), style: .plain)
    #expect(line == text + "  x")
  }

  private func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }
  }

  private func withoutEscapes(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for character in text {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { result.append(character) }
      if character == "m" { isEscape = false }
    }
    return result
  }
}
