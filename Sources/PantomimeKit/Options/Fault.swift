/// A fault that a scene can reproduce if it is switched on: a bug in the published code that the
/// scene models.
///
/// Declare each fault once, as a value, separately from the correct rule. At the point at which the
/// published code is wrong, call `shouldCommit`: it returns whether to reproduce the fault and, if
/// so, records it in the trace.
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
  /// The fault's id, such as `CG-1` in `faults=CG-1`.
  public let id: String
  /// The behavior of the published code, as a sentence.
  package let published: String
  /// The behavior of the correct rule, as a phrase that continues "by default".
  package let healthy: Reason
  /// The lesson to be learned from the fault.
  package let lesson: String
  /// The version or the setting that shows the fault, if the last published version doesn't show it
  /// by default; otherwise `nil`.
  package let source: String?
  /// The effect of switching the fault on by name.
  package let effect: Effect

  /// The other fault without which this one has no effect, or `nil` if this one needs no other
  /// fault.
  package let needs: Need?

  /// A fault that another fault needs.
  public struct Need: Sendable, Hashable {
    let id: String
    let otherwise: String

    /// Creates a need for a fault; `otherwise` is a phrase that says what happens, or doesn't,
    /// without that fault.
    public init(_ fault: Fault, otherwise: String) {
      id = fault.id
      self.otherwise = otherwise
    }
  }

  /// The gesture that shows the fault, or `nil` if none is declared.
  package let demonstration: Demonstration?

  /// A gesture that shows a fault.
  public struct Demonstration: Sendable, Hashable {
    /// The statements after the scene's start, as they are typed, separated by semicolons.
    package let statements: String
    /// The options of the scene except its faults, as they are typed, or an empty string.
    package let options: String
    let others: [String]

    /// Creates a demonstration.
    ///
    /// - Parameters:
    ///   - statements: The statements after the scene's start, separated by semicolons.
    ///   - options: The options of the scene except its faults.
    ///   - others: Other faults without which the gesture doesn't show the fault, apart from the
    ///     one that the fault needs.
    public init(_ statements: String, options: String = "", with others: [Fault] = []) {
      (self.statements, self.options) = (statements, options)
      self.others = others.map { $0.id }
    }
  }

  /// The ids of the other faults that are switched on to show this fault.
  package var companions: [String] {
    (needs.map { [$0.id] } ?? []) + (demonstration?.others ?? [])
  }

  /// The effect of switching a fault on by name.
  public enum Effect: Sendable, Hashable {
    /// The fault changes the outcome, and is recorded each time it does.
    case changes
    /// No effect, because the fault is harmless, so the correct rule includes it, too; `cure` is
    /// the option or the statement that fixes the fault, if there is one.
    case stays(cure: String? = nil)
    /// No effect, because the fault isn't modeled here; the text gives the reason, or the scene
    /// that shows the fault.
    case elsewhere(String)
  }

  /// Creates a declaration of a fault.
  public init(
    _ id: String, _ published: String, healthy: Reason = .unsaid, lesson: String,
    source: String? = nil, effect: Effect = .changes, needs: Need? = nil,
    demonstration: Demonstration? = nil
  ) {
    self.id = id
    self.published = published
    self.healthy = healthy
    self.lesson = lesson
    self.source = source
    self.effect = effect
    self.needs = needs
    self.demonstration = demonstration
  }

  /// Creates a declaration of a harmless fault, which the correct rule includes; `cure` is the
  /// option or the statement that fixes the fault, if there is one.
  public static func stays(
    _ id: String, _ published: String, cure: String? = nil, lesson: String,
    demonstration: Demonstration? = nil
  ) -> Fault {
    Fault(
      id, published, lesson: lesson, effect: .stays(cure: cure), demonstration: demonstration)
  }

  /// A Boolean value that indicates whether `faults=published` switches the fault on; a fault of
  /// another version or setting is switched on only by name.
  package var isPublished: Bool { source == nil }

  /// A Boolean value that indicates whether the fault changes anything here.
  package var changes: Bool { effect == .changes }

  /// The reason why switching the fault on has no effect, as a phrase, or `nil` if it has an
  /// effect.
  package var standing: String? { standingCause?.reason }

  /// The reason why switching the fault on has no effect, and its cause as a single word.
  var standingCause: (cause: String, reason: String)? {
    switch effect {
    case .changes: nil
    case .stays(nil): ("stays", "kept by design")
    case .stays(let cure?): ("stays", "kept by design; `\(cure)` fixes it")
    case .elsewhere(let reason): ("elsewhere", "has no effect here: \(reason)")
    }
  }
}
