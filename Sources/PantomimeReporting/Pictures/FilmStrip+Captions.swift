import PantomimeKit

// The captions below the frames of a strip.

extension FilmStrip {
  /// Returns the instant of a frame, rounded to at most four decimals, and to as many as fit.
  static func time(_ frame: Frame, within width: Int = .max) -> String {
    let seconds = frame.simulation.now.seconds
    let texts = [4, 3, 2, 1, 0].map { "\(Numerals.text(seconds, decimals: $0)) s" }
    return texts.first { Wrapping.width($0) <= width } ?? texts[0]
  }

  /// Returns the lines of a caption: the instant, and the words below it, which are broken at
  /// spaces, but never between a number and its unit.
  func caption(_ frame: Frame, width: Int) -> [String] {
    let mark = frame.isDecisive ? "◆ " : ""
    var lines = [mark + FilmStrip.time(frame, within: width - Wrapping.width(mark))]
    var line = ""
    for part in FilmStrip.parts(of: frame.words) {
      if !line.isEmpty, Wrapping.width(line) + 1 + Wrapping.width(part) > width {
        lines.append(line)
        line = part
      } else {
        line += (line.isEmpty ? "" : " ") + part
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { Printable.shortened($0, to: width) }
  }

  /// Returns the words of a text, keeping each number together with its unit.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    for word in text.split(separator: " ") {
      if let last = parts.last, last.last?.isNumber == true, units.contains(String(word)) {
        parts[parts.count - 1] = last + " " + word
      } else if let last = parts.last, last == "x" || last == "y" {
        parts[parts.count - 1] = last + " " + word
      } else {
        parts.append(String(word))
      }
    }
    return parts
  }

  private static let units = ["%", "pt", "s", "pt/s", "%,", "pt,", "s,"]
}
