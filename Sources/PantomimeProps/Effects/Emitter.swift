public import PantomimeKit

/// An emitter of particles: their birth rate, their lifetime, and how they move and fade.
///
/// Nothing is stored as time passes. The numbers of born and living particles are computed from the
/// time since the start in whole nanoseconds (T150, T152), and a particle's appearance is computed
/// from the seed, the particle's index, and the time. Every range is the full width around its
/// middle value, as in SpriteKit.
public struct Emitter: Sendable, Hashable {
  /// The intervals of the births: particle *i* is born *i* + 1 intervals after the start.
  package var births: Frames
  /// The total number of particles, or `nil` for no limit.
  package var limit: Int64?
  /// The lifetime of a particle, in seconds.
  package var lifetime: Double
  /// The width and height of the region around the emitter in which particles are born, in points.
  package var positionRange: Vector
  /// The direction in radians, counterclockwise from the right, as seen on screen.
  package var angle: Range
  /// The speed at birth, in points per second.
  package var speed: Range
  /// The acceleration, in points per second squared; y increases downward, as in UIKit.
  package var acceleration: Vector
  /// The opacity.
  package var alpha: Range
  /// The scale.
  package var scale: Range
  /// The rotation in radians.
  package var rotation: Range
  /// The seed of the particles' random numbers.
  package var seed: UInt64

  /// A number that is drawn at random for each particle, and its change over the particle's age.
  public struct Range: Sendable, Hashable {
    /// The middle of the range.
    package var middle: Double
    /// The width of the range.
    package var range: Double
    /// The change per second.
    package var change: Double

    /// Creates a range.
    public init(_ middle: Double = 0, range: Double = 0, change: Double = 0) {
      self.middle = middle
      self.range = range
      self.change = change
    }
  }

  /// A particle at an instant.
  package struct Particle: Sendable, Hashable {
    /// The index, counted from 0 in the order of birth.
    package let index: Int64
    /// The age, in seconds.
    package let age: Double
    /// The offset from the emitter, in points.
    package let offset: Vector
    /// The opacity, 0 … 1.
    package let alpha: Double
    /// The scale, 0 or more.
    package let scale: Double
    /// The rotation in radians.
    package let rotation: Double
  }

  /// Creates an emitter, whose particles stay in place by default; 1 to 1000 particles per second
  /// (our choice) are born at regular intervals, like a display's frames.
  public init(
    births: Frames, lifetime: Double, positionRange: Vector = .zero, angle: Range = Range(),
    speed: Range = Range(), acceleration: Vector = .zero, alpha: Range = Range(1),
    scale: Range = Range(1), rotation: Range = Range(), seed: UInt64 = 1
  ) {
    self.births = births
    self.lifetime = lifetime
    self.positionRange = positionRange
    self.angle = angle
    self.speed = speed
    self.acceleration = acceleration
    self.alpha = alpha
    self.scale = scale
    self.rotation = rotation
    self.seed = seed
  }
}

// MARK: - Counts

extension Emitter {
  /// Returns the number of particles that have been born at a time since the start: ⌊rate · t⌋ in
  /// exact arithmetic.
  package func born(at time: Instant) -> Int64 {
    let born = births.number(after: time) - 1
    return limit.map { min(max(0, $0), born) } ?? born
  }

  /// Returns the number of living particles: those that have been born, minus those that have died.
  package func alive(at time: Instant) -> Int64 { born(at: time) - dead(at: time) }

  /// Returns the number of particles whose life has ended.
  private func dead(at time: Instant) -> Int64 {
    let life = Instant(clamping: lifetime)
    // If the lifetime is 0, particles vanish immediately.
    guard life > .zero else { return born(at: time) }
    return time < life ? 0 : born(at: Instant(nanoseconds: time.nanoseconds - life.nanoseconds))
  }

  /// Returns the indices of the living particles, the oldest first.
  package func living(at time: Instant) -> Swift.Range<Int64> { dead(at: time)..<born(at: time) }
}

// MARK: - Particles

extension Emitter {
  /// Returns a particle at a time since the start, or `nil` before the particle's birth or after
  /// its death.
  package func particle(_ index: Int64, at time: Instant) -> Particle? {
    guard living(at: time).contains(index) else { return nil }
    let age = time.seconds(since: births.instant(of: index + 1))
    var generator = SeededGenerator(seed: seed, index: index)
    let x = generator.spread(0, positionRange.dx)
    let y = generator.spread(0, positionRange.dy)
    let (sin, cos) = Elementary.sinCos(angle.drawn(at: age, &generator))
    let speed = generator.spread(speed.middle, speed.range)
    return Particle(
      index: index, age: age,
      offset: Vector(
        dx: x + (speed * cos + acceleration.dx * age / 2) * age,
        dy: y + (acceleration.dy * age / 2 - speed * sin) * age),
      alpha: min(max(alpha.drawn(at: age, &generator), 0), 1),
      scale: max(scale.drawn(at: age, &generator), 0),
      rotation: rotation.drawn(at: age, &generator))
  }
}

extension Emitter.Range {
  fileprivate func drawn(at age: Double, _ generator: inout SeededGenerator) -> Double {
    generator.spread(middle, range) + change * age
  }
}
