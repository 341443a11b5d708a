/// A path of a simulation while only time passes: from the last change up to the next deadline.
///
/// The path is resolved once and the contents are copied once, regardless of how many instants are
/// read.
package final class Outlook {
  // An outlook has a single user, which makes no overlapping reads.
  @exclusivity(unchecked) private var contents: Simulation.Contents
  private let path: ResolvedPath
  /// The instant of the last change other than the passing of time: an input, or due work.
  package let lastChange: Instant
  /// The current instant of the simulation.
  private let now: Instant

  /// Creates an outlook on a path, or returns `nil` if there is no such path.
  package init?(of path: String, in simulation: Simulation) {
    let contents = simulation.look { $0 }
    guard let path = contents.resolve(path) else { return nil }
    (self.contents, self.path) = (contents, path)
    (lastChange, now) = (contents.stage.ledger.clock.lastChange, contents.stage.now)
  }

  /// Returns the value at an instant, or `nil` if the value has no such component.
  package func value(at instant: Instant) -> PathValue? {
    Outlook.value(of: path, at: instant, in: &contents)
  }

  // Passed as `inout`, the contents aren't copied before they are read (`Simulation.look`).
  @inline(never)
  private static func value(
    of path: ResolvedPath, at instant: Instant, in contents: inout Simulation.Contents
  ) -> PathValue? {
    contents.stage.ledger.clock.stand(at: instant)
    return contents.read(path)
  }

  /// Returns the instants, from now up to one before the next deadline, at which the value may
  /// reverse or jump.
  ///
  /// They are known for anything that a single animator, transition, layer animation, or scroll
  /// view moves. If several objects move a property, if it follows another, or if the scene
  /// computes it, search the interval instead (`CriticalInstants.areAll`).
  package func criticalInstants(until end: Instant) -> CriticalInstants {
    contents.stage.ledger.clock.stand(at: now)
    return contents.criticalInstants(of: path, until: end)
  }
}
