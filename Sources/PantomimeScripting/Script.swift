/// A file of statements, read whole before any of it runs.
package struct Script: Sendable {
  /// The statements, in order; blank lines and comments are left out.
  package let statements: [Statement]
  /// Every error there is to find before anything runs, in the order of the lines.
  package let diagnostics: [Diagnostic]
  /// What names of scenes, rules and estimators mean in it.
  package let catalogue: Catalogue
  /// What it says of itself as a test.
  package let head: ScriptHead
  /// The case that it was read for; `nil` where it has none.
  package let testCase: TestCase?

  /// The most statements a script may have; our choice.
  package static let mostStatements = 100_000

  /// Reads a script from the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: the name to show in errors.
  ///   - files: the files that its statements name, if they are to be checked, too.
  ///   - offersExample: whether a gesture begins with an example where there is no scene.
  ///   - name: the name of the case that it is read for; the first one's if there is none of it.
  ///   - catalogue: what names of scenes, rules and estimators mean.
  package init(
    _ bytes: [UInt8], file: String?, files: FileAccess = .none, offersExample: Bool = false,
    case name: String? = nil, in catalogue: Catalogue = .standard
  ) {
    self.catalogue = catalogue
    if let error = Script.encodingError(bytes, file: file) {
      statements = []
      diagnostics = [error]
      (head, testCase) = (ScriptHead(), nil)
      return
    }
    let cases = ScriptHead(of: bytes, file: file, files: files, in: catalogue).cases
    let testCase = cases.first { $0.name == name } ?? cases.first
    var head = ScriptHead()
    var statements: [Statement] = []
    var diagnostics: [Diagnostic] = []
    var check = ScriptCheck(files: files, offersExample: offersExample, in: catalogue)
    diagnostics += catalogue.problems.map { Diagnostic($0, file: file) }
    var reader = Reader(
      names: testCase?.names ?? Names(), files: files, file: file, in: catalogue)
    reader.read(LineSource(bytes)) { finding in
      switch finding {
      case .error(let diagnostic, let rest):
        check.skip(rest)
        diagnostics.append(diagnostic.advised(by: check.advice))
      case .statement(let statement):
        statements.append(statement)
        do throws(ScriptError) {
          try head.pass(statement, known: cases)
          try check.pass(statement)
        } catch {
          let diagnostic = statement.diagnostic(of: error, file: file)
          diagnostics.append(diagnostic.advised(by: check.advice))
        }
        guard statements.count > Script.mostStatements else { break }
        let error = ScriptError(
          "the script has more than \(Script.mostStatements) statements", Span(0, 1),
          hint: "divide it")
        diagnostics.append(statement.diagnostic(of: error, file: file))
        return false
      }
      return true
    }
    self.statements = statements
    self.diagnostics = diagnostics
    (self.head, self.testCase) = (head, testCase)
  }

  /// Whether there is nothing in it to carry out.
  package var isEmpty: Bool { statements.allSatisfy { $0.isOfHead } }

  /// What keeps bytes from being text.
  static func encodingError(_ bytes: [UInt8], file: String?) -> Diagnostic? {
    guard let bad = UTF8Check.firstInvalid(bytes) else { return nil }
    let before = bytes[..<bad]
    let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let text = LineSource.text(bytes[start..<bad], isFirst: line == 1)
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
    var start = 0
    while start < bytes.count {
      let end = UTF8Check.end(ofPieceFrom: start, bytes)
      if String(validating: bytes[start..<end], as: UTF8.self) == nil {
        return start + firstInvalid(in: bytes[start...])
      }
      start = end
    }
    return nil
  }

  /// A text is made of what is looked at: of pieces, so that a large file does not take twice the room.
  /// A piece ends before a byte that begins a character.
  private static func end(ofPieceFrom start: Int, _ bytes: [UInt8]) -> Int {
    var end = min(start + 1 << 14, bytes.count)
    // None has more than four; what has no beginning in so many is wrong as it is.
    let least = max(start + 1, end - 4)
    while end < bytes.count, end > least, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// The place of the first byte that is wrong, of some that are not all right.
  private static func firstInvalid(in bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): place += UTF8.width(scalar)
      case .emptyInput: return bytes.count
      case .error: return min(place, bytes.count - 1)
      }
    }
  }
}
