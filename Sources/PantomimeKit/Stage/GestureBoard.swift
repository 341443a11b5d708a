/// The recognizers of a stage: the arena in which they compete, and the receiver of each one's
/// reports.
struct GestureBoard: Sendable {
  /// The arena in which the recognizers compete for touches.
  private(set) var arena: GestureArena
  private(set) var parts = PagedArray<RecognizerRecord>()
  /// The view whose pan recognizer reports a pan for which no view is named, or `nil` for the view
  /// of the first pan recognizer.
  private(set) var meantView: ViewID?
  /// The recognizers, by name.
  private var named = NameIndex()
  /// The indices of the recognizers of each view, in insertion order; a copy of what the arena
  /// knows, because the arena is moved out of the stage while it queries the scene.
  private var onViews: [Int: [Int]] = [:]
  /// The pairs of recognizers that may recognize simultaneously.
  private var together: Set<Pair> = []
  /// The errors in the relations between recognizers that have been recorded.
  private var findings: Set<ArenaFinding> = []
  /// The velocity estimator of all pan recognizers except those of scroll views, and the number of
  /// recognizers that already use it.
  private var estimator: (one: VelocityEstimator, count: Int)?
  /// The paths that pans drive, each with the name of its pan.
  private var driven: [String: String] = [:]

  /// An unordered pair of recognizers.
  private struct Pair: Hashable {
    let first: GestureID
    let second: GestureID

    init(_ one: GestureID, _ other: GestureID) {
      (first, second) = one.index < other.index ? (one, other) : (other, one)
    }
  }

  /// Creates a board without recognizers, on a screen of the given size in points.
  init(screen: Size2D) { arena = GestureArena(screen: screen) }
}

/// The information that the stage keeps about a recognizer, in addition to what the arena keeps.
struct RecognizerRecord: Sendable {
  let id: GestureID
  /// The declaration.
  let gesture: GestureRecognizer
  /// The recognizer's name as an event field, created once.
  let label: Event.Field
  let view: ViewID
  /// The name of the view, which the reports of pan recognizers include.
  let viewName: String
  let role: Role
  /// Whether the recognizer is a pan recognizer.
  let isPan: Bool
  let isTap: Bool
  /// Whether the recognizer reports each movement of its fingers: a pan or a long press.
  let isContinuous: Bool
  /// The axis rule that was set last, which limits the directions in which a pan may begin.
  fileprivate(set) var limit: AxisRule?
  /// The state that was reported last.
  fileprivate(set) var reported = RecognizerState.possible
  /// Whether the recognizer receives touches.
  fileprivate(set) var isEnabled: Bool
  /// Whether the recognizer drives something, so that the scene handles the reports of a scroll
  /// view's pan, too.
  fileprivate(set) var isDriving = false
  /// Whether a statement added the recognizer, whose delegate and target isn't the scene.
  fileprivate(set) var isOfStatement = false
  /// The last movement and place of the finger.
  fileprivate(set) var finger = FollowedFinger()

  var name: String { gesture.name }

  init(
    _ id: GestureID, _ gesture: GestureRecognizer, on view: ViewID, named viewName: String,
    role: Role
  ) {
    self.id = id
    self.gesture = gesture
    self.view = view
    self.viewName = viewName
    self.role = role
    label = .word(.gesture, gesture.name)
    isEnabled = gesture.isEnabled
    switch gesture.kind {
    case .pan, .edgePan: (isPan, isTap, isContinuous) = (true, false, true)
    case .tap: (isPan, isTap, isContinuous) = (false, true, false)
    case .longPress: (isPan, isTap, isContinuous) = (false, false, true)
    case .swipe: (isPan, isTap, isContinuous) = (false, false, false)
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
    /// The scene, for a tap on one of its tappable views; the name is the one in the scene's
    /// `tappable`.
    case tap(String)
    /// A scroll view.
    case scroll
  }
}

// MARK: - Reading

extension GestureBoard {
  /// The next deadline of any recognizer.
  var nextDeadline: Instant? { arena.nextDeadline }

  /// The information about a recognizer, or `nil` if it belongs to another stage.
  subscript(id: GestureID) -> RecognizerRecord? { index(of: id).map { parts[$0] } }

  /// Returns the index of a recognizer, or `nil` if it belongs to another stage.
  func index(of id: GestureID) -> Int? {
    id.index < parts.count && parts[id.index].id == id ? id.index : nil
  }

  /// Returns the recognizer with the given name.
  func gesture(named name: some StringProtocol) -> GestureID? {
    named[name].map { parts[$0].id }
  }

  /// Returns the recognizer with the given name, among those that the scene or the user has added.
  func ownGesture(named name: String) -> RecognizerRecord? {
    guard let first = named[name] else { return nil }
    return parts[first...].first { $0.name == name && $0.role == .scene }
  }

  /// Returns the recognizers of a view, in insertion order.
  func parts(on view: ViewID) -> [RecognizerRecord] {
    // A view of another stage may have the same number.
    (onViews[view.index] ?? []).map { parts[$0] }.filter { $0.view == view }
  }

  /// The names of the recognizers that the scene or the user has added.
  var names: [String] { parts.filter { $0.role == .scene }.map { $0.name } }

  /// Returns the pan recognizer of a scroll view, or `nil` if the view doesn't scroll.
  func scrollRecognizer(of view: ViewID) -> GestureID? {
    parts(on: view).first { $0.role == .scroll }?.id
  }

  /// Returns whether a recognizer already handles the touches of a view on the view's behalf.
  func hasOwnRecognizer(_ view: ViewID) -> Bool {
    parts(on: view).contains { $0.role != .scene }
  }

  /// Returns whether a recognizer is a pan recognizer.
  func isPan(_ gesture: GestureID) -> Bool {
    index(of: gesture).map { parts[$0].isPan } ?? false
  }

  func isTap(_ gesture: GestureID) -> Bool {
    index(of: gesture).map { parts[$0].isTap } ?? false
  }

  /// The enabled recognizers of single taps, in the order in which they were added to the stage.
  var singleTaps: [RecognizerRecord] {
    parts.filter { part in
      guard part.role == .scene, case .tap(let traits) = part.gesture.kind else { return false }
      return traits == TapTraits() && part.isEnabled
    }
  }

  /// The view whose pan recognizer is meant if no view is named: the chosen view, or that of the
  /// first pan recognizer.
  var panView: ViewID? {
    if let meantView { return meantView }
    return parts.first { $0.role == .scene && isPan($0.id) }?.view
  }

  func isTogether(_ one: GestureID, _ other: GestureID) -> Bool {
    together.contains(Pair(one, other))
  }

  /// Returns the name of the pan that drives a path, or `nil` if none does.
  func driver(of path: String) -> String? { driven[path] }

  /// Returns the axis rule that was set last for a pan recognizer.
  func limit(of gesture: GestureID) -> AxisRule? { index(of: gesture).flatMap { parts[$0].limit } }
}

// MARK: - Declaring

extension GestureBoard {
  /// Adds a recognizer; if it belongs to the scene, it starts with the settings that apply to all
  /// of the scene's recognizers.
  mutating func add(
    _ gesture: GestureRecognizer, on view: ViewID, named viewName: String,
    role: RecognizerRecord.Role,
    _ start: PanStart
  ) -> GestureID {
    let id = arena.add(role == .scene ? start.applied(to: gesture) : gesture, on: view.target)
    named.add(gesture.name, parts.count)
    onViews[view.index, default: []].append(parts.count)
    parts.append(RecognizerRecord(id, gesture, on: view, named: viewName, role: role))
    return id
  }

  /// Adds a tap recognizer, which doesn't cancel the view's touch, to a tappable view.
  mutating func addTap(on name: String, of views: ViewBoard, _ start: PanStart) {
    guard let view = views.view(named: name), !hasOwnRecognizer(view) else { return }
    var tap = GestureRecognizer.tap("tap \(name)")
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    _ = add(tap, on: view, named: views.name(of: view), role: .tap(name), start)
  }

  /// Replaces the declaration of a scroll view's recognizer, before the next finger touches the
  /// view.
  mutating func renew(_ view: ViewID, _ declaration: GestureRecognizer) {
    if let gesture = scrollRecognizer(of: view) { arena.renew(gesture, declaration) }
  }

  /// Overrides how the scene's pan recognizers begin, starting with the next touch.
  mutating func setPanStart(_ start: PanStart, estimator: VelocityEstimator) {
    for part in parts where part.role == .scene {
      arena.renew(part.id, start.applied(to: part.gesture))
    }
    self.estimator = nil
    setEstimator(estimator)
  }

  /// Sets the velocity estimator of all pan recognizers except those of scroll views.
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

  mutating func recognizeSimultaneously(_ one: GestureID, _ other: GestureID) {
    together.insert(Pair(one, other))
  }

  mutating func setAxisRule(_ rule: AxisRule, for gesture: GestureID) {
    if let index = index(of: gesture) { parts[index].limit = rule }
  }

  mutating func setDriving(_ gesture: GestureID) {
    if let index = index(of: gesture) { parts[index].isDriving = true }
  }

  mutating func setOfStatement(_ gesture: GestureID) {
    if let index = index(of: gesture) { parts[index].isOfStatement = true }
  }

  mutating func noteDriven(_ path: String, by gesture: String) { driven[path] = gesture }

  /// Keeps the finger's movement and place from a report of a pan or a long press.
  mutating func follow(_ pan: Pan, of gesture: GestureID) {
    guard let index = index(of: gesture) else { return }
    var finger = FollowedFinger(
      translation: pan.translation, location: pan.location, velocity: pan.velocity)
    if finger.location == nil { finger.location = parts[index].finger.location }
    parts[index].finger = finger
  }

  mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    arena.setTranslation(gesture, to: translation)
  }

  /// Returns the errors in the relations between recognizers that haven't been recorded yet, and
  /// marks them as recorded.
  mutating func takeFindings() -> [ArenaFinding] {
    arena.takeFindings().filter { findings.insert($0).inserted }
  }
}

// MARK: - Touches

extension GestureBoard {
  /// Handles a touch event, until the arena first has to query the scene.
  mutating func follow(
    _ touches: [Touch], at now: Instant, into messages: inout [ArenaMessage]
  ) throws(TouchError) -> GestureArena.Progress {
    try arena.follow(touches, at: now, into: &messages)
  }

  /// Exchanges the arena with another one.
  ///
  /// This method moves the arena out of the stage while the arena queries the scene, which reads
  /// the stage, and back in afterward.
  //
  // A copy instead makes a touch among 1,000 recognizers take 1.4 times as long, because its first
  // change copies the list of them.
  mutating func exchange(_ other: inout GestureArena) { swap(&arena, &other) }

  /// Enables or disables a recognizer, and returns the resulting messages.
  mutating func setEnabled(
    _ gesture: GestureID, _ isOn: Bool, at now: Instant
  ) -> [ArenaMessage] {
    if let index = index(of: gesture) { parts[index].isEnabled = isOn }
    return arena.setEnabled(gesture, isOn, at: now)
  }

  /// Lifts a finger outside the view that it pressed, and returns the resulting messages.
  mutating func liftOutside(_ id: Int, at now: Instant) -> [ArenaMessage] {
    arena.liftOutside(id, at: now)
  }

  /// Records the state that a recognizer reports, and returns the one that it reported before.
  mutating func note(_ state: RecognizerState, at index: Int) -> RecognizerState {
    let last = parts[index].reported
    if state != last { parts[index].reported = state }
    return last
  }

  /// Cancels the touches of views that are removed, and returns the resulting messages.
  mutating func remove(_ views: [ViewID], at now: Instant) -> [ArenaMessage] {
    arena.remove(views.map { $0.target }, at: now)
  }

  /// Cancels all fingers, and returns the resulting messages.
  mutating func cancelAll(at now: Instant) -> [ArenaMessage] { arena.cancelAll(at: now) }
}

/// The last movement and place of a finger.
struct FollowedFinger: Sendable {
  /// The translation since the gesture began, or `nil` before the first gesture.
  fileprivate(set) var translation: Vector?
  /// The location on the screen, or `nil` before the first location.
  fileprivate(set) var location: Point2D?
  /// The velocity, in points per second; a long press has none.
  fileprivate(set) var velocity = Vector.zero
}

// Looks up recognizers by the names that statements use.

extension GestureBoard {
  /// The ending of the name of a scroll view's pan: `list.pan` names the pan of `list`, and so does
  /// `list`.
  static let panEnding = ".pan"

  /// Returns the recognizer with the given name.
  ///
  /// - Throws: `InputError` if there is none.
  func find(_ name: String) throws(InputError) -> GestureID {
    if let id = gesture(named: name) { return id }
    if let pan = scrollPan(named: name) { return pan.id }
    throw InputError(.noGesture(name, among: parts.map { $0.name }))
  }

  /// Returns the pan of the scroll view that a name means, with or without its ending.
  private func scrollPan(named name: String) -> RecognizerRecord? {
    let view = name.hasSuffix(Self.panEnding) ? String(name.dropLast(Self.panEnding.count)) : name
    guard let first = named[view] else { return nil }
    return parts[first...].first { $0.name == view && $0.role == .scroll }
  }

  /// Returns the pan or long press recognizer with the given name, among those that the scene or the
  /// user has added, and those of scroll views.
  func findPan(_ name: String) throws(InputError) -> GestureID {
    try find(name, wanted: "pan") { $0.isContinuous }
  }

  /// Returns the pan or long press recognizer with the given name, or `nil` if there is none.
  func continuous(named name: Substring) -> GestureID? {
    (ownGesture(named: String(name)) ?? scrollPan(named: String(name)))
      .flatMap { $0.isContinuous ? $0.id : nil }
  }

  /// The names of the pan and long press recognizers, including the pans of scroll views.
  var continuousNames: [String] {
    parts.filter { $0.isContinuous && $0.role != .tap($0.viewName) }.map {
      $0.role == .scroll ? $0.name + Self.panEnding : $0.name
    }
  }

  /// Returns the tap or swipe recognizer with the given name, among those that the scene or the
  /// user has added.
  func findTap(_ name: String) throws(InputError) -> GestureID {
    try find(name, wanted: "tap") { $0.isTap || $0.swipe != nil }
  }

  private func find(
    _ name: String, wanted: String, where isWanted: (RecognizerRecord) -> Bool
  ) throws(InputError) -> GestureID {
    guard let part = ownGesture(named: name) ?? scrollPan(named: name) else {
      throw InputError(.noGesture(name, among: names))
    }
    guard isWanted(part) else {
      throw InputError(.connection(.wrongGesture(name, wanted: wanted)))
    }
    return part.id
  }

  /// Returns the pan recognizers that were added to a view, except for that of a scroll view.
  func pans(on view: ViewID) -> [GestureID] {
    parts(on: view).filter { $0.role == .scene && $0.isPan }.map { $0.id }
  }
}

// Converts the decisions of the arena, in which recognizers compete for touches, to events.

extension GestureBoard {
  /// Returns the event for a decision of the arena.
  func event(of decision: ArenaDecision) -> Event {
    var fields: [Event.Field] = []
    fields.reserveCapacity(4)
    if let label = label(of: decision.gesture) { fields.append(label) }
    if let other = decision.other.flatMap(label) {
      fields.append(Event.Field("by", other.value))
    }
    addFacts(of: decision, to: &fields)
    return Event(kind(of: decision), nil, fields, reason: decision.reason)
  }

  /// Returns the event for a pan that wasn't allowed to begin, with the same fields as other events
  /// of pans and the recognizer's name last.
  func eventOfRefusedPan(_ decision: ArenaDecision) -> Event {
    var fields: [Event.Field] = []
    addFacts(of: decision, to: &fields)
    if let label = label(of: decision.gesture) { fields.append(label) }
    return Event(.panRefused, nil, fields, reason: decision.reason)
  }

  private func label(of gesture: GestureID) -> Event.Field? { self[gesture]?.label }

  private func addFacts(of decision: ArenaDecision, to fields: inout [Event.Field]) {
    if let velocity = decision.velocity { fields.append(.vector(.velocity, velocity)) }
    if case .refused(let winner) = decision.verdict { fields.append(.word(.winner, winner)) }
  }

  private func kind(of decision: ArenaDecision) -> EventKind {
    switch decision.verdict {
    case .ignores: .gestureIgnores
    case .waits: .gestureWaits
    case .deadlock: .gestureDeadlock
    case .undecided: .gestureUndecided
    case .began: .gestureBegan
    case .recognized: .gestureRecognized
    case .refused: .gestureRefused
    case .prevented: .gesturePrevented
    case .failed: .gestureFailed
    }
  }
}

extension GestureBoard {
  /// Records the errors in the relations between recognizers, each of them once.
  mutating func recordFindings(in ledger: inout Ledger) {
    for finding in takeFindings() {
      ledger.note(Event(.gestureWarning, reason: reason(finding)))
    }
  }

  private func reason(_ finding: ArenaFinding) -> Reason {
    func name(_ gesture: GestureID) -> String { self[gesture]?.name ?? "?" }
    func names(_ path: [GestureID]) -> String { path.map(name).joined(separator: " → ") }
    switch finding {
    case .cycle(let path):
      return "\(names(path + path.prefix(1))): each waits for the next to fail, so none "
        + "can begin (G74)"
    case .neverWins(let gesture, let path, let reason):
      let way = path.count > 1 ? " (\(names(path)))" : ""
      return "\(name(gesture)) can never win\(way): \(reason)"
    }
  }
}

// MARK: - Inputs

extension GestureBoard {
  /// Lifts a finger outside the view that it pressed, and stops the recognizers that follow the
  /// finger.
  mutating func liftOutside(_ id: Int, in ledger: inout Ledger) throws(InputError) {
    guard arena.touchesDown.contains(where: { $0.id == id }) else {
      throw InputError(.touch(.unknownTouch(id)))
    }
    ledger.note(Event(.touchUpOutside, nil, id == 1 ? [] : [.number(.id, Double(id))]))
    ledger.clock.tell(liftOutside(id, at: ledger.now))
  }

  /// Cancels all fingers, as an incoming call does (G15).
  mutating func interrupt(in ledger: inout Ledger) {
    ledger.note(Event(.touchesCancelled, reason: "the system cancels all touches (G15)"))
    ledger.clock.tell(cancelAll(at: ledger.now))
  }

  /// Enables or disables the recognizer with the given name.
  mutating func setEnabled(
    _ name: String, _ isOn: Bool, in ledger: inout Ledger
  ) throws(InputError) {
    let gesture = try find(name)
    ledger.note(
      Event(
        isOn ? .gestureEnabled : .gestureDisabled, nil, [.word(.gesture, name)],
        reason: isOn ? "it ignores touches that are already down (G14)" : ""))
    ledger.clock.tell(setEnabled(gesture, isOn, at: ledger.now))
  }
}

extension RecognizerRecord {
  /// Returns the event for a report of a recognizer other than a pan recognizer.
  func event(of report: Pan, reason: Reason) -> Event {
    var fields = [label]
    if let location = report.location { fields.append(.point(.location, location)) }
    guard report.state == .ended else {
      return Event(.press, .word(report.state.rawValue), fields, reason: reason)
    }
    if let swipe {
      fields.append(.word(.direction, swipe.rawValue))
      return Event(.swipeRecognized, nil, fields, reason: reason)
    }
    return isTap
      ? Event(.tapRecognized, nil, fields, reason: reason)
      : Event(.press, .word(report.state.rawValue), fields, reason: reason)
  }
}

// The recognizers of a stage, declared by its scene and driven by the simulation.

extension Stage {
  /// Adds a recognizer to a view; the recognizer receives the touches that begin on the view or its
  /// descendants (G9).
  ///
  /// The scene is notified by `handle(_:report:on:)`, which by default forwards the reports of pan
  /// recognizers to `pan(_:on:)`. Names are unique on a stage; adding a second recognizer with the
  /// same name records a finding (`Misuse.nameTaken`). So does a number that the recognizer can't
  /// have, in place of which it has its default.
  @discardableResult
  public mutating func addGesture(_ gesture: GestureRecognizer, on view: ViewID) -> GestureID {
    ledger.claim(gesture.name, taken: self.gesture(named: gesture.name) != nil, by: "gesture")
    _ = knows(view)
    return gestures.add(
      ledger.claim(gesture), on: view, named: name(of: view), role: .scene,
      settings.preferences.panStart)
  }

  /// The view whose pan recognizer is meant if a statement names no view, or `nil` for the view of
  /// the first pan recognizer.
  public var defaultPanView: ViewID? {
    get { gestures.meantView }
    set { if newValue.map({ knows($0) }) ?? true { gestures.setMeantView(newValue) } }
  }

  /// Makes a recognizer wait until another has failed (G70).
  public mutating func gesture(_ gesture: GestureID, waitsForFailureOf other: GestureID) {
    if knows(gesture), knows(other) { gestures.gesture(gesture, waitsForFailureOf: other) }
  }

  /// Allows two recognizers to recognize simultaneously (G66).
  public mutating func recognizeSimultaneously(_ one: GestureID, _ other: GestureID) {
    if knows(one), knows(other) { gestures.recognizeSimultaneously(one, other) }
  }

  /// Lets a pan recognizer begin only in the directions that an axis rule allows.
  public mutating func setAxisRule(_ rule: AxisRule, for gesture: GestureID) {
    if knows(gesture) { gestures.setAxisRule(rule, for: gesture) }
  }

  /// Enables or disables a recognizer; disabling one that is recognizing cancels it (G12 – G14).
  public mutating func setEnabled(_ gesture: GestureID, _ isOn: Bool) {
    if knows(gesture) {
      ledger.clock.tell(gestures.setEnabled(gesture, isOn, at: now))
    }
  }

  /// Sets the translation of a pan recognizer, in points, which also clears its velocity (G37,
  /// GU5).
  public mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    if knows(gesture), ledger.accepts(translation, "to", of: "setTranslation") {
      gestures.setTranslation(gesture, to: translation)
    }
  }

  /// Returns the recognizer with the given name, or `nil` if there is none.
  package func gesture(named name: some StringProtocol) -> GestureID? {
    gestures.gesture(named: name)
  }

  /// Returns a Boolean value that indicates whether a recognizer belongs to this stage.
  package func contains(_ gesture: GestureID) -> Bool { gestures[gesture] != nil }

  /// Returns the name of a recognizer, or `?` if it belongs to another stage.
  package func name(of gesture: GestureID) -> String {
    gestures[gesture]?.name ?? "?"
  }

  /// Returns the view to which a recognizer was added, or `nil` if it belongs to another stage.
  package func view(of gesture: GestureID) -> ViewID? {
    gestures[gesture]?.view
  }

  /// Returns a Boolean value that indicates whether two recognizers may recognize simultaneously.
  package func isTogether(_ one: GestureID, _ other: GestureID) -> Bool {
    gestures.isTogether(one, other)
  }

  /// Returns the verdict of a recognizer's axis rule on a pan, or `nil` if the recognizer has no
  /// axis rule.
  public func axisVerdict(for pan: Pan, of gesture: GestureID) -> PanVerdict? {
    gestures.limit(of: gesture).map { axisVerdict(for: pan, rule: $0, otherwise: "none") }
  }

  /// Returns whether the scene added a recognizer, rather than a statement: the scene is neither the
  /// delegate nor the target of a statement's recognizer.
  package func isOfScene(_ gesture: GestureID) -> Bool {
    gestures[gesture].map { !$0.isOfStatement } ?? false
  }

  /// Returns a Boolean value that indicates whether a recognizer is a pan recognizer.
  public func isPan(_ gesture: GestureID) -> Bool { gestures.isPan(gesture) }
}

// The events of touches and recognizers.

extension EventKind {
  /// A touch began.
  public static let touchDown = EventKind(
    "touch down", summary: "A touch began.",
    [.place, .id.optional])
  /// A touch moved.
  public static let touchMove = EventKind(
    "touch move", summary: "A touch moved.",
    [.place, .id.optional])
  /// A touch ended.
  public static let touchUp = EventKind(
    "touch up", summary: "A touch ended.",
    [.place, .id.optional])
  /// A touch was cancelled.
  public static let touchCancel = EventKind(
    "touch cancel", summary: "A touch was cancelled.",
    [.place, .id.optional])
  /// A touch vanished, and neither its end nor its cancellation was delivered.
  public static let touchLost = EventKind(
    "touch lost", summary: "A touch vanished; nothing was delivered.",
    [.place, .id.optional])
  /// The phases of a touch, each of which has a kind.
  package static let touches: [EventKind] = [
    .touchDown, .touchMove, .touchUp, .touchCancel, .touchLost,
  ]
  /// A touch ended outside its view.
  public static let touchUpOutside = EventKind(
    "touch up outside", summary: "A touch ended outside its view.",
    [.id.optional])
  /// The system cancelled all touches.
  public static let touchesCancelled = EventKind(
    "touches cancelled", summary: "The system cancelled all touches.")
  /// A view of the scene was tapped.
  public static let tap = EventKind(
    "tap", summary: "A view of the scene was tapped.",
    [.on, FieldSchema("direct", isOptional: true)])
  /// A tap recognizer recognized a tap.
  public static let tapRecognized = EventKind(
    "tap recognized", summary: "A tap recognizer recognized a tap.",
    [.gesture, .location.optional])
  /// A swipe recognizer recognized a swipe.
  public static let swipeRecognized = EventKind(
    "swipe recognized", summary: "A swipe recognizer recognized a swipe.",
    [.gesture, .location.optional, .direction])
  /// A long press recognizer changed state.
  public static let press = EventKind(
    "press STATE", summary: "A long press recognizer changed its state.",
    choices: RecognizerState.allCases.map { $0.rawValue },
    [.gesture, .location.optional])
  /// A pan recognizer changed state.
  public static let pan = EventKind(
    "pan STATE", summary: "A pan recognizer changed its state.",
    choices: RecognizerState.allCases.map { $0.rawValue },
    [
      .translation,
      .velocity,
      .location.optional,
      .gesture.optional,
    ])
  /// A pan wasn't allowed to begin.
  public static let panRefused = EventKind(
    "pan refused", summary: "A pan was refused.",
    [
      .velocity.optional, .winner,
      .gesture.optional,
    ])
  /// The report of a pan recognizer had no effect.
  public static let panIgnored = EventKind(
    "pan ignored", summary: "A report of a pan had no effect.",
    [
      FieldSchema("state", isOptional: true), .animator.optional, .transition.optional,
      FieldSchema("path", isOptional: true), .cause.optional,
    ]
  )
  /// A recognizer won its touches and entered the state `began`.
  public static let gestureBegan = EventKind(
    "gesture began", summary: "A recognizer won its touches.",
    [.gesture, .velocity.optional])
  /// A discrete recognizer recognized its gesture.
  public static let gestureRecognized = EventKind(
    "gesture recognized", summary: "A discrete recognizer recognized its gesture.",
    [.gesture])
  /// A recognizer failed.
  public static let gestureFailed = EventKind(
    "gesture failed", summary: "A recognizer failed.",
    [.gesture, .by.optional])
  /// Another recognizer prevented this one.
  public static let gesturePrevented = EventKind(
    "gesture prevented", summary: "Another recognizer prevented this one.",
    [.gesture, .by.optional])
  /// A recognizer wasn't allowed to begin.
  public static let gestureRefused = EventKind(
    "gesture refused", summary: "A recognizer was refused.",
    [
      .gesture, .velocity.optional,
      .winner.optional,
    ])
  /// A recognizer waits for another to fail.
  public static let gestureWaits = EventKind(
    "gesture waits", summary: "A recognizer waits for another to fail.",
    [.gesture, .by.optional])
  /// The delegate of a recognizer rejected a touch.
  package static let gestureIgnores = EventKind(
    "gesture ignores", summary: "The delegate of a recognizer rejected a touch.",
    [.gesture])
  /// A recognizer needs more movement before it can begin.
  public static let gestureUndecided = EventKind(
    "gesture undecided", summary: "A recognizer needs more movement before it can begin.",
    [.gesture, .velocity.optional])
  /// Recognizers wait for one another, and none can begin.
  package static let gestureDeadlock = EventKind(
    "gesture deadlock", summary: "Recognizers wait for one another, and none can begin.",
    [.gesture, .by.optional])
  /// A recognizer was enabled.
  public static let gestureEnabled = EventKind(
    "gesture enabled", summary: "A recognizer was enabled.",
    [.gesture])
  /// A recognizer was disabled.
  public static let gestureDisabled = EventKind(
    "gesture disabled", summary: "A recognizer was disabled.",
    [.gesture])
  /// The relations between recognizers contradict each other.
  package static let gestureWarning = EventKind(
    "warning gestures", summary: "The requirements of recognizers conflict.",
    tone: .warning)

  /// The kinds of taps: on a view, and of a recognizer.
  package static let taps: [EventKind] = [.tap, .tapRecognized]
  /// The kinds of events after which a recognizer no longer takes part in a touch.
  package static let losses: [EventKind] = [
    .gestureFailed, .gesturePrevented, .gestureIgnores, .gestureUndecided, .gestureDeadlock,
  ]

  /// All events of gestures.
  static let gestures: [EventKind] = [
    .touchDown, .touchMove, .touchUp, .touchCancel, .touchLost, .touchUpOutside,
    .touchesCancelled, .tap, .tapRecognized, .swipeRecognized, .press, .pan, .panRefused,
    .panIgnored, .gestureBegan,
    .gestureRecognized,
    .gestureFailed, .gesturePrevented, .gestureRefused, .gestureWaits, .gestureIgnores,
    .gestureUndecided, .gestureDeadlock, .gestureEnabled,
    .gestureDisabled, .gestureWarning,
  ]
}

extension Event {
  /// The state that a pan or long press recognizer reports, or `nil` for any other event.
  package var gestureState: RecognizerState? {
    kind == .pan || kind == .press ? subject.flatMap { RecognizerState(rawValue: $0.text) } : nil
  }

  /// The phase of the touch that the event records, or `nil` for any other event.
  package var touch: Touch.Phase? {
    switch kind {
    case .touchDown: .down
    case .touchMove: .move
    case .touchUp: .up
    case .touchCancel: .cancel
    case .touchLost: .lost
    default: nil
    }
  }
}
