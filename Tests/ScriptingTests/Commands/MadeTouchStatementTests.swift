import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// `drag`, `flick`, `swipe` and `touches` in a session.
@Suite(.timeLimit) struct MadeTouchStatementTests {
  static let sheet = ["scene blank", "view sheet frame=0,0,390,844", "gesture sheet pan on=sheet"]

  /// The errors that the line alone shows.
  @Test(arguments: [
    ("▸drag◂", "'drag' needs a displacement"), ("drag by=▸5◂", "expected two numbers, not '5'"),
    ("drag by=1,▸b◂", "'b' is not a number"),
    ("drag by=▸1,2,3◂", "expected two numbers, not '1,2,3'"),
    ("drag by=0,1 shape=▸evne◂", "unknown shape 'evne'"),
    ("drag by=0,1 over=▸-1◂", "a time cannot be negative"),
    ("drag by=0,1 velocity=▸900◂", "expected two numbers, not '900'"),
    ("drag by=0,1 x=1 y=2 on=▸sheet◂", "'on' and a point cannot be combined"),
    ("drag by=0,1 rate=▸0◂", "a touch rate cannot be '0'"),
    ("drag by=0,1 coalesce=▸1.5◂", "a count of samples cannot be '1.5'"),
    ("drag by=0,1 id=▸0◂", "a finger's number cannot be '0'"),
    ("drag by=0,1 seed=▸-1◂", "a seed cannot be '-1'"),
    ("drag by=0,1 drop=▸101%◂", "a fraction cannot be '101%'"),
    ("drag by=0,1 late=▸-0.1◂", "a fraction cannot be '-0.1'"),
    ("drag by=0,1 twice=▸2◂", "a fraction cannot be '2'"),
    ("▸flick◂", "'flick' needs a direction"), ("flick ▸upp◂", "unknown direction 'upp'"),
    ("flick up speed=▸0◂", "a speed must be more than 0"),
    ("flick up velocity=▸900◂", "expected two numbers, not '900'"),
    ("swipe up ▸x◂=1 y=2", "'swipe' has no option 'x'"),
    ("swipe up speed=▸-1◂", "a speed must be more than 0"),
    ("▸touches◂", "'touches' needs a file, or touches written out"),
    ("touches ▸\"\"◂", "'touches' needs a file, or touches written out"),
    ("touches ▸\" \"◂ by=0,1", "'touches' needs a file, or touches written out"),
    ("scene shift-shape icons=▸\"\"◂", "'icons' cannot be ''"),
    ("touches a unit=▸h◂", "unknown unit 'h'"),
    ("touches a at=▸1◂", "expected two numbers, not '1'"),
  ])
  func isRefusedWithItsPlace(line: String, message: String) throws {
    let marked = Marked(line)
    let error = try #require(throws: ScriptError.self) { try Statement(marked.text) }
    #expect(Marked.marking(error.span, in: marked.text) == line)
    #expect(error.message == message && !error.hint.isEmpty, "\(error)")
  }

  /// A missing coordinate of the touch-down is that of the middle of the view.
  @Test(arguments: [
    ("drag y=80 by=0,5", "195,80"), ("drag on=card y=80 by=0,5", "150,80"),
    ("drag on=card x=80 by=0,5", "80,250"), ("drag on=card by=0,5; again y=90", "150,90"),
    ("flick up y=80", "195,80"), ("press on=card x=120", "120,250"),
    ("tap on=card y=210", "150,210"),
  ])
  func aMissingCoordinateIsThatOfTheMiddle(lines: String, place: String) throws {
    let stage = Self.sheet + ["view card frame=50,200,200,100"]
    let text = try Play(stage + lines.split(separator: ";").map(String.init)).trace
    let down = text.split(separator: "\n").last { $0.contains("touch down") } ?? ""
    #expect(down.contains(place), "\(lines): \(down)")
  }

  /// The error is found before anything runs, or while it runs.
  @Test(arguments: [
    ("drag by=0,1 ▸jitter=0.1◂", "'jitter' cannot be 0.1", true),
    ("drag by=0,1 ▸hold=4000◂", "'hold' cannot be 4000", true),
    ("▸drag◂ by=0,1 over=3600 rate=1000", "this drag has more than 100000 touches", true),
    ("drag by=0,1 on=▸shet◂", "unknown view 'shet'", true),
    ("▸drag◂ by=0,1 x=400 y=1", "the touch is outside the screen, at 400,1", false),
    (
      "▸drag◂ by=0,1 over=0.01 velocity=0,5",
      "two-segment cannot return 0,5 pt/s: its 2 samples give 0,100 pt/s for any path",
      false
    ),
  ])
  func isFoundByTheCheckOrTheRun(line: String, message: String, early: Bool) throws {
    let marked = Marked(line)
    let text = (Self.sheet + [marked.text]).joined(separator: "\n")
    let script = Script(Array(text.utf8), file: nil)
    #expect(script.diagnostics.isEmpty != early)
    let found = early ? script.diagnostics : Replay(script, file: nil, in: Session()).diagnostics
    let error = try #require(found.first?.error)
    #expect(error.message == message)
    #expect(Marked.marking(error.span, in: marked.text) == line)
  }

  /// The clock of the check knows how long a drag takes.
  @Test func timeCannotGoBackBehindADrag() {
    for (verb, early, due) in [
      ("drag by=0,-9", "0.29", "0.3"), ("drag by=0,-9 hold=0.1", "0.39", "0.4"),
      ("flick up", "0.09", "0.1"), ("swipe up hold=1", "1.39", "1.4"),
      ("drag by=0,-9 over=500ms rate=100", "0.49", "0.5"),
    ] {
      for (end, errors) in [(early, 1), (due, 0)] {
        let text = (Self.sheet + [verb, "at \(end) show time"]).joined(separator: "\n")
        #expect(Script(Array(text.utf8), file: nil).diagnostics.count == errors, "\(verb) \(end)")
      }
    }
  }

  @Test func aSceneWithoutAPanSaysWhatToWrite() throws {
    let error = try #require(throws: ScriptError.self) { try Play("scene blank", "flick up") }
    #expect(error.message == "'blank' has no pan and therefore no default view to touch")
    #expect(throws: ScriptError.self) { try Play("flick up") }
  }

  /// Playing the touches of a run gives the run again.
  @Test(arguments: [
    ["drag by=0,-200 over=0.3 jitter=4ms late=20% seed=3", "flick down speed=1500", "swipe left"],
    ["touch down x=10 y=20", "at 0.1 touch move y=300", "drag by=50,50 id=2", "touch up"],
    ["drag by=7,-300 velocity=100,-2000 shape=smooth", "touch down x=1 y=1", "touch cancel"],
  ])
  func aRunCanBePlayedAgain(lines: [String]) throws {
    let first = try Play(Self.sheet + lines)
    for format in TouchRecording.Format.allCases {
      let text = TouchRecording.text(first.session.recording.touchLog.stream, format)
      var session = Session()
      session.host.files = FileAccess { name in
        name == "run" ? .success(Array(text.utf8)) : .failure(.init(reason: "there is none"))
      }
      let again = try Play(in: session, Self.sheet + ["touches run"])
      #expect(again.trace == first.trace)
    }
  }

  @Test func recordingsAreCheckedBeforeTheyRun() throws {
    let files = FileAccess { name in
      name == "bad" ? .success(Array("t,phase,x,y\n0,dwn,1,1".utf8)) : .failure(.init(reason: "no"))
    }
    let text = (Self.sheet + ["touches bad", "touches none"]).joined(separator: "\n")
    let found = Script(Array(text.utf8), file: nil, files: files).diagnostics.map(\.error)
    #expect(
      found.map(\.message) == [
        "bad:2: phase: unknown phase 'dwn'", "'none' cannot be read: no",
      ])
    #expect(found.first?.hint.contains("did you mean 'down'?") == true)
    #expect(Script(Array(text.utf8), file: nil).diagnostics.isEmpty)
    let error = try #require(throws: ScriptError.self) { try Play(Self.sheet + ["touches bad"]) }
    #expect(error.message == "'bad' cannot be read: files cannot be read here")
  }

  /// Every estimator returns exactly the given velocity, through the full machinery.
  @Test(arguments: VelocityEstimator.all.map(\.name))
  func theVelocityIsReported(estimator: String) throws {
    let play = try Play(
      Self.sheet + ["set estimator=\(estimator)", "drag by=-20,-200 velocity=125,-2500"])
    let velocity = play.read("pan.velocity")?.numbers ?? []
    #expect(velocity.count == 2 && (velocity[0] - 125).magnitude < 1e-5)
    #expect(velocity.count == 2 && (velocity[1] + 2500).magnitude < 1e-5, "\(velocity)")
  }
}

/// A movement along a diagonal is a tie for every length and direction, whatever the rounding error
/// of the differences of its locations is.
@Suite(.timeLimit) struct DiagonalTests {
  @Test(arguments: [(1, 1), (1, -1), (-1, 1), (-1, -1)])
  func theListScrolls(dx: Int, dy: Int) throws {
    for length in TestRun.sample(Array(20...200), oneIn: 4, from: dx + 2 * dy) {
      let play = try Play("scene city-guide", "drag on=card by=\(dx * length),\(dy * length)")
      #expect(play.trace.contains("gesture began gesture=list"), "\(length)")
      #expect(play.trace.contains("gesture refused gesture=card.1"), "\(length)")
    }
  }
}
