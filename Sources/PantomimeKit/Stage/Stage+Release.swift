extension Stage {
  /// Releases an animator that a gesture has held: continues it and stores the values that were
  /// handed off.
  ///
  /// - Throws: `Misuse` as `continueAnimation` does.
  public mutating func continueAnimation(
    _ id: AnimatorID, timing: Timing? = nil, durationFactor: Double = 0, isRelease: Bool
  ) throws(Misuse) {
    let fraction = self[id].fraction(at: now)
    try continueAnimation(id, timing: timing, durationFactor: durationFactor)
    decisions.note(
      Release(
        fraction: fraction, timeShare: self[id].timeShare(at: now),
        remaining: self[id].remaining(at: now) ?? 0, isReversed: self[id].isReversed))
  }
}

/// The readings of the values that gestures handed off, by their path names.
struct ReleasePath: Sendable {
  let name: String
  let read: @Sendable (Stage) -> PathValue

  static let all: [ReleasePath] = [
    ReleasePath(name: "rule") { .word($0.settings.preferences.rule?.name ?? NamedRule.nameOfOwn) },
    ReleasePath(name: "raw") { $0.unclampedFraction.map { .fraction($0) } ?? .absent },
    ReleasePath(name: "release.fraction") { stage in
      stage.release.map { .fraction($0.fraction) } ?? .absent
    },
    ReleasePath(name: "release.time-fraction") { stage in
      stage.release.map { .fraction($0.timeShare) } ?? .absent
    },
    ReleasePath(name: "release.remaining") { .seconds($0.release?.remaining) },
    ReleasePath(name: "release.reversed") { stage in
      stage.release.map { .flag($0.isReversed) } ?? .absent
    },
    ReleasePath(name: "decision") { $0.decisions.decisionRecord?.outcome ?? .absent },
    ReleasePath(name: "decision.by") { stage in
      stage.decisions.decisionRecord.map { .word($0.decision.by.rawValue) } ?? .absent
    },
    ReleasePath(name: "decision.margin") {
      $0.decisions.decisionRecord?.decision.pathValue ?? .absent
    },
  ]
}
