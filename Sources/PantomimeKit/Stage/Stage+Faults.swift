// The published faults of the scene, checked at the points at which they change the outcome.

extension Stage {
  /// Returns a Boolean value that indicates whether a fault is switched on, without recording
  /// anything.
  public func isFaultEnabled(_ fault: Fault) -> Bool { settings.faults.contains(fault.id) }

  /// Returns a Boolean value that indicates whether a fault is switched on; if it is, records that
  /// it changes the outcome here, with the behavior of the correct rule, by default as the fault
  /// describes it.
  ///
  /// Check it after all other conditions, and only where the fault changes something.
  public mutating func shouldCommit(
    _ fault: Fault, healthy: @autoclosure () -> Reason? = nil
  ) -> Bool {
    guard isFaultEnabled(fault) else { return false }
    report(fault, healthy: healthy())
    return true
  }

  /// Records that a fault changes the outcome here, with the behavior of the correct rule, by
  /// default as the fault describes it.
  public mutating func report(_ fault: Fault, healthy: Reason? = nil) {
    note(Event(.fault, .word(fault.id), reason: "by default, \(healthy ?? fault.healthy)"))
  }
}

extension Settings {
  /// Records the reason for each named fault that has no effect, on its own or without another
  /// fault that isn't named.
  ///
  /// Records nothing if all published faults are on, because the user is then not interested in a
  /// particular one.
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
