import PantomimeFiles
import PantomimeReporting

/// A watcher that reruns the tests whenever one of the files that were read changes, or a new
/// script appears.
///
/// It polls the modification times of the files, because that works on every system.
struct Watch {
  let round: ReplayRound
  let cut: Cancellation

  /// The interval between two polls, in milliseconds; our choice.
  private static let pause = 200

  func run() throws -> ExitStatus {
    var number = 1
    while true {
      let (status, files) = try round.run()
      guard status != .interrupted else { return .interrupted }
      let before = look(files)
      Console.print("watching \(before.count) files; press Ctrl-C to stop")
      Console.flush()
      guard let changed = waitForChange(from: before, files) else { return .interrupted }
      number += 1
      let others = changed.count > 1 ? " and \(changed.count - 1) more" : ""
      Console.print("\n-- run \(number): \(Printable.name(changed.first ?? ""))\(others) changed")
    }
  }

  /// Returns the files that have changed, or `nil` after Ctrl-C.
  private func waitForChange(
    from before: [String: FileStatus.Stamp], _ files: Set<String>
  ) -> [String]? {
    while !cut.wait(milliseconds: Watch.pause) {
      let now = look(files)
      let names = Set(before.keys).union(now.keys)
      let changed = names.filter { before[$0] != now[$0] }
      if !changed.isEmpty { return changed.sorted() }
    }
    return nil
  }

  /// Returns the current state of the files: the files that were read, and the scripts that exist.
  private func look(_ files: Set<String>) -> [String: FileStatus.Stamp] {
    let names = files.union(ScriptSearch(round.paths).scripts.map(\.name))
    return names.reduce(into: [:]) { stamps, name in
      stamps[name] = (try? FileStatus(of: name))?.stamp
    }
  }
}
