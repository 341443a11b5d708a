/// A published fault of a scene: what went wrong in the code the scene stands for, as a switch.
///
/// It is declared once, as a value, apart from the rule that is right. That rule asks at the place
/// where the published code goes wrong whether it is to commit the fault, which tells of it.
///
/// ```swift
/// extension Fault {
///   static let beginsAtNought = Fault(
///     "IA-3", "A grab in flight begins at 0 again, so that the next move jumps.",
///     healthy: "the finger adds to the fraction reached",
///     lesson: "What has been covered is carried into the next drag.")
/// }
///
/// func takeHold(of grab: inout Grab, on stage: inout Stage) throws(Misuse) {
///   try grab.takeHold(on: &stage)
///   if stage.commits(.beginsAtNought) { grab.startOver() }
/// }
/// ```
public struct Fault: Sendable, Hashable {
  /// The id in `faults=CG-1`.
  public let id: String
  /// What the published code does.
  public let published: String
  /// What the healthy rule does, as a phrase that goes on after "by default".
  public let healthy: Reason
  /// What there is to learn from it.
  public let lesson: String
  /// Where the code stands if it is not what was published last: another version, or a setting;
  /// `nil` if it is.
  public let source: String?
  /// What naming it does.
  public let effect: Effect

  /// The fault without which its moment never comes; `nil` if it needs none.
  public let needs: Need?

  /// Another fault that a fault needs.
  public struct Need: Sendable, Hashable {
    let id: String
    let otherwise: String

    /// Names the fault, and says what does not happen without it, as a phrase.
    public init(_ fault: Fault, otherwise: String) {
      id = fault.id
      self.otherwise = otherwise
    }
  }

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
    _ id: String, _ published: String, healthy: Reason = .unsaid, lesson: String,
    source: String? = nil, effect: Effect = .changes, needs: Need? = nil
  ) {
    self.id = id
    self.published = published
    self.healthy = healthy
    self.lesson = lesson
    self.source = source
    self.effect = effect
    self.needs = needs
  }

  /// Declares a fault that is harmless, and so part of the healthy rule; the option or the statement
  /// that cures it, if there is one.
  public static func stays(
    _ id: String, _ published: String, cure: String? = nil, lesson: String
  ) -> Fault {
    Fault(id, published, lesson: lesson, effect: .stays(cure: cure))
  }

  /// Whether `faults=published` switches it on; those of another version or setting only by name.
  public var isPublished: Bool { source == nil }

  /// Whether it changes anything here.
  public var changes: Bool { effect == .changes }

  /// Why naming it changes nothing, as a phrase; `nil` if it changes something.
  public var standing: String? { standingCause?.reason }

  /// The same with its cause, in one word.
  var standingCause: (cause: String, reason: String)? {
    switch effect {
    case .changes: nil
    case .stays(nil): ("stays", "stays, by design")
    case .stays(let cure?): ("stays", "stays, by design: `\(cure)` fixes it")
    case .elsewhere(let reason): ("elsewhere", "has no effect here: \(reason)")
    }
  }
}
