import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The decisions for the last lift-off, and for others like it.

extension WebModule {
  /// The number of rows and columns of the plane; our choice.
  private static let (rows, columns) = (60, 90)

  /// The outcomes by distance and velocity, row by row from the highest velocity, and the lift-off
  /// itself; an empty object if nothing was decided.
  var plane: String {
    guard let map = DecisionMap(of: session) else { return "{}" }
    let ways = [-0.1 * map.length, 1.1 * map.length, map.way]
    let (left, right) = (ways.reduce(map.way, min), ways.reduce(map.way, max))
    let reach = max(1_000, map.velocity.magnitude * 1.25)
    var outcomes: [Int: String] = [:]
    var rows: [String] = []
    for row in 0..<WebModule.rows {
      let velocity = reach * (1 - (Double(row) + 0.5) / Double(WebModule.rows) * 2)
      var cells: [String] = []
      for column in 0..<WebModule.columns {
        let way = left + (right - left) * (Double(column) + 0.5) / Double(WebModule.columns)
        let index = map.index(way: way, velocity: velocity)
        if outcomes[index] == nil {
          outcomes[index] = map.verdict(way: way, velocity: velocity).outcome
        }
        cells.append(JSONText.whole(index))
      }
      rows.append(JSONText.list(cells))
    }
    let words = map.directions
    return JSONText.object([
      ("rule", JSONText.text(map.name)),
      ("ways", JSONText.list([JSONText.number(left), JSONText.number(right)])),
      ("velocities", JSONText.list([JSONText.number(-reach), JSONText.number(reach)])),
      ("way", JSONText.number(map.way)), ("velocity", JSONText.number(map.velocity)),
      ("ahead", JSONText.text(words.ahead)), ("behind", JSONText.text(words.behind)),
      ("own", decision(way: map.way, velocity: map.velocity)),
      (
        "outcomes",
        JSONText.list(
          outcomes.keys.sorted().map { index in
            JSONText.list([JSONText.whole(index), JSONText.text(outcomes[index])])
          })
      ),
      ("rows", JSONText.list(rows)),
    ])
  }

  /// Returns the decision for a lift-off.
  func decision(way: Double, velocity: Double) -> String {
    guard let map = DecisionMap(of: session), way.isFinite, velocity.isFinite else { return "{}" }
    let verdict = map.verdict(way: way, velocity: velocity)
    return JSONText.object([
      ("outcome", JSONText.text(verdict.outcome)), ("margin", JSONText.text(verdict.margin)),
      ("reason", JSONText.text(verdict.reason)),
    ])
  }

  /// The decision of every rule; an empty object if nothing was decided.
  var rules: String {
    guard let comparison = RuleComparison(of: session) else { return "{}" }
    let rows = comparison.rows.map { row in
      JSONText.object([
        ("rule", JSONText.text(row.rule)), ("outcome", JSONText.text(row.outcome)),
        ("ground", JSONText.texts(row.ground)), ("reason", JSONText.text(row.reason)),
        ("isPresent", JSONText.flag(row.isPresent)),
      ])
    }
    return JSONText.object([
      ("title", JSONText.text(comparison.title)), ("rows", JSONText.list(rows)),
    ])
  }
}
