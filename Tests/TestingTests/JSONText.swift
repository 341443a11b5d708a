import PantomimeReporting
import PantomimeTesting

/// The lines of `trace --format jsonl`.
enum JSONText {
  static func line(_ entry: Trace.Entry) -> String { JSONLines.line(entry) }
}
