// Endless chains of completions at one instant.

extension Clock {
  /// Counts a completion, and returns whether its animator, layer animation, or timer has completed
  /// too often at this instant.
  mutating func isEndless(_ notice: PendingCallback, of animators: AnimatorBoard) -> Bool {
    guard let (source, others) = source(of: notice, animators) else { return false }
    return count(source) >= Completions.most + others
  }

  /// Returns the source of a completion, and the number of others that may share its name.
  private func source(
    of notice: PendingCallback, _ animators: AnimatorBoard
  ) -> (Completions.Source, others: Int)? {
    switch notice {
    case .animator(let id, _, _):
      animators.isNamed(id)
        ? (.animator(id.index), 0) : (.animation(animators.name(of: id), chain: chain), others)
    case .layer(let key, let view, _):
      (.layer(view, key: key, chain: chain), key == nil ? others : 0)
    case .timer(let timer): (.timer(timer.name, chain: chain), others)
    case .recognizers, .fingersLifted, .scrolled, .scrollBegan, .scrollReleased, .scrollEnded,
      .crossed, .transition:
      nil
    }
  }
}

extension PendingCallback {
  /// Records that a completion exceeds the limit.
  ///
  /// The scene doesn't receive the completion, which ends the chain.
  func reportEndless(on stage: inout Stage) {
    switch self {
    case .animator(let id, _, _):
      stage.animators.completionsHaveRun(id)
      stage.ledger.note(stage.animators.finding(.endless, by: id))
    case .layer(let key, let view, _):
      stage.ledger.note(
        Finding(
          .endless,
          [
            .word("of", "layer"), .word("name", key ?? "none"),
            .word(.view, stage.views.name(of: view)),
          ]))
    case .timer(let timer):
      stage.ledger.note(
        Finding(.endless, [.word("of", "timer"), .word("name", timer.name)]))
    case .recognizers, .fingersLifted, .scrolled, .scrollBegan, .scrollReleased, .scrollEnded,
      .crossed, .transition:
      break
    }
  }
}
