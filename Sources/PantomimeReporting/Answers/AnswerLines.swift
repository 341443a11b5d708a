package import PantomimeKit

/// Answers as JSON, one object per line.
///
/// A line is
/// `{"v":1,"line":3,"t":0.5,"statement":"pan ended","kind":"released","subject":"card", "outcome":"expanded","seconds":0.15,"text":"…"}`:
/// the position, followed by the fields of the first clause. The other clauses are in `more`,
/// `because`, and `still`, and the values of paths are in `now`.
package enum AnswerLines {
  /// The version of the format, which every line includes.
  package static let version = 1

  /// Returns the line of an answer, without its line feed.
  ///
  /// - Parameter shown: the output of the statement in addition to its answer, or an empty text.
  package static func line(_ place: Place, _ answer: Answer, shown: String = "") -> String {
    var fields = answer.outcome.first.map { self.fields($0) } ?? []
    func add(_ name: String, _ clauses: some Collection<Clause>) {
      if !clauses.isEmpty { fields.append("\"\(name)\":\(array(clauses.map { object($0) }))") }
    }
    add("more", answer.outcome.dropFirst())
    add("because", answer.because)
    if !answer.now.isEmpty { fields.append("\"now\":\(values(answer.now))") }
    if let still = answer.still { fields.append("\"still\":\(object(still))") }
    if !answer.instead.isEmpty { fields.append("\"instead\":\(JSONLines.string(answer.instead))") }
    if !shown.isEmpty { fields.append("\"shown\":\(JSONLines.string(shown))") }
    return line(place, fields)
  }

  /// Returns the line for a text, a table, or a picture.
  package static func line(_ place: Place, shown: String) -> String {
    line(place, ["\"kind\":\"shown\"", "\"shown\":\(JSONLines.string(shown))"])
  }

  /// Returns the line for an explanation: its headline, and its links by label.
  package static func line(
    _ place: Place, _ head: String,
    links: [(label: String, texts: [String], fields: [(name: String, text: String)])],
    shown: String = ""
  ) -> String {
    let links = links.map { link in
      let texts = array(link.texts.map { JSONLines.string($0) })
      return object(
        ["\"about\":\(JSONLines.string(link.label))", "\"texts\":\(texts)"]
          + link.fields.filter { !$0.text.isEmpty }
          .map { "\"\($0.name)\":\(JSONLines.string($0.text))" })
    }
    var fields = [
      "\"kind\":\"explained\"", "\"text\":\(JSONLines.string(head))",
      "\"links\":\(array(links))",
    ]
    if !shown.isEmpty { fields.append("\"shown\":\(JSONLines.string(shown))") }
    return line(place, fields)
  }

  /// Returns the line for the values of paths.
  package static func line(_ place: Place, _ now: [Answer.Value]) -> String {
    line(place, ["\"kind\":\"values\"", "\"now\":\(values(now))"])
  }

  /// Returns the line for some events.
  package static func line(_ place: Place, _ entries: [Trace.Entry]) -> String {
    let events = array(entries.map { JSONLines.line($0) })
    return line(place, ["\"kind\":\"events\"", "\"events\":\(events)"])
  }

  /// Returns the line for a statement that couldn't be executed.
  ///
  /// - Parameter hint: the way to fix the statement, or an empty text.
  package static func line(_ place: Place, error: String, hint: String) -> String {
    let hint = hint.isEmpty ? [] : ["\"instead\":\(JSONLines.string(hint))"]
    return line(place, ["\"kind\":\"error\"", "\"text\":\(JSONLines.string(error))"] + hint)
  }

  /// The statement that a line is about.
  package struct Place: Sendable {
    /// The number of the statement's line, beginning with 1.
    let line: Int
    /// The text of the statement.
    let statement: String
    /// The time after the statement, in seconds, or `nil` if no scene is running.
    let time: Double?

    package init(line: Int, statement: String, time: Double?) {
      (self.line, self.statement, self.time) = (line, statement, time)
    }
  }

  private static func line(_ place: Place, _ fields: [String]) -> String {
    var head = ["\"v\":\(version)", "\"line\":\(place.line)"]
    if let time = place.time { head.append("\"t\":\(JSONLines.number(time))") }
    head.append("\"statement\":\(JSONLines.string(place.statement))")
    return object(head + fields)
  }

  private static func values(_ values: [Answer.Value]) -> String {
    object(values.map { "\(JSONLines.string($0.path)):\(JSONLines.value($0.pathValue))" })
  }

  private static func object(_ clause: Clause) -> String { object(fields(clause)) }

  private static func object(_ fields: [String]) -> String {
    "{\(fields.joined(separator: ","))}"
  }

  private static func array(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

  private static func fields(_ clause: Clause) -> [String] {
    var fields = ["\"kind\":\(JSONLines.string(clause.kind.name))"]
    func add(_ name: String, _ word: String?) {
      if let word { fields.append("\"\(name)\":\(JSONLines.string(word))") }
    }
    func add(_ name: String, _ number: Double?) {
      if let number { fields.append("\"\(name)\":\(JSONLines.number(number))") }
    }
    add("subject", clause.subject)
    add("outcome", clause.outcome)
    if clause.isReturn { fields.append("\"returns\":true") }
    if clause.isPause { fields.append("\"pauses\":true") }
    add("share", clause.share)
    add("timeShare", clause.timeShare)
    add("seconds", clause.seconds)
    add("rest", clause.rest)
    add("delay", clause.delay)
    add("ago", clause.ago ?? clause.sinceLiftOff)
    add("at", clause.time)
    if let place = clause.place {
      fields.append("\"place\":\(array(place.map { JSONLines.number($0) }))")
    }
    if let travel = clause.travel {
      let numbers = [("points", travel.points), ("of", travel.whole), ("from", travel.start)]
      let parts = numbers.map { "\"\($0.0)\":\(JSONLines.number($0.1))" }
      let words = [
        "\"direction\":\(JSONLines.string(travel.direction))", "\"atLimit\":\(travel.isAtLimit)",
      ]
      fields.append("\"travel\":\(object(parts + words))")
    }
    add("count", clause.count.map { Double($0) })
    add("detail", clause.detail)
    add("expected", clause.expected)
    add("actual", clause.actual)
    add("text", clause.text)
    return fields
  }
}
