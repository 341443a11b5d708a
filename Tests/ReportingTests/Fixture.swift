import PantomimeKit
import PantomimeReporting

/// A small trace with one of everything that a report can meet.
enum Fixture {
  private static let completed = EventKind(
    "completed POSITION", summary: "It has ended.", tone: .outcome)
  private static let misuse = EventKind("misuse NAME", summary: "It was misused.", tone: .warning)

  static let entries: [Trace.Entry] = [
    entry(0, Event(named: "scene box", [.number("width", 320), .word("faults", "none")])),
    entry(500_000_000, Event(named: "pan began", [.vector("t", Vector(dx: 0, dy: -12.34567))])),
    entry(
      516_666_666,
      Event(
        named: "animator paused", [.number("fraction", 0.2317754), .flag("reversed", false)],
        reason: "its fraction is clamped to 0 … 1 × 2")),
    entry(1_000_000_000, Event(completed, .word("end"))),
    entry(1_000_000_001, Event(misuse, .word("stop-stopped"), reason: "it is stopped already")),
  ]

  static func entry(_ nanoseconds: Int64, _ event: Event) -> Trace.Entry {
    Trace.Entry(time: Instant(nanoseconds: nanoseconds), event: event)
  }

  /// One reading of every kind.
  static let pathValues: [(path: String, pathValue: PathValue)] = [
    ("time", .seconds(1.23456789)),
    ("fraction", .fraction(1.0 / 3)),
    ("card.frame", .rect(Rect2D(x: 257.5, y: -0.00001, width: 285, height: 473.51234))),
    ("pan.velocity", .pair(0, -1234.5, .pointsPerSecond)),
    ("cube.angle", .number(90, .degrees)),
    ("completions", .count(2)),
    ("reversed", .flag(true)),
    ("state", .word("expanded")),
    ("remaining", .absent),
  ]

  static let wide = Style(hasColor: false, isUnicode: true, columns: 200)
}
