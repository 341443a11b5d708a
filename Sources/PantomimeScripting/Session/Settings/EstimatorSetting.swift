import PantomimeKit

extension SessionSetting {
  static let estimator = SessionSetting(
    "estimator", "the velocity estimator; see `help estimators`",
    details:
      "`estimator` is the velocity estimator of pans without a given velocity (`help estimators`).",
    isForReplays: true, text: .preference { RuleStatement.text($0.estimator) },
    values: { $0.estimators.candidates },
    parameters: { $1.estimators.named($0)?.offers ?? [] }
  ) { (given, rest, catalogue) throws(ScriptError) in
    let estimator = try RuleStatement.named(
      given.value, &rest, among: catalogue.estimators, what: "estimator", all: "estimators")
    return .input { _ in .estimator(estimator) }
  }
}
