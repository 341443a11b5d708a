import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// Animations, springs and transitions that can't be: what is wrong, where, and what to write.
@Suite(.timeLimit) struct AnimationErrorTests {
  private static let stage = [
    "scene blank", "view card frame=0,0,40,40 alpha=1", "gesture pull pan on=card",
    "animator open duration=1", "transition push duration=1", "transition pop duration=1",
    "animate card.alpha to=0 on=push",
  ]

  /// A drive's own animator isn't meant by a statement that names none.
  @Test func aBlockNeedsAnAnimatorOfItsOwn() throws {
    var talk = Talk()
    for line in [
      "scene blank", "view card frame=0,100,40,40 alpha=1", "gesture pull pan on=card",
      "drive card.frame.y by=pull anchors=100,300",
    ] {
      _ = try talk.say(line)
    }
    let error = try #require(throws: ScriptError.self) { try talk.say("animate card.alpha to=0") }
    #expect(error.message.contains("only the drive of card.frame.y"))
    var other = talk
    _ = try other.say("animator open duration=1")
    let named = try #require(throws: ScriptError.self) { try other.say("animate card.alpha to=0") }
    #expect(named.message.contains("on=open") && !named.message.contains("only the drive"))
    for line in [
      "animate card.alpha to=0 duration=0.3", "animate card.alpha to=0.5 on=card.frame.y",
    ] {
      #expect(error.hint.contains(line.split(separator: " ").last ?? "?"), "\(error.hint)")
      _ = try talk.say(line)
    }
  }

  static let cases: [ErrorCase] = [
    ErrorCase(
      "animate card.alpha to=1 on=open start=▸2◂", "a fraction cannot be '2'", hint: "0 to 1"),
    ErrorCase(
      "animate card.alpha to=1 duration=1 start=0.6 ▸length=0.5◂",
      "a keyframe from 0.6 cannot last 0.5", hint: "length must be 0 to 0.4"),
    ErrorCase(
      "animate card.alpha to=1 on=open start=0.2 delay=▸0.5◂",
      "a keyframe of an animator has no delay",
      hint: "start= is its delay"),
    ErrorCase(
      "animate card.alpha to=1 on=open ▸repeat=2◂", "an animator does not repeat (A165)",
      hint: "duration= instead of on="),
    ErrorCase(
      "animate card.alpha to=1 ▸autoreverse=yes◂", "an animator does not repeat (A165)",
      hint: "add duration="),
    ErrorCase(
      "animate card.alpha to=1 duration=1 repeat=▸0◂", "a repeat count cannot be '0'",
      hint: "'forever'"),
    ErrorCase(
      "animate card.alpha to=1 duration=1 repeat=▸often◂", "'often' is not a repeat count",
      hint: "a number"),
    ErrorCase(
      "animate card.alpha to=1 duration=0 ▸repeat=forever◂", "'duration' cannot be 0",
      hint: "more than 0"),
    ErrorCase(
      "animate card.alpha to=1 duration=1 repeat=2 ▸repeat◂=3", "'repeat' is given twice",
      hint: "keep one"),
    ErrorCase(
      "animate card.alpha to=1 on=push ▸delay=0.5◂",
      "a block of the transition 'push' has no delay",
      hint: "start=0.5"),
    ErrorCase(
      "animator a curve=▸spring(0.5,2)◂", "spring needs one or three numbers, not 2",
      hint: "spring(ratio=0.5,velocity=2)"),
    ErrorCase(
      "animator a curve=▸spring(1,200,20,2)◂", "spring needs one or three numbers, not 4",
      hint: "spring(mass=1,stiffness=200,damping=20,velocity=2)"),
    ErrorCase(
      "animator a curve=spring(▸rato=1◂)", "a spring has no argument 'rato'", hint: "'ratio'"),
    ErrorCase(
      "animator a curve=spring(mass=1,▸20◂)", "'20' has no name", hint: "name every argument"),
    ErrorCase(
      "animator a curve=▸spring(mass=1,ratio=1)◂", "mass and ratio don't define a spring",
      hint: "duration and bounce"),
    ErrorCase(
      "animator a curve=spring(ratio=1,▸ratio=2◂)", "'ratio' is given twice", hint: "keep one"),
    ErrorCase(
      "animator a curve=▸spring(ratio=-1)◂", "dampingRatio of a spring cannot be -1",
      hint: "must be"),
    ErrorCase(
      "animator a ▸velocity=5◂", "only a spring has an initial velocity", hint: "curve=spring("),
    ErrorCase(
      "animator a curve=spring(1) velocity=▸1,2,3◂", "a velocity has one or two numbers, not 3",
      hint: "velocity=5,20"),
    ErrorCase(
      "animator a curve=spring(ratio=1,velocity=2) ▸velocity=5◂", "the velocity is given twice",
      hint: "keep one"),
    ErrorCase(
      "animator ▸card.alpha◂", "'card.alpha' is a path, so it cannot be a name", hint: "open"),
    ErrorCase("transition ▸time◂", "'time' is a path, so it cannot be a name", hint: "open"),
    ErrorCase("transition ▸open◂ duration=1", "the name 'open' is taken", hint: "another"),
    ErrorCase("animator ▸push◂ duration=1", "the name 'push' is taken", hint: "another"),
    ErrorCase("▸transition◂", "'transition' needs a name", hint: "transition push"),
    ErrorCase(
      "transition a completion-speed=▸0◂", "a completion speed cannot be '0'",
      hint: "more than 0"),
    ErrorCase("▸update◂ on=push", "'update' needs a percent", hint: "update FRACTION"),
    ErrorCase("▸update◂ 0.4", "the transition is ambiguous", hint: "on=push"),
    ErrorCase(
      "update 0.4 on=▸open◂", "'update' belongs to a transition, and 'open' is an animator",
      hint: ""),
    ErrorCase(
      "cancel on=▸open◂", "'cancel' belongs to a transition, and 'open' is an animator",
      hint: "reverse on=open"),
    ErrorCase("cancel on=▸psh◂", "unknown transition 'psh'", hint: "'push'"),
    ErrorCase(
      "scrub 0.4 on=▸push◂", "'scrub' belongs to an animator, and 'push' is a transition",
      hint: "update 0.4 on=push"),
    ErrorCase(
      "reverse on=▸push◂", "'reverse' belongs to an animator, and 'push' is a transition",
      hint: "cancel on=push"),
    ErrorCase(
      "continue on=▸push◂", "'continue' belongs to an animator, and 'push' is a transition",
      hint: "finish on=push"),
    ErrorCase(
      "stop on=▸push◂", "'stop' belongs to an animator, and 'push' is a transition",
      hint: "pause on=push"),
    ErrorCase("▸start◂", "the animator is ambiguous", hint: "open, push and pop"),
    ErrorCase(
      "start after=1 on=▸push◂", "the transition 'push' has no start delay", hint: "at TIME"),
    ErrorCase(
      "finish at=end on=▸push◂", "the transition 'push' finishes at its end", hint: "cancel"),
    ErrorCase(
      "drive push by=pull along=up way=9 ▸returns=no◂",
      "'returns' belongs to a drive of an animator, and 'push' is a transition", hint: "omit it"),
    ErrorCase(
      "drive push by=pull along=up way=9 ▸curve=linear◂",
      "'curve' belongs to a drive of an animator", hint: "completion-curve="),
    ErrorCase(
      "expect push.outcome ▸finished◂", "'push.outcome' cannot be 'finished'", hint: "finish"),
    ErrorCase("calls ▸opne◂", "unknown animator 'opne'", hint: "'open'"),
    ErrorCase("show ▸card.alhpa.speed◂", "'blank' has no path 'card.alhpa.speed'", hint: ""),
  ]

  @Test(arguments: cases) func isFoundByTheCheck(wrong: ErrorCase) throws {
    try wrong.expectFound(after: Self.stage)
  }
}
