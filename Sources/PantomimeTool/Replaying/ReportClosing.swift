import PantomimeReporting

extension TestReport {
  /// The last part of the text for people: the tests that didn't run, and the counts.
  var closing: String {
    var text = ""
    for test in cases {
      if case .notRun = test.outcome { text += "not run: \(Printable.name(test.test.full))\n" }
    }
    let counts = counts
    if let cut { text += "\(cut): \(counts.notRun) of \(cases.count) not run\n" }
    let skipped = counts.skipped > 0 ? ", \(counts.skipped) skipped" : ""
    return text + "\(counts.passed) passed, \(counts.failed + counts.broken) failed\(skipped)\n"
  }
}
