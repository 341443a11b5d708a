// One thing that completes again and again at one instant.

extension Stage {
  /// Counts a completion; whether it is the thousandth of one animator, layer or timer at this instant.
  mutating func isEndless(_ notice: Notice) -> Bool {
    guard let (source, others) = source(of: notice) else { return false }
    return clock.count(source) >= Completions.most + others
  }

  /// What completes, and how many others there may be that cannot be told from it.
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

  /// Records that a completion is one too many.
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
