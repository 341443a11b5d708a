import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Whatever is printed fits the width there is, and is the same words at every width.
@Suite(.timeLimit) struct WidthTests {
  private static let widths = [20, 23, 31, 40, 47, 60, 72, 80, 99, 120, 200, 500]

  private func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }
  }

  private func expectFits(
    _ what: String, from least: Int = 20, _ text: (Style) -> String
  ) {
    let whole = words(text(Style(hasColor: false, isUnicode: true, columns: 100_000)))
    #expect(!whole.isEmpty, "\(what)")
    for columns in Self.widths where columns >= least {
      let shown = text(Style(hasColor: false, isUnicode: true, columns: columns))
      #expect(words(shown) == whole, "\(what) at \(columns)")
      for line in shown.split(separator: "\n") {
        #expect(
          Printable.width(String(line)) <= columns || words(String(line)).count == 1,
          "\(what) at \(columns): \(line)")
      }
    }
  }

  private func expectFits(_ what: String, _ lines: [String]) throws {
    let step = try #require(try Play(lines).steps.last)
    expectFits(what) { StepText.results(step, style: $0) }
  }

  @Test(arguments: TestRun.sample(HelpText.standard.topics, oneIn: 4))
  func helpOnATopicFits(topic: String) throws { try expectFits(topic, ["help \(topic)"]) }

  @Test(arguments: ["help", "help A70", "help E", "help U7", "help CG-1", "help A36-A40"])
  func otherHelpFits(line: String) throws { try expectFits(line, [line]) }

  @Test(arguments: Scenes.all.map(\.name))
  func whatASceneShowsFits(name: String) throws {
    try expectFits("show \(name)", ["scene \(name)", "show"])
    try expectFits("faults \(name)", ["faults \(name)"])
    let paths = try #require(try Play("scene \(name)").session.simulation).paths
    try expectFits("paths \(name)", ["scene \(name)", "show \(paths.joined(separator: " "))"])
  }

  @Test func listsOfRulesFit() throws {
    try expectFits("rules", ["rules"])
    for rule in NamedRule.all { try expectFits(rule.name, ["rules \(rule.name)"]) }
  }

  @Test(arguments: ["city-guide", "detents"])
  func comparisonsFit(scene: String) throws {
    let drag = ["scene \(scene)", "pan began", "wait 0.1", "pan changed dy=-60 vy=-300"]
    for line in [
      "velocity", "compare estimators", "compare rules", "compare rules all",
      "compare rules sign half",
    ] {
      try expectFits("\(scene): \(line)", drag + [line])
    }
  }

  /// At the widths of real terminals a table keeps its rows together: what is beside a name is one line.
  @Test(arguments: ["city-guide", "detents", "popup", "floating-player"], [60, 80])
  func velocitiesAreRows(scene: String, columns: Int) throws {
    let drag = ["pan began", "wait 0.1", "pan changed dy=-1040 dx=1210", "velocity"]
    let step = try #require(try Play(["scene \(scene)"] + drag).steps.last)
    let style = Style(hasColor: false, isUnicode: true, columns: columns)
    let rows = StepText.results(step, style: style).split(separator: "\n")
    #expect(rows.count == VelocityEstimator.all.count + 3, "\(rows)")
  }

  @Test func errorsFit() throws {
    for line in [
      "tapp on=card", "scene city", "set rule=flick", "pan began dx=1 dy=2 vz=3 vx=4 vy=5",
      "expect card.frame 1,2,3", "help nothing-of-the-sort", "compare rules sing",
    ] {
      let error = try #require(throws: ScriptError.self) { try Play("scene city-guide", line) }
      let diagnostic = Diagnostic(error, file: nil, line: 1, text: line)
      for columns in Self.widths where columns >= 47 {
        let style = Style(hasColor: false, isUnicode: true, columns: columns)
        for indent in [nil, 11] {
          let text = diagnostic.rendered(style: style, indent: indent)
          for row in text.split(separator: "\n") {
            #expect(row.count <= columns || words(String(row)).count == 1, "\(columns): \(row)")
          }
        }
        // The mark stands under what is wrong.
        let typed = diagnostic.rendered(style: style, indent: 4).split(separator: "\n")
        if 4 + line.count < columns {
          #expect(typed[0].prefix { $0 == " " }.count == 4 + diagnostic.span.start)
        }
      }
    }
  }

  @Test func failuresFit() throws {
    let step = try #require(
      try Play(
        "scene city-guide", "expect card.frame 257.5,0,285,473.5123 within 0.0001"
      ).steps.last)
    let failure = try #require(step.failures.first)
    // Narrower than this, what stands before a trace's lines leaves no room for them.
    expectFits("failure", from: 40) {
      failure.rendered(file: "some/folder/file.pan", style: $0)
    }
  }
}
