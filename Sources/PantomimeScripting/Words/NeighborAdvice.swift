import PantomimeKit
import PantomimeScenes

extension Advice {
  /// Returns the error with a replacement from the words of the neighborhood, or `nil` if the text
  /// isn't one of them.
  func neighborly(_ error: ScriptError) -> ScriptError? {
    exchanged(error) ?? appeared(error) ?? branched(error) ?? handled(error) ?? continued(error)
      ?? configured(error) ?? keyframed(error) ?? tracked(error) ?? substituted(error)
      ?? plainly(error)
  }

  /// Returns the error with a replacement for a text that isn't read by its parts, or `nil` if it isn't one of
  /// the neighborhood's.
  func plainly(_ error: ScriptError) -> ScriptError? {
    let advised = worded(error)
    let whole = (compared(error, advised) ?? advised).map { accounted($0) }
    if whole?.offersHelp ?? true, let touches = touched(error) { return touches }
    return whole.map { relabeled(error, $0) ?? $0 }
  }

  /// Returns the error with the advice for a text in which a label that the advice leaves out is spelled
  /// right, or `nil` if no label is misspelled.
  private func relabeled(_ error: ScriptError, _ advised: ScriptError) -> ScriptError? {
    guard let note = advised.notes.first(where: { $0.hasPrefix(WordAccount.beginning) }),
      let source = error.source
    else { return nil }
    let text = Advice.statement(in: Advice.dividedAtInstant(source).rest)
    let typed = ForeignWord.words(of: text)
    let known = Words.standard.wordsInside(
      rowsNamed: typed.map { $0.text.lowercased() }.filter { Words.standard.hasStatement($0) })
    for word in typed where word.depth > 0 && word.text.utf8.count > 5 {
      guard Words.has(note, "\(word.text): "), !known.contains(word.text) else { continue }
      let near = Advice.nearest(to: word.text, among: known)
      guard near.count == 1, near[0] != word.text else { continue }
      let right = text.replacing(word.range, by: near[0])
      guard let meant = neighborly(error.retyped(as: right)), let offer = meant.replacement,
        !meant.notes.contains(where: { $0.hasPrefix(WordAccount.beginning) })
      else { continue }
      let line = error.place?.text ?? source
      return error.advising(
        meant.hint,
        replacement: Advice.range(of: text, in: line).map { line.replacing($0, by: offer) } ?? offer
      ).noting("Read as '\(near[0])'.").noting(meant.notes)
    }
    return nil
  }

  /// Returns the error with a replacement, or `nil` if the text is no word of the neighborhood.
  ///
  /// - Parameter reading: The statement that a misspelled one is read as, or `nil` if it's read as typed.
  private func worded(_ error: ScriptError, as reading: String? = nil) -> ScriptError? {
    if simulation == nil, let begun = inExample {
      guard let advised = begun.neighborly(error) else { return nil }
      // What is offered needs the scene in which it was tried.
      guard let offer = advised.replacement, case .refused = acceptance(of: offer) else {
        return advised
      }
      let first = "scene \(FirstScene.example); "
      return error.advising("write `\(first)\(offer)`", replacement: first + offer)
        .noting(advised.notes).based(on: advised.basis)
    }
    guard let source = error.source, !error.isUnfinished,
      !error.isInterruption,
      source.utf8.count <= Foreign.longest
    else { return nil }
    let line = error.place?.text ?? source
    // A statement may begin with an instant, which stays.
    let (start, typed) = Advice.dividedAtInstant(source)
    let rest = reading ?? typed
    func whole(_ part: String) -> (String) -> String {
      { statement in
        let part = reading == nil ? part : start + Advice.statement(in: typed)
        guard let place = Advice.range(of: part, in: line) else { return statement }
        return line.replacing(place, by: statement)
      }
    }
    /// Returns the advice for a misspelled text: that for the right one, or else another.
    func reread(_ text: String, _ word: String, _ other: Neighbor) -> ScriptError {
      let error = error.noting("Read as '\(word)'.")
      if reading == nil, let advised = worded(error, as: text), let right = advised.replacement,
        other.isHelp || !Words.has(right, "help ") || IntentHelp.noun(text) != nil
      {
        return advised
      }
      return other.advising(error, line: whole(start + first))
    }
    // A verb alone lacks its arguments, as its own hint says; only `cancel` may mean another verb.
    let verb = Advice.statement(in: rest)
    if verb == "reset" || verb == "restart" { return nil }
    if catalog.verb(verb) != nil, verb != "cancel" { return nil }
    let first = Advice.statement(in: rest)
    if let element = WordElement(first),
      let meant = self.element(element, error, line: whole(start + first))
    {
      return meant
    }
    if let sequence = WordSequence(first),
      let meant = sequenced(sequence, error, line: whole(start + first))
    {
      return meant
    }
    if let chain = WordRequest(playbackOf: first),
      !Words.standard.matches(first, acceptsNames: false).contains(where: { match in
        match.bindings != nil && Words.has(match.row.shape, ").")
      }), let meant = requested(chain, error, line: whole(start + first), behind: start)
    {
      return meant
    }
    if let verb = helpedVerb(first) {
      let row = Words.Row(
        neighborhood: "", shape: first, replacement: "help \(verb)", difference: "")
      return Neighbor.statement(row.replacement, row: row).advising(
        error, line: whole(start + first))
    }
    if let command = command(first, behind: start) ?? constant(first, behind: start) ?? type(first)
      ?? property(first) ?? conditional(first, behind: start)
    {
      return command.advising(error, line: whole(start + first))
    }
    if let setting = setting(first, behind: start) {
      return setting.advising(error, line: whole(start + first))
    }
    if let value = value(first, behind: start) {
      return value.advising(error, line: whole(start + first))
    }
    if let missing = Words.standard.missingReceiver(in: first) {
      return Neighbor.missing(row: missing).advising(error, line: whole(start + first))
    }
    if let asked = asked(first, error) { return asked }
    if let phrased = phrased(first, error, behind: start) {
      return phrased.advising(error, line: whole(start + first))
    }
    if let right = slipped(first, error) { return right }
    if let wanted = wanted(first, error, behind: start, line: whole(start + first)) {
      return wanted
    }
    if let swapped = unswapped(first, error, behind: start, line: whole(start + first)) {
      return swapped
    }
    let isChain = first.contains(".") && !first.contains { $0 == " " || $0 == "(" || $0 == "=" }
    // The text of such a statement is the user's, or another statement.
    let opening = String(first.prefix { $0 != " " })
    // A declaration of another language begins with the same word as that of a name.
    let isDeclaration = Statement.names(first) && first.contains("(")
    let isText = Advice.statementsWithText.contains(opening) && !isDeclaration
    let isQuestion =
      Advice.asking.contains(opening) && Symptoms.isSentence(first)
      && !Advice.reacts(first)
    // A line can begin with another mistake than an unknown verb: `.sheet($isShown)`, `ease="in"`.
    let word = String(first.prefix { $0.isLetter || $0 == "-" || $0 == "_" || $0.isNumber })
    // The first name of a chain may be that of a verb: `animator.pauseAnimation(`.
    let isForeign =
      error.hasUnknownVerb || catalog.verb(word) == nil || isDeclaration
      || first.dropFirst(word.count).first == "."
    // A row can be about several statements.
    if rest != first {
      let found = Words.standard.matches(rest, acceptsNames: false).filter {
        $0.bindings != nil && Words.has($0.row.shape, "; ")
      }
      if let meant = neighbor(found, behind: start), meant.runs {
        return meant.advising(error, line: whole(start + rest))
      }
    }
    // The statements of another language are translated together.
    if isForeign, rest != first, let all = WordRequest(statementsOf: rest),
      all.clauses.dropFirst().contains(where: { (try? Statement($0, in: catalog)) == nil }),
      let requested = requested(all, error, line: whole(start + rest), behind: start)
    {
      return requested
    }
    var (ofReceiver, ofValue, byName): (Neighbor?, Neighbor?, Neighbor?)
    let request = WordRequest(first)
    for text in rest == first ? [rest] : [rest, first] {
      let found = Words.standard.matches(text, acceptsNames: isForeign)
      func meaning(where fits: (Words.Match) -> Bool) -> Neighbor? {
        neighbor(found.filter(fits), behind: start)
      }
      var byRow = meaning { $0.bindings != nil && !$0.isOfValue }
      // A row can be the reason why a form isn't possible in general.
      let assigned = byRow?.isMissing ?? true ? assignment(text, behind: start) : nil
      byRow = assigned ?? byRow
      let isAssignment = assigned != nil
      let isOpen = byRow.map { !$0.runs || $0.isHelp } ?? true
      let requested =
        isOpen && !isText
        ? requested(request, error, line: whole(start + rest), behind: start) : nil
      if let requested, request.clauses.count == 1 || request.isSum { return requested }
      if byRow?.runs != true, !isText {
        if let symptom = symptom(in: first, error) { return symptom }
        if let requested { return requested }
      }
      if isForeign || isChain, !isText, !isAssignment {
        let isEverywhere = byRow.map { !$0.runs || $0.isHelp } ?? false
        let readings = corrected(first, everywhere: isEverywhere || hasUnknownCase(first))
          .map { right in
            (text: right.text, word: right.word, matches: Words.standard.matches(right.text))
          }
        // The reading that says most about the text is meant, unless two of them lead elsewhere.
        let most = readings.map { $0.matches.weight }.max()
        let best = readings.filter { $0.matches.weight == most }
        let verbs = Set(best.map { $0.matches.first?.row.replacement.prefix { $0 != " " } })
        // A word that the rows don't have isn't what the text is read by.
        if verbs.count == 1, let best = best.first,
          best.matches.first?.row.shape != found.first?.row.shape
            || best.matches.first?.bindings != nil,
          let meant = neighbor(
            best.matches, heavierThan: isOpen ? 0 : found.weight, behind: start),
          byRow?.isHelp != true || !meant.isHelp
        {
          return reread(best.text, best.word, meant)
        }
      }
      // A misspelled property can be an option, too.
      if byRow?.runs != true, isForeign || isChain, !isText, !isAssignment, option(text) == nil {
        for right in corrected(first, everywhere: false) {
          guard let own = option(right.text), !own.isHelp else { continue }
          return reread(right.text, right.word, own)
        }
      }
      // A curve alone is meant rather than a call that makes one.
      if byRow?.isHelp == true, isForeign, text.allSatisfy({ $0.isLetter || $0 == "-" }),
        let curve = curve(text)
      {
        byRow = curve
      }
      // An option of the receiver says more than a row that only points to the help.
      if byRow?.isHelp == true, isForeign || isChain, let own = option(text), !own.isHelp {
        byRow = own
      }
      let meant =
        byRow
        ?? (isForeign || isChain ? option(text) : nil)
        ?? (isForeign && !text.contains("(") ? curve(text) : nil)
        ?? meaning {
          $0.bindings == nil && !$0.isOfReceiver && !$0.isOfValue
            && ($0.likeness != nil || $0.row.isHelp)
        }
      // A refused statement is no replacement for itself.
      if meant?.text == text { return nil }
      // The words of a question are no path.
      var isRefused = false
      if case .refused? = meant { isRefused = true }
      if let meant, !isRefused || !isQuestion {
        return meant.advising(error, line: whole(start + text))
      }
      // A comparison looks at its value.
      let compares = Advice.range(of: "==", in: text) != nil
      ofValue = ofValue ?? (compares ? nil : meaning { $0.isOfValue })
      ofReceiver = ofReceiver ?? meaning { $0.isOfReceiver }
      byName = byName ?? meaning { $0.bindings == nil && !$0.isOfReceiver && !$0.isOfValue }
    }
    if isQuestion, !error.isUnfinished {
      let partly =
        opening == "compare"
        ? nil
        : wanted(first, error, behind: start, line: whole(start + first), isWhole: false)
      return partly ?? nearest(first, error)
    }
    guard isForeign || isChain || Words.standard.declares(first) else { return nil }
    if !isText, Symptoms.isSentence(first) {
      // A misspelled verb begins the sentence: `tpa the card`.
      if reading == nil, error.hasUnknownVerb, error.hint.hasPrefix("did you mean"),
        let verb = Spelling.suggestion(in: error.hint)
      {
        let right = verb + first.dropFirst(opening.count)
        let again = worded(error.noting("Read as '\(verb)'."), as: right)
        if let again, let offer = again.replacement, !Words.has(offer, "help ") { return again }
      }
      let names = first.split(separator: " ").map(String.init)
      if let name = names.first(where: {
        WordHelp.isForeign($0) && Words.standard.hasStatement($0)
      }) {
        return error.advising("see `help \(name)`", replacement: "help \(name)")
      }
      if let wanted = wanted(
        first, error, behind: start, line: whole(start + first), isWhole: false)
      {
        return wanted
      }
      // A question about a word: `what does pan mean`.
      let question = HelpText.question(first.split(separator: " ").map(String.init))
      if let question, question.allSatisfy({ HelpText(catalog).topic($0) != nil }) {
        let help = question.count == 1 ? "help \(question[0])" : "help \(first)"
        return error.advising("see `\(help)`", replacement: whole(start + first)(help))
      }
      // A short request for what isn't modeled, such as `pinch the card`.
      let concept = names.count > 3 ? nil : Words.standard.concept(in: first)
      if let concept, concept.row.replacement.isEmpty {
        return Neighbor.missing(row: concept.row).advising(error, line: whole(start + first))
      }
      return nearest(first, error)
    }
    func advise(_ neighbor: Neighbor) -> ScriptError {
      neighbor.advising(error, line: whole(start + first))
    }
    // A plain word near a verb is a typing error rather than a name.
    let isPlain = !first.contains { ".(={@".contains($0) || $0.isUppercase }
    let isSlip = isPlain && error.hint.hasPrefix("did you mean")
    if isSlip, let rivals = rivals(of: first, error) { return rivals }
    let concept = isSlip ? nil : Words.standard.concept(in: first)
    let chain = Words.chain(of: first)
    // What is named like the verb has a counterpart: `Animatable.animateTo`.
    let isNamed = concept.map { concept in
      let topic = concept.row.replacement.split(separator: " ").last
      return topic.map { chain.split(separator: ".").last?.hasPrefix($0) == true } ?? false
    }
    let byConcept = concept.map { concept in
      concept.row.replacement.isEmpty
        ? Neighbor.missing(row: concept.row)
        : Neighbor.statement(
          concept.row.replacement,
          row: concept.isWhole || isNamed == true || !Words.isType(first)
            ? concept.row : concept.row.nearest(to: chain))
    }
    // Another label of a call is no reason to read only a part of its name.
    if case .form(let row)? = byName, isForeign, byConcept?.isMissing != true, ofValue == nil,
      first.hasPrefix("\(row.name)(") || Words.has(first, ".\(row.name)("),
      let byName
    {
      return advise(byName)
    }
    // What isn't modeled gets no better by the value that it has.
    if let ofValue {
      let isMissing = concept?.isWhole == true && byConcept?.isMissing == true
      return advise(isMissing ? byConcept ?? ofValue : ofValue)
    }
    if isForeign || isChain, let curve = curve(first) { return advise(curve) }
    let right = isForeign ? corrected(first) ?? joined(first) : nil
    if let concept, concept.isWhole, concept.isExact || right?.slips != 1, let byConcept {
      return advise(byConcept)
    }
    if let right {
      let found = Words.standard.matches(right.text)
      if let neighbor = neighbor(found, behind: start) {
        return reread(right.text, right.word, neighbor)
      }
    }
    if !isForeign, error.hint.hasPrefix("did you mean") { return nil }
    let own =
      object(first)
      ?? (isForeign && !isChain && Words.standard.declares(first) ? named(first) : nil)
    if let found = byConcept ?? ofReceiver ?? own ?? byName ?? (isSlip ? nil : topic(first)) {
      return advise(found)
    }
    // Nothing here has a capital and a name behind a point.
    guard isForeign || isChain, Words.isType(first) else { return nil }
    return error.advising("'\(chain)' isn't modeled; `help` lists what is", replacement: "help")
  }

  /// The advice in the scene that a gesture would start, or `nil` if none would start.
  var inExample: Advice? {
    guard offersExample,
      let scene = try? FirstScene.begin(FirstScene.example, Span(0, 0), in: catalog)
    else { return nil }
    guard var session else { return Advice(for: scene, in: catalog, offersExample: true) }
    session.begin(scene)
    return Advice(in: session)
  }

  /// The verbs that begin a question, too.
  private static let asking = ["show", "when", "compare", "use", "play", "at"]

  /// Returns whether a sentence says what to do after an event, `when tap do`, and doesn't ask, as in
  /// `when do I` or `show me what to do`.
  private static func reacts(_ sentence: String) -> Bool {
    let words = sentence.split(separator: " ")
    guard let index = words.firstIndex(of: "do"), index > 1 else { return false }
    return !["to", "i", "you", "we", "they", "it"].contains(words[index - 1].lowercased())
  }

  private static let statementsWithText = [
    "test", "case", "when", "expect", "let", "at", "save", "help",
  ]

  /// Returns the error with the statement for what a sentence in plain words wants, or `nil` if it wants
  /// nothing that is known.
  ///
  /// - Parameter isWhole: Whether the statement must stand for all words that mean something.
  private func wanted(
    _ text: String, _ error: ScriptError, behind start: String, line: (String) -> String,
    isWhole: Bool = true
  ) -> ScriptError? {
    let words = text.split(separator: " ").map(String.init)
    let asks = words.count > 2 && ["will", "does", "do", "is", "are"].contains(words[1])
    // Two words that begin with a verb are a statement, about which the error says more.
    let least = catalog.verb(words.first ?? "") == nil ? 1 : 2
    guard words.count > least, !["test", "case", "at", "help"].contains(words[0]),
      // The verb needs an event, a question has its own verb.
      asks || !Advice.statementsWithText.prefix(3).contains(words[0]),
      let match = Intents.standard.match(text, names: simulation?.viewNames ?? []),
      match.isWhole || !isWhole && match.score > 0
    else { return nil }
    // A row with these very words says more.
    let found = isWhole ? Words.standard.matches(text, acceptsNames: false) : []
    let isOwn = found.contains { row in
      row.bindings != nil && !["ANY", "…", "TEXT"].contains { Words.has(row.row.shape, $0) }
    }
    if isOwn, let own = neighbor(found, behind: start), own.runs, !own.isHelp { return nil }
    guard let meant = neighbor([match.asWord], behind: start), meant.offer != text else {
      return nil
    }
    // The right spelling may have a row that says more.
    if isWhole, let right = Intents.standard.respelled(text),
      let again = worded(error.noting("Read as '\(right.word)'."), as: right.text),
      again.replacement != nil
    {
      return again
    }
    // A question about what is or was isn't answered by an act.
    if Question.asksForFact(words), let offer = meant.offer, !Advice.looks(offer, in: catalog) {
      return nil
    }
    return meant.advising(error, line: line)
  }

  /// Returns the error with the statement for a word of which two neighboring letters are in the other
  /// order, which is nearer than a verb with another number of letters; `nil` if there is none.
  private func unswapped(
    _ text: String, _ error: ScriptError, behind start: String, line: (String) -> String
  ) -> ScriptError? {
    let word = String(text.prefix { $0 != " " })
    guard error.hasUnknownVerb, word.allSatisfy({ $0.isLetter }),
      !Words.standard.hasStatement(word), let key = Words.standard.unswapped(word)
    else { return nil }
    let right = Words.standard.written(key, like: word)
    if let verb = Spelling.suggestion(in: error.hint), verb.utf8.count == word.utf8.count {
      return nil
    }
    let found = Words.standard.matches(right + text.dropFirst(word.count)).filter {
      $0.bindings != nil
    }
    let ofType = text == word ? type(right) : nil
    return (ofType ?? neighbor(found, behind: start))?.advising(
      error.noting("Read as '\(right)'."), line: line)
  }

  /// Returns the error with the help on the symptom that a sentence describes, or `nil` if the text is
  /// none.
  private func symptom(in text: String, _ error: ScriptError) -> ScriptError? {
    let words = text.split(separator: " ")
    let isPlain = text.unicodeScalars.allSatisfy { $0 == " " || $0 != "." && $0.isNamePart }
    guard Symptoms.isSentence(text) || error.hasUnknownVerb && isPlain && words.count > 1,
      words.first != "help", let symptom = Symptoms.found([text]).first
    else { return nil }
    let statement = "help \(symptom.name)"
    return error.advising("see `\(statement)`", replacement: statement).noting(symptom.cause)
  }

  /// Returns the error with the statements for a request in plain English, or `nil` if it is none.
  private func requested(
    _ request: WordRequest, _ error: ScriptError, line: (String) -> String, behind start: String
  ) -> ScriptError? {
    guard request.isRequest else { return nil }
    let error = request.note.map { error.noting($0) } ?? error
    if let strokes = request.strokes {
      let row = Words.Row(
        neighborhood: "plain words", shape: request.clauses[0],
        replacement: WordRequest.statements(for: strokes),
        difference: "One finger makes all movements; the times between them are examples.")
      let pieces = Foreign.pieces(of: request.clauses[0])
      var bindings = WordBindings()
      if let view = pieces.first(where: { piece in
        simulation?.viewNames.contains(piece.written) == true
      }) {
        bindings["VIEW"] = .pieces([view])
      }
      let match = Words.Match(row: row, bindings: bindings, receiver: [], assigned: nil)
      return neighbor([match], behind: start)?.advising(error, line: line)
    }
    var (statements, omitted): ([String], [String]) = ([], [])
    // What the parts say about their examples.
    var notes: [String] = []
    for clause in request.clauses {
      let before = statements.isEmpty ? start : statements.joined(separator: "; ") + "; "
      if let last = statements.last, let option = WordRequest.option(for: clause) {
        let more = "\(last) \(option)"
        let all = (statements.dropLast() + [more]).joined(separator: "; ")
        if case .accepted = acceptance(of: start + all) {
          statements[statements.count - 1] = more
          continue
        }
      }
      // A question is no statement, though `why` takes any text.
      let isQuestion = clause.hasPrefix("why ") && Symptoms.isSentence(clause)
      if !isQuestion, catalog.verb(String(clause.prefix { $0 != " " })) != nil,
        case .accepted = acceptance(of: before + clause)
      {
        statements.append(clause)
        continue
      }
      var found = Words.standard.matches(clause).filter { $0.bindings != nil }
      if found.isEmpty, clause.contains(" ") {
        // What a pronoun stands for says more than the sentence without it.
        found =
          [request.resolved[clause], clause].lazy.compactMap { text in
            text.flatMap {
              Intents.standard.match($0, names: self.simulation?.viewNames ?? [])
            }.flatMap { $0.isWhole ? [$0.asWord] : nil }
          }.first ?? []
      }
      guard let meant = neighbor(found, behind: "") else {
        if statements.isEmpty { return nil }
        omitted.append(clause)
        continue
      }
      // What isn't modeled is no reason for an error of a statement that is.
      let isVerb = catalog.verb(String(clause.prefix { $0 != " " })) != nil
      if meant.isMissing, isVerb { return nil }
      if request.clauses.count == 1 { return meant.advising(error, line: line) }
      guard let offer = meant.offer else {
        if meant.isMissing, request.isSum {
          notes.append(Neighbor.filled(meant.row.difference))
          continue
        }
        if statements.isEmpty { return nil }
        omitted.append(clause)
        continue
      }
      if Words.has(meant.row.difference, "example") { notes.append(meant.row.difference) }
      if let last = statements.last, let both = merged(last, offer), isAccepted(start + both) {
        statements[statements.count - 1] = both
      } else {
        statements.append(offer)
      }
    }
    guard !statements.isEmpty else { return nil }
    let text = start + statements.joined(separator: "; ")
    let advised = error.advising("write `\(text)`", replacement: line(text)).noting(notes)
    return omitted.isEmpty
      ? advised
      : advised.noting(WordAccount.note(on: omitted.map { "'\($0)'" }))
  }

  /// Returns the statement for an assignment to a property of a view or a number of the scene, or
  /// `nil` if the text is none, or if the scene refuses it.
  func assignment(_ text: String, behind start: String) -> Neighbor? {
    guard let simulation, let assigned = Words.standard.assignment(in: text) else { return nil }
    var (target, value) = (assigned.target, assigned.value)
    if target.hasPrefix("self.") { target.removeFirst("self.".count) }
    let known = WordObjects.paths(in: simulation)
    let word = Words.standard.word(for: target, among: known)
    guard let path = known.contains(target) ? target : word?.word else { return nil }
    if let sign = assigned.sign {
      guard let added = Numeral(value), case .number(let now, _)? = simulation.read(path) else {
        return nil
      }
      value = Numerals.text(now + sign * added.value, decimals: 6)
    }
    let statement = "\(start)set \(path)=\(value)"
    guard case .accepted = acceptance(of: statement) else { return nil }
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: statement, difference: word?.difference ?? "")
    return .statement(statement, row: row)
  }

  /// Returns the statement for a setting that is written as an assignment or in words, such as
  /// `rate = 120` or `set duration to 0.5`, or `nil` if the text is none.
  ///
  /// An option of the scene that can't change while it runs starts the scene again.
  func setting(_ text: String, behind start: String) -> Neighbor? {
    let spaced = Words.replacing("=", in: text, by: " = ")
    var words = spaced.split(separator: " ").map(String.init)
    let begins = ["set", "change"].contains(words.first ?? "")
    if begins { words.removeFirst() }
    words.removeAll { ["=", "to", "the", "my", "is", ":"].contains($0) }
    guard words.count == 2, let name = words.first,
      name.allSatisfy({ $0.isLetter || $0 == "-" }),
      words[1].allSatisfy({ !"\"'{}[]".contains($0) })
    else { return nil }
    guard let simulation, catalog.verb(name) == nil || begins else { return nil }
    let isPlain = !begins && !text.contains("=")
    // Two words alone can also be something else.
    if isPlain, Numeral(words[1]) == nil { return nil }
    let options = catalog.scene(simulation.name)?.options.filter { !$0.isLive } ?? []
    var option = options.first { $0.name == name }
    var reading = ""
    // A misspelled option of the scene
    if option == nil, begins, !isAccepted(start + "set \(name)=\(words[1])") {
      let near = Spelling.near(name, among: options.map { $0.name })
      if near.count == 1, name.utf8.count > 3 {
        option = options.first { $0.name == near[0] }
        reading = "Read as '\(near[0])'. "
      }
    }
    let statement =
      option.map { "scene \(simulation.name) \($0.name)=\(words[1])" }
      ?? "set \(name)=\(words[1])"
    guard statement != text, case .accepted = acceptance(of: start + statement) else { return nil }
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: statement,
      difference: option == nil ? "" : "\(reading)It starts the scene again.")
    return .statement(start + statement, row: row)
  }

  /// Returns the statement that shows a value, for the names of an object and its property without a
  /// point between them, or `nil` if the text is none.
  private func value(_ text: String, behind start: String) -> Neighbor? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let simulation,
      (words + [""]).allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } }),
      catalog.verb(words[0]) == nil, simulation.read(words.joined(separator: ".")) != nil
    else { return nil }
    let statement = "show \(words.joined(separator: "."))"
    return .statement(
      start + statement,
      row: Words.Row(neighborhood: "", shape: text, replacement: statement, difference: ""))
  }

  /// Returns the verb whose help a text asks for with a flag, as in `pan --help`, or `nil` if it asks
  /// for none.
  private func helpedVerb(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, ["--help", "-help", "-h", "/?"].contains(words[1]),
      catalog.verb(words[0]) != nil
    else { return nil }
    return words[0]
  }

  /// Returns the statement that shows an object, or one of its properties, if the text is its name;
  /// `nil` if it is no object.
  func object(_ text: String) -> Neighbor? {
    guard let simulation else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard words.count < 4, let first = words.first, simulation.viewNames.contains(first) else {
      return nil
    }
    // `card alpha 0.5` gives a property a value.
    let statement =
      words.count == 3 && Numeral(words[2]) != nil
      ? "set \(words[0]).\(words[1])=\(words[2])" : "show \(words.joined(separator: "."))"
    guard case .accepted = acceptance(of: statement) else { return nil }
    let row = Words.Row(neighborhood: "", shape: text, replacement: statement, difference: "")
    return .statement(statement, row: row)
  }

  /// Returns the help on a word that is the name of something here, such as a rule, or `nil` if there is
  /// none.
  private func topic(_ text: String) -> Neighbor? {
    guard !text.contains(" "), HelpText(catalog).topic(text, knowsForeignWords: false) != nil else {
      return nil
    }
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: "help \(text)", difference: "")
    return .statement(row.replacement, row: row)
  }

  /// Returns the help on names of values, for a declaration.
  func named(_ text: String) -> Neighbor {
    let row = Words.Row(
      neighborhood: "", shape: text, replacement: "help let",
      difference: "`let up=\"flick up\"` names a value.")
    return .statement(row.replacement, row: row)
  }

  /// Returns the statement that shows a curve of another framework, or the reason why it isn't built
  /// in; `nil` if the text is no curve.
  func curve(_ text: String) -> Neighbor? {
    if let row = Words.standard.missingCurve(in: text) { return .missing(row: row) }
    let numbers = text.split { $0 == " " || $0 == "," }.map { Numeral(String($0))?.value }
    let cubic =
      numbers.count == 4 && !numbers.contains(nil)
      ? "cubic(\(numbers.map { Numerals.text($0 ?? 0) }.joined(separator: ",")))" : nil
    guard text != ".none", let curve = cubic ?? Words.curve(Foreign.pieces(of: text)[...]) else {
      return nil
    }
    let row = Words.Row(
      neighborhood: "Curves", shape: text, replacement: "curve \(curve) at 0.5",
      difference: Words.standard.difference(ofCurve: text) + "As a timing: `curve=\(curve)`.")
    guard case .accepted = acceptance(of: row.replacement) else { return nil }
    return .statement(row.replacement, row: row)
  }

  /// Returns a name that was typed as several words, or `nil` if there is none: `cornerRadius` for
  /// `corner radius`.
  func joined(_ text: String) -> (text: String, word: String, slips: Int)? {
    let words = text.split(separator: " ").map(String.init)
    guard (2...4).contains(words.count), words.allSatisfy({ $0.allSatisfy { $0.isLetter } }) else {
      return nil
    }
    let name =
      words[0].lowercased()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
    return Words.standard.hasStatement(name) ? (name, name, 1) : nil
  }

  /// Returns the help on the verb with the option that the last name of a chain stands for, or `nil`
  /// if it stands for none.
  ///
  /// The receiver says which verb it is, if several have the option.
  func option(_ text: String) -> Neighbor? {
    let (name, words) = Words.standard.options(in: text)
    let receiver = name.isEmpty ? nil : Words.standard.receiver(in: text)
    // The member of a type is the option of no other thing: `Tween.end`.
    if receiver == nil, text.contains("."), Words.isType(text), !text.contains("=") { return nil }
    for word in words {
      var verbs = Commands.forms.filter { form in form.options.contains { $0.name == word } }
      if let receiver { verbs = verbs.filter { $0.name == receiver } }
      guard let verb = verbs.first, verbs.count < 4 else { continue }
      for verb in verbs {
        if let added = adding(word, of: verb, for: text) { return added }
      }
      if !text.contains("="), let example = example(of: word, name, among: verbs) {
        return example
      }
      let all = Spelling.list(verbs.map { "`\($0.name)`" }, "and")
      let row = Words.Row(
        neighborhood: "", shape: name, replacement: "help \(verb.name)",
        difference: "'\(name)' is the option \(word)= of \(all).")
      return .statement(row.replacement, row: row)
    }
    return nil
  }

  /// Returns a statement with an option whose name was typed without a value, or `nil` if there is none.
  private func example(of option: String, _ name: String, among verbs: [Form]) -> Neighbor? {
    for verb in verbs {
      guard let form = verb.options.first(where: { $0.name == option }) else { continue }
      let templates = WordLines.templates(form, of: verb.name)
      guard !templates.isEmpty else { continue }
      let all = Spelling.list(verbs.map { "`\($0.name)`" }, "and")
      let row = Words.Row(
        neighborhood: "", shape: name, replacement: templates.joined(separator: " or "),
        difference: "The option \(option)= of \(all): \(form.meaning). The value is an example.")
      let match = Words.Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
      if let found = neighbor([match], behind: ""), found.runs { return found }
    }
    return nil
  }

  /// Returns the statement that adds an object with an option and the value that a text assigns, or `nil`
  /// if no such statement runs.
  private func adding(_ name: String, of verb: Form, for text: String) -> Neighbor? {
    guard let option = verb.options.first(where: { $0.name == name }),
      let row = WordOptions.row(
        option, of: verb.name, values: Words.standard.optionValues(in: text))
    else { return nil }
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    let names = pieces[..<(pieces.firstIndex { $0.isMark("=") } ?? pieces.startIndex)]
    let match = Words.Match(
      row: row, bindings: WordBindings(), receiver: Array(names.dropLast(2)), assigned: nil)
    return neighbor([match], behind: "").flatMap { $0.runs ? $0 : nil }
  }

  /// Returns the text before the statement's verb, `at TIME `, and the rest.
  static func dividedAtInstant(_ text: String) -> (start: String, rest: String) {
    var scalars = Array(text.unicodeScalars)[...]
    while scalars.first?.isBlank == true { scalars = scalars.dropFirst() }
    let words = scalars.split(maxSplits: 2) { $0.isBlank }
    func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    guard words.count == 3, string(words[0]) == "at",
      (try? TimeValue(Word(string(words[1]), Span(0, 0)))) != nil
    else { return ("", string(scalars)) }
    return ("at \(string(words[1])) ", string(words[2]))
  }

  /// Returns the first statement of a text, without a comment.
  static func statement(in text: String) -> String {
    var depth = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "([{".unicodeScalars.contains(scalar) { depth += 1 }
      if ")]}".unicodeScalars.contains(scalar) { depth -= 1 }
      if depth <= 0, scalar == ";" || scalar == "#" || scalar == "\n" { break }
      result.append(scalar)
    }
    while let last = result.last, last.isBlank { result.removeLast() }
    return String(result)
  }
}
