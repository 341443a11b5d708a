// The faults that the scene can reproduce from the published code it models, checked at the points
// at which they change the outcome.

extension Stage {
  /// Returns a Boolean value that indicates whether a fault is switched on, without recording
  /// anything.
  public func isFaultEnabled(_ fault: Fault) -> Bool { settings.faults.contains(fault.id) }

  /// Returns a Boolean value that indicates whether a fault is switched on; if it is, records that
  /// the fault changes the outcome here, and how the correct rule behaves.
  ///
  /// Call this method after checking all other conditions, and only at a point at which the fault
  /// changes something. Pass `healthy` if the behavior of the correct rule differs from the fault's
  /// description of it.
  public mutating func shouldCommit(
    _ fault: Fault, healthy: @autoclosure () -> Reason? = nil
  ) -> Bool {
    guard isFaultEnabled(fault) else { return false }
    report(fault, healthy: healthy())
    return true
  }

  /// Records that a fault changes the outcome here, and how the correct rule behaves: as given by
  /// `healthy` or, by default, as the fault describes it.
  public mutating func report(_ fault: Fault, healthy: Reason? = nil) {
    note(Event(.fault, .word(fault.id), reason: "by default, \(healthy ?? fault.healthy)"))
  }
}

extension Settings {
  /// Records, for each fault that the user has named, the reason why it has no effect, if it has
  /// none: either in general, or because another fault that it needs isn't switched on.
  ///
  /// If exactly the published faults are on, records nothing, because the user hasn't chosen a
  /// particular fault.
  func warnOfStanding(among options: [SceneOption], in ledger: inout Ledger) {
    for option in options {
      guard case .faults(let declared) = option.kind,
        declared.filter({ $0.isPublished }).map({ $0.id }) != faults
      else { continue }
      for fault in declared where faults.contains(fault.id) {
        guard let (cause, reason) = fault.standingCause ?? missing(fault.needs) else { continue }
        ledger.note(
          .warning, nil, [.word("fault", fault.id), .cause(cause)], reason: Reason(reason))
      }
    }
  }

  private func missing(_ need: Fault.Need?) -> (cause: String, reason: String)? {
    guard let need, !faults.contains(need.id) else { return nil }
    return ("needs", "without \(need.id), \(need.otherwise), so this fault never triggers")
  }
}
