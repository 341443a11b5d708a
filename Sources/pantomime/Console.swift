import Foundation
import Reporting

/// The program's two output streams: results on the first, diagnostics on the second.
///
/// Results are collected and written in large pieces. A reader that has gone away (`| head`) ends
/// the program quietly.
enum Console {
  nonisolated(unsafe) private static var pending: [UInt8] = []
  private static let pieceSize = 1 << 16

  /// Writes results; a line feed is added.
  static func print(_ text: String) { write(text + "\n") }

  /// Writes results as they are.
  static func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= pieceSize { flush() }
  }

  /// Writes a diagnostic; a line feed is added where there is none.
  static func report(_ text: String) {
    flush()
    put(Array((text.hasSuffix("\n") ? text : text + "\n").utf8), on: STDERR_FILENO)
  }

  /// Hands over what has been collected.
  static func flush() {
    put(pending, on: STDOUT_FILENO)
    pending.removeAll(keepingCapacity: true)
  }

  private static func put(_ bytes: [UInt8], on descriptor: Int32) {
    var sent = 0
    bytes.withUnsafeBytes { buffer in
      while sent < buffer.count {
        let count = Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          break
        }
      }
    }
    if sent < bytes.count, descriptor == STDOUT_FILENO { exit(ExitStatus.fine.rawValue) }
  }
}

extension Look {
  /// How reports on a stream look.
  func style(for descriptor: Int32) -> Style {
    let style = TerminalStyle(for: descriptor, colour: color)
    return Style(
      hasColor: style.colour, isUnicode: style.utf8 || isatty(descriptor) == 0,
      columns: isatty(descriptor) == 1 ? style.columns : 80)
  }
}
