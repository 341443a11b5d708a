import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct ScrollingTests {
  func near(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    (one - other).magnitude <= tolerance
  }

  @Test func publishedNumbersAreMet() {
    let (normal, fast) = (Deceleration.normal, Deceleration.fast)
    // Kept a frame (T122, G172).
    #expect(near(normal.velocity(1, after: 1.0 / 60), 0.967184, 1e-6))
    #expect(near(fast.velocity(1, after: 1.0 / 60), 0.845772, 1e-6))
    #expect(near(normal.velocity(1, after: 1.0 / 120), 0.983455, 1e-6))
    #expect(near(fast.velocity(1, after: 1.0 / 120), 0.919659, 1e-6))
    #expect(near(normal.velocity(1, after: 1), 0.135065, 1e-6))
    #expect(near(fast.velocity(1, after: 1), 4.317e-5, 1e-8))
    // Way to rest, and WWDC's (G173, G174).
    #expect(near(normal.distance(1000), 499.4998, 1e-4))
    #expect(near(fast.distance(1000), 99.4992, 1e-4))
    #expect(near(normal.projection(1000), 499, 1e-9))
    #expect(near(fast.projection(1000), 99, 1e-9))
    // The measured run (G175).
    #expect(near(normal.projection(4030.79), 2011.36, 5e-3))
    #expect(near(normal.distance(4030.79), 2013.38, 5e-3))
    // Stops (G176, T125).
    for (velocity, time) in [(1000.0, 2.300), (2000, 2.647), (4000, 2.993)] {
      #expect(near(normal.duration(velocity, until: .speed(10)), time, 6e-4))
    }
    #expect(near(normal.duration(1000, until: .distance(0.5)), 3.450, 6e-4))
    #expect(near(fast.duration(1000, until: .distance(0.5)), 0.527, 6e-4))
    #expect(near(normal.duration(3000, until: .distance(0.5)), 3.999, 6e-4))
    #expect(near(fast.duration(3000, until: .distance(0.5)), 0.636, 6e-4))
  }

  @Test func decelerationIsItsOwnInverse() throws {
    for deceleration in [Deceleration.normal, .fast, try Deceleration(rate: 0.9)] {
      for velocity in [-4000.0, -3, 700, 9000] {
        for time in [0.0, 0.01, 0.3, 0.9] {
          let way = deceleration.distance(velocity, after: time)
          let reached = try #require(deceleration.time(toCover: way, from: velocity))
          #expect(near(reached, time, 1e-9) || deceleration.rate < 0.95)
        }
        let rest = deceleration.distance(velocity)
        #expect(deceleration.time(toCover: rest * 1.001, from: velocity) == nil)
        #expect(deceleration.time(toCover: -rest, from: velocity) == nil)
        #expect(near(deceleration.velocity(toCover: rest), velocity, 1e-9))
        let chosen = try Deceleration(from: velocity, covering: rest * 0.7)
        #expect(near(chosen.distance(velocity), rest * 0.7, 1e-9 * rest.magnitude))
      }
    }
    #expect(throws: OptionError.self) { try Deceleration(rate: 1) }
    #expect(throws: OptionError.self) { try Deceleration(rate: .nan) }
    #expect(throws: OptionError.self) { try Deceleration(from: 100, covering: -5) }
    #expect(throws: OptionError.self) { try Deceleration(from: 0, covering: 0) }
  }

  @Test func rubberBandTablesAreMet() throws {
    // (G190), (T129): dimension, and pairs of the finger's way and the one shown.
    let tables: [(Double, [(Double, Double)], Double)] = [
      (
        400,
        [
          (1, 0.549), (10, 5.425), (50, 25.731), (100, 48.352), (200, 86.275), (400, 141.935),
          (800, 209.524),
        ], 6e-4
      ),
      (800, [(10, 5.462), (100, 51.462), (400, 172.549)], 6e-4),
      (960, [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)], 6e-3),
    ]
    for (dimension, pairs, tolerance) in tables {
      let band = try RubberBand(dimension: dimension)
      for (excess, shown) in pairs {
        #expect(near(band.shown(excess), shown, tolerance))
        #expect(band.shown(-excess) == -band.shown(excess))
        #expect(near(band.excess(shown: band.shown(excess)), excess, 1e-11 * excess))
        let step = 1e-4
        let slope = (band.shown(excess + step) - band.shown(excess - step)) / (2 * step)
        #expect(near(band.slope(at: excess), slope, 1e-7))
      }
      #expect(band.slope(at: 0) == 0.55)
      #expect(band.shown(1e9) < dimension)
      #expect(band.shown(.infinity) <= dimension)
      #expect(band.excess(shown: dimension * 2).isFinite)
    }
  }

  @Test func rubberBandActsOnTheExcess() throws {
    let band = try RubberBand(dimension: 400)
    let bounds = ScrollBounds(0, 1000)
    // (G191)
    #expect(band.shown(offset: 250, within: bounds) == 250)
    #expect(near(band.shown(offset: -100, within: bounds), -48.352, 6e-4))
    #expect(near(band.shown(offset: 1100, within: bounds), 1048.352, 6e-4))
    for offset in stride(from: -900.0, through: 1900, by: 35) {
      let shown = band.shown(offset: offset, within: bounds)
      #expect(near(band.offset(shown: shown, within: bounds), offset, 1e-9))
    }
    // Content smaller than the view.
    #expect(ScrollBounds(20, -100).clamp(50) == 20)
    #expect(throws: OptionError.self) { try RubberBand(dimension: 0) }
    #expect(throws: OptionError.self) { try RubberBand(dimension: 400, resistance: .nan) }
  }

  @Test func motionsAgreeWithIntegration() throws {
    for entry in ScrollTable.motions {
      var style = ScrollMotion.Style(.former)
      style.deceleration = try Deceleration(rate: entry.key[2])
      style.tolerance = 1e-7
      let motion = ScrollMotion(
        offset: entry.key[3], velocity: entry.key[4],
        within: ScrollBounds(entry.key[0], entry.key[1]), style: style)
      for row in entry.rows {
        #expect(near(motion.offset(at: row.time), row.offset, 2e-5), "\(entry.key) \(row)")
        #expect(near(motion.velocity(at: row.time), row.velocity, 2e-4), "\(entry.key) \(row)")
      }
    }
  }

  @Test func motionsHaveNoJumps() {
    let bounds = ScrollBounds(0, 1000)
    for offset in stride(from: -150.0, through: 1150, by: 50) {
      for velocity in stride(from: -5000.0, through: 5000, by: 500) {
        let motion = ScrollMotion(offset: offset, velocity: velocity, within: bounds)
        #expect(motion.offset(at: 0) == offset)
        #expect(motion.offset(at: -1) == offset)
        for (phase, next) in zip(motion.legs, motion.legs.dropFirst()) {
          #expect(phase.end == next.start)
          let before = next.start.nextDown
          #expect(near(motion.offset(at: before), next.offset, 1e-9))
          #expect(near(motion.velocity(at: before), next.velocity, 1e-7))
        }
        // The last step is within the tolerance, and the place is one of rest. A bounce ends at the
        // instant at which just that is left (M11).
        let end = motion.offset(at: motion.duration * (1 - 1e-12))
        #expect(near(end, motion.rest, 0.5 + 1e-9))
        #expect(motion.velocity(at: motion.duration) == 0)
        #expect(bounds.clamp(motion.rest) == motion.rest)
        #expect(motion.duration < 8)
        let mirrored = ScrollMotion(offset: 1000 - offset, velocity: -velocity, within: bounds)
        for step in 0..<40 {
          let time = Double(step) / 10
          #expect(near(mirrored.offset(at: time), 1000 - motion.offset(at: time), 1e-9))
        }
      }
    }
  }

  @Test func stylesAreFollowed() {
    let bounds = ScrollBounds(0, 1000)
    // Too slow to be thrown (G178).
    #expect(ScrollMotion(offset: 500, velocity: 249, within: bounds).legs.isEmpty)
    #expect(ScrollMotion(offset: 500, velocity: 250, within: bounds).legs.count == 1)
    var hard = ScrollMotion.Style()
    hard.bounce = nil
    let stopped = ScrollMotion(offset: 900, velocity: 3000, within: bounds, style: hard)
    #expect(stopped.rest == 1000)
    #expect(ScrollMotion(offset: 1100, velocity: 9, within: bounds, style: hard).offset == 1000)
    var capped = ScrollMotion.Style()
    capped.transferLimit = 5000
    let fast = ScrollMotion(offset: 999, velocity: 9000, within: bounds, style: capped)
    #expect(fast.legs.last?.velocity == 5000)
    var springOnly = ScrollMotion.Style()
    springOnly.inward = nil
    let back = ScrollMotion(offset: -60, velocity: 3000, within: bounds, style: springOnly)
    #expect(back.rest == 0)
    #expect(ScrollMotion(offset: -60, velocity: 3000, within: bounds).rest > 500)
  }

  @Test func bouncesAreMet() throws {
    // (T128): the largest overshoot of 1000 pt/s.
    #expect(near(BounceSpring.slow.excess(0, velocity: 1000, after: 0.1), 36.8, 0.02))
    #expect(near(BounceSpring.slow.velocity(0, velocity: 1000, after: 0.1), 0, 1e-9))
    let springs = [
      BounceSpring.standard, .slow, .flutter, .inward,
      try BounceSpring(stiffness: 50, dampingRatio: 0.1),
      try BounceSpring(mass: 2, stiffness: 300, dampingRatio: 4),
    ]
    for spring in springs {
      for (excess, velocity) in [(40.0, 0.0), (0, 1500), (-30, 900), (80, -4000), (25, 10)] {
        let end = spring.duration(excess, velocity: velocity)
        for step in 0...200 {
          let time = end + Double(step) / 100
          let way = spring.excess(excess, velocity: velocity, after: time)
          #expect(way.magnitude <= 0.5 + 1e-9, "\(spring) \(excess) \(velocity) \(time)")
        }
        #expect(spring.excess(excess, velocity: velocity, after: 0) == excess)
        #expect(spring.velocity(excess, velocity: velocity, after: 0) == velocity)
        if let crossing = spring.crossing(excess, velocity: velocity) {
          #expect(near(spring.excess(excess, velocity: velocity, after: crossing), 0, 1e-9))
          let before = spring.excess(excess, velocity: velocity, after: crossing * 0.5)
          #expect(before * excess > 0)
        } else {
          for step in 1...100 where excess != 0 {
            let way = spring.excess(excess, velocity: velocity, after: Double(step) / 50)
            #expect(way * excess >= 0 || way.magnitude < 1e-9)
          }
        }
      }
    }
    #expect(throws: OptionError.self) { try BounceSpring(stiffness: 100, dampingRatio: 0) }
    #expect(throws: OptionError.self) { try BounceSpring(stiffness: .infinity) }
  }

  @Test func pagesAreTurnedOneAtATime() throws {
    let paging = try Paging(size: 300)
    // (G200): offset, velocity, start, target.
    let cases: [(Double, Double, Double, Double)] = [
      (140, 0, 0, 0), (160, 0, 0, 300), (150, 0, 0, 0), (150, 0, 300, 300), (10, 500, 0, 300),
      (290, -500, 0, -300), (290, 9000, 0, 300), (1000, 0, 0, 300), (20, 6, 0, 0), (20, 7, 0, 300),
      (580, -20, 600, 300),
    ]
    for (offset, velocity, start, target) in cases {
      let found = paging.target(offset: offset, velocity: velocity, start: start)
      #expect(found == target, "\(offset) \(velocity) \(start)")
      let mirrored = paging.target(offset: -offset, velocity: -velocity, start: -start)
      #expect(mirrored == -target)
    }
    let bounds = ScrollBounds(0, 450)
    #expect(paging.target(offset: 320, velocity: 900, start: 300, within: bounds) == 450)
    #expect(paging.target(offset: 20, velocity: -900, start: 0, within: bounds) == 0)
    #expect(paging.target(offset: .nan, velocity: .infinity, start: .nan).isFinite)
    #expect(throws: OptionError.self) { try Paging(size: 0) }
  }

  @Test func diagonalStartsAreNotLocked() throws {
    // (G89)
    let lock = try DirectionalLock()
    #expect(lock.axes(startingWith: Vector(dx: 10, dy: 3)) == .horizontal)
    #expect(lock.axes(startingWith: Vector(dx: -3, dy: -10)) == .vertical)
    #expect(lock.axes(startingWith: Vector(dx: 10, dy: 7)) == .both)
    #expect(lock.axes(startingWith: .zero) == .both)
    #expect(lock.axes(startingWith: Vector(dx: .nan, dy: .infinity)) == .vertical)
    let widest = try DirectionalLock(angle: 45)
    #expect(widest.axes(startingWith: Vector(dx: 10, dy: 9.99)) == .horizontal)
    #expect(widest.axes(startingWith: Vector(dx: 10, dy: 10)) == .both)
    let narrowest = try DirectionalLock(angle: 0)
    #expect(narrowest.axes(startingWith: Vector(dx: 10)) == .horizontal)
    #expect(narrowest.axes(startingWith: Vector(dx: 0.01, dy: 10)) == .both)
    #expect(throws: OptionError.self) { try DirectionalLock(angle: 46) }
  }

  @Test func noInputTraps() {
    let odd: [Double] = [0, -0.0, 1, -1e-300, 1e100, -1e308, .infinity, -.infinity, .nan]
    for one in odd {
      for other in odd {
        var style = ScrollMotion.Style()
        style.minimumSpeed = other
        style.tolerance = other
        style.transferLimit = one
        style.stop = .distance(one)
        for bounds in [ScrollBounds(one, other), ScrollBounds(0, 1000)] {
          for style in [style, ScrollMotion.Style()] {
            let motion = ScrollMotion(offset: one, velocity: other, within: bounds, style: style)
            for time in odd {
              #expect(motion.offset(at: time).isFinite, "\(one) \(other) \(time)")
              #expect(motion.velocity(at: time).isFinite, "\(one) \(other) \(time)")
            }
            #expect(motion.duration.isFinite)
          }
        }
        _ = Deceleration.normal.time(toCover: one, from: other)
      }
    }
  }
}
