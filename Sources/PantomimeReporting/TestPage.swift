package import PantomimeKit

/// Test results as one self-contained HTML page: for each test, its pictures, and its statements
/// with their events.
///
/// Tests that didn't pass come first. The page is also well-formed XML, so that any XML parser can
/// check it.
package enum TestPage {
  /// The text by which the first lines of a page are recognized.
  package static let mark = "<title>Pantomime: "

  /// The details of a test on the page, in addition to its result.
  package struct Details: Sendable {
    /// The film that compares the test with its golden trace, as SVG and as a strip for print, or
    /// `nil` if there is none.
    package let film: (image: String, strip: Drawing)?
    /// The pictures, each with a caption.
    package let pictures: [(name: String, drawing: Drawing)]
    /// The statements as they are written, each with the events that it added to the trace.
    package let steps: [(statement: String, entries: [Trace.Entry])]

    package init(
      film: (image: String, strip: Drawing)? = nil,
      pictures: [(name: String, drawing: Drawing)],
      steps: [(statement: String, entries: [Trace.Entry])]
    ) {
      (self.film, self.pictures, self.steps) = (film, pictures, steps)
    }
  }

  /// Returns the page.
  ///
  /// - Parameter details: Returns the details to show for a test, or `nil` if it didn't run.
  package static func text(_ report: TestReport, details: (TestName) -> Details?) -> String {
    let counts = report.counts
    let (passed, failed) = (counts.passed, counts.failed + counts.broken)
    let others = [(counts.skipped, "skipped"), (counts.notRun, "not run")]
    let title = ([(passed, "passed"), (failed, "failed")] + others.filter { $0.0 > 0 })
      .map { "\($0) \($1)" }.joined(separator: ", ")
    // Tests with the same urgency stay in order.
    let order = report.cases.indices.sorted {
      (urgency(report.cases[$0]), $0) < (urgency(report.cases[$1]), $1)
    }
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      \(mark)\(title)</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <h1>\(title)</h1>

      """
    if let cut = report.cut { text += "<p>The run ended early: \(XMLText.escaped(cut)).</p>\n" }
    for problem in report.problems + report.unmet {
      text += "<p>\(XMLText.escaped(problem))</p>\n"
    }
    text += contents(of: report, order)
    for index in order {
      let test = report.cases[index]
      text += section(test, index, details(test.test))
    }
    return text + "</body>\n</html>\n"
  }

  /// Returns the position of a test on the page: failures first, then tests that need no attention.
  private static func urgency(_ test: TestReport.Case) -> Int {
    switch test.outcome {
    case .broken, .failed: 0
    case .notRun: 1
    case .failedAsKnown: 2
    case .passed: 3
    case .skipped: 4
    }
  }

  private static func word(_ outcome: TestReport.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .broken: "could not run"
    case .failedAsKnown: "failed as known"
    case .skipped: "skipped"
    case .notRun: "not run"
    }
  }

  private static func contents(of report: TestReport, _ order: [Int]) -> String {
    let rows = order.map { index in
      let test = report.cases[index]
      return "<li class=\"\(urgency(test) == 0 ? "bad" : "good")\">"
        + "<a href=\"#test-\(index + 1)\">\(XMLText.escaped(test.test.title))</a> "
        + "<span>\(word(test.outcome))</span></li>\n"
    }
    return "<nav aria-label=\"Tests\">\n<ol>\n\(rows.joined())</ol>\n</nav>\n"
  }

  /// Returns the section about a test, expanded if the test needs attention.
  private static func section(
    _ test: TestReport.Case, _ index: Int, _ details: Details?
  ) -> String {
    let isOpen = urgency(test) == 0
    var text = "<details id=\"test-\(index + 1)\" class=\"\(isOpen ? "bad" : "good")\""
    text += "\(isOpen ? " open=\"open\"" : "")>\n"
    text += "<summary><h2>\(XMLText.escaped(test.test.full))</h2> "
    text += "<span>\(word(test.outcome))</span></summary>\n"
    if !test.test.about.isEmpty { text += "<p>\(XMLText.escaped(test.test.about))</p>\n" }
    switch test.outcome {
    case .passed: break
    case .skipped(let reason), .notRun(let reason): text += "<p>\(XMLText.escaped(reason))</p>\n"
    case .failed(let problems), .broken(let problems), .failedAsKnown(let problems):
      if let known = test.test.knownFailure {
        text += "<p>Known failure: \(XMLText.escaped(known))</p>\n"
      }
      text += problems.shown.map { problem($0) }.joined()
      if problems.more > 0 { text += "<p>and \(problems.more) more</p>\n" }
    }
    if let details { text += film(details) + pictures(details) + steps(details) }
    return text + "</details>\n"
  }

  private static func problem(_ problem: TestReport.Problem) -> String {
    var rows: [(String, String)] = []
    if let place = problem.place {
      let file = problem.file.map { " of \($0)" } ?? ""
      rows.append(("line", "\(place.line), column \(place.column)\(file)"))
    }
    if let values = problem.values {
      rows += [("expected", values.expected), ("actual", values.actual)]
    }
    if !problem.difference.isEmpty { rows.append(("difference", problem.difference)) }
    if !problem.reason.isEmpty { rows.append(("because", Facts.annotated(problem.reason))) }
    let list = rows.map { "<dt>\($0)</dt><dd>\(XMLText.escaped($1))</dd>\n" }.joined()
    return "<div class=\"problem\">\n<p>\(XMLText.escaped(problem.message))</p>\n"
      + (list.isEmpty ? "" : "<dl>\n\(list)</dl>\n") + "</div>\n"
  }
}

// MARK: - Details

extension TestPage {
  private static func pictures(_ details: Details) -> String {
    details.pictures.map { name, drawing in
      "<figure>\n" + image(VectorImage.text(drawing), of: drawing)
        + "<figcaption>\(XMLText.escaped(name))</figcaption>\n</figure>\n"
    }.joined()
  }

  /// Returns the film and, for print and for readers who prefer reduced motion, the strip, because
  /// an image doesn't know that its page is printed.
  private static func film(_ details: Details) -> String {
    guard let film = details.film else { return "" }
    return "<figure>\n" + image(film.image, of: film.strip, class: "moving")
      + image(VectorImage.text(film.strip), of: film.strip, class: "still")
      + "<figcaption>expected, actual, difference</figcaption>\n</figure>\n"
  }

  private static func image(
    _ text: String, of drawing: Drawing, class name: String? = nil
  ) -> String {
    let words = XMLText.escaped(([drawing.title] + drawing.words).joined(separator: " "))
    return
      "<img\(name.map { " class=\"\($0)\"" } ?? "") alt=\"\(words)\" src=\"\(address(text))\"/>\n"
  }

  /// Returns a `data:` address that contains an SVG image.
  ///
  /// The names and styles in such a separate image don't collide with those of other images.
  private static func address(_ image: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var text = "data:image/svg+xml,"
    for byte in image.utf8 {
      switch byte {
      case 0x20, 0x21, 0x24, 0x27...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text.unicodeScalars.append("%")
        text.unicodeScalars.append(digits[Int(byte >> 4)])
        text.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    return text
  }

  private static func steps(_ details: Details) -> String {
    guard !details.steps.isEmpty else { return "" }
    var rows = ""
    for step in details.steps {
      rows += "<tr class=\"statement\"><td></td>"
      rows += "<td colspan=\"2\"><code>\(XMLText.escaped(step.statement))</code></td></tr>\n"
      for part in Folding.parts(of: step.entries) { rows += row(part) }
    }
    return """
      <table>
      <thead><tr><th scope="col">time</th><th scope="col">statement and events</th>\
      <th scope="col">reason</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }

  private static func row(_ part: Folding.Part) -> String {
    switch part {
    case .more(let count):
      return "<tr><td></td><td colspan=\"2\">\(count) more like these</td></tr>\n"
    case .entry(let entry):
      let event = entry.event
      let fields = event.fields.map { "\($0.name)=\(Listing.text($0.value))" }
      let name = "<b>\(XMLText.escaped(event.name))</b>"
      let facts = ([name] + fields.map { XMLText.escaped($0) }).joined(separator: " ")
      return "<tr><td>\(Listing.time(entry.time))</td><td>\(facts)</td>"
        + "<td>\(XMLText.escaped(Facts.annotated(event.reason)))</td></tr>\n"
    }
  }

  private static let style = """
    body{font:16px/1.5 ui-sans-serif,system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem}
    h1{font-size:1.5rem} h2{display:inline;font-size:1rem}
    nav{columns:20rem} nav ol{padding-left:2rem} nav span{color:GrayText}
    details{border:1px solid color-mix(in srgb,CanvasText 20%,Canvas);border-radius:8px;padding:.5rem 1rem;margin:.5rem 0}
    summary{cursor:pointer} summary span{float:right} .bad>summary span,.bad>span{color:#b3261e;font-weight:600}
    .problem{border-left:4px solid #b3261e;padding:0 1rem;margin:1rem 0}
    .problem p{font-family:ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;margin:.25rem 0} dt{color:GrayText} dd{margin:0}
    .still{display:none} @media print,(prefers-reduced-motion:reduce){.moving{display:none}.still{display:inline}}
    figure{margin:1rem 0} img{max-width:100%;height:auto} figcaption{color:GrayText;font-size:.875rem}
    table{border-collapse:collapse;width:100%;font-size:.875rem} th{text-align:left;font-weight:400;color:GrayText}
    td,th{padding:.125rem .75rem .125rem 0;vertical-align:top;overflow-wrap:anywhere}
    td:first-child{white-space:nowrap;font-variant-numeric:tabular-nums} td:last-child{color:GrayText}
    .statement td{padding-top:.5rem} .statement code{font-size:.9375rem;color:CanvasText}
    @media (prefers-color-scheme:dark){.bad>summary span,.bad>span{color:#ff8a80}.problem{border-color:#ff8a80}}
    """
}
