import PantomimeKit

// The words that may follow a verb, as declared by the verb.

extension Completer {
  /// The words of the statement itself, without `at TIME` or `when "EVENT" do` before them.
  var wordsOfStatement: ArraySlice<String> {
    let statement = InstantPrefix.rest(of: words)
    let verb = statement.first.flatMap { Commands.named($0) }
    return verb?.traits.statement(in: statement.dropFirst()) ?? statement
  }

  func candidates() -> [Candidate] {
    if words.count == 1, InstantPrefix.begins(with: words.first) { return [] }
    guard let verb = wordsOfStatement.first else {
      return session.catalogue.verbs.map { Candidate($0.name, $0.form.summary) }
    }
    guard let entry = session.catalogue.verb(verb) else { return [] }
    let (form, traits) = (entry.form, entry.traits)
    let given = Array(wordsOfStatement.dropFirst())
    return (traits.candidates(after: given, for: self) ?? positionals(form, given))
      + options(form, given) + traits.optionCandidates(after: given, for: self)
  }

  private func positionals(_ form: Form, _ given: [String]) -> [Candidate] {
    let count = given.filter { !$0.contains("=") }.count
    // The words that follow may be optional and skipped.
    let next = form.positionals.dropFirst(count)
    let open = next.prefix { $0.isOptional } + next.drop { $0.isOptional }.prefix(1)
    // The last word may be repeated if the form allows it.
    let kinds = open.isEmpty && form.more == "…" ? form.positionals.suffix(1) : open[...]
    return kinds.flatMap { values($0.kind, prefix: "") }
  }

  private func options(_ form: Form, _ given: [String]) -> [Candidate] {
    var candidates: [Candidate] = []
    for option in form.options where !given.contains(where: { $0.hasPrefix("\(option.name)=") }) {
      candidates.append(Candidate("\(option.name)=", option.meaning))
      if word.hasPrefix("\(option.name)=") {
        candidates += values(option.kind, prefix: "\(option.name)=")
        if option.kind == .gesture || option.kind == .beziers {
          candidates += further(values(option.kind, prefix: "").map { $0.text }, of: option.name)
        }
      }
    }
    return candidates + ruleParameters(form, given)
  }

  /// Returns the parameters of the named rule that may follow.
  private func ruleParameters(_ form: Form, _ given: [String]) -> [Candidate] {
    guard let option = form.options.first(where: { $0.kind == .rule }) else { return [] }
    let names = given.filter { $0.hasPrefix("\(option.name)=") }
    return names.flatMap { name in
      session.catalogue.rule(named: String(name.dropFirst(option.name.count + 1)))?.offers ?? []
    }
  }
}
