// The properties of a simulation other than its paths.

extension Simulation {
  /// The scene's name.
  public var name: String { look { $0.traits.name } }
  /// The scene's model state, as one word.
  public var state: String { look { $0.scene.state } }
  /// The kinds of events that can happen, grouped by the part that records them.
  public var events: [EventGroup] {
    let traits = look { $0.traits }
    return EventGroup.core + [EventGroup("the scene \(traits.name)", traits.events)]
  }
  /// The current instant.
  public var now: Instant { look { $0.stage.now } }
  /// Everything that has happened so far.
  public var trace: Trace { look { $0.stage.ledger.trace } }
  /// The inputs so far.
  public var log: InputLog { look { $0.log } }
  /// The next instant at which something is due, or `nil` if everything is at rest.
  public var nextDeadline: Instant? { look { Agenda.nextDeadline(of: $0.stage) } }
  /// The next end of anything that has an end, or `nil` if all remaining motion is endless.
  public var nextEnd: NextEnd? { look { Agenda.nextEnd(of: $0.stage) } }
  /// The running parts that never end, each as a phrase: layer animations that repeat forever (T83)
  /// and display links.
  public var endless: [String] { look { Agenda.endless(of: $0.stage) } }
  /// The names of the views that respond to a tap.
  public var tappable: [String] {
    look { contents in
      contents.stage.gestures.singleTaps.reduce(into: contents.scene.tappable) { names, tap in
        if !names.contains(tap.viewName) { names.append(tap.viewName) }
      }
    }
  }
  /// The verbs for changes to the scene's states (`TransitionScene.stateVerbs`).
  public var stateVerbs: [StateVerb] { look { $0.traits.stateVerbs } }
  /// Returns a phrase for the effect of the tap that an event reports
  /// (`TransitionScene.tapDescription`), or `nil` if the event's own reason is all there is.
  package func tapDescription(of tap: Event) -> String? {
    look { contents in
      let known = tap.gesture.flatMap { contents.stage.gestures.ownGesture(named: $0)?.id }
      if let known, !contents.scene.describesTap(by: known) { return nil }
      return contents.traits.tapDescription
    }
  }
  /// The names of the views, aliases first.
  public var viewNames: [String] { look { $0.stage.views.names } }
  /// The names of the views that scroll.
  public var scrollViewNames: [String] { look { $0.stage.scrolling.names } }
  /// The names of the animators.
  public var animatorNames: [String] { look { $0.stage.animators.names } }
  /// The names of the animators that were stopped and haven't been finished yet (A26).
  public var unfinished: [String] { look { $0.stage.animators.namesOfStopped } }
  /// The animator to which an input that names no animator applies.
  public var principalAnimator: String? {
    look { contents in contents.stage.principal.map { contents.stage.name(of: $0) } }
  }
  /// The ids of the scene's active faults.
  public var faults: [String] { look { $0.stage.settings.faults } }
  /// The preferences that override the scene's declarations.
  public var preferences: Preferences { look { $0.stage.settings.preferences } }
  /// The recognizers, each with the name that events record, its view, and whether it belongs to a
  /// scroll view.
  package var recognizers: [(name: String, label: String, view: String, scrolls: Bool)] {
    look { contents in
      contents.stage.gestures.parts.map {
        ($0.name, $0.label.value.text, $0.viewName, $0.role == .scroll)
      }
    }
  }
  /// The size of the screen, in points.
  public var screen: Size { look { $0.stage.screen } }

  /// The appearance of the views that have a position on the screen, from back to front, followed
  /// by the other parts that the scene draws.
  public var shownViews: [ShownView] {
    look { contents in
      var shown = contents.stage.views.all.compactMap {
        contents.scene.shownView($0.id, on: contents.stage)
      }
      if shown.contains(where: { $0.depth != 0 }) {
        // Sorting alone isn't guaranteed to be stable.
        shown = shown.enumerated().sorted {
          ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
        }
        .map { $0.element }
      }
      let parts = contents.scene.shownParts(on: contents.stage)
      return (shown.isEmpty ? ShownView.listed(on: contents.stage) : shown) + parts
    }
  }
}

// MARK: - Fingers and pans

extension Simulation {
  /// The pan as last reported.
  public var pan: Pan { look { $0.currentPan.pan } }
  /// The samples from which the velocity of the current or last pan is computed, sorted by time.
  public var panSamples: [PointSample] {
    look { $0.currentPan.samples(in: $0.stage.gestures.arena) }
  }
  /// The values that a release of the current pan would have at this instant; if there is no
  /// current pan, those of the last release that was decided.
  public var liftOff: LiftOff? { look { $0.liftOff } }
  /// The fingers on the screen, with their locations.
  public var touchesDown: [Touch] { look { $0.stage.gestures.arena.touchesDown } }
  /// The names of the recognizers that the scene or the user has added.
  public var gestureNames: [String] { look { $0.stage.gestures.names } }
  /// The view that owns the scene's first pan recognizer, which is the default target of a finger.
  public var panView: String? {
    look { contents in contents.stage.gestures.panView.map { contents.stage.name(of: $0) } }
  }

  /// Returns the center of the visible part of a view, or `nil` if no part is visible.
  public func visibleCenter(of view: String) -> Point? {
    look { contents in
      contents.stage.view(named: view).flatMap {
        contents.scene.visibleFrame(of: $0, on: contents.stage)
      }?.center
    }
  }

  /// Returns the hit-testing result for a finger at a point of the screen that is aimed at a view.
  public func hit(at place: Point, meantFor view: String) -> TouchHit {
    look { $0.scene.hit(at: place, meantFor: view, on: $0.stage) }
  }
}

/// The result of hit-testing for a finger that is aimed at a view.
public enum TouchHit: Sendable, Hashable {
  /// The finger hits the view, or one of its descendants.
  case meant
  /// The finger hits another view, in front of the view or behind it, with the given name.
  case other(String)
  /// The finger hits no view.
  case nothing
}

// MARK: - Trace and foresight

extension Simulation {
  /// The number of events in the trace, including dropped ones.
  package var eventCount: Int { look { $0.stage.ledger.trace.entries.endIndex } }

  /// Returns the retained entries of the trace, starting at an index.
  package func entries(from start: Int) -> [Trace.Entry] {
    look { $0.stage.ledger.trace.entries(from: start) }
  }
}

// MARK: - Paths

extension Simulation {
  /// All paths, in the order in which `show` lists them.
  public var paths: [String] { look { $0.paths } }

  /// Returns the value of a path, which may end in a component, or `nil` if there is no such path.
  public func read(_ path: String) -> PathValue? { look { $0.read(path) } }

  /// Returns the current curve of an animator, either its initial curve or the one with which it
  /// was continued (A123), or `nil` if no animator has the name.
  package func curve(of animator: String) -> TimingCurve? {
    look { contents in
      contents.stage.animators.parts.first { $0.name == animator }?.animator.pacing.curve
    }
  }

  /// Returns the paths whose values may differ from those at an earlier instant of this run, in the
  /// order of `paths`; among paths of views, at least the first `most` that differ, or all if fewer
  /// differ.
  ///
  /// The paths of recognizers, of the last touches on views, of model values, and of the numbers of
  /// layer animations are excluded.
  package func paths(differingFrom before: Simulation, most: Int) -> [String] {
    let stage = before.look { $0.stage }
    return look { $0.paths(differingFrom: stage, most: most) }
  }
}
