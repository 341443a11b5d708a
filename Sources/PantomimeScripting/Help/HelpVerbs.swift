/// The verbs that the help describes; the caller passes them in, because the help doesn't depend on
/// the commands.
struct HelpVerbs: Sendable {
  /// The declarations, grouped by purpose.
  let groups: [(title: String, forms: [Form])]
  /// The verbs in the order in which a user needs them.
  let ladder: [(title: String, verbs: [String])]
  /// The verbs that print help themselves; their examples are shown without their output.
  let printingHelp: [String]
  /// The declarations of all verbs, in the order of the groups.
  let forms: [Form]

  init(
    _ groups: [(title: String, forms: [Form])], ladder: [(title: String, verbs: [String])],
    printingHelp: [String]
  ) {
    (self.groups, self.ladder, self.printingHelp) = (groups, ladder, printingHelp)
    forms = groups.flatMap { $0.forms }
  }

  /// Returns the declaration of a verb, or `nil` if there is no such verb.
  func named(_ name: String) -> Form? { forms.first { $0.name == name } }
}
