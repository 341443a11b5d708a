import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// An impossible connection is reported, with its place and a fix, and changes nothing.
@Suite(.timeLimit) struct DriveErrorTests {
  private static let stage = [
    "scene blank", "view card frame=70,247,250,350 alpha=1", "view sheet frame=0,400,390,744",
    "scroll-view list in=sheet frame=0,44,390,700 content=390x2200",
    "scroll-view pager frame=0,0,390,200 content=1170x200", "gesture hit tap on=card",
    "gesture pull pan on=card", "gesture sheet pan on=sheet", "gesture free pan on=card",
    "animator open duration=0.3", "animator empty", "animate card.frame to=0,0,390,844 on=open",
    "drive open by=pull along=up way=247", "drive sheet.frame.y by=sheet anchors=100,400,700",
    "follow card.alpha sheet.frame.y from=100,700 to=0,1",
  ]

  static let cases: [ErrorCase] = [
    ErrorCase(
      "▸drive◂", "'drive' needs an animator or a path", hint: "drive open by=pull along=up way=247"),
    ErrorCase("drive ▸open◂ along=up way=9", "'drive' needs a pan", hint: "by=GESTURE"),
    ErrorCase(
      "drive ▸open◂ by=free along=up", "'drive' needs a distance or anchors for 'open'",
      hint: "way=PT"),
    ErrorCase("drive ▸open◂ by=free way=9", "'drive' needs a direction", hint: "along=up"),
    ErrorCase("drive ▸oepn◂ by=free along=up way=9", "unknown animator 'oepn'", hint: "'open'"),
    ErrorCase("drive open by=▸fere◂ along=up way=9", "unknown recognizer 'fere'", hint: "'free'"),
    ErrorCase(
      "drive open by=▸hit◂ along=up way=9", "'hit' is not a pan recognizer", hint: "pan on="),
    ErrorCase("drive open by=▸lst◂ along=up way=9", "unknown recognizer 'lst'", hint: "list"),
    ErrorCase("drive ▸empty◂ by=free along=up way=9", "'empty' has no animations", hint: "animate"),
    ErrorCase(
      "drive open by=free along=up way=▸0◂", "the distance of a full run cannot be 0 pt",
      hint: "way=247"),
    ErrorCase(
      "drive open by=free along=up way=▸-3◂", "the distance of a full run cannot be -3 pt",
      hint: "more than 0"),
    ErrorCase(
      "drive open by=▸pull◂ along=down way=9", "'pull' already drives open along its vertical axis",
      hint: "with=pull"),
    ErrorCase(
      "drive open by=free along=▸upp◂ way=9", "unknown direction 'upp'", hint: "'up'"),
    ErrorCase(
      "drive open by=free along=up way=9 rule=▸detents◂",
      "the rule 'detents' needs anchors, but an animator has two ends",
      hint: "drive PATH by=GESTURE anchors="),
    ErrorCase(
      "drive open by=free along=up way=9 rule=▸sgin◂", "unknown rule 'sgin'", hint: "'sign'"),
    ErrorCase(
      "drive open by=free along=up way=9 rule=half threshold=▸2◂", "'threshold' cannot be '2'",
      hint: "0 to 1"),
    ErrorCase(
      "drive open by=free along=up way=9 rule=half ▸treshold◂=0.2",
      "'drive' has no option 'treshold'", hint: "'threshold'"),
    ErrorCase(
      "drive open by=free along=up way=9 factor=▸-1◂", "a factor cannot be negative", hint: "0"),
    ErrorCase(
      "drive open by=free along=up way=9 ▸past=clamp◂", "'past' cannot be combined with 'way'",
      hint: "anchors=A,B,C"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 ▸way=9◂", "'way' cannot be combined with 'anchors'",
      hint: "drive ANIMATOR"),
    ErrorCase(
      "drive open by=free along=up way=9 cancelled=▸bakc◂",
      "unknown response to a cancelled pan 'bakc'",
      hint: "'back'"),
    ErrorCase(
      "drive card.frame.y by=free anchors=▸400,100◂",
      "anchors must be in increasing order, without duplicates",
      hint: "anchors=100,400"),
    ErrorCase(
      "drive card.frame.y by=free anchors=▸1,1,2◂",
      "anchors must be in increasing order, without duplicates", hint: "=1,2"),
    ErrorCase(
      "drive ▸card.frame◂ by=free anchors=1,2", "'card.frame' has several components",
      hint: "card.frame.y"),
    ErrorCase(
      "drive ▸card.farme.y◂ by=free anchors=1,2", "no view has the property 'card.farme.y'",
      hint: "card.frame"),
    ErrorCase(
      "drive ▸card.frame.width◂ by=free anchors=1,2", "'card.frame.width' has no default direction",
      hint: "along=up"),
    ErrorCase(
      "drive ▸sheet.frame.y◂ by=free anchors=1,2", "'sheet.frame.y' is already driven by 'sheet'",
      hint: "another path"),
    ErrorCase(
      "drive ▸card.alpha◂ by=free anchors=0,1 along=up", "'card.alpha' is bound to sheet.frame.y",
      hint: "change sheet.frame.y"),
    ErrorCase(
      "drive sheet.frame.x by=sheet anchors=1,2 hand-over=▸card◂", "unknown scroll view 'card'",
      hint: "list"),
    ErrorCase(
      "drive sheet.frame.x by=sheet anchors=1,2 hand-over=▸lsit◂", "unknown view 'lsit'",
      hint: "'list'"),
    ErrorCase(
      "drive sheet.frame.x by=sheet anchors=1,2 hand-over=▸list◂",
      "'list' does not scroll horizontally",
      hint: "name a scroll view that does, or omit hand-over="),
    ErrorCase(
      "drive card.frame.x by=free anchors=1,2 hand-over=▸pager◂",
      "'pager' is not inside 'card'", hint: "scroll-view pager in=card"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 past=rubber(▸2◂)",
      "a rubber band cannot have the factor '2'",
      hint: "0.55"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 past=▸free◂",
      "unknown behavior 'free' past the anchors", hint: "clamp"),
    ErrorCase("▸toggle◂", "'toggle' needs an animator", hint: "toggle open by=hit"),
    ErrorCase("toggle ▸empty◂", "'empty' has no animations", hint: "on=empty"),
    ErrorCase("toggle open by=▸free◂", "'free' is not a tap recognizer", hint: "tap on=VIEW"),
    ErrorCase("toggle open by=▸hti◂", "unknown recognizer 'hti'", hint: "'hit'"),
    ErrorCase(
      "follow card.alpha sheet.frame.y from=▸1,2◂", "'follow' needs both from= and to=, or neither",
      hint: "to=1,0"),
    ErrorCase(
      "follow card.frame.x sheet.frame.y from=▸1,2◂ to=1", "'from' has 2 values, but 'to' has 1",
      hint: "as many"),
    ErrorCase(
      "follow card.frame.x sheet.frame.y from=▸1,3,2◂ to=1,2,3",
      "'from' needs at least two values, in increasing order", hint: "least"),
    ErrorCase(
      "follow ▸sheet.frame.x◂ sheet.frame.x from=0,1 to=0,1",
      "sheet.frame.x follows sheet.frame.x", hint: "remove one of these bindings"),
    ErrorCase(
      "follow ▸sheet.frame.y◂ card.alpha from=0,1 to=0,1",
      "sheet.frame.y follows card.alpha follows sheet.frame.y", hint: "remove one of these bindings"
    ),
    ErrorCase(
      "follow ▸card.frame.y◂ sheet.frame.y from=0,1 to=0,1",
      "'card.frame.y' is already driven by 'open'", hint: ""),
    ErrorCase(
      "follow card.alpha ▸sheet.frme.y◂ from=0,1 to=0,1", "no view has the property", hint: ""),
    ErrorCase(
      "animate ▸card.alpha◂ to=1 on=open", "'card.alpha' is bound to sheet.frame.y", hint: ""),
    ErrorCase(
      "set ▸card.alpha=1◂", "'card.alpha' is bound to sheet.frame.y", hint: "sheet.frame.y"),
    ErrorCase(
      "set card.frame=▸1◂", "'card.frame' has 4 components, not 1", hint: "x,y,width,height"),
    ErrorCase("set ▸card.frme=1◂", "no view has the property 'card.frme'", hint: ""),
    ErrorCase("set state=▸a/b◂", "'a/b' is not a valid name", hint: "letters"),
    // Options of drives.
    ErrorCase(
      "drive card.frame.y by=free ▸rule=half◂",
      "'rule' cannot be combined with a path without anchors", hint: "anchors=A,B,C"),
    ErrorCase(
      "drive card.frame.y by=free ▸curve=linear◂",
      "'curve' cannot be combined with a path without anchors", hint: "anchors=A,B,C"),
    ErrorCase(
      "drive card.frame.y by=free ▸duration=0.3◂",
      "'duration' cannot be combined with a path without anchors", hint: "anchors=A,B,C"),
    ErrorCase(
      "drive card.frame.y by=free ▸limit=9◂",
      "'limit' cannot be combined with a path without anchors", hint: "anchors=A,B,C"),
    ErrorCase(
      "drive card.frame.y by=free ▸factor=1◂",
      "'factor' cannot be combined with a path without anchors", hint: "anchors=A,B,C"),
    ErrorCase(
      "drive card.frame.y by=free past=▸rubber◂", "'past' needs bounds", hint: "range=A,B"),
    ErrorCase(
      "drive sheet.frame.x by=free hand-over=▸pager◂", "'hand-over' needs bounds", hint: "range=A,B"
    ),
    ErrorCase(
      "drive card.frame.y by=free range=▸5◂", "a range needs two numbers", hint: "range=100,500"),
    ErrorCase(
      "drive card.frame.y by=free range=▸500,100◂", "a range needs two numbers",
      hint: "range=100,500"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 ▸range=1,2◂",
      "'range' cannot be combined with 'anchors'", hint: "outer anchors"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 cancelled=▸keep◂", "a path has no run to keep",
      hint: "cancelled=ignore"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 duration=▸0◂", "a duration must be more than 0",
      hint: "by-velocity"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 duration=▸by-velocity◂",
      "'by-velocity' needs two times", hint: "by-velocity(0.15,0.4)"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 duration=▸by-velocity(0.4,0.1)◂",
      "the shortest duration must be more than 0 and at most the longest", hint: "by-velocity"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 duration=▸by-speed(0.1,0.4)◂",
      "unknown duration 'by-speed(0.1,0.4)'", hint: "by-velocity"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 duration=by-velocity(▸-1◂,0.4)",
      "a time cannot be negative", hint: ""),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 duration=▸0.3◂ curve=response(0.5,1)",
      "a spring with mass or response determines its own duration", hint: "spring(RATIO)"),
    ErrorCase(
      "drive open by=free along=down way=9 ▸factor=1◂ duration=0.3",
      "'factor' cannot be combined with 'duration'", hint: "keep one"),
    ErrorCase(
      "drive open by=free along=down way=9 duration=▸0.3◂ curve=spring(1,100,10)",
      "a spring with mass or response determines its own duration", hint: "omit duration="),
    ErrorCase(
      "drive open by=free along=down way=9 ▸range=1,2◂", "'range' cannot be combined with 'way'",
      hint: "anchors=A,B,C"),
    ErrorCase(
      "drive card.frame.y by=free anchors=1,2 limit=▸-1◂", "a limit cannot be negative",
      hint: "none"),
    ErrorCase(
      "drive card.frame.y by=free in=▸crad◂", "unknown view 'crad'", hint: "'card'"),
    ErrorCase(
      "drive card.frame.y by=free translation=▸location◂",
      "'translation=location' needs a view", hint: "in=VIEW"),
    ErrorCase(
      "drive card.frame.y by=free translation=▸sum◂", "unknown translation 'sum'", hint: "delta"),
    ErrorCase(
      "drive sheet.frame.x by=free anchors=1,2 ▸hand-over-velocity=drop◂",
      "'hand-over-velocity' needs a list that takes over", hint: "hand-over=VIEW"),
    ErrorCase(
      "drive sheet.frame.x by=sheet anchors=1,2 hand-over=list,▸lsit◂", "unknown view 'lsit'",
      hint: "'list'"),
    ErrorCase(
      "drive card.frame.y by=free in=card ▸in◂=sheet", "'in' is given twice", hint: "keep one"
    ),
    // Relations, bindings, timers, lists.
    ErrorCase("gesture ▸free◂", "'gesture' needs a kind", hint: "gesture free pan on=VIEW"),
    ErrorCase("gesture ▸fere◂ requires=hit", "unknown recognizer 'fere'", hint: "'free'"),
    ErrorCase("gesture list.pan requires=▸hti◂", "unknown recognizer 'hti'", hint: "'hit'"),
    ErrorCase("gesture ▸list.pan◂", "'list.pan' exists", hint: "requires=GESTURE"),
    ErrorCase(
      "gesture list.pan requires=▸list◂", "'list.pan' cannot wait for itself", hint: "another"),
    ErrorCase("gesture list with=hit,▸list.pan◂", "always recognizes with itself", hint: "another"),
    ErrorCase("gesture free requires=▸free◂", "'free' cannot wait for itself", hint: "another"),
    ErrorCase(
      "gesture two tap on=card ▸axis=up◂", "only a pan and an edge have an axis rule",
      hint: "omit axis="),
    ErrorCase(
      "gesture two swipe on=card direction=up ▸axis=up◂",
      "only a pan and an edge have an axis rule",
      hint: "direction="),
    ErrorCase(
      "drive open by=free along=right way=9 limit=▸10◂", "the timing is no spring",
      hint: "curve=spring(0.8)"),
    ErrorCase(
      "drive card.frame.x by=free anchors=1,2 curve=ease-in limit=▸10◂",
      "the timing is no spring", hint: "omit limit="),
    ErrorCase("gesture list.pan ▸tap◂ requires=hit", "'list.pan' is a pan", hint: "omit 'tap'"),
    ErrorCase(
      "gesture list.pan pan on=▸card◂ requires=hit", "is the pan of 'list'", hint: "omit on="),
    ErrorCase("gesture free pan on=card axis=▸upp◂", "unknown axis rule 'upp'", hint: "'up'"),
    ErrorCase("follow ▸card.frame.x◂ none", "'card.frame.x' follows nothing", hint: "omit"),
    ErrorCase("follow card.alpha none ▸from=1,2◂", "'none' ends the binding", hint: "omit from="),
    ErrorCase("follow card.frame.x ▸fere.location.y◂", "no view has the property", hint: ""),
    ErrorCase(
      "follow card.frame.x ▸free.location◂", "'free.location' is not one number",
      hint: "free.location.x or free.location.y"),
    ErrorCase(
      "follow card.frame.x ▸free.translation.z◂", "'free.translation.z' is not one number",
      hint: "free.translation.x"),
    ErrorCase(
      "follow ▸sheet.frame.y◂ free.location.y", "'sheet.frame.y' is already driven by 'sheet'",
      hint: ""),
    ErrorCase("timer ▸soon◂ after=none", "no timer is named 'soon'", hint: ""),
    ErrorCase("set ▸list.content=-5x10◂", "", hint: ""),
    ErrorCase("set list.insets=▸1,2◂", "'list.insets' has 4 components, not 2", hint: ""),
    ErrorCase(
      "animate ▸list.insets◂ to=1,2,3,4 on=open", "no animator moves 'list.insets'",
      hint: "duration="),
    ErrorCase(
      "animate ▸list.content◂ to=100,100 duration=1", "'list.content' cannot be animated",
      hint: "set list.content="),
    // Reactions.
    ErrorCase("▸when◂ \"tap\" and", "'when' needs another event after 'and'", hint: "for example"),
    ErrorCase("when \"tap\" and ▸\" \"◂ do show", "empty text matches every event", hint: ""),
    ErrorCase("when \"tap\" ▸if◂ do show", "'if' needs a path and a value", hint: "for example"),
    ErrorCase("when \"tap\" if ▸card.farme.y◂ > 3 do show", "has no path 'card.farme.y'", hint: ""),
    ErrorCase(
      "when \"tap\" if card.frame > ▸3◂ do show", "'>' compares single numbers", hint: "component"),
    ErrorCase("when \"tap\" if card.frame.y > ▸x◂ do show", "", hint: ""),
    ErrorCase(
      "when \"tap\" ▸or◂ \"pan\" do show", "expected 'do' instead of 'or'", hint: "second 'when'"),
    ErrorCase(
      "when \"tap\" if card.frame.y > 3 ▸nor◂ card.frame.x > 3 do show",
      "expected 'do' instead of 'nor'", hint: "'and' or 'or' adds another one"),
    ErrorCase("when \"tap\" do ▸\"show; run\"◂", "'run' takes time", hint: "immediate"),
    ErrorCase("when \"tap\" do ▸\"show; hsow\"◂", "unknown verb 'hsow'", hint: ""),
    ErrorCase("▸timer◂", "'timer' needs a name", hint: "timer hint after=0.5"),
    ErrorCase("timer ▸soon◂", "'timer' needs a time", hint: "after=0.5"),
    ErrorCase("timer soon after=▸-1◂", "a time cannot be negative", hint: "write at least 0"),
    ErrorCase("▸pause◂", "the animator is ambiguous", hint: "on=open"),
    ErrorCase("▸start◂", "the animator is ambiguous", hint: "on=open"),
    ErrorCase("▸scrub◂ 0.5", "the animator is ambiguous", hint: "empty"),
    ErrorCase("▸set◂ interruptible=no", "the animator is ambiguous", hint: "on=open"),
    ErrorCase("animate ▸card.frame.x◂ to=1", "the animator is ambiguous", hint: "on=open"),
    ErrorCase("▸handler◂", "the animator is ambiguous", hint: "on=open"),
    ErrorCase(
      "scroll-view inner in=▸sheeet◂ frame=0,0,1,1 content=1x1", "unknown view 'sheeet'",
      hint: "'sheet'"),
  ]

  /// At the prompt, in the middle of a gesture.
  @Test(arguments: TestRun.sample(cases, oneIn: 4)) func isRefusedAtThePrompt(
    wrong: ErrorCase
  ) throws {
    try wrong.expectRefused(
      by: Play(Self.stage + ["pan began", "pan changed dy=-100", "wait 0.1"]))
  }

  /// In a script, before anything runs.
  @Test(arguments: TestRun.sample(cases, oneIn: 4, from: 1)) func isFoundByTheCheck(
    wrong: ErrorCase
  ) throws {
    let text = (Self.stage + [wrong.line.text]).joined(separator: "\n")
    let diagnostics = Script(Array(text.utf8), file: nil).diagnostics
    #expect(diagnostics.map(\.line) == [Self.stage.count + 1])
    // Without the session, the hint may be the usage.
    let message = try #require(diagnostics.first).error.message
    #expect(message.contains(wrong.message), "\(message)")
  }

  /// Scenes that are written in Swift join their own.
  @Test func onlyAnEmptyStageIsJoined() throws {
    for line in ["toggle card.1", "timer a after=1", "set state=open"] {
      var play = try Play("scene city-guide")
      #expect(throws: ScriptError.self) { try play.play([line]) }
      #expect(play.trace == (try Play("scene city-guide").trace))
    }
  }
}
