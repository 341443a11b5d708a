import PantomimeKit
import PantomimeReporting

/// `mix KIND FROM TO at FRACTION`: interpolates between two values.
struct Mix: Command {
  static let form = Form(
    "mix", "Interpolates between two values as an animation does.",
    details: "An angle is interpolated as a number and by the shortest arc (T137), a color in its "
      + "stored encoding, as Core Animation does, and in linear light (T136). Transforms are decomposed "
      + "and interpolated part by part (T138): an affine one is a,b,c,d,tx,ty or calls such as "
      + "rotate(90),scale(2,2), a 3D one m11,…,m44 or calls such as rotate(90,0,1,0), "
      + "translate(0,0,50), perspective(500); the last call applies first (T141).",
    positionals: [
      .choice(Kind.self), Positional(.expectation), Positional(.expectation),
      .choice(Relation.self), Positional(.fraction),
    ],
    example: [
      "mix angle 350 10 at 0.5", "mix color 1,0,0,1 0,0,1,1 at 0.5",
      "mix affine identity rotate(90) at 0.5",
    ])

  private enum Kind: String, CaseIterable {
    case angle
    case color
    case affine
    case transform3d
  }

  private enum Relation: String, CaseIterable {
    case share = "at"
  }

  private enum Values {
    case angle(Double, Double)
    case color(RGBAColor, RGBAColor)
    case affine(Transform2D, Transform2D)
    case transform(Transform3D, Transform3D)
  }

  private let values: Values
  private let share: Double
  private let verb: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "mix angle 350 10 at 0.5"
    verb = arguments.verb.span
    let kind: Kind = try arguments.choice(
      "a kind of value", what: "kind of value", all: "kinds", example: example)
    let from = try arguments.next("the first value", example: example)
    let to = try arguments.next("the second value", example: example)
    switch kind {
    case .color: values = .color(try Mix.color(from), try Mix.color(to))
    case .affine: values = .affine(try TransformValue.affine(from), try TransformValue.affine(to))
    case .transform3d:
      values = .transform(try TransformValue.space(from), try TransformValue.space(to))
    case .angle: values = .angle(try Mix.angle(from), try Mix.angle(to))
    }
    let _: Relation = try arguments.choice(
      "'at' and a fraction", what: "relation", all: "relations", example: example)
    share = try arguments.next("a fraction", example: example).fraction()
  }

  private static func angle(_ word: Word) throws(ScriptError) -> Double {
    try word.angle()
  }

  private static func color(_ word: Word) throws(ScriptError) -> RGBAColor {
    var parts: [Double] = []
    for part in word.parts { parts.append(try part.fraction()) }
    guard parts.count == 4 || parts.count == 3 else {
      throw ScriptError(
        "a color has 3 or 4 components, not \(parts.count)", word.span,
        hint: "write red,green,blue,alpha, each 0 to 1")
    }
    return RGBAColor(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  var footing: UndoBehavior { .look }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    let mixed = mixed
    guard mixed.allSatisfy({ $0.pathValue.numbers.allSatisfy { $0.isFinite } }) else {
      throw ScriptError(
        "the result is too large", verb,
        hint: "use smaller values, or a fraction closer to 0–1")
    }
    return .values(mixed)
  }

  private var mixed: [Answer.Value] {
    switch values {
    case .angle(let from, let to):
      let interpolations: [(String, AngleInterpolation)] = [
        ("number", .asNumbers), ("short", .shortest),
      ]
      return interpolations.map { name, interpolation in
        let angle = interpolation.angle(from: from, to: to, at: share, turn: 360)
        return Answer.Value(name, .number(angle, .degrees))
      }
    case .color(let from, let to):
      return [
        Answer.Value("stored", .color(from.interpolated(to: to, at: share))),
        Answer.Value(
          "light", .color(from.interpolatedInLight(to: to, at: share))),
      ]
    case .affine(let from, let to): return Mix.table(from.interpolated(to: to, at: share))
    case .transform(let from, let to): return Mix.table(from.interpolated(to: to, at: share))
    }
  }

  private static func table(_ transform: Transform2D) -> [Answer.Value] {
    let parts = transform.parts
    return [
      Answer.Value("a", .fraction(transform.a)),
      Answer.Value("b", .fraction(transform.b)),
      Answer.Value("c", .fraction(transform.c)),
      Answer.Value("d", .fraction(transform.d)),
      Answer.Value("tx", .points(transform.tx)),
      Answer.Value("ty", .points(transform.ty)),
      Answer.Value(
        "rotation", .number(parts.rotation * 180 / Elementary.pi, .degrees)),
      Answer.Value(
        "scale", .pair(parts.scale.width, parts.scale.height, .fraction)),
      Answer.Value("skew", .fraction(parts.skew)),
    ]
  }

  private static func table(_ transform: Transform3D) -> [Answer.Value] {
    let rows = [transform.row1, transform.row2, transform.row3, transform.row4]
    return rows.enumerated().flatMap { row, numbers in
      (0..<4).map { column in
        Answer.Value("m\(row + 1)\(column + 1)", .fraction(numbers[column]))
      }
    }
  }
}
