import PantomimeKit
import Testing

/// A reason is one line, whatever it was made of.
@Suite(.timeLimit) struct EventReasonTests {
  @Test func everyNewlineBecomesASpace() {
    for scalar in (0...0x30FF).compactMap({ UnicodeScalar($0) }) {
      let character = Character(scalar)
      let reason = "before\(character)after"
      let event = Event(named: "name", reason: Reason(reason))
      #expect(event.reason == (character.isNewline ? "before after" : reason))
    }
    #expect(Event(named: "name", reason: "a\r\nb – c → d").reason == "a b – c → d")
    #expect(Event(named: "name", reason: "\n").reason == " ")
    #expect(Event(named: "name").reason.isEmpty)
  }
}
