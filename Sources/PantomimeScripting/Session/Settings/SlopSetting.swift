import PantomimeKit

extension SessionSetting {
  static let slop = SessionSetting(
    "slop", "the distance before a pan begins, in points",
    text: .preference { $0.panStart.slop.map { Numerals.text($0) } ?? NamedRule.nameOfOwn },
    values: { _ in [Candidate("", "the distance before a pan begins, in points")] }
  ) { (given, _, _) throws(ScriptError) in
    let slop = given.isOwn ? nil : try given.value.slop()
    return .input { preferences in
      var start = preferences.panStart
      start.slop = slop
      return .panStart(start)
    }
  }
}
