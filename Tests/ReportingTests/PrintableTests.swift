import TestSupport
import PantomimeKit
import PantomimeReporting
import Testing

/// Text from outside before it is printed.
@Suite(.timeLimit) struct PrintableTests {
  /// Every character there is that steers a terminal, takes no room where it should be seen, or turns
  /// its neighbours round, and none that is part of words.
  @Test func whatIsNotSeenIsSpeltOut() {
    let wrong = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
      let shown = Printable.name("a\($0)b").unicodeScalars
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: return !Self.isSpeltOut(shown)
      // Of these some are part of words: the joiners, and the signs before Arabic numbers.
      case .format: return Self.bidi.contains($0.value) && !Self.isSpeltOut(shown)
      case .unassigned: return false
      default: return !shown.elementsEqual(["a", $0, "b"])
      }
    }
    #expect(wrong == [])
  }

  private static func isSpeltOut(_ shown: String.UnicodeScalarView) -> Bool {
    shown.starts(with: "a\\".unicodeScalars) && shown.last == "b" && shown.count > 3
      && shown.allSatisfy { (0x20..<0x7F).contains($0.value) }
  }

  /// The characters with the property Bidi_Control.
  private static let bidi: Set<UInt32> = Set(
    [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))

  @Test(arguments: [
    ("a\tb", "a\\tb", "a b"), ("a\nb\r", "a\\nb\\r", "a\\nb\\r"),
    ("\u{1B}[31m", "\\u{1B}[31m", "\\u{1B}[31m"),
    ("x\u{202E}nap.y", "x\\u{202E}nap.y", "x\\u{202E}nap.y"),
    ("a\u{200B}b", "a\\u{200B}b", "a\\u{200B}b"), ("a\u{E0041}", "a\\u{E0041}", "a\\u{E0041}"),
    ("日本 é e\u{301} 👩\u{200D}🚀", "日本 é e\u{301} 👩\u{200D}🚀", "日本 é e\u{301} 👩\u{200D}🚀"),
  ])
  func namesAndTexts(raw: String, name: String, text: String) {
    #expect(Printable.name(raw) == name)
    #expect(Printable.text(raw) == text)
    #expect(Printable.quoted(raw) == "'\(name)'")
  }

  @Test func whatIsSafeAlreadyIsLeftAlone() {
    let raw = "a\u{202E}\u{1B}\tb\n"
    for once in [Printable.name(raw), Printable.text(raw), Printable.message(raw)] {
      #expect(Printable.name(once) == once)
      #expect(Printable.message(once) == once)
    }
  }

  @Test func whatIsQuotedAtLengthIsShortened() {
    for length in [1, 10, 71, 72, 73, 100, 1_000, 60_000] {
      let word = String(repeating: "x", count: length)
      let message = Printable.message("unknown verb '\(word)' in a '\(word)'")
      #expect(message.hasPrefix("unknown verb 'x") && message.hasSuffix("x'"))
      #expect(message.contains(" in a 'x"))
      #expect(message.contains("…") == (length + 2 > 72))
      #expect(message.count <= 200)
      let words = Array(repeating: "word", count: length).joined(separator: " ")
      #expect(Printable.message("no event '\(words)'").count <= 600)
      #expect(Printable.quoted(word).count <= 202)
    }
  }

  /// Nothing is cut in the middle of what it is spelt as.
  @Test func whatIsShortenedIsStillSafe() {
    let name = String(repeating: "\u{202E}", count: 500)
    let parts = Printable.quoted(name).dropFirst().dropLast().split(separator: "…")
    #expect(parts.count == 2)
    for part in parts {
      #expect(part.split(separator: "\\").allSatisfy { $0 == "u{202E}" })
    }
  }

  @Test func linesStayLines() {
    #expect(Printable.lines("Error: \u{1B}x\n  a\tb\n") == "Error: \\u{1B}x\n  a b\n")
    #expect(Printable.lines("") == "")
  }

  /// The text of an event contains user-defined names.
  @Test func listingsAreSafe() {
    let event = Fixture.entry(
      0, .init(named: "tap", [.word("on", "x\u{202E}y")], reason: "a \u{1B}b"))
    let line = Listing.line(event, style: .plain)
    #expect(line == "t=0.0000  tap on=x\\u{202E}y — a \\u{1B}b")
    #expect(JSONLines.line(event).contains(#""x\u202ey""#))
    #expect(CommaTable.line(scene: 1, event) == "1,0,tap,on=x\\u{202E}y,a \\u{1B}b")
  }
}
