import PantomimeKit

extension SessionSetting {
  static let detail = SessionSetting(
    "detail", "the detail that answers print",
    details:
      "`detail=answer` prints the outcome of a statement, `detail=events` its events as well, "
      + "`detail=all` everything.",
    scope: .display, text: .session { $0.options.detail.rawValue },
    values: { _ in Detail.allCases.map { Candidate($0.rawValue, $0.meaning) } }
  ) { (given, _, _) throws(ScriptError) in
    let detail: Detail = try given.value.choice(what: "detail", all: "details")
    return .session { session in
      session.options.detail = detail
      return .text("\(detail.rawValue): \(detail.meaning)\n")
    }
  }
}
