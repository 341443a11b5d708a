import PantomimeKit
import PantomimeReporting

/// The release of a scroll view, and what determined where the content settles.
struct ScrollRelease {
  /// What determined where the content settles.
  private enum Cause {
    /// A touch stopped the content and didn't drag it.
    case stopped(Reason)
    /// The view settles at pages.
    case paging
    /// The scene chose another target, in points along the main axis.
    case chosen(from: Double, to: Double)
    /// The release was past a bound.
    case beyond(Double)
    /// The release was too slow for a throw.
    case slow
    /// The projected target is past a bound.
    case clamped(Double)
    /// The velocity, with the event that records how the throw ends.
    case thrown(Event?)
  }

  let event: Event
  private let cause: Cause
  /// The place where the content settles, along both axes.
  let places: [Place]
  /// The speed below which the content isn't thrown, in points per second (G178).
  let minimumSpeed: Double
  private let speed: Double

  /// The place where the content settles along an axis.
  enum Place: Hashable {
    /// A bound or a target that the scene or the pages determine, in hundredths of a point.
    case at(Int)
    /// Where the content was released, because the release was too slow for a throw.
    case released
    /// Where the throw ends, which depends on the velocity and the place of the release.
    case thrown

    fileprivate init(_ place: Double) {
      self = .at(Int((min(max(place, -1e12), 1e12) * 100).rounded()))
    }
  }

  /// Creates the release that an entry records.
  ///
  /// - Parameters:
  ///   - entries: The events of the gesture.
  ///   - simulation: A simulation after the release.
  init?(_ entry: Trace.Entry, in entries: [Trace.Entry], _ simulation: Simulation) {
    guard entry.event.kind == .scrollReleased, let view = entry.event.view,
      let settings = simulation.scrollSettings(of: view)
    else { return nil }
    event = entry.event
    minimumSpeed = settings.style.minimumSpeed
    let velocity = event.velocity ?? .zero
    let offset = ScrollRelease.pair(event["offset"]) ?? .zero
    let target = ScrollRelease.pair(event["target"]) ?? offset
    let own = entries.filter { $0.event.view == view }
    let chosen = own.last { $0.event.kind == .scrollTarget && $0.time == entry.time }
      .flatMap { ScrollRelease.pair($0.event["target"]) }
    let axes: [ScrollAxis] = [.horizontal, .vertical]
    let minimum = minimumSpeed
    places = axes.map { axis in
      let bounds = settings.bounds(along: axis)
      if let chosen { return Place(chosen[axis]) }
      if settings.isPaging { return Place(target[axis]) }
      let bound = bounds.clamp(offset[axis])
      if (bound - offset[axis]).magnitude > .sameness { return Place(bound) }
      let isAtBound = { (place: Double) in
        (place - bounds.lower).magnitude <= 0.005 || (place - bounds.upper).magnitude <= 0.005
      }
      if isAtBound(target[axis]) { return Place(target[axis]) }
      return velocity[axis].magnitude >= minimum - .sameness ? .thrown : .released
    }
    let scrollable = settings.scrollableAxes
    let main =
      scrollable?.single
      ?? (velocity.dy.magnitude >= velocity.dx.magnitude ? ScrollAxis.vertical : .horizontal)
    speed = velocity[main].magnitude
    let caught = own.lastIndex { $0.event.kind == .scrollCaught && $0.time <= entry.time }
    let began = own.lastIndex { $0.event.kind == .scrollBegan && $0.time <= entry.time }
    let bounds = settings.bounds(along: main)
    if let caught, began.map({ $0 < caught }) ?? true {
      cause = .stopped(own[caught].event.why)
    } else if let chosen {
      cause = .chosen(from: target[main], to: chosen[main])
    } else if settings.isPaging {
      cause = .paging
    } else if (bounds.clamp(offset[main]) - offset[main]).magnitude > .sameness {
      cause = .beyond(bounds.clamp(offset[main]))
    } else if speed < minimum - .sameness {
      cause = .slow
    } else if case .at = places[main == .horizontal ? 0 : 1] {
      cause = .clamped(target[main])
    } else {
      let glide = own.last { $0.event.kind == .decelerating && $0.time == entry.time }
      cause = .thrown(glide?.event)
    }
  }

  private static func pair(_ value: Event.FieldValue?) -> Vector? {
    guard case .numbers(let numbers)? = value, numbers.count == 2 else { return nil }
    return Vector(dx: numbers[0], dy: numbers[1])
  }

  /// The reason why the content settles where it does, with the facts that it cites.
  var reason: (text: String, cited: String) {
    let recorded = (text: Wording().text(of: event.why), cited: event.reason)
    switch cause {
    case .stopped(let reason): return (Wording().text(of: reason), reason.text)
    case .paging: return recorded
    // The target that is reported at the release isn't where a throw ends (M7).
    case .thrown(let glide):
      return glide.map { (Wording().text(of: $0.why), $0.reason) } ?? recorded
    case .chosen(let from, let to):
      return (
        "the release reports \(Prose.points(from)) as its target, and the scene chooses "
          + Prose.points(to), "G180"
      )
    case .beyond(let bound):
      return ("the release is past the limit at \(Prose.points(bound)), so it springs back", "G195")
    case .slow:
      return (
        "\(Prose.speed(speed, apart: [minimumSpeed])) pt/s is too slow for a throw (less than "
          + "\(Prose.speed(minimumSpeed)) pt/s)", "G178, GU11"
      )
    case .clamped(let bound):
      return ("\(recorded.text), is past the limit at \(Prose.points(bound))", recorded.cited)
    }
  }

  /// Whether a touch stopped the content and didn't drag it.
  var isStop: Bool { if case .stopped = cause { true } else { false } }

  /// Whether any change of the velocity or the distance moves the place where the content settles.
  var isContinuous: Bool {
    guard !isStop else { return false }
    return places.contains(.thrown) || places.contains(.released)
  }
}
