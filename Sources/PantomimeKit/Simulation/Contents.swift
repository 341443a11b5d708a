extension Simulation {
  /// The contents of a simulation: a scene on its stage, the current pan, and the log, with the
  /// routing of inputs.
  struct Contents: Sendable {
    var stage: Stage
    var currentPan = CurrentPan()
    private(set) var log: InputLog
    // Every change first ensures that the box isn't shared, which the compiler can't check.
    nonisolated(unsafe) private var box: SceneBox

    /// Starts a scene at instant 0.
    init(_ traits: SceneTraits, _ options: SceneOptions) throws(OptionError) {
      try options.check(traits.options)
      var stage = Stage(
        Settings(options), of: Declarations(events: traits.events, states: traits.states))
      // Defaults are omitted, so that adding an option changes no trace.
      var given: [Event.Field] = []
      for option in traits.options {
        guard let value = options[option.name], value != option.standard else { continue }
        given.append(.word(option.name, value.text))
      }
      stage.note(Event(.scene, .word(traits.name), given))
      stage.ledger.claimNames(of: traits)
      stage.settings.warnOfStanding(among: traits.options, in: &stage.ledger)
      let scene = try traits.begin(traits, options, &stage)
      for name in scene.tappable {
        stage.gestures.addTap(on: name, of: stage.views, stage.settings.preferences.panStart)
      }
      stage.gestures.recordFindings(in: &stage.ledger)
      stage.ledger.checkState(scene.state, by: &stage.declarations)
      // Reading a path later can't record anything, so errors in the paths are reported now.
      let slips = MissingPropertyLog()
      stage.views.setSlips(slips)
      for place in traits.paths.all.indices
      where !traits.paths.isIndexed(place) || scene.count(ofPath: place) > 0 {
        _ = scene.value(ofPath: place, at: 0, on: stage)
      }
      stage.views.setSlips(nil)
      for slip in slips.all { _ = stage.knownSlot(slip.view, slip.property) }
      stage.ledger.clock.setNextDeadline(Agenda.nextDeadline(of: stage))
      (self.stage, log, box) = (stage, InputLog(options), scene)
    }

    /// The scene, for calls that don't change it.
    var scene: SceneBox { box }

    /// The scene, for calls that may change it, in a box that isn't shared with a copy.
    var ownScene: SceneBox {
      @inline(__always) mutating get {
        if !isKnownUniquelyReferenced(&box) { box = box.copy() }
        return box
      }
    }

    /// The declarations of the scene's type.
    var traits: SceneTraits { box.traits }
  }
}

// MARK: - Routing

extension Simulation.Contents {
  mutating func handle(_ input: Input) throws(InputError) {
    log.note(input, at: stage.now)
    // Returns without delivering notifications, so that they never arrive earlier because of this
    // input.
    if case .keepTrace(let count) = input { return stage.ledger.keepTrace(last: count) }
    stage.ledger.clock.noteChange()
    let known = stage.ledger.trace.count
    var refusal: InputError?
    do throws(InputError) { try take(input) } catch {
      refusal = stage.ledger.onRecord(error, since: known)
    }
    stage.ledger.checkState(scene.state, by: &stage.declarations)
    let later = deliver().refusal
    if let refusal = refusal ?? later { throw refusal }
  }

  private mutating func take(_ input: Input) throws(InputError) {
    switch input {
    case .pan(let input): try handlePan(input)
    case .touch(let touches): try handleTouches(touches)
    case .liftOutside(let id): try stage.gestures.liftOutside(id, in: &stage.ledger)
    case .interruption: stage.gestures.interrupt(in: &stage.ledger)
    case .setEnabled(let gesture, let isOn):
      try stage.gestures.setEnabled(gesture, isOn, in: &stage.ledger)
    case .tap(let view, let taps): try handleTap(on: view, taps: taps)
    case .tapScreen(let place, let taps): try handleTap(at: place, taps: taps)
    case .animator(let input, let name): try handleAnimator(input, name: name)
    case .set(let option, let value): try handleSet(option, to: value)
    case .signal(let signal): try handleSignal(signal)
    case .scroll(let input, let view): try input.move(view, on: &stage)
    case .construct(.connection(let connection)): try ownScene.connect(connection, on: &stage)
    case .construct(let construction):
      if construction.leavesAnimatorOpen { try refuseAmbiguity() }
      try construction.carryOut(on: &stage)
      // A recognizer that is added later uses the same velocity estimator as the earlier ones.
      if case .gesture = construction {
        stage.gestures.setEstimator(stage.settings.preferences.estimator)
      }
    case .keepTrace: break
    case .endless(let count, let reason):
      stage.note(Event(.endless, nil, [.number("ends", Double(count))], reason: Reason(reason)))
    case .setting(let setting):
      setting.apply(to: &stage)
      currentPan.reported.estimator = stage.settings.preferences.estimator
    }
  }

  private mutating func handleAnimator(_ input: AnimatorInput, name: String?) throws(InputError) {
    if name == nil { try refuseAmbiguity() }
    let meant = stage.principal ?? stage.animators.lastThatRefuses
    guard let id = name.map({ stage.animator(named: $0) }) ?? meant else {
      throw .impossible(.noAnimator(name ?? "", among: stage.animators.names))
    }
    if stage.animators.refusesHold(id, in: &stage.ledger) { return }
    try InputError.misuse { () throws(Misuse) in
      switch input {
      case .start(let delay):
        if name == nil {
          try ownScene.start(after: delay, on: &stage)
        } else {
          try stage.start(id, after: delay)
        }
      case .pause: try stage.pause(id)
      case .scrub(let fraction): try stage.scrub(id, to: fraction)
      case .reverse: try stage.setReversed(id, !stage[id].isReversed)
      case .configure(let setting, let isOn): try stage.configure(id, setting, isOn)
      case .resume(let timing, let durationFactor):
        try stage.continueAnimation(id, timing: timing, durationFactor: durationFactor)
      case .stop(let withoutFinishing): try stage.stop(id, withoutFinishing: withoutFinishing)
      case .finish(let position): try stage.finish(id, at: position)
      }
    }
  }

  /// Refuses an input that names no animator if the scene requires a name and has several
  /// animators.
  private func refuseAmbiguity() throws(InputError) {
    guard traits.requiresAnimatorName, stage.animators.countOfNamed > 1 else { return }
    throw .impossible(.severalAnimators(stage.animators.names))
  }

  private mutating func handleSignal(_ signal: Signal) throws(InputError) {
    guard let form = traits.signals.first(where: { $0.name == signal.name }) else {
      throw .impossible(.noSignal(signal.name))
    }
    var values = stage.settings.options
    for given in signal.values {
      guard form.options.contains(given.option) else {
        throw .impossible(
          .badOption(
            OptionError(
              option: given.option,
              problem: "\(signal.name) accepts \(form.options.joined(separator: ", "))")))
      }
      values.set(given.option, to: given.value)
    }
    try take(values, from: signal.name)
  }

  private mutating func handleSet(_ name: String, to value: OptionValue) throws(InputError) {
    guard let option = traits.options.first(where: { $0.name == name }), option.isLive else {
      throw .impossible(.optionFixed(name))
    }
    var values = stage.settings.options
    values.set(name, to: value)
    try take(values, setting: Event(.optionSet, nil, [.word(name, value.text)]))
  }

  /// Passes options to the scene, from a signal or a changed live option; restores the scene and
  /// the stage if the options are inconsistent.
  private mutating func take(
    _ options: SceneOptions, from signal: String? = nil, setting event: Event? = nil
  ) throws(InputError) {
    let (oldScene, oldStage) = (box, stage)
    do throws(OptionError) {
      try options.check(traits.options)
      if let event {
        stage.settings.set(options)
        stage.note(event)
      }
      try ownScene.take(options, from: signal, on: &stage)
    } catch {
      (box, stage) = (oldScene, oldStage)
      throw .impossible(.badOption(error))
    }
  }
}
