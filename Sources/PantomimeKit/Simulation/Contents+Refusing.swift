// Converts errors of scenes and stages to errors of the input.

extension Ledger {
  /// Ensures that a misuse is recorded, given the number of events before it: the stage records the
  /// misuses that it throws, but not those that a scene throws.
  mutating func onRecord(_ refusal: InputError, since known: Int) -> InputError {
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

extension InputError {
  /// Runs a closure and converts a misuse to an input error.
  static func misuse(_ body: () throws(Misuse) -> Void) throws(InputError) {
    do throws(Misuse) { try body() } catch { throw .misuse(error) }
  }

  /// Runs a closure that reports a pan, and converts a pan error to an input error.
  static func impossible<T>(_ body: () throws(PanError) -> T) throws(InputError) -> T {
    do throws(PanError) { return try body() } catch { throw .impossible(.pan(error)) }
  }
}
