import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// `help [WORD …]`: prints the verbs to start with, a topic, or every topic that contains the
/// words.
package struct Help: Command {
  package static let form = Form(
    "help", "Shows where to start, or the help for a word.",
    details:
      "`help all` lists everything. A word can be a verb, a scene, a path, an option, a rule, an "
      + "estimator, a curve, an event, a fault or a fact such as A70; anything else is "
      + "searched for. `help reasons` shows the facts behind the last events, `help recipes` the "
      + "screens to copy, and `help recipe NAME` one of them. `help city-guide variant=a as=swift` "
      + "and `help CG-4 as=swift` show the code of a step and of a corrected fault in UIKit.",
    positionals: [Positional(.topic, isOptional: true)], more: "…", example: ["help pan"])

  private let words: [String]
  /// The answer, which doesn't depend on the session.
  private let text: String

  package static let isHelp = true

  package static func candidates(
    after given: [String], for completer: Completer
  ) -> [Candidate]? {
    given.first == "recipe"
      ? Recipe.candidates : HelpText(completer.session.catalog).candidates(like: completer.word)
  }

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    var words: [Word] = []
    while let word = arguments.next() { words.append(word) }
    // The options name the step or the fault, as in the statement `scene`: `variant=a as=swift`.
    if arguments.options.last.map({ "\($0.name.text)=\($0.value.text)" }) == UIKitCode.request {
      words += try arguments.allOptions().map { option in
        Word(
          "\(option.name.text)=\(option.value.text)", option.name.span.union(option.value.span))
      }
    }
    // A shell would search the help: `help | grep spring`.
    if let bar = words.firstIndex(where: { $0.text == "|" }) {
      let sought = words[bar...].dropFirst(2).filter { !$0.text.hasPrefix("-") }
      words = sought.isEmpty ? Array(words[..<bar]) : sought
    }
    self.words = words.map { $0.text }
    let help = HelpText(arguments.catalog)
    guard let first = words.first, let last = words.last else {
      text = help.start
      return
    }
    if let answer = help.answer(self.words) {
      text = answer
      return
    }
    let asked = self.words.joined(separator: " ")
    throw ScriptError(
      "no help for '\(asked)'", first.span.union(last.span),
      hint: help.hint(on: asked))
  }

  package var undoBehavior: UndoBehavior { .look }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    if words == ["reasons"] { return .text(CitedHelp.reasons(behind: session.recentEntries)) }
    if HelpText(session.catalog).isToCopy(words.joined(separator: " ")) {
      var page = Page()
      page.add(lines: text)
      return .page(page)
    }
    // The suggestion is for a scene with a card.
    guard words.isEmpty, let simulation = session.simulation,
      simulation.read("card.frame") == nil, text.hasSuffix(HelpLadder.first + "\n")
    else { return .text(text) }
    return .text(String(text.dropLast(HelpLadder.first.count + 1)) + "\n")
  }
}

extension Statement {
  /// Returns whether a text asks for the help on something.
  static func asksForHelp(_ text: String) -> Bool { text.hasPrefix("\(Help.form.name) ") }
}
