/// The verb for a change to a state: `expands` for `expanded`.
///
/// Answers print its forms, such as "expands in 0.3 s", "is expanding" and "expanded at 0.3 s".
public struct StateVerb: Sendable, Hashable {
  /// The target state.
  public let state: String
  /// The third person: `expands`.
  public let verb: String
  /// The base form: `expand`.
  public let base: String
  /// The present participle: `expanding`.
  public let participle: String
  /// The past tense: `expanded`.
  public let past: String
  /// The change as a noun: `expansion`.
  public let noun: String

  /// Creates a verb; omitted forms default to those of a regular verb, and the noun to `run`.
  public init(
    _ state: String, _ verb: String, participle: String? = nil, past: String? = nil,
    noun: String = "run"
  ) {
    let isHissing = ["sses", "shes", "ches", "xes"].contains { verb.hasSuffix($0) }
    let base = String(verb.dropLast(isHissing ? 2 : 1))
    let stem = base.hasSuffix("e") ? String(base.dropLast()) : base
    (self.state, self.verb, self.base) = (state, verb, base)
    self.participle = participle ?? stem + "ing"
    self.past = past ?? stem + "ed"
    self.noun = noun
  }
}
