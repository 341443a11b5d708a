import PantomimeKit

/// What a finger on the sheet holds, from the moment it took hold.
struct SheetHold: Sendable {
  /// Where the top of the sheet was when the finger took hold.
  let start: Double
  /// Whether the list is in it too.
  let takesList: Bool
  /// The velocity that the list's own pan told last.
  var listVelocity: Vector?
  /// How far the finger has come, in points down the screen.
  private(set) var way = 0.0
  /// Who moved last; `nil` before anything has.
  private(set) var hand: ScrollHandOver.Holder?
  private let open: Double
  private let firstList: Double
  private var both: ScrollHandOver

  /// - Parameter list: the offset that the finger takes hold of; `nil` if it has the sheet alone.
  init(sheetTop: Double, open: Double, list: Double?) {
    start = sheetTop
    takesList = list != nil
    // Caught where it has shot past, it is as open as that.
    self.open = min(open, sheetTop)
    both = ScrollHandOver(sheet: sheetTop - self.open, list: list ?? 0)
    // Before its top, where only a bounce leads, it counts as at its top.
    firstList = both.list
  }

  /// The finger is this far from where it took hold.
  mutating func follow(_ way: Double) {
    guard way != self.way else { return }
    if takesList {
      both.move(by: way - self.way)
      hand = both.holder
    } else {
      // Alone the sheet stops when it is open; the finger has to come back as far as it went.
      both = ScrollHandOver(sheet: start - open + way, list: 0)
      hand = .sheet
    }
    self.way = way
  }

  /// Where the top of the sheet is.
  var top: Double {
    // Exactly where it was as long as it has not moved, and exactly at the detent when it is open.
    both.sheet == start - open ? start : open + both.sheet
  }

  /// How far the list has been scrolled since the finger took hold.
  var listWay: Double { both.list - firstList }

  /// How far the list is scrolled, had nothing resisted it.
  var listOffset: Double { both.list }
}

/// The spring that takes the sheet to a detent.
struct SettleSpring: Sendable {
  /// The greatest relative velocity it is given (G163).
  let limit: Double
  private let ratio: Double
  private let response: Double
  /// Whether the damping goes by the speed, as FloatingPanel has it.
  private let goesBySpeed: Bool

  init(_ options: SceneOptions) throws(OptionProblem) {
    limit = try options[Detents.limit]
    ratio = try options[Detents.damping]
    response = try options[Detents.response]
    goesBySpeed = try options[Detents.settle] == .floatingPanel
  }

  /// The damping ratio at a speed in points per second: FloatingPanel's is 1 up to 300 pt/s (G170).
  func damping(at speed: Double) -> Double {
    goesBySpeed ? (speed <= 300 ? 1 : 0.5756) : ratio
  }

  /// The timing of a run with a velocity in whole ways per second.
  func timing(velocity: Double, speed: Double) -> Timing {
    let spring = try? Spring(
      response: response, dampingRatio: damping(at: speed), initialVelocity: velocity)
    return spring.map { .spring($0) } ?? .linear
  }

  /// An animator that waits for its first run.
  var animator: Animator {
    get throws(OptionProblem) {
      try Animator(lasting: response, timing: timing(velocity: 0, speed: 0))
    }
  }
}
