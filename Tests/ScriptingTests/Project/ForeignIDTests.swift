import TestSupport
import Foundation
import PantomimeKit
import Testing

/// An id of another stage is a finding, whatever it is given to, and nothing else changes.
@Suite(.timeLimit) struct ForeignIDTests {
  /// A stage with things of every kind, and the ids of the last of each.
  struct Furnished {
    var stage = Stage()
    var view: ViewID
    var scroll: ViewID
    var animator: AnimatorID
    var transition: TransitionID
    var gesture: GestureID
    var timer: TimerID
    var watch: ScrollWatchID
    var place: PropertyID<Double>?

    /// So many of each, called by a word and a number.
    init(_ count: Int, called word: String) throws {
      var last: Furnished?
      for number in 0..<count {
        last = try Furnished(after: last?.stage ?? Stage(), "\(word)\(number)")
      }
      self = try #require(last)
    }

    private init(after stage: Stage, _ name: String) throws {
      self.stage = stage
      view = self.stage.addView("\(name)-view", .frame(Rect2D()), .alpha(1))
      scroll = self.stage.addScrollView(
        "\(name)-scroll", frame: Rect2D(width: 10, height: 10),
        content: Size2D(width: 10, height: 90))
      animator = self.stage.addAnimator("\(name)-animator", try Animator(duration: 1))
      transition = self.stage.addTransition(
        "\(name)-transition", try PercentDrivenTransition(duration: 1))
      gesture = self.stage.addGesture(.pan("\(name)-pan"), on: view)
      timer = self.stage.startTimer("\(name)-timer", after: 9)
      watch = self.stage.watch(scroll, .above(5, .vertical))
      place = self.stage.find(view, .alpha)
    }
  }

  /// Something that a scene does with an id: how it is declared, and doing it.
  struct Deed: Sendable, CustomTestStringConvertible {
    /// The beginning of its declaration.
    let declaration: String
    /// Done on a stage with the ids of another.
    let act: @Sendable (inout Stage, Furnished) throws -> Void

    var testDescription: String { declaration }

    init(
      _ declaration: String, _ act: @escaping @Sendable (inout Stage, Furnished) throws -> Void
    ) {
      self.declaration = declaration
      self.act = act
    }
  }

  static let ofAnimators: [Deed] = [
    Deed("var principal: AnimatorID?") { $0.principal = $1.animator },
    Deed("subscript(animator: AnimatorID)") { _ = $0[$1.animator] },
    Deed("mutating func start(_ id: AnimatorID)") { try $0.start($1.animator) },
    Deed("mutating func start(_ id: AnimatorID, afterDelay") {
      try $0.start($1.animator, afterDelay: 1)
    },
    Deed("mutating func start(_ id: AnimatorID, after delay") {
      try $0.start($1.animator, afterDelay: 1)
    },
    Deed("mutating func pause(_ id: AnimatorID)") { try $0.pause($1.animator) },
    Deed("mutating func setFractionComplete(_ id: AnimatorID") {
      try $0.setFractionComplete($1.animator, to: 0.5)
    },
    Deed("mutating func setReversed(_ id: AnimatorID") { try $0.setReversed($1.animator, true) },
    Deed("mutating func continueAnimation(_ id: AnimatorID") {
      try $0.continueAnimation($1.animator)
    },
    Deed("mutating func stop(_ id: AnimatorID") {
      try $0.stop($1.animator, withoutFinishing: false)
    },
    Deed("mutating func finish(_ id: AnimatorID") { try $0.finish($1.animator, at: .end) },
    Deed("mutating func continueAnimation(_ id: AnimatorID") {
      try $0.continueAnimation($1.animator, isRelease: true)
    },
    Deed("mutating func configure(_ id: AnimatorID") {
      try $0.configure($1.animator, .scrubsLinearly, false)
    },
    Deed("mutating func addAnimations(to id: AnimatorID") {
      try $0.addAnimations(to: $1.animator) { _ in }
    },
    Deed("mutating func addKeyframe(_ span: KeyframeSpan, to id: AnimatorID") {
      try $0.addKeyframe(try KeyframeSpan(), to: $1.animator) { _ in }
    },
    Deed("mutating func addCompletion(to id: AnimatorID") { $0.addCompletion(to: $1.animator) },
    Deed("mutating func cancel(_ animation: AnimatorID") { $0.cancel($1.animator) },
  ]

  static let ofViews: [Deed] = [
    Deed("subscript<Value: AnimatableValue>(view: ViewID, property: Property<Value>)") {
      _ = $0[$1.view, .alpha]
    },
    Deed("subscript<Value: AnimatableValue>(view: ViewID, property: Property<Value>)") {
      $0[$1.view, .alpha] = 0.5
    },
    Deed("mutating func shown<Value: AnimatableValue>(_ view: ViewID") {
      _ = $0.shown($1.view, .alpha)
    },
    Deed("mutating func addView(_ name: String, in parent: ViewID") {
      _ = $0.addView("inside", in: $1.view)
    },
    Deed("mutating func addView(_ name: String, laidOut frame: Rect2D, in parent: ViewID?") {
      _ = $0.addView("laid", laidOut: Rect2D(), in: $1.view)
    },
    Deed("mutating func addScrollView(_ name: String, in parent: ViewID?") {
      $0.addScrollView("inside", in: $1.view, frame: Rect2D(), content: Size2D())
    },
    Deed("mutating func addAlias(_ alias: String") { $0.addAlias("alias", for: $1.view) },
    Deed("mutating func hang(_ view: ViewID") {
      $0.hang($1.view, AnchoredBox(size: Size2D(), position: Point2D(x: 1, y: 1)))
    },
    Deed("mutating func setUserInteraction(_ view: ViewID") {
      $0.setUserInteraction($1.view, isEnabled: false)
    },
    Deed("mutating func set(_ attribute: ViewAttribute, of view: ViewID)") {
      $0.set(.isHidden(true), of: $1.view)
    },
    Deed("mutating func order(_ view: ViewID") { try $0.order($1.view, .front) },
    Deed("mutating func addGesture(_ gesture: GestureRecognizer, on view: ViewID") {
      $0.addGesture(.tap("another"), on: $1.view)
    },
    Deed("var defaultPanView: ViewID?") { $0.defaultPanView = $1.view },
    Deed("mutating func add<Value: AnimatableValue>(_ animation: LayerAnimation, to view: ViewID") {
      $0.add(
        LayerAnimation(from: 0.0, timing: MediaTiming(duration: 1)), to: $1.view, .alpha, key: "k")
    },
    Deed("mutating func animateLayer<Value: AnimatableValue>(of view: ViewID") {
      $0.animateLayer(of: $1.view, .alpha, from: 0, to: 1, lasting: 1, key: "k")
    },
    Deed("mutating func animateLayer(of view: ViewID") {
      $0.animateLayer(of: $1.view, LayerMove("k", .alpha, from: 0, to: 1, lasting: 1))
    },
    Deed("mutating func add(_ group: LayerAnimationGroup, to view: ViewID") {
      $0.add(LayerAnimationGroup(timing: MediaTiming(duration: 1)), to: $1.view, key: "k")
    },
    Deed("mutating func removeLayerAnimation(from view: ViewID") {
      $0.removeLayerAnimation(from: $1.view, key: "k")
    },
    Deed("mutating func removeAllLayerAnimations(from view: ViewID") {
      $0.removeAllLayerAnimations(from: $1.view)
    },
    Deed("mutating func insert(_ view: ViewID") { stage, other in
      let own = stage.addTransition("own", try PercentDrivenTransition(duration: 1))
      stage.insert(other.view, into: own)
    },
    Deed("mutating func remove(_ view: ViewID") { stage, other in
      let own = stage.addTransition("own", try PercentDrivenTransition(duration: 1))
      stage.remove(other.view, from: own)
    },
  ]

  static let ofScrollViews: [Deed] = [
    Deed("mutating func watch(_ view: ViewID") { $0.watch($1.scroll, .above(1, .vertical)) },
    Deed("mutating func cancel(_ watch: ScrollWatchID") { $0.cancel($1.watch) },
    Deed("mutating func takeOverScrolling(of view: ViewID") { $0.takeOverScrolling(of: $1.scroll) },
    Deed("mutating func configure(_ view: ViewID") { $0.configure($1.scroll) { _ in } },
    Deed("mutating func scrollTouchDown(_ view: ViewID") { $0.scrollTouchDown($1.scroll) },
    Deed("mutating func scrollTouchUp(_ view: ViewID") { $0.scrollTouchUp($1.scroll) },
    Deed("mutating func scroll(_ view: ViewID, with") {
      $0.scroll($1.scroll, with: Pan(state: .began))
    },
    Deed("mutating func scroll(_ view: ViewID, to") { $0.scroll($1.scroll, to: .zero) },
    Deed("mutating func scroll(_ view: ViewID, by") { $0.scroll($1.scroll, by: .zero) },
    Deed("mutating func setContentOffset(") { $0.setContentOffset(.zero, of: $1.scroll) },
    Deed("mutating func coupleOffset(of first: ViewID") {
      $0.coupleOffset(of: $1.scroll, to: $1.scroll, ratio: 1)
    },
  ]

  static let ofOthers: [Deed] = [
    Deed("subscript(transition: TransitionID)") { _ = $0[$1.transition] },
    Deed("mutating func begin(_ id: TransitionID") {
      $0.begin($1.transition, interactive: false) { _ in }
    },
    Deed("mutating func addAnimations(to id: TransitionID") {
      $0.addAnimations(to: $1.transition) { _ in }
    },
    Deed("mutating func start(_ id: TransitionID)") { _ = $0.start($1.transition) },
    Deed("mutating func pause(_ id: TransitionID)") { _ = $0.pause($1.transition) },
    Deed("mutating func update(_ id: TransitionID") { $0.update($1.transition, to: 1) },
    Deed("mutating func finish(_ id: TransitionID") { $0.finish($1.transition) },
    Deed("mutating func cancel(_ id: TransitionID") { $0.cancel($1.transition) },
    Deed("mutating func setCompletion(of id: TransitionID") {
      try $0.setCompletion(of: $1.transition, speed: 2)
    },
    Deed("mutating func dropContainer(of id: TransitionID") { $0.dropContainer(of: $1.transition) },
    Deed("mutating func gesture(_ gesture: GestureID") {
      $0.gesture($1.gesture, waitsForFailureOf: $1.gesture)
    },
    Deed("mutating func recognizeSimultaneously(_ one: GestureID") {
      $0.recognizeSimultaneously($1.gesture, $1.gesture)
    },
    Deed("mutating func setAxisRule(_ rule: AxisRule") {
      $0.setAxisRule(.vertical, for: $1.gesture)
    },
    Deed("mutating func setEnabled(_ gesture: GestureID") { $0.setEnabled($1.gesture, false) },
    Deed("mutating func setTranslation(_ gesture: GestureID") {
      $0.setTranslation($1.gesture, to: .zero)
    },
    Deed("mutating func cancel(_ timer: TimerID") { $0.cancel($1.timer) },
  ]

  static let deeds = ofAnimators + ofViews + ofScrollViews + ofOthers

  private static func findings(_ stage: Stage) -> [String] {
    stage.trace.list.filter { $0.event.misuse == .foreignID }.map { $0.event.text }
  }

  /// Of a stage that has more of everything, so that there is nothing in that place.
  @Test(arguments: deeds) func ofALargerStageIsAFinding(deed: Deed) throws {
    let small = try Furnished(1, called: "it")
    try expectAFinding(deed, on: small.stage, with: Furnished(9, called: "it"))
    try expectAFinding(deed, on: Stage(), with: small)
  }

  /// Of a stage as large, so that there is something in that place.
  @Test(arguments: deeds) func ofAnotherStageIsAFinding(deed: Deed) throws {
    // Every started object has a number: only later numbers are known to be invalid.
    let isNumbered = ["TimerID", "WatchID"].contains { deed.declaration.hasSuffix($0) }
    let small = try Furnished(1, called: "it")
    let other = try Furnished(1, called: "that")
    guard isNumbered else { return try expectAFinding(deed, on: small.stage, with: other) }
    var stage = small.stage
    try deed.act(&stage, other)
    #expect(stage.isWaiting(small.timer) && !stage.isWaiting(other.timer))
  }

  private func expectAFinding(_ deed: Deed, on before: Stage, with other: Furnished) throws {
    var stage = before
    do { try deed.act(&stage, other) } catch let misuse as Misuse {
      #expect(misuse == .foreignID)
    }
    #expect(!Self.findings(stage).isEmpty)
    // Nothing else is reported, and only the added objects exist.
    let told = stage.trace.count - before.trace.count
    #expect(told == Self.findings(stage).count)
    if let own = before.animator(named: "it0-animator") { #expect(stage[own] == before[own]) }
    #expect(stage.principal == before.principal && stage.defaultPanView == before.defaultPanView)
  }

  /// Ids of a stage, of its copies and of one built in the same way are good for all of them.
  @Test(arguments: deeds) func ofACopyIsNone(deed: Deed) throws {
    let other = try Furnished(2, called: "it")
    for stage in [other.stage, try Furnished(2, called: "it").stage] {
      var stage = stage
      do { try deed.act(&stage, other) } catch is Misuse {}
      #expect(Self.findings(stage).isEmpty)
    }
  }

  /// Who only looks gets an answer that means nothing, and never a trap.
  @Test func whoOnlyLooksIsAnswered() throws {
    let small = try Furnished(1, called: "it").stage
    for other in [try Furnished(9, called: "it"), try Furnished(1, called: "that")] {
      #expect(!small.contains(other.view) && !small.contains(other.animator))
      #expect(!small.contains(other.transition) && !small.contains(other.gesture))
      #expect(small[other.animator].fraction(at: .zero) == 0)
      #expect(!small[other.transition].isInteractive)
      #expect(small[other.view, .alpha] == 0 && small.shown(other.view, .alpha) == 0)
      #expect(small.name(of: other.view) == "?" && small.name(of: other.gesture) == "?")
      #expect(small.name(of: other.animator) == "?" && small.name(of: other.transition) == "?")
      #expect(small.context(of: other.transition).container.isEmpty)
      #expect(small.parent(of: other.view) == nil && small.path(of: other.view) == [other.view])
      #expect(small.frameOnScreen(of: other.view) == nil && small.find(other.view, .alpha) == nil)
      #expect(
        small.scrollView(other.scroll) == nil && small.contentOffset(of: other.scroll) == .zero)
      #expect(small.scrollRecognizer(of: other.scroll) == nil && !small.isPan(other.gesture))
      #expect(
        small.view(of: other.gesture) == nil && !small.isTogether(other.gesture, other.gesture))
      #expect(small.axisVerdict(for: Pan(state: .began), of: other.gesture) == nil)
      #expect(small.layerAnimationCount(of: other.view) == 0)
    }
    let place = try #require(try Furnished(9, called: "it").place)
    let timer = try Furnished(9, called: "it").timer
    #expect(small.shown(place) == 0 && !small.isWaiting(timer))
  }

  /// Whatever changes a stage and takes an id is among the deeds.
  @Test func nothingThatTakesAnIDIsLeftOut() throws {
    var checked = 0
    for file in try SourceTree.files(below: "Sources/PantomimeKit/Stage", ".swift") {
      let text = file.code.lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
        .split(separator: "( ").joined(separator: "(")
      for piece in text.components(separatedBy: "public ").dropFirst() {
        let head = String(piece.prefix { $0 != "{" })
        let parameters = head.components(separatedBy: "->")[0]
        let takes = [
          "AnimatorID", "ViewID", "TransitionID", "GestureID", "TimerID", "ScrollWatchID",
        ].contains { parameters.contains($0) }
        let changes =
          head.hasPrefix("mutating") || head.hasPrefix("var")
          || (head.hasPrefix("subscript") && piece.dropFirst(head.count).hasPrefix("{ mutating"))
        guard takes, changes, !head.hasPrefix("var id") else { continue }
        checked += 1
        #expect(
          Self.deeds.contains { head.hasPrefix($0.declaration) }, "\(file.path): \(head)")
      }
    }
    #expect(checked > 40)
  }
}
