import Foundation
import PantomimeKit
import TestSupport
import Testing

/// A decoded trace equals the encoded one, whatever the kinds and the order of the fields.
@Suite(.timeLimit) struct EventCodingTests {
  private static let kinds = EventGroup.core.flatMap { $0.kinds } + Connections.events

  /// Returns an event of a kind with all of its fields, and one that its kind doesn't declare.
  private static func event(_ kind: EventKind, reversed: Bool) -> Event {
    let fields = kind.fields.map { field in
      switch field.content {
      case .word: Event.Field.word(field.name, "zebra")
      case .number: Event.Field.number(field.name, 1.25)
      case .numbers: Event.Field.vector(field.name, Vector(dx: 1, dy: -2))
      }
    }
    let all = fields + [.number("zoom", 2), .word("angle", "3,4"), .flag("alone", true)]
    let subject = kind.name.split(separator: " ").contains { $0.allSatisfy(\.isUppercase) }
    return Event(
      kind, subject ? .word(kind.choices.first ?? "there") : nil, reversed ? all.reversed() : all,
      reason: "it is so")
  }

  @Test(arguments: [false, true]) func everyKindIsDecoded(reversed: Bool) throws {
    #expect(Self.kinds.count > 80)
    for kind in Self.kinds {
      var trace = Trace()
      trace.append(Self.event(kind, reversed: reversed), at: Instant(seconds: 0.25))
      let data = try JSONEncoder().encode(trace)
      let decoded = try JSONDecoder().decode(Trace.self, from: data)
      #expect(decoded == trace, "\(trace.text)")
      #expect(Set(decoded.entries) == Set(trace.list), "\(kind)")
    }
  }

  /// The fields of a built-in kind keep their order.
  @Test func declaredFieldsKeepTheirOrder() throws {
    for kind in Self.kinds where !kind.fields.isEmpty {
      let fields = kind.fields.map { Event.Field.number($0.name, 1) }
      let event = Event(
        kind, kind.name.split(separator: " ").last == "NAME" ? .word("a") : nil, fields)
      let decoded = try JSONDecoder().decode(Event.self, from: JSONEncoder().encode(event))
      if event.name == kind.name {
        #expect(decoded.fields.map { $0.name } == fields.map { $0.name }, "\(kind)")
      }
    }
  }

  @Test func otherFieldsDiffer() {
    let one = Event(.fault, .word("A"), [.number("a", 1), .number("b", 2)])
    #expect(one == Event(.fault, .word("A"), [.number("b", 2), .number("a", 1)]))
    #expect(one != Event(.fault, .word("A"), [.number("b", 1), .number("a", 2)]))
    #expect(one != Event(.fault, .word("A"), [.number("a", 1)]))
  }

  /// A number that counts as another one is named in what an app logs.
  @Test func aReleaseNamesItsFlaw() throws {
    let lifts = [
      (LiftOff(progress: .nan, velocity: 300), "progress"),
      (LiftOff(progress: 0.4, velocity: .infinity, distance: 247), "velocity"),
      (LiftOff(position: 4, velocity: 1, anchors: [0, .nan]), "anchors"),
      (LiftOff(position: 4, velocity: 1, anchors: [0], start: -.infinity), "start"),
    ]
    for (lift, name) in lifts {
      let decoded = try JSONDecoder().decode(LiftOff.self, from: JSONEncoder().encode(lift))
      #expect(lift.description.hasSuffix(", because '\(name)' is not finite"), "\(lift)")
      #expect(decoded == lift && decoded.description == lift.description)
    }
  }

  /// Every instant is decoded as the same one, even what is no instant.
  @Test(arguments: [0, 1e-9, 0.1, 3, 86_400, 9_007_199, -1, -1e-9, .nan, .infinity])
  func anInstantIsDecoded(seconds: Double) throws {
    let instant = Instant(seconds: seconds)
    let decoded = try JSONDecoder().decode(Instant.self, from: JSONEncoder().encode(instant))
    #expect(decoded == instant, "\(instant)")
  }

  /// A decision keeps whether it was among anchors, and old data is decoded.
  @Test func aDecisionKeepsItsScope() throws {
    for lift in [
      LiftOff(position: 120, velocity: 0, anchors: [100, 400]),
      LiftOff(position: 390, velocity: 0, anchors: [100, 400, 700]),
      LiftOff(position: 1, velocity: 0, anchors: [0, 400]),
      LiftOff(progress: 0.9, velocity: 0, distance: 247), LiftOff(progress: 0.1, velocity: 0),
    ] {
      let decision = NamedRule.half.decide(lift)
      let data = try JSONEncoder().encode(decision)
      let decoded = try JSONDecoder().decode(Decision.self, from: data)
      #expect(decoded == decision && decoded.description == decision.description)
      #expect(decoded.description.hasPrefix("settles at ") == (lift.scope == .anchors))
      let text = String(decoding: data, as: UTF8.self)
      #expect(
        text.contains(#""outcome":"\#(decision.outcome.rawValue)""#)
          && decoded.outcome == decision.outcome)
    }
    for (index, anchor, text) in [
      (0, 0.0, "reverts"), (1, 247, "completes at 247"), (0, 100, "settles at 100"),
      (2, 700, "settles at 700"),
    ] {
      let old = """
        {"outcome": "revert", "index": \(index), "anchor": \(anchor), "by": "position", \
        "unit": "pt", "reason": "so"}
        """
      let decoded = try JSONDecoder().decode(Decision.self, from: Data(old.utf8))
      #expect(decoded.description == "\(text), because so")
      #expect(decoded.index == index && decoded.anchor == anchor)
    }
  }
}
