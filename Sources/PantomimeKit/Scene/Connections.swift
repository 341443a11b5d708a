/// All connections of a stage, grouped by recognizer.
///
/// A scene that accepts connections stores one instance and forwards its notifications to it; the
/// scene `blank` does nothing else.
public struct Connections: Sendable {
  var drives: [Drive] = []
  var anchored: [AnchoredDrive] = []
  var transitions: [TransitionDrive] = []
  /// The index in `anchored` of each path.
  private var anchoredPaths = NameIndex()
  /// The connections of each recognizer, indexed as on the stage; shorter than the stage's list if
  /// the last recognizers have no connections.
  private var joined = PagedArray<Joined?>()
  /// The recognizer of the first drive, which handles a pan that names no view.
  private var first: GestureID?
  /// The recognizer with a drive that was the last to report.
  private var last: GestureID?
  /// The word for the scene's state.
  public private(set) var state: String

  /// A connection of a recognizer, as an index into the list of connections of that kind.
  private enum Joint: Sendable {
    case drive(Int)
    case anchored(Int)
    case transition(Int)
    case toggle(Toggle)
  }

  /// The connections of a recognizer, in the order of the statements.
  private struct Joined: Sendable {
    let gesture: GestureID
    var joints: [Joint] = []
    /// The indices of the drives whose scroll view the recognizer pans.
    var lists: [Int] = []
  }

  /// The names of all timers that were started.
  private var timers: [String] = []

  /// Creates an empty set of connections with an initial state.
  public init(state: String) { self.state = state }

  /// The kinds of events that connections record.
  public static let events: [EventKind] = [
    .connectionMade, .valueReleased, .toggled, .toggleIgnored, .timerStarted, .timerCancelled,
    .timerFired,
  ]
}

// MARK: - Joining

extension Connections {
  /// Adds a connection.
  ///
  /// - Throws: `InputError` if the connection is impossible; nothing is connected then.
  public mutating func connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) {
    switch connection {
    case .drive(let drive): try connect(drive, on: &stage)
    case .anchors(let anchors): try connect(anchors, on: &stage)
    case .toggle(let animator, let gesture, let whileRunning):
      try toggle(animator, by: gesture, whileRunning, on: &stage)
    case .present(let view): try move(view, presents: true, on: &stage)
    case .dismiss(let view): try move(view, presents: false, on: &stage)
    case .timer(let name, nil): try cancelTimers(name, on: &stage)
    case .timer(let name, let seconds?):
      guard seconds >= 0, seconds.isFinite else {
        throw InputError(
          .badOption(
            OptionError("after", seconds, allowed: "finite and at least 0 s")))
      }
      stage.startTimer(name, after: seconds)
      if !timers.contains(name) { timers.append(name) }
      stage.note(.timerStarted, .word(name), [.number("after", seconds)])
    case .state(let word):
      guard word != state else { return }
      state = word
      stage.declarations?.value.addState(word)
      stage.note(.state, .word(word), reason: "a statement set it")
    }
  }

  /// Cancels the timers with a name that have yet to fire, of which there may be none.
  private func cancelTimers(_ name: String, on stage: inout Stage) throws(InputError) {
    guard timers.contains(name) else {
      throw InputError(.connection(.noTimer(name, among: timers)))
    }
    let waiting = stage.timers.waiting.filter { $0.name == name }
    for timer in waiting { stage.cancel(timer.id) }
    stage.note(
      .timerCancelled, .word(name), [.number("count", Double(waiting.count))],
      reason: waiting.isEmpty ? "it isn't waiting, so nothing changes" : "")
  }

  private mutating func connect(
    _ drive: DriveConnection, on stage: inout Stage
  ) throws(InputError) {
    let gesture = try stage.gestures.findPan(drive.gesture)
    if let transition = stage.transitions.built(named: drive.animator) {
      return try connect(drive, to: transition, by: gesture, on: &stage)
    }
    let animator = try stage.animators.find(drive.animator)
    guard NumberLimit.positive.allows(drive.travel) else {
      throw InputError(.connection(.noDistance(drive.travel)))
    }
    try InputError.check(velocityLimit: drive.velocityLimit)
    guard drive.durationFactor >= 0, drive.durationFactor.isFinite else {
      throw InputError(
        .badOption(
          OptionError("durationFactor", drive.durationFactor, allowed: "finite and at least 0")))
    }
    guard drive.rule.scope == .twoEnds else {
      throw InputError(.connection(.ruleAmongAnchors(drive.rule.name)))
    }
    try drive.duration?.check()
    let timing = drive.timing ?? stage.animators.look(at: animator) { $0.timing }
    if drive.duration != nil, case .spring = timing {
      throw InputError(.connection(.physicalSpring))
    }
    if drive.velocityLimit != InteractiveTransition.velocityLimit, !timing.isSpring {
      throw InputError(.connection(.limitWithoutSpring))
    }
    let meter = try PanMeter(drive.measure, on: stage)
    try claim(drive.direction.axis, of: gesture, on: stage)
    try stage.animators.makeRoundTrip(animator, returns: drive.isReversible, on: stage.views)
    let transition = InteractiveTransition(
      of: animator, direction: drive.direction, travel: drive.travel,
      isReversible: drive.isReversible)
    join(.drive(drives.count), to: gesture, on: &stage)
    drives.append(Drive(transition, drive, measuredBy: meter))
    stage.ledger.noteConnection(
      .word(.animator, drive.animator), by: drive.gesture, drive.optionFields)
  }

  private mutating func connect(
    _ drive: DriveConnection, to transition: TransitionID, by gesture: GestureID,
    on stage: inout Stage
  ) throws(InputError) {
    guard NumberLimit.positive.allows(drive.travel) else {
      throw InputError(.connection(.noDistance(drive.travel)))
    }
    guard drive.rule.scope == .twoEnds else {
      throw InputError(.connection(.ruleAmongAnchors(drive.rule.name)))
    }
    if let option = drive.optionOfAnimators {
      throw InputError(.connection(.notOfTransition(drive.animator, option: option)))
    }
    try claim(drive.direction.axis, of: gesture, on: stage)
    join(.transition(transitions.count), to: gesture, on: &stage)
    transitions.append(TransitionDrive(transition, drive))
    stage.ledger.noteConnection(
      .word(.transition, drive.animator), by: drive.gesture, drive.optionFields)
  }

  private mutating func connect(
    _ connection: AnchorsConnection, on stage: inout Stage
  ) throws(InputError) {
    if let axes = try connection.alongBothAxes() {
      // Nothing is connected unless both can be.
      var (trial, other) = (self, stage)
      for axis in axes { try trial.connect(axis, on: &other) }
      (self, stage) = (trial, other)
      return
    }
    let gesture = try stage.gestures.findPan(connection.gesture)
    if let other = anchoredPaths[connection.path] {
      throw InputError(
        .connection(.driven(connection.path, by: stage.name(of: anchored[other].gesture))))
    }
    let plan = try AnchorsPlan(connection, by: gesture, on: &stage)
    try claim(plan.direction.axis, of: gesture, on: stage)
    let place = anchored.count
    join(.anchored(place), to: gesture, on: &stage)
    anchored.append(AnchoredDrive(plan, by: gesture, on: &stage))
    anchoredPaths.add(connection.path, place)
    for list in anchored[place].lists { note(list.pan) { $0.lists.append(place) } }
    stage.ledger.noteConnection(
      .word("path", connection.path), by: connection.gesture, connection.optionFields,
      reason: anchored[place].isFree ? "stays where it is released; anchors= gives it places" : "")
  }

  /// Checks that a recognizer drives at most one target along an axis.
  private func claim(
    _ axis: ScrollAxis, of gesture: GestureID, on stage: Stage
  ) throws(InputError) {
    for joint in joints(of: gesture) {
      let taken: String?
      switch joint {
      case .drive(let index):
        let transition = drives[index].transition
        taken = transition.direction.axis == axis ? stage.name(of: transition.animator) : nil
      case .anchored(let index):
        taken = anchored[index].axis == axis ? anchored[index].path : nil
      case .transition(let index):
        let drive = transitions[index]
        taken = drive.direction.axis == axis ? stage.name(of: drive.transition) : nil
      case .toggle: taken = nil
      }
      if let taken {
        throw InputError(
          .connection(
            .axisTaken(gesture: stage.name(of: gesture), axis: axis.rawValue, by: taken)))
      }
    }
  }

  private mutating func join(_ joint: Joint, to gesture: GestureID, on stage: inout Stage) {
    if first == nil, stage.isPan(gesture) {
      first = gesture
      stage.defaultPanView = stage.view(of: gesture)
    }
    note(gesture) { $0.joints.append(joint) }
    stage.gestures.setDriving(gesture)
  }

  private mutating func note(_ gesture: GestureID, _ change: (inout Joined) -> Void) {
    while joined.count <= gesture.index { joined.append(nil) }
    var known = joined[gesture.index] ?? Joined(gesture: gesture)
    change(&known)
    joined[gesture.index] = known
  }

  private func joined(to gesture: GestureID) -> Joined? {
    guard gesture.index < joined.count, let known = joined[gesture.index] else { return nil }
    return known.gesture == gesture ? known : nil
  }

  private func joints(of gesture: GestureID) -> [Joint] { joined(to: gesture)?.joints ?? [] }

  /// Returns whether a recognizer toggles anything.
  func toggles(by gesture: GestureID) -> Bool {
    joints(of: gesture).contains { if case .toggle = $0 { true } else { false } }
  }

  /// Presents or dismisses the sheet whose view has the given name.
  private mutating func move(
    _ name: String, presents: Bool, on stage: inout Stage
  ) throws(InputError) {
    let view = try stage.views.find(name)
    guard let index = anchored.firstIndex(where: { $0.view == view && !$0.isFree }) else {
      throw InputError(.connection(.noSheet(name)))
    }
    do throws(Misuse) {
      try anchored[index].move(presents: presents, on: &stage)
    } catch {
      throw .misuse(error)
    }
  }

  private mutating func toggle(
    _ name: String, by gesture: String?, _ whileRunning: Connection.WhileRunning,
    on stage: inout Stage
  ) throws(InputError) {
    if let place = anchoredPaths[name], anchored[place].isFree {
      throw InputError(.connection(.noAnchors(name)))
    }
    if stage.animator(named: name) == nil, (try? stage.findNumber(name)) != nil {
      throw InputError(.connection(.noAnchors(name)))
    }
    let animator = try stage.animators.find(name)
    let tap = try gesture.map { name throws(InputError) in try stage.gestures.findTap(name) }
    let place = anchoredPaths[name]
    if place == nil {
      try stage.animators.makeRoundTrip(animator, returns: nil, on: stage.views)
    }
    let toggle = Toggle(animator: animator, anchored: place, whileRunning: whileRunning)
    if let tap, let gesture {
      note(tap) { $0.joints.append(.toggle(toggle)) }
      stage.ledger.noteConnection(
        .word(.animator, name), by: gesture,
        whileRunning == .ignore ? [] : [.word("while-running", whileRunning.rawValue)])
    } else {
      do throws(Misuse) {
        try perform(toggle, by: nil, on: &stage)
      } catch {
        throw .misuse(error)
      }
    }
  }
}

// MARK: - Notifications

extension Connections {
  /// Handles a report of a recognizer.
  ///
  /// - Throws: `Misuse` if an animator refuses an operation; the stage has recorded it.
  public mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    guard let known = joined(to: gesture) else { return }
    if stage.gestures[gesture]?.isContinuous == true, !known.joints.isEmpty { last = gesture }
    for index in known.lists { anchored[index].listReported(report, of: gesture, on: &stage) }
    var misuse: Misuse?
    for joint in known.joints {
      do throws(Misuse) {
        switch joint {
        case .drive(let index): try drives[index].pan(report, on: &stage)
        case .anchored(let index): try anchored[index].pan(report, on: &stage)
        case .transition(let index): try transitions[index].pan(report, on: &stage)
        case .toggle(let toggle):
          if report.state == .ended { try perform(toggle, by: gesture, on: &stage) }
        }
      } catch {
        // An error in one connection must not keep the recognizer's other connections from running.
        misuse = misuse ?? error
      }
    }
    if let misuse { throw misuse }
  }

  /// Returns the recognizer of a reported pan: the one on the view that the pan names, or on the
  /// nearest ancestor that has a recognizer.
  ///
  /// If the pan names no view, its recognizer is that of the first drive.
  ///
  /// Returns `nil` if the pan goes to a scroll view, or if nothing handles it.
  package func recognizer(of pan: Pan, on stage: Stage) -> GestureID? {
    guard let name = pan.view else { return first }
    guard let view = stage.view(named: name) else { return nil }
    for view in stage.path(of: view) {
      let pans = stage.gestures.pans(on: view)
      if let driving = pans.first(where: { !joints(of: $0).isEmpty }) { return driving }
      if stage.scrollView(view) != nil {
        if let own = stage.scrollRecognizer(of: view), !joints(of: own).isEmpty { return own }
        return anchored.first { $0.handsOver(to: view) }?.gesture
      }
      if let pan = pans.first { return pan }
    }
    return nil
  }

  /// Returns the values that a release of the pan would have now.
  ///
  /// If a recognizer has several drives, these are the values of the last one, which is also the
  /// last to decide.
  public func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    guard let gesture = last else { return nil }
    for joint in joints(of: gesture).reversed() {
      switch joint {
      case .drive(let index):
        if let lift = drives[index].liftOff(pan, on: stage) { return lift }
      case .anchored(let index):
        if let lift = anchored[index].liftOff(pan, on: stage) { return lift }
      case .transition(let index):
        if let lift = transitions[index].liftOff(pan, on: stage) { return lift }
      case .toggle: break
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether an animator moves a number to its anchor, in
  /// which case no other part needs to report the animator's end.
  public func settles(_ animator: AnimatorID) -> Bool {
    anchored.contains { $0.animator == animator }
  }

  /// Handles a timer of the stage that fires.
  public func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    stage.note(.timerFired, .word(timer.name))
  }
}

// Toggles: a tap or a statement starts a run to an animator's other end.

extension Connection {
  /// The effect of a toggle while the run is in flight.
  public enum WhileRunning: String, Sendable, Hashable, CaseIterable {
    /// The toggle is ignored; the default.
    case ignore
    /// The run reverses toward its start; the next toggle reverses it again.
    ///
    /// A held, delayed, or stopped run isn't in flight and ignores the toggle.
    case reverse
  }
}

/// The animator that a toggle runs to its other end.
struct Toggle: Sendable {
  let animator: AnimatorID
  /// The index of the number with anchors that the animator moves, or `nil` if the animator's runs
  /// alternate between out and home.
  let anchored: Int?
  let whileRunning: Connection.WhileRunning

  /// The reasons why a toggle has no effect.
  enum Refusal: String {
    case active, held, delayed, stopped, returning, there
  }
}

extension Connections {
  /// Runs an animator to its other end, or reverses it.
  ///
  /// - Parameters:
  ///   - toggle: The animator, and the effect of the toggle while the animator is in flight.
  ///   - gesture: The tap, or `nil` for a statement.
  ///   - stage: The stage.
  /// - Throws: `Misuse` if the animator refuses.
  mutating func perform(
    _ toggle: Toggle, by gesture: GestureID?, on stage: inout Stage
  ) throws(Misuse) {
    let refusal =
      if let index = toggle.anchored {
        try anchored[index].toggle(toggle.whileRunning, on: &stage)
      } else {
        try toggle.startOrReverse(on: &stage)
      }
    guard let refusal else { return }
    let name = stage.name(of: toggle.animator)
    let reason: Reason =
      switch refusal {
      case .active: "the animator \(name) is active"
      case .held: "\(name) is held; its release decides, not a tap"
      case .delayed: "\(name) waits for its delayed start, so there is nothing to reverse"
      case .stopped: "\(name) is stopped and waits for `finish`"
      case .returning: "\(name) is already returning to the anchor that it left"
      case .there: "\(name) has no other anchor to go to"
      }
    guard let gesture else {
      return stage.note(.toggleIgnored, nil, [.word(.animator, name)], reason: reason)
    }
    let view = stage.view(of: gesture).map { stage.name(of: $0) } ?? stage.name(of: gesture)
    stage.note(
      .tapIgnored, nil, [.word(.on, view), .cause(refusal.rawValue)], reason: reason)
  }
}

extension Toggle {
  /// Starts an animator whose runs alternate between out and home, or reverses its run.
  fileprivate func startOrReverse(on stage: inout Stage) throws(Misuse) -> Refusal? {
    guard stage.knownActivity(of: animator) != .inactive else {
      try stage.start(animator)
      return nil
    }
    guard whileRunning == .reverse else { return .active }
    let (condition, isReversed) = stage.animators.look(at: animator) {
      ($0.condition, $0.isReversed)
    }
    switch condition {
    case .running:
      stage.animators.noteReversal(animator, at: stage.ledger.trace.count)
      try stage.setReversed(animator, !isReversed)
      return nil
    case .waiting, .paused: return .held
    case .delayed: return .delayed
    case .stopped: return .stopped
    case .inactive, .completing: return .active
    }
  }
}
