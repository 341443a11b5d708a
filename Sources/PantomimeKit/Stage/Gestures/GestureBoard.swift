/// The recognizers of a stage: the arena where they compete, and what each is there for.
struct GestureBoard: Sendable {
  /// Where they compete for touches.
  private(set) var arena: GestureArena
  private(set) var parts = PagedArray<GesturePart>()
  /// The view that a pan belongs to where none is named; `nil` for that of the first pan.
  private(set) var meantView: ViewID?
  /// The recognizers by their names.
  private var named = NameIndex()
  /// The recognizers of each view, in order.
  private var roster = TargetRoster()
  /// Recognizers that may recognize at the same time.
  private var together: Set<Pair> = []
  /// What has been told as wrong with the recognizers' relations.
  private var findings: Set<ArenaFinding> = []
  /// What the first so many of the pans make their velocities by, but for those of scroll views.
  private var estimator: (one: VelocityEstimator, count: Int)?
  /// Where the messages of an event are, while they are told.
  private var room: [ArenaMessage] = []

  /// Two recognizers, whichever is named first.
  private struct Pair: Hashable {
    let first: GestureID
    let second: GestureID

    init(_ one: GestureID, _ other: GestureID) {
      (first, second) = one.index < other.index ? (one, other) : (other, one)
    }
  }

  /// A board without recognizers, on a screen of that size in points.
  init(screen: Size) { arena = GestureArena(screen: screen) }
}

/// What a stage knows of a recognizer besides what the arena does.
struct GesturePart: Sendable {
  let id: GestureID
  /// As it was declared.
  let gesture: Gesture
  /// Its name as events tell it, made once.
  let label: Event.Field
  let view: ViewID
  /// The name of the view, as pans tell it.
  let viewName: String
  let role: Role
  /// Whether it looks for a movement, or for short touches.
  let isPan: Bool
  let isTap: Bool
  /// The rule about axes that it was given last.
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
    case .longPress: (isPan, isTap) = (false, false)
    }
  }

  /// Who hears of what it recognizes.
  enum Role: Sendable, Hashable {
    /// The scene.
    case scene
    /// The scene, as a tap on one of its tappable views, by the name it gave.
    case tap(String)
    /// A scroll view.
    case scroll
  }
}

// MARK: - Looking

extension GestureBoard {
  /// When a recognizer does something by itself next.
  var nextDeadline: Instant? { arena.nextDeadline }

  /// What is known of a recognizer; `nil` for one of another stage.
  subscript(id: GestureID) -> GesturePart? { index(of: id).map { parts[$0] } }

  /// The place of a recognizer; `nil` for one of another stage.
  func index(of id: GestureID) -> Int? {
    id.index < parts.count && parts[id.index].id == id ? id.index : nil
  }

  /// The recognizer of that name.
  func gesture(named name: some StringProtocol) -> GestureID? {
    named[name].map { parts[$0].id }
  }

  /// The recognizer of that name that the scene or its user has added.
  func ownGesture(named name: String) -> GesturePart? {
    guard let first = named[name] else { return nil }
    return parts[first...].first { $0.name == name && $0.role == .scene }
  }

  /// The recognizers of a view, in order.
  func parts(on view: ViewID) -> [GesturePart] {
    var found: [GesturePart] = []
    var next = roster.first(on: view.target)
    while let index = next {
      next = roster.next(after: index)
      // A view of another stage may have the same number.
      if parts[index].view == view { found.append(parts[index]) }
    }
    return found
  }

  /// The names of those that the scene or its user has added.
  var names: [String] { parts.filter { $0.role == .scene }.map { $0.name } }

  /// The pan of a scroll view; `nil` for a view that does not scroll.
  func scrollRecognizer(of view: ViewID) -> GestureID? {
    parts(on: view).first { $0.role == .scroll }?.id
  }

  /// Whether touches on a view are looked at already on behalf of the view.
  func hasOwnRecognizer(_ view: ViewID) -> Bool {
    parts(on: view).contains { $0.role != .scene }
  }

  /// Whether a recognizer looks for a movement.
  func isPan(_ gesture: GestureID) -> Bool {
    // Not of the arena, which is elsewhere while it asks.
    index(of: gesture).map { parts[$0].isPan } ?? false
  }

  func isTap(_ gesture: GestureID) -> Bool {
    index(of: gesture).map { parts[$0].isTap } ?? false
  }

  /// The recognizers of single taps that were added to a stage and are on, in order.
  var singleTaps: [GesturePart] {
    parts.filter { part in
      guard part.role == .scene, case .tap(let traits) = part.gesture.kind else { return false }
      return traits == TapTraits() && arena[part.id]?.gesture.isEnabled == true
    }
  }

  /// The view that pans belong to where nothing else is said: the one meant, or that of the first
  /// pan.
  var panView: ViewID? {
    if let meantView { return meantView }
    return parts.first { $0.role == .scene && isPan($0.id) }?.view
  }

  func isTogether(_ one: GestureID, _ other: GestureID) -> Bool {
    together.contains(Pair(one, other))
  }

  /// The rule about axes that a pan was given last.
  func limit(of gesture: GestureID) -> AxisRule? { index(of: gesture).flatMap { parts[$0].limit } }
}

// MARK: - Declaring

extension GestureBoard {
  /// Adds a recognizer; one of the scene's begins as it is said of all of those.
  mutating func add(
    _ gesture: Gesture, on view: ViewID, named viewName: String, role: GesturePart.Role,
    _ start: PanStart
  ) -> GestureID {
    let id = arena.add(role == .scene ? start.applied(to: gesture) : gesture, on: view.target)
    named.add(gesture.name, parts.count)
    roster.add(on: view.target)
    parts.append(GesturePart(id, gesture, on: view, named: viewName, role: role))
    return id
  }

  /// Makes a short touch on a tappable view a tap; the view itself keeps the touch.
  mutating func addTap(on name: String, of views: ViewBoard, _ start: PanStart) {
    guard let view = views.view(named: name), !hasOwnRecognizer(view) else { return }
    var tap = Gesture.tap("tap \(name)")
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    _ = add(tap, on: view, named: views.name(of: view), role: .tap(name), start)
  }

  /// Declares the recognizer of a scroll view anew, for the next finger.
  mutating func renew(_ view: ViewID, _ declaration: Gesture) {
    if let gesture = scrollRecognizer(of: view) { arena.renew(gesture, declaration) }
  }

  /// Lets the pans of the scene begin otherwise than declared, from the next touch on.
  mutating func setPanStart(_ start: PanStart, estimator: VelocityEstimator) {
    for part in parts where part.role == .scene {
      arena.renew(part.id, start.applied(to: part.gesture))
    }
    self.estimator = nil
    setEstimator(estimator)
  }

  /// Makes the velocities of all pans but those of scroll views by another estimator.
  mutating func setEstimator(_ estimator: VelocityEstimator) {
    // Those that have it need it no second time.
    let known = self.estimator.map { $0.one == estimator ? $0.count : 0 } ?? 0
    for part in parts[known...] where part.role != .scroll {
      arena.setEstimator(estimator, of: part.id)
    }
    self.estimator = (estimator, parts.count)
  }

  mutating func setMeantView(_ view: ViewID?) { meantView = view }

  mutating func require(_ gesture: GestureID, toFail other: GestureID) {
    arena.require(gesture, toFail: other)
  }

  mutating func allowTogether(_ one: GestureID, _ other: GestureID) {
    together.insert(Pair(one, other))
  }

  mutating func limit(_ gesture: GestureID, to rule: AxisRule) {
    if let index = index(of: gesture) { parts[index].limit = rule }
  }

  mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    arena.setTranslation(gesture, to: translation)
  }

  /// What is wrong with the recognizers' relations and has not been told yet; it counts as told.
  mutating func takeFindings() -> [ArenaFinding] {
    arena.takeFindings().filter { findings.insert($0).inserted }
  }
}

// MARK: - Touches

extension GestureBoard {
  /// Takes one event of touches as far as nobody need be asked anything.
  mutating func follow(
    _ touches: [Touch], at now: Instant, into messages: inout [ArenaMessage]
  ) throws(TouchProblem) -> GestureArena.Progress {
    try arena.follow(touches, at: now, into: &messages)
  }

  /// Puts another arena in the place of this one, while it asks the scene, which looks at the stage
  /// meanwhile; and back again.
  mutating func exchange(_ other: inout GestureArena) { swap(&arena, &other) }

  /// Room for what an event leads to, used again for each.
  mutating func takeRoom() -> [ArenaMessage] {
    var room: [ArenaMessage] = []
    swap(&room, &self.room)
    return room
  }

  /// Gives the room back that was taken.
  mutating func giveBack(room: inout [ArenaMessage]) {
    if !room.isEmpty { room.removeAll(keepingCapacity: true) }
    swap(&self.room, &room)
  }

  /// Switches a recognizer on or off; what follows from that.
  mutating func setEnabled(
    _ gesture: GestureID, _ isOn: Bool, at now: Instant
  ) -> [ArenaMessage] {
    arena.setEnabled(gesture, isOn, at: now)
  }

  /// Lifts a finger outside the view it pressed; what follows from that.
  mutating func liftOutside(_ id: Int, at now: Instant) -> [ArenaMessage] {
    arena.liftOutside(id, at: now)
  }

  /// Takes all fingers away; what follows from that.
  mutating func cancelAll(at now: Instant) -> [ArenaMessage] { arena.cancelAll(at: now) }
}
