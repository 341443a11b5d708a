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
    case .pan(let report): "pan \(report.state.rawValue)" + (report.view.map { " on \($0)" } ?? "")
    case .touch(let touches): touches.map { $0.description }.joined(separator: ", ")
    case .liftOutside(let id): "finger \(id) lifts outside the view"
    case .interruption: "interruption"
    case .setEnabled(let gesture, let isEnabled): "\(isEnabled ? "enable" : "disable") \(gesture)"
    case .tap(let view, let taps): "tap on \(view)" + (taps == 1 ? "" : ", \(taps) times")
    case .tapScreen(let place, let taps): "tap at \(place)" + (taps == 1 ? "" : ", \(taps) times")
    case .animator(let input, let name): "\(input)" + (name.map { " \($0)" } ?? "")
    case .transition(let call, let name): "\(call.name) \(name)"
    case .set(let option, let value): "\(option)=\(value)"
    case .construct: "an addition to the scene"
    case .signal(let signal): signal.description
    case .scroll(_, let view): "scroll \(view)"
    case .setting(let setting): setting.description
    case .keepTrace(let count): "keep the last \(count) events"
    case .endless(let count, let reason): "cut off after \(count) repetitions: \(reason)"
    }
  }
}

extension InputLog.Entry: CustomStringConvertible {
  /// The instant and the input: `0.1 s: tap on card`.
  public var description: String { "\(time): \(input)" }
}

extension InputLog: CustomStringConvertible {
  /// The inputs with their instants, one on each line.
  public var description: String {
    entries.map { $0.description }.joined(separator: "\n")
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
  public var description: String {
    settings.map { $0.description }.joined(separator: " ")
  }
}

// MARK: - Options

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
