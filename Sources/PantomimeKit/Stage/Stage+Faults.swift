// The published faults of the scene, where they change what happens.

extension Stage {
  /// Whether a fault is switched on; nothing is told.
  public func has(_ fault: Fault) -> Bool { settings.faults.contains(fault.id) }

  /// Whether a fault is switched on where it changes what happens, which is told then: with what the
  /// healthy rule would have done, by default as the fault says it.
  ///
  /// Asked only where it does change something, last of all conditions.
  public mutating func commits(
    _ fault: Fault, healthy: @autoclosure () -> Reason? = nil
  ) -> Bool {
    guard has(fault) else { return false }
    tell(fault, healthy: healthy())
    return true
  }

  /// Tells that a fault changes what happens here, and what the healthy rule would have done: by
  /// default what the fault says of it.
  public mutating func tell(_ fault: Fault, healthy: Reason? = nil) {
    note(Event(.fault, .word(fault.id), reason: "by default, \(healthy ?? fault.healthy)"))
  }
}

extension Settings {
  /// Records why the named faults that change nothing do not: by themselves, or without another that was
  /// not named.
  ///
  /// Nothing is recorded if all published faults are on together: that is no question about any of them.
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
