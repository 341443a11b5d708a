import TestSupport
import PantomimeKit
import Testing

/// The machine of one scroll view: which inputs lead where, and what it shows on the way.
@Suite(.timeLimit) struct ScrollViewTests {
  static let start = Instant(seconds: 1)

  /// A view of 400 × 800 over 400 × 4000, so that it scrolls up and down from 0 to 3200.
  static func list(_ change: (inout ScrollSettings) -> Void = { _ in }) -> ScrollOffset {
    var settings = ScrollSettings(
      viewport: Size2D(width: 400, height: 800), content: Size2D(width: 400, height: 4000))
    change(&settings)
    return ScrollOffset(settings)
  }

  static func pan(_ state: RecognizerState, dy: Double = 0, vy: Double = 0, dx: Double = 0) -> Pan {
    Pan(state: state, translation: Vector(dx: dx, dy: dy), velocity: Vector(dx: dx, dy: vy))
  }

  /// Advances until everything is at rest.
  static func settle(_ view: inout ScrollOffset, from now: Instant = start) -> Instant {
    var now = now
    while let deadline = view.deadline {
      now = deadline
      guard view.arrive(at: now) != nil else { break }
    }
    return now
  }

  /// The offset follows the finger point for point, and beyond the bounds by c·x·d/(d + c·x) of the
  /// whole way, whatever the steps (G185, G188, G191).
  @Test(arguments: [0, -1, 100, 1600, 3200, 3700] as [Double])
  func aDragDependsOnItsWayAlone(first: Double) {
    for way in stride(from: -5000.0, through: 5000, by: 250) {
      var direct = Self.list()
      direct.scroll(to: Vector(dy: first))
      let shown = min(max(first, 0), 3200)
      let beyond = first - shown
      // The inverse of the rubber band: x = y·d/(c·(d − y)) (G189).
      let raw = shown + beyond * 800 / (0.55 * (800 - beyond.magnitude))
      _ = direct.began(Self.pan(.began), at: Self.start)
      var stepped = direct
      direct.moved(Self.pan(.changed, dy: way), at: Self.start)
      for step in 1...7 {
        stepped.moved(Self.pan(.changed, dy: way * Double(step) / 7), at: Self.start)
      }
      let target = raw - way
      let excess = target - min(max(target, 0), 3200)
      let wanted = target - excess + 0.55 * excess * 800 / (800 + 0.55 * excess.magnitude)
      #expect((direct.offset(at: Self.start).dy - wanted).magnitude < 1e-9)
      #expect((stepped.offset(at: Self.start).dy - wanted).magnitude < 1e-9)
      #expect(direct.isDragging && !direct.isDecelerating && direct.deadline == nil)
    }
  }

  /// Integrating the reported velocity in small steps results in the reported offset.
  @Test(arguments: [-6000, -1500, -400, 300, 900, 4000] as [Double])
  func theVelocityIsTheOffsetsGrowth(speed: Double) {
    // By the sum over milliseconds a thousandth of it is no way: the integral is what is integrated.
    for first in [0, 1000, 3100, 3200, -60, 3300] as [Double] {
      var view = Self.list { $0.style.follow(.former) }
      view.scroll(to: Vector(dy: first))
      _ = view.began(Self.pan(.began), at: Self.start)
      _ = view.ended(Self.pan(.ended, vy: -speed), at: Self.start)
      var sum = view.offset(at: Self.start).dy
      var now = Self.start
      let step = 0.0005
      for _ in 0..<1200 {
        let next = now.advanced(bySeconds: step)
        let (a, b) = (view.velocity(at: now).dy, view.velocity(at: next).dy)
        // The last step of a bounce, within half a point, is no part of the velocity.
        if let deadline = view.deadline, deadline <= next { _ = view.arrive(at: next) }
        guard view.isDecelerating else { break }
        sum += (a + b) / 2 * step
        now = next
        #expect((view.offset(at: now).dy - sum).magnitude < 1.5, "\(first) \(speed)")
      }
    }
  }

  /// A flick covers v/k, or 0.499·v, less what is left at 10 pt/s (G173, GU12, M5, M6), and not below
  /// 250 pt/s (GU11).
  ///
  /// The target is reported as 0.499·v before, and as the integral's, (v − 10)/k, since (G174, M7).
  @Test(arguments: [(ScrollLaws.former, 1 / 2.0020026706730793), (ScrollLaws(), 0.499)])
  func aFlingRests(laws: ScrollLaws, reach: Double) throws {
    for speed in stride(from: 250.0, through: 3000, by: 250) {
      var view = Self.list { $0.style.follow(laws) }
      _ = view.began(Self.pan(.began), at: Self.start)
      let released = view.ended(Self.pan(.ended, vy: -speed), at: Self.start)
      let release = try #require(released)
      #expect(release.glides && view.isDecelerating)
      let target =
        laws.announcedTarget == .rest ? speed * 0.499 : (speed - 10) / 2.0020026706730793
      #expect((release.target.dy - target).magnitude < 1e-9)
      let wanted = (speed - 10) * reach
      #expect((try #require(view.target).dy - wanted).magnitude < 1e-6)
      _ = Self.settle(&view)
      #expect(!view.isDecelerating)
      #expect((view.offset(at: Self.start).dy - wanted).magnitude < 1e-6)
    }
    var slow = Self.list()
    _ = slow.began(Self.pan(.began), at: Self.start)
    let slowly = slow.ended(Self.pan(.ended, dy: -70, vy: -249), at: Self.start)
    let release = try #require(slowly)
    #expect(!release.glides && release.target.dy == 70 && slow.deadline == nil)
  }

  /// A touch stops a movement in place, and the drag continues from there (G184, G189).
  @Test func aTouchStopsAndTakesHold() {
    for second in stride(from: 0.0, through: 3, by: 0.1) {
      var view = Self.list()
      view.scroll(to: Vector(dy: 2000))
      _ = view.began(Self.pan(.began), at: Self.start)
      _ = view.ended(Self.pan(.ended, vy: -4000), at: Self.start)
      let now = Self.start.advanced(bySeconds: second)
      while let deadline = view.deadline, deadline <= now { _ = view.arrive(at: deadline) }
      let offset = view.offset(at: now)
      let moves = view.isDecelerating
      #expect(view.catchesTouches == moves)
      if moves { view.hold(at: now) }
      #expect(view.offset(at: now) == offset && view.velocity(at: now) == .zero)
      let began = view.began(Self.pan(.began), at: now)
      #expect(began)
      #expect((view.offset(at: now).dy - offset.dy).magnitude < 1e-9)
      _ = view.cancelled(at: now)
      _ = Self.settle(&view, from: now)
      #expect((view.offset(at: now).dy - min(offset.dy, 3200)).magnitude < 1e-9)
    }
  }

  /// A page counts once it is reached (seed scene 9).
  @Test(arguments: 0...4)
  func aPageCountsOnceItIsReached(page: Int) {
    let view = Self.list { $0.isPaging = true }
    let place = Double(page) * 800
    for beyond in [0.0, 1, 400, 799] {
      #expect(view.page(at: Vector(dy: place + beyond)) == page)
    }
    #expect(view.page(at: Vector(dy: place - 1)) == max(0, page - 1))
  }

  /// One page a drag at any speed, from the page where it began (G198, G200).
  @Test(arguments: [-9000, -600, -10, -1, 0, 1, 10, 600, 9000] as [Double])
  func pagesTurnOneByOne(speed: Double) {
    for page in 0...4 {
      for way in stride(from: -1800.0, through: 1800, by: 150) {
        var view = Self.list { $0.isPaging = true }
        view.scroll(to: Vector(dy: Double(page) * 800))
        _ = view.began(Self.pan(.began), at: Self.start)
        _ = view.ended(Self.pan(.ended, dy: way, vy: -speed), at: Self.start)
        let now = Self.settle(&view)
        let rest = view.offset(at: now).dy / 800
        #expect(rest == rest.rounded() && (0...4).contains(rest))
        #expect((rest - Double(page)).magnitude <= 1)
        #expect(view.page(at: view.offset(at: now)) == Int(rest))
        if speed.magnitude > 100 {
          #expect(rest == min(max(Double(page) + (speed > 0 ? 1 : -1), 0), 4))
        }
      }
    }
  }

  /// If content and view have the same size, nothing scrolls unless it always bounces (G81, G194).
  @Test func onlyWhatIsLargerScrolls() {
    for (width, height) in [(400, 800), (900, 800), (400, 900), (900, 900)] as [(Double, Double)] {
      for always in [nil, .horizontal, .vertical, .both] as [ScrollAxes?] {
        for bounces in [true, false] {
          var view = Self.list {
            $0.content = Size2D(width: width, height: height)
            $0.alwaysBounces = always
            $0.bounces = bounces
          }
          let across = width > 400 || (bounces && always?.contains(.horizontal) == true)
          let down = height > 800 || (bounces && always?.contains(.vertical) == true)
          #expect(
            view.settings.scrollableAxes?.contains(.horizontal) == across || !(across || down))
          let began = view.began(Self.pan(.began), at: Self.start)
          #expect(began == (across || down))
          view.moved(Self.pan(.changed, dy: -50, dx: -50), at: Self.start)
          let offset = view.offset(at: Self.start)
          #expect((offset.dx > 0) == across && (offset.dy > 0) == down)
          let isHard = !bounces && (offset.dx > width - 400 || offset.dy > height - 800)
          #expect(!isHard)
        }
      }
    }
  }

  /// Steps too small for a pixel are not lost (G186).
  @Test func smallStepsAddUp() {
    var view = Self.list { $0.pixels = 2 }
    _ = view.began(Self.pan(.began), at: Self.start)
    view.moved(Self.pan(.changed, dy: -50), at: Self.start)
    view.moved(Self.pan(.changed, dy: -50.08), at: Self.start)
    #expect(view.offset(at: Self.start).dy == 50)
    for step in 1...100 {
      view.moved(Self.pan(.changed, dy: -50 - 0.08 * Double(step)), at: Self.start)
    }
    #expect(view.offset(at: Self.start).dy == 58)
  }

  /// Let go beyond a bound it proposes the very place it comes to rest at, in the content or not.
  @Test(arguments: [-200, -40, -5, 3205, 3240, 3400] as [Double])
  func aReleaseBeyondABoundProposesItsRest(first: Double) throws {
    for speed in stride(from: -3000.0, through: 3000, by: 125) {
      var view = Self.list()
      view.scroll(to: Vector(dy: first))
      _ = view.began(Self.pan(.began), at: Self.start)
      let last = view.ended(Self.pan(.ended, vy: speed), at: Self.start)
      let release = try #require(last)
      let end = Self.settle(&view)
      #expect(!view.isDecelerating && view.offset(at: end) == release.target, "\(speed)")
    }
  }

  /// A drag that is taken away leaves no velocity, whatever the finger had: it stays where it is, or
  /// comes back from beyond a bound, as after a rest (M10).
  @Test(arguments: [-6000, -250, 0, 90, 4000] as [Double])
  func aDragTakenAwayStops(speed: Double) throws {
    for way in stride(from: -600.0, through: 600, by: 150) {
      var view = Self.list()
      view.scroll(to: Vector(dy: 300))
      _ = view.began(Self.pan(.began), at: Self.start)
      view.moved(Self.pan(.changed, dy: way, vy: speed), at: Self.start)
      let offset = view.offset(at: Self.start).dy
      let last = view.cancelled(at: Self.start)
      let release = try #require(last)
      let inward = max(0, -offset) * 22 / 3
      #expect(release.velocity == .zero)
      #expect((view.velocity(at: Self.start).dy - inward).magnitude < 1e-9)
      #expect(release.glides == (offset < 0) && view.isDecelerating == release.glides)
      let end = Self.settle(&view)
      #expect(view.offset(at: end).dy == max(0, offset))
      #expect(release.target.dy == max(0, offset))
    }
  }

  @Test func contentThatMovesToABoundFollowsTheNextBound() {
    var view = Self.list()
    view.scroll(to: Vector(dy: -100))
    let middle = Self.start.advanced(bySeconds: 0.2), end = Self.start.advanced(bySeconds: 0.6)
    #expect(
      view.reconfigure(over: 0.3, .straight, at: Self.start) { $0.insets.top = 60 } == .moved)
    #expect(view.reconfigure(over: 0.3, .straight, at: middle) { $0.insets.top = 0 } == .moved)
    while let due = view.deadline, due <= end { _ = view.arrive(at: due) }
    #expect(view.offset(at: end) == .zero)
    // The app's own motion continues.
    view.setContentOffset(Vector(dy: -60), animated: true, at: end)
    #expect(view.reconfigure(over: 0.3, .straight, at: end) { $0.insets.top = 20 } == .none)
  }

  @Test func startsWhereItIsTold() {
    #expect(Self.list().offset(at: Self.start) == .zero)
    let view = Self.list {
      $0.insets.top = 40
      $0.start = Vector(dx: .nan, dy: 500)
    }
    #expect(view.offset(at: Self.start) == Vector(dy: 500))
    #expect(Self.list { $0.insets.top = 40 }.offset(at: Self.start) == Vector(dy: -40))
  }

  /// No input results in a value that isn't a number, or in a trap.
  @Test func wildNumbersStayFinite() {
    let wild = [0, 1e300, -1e300, .infinity, -.infinity, .nan, 1e-300] as [Double]
    for size in wild {
      for value in wild {
        var view = Self.list {
          $0.viewport = Size2D(width: value, height: size)
          $0.content = Size2D(width: size, height: value)
          $0.insets = Insets(top: size, left: value, bottom: size, right: value)
          $0.alwaysBounces = .both
          $0.pixels = value
          $0.isPaging = value > 0
        }
        view.scroll(to: Vector(dx: value, dy: size))
        _ = view.began(Self.pan(.began, dy: value, vy: size, dx: value), at: Self.start)
        _ = view.ended(Self.pan(.ended, dy: size, vy: value, dx: size), at: Self.start)
        view.scroll(by: Vector(dx: value, dy: size), over: value, at: Self.start)
        for second in [0, 0.5, 1e9] {
          let now = Self.start.advanced(bySeconds: second)
          let (offset, velocity) = (view.offset(at: now), view.velocity(at: now))
          #expect(offset.dx.isFinite && offset.dy.isFinite, "\(size) \(value)")
          #expect(velocity.dx.isFinite && velocity.dy.isFinite, "\(size) \(value)")
        }
        _ = Self.settle(&view)
        _ = view.page(at: view.offset(at: Self.start))
      }
    }
  }
}
