import PantomimeReporting
import Testing

@Suite(.timeLimit) struct FactsTests {
  @Test(arguments: [
    ("A10", "documented"), ("A28", "observed"), ("A72", "inferred"), ("A20", "our reading"),
    ("U7", "our reading"), ("T14", "inferred"), ("T45", "documented"), ("G84", "observed"),
  ])
  func groundsAreTold(fact: String, ground: String) {
    #expect(Facts.ground(of: fact)?.rawValue == ground)
  }

  @Test(arguments: ["", "A", "A0", "A280", "A99999999999999999999", "B1", "10", "a10", "A-1"])
  func whatIsNoFactHasNoGround(fact: String) {
    #expect(Facts.ground(of: fact) == nil)
  }

  @Test func reasonsAreAnnotatedWhereTheyCite() {
    #expect(Facts.annotated("it waits (A15, U7)") == "it waits (A15 documented, U7 our reading)")
    #expect(Facts.annotated("iPhone 6, A to Z, x=10") == "iPhone 6, A to Z, x=10")
    #expect(Facts.annotated("") == "")
  }
}
