// The recognisers of a stage: declared by its scene, asked and told by the simulation.

/// What a stage knows of a recogniser besides what the arena does.
struct GesturePart: Sendable {
  /// As it was declared.
  let gesture: Gesture
  let view: ViewID
  let role: Role

  var name: String { gesture.name }

  /// Who hears of what it recognises.
  enum Role: Sendable, Hashable {
    /// The scene.
    case scene
    /// The scene, as a tap on one of its tappable views, by the name it gave.
    case tap(String)
    /// A scroll view.
    case scroll
  }
}

extension Stage {
  /// Adds a recogniser to a view; it sees the touches that come down on it or on what it holds (G9).
  ///
  /// The scene is told by `gesture(_:_:on:)`, pans by `pan(_:on:)` unless it says otherwise.
  @discardableResult
  public mutating func addGesture(_ gesture: Gesture, on view: ViewID) -> GestureID {
    add(gesture, on: view, role: .scene)
  }

  /// Takes over what the options say of every scene.
  mutating func begin(_ options: SceneOptions) {
    faults = options.faults
    if options["screen"] != nil { screen = options.size("screen") }
    arena = GestureArena(screen: screen)
  }

  /// Lets a short touch on a tappable view be a tap; the view itself keeps the touch.
  mutating func addTap(on name: String) {
    guard let view = view(named: name),
      !gestures.contains(where: { $0.view == view && $0.role != .scene })
    else { return }
    var tap = Gesture.tap("tap \(name)")
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    _ = add(tap, on: view, role: .tap(name))
  }

  mutating func add(_ gesture: Gesture, on view: ViewID, role: GesturePart.Role) -> GestureID {
    gestures.append(GesturePart(gesture: gesture, view: view, role: role))
    return arena.add(role == .scene ? panStart.applied(to: gesture) : gesture, on: view)
  }

  /// Lets the pans of the scene begin otherwise than declared, from the next touch on.
  mutating func startPans(_ start: PanStart, estimator: VelocityEstimator) {
    guard start != panStart else { return }
    panStart = start
    for index in gestures.indices where gestures[index].role == .scene {
      arena.renew(GestureID(index: index), start.applied(to: gestures[index].gesture))
    }
    estimate(with: estimator)
    record(
      Event(
        "pan start",
        [
          start.slop.map { .number("slop", $0) } ?? .word("slop", "scene"),
          .word("opening", start.opening?.rawValue ?? "scene"),
        ], reason: "how far a finger moves before a pan begins, and what it begins with (U1, U2)"))
  }

  /// Lets a recogniser wait until another has failed (G70).
  public mutating func require(_ gesture: GestureID, toFail other: GestureID) {
    arena.require(gesture, toFail: other)
  }

  /// Lets two recognisers recognise at the same time (G66).
  public mutating func allowTogether(_ one: GestureID, _ other: GestureID) {
    together.append([one, other])
  }

  /// Lets a pan begin only in the directions of a rule about axes.
  public mutating func limit(_ gesture: GestureID, to rule: AxisRule) {
    limits.append((gesture, rule))
  }

  /// Switches a recogniser off or on; one that is recognising is cancelled (G12 – G14).
  public mutating func setEnabled(_ gesture: GestureID, _ isOn: Bool) {
    messages += arena.setEnabled(gesture, isOn, at: now)
  }

  /// Sets the translation of a pan, in points, which clears its velocity (G37, U5).
  public mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    arena.setTranslation(gesture, to: translation)
  }

  /// The recogniser of that name.
  public func gesture(named name: some StringProtocol) -> GestureID? {
    gestures.firstIndex { $0.name == name }.map(GestureID.init(index:))
  }

  /// The name of a recogniser.
  public func name(of gesture: GestureID) -> String {
    gestures.indices.contains(gesture.index) ? gestures[gesture.index].name : "?"
  }

  /// The view a recogniser was added to.
  public func view(of gesture: GestureID) -> ViewID? {
    gestures.indices.contains(gesture.index) ? gestures[gesture.index].view : nil
  }

  /// Whether two recognisers were allowed to recognise together.
  public func isTogether(_ one: GestureID, _ other: GestureID) -> Bool {
    together.contains { $0 == [one, other] || $0 == [other, one] }
  }

  /// What a rule about axes says of a pan that has one; `nil` if it has none.
  public func verdict(on pan: Pan, of gesture: GestureID) -> PanVerdict? {
    limits.last { $0.gesture == gesture }.map { verdict(on: pan, by: $0.rule, leaving: "none") }
  }

  func isTap(_ gesture: GestureID) -> Bool {
    guard gestures.indices.contains(gesture.index) else { return false }
    if case .tap = gestures[gesture.index].gesture.kind { return true }
    return false
  }

  /// Makes the velocities of all pans but those of scroll views by another estimator.
  mutating func estimate(with estimator: VelocityEstimator) {
    arena.estimate(
      with: estimator,
      except: gestures.indices.filter { gestures[$0].role == .scroll }.map { GestureID(index: $0) })
  }

  /// Whether a recogniser looks for a movement.
  public func isPan(_ gesture: GestureID) -> Bool {
    // Not of the arena, which is elsewhere while it asks.
    guard gestures.indices.contains(gesture.index) else { return false }
    switch gestures[gesture.index].gesture.kind {
    case .pan, .edgePan: return true
    case .tap, .longPress: return false
    }
  }

  /// The view that pans belong to where nothing else is said: the one meant, or that of the first
  /// pan.
  var panView: ViewID? {
    if let meant = meantPanView { return meant }
    let first = gestures.indices.first { index in
      gestures[index].role == .scene && isPan(GestureID(index: index))
    }
    return first.map { gestures[$0].view }
  }

  /// Records what is wrong with the recognisers' relations, each thing once.
  mutating func recordFindings() {
    for finding in arena.findings where !findings.contains(finding) {
      findings.append(finding)
      record(Event("warning gestures", reason: text(finding)))
    }
  }

  private func text(_ finding: ArenaFinding) -> String {
    func names(_ path: [GestureID]) -> String {
      path.map { name(of: $0) }.joined(separator: " → ")
    }
    switch finding {
    case .cycle(let path):
      return "\(names(path + path.prefix(1))): each waits until the next has failed, so that none "
        + "can begin (G74)"
    case .neverWins(let gesture, let path, let reason):
      let way = path.count > 1 ? " (\(names(path)))" : ""
      return "\(name(of: gesture)) can never win\(way): \(reason)"
    }
  }
}
