import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScenes
import PantomimeScripting
import Testing

/// Values, parts and lists are offered as well as names.
@Suite(.timeLimit) struct CompletionValueTests {
  private func session() throws -> Session { try Play("scene city-guide").session }

  private func texts(_ line: String, _ session: Session) -> [String] {
    Completion(line, in: session).candidates.map(\.text)
  }

  private static func parses(_ line: String) -> Bool { CompletionTests.parses(line) }

  @Test func wordsAreOfferedWhereAPathHasThem() throws {
    let session = try session()
    #expect(texts("expect state ", session) == ["collapsed", "expanded"])
    #expect(texts("expect state != ", session) == ["collapsed", "expanded"])
    #expect(texts("expect state expanded ", session).isEmpty)
    #expect(texts("expect position ", session) == ["start", "end", "current", "none"])
    #expect(texts("expect running ", session) == ["yes", "no"])
    #expect(texts("expect animator.state a", session) == ["active"])
    #expect(texts("expect pan.state c", session) == ["changed", "cancelled"])
  }

  /// Every word that is offered for a path can be compared with its value.
  @Test(arguments: TestRun.sample(Scenes.all.map(\.name), oneIn: 6))
  func wordsOfPathsCanBeExpected(scene: String) throws {
    let session = try Play("scene \(scene)").session
    let simulation = try #require(session.simulation)
    for path in simulation.paths {
      for word in texts("expect \(path) ", session) {
        var session = session
        let statement = try #require(try Statement("expect \(path) \(word)"))
        try session.check(statement)
        _ = try session.execute(statement)
      }
    }
    #expect(texts("expect state ", session).contains(simulation.state))
  }

  @Test func partsOfAPathAreOffered() throws {
    let session = try session()
    let parts = ["x", "y", "width", "height"]
    for path in ["card.frame", "card.model.frame"] {
      let whole = parts.map { "\(path).\($0)" }
      for line in ["show ", "expect ", "show time "] {
        let offered = texts("\(line)\(path).", session)
        #expect(offered.filter { $0 != "\(path).speed" } == whole)
      }
      #expect(texts("show \(path).w", session) == ["\(path).width"])
    }
    #expect(texts("show time.", session).isEmpty && texts("show nobody.frame.", session).isEmpty)
    #expect(texts("set card.frame.", session) == parts.map { "card.frame.\($0)=" })
  }

  @Test func listsGoOn() throws {
    let session = Session()
    let offered = texts("scene city-guide faults=CG-1,", session)
    #expect(offered.contains("faults=CG-1,CG-4") && !offered.contains("faults=CG-1,CG-1"))
    #expect(!offered.contains("faults=CG-1,none"))
    for line in offered { #expect(Self.parses("scene city-guide \(line)"), "\(line)") }
    #expect(texts("scene city-guide faults=CG-1,CG-4", session).isEmpty)
    #expect(texts("set quirks=slow-reuse,", session).allSatisfy { Self.parses("set \($0)") })
  }

  /// The verb `faults` takes scenes and faults, in either case.
  @Test func faultsAreOffered() throws {
    let session = Session()
    let ids = Scenes.all.flatMap(\.faults).map(\.id)
    #expect(ids.allSatisfy { id in !texts("faults ", session).contains(id) })
    for id in ids {
      for typed in [id, id.lowercased()] {
        #expect(texts("faults \(typed.prefix(2))", session).contains(typed))
        #expect(texts("help \(typed.prefix(3))", session).contains(typed))
      }
    }
    let running = try Play("scene city-guide").session
    let own = try #require(Scenes.named("city-guide")).faults.map(\.id)
    #expect(Set(texts("faults ", running)) == Set(Scenes.all.map(\.name) + own))
    #expect(texts("faults CG-1 ", running).isEmpty)
  }

  @Test func modelValuesCanBeSet() throws {
    let session = try session()
    let offered = texts("set ", session)
    #expect(offered.contains("card.frame=") && !offered.contains("state="))
    let now = try #require(texts("set card.frame=", session).first)
    #expect(Self.parses("set \(now)"))
    let blank = try Play("scene blank", "view sheet alpha=0.5").session
    #expect(texts("set s", blank).contains("sheet.alpha="))
    #expect(texts("set sheet.alpha=", blank) == ["sheet.alpha=0.5"])
    #expect(texts("set sta", blank) == ["state="])
  }

  /// Tab offers only paths that a drive takes.
  @Test func onlyNumbersAreDriven() throws {
    let lines = ["view card frame=0,0,100,100 role=image", "gesture pull pan on=card"]
    let session = try Play(lines).session
    let offered = texts("drive card.", session)
    #expect(offered.contains("card.center") && offered.contains("card.alpha"))
    for path in offered where path.contains(".") {
      #expect(session.simulation?.read(path)?.numbers.isEmpty == false, "\(path)")
    }
  }

  @Test func aSceneIsNamedOnce() throws {
    let names = Set(Scenes.all.map(\.name))
    #expect(names.isDisjoint(with: texts("scene city-guide ", Session())))
    #expect(names.isDisjoint(with: texts("scene city-guide card=1 ", Session())))
    let session = try Play("scene blank", "animator open duration=1").session
    #expect(!texts("drive open ", session).contains("open"))
  }

  @Test func aGestureIsMadeAgainWithWhatItTakes() throws {
    var session = try session()
    #expect(texts("again v", session).isEmpty)
    for line in ["pan began", "pan changed dy=-120", "pan ended vy=-300"] {
      _ = try session.execute(try #require(try Statement(line)))
    }
    #expect(texts("again v", session).sorted() == ["vx=", "vy="])
    #expect(texts("again vy=1 v", session) == ["vx="])
    #expect(texts("again rule=ha", session) == ["rule=half"])
  }
}
