import TestSupport
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

  /// Put together in any way, and whenever its words are made, a reason reads as its pieces do.
  @Test func aReasonReadsAsItsPiecesDo() {
    let pieces: [Reason] = [
      "", "plain", "\(1.5.shown)", "at \(speed: -2) or \(share: 0.25)", "\("name") and \(3)",
      .written("written"), .answersOnly("told"), .known("known"), .later { "made of \(4.0.shown)" },
      .later { .unsaid },
    ]
    for one in pieces {
      for other in pieces {
        let text = one.text + other.text
        #expect((one + other).text == text)
        #expect(("\(one)\(other)" as Reason).text == text)
        #expect(("\(one), \(other)" as Reason).text == "\(one.text), \(other.text)")
        let later = Reason.later { one + other }
        #expect(later.text == text)
        #expect(later.parts.count == one.parts.count + other.parts.count)
        #expect(later.turned.text == (one.turned + other.turned).text)
      }
    }
  }
}
