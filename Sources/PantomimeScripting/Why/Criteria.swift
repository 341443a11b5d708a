import PantomimeKit
import PantomimeReporting

/// The criteria of recognizers in words: those that a touch has met, and those that it has missed.
enum Criteria {
  /// The words with which a trace names the criteria of any recognizer.
  private static let general = "the recognizer's criteria are met"

  /// Returns the criteria that a recognizer's event names only in general, or `nil` if its reason is
  /// specific or the recognizer is unknown.
  static func met(_ event: Event, in simulation: Simulation) -> String? {
    guard event.reason.hasPrefix(general) else { return nil }
    guard let gesture = event.gesture.flatMap({ simulation.recognizer(named: $0) }) else {
      // The tap of a view that the scene declares tappable names no recognizer.
      return EventKind.taps.contains(event.kind) ? tapped(by: nil, in: simulation) : nil
    }
    switch simulation.preferences.panStart.applied(to: gesture).kind {
    case .pan(let traits): return moved(traits)
    case .edgePan(let traits, let edges):
      return "the touch began within \(Prose.points(edges.width)) pt of the "
        + "\(Spelling.list(edges.edges.names, "or")) edge, and \(moved(traits))"
    case .tap(let traits):
      return traits.taps == 1
        ? tapped(by: gesture, in: simulation) : "the finger tapped \(traits.taps) times"
    case .longPress(let traits):
      return "the finger stayed for \(Prose.seconds(traits.duration)) s"
    case .swipe(let traits): return "the finger moved \(traits.direction.rawValue) fast enough"
    }
  }

  /// Returns the reason for a tap, which tolerates a movement that is too small for a drag.
  private static func tapped(by gesture: GestureRecognizer?, in simulation: Simulation) -> String {
    var entries = simulation.trace.list[...]
    // A tap that has waited for another recognizer to fail may belong to an earlier touch.
    if let name = gesture?.name,
      let last = entries.lastIndex(where: { entry in
        entry.event.kind == .gestureWaits && entry.event.gesture == name
          || entry.event.touch == .up
      }), entries[last].event.kind == .gestureWaits
    {
      entries = entries[..<last]
    }
    let touch = entries.reversed().prefix { $0.event.touch != .down }
    return touch.contains { $0.event.touch == .move }
      ? "the finger lifted before it had moved far enough for a drag"
      : "the finger lifted without moving"
  }

  private static func moved(_ traits: PanTraits) -> String {
    if traits.beginsAtTouchDown { return "it begins at touch-down" }
    // A travel of exactly the slop is enough (GU1).
    return traits.slop > 0
      ? "the finger moved at least the slop of \(Prose.points(traits.slop)) pt"
      : "the finger moved"
  }

  // MARK: - Missed

  /// Returns the reason why a recognizer lost a touch.
  ///
  /// If a scroll view can't scroll, its pan has no axis, so the distance doesn't matter.
  static func missed(_ event: Event, in simulation: Simulation) -> String {
    if let name = event.gesture, event.lastWord == "failed" {
      if simulation.contentFits(in: name) { return "nothing to scroll: its content fits" }
      if simulation.isScrollingOff(in: name) { return "its scrolling is switched off" }
    }
    return Wording().text(of: event.why)
  }

  /// Returns the edge pans that didn't receive a touch because it began too far from their edges, each
  /// with the option that moves the touch to the edge.
  static func missedEdges(
    from place: Point2D, in simulation: Simulation
  ) -> [(text: String, option: String)] {
    simulation.recognizers.compactMap { one in
      guard case .edgePan(_, let edges)? = simulation.recognizer(named: one.name)?.kind,
        simulation.covers(one.view, place)
      else { return nil }
      let screen = simulation.screen
      let all: [(edge: EdgeTraits.Edges, name: String, distance: Double)] = [
        (.left, "left", place.x), (.right, "right", screen.width - place.x),
        (.top, "top", place.y), (.bottom, "bottom", screen.height - place.y),
      ]
      let nearest = all.filter { edges.edges.contains($0.edge) }
        .min { $0.distance < $1.distance }
      guard let nearest, nearest.distance > edges.width else { return nil }
      let distance = Prose.points(nearest.distance, apart: [edges.width])
      let inset = edges.width / 2
      let option =
        switch nearest.edge {
        case .left: "x=\(Numerals.text(inset))"
        case .right: "x=\(Numerals.text(screen.width - inset))"
        case .top: "y=\(Numerals.text(inset))"
        default: "y=\(Numerals.text(screen.height - inset))"
        }
      return (
        "\(one.name): \(distance) pt from the \(nearest.name) edge; "
          + "an edge pan takes touches within \(Prose.points(edges.width)) pt", option
      )
    }
  }

  /// Returns the reason why a pan never begins, or `nil` if it may begin: at touch-down the velocity
  /// is zero, which most axis rules refuse.
  static func flaw(of name: String, axis: AxisRule, in simulation: Simulation) -> String? {
    guard let gesture = simulation.recognizer(named: name) else { return nil }
    switch gesture.kind {
    case .pan(let traits), .edgePan(let traits, _):
      guard traits.beginsAtTouchDown, axis.answer(AxisMoment(velocity: .zero)) == .refused
      else { return nil }
      return
        "\(name) never begins: an instant pan has zero velocity, which axis=\(axis.name) refuses"
    case .tap, .longPress, .swipe: return nil
    }
  }

  /// The instant at which an axis rule was applied to a recognizer, or to a reported pan if the name
  /// is `nil`: `when the slop was reached`.
  static func instant(of name: String?, in simulation: Simulation) -> String {
    if name == nil { return "as reported" }
    let gesture = name.flatMap { simulation.recognizer(named: $0) }
    switch gesture?.kind {
    case .pan(let traits) where traits.beginsAtTouchDown: return "at touch-down"
    case .edgePan(let traits, _) where traits.beginsAtTouchDown: return "at touch-down"
    case .pan, .edgePan, .tap, .longPress, .swipe, nil: return "when the slop was reached"
    }
  }
}
