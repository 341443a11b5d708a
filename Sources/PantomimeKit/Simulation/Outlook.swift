/// A path of a simulation while nothing happens but that time passes: from the last change up to the next
/// deadline.
///
/// The path is resolved once and the contents are copied once, regardless of the number of instants read.
package final class Outlook {
  // An outlook is used by one caller, which never reads it while it reads.
  @exclusivity(unchecked) private var contents: Simulation.Contents
  private let path: ResolvedPath
  /// The instant of the last change other than the passing of time: an input, or something due.
  package let lastChange: Instant
  /// The present instant of the simulation.
  private let now: Instant

  /// An outlook on a path, or `nil` if there is no such path.
  package init?(of path: String, in simulation: Simulation) {
    let contents = simulation.look { $0 }
    guard let path = contents.resolve(path) else { return nil }
    (self.contents, self.path) = (contents, path)
    (lastChange, now) = (contents.stage.ledger.clock.lastChange, contents.stage.now)
  }

  /// The value at an instant, or `nil` if the value has no such component.
  package func value(at instant: Instant) -> PathValue? {
    Outlook.value(of: path, at: instant, in: &contents)
  }

  // Passed as `inout` the contents are not copied before they are read (`Simulation.look`).
  @inline(never)
  private static func value(
    of path: ResolvedPath, at instant: Instant, in contents: inout Simulation.Contents
  ) -> PathValue? {
    contents.stage.ledger.clock.stand(at: instant)
    return contents.read(path)
  }

  /// The instants from now on, up to one before the next deadline, at which the value may reverse or
  /// leap.
  ///
  /// Known for anything that one animator, transition, layer animation or scroll view moves. For a property
  /// that several move, that follows another, or that the scene computes, search (`CriticalInstants.areAll`).
  package func criticalInstants(until end: Instant) -> CriticalInstants {
    contents.stage.ledger.clock.stand(at: now)
    return contents.criticalInstants(of: path, until: end)
  }
}
