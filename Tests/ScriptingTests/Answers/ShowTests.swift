import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// The rows that `show` lists and folds.
@Suite(.timeLimit) struct ShowTests {
  private static func shown(_ lines: [String]) throws -> [String] {
    var talk = Talk(columns: 200)
    var text = ""
    for line in lines { text = try talk.say(line) }
    return text.split(separator: "\n").map(String.init)
  }

  /// Rows that are off screen are one line; those that moved are all there.
  @Test func rowsOffScreenAreFolded() throws {
    let lines = try Self.shown(["scene pokedex-list", "run", "show"])
    #expect(lines.count < 50)
    for row in 0...8 { #expect(lines.contains { $0.hasPrefix("row.\(row) ") }) }
    let folded = try #require(lines.first { $0.hasPrefix("row.") && $0.contains(" to row.") })
    #expect(folded.contains("off screen or untouched") && folded.contains("`show row`"))
    #expect(lines.count { $0.hasPrefix("row.") } == 10)
    // A folded row is shown by its path.
    let rows = try Self.shown(["scene pokedex-list", "run", "show row"])
    #expect(rows.count { $0.contains("frame ") } > 25)
  }

  /// A line that folds counts what it folds: together with the others it stands for every object.
  @Test(arguments: Scenes.all.map(\.name)) func nothingIsLeftOut(scene: String) throws {
    let lines = try Self.shown(["scene \(scene)", "run for 1", "show"])
    let simulation = try #require(try Play("scene \(scene)", "run for 1").session.simulation)
    let objects = Set(simulation.paths.map { ValueTable.object(of: $0) })
    let counts = lines.filter { !$0.hasPrefix(" ") || $0.contains(" time ") }.map { line in
      line.firstMatch(of: /: (\d+) off screen/).flatMap { Int($0.1) } ?? 1
    }
    #expect(counts.reduce(0, +) == objects.count, "\(lines.joined(separator: "\n"))")
  }

  /// Programs get every value.
  @Test func programsGetEveryValue() throws {
    let session = try Play("scene pokedex-list", "run").session
    var next = session
    let statement = try #require(try Statement("show"))
    let lines = try next.answer(statement).lines
    for path in session.simulation?.paths ?? [] { #expect(lines.contains("\"\(path)\"")) }
  }
}
