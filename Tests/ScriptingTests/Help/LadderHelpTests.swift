import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// The steps in the help on an empty stage result in a working transition.
@Suite(.timeLimit) struct LadderHelpTests {
  @Test(arguments: HelpLadder.ownTransitions.map(\.lines)) func itsExamplesPass(lines: [String]) {
    let text = lines.joined(separator: "\n") + "\n"
    let replay = Replay(Script(Array(text.utf8), file: "help"), file: "help", in: Session())
    #expect(replay.diagnostics.isEmpty && replay.failures.isEmpty)
    #expect(replay.expectations > 0)
  }

  @Test func theVerbsComeInTheOrderOfTheirUse() throws {
    let help = try #require(HelpText.standard.topic("blank"))
    let ladder = ["view", "gesture", "animator", "animate", "drive", "let", "use"]
    let shown = help.split(separator: "\n").compactMap { line -> String? in
      let verb = ladder.first { line.hasPrefix("    \($0) ") }
      // A line of an example is a statement, which has a value or a name where a summary has a verb.
      return line.contains("=") ? nil : verb
    }
    #expect(shown == ladder)
    for transition in HelpLadder.ownTransitions {
      for line in transition.lines { #expect(help.contains("    \(line)\n")) }
    }
  }
}
