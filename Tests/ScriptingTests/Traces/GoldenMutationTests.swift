import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The law of golden traces: any single change of a number or a word that moves what views show, at an
/// instant of the trace or midway between two, changes the trace.
///
/// The oracle reads paths one by one from the runs played again, and shares nothing with the digests.
/// Pure waiting at the end of a script changes nothing at those instants, so it is exempt. Every 200th change
/// is tried; with `PANTOMIME_LONG_CHECKS=1` in the environment, all of them.
@Suite(.timeLimit) struct GoldenMutationTests {
  @Test func whatMovesAPathChangesTheTrace() throws {
    var (first, tally) = (0, Tally())
    for name in GestureScripts.names {
      let changes = Mutation.all(of: try Example(name).text)
      try tally.check(
        name, changes.enumerated().filter { (first + $0.offset) % 200 == 0 }.map(\.element))
      first += changes.count
    }
    // Otherwise the law would hold of nothing.
    #expect(tally.tried > 15 && tally.carriedOut > tally.tried / 2, "\(tally)")
    #expect(tally.unseen < tally.carriedOut / 4, "\(tally)")
  }

  @Test(
    .enabled(if: TestRun.isLong, "PANTOMIME_LONG_CHECKS is not 1"), arguments: GestureScripts.names)
  func allThatMovesAPathChangesTheTrace(name: String) throws {
    var tally = Tally()
    try tally.check(name, Mutation.all(of: Example(name).text))
  }
}

/// How many changes were tried and carried out, and how many left the trace as it was.
private struct Tally {
  var (tried, carriedOut, unseen) = (0, 0, 0)

  mutating func check(_ name: String, _ mutations: [Mutation]) throws {
    guard !mutations.isEmpty else { return }
    let example = try Example(name)
    guard let before = MutationRun(example.text, name, example.files) else { return }
    for mutation in mutations {
      tried += 1
      guard let after = MutationRun(mutation.text, name, example.files) else { continue }
      carriedOut += 1
      guard before.trace == after.trace else { continue }
      unseen += 1
      let (old, new) = (before.pictures(), after.pictures())
      let place = zip(old, new).first { $0 != $1 }
      #expect(old == new, "\(name): \(mutation) moves a path: \(place.map { "\($0)" } ?? "")")
    }
  }
}

/// A script with one number or one word replaced.
private struct Mutation: CustomStringConvertible {
  let text: String
  let description: String

  /// Statements that look or assert: they move nothing.
  private static let passive: Set = [
    "expect", "show", "test", "case", "why", "help", "plot", "strip",
  ]
  /// Words that can stand for one another.
  private static let families = [
    ["up", "down", "left", "right"], ["yes", "no"], ["start", "end", "current"],
    ["linear", "ease-in", "ease-out", "ease-in-out"],
    ["sign", "half", "projection", "flick-or-half"],
    ["removed", "forwards", "backwards", "both"], ["horizontal", "vertical"],
    ["ended", "cancelled"], ["reverse", "pause"], ["clamp", "rubber"], ["back", "keep"],
  ]

  static func all(of text: String) -> [Mutation] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.flatMap { index in
      tokens(of: lines[index]).compactMap { token in
        guard let other = replacement(for: token) else { return nil }
        var changed = lines.map(String.init)
        let line = lines[index]
        changed[index] = "\(line[..<token.startIndex])\(other)\(line[token.endIndex...])"
        return Mutation(
          text: changed.joined(separator: "\n"),
          description: "line \(index + 1), \(token) → \(other) in '\(lines[index])'")
      }
    }
  }

  /// The words and numbers of a line, but for those of comments and of statements that only look.
  private static func tokens(of line: Substring) -> [Substring] {
    var tokens: [Substring] = []
    for statement in line.prefix(while: { $0 != "#" }).split(separator: ";") {
      let words = statement.split(separator: " ").map(String.init)
      let verb = words.first == "at" ? words.dropFirst(2).first : words.first
      if let verb, passive.contains(verb) { continue }
      tokens += statement.split { !($0.isLetter || $0.isNumber || "-.".contains($0)) }
    }
    return tokens
  }

  private static func replacement(for token: Substring) -> String? {
    if let family = families.first(where: { $0.contains(String(token)) }) {
      let place = family.firstIndex(of: String(token)) ?? 0
      return family[(place + 1) % family.count]
    }
    let number = token.prefix { $0.isNumber || "-.".contains($0) }
    guard let value = Double(number) else { return nil }
    let unit = token.dropFirst(number.count)
    guard number.contains(".") else { return "\(Int(value) + 1)\(unit)" }
    return "\(number)7\(unit)"
  }
}

/// The events of a script, and the views on screen meanwhile.
private struct MutationRun {
  let trace: String
  private let script: Script
  private let session: Session

  /// Runs a script; `nil` if it cannot be carried out.
  init?(_ text: String, _ name: String, _ files: FileAccess) {
    script = Script(Array(text.utf8), file: name, files: files)
    guard script.diagnostics.isEmpty else { return nil }
    var session = Session()
    session.host.files = files
    self.session = session
    session.recording.shownRecord = ShownRecord()
    var run = RunTrace()
    let replay = Replay(script, file: name, in: session, within: .init(seconds: 10_000)) {
      run.note($0, $1)
    }
    guard replay.diagnostics.isEmpty else { return nil }
    run.finish(replay)
    trace = run.text
  }

  /// The values of each path of a view at the instants of the trace and midway between them, in
  /// every scene of the script when it ends.
  func pictures() -> [String] {
    var (follower, pictures) = (session, [String]())
    for statement in script.statements {
      let before = follower.simulation
      guard let step = try? follower.execute(statement) else { break }
      if step.entries.contains(where: { $0.event.kind == .scene }), let before {
        pictures += MutationRun.pictures(of: before)
      }
    }
    return pictures + (follower.simulation.map(MutationRun.pictures) ?? [])
  }

  private static func pictures(of simulation: Simulation) -> [String] {
    let times = Set(simulation.trace.list.map(\.time)).sorted()
    let halves = zip(times, times.dropFirst()).map {
      Instant(nanoseconds: ($0.nanoseconds + $1.nanoseconds) / 2)
    }
    var waiting = Set(times + halves).sorted()[...]
    guard var run = try? simulation.replayed(first: 0, until: .zero) else { return [] }
    var pictures: [String] = []
    func look(until end: Instant) {
      while let time = waiting.first, time < end {
        waiting.removeFirst()
        _ = try? run.advance(to: time)
        for path in run.paths
        where Movement.isPossible(of: path, in: run) && !path.hasSuffix("progress") {
          let value = run.read(path).map { PathValueText.text($0) } ?? ""
          pictures.append("\(Numerals.text(time)) \(path) \(value)")
        }
      }
    }
    for entry in simulation.log.list {
      look(until: entry.time)
      _ = try? run.advance(to: entry.time)
      _ = try? run.handle(entry.input)
    }
    look(until: .latest)
    return pictures
  }
}
