/// A published fault of a scene: what went wrong in the code the scene stands for, as a switch.
public struct Fault: Sendable, Hashable {
  /// The id in `faults=CG-1`.
  public let id: String
  /// What the published code does.
  public let published: String
  /// What there is to learn from it.
  public let lesson: String
  /// Whether `faults=published` switches it on; those of another version or setting only by name.
  public let isPublished: Bool
  /// What naming it does.
  public let effect: Effect

  /// What naming a fault does.
  public enum Effect: Sendable, Hashable {
    /// It changes what happens, and is told each time it does.
    case changes
    /// Nothing: being harmless it is part of the healthy rule, and acts there, too; the option or
    /// the statement that cures it, if there is one.
    case stays(cure: String? = nil)
    /// Nothing, as it is not played here; why not, or where it is to be seen, as a phrase.
    case elsewhere(String)
  }

  /// Declares a fault.
  public init(
    _ id: String, _ published: String, lesson: String, isPublished: Bool = true,
    effect: Effect = .changes
  ) {
    self.id = id
    self.published = published
    self.lesson = lesson
    self.isPublished = isPublished
    self.effect = effect
  }

  /// Whether it changes anything here.
  public var changes: Bool { effect == .changes }

  /// Why naming it changes nothing, as a phrase; `nil` if it changes something.
  public var standing: String? {
    switch effect {
    case .changes: nil
    case .stays(nil): "stays, by design"
    case .stays(let cure?): "stays, by design: `\(cure)` cures it"
    case .elsewhere(let reason): "changes nothing here: \(reason)"
    }
  }
}

extension Stage {
  /// Whether a fault is switched on, for a place where it would change what happens; if so, the
  /// trace tells its id and what the healthy rule would have done.
  ///
  /// The healthy way of doing it is a phrase that goes on after "by default".
  public mutating func fault(_ id: String, healthy: Reason) -> Bool {
    guard has(fault: id) else { return false }
    record(Event(.fault, .word(id), reason: "by default \(healthy)"))
    return true
  }

  /// Whether a fault is switched on, without a word in the trace.
  public func has(fault id: String) -> Bool { settings.faults.contains(id) }

  /// Says of the faults that were named, and change nothing, why they do not.
  ///
  /// Not where all published ones are switched on together: that is no question about any of them.
  mutating func warnOfStanding(among options: [SceneOption]) {
    for option in options {
      guard case .faults(let declared) = option.kind,
        declared.filter({ $0.isPublished }).map({ $0.id }) != settings.faults
      else { continue }
      for fault in declared where has(fault: fault.id) {
        guard let standing = fault.standing else { continue }
        record(Event(.warning, nil, [.word("fault", fault.id)], reason: Reason(standing)))
      }
    }
  }
}
