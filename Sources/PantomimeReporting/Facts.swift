/// What each numbered fact of the reference rests on.
///
/// A reason in a trace cites its facts: A for the animator, T for timing, G for gestures, and U for
/// the points on which nothing is published or the accounts differ.
package enum Facts {
  /// What a fact rests on.
  package enum Ground: String, Sendable, CaseIterable {
    /// Apple, or the standard it is about, says so.
    case documented
    /// Somebody has measured it or reported it.
    case observed
    /// It follows from other facts.
    case inferred
    /// Nothing published settles it: it is our reading.
    case ours = "our reading"

    /// What that means for somebody who relies on it, as a phrase.
    package var explanation: String {
      switch self {
      case .documented: "documented: Apple, or the standard it is about, says so"
      case .observed: "observed: somebody has measured or reported it"
      case .inferred: "inferred: it follows from documented or observed facts"
      case .ours: "our reading: nothing published settles it"
      }
    }
  }

  /// The ground of a fact such as `A70`; `nil` if there is no such fact or its ground is mixed.
  package static func ground(of fact: some StringProtocol) -> Ground? {
    guard let series = fact.first, let number = Int(fact.dropFirst()), number > 0 else {
      return nil
    }
    if series == "U" { return .ours }
    guard let grounds = grounds[series], number <= grounds.count else { return nil }
    switch grounds[number - 1] {
    case UInt8(ascii: "d"): return .documented
    case UInt8(ascii: "o"): return .observed
    case UInt8(ascii: "i"): return .inferred
    case UInt8(ascii: "c"): return .ours
    default: return nil
    }
  }

  /// A reason with the grounds of the facts it cites: `… (A70)` becomes `… (A70 documented)`.
  package static func annotated(_ reason: String) -> String {
    var result = ""
    var word = ""
    for character in reason + " " {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += word
        if let ground = ground(of: word) { result += " \(ground.rawValue)" }
        word = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }

  /// One letter for every fact of a series, from number 1: documented, observed, inferred, our own
  /// choice, or `-`.
  private static let grounds: [Character: [UInt8]] = [
    "A": Array(animator.utf8), "T": Array(timing.utf8), "G": Array(gestures.utf8),
  ]

  private static let animator =
    "dddddddodddddiddddocdddddddooiododddddodddddodooooioooooioooododdddooddiiiddoooo"
    + "oooooiooiioooododdddddoddoooiddiooddiddooddddddiodooooooddddddddooddddodiidocodd"
    + "doddddddddddoddoiddddddddodooiiooooooooiodoododdoidddddioooiddddodddddddoooooooo"
    + "ddddddddddddddddddddddooooiiiidiidiiiii"

  private static let timing =
    "didddodioooioiiiodiioioidioddoidiiiididdodiidoiooooiioddoddioooooddiiiiiiooidodd"
    + "doddiddidddddddiddidooddddiooooooooii-"
    + "oidiidoiiooiiooidoioiddidiiiidiiiiidoiiioiiiiiidiiiiii"

  private static let gestures =
    "dd-ooddoddidoodidoiiddooodoidodoooioddoddddoodoiddiooooooiodoiddddddoddoiidddodd"
    + "oioooii-dooooooooooooooododddd-ooooooooooooooooiooooio--------------------"
    + "ooooidooodoooooodooooiooododooooioiiooodooodoiooooodddoiddododooio------"
    + "o-dddddioodooooo-i--------------------ii"
}
