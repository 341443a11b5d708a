import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// A gesture that `why` proposes has another outcome: another state, or another place of rest.
@Suite(.timeLimit) struct ProposalLawTests {
  /// Random gestures in random scenes, of which some catch what is moving.
  private struct Maker {
    var random: SplitMix64

    mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    mutating func one(_ words: [String]) -> String { words[below(words.count)] }

    mutating func number(_ range: ClosedRange<Int>) -> String {
      "\(range.lowerBound + below(range.count))"
    }

    mutating func lines(in session: Session) -> [String] {
      let views = session.simulation?.viewNames ?? []
      let on = views.isEmpty || below(3) == 0 ? "" : " on=\(one(views))"
      let direction = one(["up", "down", "left", "right"])
      switch below(8) {
      case 0: return ["flick \(direction)\(on)"]
      case 1: return ["flick \(direction)\(on) speed=\(number(100...2000))"]
      case 2: return ["drag by=\(number(-30...30)),\(number(-300...300))\(on)"]
      case 3:
        return ["drag by=\(number(-200...200)),\(number(-40...40))\(on) over=0.\(number(1...5))"]
      case 4:
        return ["drag by=\(number(-9...9)),\(number(-200...200))\(on) hold=0.\(number(1...4))"]
      case 5:
        return [
          "pan began", "wait 0.1", "pan changed dy=\(number(-250...250)) dx=\(number(-99...99))",
          "pan ended" + (below(2) == 0 ? "" : " vy=\(number(-900...900)) vx=\(number(-300...300))"),
        ]
      case 6: return ["swipe \(direction)\(on)"]
      default: return views.isEmpty ? ["tap x=195 y=400"] : ["tap on=\(one(views))"]
      }
    }

    /// The lines of a session, the last of which are a gesture.
    mutating func session() -> (session: Session, lines: [String]) {
      var session = Session()
      var lines: [String] = []
      func play(_ line: String) {
        guard let after = try? session.after(line) else { return }
        (session, lines) = (after, lines + [line])
      }
      play("scene \(one(Scenes.all.map(\.name)))")
      if below(3) == 0 { self.lines(in: session).forEach(play) }
      play(one(["wait 0.05", "wait 0.2", "run for 2"]))
      self.lines(in: session).forEach(play)
      return (session, lines)
    }
  }

  /// The positions at rest: the state, and the places of what a person sees.
  private struct Rest: Equatable {
    var words: [String: PathValue] = [:]
    var places: [String: [Double]] = [:]

    init(_ session: Session) throws {
      let rested = try session.after("run for 20")
      let simulation = try #require(rested.simulation)
      for path in simulation.paths {
        guard let value = simulation.read(path) else { continue }
        let last = path.split(separator: ".").last.map(String.init) ?? path
        if path == "state" || last == "place" { words[path] = value }
        guard !path.contains("model"), !path.hasPrefix("pan.") else { continue }
        if ["frame", "center", "offset", "x", "y"].contains(last) { places[path] = value.numbers }
      }
    }

    static func == (one: Self, other: Self) -> Bool {
      guard one.words == other.words, one.places.keys == other.places.keys else { return false }
      return one.places.allSatisfy { path, numbers in
        let others = other.places[path] ?? []
        return numbers.count == others.count
          && zip(numbers, others).allSatisfy { ($0 - $1).magnitude <= 0.5 }
      }
    }
  }

  @Test(arguments: 0..<(TestRun.isLong ? 100 : 2))
  func whatIsProposedComesToRestElsewhere(seed: UInt64) throws {
    var maker = Maker(random: SplitMix64(seed: 7_000 + seed))
    var proposed = 0
    for _ in 0..<TestRun.count(100, oneIn: 10) {
      let (session, lines) = maker.session()
      guard let again = try WhyTold(in: session).again else { continue }
      proposed += 1
      let isElsewhere = try Rest(session) != Rest(session.after(again))
      #expect(isElsewhere, "\(lines.joined(separator: "; ")): `\(again)`")
    }
    #expect(proposed > 0)
  }
}
