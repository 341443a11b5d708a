import PantomimeKit
import TestSupport
import Testing

/// A number with which a call can do nothing is a finding or an error that names the argument, never
/// silently another number.
@Suite(.timeLimit) struct NumberTests {
  /// A stage with one part of each kind.
  struct Parts {
    var stage = Stage()
    let card: ViewID
    let list: ViewID
    let other: ViewID
    let pull: GestureID
    let open: AnimatorID
    let posed: AnimatorID
    let push: TransitionID
    var transition: InteractiveTransition
    var drag: AnchoredDrag
    var connections = Connections(state: "page")

    init() throws {
      card = stage.addView("card", .frame(Rect2D(width: 100, height: 100)), .alpha(0.5))
      let (frame, content) = (Rect2D(width: 100, height: 100), Size2D(width: 100, height: 900))
      list = stage.addScrollView("list", frame: frame, content: content)
      other = stage.addScrollView("other", frame: frame, content: content)
      pull = stage.addGesture(.pan("pull"), on: card)
      open = stage.addAnimator("open", try Animator(duration: 1))
      try stage.addAnimations(to: open, [card: [.alpha(1)]])
      posed = stage.addAnimator("posed", try Animator(duration: 1), to: [card: [.radius(9)]])
      push = stage.addTransition("push", try PercentDrivenTransition(duration: 1))
      stage.begin(push, interactive: true) { _ in }
      transition = InteractiveTransition(of: open, direction: .up, travel: 100)
      try transition.begin(on: &stage)
      let settle = stage.addAnimator("settle", try Animator(duration: 1))
      drag = AnchoredDrag(card[.frame.y], growing: .down, animator: settle)
      try drag.begin(within: ScrollBounds(0, 100), on: &stage)
    }

    /// What a call with a bad number must leave as it was.
    var state: String {
      var stage = stage
      return [
        "\(stage[card, .alpha]) \(stage[card, .frame])",
        "\(stage.contentOffset(of: list)) \(stage.contentOffset(of: other))",
        "\(stage[open]) \(stage[push]) \(connections)",
        "\(stage.unclampedFraction.map { "\($0)" } ?? "none") \(stage.now) \(transition) \(drag)",
      ].joined(separator: "\n")
    }

    /// The arguments that the findings name, without the misuses themselves.
    var findings: [Event] { stage.trace.list.map { $0.event }.filter { $0.misuse != nil } }
  }

  /// An entrance for a number from the code of a scene.
  struct Entrance: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let refusesNegative: Bool
    let acceptsInfinity: Bool
    let call: @Sendable (inout Parts, Double) throws -> Void

    init(
      _ name: String, negative: Bool = false, infinity: Bool = false,
      _ call: @escaping @Sendable (inout Parts, Double) throws -> Void
    ) {
      (testDescription, self.call) = (name, call)
      (refusesNegative, acceptsInfinity) = (negative, infinity)
    }
  }

  /// Returns an entrance for a property of a layer animation's timing.
  static func timing(
    _ name: String, negative: Bool = false, infinity: Bool = false,
    _ change: @escaping @Sendable (inout MediaTiming, Double) -> Void
  ) -> Entrance {
    Entrance("MediaTiming.\(name)", negative: negative, infinity: infinity) { parts, number in
      var timing = MediaTiming(duration: 1)
      change(&timing, number)
      parts.stage.add(LayerAnimation(from: 0.0, to: 1, timing: timing), to: parts.card, .alpha)
    }
  }

  /// Returns an entrance for a number of a pan that a scene changes.
  static func pan(_ number: Double) -> Pan {
    var pan = Pan(state: .ended)
    pan.velocity.dy = number
    return pan
  }

  static let animators: [Entrance] = [
    Entrance("setFractionComplete(to:)") { try $0.stage.setFractionComplete($0.open, to: $1) },
    Entrance("start(afterDelay:)", negative: true) {
      try $0.stage.start($0.posed, afterDelay: $1)
    },
    Entrance("continueAnimation(durationFactor:)", negative: true) {
      try $0.stage.continueAnimation($0.open, durationFactor: $1)
    },
    Entrance("addAnimations(delayFactor:)", negative: true) {
      try $0.stage.addAnimations(to: $0.open, delayFactor: $1) { _ in }
    },
    Entrance("animate(duration:)", negative: true) { parts, number in
      let card = parts.card
      parts.stage.animate("fade", duration: number) { $0[card, .alpha] = 0 }
    },
    Entrance("animate(delay:)", negative: true) { parts, number in
      let card = parts.card
      parts.stage.animate("fade", duration: 1, delay: number) { $0[card, .alpha] = 0 }
    },
    Entrance("animate(to:duration:)", negative: true) {
      $0.stage.animate("fade", to: [$0.card: [.alpha(0)]], duration: $1)
    },
    Entrance("animate(to:delay:)", negative: true) {
      $0.stage.animate("fade", to: [$0.card: [.alpha(0)]], duration: 1, delay: $1)
    },
    Entrance("animateKeyframes(duration:)", negative: true) { parts, number in
      let card = parts.card
      let keyframe = (
        span: try KeyframeSpan(), block: { @Sendable in $0[card, .alpha] = 0 } as AnimationBlock
      )
      parts.stage.animateKeyframes("fade", duration: number, [keyframe])
    },
    Entrance("animateKeyframes(delay:)", negative: true) {
      $0.stage.animateKeyframes("fade", duration: 1, delay: $1, [])
    },
    Entrance("Steps.wait(after:)", negative: true) { parts, number in
      var steps = Steps<Step>()
      steps.wait(.one, after: number, on: &parts.stage)
    },
    Entrance("Steps.animate(duration:)", negative: true) { parts, number in
      var steps = Steps<Step>()
      steps.animate(.one, to: [parts.card: [.alpha(0)]], duration: number, on: &parts.stage)
    },
    Entrance("Animator.init(duration:)", negative: true) { _, number in
      _ = try Animator(duration: number)
    },
    Entrance("Animator.init(initialVelocity:)") { _, number in
      _ = try Animator(
        duration: 1, timing: .damped(ratio: 0.5), initialVelocity: Vector(dy: number))
    },
    Entrance("KeyframeSpan.init(start:)", negative: true) { _, number in
      _ = try KeyframeSpan(start: number)
    },
    Entrance("KeyframeSpan.init(length:)", negative: true) { _, number in
      _ = try KeyframeSpan(length: number)
    },
    Entrance("Timing.damped(ratio:)", negative: true) { _, number in
      _ = try Animator(duration: 1, timing: .damped(ratio: number))
    },
    Entrance("Repetition.init(count:)", negative: true, infinity: true) { _, number in
      _ = try Repetition(count: number)
    },
  ]

  enum Step: String { case one }

  static let transitions: [Entrance] = [
    Entrance("update(_:to:)") { $0.stage.update($0.push, to: $1) },
    Entrance("setCompletion(speed:)", negative: true) {
      try $0.stage.setCompletion(of: $0.push, speed: $1)
    },
    Entrance("PercentDrivenTransition.init(duration:)", negative: true) { _, number in
      _ = try PercentDrivenTransition(duration: number)
    },
    Entrance("InteractiveTransition.travel, begin") { parts, number in
      var transition = InteractiveTransition(of: parts.posed, direction: .up, travel: number)
      try transition.begin(on: &parts.stage)
    },
    Entrance("InteractiveTransition.travel, update") { parts, number in
      parts.transition.travel = number
      defer { parts.transition.travel = 100 }
      try parts.transition.update(translation: Vector(dy: -10), on: &parts.stage)
    },
    Entrance("InteractiveTransition.travel, end") { parts, number in
      parts.transition.travel = number
      defer { parts.transition.travel = 100 }
      try parts.transition.end(Pan(state: .ended), rule: .half, on: &parts.stage)
    },
    Entrance("update(translation:)") {
      try $0.transition.update(translation: Vector(dy: $1), on: &$0.stage)
    },
    Entrance("end(_:rule:) with a velocity") {
      try $0.transition.end(pan($1), rule: .half, on: &$0.stage)
    },
    Entrance("end(durationFactor:)", negative: true) {
      try $0.transition.end(Pan(state: .ended), rule: .half, durationFactor: $1, on: &$0.stage)
    },
    Entrance("end(_:durationFactor:)", negative: true) {
      let decision = NamedRule.half.decide(LiftOff(progress: 0, velocity: 0))
      try $0.transition.end(decision, durationFactor: $1, on: &$0.stage)
    },
    Entrance("end(velocityLimit:)", negative: true, infinity: true) {
      try $0.transition.end(Pan(state: .ended), rule: .half, velocityLimit: $1, on: &$0.stage)
    },
    Entrance("end(duration: .seconds)", negative: true) {
      try $0.transition.end(
        Pan(state: .ended), rule: .half, duration: .seconds($1), on: &$0.stage)
    },
    Entrance("end(duration: .byVelocity)", negative: true) {
      try $0.transition.end(
        Pan(state: .ended), rule: .half, duration: .byVelocity(minimum: 0.1, maximum: $1),
        on: &$0.stage)
    },
    Entrance("unclampedFraction") { $0.stage.unclampedFraction = $1 },
    Entrance("LiftOff.init(progress:)") {
      _ = $0.stage.decide(LiftOff(progress: $1, velocity: 0), by: .half)
    },
    Entrance("LiftOff.init(velocity:)") {
      _ = $0.stage.decide(LiftOff(progress: 0, velocity: $1), by: .sign)
    },
    Entrance("LiftOff.init(distance:)") {
      _ = $0.stage.decide(LiftOff(progress: 0, velocity: 0, distance: $1), by: .half)
    },
    Entrance("LiftOff.init(position:)") {
      _ = $0.stage.decide(LiftOff(position: $1, velocity: 0, anchors: [0, 1]), by: .nearest)
    },
    Entrance("LiftOff.init(anchors:)") {
      _ = $0.stage.decide(LiftOff(position: 0, velocity: 0, anchors: [0, $1]), by: .nearest)
    },
    Entrance("LiftOff.init(start:)") {
      _ = $0.stage.decide(
        LiftOff(position: 0, velocity: 0, anchors: [0, 1], start: $1), by: .nearest)
    },
    Entrance("LiftOff.with(velocity:)") {
      let lift = LiftOff(progress: 0, velocity: 0).with(velocity: $1, crossVelocity: 0)
      _ = $0.stage.decide(lift, by: .half)
    },
  ]

  static let drags: [Entrance] = [
    Entrance("AnchoredDrag.follow") { parts, number in
      var pan = Pan(state: .changed)
      pan.translation.dy = number
      try parts.drag.follow(pan, on: &parts.stage)
    },
    Entrance("AnchoredDrag.end") { _ = try $0.drag.end(pan($1), on: &$0.stage) },
    Entrance("AnchoredDrag.prepare(to:)") { _ = try $0.drag.prepare(to: $1, on: &$0.stage) },
    Entrance("present(at:)") { try $0.stage.present($0.drag, at: $1) },
    Entrance("dismiss(to:)") { try $0.stage.dismiss($0.drag, to: $1) },
    Entrance("AnchoredDrag.begin(within:)", infinity: true) {
      try $0.drag.begin(within: ScrollBounds($1, 1), on: &$0.stage)
    },
    Entrance("drives(over:)", negative: true) {
      try $0.connections.connect(
        $0.pull.drives($0.posed, along: .up, over: $1), on: &$0.stage)
    },
    Entrance("drives(durationFactor:)", negative: true) {
      try $0.connections.connect(
        $0.pull.drives($0.posed, along: .up, over: 100, durationFactor: $1), on: &$0.stage)
    },
    Entrance("DriveConnection.velocityLimit", negative: true) { parts, number in
      // Infinity means no limit, which only a spring may have.
      try parts.connections.connect(
        parts.pull.drives(parts.posed, along: .up, over: 100) { $0.velocityLimit = number },
        on: &parts.stage)
    },
    Entrance("DriveConnection.duration", negative: true) { parts, number in
      try parts.connections.connect(
        parts.pull.drives(parts.posed, along: .up, over: 100) { $0.duration = .seconds(number) },
        on: &parts.stage)
    },
    Entrance("moves(toAnchors:)") {
      try $0.connections.connect(
        $0.pull.moves($0.card[.frame.y], toAnchors: [0, $1]), on: &$0.stage)
    },
    Entrance("moves(past:)", negative: true) {
      try $0.connections.connect(
        $0.pull.moves(
          $0.card[.frame.y], toAnchors: [0, 9], past: .rubber(resistance: $1)), on: &$0.stage)
    },
    Entrance("AnchorsConnection.velocityLimit", negative: true, infinity: true) { parts, number in
      try parts.connections.connect(
        parts.pull.moves(parts.card[.frame.y], toAnchors: [0, 9]) { $0.velocityLimit = number },
        on: &parts.stage)
    },
    Entrance("Connection.timer(after:)", negative: true) {
      try $0.connections.connect(.timer(name: "beat", after: $1), on: &$0.stage)
    },
    Entrance("follows(from:)") {
      try $0.stage.construct(
        $0.card[.alpha].follows($0.card[.frame.y], from: [0, $1], to: [0, 1]))
    },
    Entrance("follows(to:)") {
      try $0.stage.construct(
        $0.card[.alpha].follows($0.card[.frame.y], from: [0, 1], to: [0, $1]))
    },
  ]

  static let others: [Entrance] = [
    Entrance("startTimer(after:)", negative: true) { $0.stage.startTimer("beat", after: $1) },
    Entrance("scroll(to:)") { $0.stage.scroll($0.list, to: Vector(dy: $1)) },
    Entrance("scroll(to:over:)", negative: true) {
      $0.stage.scroll($0.list, to: Vector(dy: 5), over: $1)
    },
    Entrance("scroll(by:)") { $0.stage.scroll($0.list, by: Vector(dx: $1)) },
    Entrance("scroll(by:over:)", negative: true) {
      $0.stage.scroll($0.list, by: Vector(dy: 5), over: $1)
    },
    Entrance("scroll(with:)") { $0.stage.scroll($0.list, with: pan($1)) },
    Entrance("setContentOffset") { $0.stage.setContentOffset(Vector(dy: $1), of: $0.list) },
    Entrance("coupleOffset(ratio:)") {
      $0.stage.coupleOffset(of: $0.list, to: $0.other, ratio: $1)
    },
    Entrance("watch") { $0.stage.watch($0.list, .above($1, .vertical)) },
    Entrance("watch, at least") { $0.stage.watch($0.list, .atLeast($1, .vertical)) },
    Entrance("configure, content", negative: true) { parts, number in
      parts.stage.configure(parts.list) { $0.content.height = number }
    },
    Entrance("configure, viewport") { parts, number in
      parts.stage.configure(parts.list) { $0.viewport.width = number }
    },
    Entrance("configure, insets") { parts, number in
      parts.stage.configure(parts.list) { $0.insets.top = number }
    },
    Entrance("configure, contentTouchDelay", negative: true) { parts, number in
      parts.stage.configure(parts.list) { $0.contentTouchDelay = number }
    },
    Entrance("addScrollView(frame:)") {
      $0.stage.addScrollView("third", frame: Rect2D(x: $1), content: Size2D(width: 9, height: 9))
    },
    Entrance("addScrollView(content:)", negative: true) {
      $0.stage.addScrollView("third", frame: Rect2D(), content: Size2D(width: $1, height: 9))
    },
    Entrance("addScrollView(settings:)") { parts, number in
      parts.stage.addScrollView("third", frame: Rect2D(), content: Size2D()) {
        $0.insets.left = number
      }
    },
    Entrance("addView") { $0.stage.addView("third", .alpha($1)) },
    Entrance("addView(laidOut:)") { $0.stage.addView("third", laidOut: Rect2D(x: $1)) },
    Entrance("addView(in:)") { $0.stage.addView("third", in: $0.card, .x($1)) },
    Entrance("subscript(view:property:)") { $0.stage[$0.card, .alpha] = $1 },
    Entrance("subscript(number:)") { $0.stage[$0.card[.frame.y]] = $1 },
    Entrance("setTranslation") { $0.stage.setTranslation($0.pull, to: Vector(dx: $1)) },
    Entrance("PanTraits.slop", negative: true) { parts, number in
      parts.stage.addGesture(.pan("third", PanTraits(slop: number)), on: parts.card)
    },
    Entrance("EdgeTraits.width", negative: true) { parts, number in
      parts.stage.addGesture(
        .edgePan("third", EdgeTraits(.left, width: number)), on: parts.card)
    },
    Entrance("LongPressTraits.duration", negative: true) { parts, number in
      parts.stage.addGesture(.longPress("third", LongPressTraits(duration: number)), on: parts.card)
    },
    Entrance("LongPressTraits.movement", negative: true) { parts, number in
      parts.stage.addGesture(.longPress("third", LongPressTraits(movement: number)), on: parts.card)
    },
    Entrance("GestureRecognizer.contentTouchDelay", negative: true) { parts, number in
      var gesture = GestureRecognizer.tap("third")
      gesture.contentTouchDelay = number
      parts.stage.addGesture(gesture, on: parts.card)
    },
    Entrance("LayerAnimation.init(to:)") {
      $0.stage.add(
        LayerAnimation(from: 0, to: $1, timing: MediaTiming(duration: 1)), to: $0.card, .alpha)
    },
    timing("duration", negative: true) { $0.duration = $1 },
    timing("beginTime") { $0.beginTime = $1 },
    timing("speed") { $0.speed = $1 },
    timing("timeOffset") { $0.timeOffset = $1 },
    timing("repeatCount", negative: true, infinity: true) { $0.repeatCount = $1 },
    timing("repeatDuration", negative: true, infinity: true) { $0.repeatDuration = $1 },
    Entrance("LayerAnimationGroup.timing", negative: true) {
      $0.stage.add(LayerAnimationGroup(timing: MediaTiming(duration: $1)), to: $0.card)
    },
    Entrance("LayerMove.init(lasting:)", negative: true) {
      $0.stage.animateLayer(of: $0.card, LayerMove("fade", .alpha, from: 0, to: 1, lasting: $1))
    },
    Entrance("animateLayer(lasting:)", negative: true) {
      $0.stage.animateLayer(of: $0.card, .alpha, from: 0, to: 1, lasting: $1, key: "fade")
    },
    Entrance("animateLayer(after:)", negative: true) {
      $0.stage.animateLayer(of: $0.card, .alpha, from: 0, to: 1, lasting: 1, after: $1, key: "fade")
    },
    Entrance("animateLayer(from:)") {
      $0.stage.animateLayer(of: $0.card, .alpha, from: $1, to: 1, lasting: 1, key: "fade")
    },
  ]

  @Test(arguments: animators + transitions + drags + others)
  func noNumberIsSilentlyAnother(entrance: Entrance) throws {
    let wild: [Double] =
      [.nan] + (entrance.acceptsInfinity ? [] : [.infinity, -.infinity])
      + (entrance.refusesNegative ? [-1, -.infinity] : [])
    for number in wild {
      var parts = try Parts()
      let (before, count) = (parts.state, parts.findings.count)
      var thrown: (any Error)?
      do { try entrance.call(&parts, number) } catch { thrown = error }
      let told = parts.findings.dropFirst(count)
      #expect(thrown != nil || told.count == 1, "\(number): \(told)")
      if !entrance.testDescription.hasPrefix("LiftOff") {
        #expect(parts.state == before, "\(number)")
      }
      // A thrown misuse is recorded, too, and whatever is recorded names what is wrong.
      if let misuse = thrown as? Misuse, told.isEmpty { #expect(misuse == .notFinite) }
      for event in told {
        let names = ["argument", "property"].compactMap { event[$0]?.text }
        let isOwn = [.negativeDelay, .badFactor].contains(event.misuse)
        #expect(isOwn || names.count == 1, "\(event)")
        #expect(isOwn || [.notFinite, .outOfRange].contains(event.misuse), "\(event)")
        #expect(isOwn || number.isFinite == (event.misuse == .outOfRange), "\(event)")
      }
    }
  }

  /// The entrances accept ordinary numbers, so that each finding is about the number.
  @Test(arguments: animators + transitions + drags + others)
  func ordinaryNumbersAreNoFindings(entrance: Entrance) throws {
    var parts = try Parts()
    let count = parts.findings.count
    // One number suits every entrance.
    do { try entrance.call(&parts, 0.5) } catch is OptionError {}
    #expect(parts.findings.count == count)
  }

  @Test func aFindingNamesCallArgumentAndNumber() throws {
    var parts = try Parts()
    #expect(throws: Misuse.notFinite) {
      try parts.stage.setFractionComplete(parts.open, to: 0 / 0.0)
    }
    parts.stage.startTimer("beat", after: -1)
    #expect(
      parts.findings.map { $0.text } == [
        "misuse not-finite animator=open call=setFractionComplete argument=to value=nan -- "
          + "'to' of `setFractionComplete` cannot be nan; must be finite. Nothing changed",
        "misuse out-of-range call=startTimer argument=after value=-1 -- "
          + "'after' of `startTimer` cannot be -1; must be finite and at least 0. Nothing changed",
      ])
    #expect(parts.stage.trace.text.split(separator: "\n").count == parts.stage.trace.count)
    #expect(try Trace(parts.stage.trace.text) == parts.stage.trace)
  }

  /// What goes on with another number says which, and only a call that changes nothing says so.
  @Test func aFindingSaysWhatTheCallDoesInstead() throws {
    var parts = try Parts()
    func reason() -> String { parts.findings.last?.reason ?? "" }
    let usual: [(GestureRecognizer, String, String)] = [
      (.pan("a", PanTraits(slop: -4)), "'slop'", "10"),
      (.pan("b", PanTraits(minimumTouches: 0)), "'minimumTouches'", "1"),
      (.pan("c", PanTraits(maximumTouches: -1)), "'maximumTouches'", "unlimited"),
      (.tap("d", TapTraits(taps: 0)), "'taps'", "1"),
      (.tap("e", TapTraits(touches: -1)), "'touches'", "1"),
      (.longPress("f", LongPressTraits(touches: 0)), "'touches'", "1"),
      (.swipe("g", .left, touches: 0), "'touches'", "1"),
      (.edgePan("h", EdgeTraits(.left, width: -1)), "'width'", "of `addGesture`"),
    ]
    for (gesture, argument, number) in usual {
      let count = parts.findings.count
      parts.stage.addGesture(gesture, on: parts.card)
      #expect(parts.findings.count == count + 1 && parts.findings.last?.misuse == .outOfRange)
      #expect(reason().hasPrefix("\(argument) of `addGesture` cannot be "), "\(reason())")
      #expect(reason().contains(number) && reason().hasSuffix(" instead"), "\(reason())")
      #expect(parts.stage.gesture(named: gesture.name) != nil)
    }
    parts.stage.addScrollView(
      "third", frame: Rect2D(), content: Size2D(width: -1, height: 900))
    #expect(reason().hasSuffix("It is 0 instead") && parts.stage.view(named: "third") != nil)
    parts.stage.configure(parts.list) { $0.content.width = -1 }
    #expect(reason().hasSuffix("Nothing changed"))
    // A group with a member that cannot be added is not added.
    let bad = LayerAnimation(from: 0.0, to: 1.0, timing: MediaTiming(duration: -1))
    let events = parts.stage.trace.count
    parts.stage.add(
      LayerAnimationGroup([.init("alpha", bad)], timing: MediaTiming(duration: 2)),
      to: parts.card, key: "k")
    #expect(parts.stage.trace.count == events + 1 && reason().hasSuffix("Nothing changed"))
  }

  @Test func aNumberThatIsNotZeroIsNotShownAsZero() {
    for (number, text) in [
      (-1e-9, "-0.000000001"), (1e-7, "0.0000001"), (-1e-12, "less than 0"), (-0.5, "-0.5"),
      (0, "0"),
    ] {
      let error = OptionError("in", number, allowed: "at least 0")
      #expect(error.description.contains("cannot be \(text);"), "\(error)")
    }
  }

  // MARK: Properties

  /// A number that a property of `UIView` can't have is a finding, and the nearest one counts, wherever
  /// the number comes from.
  @Test(
    arguments: [
      (.alpha(7), .alpha(1), 1), (.alpha(-1e-9), .alpha(0), 1), (.radius(-4), .radius(0), 1),
      (.width(-100), .width(0), 1), (.height(-0.5), .height(0), 1),
      (
        .frame(Rect2D(x: 3, y: 4, width: -200, height: 5)), .frame(Rect2D(x: 3, y: 4, height: 5)), 1
      ),
      (.frame(Rect2D(width: -2, height: -3)), .frame(Rect2D()), 2),
      (.alpha(1), .alpha(1), 0), (.radius(0), .radius(0), 0), (.alpha(-0.0), .alpha(0), 0),
    ] as [(PropertySetting, PropertySetting, Int)])
  func aPropertyHasTheNearestPossibleNumber(
    given: PropertySetting, counts: PropertySetting, findings: Int
  ) throws {
    let ways: [(inout Stage, PropertySetting) throws -> ViewID] = [
      { $0.addView("card", $1) },
      { stage, setting in
        let card = stage.addView(
          "card", .alpha(0.5), .radius(1), .frame(Rect2D(width: 9, height: 9)))
        stage.show([card: [setting]])
        return card
      },
      { stage, setting in
        let card = stage.addView(
          "card", .alpha(0.5), .radius(1), .frame(Rect2D(width: 9, height: 9)))
        let open = stage.addAnimator("open", try Animator(duration: 1), to: [card: [setting]])
        try stage.start(open)
        return card
      },
    ]
    for way in ways {
      var (stage, other) = (Stage(), Stage())
      let (card, same) = (try way(&stage, given), try way(&other, counts))
      #expect(
        stage[card, .alpha] == other[same, .alpha] && stage[card, .radius] == other[same, .radius]
          && stage[card, .frame] == other[same, .frame])
      let misuses = stage.trace.list.map { $0.event }.filter { $0.misuse != nil }
      #expect(misuses.count == findings && misuses.allSatisfy { $0.misuse == .outOfRange })
      for event in misuses {
        #expect(event.reason.hasSuffix(" instead") && event.numberUsedInstead == event.reason)
      }
    }
  }

  // MARK: Inputs

  struct Still: TransitionScene, PanHandling {
    static let name = "still"
    private let card: ViewID
    private let open: AnimatorID

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      card = stage.addView("card", .frame(Rect2D(width: 390, height: 844)), .alpha(1))
      stage.addGesture(.pan("pull"), on: card)
      open = stage.addAnimator("open", try Animator(duration: 1), to: [card: [.alpha(0)]])
      stage.addScrollView(
        "list", frame: Rect2D(width: 100, height: 100), content: Size2D(width: 100, height: 900))
    }

    mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
      stage[card, .frame].y = pan.translation.dy
    }
    mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
    mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {}
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func anInputWithoutNumbersIsAnError(number: Double) throws {
    var app = try Simulation(Still.self)
    try app.pan(.began)
    let inputs: [(Input, String)] = [
      (.pan(PanInput(.changed, dx: .absolute(number))), "dx"),
      (.pan(PanInput(.changed, dy: .relative(number))), "dy"),
      (.pan(PanInput(.ended, velocity: Vector(dx: number))), "vx"),
      (.pan(PanInput(.changed, location: Point2D(y: number))), "y"),
      (.tapScreen(at: Point2D(x: number)), "x"), (.animator(.scrub(number)), "fraction"),
    ]
    for (input, name) in inputs {
      let trace = app.trace
      let error = #expect(throws: InputError.self) { try app.handle(input) }
      #expect(
        error?.description
          == "'\(name)' cannot be \(Numerals.text(number)); must be a finite number")
      #expect(app.trace == trace)
    }
    try app.pan(.changed, dy: -40)
    #expect(app.read("card.frame.y") == .points(-40))
    #expect(app.trace.list.allSatisfy { $0.event.misuse == nil })
  }

  /// A duration that is negative, or leads past the last instant, is a finding; the log reproduces it.
  @Test(arguments: [Duration.seconds(-3), .nanoseconds(-1), .seconds(10_000_000_000)])
  func timeHasEnds(duration: Duration) throws {
    var app = try Simulation(Still.self)
    #expect(app.advance(by: .seconds(1)) == .reached)
    #expect(app.advance(by: duration) == .refused)
    #expect(app.now == Instant(seconds: 1))
    let last = try #require(app.trace.list.last?.event)
    #expect(last.misuse == .outOfRange && last["argument"]?.text == "by")
    #expect(try app.replayed().trace == app.trace)
    #expect(app.advance(by: .seconds(1)) == .reached && app.now == Instant(seconds: 2))
  }

  @Test(arguments: [-1, .nan, 1e10, .infinity])
  func anImpossibleInstantIsAnError(seconds: Double) throws {
    var app = try Simulation(Still.self)
    let error = #expect(throws: ImpossibleInputError.self) {
      try app.advance(to: Instant(seconds: seconds))
    }
    let text = seconds > 0 ? "time ends after 9.22e9 s" : "an instant cannot be negative or NaN"
    #expect(error?.description == text && app.now == .zero)
    #expect(throws: ImpossibleInputError.self) {
      try app.advance(to: Instant(seconds: 1), maxSteps: -3)
    }
  }

  /// Zero has no sign on any path, whatever computed it.
  @Test func zeroHasNoSign() throws {
    var app = try Simulation(Still.self)
    func signs() -> [String] {
      app.paths.filter { path in
        app.read(path)?.numbers.contains { $0 == 0 && $0.sign == .minus } ?? false
      }
    }
    #expect(signs() == [])
    try app.pan(.began)
    try app.pan(.changed, dy: -0.0)
    #expect(signs() == [])
    var parts = try Parts()
    #expect(parts.stage.contentOffset(of: parts.list).dy.sign == .plus)
    parts.stage.setContentOffset(.zero, of: parts.list)
    #expect(parts.stage.contentOffset(of: parts.list).dx.sign == .plus)
  }
}
