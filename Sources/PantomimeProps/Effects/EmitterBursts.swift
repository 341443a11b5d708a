public import PantomimeKit

/// Bursts of one emitter, each on a separate surface, so that a burst may begin before the surface
/// of an earlier burst is removed.
///
/// The emitter is at the horizontal center of a container, above its bottom edge. A surface has the
/// container's center and, by default, twice its size, so that no particle is clipped at an edge.
/// The scene fades and removes a surface in steps, and chooses which step follows.
///
/// ```swift
/// enum Step: String { case burst, fade }
/// var steps = Steps<Step>()
/// var bursts: EmitterBursts
///
/// mutating func tap(_ view: String, on stage: inout Stage) {
///   bursts.begin(.burst, lasting: 0.5, by: &steps, on: &stage)
/// }
///
/// mutating func ended(_ step: Step, by cause: StepEnd, on stage: inout Stage) {
///   switch step {
///   case .burst:
///     guard let burst = bursts.index(until: cause.timer?.id) else { return }
///     bursts.fade(burst, .fade, duration: 0.1, by: &steps, on: &stage)
///   case .fade: bursts.end(fadedBy: cause.animation, on: &stage)
///   }
/// }
/// ```
public struct EmitterBursts: Sendable {
  /// A burst: its surface and its particles.
  public struct Burst: Sendable, Hashable {
    /// The surface on the screen.
    package let surface: ViewID
    /// The timer that ends the burst.
    package let timer: TimerID
    /// The emitter, its start and its end.
    package fileprivate(set) var run: EmitterRun
    /// The animator that fades the surface, or `nil` if fading hasn't begun.
    package fileprivate(set) var fade: AnimatorID?
  }

  /// The surfaces, one for each burst.
  public static let surfaces = DynamicView("surface.N", .alpha(1))

  /// All bursts so far, in order.
  public private(set) var all: [Burst] = []
  private let emitter: Emitter
  private let container: ViewID
  private let height: Double
  private let extent: Double
  private let particleSize: Size2D
  private let news: EventKind

  /// Creates an empty list of bursts; each burst's particles are computed from the emitter's seed
  /// and the number of the burst.
  ///
  /// - Parameters:
  ///   - emitter: the emitter of the particles.
  ///   - container: a view with a frame; the emitter is at its horizontal center.
  ///   - height: the height of the emitter above the container's bottom edge, in points.
  ///   - extent: the size of a surface, as a multiple of the container's size.
  ///   - particleSize: the size of a particle at scale 1, in points.
  ///   - news: the event that is recorded when a surface is removed; its field `burst` is the
  ///     number of the burst, counted from 1.
  public init(
    of emitter: Emitter, in container: ViewID, above height: Double, extent: Double = 2,
    particleSize: Size2D = Size2D(), reporting news: EventKind
  ) {
    self.emitter = emitter
    self.container = container
    self.height = height
    self.extent = extent
    self.particleSize = particleSize
    self.news = news
  }

  /// Starts a burst on a separate surface, and starts a step that ends after the given number of
  /// seconds.
  public mutating func begin<Step>(
    _ step: Step, lasting seconds: Double, by steps: inout Steps<Step>, on stage: inout Stage
  ) {
    let timer = steps.wait(step, after: seconds, on: &stage)
    let surface = stage.addView(Self.surfaces, all.count)
    var emitter = emitter
    emitter.seed &+= UInt64(all.count)
    all.append(Burst(surface: surface, timer: timer, run: EmitterRun(emitter, at: stage.now)))
  }

  /// Returns the index of the burst that the given timer ends.
  public func index(until timer: TimerID?) -> Int? { all.firstIndex { $0.timer == timer } }

  /// Returns a Boolean value that indicates whether the surface of a burst is on screen and hasn't
  /// begun to fade.
  public func isWhole(_ index: Int) -> Bool { all[index].run.isShown && all[index].fade == nil }

  /// Fades the surface of a burst as a step; the surface stays until `end` removes it.
  public mutating func fade<Step>(
    _ index: Int, _ step: Step, duration: Double, delay: Double = 0,
    by steps: inout Steps<Step>, on stage: inout Stage
  ) {
    all[index].fade = steps.animate(
      step, to: [all[index].surface: [.alpha(0)]], duration: duration, delay: delay, on: &stage)
  }

  /// Removes the surface that an animation has faded, if there is one.
  public mutating func end(fadedBy animation: AnimatorID?, on stage: inout Stage) {
    guard let animation, let index = all.firstIndex(where: { $0.fade == animation }) else { return }
    end(index, on: &stage)
  }

  /// Removes the surface of a burst.
  public mutating func end(_ index: Int, on stage: inout Stage) {
    all[index].run.end(at: stage.now)
    stage.record(news, nil, [.number("burst", Double(index + 1))])
  }

  /// The run of the newest burst, or `nil` if there is none.
  package var newest: EmitterRun? { all.last?.run }

  /// The indices of the bursts whose surfaces are on the screen.
  public var shown: [Int] { all.indices.filter { all[$0].run.isShown } }

  /// Returns the displayed position of the emitter in the container, in points.
  package func position(on stage: Stage) -> Point2D {
    let frame = stage.shown(container, .frame)
    return Point2D(x: frame.width / 2, y: frame.height - height)
  }

  /// Returns the size of a surface, in points.
  package func size(on stage: Stage) -> Size2D {
    let frame = stage.shown(container, .frame)
    return Size2D(width: extent * frame.width, height: extent * frame.height)
  }

  /// Returns the unrotated squares, in the container, of the newest burst's living particles and
  /// their opacities, the oldest particle first.
  package func particleFrames(on stage: Stage) -> [(frame: Rect2D, alpha: Double)] {
    let place = position(on: stage)
    return (newest?.living(at: stage.now) ?? []).map { particle in
      let (width, height) = (
        particleSize.width * particle.scale, particleSize.height * particle.scale
      )
      let frame = Rect2D(
        x: place.x + particle.offset.dx - width / 2, y: place.y + particle.offset.dy - height / 2,
        width: width, height: height)
      return (frame, particle.alpha)
    }
  }

  /// Returns the living particles of all bursts as displayed, that is, rotated, and clipped by
  /// their surfaces.
  ///
  /// - Parameters:
  ///   - name: The prefix of a particle's name, which is followed by the particle's index and that
  ///     of its burst.
  ///   - stage: The stage.
  public func shownParticles(_ name: String, on stage: Stage) -> [ShownView] {
    let (outer, place, size) = (
      stage.shown(container, .frame), position(on: stage), size(on: stage)
    )
    let window = Rect2D(
      x: outer.x + (outer.width - size.width) / 2, y: outer.y + (outer.height - size.height) / 2,
      width: size.width, height: size.height)
    return shown.flatMap { index in
      let burst = all[index]
      let alpha = stage.shown(burst.surface, .alpha) * stage.shown(container, .alpha)
      return burst.run.living(at: stage.now).map { particle in
        let (half, high) = (
          particleSize.width * particle.scale / 2, particleSize.height * particle.scale / 2
        )
        let turn = Transform2D(rotation: particle.rotation)
        let center = Point2D(
          x: outer.x + place.x + particle.offset.dx, y: outer.y + place.y + particle.offset.dy)
        let corners = Rect2D(x: -half, y: -high, width: 2 * half, height: 2 * high).corners.map {
          let corner = turn.applied(to: $0)
          return Point2D(x: center.x + corner.x, y: center.y + corner.y)
        }
        var shown = ShownView(
          "\(name).\(index).\(particle.index)", corners: corners, alpha: particle.alpha * alpha,
          window: window)
        shown.isNamed = false
        return shown
      }
    }
  }

  /// Returns the number of the newest burst's living particles that its surface clips at an edge.
  package func cutCount(on stage: Stage) -> Int {
    let (outer, size) = (stage.shown(container, .frame), size(on: stage))
    let surface = Rect2D(
      x: (outer.width - size.width) / 2, y: (outer.height - size.height) / 2, width: size.width,
      height: size.height)
    return particleFrames(on: stage).filter { particle in
      let frame = particle.frame
      return frame.x < surface.x || frame.y < surface.y
        || frame.x + frame.width > surface.x + surface.width
        || frame.y + frame.height > surface.y + surface.height
    }.count
  }
}

extension ScenePath {
  /// The paths of the bursts: the number of surfaces, the newest burst's emitter, and the position
  /// of that emitter.
  public static func paths(
    of name: String, giving particle: String,
    _ bursts: @escaping @Sendable (S) -> EmitterBursts
  ) -> [ScenePath] {
    [
      ScenePath("\(name).present", summary: "Whether the newest burst is on screen.") {
        scene in .flag(bursts(scene).newest?.isShown ?? false)
      },
      ScenePath("\(name).count", summary: "The number of bursts on screen.") {
        scene in .count(bursts(scene).shown.count)
      },
      ScenePath(
        "\(name).born", summary: "The number of \(particle)s that the newest burst has emitted."
      ) {
        .count(bursts($0).newest?.born(at: $1.now) ?? 0)
      },
      ScenePath("\(name).alive", summary: "The number of those \(particle)s that are alive.") {
        .count(bursts($0).newest?.alive(at: $1.now) ?? 0)
      },
      ScenePath("\(name).alpha", summary: "The opacity of the newest burst.") { scene, stage in
        bursts(scene).all.last.map { .fraction(stage.shown($0.surface, .alpha)) } ?? .absent
      },
      ScenePath("\(name).position", summary: "The newest burst's position in the container.") {
        .point(bursts($0).position(on: $1))
      },
      ScenePath("\(name).cut", summary: "The number of living \(particle)s that the surface clips.")
      {
        .count(bursts($0).cutCount(on: $1))
      },
      ScenePath("\(name).size", summary: "The size of the surface.") { scene, stage in
        let size = bursts(scene).size(on: stage)
        return .pair(size.width, size.height, .points)
      },
    ]
  }

  /// The paths of the newest particle in the newest burst.
  public static func paths(
    ofNewest particle: String, _ bursts: @escaping @Sendable (S) -> EmitterBursts
  ) -> [ScenePath] {
    func path(
      _ part: String, _ summary: String, _ read: @escaping @Sendable (Emitter.Particle) -> PathValue
    ) -> ScenePath {
      ScenePath("\(particle).\(part)", summary: summary) { scene, stage in
        bursts(scene).newest?.newest(at: stage.now).map(read) ?? .absent
      }
    }
    return [
      path("place", "The newest \(particle)'s offset from the emitter.") {
        .pair($0.offset.dx, $0.offset.dy, .points)
      },
      path("alpha", "The opacity of the newest \(particle).") { .fraction($0.alpha) },
      path("scale", "The scale of the newest \(particle).") { .fraction($0.scale) },
    ]
  }
}

/// An emitter that was switched on at an instant, and may have been removed from the screen later.
package struct EmitterRun: Sendable, Hashable {
  /// The emitter.
  package let emitter: Emitter
  /// The instant at which the emitter was switched on.
  package let start: Instant
  /// The instant at which the emitter was removed from the screen, or `nil` if it is still there.
  package private(set) var end: Instant?

  /// Switches an emitter on.
  package init(_ emitter: Emitter, at start: Instant) {
    self.emitter = emitter
    self.start = start
  }

  /// Removes the emitter from the screen.
  package mutating func end(at now: Instant) { end = now }

  /// A Boolean value that indicates whether the emitter is on screen.
  package var isShown: Bool { end == nil }

  /// Returns the number of particles that were born until now, or until the emitter was removed.
  package func born(at now: Instant) -> Int {
    Int(exactly: emitter.born(at: time(at: end ?? now))) ?? 0
  }

  /// Returns the number of visible particles, which is 0 after the emitter was removed.
  package func alive(at now: Instant) -> Int {
    isShown ? Int(exactly: emitter.alive(at: time(at: now))) ?? 0 : 0
  }

  /// Returns the newest particle, or `nil` before the first birth and after the emitter was
  /// removed.
  package func newest(at now: Instant) -> Emitter.Particle? {
    guard isShown else { return nil }
    let time = time(at: now)
    return emitter.particle(emitter.born(at: time) - 1, at: time)
  }

  /// Returns the living particles, the oldest first, or none after the emitter was removed.
  package func living(at now: Instant) -> [Emitter.Particle] {
    guard isShown else { return [] }
    let time = time(at: now)
    return emitter.living(at: time).compactMap { emitter.particle($0, at: time) }
  }

  private func time(at now: Instant) -> Instant {
    Instant(nanoseconds: now.nanoseconds - start.nanoseconds)
  }
}
