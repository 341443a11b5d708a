import Foundation
import PantomimeKit
import TestSupport
import Testing

/// A view's center, size, anchor point, and transform determine its frame, and where a finger hits
/// it; the tests compute both with matrices of their own.
@Suite(.timeLimit) struct ViewGeometryTests {
  /// An affine map, computed without the library.
  private struct Map {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var x = 0.0
    var y = 0.0

    func callAsFunction(_ px: Double, _ py: Double) -> (x: Double, y: Double) {
      (a * px + c * py + x, b * px + d * py + y)
    }

    /// This map, then another.
    func then(_ m: Map) -> Map {
      let origin = m(x, y)
      return Map(
        a: m.a * a + m.c * b, b: m.b * a + m.d * b, c: m.a * c + m.c * d, d: m.b * c + m.d * d,
        x: origin.x, y: origin.y)
    }

    var inverse: Map? {
      let det = a * d - b * c
      guard det != 0 else { return nil }
      return Map(
        a: d / det, b: -b / det, c: -c / det, d: a / det, x: (c * y - d * x) / det,
        y: (b * x - a * y) / det)
    }
  }

  private struct Box {
    var center = (x: 0.0, y: 0.0)
    var size = (width: 0.0, height: 0.0)
    var anchor = (x: 0.5, y: 0.5)
    var scale = (x: 1.0, y: 1.0)
    var degrees = 0.0

    init(_ random: inout SplitMix64) {
      center = (random.number(-50, 440), random.number(-50, 900))
      size = (random.number(1, 300), random.number(1, 300))
      if !random.chance(2) { anchor = (random.number(-0.5, 1.5), random.number(-0.5, 1.5)) }
      if !random.chance(3) { scale = (random.number(-2, 2), random.number(0.1, 2)) }
      if !random.chance(3) { degrees = random.number(-400, 400) }
    }

    /// The map from the view's own coordinates to its parent's.
    var map: Map {
      let (sin, cos) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      return Map(x: -anchor.x * size.width, y: -anchor.y * size.height)
        .then(Map(a: scale.x, d: scale.y))
        .then(Map(a: cos, b: sin, c: -sin, d: cos))
        .then(Map(x: center.x, y: center.y))
    }

    var frame: [Double] {
      let map = map
      let corners = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)].map {
        map($0.0, $0.1)
      }
      let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      return [left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top]
    }

    func contains(_ place: (x: Double, y: Double)) -> Bool {
      (0..<size.width).contains(place.x) && (0..<size.height).contains(place.y)
    }

    var settings: [PropertySetting] {
      [
        .center(Point2D(x: center.x, y: center.y)), .width(size.width), .height(size.height),
        .anchor(Point2D(x: anchor.x, y: anchor.y)), .stretch(Point2D(x: scale.x, y: scale.y)),
        .rotation(degrees),
      ]
    }

    /// The same view, declared by the frame before its transform.
    var framed: [PropertySetting] {
      let frame = Rect2D(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
        width: size.width, height: size.height)
      return [.frame(frame)] + settings.suffix(3)
    }
  }

  private func close(_ one: [Double], _ other: [Double]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { ($0 - $1).magnitude < 1e-6 }
  }

  @Test func theFrameIsTheBoxAroundTheTransformedView() throws {
    var random = SplitMix64(seed: 1)
    for index in 0..<TestRun.count(400) {
      let box = Box(&random)
      var simulation = try Simulation(Meeting.self)
      let settings = index.isMultiple(of: 2) ? box.settings : box.framed
      try simulation.handle(.construct(.view(name: "v", settings)))
      #expect(close(simulation.read("v.frame")?.numbers ?? [], box.frame), "\(box)")
      #expect(close(simulation.read("v.center")?.numbers ?? [], [box.center.x, box.center.y]))
      #expect(close(simulation.read("v.width")?.numbers ?? [], [box.size.width]))
      #expect(close(simulation.read("v.model.frame")?.numbers ?? [], box.frame))
    }
  }

  /// Setting any part adapts the others, as in UIView.
  @Test func everyPartCanBeSet() throws {
    var random = SplitMix64(seed: 2)
    for index in 0..<TestRun.count(200) {
      var box = Box(&random)
      (box.scale, box.degrees) = ((1, 1), 0)
      var simulation = try Simulation(Meeting.self)
      try simulation.handle(
        .construct(
          .view(name: "v", Array((index.isMultiple(of: 2) ? box.settings : box.framed).prefix(4)))))
      for _ in 0..<8 {
        let value = random.number(1, 200)
        let path: String
        switch Int(random.number(0, 7)) {
        case 0: (path, box.center.x) = ("center.x", value)
        case 1: (path, box.size.width) = ("width", value)
        case 2: (path, box.size.height) = ("height", value)
        case 3: (path, box.anchor.x) = ("anchor.x", value / 100)
        case 4:
          box.center.y += value - (box.center.y - box.anchor.y * box.size.height)
          path = "frame.y"
        case 5:
          let left = box.center.x - box.anchor.x * box.size.width
          box.center.x = left + box.anchor.x * value
          box.size.width = value
          path = "frame.width"
        default:
          box.degrees = value
          path = "rotation"
        }
        try simulation.handle(
          .construct(
            .change(
              [
                PropertyChange(
                  path: "v.\(path)", numbers: [path == "anchor.x" ? value / 100 : value])
              ], by: nil)))
        #expect(close(simulation.read("v.frame")?.numbers ?? [], box.frame), "\(path) \(box)")
        #expect(close(simulation.read("v.height")?.numbers ?? [], [box.size.height]))
        if box.degrees != 0 { break }
      }
    }
  }

  /// A finger hits what the matrices say, through the transforms of all ancestors, with few views
  /// and with many.
  @Test func hitsAgreeWithMatrices() throws {
    var random = SplitMix64(seed: 3)
    var hits = 0
    for _ in 0..<TestRun.count(60, oneIn: 3) {
      var simulation = try Simulation(Meeting.self)
      var boxes: [(box: Box, parent: Int?)] = []
      for index in 0..<Int(random.number(2, 40)) {
        let parent = index > 0 && random.chance(2) ? Int(random.number(0, Double(index))) : nil
        let box = Box(&random)
        boxes.append((box, parent))
        try simulation.handle(
          .construct(
            .view(
              name: "v\(index)", random.chance(2) ? box.settings : box.framed,
              in: parent.map { "v\($0)" })))
      }
      for _ in 0..<20 {
        let (x, y) = (random.number(0, 390), random.number(0, 844))
        func path(_ index: Int) -> [Int] {
          (boxes[index].parent.map { path($0) } ?? []) + [index]
        }
        func isHit(_ index: Int) -> Bool {
          var map = Map()
          for view in path(index) {
            map = boxes[view].box.map.then(map)
            guard let place = map.inverse?(x, y), boxes[view].box.contains(place) else {
              return false
            }
          }
          return true
        }
        // What is later in a walk through the tree is in front.
        func isBefore(_ one: [Int], _ other: [Int]) -> Bool {
          one.lexicographicallyPrecedes(other)
        }
        let top = boxes.indices.filter(isHit).map(path).max(by: isBefore)?.last
        let count = simulation.trace.list.count
        try simulation.handle(.touch([Touch(.down, at: Point2D(x: x, y: y))]))
        try simulation.handle(.touch([Touch(.up, at: Point2D(x: x, y: y))]))
        let met = simulation.trace.list[count...].map { $0.event.text }
          .filter { $0.hasPrefix("met") }
        #expect(met.first == top.map { "met view=v\($0)" }, "\(x), \(y)")
        if top != nil { hits += 1 }
      }
    }
    #expect(hits > TestRun.count(200, oneIn: 3))
  }

  /// The order of siblings decides what is hit, as in a list of them.
  @Test func theOrderDecides() throws {
    var random = SplitMix64(seed: 4)
    for count in [3, 30] {
      var simulation = try Simulation(Meeting.self)
      var order = (0..<count).map { "v\($0)" }
      for name in order {
        try simulation.handle(
          .construct(.view(name: name, [.frame(Rect2D(width: 100, height: 100))])))
      }
      for step in 0..<TestRun.count(200) {
        let name = random.pick(order)
        let other = random.pick(order.filter { $0 != name })
        order.removeAll { $0 == name }
        let place = order.firstIndex(of: other) ?? 0
        let change: SiblingOrder
        switch step % 4 {
        case 0:
          change = .front
          order.append(name)
        case 1:
          change = .back
          order.insert(name, at: 0)
        case 2:
          change = .above(other)
          order.insert(name, at: place + 1)
        default:
          change = .below(other)
          order.insert(name, at: place)
        }
        try simulation.handle(.construct(.order(view: name, change)))
        try simulation.handle(.touch([Touch(.down, at: Point2D(x: 50, y: 50))]))
        #expect(simulation.trace.text.hasSuffix("met view=\(order.last ?? "")\n"))
        try simulation.handle(.touch([Touch(.up, at: Point2D(x: 50, y: 50))]))
      }
    }
  }

  /// Bindings that would depend on themselves through shared geometry are refused, and nothing
  /// recurses without end.
  @Test func bindingsNeverLoop() throws {
    var random = SplitMix64(seed: 5)
    let parts = [
      "frame.x", "frame.y", "frame.width", "center.x", "center.y", "width", "height", "anchor.x",
      "rotation", "scale",
    ]
    var refused = 0
    for _ in 0..<TestRun.count(100) {
      var simulation = try Simulation(Meeting.self)
      for name in ["v", "w"] {
        try simulation.handle(
          .construct(.view(name: name, [.frame(Rect2D(width: 100, height: 100))])))
      }
      for _ in 0..<12 {
        let path = "\(random.pick(["v", "w"])).\(random.pick(parts))"
        let leader = "\(random.pick(["v", "w"])).\(random.pick(parts))"
        let input: Construction =
          random.chance(2)
          ? .follow(Follow(path, of: leader, from: [0, 100], to: [0, 50]))
          : .change([PropertyChange(path: path, numbers: [random.number(1, 90)])], by: nil)
        do { try simulation.handle(.construct(input)) } catch { refused += 1 }
        for part in parts {
          let value = simulation.read("v.\(part)")?.numbers.first
          #expect(value?.isFinite == true)
        }
      }
    }
    #expect(refused > TestRun.count(100))
  }
}

/// A scene that records which view a finger meets.
private struct Meeting: TransitionScene {
  static let name = "meeting"
  static let summary = "A finger meets views."
  static let events: [EventKind] = [
    EventKind("met", summary: "A finger meets a view.", [FieldSchema("view")])
  ]
  static let options: [SceneOption] = []
  static let paths: [ScenePath<Meeting>] = []
  static let states: [String] = []
  let state = "there"

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}

  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse) {
    guard touch.phase == .down else { return }
    stage.record(Self.events[0], nil, [.word("view", stage.name(of: view))])
  }
}

extension Simulation {
  fileprivate init<S: TransitionScene>(_ scene: S.Type) throws {
    try self.init(scene, options: SceneOptions([]))
  }
}
