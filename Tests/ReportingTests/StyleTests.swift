import TestSupport
import PantomimeReporting
import Testing

@Suite(.timeLimit) struct StyleTests {
  private static let emphases: [(Style.Emphasis, String)] = [
    (.dim, "2"), (.bold, "1"), (.good, "32"), (.bad, "31"), (.warning, "33"),
  ]

  @Test func colorIsAddedOnlyWhereItMay() {
    let color = Style(hasColor: true, isUnicode: true)
    for (emphasis, code) in Self.emphases {
      #expect(Style.plain.paint("x", emphasis) == "x")
      #expect(color.paint("x", emphasis) == "\u{1B}[\(code)mx\u{1B}[0m")
      #expect(color.paint("", emphasis).isEmpty)
    }
  }

  @Test func plainIsWhatPipesGet() {
    #expect(Style.plain == Style(hasColor: false, isUnicode: true, columns: 80))
    #expect(Style.plain.dash == "—")
    #expect(Style(hasColor: false, isUnicode: false).dash == "--")
  }
}
