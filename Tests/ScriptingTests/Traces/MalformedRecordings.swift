import Testing

/// The recordings that are refused: by what is wrong with them.
extension TouchRecordingTests {
  /// A recording, the line and field where it is wrong, and a part of what is said of it.
  struct Malformed: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let field: String?
    let message: String

    init(_ text: String, _ line: Int, _ field: String?, _ message: String) {
      self.text = text
      self.line = line
      self.field = field
      self.message = message
    }

    var testDescription: String { "\(line) \(field ?? "-") \(message)" }
  }

  static let malformed: [Malformed] = wholes + columns + rows + objects + orders

  private static func row(_ row: String) -> String { head + "0,down,1,1,1\n" + row }

  private static let wholes: [Malformed] = [
    Malformed("", 1, nil, "has no samples"), Malformed("\n\n# c\n", 4, nil, "has no samples"),
    Malformed(head, 2, nil, "has no samples"),
    Malformed("{\"unit\":\"ms\"}", 1, nil, "has no samples"),
    Malformed("# unit: min\n" + head, 1, "unit", "unknown unit 'min'"),
    Malformed("# unit:\n" + head, 1, "unit", "unknown unit ''"),
    Malformed("# unit: ms\n# unit: us\n" + head, 2, "unit", "'us' here and 'ms' elsewhere"),
    Malformed(row("# unit: ms\n"), 3, "unit", "follows a sample"),
    Malformed("{\"unit\":3}", 1, "unit", "a number is not a unit"),
    Malformed("{\"unit\":\"h\"}", 1, "unit", "unknown unit 'h'"),
  ]

  private static let columns: [Malformed] = [
    Malformed("t,phase,id,x\n", 1, "y", "missing column"),
    Malformed("phase,x,y\n", 1, "t", "missing column"),
    Malformed("t,x,y\n", 1, "phase", "missing column"),
    Malformed("t,phase,x,x,y\n", 1, "x", "duplicate column"),
    Malformed("zeit,phase,x,y\n", 1, "zeit", "unknown field 'zeit'"),
    Malformed("0,down,1,1,1\n", 1, "0", "unknown field '0'"),
    Malformed("# c\n\nt,phase,x,y,\n", 3, "", "unknown field ''"),
    Malformed("[1]\n", 1, nil, "the line is a number, not an object"),
  ]

  private static let rows: [Malformed] = [
    Malformed(row("0.1,move,1,1\n"), 3, nil, "the row has 4 values, not 5"),
    Malformed(row("0.1\n"), 3, nil, "the row has 1 value, not 5"),
    Malformed(row("0.1,move,1,1,1,1\n"), 3, nil, "the row has 6 values, not 5"),
    Malformed(row("soon,move,1,1,1\n"), 3, "t", "'soon' is not a number"),
    Malformed(row(",move,1,1,1\n"), 3, "t", "'' is not a number"),
    Malformed(row("1ms,move,1,1,1\n"), 3, "t", "'1ms' is not a number"),
    Malformed(row("nan,move,1,1,1\n"), 3, "t", "'nan' is not a number"),
    Malformed(row("1e999,move,1,1,1\n"), 3, "t", "too large"),
    Malformed(row("0.1,went,1,1,1\n"), 3, "phase", "unknown phase 'went'"),
    Malformed(row("0.1,,1,1,1\n"), 3, "phase", "unknown phase ''"),
    Malformed(row("0.1,MOVES,1,1,1\n"), 3, "phase", "unknown phase 'MOVES'"),
    Malformed(row("0.1,move,one,1,1\n"), 3, "id", "'one' is not a number"),
    Malformed(row("0.1,move,1.5,1,1\n"), 3, "id", "not a whole number"),
    Malformed(row("0.1,move,1e30,1,1\n"), 3, "id", "too large"),
    Malformed(row("0.1,move,1,inf,1\n"), 3, "x", "'inf' is not a number"),
    Malformed(row("0.1,move,1,1,\"2\n"), 3, "y", "is not a number"),
    Malformed(row("0.1,move,1,1e7,1\n"), 3, "x", "too large"),
    Malformed(row("0.1,move,1,1,-1e300\n"), 3, "y", "too large"),
    Malformed(row("{\"t\":1}\n"), 3, nil, "the row has 1 value, not 5"),
  ]

  private static func object(_ line: String) -> String {
    "{\"t\":0,\"phase\":\"down\",\"x\":1,\"y\":1}\n" + line
  }

  private static let objects: [Malformed] = [
    Malformed(object("{\"t\":1,"), 2, nil, "(column 8)"),
    Malformed(object("0,move,1,1"), 2, nil, "unexpected text after the value"),
    Malformed(object("[1]"), 2, nil, "the line is an array, not an object"),
    Malformed(object("null"), 2, nil, "the line is null, not an object"),
    Malformed(object("{}"), 2, "t", "missing value"),
    Malformed(object("{\"t\":1,\"x\":1,\"y\":1}"), 2, "phase", "missing value"),
    Malformed(object("{\"t\":1,\"phase\":\"up\",\"y\":1}"), 2, "x", "missing value"),
    Malformed(object("{\"t\":1,\"phase\":\"up\",\"x\":1}"), 2, "y", "missing value"),
    Malformed(object("{\"t\":\"1\",\"phase\":\"up\"}"), 2, "t", "'1' is not a number"),
    Malformed(object("{\"t\":null}"), 2, "t", "null is not allowed"),
    Malformed(object("{\"t\":[1]}"), 2, "t", "an array is not allowed"),
    Malformed(object("{\"t\":1,\"t\":2}"), 2, nil, "duplicate name"),
    Malformed(
      object("{\"t\":1,\"phase\":2,\"x\":1,\"y\":1}"), 2, "phase", "a number is not a phase"),
    Malformed(object("{\"t\":1,\"phse\":2}"), 2, "phse", "unknown field 'phse'"),
    Malformed(object("{\"unit\":\"ms\"}"), 2, "unit", "follows a sample"),
  ]

  private static let orders: [Malformed] = [
    Malformed(head + "0,move,1,1,1\n", 2, "phase", "finger 1 is not down"),
    Malformed(head + "0,up,3,1,1\n", 2, "phase", "finger 3 is not down"),
    Malformed(head + "0,cancel,1,1,1\n", 2, "phase", "finger 1 is not down"),
    Malformed(row("0.1,down,1,1,1\n"), 3, "phase", "finger 1 is already down"),
    Malformed(row("0.1,up,1,1,1\n0.2,move,1,1,1\n"), 4, "phase", "finger 1 is not down"),
    Malformed(row("0.1,move,2,1,1\n"), 3, "phase", "finger 2 is not down"),
    Malformed(row("-0.1,move,1,1,1\n"), 3, "t", "the time decreases"),
    Malformed(row("0.2,move,1,1,1\n0.1,move,1,1,1\n"), 4, "t", "the time decreases"),
    Malformed(row("86401,move,1,1,1\n"), 3, "t", "more than a day after the first"),
    Malformed(
      head + (1...17).map { "0,down,\($0),1,1\n" }.joined(), 18, "phase",
      "more than 16 fingers are down"),
  ]
}
