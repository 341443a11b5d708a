import PantomimeReporting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension TestReport {
  /// The end of the human-readable text: the tests that didn't run, and the counts.
  var closing: String {
    var text = ""
    for test in cases {
      if case .notRun = test.outcome { text += "not run: \(Printable.name(test.test.full))\n" }
    }
    let counts = counts
    if let cut { text += cut + (notRun.map { ": \($0) of \(cases.count) not run" } ?? "") + "\n" }
    let skipped = counts.skipped > 0 ? ", \(counts.skipped) skipped" : ""
    return text + "\(counts.passed) passed, \(counts.failed + counts.broken) failed\(skipped)\n"
  }
}

/// The wall-clock time, for reports that CI services keep; a trace never contains it.
enum Timestamp {
  /// The current instant in UTC, such as `2026-01-31T08:30:00`.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "1970-01-01T00:00:00" }
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T"
      + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }
}
