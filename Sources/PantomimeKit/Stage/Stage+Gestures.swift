// The recognizers of a stage, declared by its scene and driven by the simulation.

extension Stage {
  /// Adds a recognizer to a view; it receives the touches that begin on the view or its descendants
  /// (G9).
  ///
  /// The scene is notified by `handle(_:report:on:)`, which by default forwards pans to `pan(_:on:)`.
  /// Names are unique on a stage; a second recognizer with the same name is a finding
  /// (`Misuse.nameTaken`).
  @discardableResult
  public mutating func addGesture(_ gesture: Gesture, on view: ViewID) -> GestureID {
    ledger.claim(gesture.name, taken: self.gesture(named: gesture.name) != nil, by: "gesture")
    _ = knows(view)
    return gestures.add(
      gesture, on: view, named: name(of: view), role: .scene, settings.preferences.panStart)
  }

  /// The view to which a pan without a view belongs, or `nil` for the view of the first pan.
  public var meantPanView: ViewID? {
    get { gestures.meantView }
    set { if newValue.map({ knows($0) }) ?? true { gestures.setMeantView(newValue) } }
  }

  /// Makes a recognizer wait until another has failed (G70).
  public mutating func gesture(_ gesture: GestureID, waitsForFailureOf other: GestureID) {
    if knows(gesture), knows(other) { gestures.gesture(gesture, waitsForFailureOf: other) }
  }

  /// Allows two recognizers to recognize simultaneously (G66).
  public mutating func allowTogether(_ one: GestureID, _ other: GestureID) {
    if knows(one), knows(other) { gestures.allowTogether(one, other) }
  }

  /// Lets a pan begin only in the directions that an axis rule allows.
  public mutating func setAxisRule(_ rule: AxisRule, for gesture: GestureID) {
    if knows(gesture) { gestures.setAxisRule(rule, for: gesture) }
  }

  /// Enables or disables a recognizer; disabling one that is recognizing cancels it (G12 – G14).
  public mutating func setEnabled(_ gesture: GestureID, _ isOn: Bool) {
    if knows(gesture) {
      ledger.clock.tell(gestures.setEnabled(gesture, isOn, at: now))
    }
  }

  /// Sets the translation of a pan, in points, which clears its velocity (G37, GU5).
  public mutating func setTranslation(_ gesture: GestureID, to translation: Vector) {
    if knows(gesture) { gestures.setTranslation(gesture, to: translation) }
  }

  /// Returns the recognizer with a name, or `nil` if there is none.
  public func gesture(named name: some StringProtocol) -> GestureID? {
    gestures.gesture(named: name)
  }

  /// Returns a Boolean value that indicates whether a recognizer belongs to this stage.
  public func contains(_ gesture: GestureID) -> Bool { gestures[gesture] != nil }

  /// Returns the name of a recognizer, or `?` if it belongs to another stage.
  public func name(of gesture: GestureID) -> String {
    gestures[gesture]?.name ?? "?"
  }

  /// Returns the view to which a recognizer was added, or `nil` if it belongs to another stage.
  public func view(of gesture: GestureID) -> ViewID? {
    gestures[gesture]?.view
  }

  /// Returns a Boolean value that indicates whether two recognizers may recognize simultaneously.
  public func isTogether(_ one: GestureID, _ other: GestureID) -> Bool {
    gestures.isTogether(one, other)
  }

  /// Returns the verdict of a recognizer's axis rule on a pan, or `nil` if it has no such rule.
  public func axisVerdict(for pan: Pan, of gesture: GestureID) -> PanVerdict? {
    gestures.limit(of: gesture).map { axisVerdict(for: pan, rule: $0, otherwise: "none") }
  }

  /// Returns a Boolean value that indicates whether a recognizer is a pan.
  public func isPan(_ gesture: GestureID) -> Bool { gestures.isPan(gesture) }
}
