import PantomimeFiles
import PantomimeReporting

/// Quoting of words for a shell.
enum ShellWord {
  /// Quotes a word if a shell would change it; the result contains only visible characters.
  static func quoted(_ word: String) -> String {
    guard word.unicodeScalars.allSatisfy(Printable.isSeen) else { return spelled(word) }
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./,+@%:".utf8.contains(byte)
      }
    }
    if plain, !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  /// Spells a word as `$'…'`, with each invisible byte as an octal number; the number always has
  /// three digits, so that a digit that follows it isn't read as part of it.
  private static func spelled(_ word: String) -> String { "$'\(inner(word))'" }

  /// Spells bytes that aren't valid UTF-8 in the same way.
  private static func spelled(_ bytes: [UInt8]) -> String {
    let parts = RawName.parts(bytes).map { part in
      switch part {
      case .text(let text): inner(text)
      case .byte(let byte): octal(byte)
      }
    }
    return "$'\(parts.joined())'"
  }

  private static func inner(_ word: String) -> String {
    var result = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'", "\\": result += "\\\(scalar)"
      case _ where Printable.isSeen(scalar): result.unicodeScalars.append(scalar)
      default: result += String(scalar).utf8.map(octal).joined()
      }
    }
    return result
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Returns the command that replays a test; the command contains `--` before a name that looks
  /// like a flag.
  static func replay(_ test: TestName) -> String {
    let filter = test.caseName.map { "--filter \(quoted("[\($0)]")) " } ?? ""
    return "\(quoted(ProgramName.own)) replay \(filter)\(test.bytes.map(path) ?? path(test.path))"
  }

  /// Returns the command that replays a script.
  static func replay(_ script: String) -> String { replay(TestName(path: script)) }

  private static func path(_ path: String) -> String {
    let divider = path.hasPrefix("-") && path != ScriptFiles.standardInput ? "-- " : ""
    return divider + quoted(path)
  }

  private static func path(_ bytes: [UInt8]) -> String {
    (bytes.first == UInt8(ascii: "-") ? "-- " : "") + spelled(bytes)
  }
}
