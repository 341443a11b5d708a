import PantomimeKit
import PantomimeReporting

extension SessionSetting {
  static let rate = SessionSetting(
    "rate", "the frame rate in Hz", text: .session { String($0.options.frames.rate) },
    values: { _ in [Candidate("", "the frame rate in Hz")] }
  ) { (given, _, _) throws(ScriptError) in
    let frames = try frames(given.value)
    return .session { session in
      session.options.frames = frames
      return .noted(Clause(.frameRate, detail: "\(frames.rate)"))
    }
  }

  private static func frames(_ value: Word) throws(ScriptError) -> Frames {
    let rate = try value.number("a frame rate", units: [NumberUnit("Hz")])
    do throws(OutOfRange) {
      return try Frames(rate: Int(exactly: rate) ?? 0)
    } catch {
      throw ScriptError(
        "the frame rate cannot be '\(value.text)'", value.span,
        hint: "must be a whole number, \(error.allowed)")
    }
  }
}
