import Scenes
import Scripting
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
      "Command.swift", "Commands.swift", "AnimatorTarget.swift", "LayerTiming.swift",
      "MakerCommand.swift",
    ]
    let files = ProjectFiles.names(in: "Sources/Scripting/Commands", withExtension: "swift")
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

  @Test(arguments: forms.map(\.name))
  func exampleRunsAndShowsItsVerb(name: String) throws {
    let form = try #require(Commands.named(name)?.form)
    let script = Script(Array(form.example.joined(separator: "\n").utf8), file: nil)
    #expect(script.diagnostics.isEmpty)
    let replay = Replay(
      script, file: nil, in: ProjectFiles.session(in: GestureScriptTests.folder + "/gestures"))
    #expect(replay.status == .passed)
    let last = try #require(form.example.last)
    #expect(last.split(separator: " ").first.map(String.init) == name)
    #expect(script.statements.count == form.example.count)
  }

  @Test(arguments: forms.map(\.name))
  func helpMentionsAllThereIs(name: String) throws {
    let form = try #require(Commands.named(name)?.form)
    let help = try #require(HelpText.topic(name))
    #expect(help.hasPrefix(form.text + "\n"))
    #expect(help.contains(form.summary))
    for option in form.options {
      #expect(help.contains("[\(option.name)=\(option.kind.placeholder)]"))
      #expect(help.contains(option.meaning))
    }
    for line in form.example { #expect(help.contains("    \(line)\n")) }
    #expect(HelpText.overview.contains(form.summary))
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
    #expect(Set(HelpText.topics).count == HelpText.topics.count)
    for topic in HelpText.topics {
      #expect(HelpText.topic(topic)?.isEmpty == false)
      let play = try Play("help \(topic)")
      guard case .text(let text)? = play.steps.first?.response else {
        Issue.record("help \(topic) gives no text")
        continue
      }
      #expect(text == HelpText.topic(topic))
    }
    #expect(HelpText.topic("nothing of the sort") == nil)
  }
}

/// One sentence: a capital, a full stop at the end and none before.
func isSentence(_ text: String) -> Bool {
  text.first?.isUppercase == true && text.last == "." && !text.dropLast().contains(". ")
    && !text.contains(where: \.isNewline)
}
