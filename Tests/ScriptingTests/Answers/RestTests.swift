import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// A state at rest doesn't change until an input arrives: answers rely on it, and read nothing of
/// it twice.
@Suite(.timeLimit) struct RestTests {
  @Test(arguments: TestRun.seeds(60 as UInt64, oneIn: 12)) func whatIsAtRestStaysAsItIs(
    seed: UInt64
  ) throws {
    var random = RandomStatements(seed: seed)
    var session = Session()
    session.host.mostInstants = 2_000
    var lines: [String] = []
    for _ in 0..<40 {
      let line = random.line(in: session)
      lines.append(line)
      // Under this old defect a fraction shows only once time moves on.
      guard !line.contains("blind-scrub"), let statement = try? Statement(line) else { continue }
      _ = try? session.execute(statement)
      guard let simulation = session.simulation, simulation.nextDeadline == nil,
        simulation.endless == nil
      else { continue }
      var later = simulation
      _ = try later.advance(to: simulation.now.advanced(bySeconds: 0.371))
      guard later.eventCount == simulation.eventCount else { continue }
      for path in simulation.paths where path != "time" {
        #expect(later.read(path) == simulation.read(path), "\(path) behind \(lines)")
      }
    }
  }

  /// Returns the text of the answer to a line, on one line.
  private static func answer(_ line: String, in session: inout Session) throws -> String {
    try session.answer(line: line, style: .plain).text
      .split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  /// After whole turns, the answer names what turns, not that nothing has moved.
  @Test(arguments: [
    (["scene spin-mark"], "wait 10", "ring.rotation"),
    (["scene spin-mark"], "wait 2", "ring.rotation"),
    (["scene spin-mark driver=display-link"], "wait 5", "ring.rotation"),
    (
      [
        "scene blank", "view a frame=0,0,40,40",
        "animate a.alpha to=0 duration=1 repeat=forever autoreverse=yes",
      ], "wait 4", "a.alpha"
    ),
  ])
  func whatRepeatsIsBackWhereItWas(lines: [String], wait: String, path: String) throws {
    var session = Session()
    for line in lines { _ = try Self.answer(line, in: &session) }
    let whole = try Self.answer(wait, in: &session)
    #expect(whole.hasPrefix("\(path) moves, and is back where it was; "), "\(whole)")
    #expect(whole.contains("repeats forever") && whole.contains("now \(path) "), "\(whole)")
    let part = try Self.answer("wait 0.3", in: &session)
    #expect(part.hasPrefix("\(path) changed; "), "\(part)")
  }

  /// The first line of a scene says what it shows.
  @Test func aSceneSaysWhatItShows() throws {
    var session = Session()
    let started = try Self.answer("scene pokedex-detail", in: &session)
    #expect(
      started.hasPrefix("pokedex-detail started: a ball swings until the creature has loaded; "))
    #expect(try Self.answer("scene detents", in: &session).hasPrefix("detents started: resting"))
  }

  /// A strip names the detent at which a sheet rests, which differs between its ends.
  @Test(arguments: [
    ("detents", -300, ["detent 1", "detent 0 at y 100 pt"]),
    ("page-sheet", 100, ["large", "large at y 59 pt"]),
  ])
  func aStripNamesTheDetent(scene: String, distance: Int, words: [String]) throws {
    var session = Session()
    _ = try Self.answer("scene \(scene)", in: &session)
    let start = try Self.answer("strip as=text", in: &session)
    #expect(start.contains("0 s: \(words[0])"), "\(start)")
    _ = try Self.answer("drag on=sheet by=0,\(distance) over=0.5; run", in: &session)
    let end = try Self.answer("strip as=text", in: &session)
    #expect(end.contains(words[1]) && !end.contains("resting"), "\(end)")
  }
}
