import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Short forms are read as the long ones.
@Suite(.timeLimit) struct ShortFormTests {
  private static let forms: [(short: String, long: String)] = [
    ("drag up", "drag by=0,-120"), ("drag left over=0.5", "drag by=-120,0 over=0.5"),
    ("drag card up 80", "drag on=card by=0,-80"), ("drag down 33.5", "drag by=0,33.5"),
    ("drag up on=card", "drag by=0,-120 on=card"),
    ("drag card right hold=0.1", "drag on=card by=120,0 hold=0.1"),
    ("flick card up", "flick up on=card"),
    ("flick card down speed=300", "flick down on=card speed=300"),
    ("swipe card left", "swipe left on=card"), ("tap card", "tap on=card"),
    ("tap card taps=2", "tap on=card taps=2"), ("press card for=0.6", "press on=card for=0.6"),
    ("card.frame", "show card.frame"), ("fraction", "show fraction"), ("state", "show state"),
    ("? drag", "help drag"), ("exit", "quit"), ("at 0.2 tap card", "at 0.2 tap on=card"),
    ("at 0.2 drag up", "at 0.2 drag by=0,-120"),
  ]

  private static func outcome(_ line: String) throws -> (text: String, hash: PathValue?) {
    var talk = Talk()
    _ = try talk.say("scene city-guide")
    return (try talk.say(line), talk.session.simulation?.read("hash"))
  }

  @Test(arguments: forms.indices) func areReadAsTheLongOnes(_ index: Int) throws {
    let (short, long) = Self.forms[index]
    let (one, other) = (try Self.outcome(short), try Self.outcome(long))
    #expect(one.text == other.text, "\(short)")
    #expect(one.hash == other.hash, "\(short)")
  }

  /// A line with too many or too few words is refused as before, and a verb wins over a path.
  @Test(arguments: [
    "drag", "drag card", "drag up 80 90", "drag up by=0,-10", "drag card up on=list", "drag up far",
    "tap", "tap card list", "tap card on=list", "flick card", "flick up down", "press card list",
    "card", "nothing.there", "wait", "exit now",
  ])
  func whatIsNoShortFormIsRefused(line: String) throws {
    var talk = Talk()
    _ = try talk.say("scene city-guide")
    #expect(throws: ScriptError.self) { try talk.say(line) }
  }

  @Test(arguments: ["reset", "restart"]) func theSceneStartsAgain(verb: String) throws {
    var talk = Talk()
    _ = try talk.say("scene city-guide card=2 faults=CG-1")
    let first = talk.session.simulation?.read("hash")
    _ = try talk.say("tap on=card; wait 0.1")
    #expect(talk.session.simulation?.read("hash") != first)
    #expect(try talk.say(verb).hasPrefix("city-guide started"))
    #expect(talk.session.simulation?.read("hash") == first)
    var empty = Talk()
    let error = #expect(throws: ScriptError.self) { try empty.say(verb) }
    #expect(error?.hint.contains("scene city-guide") == true)
  }

  /// It starts again at an instant, too, and takes nothing else.
  @Test(arguments: ["reset", "restart"]) func theSceneStartsAgainAtAnInstant(verb: String) throws {
    var talk = Talk()
    _ = try talk.say("scene city-guide card=2")
    let first = talk.session.simulation?.read("hash")
    _ = try talk.say("tap on=card")
    #expect(try talk.say("at 0.5 \(verb)").hasPrefix("city-guide started"))
    #expect(talk.session.simulation?.read("hash") == first)
    for rest in ["now", "card=2"] {
      let error = #expect(throws: ScriptError.self) { try talk.say("\(verb) \(rest)") }
      #expect(error?.message.hasPrefix("'\(verb)' takes nothing") == true)
    }
  }

  /// The check of a script knows the scene that starts again, unless the run decides which it is.
  @Test(arguments: [
    ("scene basics\nreset\nexpect nothing.x 0", ["'basics' has no path 'nothing.x'"]),
    ("scene basics\nscene city-guide\nundo\nreset\nexpect linear.x 0", []),
    ("at 1 reset", ["no scene is running"]),
    ("scene basics\nat 1 reset\nat 0.5 show time", []),
  ])
  func aScriptMayStartItsSceneAgain(text: String, errors: [String]) {
    let script = Script(Array(text.utf8), file: nil)
    #expect(script.diagnostics.map(\.error.message) == errors)
    guard errors.isEmpty else { return }
    #expect(Replay(script, file: nil, in: Session()).status == .passed)
  }

  /// A command of the shell is named as one.
  @Test(arguments: ["replay", "check", "draw", "trace", "merge"])
  func whatTheShellDoesIsSaid(verb: String) throws {
    var talk = Talk()
    for line in [verb, "\(verb) card.pan"] {
      let error = #expect(throws: ScriptError.self) { try talk.say(line) }
      #expect(error?.hint.contains("pantomime \(verb) FILE.pan") == true)
    }
  }
}
