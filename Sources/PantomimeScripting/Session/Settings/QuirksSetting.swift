import PantomimeKit

extension SessionSetting {
  static let quirks = SessionSetting(
    "quirks", "the historical bugs to reproduce; see `help quirks`",
    details: "`quirks=slow-reuse` reproduces a historical bug (`help quirks`).",
    scope: .scene, isList: true, text: .none,
    values: { _ in Quirk.allCases.map { Candidate($0.rawValue, $0.summary) } }
  ) { (given, _, _) throws(ScriptError) in
    let quirks = try quirks(given.value)
    return .input { _ in .quirks(quirks) }
  }

  private static func quirks(_ list: Word) throws(ScriptError) -> Set<Quirk> {
    guard list.text != "none" else { return [] }
    var quirks: Set<Quirk> = []
    for part in list.parts {
      let quirk: Quirk = try part.choice(what: "quirk", all: "quirks")
      quirks.insert(quirk)
    }
    return quirks
  }
}
