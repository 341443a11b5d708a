import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// The measurements on iOS 26, as a reading.
@Suite(.timeLimit) struct MeasuredReadingTests {
  private static let measured = ["A197", "M5", "M7", "M9", "M10", "M12", "M16", "M20"]
  private static let scene = [
    "scene blank screen=393x852",
    "scroll-view list frame=0,0,393,852 content=393x6000 pixels=3",
  ]

  @Test func oneListHoldsThem() {
    #expect(OpenQuestion.allCases.filter { $0.measured != nil }.map(\.rawValue) == Self.measured)
    for doubt in OpenQuestion.allCases {
      #expect((doubt.measured == nil) == (doubt.difference == nil))
      #expect(doubt.measured.map { doubt.choices.indices.contains($0) } ?? true)
    }
  }

  /// One word takes all of them, and the trace says what departs.
  @Test func aReleaseStandsForAllOfThem() throws {
    let all = try Play(Self.scene + ["set reading ios=26"])
    let each = try Play(
      Self.scene
        + OpenQuestion.allCases.compactMap { doubt in
          doubt.measured.map { "set reading \(doubt.rawValue)=\(doubt.choices[$0])" }
        })
    #expect(all.trace == each.trace)
    for name in Self.measured { #expect(all.trace.contains("reading \(name) choice=")) }
    let throwing = ["pan began on=list", "pan ended vy=-3000", "run"]
    var (one, other) = (all, each)
    try one.play(throwing)
    try other.play(throwing)
    #expect(one.trace == other.trace && one.number("list.offset") == 1492)
    #expect(one.trace.contains("target=0,1493.666667"))
  }

  /// Points on which two sources agree, or that fit a recording, are the default: a release changes
  /// nothing there.
  @Test func whatIsMeasuredIsTheDefault() throws {
    let open = OpenQuestion.allCases.filter { $0.measured != nil && $0.measured != 0 }.map(
      \.rawValue)
    #expect(open == ["M16", "M20"])
    for pull in [
      ["pan changed dy=168", "pan ended vy=1750", "run"],
      ["pan changed dy=60", "pan ended vy=0", "run"], ["pan ended vy=-3000", "run"],
    ] {
      let lines = ["pan began on=list"] + pull
      let plain = try Play(Self.scene + lines).trace
      let chosen = try Play(Self.scene + ["set reading ios=26"] + lines).trace
      let moves = { (trace: String) in
        trace.split(separator: "\n").filter { !$0.contains("reading") }.map(String.init)
      }
      #expect(moves(plain) == moves(chosen))
    }
  }

  /// Chosen before a scroll view is there, or as it lies there, or in mid-drag: it is the same.
  @Test(arguments: ["M5=sum", "M9=stiffness-120", "M10=inward", "M9=stiffness-200", "ios=26"])
  func whenItIsChosenDoesNotMatter(reading: String) throws {
    for pull in [["pan changed dy=60", "pan ended vy=0"], ["pan ended vy=-3000"]] {
      let choice = "set reading \(reading)"
      let plays = [
        [Self.scene[0], choice, Self.scene[1], "pan began on=list"],
        Self.scene + [choice, "pan began on=list"], Self.scene + ["pan began on=list", choice],
      ].map { $0 + pull + ["wait 0.05"] }
      let offsets = try plays.map { try Play($0).number("list.offset") }
      #expect(offsets[0] == offsets[1] && offsets[1] == offsets[2] && offsets[0] != 0)
    }
  }

  /// A reading is the scene's at hand; the next begins as ever.
  @Test func theNextSceneBeginsAsEver() throws {
    let pull = ["pan began on=list", "pan ended vy=-3000", "run"]
    let plain = try Play(Self.scene + pull).trace
    let again = try Play(Self.scene + ["set reading ios=26"] + pull + Self.scene + pull).trace
    #expect(again == plain)
  }

  @Test(arguments: [
    ("set reading ios=25", "26"), ("set reading ios=none", "26"), ("set reading M8=band", "M9"),
    ("set reading M9=stiff", "stiffness-120"), ("set reading M5=0.499", "integral"),
    ("set reading M20=", "M20=VALUE"), ("set reading iOS=26", "ios"),
  ])
  func wrongOnesAreToldWithThoseThereAre(line: String, hint: String) throws {
    let error = #expect(throws: ScriptError.self) { try Play(Self.scene + [line]) }
    let told = "\(error?.message ?? "") \(error?.hint ?? "")"
    #expect(told.contains(hint), "\(told)")
  }

  @Test func helpTellsTheDifference() throws {
    let text = try #require(HelpText(.standard).topic("readings"))
    for name in Self.measured {
      let doubt = try #require(OpenQuestion(rawValue: name))
      let difference = try #require(doubt.difference)
      #expect(text.contains(doubt.choices.joined(separator: "|")) && text.contains(difference))
      let own = try #require(HelpText(.standard).topic(name))
      #expect(own.contains(difference) && own.contains("set reading \(name)=\(doubt.choices[1])"))
    }
    #expect(text.contains("set reading ios=26"))
  }

  // MARK: Samples

  /// Objects that statements add can be sampled, wherever the statements are.
  @Test(arguments: [
    ["scene blank", "scroll-view list frame=0,0,390,844 content=390x4000"],
    ["view page frame=0,0,390,844", "scroll-view list in=page frame=0,0,390,844 content=390x4000"],
    ["scene blank", "at 0.1 scroll-view list frame=0,0,390,844 content=390x4000"],
    [
      "scene blank", #"let made="scroll-view list frame=0,0,390,844 content=390x4000""#, "$made",
    ],
    ["scene blank", "wait 0.1; scroll-view list frame=0,0,390,844 content=390x4000; wait 0.1"],
    [
      "scene blank", "timer soon after=0.1",
      #"when "timer fired soon" do scroll-view list frame=0,0,390,844 content=390x4000"#,
    ],
  ])
  func viewsOfScriptsAreSampled(lines: [String]) {
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: "sampled.pan")
    #expect(script.diagnostics.isEmpty)
    for path in ["list.offset", "list.frame.y", "list.speed"] {
      #expect(Sampler.problem([path], in: script) == nil, "\(lines)")
    }
    let problem = Sampler.problem(["list.ofset"], in: script)
    #expect(problem?.contains("list.offset") == true)
  }
}
