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
  /// Whether it changes anything here; one that does not is accepted, and recorded nowhere.
  public let changes: Bool

  /// Declares a fault.
  public init(
    _ id: String, _ published: String, lesson: String, isPublished: Bool = true,
    changes: Bool = true
  ) {
    self.id = id
    self.published = published
    self.lesson = lesson
    self.isPublished = isPublished
    self.changes = changes
  }
}

extension Stage {
  /// Whether a fault is switched on, for a place where it would change what happens; if so, the
  /// trace tells its id and what the healthy rule would have done.
  ///
  /// The healthy way of doing it is a phrase that goes on after "by default".
  public mutating func fault(_ id: String, healthy: String) -> Bool {
    guard has(fault: id) else { return false }
    record(Event("fault \(id)", reason: "by default \(healthy)"))
    return true
  }

  /// Whether a fault is switched on, without a word in the trace.
  public func has(fault id: String) -> Bool { settings.faults.contains(id) }
}
