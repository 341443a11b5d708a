public import PantomimeKit

/// What gives off particles: how often, for how long each lasts, and how they fly and fade.
///
/// Nothing of it is stored as time passes. How many were born and how many are alive follows from
/// the time since the start in whole nanoseconds (T150, T152), and what a particle looks like from
/// the seed, its number and the time. Every range is the whole width about its middle, as SpriteKit
/// has it.
public struct Emitter: Sendable, Hashable {
  /// The births: particle *i* comes *i* + 1 intervals after the start.
  public var births: Frames
  /// The most particles there will ever be; `nil` for no limit.
  public var limit: Int64?
  /// How long a particle lives, in seconds.
  public var lifetime: Double
  /// Where it begins about the emitter, in points.
  public var positionRange: Vector
  /// Its direction in radians, counter-clockwise from the right as seen.
  public var angle: Range
  /// Its speed at birth, in points per second.
  public var speed: Range
  /// What is added to its velocity in a second; y downwards, as everywhere.
  public var acceleration: Vector
  /// Its opacity.
  public var alpha: Range
  /// Its scale.
  public var scale: Range
  /// Its rotation in radians.
  public var rotation: Range
  /// What its particular numbers come from.
  public var seed: UInt64

  /// A number that is drawn for each particle, and how it changes as the particle grows older.
  public struct Range: Sendable, Hashable {
    /// The middle of what is drawn.
    public var middle: Double
    /// The width of what is drawn.
    public var range: Double
    /// What is added to it in a second.
    public var change: Double

    /// Describes a number.
    public init(_ middle: Double = 0, range: Double = 0, change: Double = 0) {
      self.middle = middle
      self.range = range
      self.change = change
    }
  }

  /// A particle at an instant.
  public struct Particle: Sendable, Hashable {
    /// Its number, from 0 in the order of birth.
    public let index: Int64
    /// How old it is, in seconds.
    public let age: Double
    /// Where it is, from the emitter, in points.
    public let offset: Vector
    /// Its opacity, 0 … 1.
    public let alpha: Double
    /// Its scale, 0 or more.
    public let scale: Double
    /// Its rotation in radians.
    public let rotation: Double
  }

  /// An emitter whose particles stay where they are, unless told otherwise; births come as regularly as a
  /// display's frames, 1 to 1000 a second (our choice).
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
  /// How many particles were born in the time since the start: ⌊rate · t⌋ in exact arithmetic.
  public func born(at time: Instant) -> Int64 {
    let born = births.number(after: time) - 1
    return limit.map { min(max(0, $0), born) } ?? born
  }

  /// How many of them live at that time: those born, less those born a lifetime before.
  public func alive(at time: Instant) -> Int64 { born(at: time) - dead(at: time) }

  /// How many of them have lived.
  private func dead(at time: Instant) -> Int64 {
    let life = Instant(seconds: lifetime)
    // Without a lifetime they are gone as they come.
    guard life > .zero else { return born(at: time) }
    return time < life ? 0 : born(at: Instant(nanoseconds: time.nanoseconds - life.nanoseconds))
  }

  /// The numbers of the particles that live at that time, the oldest first.
  public func living(at time: Instant) -> Swift.Range<Int64> { dead(at: time)..<born(at: time) }
}

// MARK: - Particles

extension Emitter {
  /// A particle at a time since the start; `nil` before its birth and after its life.
  public func particle(_ index: Int64, at time: Instant) -> Particle? {
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
