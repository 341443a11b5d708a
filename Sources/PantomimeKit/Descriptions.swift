// Descriptions of values, for `print`, the debugger, and failed expectations.

extension DecisionRecord: CustomStringConvertible {
  /// The instant, the rule, and the decision: `0.3 s by half: completes at 247, because …`.
  public var description: String {
    "\(time)\(rule.map { " by \($0)" } ?? ""): \(decision)"
  }
}

extension Release: CustomStringConvertible {
  /// The fraction at the release, and the rest of the run: `from 0.4858, 0.15 s left`.
  public var description: String {
    "from \(Numerals.text(fraction)), \(Numerals.text(remaining)) s left"
      + (isReversed ? ", reversed" : "")
  }
}

// MARK: - Inputs

extension Input: CustomStringConvertible {
  /// The input in a few words: `tap on card`.
  public var description: String {
    switch kind {
    case .pan(let report): report.description
    case .touch(let touches): touches.map { $0.description }.joined(separator: ", ")
    case .liftOutside(let id): "finger \(id) lifts outside the view"
    case .interruption: "interruption"
    case .setEnabled(let gesture, let isEnabled): "\(isEnabled ? "enable" : "disable") \(gesture)"
    case .tap(let view, let taps): "tap on \(view)" + (taps == 1 ? "" : ", \(taps) times")
    case .tapScreen(let place, let taps): "tap at \(place)" + (taps == 1 ? "" : ", \(taps) times")
    case .animator(let input, let name): "\(input)" + (name.map { " \($0)" } ?? "")
    case .transition(let call, let name): "\(call) \(name)"
    case .set(let option, let value): "\(option)=\(value)"
    case .construct: "an addition to the scene"
    case .signal(let signal): signal.description
    case .scroll(let scroll, let view):
      "scroll \(view) \(scroll.isRelative ? "by" : "to") "
        + scroll.numbers.map { Numerals.text($0) }.joined(separator: ",")
        + (scroll.seconds > 0 ? " over \(Numerals.text(scroll.seconds)) s" : "")
    case .setting(let setting): setting.description
    case .keepTrace(let count): "keep the last \(count) events"
    case .endless(let count, let reason): "cut off after \(count) repetitions: \(reason)"
    case .impossibleAdvance(let seconds): "advance by \(Numerals.text(seconds)) s"
    }
  }
}

extension PanInput {
  /// The state and the numbers that the report contains: `pan changed dy=-40 on card`.
  fileprivate var description: String {
    var words = ["pan \(state.rawValue)"]
    for (name, component) in [("dx", dx), ("dy", dy)] {
      switch component {
      case .kept: break
      case .absolute(let value): words.append("\(name)=\(Numerals.text(value))")
      case .relative(let step): words.append("\(name)+=\(Numerals.text(step))")
      }
    }
    if let velocity { words.append("at \(velocity) pt/s") }
    if let location { words.append("finger at \(location)") }
    if let view { words.append("on \(view)") }
    return words.joined(separator: " ")
  }
}

extension InputLog.Entry: CustomStringConvertible {
  /// The instant and the input: `0.1 s: tap on card`.
  package var description: String { "\(time): \(input)" }
}

extension InputLog: CustomStringConvertible {
  /// The inputs with their instants, one on each line.
  package var description: String {
    list.map { $0.description }.joined(separator: "\n")
  }
}

extension AnimatorInput: CustomStringConvertible {
  /// The operation and its numbers: `scrub 0.4`.
  public var description: String {
    switch self {
    case .start(let delay): "start" + (delay.map { " after \(Numerals.text($0)) s" } ?? "")
    case .pause: "pause"
    case .scrub(let fraction): "scrub \(Numerals.text(fraction))"
    case .reverse: "reverse"
    case .resume(let timing, let factor):
      "resume" + (timing.map { " with \($0)" } ?? "")
        + (factor == 0 ? "" : ", factor \(Numerals.text(factor))")
    case .stop(let withoutFinishing): withoutFinishing ? "stop without finishing" : "stop"
    case .finish(let position): "finish at \(position.rawValue)"
    case .configure(let setting, let value): "\(setting.rawValue)=\(value ? "yes" : "no")"
    }
  }
}

extension Signal: CustomStringConvertible {
  /// The name and the values of options: `data count=3`.
  public var description: String {
    ([name] + values.map { "\($0.option)=\($0.value)" }).joined(separator: " ")
  }
}

extension Setting: CustomStringConvertible {
  /// The name and the value: `rule=half`.
  public var description: String {
    switch kind {
    case .reading(let question, let choice): "\(question.rawValue)=\(choice)"
    case .quirks(let quirks):
      "quirks="
        + (quirks.isEmpty ? "none" : quirks.map { $0.rawValue }.sorted().joined(separator: ","))
    case .estimator(let estimator): "estimator=\(estimator)"
    case .rule(let rule): "rule=\(rule.map { $0.description } ?? NamedRule.nameOfOwn)"
    case .axis(let rule): "axis=\(rule.map { $0.description } ?? NamedRule.nameOfOwn)"
    case .panStart: "the start of pans"
    }
  }
}

extension Preferences: CustomStringConvertible {
  /// The choices: `estimator=two-segment rule=half`.
  package var description: String {
    settings.map { $0.description }.joined(separator: " ")
  }
}

extension Signal.Value: CustomStringConvertible {
  /// The option and the value: `count=3`.
  public var description: String { "\(option)=\(value)" }
}

extension PercentDrivenTransition.Call: CustomStringConvertible {
  /// The name of the call, and its number: `update 0.4`.
  package var description: String {
    if case .update(let percent) = self { "update \(Numerals.text(percent))" } else { name }
  }
}

extension SharedList: CustomStringConvertible where Element: CustomStringConvertible {
  /// The elements, one on each line.
  @usableFromInline package var description: String {
    map { $0.description }.joined(separator: "\n")
  }
}

extension SharedList.SubSequence: CustomStringConvertible where Element: CustomStringConvertible {
  /// The elements, one on each line.
  @usableFromInline package var description: String {
    map { $0.description }.joined(separator: "\n")
  }
}

extension Event.Field: CustomStringConvertible {
  /// The name and the value: `animator=open`.
  public var description: String { "\(name)=\(value)" }
}

extension Event.FieldValue: CustomStringConvertible {
  /// The value as a trace shows it.
  public var description: String { written }
}

#if !hasFeature(Embedded)
extension Simulation: CustomDebugStringConvertible {
  // PantomimeTesting describes a simulation in the words of answers, by `CustomStringConvertible`,
  // which `print` prefers.

  /// The scene, the instant, its state, and the last event: `photo at 0.3 s, state open; completed
  /// end …`.
  public var debugDescription: String {
    let last = trace.list.last.map { "; \($0.event.canonicalText)" } ?? ""
    return "\(name) at \(now), state \(state)\(last)"
  }
}
#endif

// MARK: - Options

extension OptionValue.Length: CustomStringConvertible {
  /// The length as written in a script: `120` or `large`.
  public var description: String { text }
}

extension SignalForm: CustomStringConvertible {
  /// The name of the signal, and the options that it takes: `data count`.
  public var description: String { ([name] + options).joined(separator: " ") }
}

extension StateVerb: CustomStringConvertible {
  /// The verb.
  public var description: String { verb }
}

extension SceneOptions: CustomStringConvertible {
  /// The names and the values: `screen=390x844 threshold=0.5`.
  public var description: String {
    values.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  }
}

extension SceneOption: CustomStringConvertible {
  /// The name, the default, and the accepted values: `threshold=0.5, a number from 0 to 1`.
  public var description: String { "\(name)=\(standard), \(allowed)" }
}

extension OptionKey: CustomStringConvertible {
  /// The option that the key reads.
  public var description: String { option.description }
}

extension Fault: CustomStringConvertible {
  /// The id and the behavior of the published code.
  public var description: String { "\(id): \(published)" }
}

extension Fault.Effect: CustomStringConvertible {
  /// What the fault does to the scene.
  public var description: String {
    switch self {
    case .changes: "changes the behavior"
    case .stays(let cure): "stays" + (cure.map { ": \($0)" } ?? "")
    case .elsewhere(let place): "acts elsewhere: \(place)"
    }
  }
}

// MARK: - The stage and its parts

extension Stage: CustomStringConvertible {
  /// The instant and the names of the views: `0.3 s: card, dim`.
  public var description: String {
    "\(now): " + (views.names.isEmpty ? "no views" : views.names.joined(separator: ", "))
  }
}

extension ViewID: CustomStringConvertible {
  /// The number of the view, in the order of addition: `view 0`; `Stage.name(of:)` returns its name.
  public var description: String { "view \(index)" }
}

extension AnimatorID: CustomStringConvertible {
  /// The number of the animator, in the order of addition: `animator 0`; `Stage.name(of:)` returns
  /// its name.
  public var description: String { "animator \(index)" }
}

extension TransitionID: CustomStringConvertible {
  /// The number of the transition, in the order of addition: `transition 0`.
  public var description: String { "transition \(index)" }
}

extension TimerID: CustomStringConvertible {
  /// The number of the timer: `timer 0`.
  public var description: String { "timer \(order)" }
}

extension ScrollWatchID: CustomStringConvertible {
  /// The number of the watch: `watch 0`.
  public var description: String { "watch \(order)" }
}

extension StageTimer: CustomStringConvertible {
  /// The name, and how often the timer has fired: `beat, fired 2 times`.
  public var description: String { "\(name), fired \(count) time\(count == 1 ? "" : "s")" }
}

extension Animator: CustomStringConvertible {
  /// The condition, the duration, and the timing: `running, 0.5 s, ease-in-out`.
  public var description: String {
    "\(condition.rawValue), \(Numerals.text(duration)) s, \(timing)"
  }
}

extension PercentDrivenTransition: CustomStringConvertible {
  /// The percentage and the duration: `at 40 % of 0.5 s`.
  public var description: String {
    "at \(Numerals.text(percent * 100, decimals: 2)) % of \(Numerals.text(duration)) s"
  }
}

extension InteractiveTransition: CustomStringConvertible {
  /// The place, and the direction and the distance of a full run: `at home, up over 440 pt`.
  public var description: String {
    "at \(place.rawValue), \(direction.rawValue) over \(Numerals.text(travel)) pt"
      + (isHolding ? ", held" : "")
  }
}

extension AnchoredDrag: CustomStringConvertible {
  /// The direction in which the number grows, and whether a finger holds it: `grows down, held`.
  public var description: String {
    "grows \(direction.rawValue)" + (hold == nil ? "" : ", held")
  }
}

extension Connections: CustomStringConvertible {
  /// The state of the scene, and the number of connections: `closed, 2 connections`.
  public var description: String {
    let count = drives.count + anchored.count + transitions.count
    return "\(state), \(count) connection\(count == 1 ? "" : "s")"
  }
}

extension Property: CustomStringConvertible {
  /// The name in paths.
  public var description: String { name }
}

extension PropertySetting: CustomStringConvertible {
  /// The name and the value: `frame=20,200,350,350`.
  public var description: String { "\(name)=\(shape.pathValue(lanes, in: unit))" }
}

extension PropertyNumber: CustomStringConvertible {
  /// The view and the property: `view 0 frame`; `Stage` knows the names of views.
  public var description: String { "\(view) \(property)" }
}

extension Pose: CustomStringConvertible {
  /// The values of each view: `view 0 frame=0,0,390,844, view 1 alpha=0.5`.
  public var description: String {
    changes.map { "\($0.view) \($0.setting)" }.joined(separator: ", ")
  }
}

extension ShownView: CustomStringConvertible {
  /// The name, the corners, and the opacity: `card at 0,0 390,0 390,844 0,844`.
  public var description: String {
    "\(name) at " + corners.map { $0.description }.joined(separator: " ")
      + (alpha == 1 ? "" : ", alpha \(Numerals.text(alpha))")
  }
}

extension EventKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension FieldSchema: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

// MARK: - Connections

extension Connection: CustomStringConvertible {
  /// The parts, and the numbers: `pull moves sheet.frame.y to 100, 400`.
  public var description: String {
    switch self {
    case .drive(let drive): drive.description
    case .anchors(let anchors): anchors.description
    case .toggle(let animator, let gesture, _): "\(gesture ?? "a statement") toggles \(animator)"
    case .present(let view): "the app presents \(view)"
    case .dismiss(let view): "the app dismisses \(view)"
    case .timer(let name, let seconds?): "the timer \(name) fires after \(Numerals.text(seconds)) s"
    case .timer(let name, nil): "the timer \(name) is canceled"
    case .state(let word): "the state is \(word)"
    }
  }
}

extension DriveConnection: CustomStringConvertible {
  /// The recognizer, the animator, and the distance: `pull drives open over 440 pt`.
  public var description: String {
    "\(gesture) drives \(animator) over \(Numerals.text(travel)) pt"
  }
}

extension AnchorsConnection: CustomStringConvertible {
  /// The recognizer, the path, and the anchors: `pull moves sheet.frame.y to 100, 400`.
  public var description: String {
    "\(gesture) moves \(path)"
      + (anchors.isEmpty ? "" : " to " + anchors.map { Numerals.text($0) }.joined(separator: ", "))
  }
}

extension Follow: CustomStringConvertible {
  /// The number, the leader, and the values: `shade.alpha follows card.frame.y, 0, 400 to 1, 0`.
  public var description: String {
    func list(_ numbers: [Double]) -> String {
      numbers.map { Numerals.text($0) }.joined(separator: ", ")
    }
    return "\(path) follows \(leader)"
      + (from.isEmpty && to.isEmpty ? "" : ", \(list(from)) to \(list(to))")
  }
}

extension SettlingDuration: CustomStringConvertible {
  /// The seconds: `0.3 s`, or `0.1 to 0.4 s by velocity`.
  public var description: String {
    switch self {
    case .seconds(let seconds): "\(Numerals.text(seconds)) s"
    case .byVelocity(let minimum, let maximum):
      "\(Numerals.text(minimum)) to \(Numerals.text(maximum)) s by velocity"
    }
  }
}

extension PastEnds: CustomStringConvertible {
  /// The behavior: `rubber 0.55` or `clamp`.
  public var description: String {
    switch self {
    case .rubber(let resistance): "rubber \(Numerals.text(resistance))"
    case .clamp: "clamp"
    }
  }
}

extension AnchoredHold: CustomStringConvertible {
  /// The number when the hold began, and the number to show: `from 400 to 320`.
  public var description: String { "from \(Numerals.text(start)) to \(Numerals.text(value))" }
}

// MARK: - Animations and scrolling

extension KeyframeSpan: CustomStringConvertible {
  /// The start and the end, as fractions of the duration: `0.25 to 0.5`.
  public var description: String { "\(Numerals.text(start)) to \(Numerals.text(start + length))" }
}

extension LayerAnimation: CustomStringConvertible {
  /// The values and the timing: `from 0 to -20, 0.15 s, ease-out`.
  public var description: String {
    func list(_ numbers: [Double]) -> String {
      numbers.map { Numerals.text($0) }.joined(separator: ",")
    }
    let values: String
    switch content {
    case .basic(let from, let to, let by):
      values = [("from", from), ("to", to), ("by", by)].compactMap { name, numbers in
        numbers.map { "\(name) \(list($0))" }
      }.joined(separator: " ")
    case .keyframes(let keyframes):
      values = "through " + keyframes.values.map { list($0) }.joined(separator: " ")
    }
    return (values.isEmpty ? "" : values + ", ") + "\(timing)" + (curve.map { ", \($0)" } ?? "")
  }
}

extension LayerAnimationGroup: CustomStringConvertible {
  /// The timing and the members.
  public var description: String {
    "\(timing): " + members.map { $0.description }.joined(separator: "; ")
  }
}

extension LayerAnimationGroup.Member: CustomStringConvertible {
  /// The property and the animation.
  public var description: String { "\(property) \(animation)" }
}

extension LayerMove: CustomStringConvertible {
  /// The key, the property, and the animation.
  public var description: String {
    "\(key): \(property) \(animation)" + (delay > 0 ? " after \(Numerals.text(delay)) s" : "")
  }
}

extension ScrollPlace: CustomStringConvertible {
  /// The axis and the offset: `vertical above 120`.
  public var description: String {
    "\(axis.rawValue) \(includesOffset ? "at least" : "above") \(Numerals.text(offset))"
  }
}

extension ScrollWatch: CustomStringConvertible {
  /// The threshold, and whether the offset is past it.
  public var description: String { "\(place), \(isPassed ? "passed" : "not passed")" }
}

extension TransitionContext: CustomStringConvertible {
  /// The views, and the outcome if there is one: `view 0 to view 1, finish`.
  public var description: String {
    let views = [from, to].map { $0.map { "\($0)" } ?? "none" }.joined(separator: " to ")
    return views + (outcome.map { ", \($0.rawValue)" } ?? "")
  }
}

extension PropertyComponent: CustomStringConvertible {
  /// The property and the component: `frame.y`.
  public var description: String { property + (lane == 0 ? ".x" : ".y") }
}

extension ViewAttribute: CustomStringConvertible {
  /// The name in paths, and the value: `hidden=yes`.
  public var description: String { "\(field(name.rawValue))" }
}

extension SiblingOrder: CustomStringConvertible {
  /// The position: `front`, or `above dim`.
  public var description: String {
    switch self {
    case .front: "front"
    case .back: "back"
    case .above(let name): "above \(name)"
    case .below(let name): "below \(name)"
    }
  }
}

extension ScenePath: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension SceneInvariant: CustomStringConvertible {
  /// The sentence.
  public var description: String { sentence }
}
