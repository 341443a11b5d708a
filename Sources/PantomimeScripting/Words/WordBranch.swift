import PantomimeKit

/// A branch in another language, such as `switch recognizer.state { case .began: … }`: what is done
/// under each condition.
struct WordBranch {
  /// A condition with the statements that follow it.
  struct Arm {
    /// The events at which the condition holds, each of which is enough; none for a comparison.
    var events: [String] = []
    /// The comparisons that must hold, too.
    var comparisons: [String] = []
    var body: [String] = []
  }

  private(set) var arms: [Arm] = []
  /// The parts that hold under a condition without an event, as written.
  private(set) var others: [String] = []

  /// Reads a text, or returns `nil` if it is no branch over events or comparisons.
  init?(_ typed: String) {
    // The rest of a branch whose beginning is on another line.
    let start = "} else "
    let text = typed.hasPrefix(start) ? String(typed.dropFirst(start.count)) : typed
    if let mark = Advice.range(of: " ? ", in: text),
      let arm = WordBranch.arm(String(text[..<mark.lowerBound])),
      !arm.events.isEmpty
    {
      let parts = Words.split(String(text[mark.upperBound...]), at: " : ")
      arms = [Arm(events: arm.events, comparisons: arm.comparisons, body: [parts[0]])]
      others = Array(parts.dropFirst())
    } else if text.hasPrefix("switch ") || text.hasPrefix("switch(") {
      guard let block = ForeignBlock(text[...]) else { return nil }
      readCases(block.inside, of: String(block.before))
    } else if text.hasPrefix("case ") {
      readCases(text[...], of: "")
      // The rows have what a state alone is.
      if arms.allSatisfy({ $0.body.isEmpty }) { return nil }
    } else if text.hasPrefix("guard "), let other = Advice.range(of: " else", in: text) {
      let condition = text[..<other.lowerBound].dropFirst("guard ".count)
      guard let arm = WordBranch.arm(String(condition)), !arm.events.isEmpty else { return nil }
      arms = [arm]
    } else if text.hasPrefix("if ") || text.hasPrefix("if(") {
      guard readBranches(text[...]) else { return nil }
    } else {
      return nil
    }
    if arms.isEmpty { return nil }
  }

  private mutating func readBranches(_ text: Substring) -> Bool {
    var rest = text
    while rest.hasPrefix("if ") || rest.hasPrefix("if(") {
      rest = rest.dropFirst(2)
      var condition: String
      var body: Substring
      let block = ForeignBlock(rest)
      let head = block.map { ForeignBlock.trimmed($0.before) } ?? ForeignBlock.trimmed(rest)
      if head.hasPrefix("("), let end = ForeignBlock.end(of: head[...]), end < head.endIndex {
        // A statement without braces: `if (a == b) stop();`
        condition = String(head[..<end])
        let parts = Words.split(String(head[end...]), at: " else ")
        body = parts[0][...]
        rest = parts.count > 1 ? "else \(parts.dropFirst().joined(separator: " else "))" : ""
      } else if let block {
        (condition, body, rest) = (head, block.inside, block.after)
      } else {
        return false
      }
      if condition.hasPrefix("("), ForeignBlock.end(of: condition[...]) == condition.endIndex {
        condition = String(condition.dropFirst().dropLast())
      }
      guard var arm = WordBranch.arm(condition) else { return false }
      arm.body = ForeignBlock.statements(body)
      arms.append(arm)
      let next = ForeignBlock.trimmed(rest)
      guard next.hasPrefix("else") else { break }
      rest = ForeignBlock.trimmed(next.dropFirst(4))[...]
    }
    if let block = ForeignBlock(rest) { others += ForeignBlock.statements(block.inside) }
    return true
  }

  /// Reads the cases of a switch.
  private mutating func readCases(_ text: Substring, of subject: String) {
    for part in ForeignBlock.cases(of: text) {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let names = part[..<colon].split(separator: ",").map { WordBranch.last($0) }
      var arm = Arm()
      arm.events = names.compactMap { WordBranch.event($0, of: subject) }
      arm.body = ForeignBlock.statements(part[part.index(after: colon)...])
      if arm.events.isEmpty { others += arm.body } else { arms.append(arm) }
    }
  }

  /// Returns the condition that a text is, or `nil` if it is none of events and comparisons.
  private static func arm(_ condition: String) -> Arm? {
    var arm = Arm()
    for part in Words.split(condition, at: "&&") {
      let choices = Words.split(part, at: "||").map { event(ofComparison: $0) }
      if choices.allSatisfy({ $0 != nil }) {
        arm.events += choices.compactMap { $0 }
      } else if choices.count == 1, let path = comparison(part) {
        arm.comparisons.append(path)
      } else {
        return nil
      }
    }
    return arm.events.isEmpty && arm.comparisons.isEmpty ? nil : arm
  }

  /// Returns the event of a comparison with a state, or `nil` if it is none: `pan.state == .began`.
  private static func event(ofComparison text: String) -> String? {
    let sides = Words.split(text, at: "==").map { ForeignBlock.trimmed($0[...]) }
    guard sides.count == 2, !sides[0].isEmpty else { return nil }
    guard ["state", "position", "finalposition", "status", "$0"].contains(last(sides[0][...]))
    else { return nil }
    return event(last(sides[1][...]), of: sides[0])
  }

  /// Returns the last name of a constant in lowercase: `ended` of `UIGestureRecognizerStateEnded`.
  private static func last(_ text: Substring) -> String {
    var name = ForeignBlock.trimmed(text)
    name = name.split(separator: ".").last.map(String.init) ?? name
    if let constant = Words.enumerated(name) { name = constant.name }
    return Foreign.spelled(name.lowercased())
  }

  /// Returns the event that is recorded in a state, or `nil` if there is none.
  private static func event(_ state: String, of subject: String) -> String? {
    let subject = subject.lowercased()
    if ["pinch", "rotat", "hover", "touch"].contains(where: { Words.has(subject, $0) }) {
      return nil
    }
    let kind = Words.has(subject, "press") ? "press" : "pan"
    switch state {
    case "ended", "recognized":
      return Words.has(subject, "tap") ? "tap recognized" : "\(kind) ended"
    case "began", "changed", "cancelled": return "\(kind) \(state)"
    case "failed": return "gesture failed"
    case "start", "end", "current": return "completed \(state)"
    case "completed": return "completed end"
    case "dismissed": return "completed start"
    default: return nil
    }
  }

  /// Returns a comparison of a pan or a list with a number as a condition here, or `nil` if the text is none.
  static func comparison(_ text: String) -> String? {
    let pieces = Foreign.pieces(of: text)
    guard let mark = pieces.firstIndex(where: { $0.isMark("<") || $0.isMark(">") }), mark > 0,
      mark + 1 < pieces.count
    else { return nil }
    let isOrEqual = pieces[mark + 1].isMark("=")
    guard let number = ForeignNumber.value(pieces[(mark + (isOrEqual ? 2 : 1))...])?.value else {
      return nil
    }
    let names = pieces[..<mark].compactMap { $0.word }
    let isChain = zip(pieces[..<mark], pieces[..<mark].dropFirst()).allSatisfy { one, next in
      one.isMark(".") || next.isMark(".") || next.isGroup || next.isMark("?") || next.isMark("!")
    }
    let values = [
      ("translation", "pan.translation"), ("location", "pan.location"),
      ("velocity", "pan.velocity"),
    ]
    guard isChain, let component = names.last,
      let path = values.first(where: { names.contains($0.0) })?.1
    else { return nil }
    let axis: String
    switch component {
    case "y", "height", "dy": axis = "y"
    case "x", "width", "dx": axis = "x"
    default: return nil
    }
    let operation = "\(pieces[mark].written)\(isOrEqual ? "=" : "")"
    return "\(path).\(axis) \(operation) \(Numerals.text(number, decimals: 6))"
  }
}

/// A text in braces, with what is before and behind it.
struct ForeignBlock {
  let before: Substring
  let inside: Substring
  let after: Substring

  /// Finds the first braces outside of parentheses, of which the last may be missing; `nil` if there are
  /// none.
  init?(_ text: Substring, in depthOfParentheses: Int = 0) {
    var (depth, quoted) = (0, false)
    var open: Substring.Index?
    for index in text.indices {
      let letter = text[index]
      if letter == "\"" { quoted.toggle() }
      guard !quoted else { continue }
      switch letter {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        if depth <= depthOfParentheses, open == nil { open = index }
      default: break
      }
      if open != nil { break }
    }
    guard let open else { return nil }
    before = text[..<open]
    let end = ForeignBlock.end(of: text[open...])
    inside = text[text.index(after: open)..<(end.map { text.index(before: $0) } ?? text.endIndex)]
    after = end.map { text[$0...] } ?? ""
  }

  /// Returns the place behind the group that a text begins with, or `nil` if it isn't closed.
  static func end(of text: Substring) -> Substring.Index? {
    var (depth, quoted) = (0, false)
    for index in text.indices {
      let letter = text[index]
      if letter == "\"" { quoted.toggle() }
      guard !quoted else { continue }
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) {
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      }
    }
    return nil
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    var part = Substring(text)
    while part.first == " " || part.first == "\n" { part = part.dropFirst() }
    while part.last == " " || part.last == "\n" { part = part.dropLast() }
    return String(part)
  }

  /// Returns the statements of a body, without those that do nothing.
  static func statements(_ text: Substring) -> [String] {
    split(text).filter { statement in
      !idle.contains(statement) && !statement.hasPrefix("return")
        && !calls.contains { Words.has(statement, $0) }
    }
  }

  private static let idle = [
    "", "break", "()", "}", "fallthrough", "continue", "super.viewDidLoad()",
  ]
  private static let calls = [
    "layoutIfNeeded", "setNeedsLayout", "layoutSubviews", "updateConstraints",
  ]

  /// Splits a text at semicolons and line breaks outside of groups.
  static func split(_ text: Substring) -> [String] {
    var (parts, part, depth, quoted) = ([String](), "", 0, false)
    func add(_ part: String) {
      let part = trimmed(part)
      // `if (a) b(); else c()`
      if part.hasPrefix("else "), let last = parts.popLast() {
        parts.append("\(last); \(part)")
      } else {
        parts.append(part)
      }
    }
    for letter in text {
      if letter == "\"" { quoted.toggle() }
      if !quoted, "([{".contains(letter) { depth += 1 }
      if !quoted, ")]}".contains(letter) { depth -= 1 }
      if !quoted, depth == 0, letter == ";" || letter == "\n" {
        add(part)
        part = ""
      } else {
        part.append(letter)
      }
    }
    add(part)
    return parts
  }

  /// Returns the cases of a switch, each without `case`; the default case begins with a colon.
  static func cases(of text: Substring) -> [Substring] {
    var starts: [(at: Substring.Index, behind: Substring.Index)] = []
    var (depth, isStart) = (0, true)
    for index in text.indices {
      let rest = text[index...]
      if depth == 0, isStart {
        for word in ["case ", "default"] where rest.hasPrefix(word) {
          starts.append((index, text.index(index, offsetBy: word.count)))
        }
      }
      let letter = text[index]
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      isStart = " ;\n}".contains(letter)
    }
    return starts.indices.map { place in
      let end = place + 1 < starts.count ? starts[place + 1].at : text.endIndex
      return text[starts[place].behind..<end]
    }
  }
}

extension Advice {
  /// Returns the error with the reactions that a branch over states and comparisons is here, or `nil` if the
  /// text is none, or if a row has it.
  func branched(_ error: ScriptError) -> ScriptError? {
    guard let first = foreignStatement(of: error), let branch = WordBranch(first) else {
      return nil
    }
    // A rule decides by comparisons alone.
    if branch.arms.contains(where: { $0.events.isEmpty }),
      let offer = conditional(first, behind: "")?.offer, offer.hasPrefix("\(SetCommand.form.name) ")
    {
      return nil
    }
    var (plain, all, omitted, notes): ([String], [String], [String], [String]) = (
      [], [], [], []
    )
    // What is done at every change, on a stage where nothing else decides.
    var staged: (text: String, offer: String, notes: [String])?
    var isDone = false
    for arm in branch.arms {
      let events = arm.events.isEmpty ? ["pan ended"] : arm.events
      let condition =
        arm.comparisons.isEmpty ? "" : " if \(arm.comparisons.joined(separator: " and "))"
      func reactions(_ event: String, _ offers: [String]) -> [String] {
        let acts = offers.flatMap { Words.split($0, at: "; ") }
        return turning(acts, at: event)
          ?? acts.map { "when \"\(event)\"\(condition) do \($0)" }
      }
      func works(_ offers: [String]) -> Bool {
        isAccepted(reactions(events[0], offers).joined(separator: "; "))
      }
      var done: [String] = []
      for text in arm.body {
        guard let read = reading(text) else {
          omitted.append(text)
          continue
        }
        if Advice.decides(read.offer) {
          plain.append(read.offer)
        } else if works([read.offer]) {
          done.append(read.offer)
        } else if !Words.has(read.offer, "scene ") {
          plain.append(read.offer)
        } else {
          omitted.append(text)
          staged = (text, read.offer, read.notes)
          continue
        }
        isDone = true
        notes += read.notes
      }
      if done.isEmpty, !arm.body.isEmpty, omitted.isEmpty { continue }
      for event in events {
        let statements = done.isEmpty ? [Advice.look(at: event)] : done
        let texts = reactions(event, statements)
        if isAccepted(texts.joined(separator: "; ")) {
          all += texts.filter { !all.contains($0) }
        }
      }
    }
    all = plain + all
    if !isDone, let staged {
      all = [staged.offer]
      notes = staged.notes
      omitted.removeAll { $0 == staged.text }
    }
    let text = all.joined(separator: "; ")
    guard !all.isEmpty, isAccepted(text) else { return nil }
    let missing = (omitted + branch.others).map { "'\($0)'" }
    let advised = error.advising("write `\(text)`", replacement: inLine(text, for: first, error))
      .noting("A branch is a reaction: `when` names the event, and `if` a comparison.").noting(
        notes)
    return missing.isEmpty ? advised : advised.noting(WordAccount.note(on: missing))
  }

  /// Returns the statement that an error is about, in another language, or `nil` if it has none.
  func foreignStatement(of error: ScriptError) -> String? {
    guard simulation != nil, let source = error.source, !error.isUnfinished, !error.isInterruption,
      source.utf8.count <= Foreign.longest
    else { return nil }
    let (start, typed) = Advice.dividedAtInstant(source)
    return start.isEmpty ? Advice.statement(in: typed) : nil
  }

  func inLine(_ text: String, for first: String, _ error: ScriptError) -> String {
    let line = error.place?.text ?? error.source ?? first
    return Advice.range(of: first, in: line).map { line.replacing($0, by: text) } ?? text
  }

  /// Returns the reactions with which the animator of the scene turns at one of its ends, where it has to
  /// park for this, or `nil` if the acts do something else.
  private func turning(_ acts: [String], at event: String) -> [String]? {
    let condition: String
    switch (event, acts) {
    case ("completed end", ["pause", "reverse", "continue"]): condition = "progress > 0.5"
    case ("completed start", ["start"]), ("completed start", ["continue"]):
      condition = "progress < 0.5"
    default: return nil
    }
    return ["set pauses-on-completion=yes"]
      + ["reverse", "continue"].map { "when \"animator parked\" if \(condition) do \($0)" }
  }

  /// Whether a statement says how all releases are decided.
  static func decides(_ statement: String) -> Bool {
    ["rule=", "axis="].contains { statement.hasPrefix("\(SetCommand.form.name) \($0)") }
  }

  /// Returns the statement that shows what an event is about.
  static func look(at event: String) -> String {
    if event.hasSuffix("began") { return "show pan.location" }
    if event.hasSuffix("changed") { return "show pan.translation" }
    if event.hasPrefix("completed") { return "show position" }
    return event.hasPrefix("pan ") ? "show pan.velocity" : "show time"
  }

  /// Returns what to write for a statement of another language, or `nil` if that isn't known for certain.
  ///
  /// - Parameter loosely: Whether it may be what is like the statement, or an example.
  func reading(_ text: String, loosely: Bool = false) -> (offer: String, notes: [String])? {
    let statement = text.hasSuffix(";") ? String(text.dropLast()) : text
    if (try? Statement(statement, in: catalog)) != nil, isAccepted(statement) {
      return (statement, [])
    }
    let error = ScriptError.unknownVerb(Word(statement, Span(0, 0)), hint: "").of(statement)
    guard let advised = neighborly(error).map({ lined($0) ?? $0 }),
      let offer = advised.replacement, advised.hint.hasPrefix("write "),
      !Words.has(advised.hint, "; see "),
      // The finger is what the reaction is about.
      !Words.has(offer, "pan cancelled"),
      !statement.hasSuffix(".toggle()") || Words.has(statement, "isReversed")
    else { return nil }
    let isVague =
      !loosely
      && advised.notes.contains { note in
        ["example", "Nothing has", "Nothing is", WordAccount.beginning, "There is none", "Read as"]
          .contains {
            Words.has(note, $0)
          }
      }
    return isVague ? nil : (offer, advised.notes.filter { !Words.has($0, "A branch is") })
  }
}
