// Performs the operations of animators on the stage.

extension Stage {
  /// The result of an operation, and the animator's earlier state.
  struct Attempt<Result> {
    let result: Result
    let was: Animator
  }

  /// Performs an operation on an animator.
  ///
  /// A misuse is recorded and, unless it is tolerated, thrown; so is an identifier of another
  /// stage.
  mutating func attempt<Result>(
    _ id: AnimatorID, _ operation: (inout Animator) throws(Misuse) -> Result
  ) throws(Misuse) -> Attempt<Result>? {
    guard knows(id) else { throw .foreignID }
    let was = animators[id]
    do throws(Misuse) {
      let result = try animators.perform(id, operation)
      animators.carryOn(id, from: was, on: &views, at: now)
      return Attempt(result: result, was: was)
    } catch {
      ledger.note(animators.finding(error, by: id))
      if error.isTolerated { return nil }
      throw error
    }
  }

  /// Executes the queued blocks: every change of a model value becomes an animation (A10, A207).
  ///
  /// Blocks that waited for the start belong to the entire run; blocks added in flight belong to
  /// the rest of it (A140, A141).
  mutating func execute(_ id: AnimatorID, whileActive: Bool = false) {
    let blocks =
      whileActive ? animators[workOf: id].takeBlocks() : animators.beginRun(id, on: views)
    animators.activate(id) { ledger.clock.nextOrder() }
    for queued in blocks {
      let now = now
      let onset = animators.lookAgain(at: id) {
        $0.onset(delayedBy: queued.delayFactor, whileActive: whileActive, at: now)
      }
      execute(queued.block, as: .animator(id.index), since: onset)
    }
  }

  /// Executes a block; every change of a model value in it becomes an animation of a mover.
  mutating func execute(
    _ block: (inout Stage) -> Void, as mover: PropertyAnimation.Mover, since onset: AnimationStart
  ) {
    let outer = views.capture(ViewBoard.Capture(mover: mover, onset: onset))
    block(&self)
    _ = views.capture(outer)
  }
}
