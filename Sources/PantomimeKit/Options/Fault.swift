/// A fault of a scene, as a switch: a bug in the published code that the scene models.
///
/// Declare each fault once, as a value, separately from the correct rule. At the point where the
/// published code is wrong, the rule checks whether to commit the fault, and the check records it.
///
/// ```swift
/// extension Fault {
///   static let beginsAtNought = Fault(
///     "IA-3", "A grab in flight starts at 0 again, so the next move jumps.",
///     healthy: "the translation adds to the fraction reached",
///     lesson: "Add the fraction already reached to the next drag.")
/// }
///
/// func begin(of transition: inout InteractiveTransition, on stage: inout Stage) throws(Misuse) {
///   try transition.begin(on: &stage)
///   if stage.shouldCommit(.beginsAtNought) { transition.startOver() }
/// }
/// ```
public struct Fault: Sendable, Hashable {
  /// The id in `faults=CG-1`.
  public let id: String
  /// The behavior of the published code.
  public let published: String
  /// The behavior of the correct rule, as a phrase that continues "by default".
  public let healthy: Reason
  /// The lesson of the fault.
  public let lesson: String
  /// The location of the code if it isn't in the last published version, such as another version or
  /// a setting; otherwise `nil`.
  public let source: String?
  /// The effect of naming the fault.
  public let effect: Effect

  /// The fault without which this one has no effect, or `nil` if it needs none.
  public let needs: Need?

  /// A fault that another fault needs.
  public struct Need: Sendable, Hashable {
    let id: String
    let otherwise: String

    /// Creates a need for a fault, with a phrase that describes what doesn't happen without it.
    public init(_ fault: Fault, otherwise: String) {
      id = fault.id
      self.otherwise = otherwise
    }
  }

  /// The effect of naming a fault.
  public enum Effect: Sendable, Hashable {
    /// The fault changes the outcome, and is recorded each time it does.
    case changes
    /// None: the fault is harmless, so the correct rule includes it, too; with the option or the
    /// statement that fixes it, if there is one.
    case stays(cure: String? = nil)
    /// None: the fault isn't modeled here; with the reason, or the scene that shows it.
    case elsewhere(String)
  }

  /// Creates a declaration of a fault.
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

  /// Creates a declaration of a harmless fault, which the correct rule includes, with the option or
  /// the statement that fixes it, if there is one.
  public static func stays(
    _ id: String, _ published: String, cure: String? = nil, lesson: String
  ) -> Fault {
    Fault(id, published, lesson: lesson, effect: .stays(cure: cure))
  }

  /// A Boolean value that indicates whether `faults=published` switches the fault on; a fault of
  /// another version or setting is switched on only by name.
  public var isPublished: Bool { source == nil }

  /// A Boolean value that indicates whether the fault changes anything here.
  public var changes: Bool { effect == .changes }

  /// The reason why naming the fault has no effect, as a phrase, or `nil` if it has one.
  public var standing: String? { standingCause?.reason }

  /// The reason why naming the fault has no effect, with the cause as one word.
  var standingCause: (cause: String, reason: String)? {
    switch effect {
    case .changes: nil
    case .stays(nil): ("stays", "kept by design")
    case .stays(let cure?): ("stays", "kept by design; `\(cure)` fixes it")
    case .elsewhere(let reason): ("elsewhere", "has no effect here: \(reason)")
    }
  }
}
