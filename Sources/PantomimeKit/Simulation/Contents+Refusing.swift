// Refusals by scenes and stages, as refusals of the input.

extension Ledger {
  /// Makes sure that a misuse since a number of events is on record: the stage records its own, and a
  /// scene may throw one itself.
  mutating func onRecord(_ refusal: Refusal, since known: Int) -> Refusal {
    if case .misuse(let misuse) = refusal, !isOnRecord(misuse, since: known) {
      note(Finding(misuse))
    }
    return refusal
  }

  private func isOnRecord(_ misuse: Misuse, since known: Int) -> Bool {
    let entries = trace.entries
    return (max(known, entries.startIndex)..<max(known, entries.endIndex)).contains { index in
      entries[index].event.misuse == misuse
    }
  }
}

extension Refusal {
  /// Runs what may be a misuse, which then is a refusal of the input.
  static func misuse(_ body: () throws(Misuse) -> Void) throws(Refusal) {
    do throws(Misuse) { try body() } catch { throw .misuse(error) }
  }

  /// Makes a report of a pan, whose problem is one of the input.
  static func impossible<T>(_ body: () throws(PanProblem) -> T) throws(Refusal) -> T {
    do throws(PanProblem) { return try body() } catch { throw .impossible(.pan(error)) }
  }
}
