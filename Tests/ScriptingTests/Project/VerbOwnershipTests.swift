import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// A verb is named in its file and in the list of verbs: its special cases are declared there.
///
/// Texts for people may show statements; nothing may decide by the name of a verb.
@Suite(.timeLimit) struct VerbOwnershipTests {
  private static let list = "Sources/PantomimeScripting/Commands/Commands.swift"

  /// Code in which such a word is no verb.
  private static let exceptions = [
    #"lastWord == "start""#,  // The position that an animator completed at.
    #"case "start":"#,  // The same.
    #"case "velocity""#,  // A field of an event, and a parameter of made touches.
    #"path != "touches""#,  // A path.
    #"word == "running""#,  // A phase in a timeline.
    #"case "running": ["#,  // A path.
    #"value["case"]"#, #"value["more"]"#, #"value["why"]"#,  // Fields of a line of JSON.
    #"event["animator"]"#, #"$0.name == "curve""#,  // Fields of an event.
    #"event["velocity"]"#, #"event["curve"]"#, #"entry.event["curve"]"#,  // The same.
    #""fileTypes": ["pan"]"#,  // The ending of a file.
    #"value["start"]"#, #"case "swipe": try"#, #"case "drag": try"#,  // Commands of Maestro.
    #"type == "pause""#, #"kind != "touch""#,  // Actions and pointers of a WebDriver.
    #"replacement.hasPrefix("help ")"#,  // A replacement that is a question.
    #"(["animator"], "animator")"#,  // An object of another framework.
    #"arguments.first == "help""#, #"commandNames + ["help"]"#,  // A subcommand of the program.
    #"extensions: ["pan"]"#,  // The ending of a file.
    #"flicks + ["start"]"#,  // A statement that is suggested.
    #"pans + ["start"]"#, #"[tap, "wait 0.1", $0]"#, #"[first, "run", $0]"#,  // The same.
    #"lines + ["run"]"#,  // The same.
    #"$0.name == "at""#, #"value["order"]"#,  // Fields of an event, and of a line of JSON.
    #"option == "curve""#,  // An option.
    #"case "running": why"#,  // A path.
    #"string(words[0]) == "at""#,  // The mark of an instant, which precedes any verb.
    #"statement.verb?.text == "quit""#, #"repaired.hasPrefix("let ")"#,  // What is never offered.
    #"verb != "cancel""#, #"verb != "help""#,  // Words of other frameworks.
    #"template.hasPrefix("spring ")"#, #"options["velocity"]"#,  // A suggestion, and its options.
    #"template.hasPrefix("curve ")"#,  // The same.
    #"value["scene"]"#, #"name.hasPrefix("scene ")"#,  // A line of JSON, and an event.
    #".hasPrefix("case")"#,  // A line that can't be read.
    #"text.hasPrefix("help ")"#, #"help.hasPrefix("help ")"#,  // A statement that is suggested.
    #"offer?.hasPrefix("help ")"#, #"words.first != "help""#,  // The same, and a typed question.
    #"words.contains("wait")"#, #"words.contains("let")"#,  // Words of an English sentence.
    #"words.contains("why")"#, #"first == "compare""#, #"opening == "compare""#,  // The same.
    #"words[0] != "help""#, #"clause.hasPrefix("why ")"#, #"meant.first == "drag""#,  // The same.
    #"template.hasPrefix("scrub N")"#,  // A suggestion.
    #".word == "start""#,  // A call of React Native.
    #"options.contains("curve")"#,  // An option.
    #"statements[0].hasPrefix("show ")"#,  // A statement that is suggested.
    #"statement == "history""#,  // A statement that is suggested.
    #"replacement.hasPrefix("tap ")"#, #"cells[1].hasPrefix("help ")"#,  // The same.
  ]

  /// The file that knows which numbers of which verbs are doubtful.
  private static let doubts = "Sources/PantomimeScripting/Reading/DoubtfulNumbers.swift"

  /// The files that compose statements to propose for the lines of other frameworks; a proposal is
  /// checked by its verb's own declaration.
  private static let proposals = [
    "WordBranch", "WordCarrying", "WordClosures", "WordKeyframes", "WordLines", "WordProperties",
    "WordReactions", "WordRecognizers", "WordSequence", "WordTouches",
  ].map {
    "Sources/PantomimeScripting/Words/\($0).swift"
  }

  /// The marks of code that decides by a word, in front of it and behind it.
  private static let marks = [
    (#"== ""#, #"""#), (#"!= ""#, #"""#), (#"case ""#, #"""#), (#", ""#, #"":"#),
    (#"named(""#, #"""#), (#"contains(""#, #"""#), (#"accept(""#, #"""#), (#"verb: ""#, #"""#),
    (#"[""#, #""]"#), (#"[""#, #"":"#), (#"hasPrefix(""#, #"""#), (#"hasPrefix(""#, #" "#),
  ]

  /// The verbs, each with its type and the names of the files that may name it.
  private static func verbs() throws -> [(name: String, type: String, file: String)] {
    try SourceTree.files(below: "Sources/PantomimeScripting/Commands", "Commands.swift")
      .flatMap { file in
        file.whole.lines(containing: "CommandEntry(").compactMap {
          line -> (name: String, type: String, file: String)? in
          guard let match = line.text.firstMatch(of: /CommandEntry\("([a-z-]+)", (\w+)\.self/)
          else {
            return nil
          }
          let name = String(match.1)
          let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
          return (
            name, String(match.2),
            "Sources/PantomimeScripting/Commands/\(words.joined()).swift"
          )
        }
      }
  }

  private static func files() throws -> [SourceFile] {
    try ["PantomimeScripting", "PantomimeFiles", "PantomimeTool", "PantomimeTesting"].flatMap {
      try SourceTree.files(below: "Sources/\($0)", ".swift")
    }
  }

  /// Whether a line of a file decides by the name of a verb.
  private static func decides(_ line: String, by verb: String) -> Bool {
    let rest = exceptions.reduce(line) { $0.replacing($1, with: "") }
    return marks.contains { rest.contains($0.0 + verb + $0.1) }
  }

  @Test func everyVerbIsFound() throws {
    let verbs = try Self.verbs()
    #expect(verbs.map(\.name) == Commands.forms.map(\.name))
    let paths = try Set(Self.files().map(\.path))
    #expect(verbs.allSatisfy { paths.contains($0.file) } && paths.contains(Self.list))
  }

  @Test func noVerbIsNamedAsAWordElsewhere() throws {
    let verbs = try Self.verbs()
    for file in try Self.files()
    where file.path != Self.list && !Self.proposals.contains(file.path) {
      for verb in verbs where verb.file != file.path {
        for quoted in ["\"\(verb.name)", "\(verb.name)\""] {
          for (number, line) in file.whole.lines(containing: quoted)
          where !line.drop(while: \.isWhitespace).hasPrefix("//")
            && Self.decides(line, by: verb.name)
          {
            Issue.record("\(file.path):\(number) decides by the verb '\(verb.name)'")
          }
        }
      }
    }
  }

  @Test func noVerbIsNamedByItsTypeElsewhere() throws {
    let verbs = try Self.verbs()
    for file in try Self.files()
    where !([Self.list, Self.doubts] + Self.proposals).contains(file.path) {
      // Another type of that name is what a file means that declares it.
      let foreign = verbs.filter { verb in
        verb.file != file.path
          && !["struct", "enum"].contains { file.whole.contains("\($0) \(verb.type) {") }
          && !["struct", "enum"].contains { file.whole.contains("\($0) \(verb.type):") }
      }
      for verb in foreign {
        for (number, line) in file.code.lines(containing: verb.type)
        where Self.names(verb.type, verb.type.hasSuffix("Command"), in: line) {
          Issue.record("\(file.path):\(number) names the type '\(verb.type)'")
        }
      }
    }
  }

  /// Whether code uses a type: a member of it, or a value of it; any mention of one that can be nothing
  /// else.
  private static func names(_ type: String, _ isCommand: Bool, in line: String) -> Bool {
    line.ranges(of: type).contains { range in
      let before =
        range.lowerBound == line.startIndex ? " " : line[line.index(before: range.lowerBound)]
      let behind = line[range.upperBound...]
      guard !before.isLetter, !before.isNumber, before != ".", before != "\"" else { return false }
      guard let next = behind.first, !next.isLetter, !next.isNumber else {
        return isCommand && behind.isEmpty
      }
      let isMember = next == "." && behind.dropFirst().first?.isLowercase == true
      return isCommand || isMember || next == "("
    }
  }

  /// An option is declared and found by its key alone.
  @Test func noOptionIsFoundByItsName() throws {
    let looks = [#"name.text == ""#, #"name.text != ""#, "OptionForm("]
    for file in try SourceTree.files(below: "Sources/PantomimeScripting", ".swift")
    where !file.path.hasSuffix("Language/VerbKey.swift") && file.path != Self.doubts {
      for line in looks.flatMap(file.whole.lines) {
        Issue.record("\(file.path):\(line.number) looks for an option by its name")
      }
    }
  }

  // MARK: The rules themselves

  @Test(arguments: [
    #"if verb == "expect" { return }"#, #"case "scene", "set": true"#, #"Commands.named("at")"#,
    #"if form.name != "again" {"#, #"["undo": 1]"#, #"[("when", 1), ("x", 2)].contains("pan")"#,
    #"if line.hasPrefix("use ") {"#,
  ])
  func aDecisionIsSeen(line: String) throws {
    #expect(try Self.verbs().contains { Self.decides(line, by: $0.name) })
  }

  @Test(arguments: [
    #"hint: "for example: drag by=0,-200")"#, #"why.add("fork", "it")"#,
    #"if end.event.lastWord == "start" {"#, #"let words = ["up", "left"]"#,
  ])
  func aTextIsNoDecision(line: String) throws {
    #expect(try !Self.verbs().contains { Self.decides(line, by: $0.name) })
  }

  @Test func aTypeIsSeen() {
    #expect(Self.names("At", false, in: "words.first == At.form.name"))
    #expect(Self.names("At", false, in: "AnyCommand(At())"))
    #expect(Self.names("PanCommand", true, in: "case pan(PanCommand)"))
    #expect(!Self.names("Run", false, in: "runs: [Acceptance.Run]"))
    #expect(!Self.names("At", false, in: "Attributes.none"))
  }
}
