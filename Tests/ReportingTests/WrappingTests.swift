import TestSupport
import PantomimeReporting
import Testing

/// The one place where lines are broken, and tables that fit.
@Suite(.timeLimit) struct WrappingTests {
  private static let texts = [
    "", "one", "  two words\n\nand a last line without an end",
    "  name      A meaning of some length that hangs under its first word.\n",
    "A70  documented  A sentence behind two words in columns, long enough to be broken twice.\n",
    "                                                  far to the right already, and long\n",
    "averyverylongwordthatfitsnowhereatallbelowfiftycolumns and others  averyverylongwordtoo\n",
    "\u{1B}[2mdim words from here on\u{1B}[0m and \u{1B}[1mbold\u{1B}[0m ones behind them, too\n",
    "日本語 日本語 日本語 日本語 日本語 — wide characters count two\n",
  ]

  private func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }
  }

  private func bare(_ text: some StringProtocol) -> String {
    text.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated().map { part in
      part.offset == 0 ? String(part.element) : String(part.element.drop { $0 != "m" }.dropFirst())
    }.joined()
  }

  @Test(arguments: texts)
  func noLineIsTooLongAndNoWordIsLost(text: String) {
    for columns in 20...500 {
      let wrapped = Wrapping.text(text, columns: columns)
      #expect(words(wrapped) == words(text))
      for line in wrapped.split(separator: "\n") {
        let line = bare(line)
        #expect(
          Printable.width(line) <= columns || words(line).count == 1, "\(columns): \(line)")
      }
      // Wrapped text is not wrapped again.
      #expect(Wrapping.text(wrapped, columns: columns + 1) == wrapped)
    }
    #expect(Wrapping.text(text, columns: 1000) == text)
  }

  @Test func laterLinesHang() {
    #expect(
      Wrapping.text(Self.texts[3], columns: 40) == """
          name      A meaning of some length
                    that hangs under its first
                    word.

        """)
    // Text without columns is indented like its first line.
    #expect(Wrapping.text("  four words of it", columns: 16) == "  four words of\n  it")
    #expect(Wrapping.text("four words of it", columns: 16) == "four words of\n  it")
    #expect(
      Wrapping.line("    actual    1  (far from it)", columns: 24, indent: 14)
        == "    actual    1  (far\n              from it)")
  }

  private var table: PlainTable {
    var table = PlainTable([
      .init("rule"), .init("margin", .decimal), .init("because"),
    ])
    table.add(["sign", "12.5 pt/s", "the velocity points to completion, and that is all"])
    table.add(["flick-or-half", "3 pt/s", "no flick"], isMarked: true)
    return table
  }

  @Test func tablesAreAsWideAsTheyNeed() {
    let wide = """
        rule           margin     because
        sign           12.5 pt/s  the velocity points to completion, and that is all
      * flick-or-half   3 pt/s    no flick

      """
    #expect(table.text() == wide)
    #expect(table.text(columns: 80) == wide)
  }

  @Test func theLastColumnIsWrappedBesideTheOthers() {
    #expect(
      table.text(columns: 60) == """
          rule           margin     because
          sign           12.5 pt/s  the velocity points to
                                    completion, and that is all
        * flick-or-half   3 pt/s    no flick

        """)
  }

  @Test func whatDoesNotFitStandsBelow() {
    #expect(
      table.text(columns: 40) == """
          rule           margin
              because
          sign           12.5 pt/s
              the velocity points to
              completion, and that is all
        * flick-or-half   3 pt/s
              no flick

        """)
  }

  @Test func tablesFitEveryWidth() {
    let whole = words(table.text())
    for columns in 20...500 {
      let text = table.text(columns: columns)
      #expect(words(text) == whole, "\(columns)")
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(columns)")
    }
  }

  @Test func pagesHoldTextsAndTables() {
    var page = Page()
    page.add("a heading that is a little longer than the others are\n")
    page.add(table)
    #expect(page.text().hasSuffix(table.text()))
    #expect(page.text(columns: 40).hasSuffix("\n" + table.text(columns: 40)))
    #expect(page.text(columns: 40).split(separator: "\n").allSatisfy { $0.count <= 40 })
  }
}
