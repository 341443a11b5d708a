import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// The law of additions: a trace records every option that changes what is drawn or touched, even if
/// nothing else happens.
@Suite(.timeLimit) struct RecordedOptionTests {
  /// A statement, what it needs, and options that it may have, each of which changes the trace.
  struct Row: CustomTestStringConvertible {
    let statement: String
    let others: [String]
    let before: [String]

    init(_ statement: String, _ others: String..., before: [String] = []) {
      self.statement = statement
      self.others = others
      self.before = before
    }

    var verb: String { statement.split(separator: " ").first.map(String.init) ?? "" }
    var testDescription: String { statement }

    /// The lines of the script, with an option replaced or added.
    func lines(_ option: String? = nil) -> [String] {
      var words = statement.split(separator: " ").map(String.init)
      if let option, let equals = option.firstIndex(of: "=") {
        words.removeAll { $0.hasPrefix(option[...equals]) }
        words.append(option)
      }
      return RecordedOptionTests.stage + before + [words.joined(separator: " ")]
    }

    /// The canonical text of the trace, with an option replaced or added.
    func trace(_ option: String? = nil) throws -> [String] {
      let play = try Play(lines(option))
      return play.session.simulation?.trace.list.map(\.event.canonicalText) ?? []
    }
  }

  private static let stage = [
    "scene blank", "view back frame=0,0,390,844", "view box frame=10,600,200,100 in=back",
    "scroll-view list frame=0,0,390,400 content=390x900 in=back", "gesture tap tap on=back",
    "gesture pull pan on=box", "gesture whole pan on=back",
    "animator open duration=0.5 curve=spring(0.8)",
    "animate box.alpha to=0.5 on=open", "transition push duration=0.5",
  ]

  private static let rows = [
    Row(
      "view v frame=0,0,100,100", "in=back", "frame=0,0,100,101", "anchor=0,0", "scale=2",
      "scale=2,1", "rotation=30", "alpha=0.5", "radius=4", "color=1,0,0,1", "hidden=yes",
      "interaction=no", "role=image", "role=text", "text=Kyoto"),
    Row("view v alpha=1", "center=10,20", "width=30", "height=40", "mine=5"),
    Row(
      "view v text=New-York", "text=\"New York\"", "text=\"New\\\" York\"", "text=New_York",
      "text=\"\\\"New York\\\"\""),
    Row("view v text=1", "text=1.0", "text=01", "text=none"),
    Row(
      "scroll-view s frame=0,0,390,400 content=390x900", "in=back", "frame=0,0,390,401",
      "content=390x901", "insets=1,0,0,0", "insets=0,0,0,1", "axes=horizontal", "axes=both",
      "paging=yes", "bounces=no", "always-bounces=both", "lock=yes", "deceleration=fast",
      "pixels=3", "delays-touches=yes", "enabled=no"),
    Row(
      "gesture g pan on=box", "on=back", "axis=vertical", "axis=up", "along=horizontal",
      "along=vertical", "slop=4", "opening=zero", "opening=raw", "instant=yes", "min=2", "max=1",
      "requires=tap", "with=tap", "with=list.pan", "cancels=no", "delays=yes",
      "content-delay=0.15"),
    Row("gesture g edge on=box edges=left", "edges=right", "edges=left,top", "width=30", "slop=4"),
    Row("gesture g tap on=box", "taps=2", "min=2", "requires=pull"),
    Row("gesture g press on=box", "duration=0.7", "min=2"),
    Row("gesture g swipe on=box direction=left", "direction=right", "min=2"),
    Row("gesture list.pan with=pull", "with=tap", "requires=tap", "axis=vertical"),
    Row(
      "drive open by=pull along=up way=200", "by=list.pan", "along=down", "way=201", "rule=half",
      "rule=projection", "returns=no", "curve=linear", "factor=0.5", "duration=0.3",
      "duration=by-velocity(0.1,0.3)", "limit=20", "limit=none", "cancelled=keep",
      "cancelled=ignore", "in=back", "translation=delta"),
    Row("drive push by=pull along=up way=200", "along=down", "way=201", "rule=half"),
    Row(
      "drive box.frame.y by=pull anchors=100,600", "anchors=101,600", "anchors=100,300,600",
      "along=up", "rule=half", "curve=spring(0.5)", "duration=0.3", "limit=20", "past=clamp",
      "past=rubber(0.3)", "cancelled=ignore", "in=back", "translation=delta"),
    Row(
      "drive back.frame.y by=whole anchors=100,600 hand-over=list", "hand-over-velocity=drop"),
    Row("drive back.frame.y by=whole anchors=100,600", "hand-over=list"),
    Row("drive box.frame.y by=pull", "range=100,500", "cancelled=ignore"),
    Row("drive box.frame.y by=pull range=100,500", "range=100,501", "past=rubber"),
    Row("follow box.frame.x box.alpha from=0,1 to=0,10", "from=0,0.5", "to=0,11"),
    Row("animator a duration=0.5", "duration=0.6", "curve=linear", "curve=spring(0.8)"),
    Row(
      "animator a curve=spring(0.8)", "velocity=3", "velocity=3,4", "velocity=4,3",
      "curve=spring(0.7)"),
    Row(
      "transition t duration=0.5", "duration=0.6", "curve=linear", "completion-speed=2",
      "completion-curve=ease-in", "interactive=no", "completes=no"),
    Row("toggle open by=tap", "while-running=reverse"),
    Row("toggle open", "by=tap"),
    Row(
      "animate box.frame.y to=0 on=open", "to=1", "on=push", "delay=0.2", "start=0.2 length=0.5"),
    Row("animate box.frame.y by=5 on=open", "by=6"),
    Row("animate box.frame.y to=0 on=open start=0.2", "start=0.3", "length=0.5"),
    Row(
      "animate box.frame.y to=0 duration=0.5", "to=1", "duration=0.6", "delay=0.1",
      "curve=linear", "repeat=2", "repeat=forever", "autoreverse=yes", "interaction=yes"),
    Row("animate box.frame.y to=0 duration=0.5 repeat=2", "autoreverse=yes", "repeat=3"),
    Row(
      "animate box.frame.y to=0 duration=0.5 curve=spring(0.8)", "velocity=pull",
      before: ["drag on=box by=0,40 over=0.1"]),
    Row("animate box.frame.y to=0 duration=0.5 start=0.2", "start=0.3", "length=0.5"),
    Row(
      "running r box.frame.y to=0 duration=0.5", "to=1", "duration=0.6", "delay=0.1",
      "curve=linear"),
    Row("running r box.frame.y by=5 duration=0.5", "by=6"),
    Row("timer t after=1", "after=2"),
    Row("order box", "above=list", "below=list"),
    Row(
      "layer-animation box.alpha from=0 to=1", "from=0.1", "to=0.9", "duration=0.6",
      "curve=ease-in", "begin=1", "speed=2", "offset=0.1", "repeat=2", "repeat-for=2",
      "autoreverse=yes", "fill=forwards", "removed=no", "additive=yes", "cumulative=yes",
      "key=k"),
    Row("layer-animation box.alpha by=0.5", "by=0.6"),
    Row(
      "layer-animation box.alpha values=0,1,0", "values=0,0.5,0", "times=0,0.2,1",
      "mode=discrete", "mode=cubic", "curves=linear,ease-in"),
    Row(
      "layer-animation box.alpha values=0,1,0 mode=cubic", "tension=0.5,0,0",
      "continuity=0.5,0,0", "bias=0.5,0,0"),
    Row(
      "layer-animation box.alpha to=1", "group=pop",
      before: ["layer-group pop on=box duration=1"]),
    Row(
      "layer-group p on=box", "on=back", "duration=0.6", "curve=ease-in", "begin=1", "speed=2",
      "offset=0.1", "repeat=2", "repeat-for=2", "autoreverse=yes", "fill=forwards", "removed=no"),
  ]

  @Test(arguments: TestRun.sample(rows, oneIn: 2))
  func everyOptionChangesTheTrace(_ row: Row) throws {
    let usual = row.verb == "order" ? nil : try row.trace()
    var seen: [[String]: String] = usual.map { [$0: "none"] } ?? [:]
    for option in row.others {
      let trace = try row.trace(option)
      if let other = seen[trace] {
        Issue.record("\(option) and \(other) leave the same trace: \(trace.suffix(1))")
      }
      seen[trace] = option
      // What a trace contains can be expected, by the text of the script alone.
      let expectations = trace.map { "expect event \(Word.quoted($0))" }
      let script = Script(
        Array((row.lines(option) + expectations).joined(separator: "\n").utf8), file: nil)
      #expect(script.diagnostics.map(\.error.message) == [], "\(option)")
      let replay = Replay(script, file: nil, in: Session())
      #expect(replay.status == .passed, "\(option)")
    }
  }

  /// What no trace can contain is an error, above all behind `expect no event`.
  @Test(arguments: [
    ("gesture added gesture=pull on=box knid=pan", "has no field 'knid'"),
    ("gesture added gesture=pull on=box kind=pan slpo=4", "has no field 'slpo'"),
    ("gesture added gesture=pull on=box kind=pan slop=4.0", "write slop=4"),
    ("gesture added gesture=pull gesture=push kind=pan", "is given twice"),
    ("view box frame=10,600,200,100 in=bakc", "no event has in=bakc"),
    ("view box frmae=10,600,200,100", "has no field 'frmae'"),
    ("view box frame=10,600.0,200,100", "write frame=10,600,200,100"),
    ("view box frame=10,600,200,100 text=New York", "'York' is not an event field"),
    ("scroll view list frame=0,0,390,400 contnet=390,900", "has no field 'contnet'"),
    ("animator added animator=open duration=0.50", "write duration=0.5"),
    ("completed end animator=open completions=01", "write completions=1"),
  ])
  func whatNoTraceContainsIsAnError(event: String, message: String) {
    let lines = Self.stage + ["expect no event \(Word.quoted(event))"]
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: nil)
    let error = script.diagnostics.first?.error
    #expect(
      script.diagnostics.count == 1
        && "\(error?.message ?? "") \(error?.hint ?? "")".contains(message), "\(error as Any)")
  }

  /// A new option of any of these verbs needs a row.
  @Test func everyOptionHasARow() throws {
    var tried: [String: Set<String>] = [:]
    for row in Self.rows {
      for text in [row.statement] + row.others {
        for word in text.split(separator: " ") where word.contains("=") {
          tried[row.verb, default: []].insert(String(word.prefix { $0 != "=" }))
        }
      }
    }
    for verb in Set(Self.rows.map(\.verb)).sorted() {
      let options = tried[verb] ?? []
      let form = try #require(Commands.named(verb)?.form)
      #expect(form.options.map(\.name).filter { !options.contains($0) } == [], "\(verb)")
    }
  }

  /// The text of a trace can be read, whatever a field contains.
  @Test(arguments: [
    "New York", "New-York", "", "1", "1.0", "1,2", "none", "\"", "a \"b\" \\c", "\\", " -- ",
    "two\nlines", "x=\"y z\"", "Ōsaka 大阪", "a\u{A0}b", "=", "-", "--",
  ])
  func textsCanBeReadAgain(text: String) throws {
    var trace = Trace()
    let event = Event(
      named: "view title", [Event.Field("text", .word(text)), .number("alpha", 1)],
      reason: "because -- of \"it\"")
    trace.append(event, at: .zero)
    #expect(try Trace(trace.text).entries.map(\.event) == [event])
    #expect(trace.text.split(separator: "\n").count == 1)
  }
}
