// The recognizers of a stage: declared by its scene, asked and told by the simulation.

extension Stage {
  /// Adds a recognizer to a view; it sees the touches that come down on it or on what it holds (G9).
  ///
  /// The scene is told by `gesture(_:_:on:)`, pans by `pan(_:on:)` unless it says otherwise. Names
  /// are unique on a stage, and a second of one name is a finding (`Misuse.nameTaken`).
  @discardableResult
  public mutating func addGesture(_ gesture: Gesture, on view: ViewID) -> GestureID {
    ledger.claim(gesture.name, taken: self.gesture(named: gesture.name) != nil, by: "gesture")
    _ = knows(view)
    return gestures.add(
      gesture, on: view, named: name(of: view), role: .scene, settings.preferences.panStart)
  }

  /// The view that a pan belongs to where none is named; `nil` for that of the first pan.
  public var meantPanView: ViewID? {
    get { gestures.meantView }
    set { if newValue.map({ knows($0) }) ?? true { gestures.setMeantView(newValue) } }
  }

  /// Lets a recognizer wait until another has failed (G70).
  public mutating func require(_ gesture: GestureID, toFail other: GestureID) {
    if knows(gesture), knows(other) { gestures.require(gesture, toFail: other) }
  }

  /// Lets two recognizers recognize at the same time (G66).
  public mutating func allowTogether(_ one: GestureID, _ other: GestureID) {
    if knows(one), knows(other) { gestures.allowTogether(one, other) }
  }

  /// Lets a pan begin only in the directions of a rule about axes.
  public mutating func limit(_ gesture: GestureID, to rule: AxisRule) {
    if knows(gesture) { gestures.limit(gesture, to: rule) }
  }

  /// Switches a recognizer off or on; one that is recognizing is cancelled (G12 – G14).
  public mutating func setEnabled(_ gesture: GestureID, _ isOn: Bool) {
    if knows(gesture) {
      ledger.clock.tell(gestures.setEnabled(gesture, isOn, at: now))
    }
  }

  /// Sets the translation of a pan, in points, which clears its velocity (G37, GU5).
  public mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    if knows(gesture) { gestures.setTranslation(gesture, to: translation) }
  }

  /// The recognizer of that name.
  public func gesture(named name: some StringProtocol) -> GestureID? {
    gestures.gesture(named: name)
  }

  /// Whether a recognizer is one of this stage.
  public func contains(_ gesture: GestureID) -> Bool { gestures[gesture] != nil }

  /// The name of a recognizer; `?` for one of another stage.
  public func name(of gesture: GestureID) -> String {
    gestures[gesture]?.name ?? "?"
  }

  /// The view a recognizer was added to.
  public func view(of gesture: GestureID) -> ViewID? {
    gestures[gesture]?.view
  }

  /// Whether two recognizers were allowed to recognize together.
  public func isTogether(_ one: GestureID, _ other: GestureID) -> Bool {
    gestures.isTogether(one, other)
  }

  /// What a rule about axes says of a pan that has one; `nil` if it has none.
  public func verdict(on pan: Pan, of gesture: GestureID) -> PanVerdict? {
    gestures.limit(of: gesture).map { verdict(on: pan, by: $0, leaving: "none") }
  }

  /// Whether a recognizer looks for a movement.
  public func isPan(_ gesture: GestureID) -> Bool { gestures.isPan(gesture) }
}
