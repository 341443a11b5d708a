import TestSupport
import PantomimeProps
import Testing

/// JSON as RFC 8259 has it, and nothing else.
@Suite(.timeLimit) struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  private static let good: [(String, JSONValue)] = [
    ("null", .null), (" true ", .flag(true)), ("false\n", .flag(false)), ("0", .number(0)),
    ("-0", .number(-0.0)), ("12.5e-1", .number(1.25)), ("1E+2", .number(100)),
    ("1e-400", .number(0)), ("\"\"", .text("")), ("[]", .list([])), ("{}", .object([])),
    ("[ 1 , \"a\" ]", .list([.number(1), .text("a")])),
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", .text("\"\\/\u{8}\u{C}\n\r\t")),
    ("\"\\u00e9\\ud83d\\ude00é\"", .text("é😀é")), ("\"\\u0000\"", .text("\0")),
    (
      "{\"b\":{\"c\":[true]},\"a\":null}",
      .object([
        JSONValue.Member("b", .object([JSONValue.Member("c", .list([.flag(true)]))])),
        JSONValue.Member("a", .null),
      ])
    ),
  ]

  @Test func readsWhatIsJSON() throws {
    for (text, value) in Self.good { #expect(try read(text) == value, "\(text)") }
    let value = try read("{\"a\":[1,\"x\"]}")
    #expect(value["a"]?.list?.first?.number == 1 && value["a"]?.list?.last?.text == "x")
    #expect(value["b"] == nil && value.list == nil && value.number == nil && value.text == nil)
  }

  /// The text, the line, the column, and a part of the message.
  private static let bad: [(String, Int, Int, String)] = [
    ("", 1, 1, "missing value"), ("  ", 1, 3, "missing value"),
    ("nul", 1, 1, "expected 'null'"),
    ("True", 1, 1, "expected a value: a number, a string, an array or an object"),
    ("1 2", 1, 3, "unexpected text after the value"),
    ("[1,]", 1, 4, "expected a value: a number, a string, an array or an object"),
    ("[1", 1, 3, "expected ',' or ']'"), ("[1 2]", 1, 4, "expected ',' or ']'"),
    ("{\"a\":1,}", 1, 8, "expected a \"name\""), ("{a:1}", 1, 2, "expected a \"name\""),
    ("{\"a\" 1}", 1, 6, "expected ':' after 'a'"),
    ("{\"a\":}", 1, 6, "expected a value: a number, a string, an array or an object"),
    ("{\"a\":1 \"b\":2}", 1, 8, "expected ',' or '}'"),
    ("{\"a\":1,\"a\":2}", 1, 8, "duplicate name 'a'"),
    ("01", 1, 1, "a number cannot start with 0"), ("-", 1, 2, "a digit"), ("1.", 1, 3, "after '.'"),
    (".5", 1, 1, "expected a value: a number, a string, an array or an object"),
    ("+1", 1, 1, "expected a value: a number, a string, an array or an object"),
    ("1e", 1, 3, "exponent"), ("1e999", 1, 1, "too large"), ("NaN", 1, 1, "a value"),
    ("Infinity", 1, 1, "a value"), ("\"abc", 1, 1, "unterminated string; end it with \""),
    ("\"\\x\"", 1, 2, "escape"),
    ("\"\\u12g4\"", 1, 2, "four hexadecimal"), ("\"\\ud800\"", 1, 2, "surrogate"),
    ("\"\\udc00\"", 1, 2, "surrogate"), ("\"\\ud800\\u0041\"", 1, 2, "surrogate"),
    ("\"a\u{1}b\"", 1, 3, "control character"),
    ("'a'", 1, 1, "expected a value: a number, a string, an array or an object"),
    ("[\n1,\n  x]", 3, 3, "expected a value: a number, a string, an array or an object"),
    ("[\"é\", x]", 1, 7, "expected a value: a number, a string, an array or an object"),
    ("// c\n1", 1, 1, "expected a value: a number, a string, an array or an object"),
    ("\u{FEFF}1", 1, 1, "expected a value: a number, a string, an array or an object"),
  ]

  @Test func refusesWhatIsNotWithItsPlace() throws {
    for (text, line, column, message) in Self.bad {
      let error = try #require(throws: JSONError.self) { try read(text) }
      #expect(error.line == line && error.column == column, "\(text) \(error)")
      #expect(error.message.contains(message), "\(text) \(error)")
    }
  }

  @Test func nestingHasALimit() throws {
    let deepest = JSONReader.deepest
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try read(nested(deepest)) }
    let error = try #require(throws: JSONError.self) { try read(nested(deepest + 1)) }
    #expect(error.column == deepest + 1)
    #expect(throws: JSONError.self) { try read(String(repeating: "{\"a\":", count: 100_000)) }
  }

  /// No bytes whatever trap; what is read reads the same with blanks around it.
  @Test func anyBytesAreAnswered() throws {
    var random = FuzzGenerator(seed: 3)
    let seeds = Self.good.map { Array($0.0.utf8) } + Self.bad.map { Array($0.0.utf8) }
    var (read, refused) = (0, 0)
    for _ in 0..<20_000 {
      var bytes = seeds[random.below(seeds.count)]
      if random.below(2) == 0 { bytes += seeds[random.below(seeds.count)] }
      for _ in 0..<random.below(4) where !bytes.isEmpty {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
      do throws(JSONError) {
        let value = try JSONReader.read(bytes)
        read += 1
        #expect(try JSONReader.read(Array(" ".utf8) + bytes + Array("\n".utf8)) == value)
      } catch {
        refused += 1
        #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      }
    }
    #expect(read > 100 && refused > 100)
  }
}
