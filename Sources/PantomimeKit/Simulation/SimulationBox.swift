/// What holds a simulation for those who do not know its scene.
///
/// There is no box but a filled one: none of this is ever carried out.
class SimulationBox {
  func copy() -> SimulationBox { SimulationBox.isEmpty() }

  var name: String { SimulationBox.isEmpty() }
  var events: [EventGroup] { SimulationBox.isEmpty() }
  var state: String { SimulationBox.isEmpty() }
  var now: Instant { SimulationBox.isEmpty() }
  var eventCount: Int { SimulationBox.isEmpty() }
  var trace: Trace { SimulationBox.isEmpty() }
  func entries(from start: Int) -> [Trace.Entry] { SimulationBox.isEmpty() }
  var log: InputLog { SimulationBox.isEmpty() }
  var nextDeadline: Instant? { SimulationBox.isEmpty() }
  var nextEnd: NextEnd? { SimulationBox.isEmpty() }
  var endless: [String] { SimulationBox.isEmpty() }
  var paths: [String] { SimulationBox.isEmpty() }
  var tappable: [String] { SimulationBox.isEmpty() }
  var viewNames: [String] { SimulationBox.isEmpty() }
  var faults: [String] { SimulationBox.isEmpty() }
  var scrollViewNames: [String] { SimulationBox.isEmpty() }
  var animatorNames: [String] { SimulationBox.isEmpty() }
  var layerKeys: [String] { SimulationBox.isEmpty() }
  var liftOff: LiftOff? { SimulationBox.isEmpty() }
  var ruling: Ruling? { SimulationBox.isEmpty() }
  var rulings: [Ruling] { SimulationBox.isEmpty() }
  var preferences: Preferences { SimulationBox.isEmpty() }
  var pan: Pan { SimulationBox.isEmpty() }
  var panSamples: [PointSample] { SimulationBox.isEmpty() }
  var screen: Size { SimulationBox.isEmpty() }
  var touchesDown: [Touch] { SimulationBox.isEmpty() }
  var gestureNames: [String] { SimulationBox.isEmpty() }
  var panView: String? { SimulationBox.isEmpty() }
  var unfinished: [String] { SimulationBox.isEmpty() }
  var principalAnimator: String? { SimulationBox.isEmpty() }
  var tapping: String { SimulationBox.isEmpty() }
  var shownViews: [ShownView] { SimulationBox.isEmpty() }
  var waitingTimers: [StageTimer] { SimulationBox.isEmpty() }

  var stage: Stage { SimulationBox.isEmpty() }
  var leavesEndsAlone: Bool { SimulationBox.isEmpty() }
  func paths(differingFrom before: Stage, most: Int) -> [String] { SimulationBox.isEmpty() }
  func visibleCenter(of view: String) -> Point? { SimulationBox.isEmpty() }
  func hit(at place: Point, meantFor view: String) -> TouchHit { SimulationBox.isEmpty() }
  func read(_ path: String) -> PathValue? { SimulationBox.isEmpty() }
  var lastChange: Instant { SimulationBox.isEmpty() }
  func read(_ path: String, at instant: Instant) -> PathValue? { SimulationBox.isEmpty() }
  func sample(into digests: inout ShownDigests, at instant: Instant?) { SimulationBox.isEmpty() }
  func bends(of path: String, until end: Instant) -> Bends { SimulationBox.isEmpty() }
  func way(of path: String) -> Way? { SimulationBox.isEmpty() }
  func mayBeLed(_ path: String) -> Bool { SimulationBox.isEmpty() }
  func movements(of path: String) -> [Movement] { SimulationBox.isEmpty() }
  func timing(of animator: String) -> Timing? { SimulationBox.isEmpty() }
  func mayAdd(view name: String) -> Bool { SimulationBox.isEmpty() }
  func foresee(_ path: String) -> PathValue? { SimulationBox.isEmpty() }
  func handle(_ input: Input) throws(Refusal) { SimulationBox.isEmpty() }
  func advance(to instant: Instant) throws(Impossible) -> Halt { SimulationBox.isEmpty() }
  func advance(to instant: Instant, atMost count: Int) throws(Impossible) -> Halt {
    SimulationBox.isEmpty()
  }
  func advance(toNewsBy instant: Instant, atMost count: Int) throws(Impossible) -> Halt {
    SimulationBox.isEmpty()
  }
  func replayed(first count: Int?, until instant: Instant?) throws(OptionProblem) -> SimulationBox {
    SimulationBox.isEmpty()
  }
  func conclude() -> [Trace.Entry] { SimulationBox.isEmpty() }

  fileprivate init() {}

  private static func isEmpty() -> Never { fatalError("a box of no simulation") }
}

/// Holds a simulation of a scene.
final class FilledBox<S: Scene>: SimulationBox {
  private var simulation: Simulation<S>

  init(_ simulation: Simulation<S>) { self.simulation = simulation }

  override func copy() -> SimulationBox { FilledBox(simulation) }

  override var name: String { simulation.name }
  override var events: [EventGroup] { simulation.events }
  override var state: String { simulation.state }
  // Read where they are: to ask the simulation is to find out first of what type it is.
  override var now: Instant { simulation.stage.clock.now }
  override var eventCount: Int { simulation.stage.trace.entries.endIndex }
  override var trace: Trace { simulation.stage.trace }
  override func entries(from start: Int) -> [Trace.Entry] {
    simulation.stage.trace.entries(from: start)
  }
  override var log: InputLog { simulation.log }
  override var nextDeadline: Instant? { Lent.nextDeadline(of: &simulation.stage) }
  override var nextEnd: NextEnd? { Lent.nextEnd(of: &simulation.stage) }
  override var endless: [String] { Lent.endless(of: &simulation.stage) }
  override var paths: [String] { simulation.paths }
  override var tappable: [String] { simulation.tappable }
  override var viewNames: [String] { simulation.viewNames }
  override var faults: [String] { simulation.faults }
  override var scrollViewNames: [String] { simulation.scrollViewNames }
  override var animatorNames: [String] { simulation.animatorNames }
  override var layerKeys: [String] { simulation.layerKeys }
  override var liftOff: LiftOff? { simulation.liftOff }
  override var ruling: Ruling? { simulation.ruling }
  override var rulings: [Ruling] { simulation.rulings }
  override var preferences: Preferences { simulation.preferences }
  override var pan: Pan { simulation.pan }
  override var panSamples: [PointSample] { simulation.panSamples }
  override var screen: Size { simulation.screen }
  override var touchesDown: [Touch] { Lent.touchesDown(of: &simulation.stage) }
  override var gestureNames: [String] { simulation.gestureNames }
  override var panView: String? { simulation.panView }
  override var unfinished: [String] { Lent.unfinished(of: &simulation.stage) }
  override var principalAnimator: String? { simulation.principalAnimator }
  override var tapping: String { simulation.tapping }

  override var shownViews: [ShownView] { simulation.shownViews }
  override var waitingTimers: [StageTimer] { simulation.waitingTimers }
  override var stage: Stage { simulation.stage }
  override var leavesEndsAlone: Bool { S.leavesEndsAlone }
  override func paths(differingFrom before: Stage, most: Int) -> [String] {
    simulation.paths(differingFrom: before, most: most)
  }
  override func visibleCenter(of view: String) -> Point? { simulation.visibleCenter(of: view) }
  override func hit(at place: Point, meantFor view: String) -> TouchHit {
    simulation.hit(at: place, meantFor: view)
  }
  override func read(_ path: String) -> PathValue? { FilledBox.value(of: path, in: &simulation) }
  override var lastChange: Instant { simulation.lastChange }
  override func read(_ path: String, at instant: Instant) -> PathValue? {
    simulation.read(path, at: instant)
  }
  override func sample(into digests: inout ShownDigests, at instant: Instant?) {
    simulation.sample(into: &digests, at: instant)
  }
  override func bends(of path: String, until end: Instant) -> Bends {
    simulation.bends(of: path, until: end)
  }
  override func way(of path: String) -> Way? { simulation.way(of: path) }
  override func mayBeLed(_ path: String) -> Bool { simulation.mayBeLed(path) }
  override func movements(of path: String) -> [Movement] { simulation.movements(of: path) }
  override func timing(of animator: String) -> Timing? { simulation.timing(of: animator) }
  override func mayAdd(view name: String) -> Bool { simulation.mayAdd(view: name) }
  override func foresee(_ path: String) -> PathValue? { simulation.foresee(path) }
  override func handle(_ input: Input) throws(Refusal) { try simulation.handle(input) }
  override func advance(to instant: Instant) throws(Impossible) -> Halt {
    try simulation.advance(to: instant)
  }
  override func advance(to instant: Instant, atMost count: Int) throws(Impossible) -> Halt {
    try simulation.advance(to: instant, atMost: count)
  }
  override func advance(
    toNewsBy instant: Instant, atMost count: Int
  ) throws(Impossible) -> Halt {
    try simulation.advance(toNewsBy: instant, atMost: count)
  }
  override func replayed(
    first count: Int?, until instant: Instant?
  ) throws(OptionProblem) -> SimulationBox {
    FilledBox(try simulation.replayed(first: count, until: instant))
  }
  override func conclude() -> [Trace.Entry] { simulation.conclude() }
}

// MARK: - What is asked most

// What an object holds might change while somebody looks at it, so that the compiler has all of it
// copied first, some two thousand instructions for a simulation. What is lent to a function that may
// change it, and does not, can only be changed there. Inlined, it would be the object's again.

/// What the stage knows by itself: for that nobody has to find out of what type the simulation is.
private enum Lent {
  @inline(never)
  static func nextDeadline(of stage: inout Stage) -> Instant? { stage.nextDeadline }

  @inline(never)
  static func nextEnd(of stage: inout Stage) -> NextEnd? { stage.nextEnd }

  @inline(never)
  static func endless(of stage: inout Stage) -> [String] { stage.endless }

  @inline(never)
  static func unfinished(of stage: inout Stage) -> [String] { stage.animators.namesOfStopped }

  @inline(never)
  static func touchesDown(of stage: inout Stage) -> [Touch] { stage.gestures.arena.touchesDown }
}

extension FilledBox {
  @inline(never)
  private static func value(of path: String, in simulation: inout Simulation<S>) -> PathValue? {
    simulation.read(path)
  }
}
