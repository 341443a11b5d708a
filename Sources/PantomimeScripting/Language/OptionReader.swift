package import PantomimeKit

/// A parser for the values of a scene's options, based on how the scene declares them.
package enum OptionReader {
  /// Parses the value of an option.
  package static func read(
    _ given: NamedValue, among options: [SceneOption], of scene: String
  ) throws(ScriptError) -> (name: String, value: OptionValue) {
    guard let option = options.first(where: { $0.name == given.name.text }) else {
      throw ScriptError(
        "'\(scene)' has no option '\(given.name.text)'", given.name.span,
        hint: Spelling.hint(given.name.text, among: options.map { $0.name }, what: "options"))
    }
    return (option.name, try value(given.value, of: option))
  }

  private static func value(
    _ word: Word, of option: SceneOption
  ) throws(ScriptError) -> OptionValue {
    switch option.kind {
    case .number(let range, let unit):
      let number = try word.number(in: unit)
      guard range.contains(number) else { throw outside(word, option) }
      return .number(number)
    case .count(let range):
      let number = try word.number("a count")
      guard let count = Int(exactly: number), range.contains(count) else {
        throw outside(word, option)
      }
      return .number(number)
    case .counts(let range, let howMany):
      return .numbers(try counts(word, range, howMany, option))
    case .lengths(let range, let words, let most):
      return .lengths(try lengths(word, range, words, most, option))
    case .flag:
      return .flag(try word.flag())
    case .word(let words):
      // A number where none is allowed isn't a misspelling, so the error lists all valid words.
      if word.text.first?.isNumber == true, !words.contains(word.text) {
        throw outside(word, option)
      }
      return .word(try word.choice(words, what: option.name, all: "values"))
    case .size(let range):
      guard let size = word.asSize, range.contains(size.width), range.contains(size.height)
      else { throw outside(word, option) }
      return .size(size)
    case .sizes(let sizes):
      guard let size = word.asSize, sizes.contains(size) else { throw outside(word, option) }
      return .size(size)
    case .timing:
      return .timing(try TimingValue.read(word), text: word.text.filter { !$0.isWhitespace })
    case .curve:
      let timing = try TimingValue.read(word)
      guard timing.isCurve else { throw outside(word, option) }
      return .timing(timing, text: word.text.filter { !$0.isWhitespace })
    case .faults(let faults):
      return .faults(try ids(word, of: faults))
    case .file:
      guard !word.text.isEmpty else { throw outside(word, option) }
      // The file is read only when the scene starts, because files may be unavailable before that.
      return .file(nil, text: word.text)
    }
  }

  private static func counts(
    _ word: Word, _ range: ClosedRange<Int>, _ howMany: [Int], _ option: SceneOption
  ) throws(ScriptError) -> [Double] {
    var numbers: [Double] = []
    for part in word.parts {
      let number = try part.number("a count")
      guard let count = Int(exactly: number), range.contains(count) else {
        throw outside(part, option)
      }
      numbers.append(number)
    }
    guard howMany.contains(numbers.count) else { throw outside(word, option) }
    return numbers
  }

  private static func lengths(
    _ word: Word, _ range: ClosedRange<Double>, _ words: [String], _ most: Int,
    _ option: SceneOption
  ) throws(ScriptError) -> [OptionValue.Length] {
    var lengths: [OptionValue.Length] = []
    for part in word.parts {
      // Text that doesn't begin with a letter is parsed as a number; other text must be one of the
      // words.
      guard part.text.first?.isLetter == true else {
        let points = try part.points()
        guard range.contains(points) else { throw outside(part, option) }
        lengths.append(.points(points))
        continue
      }
      guard part.text != "none" else { throw outside(part, option) }
      lengths.append(.word(try part.choice(words, what: option.name, all: "values")))
    }
    guard (1...most).contains(lengths.count) else { throw outside(word, option) }
    return lengths
  }

  private static func ids(_ word: Word, of faults: [Fault]) throws(ScriptError) -> [String] {
    switch word.text {
    case "none": return []
    case "published": return faults.filter { $0.isPublished }.map { $0.id }
    default:
      var chosen: [String] = []
      for part in word.parts {
        chosen.append(try part.choice(faults.map { $0.id }, what: "fault", all: "faults"))
      }
      return chosen
    }
  }

  private static func outside(_ word: Word, _ option: SceneOption) -> ScriptError {
    ScriptError(
      "'\(option.name)' cannot be '\(word.text)'", word.span, hint: "must be \(allowed(option))")
  }

  /// The names of the curves with which a view animation can be created.
  private static var curves: [String] {
    NamedCurve.all.filter { $0.timing.isCurve }.map { $0.name }
  }

  /// Returns the valid values of an option as a phrase.
  package static func allowed(_ option: SceneOption) -> String {
    switch option.kind {
    case .timing: Spelling.list(TimingValue.forms, "or")
    case .curve: Spelling.list(curves + ["cubic(0.17,0.67,0.76,1)"], "or")
    default: option.allowed
    }
  }

  /// Returns the candidates after `option=`.
  package static func candidates(_ option: SceneOption) -> [String] {
    switch option.kind {
    case .number, .count, .counts, .size: [option.standard.text]
    case .lengths(_, let words, _):
      words + (words.contains(option.standard.text) ? [] : [option.standard.text])
    case .flag: ["yes", "no"]
    case .word(let words): words
    case .sizes(let sizes): sizes.map { OptionValue.size($0).text }
    case .timing: NamedCurve.all.map { $0.name } + TimingValue.calls.map { "\($0.name)(" }
    case .curve: curves + ["cubic("]
    case .faults(let faults): ["none", "published"] + faults.map { $0.id }
    case .file: ["none"]
    }
  }
}
