/// An addition to a running scene, such as a view, an animator, or an animation, for users who
/// haven't written a scene in Swift.
package enum Construction: Sendable, Hashable {
  /// A view with initial properties, inside the view that `in` names, if any.
  case view(name: String, [PropertySetting], [ViewAttribute] = [], in: String? = nil)
  /// A view that scrolls its contents.
  case scrollView(name: String, [PropertySetting], ScrollSettings, in: String? = nil)
  /// An animator.
  case animator(name: String, Animator)
  /// A percent-driven transition; `interactive` is whether a start holds it (A228).
  case transition(name: String, PercentDrivenTransition, curve: Timing, interactive: Bool)
  /// Changes of model values, made immediately or by a block of an animator (A140, A141).
  case change([PropertyChange], by: Mover?)
  /// A completion of an animator, by default of the principal animator (A40).
  case completion(animator: String?)
  /// An animator that starts immediately, and its block (A9, A164).
  case running(name: String, RunningAnimator, [PropertyChange])
  /// A `UIView.animate` call, whose animation can't be held (S13).
  case viewAnimation(RunningAnimator, [PropertyChange])
  /// A recognizer.
  case gesture(GestureConstruction)
  /// A layer animation, a group of layer animations, or the removal of either.
  case layer(LayerConstruction)
  /// A binding: a numeric property of a view follows another value.
  case follow(Follow)
  /// A change of a view's attribute, such as whether it is hidden.
  case attribute(ViewAttribute, of: String)
  /// A new position of a view among its siblings.
  case order(view: String, SiblingOrder)
  /// The removal of a view.
  case remove(view: String)
  /// The end of a binding: the number at a path follows nothing from now on.
  case followEnd(path: String)
  /// Relations of an existing recognizer, such as `list.pan`, to others.
  case relations(GestureRelations)
  /// A connection, such as from a recognizer to the animator that it drives.
  case connection(Connection)

  /// The animator whose block makes a change, and the delay of the block.
  package struct Mover: Sendable, Hashable {
    /// The animator's name, or `nil` for the principal animator.
    package let animator: String?
    /// The delay of the block, as a fraction of the duration if the animator is inactive, or of the
    /// remaining duration if it is active (A147, A148).
    package let delayFactor: Double
    /// The part of the run during which the block moves its values, or `nil` if the block isn't a
    /// keyframe.
    package let keyframe: KeyframeSpan?

    /// Creates a mover.
    package init(animator: String?, delayFactor: Double = 0, keyframe: KeyframeSpan? = nil) {
      self.animator = animator
      self.delayFactor = delayFactor
      self.keyframe = keyframe
    }
  }

  /// The parameters of `runningPropertyAnimator` (A164) or `UIView.animate`.
  package struct RunningAnimator: Sendable, Hashable {
    /// The duration, in seconds.
    package let duration: Double
    /// The delay before the animation, in seconds.
    package let delay: Double
    /// The timing parameters of the animation.
    package let timing: Timing
    /// Whether the animated views receive touches during the animation.
    package let allowsUserInteraction: Bool
    /// The cycles of a `UIView.animate` call, or `nil` for a single pass.
    package let repetition: Repetition?
    /// The part of a `UIView.animateKeyframes` call during which the changes move, or `nil` if the
    /// call has no keyframes.
    ///
    /// Keyframes of the same instant and duration belong to one call.
    package let keyframe: KeyframeSpan?
    /// The initial velocity of the spring of a `UIView.animate` call, or `nil` for that of the
    /// timing.
    package let velocity: InitialVelocity?

    /// Creates the parameters.
    package init(
      duration: Double, delay: Double, timing: Timing, allowsUserInteraction: Bool = false,
      repetition: Repetition? = nil, keyframe: KeyframeSpan? = nil,
      velocity: InitialVelocity? = nil
    ) {
      self.velocity = velocity
      self.repetition = repetition
      self.keyframe = keyframe
      self.allowsUserInteraction = allowsUserInteraction
      self.duration = duration
      self.delay = delay
      self.timing = timing
    }
  }
}

/// The initial velocity of a spring.
package enum InitialVelocity: Sendable, Hashable {
  /// A number of total distances per second (A182) for each axis; the second one applies only to a
  /// `center` (U33).
  case distances(Vector)
  /// The last velocity of the pan with the given name, divided by the remaining distance along each
  /// axis (G160), within the limit of a drive (G163).
  case gesture(String)
}

extension Construction {
  /// Whether the addition applies to an animator but doesn't name it.
  var leavesAnimatorOpen: Bool {
    switch self {
    case .change(_, let mover): mover.map { $0.animator == nil } ?? false
    case .completion(let name): name == nil
    case .view, .scrollView, .animator, .transition, .running, .viewAnimation, .gesture, .layer,
      .follow, .followEnd, .relations, .attribute, .order, .remove, .connection:
      false
    }
  }

  /// The paths whose values the addition sets or animates.
  var changedPaths: [String] {
    switch self {
    case .change(let changes, _), .running(_, _, let changes), .viewAnimation(_, let changes):
      changes.map { $0.path }
    case .attribute(let attribute, let view): ["\(view).\(attribute.name.rawValue)"]
    case .view, .scrollView, .animator, .transition, .completion, .gesture, .layer, .follow,
      .followEnd, .relations, .order, .remove, .connection:
      []
    }
  }
}

/// The relations of a recognizer to others.
package struct GestureRelations: Sendable, Hashable {
  /// The name of the recognizer; `list` and `list.pan` both name the pan of the scroll view `list`.
  package let gesture: String
  /// The axis rule, or `nil` to keep the present one.
  package let axis: AxisRule?
  /// The recognizers that have to fail before this one can begin (G70).
  package let requires: [String]
  /// The recognizers that may recognize simultaneously with this one (G66).
  package let together: [String]

  /// Creates relations.
  package init(
    of gesture: String, axis: AxisRule? = nil, requires: [String] = [], together: [String] = []
  ) {
    self.gesture = gesture
    self.axis = axis
    self.requires = requires
    self.together = together
  }
}

/// A recognizer, and its relations to other recognizers, for users who haven't written a scene in
/// Swift.
package struct GestureConstruction: Sendable, Hashable {
  /// The declaration of the recognizer.
  package let gesture: GestureRecognizer
  /// The view to which the recognizer is added.
  package let view: String
  /// The axis rule, which limits the directions in which a pan recognizer may begin, or `nil` for
  /// none.
  package let axis: AxisRule?
  /// The recognizers that have to fail before this one can begin (G70).
  package let requires: [String]
  /// The recognizers that may recognize simultaneously with this one (G66).
  package let together: [String]

  /// Creates a recognizer and its relations.
  package init(
    _ gesture: GestureRecognizer, on view: String, axis: AxisRule? = nil, requires: [String] = [],
    together: [String] = []
  ) {
    self.gesture = gesture
    self.view = view
    self.axis = axis
    self.requires = requires
    self.together = together
  }
}

/// An operation on layer animations, for users who haven't written a scene in Swift.
package enum LayerConstruction: Sendable, Hashable {
  /// Attaches an animation to a property, or adds it to a group that was added at this instant.
  ///
  /// The shape of the property determines how the numbers of keyframes are grouped into values.
  case animation(LayerAnimation, path: String, key: String?, group: String?)
  /// Attaches a group to a view.
  case group(LayerAnimationGroup, view: String, key: String)
  /// Removes the animation that is attached to a view under a key; if the view is omitted, applies
  /// to all views, and if the key is omitted, to all keys.
  case removal(view: String?, key: String?)
}

/// A new value for a property, or for a component of one.
package struct PropertyChange: Sendable, Hashable {
  /// The path: `VIEW.PROPERTY` or `VIEW.PROPERTY.COMPONENT`.
  package let path: String
  /// The numbers: one for a number or a component, two for a pair, four for a frame.
  package let numbers: [Double]
  /// A Boolean value that indicates whether the numbers are added to the value; otherwise they
  /// replace it.
  package let isRelative: Bool

  /// Creates a change.
  package init(path: String, numbers: [Double], isRelative: Bool = false) {
    self.path = path
    self.numbers = numbers
    self.isRelative = isRelative
  }
}

extension PropertySetting {
  /// The predefined properties, with the shape and unit of each.
  ///
  /// A property with any other name is a single fraction, like `alpha`.
  package static let known: [(name: String, shape: PropertyShape, unit: PathValue.Unit)] = [
    ("frame", .rect, .points), ("center", .pair, .points), ("alpha", .number, .fraction),
    ("radius", .number, .points), ("x", .number, .points), ("y", .number, .points),
    ("width", .number, .points), ("height", .number, .points),
    ("rotation", .number, .degrees), ("scale", .number, .fraction),
    ("anchor", .pair, .fraction), ("color", .color, .fraction),
  ]

  /// Creates a property from its name and the numbers of its initial value.
  ///
  /// - Throws: `OptionError` if the property doesn't have that many numbers.
  package init(_ name: String, numbers: [Double]) throws(OptionError) {
    let known = PropertySetting.known.first { $0.name == name }
    shape = name == "scale" && numbers.count == 2 ? .pair : known?.shape ?? .number
    unit = known?.unit ?? .fraction
    self.name = name
    guard numbers.count == shape.count else {
      throw OptionError(
        name, Double(numbers.count), allowed: "\(shape.count) number\(shape.count == 1 ? "" : "s")")
    }
    var lanes = SIMD4<Double>.zero
    for (index, number) in numbers.enumerated() { lanes[index] = number }
    self.lanes = lanes
  }
}

// Performs additions to a stage that use names and paths, for users who haven't written a scene in
// Swift.

extension Construction {
  /// Performs the addition.
  func carryOut(on stage: inout Stage) throws(InputError) {
    switch self {
    case .view(let name, let settings, let attributes, let parent):
      if stage.view(named: name) != nil { throw InputError(.viewTaken(name)) }
      let view = try Self.add(name, settings, in: parent, on: &stage)
      for attribute in attributes { stage.set(attribute, of: view) }
      stage.note(
        Event(
          .viewAdded, .word(name),
          settings.map { .numbers($0.name, $0.numbers) }
            + attributes.map { $0.field($0.name.rawValue) } + Self.holder(parent)))
    case .scrollView(let name, let properties, let settings, let parent):
      try Self.claim(name, taken: stage.view(named: name) != nil)
      let holder = try parent.map { name throws(InputError) in try stage.views.findOwn(name) }
      _ = stage.addScrollView(name, in: holder, properties, settings)
      stage.note(
        Event(
          .scrollViewAdded, .word(name),
          properties.map { .numbers($0.name, $0.numbers) }
            + [.numbers("content", [settings.content.width, settings.content.height])]
            + settings.optionFields + Self.holder(parent)))
    case .animator(let name, let animator):
      try Self.claim(name, taken: stage.hasMover(name))
      let id = stage.addAnimator(name, animator)
      stage.addCompletion(to: id)
      stage.note(
        .animatorAdded, nil,
        [.word(.animator, name), .number("duration", animator.duration)] + animator.pacing.fields)
    case .transition(let name, let transition, let curve, let isInteractive):
      try Self.claim(name, taken: stage.hasMover(name))
      let id = stage.addTransition(name, transition)
      stage.transitions.build(id, startsInteractively: isInteractive)
      stage.note(
        .transitionAdded, nil,
        [.word(.transition, name), .number("duration", transition.duration)] + curve.fields
          + transition.optionFields + (isInteractive ? [] : [.flag(.interactive, false)]))
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
      try Self.claim(name, taken: stage.hasMover(name))
      try running.start(name, changes, on: &stage)
    case .viewAnimation(let animation, let changes): try animation.animate(changes, on: &stage)
    case .gesture(let construction): try construction.carryOut(on: &stage)
    case .layer(let layer): try layer.carryOut(on: &stage)
    case .follow(let follow): try follow.carryOut(on: &stage)
    case .attribute(let attribute, let name):
      stage.set(attribute, of: try stage.views.find(name))
      stage.note(
        .valueSet, nil,
        [.word("path", "\(name).\(attribute.name.rawValue)"), attribute.field("to")])
    case .order(let name, let order):
      try stage.order(try stage.views.find(name), order)
      stage.note(Event(.viewOrdered, .word(name), order.fields))
    case .remove(let name):
      let view = try stage.views.find(name)
      guard stage.views.contains(view), !stage.views.all[view.index].isRemoved else {
        throw InputError(.removed(name))
      }
      stage.note(Event(.viewRemoved, .word(name)))
      stage.remove(view)
    case .followEnd(let path): try Follow.end(path, on: &stage)
    case .relations(let relations):
      let id = try stage.gestures.find(relations.gesture)
      try relations.relate(id, on: &stage)
      relations.note(id, on: &stage)
    case .connection: break  // handled by the scene
    }
  }

  private static func add(
    _ name: String, _ settings: [PropertySetting], in parent: String?, on stage: inout Stage
  ) throws(InputError) -> ViewID {
    guard let parent else { return stage.addView(name, settings) }
    return stage.views.add(
      name, stage.ledger.claim(settings, of: name), in: try stage.views.findOwn(parent))
  }

  /// Returns the field for the view that contains an added view, if any.
  private static func holder(_ name: String?) -> [Event.Field] {
    name.map { [.word("in", $0)] } ?? []
  }

  private static func claim(_ name: String, taken: Bool) throws(InputError) {
    if taken { throw InputError(.nameTaken(name)) }
  }
}

extension Stage {
  /// Returns whether an animator, or a transition that a statement has added, has a name; they share
  /// their names.
  fileprivate func hasMover(_ name: String) -> Bool {
    animator(named: name) != nil || transitions.built(named: name) != nil
  }
}

extension GestureConstruction {
  /// Adds a recognizer.
  ///
  /// The recognizer can be related to recognizers that were added earlier, and they can be made to
  /// wait for it.
  fileprivate func carryOut(on stage: inout Stage) throws(InputError) {
    let name = gesture.name
    let view = try stage.views.findOwn(self.view)
    if let known = stage.gesture(named: name) {
      // If the recognizer already exists, only its relations are added, which makes it possible to
      // create cycles, and so to test that they are detected.
      guard let part = stage.gestures[known], part.view == view, part.gesture == gesture
      else { throw InputError(.nameTaken(name)) }
      try relations.relate(known, on: &stage)
      return relations.note(known, on: &stage)
    }
    for other in requires + together { _ = try stage.gestures.find(other) }
    let added = stage.addGesture(gesture, on: view)
    stage.gestures.setOfStatement(added)
    try relations.relate(added, on: &stage)
    stage.note(
      Event(.gestureAdded, nil, [.word(.gesture, name), .word(.on, self.view)] + optionFields))
  }

  private var relations: GestureRelations {
    GestureRelations(of: gesture.name, axis: axis, requires: requires, together: together)
  }
}

extension GestureRelations {
  /// Adds the relations to a recognizer.
  fileprivate func relate(_ id: GestureID, on stage: inout Stage) throws(InputError) {
    let (others, partners) = (try requires.found(on: stage), try together.found(on: stage))
    for other in others { stage.gesture(id, waitsForFailureOf: other) }
    for partner in partners { stage.recognizeSimultaneously(id, partner) }
    if let axis { stage.setAxisRule(axis, for: id) }
    stage.gestures.recordFindings(in: &stage.ledger)
  }
}

extension GestureRelations {
  /// Records the relations of a recognizer that was added earlier.
  fileprivate func note(_ id: GestureID, on stage: inout Stage) {
    let name = stage.gestures.parts[id.index].label.value.text
    stage.note(.gestureRelated, nil, [.word(.gesture, name)] + optionFields)
  }
}

extension [String] {
  /// Returns the recognizers with these names.
  fileprivate func found(on stage: Stage) throws(InputError) -> [GestureID] {
    var found: [GestureID] = []
    for name in self { found.append(try stage.gestures.find(name)) }
    return found
  }
}

extension [PropertyChange] {
  /// Returns the changes after resolving their paths.
  fileprivate func steps(on stage: inout Stage) throws(InputError) -> [PropertyStep] {
    var steps: [PropertyStep] = []
    for change in self {
      let place = try stage.place(of: change.path)
      let isScale = place.lane == nil && stage.views.slots[place.slot].part == .scale
      if isScale, change.numbers.count == 2 { _ = stage.views.widen(place.slot) }
      let count = stage.views.count(of: place)
      guard change.numbers.count == count || (isScale && change.numbers.count == 1) else {
        throw InputError(.wrongCount(change.path, wanted: count, given: change.numbers.count))
      }
      if stage.views.slots[place.slot].part == .frame, place.lane.map({ $0 > 1 }) ?? true,
        stage.geometry(of: place.view, .model).isTransformed
      {
        throw InputError(.transformed(change.path))
      }
      try stage.views.refuseFollowing(place)
      steps.append(
        PropertyStep(
          slot: place.slot, lane: place.lane, numbers: change.numbers,
          isRelative: change.isRelative))
    }
    return steps
  }

  /// Changes the model values immediately.
  fileprivate func apply(to stage: inout Stage) throws(InputError) {
    let changes = try ScrollChange.split(self, on: stage)
    for step in try changes.others.steps(on: &stage) { step.apply(to: &stage) }
    for change in changes.ofLists { change.apply(to: &stage) }
    for change in self {
      stage.note(.valueSet, nil, [.word("path", change.path), .numbers("to", change.numbers)])
    }
  }
}

extension Construction.Mover {
  /// Adds a block of changes to the animator.
  fileprivate func add(_ changes: [PropertyChange], on stage: inout Stage) throws(InputError) {
    try ScrollChange.refuse(changes, on: stage)
    let steps = try changes.steps(on: &stage)
    if let transition = animator.flatMap({ stage.transitions.built(named: $0) }) {
      return add(steps, changes, to: transition, on: &stage)
    }
    let id = try stage.animators.meant(animator)
    if stage.animators.refusesHold(id, in: &stage.ledger) { return }
    let wasActive = stage.animators.activity(of: id) == .active
    do throws(Misuse) {
      try stage.addAnimations(
        .setting(steps, delayFactor: delayFactor, span: keyframe), to: id)
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

  /// Adds changes to a transition, which every start makes.
  private func add(
    _ steps: [PropertyStep], _ changes: [PropertyChange], to transition: TransitionID,
    on stage: inout Stage
  ) {
    let isUnderWay = stage.transitions[transition].isUnderWay
    stage.transitions.add(.setting(steps, span: keyframe), to: transition)
    stage.note(
      Event(
        .animationsAdded, nil,
        [.word(.transition, stage.name(of: transition))] + (keyframe?.fields ?? [])
          + changes.targetFields,
        reason: isUnderWay
          ? "the transition is in flight, so the change waits for its next start"
          : "every start of the transition makes the change"))
  }

  /// Returns event fields for the animator, for the delay of its block, if there is one, and for
  /// the target of each path; a target that is relative to the current value begins with `by:`.
  private func fields(of changes: [PropertyChange], by animator: String) -> [Event.Field] {
    let delay: [Event.Field] = delayFactor > 0 ? [.number(.delay, delayFactor)] : []
    return [.word(.animator, animator)] + delay + (keyframe?.fields ?? []) + changes.targetFields
  }
}

extension KeyframeSpan {
  /// The span as event fields.
  var fields: [Event.Field] { [.number("start", start), .number("length", length)] }
}

extension [PropertyChange] {
  /// The paths with their targets as event fields; a target that is relative to the current value
  /// begins with `by:`.
  var targetFields: [Event.Field] {
    map { change in
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
    try ScrollChange.refuse(changes, on: stage)
    let steps = try changes.steps(on: &stage)
    do throws(OptionError) {
      let id = try stage.addRunningAnimator(
        name, duration: duration, delay: delay, timing: timing,
        allowsUserInteraction: allowsUserInteraction
      ) { stage in
        for step in steps { step.apply(to: &stage) }
      }
      stage.addCompletion(to: id)
    } catch {
      throw InputError(.badOption(OptionError(option: error.parameter, problem: error.allowed)))
    }
  }

  /// Animates views as `UIView.animate` does, in an animation named after the first path that it
  /// changes.
  fileprivate func animate(_ changes: [PropertyChange], on stage: inout Stage) throws(InputError) {
    let split = try ScrollChange.split(changes, on: stage)
    for change in split.ofLists { try change.animate(self, on: &stage) }
    if split.others.isEmpty, !changes.isEmpty { return }
    let steps = try split.others.steps(on: &stage)
    let initial = try velocity?.perDistance(of: split.others, on: &stage)
    if let keyframe { return try add(keyframe, split.others, steps, on: &stage) }
    do throws(OptionError) {
      var animator =
        if let initial {
          try Animator(duration: duration, timing: timing, initialVelocity: initial)
        } else {
          try Animator(duration: duration, timing: timing, repeating: repetition)
        }
      animator.isUserInteractionEnabled = allowsUserInteraction
      stage.animate(split.others.first?.path ?? "", animator, delay: delay, access: .unnamed) {
        stage in
        for step in steps { step.apply(to: &stage) }
      }
    } catch {
      throw InputError(.badOption(OptionError(option: error.parameter, problem: error.allowed)))
    }
  }
}

extension InitialVelocity {
  /// Returns the initial velocity in total distances per second, for the first of some changes.
  ///
  /// Where there is no distance, the velocity is zero.
  fileprivate func perDistance(
    of changes: [PropertyChange], on stage: inout Stage
  ) throws(InputError) -> Vector {
    guard case .gesture(let name) = self else {
      guard case .distances(let velocity) = self else { return .zero }
      return velocity
    }
    let pan = try stage.gestures.findPan(name)
    let velocity = stage.gestures[pan]?.finger.velocity ?? .zero
    guard let change = changes.first else { return .zero }
    func share(_ speed: Double, _ path: String, _ target: Double) throws(InputError) -> Double {
      let number = try stage.findNumber(path).number
      let distance = change.isRelative ? target : target - stage.shown(number)
      guard distance != 0 else { return 0 }
      let limit = InteractiveTransition.velocityLimit
      return min(max(speed / distance, -limit), limit)
    }
    let component = change.path.split(separator: ".").last
    switch (component, change.numbers.count) {
    case ("center", 2):
      return Vector(
        dx: try share(velocity.dx, "\(change.path).x", change.numbers[0]),
        dy: try share(velocity.dy, "\(change.path).y", change.numbers[1]))
    case ("x", 1):
      let share = try share(velocity.dx, change.path, change.numbers[0])
      return Vector(dx: share, dy: share)
    case ("y", 1):
      let share = try share(velocity.dy, change.path, change.numbers[0])
      return Vector(dx: share, dy: share)
    default:
      throw InputError(
        .badOption(
          OptionError(
            option: "velocity",
            problem: "of a gesture needs a place: VIEW.center, or a path that ends in x or y")))
    }
  }
}

extension Construction.RunningAnimator {
  /// Adds a keyframe to the keyframe animation of this instant that has the same duration, or to a
  /// new one, which is named after the first path that it changes.
  private func add(
    _ keyframe: KeyframeSpan, _ changes: [PropertyChange], _ steps: [PropertyStep],
    on stage: inout Stage
  ) throws(InputError) {
    var animator: Animator
    do throws(OptionError) {
      animator = try Animator(duration: duration, timing: timing, repeating: repetition)
    } catch {
      throw InputError(.badOption(OptionError(option: error.parameter, problem: error.allowed)))
    }
    let block = QueuedBlock.setting(steps, span: keyframe)
    let call = KeyframeCall(instant: stage.now, duration: animator.duration)
    let known = stage.animators.keyframes(of: call)
    let name = known.map { stage.name(of: $0) } ?? changes.first?.path ?? ""
    if let known { try agree(with: stage.animators[known]) }
    stage.note(
      Event(
        .animationsAdded, nil,
        [.word(.animator, name)] + keyframe.fields + changes.targetFields,
        reason: "keyframes of one instant and duration belong to one call (T97)"))
    if let known {
      try? stage.addAnimations(block, to: known)
      return
    }
    animator.isUserInteractionEnabled = allowsUserInteraction
    stage.animate(name, animator, delay: delay, access: .unnamed, keyframes: [block])
  }

  /// Checks that the options of a later keyframe aren't other ones than those of its call.
  private func agree(with call: Animator) throws(InputError) {
    let option: String
    if timing != .easeInOut, timing != call.timing {
      option = "curve"
    } else if delay != 0, call.condition != .delayed {
      option = "delay"
    } else if let repetition, repetition != call.pacing.ownCurve.repetition {
      option = "repeat"
    } else if allowsUserInteraction, !call.isUserInteractionEnabled {
      option = "interaction"
    } else {
      return
    }
    throw InputError(
      .badOption(
        OptionError(
          option: option,
          problem: "give it with the first keyframe of this instant and duration; they are one call"
        )))
  }
}

extension PropertySetting {
  fileprivate var numbers: [Double] { (0..<shape.count).map { lanes[$0] } }
}

// Adds and removes layer animations by name and path.

extension LayerConstruction {
  /// Performs the operation.
  func carryOut(on stage: inout Stage) throws(InputError) {
    switch self {
    case .animation(let animation, let path, let key, let group):
      let place = try stage.place(of: path)
      try stage.views.refuseFollowing(place)
      let fitted = try animation.fitted(to: place, on: stage.views)
      let shown = fitted.shown(at: place, on: stage)
      if let group {
        try stage.layers.join(
          fitted, at: place, shown: shown, groupNamed: group, on: &stage.views, in: &stage.ledger)
      } else {
        stage.layers.add(
          fitted, at: place, shown: shown, key: key, on: &stage.views, in: &stage.ledger)
      }
    case .group(let group, let view, let key):
      stage.add(group, to: try stage.views.find(view), key: key)
    case .removal(let view, let key):
      let views = try view.map { name throws(InputError) in [try stage.views.find(name)] }
      try LayerConstruction.remove(key, from: views, on: &stage)
    }
  }

  /// Removes the animations under the given key, or all animations if no key is given, from the
  /// given views, or from all views if no views are given.
  private static func remove(
    _ key: String?, from views: [ViewID]?, on stage: inout Stage
  ) throws(InputError) {
    guard let key else {
      for view in views ?? stage.views.all.map({ $0.id }) {
        stage.removeAllLayerAnimations(from: view)
      }
      return
    }
    for view in try stage.layers.holders(of: key, among: views) {
      if stage.layers.layer(key, of: view) == nil {
        stage.note(
          Event(
            .layerAbsent, nil, [.word("key", key), .word("path", stage.name(of: view))],
            reason: "no animation is attached under this key, so removing it has no effect (T93)"))
      }
      stage.removeLayerAnimation(from: view, key: key)
    }
  }
}

extension LayerBoard {
  /// Returns those of the given views, or of all views if none are given, to which an animation was
  /// ever added under the given key.
  ///
  /// - Throws: `InputError` if there are no such views.
  fileprivate func holders(of key: String, among views: [ViewID]?) throws(InputError) -> [ViewID] {
    let holders =
      views.map { $0.filter { knows(key, of: $0) } }
      ?? keys.filter { $0.key == key }.map { $0.view }
    guard holders.isEmpty else { return holders }
    let known = keys.filter { key in views?.contains(key.view) ?? true }
    throw InputError(.layer(.noKey(key, among: known.map { $0.key })))
  }

  /// Adds a member to the group that is attached under the given key.
  fileprivate mutating func join(
    _ animation: LayerAnimation, at place: PropertyPlace, shown: SIMD4<Double>,
    groupNamed key: String, on views: inout ViewBoard, in ledger: inout Ledger
  ) throws(InputError) {
    guard let group = layer(key, of: place.view).flatMap({ self[$0] }), group.group != nil else {
      throw InputError(.layer(.noGroup(key, among: groupKeys(of: place.view))))
    }
    // Core Animation copies a group when it is added to a layer, so the group accepts no members
    // after that.
    guard group.added == ledger.now else {
      throw InputError(.layer(.groupClosed(key, since: group.added)))
    }
    join(animation, at: place, shown: shown, group: group.id, on: &views, in: &ledger)
  }
}

extension LayerAnimation {
  /// Returns the animation after grouping its numbers into values of the property.
  fileprivate func fitted(
    to place: PropertyPlace, on views: ViewBoard
  ) throws(InputError) -> LayerAnimation {
    let count = views.count(of: place)
    switch content {
    case .basic(let from, let to, let by):
      for numbers in [from, to, by] {
        guard let numbers, numbers.count != count else { continue }
        throw InputError(.wrongCount(place.path, wanted: count, given: numbers.count))
      }
      return self
    case .keyframes(var keyframes):
      let numbers = keyframes.values.flatMap { $0 }
      guard numbers.count.isMultiple(of: count) else {
        throw InputError(.layer(.unevenValues(place.path, each: count, given: numbers.count)))
      }
      keyframes.values = stride(from: 0, to: numbers.count, by: count).map {
        Array(numbers[$0..<$0 + count])
      }
      var fitted = self
      fitted.content = .keyframes(keyframes)
      return fitted
    }
  }
}

// The events of additions to a stage, for users who haven't written a scene in Swift.

extension EventKind {
  /// A view was added; the fields contain its properties.
  package static let viewAdded = EventKind(
    "view NAME", summary: "A view was added, with its properties.",
    isOpen: true)
  /// A scroll view was added.
  package static let scrollViewAdded = EventKind(
    "scroll view NAME", summary: "A scroll view was added, with its options.",
    FieldSchema.ofScrollViews, isOpen: true)
  /// An animator was added.
  package static let animatorAdded = EventKind(
    "animator added", summary: "An animator was added.",
    [.animator, FieldSchema("duration", .number(.seconds))] + FieldSchema.ofTiming)
  /// A block of animations was added to an animator; the fields contain the path and the target of
  /// each animation.
  package static let animationsAdded = EventKind(
    "animations added",
    summary:
      "A block of animations was added to an animator, with the path and the target of each.",
    [
      .animator.optional, .transition.optional,
      FieldSchema("delay", .number(.fraction), isOptional: true),
      FieldSchema("start", .number(.fraction), isOptional: true),
      FieldSchema("length", .number(.fraction), isOptional: true),
    ], isOpen: true)
  /// A completion was added to an animator.
  package static let completionAdded = EventKind(
    "completion added", summary: "A completion was added to an animator.",
    [.animator, FieldSchema("waiting", .number(.count))])
  /// A recognizer was added to a view.
  package static let gestureAdded = EventKind(
    "gesture added", summary: "A recognizer was added to a view, with its options.",
    [.gesture, .on] + FieldSchema.ofGestures, isOpen: true)
  /// Relations of a recognizer to others were added.
  package static let gestureRelated = EventKind(
    "gesture related", summary: "Relations of a recognizer to others were added.",
    [.gesture] + FieldSchema.ofRelations, isOpen: true)
  /// A property of a view was bound to another value.
  package static let follows = EventKind(
    "follows", summary: "A property of a view was bound to another value.",
    [
      FieldSchema("path"), FieldSchema("leader"),
      FieldSchema("from", .numbers(.points), isOptional: true),
      FieldSchema("to", .numbers(.points), isOptional: true),
    ])
  /// The binding of a property ended.
  package static let followEnded = EventKind(
    "follow ended", summary: "A property of a view is no longer bound to another value.",
    [FieldSchema("path"), FieldSchema("at", .number(.points))])
  /// A statement set a model value without animation.
  package static let valueSet = EventKind(
    "value set", summary: "A statement set a model value without animation.", [FieldSchema("path")],
    isOpen: true)

  /// A view was moved among its siblings.
  package static let viewOrdered = EventKind(
    "order NAME", summary: "A view was moved in front of or behind its siblings.",
    isOpen: true)
  /// A view was removed.
  package static let viewRemoved = EventKind(
    "remove NAME", summary: "A view was removed with everything inside it.")

  /// All events of additions.
  package static let construction: [EventKind] = [
    .viewAdded, .scrollViewAdded, .animatorAdded, .animationsAdded, .completionAdded, .gestureAdded,
    .gestureRelated, .follows, .followEnded, .valueSet, .viewOrdered, .viewRemoved,
  ]
}
