import TestSupport
import PantomimeCounting
import PantomimeKit
import Testing

/// An outlook reads what a simulation will show, without copying it for each instant.
@Suite(.timeLimit) struct OutlookTests {
  /// A track whose dot moves from 0 to 100 in a second.
  private static func track() throws -> Simulation {
    var track = try Simulation(Track.self)
    try track.handle(.tap(view: "dot"))
    try track.handle(.animator(.start(), name: nil))
    return track
  }

  @Test(arguments: ["dot.x", "dot.model.x", "progress", "a0.fraction", "time", "state", "hash"])
  func valuesAreThoseOfAFork(path: String) throws {
    let track = try Self.track()
    let outlook = try #require(Outlook(of: path, in: track))
    // Not sorted: an outlook reads any instant.
    for seconds in [0.5, 0, 0.999, 0.1, 0.25] {
      let instant = track.now.advanced(bySeconds: seconds)
      var fork = track
      _ = try fork.advance(to: instant)
      #expect(outlook.value(at: instant) == fork.read(path), "\(path) at \(seconds)")
    }
    #expect(track.read("time") == .seconds(track.now.seconds))
  }

  @Test(arguments: ["dot.y", "dot.x.y", "gesture.none", ""])
  func unknownPathsHaveNone(path: String) throws {
    let track = try Self.track()
    #expect(Outlook(of: path, in: track)?.value(at: track.now) == track.read(path))
    #expect(track.read(path) == nil)
  }

  /// Each instant costs much less than on a fork that advances to it.
  @Test(.enabled(if: RuntimeCounts.areThere)) func instantsCostNoFork() throws {
    let track = try Self.track()
    let outlook = try #require(Outlook(of: "dot.x", in: track))
    let instants = (1...400).map { Instant(nanoseconds: $0 * 1_000_000) }
    func ahead() -> RuntimeCounts {
      RuntimeCounts { for instant in instants { _ = outlook.value(at: instant) } }
    }
    func forked() -> RuntimeCounts {
      RuntimeCounts {
        for instant in instants {
          var fork = track
          _ = try? fork.advance(to: instant)
          _ = fork.read("dot.x")
        }
      }
    }
    _ = (ahead(), forked())
    let (one, other) = (ahead(), forked())
    #expect(one.total * 2 < other.total, "\(one) and \(other)")
    // Optimized, a value allocates its numbers alone, and a fork its contents as well.
    #expect(one.allocations * 2 <= other.allocations, "\(one) and \(other)")
  }
}
