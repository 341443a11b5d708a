// Programmatic presentation and dismissal of sheets.

extension Stage {
  /// Presents a sheet: moves its number from its current value to a place, starting at zero
  /// velocity, with the spring of a page sheet (M28).
  ///
  /// Has no effect, except to record an event with the reason, while a finger holds the sheet, or
  /// if the sheet is already there or moving there.
  ///
  /// - Parameters:
  ///   - sheet: The drag that moves the sheet's number.
  ///   - place: The number's final value.
  ///   - alongside: Further changes to animate together with the sheet.
  /// - Returns: Whether the sheet moves.
  /// - Throws: `Misuse` if the animator refuses.
  @discardableResult
  public mutating func present(
    _ sheet: AnchoredDrag, at place: Double,
    alongside: @escaping @Sendable (inout Stage) -> Void = { _ in }
  ) throws(Misuse) -> Bool {
    try move(sheet, to: place, .presented, alongside)
  }

  /// Dismisses a sheet: moves its number to a place off the screen, in the same manner as
  /// `present(_:at:alongside:)` (M28).
  ///
  /// - Returns: Whether the sheet moves.
  /// - Throws: `Misuse` if the animator refuses.
  @discardableResult
  public mutating func dismiss(
    _ sheet: AnchoredDrag, to place: Double,
    alongside: @escaping @Sendable (inout Stage) -> Void = { _ in }
  ) throws(Misuse) -> Bool {
    try move(sheet, to: place, .dismissed, alongside)
  }

  private mutating func move(
    _ sheet: AnchoredDrag, to place: Double, _ kind: EventKind,
    _ alongside: @escaping @Sendable (inout Stage) -> Void
  ) throws(Misuse) -> Bool {
    let (number, animator) = (sheet.number, sheet.animator)
    let view = Event.Field.word("view", name(of: number.view))
    if sheet.hold != nil {
      note(.presentationIgnored, nil, [view, .cause("held")], reason: "a finger holds it")
      return false
    }
    if self[number] == place {
      note(
        .presentationIgnored, nil, [view, .cause("there")],
        reason: "it is already there or moving there")
      return false
    }
    note(
      kind, nil, [view, .number("from", shown(number)), .number("to", place)],
      reason: "the program moves it with the spring of a page sheet, from zero velocity (M28)")
    if knownActivity(of: animator) == .active { try stop(animator, withoutFinishing: true) }
    try addAnimations(to: animator) { stage in
      stage[number] = place
      alongside(&stage)
    }
    addCompletion(to: animator)
    try pause(animator)
    try continueAnimation(animator, timing: .spring(.pageSheet))
    return true
  }
}
