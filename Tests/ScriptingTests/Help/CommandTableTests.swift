import ScriptingSupport
import TestSupport
import PantomimeScenes
import PantomimeScripting
import Testing

/// Laws that hold for every verb there is, and for every one that will be added.
@Suite(.timeLimit) struct CommandTableTests {
  static let forms = Commands.forms

  @Test func namesAreUniqueWords() {
    let names = Self.forms.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(Commands.named(name)?.form.name == name)
    }
  }

  /// A verb's file has the verb's name, is there once, and is registered.
  @Test func everyFileIsARegisteredCommand() {
    let helpers: Set = [
      "Command.swift", "Commands.swift", "Shorthand.swift", "TouchSynthesisOptions.swift",
    ]
    let files = ProjectFiles.names(
      in: "Sources/PantomimeScripting/Commands", withExtension: "swift"
    )
    .filter { !helpers.contains($0) }
    let wanted = Self.forms.map { form in
      form.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        + ".swift"
    }
    #expect(files == wanted.sorted())
  }

  @Test(arguments: forms.map(\.name))
  func summaryIsOneSentence(name: String) throws {
    let form = try #require(Commands.named(name)?.form)
    #expect(isSentence(form.summary), "\(form.summary)")
    #expect(form.details.isEmpty || form.details.hasSuffix("."))
  }

  /// The example that help shows is a script that passes, and ends with what it is an example of.
  @Test(arguments: forms.map(\.name))
  func exampleRunsAndShowsItsVerb(name: String) throws {
    let help = try Help(name)
    let script = Script(Array(help.example.joined(separator: "\n").utf8), file: nil)
    #expect(script.diagnostics.isEmpty)
    var session = ProjectFiles.session(in: GestureScripts.folder + "/gestures")
    // The files of an example are discarded.
    session.host.files = session.host.files.with(FileWriting { _, _, _ in nil })
    session.host.hasScreen = true
    let replay = Replay(script, file: nil, in: session)
    #expect(replay.status == .passed)
    let last = try #require(help.example.last)
    #expect(last.split(separator: " ").first.map(String.init) == name)
    #expect(script.statements.count == help.example.count)
  }

  /// The verb accepts every option in its help, with an explanation, and no other one, unless its
  /// help allows any.
  @Test(arguments: TestRun.sample(forms.map(\.name), oneIn: 8))
  func helpTellsTheOptionsThatAreTaken(name: String) throws {
    let help = try Help(name)
    #expect(Set(help.options.keys) == Set(help.meanings.keys))
    #expect(help.meanings.values.allSatisfy { !$0.isEmpty })
    let form = try #require(Commands.named(name)?.form)
    for option in Set(Self.forms.flatMap { $0.options.map(\.name) }) {
      let isTold = help.options[option] != nil
      guard isTold || !help.takesAnything else { continue }
      #expect(Self.takes(option, form) == isTold, "\(option)")
    }
  }

  /// Whether a statement of the verb with that option and some value of it can be read.
  private static func takes(_ option: String, _ form: Form) -> Bool {
    let options = forms.flatMap(\.options).filter { $0.name == option }
    let values = Set(options.map { CompletionTests.sample($0) } + ["1", "yes", "card", "0,1"])
    let companion = CompletionTests.companion(option, form.name)
    return CompletionTests.stems(form).contains { stem in
      values.contains { CompletionTests.parses("\(stem) \(option)=\($0)\(companion)") }
    }
  }

  /// The overview has every verb, each with the first sentence of its help.
  @Test func theOverviewHasEveryVerb() throws {
    let lines = HelpText.standard.overview.split(separator: "\n").filter { $0.hasPrefix("  ") }
    var found: [String] = []
    for line in lines {
      let name = String(line.dropFirst(2).prefix { $0 != " " })
      let help = try Help(name)
      found.append(name)
      #expect(line.hasSuffix("  " + help.summary) && isSentence(help.summary), "\(line)")
    }
    #expect(found.sorted() == Self.forms.map(\.name).sorted())
  }

  @Test(arguments: forms.map(\.name))
  func optionsAreUniqueAndExplained(name: String) throws {
    let form = try #require(Commands.named(name)?.form)
    #expect(Set(form.options.map(\.name)).count == form.options.count)
    for option in form.options {
      #expect(!option.meaning.isEmpty && !option.meaning.hasSuffix("."))
    }
  }

  @Test func everyTopicHasHelp() throws {
    #expect(Set(HelpText.standard.topics).count == HelpText.standard.topics.count)
    for topic in HelpText.standard.topics {
      #expect(HelpText.standard.topic(topic)?.isEmpty == false)
      let play = try Play("help \(topic)")
      guard case .text(let text)? = play.steps.first?.response else {
        Issue.record("help \(topic) gives no text")
        continue
      }
      #expect(text == HelpText.standard.topic(topic))
    }
    #expect(HelpText.standard.topic("nothing of the sort") == nil)
  }
}

/// The output of `help VERB`, parsed.
private struct Help {
  let summary: String
  /// The options in brackets behind the verb, with what stands for their values.
  let options: [String: String]
  /// Whether options of other names are taken, too.
  let takesAnything: Bool
  /// The meaning of each option.
  let meanings: [String: String]
  let example: [String]

  init(_ verb: String) throws {
    let help = try #require(HelpText.standard.topic(verb))
    let lines = help.split(separator: "\n").map(String.init)
    try #require(lines.count > 3 && lines[0].split(separator: " ").first.map(String.init) == verb)
    summary = String(lines[1].dropFirst(2))
    var options: [String: String] = [:]
    var takesAnything = false
    for part in lines[0].split(separator: "[").dropFirst() {
      let words = part.prefix { $0 != "]" }.split(separator: "=", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      // A word in capitals stands for any name.
      if words[0] == words[0].uppercased() {
        takesAnything = true
      } else {
        try #require(options.updateValue(words[1], forKey: words[0]) == nil, "\(lines[0])")
      }
    }
    self.options = options
    self.takesAnything = takesAnything || lines[0].contains(" NAME=VALUE")
    let start = try #require(lines.firstIndex(of: "  example:"))
    var meanings: [String: String] = [:]
    for line in lines[..<start] where line.hasPrefix("    ") {
      let name = String(line.dropFirst(4).prefix { $0 != " " })
      meanings[name] = String(line.dropFirst(4 + name.count).drop { $0 == " " })
    }
    self.meanings = meanings
    example = lines[(start + 1)...].map { String($0.dropFirst(4)) }
  }
}
