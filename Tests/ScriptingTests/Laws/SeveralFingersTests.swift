import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Several fingers, put down, moved, and lifted in any order: pans track the centroid of the fingers
/// that count, by an independent computation.
@Suite(.timeLimit) struct SeveralFingersTests {
  @Test(arguments: TestRun.seeds(UInt64(600), oneIn: 40))
  func pansFollowTheirCentroids(seed: UInt64) throws {
    var hand = Hand(seed: seed)
    var play = try Play(hand.setup)
    var lines: [String] = []
    for _ in 0..<40 {
      guard let line = hand.next() else { continue }
      lines.append(line)
      try play.play([line])
      let text = (hand.setup + lines).joined(separator: "\n")
      for pan in hand.pans {
        try #require(play.read("gesture.\(pan.name)") == .word(pan.state.rawValue), "\(text)")
        guard pan.reports else { continue }
        let shown = ["translation", "location"].flatMap {
          play.read("\(pan.name).\($0)")?.numbers ?? []
        }
        try #require(
          shown.count == 4 && zip(shown, pan.numbers).allSatisfy { ($0 - $1).magnitude < 1e-9 },
          "\(shown) instead of \(pan.numbers):\n\(text)")
      }
      #expect(play.number("touches") == Double(hand.fingers.count))
    }
    #expect(play.failures.isEmpty)
    #expect(play.session.simulation?.trace.list.contains { $0.event.misuse != nil } == false)
    // Time that passes in several steps changes nothing.
    let slower = lines.flatMap { line in
      line == "wait 0.02" ? ["wait 0.005", "wait 0.015"] : [line]
    }
    #expect(try Play(hand.setup + slower).trace == play.trace)
  }
}

/// Fingers on two views, each of which has a pan, and what the pans should report.
struct Hand {
  /// A pan, computed from its facts: the centroid of its fingers (G43 – G45, G48), the numbers of
  /// touches (G40 – G42, GU3), and the movement that is taken off when it begins (G35, U2).
  struct Pan {
    enum State: String { case possible, began, changed, ended, failed }

    let name: String
    let view: String
    let least: Int
    let most: Int
    let opening: String
    let isInstant: Bool
    private(set) var state = State.possible
    private var fingers: [(id: Int, x: Int, y: Int)] = []
    /// The sums of the centroid's movements.
    private var (dx, dy) = (0.0, 0.0)
    /// What the translation is less than the movement.
    private var (lessX, lessY) = (0.0, 0.0)
    private var (middleX, middleY) = (0.0, 0.0)
    /// The location of the last report: a finger that touches down or lifts makes none.
    private var (toldX, toldY) = (0.0, 0.0)

    init(_ name: String, on view: String, by chance: inout SplitMix64) {
      (self.name, self.view) = (name, view)
      least = chance.pick([1, 1, 2, 3])
      most = least + chance.pick([0, 1, 2])
      opening = chance.pick(["overshoot", "zero", "raw"])
      isInstant = chance.chance(4)
    }

    var declaration: String {
      "gesture \(name) pan on=\(view) min=\(least) max=\(most) opening=\(opening) "
        + "instant=\(isInstant ? "yes" : "no")"
    }

    var isActive: Bool { state == .began || state == .changed }

    /// Whether the pan has reported anything since its fingers touched down.
    var reports: Bool { isActive || state == .ended }

    /// The translation and the location.
    var numbers: [Double] { [dx - lessX, dy - lessY, toldX, toldY] }

    private var counts: Bool { least <= fingers.count && fingers.count <= most }

    private mutating func findMiddle() {
      if fingers.isEmpty { return }
      middleX = Double(fingers.map(\.x).reduce(0, +)) / Double(fingers.count)
      middleY = Double(fingers.map(\.y).reduce(0, +)) / Double(fingers.count)
    }

    private mutating func begin() {
      let length = (dx * dx + dy * dy).squareRoot()
      let shares: [String: Double] = ["zero": 1, "raw": 0]
      let share: Double = shares[opening] ?? (length > 10 ? 10 / length : 1)
      (lessX, lessY) = (dx * share, dy * share)
      tell(.began)
    }

    private mutating func tell(_ news: State) {
      (state, toldX, toldY) = (news, middleX, middleY)
    }

    /// The next touch begins anew.
    mutating func reset() {
      if state == .ended || state == .failed { state = .possible }
    }

    mutating func down(_ id: Int, _ x: Int, _ y: Int) {
      if isActive, fingers.count >= most { return }
      if fingers.isEmpty { (dx, dy, state) = (0, 0, .possible) }
      fingers.append((id, x, y))
      findMiddle()
      if state == .possible, isInstant, counts { begin() }
    }

    mutating func move(_ id: Int, _ x: Int, _ y: Int) {
      guard let index = fingers.firstIndex(where: { $0.id == id }),
        fingers[index].x != x || fingers[index].y != y
      else { return }
      let before = (middleX, middleY)
      (fingers[index].x, fingers[index].y) = (x, y)
      findMiddle()
      guard counts else { return }
      (dx, dy) = (dx + middleX - before.0, dy + middleY - before.1)
      if isActive { tell(.changed) } else if dx * dx + dy * dy >= 100 { begin() }
    }

    mutating func up(_ id: Int) {
      guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
      fingers.remove(at: index)
      // A report of the end has the last place of the fingers.
      if fingers.isEmpty { tell(isActive ? .ended : .failed) } else { findMiddle() }
    }
  }

  private var chance: SplitMix64
  private(set) var pans: [Pan]
  private(set) var fingers: [(id: Int, x: Int, y: Int)] = []

  init(seed: UInt64) {
    chance = SplitMix64(seed: seed)
    pans = [Pan("one", on: "top", by: &chance), Pan("two", on: "bottom", by: &chance)]
  }

  var setup: [String] {
    ["scene blank", "view top frame=0,0,390,400", "view bottom frame=0,400,390,400"]
      + pans.map(\.declaration)
  }

  /// The coordinates, whose means over one, two, and three fingers are whole.
  private mutating func place() -> (x: Int, y: Int) {
    (6 * Int(chance.next() % 65), 6 * Int(chance.next() % 130))
  }

  /// Returns the next statement, and takes it into account.
  mutating func next() -> String? {
    switch chance.next() % 6 {
    case 0:
      let free = (1...4).filter { id in !fingers.contains { $0.id == id } }
      guard let id = free.first else { return nil }
      let (x, y) = place()
      fingers.append((id, x, y))
      for index in pans.indices { pans[index].reset() }
      pans[y < 400 ? 0 : 1].down(id, x, y)
      return "touch down id=\(id) x=\(x) y=\(y)"
    case 1:
      guard !fingers.isEmpty else { return nil }
      let finger = fingers.remove(at: Int(chance.next() % UInt64(fingers.count)))
      for index in pans.indices {
        pans[index].reset()
        pans[index].up(finger.id)
      }
      return "touch up id=\(finger.id)"
    case 2: return "wait 0.02"
    default:
      guard !fingers.isEmpty else { return nil }
      let index = Int(chance.next() % UInt64(fingers.count))
      // Small movements stay within the slop for a while.
      let step = chance.pick([0, 6, 6, 12, 60])
      fingers[index].x += chance.pick([-step, 0, step])
      fingers[index].y += chance.pick([-step, 0, step])
      let finger = fingers[index]
      for index in pans.indices {
        pans[index].reset()
        pans[index].move(finger.id, finger.x, finger.y)
      }
      return "touch move id=\(finger.id) x=\(finger.x) y=\(finger.y)"
    }
  }
}
