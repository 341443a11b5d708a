/// A file of statements, read whole before any of it runs.
package struct Script: Sendable {
  /// The statements, in order; blank lines and comments are left out.
  package let statements: [Statement]
  /// Every error there is to find before anything runs, in the order of the lines.
  package let diagnostics: [Diagnostic]

  /// The most statements a script may have; our choice.
  package static let mostStatements = 100_000

  /// Reads a script from the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: the name to show in errors.
  ///   - files: the files that its statements name, if they are to be checked, too.
  package init(_ bytes: [UInt8], file: String?, files: FileAccess = .none) {
    if let error = Script.encodingError(bytes, file: file) {
      statements = []
      diagnostics = [error]
      return
    }
    var statements: [Statement] = []
    var diagnostics: [Diagnostic] = []
    var check = ScriptCheck(files: files)
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let text = Script.text(line, isFirst: number == 1)
      let (statement, error) = Script.statement(text, line: number, check: &check)
      if let statement { statements.append(statement) }
      if let error {
        diagnostics.append(Diagnostic(error, file: file, line: number, text: text))
      }
      if statements.count > Script.mostStatements {
        let error = ScriptError(
          "the script has more than \(Script.mostStatements) statements", Span(0, 1),
          hint: "divide it")
        diagnostics.append(Diagnostic(error, file: file, line: number, text: text))
        break
      }
    }
    self.statements = statements
    self.diagnostics = diagnostics
  }

  /// What a line says, and what is wrong with it; neither for a blank one.
  private static func statement(
    _ text: String, line: Int, check: inout ScriptCheck
  ) -> (Statement?, ScriptError?) {
    let statement: Statement
    do throws(ScriptError) {
      guard let read = try Statement(text, line: line) else { return (nil, nil) }
      statement = read
    } catch {
      check.skip(text)
      return (nil, error)
    }
    do throws(ScriptError) { try check.pass(statement) } catch { return (statement, error) }
    return (statement, nil)
  }

  /// The line's text; a byte-order mark before the first line is dropped.
  private static func text(_ line: ArraySlice<UInt8>, isFirst: Bool) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = isFirst && line.starts(with: mark) ? line.dropFirst(mark.count) : line
    return String(
      decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  private static func encodingError(_ bytes: [UInt8], file: String?) -> Diagnostic? {
    guard let bad = UTF8Check.firstInvalid(bytes) else { return nil }
    let before = bytes[..<bad]
    let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let text = Script.text(bytes[start..<bad], isFirst: line == 1)
    let column = text.unicodeScalars.count
    return Diagnostic(
      ScriptError(
        "byte 0x\(String(bytes[bad], radix: 16, uppercase: true)) is not UTF-8",
        Span(column, column + 1), hint: "save the file as UTF-8 text"),
      file: file, line: line, text: text + "\u{FFFD}")
  }
}

/// Finds what is not UTF-8.
package enum UTF8Check {
  /// The place of the first byte that is not part of a well-formed sequence.
  package static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): place += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return min(place, bytes.count - 1)
      }
    }
  }
}
