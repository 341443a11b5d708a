package import PantomimeKit
import PantomimeProps
package import PantomimeReporting

/// The screens of a run, frame by frame, which are recorded beside a golden trace to show later what
/// was expected.
///
/// The first line of a file is `{"frames":1,"trace":"HASH"}`, in which the hash is that of the golden
/// trace. Each further line is a frame:
/// `{"scene":1,"t":0.1,"screen":[390,844],"fingers":[[195,422]],"views":[0,{"name":"card",…}]}`. A
/// view that hasn't changed is the index of the same view in the previous frame, and a frame that
/// shows the same as the previous one is omitted.
package struct ScreenRecord: Sendable {
  /// What the screen showed at an instant.
  package struct Frame: Sendable {
    /// The number of the scene, counted from 1.
    package let scene: Int
    package let time: Instant
    package let screen: ScreenFrame
  }

  /// The frames in the order in which they were shown; the time decreases if the run was undone.
  package private(set) var frames: [Frame] = []

  private static let version = 1.0

  /// Creates an empty record.
  package init() {}

  /// Adds the frames among some samples.
  package mutating func add(_ samples: [Sampler.Sample]) {
    for sample in samples {
      guard let screen = sample.screen else { continue }
      frames.append(Frame(scene: sample.scene, time: sample.time, screen: screen))
    }
  }

  /// Adds the present frame of the only scene of a run.
  mutating func add(_ run: Simulation) {
    frames.append(Frame(scene: 1, time: run.now, screen: ScreenFrame(run)))
  }

  /// The parts of the run in which time doesn't decrease.
  var parts: [ArraySlice<Frame>] {
    var parts: [ArraySlice<Frame>] = []
    var start = 0
    for index in frames.indices.dropFirst()
    where frames[index].scene != frames[index - 1].scene
      || frames[index].time < frames[index - 1].time
    {
      parts.append(frames[start..<index])
      start = index
    }
    return frames.isEmpty ? [] : parts + [frames[start...]]
  }
}

// MARK: - As text

extension ScreenRecord {
  /// Returns the hash of the bytes of a trace (FNV-1a).
  private static func hash(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// Returns the record as the contents of a file beside a trace.
  package func text(beside trace: [UInt8]) -> String {
    let head = JSONText.object([
      ("frames", .number(Self.version)), ("trace", .string(ScreenRecord.hash(trace))),
    ])
    var text = head.text + "\n"
    var last: Frame?
    for frame in frames {
      let isNext = last.map { $0.scene == frame.scene && $0.time <= frame.time } ?? false
      if isNext, let last, last.screen == frame.screen { continue }
      text += ScreenRecord.line(frame, after: isNext ? last?.screen : nil) + "\n"
      last = frame
    }
    return text
  }

  private static func line(_ frame: Frame, after last: ScreenFrame?) -> String {
    let (size, fingers) = (frame.screen.size, frame.screen.fingers)
    let views = frame.screen.views.enumerated().map { index, view in
      if let last, last.views.indices.contains(index), last.views[index] == view {
        return JSONText.count(index)
      }
      return object(view)
    }
    return JSONText.object([
      ("scene", .count(frame.scene)), ("t", .seconds(frame.time)),
      ("screen", last?.size == size ? nil : list([size.width, size.height])),
      ("fingers", fingers.isEmpty ? nil : .list(fingers.map { list([$0.x, $0.y]) })),
      ("views", .list(views)),
    ]).text
  }

  private static func list(_ numbers: [Double], decimals: Int = 2) -> JSONText {
    .list(numbers.map { .number($0, decimals: decimals) })
  }

  private static func object(_ view: ShownView) -> JSONText {
    .object([
      ("name", .string(view.name)), ("corners", list(view.corners.flatMap { [$0.x, $0.y] })),
      ("size", view.size.map { list([$0.width, $0.height]) }),
      ("radius", view.radius == 0 ? nil : .number(view.radius, decimals: 2)),
      ("alpha", view.alpha == 1 ? nil : .number(view.alpha, decimals: 3)),
      ("shade", view.shade == 0 ? nil : .number(view.shade, decimals: 3)),
      ("scrolls", view.scrolls ? .flag(true) : nil),
      ("window", view.window.map { list([$0.x, $0.y, $0.width, $0.height]) }),
      ("unnamed", view.isNamed ? nil : .flag(true)),
      ("role", view.role.map { .string($0.rawValue) }), ("text", .string(ifAny: view.text)),
      ("color", view.color.map { list([$0.red, $0.green, $0.blue, $0.alpha], decimals: 3) }),
    ])
  }

  /// Returns whether a file begins like a record; other files aren't overwritten.
  package static func isRecord(_ bytes: [UInt8]) -> Bool { bytes.starts(with: start.utf8) }

  private static let start = "{\"frames\":"

  /// The reason why a file can't be used.
  package enum Unusable: Error, Sendable, Hashable {
    /// The frames belong to another trace.
    case otherTrace
    /// A line, counted from 1, isn't a frame.
    case line(Int)
  }

  /// Creates the record in a file beside a trace.
  package init(_ bytes: [UInt8], beside trace: [UInt8]) throws(Unusable) {
    var isFirst = true
    var last: Frame?
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if line.isEmpty { continue }
      guard let value = try? JSONReader.read(line) else { throw .line(number) }
      if isFirst {
        isFirst = false
        guard value["frames"]?.number == ScreenRecord.version, let hash = value["trace"]?.text
        else { throw .line(number) }
        guard hash == ScreenRecord.hash(trace) else { throw .otherTrace }
        continue
      }
      guard let frame = ScreenRecord.frame(value, after: last) else { throw .line(number) }
      frames.append(frame)
      last = frame
    }
    guard !frames.isEmpty else { throw .line(1) }
  }

  private static func frame(_ value: JSONValue, after last: Frame?) -> Frame? {
    guard let scene = value["scene"]?.number.flatMap({ Int(exactly: $0) }),
      let seconds = value["t"]?.number, seconds >= 0, let items = value["views"]?.list
    else { return nil }
    let before = last?.scene == scene ? last?.screen : nil
    let fingers = (value["fingers"]?.list ?? []).compactMap { finger in
      numbers(finger, 2).map { Point2D(x: $0[0], y: $0[1]) }
    }
    let size = value["screen"].flatMap { numbers($0, 2) }.map {
      Size2D(width: $0[0], height: $0[1])
    }
    guard let size = size ?? before?.size, size.width > 0, size.height > 0 else { return nil }
    var views: [ShownView] = []
    for item in items {
      if let index = item.number.flatMap({ Int(exactly: $0) }) {
        guard let before, before.views.indices.contains(index) else { return nil }
        views.append(before.views[index])
      } else if let view = view(item) {
        views.append(view)
      } else {
        return nil
      }
    }
    return Frame(
      scene: scene, time: Instant(clamping: seconds),
      screen: ScreenFrame(size: size, views: views, fingers: fingers))
  }

  private static func numbers(_ value: JSONValue, _ count: Int) -> [Double]? {
    let numbers = value.list?.compactMap { $0.number } ?? []
    return numbers.count == count && value.list?.count == count ? numbers : nil
  }

  private static func view(_ value: JSONValue) -> ShownView? {
    guard let name = value["name"]?.text, let list = value["corners"]?.list,
      list.count % 2 == 0, let places = numbers(.list(list), list.count)
    else { return nil }
    let corners = stride(from: 0, to: places.count, by: 2).map {
      Point2D(x: places[$0], y: places[$0 + 1])
    }
    var view = ShownView(
      name, corners: corners, radius: value["radius"]?.number ?? 0,
      alpha: value["alpha"]?.number ?? 1, scrolls: value["scrolls"] != nil)
    view.shade = value["shade"]?.number ?? 0
    if let size = value["size"].flatMap({ numbers($0, 2) }) {
      view.size = Size2D(width: size[0], height: size[1])
    }
    view.isNamed = value["unnamed"] == nil
    if let window = value["window"].flatMap({ numbers($0, 4) }) {
      view.window = Rect2D(x: window[0], y: window[1], width: window[2], height: window[3])
    }
    view.role = value["role"]?.text.flatMap { ViewRole(rawValue: $0) }
    view.text = value["text"]?.text ?? ""
    if let color = value["color"].flatMap({ numbers($0, 4) }) {
      view.color = RGBAColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])
    }
    return view
  }
}
