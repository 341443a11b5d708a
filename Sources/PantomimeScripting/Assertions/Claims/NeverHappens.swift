import PantomimeKit
import PantomimeReporting

/// `never event TEXT`: no event begins with the text.
struct NeverHappens: TimedClaim {
  static let opening = Opening.never
  static let keywords = ["event"]
  static let usage = "`expect never event \"TEXT\"`"
  static let example = "expect never event \"fault\""

  private let event: Word
  private var kinds: [EventKind] = []
  private let words: [Substring]
  /// The number of events processed.
  private var seen = 0

  init?(_ arguments: inout Arguments, of subject: ClaimSubject) throws(ScriptError) {
    guard arguments.accept("event") != nil else {
      throw ScriptError(
        "'never' needs an event", arguments.nextWord?.span ?? subject.word.span,
        hint: Self.opposite(of: arguments.remainingWords)
          .map { "for a path, write: expect always \($0)" } ?? "for example: \(Self.example)")
    }
    event = try arguments.eventText()
    words = event.text.split { $0.isWhitespace }
  }

  /// Returns the claim that holds if a comparison never does, or `nil` if there is no path.
  private static func opposite(of words: [Word]) -> String? {
    guard let path = words.first?.text else { return nil }
    guard words.count > 1, let relation = Comparison.Relation(rawValue: words[1].text) else {
      let value = words.dropFirst().map { $0.written }.joined(separator: " ")
      return "\(path) != \(value.isEmpty ? "VALUE" : value)"
    }
    let value = words.count > 2 ? words[2...].map { $0.written }.joined(separator: " ") : "VALUE"
    return switch relation {
    case .equal: "\(path) != \(value)"
    case .different: "\(path) \(value)"
    case .less: "\(path) >= \(value)"
    case .atMost: "\(path) > \(value)"
    case .greater: "\(path) <= \(value)"
    case .atLeast: "\(path) < \(value)"
    case .inside: "\(path) \(Comparison.Relation.outside.rawValue) \(value)"
    case .outside: "\(path) \(Comparison.Relation.inside.rawValue) \(value)"
    }
  }

  func text(of path: String) -> String { "never event '\(event.text)'" }

  func mentions(at path: Word) -> [Mention] { [.event(event)] }

  func check(of path: Word, in scene: SceneCheck) {}

  mutating func begin(_ start: ClaimStart) {
    kinds = EventCheck(start.simulation.events).kinds(of: event)
    seen = start.simulation.trace.count
  }

  mutating func take(_ news: ClaimNews) -> Verdict {
    switch news {
    case .trace(let trace): return listen(to: trace)
    case .resumed(let trace): seen = trace.count
    case .end: return .passed
    case .sight, .way, .run, .pause: break
    }
    return .watched
  }

  private mutating func listen(to trace: Trace) -> Verdict {
    seen = max(seen, trace.list.startIndex)
    while seen < trace.count {
      let entry = trace.list[seen]
      seen += 1
      if kinds.contains(where: { entry.event.kind == $0 }), entry.event.matches(words) {
        return .failed(
          "recorded: \(entry.canonicalText)", reason: entry.event.reason, namesPath: false,
          at: entry.time)
      }
    }
    return .watched
  }

  var needs: ClaimNeeds { ClaimNeeds(listens: true) }
}
