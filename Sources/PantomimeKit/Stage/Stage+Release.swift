extension Release {
  /// Creates the values that a gesture hands off to an animator, after the animator has continued.
  init(of animator: Animator, from fraction: Double, at now: Instant) {
    self.init(
      fraction: fraction, timeShare: animator.timeShare(at: now),
      remaining: animator.remaining(at: now) ?? 0, isReversed: animator.isReversed)
  }
}

/// A reading of the values that a gesture handed off, with its name in paths.
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
