/// A claim about a scene that must hold whatever the user does.
///
/// A scene declares its invariants in one list. A search for defects checks them after every input
/// and at every instant at which something happens, and the path `invariant.NAME` reads them.
///
/// ```swift
/// struct Shutter {
///   let view: ViewID
///
///   static let staysOnScreen = SceneInvariant<Shutter>.always(
///     "on-screen", "The shutter never leaves the screen."
///   ) { shutter, stage in stage.shown(shutter.view, .y) <= stage.screen.height }
/// }
/// ```
///
/// An invariant describes what the scene should do, so it must not depend on the faults that are
/// switched on.
public struct SceneInvariant<S: Sendable>: Sendable {
  /// The name, as one word, by which the path `invariant.NAME` reads the invariant.
  package let name: String
  /// The claim, as a sentence.
  package let sentence: String
  let claim: Claim

  enum Claim: Sendable {
    case always(@Sendable (S, Stage) -> Bool)
    case atRest(@Sendable (S, Stage) -> Bool)
    case followsFinger(
      Direction, component: String, held: @Sendable (S, Stage) -> HeldNumber?)
  }

  /// Declares a claim that holds at every instant.
  public static func always(
    _ name: String, _ sentence: String, holds: @escaping @Sendable (S, Stage) -> Bool
  ) -> SceneInvariant { SceneInvariant(name: name, sentence: sentence, claim: .always(holds)) }

  /// Declares a claim that holds whenever no finger is on the screen and everything is at rest,
  /// apart from what repeats forever.
  public static func atRest(
    _ name: String, _ sentence: String, holds: @escaping @Sendable (S, Stage) -> Bool
  ) -> SceneInvariant { SceneInvariant(name: name, sentence: sentence, claim: .atRest(holds)) }

  /// Declares that what a finger holds never moves against the finger, nor farther than a multiple
  /// of the finger's movement.
  ///
  /// - Parameters:
  ///   - name: The name, as one word.
  ///   - sentence: The claim.
  ///   - direction: The direction of movement in which the number grows.
  ///   - component: The path of the number within its view, such as `frame.y`.
  ///   - held: Returns what the finger holds, or `nil` if it holds nothing.
  public static func followsFinger(
    _ name: String, _ sentence: String, growing direction: Direction, component: String,
    held: @escaping @Sendable (S, Stage) -> HeldNumber?
  ) -> SceneInvariant {
    SceneInvariant(
      name: name, sentence: sentence,
      claim: .followsFinger(direction, component: component, held: held))
  }
}

/// A number of a view that a finger holds.
public struct HeldNumber: Sendable, Hashable {
  /// The view.
  package let view: ViewID
  /// The number on the screen.
  package let value: Double
  /// The largest change of the number per point of the finger's movement.
  package let gain: Double

  /// Creates a number of a view.
  public init(_ view: ViewID, _ value: Double, gain: Double = 1) {
    (self.view, self.value, self.gain) = (view, value, gain)
  }
}

/// The description of an invariant, without the scene's type.
package struct InvariantNote: Sendable, Hashable {
  /// The instants at which an invariant applies.
  package enum Occasion: String, Sendable {
    case always
    case atRest = "at rest"
  }

  package let name: String
  package let sentence: String
  package let occasion: Occasion

  package init<S>(_ invariant: SceneInvariant<S>) {
    (name, sentence) = (invariant.name, invariant.sentence)
    switch invariant.claim {
    case .always, .followsFinger: occasion = .always
    case .atRest: occasion = .atRest
    }
  }
}

/// A number that a finger holds, with the invariant that limits its movement.
package struct FollowedNumber: Sendable {
  /// The index of the invariant.
  package let invariant: Int
  /// The direction of movement in which the number grows.
  package let direction: Direction
  package let number: HeldNumber
  let component: String

  /// Returns the path of the number.
  package func path(in simulation: Simulation) -> String {
    simulation.look { "\($0.stage.name(of: number.view)).\(component)" }
  }
}

extension FollowedNumber {
  /// Returns the limits of the number after the finger has moved, or `nil` if the finger holds
  /// another number then.
  ///
  /// - Parameters:
  ///   - after: The number after the movement.
  ///   - translations: The translations from which the finger may have moved.
  ///   - translation: The translation to which the finger has moved.
  package func limits(
    of after: FollowedNumber, from translations: [Vector], to translation: Vector
  ) -> ClosedRange<Double>? {
    guard after.invariant == invariant, after.number.view == number.view else { return nil }
    let gain = max(number.gain, after.number.gain)
    let reaches = translations.map { moved in
      direction.along(Vector(dx: translation.dx - moved.dx, dy: translation.dy - moved.dy)) * gain
    }
    let least = min(reaches.min() ?? 0, 0)
    return (number.value + least - 0.01)...(number.value + max(reaches.max() ?? 0, 0) + 0.01)
  }

  /// Returns the translations from which a finger may move next: the first movement after a grab
  /// includes that before it if the grab itself moved nothing.
  package static func origins(of pan: Pan) -> [Vector] {
    pan.state == .began ? [pan.translation, .zero] : [pan.translation]
  }
}

/// The claims about what a finger holds that the current or last pan has broken.
struct FollowingCheck: Sendable {
  /// The indices of the invariants, as bits.
  private(set) var broken: UInt64 = 0

  /// Compares what a finger held before a report with what it holds now.
  mutating func check(_ before: FollowedNumber?, _ old: Pan, _ after: FollowedNumber?, _ new: Pan) {
    if new.state == .began, old.state != .began { broken = 0 }
    guard new.state == .changed, let before, let after,
      let limits = before.limits(
        of: after, from: FollowedNumber.origins(of: old), to: new.translation),
      !limits.contains(after.number.value)
    else { return }
    broken |= 1 << UInt64(after.invariant)
  }
}

// MARK: - Checking

extension SceneInvariant {
  /// Returns the set of the indices of the invariants that don't hold, as bits.
  static func broken(
    _ all: [SceneInvariant], by scene: S, on stage: Stage, isAtRest: Bool
  ) -> UInt64 {
    var broken: UInt64 = 0
    for index in all.indices {
      switch all[index].claim {
      case .always(let holds) where !holds(scene, stage): broken |= 1 << UInt64(index)
      case .atRest(let holds) where isAtRest && !holds(scene, stage):
        broken |= 1 << UInt64(index)
      case .always, .atRest, .followsFinger: break
      }
    }
    return broken
  }

  /// Returns the first number that a finger holds.
  static func followed(
    _ all: [SceneInvariant], by scene: S, on stage: Stage
  ) -> FollowedNumber? {
    for index in all.indices {
      guard case .followsFinger(let direction, let component, let held) = all[index].claim,
        let number = held(scene, stage)
      else { continue }
      return FollowedNumber(
        invariant: index, direction: direction, number: number, component: component)
    }
    return nil
  }
}

extension Simulation {
  /// The invariants that the scene declares.
  package var invariants: [InvariantNote] { look { $0.traits.invariants } }

  /// A Boolean value that indicates whether no finger is on the screen and nothing that has an end
  /// is in flight.
  package var isAtRest: Bool { look { $0.stage.isAtRest(during: $0.currentPan) } }

  /// The set of the indices of the invariants that don't hold now, as bits.
  package var brokenInvariants: UInt64 {
    look { contents in
      contents.scene.brokenInvariants(
        on: contents.stage, isAtRest: contents.stage.isAtRest(during: contents.currentPan))
    }
  }

  /// The set of the indices of the invariants that don't hold now, as bits; the caller knows
  /// whether everything is at rest.
  package func brokenInvariants(isAtRest: Bool) -> UInt64 {
    look { $0.scene.brokenInvariants(on: $0.stage, isAtRest: isAtRest) }
  }

  /// The number that a finger holds, if an invariant limits its movement.
  package var followedNumber: FollowedNumber? {
    look { $0.scene.followedNumber(on: $0.stage) }
  }
}

extension Stage {
  /// Returns whether no finger is on the screen and nothing that has an end is in flight.
  func isAtRest(during current: CurrentPan) -> Bool {
    guard !current.pan.state.isActive, gestures.arena.touchesDown.isEmpty,
      // The recognizers and scroll views of a lost finger still wait for it.
      !gestures.parts.contains(where: { $0.reported.isActive }),
      !scrolling.all.contains(where: { $0.scroll.isHeld || $0.scroll.isDragging })
    else { return false }
    guard Agenda.nextDeadline(of: self) != nil else { return true }
    return Agenda.nextEnd(of: self) == nil && Agenda.endless(of: self) != nil
  }
}

extension SceneBox {
  /// Returns whether an invariant holds now; those at rest hold while anything moves.
  ///
  /// A claim about what a finger holds compares two reports: it no longer holds from the report that
  /// breaks it until the next pan begins.
  func invariantHolds(_ index: Int, on stage: Stage, _ current: CurrentPan) -> Bool {
    let broken =
      brokenInvariants(on: stage, isAtRest: stage.isAtRest(during: current))
      | current.following.broken
    return broken & 1 << UInt64(index) == 0
  }
}

// MARK: - Reading a stage

extension Stage {
  /// Returns the value of one of the scene's options, or its default if the scene doesn't declare
  /// it; unlike the subscript, records nothing.
  package func option<Value>(_ key: OptionKey<Value>) -> Value {
    do throws(OptionError) { return try sceneOptions[key] } catch { return key.standard }
  }

  /// A Boolean value that indicates whether every presentation value is finite.
  package var showsOnlyFiniteNumbers: Bool {
    views.slots.indices.allSatisfy { slot in
      let lanes = Presentation.lanes(of: slot, on: self)
      return (lanes - lanes) == .zero
    }
  }

  /// A Boolean value that indicates whether no scroll view shows space beyond its content.
  package var scrollViewsAreInBounds: Bool {
    scrolling.all.indices.allSatisfy { index in
      [ScrollAxis.horizontal, .vertical].allSatisfy { axis in
        let offset = scrolling.offset(of: index, at: now)[axis]
        let bounds = scrolling.all[index].scroll.settings.bounds(along: axis)
        return (bounds.clamp(offset) - offset).magnitude < 0.5
      }
    }
  }
}

extension Connections {
  /// Returns a Boolean value that indicates whether a drive still holds an animator or a value, or a
  /// transition is held at its percentage, or was never completed.
  package func areHolding(on stage: Stage) -> Bool {
    drives.contains { $0.isHolding(on: stage) } || anchored.contains { $0.isHolding }
      || stage.transitions.firstHeld != nil || stage.transitions.firstOpen != nil
  }
}

// MARK: - Handoffs

/// The numbers on the screen that something moves, before a finger takes them over or releases them.
package struct ShownNumbers: Sendable {
  private let numbers: [(slot: Int, lanes: SIMD4<Double>)]

  /// Reads the numbers in flight, or returns `nil` if nothing is in flight.
  package init?(inFlightIn simulation: Simulation) {
    numbers = simulation.look { contents in
      let stage = contents.stage
      var numbers: [(slot: Int, lanes: SIMD4<Double>)] = []
      for slot in stage.views.slots.indices {
        if stage.views.slots[slot].offsets.isEmpty { continue }
        numbers.append((slot: slot, lanes: Presentation.lanes(of: slot, on: stage)))
      }
      return numbers
    }
    if numbers.isEmpty { return nil }
  }

  /// Returns the first number that differs now by more than half a point or degree, or by more than
  /// 1 % for a fraction, or `nil` if none does.
  package func jump(in simulation: Simulation) -> (path: String, from: Double, to: Double)? {
    simulation.look { contents in
      let stage = contents.stage
      for (slot, before) in numbers {
        let after = Presentation.lanes(of: slot, on: stage)
        let most = stage.views.slots[slot].unit == .fraction ? 0.01 : 0.5
        for lane in 0..<4 where (after[lane] - before[lane]).magnitude > most {
          let path = stage.views.path(ofSlot: slot)
          let value = stage.views.slots[slot].shape.pathValue(
            after, in: stage.views.slots[slot].unit)
          let isWhole = !value.components.indices.contains(lane)
          return (
            isWhole ? path : "\(path).\(value.components[lane])", before[lane], after[lane]
          )
        }
      }
      return nil
    }
  }
}
