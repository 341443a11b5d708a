import PantomimeKit
import PantomimeScenes

/// What to write for a text of another language, in the scene in which it was typed.
enum Neighbor {
  /// A statement that runs as it stands.
  case statement(String, row: Words.Row)
  /// A statement that the scene refuses now, with the reason.
  case refused(String, because: String, row: Words.Row)
  /// A statement with a place that several objects fit.
  case choice(String, place: String, names: [String], row: Words.Row)
  /// A statement with the first of several objects, where the text names none, and the others.
  case sample(String, others: [String], row: Words.Row)
  /// A condition that already holds, with the statement that shows it.
  case already(String, row: Words.Row)
  /// A row whose arguments don't fit, as an example.
  case form(row: Words.Row)
  /// Something that isn't modeled.
  case missing(row: Words.Row)

  /// Whether the text isn't modeled.
  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// Whether a statement is offered that runs, or that something isn't modeled.
  var runs: Bool {
    switch self {
    case .statement, .sample, .already, .missing, .choice: true
    case .refused, .form: false
    }
  }

  /// The statement that is offered, or `nil` if there is none.
  var offer: String? {
    switch self {
    case .statement(let text, _), .sample(let text, _, _), .already(let text, _): text
    case .refused, .form, .missing, .choice: nil
    }
  }

  /// Whether only the help is offered.
  var isHelp: Bool { offer.map { Statement.asksForHelp($0) } ?? false }

  /// Whether several objects fit.
  var isChoice: Bool { if case .choice = self { true } else { false } }

  /// The statement that is offered or refused, or `nil` if there is none.
  var text: String? {
    switch self {
    case .statement(let text, _), .refused(let text, _, _): text
    default: nil
    }
  }

  var row: Words.Row {
    switch self {
    case .statement(_, let row), .refused(_, _, let row), .choice(_, _, _, let row),
      .sample(_, _, let row), .already(_, let row), .form(let row), .missing(let row):
      row
    }
  }

  /// Returns an error with the replacement as its hint.
  ///
  /// - Parameter line: Returns the whole line with a statement in place of the wrong one.
  func advising(_ error: ScriptError, line: (String) -> String) -> ScriptError {
    let advised: ScriptError
    switch self {
    case .statement(let text, _):
      let hint = text.hasPrefix("help ") ? "see `\(text)`" : "write `\(text)`"
      advised = error.advising(hint, replacement: line(text))
    case .refused(let text, let reason, _):
      advised = error.advising("here it is '\(text)', which is refused now: \(reason)")
    case .choice(let text, let place, let names, _):
      let most = names.prefix(6)
      advised = error.advising(
        "write '\(text)'; \(place) is \(Spelling.list(most.map { $0 }, "or"))")
    case .sample(let text, let others, _):
      advised = error.advising(
        "write `\(text)`, or with \(Spelling.list(others, "or"))", replacement: line(text))
    case .already(let text, _):
      advised = error.advising("it is so already: `\(text)`", replacement: line(text))
    case .form(let row):
      // A form with places isn't readable.
      let form = WordExamples.shown(row).here
      let verb = form.prefix { $0 != " " }
      advised = error.advising("see `help \(verb)`")
    case .missing(let row):
      return error.advising(Neighbor.phrase(row.filled(with: WordBindings()).difference))
    }
    if case .already = self { return advised }
    var basis = row.basis
    (basis.own, basis.difference) = (row.own, row.difference)
    let taking = advised.based(on: basis)
    let noted =
      row.difference.isEmpty ? taking : taking.noting(Neighbor.filled(row.difference))
    guard let offer, !Words.has(row.difference, "curve="), let timing = Words.timing(of: offer)
    else { return noted }
    return noted.noting("As a timing: `curve=\(timing)`.")
  }

  /// Returns a sentence with examples for the values in braces.
  static func filled(_ sentence: String) -> String {
    WordTemplate.text(sentence, WordBindings())
  }

  /// Returns a sentence as a phrase without a capital and a period.
  static func phrase(_ sentence: String) -> String {
    var phrase = sentence
    if phrase.hasSuffix(".") { phrase.removeLast() }
    let second = phrase.dropFirst().first
    guard let first = phrase.first, first.isUppercase, second?.isUppercase != true else {
      return phrase
    }
    let word = phrase.prefix { $0.isLetter }
    guard !["UIKit", "Compose", "Flutter", "Android", "Ctrl"].contains(String(word)) else {
      return phrase
    }
    return first.lowercased() + phrase.dropFirst()
  }
}
