import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// Slips that are seen at a glance: the message shows the statement as it was meant.
@Suite(.timeLimit) struct RepairTests {
  @Test(arguments: [
    ("tap on = card", "tap on=card"), ("tap on= card", "tap on=card"),
    ("tap on =card", "tap on=card"),
    ("pan changed dy=.5", "pan changed dy=0.5"), ("pan changed dy=-.5", "pan changed dy=-0.5"),
    ("drag by=1, 2", "drag by=1,2"), ("drag by=.5, -.5 over=.2", "drag by=0.5,-0.5 over=0.2"),
    ("drag by = 30, -140", "drag by=30,-140"), ("drag by=1 ,2", "drag by=1,2"),
    ("expect card.frame 1, 2, 3, 4", "expect card.frame 1,2,3,4"),
    ("view card frame=20, 247, 250, 350 alpha=.5", "view card frame=20,247,250,350 alpha=0.5"),
    ("drag by=1, 2 \\\n  over = .2", "drag by=1,2 over=0.2"), ("wait .1", "wait 0.1"),
    ("at .5 pan began", "at 0.5 pan began"),
    ("scene city-guide card = 2 # so", "scene city-guide card=2"),
    ("let speed = 900", "let speed=900"),
    ("continue factor=.2 curve=linear", "continue factor=0.2 curve=linear"),
    ("continue curve=cubic(.2,.1,1,1)", "continue curve=cubic(0.2,0.1,1,1)"),
  ])
  func theRepairIsShown(written: String, meant: String) throws {
    let script = Script(Array("scene city-guide\n\(written)".utf8), file: nil)
    let hint = try #require(script.diagnostics.first?.error.hint)
    #expect(hint.hasPrefix("write \(meant)"), "\(hint)")
    #expect(throws: Never.self) { try Statement(meant) }
    let typed = try #require(throws: ScriptError.self) {
      _ = try Play("scene city-guide").session.read(written)
    }
    #expect(typed.hint.hasPrefix("write \(meant)"))
  }

  /// Errors that only the scene finds, too.
  @Test(arguments: [
    ("expect fraction .5", "expect fraction 0.5"),
    ("at 1 expect fraction < .5", "at 1 expect fraction < 0.5"),
    ("scrub .5; expect fraction .5", "scrub 0.5"),
  ])
  func theRepairIsShownWhereTheSceneIsAsked(written: String, meant: String) throws {
    let script = Script(Array("scene city-guide\n\(written)".utf8), file: nil)
    let hint = try #require(script.diagnostics.first?.error.hint)
    #expect(hint.hasPrefix("write \(meant)"), "\(hint)")
  }

  /// Only the statement that is wrong is shown, and a text in quotation marks stays.
  @Test func onlyWhatIsWrongIsRepaired() throws {
    let script = Script(
      Array("scene city-guide; wait 1; tap on = card; show time".utf8), file: nil)
    #expect(
      script.diagnostics.map(\.error.hint.description).first?.hasPrefix("write tap on=card") == true
    )
    #expect(script.statements.count == 3)
    for line in ["show \"a = b, c .5\"; wat", "pan ended vy=5.", "pan crad", "wat a = b"] {
      let error = try #require(throws: ScriptError.self) {
        _ = try Play("scene city-guide").session.read(line)
      }
      #expect(!error.hint.hasPrefix("write "), "\(line): \(error.hint)")
    }
  }
}
