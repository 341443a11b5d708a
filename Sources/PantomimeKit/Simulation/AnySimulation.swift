/// A simulation of some scene, whichever it is: what a session holds.
///
/// It can do what every simulation can, and is a value as they are: a copy is a fork. Copies share
/// their simulation until one of them changes it, and one that is held once changes where it is.
public struct AnySimulation: Sendable {
  // Whoever changes what is in the box makes sure first that nobody else holds it, as the standard
  // library does for its arrays; the compiler cannot see that.
  nonisolated(unsafe) private var box: SimulationBox

  /// Forgets which scene a simulation plays.
  public init<S: Scene>(_ simulation: Simulation<S>) {
    box = FilledBox(simulation)
  }

  private init(_ box: SimulationBox) { self.box = box }

  /// How many events its trace has, those dropped included.
  package var eventCount: Int { box.eventCount }

  /// The entries of its trace from a number on, as far as they are kept.
  package func entries(from start: Int) -> [Trace.Entry] { box.entries(from: start) }

  /// The paths whose values may be others than in an earlier moment of the same run, in order; of views,
  /// at least so many that differ if there are so many.
  package func paths(differingFrom before: AnySimulation, most: Int) -> [String] {
    box.paths(differingFrom: before.box.stage, most: most)
  }

  /// Whether only animators and layers are in flight and the scene does nothing when they end, so that
  /// their ends are known.
  package var isForeseeable: Bool { box.leavesEndsAlone && box.stage.onlyRuns }

  /// The end that an animator reaches without interference, or `nil` if it has none.
  package func ownEnd(of animator: String) -> RunEnd? {
    box.stage.ownEnd(of: animator)
  }

  /// The last ends of the runs in flight: of animators, and of layer animations.
  package var lastEnds: (ofRuns: Instant?, ofLayers: Instant?) {
    let stage = box.stage
    return (stage.lastRunEnd, stage.layers.lastDeadline)
  }

  /// The running animators that have a name: the one meant where none is named, or else the first, and
  /// how many there are.
  package var runningAnimators: (first: String?, count: Int) {
    let stage = box.stage
    let running = stage.animators.running
    return (running.first.map { stage.name(of: $0) }, running.count)
  }

  /// Whether it is a copy of the other, and neither has changed since.
  package func isShared(with other: AnySimulation) -> Bool { box === other.box }

  /// The box, which nobody else holds.
  private var own: SimulationBox {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { box = box.copy() }
      return box
    }
  }
}

extension AnySimulation: Simulating {
  public var name: String { box.name }
  public var events: [EventGroup] { box.events }
  public var state: String { box.state }
  public var now: Instant { box.now }
  public var trace: Trace { box.trace }
  public var log: InputLog { box.log }
  public var nextDeadline: Instant? { box.nextDeadline }
  public var nextEnd: NextEnd? { box.nextEnd }
  public var endless: [String] { box.endless }
  public var paths: [String] { box.paths }
  public var tappable: [String] { box.tappable }
  public var viewNames: [String] { box.viewNames }
  public var faults: [String] { box.faults }
  public var scrollViewNames: [String] { box.scrollViewNames }
  public var animatorNames: [String] { box.animatorNames }
  public var layerKeys: [String] { box.layerKeys }
  public var liftOff: LiftOff? { box.liftOff }
  public var ruling: Ruling? { box.ruling }
  /// The last lift-off that each rule has decided, in the order in which the rules came up.
  public var rulings: [Ruling] { box.rulings }
  public var preferences: Preferences { box.preferences }
  public var pan: Pan { box.pan }
  public var panSamples: [PointSample] { box.panSamples }
  public var screen: Size { box.screen }
  public var touchesDown: [Touch] { box.touchesDown }
  public var gestureNames: [String] { box.gestureNames }
  public var panView: String? { box.panView }
  public var unfinished: [String] { box.unfinished }
  public var principalAnimator: String? { box.principalAnimator }
  public var tapping: String { box.tapping }
  public var shownViews: [ShownView] { box.shownViews }
  public var waitingTimers: [StageTimer] { box.waitingTimers }

  public func visibleCenter(of view: String) -> Point? { box.visibleCenter(of: view) }
  public func hit(at place: Point, meantFor view: String) -> TouchHit {
    box.hit(at: place, meantFor: view)
  }
  public func read(_ path: String) -> PathValue? { box.read(path) }
  public var lastChange: Instant { box.lastChange }
  public func read(_ path: String, at instant: Instant) -> PathValue? {
    box.read(path, at: instant)
  }
  public func sample(into digests: inout ShownDigests, at instant: Instant?) {
    box.sample(into: &digests, at: instant)
  }
  public func bends(of path: String, until end: Instant) -> Bends {
    box.bends(of: path, until: end)
  }
  public func way(of path: String) -> Way? { box.way(of: path) }
  public func mayBeLed(_ path: String) -> Bool { box.mayBeLed(path) }
  public func movements(of path: String) -> [Movement] { box.movements(of: path) }
  public func timing(of animator: String) -> Timing? { box.timing(of: animator) }
  public func mayAdd(view name: String) -> Bool { box.mayAdd(view: name) }
  public func foresee(_ path: String) -> PathValue? { box.foresee(path) }

  public mutating func handle(_ input: Input) throws(Refusal) { try own.handle(input) }
  public mutating func advance(to instant: Instant) throws(Impossible) -> Halt {
    try own.advance(to: instant)
  }
  public mutating func advance(to instant: Instant, atMost count: Int) throws(Impossible) -> Halt {
    try own.advance(to: instant, atMost: count)
  }
  public mutating func advance(
    toNewsBy instant: Instant, atMost count: Int
  ) throws(Impossible) -> Halt {
    try own.advance(toNewsBy: instant, atMost: count)
  }
  public func replayed(
    first count: Int?, until instant: Instant?
  ) throws(OptionProblem) -> AnySimulation {
    AnySimulation(try box.replayed(first: count, until: instant))
  }
  public mutating func conclude() -> [Trace.Entry] { own.conclude() }
}
