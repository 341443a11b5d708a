/// What a session can do with a simulation, whichever scene it plays.
public protocol Simulating: Sendable {
  /// The scene's name.
  var name: String { get }
  /// The kinds of events that can happen, by who records them.
  var events: [EventGroup] { get }
  /// The scene's model state, one word.
  var state: String { get }
  /// The present instant.
  var now: Instant { get }
  /// What has happened so far.
  var trace: Trace { get }
  /// What it was told so far.
  var log: InputLog { get }
  /// The next instant at which something happens by itself.
  var nextDeadline: Instant? { get }
  /// What has an end and is due next; `nil` if only what goes on for ever is left.
  var nextEnd: NextEnd? { get }
  /// What goes on for ever unless somebody ends it, each as a phrase: a layer animation that is
  /// repeated without end (T83), a display link.
  var endless: [String] { get }
  /// Every path that has a reading, in the order in which they are shown.
  var paths: [String] { get }
  /// The names of the views that do something when tapped.
  var tappable: [String] { get }
  /// The names of the views, aliases first.
  var viewNames: [String] { get }
  /// The ids of the scene's faults that are switched on.
  var faults: [String] { get }
  /// The names of the views that scroll.
  var scrollViewNames: [String] { get }
  /// The names of the animators.
  var animatorNames: [String] { get }
  /// The keys under which layer animations are attached, each once.
  var layerKeys: [String] { get }

  /// Does what an input says, at the present instant.
  ///
  /// - Throws: `Refusal`; the simulation stays usable, and as it was if the input was impossible.
  mutating func handle(_ input: Input) throws(Refusal)

  /// Lets time pass, delivering what becomes due on the way.
  ///
  /// - Returns: `reached`, or `endless` if a chain without end was cut off on the way.
  /// - Throws: `Impossible.timeGoesBack`.
  mutating func advance(to instant: Instant) throws(Impossible) -> Halt

  /// Lets time pass as `advance(to:)` does, but no further than so many instants at which something
  /// is due, so that the caller can check in between.
  ///
  /// - Throws: `Impossible.timeGoesBack`.
  mutating func advance(to instant: Instant, atMost count: Int) throws(Impossible) -> Halt

  /// Lets time pass as `advance(to:atMost:)` does, but no further than the first instant at which
  /// something is recorded, all else that is due then included, so that the caller can act on it.
  ///
  /// - Throws: `Impossible.timeGoesBack`.
  mutating func advance(toNewsBy instant: Instant, atMost count: Int) throws(Impossible) -> Halt

  /// The same run played again from its log, up to so many of its inputs, or all of them, and then to
  /// an instant, or the present one.
  ///
  /// - Throws: `OptionProblem`, which the scene did not when it began.
  func replayed(first count: Int?, until instant: Instant?) throws(OptionProblem) -> Self

  /// What a lift-off would mean now: of the pan under way, or else of the last one decided.
  var liftOff: LiftOff? { get }

  /// What the pan under way would come to if the finger lifted now with the velocity last
  /// reported; with none under way, what the last one came to; `nil` where nothing was decided.
  var ruling: Ruling? { get }
  /// The last lift-off that each rule has decided, in the order in which the rules came up.
  var rulings: [Ruling] { get }

  /// What was chosen in place of what the scene declares.
  var preferences: Preferences { get }

  /// The pan as last reported.
  var pan: Pan { get }

  /// The places of the finger that the present or last pan's velocity is made of, in order.
  var panSamples: [PointSample] { get }

  /// The size of the screen, in points.
  var screen: Size { get }

  /// The fingers on the screen, where they are.
  var touchesDown: [Touch] { get }

  /// The names of the recognizers that the scene or its user has added.
  var gestureNames: [String] { get }

  /// The view that owns the scene's first pan: where a finger goes that nothing else is said of.
  var panView: String? { get }

  /// The middle of what the screen shows of a view; `nil` where it shows nothing of it.
  func visibleCenter(of view: String) -> Point?

  /// What a finger at a place of the screen, meant for a view, hits.
  func hit(at place: Point, meantFor view: String) -> TouchHit

  /// The views that have a place on the screen as they are shown, those that lie above others behind
  /// them.
  var shownViews: [ShownView] { get }

  /// The timers that have yet to fire, and the display links that tick, in the order in which each kind
  /// was started.
  var waitingTimers: [StageTimer] { get }

  /// Says what must not be dropped as it stands, as the run is over; records it in the trace.
  mutating func conclude() -> [Trace.Entry]

  /// The value of a path now; `nil` if there is no such path.
  func read(_ path: String) -> PathValue?

  /// When something last happened but that time passed: an input, or what was due.
  var lastChange: Instant { get }

  /// The value that a path has at an instant at which nothing else has happened: not before the last
  /// change, nor after what is due next; `nil` if there is no such path.
  func read(_ path: String, at instant: Instant) -> PathValue?

  /// Adds what views and layers show at an instant to digests; the instant is one that `read(_:at:)`
  /// takes.
  func sample(into digests: inout ShownDigests, at instant: Instant?)

  /// Where the value of a path may turn round or leap by itself from now on, up to an instant before
  /// what is due next.
  func bends(of path: String, until end: Instant) -> Bends

  /// The way on which a run leads what a path shows; `nil` where none does.
  func way(of path: String) -> Way?

  /// Whether a run may lead what a path shows, at some time.
  func mayBeLed(_ path: String) -> Bool

  /// What moves a property of a view, by its path; nothing where what is shown is the model's value.
  func movements(of path: String) -> [Movement]

  /// The timing that an animator goes by just now; `nil` for a name that none has.
  func timing(of animator: String) -> Timing?

  /// Whether there may be a view of that name later on.
  func mayAdd(view name: String) -> Bool

  /// The first value of a path to a view that there may be later on; `nil` where none may come.
  func foresee(_ path: String) -> PathValue?

  /// The names of the animators that were stopped and wait to be finished (A26).
  var unfinished: [String] { get }

  /// The animator that is meant where none is named.
  var principalAnimator: String? { get }

  /// What a tap does, as a phrase (`Scene.tapping`).
  var tapping: String { get }
}

/// What a finger that is meant for a view hits.
public enum TouchHit: Sendable, Hashable {
  /// The view, or a view that it holds.
  case meant
  /// Another view, which lies on top or behind; its name.
  case other(String)
  /// No view.
  case nothing
}
