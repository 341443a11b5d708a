import Testing

/// The Lottie files that are refused: by what is wrong with them.
extension LottieReaderTests {
  /// A file, and a part of what is said of it.
  struct Malformed: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }

    var testDescription: String { message }
  }

  static let malformed: [Malformed] = wholes + layers + values + keyframes

  /// A file whose members are these, with the usual ones where they are not given.
  static func file(_ members: String...) -> String {
    let usual = [
      ("fr", "30"), ("ip", "0"), ("op", "60"), ("w", "24"), ("h", "24"), ("layers", "[]"),
    ]
    let rest = usual.filter { usual in !members.contains { $0.hasPrefix("\"\(usual.0)\":") } }
      .map { "\"\($0.0)\":\($0.1)" }
    return "{" + (members + rest).joined(separator: ",") + "}"
  }

  /// A file of one layer with these transforms and shapes.
  static func layer(_ transform: String, shapes: String = "", more: String = "") -> String {
    file(
      "\"layers\":[{\"ty\":4,\"nm\":\"A\",\"ks\":{\(transform)},\"shapes\":[\(shapes)]\(more)}]")
  }

  /// A file of one layer whose opacity is this.
  static func opacity(_ k: String) -> String { layer("\"o\":{\"a\":1,\"k\":\(k)}") }

  private static let wholes: [Malformed] = [
    Malformed("", "x.json:1:1: missing value"),
    Malformed("{\n \"fr\":30,\n \"ip\":,", "x.json:3:7: expected a value"),
    Malformed("{\"fr\":1e999}", "x.json:1:7: the number is too large"),
    Malformed("{\"fr\":1,\"fr\":2}", "duplicate name 'fr'"),
    Malformed("[1]", "x.json: not a Lottie file but an array"),
    Malformed("3", "not a Lottie file but a number"),
    Malformed("{}", "not a Lottie file: it has no 'fr'"),
    Malformed("{\"fr\":30}", "it has no 'ip'"),
    Malformed("{\"fr\":30,\"ip\":0}", "it has no 'op'"),
    Malformed("{\"fr\":30,\"ip\":0,\"op\":60}", "it has no 'w'"),
    Malformed("{\"fr\":30,\"ip\":0,\"op\":60,\"w\":1}", "it has no 'h'"),
    Malformed("{\"fr\":30,\"ip\":0,\"op\":60,\"w\":1,\"h\":1}", "it has no 'layers'"),
    Malformed(file("\"fr\":null"), "it has no 'fr'"),
    Malformed(file("\"fr\":\"30\""), "'fr' is a string"),
    Malformed(file("\"fr\":0"), "'fr' is 0"), Malformed(file("\"fr\":-1"), "'fr' is -1"),
    Malformed(file("\"fr\":1e7"), "'fr' is too large: 10000000"),
    Malformed(file("\"op\":0"), "'op' is 0"), Malformed(file("\"op\":-5"), "'op' is -5"),
    Malformed(file("\"fr\":0.01"), "'op' is 60"),
    Malformed(file("\"w\":1e300"), "'w' is too large"),
    Malformed(file("\"layers\":{}"), "'layers' is an object"),
  ]

  private static let layers: [Malformed] = [
    Malformed(file("\"layers\":[1]"), "'layers[0]' is a number"),
    Malformed(file("\"layers\":[{}]"), "'layers[0]' has no 'ty'"),
    Malformed(file("\"layers\":[{\"ty\":5},{\"ty\":\"4\"}]"), "'layers[1].ty' is a string"),
    Malformed(file("\"layers\":[{\"ty\":4}]"), "'layers[0]' has no 'ks'"),
    Malformed(file("\"layers\":[{\"ty\":4,\"ks\":{},\"shapes\":3}]"), "shapes' is a number"),
    Malformed(layer("", more: ",\"ip\":\"a\""), "'layers[0].ip' is a string"),
    Malformed(layer("", more: ",\"sr\":[]"), "'layers[0].sr' is an array"),
    Malformed(layer("", shapes: "{\"ty\":\"gr\"}"), "'layers[0].shapes[0]' has no 'it'"),
    Malformed(layer("", shapes: "{\"ty\":\"gr\",\"it\":1}"), "shapes[0].it' is a number"),
    Malformed(layer("", shapes: "{\"ty\":\"tm\"}"), "'layers[0].shapes[0]' has no 's'"),
  ]

  private static let values: [Malformed] = [
    Malformed(layer("\"o\":5"), "'layers[0].ks.o' is a number"),
    Malformed(layer("\"o\":{}"), "'layers[0].ks.o' has no 'k'"),
    Malformed(layer("\"o\":{\"k\":\"x\"}"), "'layers[0].ks.o.k' is a string"),
    Malformed(layer("\"o\":{\"k\":[]}"), "'layers[0].ks.o.k' is an array"),
    Malformed(layer("\"o\":{\"k\":-1e7}"), "'layers[0].ks.o.k' is too large: -10000000"),
    Malformed(layer("\"p\":{\"k\":[1]}"), "'layers[0].ks.p.k' is an array"),
    Malformed(layer("\"s\":{\"k\":[1,null]}"), "'layers[0].ks.s.k[1]' is null"),
    Malformed(layer("\"p\":{\"s\":true,\"x\":{\"k\":1}}"), "'layers[0].ks.p' has no 'y'"),
    Malformed(layer("\"sk\":{}"), "'layers[0].ks.sk' has no 'k'"),
  ]

  private static let keyframes: [Malformed] = [
    Malformed(opacity("[{}]"), "'layers[0].ks.o.k[0]' has no 's'"),
    Malformed(opacity("[{\"s\":[1]}]"), "'layers[0].ks.o.k[0]' has no 't'"),
    Malformed(opacity("[{\"t\":0}]"), "'layers[0].ks.o.k[0]' has no 's'"),
    Malformed(opacity("[{\"t\":0,\"s\":[1]},5]"), "'layers[0].ks.o.k[1]' is a number"),
    Malformed(opacity("[{\"t\":0,\"s\":[1]},{\"t\":5}]"), "k[1]' has no 's'"),
    Malformed(opacity("[{\"t\":0,\"s\":[]}]"), "k[0].s' is an array"),
    Malformed(opacity("[{\"t\":1e9,\"s\":[1]}]"), "k[0].t' is too large"),
    Malformed(
      opacity("[{\"t\":5,\"s\":[1]},{\"t\":4,\"s\":[1]}]"), "out of order at frame 4"),
    Malformed(
      opacity("[{\"t\":0,\"s\":[1],\"o\":{\"x\":0},\"i\":{\"x\":1,\"y\":1}},{\"t\":4,\"s\":[1]}]"),
      "k[0].o' has no 'y'"),
    Malformed(
      opacity("[{\"t\":0,\"s\":[1],\"o\":3,\"i\":{\"x\":1,\"y\":1}},{\"t\":4,\"s\":[1]}]"),
      "k[0].o' is a number"),
    Malformed(
      opacity(
        "[{\"t\":0,\"s\":[1],\"o\":{\"x\":[],\"y\":0},\"i\":{\"x\":1,\"y\":1}},"
          + "{\"t\":4,\"s\":[1]}]"),
      "k[0].o.x' is an array"),
    Malformed(
      layer("\"p\":{\"k\":[{\"t\":0,\"s\":[1,1],\"to\":[1]},{\"t\":4,\"s\":[1,1]}]}"),
      "k[0].to' is an array"),
  ]
}
