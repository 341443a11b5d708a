import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Asking for facts and faults by their numbers.
@Suite(.timeLimit) struct FactHelpTests {
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: TestRun.sample(Facts.all, oneIn: 12))
  func everyFactIsTold(fact: Fact) throws {
    let text = try #require(HelpText.standard.topic(fact.name))
    #expect(text.hasPrefix("\(fact.name)  \(fact.standing.explanation)\n"))
    let told = words(text)
    #expect(told.contains(fact.sentence) && told.contains("source: \(fact.source)"))
    #expect(HelpText.standard.topic(fact.name.lowercased()) == text)
    for line in Wrapping.text(text, columns: 80).split(separator: "\n") {
      // The name of a method may be longer than a line.
      let longest = line.split(separator: " ").map(\.count).max() ?? 0
      #expect(line.count <= 80 || longest > 60, "\(line)")
    }
  }

  @Test(arguments: Scenes.all.flatMap(\.faults))
  func everyFaultIsTold(fault: Fault) throws {
    let text = try #require(HelpText.standard.topic(fault.id.lowercased()))
    #expect(text.contains(fault.published) && text.contains(fault.lesson))
    let last = try #require(text.split(separator: "\n").last)
    let (_, statement) = try #require(last.firstRange(of: ": ").map { (0, last[$0.upperBound...]) })
    _ = try Play(statement.split(separator: ";").map { String($0.drop { $0 == " " }) })
  }

  @Test func whatCitesAFactIsToldWithIt() throws {
    let misuse = try #require(HelpText.standard.topic("A28"))
    #expect(misuse.contains("cited by: misuse stop-stopped"))
    let resting = try #require(HelpText.standard.topic("A70"))
    #expect(words(resting).contains("cited by facts: A72,"))
  }

  /// The help on an open question lists the statements that choose a reading.
  @Test(arguments: OpenQuestion.allCases)
  func doubtsAreToldWithTheirChoices(doubt: OpenQuestion) throws {
    let text = try #require(HelpText.standard.topic(doubt.rawValue))
    #expect(text.contains(doubt.summary))
    for choice in doubt.choices {
      #expect(text.contains("set reading \(doubt.rawValue)=\(choice)"))
    }
  }

  @Test func severalAreListed() throws {
    let names = { (text: String?) in
      (text ?? "").split(separator: "\n").compactMap {
        $0.first == " " ? nil : $0.prefix { $0 != " " }
      }
      .map(String.init)
    }
    for range in ["A36-A38", "a36–a38"] {
      #expect(names(HelpText.standard.topic(range)) == ["A36", "A37", "A38"])
    }
    #expect(names(HelpText.standard.topic("E")) == (1...14).map { "E\($0)" })
    let letters = try #require(HelpText.standard.topic("facts"))
    for series in FactID.Series.allCases {
      #expect(letters.contains("\n  \(series.rawValue) ") == !Facts.series(series).isEmpty)
    }
  }

  @Test func theFactsBehindTheLastEventsAreTold() throws {
    let play = try Play("scene city-guide", "tap on=card", "scrub 0.5", "help reasons")
    let last = play.session.recentEntries.flatMap { Facts.behind($0.event) }
    #expect(!last.isEmpty)
    let text = words(try play.text)
    for fact in last {
      #expect(text.contains("\(fact.name) \(fact.standing.rawValue) \(fact.sentence)"))
    }
    #expect(try Play("help reasons").text.contains("cite no fact"))
  }

  @Test(arguments: [
    ("A\(9999)", "'A279'"), ("a\(8)", "'A7' and 'A9'"), ("U\(26)", "'U25' and 'U27'"),
    ("G\(9999)", "'G266'"), ("CG-\(99)", "'CG-9'"),
  ])
  func thoseNearbyAreSuggested(name: String, near: String) {
    let error = #expect(throws: ScriptError.self) { _ = try Statement("help \(name)") }
    #expect(error?.message.contains("no help for '\(name)'") == true)
    #expect(error?.hint.contains(near) == true, "\(error?.hint ?? "")")
  }

  @Test(arguments: ["A7", "a7", "GU1", "CG-1", "cg-"])
  func numbersAreCompleted(start: String) {
    let found = Completion("help \(start)", in: Session()).candidates
    #expect(!found.isEmpty)
    for candidate in found {
      #expect(candidate.text.hasPrefix(start) && !candidate.meaning.isEmpty)
      #expect(HelpText.standard.topic(candidate.text) != nil)
    }
    #expect(!Completion("help ", in: Session()).candidates.contains { Facts.named($0.text) != nil })
  }
}
