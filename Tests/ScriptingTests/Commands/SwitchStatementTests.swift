import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// `enable`, `disable`, `touch cancel all` and views inside views, as far as they can go wrong.
@Suite(.timeLimit) struct SwitchStatementTests {
  static let card = ["scene blank", "view card frame=20,600,350,200", "gesture card pan on=card"]

  @Test(arguments: [
    ("disable crad", "unknown recognizer 'crad'"),
    ("enable crad", "unknown recognizer 'crad'"),
    ("disable", "'disable' needs a recognizer"),
    ("disable card card", "unexpected 'card' in 'disable'"),
    ("touch cancel all id=2", "'all' cancels every finger"),
    ("touch cancel all x=1", "'all' cancels every finger"),
    ("touch up all", "unexpected 'all' in 'touch'"),
    ("view row in=crad frame=0,0,10,10", "unknown view 'crad'"),
    ("view row in=card in=card alpha=1", "'in' is given twice"),
  ])
  func isRefused(line: String, message: String) throws {
    var play = try Play(Self.card)
    let before = play.trace
    let error = #expect(throws: ScriptError.self) { try play.play([line]) }
    #expect(error?.message == message)
    #expect(play.trace == before)
  }

  /// With no finger down there is nothing to take away, and a recognizer may be off already.
  @Test func nothingToDo() throws {
    let play = try Play(
      Self.card + ["touch cancel all", "disable card", "disable card", "enable card"])
    #expect(play.failures.isEmpty)
    #expect(play.read("touches") == .count(0))
    #expect(play.read("gesture.card") == .word("possible"))
  }

  /// Every way of taking a finger away from a pan cancels it once.
  @Test(arguments: ["touch cancel", "touch cancel all", "disable card"])
  func cancels(line: String) throws {
    let play = try Play(
      Self.card + ["touch down on=card", "at 0.1 touch move y+=-40", line, "wait 1"])
    let cancelled = play.session.simulation?.trace.list.filter {
      $0.event.name == "pan cancelled"
    }
    #expect(cancelled?.count == 1)
    #expect(play.read("pan.state") == .word("cancelled"))
  }

  /// A pan that statements report is cancelled as well, if it's that of the recognizer (G12).
  @Test(arguments: [
    (["scene city-guide"], "card.1", "cancelled"), (["scene city-guide"], "card.0", "changed"),
    (["scene city-guide"], "list", "changed"), (Self.card, "card", "cancelled"),
  ])
  func cancelsWhatIsReported(lines: [String], gesture: String, state: String) throws {
    let play = try Play(lines + ["pan began", "pan changed dy=-40", "disable \(gesture)"])
    #expect(play.read("pan.state") == .word(state))
    #expect(play.trace.contains("pan cancelled") == (state == "cancelled"))
  }

  /// A scroll view's own pan can be switched off as well, and stays off for the next finger.
  @Test func scrollViewsCanBeSwitched() throws {
    let list = ["scene blank", "scroll-view list frame=0,0,390,800 content=390x4000"]
    var play = try Play(list + ["disable list", "drag on=list by=0,-100", "run"])
    #expect(play.read("list.offset")?.numbers == [0])
    try play.play(["enable list", "drag on=list by=0,-100 over=1 hold=0.2", "run"])
    #expect(play.read("list.offset")?.numbers == [90])
  }
}
