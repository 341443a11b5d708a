// What scenes and stages refuse, as a refusal of the input.

extension Simulation.Contents {
  /// What has refused something that was done since so many events were recorded.
  ///
  /// A misuse is on record then: the stage records its own, and a scene may throw one by itself.
  mutating func onRecord(_ refusal: Refusal, since known: Int) -> Refusal {
    if case .misuse(let misuse) = refusal, !isOnRecord(misuse, since: known) {
      stage.ledger.note(Finding(misuse))
    }
    return refusal
  }

  private func isOnRecord(_ misuse: Misuse, since known: Int) -> Bool {
    let entries = stage.ledger.trace.entries
    return (max(known, entries.startIndex)..<max(known, entries.endIndex)).contains { index in
      entries[index].event.misuse == misuse
    }
  }

  // Of the type, since the body changes the simulation: of that, a copy would be lent to them.

  /// Something that may be a misuse, which is a refusal of the input then.
  static func misuse(_ body: () throws(Misuse) -> Void) throws(Refusal) {
    do throws(Misuse) { try body() } catch { throw .misuse(error) }
  }

  /// A report of a pan, whose problem is one of the input.
  static func impossible<T>(_ body: () throws(PanProblem) -> T) throws(Refusal) -> T {
    do throws(PanProblem) { return try body() } catch { throw .impossible(.pan(error)) }
  }
}
