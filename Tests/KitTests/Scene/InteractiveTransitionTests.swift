import TestSupport
import PantomimeKit
import Testing

/// Laws for a finger's hold on an animator, over random gestures on a scene that has nothing else.
@Suite(.timeLimit) struct InteractiveTransitionTests {
  /// A random session: drags and waits, and what was seen at every step.
  private static func start(
    _ dice: inout SeededGenerator, returns: Bool = true
  ) throws
    -> Simulation
  {
    let direction = Direction.allCases[Int(dice.unit() * 4)]
    return try Simulation(
      Puller.self,
      options: SceneOptions(
        Puller.options,
        given: [
          ("direction", .word(direction.rawValue)), ("returns", .flag(returns)),
          ("distance", .number(dice.spread(200, 150))),
        ]))
  }

  private static func wait(_ simulation: inout Simulation, _ seconds: Double) throws {
    _ = try simulation.advance(to: simulation.now.advanced(bySeconds: seconds))
  }

  /// Points along the way out, as a translation or a velocity.
  private static func vector(_ length: Double, _ direction: Direction) -> Vector {
    switch direction {
    case .up: Vector(dy: -length)
    case .down: Vector(dy: length)
    case .left: Vector(dx: -length)
    case .right: Vector(dx: length)
    }
  }

  private static func pan(
    _ state: RecognizerState, _ way: Double, velocity: Double = 0, _ simulation: Simulation
  ) throws -> Input {
    let direction = try #require(
      Direction.allCases.first { simulation.read("direction") == .word($0.rawValue) })
    let translation = vector(way, direction)
    return .pan(
      PanInput(
        state, dx: .absolute(translation.dx), dy: .absolute(translation.dy),
        velocity: vector(velocity, direction)))
  }

  /// Begins a pan without asking who may have it.
  private static func take(_ simulation: inout Simulation) throws {
    try simulation.handle(.pan(PanInput(.began)))
  }

  // MARK: The picture

  @Test(arguments: 0..<60)
  func thePictureFollowsTheFingerWhicheverWayTheRunLeads(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    var simulation = try Self.start(&dice)
    let distance = try #require(simulation.read("distance")?.numbers.first)
    for _ in 0..<12 {
      let before = try #require(simulation.read("dot.x")?.numbers.first)
      try Self.take(&simulation)
      // Held, nothing jumps.
      let held = try #require(simulation.read("dot.x")?.numbers.first)
      #expect(abs(held - before) < 1e-9)
      for _ in 0..<4 {
        let way = dice.spread(0, 1.5 * distance)
        try simulation.handle(Self.pan(.changed, way, simulation))
        // The dot goes 100 points while the finger goes the distance: out is out, home is home.
        let wanted = min(max(held + 100 * way / distance, 0), 100)
        let shown = try #require(simulation.read("dot.x")?.numbers.first)
        #expect(abs(shown - wanted) < 1e-9, "\(way) of \(distance) from \(held)")
      }
      let last = try #require(simulation.read("dot.x")?.numbers.first)
      let state: RecognizerState = dice.unit() < 0.2 ? .cancelled : .ended
      try simulation.handle(Self.pan(state, 0, velocity: dice.spread(0, 900), simulation))
      // Let go, nothing jumps either; and nothing is held any more.
      let free = try #require(simulation.read("dot.x")?.numbers.first)
      #expect(abs(free - last) < 1e-6)
      #expect(simulation.read("held") == .flag(false))
      try Self.wait(&simulation, dice.spread(0.4, 0.4))
    }
  }

  @Test(arguments: 0..<40)
  func placesAreWhereTheViewsRest(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    var simulation = try Self.start(&dice)
    for _ in 0..<10 {
      try Self.take(&simulation)
      try simulation.handle(Self.pan(.changed, dice.spread(0, 300), simulation))
      try simulation.handle(Self.pan(.ended, 0, velocity: dice.spread(0, 900), simulation))
      try Self.wait(&simulation, 5)
      let x = try #require(simulation.read("dot.x")?.numbers.first)
      #expect(simulation.read("place") == .word(x == 100 ? "out" : "home"))
      #expect(x == 0 || x == 100)
    }
  }

  @Test func withoutReturningEveryRunLeadsOut() throws {
    var dice = SeededGenerator(seed: 7)
    var simulation = try Self.start(&dice, returns: false)
    for _ in 0..<3 {
      try Self.take(&simulation)
      #expect(simulation.read("destination") == .word("out"))
      try simulation.handle(Self.pan(.changed, 120, simulation))
      try simulation.handle(Self.pan(.changed, 300, simulation))
      try simulation.handle(Self.pan(.ended, 300, simulation))
      try Self.wait(&simulation, 5)
      #expect(simulation.read("place") == .word("out"))
    }
  }

  // MARK: The lift-off

  @Test(arguments: 0..<60)
  func theRuleHearsOfTheEndTheRunWasStartedFor(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    var simulation = try Self.start(&dice)
    let distance = try #require(simulation.read("distance")?.numbers.first)
    for _ in 0..<8 {
      try Self.take(&simulation)
      let way = dice.spread(0, 0.8 * distance)
      try simulation.handle(Self.pan(.changed, way, simulation))
      let x = try #require(simulation.read("dot.x")?.numbers.first)
      let leadsOut = simulation.read("destination") == .word("out")
      let velocity = dice.spread(0, 900)
      try simulation.handle(Self.pan(.ended, way, velocity: velocity, simulation))
      let lift = try #require(simulation.decisionRecord?.lift)
      #expect(abs(lift.progress - (leadsOut ? x : 100 - x) / 100) < 1e-9)
      #expect(lift.velocity == (leadsOut ? velocity : -velocity))
      #expect(lift.distance == distance && lift.crossVelocity == 0)
      // Half the way decides, and the animator runs there.
      let completes = lift.progress > 0.5
      #expect(simulation.decisionRecord?.decision.completes == completes)
      // At an end there is nothing left to run.
      if x > 0, x < 100 { #expect(simulation.read("reversed") == .flag(!completes)) }
      try Self.wait(&simulation, dice.spread(0.3, 0.3))
    }
  }

  @Test func aCancelledGestureGoesBackOrKeepsItsDirection() throws {
    for keeps in [false, true] {
      var simulation = try Simulation(
        Puller.self, options: SceneOptions(Puller.options, given: [("keeps", .flag(keeps))]))
      try Self.take(&simulation)
      try simulation.handle(Self.pan(.changed, 180, simulation))
      try simulation.handle(Self.pan(.cancelled, 180, simulation))
      #expect(simulation.read("reversed") == .flag(!keeps))
      let decided = simulation.trace.list.filter { $0.event.name.hasPrefix("decided") }
      #expect(decided.map(\.event.name) == (keeps ? [] : ["decided start"]))
      #expect(decided.allSatisfy { $0.event["by"] == .word("cancellation") })
      try Self.wait(&simulation, 5)
      #expect(simulation.read("place") == .word(keeps ? "out" : "home"))
    }
  }

  // MARK: Springs

  /// The slope of what is shown just after the lift-off, in points of the dot per second.
  private static func slope(_ simulation: Simulation) throws -> Double {
    var later = simulation
    try wait(&later, 1e-7)
    let one = try #require(simulation.read("dot.x")?.numbers.first)
    let other = try #require(later.read("dot.x")?.numbers.first)
    return (other - one) / 1e-7
  }

  @Test(arguments: 0..<30)
  func aSpringGoesOnWithTheFingersVelocity(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    var simulation = try Simulation(
      Puller.self, options: SceneOptions(Puller.options, given: [("spring", .flag(true))]))
    try Self.take(&simulation)
    let way = dice.spread(100, 60)
    try simulation.handle(Self.pan(.changed, way, simulation))
    let velocity = dice.spread(0, 200)
    try simulation.handle(Self.pan(.ended, way, velocity: velocity, simulation))
    // The dot goes 100 points while the finger goes 200.
    #expect(abs(try Self.slope(simulation) - velocity / 2) < 0.5)
  }

  @Test func aSpringsVelocityIsLimited() throws {
    var simulation = try Simulation(
      Puller.self, options: SceneOptions(Puller.options, given: [("spring", .flag(true))]))
    try Self.take(&simulation)
    try simulation.handle(Self.pan(.changed, 198, simulation))
    try simulation.handle(Self.pan(.ended, 198, velocity: 9_000, simulation))
    // 30 times the one point that is left, each second (G163): not the finger's 4,500.
    #expect(abs(try Self.slope(simulation) - 30) < 1)
  }

  // MARK: Several animators, and odd distances

  @Test func followersGoAlong() throws {
    var simulation = try Simulation(
      Puller.self, options: SceneOptions(Puller.options, given: [("follows", .flag(true))]))
    try Self.take(&simulation)
    try simulation.handle(Self.pan(.changed, 60, simulation))
    #expect(simulation.read("dot.x") == .points(30))
    #expect(simulation.read("shadow.x") == .points(30))
    try simulation.handle(Self.pan(.ended, 60, simulation))
    #expect(simulation.read("main.reversed") == .flag(true))
    #expect(simulation.read("other.reversed") == .flag(true))
    try Self.wait(&simulation, 5)
    #expect(simulation.read("shadow.x") == .points(0))
  }

  @Test(arguments: [0, -200, 1e-300, -1e-300])
  func anyDistanceGivesAShareThatIsANumber(distance: Double) throws {
    var stage = Stage()
    let animator = stage.addAnimator("main", try Animator(duration: 1, timing: .linear))
    let transition = InteractiveTransition(of: animator, direction: .down, travel: distance)
    for length in [-1e300, -5, 0, 5, 1e300] {
      let share = transition.share(of: Vector(dy: length), on: stage)
      #expect(share.magnitude <= 1e12)
      // Over no distance the least movement is the whole; a negative one turns it round.
      #expect((share > 0) == (distance < 0 ? length < 0 : length > 0) || length == 0)
      if distance == 0 { #expect(share.magnitude == (length == 0 ? 0 : 1)) }
    }
  }

  @Test func whatWasForgottenBeginsAtNought() throws {
    var stage = Stage()
    let animator = stage.addAnimator("main", try Animator(duration: 1, timing: .linear))
    var transition = InteractiveTransition(of: animator, direction: .down, travel: 100)
    #expect(!transition.isHolding)
    try stage.setFractionComplete(animator, to: 0.4)
    try transition.begin(on: &stage)
    #expect(transition.isHolding && transition.initialFraction == 0.4)
    try transition.update(translation: Vector(dy: 10), on: &stage)
    #expect(stage.unclampedFraction == 0.5)
    transition.startOver()
    try transition.update(translation: Vector(dy: 10), on: &stage)
    #expect(stage.unclampedFraction == 0.1)
    try transition.update(translation: Vector(dy: 500), within: 0.1...0.9, on: &stage)
    #expect(stage.unclampedFraction == 5 && stage[animator].fraction(at: stage.now) == 0.9)
    transition.abandon()
    #expect(!transition.isHolding && stage[animator].isPaused)
  }

  @Test func onlyTheLeadersEndTurnsThePlace() throws {
    var stage = Stage()
    let leader = stage.addAnimator("main", try Animator(duration: 1))
    let other = stage.addAnimator("other", try Animator(duration: 1))
    var transition = InteractiveTransition(of: leader, other, direction: .up, travel: 100)
    for position in [Position.start, .current] {
      let turns = transition.animatorDidComplete(leader, at: position)
      #expect(!turns && transition.place == .home)
    }
    let follows = transition.animatorDidComplete(other, at: .end)
    #expect(!follows && transition.destination == .out)
    let ends = transition.animatorDidComplete(leader, at: .end)
    #expect(ends && transition.place == .out && transition.destination == .home)
  }
}
