/// The verbs that help describes: the list of them belongs to the commands, which help does not know.
package struct HelpVerbs: Sendable {
  /// The declarations, by what the verbs are for.
  let groups: [(title: String, forms: [Form])]
  /// The verbs in the order in which a user comes to need them.
  package let ladder: [(title: String, verbs: [String])]
  /// The verbs that print help themselves: their texts show how to ask rather than what is so.
  let printingHelp: [String]
  /// All declarations, in the same order.
  let forms: [Form]

  init(
    _ groups: [(title: String, forms: [Form])], ladder: [(title: String, verbs: [String])],
    printingHelp: [String]
  ) {
    (self.groups, self.ladder, self.printingHelp) = (groups, ladder, printingHelp)
    forms = groups.flatMap { $0.forms }
  }

  /// The declaration of a verb, or `nil` if there is no such verb.
  func named(_ name: String) -> Form? { forms.first { $0.name == name } }
}
