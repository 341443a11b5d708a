extension Stage {
  /// Releases an animator that a gesture has held: continues it and stores the values that were
  /// handed off.
  ///
  /// - Throws: `Misuse` as `continueAnimation` does.
  public mutating func letGo(
    _ id: AnimatorID, timing: Timing? = nil, factor: Double = 0
  ) throws(Misuse) {
    let fraction = self[id].fraction(at: now)
    try continueAnimation(id, timing: timing, factor: factor)
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
    ReleasePath(name: "raw") { $0.raw.map { .fraction($0) } ?? .absent },
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
    ReleasePath(name: "decision") { $0.decisions.ruling?.outcome ?? .absent },
    ReleasePath(name: "decision.by") { stage in
      stage.decisions.ruling.map { .word($0.decision.by.rawValue) } ?? .absent
    },
    ReleasePath(name: "decision.margin") { $0.decisions.ruling?.decision.pathValue ?? .absent },
  ]
}
