// Endless chains of completions at one instant.

extension Stage {
  /// Counts a completion, and returns whether one animator, layer or timer has completed too often at this
  /// instant.
  mutating func isEndless(_ notice: Notice) -> Bool {
    guard let (source, others) = source(of: notice) else { return false }
    return clock.count(source) >= Completions.most + others
  }

  /// The source of a completion, and how many others may share its name.
  private func source(of notice: Notice) -> (Completions.Source, others: Int)? {
    switch notice {
    case .animator(let id, _, _):
      let part = animators.parts[id.index]
      return part.access.isNamed
        ? (.animator(id.index), 0) : (.animation(part.name, chain: clock.chain), clock.others)
    case .layer(let key, let view, _):
      return (.layer(view, key: key, chain: clock.chain), key == nil ? clock.others : 0)
    case .timer(let timer):
      return (.timer(timer.name, chain: clock.chain), clock.others)
    case .recognizers, .fingersLifted, .scrolled, .scrollBegan, .scrollReleased, .scrollEnded,
      .crossed, .transition:
      return nil
    }
  }

  /// Records that a completion exceeds the limit.
  ///
  /// The scene does not receive it, which ends the chain.
  mutating func reportEndless(_ notice: Notice) {
    switch notice {
    case .animator(let id, _, _):
      animators.completionsHaveRun(id)
      report(.endless, by: id)
    case .layer(let key, let view, _):
      tell(
        .endless,
        [
          .word("of", "layer"), .word("name", key ?? "none"), .word("view", views.name(of: view)),
        ])
    case .timer(let timer): tell(.endless, [.word("of", "timer"), .word("name", timer.name)])
    case .recognizers, .fingersLifted, .scrolled, .scrollBegan, .scrollReleased, .scrollEnded,
      .crossed, .transition:
      break
    }
  }
}
