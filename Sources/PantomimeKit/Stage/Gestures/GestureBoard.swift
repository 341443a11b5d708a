/// The recognizers of a stage: the arena in which they compete, and the role of each.
struct GestureBoard: Sendable {
  /// The arena in which the recognizers compete for touches.
  private(set) var arena: GestureArena
  private(set) var parts = PagedArray<RecognizerRecord>()
  /// The view to which a pan without a view belongs, or `nil` for the view of the first pan.
  private(set) var meantView: ViewID?
  /// The recognizers, by name.
  private var named = NameIndex()
  /// The recognizers of each view, in order.
  private var roster = TargetRoster()
  /// The pairs of recognizers that may recognize simultaneously.
  private var together: Set<Pair> = []
  /// The recorded errors in the recognizers' relations.
  private var findings: Set<ArenaFinding> = []
  /// The velocity estimator of all pans except those of scroll views, and the number of recognizers
  /// to which it has been applied.
  private var estimator: (one: VelocityEstimator, count: Int)?
  /// Reusable storage for the messages of an event during delivery.
  private var room: [ArenaMessage] = []

  /// An unordered pair of recognizers.
  private struct Pair: Hashable {
    let first: GestureID
    let second: GestureID

    init(_ one: GestureID, _ other: GestureID) {
      (first, second) = one.index < other.index ? (one, other) : (other, one)
    }
  }

  /// Creates a board without recognizers, on a screen with a size in points.
  init(screen: Size) { arena = GestureArena(screen: screen) }
}

/// The stage's information about a recognizer, in addition to the arena's.
struct RecognizerRecord: Sendable {
  let id: GestureID
  /// The declaration.
  let gesture: Gesture
  /// The name as an event field, created once.
  let label: Event.Field
  let view: ViewID
  /// The name of the view, which reports of pans include.
  let viewName: String
  let role: Role
  /// Whether the recognizer is a pan rather than a recognizer of short touches.
  let isPan: Bool
  let isTap: Bool
  /// The last axis rule that was set.
  fileprivate(set) var limit: AxisRule?

  var name: String { gesture.name }

  init(
    _ id: GestureID, _ gesture: Gesture, on view: ViewID, named viewName: String, role: Role
  ) {
    self.id = id
    self.gesture = gesture
    self.view = view
    self.viewName = viewName
    self.role = role
    label = .word(.gesture, gesture.name)
    switch gesture.kind {
    case .pan, .edgePan: (isPan, isTap) = (true, false)
    case .tap: (isPan, isTap) = (false, true)
    case .longPress, .swipe: (isPan, isTap) = (false, false)
    }
  }

  /// The direction of a swipe, or `nil` for any other recognizer.
  var swipe: Direction? {
    if case .swipe(let traits) = gesture.kind { traits.direction } else { nil }
  }

  /// The receiver of a recognizer's reports.
  enum Role: Sendable, Hashable {
    /// The scene.
    case scene
    /// The scene, for a tap on one of its tappable views, with the name in `tappable`.
    case tap(String)
    /// A scroll view.
    case scroll
  }
}

// MARK: - Reading

extension GestureBoard {
  /// The next deadline of a recognizer.
  var nextDeadline: Instant? { arena.nextDeadline }

  /// The information about a recognizer, or `nil` if it belongs to another stage.
  subscript(id: GestureID) -> RecognizerRecord? { index(of: id).map { parts[$0] } }

  /// Returns the index of a recognizer, or `nil` if it belongs to another stage.
  func index(of id: GestureID) -> Int? {
    id.index < parts.count && parts[id.index].id == id ? id.index : nil
  }

  /// Returns the recognizer with a name.
  func gesture(named name: some StringProtocol) -> GestureID? {
    named[name].map { parts[$0].id }
  }

  /// Returns the recognizer with a name that the scene or its user has added.
  func ownGesture(named name: String) -> RecognizerRecord? {
    guard let first = named[name] else { return nil }
    return parts[first...].first { $0.name == name && $0.role == .scene }
  }

  /// Returns the recognizers of a view, in order.
  func parts(on view: ViewID) -> [RecognizerRecord] {
    var found: [RecognizerRecord] = []
    var next = roster.first(on: view.target)
    while let index = next {
      next = roster.next(after: index)
      // A view of another stage may have the same number.
      if parts[index].view == view { found.append(parts[index]) }
    }
    return found
  }

  /// The names of the recognizers that the scene or its user has added.
  var names: [String] { parts.filter { $0.role == .scene }.map { $0.name } }

  /// Returns the pan of a scroll view, or `nil` if the view doesn't scroll.
  func scrollRecognizer(of view: ViewID) -> GestureID? {
    parts(on: view).first { $0.role == .scroll }?.id
  }

  /// Returns whether a recognizer already handles the touches of a view on the view's behalf.
  func hasOwnRecognizer(_ view: ViewID) -> Bool {
    parts(on: view).contains { $0.role != .scene }
  }

  /// Returns whether a recognizer is a pan.
  func isPan(_ gesture: GestureID) -> Bool {
    // Doesn't use the arena, which is moved out of the stage during its queries.
    index(of: gesture).map { parts[$0].isPan } ?? false
  }

  func isTap(_ gesture: GestureID) -> Bool {
    index(of: gesture).map { parts[$0].isTap } ?? false
  }

  /// The enabled recognizers of single taps that were added to the stage, in order.
  var singleTaps: [RecognizerRecord] {
    parts.filter { part in
      guard part.role == .scene, case .tap(let traits) = part.gesture.kind else { return false }
      return traits == TapTraits() && arena[part.id]?.gesture.isEnabled == true
    }
  }

  /// The view to which pans belong by default: the chosen one, or the view of the first pan.
  var panView: ViewID? {
    if let meantView { return meantView }
    return parts.first { $0.role == .scene && isPan($0.id) }?.view
  }

  func isTogether(_ one: GestureID, _ other: GestureID) -> Bool {
    together.contains(Pair(one, other))
  }

  /// Returns the last axis rule that was set for a pan.
  func limit(of gesture: GestureID) -> AxisRule? { index(of: gesture).flatMap { parts[$0].limit } }
}

// MARK: - Declaring

extension GestureBoard {
  /// Adds a recognizer; a recognizer of the scene starts with the settings that apply to all of
  /// them.
  mutating func add(
    _ gesture: Gesture, on view: ViewID, named viewName: String, role: RecognizerRecord.Role,
    _ start: PanStart
  ) -> GestureID {
    let id = arena.add(role == .scene ? start.applied(to: gesture) : gesture, on: view.target)
    named.add(gesture.name, parts.count)
    roster.add(on: view.target)
    parts.append(RecognizerRecord(id, gesture, on: view, named: viewName, role: role))
    return id
  }

  /// Adds a tap recognizer to a tappable view, which doesn't cancel the view's touch.
  mutating func addTap(on name: String, of views: ViewBoard, _ start: PanStart) {
    guard let view = views.view(named: name), !hasOwnRecognizer(view) else { return }
    var tap = Gesture.tap("tap \(name)")
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    _ = add(tap, on: view, named: views.name(of: view), role: .tap(name), start)
  }

  /// Replaces the declaration of a scroll view's recognizer for the next finger.
  mutating func renew(_ view: ViewID, _ declaration: Gesture) {
    if let gesture = scrollRecognizer(of: view) { arena.renew(gesture, declaration) }
  }

  /// Overrides how the scene's pans begin, starting with the next touch.
  mutating func setPanStart(_ start: PanStart, estimator: VelocityEstimator) {
    for part in parts where part.role == .scene {
      arena.renew(part.id, start.applied(to: part.gesture))
    }
    self.estimator = nil
    setEstimator(estimator)
  }

  /// Sets the estimator of all pans except those of scroll views.
  mutating func setEstimator(_ estimator: VelocityEstimator) {
    // Recognizers that already have the estimator are skipped.
    let known = self.estimator.map { $0.one == estimator ? $0.count : 0 } ?? 0
    for part in parts[known...] where part.role != .scroll {
      arena.setEstimator(estimator, of: part.id)
    }
    self.estimator = (estimator, parts.count)
  }

  mutating func setMeantView(_ view: ViewID?) { meantView = view }

  mutating func gesture(_ gesture: GestureID, waitsForFailureOf other: GestureID) {
    arena.gesture(gesture, waitsForFailureOf: other)
  }

  mutating func allowTogether(_ one: GestureID, _ other: GestureID) {
    together.insert(Pair(one, other))
  }

  mutating func setAxisRule(_ rule: AxisRule, for gesture: GestureID) {
    if let index = index(of: gesture) { parts[index].limit = rule }
  }

  mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    arena.setTranslation(gesture, to: translation)
  }

  /// Returns the errors in the recognizers' relations that have not been recorded yet, and marks
  /// them as recorded.
  mutating func takeFindings() -> [ArenaFinding] {
    arena.takeFindings().filter { findings.insert($0).inserted }
  }
}

// MARK: - Touches

extension GestureBoard {
  /// Handles a touch event up to the first query.
  mutating func follow(
    _ touches: [Touch], at now: Instant, into messages: inout [ArenaMessage]
  ) throws(TouchError) -> GestureArena.Progress {
    try arena.follow(touches, at: now, into: &messages)
  }

  /// Exchanges the arena with another, to move it out of the stage, and back again, while it
  /// queries the scene, which reads the stage.
  mutating func exchange(_ other: inout GestureArena) { swap(&arena, &other) }

  /// Takes the reusable storage for the messages of an event.
  mutating func takeRoom() -> [ArenaMessage] {
    var room: [ArenaMessage] = []
    swap(&room, &self.room)
    return room
  }

  /// Gives the storage back after use.
  mutating func giveBack(room: inout [ArenaMessage]) {
    if !room.isEmpty { room.removeAll(keepingCapacity: true) }
    swap(&self.room, &room)
  }

  /// Enables or disables a recognizer, and returns the resulting messages.
  mutating func setEnabled(
    _ gesture: GestureID, _ isOn: Bool, at now: Instant
  ) -> [ArenaMessage] {
    arena.setEnabled(gesture, isOn, at: now)
  }

  /// Lifts a finger outside the view that it pressed, and returns the resulting messages.
  mutating func liftOutside(_ id: Int, at now: Instant) -> [ArenaMessage] {
    arena.liftOutside(id, at: now)
  }

  /// Cancels all fingers, and returns the resulting messages.
  mutating func cancelAll(at now: Instant) -> [ArenaMessage] { arena.cancelAll(at: now) }
}
