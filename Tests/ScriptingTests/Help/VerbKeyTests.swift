import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// Laws that hold for every key of every verb.
@Suite(.timeLimit) struct VerbKeyTests {
  static let verbs = Commands.forms.filter { !$0.options.isEmpty }.map(\.name)

  private func form(_ verb: String) throws -> Form { try #require(Commands.named(verb)?.form) }

  private func problem(_ option: OptionForm, _ value: String) -> String? {
    do throws(ScriptError) { try option.check(Word(value, Span(0, 0))) } catch {
      return error.message
    }
    return nil
  }

  @Test(arguments: verbs) func keysOfAVerbHaveDifferentNames(verb: String) throws {
    let names = try form(verb).options.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: verbs) func everyKeyReadsAValueOfItsKind(verb: String) throws {
    for option in try form(verb).options {
      #expect(problem(option, CompletionTests.sample(option)) == nil, "\(option.name)")
    }
  }

  /// Whatever completion offers behind `NAME=` is read by the key, unless more is to be written.
  @Test(arguments: verbs) func everyKeyReadsItsCompletions(verb: String) throws {
    let form = try form(verb)
    for session in [Session(), try Play("scene city-guide").session] {
      for option in form.options {
        let name = "\(option.name)="
        let offers = Completion("\(verb) \(name)", in: session).candidates.map(\.text)
        for offer in offers where offer.hasPrefix(name) && offer.last != "(" {
          #expect(problem(option, String(offer.dropFirst(name.count))) == nil, "\(offer)")
        }
        guard case .words(let words) = option.kind else { continue }
        #expect(offers.filter { $0.hasPrefix(name) } == words.map { name + $0 })
      }
    }
  }

  /// A key that takes numbers or certain words refuses another word.
  @Test(arguments: verbs) func everyKeyRefusesAnotherWord(verb: String) throws {
    for option in try form(verb).options {
      let refuses: Bool
      switch option.kind {
      case .points, .velocity, .time, .number, .lengths, .size, .numbers, .repetition, .bezier,
        .beziers, .timing, .words, .expectation:
        refuses = true
      case .fraction:
        // Of `animate` it is a share or a time, which the rest of the statement decides.
        refuses = verb != "animate"
      case .name, .text, .fork, .path, .view, .scrollView, .tappable, .layerKey, .gesture, .axis,
        .animator, .driven, .transition, .file, .touches, .script, .scene, .rule, .rules, .cause,
        .topic,
        .setting:
        refuses = false
      }
      #expect(!refuses || problem(option, "no-such-value") != nil, "\(option.name)")
    }
  }

  /// The verb reads each of its keys: none of them is reported as an unknown option.
  @Test(arguments: verbs) func everyKeyIsReadByItsVerb(verb: String) throws {
    let form = try form(verb)
    for option in form.options {
      let value = CompletionTests.sample(option)
      let problems = CompletionTests.stems(form).map { stem -> String in
        let line = "\(stem) \(option.name)=\(value)" + CompletionTests.companion(option.name, verb)
        do throws(ScriptError) { _ = try Statement(line) } catch { return error.message }
        return ""
      }
      #expect(
        problems.contains { !$0.contains("has no option '\(option.name)'") }, "\(option.name)")
    }
  }
}
