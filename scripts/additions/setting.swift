import PantomimeKit

extension SessionSetting {
  static let display = SessionSetting(
    "display", "the kind of display",
    text: .session { $0.options.frames.rate == 120 ? "fast" : "plain" },
    values: { _ in [Candidate("fast", "120 Hz"), Candidate("plain", "60 Hz")] }
  ) { (given, _, _) throws(ScriptError) in
    let name = try given.value.choice(["fast", "plain"], what: "display", all: "displays")
    return .session { session in
      if let frames = try? Frames(rate: name == "fast" ? 120 : 60) {
        session.options.frames = frames
      }
      return .text("display \(name)\n")
    }
  }
}
