import Foundation
import PantomimeReporting
import ScriptingSupport
import TestSupport
import Testing

/// The evidence page's text on the measured facts.
@Suite(.timeLimit) struct EvidenceTests {
  @Test func everyScriptThatIsNamedIsThere() throws {
    for fact in Facts.all {
      guard let script = Evidence.script(of: fact) else { continue }
      let bytes = try? ProjectFiles.bytes(of: script)
      let text = String(decoding: bytes ?? [], as: UTF8.self)
      #expect(text.contains("expect "), "\(fact.name) names \(script), which expects nothing")
    }
  }

  @Test func everyMeasuredFactIsOnThePage() {
    #expect(Evidence.measured.count > 30 && Evidence.open.count > 40)
    for text in [Evidence.page, Evidence.text] {
      for fact in Evidence.open + Evidence.measured { #expect(text.contains(fact.name)) }
    }
    // Recordings and differences belong to what was measured.
    for fact in Facts.all where !Evidence.measured.contains(fact) {
      #expect(fact.recordings == nil && fact.residual == nil, "\(fact.name)")
    }
    for fact in Evidence.measured where fact.recordings != nil {
      #expect(fact.residual != nil, "\(fact.name) was recorded and not compared")
    }
  }

  @Test func whatIsOpenComesFirst() throws {
    let open = try #require(Evidence.page.range(of: "## Not measured"))
    let measured = try #require(Evidence.page.range(of: "## Measured"))
    #expect(open.lowerBound < measured.lowerBound)
    #expect(Evidence.text.hasPrefix("Not measured"))
  }
}
