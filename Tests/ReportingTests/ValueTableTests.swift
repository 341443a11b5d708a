import TestSupport
import PantomimeKit
import PantomimeReporting
import Testing

@Suite(.timeLimit) struct ValueTableTests {
  @Test func everyKindOfValue() {
    #expect(
      ValueTable.text(Fixture.pathValues, style: .plain) == """
        time          1.234568 s
        fraction      0.3333
        card.frame    257.5,0,285,473.5123 pt
        pan.velocity  0,-1234.5 pt/s
        cube.angle    90 deg
        completions   2
        reversed      yes
        state         expanded
        remaining     none

        """)
  }

  @Test func unitsStandBack() {
    let style = Style(hasColor: true, isUnicode: true)
    #expect(
      ValueTable.text([("time", .seconds(1))], style: style) == "time  1\u{1B}[2m s\u{1B}[0m\n")
  }

  @Test func nothingAndLongNames() {
    #expect(ValueTable.text([], style: .plain).isEmpty)
    let long = String(repeating: "x", count: 60)
    #expect(
      ValueTable.text([("a", .flag(false)), (long, .count(1))], style: .plain)
        == "a" + String(repeating: " ", count: 41) + "no\n" + long + "  1\n")
  }

  @Test func overviewGroupsByThing() {
    let values: [(path: String, pathValue: PathValue)] = [
      ("time", .seconds(0.5)), ("state", .word("open")),
      ("card.frame", .rect(Rect2D(width: 3, height: 4))), ("pan.state", .word("began")),
      ("card.1.alpha", .fraction(0.5)), ("card.model.frame", .rect(Rect2D(x: 1))),
      ("card.1.model.alpha", .fraction(1)),
    ]
    #expect(
      ValueTable.overview(values, style: .plain) == """
                time 0.5   state open
        card    frame 0,0,3,4   model.frame 1,0,0,0
        pan     state began
        card.1  alpha 0.5   model.alpha 1

        """)
  }
}

@Suite(.timeLimit) struct PathValueTextTests {
  @Test func roundedForReading() {
    let texts = Fixture.pathValues.map { PathValueText.text($0.pathValue) }
    #expect(
      texts == [
        "1.234568", "0.3333", "257.5,0,285,473.5123", "0,-1234.5", "90", "2", "yes", "expanded",
        "none",
      ])
  }

  @Test func exactForComparing() {
    let texts = Fixture.pathValues.map { PathValueText.text($0.pathValue, isExact: true) }
    #expect(
      texts == [
        "1.23456789", "0.333333333", "257.5,-0.00001,285,473.51234", "0,-1234.5", "90", "2", "yes",
        "expanded", "none",
      ])
  }

  @Test func unitsAreThoseOfTheLanguage() {
    let units = Fixture.pathValues.map { PathValueText.unit($0.pathValue) }
    #expect(units == ["s", "", "pt", "pt/s", "deg", "", "", "", ""])
  }
}
