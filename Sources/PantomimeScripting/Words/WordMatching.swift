import PantomimeKit

extension Words {
  /// A text that has the shape of a row.
  package struct Match: Sendable {
    /// The row.
    package private(set) var row: Row
    /// The values of its placeholders, or `nil` if the arguments fit no row, so that the row is only
    /// an example.
    var bindings: WordBindings?
    /// The pieces before the shape, which may name an object.
    let receiver: [Foreign]
    /// How the arguments resemble those of the row if they don't fit.
    var likeness: WordLikeness?
    /// Whether the name is written as in the row, capitals included.
    var isAsWritten = false
    /// What the text is about, or `nil` if it names no property.
    var subject: WordSubject?
    /// Whether the row is about the value of an assignment.
    var isOfValue = false
    /// Whether the row is about a name that others follow, as `sheet` in `sheet.prefersGrabber`.
    var isOfReceiver = false

    /// Returns how special the row is for a text; a row for a single word comes first.
    func weight(for text: String) -> Int {
      if row.shape == text { return Int.max }
      let isSame = row.shape.lowercased() == text.lowercased()
      // A type and a property can have the same letters: `PanGestureRecognizer`.
      return isSame && row.shape.first?.isUppercase == text.first?.isUppercase
        ? Int.max - 1 : weight
    }

    /// How special the row is.
    var weight: Int { WordShape(row.shape).weight }

    /// How many numbers of the text the row names.
    var numbers: Int { WordShape(row.shape).numbers }

    /// Returns whether the row resembles the text more than another one does.
    fileprivate func isLikelier(than other: Match) -> Bool {
      guard let likeness else { return false }
      guard let least = other.likeness else { return true }
      // A row with more places takes more of the text.
      return (likeness.omitted.count, likeness.unknown, other.weight)
        < (least.omitted.count, least.unknown, weight)
    }

    /// The name that the text assigns the value to, or `nil` if there is none.
    let assigned: String?

    /// The match with the values of the text in the row's sentence.
    var filled: Match {
      var match = self
      match.row = row.filled(with: bindings ?? likeness?.bindings ?? WordBindings())
      return match
    }

    /// Returns the match with a further sentence about the row's difference.
    func noting(_ sentence: String) -> Match {
      var match = Match(
        row: row.noting(sentence), bindings: bindings, receiver: receiver, assigned: assigned)
      (match.likeness, match.isOfValue, match.subject) = (likeness, isOfValue, subject)
      return match
    }
  }

  /// Returns the rows that a text fits, the best first: rows whose arguments fit, or else the first
  /// row with the name.
  ///
  /// - Parameter acceptsNames: Whether a row may match if only its name does.
  package func matches(_ text: String, acceptsNames: Bool = true) -> [Match] {
    let ofTag = Words.tag(text).map { fitting($0, acceptsNames: false) } ?? []
    let matches =
      ofTag.contains { $0.bindings != nil } ? ofTag : fitting(text, acceptsNames: acceptsNames)
    guard
      matches.contains(where: { match in
        [
          "VIEW.alpha", "VIEW.frame.y", WordSubject.length, "VIEW.center.y by=N",
          "VIEW.center.y by=-N",
        ].contains {
          Words.has(match.row.replacement, $0)
        }
      }),
      let subject = WordSubject(text)
    else { return matches }
    return matches.map { match in
      var match = match
      match.subject = match.subject ?? subject
      return match
    }
  }

  /// Returns what a tag in angle brackets contains, or `nil` if the text is none.
  private static func tag(_ text: String) -> String? {
    guard text.hasPrefix("<"), text.hasSuffix(">"), text.dropFirst().first?.isLetter == true else {
      return nil
    }
    let inner = text.dropFirst().dropLast()
    return String(inner.hasSuffix("/") ? inner.dropLast() : inner)
  }

  /// The calls that modify a timing of SwiftUI.
  private static let modifiers = [".delay(", ".speed(", ".repeatCount(", ".repeatForever("]

  private func fitting(_ text: String, acceptsNames: Bool) -> [Match] {
    let whole = Words.pruned(Foreign.pieces(of: text)).pieces
    if let match = WordKeyframes(whole)?.match ?? WordTrack(whole)?.match
      ?? WordDetents(whole)?.match ?? WordTransition(whole)?.match
    {
      return [match]
    }
    if let match = Words.flippedMatch(text) { return [match] }
    // A modifier alone modifies any animation.
    let isModifier = Words.modifiers.contains { text.hasPrefix($0) }
    let typed = Words.pruned(Foreign.pieces(of: isModifier ? "easeInOut\(text)" : text))
    // A timing is read by its rows, so it isn't sought where they are.
    let acceptsTimings = acceptsNames
    let acceptsNames = acceptsNames || typed.assigned != nil
    var found: [Match] = []
    var starts: [Match] = []
    // The place behind the first call whose arguments no row understands.
    var misread: Int?
    var likely: Match?
    var (example, ofReceiver): (Match?, Match?)
    var vague: [Match] = []
    let isSignature = acceptsNames && Words.isSignature(typed.pieces)
    let equals = typed.pieces.firstIndex { $0.isMark("=") } ?? typed.pieces.endIndex
    let opening = Foreign.pieces(of: text).first { $0.word != nil }?.written
    func isCommand(_ pieces: [Foreign], _ start: Int, _ row: Row) -> Bool {
      guard start == pieces.startIndex, pieces[start].written == opening else { return false }
      // `info.offset` is a value.
      let isChained = start + 1 < equals && pieces[start + 1].isMark(".")
      return !isChained || !Words.has(row.shape, "ANY")
    }
    for start in typed.pieces.indices where Words.mayBegin(typed.pieces, at: start) {
      guard let word = typed.pieces[start].word else { continue }
      // The left side of an assignment says what it is about.
      if start > equals, example != nil || !found.isEmpty { break }
      let isFirst = start == typed.pieces.startIndex
      let isLast = !typed.pieces[start..<max(start, equals)].contains { $0.isMark(".") }
      let receiver = isFirst ? [] : Array(typed.pieces[..<start].dropLast())
      if isFirst { misread = misreadCall(typed.pieces[..<equals]) }
      for place in statementPlaces[word] ?? [] {
        let row = statementLines[place].row
        guard !row.isCommand || isCommand(typed.pieces, start, row) else { continue }
        // What follows a call that isn't understood is only a part of what is meant.
        if let misread, start >= misread, !row.isHelp, !row.replacement.isEmpty { continue }
        let shape = WordShape(row.shape)
        let rest = typed.pieces[start...]
        let assigned = typed.assigned ?? Words.target(receiver, typed.pieces, start)
        // A signature fits any row that leaves the arguments open, so one that only leads to the help is the
        // last.
        let isVague = isSignature && row.isHelp && row.shape.hasSuffix("(…)")
        if isVague {
          vague.append(Match(row: row, bindings: WordBindings(), receiver: receiver, assigned: nil))
        } else if let matched = shape.match(rest) ?? Words.flat(rest).flatMap({ shape.match($0) }),
          let bindings = Words.withCurve(matched, of: receiver, in: row)
        {
          var match = Match(row: row, bindings: bindings, receiver: receiver, assigned: assigned)
          match.isOfValue = start > equals
          match.isAsWritten = row.shape.hasPrefix(typed.pieces[start].written)
          found.append(match)
        } else if row.isModifiable, let (bindings, end) = shape.matchStart(rest),
          misread.map({ $0 < end }) ?? true
        {
          var match = Match(row: row, bindings: bindings, receiver: receiver, assigned: assigned)
          match.isOfValue = start > equals
          starts.append(match)
        } else if acceptsNames, Words.isCall(rest) || !isFirst, shape.hasChain(of: rest) {
          var match = Match(row: row, bindings: nil, receiver: receiver, assigned: typed.assigned)
          match.isOfValue = start > equals
          // A name behind a period is that of a value rather than of a call without arguments.
          match.likeness = shape.resemblance(rest, mayLackArguments: isFirst)
          // The last name of a chain says what it is about; one before it may only lead to the help.
          // A name to which a call is assigned is that of a variable.
          let isVariable =
            isFirst && equals == start + 1 && typed.pieces[equals...].contains { $0.isGroup }
          if isVariable {
            continue
          } else if isLast {
            example = example ?? match
            if likely.map({ match.isLikelier(than: $0) }) ?? (match.likeness != nil) {
              likely = match
            }
          } else if row.isHelp {
            ofReceiver = match
          }
        }
      }
    }
    if found.isEmpty, likely == nil { found = vague }
    // What is called on the result of a call modifies it: `.easeIn(duration: 0.4).delay(0.1)`.
    let modifies =
      found.allSatisfy { $0.receiver.last?.isGroup == true } && found.contains { !$0.row.isHelp }
    if found.isEmpty || (!starts.isEmpty && modifies) { found = starts }
    if acceptsTimings, !found.isEmpty, let timing = WordTiming(typed.pieces[...]),
      timing.isModified
    {
      var match = Match(
        row: Words.timing, bindings: WordBindings(), receiver: [], assigned: typed.assigned)
      match.bindings?["TIMING"] = .word(timing.options)
      return [match]
    }
    // A block of input says what the input is.
    let isInput = found.allSatisfy { $0.row.replacement == Words.input }
    if isInput, found.isEmpty ? typed.assigned != nil && example == nil : true,
      let inner = Words.inner(typed.pieces)
    {
      let within = matches(inner, acceptsNames: acceptsNames).filter { !$0.isOfReceiver }
      if !within.isEmpty { return within }
    }
    if found.isEmpty, let places = statementPlaces[Words.key(text)] {
      if let row = places.lazy.map({ statementLines[$0].row }).first(where: {
        $0.shape == text || Words.isSymbol($0.shape, before: text)
      }) {
        return [Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)]
      }
    }
    // A handler that only reads a value asks for the value.
    if !found.isEmpty, found.allSatisfy({ $0.row.isHelp }), let read = Words.value(of: typed.pieces)
    {
      let within = matches(read, acceptsNames: false).filter {
        $0.bindings != nil && !$0.row.isHelp
      }
      if let first = found.first, !within.isEmpty {
        return within.map { $0.noting(first.row.difference) }
      }
    }
    guard !found.isEmpty else {
      ofReceiver?.isOfReceiver = true
      return (likely ?? example ?? ofReceiver).map { [$0] } ?? []
    }
    // A row with more places says more about the text.
    let isCalled = typed.pieces.contains { $0.isGroup }
    let ranked = found.enumerated().map { place, match in
      // A name without arguments is rather that of a property than of a call.
      let isCall = !isCalled && match.row.shape.hasSuffix(")")
      return (place: place, weight: match.weight(for: text) - (isCall ? 1 : 0), match: match)
    }
    return unwrapped(
      ranked.sorted { one, other in
        if one.weight != other.weight { return one.weight > other.weight }
        let numbers = (one.match.numbers, other.match.numbers)
        if numbers.0 != numbers.1 { return numbers.0 > numbers.1 }
        let areAsWritten = (one.match.isAsWritten, other.match.isAsWritten)
        return areAsWritten.0 == areAsWritten.1 ? one.place < other.place : areAsWritten.0
      }.map { $0.match })
  }

  /// Returns the values with the curve that the receiver names if a row needs one, or `nil` if the receiver
  /// names none.
  private static func withCurve(
    _ bindings: WordBindings, of receiver: [Foreign], in row: Row
  ) -> WordBindings? {
    guard bindings["CURVE"] == nil, has(row.replacement, "CURVE") else { return bindings }
    guard let curve = curve(receiver[...]) else { return nil }
    var bindings = bindings
    bindings["CURVE"] = .word(curve)
    return bindings
  }

  /// Returns the place behind the first call of a chain that has rows whose arguments it doesn't fit, or
  /// `nil` if there is none.
  ///
  /// A call that isn't understood is never left out, because the rest has another effect:
  /// `Gesture.Pan().enabled(flase)` isn't `Gesture.Pan()`.
  private func misreadCall(_ pieces: ArraySlice<Foreign>) -> Int? {
    guard let first = pieces.first?.word else { return nil }
    for end in pieces.indices.dropFirst() {
      guard case .group("(", let arguments) = pieces[end].content,
        arguments.contains(where: { !$0.isTrailing && !$0.value.isEmpty })
      else { continue }
      let call = pieces[...end]
      // The name of the call alone has rows, too: `delay(100)`.
      let own = pieces[(end - 1)...end]
      let rows = [(first, call), (own.first?.word ?? "", own)].map { word, text in
        (text: text, shapes: shapes(word, like: text))
      }
      let isKnown = rows.contains { !$0.shapes.isEmpty }
      let fits = rows.contains { row in row.shapes.contains { $0.match(row.text) != nil } }
      if isKnown, !fits { return end + 1 }
    }
    return nil
  }

  /// Returns the shapes of the rows for a call, except those of tests, whose arguments are the names of
  /// elements.
  private func shapes(_ word: String, like text: ArraySlice<Foreign>) -> [WordShape] {
    (statementPlaces[word] ?? []).compactMap { place in
      let row = statementLines[place].row
      guard !row.isOfTest else { return nil }
      let shape = WordShape(row.shape)
      return shape.isCall(like: text) ? shape : nil
    }
  }

  /// Returns the matches of what a call wraps, or the given ones if they wrap nothing that has a
  /// row: `Gesture.Tap()` in `.gesture(Gesture.Tap())`.
  private func unwrapped(_ matches: [Match]) -> [Match] {
    guard let first = matches.first, first.row.replacement.hasPrefix(Words.wrapped),
      case .pieces(let pieces)? = first.bindings?["ANY"]
    else { return matches }
    // A name alone is that of a variable.
    let isCall = pieces.contains { $0.isGroup }
    let within =
      isCall ? self.matches(Foreign.written(pieces), acceptsNames: false) : []
    // A statement says more than the help on what the call wraps.
    let says = within.contains { !$0.row.isHelp } || !Words.has(first.row.replacement, " or ")
    if !within.isEmpty, says { return within }
    return matches.map { match in
      guard match.row.replacement.hasPrefix(Words.wrapped) else { return match }
      let rest = match.row.replacement.dropFirst(Words.wrapped.count)
      let row = Row(
        neighborhood: match.row.neighborhood, shape: match.row.shape,
        replacement: rest.hasPrefix(" or ") ? String(rest.dropFirst(4)) : String(rest),
        difference: match.row.difference)
      return Match(
        row: row, bindings: match.bindings, receiver: match.receiver, assigned: match.assigned)
    }
  }

  /// The row of a timing with what modifies it: `.easeIn(duration: 0.4).delay(0.1)`.
  static let timing = Row(
    neighborhood: "SwiftUI", shape: "TIMING", replacement: "animate VIEW.alpha to=0 TIMING",
    difference: "The timing is that of a view animation.")

  /// The replacement that stands for what the call wraps.
  private static let wrapped = "^ANY"

  /// Whether a shape is a symbol that any text may follow, as `// …`, and the text begins with it.
  private static func isSymbol(_ shape: String, before text: String) -> Bool {
    guard shape.hasSuffix(" …"), let first = shape.unicodeScalars.first, !first.isNamePart else {
      return false
    }
    return key(shape) == key(text)
  }

  /// The replacement for a block of touches with more than one statement.
  private static let input = "help touch"

  /// Returns whether a shape may begin at a place: at the start, behind a period, or behind the
  /// equals sign of an assignment.
  static func mayBegin(_ pieces: [Foreign], at place: Int) -> Bool {
    guard place > pieces.startIndex else { return true }
    guard pieces[place - 1].isMark(".") || pieces[place - 1].isMark("=") else { return false }
    guard !pieces[..<place].contains(where: { $0.isMark(";") }) else { return false }
    // The pieces before it are one chain of names and calls, not several words.
    return !zip(pieces[..<place], pieces[..<place].dropFirst()).contains { one, next in
      (one.word != nil || one.isGroup) && next.word != nil
    }
  }

  /// Whether the pieces are a call or an assignment.
  static func isCall(_ pieces: ArraySlice<Foreign>) -> Bool {
    guard let next = pieces.dropFirst().first else { return true }
    if case .group = next.content { return true }
    return next.isMark("=") || next.isMark(".") || next.isMark(":")
  }

  /// The pieces of a command with one argument in parentheses, without the parentheses:
  /// `print x` for `print(x)`; `nil` for any other pieces.
  private static func flat(_ pieces: ArraySlice<Foreign>) -> ArraySlice<Foreign>? {
    guard pieces.count == 2, let first = pieces.first, first.word != nil, let last = pieces.last,
      case .group("(", let arguments) = last.content, arguments.count == 1,
      arguments[0].label == nil, !arguments[0].isTrailing
    else { return nil }
    return [first] + arguments[0].value
  }

  /// Returns the text of the first closure of a call, which may contain another call, or `nil` if
  /// there is none.
  static func inner(_ pieces: [Foreign]) -> String? {
    for piece in pieces {
      guard case .group(_, let arguments) = piece.content else { continue }
      for argument in arguments {
        // The first of several statements would be only a part of what is meant.
        guard case .group("{", let inside)? = argument.value.first?.content, inside.count == 1,
          let first = inside.first, first.value.count > 1
        else { continue }
        return Foreign.written(first.value)
      }
    }
    return nil
  }

  /// Returns the chain of names that is all that a handler consists of, or `nil` if it has another body:
  /// `details.primaryVelocity` in `onEnd: (details) => details.primaryVelocity`.
  private static func value(of pieces: [Foreign]) -> String? {
    func chain(_ pieces: ArraySlice<Foreign>) -> String? {
      let isChain = pieces.allSatisfy { $0.word != nil || $0.isMark(".") }
      return isChain && pieces.count > 2 ? Foreign.written(pieces) : nil
    }
    if let arrow = zip(pieces.indices, pieces.indices.dropFirst()).first(where: {
      pieces[$0].isMark("=") && pieces[$1].isMark(">")
    }) {
      return chain(pieces[(arrow.1 + 1)...])
    }
    var body = pieces.last?.content
    if case .group("(", let arguments)? = body { body = arguments.last?.value.first?.content }
    guard case .group("{", let inside)? = body, inside.count == 1, inside[0].label == nil else {
      return nil
    }
    return chain(inside[0].value[...])
  }

  /// Whether the pieces end with a call whose arguments are only labels: `spring(duration:bounce:)`.
  private static func isSignature(_ pieces: [Foreign]) -> Bool {
    guard case .group("(", let arguments)? = pieces.last?.content, !arguments.isEmpty else {
      return false
    }
    return arguments.allSatisfy { $0.label != nil && $0.value.isEmpty && !$0.isTrailing }
  }

  /// Returns the name on the left of an assignment whose value begins at a place.
  static func target(
    _ receiver: [Foreign], _ pieces: [Foreign], _ start: Int
  ) -> String? {
    guard start > 1, pieces[start - 1].isMark("=") else { return nil }
    return pieces[..<(start - 1)].last { $0.word != nil }?.written
  }
}
