/// The evidence for the model: the points that no published source settles, and the measurements.
///
/// For each measurement, the evidence lists the authors, the number of recordings, the deviation of
/// the model, and the script that shows the measured behavior.
package enum Evidence {
  /// The points that no published source settles, for which the model chooses a reading.
  package static let open: [Fact] = Facts.all.filter { fact in
    guard fact.standing == .ours, let id = FactID(fact.name) else { return false }
    return id.series == .openPoint || id.series == .openGesturePoint
  }

  /// The facts measured on iOS 26, sorted by number.
  package static let measured: [Fact] = Facts.series(.measured)

  /// The measured facts for which only figures were published, but no recordings.
  static let unrecorded: [Fact] = measured.filter { $0.recordings == nil }

  /// Returns the path of the script that shows a fact, or `nil` if there is no such script.
  package static func script(of fact: Fact) -> String? {
    fact.script.map { "scripts/gestures/\($0).pan" }
  }

  // MARK: - As text

  /// The evidence as `help evidence` prints it.
  package static var text: String {
    "Not measured: no published source settles these points; the model chooses a reading.\n"
      + FactText.list(open)
      + "Published as figures alone, without a recording to compare with:\n"
      + unrecorded.map { row($0) }.joined()
      + "Measured on iOS 26: the recordings, the greatest difference of the model, the script.\n"
      + measured.filter { $0.recordings != nil }.map { row($0) }.joined()
  }

  private static func row(_ fact: Fact) -> String {
    let count = fact.recordings.map { "\($0) recording\($0 == 1 ? "" : "s")" }
    let parts = [
      count, fact.residual.map { "difference \($0)" }, script(of: fact), fact.source,
    ]
    let facts = parts.compactMap { $0 }.joined(separator: "; ")
    return "\(Printable.padded(fact.name, 4))  \(fact.sentence)\n      \(facts)\n"
  }

  // MARK: - As an article

  /// The article about the evidence, in DocC's Markdown.
  package static var page: String {
    """
    # Evidence

    The recordings behind the model, how close it comes to them, and what is still unmeasured.

    ## Overview

    This page is made from the table of facts by `scripts/record`; `help evidence` shows the same in a session.
    <doc:Measured> lists the recordings, their authors, and their uncertainty.

    ## Not measured

    No published source settles these points. The model chooses a reading for each; most of them can be
    chosen with `set reading`.

    \(MarkdownTable.text(head: ["number", "the model's reading", "why it is open"], open.map { [$0.name, $0.sentence, $0.source] }))
    ## Published as figures

    No recording is known that the model could be compared with.

    \(MarkdownTable.text(head: ["number", "fact", "source", "script"], unrecorded.map { [$0.name, $0.sentence, $0.source, code(script(of: $0))] }))
    ## Measured

    The difference is the model's greatest, over all recordings of that row.

    \(MarkdownTable.text(head: ["number", "fact", "recordings", "difference", "script", "source"], measured.filter { $0.recordings != nil }.map { cells($0) }))
    """
  }

  private static func cells(_ fact: Fact) -> [String] {
    [
      fact.name, fact.sentence, fact.recordings.map { String($0) } ?? "", fact.residual ?? "",
      code(script(of: fact)), fact.source,
    ]
  }

  private static func code(_ path: String?) -> String { path.map { "`\($0)`" } ?? "" }
}

/// A citation of a fact in a text, as in `(A70)`, or of a range of facts, as in `A36 – A38`.
package struct Citation: Sendable, Hashable {
  package let first: FactID
  /// The last fact of the range; equal to `first` for a single fact.
  package let last: FactID
  /// The range in the text, in UTF-8 bytes.
  package let place: Range<Int>

  /// The numbers from the first to the last.
  package var ids: [FactID] {
    (first.number...last.number).map { FactID(first.series, $0) }
  }

  /// Returns the citations in a text, in order.
  ///
  /// The number of a fact consists of the one or two capital letters of a series and up to four
  /// digits, and isn't part of a longer word, a path, or a color. In `G3.2`, it includes the period
  /// and the digit after it. Two numbers of the same series with a dash between them are a range.
  package static func all(in text: some StringProtocol) -> [Citation] {
    let bytes = Array(text.utf8)
    var found: [Citation] = []
    for next in mentions(in: bytes) {
      guard let before = found.last, before.first == before.last,
        before.first.series == next.first.series, before.first.number < next.first.number,
        isDash(bytes[before.place.upperBound..<next.place.lowerBound])
      else {
        found.append(next)
        continue
      }
      found[found.count - 1] = Citation(
        first: before.first, last: next.last,
        place: before.place.lowerBound..<next.place.upperBound)
    }
    return found
  }

  /// Returns the individual numbers in a text, including both ends of a range.
  package static func mentions(in bytes: [UInt8]) -> [Citation] {
    var found: [Citation] = []
    var place = 0
    while place < bytes.count {
      guard isCapital(bytes[place]), place == 0 || mayFollow(bytes[place - 1]),
        let citation = mention(at: place, in: bytes)
      else {
        place += 1
        continue
      }
      found.append(citation)
      place = citation.place.upperBound
    }
    return found
  }

  private static let mostDigits = 4

  private static func mention(at start: Int, in bytes: [UInt8]) -> Citation? {
    var end = start
    while end < bytes.count, isCapital(bytes[end]) { end += 1 }
    let letters = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let series = FactID.Series(rawValue: letters) else { return nil }
    let digits = bytes[end...].prefix(while: isDigit)
    guard digits.first != UInt8(ascii: "0"), digits.count <= mostDigits,
      let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    end += digits.count
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
      end += 1 + bytes[(end + 1)...].prefix(while: isDigit).count
    }
    guard end == bytes.count || !isWord(bytes[end]) else { return nil }
    let id = FactID(series, number)
    return Citation(first: id, last: id, place: start..<end)
  }

  /// Returns whether the text between two numbers makes them a range: a hyphen, a dash, or dots,
  /// with optional blanks.
  private static func isDash(_ bytes: ArraySlice<UInt8>) -> Bool {
    let sign = bytes.filter { $0 != UInt8(ascii: " ") }
    return ["-", "–", "—", "…"].contains { sign.elementsEqual($0.utf8) }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isCapital(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Returns whether the number of a fact may follow a byte.
  private static func mayFollow(_ byte: UInt8) -> Bool {
    !isWord(byte) && !".#%$&/\\+{".utf8.contains(byte)
  }
}
