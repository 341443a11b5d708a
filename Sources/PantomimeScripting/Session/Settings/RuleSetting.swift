import PantomimeKit

extension SessionSetting {
  static let rule = SessionSetting(
    "rule", "the completion rule; `rules` lists them",
    details:
      "`rule` is the completion rule that overrides the scene's (`rules` lists them; `rule=scene` "
      + "restores it), followed by parameters of the rule: `set rule=flick-or-half speed=300`. "
      + "In a list of rules, the first that applies decides: in `set rule=flick,projection "
      + "flick.speed=800`, a flick is decided by its direction, and every slower release by "
      + "projection.",
    takesRest: true, isForReplays: true, text: .preference { RuleStatement.text($0.rule) },
    values: {
      [Candidate(NamedRule.nameOfOwn, "the scene's rule")] + $0.rules.candidates + $0.lists
    },
    parameters: { $1.rule(named: $0)?.offers ?? [] }
  ) { (given, rest, catalogue) throws(ScriptError) in
    let rule = try RuleStatement.rule(given.value, &rest, in: catalogue)
    return .input { _ in .rule(rule) }
  }
}
