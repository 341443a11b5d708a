// Additions to a stage by names and paths, for users who haven't written a scene.

extension Construction {
  /// Performs the construction.
  func carryOut(on stage: inout Stage) throws(InputError) {
    switch self {
    case .view(let name, let settings, let parent):
      try Self.claim(name, taken: stage.view(named: name) != nil)
      try Self.add(name, settings, in: parent, on: &stage)
      stage.note(Event(.viewAdded, .word(name), settings.map { .numbers($0.name, $0.numbers) }))
    case .scrollView(let name, let properties, let settings, let parent):
      try Self.claim(name, taken: stage.view(named: name) != nil)
      let holder = try parent.map { name throws(InputError) in try stage.views.findOwn(name) }
      _ = stage.addScrollView(name, in: holder, properties, settings)
      stage.note(
        Event(
          .scrollViewAdded, .word(name),
          properties.map { .numbers($0.name, $0.numbers) }
            + [.numbers("content", [settings.content.width, settings.content.height])]))
    case .animator(let name, let animator):
      try Self.claim(name, taken: stage.animator(named: name) != nil)
      let id = stage.addAnimator(name, animator)
      stage.addCompletion(to: id)
      stage.note(
        .animatorAdded, nil,
        [.word(.animator, name), .number("duration", animator.duration)] + animator.timing.fields)
    case .change(let changes, nil): try changes.apply(to: &stage)
    case .change(let changes, let mover?): try mover.add(changes, on: &stage)
    case .completion(let name):
      let id = try stage.animators.meant(name)
      if stage.animators.refusesHold(id, in: &stage.ledger) { return }
      stage.addCompletion(to: id)
      stage.note(
        Event(
          .completionAdded, nil,
          [
            .word(.animator, stage.name(of: id)),
            .number("waiting", Double(stage[id].completions)),
          ]))
    case .running(let name, let running, let changes):
      try Self.claim(name, taken: stage.animator(named: name) != nil)
      try running.start(name, changes, on: &stage)
    case .viewAnimation(let animation, let changes): try animation.animate(changes, on: &stage)
    case .gesture(let construction): try construction.carryOut(on: &stage)
    case .layer(let layer): try layer.carryOut(on: &stage)
    case .follow(let follow): try follow.carryOut(on: &stage)
    case .connection: break  // handled by the scene
    }
  }

  private static func add(
    _ name: String, _ settings: [PropertySetting], in parent: String?, on stage: inout Stage
  ) throws(InputError) {
    guard let parent else {
      _ = stage.addView(name, settings)
      return
    }
    _ = stage.views.add(name, settings, in: try stage.views.findOwn(parent))
  }

  private static func claim(_ name: String, taken: Bool) throws(InputError) {
    if taken { throw .impossible(.nameTaken(name)) }
  }
}

extension GestureConstruction {
  /// Adds a recognizer.
  ///
  /// A recognizer can be related to one added earlier, and an earlier one can be made to wait for
  /// it.
  fileprivate func carryOut(on stage: inout Stage) throws(InputError) {
    let name = gesture.name
    let view = try stage.views.findOwn(self.view)
    if let known = stage.gesture(named: name) {
      // A repeated name adds relations, which makes it possible to create, and detect, cycles.
      guard let part = stage.gestures[known], part.view == view, part.gesture == gesture
      else { throw .impossible(.nameTaken(name)) }
      return try relate(known, on: &stage)
    }
    for other in requires + together { _ = try stage.gestures.find(other) }
    try relate(stage.addGesture(gesture, on: view), on: &stage)
    stage.note(Event(.gestureAdded, nil, [.word(.gesture, name), .word(.on, self.view)]))
  }

  private func relate(_ id: GestureID, on stage: inout Stage) throws(InputError) {
    for other in requires { stage.gesture(id, waitsForFailureOf: try stage.gestures.find(other)) }
    for other in together { stage.allowTogether(id, try stage.gestures.find(other)) }
    if let axis { stage.setAxisRule(axis, for: id) }
    stage.gestures.recordFindings(in: &stage.ledger)
  }
}

extension [PropertyChange] {
  /// Returns the changes with their paths resolved.
  fileprivate func steps(on views: ViewBoard) throws(InputError) -> [PropertyStep] {
    var steps: [PropertyStep] = []
    for change in self {
      let place = try views.place(of: change.path)
      let count = views.count(of: place)
      guard change.numbers.count == count else {
        throw .impossible(.wrongCount(change.path, wanted: count, given: change.numbers.count))
      }
      try views.refuseFollowing(place)
      steps.append(
        PropertyStep(
          slot: place.slot, lane: place.lane, numbers: change.numbers,
          isRelative: change.isRelative))
    }
    return steps
  }

  /// Changes the model values immediately.
  fileprivate func apply(to stage: inout Stage) throws(InputError) {
    for step in try steps(on: stage.views) { step.apply(to: &stage) }
    for change in self {
      stage.note(.valueSet, nil, [.word("path", change.path), .numbers("to", change.numbers)])
    }
  }
}

extension Construction.Mover {
  /// Adds a block of changes to the animator.
  fileprivate func add(_ changes: [PropertyChange], on stage: inout Stage) throws(InputError) {
    let steps = try changes.steps(on: stage.views)
    let id = try stage.animators.meant(animator)
    if stage.animators.refusesHold(id, in: &stage.ledger) { return }
    let wasActive = stage.animators.activity(of: id) == .active
    do throws(Misuse) {
      try stage.addAnimations(.setting(steps, delayFactor: delayFactor), to: id)
    } catch {
      throw .misuse(error)
    }
    stage.note(
      Event(
        .animationsAdded, nil, fields(of: changes, by: stage.name(of: id)),
        reason: wasActive
          ? "the animator is active, so the block runs now, over the remaining time (A141)"
          : "the animator is inactive, so the block waits for its start (A140)"))
  }

  /// Returns the animator, the delay of its block if there is one, and each path with its target; a
  /// target relative to the current value begins with `by:`.
  private func fields(of changes: [PropertyChange], by animator: String) -> [Event.Field] {
    let delay: [Event.Field] = delayFactor > 0 ? [.number(.delay, delayFactor)] : []
    return [.word(.animator, animator)] + delay
      + changes.map { change in
        guard change.isRelative else { return .numbers(change.path, change.numbers) }
        return .word(
          change.path, "by:" + change.numbers.map { Numerals.text($0) }.joined(separator: ","))
      }
  }
}

extension Construction.RunningAnimator {
  /// Starts an animator with a block of changes.
  fileprivate func start(
    _ name: String, _ changes: [PropertyChange], on stage: inout Stage
  ) throws(InputError) {
    let steps = try changes.steps(on: stage.views)
    do throws(OutOfRange) {
      let id = try stage.addRunningAnimator(
        name, duration: duration, delay: delay, timing: timing,
        allowsUserInteraction: allowsUserInteraction
      ) { stage in
        for step in steps { step.apply(to: &stage) }
      }
      stage.addCompletion(to: id)
    } catch {
      throw .impossible(.badOption(OptionError(option: error.parameter, problem: error.allowed)))
    }
  }

  /// Animates views as `UIView.animate` does, in an animation named after the first path that it
  /// changes.
  fileprivate func animate(_ changes: [PropertyChange], on stage: inout Stage) throws(InputError) {
    let steps = try changes.steps(on: stage.views)
    do throws(OutOfRange) {
      var animator = try Animator(duration: duration, timing: timing)
      animator.isUserInteractionEnabled = allowsUserInteraction
      stage.animate(changes.first?.path ?? "", animator, delay: delay, access: .unnamed) { stage in
        for step in steps { step.apply(to: &stage) }
      }
    } catch {
      throw .impossible(.badOption(OptionError(option: error.parameter, problem: error.allowed)))
    }
  }
}

extension PropertySetting {
  fileprivate var numbers: [Double] { (0..<shape.count).map { lanes[$0] } }
}
