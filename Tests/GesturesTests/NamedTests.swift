import TestSupport
import PantomimeKit
import Testing

/// Laws of everything that is chosen by name: completion rules, axis rules, estimators.
@Suite(.timeLimit) struct NamedTests {
  // MARK: The lists

  @Test func listsAreInOrder() {
    expectAList(of: NamedRule.all) { rule in
      isSentence(rule.summary) && ["(G", "(M"].contains { rule.summary.contains($0) }
    }
    expectAList(of: VelocityEstimator.all) { isSentence($0.summary) }
    // A phrase, since reasons are made of it.
    expectAList(of: AxisRule.all) {
      $0.summary.hasPrefix("begins") && !$0.summary.contains(". ") && $0.summary.hasSuffix(")")
    }
  }

  private func expectAList<Kind: Named>(of all: [Kind], isTold: (Kind) -> Bool) {
    #expect(Kind.all == all && !all.isEmpty)
    #expect(Set(all.map { $0.name }).count == all.count)
    for one in all {
      #expect(isWord(one.name), "\(one.name)")
      #expect(one.name != NamedRule.nameOfOwn && one.name != "none")
      #expect(isTold(one), "\(one.name): \(one.summary)")
      #expect(Kind.named(one.name) == one)
      #expect(Set(one.parameters.map { $0.name }).count == one.parameters.count, "\(one.name)")
      for parameter in one.parameters {
        #expect(isWord(parameter.name) && isSentence(parameter.summary), "\(parameter.name)")
        #expect(!parameter.allowed.isEmpty)
        #expect(one.values[parameter.name] == parameter.standard)
        #expect(throws: Never.self) { try one.with(parameter.name, parameter.standard) }
      }
    }
    #expect(Kind.named("none") == nil && Kind.named("") == nil)
  }

  private func isWord(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  private func isSentence(_ text: String) -> Bool {
    text.first?.isUppercase == true && text.hasSuffix(".") && !text.dropLast().contains(". ")
  }

  // MARK: Who is who

  @Test func builtInOnesEqualTheirCopiesAlone() throws {
    try expectIdentity(of: NamedRule.all)
    try expectIdentity(of: AxisRule.all)
    try expectIdentity(of: VelocityEstimator.all)
  }

  private func expectIdentity<Kind: Named>(of all: [Kind]) throws {
    for (index, one) in all.enumerated() {
      for (place, other) in all.enumerated() { #expect((one == other) == (index == place)) }
      for parameter in one.parameters {
        let range = parameter.range
        let bound = range.lowerBound == parameter.standard ? range.upperBound : range.lowerBound
        let changed = try one.with(parameter.name, bound)
        #expect(changed != one && changed.head.isCopy(of: one.head))
        #expect(try changed == one.with(parameter.name, bound))
        let back = try changed.with(parameter.name, parameter.standard)
        #expect(back == one && back.hashValue == one.hashValue)
      }
    }
    #expect(Set(all + all).count == all.count)
  }

  private struct Sure: CompletionRule {
    var completes: Bool

    func choose(_ lift: LiftOff) -> Decision {
      Decision(
        completes ? .complete : .revert, lift, by: .direction, margin: .infinity, .fraction, "sure")
    }
  }

  private struct Still: VelocityMethod {
    var speed: Double

    func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
      Vector(dy: speed)
    }
  }

  private func rule(_ completes: Bool, _ name: String = "mine") -> NamedRule {
    NamedRule(name, "Mine.") { _ in Sure(completes: completes) }
  }

  private func axis(_ answer: AxisRule.Answer, _ name: String = "mine") -> AxisRule {
    AxisRule(name, "it does as it likes") { _ in answer }
  }

  private func estimator(_ speed: Double, _ name: String = "mine") -> VelocityEstimator {
    VelocityEstimator(name, "Mine.", Still(speed: speed))
  }

  /// Two that a user makes are two, even under one name; a copy is the same one.
  @Test func onesOwnAreThemselves() {
    expectTwo(rule(true), rule(false))
    expectTwo(rule(true, "half"), .half)
    expectTwo(axis(.begins), axis(.refused))
    expectTwo(axis(.begins, "pager"), .pager)
    expectTwo(estimator(1), estimator(2))
    expectTwo(estimator(1, "lsq2"), .quadratic)
    let mine = estimator(1)
    #expect(mine.with(staleAfter: 1) != mine && mine.with(staleAfter: nil) == mine)
  }

  private func expectTwo<Kind: Named>(_ one: Kind, _ other: Kind) {
    let copy = one
    #expect(one == copy && one != other && one.name == other.name)
    #expect(!one.head.isCopy(of: other.head))
    #expect(Set([one, other, copy]).count == 2)
  }

  /// A list that shows what is chosen has it in its place, and one's own at its end.
  @Test func theChosenOneIsAmongAll() throws {
    let fast = try NamedRule.flickOrHalf.with("speed", 100)
    let shown = NamedRule.all(with: fast)
    #expect(shown.map { $0.one.name } == NamedRule.all.map { $0.name })
    #expect(shown.filter { $0.isChosen }.map { $0.one } == [fast])
    let mine = rule(true, "half")
    let longer = NamedRule.all(with: mine)
    #expect(longer.dropLast().allSatisfy { !$0.isChosen })
    #expect(longer.map { $0.one } == NamedRule.all + [mine] && longer.last?.isChosen == true)
    #expect(AxisRule.all(with: nil).allSatisfy { !$0.isChosen })
  }

  // MARK: Parameters

  /// Each kind is made anew of its values when one of them is set.
  @Test func parametersAreOfEveryKind() throws {
    let size = RuleParameter("size", 10, in: 0...100, .points, summary: "How far.")
    let axis = AxisRule("far", "it begins far away", parameters: [size]) { values in
      let size = values[size]
      return { $0.translation.dy > size ? .begins : .undecided }
    }
    let moment = AxisMoment(velocity: .zero, translation: Vector(dy: 20))
    #expect(axis.answer(moment) == .begins)
    #expect(try axis.with("size", 30).answer(moment) == .undecided)
    let estimator = VelocityEstimator("still", "Still.", parameters: [size]) {
      Still(speed: $0[size])
    }
    let samples = [PointSample(time: .zero, place: Point2D())]
    #expect(estimator.velocity(of: samples).dy == 10)
    let faster = try estimator.with("size", 30)
    #expect(faster.velocity(of: samples).dy == 30 && faster.staleAfter == nil)
    #expect(faster.with(staleAfter: 9).velocity(of: samples).dy == 30)
    #expect(throws: OptionError.unknownParameter("sice", known: ["size"])) {
      try estimator.with("sice", 1)
    }
    let scoped = NamedRule("sure", "Sure.", .threshold(0)) { Sure(completes: $0 > 0.5) }
    let lift = LiftOff(progress: 0.5, velocity: 0)
    #expect(!scoped.decide(lift).completes)
    #expect(try scoped.with("threshold", 1).decide(lift).completes)
    #expect(scoped.scope == .twoEnds && NamedRule.nearest.scope == .anchors)
  }
}
