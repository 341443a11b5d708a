import PantomimeKit

/// `timer NAME after=T`: starts a timer that records `timer fired NAME` when it fires; `timer NAME
/// after=none` cancels it.
struct TimerCommand: MakerCommand {
  static let form = Form(
    "timer", "Starts a timer that records `timer fired NAME`.",
    details: "It fires once. Timers due at the same instant fire in the order they were started "
      + "(U19). `after=none` cancels the timers with that name that have yet to fire.",
    positionals: [Positional(.name)],
    options: [after.form],
    example: ["scene blank", "timer hint after=0.5"])

  private static let after = VerbKey<Double?>(
    "after", .words(["0.5", "none"]), "the delay, or none to cancel the timer"
  ) { (word) throws(ScriptError) in word.text == "none" ? nil : try word.seconds() }.such(as: "0.5")

  let construction: Construction
  let span: Span

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "timer hint after=0.5")
    span = name.span
    guard let after = try arguments.option(Self.after) else {
      throw ScriptError("'timer' needs a time", span, hint: "add after=0.5")
    }
    construction = .connection(.timer(name: try name.newName(), after: try after.value))
  }
}
