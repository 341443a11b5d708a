import PantomimeKit
import PantomimeScenes

/// The possible continuations of a line: a pure function of the line and the session.
package struct Completion: Sendable, Hashable {
  /// The start of the word that a candidate replaces, in Unicode scalars from the start of the
  /// line.
  package let start: Int
  /// The possible replacements, in display order.
  package let candidates: [Candidate]

  /// The completion without candidates.
  package static let nothing = Completion(start: 0, candidates: [])

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  /// Completes the last word before the cursor.
  ///
  /// - Parameter begun: The earlier lines of the statement, which this line continues.
  package init(_ line: String, behind begun: String = "", in session: Session) {
    let typed = TypedWords(begun + line)
    let before = begun.unicodeScalars.count
    if let start = typed.nameStart {
      self.start = start - before
      let name = typed.word.unicodeScalars.dropFirst(start - typed.start)
      candidates = session.names.all.map { Candidate("$\($0)", session.names[$0] ?? "") }
        .filter { $0.text.hasPrefix(String(name)) && $0.text != String(name) }
      return
    }
    start = max(0, typed.start - before)
    guard !typed.isText else {
      candidates = []
      return
    }
    let word = typed.word
    let session = Completion.session(session, after: typed.earlier)
    let matching = Completer(words: typed.words, word: word, session: session).candidates()
      .filter { $0.text.hasPrefix(word) && ($0.text != word || word.last != "=") }
    // A word that is complete as it stands is one of several candidates, so Tab lists them all
    // instead of continuing it.
    candidates = matching.contains { $0.text != word } ? matching : []
  }

  /// Returns the text to show after the cursor: the rest of the only matching word, or else the
  /// rest of the verb's form.
  package static func hint(
    _ line: String, behind begun: String = "", in session: Session
  ) -> String {
    guard !line.isEmpty else { return "" }
    let typed = TypedWords(begun + line)
    if typed.isText { return "" }
    let current = session
    let session = Completion.session(current, after: typed.earlier)
    var words = typed.words
    var rest = ""
    if !typed.word.isEmpty {
      let completion = Completion(line, behind: begun, in: current)
      let last = String(line.unicodeScalars.dropFirst(completion.start))
      let candidates = completion.candidates.map { $0.text }.filter { $0 != last }
      words.append(typed.word)
      if candidates.count == 1 {
        rest = String(candidates[0].dropFirst(last.count))
        words[words.count - 1] += rest
      } else if !candidates.isEmpty || !isKnown(typed.word, after: typed.words[...], in: session) {
        return ""
      }
    }
    let statement = Completer(words: words, word: "", session: session).wordsOfStatement
    guard let verb = statement.first, let entry = session.catalog.verb(verb) else { return rest }
    let given = Array(statement.dropFirst())
    let remainder = entry.form.remainder(after: given, options: entry.options(after: given))
    let gap = typed.word.isEmpty || remainder.isEmpty ? "" : " "
    return rest + gap + remainder
  }

  private static func isKnown(
    _ word: String, after words: ArraySlice<String>, in session: Session
  ) -> Bool {
    Completer(words: Array(words), word: word, session: session).candidates().contains {
      $0.text == word
    }
  }

  /// Returns a session in the scene that statements start, or the session itself if they do
  /// anything else.
  private static func session(_ session: Session, after statements: String) -> Session {
    guard !statements.isEmpty, let read = try? session.read(statements) else { return session }
    var started = session
    for statement in read {
      guard case .scene(let start) = statement.command.role, !start.needsFiles,
        let scene = try? start.start(.none)
      else { return session }
      started.simulation = scene
    }
    return started
  }
}

extension Form {
  /// Returns the part of the form that may still follow the words of a statement typed so far.
  fileprivate func remainder(after given: [String], options: [OptionForm]) -> String {
    let words = positionals.dropFirst(given.filter { !$0.contains("=") }.count)
    let named = options.filter { option in !given.contains { $0.hasPrefix(option.name + "=") } }
    return (words.map { $0.kind.placeholder } + named.map { "\($0.name)=" }).joined(separator: " ")
  }
}

/// The words of the last statement in the typed text, which may be incomplete.
struct TypedWords {
  /// The words before the one being typed.
  private(set) var words: [String] = []
  /// The word being typed.
  private(set) var word = ""
  /// The text of the earlier statements.
  private(set) var earlier = ""
  /// The start of that word, in Unicode scalars.
  private(set) var start = 0
  /// Whether the cursor is in a comment or in quotation marks.
  private(set) var isText = false

  init(_ line: String) {
    let scalars = Array(line.unicodeScalars)
    var begin: Int?
    var (isComment, depth, index) = (false, 0, 0)
    var opening: Unicode.Scalar?
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if let quotation = opening {
        if scalar == "\\" { index += 1 }
        if scalar.ends(quotation: quotation) { opening = nil }
      } else if scalar == "\\", scalars.indices.contains(index + 1), scalars[index + 1] == "\n" {
        index += 1
      } else if depth == 0, scalar.isBlank || scalar == ";" {
        if let begin { words.append(text(begin..<index)) }
        begin = nil
        if scalar == ";" { (words, earlier) = ([], text(0..<index)) }
      } else if scalar == "#", begin == nil {
        isComment = true
        break
      } else {
        if scalar.isQuotationMark, begin == nil || scalars[index - 1] == "=" { opening = scalar }
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth = max(0, depth - 1) }
        begin = begin ?? index
      }
      index += 1
    }
    isText = opening != nil || isComment
    start = begin ?? scalars.count
    if isText, let blank = scalars.lastIndex(where: { $0.isBlank }), blank >= start {
      start = blank + 1
    }
    if isComment { start = scalars.count }
    word = text(start..<scalars.count)
  }

  /// The start of the name of a value that is being typed, including its `$`, or `nil` if there is
  /// none.
  var nameStart: Int? {
    let scalars = Array(word.unicodeScalars)
    guard let dollar = scalars.lastIndex(of: "$"), dollar == 0 || scalars[dollar - 1] != "\\",
      scalars[(dollar + 1)...].allSatisfy({ $0.isLetterOfName })
    else { return nil }
    return start + dollar
  }
}
