public import PantomimeKit

/// Bursts of one emitter, each on a surface of its own: that of a later one may come before an earlier
/// one's has gone.
public struct EmitterBursts: Sendable {
  /// A burst: its surface, and what is given off there.
  public struct Burst: Sendable, Hashable {
    /// The surface on the screen.
    public let surface: ViewID
    /// What lets it go.
    public let timer: TimerID
    /// What is given off, since when, and until when.
    public fileprivate(set) var run: EmitterRun
    /// The fading of its surface, once that has begun.
    public var fade: AnimatorID?
  }

  /// All bursts so far, the newest at the end.
  public private(set) var all: [Burst] = []
  private let emitter: Emitter

  /// No burst yet; each draws its particles from the emitter's seed and its own number.
  public init(of emitter: Emitter) { self.emitter = emitter }

  /// Begins a burst on a surface, which a timer will let go.
  public mutating func begin(on surface: ViewID, until timer: TimerID, at now: Instant) {
    var emitter = emitter
    emitter.seed &+= UInt64(all.count)
    all.append(Burst(surface: surface, timer: timer, run: EmitterRun(emitter, at: now)))
  }

  /// The burst that a timer lets go.
  public func index(until timer: TimerID?) -> Int? { all.firstIndex { $0.timer == timer } }

  /// The burst whose surface an animation lets fade.
  public func index(fadedBy animation: AnimatorID?) -> Int? {
    animation.flatMap { animation in all.firstIndex { $0.fade == animation } }
  }

  /// Takes the surface of a burst off the screen.
  public mutating func end(_ index: Int, at now: Instant) { all[index].run.end(at: now) }

  /// Notes that the surface of a burst begins to fade.
  public mutating func fade(_ index: Int, by animation: AnimatorID?) { all[index].fade = animation }

  /// What is given off by the newest burst.
  public var newest: EmitterRun? { all.last?.run }

  /// The bursts whose surfaces are on the screen.
  public var shown: [Int] { all.indices.filter { all[$0].run.isShown } }
}

extension ScenePath {
  /// What is to be seen of bursts: how many surfaces, and what the newest one gives off.
  public static func paths(
    of name: String, giving particles: String,
    _ bursts: @escaping @Sendable (S) -> EmitterBursts
  ) -> [ScenePath] {
    [
      ScenePath("\(name).present", "Whether the newest burst's surface is on the screen.") {
        scene in .flag(bursts(scene).newest?.isShown ?? false)
      },
      ScenePath("\(name).count", "How many surfaces are on the screen.") {
        scene in .count(bursts(scene).shown.count)
      },
      ScenePath("\(name).born", "How many \(particles)s the newest burst has given off.") {
        .count(bursts($0).newest?.born(at: $1.now) ?? 0)
      },
      ScenePath("\(name).alive", "How many of them glow.") {
        .count(bursts($0).newest?.alive(at: $1.now) ?? 0)
      },
      ScenePath("\(name).alpha", "The opacity of the newest burst's surface.") { scene, stage in
        bursts(scene).all.last.map { .fraction(stage.shown($0.surface, .alpha)) } ?? .absent
      },
    ]
  }

  /// What is to be seen of the newest particle of the newest burst.
  public static func paths(
    ofNewest particle: String, _ bursts: @escaping @Sendable (S) -> EmitterBursts
  ) -> [ScenePath] {
    func path(
      _ part: String, _ summary: String, _ read: @escaping @Sendable (Emitter.Particle) -> PathValue
    ) -> ScenePath {
      ScenePath("\(particle).\(part)", summary) { scene, stage in
        bursts(scene).newest?.newest(at: stage.now).map(read) ?? .absent
      }
    }
    return [
      path("place", "Where the newest \(particle) is, from the emitter.") {
        .pair($0.offset.dx, $0.offset.dy, .points)
      },
      path("alpha", "The opacity of the newest \(particle).") { .fraction($0.alpha) },
      path("scale", "The scale of the newest \(particle).") { .fraction($0.scale) },
    ]
  }
}
