// What scenes and stages refuse, as a refusal of the input.

extension Simulation {
  /// What refuses something that is done; `nil` if nothing does.
  ///
  /// A misuse is on record then: the stage records its own, and a scene may throw one by itself.
  mutating func refusal(of act: (inout Simulation) throws(Refusal) -> Void) -> Refusal? {
    let known = stage.trace.count
    do throws(Refusal) {
      try act(&self)
      return nil
    } catch {
      if case .misuse(let misuse) = error, !isOnRecord(misuse, since: known) {
        stage.tell(misuse, [])
      }
      return error
    }
  }

  private func isOnRecord(_ misuse: Misuse, since known: Int) -> Bool {
    let entries = stage.trace.entries
    return (max(known, entries.startIndex)..<max(known, entries.endIndex)).contains { index in
      entries[index].event.misuse == misuse
    }
  }

  func misuse(_ body: () throws(Misuse) -> Void) throws(Refusal) {
    do throws(Misuse) { try body() } catch { throw .misuse(error) }
  }

  /// A report of a pan, whose problem is one of the input.
  func impossible<T>(_ body: () throws(PanProblem) -> T) throws(Refusal) -> T {
    do throws(PanProblem) { return try body() } catch { throw .impossible(.pan(error)) }
  }
}
