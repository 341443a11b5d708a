// Adding to a stage by names and paths, as a user does who has written no scene.

extension Stage {
  /// Carries out a construction.
  mutating func construct(_ construction: Construction) throws(Refusal) {
    switch construction {
    case .view(let name, let settings, let parent):
      try claim(name, taken: view(named: name) != nil)
      try add(name, settings, in: parent)
      record(Event(.viewAdded, .word(name), settings.map { .numbers($0.name, $0.numbers) }))
    case .scrollView(let name, let properties, let settings):
      try claim(name, taken: view(named: name) != nil)
      _ = addScrollView(name, in: nil, properties, settings)
      record(
        Event(
          .scrollViewAdded, .word(name),
          properties.map { .numbers($0.name, $0.numbers) }
            + [.numbers("content", [settings.content.width, settings.content.height])]))
    case .animator(let name, let animator):
      try claim(name, taken: self.animator(named: name) != nil)
      let id = addAnimator(name, animator)
      addCompletion(to: id)
      record(
        Event(
          .animatorAdded, nil, [.word("animator", name), .number("duration", animator.duration)]))
    case .change(let changes, let mover):
      try apply(changes, by: mover)
    case .completion(let name):
      let id = try find(name)
      if refusesHold(id) { return }
      addCompletion(to: id)
      record(
        Event(
          .completionAdded, nil,
          [.word("animator", self.name(of: id)), .number("waiting", Double(self[id].completions))]))
    case .running(let name, let running, let changes):
      try claim(name, taken: self.animator(named: name) != nil)
      try run(name, running, resolve(changes))
    case .viewAnimation(let animation, let changes): try animate(animation, changes)
    case .gesture(let construction): try construct(construction)
    case .layer(let layer): try construct(layer)
    }
  }

  private mutating func add(
    _ name: String, _ settings: [PropertySetting], in parent: String?
  ) throws(Refusal) {
    guard let parent else {
      _ = addView(name, settings)
      return
    }
    guard let holder = view(named: parent) else {
      throw .impossible(.noView(parent, among: views.all.map { $0.name }))
    }
    _ = views.add(name, settings, in: holder)
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
    record(Event(.gestureAdded, nil, [.word("gesture", name), .word("on", construction.view)]))
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
      return
    }
    let id = try find(mover.animator)
    if refusesHold(id) { return }
    let wasActive = self[id].activity == .active
    do throws(Misuse) {
      try addAnimations(to: id, delayFactor: mover.delayFactor) { stage in
        for step in steps { step.apply(to: &stage) }
      }
    } catch {
      throw .misuse(error)
    }
    record(
      Event(
        .animationsAdded, nil, [.word("animator", name(of: id))],
        reason: wasActive
          ? "the animator is active: the block runs now, over the time that is left (A141)"
          : "the animator is inactive: the block waits for its start (A140)"))
  }

  private mutating func run(
    _ name: String, _ running: Construction.RunningAnimator, _ steps: [Step]
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

  /// A change whose path has been found.
  private struct Step: Sendable {
    let slot: Int
    /// The lane of the component; `nil` for the whole value.
    let lane: Int?
    let numbers: [Double]
    let isRelative: Bool

    func apply(to stage: inout Stage) {
      var lanes = stage.views.slots[slot].model.lanes
      for (index, number) in numbers.enumerated() {
        let lane = lane ?? index
        lanes[lane] = isRelative ? lanes[lane] + number : number
      }
      stage.change(slot, to: PropertyValue(lanes: lanes))
    }
  }

  private func resolve(_ changes: [PropertyChange]) throws(Refusal) -> [Step] {
    var steps: [Step] = []
    for change in changes {
      let place = try views.place(of: change.path)
      let count = views.count(of: place)
      guard change.numbers.count == count else {
        throw .impossible(.wrongCount(change.path, wanted: count, given: change.numbers.count))
      }
      steps.append(
        Step(
          slot: place.slot, lane: place.lane, numbers: change.numbers,
          isRelative: change.isRelative))
    }
    return steps
  }
}

extension PropertySetting {
  var numbers: [Double] { (0..<shape.count).map { lanes[$0] } }
}
