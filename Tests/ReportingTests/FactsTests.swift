import TestSupport
import PantomimeKit
import PantomimeReporting
import Testing

/// The table of facts, whatever it says of the systems that are modelled.
@Suite(.timeLimit) struct FactsTests {
  @Test func numbersAreReadAndInOrder() {
    let ids = Facts.all.compactMap { FactID($0.name) }
    #expect(ids.map(\.description) == Facts.all.map(\.name))
    #expect(Set(ids).count == ids.count && ids.count > 500)
    for series in FactID.Series.allCases {
      let own = ids.filter { $0.series == series }
      #expect(own == own.sorted(), "\(series)")
      #expect(Facts.series(series).map(\.name) == own.map(\.description))
    }
  }

  @Test(arguments: Facts.all)
  func everyFactIsASentenceWithASource(fact: Fact) {
    #expect(fact.sentence.hasSuffix(".") && fact.sentence.count <= 260)
    #expect(fact.sentence.first?.isLowercase == false)
    #expect(!fact.source.isEmpty && !fact.source.hasSuffix("."))
    for text in [fact.sentence, fact.source] {
      #expect(!text.contains("  ") && !text.contains("\n"))
      #expect(text == text.split(separator: " ").joined(separator: " "))
    }
    #expect(fact.kept != "")
  }

  @Test func openPointsAreReadings() {
    for series in [FactID.Series.openPoint, .openGesturePoint] {
      #expect(!Facts.series(series).isEmpty)
      #expect(Facts.series(series).allSatisfy { $0.standing == .ours })
    }
  }

  @Test func noTwoFactsSayTheSame() {
    let sentences = Facts.all.map(\.sentence)
    #expect(Set(sentences).count == sentences.count)
    let titles = Facts.groups.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  /// Every fact that a sentence or a source cites is in the table, too, and is not the fact itself.
  @Test(arguments: Facts.all)
  func factsRestOnOthersOfTheTable(fact: Fact) {
    for citation in Citation.all(in: "\(fact.sentence) \(fact.source)") {
      for id in citation.ids {
        #expect(Facts.named(id) != nil && id.description != fact.name, "\(id)")
      }
    }
  }

  // MARK: Looking up

  /// Finding by halves agrees with looking at all of them.
  @Test(arguments: FactID.Series.allCases)
  func lookingUpFindsWhatThereIs(series: FactID.Series) {
    for number in 0...400 {
      let id = FactID(series, number)
      let expected = Facts.all.first { $0.name == id.description }
      #expect(Facts.named(id) == expected)
      let numbers = Facts.series(series).compactMap { FactID($0.name)?.number }
      let near = [numbers.last { $0 < number }, numbers.first { $0 > number }].compactMap { $0 }
      if expected == nil {
        #expect(Facts.near(id).map(\.name) == near.map { "\(series.rawValue)\($0)" })
      }
    }
  }

  @Test func caseAndPointsOfATableDoNotMatter() throws {
    let fact = try #require(Facts.named("G3"))
    for name in ["g3", "G3.2", "g3.2"] { #expect(Facts.named(name) == fact) }
  }

  @Test(arguments: [
    "", "A", "A0", "A\(280)", "B1", "10", "A-1", "A70 ", " A70", "A70,A71", "A070", "A70–A71",
    "A99999999999999999999",
  ])
  func whatIsNoNumberNamesNoFact(name: String) {
    #expect(Facts.named(name) == nil)
  }

  @Test(arguments: [
    ("A10", Fact.Standing.documented), ("A28", .observed), ("A72", .inferred), ("A20", .ours),
    ("U7", .ours), ("T14", .inferred), ("T45", .documented), ("G84", .observed),
  ])
  func standingsAreTold(name: String, standing: Fact.Standing) {
    #expect(Facts.named(name)?.standing == standing)
  }

  // MARK: Reasons

  @Test func reasonsAreAnnotatedWhereTheyCite() {
    #expect(Facts.annotated("it waits (A15, U7)") == "it waits (A15 documented, U7 our reading)")
    #expect(Facts.annotated("iPhone 6, A to Z, x=10") == "iPhone 6, A to Z, x=10")
    #expect(Facts.annotated("A36 – A37…") == "A36 documented – A37 documented…")
    #expect(Facts.annotated("") == "")
  }

  @Test func anEventHasTheFactsOfItsReason() {
    let event = Event(named: "note", reason: "so it is (A36–A38; A70), as A37 says")
    #expect(Facts.behind(event).map(\.name) == ["A36", "A37", "A38", "A70"])
    #expect(Facts.behind(Event(named: "note")).isEmpty)
  }

  @Test func factsKnowWhatRestsOnThem() throws {
    let fact = try #require(Facts.named("A70"))
    let names = Facts.resting(on: fact).map(\.name)
    #expect(names.contains("A72") && !names.contains("A70"))
  }
}
