import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct CompletionTests {
  static let amongAnchors = NamedRule.all.filter { $0.scope == .anchors }

  func rule(_ name: String) throws -> NamedRule { try #require(NamedRule.named(name)) }

  @Test func parametersAreSet() throws {
    let rule = try NamedRule.flickOrHalf.with("speed", 100)
    #expect(rule != .flickOrHalf)
    let lift = LiftOff(progress: 0.1, velocity: 200, distance: 400)
    #expect(rule.decide(lift).completes)
    #expect(!NamedRule.flickOrHalf.decide(lift).completes)
    #expect(throws: OptionError.unknownParameter("sped", known: ["speed", "threshold"])) {
      try rule.with("sped", 1)
    }
    let problem = OptionError("threshold", 1.5, allowed: "0 to 1")
    #expect(throws: problem) { try rule.with("threshold", 1.5) }
    #expect(throws: OptionError.self) { try rule.with("speed", .nan) }
    #expect(throws: OptionError.self) { try NamedRule.floatingPanel.with("momentum", 0.5) }
    // A rule laid on two ends keeps its parameters.
    let slow = try self.rule("anchored-draggable").with("speed", 1000)
    #expect(!slow.decide(LiftOff(progress: 0.1, velocity: 500, distance: 400)).completes)
    #expect(try self.rule("anchored-draggable").decide(lift).completes)
  }

  @Test func rulesBetweenEndsAgreeWithTheTable() throws {
    typealias Table = CompletionTable
    #expect(
      Table.ends.map { $0.name } == NamedRule.all.filter { $0.scope == .twoEnds }.map { $0.name })
    for entry in Table.ends {
      let rule = try rule(entry.name)
      #expect(entry.rows.count == Table.progress.count)
      for (progress, row) in zip(Table.progress, entry.rows) {
        var digits = row.makeIterator()
        for velocity in Table.velocity {
          for across in Table.across {
            let decision = rule.decide(
              LiftOff(
                progress: progress, velocity: velocity, distance: Table.distance,
                crossVelocity: across))
            #expect(
              digits.next() == (decision.completes ? "1" : "0"),
              "\(entry.name) \(progress) \(velocity) \(across) \(decision.reason)")
          }
        }
      }
    }
  }

  @Test func rulesBetweenAnchorsAgreeWithTheTable() throws {
    typealias Table = CompletionTable
    #expect(Set(Table.placed.map { $0.name }).isSubset(of: Self.amongAnchors.map { $0.name }))
    for entry in Table.placed {
      let rule = try rule(entry.name)
      #expect(entry.rows.count == Table.places.count)
      for (place, row) in zip(Table.places, entry.rows) {
        var digits = row.makeIterator()
        for velocity in Table.speeds {
          for start in Table.starts {
            for across in Table.across {
              let decision = rule.decide(
                LiftOff(
                  position: place, velocity: velocity, anchors: Table.anchors.reversed(),
                  start: start, crossVelocity: across))
              #expect(
                digits.next() == Character(String(decision.index)),
                "\(entry.name) \(place) \(velocity) \(start) \(across) \(decision.reason)")
              #expect(decision.anchor == Table.anchors[decision.index])
            }
          }
        }
      }
    }
  }

  @Test func examplesAreMet() throws {
    // (G159)
    let back = LiftOff(progress: 0.2, velocity: -100, distance: 400)
    let nearly = LiftOff(progress: 0.9, velocity: -100, distance: 400)
    #expect(!NamedRule.sign.decide(back).completes)
    #expect(!NamedRule.sign.decide(nearly).completes)
    let decision = NamedRule.projection.decide(nearly)
    #expect(decision.completes)
    #expect((decision.margin - (0.9 - 0.12475 - 0.5)).magnitude < 1e-12)
    #expect(decision.unit == .fraction)
    #expect(decision.reason == "the projection reaches progress 0.7753, past 0.5")
    // At rest the direction stays (G135), or the nearest end wins.
    let rest = LiftOff(progress: 0.1, velocity: 0, isReversed: false)
    #expect(NamedRule.sign.decide(rest).completes)
    #expect(NamedRule.sign.decide(rest).margin == 0)
    let turned = LiftOff(progress: 0.9, velocity: 0, isReversed: true)
    #expect(!NamedRule.sign.decide(turned).completes)
    #expect(SignRule(atRest: .position(PositionRule())).decide(turned).completes)
    let flick = NamedRule.flickOrHalf.decide(LiftOff(progress: 0.1, velocity: 650, distance: 400))
    #expect(flick.margin == 150)
    #expect(flick.reason == "650 pt/s forward is a flick (at least 500 pt/s)")
    // Only a swing to the other flick turns this one.
    #expect(NamedRule.flickOrHalf.decide(LiftOff(progress: 0.9, velocity: 650)).margin == 1150)
  }

  @Test func cancelledGoesBack() {
    // (GU9)
    for rule in NamedRule.all {
      let lift = LiftOff(progress: 1, velocity: 9000, distance: 400, isCancelled: true)
      #expect(rule.decide(lift) == .cancelled(lift))
      #expect(rule.decide(lift).outcome == .revert)
    }
    for rule in NamedRule.all {
      let lift = LiftOff(
        position: 800, velocity: 900, anchors: [0, 300, 900], start: 290, isCancelled: true)
      #expect(rule.decide(lift).anchor == 300)
    }
  }

  @Test func moreVelocityAndMoreProgressNeverTurnBack() {
    for rule in NamedRule.all {
      for progress in CompletionTable.progress {
        var completed = false
        for velocity in stride(from: -3000.0, through: 3000, by: 20) {
          let lift = LiftOff(progress: progress, velocity: velocity, distance: 400)
          let completes = rule.decide(lift).completes
          #expect(completes || !completed, "\(rule.name) \(progress) \(velocity)")
          completed = completes
        }
      }
      for velocity in CompletionTable.velocity {
        var completed = false
        for step in 0...100 {
          let lift = LiftOff(progress: Double(step) / 100, velocity: velocity, distance: 400)
          let completes = rule.decide(lift).completes
          #expect(completes || !completed, "\(rule.name) \(step) \(velocity)")
          completed = completes
        }
      }
    }
  }

  @Test func mirroredLiftOffsAreMirrored() throws {
    for name in [
      "sign", "half", "flick-or-half", "projection", "cupertino-back", "flutter-drawer",
      "swipe-dismiss", "drawer-layout", "rngh-drawer", "nearest", "detents", "fp-default",
      "page-view", "anchored-draggable", "modal-sheet", "view-pager",
    ] {
      let rule = try rule(name)
      for step in 1..<60 where step != 30 {
        for velocity in stride(from: -3010.0, through: 3010, by: 70) where velocity != 0 {
          let progress = Double(step) / 60 + 1e-6
          let lift = LiftOff(progress: progress, velocity: velocity, distance: 400)
          let mirrored = LiftOff(
            progress: 1 - progress, velocity: -velocity, distance: 400, startProgress: 1)
          #expect(
            rule.decide(lift).completes != rule.decide(mirrored).completes,
            "\(name) \(progress) \(velocity)")
        }
      }
    }
  }

  @Test func marginsTell() {
    for rule in NamedRule.all {
      // The travel that a flick needs is no part of the margin.
      let isGuarded = ["flutter-dismissible", "view-pager"].contains(rule.name)
      for progress in CompletionTable.progress where !isGuarded || progress > 0.1 {
        for velocity in CompletionTable.velocity {
          let lift = LiftOff(progress: progress, velocity: velocity, distance: 400)
          let decision = rule.decide(lift)
          let context = "\(rule.name) \(progress) \(velocity) \(decision)"
          #expect(decision.margin >= 0, "\(context)")
          let margin = min(decision.margin, 1e6)
          for share in [-0.999, -0.5, 0.5, 0.999] {
            let moved = change(lift, as: decision, by: share * margin)
            #expect(rule.decide(moved).outcome == decision.outcome, "\(context) \(share)")
          }
          let isEnd = rule.name == "fp-removal" && progress >= 1
          guard decision.margin.isFinite, rule.scope == .twoEnds, !isEnd,
            decision.by != .direction
          else { continue }
          let away = (decision.completes ? -1.0 : 1) * (1.001 * margin + 1e-9)
          let moved = change(lift, as: decision, by: away)
          #expect(rule.decide(moved).outcome != decision.outcome, "\(context)")
        }
      }
    }
  }

  /// The lift-off with what decided changed by so much.
  func change(_ lift: LiftOff, as decision: Decision, by amount: Double) -> LiftOff {
    var (progress, velocity) = (lift.progress, lift.velocity)
    switch decision.unit {
    case .fraction: progress += amount
    case .pointsPerSecond: velocity += amount
    case .distancesPerSecond:
      let isOfRest = decision.reason.contains("remaining distance")
      velocity += amount * lift.distance * (isOfRest ? 1 - lift.progress : 1)
    case .points, .seconds, .perMillisecond, .flag, .count: Issue.record("no such margin")
    }
    return LiftOff(progress: progress, velocity: velocity, distance: lift.distance)
  }

  @Test func oddNumbersAreAnswered() {
    let odd: [Double] = [
      0, 0.5, -1e-300, .leastNonzeroMagnitude, 1e100, -1e308, .infinity, -.infinity, .nan,
    ]
    for one in odd {
      for other in odd {
        for third in odd {
          let lift = LiftOff(
            progress: one, velocity: other, distance: third, crossVelocity: one,
            startProgress: other)
          for rule in NamedRule.all {
            let decision = rule.decide(lift)
            #expect(decision.margin >= 0 && !decision.reason.isEmpty)
          }
          let placed = LiftOff(
            position: one, velocity: other, anchors: [third, one, other, 3], start: third)
          for rule in NamedRule.all {
            let decision = rule.decide(placed)
            #expect(decision.margin >= 0 && decision.anchor.isFinite)
          }
        }
      }
    }
  }

  /// A rule such as a user writes.
  struct Lenient: CompletionRule {
    var share: Double

    func choose(_ lift: LiftOff) -> Decision {
      Decision(
        lift.progress > share ? .complete : .revert, lift, by: .position,
        margin: (lift.progress - share).magnitude, .fraction, "a fraction")
    }
  }

  @Test func rulesOfOnesOwnAreNamed() throws {
    let share = RuleParameter("share", 0.1, in: 0...0.5, .fraction, summary: "How much is enough.")
    let rule = NamedRule("lenient", "A little is enough.", share) { Lenient(share: $0) }
    #expect(rule.decide(LiftOff(progress: 0.2, velocity: 0)).completes)
    #expect(try !rule.with("share", 0.3).decide(LiftOff(progress: 0.2, velocity: 0)).completes)
  }

  @Test func panelsMaySkipSegments() throws {
    // (G139)
    let anchors = [0.0, 300, 600, 900]
    let lift = LiftOff(position: 100, velocity: 1500, anchors: anchors, start: 0)
    #expect(NamedRule.floatingPanel.decide(lift).anchor == 300)
    let skipping = try NamedRule.floatingPanel.with("momentum", 1)
    #expect(skipping.decide(lift).anchor == 900)
  }

  @Test func sideSheetsHide() throws {
    // (G150): progress, velocity along, velocity across, whether it hides.
    let cases: [(Double, Double, Double, Bool)] = [
      (0.45, 600, 0, true), (0.45, 300, 0, false), (0.45, 600, 700, false), (0.3, 600, 0, false),
      (0.6, 0, 0, true), (0.6, 10, 0, true), (0.6, -1, 0, false), (0.5, 0, 0, false),
    ]
    let rule = try rule("side-sheet")
    for (progress, velocity, across, hides) in cases {
      let lift = LiftOff(
        progress: progress, velocity: velocity, distance: 400, crossVelocity: across)
      #expect(rule.decide(lift).completes == hides, "\(progress) \(velocity) \(across)")
    }
  }
}
