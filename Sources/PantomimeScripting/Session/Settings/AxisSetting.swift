import PantomimeKit

extension SessionSetting {
  static let axis = SessionSetting(
    "axis", "the axis rule of pans; see `help axes`",
    details: "`axis` is the axis rule that overrides the scene's (`help axes`).",
    isForReplays: true, text: .preference { RuleStatement.text($0.axis) },
    values: { $0.axes.candidates + [Candidate(NamedRule.nameOfOwn, "the scene's rule")] },
    parameters: { $1.axes.named($0)?.offers ?? [] }
  ) { (given, rest, catalogue) throws(ScriptError) in
    let rule =
      given.isOwn
      ? nil
      : try RuleStatement.named(
        given.value, &rest, among: catalogue.axes, what: "axis rule", all: "axis rules",
        others: [NamedRule.nameOfOwn])
    return .input { _ in .axis(rule) }
  }
}
