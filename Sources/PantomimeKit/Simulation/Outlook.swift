/// The values of a path while only time passes: from the last change up to the next deadline.
///
/// The path is resolved once and the contents are copied once, regardless of how many instants are
/// read.
package final class Outlook {
  private var contents: Simulation.Contents
  private let path: ResolvedPath
  /// The instant of the last change that didn't result from time alone: an input, or due work.
  package let lastChange: Instant
  /// The current instant of the simulation.
  private let now: Instant

  /// Creates an outlook on a path, or returns `nil` if there is no such path.
  package init?(of path: String, in simulation: Simulation) {
    guard let path = simulation.look({ $0.resolve(path) }) else { return nil }
    self.path = path
    (lastChange, now) = simulation.look { ($0.stage.ledger.clock.lastChange, $0.stage.now) }
    contents = simulation.look { Simulation.Contents(copying: $0) }
  }

  /// Returns the value at an instant, or `nil` if the value lacks the component that the path
  /// names.
  package func value(at instant: Instant) -> PathValue? {
    contents.stage.ledger.clock.stand(at: instant)
    return lookedAt.read(path)
  }

  /// The contents, borrowed, because a plain read of an object's property copies the value first.
  private var lookedAt: Simulation.Contents {
    @inline(__always) _read { yield contents }
  }

  /// Returns the instants at which the value may reverse or jump, from now up to a given instant
  /// before the next deadline.
  ///
  /// The instants are known for every value that a single animator, transition, layer animation, or
  /// scroll view moves. If several objects move a property, if it follows another property, or if
  /// the scene computes it, search the interval instead (`CriticalInstants.areAll`).
  package func criticalInstants(until end: Instant) -> CriticalInstants {
    contents.stage.ledger.clock.stand(at: now)
    return lookedAt.criticalInstants(of: path, until: end)
  }
}

/// The ends of the runs in flight in a simulation, computed without advancing the clock.
package struct Prospect: Sendable {
  private let simulation: Simulation

  package init(of simulation: Simulation) { self.simulation = simulation }
}

extension Prospect {
  /// Whether only animators and layer animations are in flight and the scene does nothing when they
  /// end, so that their ends are known in advance.
  package var isForeseeable: Bool {
    simulation.look { $0.traits.leavesEndsAlone && Agenda.holdsOnlyRuns($0.stage) }
  }

  /// Returns the end of an animator's run if nothing interferes, or `nil` if the run has no end.
  package func ownEnd(of animator: String) -> RunEnd? {
    simulation.look { $0.stage.animators.ownEnd(of: animator) }
  }

  /// Returns whether an animator is started, but still in its start delay.
  package func isDelayed(_ animator: String) -> Bool {
    simulation.look { contents in
      contents.stage.animators.animator(named: animator).map {
        contents.stage.animators[$0].condition == .delayed
      } ?? false
    }
  }

  /// The latest end of the animators' runs in flight, and the latest end of the layer animations.
  package var lastEnds: (ofRuns: Instant?, ofLayers: Instant?) {
    simulation.look { ($0.stage.animators.lastEnd, $0.stage.layers.lastDeadline) }
  }

  /// The number of named animators that are running, and the name of one of them: the default
  /// animator if it is running, or otherwise the first.
  package var runningAnimators: (first: String?, count: Int) {
    simulation.look { contents in
      let running = contents.stage.animators.inFlight
      return (running.first.map { contents.stage.name(of: $0) }, running.count)
    }
  }
}

// The causes that move a property, to explain its value.

/// A cause that makes the presentation value of a property differ from its model value.
package struct Movement: Sendable, Hashable {
  /// The object that moves a property.
  public enum Mover: Sendable, Hashable {
    /// The animator with the given name.
    case animator(String)
    /// The transition with the given name.
    case transition(String)
    /// A layer animation, described by a phrase.
    case layer(String)
    /// A binding to the number at the given path.
    case follow(String)
    /// The scroll view with the given name, from whose offset the scene computes the value.
    case scroll(String)
    /// The display link with the given name, at whose ticks the scene changes the value.
    case link(String)
  }

  /// The object that moves the property.
  package let mover: Mover
  /// The initial value, or `nil` if only the object that moves the property stores it.
  package let from: PathValue
  /// The target, or `nil` if only the object that moves the property stores it.
  package let to: PathValue
  /// The instant at which a view animation began, or `nil` for other movements, whose starts the
  /// trace names.
  package let began: Instant?

  init(_ mover: Mover, from: PathValue, to: PathValue, began: Instant? = nil) {
    (self.mover, self.from, self.to, self.began) = (mover, from, to, began)
  }
}

extension Movement {
  /// Returns the causes that move a property, or one of its numbers.
  static func all(ofSlot number: Int, lane: Int?, on stage: Stage) -> [Movement] {
    guard stage.views.sharesGeometry(number) else {
      return own(ofSlot: number, lane: lane, on: stage)
    }
    // Everything that moves a part of the shared geometry moves the property.
    return stage.views.all[Int(stage.views.slots[number].view)].slots.flatMap {
      slot -> [Movement] in
      if slot == number { return own(ofSlot: slot, lane: lane, on: stage) }
      return stage.views.slots[slot].part == .none ? [] : own(ofSlot: slot, lane: nil, on: stage)
    }
  }

  /// Returns the causes that move any part of a view's geometry.
  static func all(ofGeometryOf view: ViewID, on stage: Stage) -> [Movement] {
    stage.views.all[view.index].slots.filter { stage.views.slots[$0].part != .none }
      .flatMap { own(ofSlot: $0, lane: nil, on: stage) }
  }

  /// Returns the causes that move a value that the scene computes: those that move a property or a
  /// scroll view on which the value depends.
  static func all(
    behind path: ResolvedPath, in contents: borrowing Simulation.Contents
  ) -> [Movement] {
    let value = contents.read(path)
    var all: [Movement] = []
    for slot in contents.stage.views.slots.indices where contents.stage.views.slots[slot].isMoving {
      var trial = Simulation.Contents(copying: contents)
      trial.stage.views.disturb(slot)
      guard trial.read(path) != value else { continue }
      for movement in own(ofSlot: slot, lane: nil, on: contents.stage)
      where !all.contains(where: { $0.mover == movement.mover }) {
        // The numbers of a property aren't those of the value that the scene computes from it.
        all.append(Movement(movement.mover, from: .absent, to: .absent, began: movement.began))
      }
    }
    for index in contents.stage.scrolling.all.indices {
      let scroll = contents.stage.scrolling.all[index]
      guard scroll.scroll.isDragging || scroll.scroll.deadline != nil else { continue }
      var trial = Simulation.Contents(copying: contents)
      trial.stage.scrolling.disturb(index, at: contents.stage.now)
      if trial.read(path) != value {
        all.append(Movement(.scroll(scroll.name), from: .absent, to: .absent))
      }
    }
    return all
  }

  private static func own(ofSlot number: Int, lane: Int?, on stage: Stage) -> [Movement] {
    let slot = stage.views.slots[number]
    let links = slot.follows.filter { lane == nil || $0.lane == lane }
    guard links.isEmpty else {
      return links.map { Movement(.follow($0.follow.leader), from: .absent, to: .absent) }
    }
    return slot.offsets.map { offset in
      Movement(
        mover(offset.mover, on: stage), from: value(offset.beginning, of: slot, lane),
        to: value(offset.to, of: slot, lane), began: began(offset.mover, on: stage))
    }
      + slot.layers.compactMap { effect in
        guard let layer = stage.layers[effect.id] else { return nil }
        return Movement(.layer(layer.phrase), from: .absent, to: .absent)
      }
  }

  private static func mover(_ mover: PropertyAnimation.Mover, on stage: Stage) -> Mover {
    switch mover {
    case .animator(let index): .animator(stage.animators.parts[index].name)
    case .transition(let index): .transition(stage.transitions.name(at: index))
    }
  }

  /// Returns the instant at which a view animation began, which no later call can pause or move.
  private static func began(_ mover: PropertyAnimation.Mover, on stage: Stage) -> Instant? {
    guard case .animator(let index) = mover, !stage.animators.parts[index].access.isNamed,
      let left = stage.animators.parts[index].animator.remaining(at: stage.now)
    else { return nil }
    let elapsed = stage.animators.parts[index].animator.duration - left
    return Instant(clamping: max(0, stage.now.seconds - elapsed))
  }

  private static func value(
    _ value: PropertyValue, of slot: Slot, _ lane: Int?
  ) -> PathValue {
    let whole = slot.shape.pathValue(value.lanes, in: slot.unit)
    guard let lane, whole.components.indices.contains(lane) else { return whole }
    return whole.component(whole.components[lane]) ?? whole
  }
}
