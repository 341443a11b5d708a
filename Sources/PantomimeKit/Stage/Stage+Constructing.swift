// Adding to a stage by names and paths, as a user does who has written no scene.

extension Stage {
  /// Carries out a construction.
  mutating func construct(_ construction: Construction) throws(Refusal) {
    switch construction {
    case .view(let name, let settings, let parent):
      try claim(name, taken: view(named: name) != nil)
      try add(name, settings, in: parent)
      note(Event(.viewAdded, .word(name), settings.map { .numbers($0.name, $0.numbers) }))
    case .scrollView(let name, let properties, let settings, let parent):
      try claim(name, taken: view(named: name) != nil)
      _ = addScrollView(name, in: try parent.map(findHolder), properties, settings)
      note(
        Event(
          .scrollViewAdded, .word(name),
          properties.map { .numbers($0.name, $0.numbers) }
            + [.numbers("content", [settings.content.width, settings.content.height])]))
    case .animator(let name, let animator):
      try claim(name, taken: self.animator(named: name) != nil)
      let id = addAnimator(name, animator)
      addCompletion(to: id)
      note(
        .animatorAdded, nil,
        [.word("animator", name), .number("duration", animator.duration)]
          + Stage.fields(of: animator.timing))
    case .change(let changes, let mover):
      try apply(changes, by: mover)
    case .completion(let name):
      let id = try find(name)
      if refusesHold(id) { return }
      addCompletion(to: id)
      note(
        Event(
          .completionAdded, nil,
          [.word("animator", self.name(of: id)), .number("waiting", Double(self[id].completions))]))
    case .running(let name, let running, let changes):
      try claim(name, taken: self.animator(named: name) != nil)
      try run(name, running, resolve(changes))
    case .viewAnimation(let animation, let changes): try animate(animation, changes)
    case .gesture(let construction): try construct(construction)
    case .layer(let layer): try construct(layer)
    case .follow(let follow): try construct(follow)
    case .connection: break  // the scene's affair
    }
  }

  private mutating func add(
    _ name: String, _ settings: [PropertySetting], in parent: String?
  ) throws(Refusal) {
    guard let parent else {
      _ = addView(name, settings)
      return
    }
    _ = views.add(name, settings, in: try findHolder(parent))
  }

  /// The view that is to hold another.
  private func findHolder(_ name: String) throws(Refusal) -> ViewID {
    guard let holder = view(named: name) else {
      throw .impossible(.noView(name, among: views.all.map { $0.name }))
    }
    return holder
  }

  /// Adds a recognizer; one that is named and comes later may be named by those that come after it,
  /// and one that was added already may be told to wait for it.
  private mutating func construct(_ construction: GestureConstruction) throws(Refusal) {
    let name = construction.gesture.name
    guard let view = view(named: construction.view) else {
      throw .impossible(.noView(construction.view, among: views.all.map { $0.name }))
    }
    if let known = gesture(named: name) {
      // Named again, it gets further relations, so that cycles can be made, and found.
      guard let part = gestures[known], part.view == view, part.gesture == construction.gesture
      else { throw .impossible(.nameTaken(name)) }
      return try relate(known, construction)
    }
    for other in construction.requires + construction.together { _ = try find(gesture: other) }
    try relate(addGesture(construction.gesture, on: view), construction)
    note(Event(.gestureAdded, nil, [.word("gesture", name), .word("on", construction.view)]))
  }

  private mutating func relate(
    _ id: GestureID, _ construction: GestureConstruction
  ) throws(Refusal) {
    for other in construction.requires { require(id, toFail: try find(gesture: other)) }
    for other in construction.together { allowTogether(id, try find(gesture: other)) }
    if let axis = construction.axis { limit(id, to: axis) }
    recordFindings()
  }

  private func find(gesture name: String) throws(Refusal) -> GestureID {
    guard let id = gesture(named: name) else {
      throw .impossible(.noGesture(name, among: gestures.parts.map { $0.name }))
    }
    return id
  }

  private func claim(_ name: String, taken: Bool) throws(Refusal) {
    if taken { throw .impossible(.nameTaken(name)) }
  }

  private func find(_ name: String?) throws(Refusal) -> AnimatorID {
    let found = name.map { animator(named: $0) } ?? principal
    guard let found else {
      throw .impossible(
        .noAnimator(name ?? "", among: animators.names))
    }
    return found
  }

  private mutating func apply(
    _ changes: [PropertyChange], by mover: Construction.Mover?
  ) throws(Refusal) {
    let steps = try resolve(changes)
    guard let mover else {
      for step in steps { step.apply(to: &self) }
      for change in changes {
        note(.valueSet, nil, [.word("path", change.path), .numbers("to", change.numbers)])
      }
      return
    }
    let id = try find(mover.animator)
    if refusesHold(id) { return }
    let wasActive = activity(of: id) == .active
    do throws(Misuse) {
      try addAnimations(.setting(steps, delayFactor: mover.delayFactor), to: id)
    } catch {
      throw .misuse(error)
    }
    note(
      Event(
        .animationsAdded, nil, Stage.fields(of: changes, by: name(of: id), mover.delayFactor),
        reason: wasActive
          ? "the animator is active: the block runs now, over the time that is left (A141)"
          : "the animator is inactive: the block waits for its start (A140)"))
  }

  /// The animator, the delay of its block if there is one, and each path with its target; a
  /// target relative to the present value begins with `by:`.
  private static func fields(
    of changes: [PropertyChange], by animator: String, _ delayFactor: Double
  ) -> [Event.Field] {
    let delay: [Event.Field] = delayFactor > 0 ? [.number("delay", delayFactor)] : []
    return [.word("animator", animator)] + delay
      + changes.map { change in
        guard change.isRelative else { return .numbers(change.path, change.numbers) }
        return .word(
          change.path, "by:" + change.numbers.map { Numerals.text($0) }.joined(separator: ","))
      }
  }

  private mutating func run(
    _ name: String, _ running: Construction.RunningAnimator, _ steps: [PropertyStep]
  ) throws(Refusal) {
    do throws(OutOfRange) {
      let id = try addRunningAnimator(
        name, duration: running.duration, delay: running.delay, timing: running.timing
      ) { stage in
        for step in steps { step.apply(to: &stage) }
      }
      addCompletion(to: id)
    } catch {
      throw .impossible(.badOption(OptionProblem(option: error.parameter, problem: error.allowed)))
    }
  }

  /// Animates views as `UIView.animate` does, called by the first path that it changes.
  private mutating func animate(
    _ animation: Construction.RunningAnimator, _ changes: [PropertyChange]
  ) throws(Refusal) {
    let steps = try resolve(changes)
    do throws(OutOfRange) {
      let animator = try Animator(duration: animation.duration, timing: animation.timing)
      animate(
        changes.first?.path ?? "", animator, delay: animation.delay, access: .unnamed
      ) { stage in
        for step in steps { step.apply(to: &stage) }
      }
    } catch {
      throw .impossible(.badOption(OptionProblem(option: error.parameter, problem: error.allowed)))
    }
  }
}

extension PropertySetting {
  var numbers: [Double] { (0..<shape.count).map { lanes[$0] } }
}
