import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The fast path reads and finds the same as the general one.
@Suite(.timeLimit) struct ShortWayTests {
  // MARK: Scripts

  /// Cached lines equal those parsed separately.
  @Test func linesReadAgainSayTheSame() throws {
    var lines = ["scene city-guide"]
    for round in 0..<100 {
      lines += [
        "pan began", "pan changed dy=-\(round % 7)", "  expect fraction > 0 # \(round % 3)",
      ]
      lines += ["pan  cancelled", "let name=\(round)", "wait 0.$name", "run; run"]
    }
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: "a.pan")
    #expect(script.diagnostics.isEmpty)
    #expect(script.statements.count == 1 + 100 * 8)
    for statement in script.statements {
      let line = lines[statement.line - 1]
      #expect(statement.text == line)
      // A line with names or several statements is not cached.
      guard !line.contains("$"), let alone = try? Statement(line) else { continue }
      #expect(statement.tokens == alone.tokens && statement.span == alone.span)
      #expect(statement.command.undoBehavior == alone.command.undoBehavior)
    }
  }

  /// A script whose statements are not kept has the same, and does the same.
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 16, from: 4))
  func statementsThatAreNotKeptAreTheSame(name: String) throws {
    let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast()
      .joined(separator: "/")
    let session = ProjectFiles.session(in: folder)
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    let kept = Script(bytes, file: name, files: session.host.files)
    let reread = Script(bytes, file: name, files: session.host.files, keeping: 0)
    #expect(kept.isEmpty == reread.isEmpty)
    #expect(kept.statements.map(\.place) == reread.statements.map(\.place))
    #expect(kept.statements.map(\.tokens) == reread.statements.map(\.tokens))
    func course(_ script: Script) -> [String] {
      var course: [String] = []
      let replay = Replay(script, file: name, in: session) { statement, step in
        course += ["\(statement.line) \(statement.written)"] + step.entries.map(\.text)
      }
      return course + replay.ending.map(\.text) + ["\(replay.status) \(replay.expectations)"]
    }
    #expect(course(kept) == course(reread))
  }

  // MARK: Events

  /// Events of every kind that the examples record, looked for by their own texts and by others'.
  @Test func eventsAreFoundByTheirWords() throws {
    var events: [String: Event] = [:]
    for name in TestRun.sample(GestureScripts.names, oneIn: 12) {
      let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
      let folder = name.split(separator: "/").dropLast().joined(separator: "/")
      let session = ProjectFiles.session(in: "\(GestureScripts.folder)/\(folder)")
      _ = Replay(Script(bytes, file: name, files: session.host.files), file: name, in: session) {
        for entry in $1.entries { events[entry.event.name] = entry.event }
      }
    }
    #expect(events.count > 60)
    // The beginnings of each text: less than its name, the name, some facts and all of them.
    var texts: Set<[Substring]> = [[], ["x"], ["--"]]
    for event in events.values {
      let words = event.canonicalText.split(separator: " ")
      for count in [1, 2, 3, 4, 6, words.count] { texts.insert(Array(words.prefix(count))) }
      texts.insert(words + ["more"])
    }
    var wrong: [String] = []
    for event in events.values {
      let words = event.canonicalText.split(separator: " ")
      for text in texts where event.matches(text) != isNamed(words, text) {
        wrong.append("\(event.text): \(text.joined(separator: " "))")
      }
    }
    #expect(wrong.prefix(10) == [])
  }

  /// Returns whether a text begins with the words before the first field of another, and contains
  /// its fields.
  private func isNamed(_ words: [Substring], _ text: [Substring]) -> Bool {
    let name = text.prefix { !$0.contains("=") }
    return words.starts(with: name) && text.dropFirst(name.count).allSatisfy { words.contains($0) }
  }

  /// The fields of a text may be any of the event's, in any order.
  @Test func fieldsMatchInAnyOrder() throws {
    var session = Session()
    for line in [
      "scene blank", "view card frame=0,0,390,800", "gesture pull pan on=card",
      "drive card.frame.y by=pull", "drag on=card by=0,40 over=0.1",
    ] {
      _ = try session.execute(try #require(try Statement(line)))
    }
    for (text, isFound) in [
      ("pan began gesture=pull", true), ("pan began gesture=pull velocity=0,400", true),
      ("pan began velocity=0,400 gesture=pull", true), ("pan began gesture=push", false),
      ("pan ended gesture=pull", true), ("released card.frame.y", true),
    ] {
      let words = text.split(separator: " ")
      let trace = try #require(session.simulation?.trace)
      #expect(trace.list.contains { $0.event.matches(words) } == isFound, "\(text)")
    }
  }

  /// Asked again and again while the trace grows, and forgets, an expectation says what looking through
  /// all that is kept says.
  @Test(arguments: TestRun.sample(["last:7", "all", "last:40"], oneIn: 2))
  func whatIsLookedForAgainIsFound(length: String) throws {
    let texts = [
      "pan began", "pan changed", "pan changed dx=0 dy=-3", "pan changed dx=0 dy=-37",
      "scene city-guide", "pan ended", "completed end", "pan",
    ]
    var session = Session()
    func run(_ line: String) throws(ScriptError) -> Response? {
      try Statement(line).map { statement throws(ScriptError) in
        try session.execute(statement).response
      }
    }
    _ = try run("set trace=\(length)")
    _ = try run("scene city-guide")
    _ = try run("pan began")
    for round in 1...80 {
      _ = try run(
        round % 40 == 0
          ? "pan ended" : round % 40 == 1 && round > 1 ? "pan began" : "pan changed dy=-\(round)")
      for text in TestRun.sample(texts, oneIn: 4, from: round) {
        let trace = try #require(session.simulation?.trace)
        let words = text.split(separator: " ")
        let isThere = trace.list.contains {
          $0.event.canonicalText.split(separator: " ").starts(with: words)
        }
        do throws(ScriptError) {
          let response = try run("expect event \"\(text)\"")
          guard case .verdict(let verdict)? = response else {
            Issue.record("no verdict")
            continue
          }
          if case .passed = verdict { #expect(isThere, "\(text)") } else { #expect(!isThere) }
        } catch {
          #expect(!isThere && trace.dropped > 0, "\(text): \(error.message)")
        }
      }
    }
  }

  // MARK: Numbers and names

  /// Every number of few digits, wherever its point is.
  @Test func numbersAreWhatTheyAreReadAsElsewhere() throws {
    var texts: [String] = []
    for whole in 0...120 {
      for part in ["", "0", "1", "5", "05", "125", "3333", "0009", "10"] {
        texts.append(part.isEmpty ? "\(whole)" : "\(whole).\(part)")
      }
    }
    for digits in 1...25 {
      let number = String(repeating: "9", count: digits)
      texts += [number, "0.\(number)", "\(number).5", "000\(number)", "1.000\(number)"]
    }
    texts += ["1e3", "1.5e-3", "2E+2", "12345678901234567890e-12"]
    for text in texts {
      let wanted = try #require(Numerals.number(text))
      guard wanted <= 1e8 else { continue }
      guard case .seconds(let read) = try TimeValue(Word(text, Span(0, 1))) else {
        Issue.record("\(text) is no time")
        continue
      }
      #expect(read == wanted, "\(text)")
    }
  }

  /// Words of up to four letters of an alphabet of three against some words, by a table of all slips.
  @Test func wordsAreNearWhereFewSlipsLead() {
    let letters: [Character] = ["a", "b", "-"]
    let candidates = ["ab", "abab", "a-ba", "bbb", "aaaa-b", "b.ab"]
    var words = [""]
    for _ in 0..<4 { words += words.flatMap { word in letters.map { word + String($0) } } }
    for word in TestRun.sample(Set(words).sorted(), oneIn: 5) where word.count > 1 {
      let limit = max(1, word.count / 3)
      for candidate in candidates {
        let isNear =
          Self.slips(Array(word), Array(candidate)) <= limit || candidate.hasPrefix(word)
          || (word.count > 2
            && candidate.split { $0 == "-" || $0 == "." }.contains { $0.hasPrefix(word) })
        #expect(Spelling.near(word, among: [candidate]).isEmpty != isNear, "\(word) \(candidate)")
      }
    }
  }

  /// The fewest slips between two words, by trying the last letters.
  private static func slips(_ one: [Character], _ other: [Character]) -> Int {
    guard let last = one.last, let otherLast = other.last else { return one.count + other.count }
    var least = min(
      slips(one.dropLast(), other) + 1, slips(one, other.dropLast()) + 1,
      slips(one.dropLast(), other.dropLast()) + (last == otherLast ? 0 : 1))
    if one.count > 1, other.count > 1, one[one.count - 2] == otherLast,
      other[other.count - 2] == last
    {
      least = min(least, slips(one.dropLast(2), other.dropLast(2)) + 1)
    }
    return least
  }
}

extension ShortWayTests {
  private static func slips(_ one: ArraySlice<Character>, _ other: [Character]) -> Int {
    slips(Array(one), other)
  }
  private static func slips(_ one: [Character], _ other: ArraySlice<Character>) -> Int {
    slips(one, Array(other))
  }
  private static func slips(_ one: ArraySlice<Character>, _ other: ArraySlice<Character>) -> Int {
    slips(Array(one), Array(other))
  }
}
