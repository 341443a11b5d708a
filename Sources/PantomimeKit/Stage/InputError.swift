/// An error for an input that can't be handled: nothing has happened, and the trace is unchanged.
public struct ImpossibleInputError: Error, Sendable, Hashable {
  /// The reason why the input can't be handled.
  package let problem: Problem

  package init(_ problem: Problem) { self.problem = problem }

  /// The reasons why an input can't be handled.
  package enum Problem: Sendable, Hashable {
    /// The requested instant is in the past.
    case timeGoesBack(now: Instant, wanted: Instant)
    /// A pan can't be reported in this way at this point.
    case pan(PanError)
    /// The touches are impossible.
    case touch(TouchError)
    /// Fingers are down; their touches already determine what the recognizers report.
    case fingersDown
    /// The scene has no view with that name; `among` lists the existing names.
    case noView(String, among: [String])
    /// The scene has no recognizer with that name; `among` lists the existing names.
    case noGesture(String, among: [String])
    /// The scene has no animator with that name; `among` lists the existing names.
    case noAnimator(String, among: [String])
    /// The view doesn't scroll; `among` lists the views that scroll.
    case notScrollable(String, among: [String])
    /// The option can't be changed while the scene runs.
    case optionFixed(String)
    /// The name is already taken.
    case nameTaken(String)
    /// The name belongs to a view, whose properties can be set.
    case viewTaken(String)
    /// The path names an attribute of a view, which can't be animated.
    case notAnimatable(String)
    /// The scene computes the value of the path, so the value can't be set or animated.
    case computedByScene(String)
    /// The view has been removed.
    case removed(String)
    /// The two views have different parents, so neither is in front of the other.
    case notSiblings(String, String)
    /// The view is scaled or rotated, so the size of its frame can't be set.
    case transformed(String)
    /// No view has that property; `among` lists the existing properties.
    case noProperty(String, among: [String])
    /// The property doesn't have as many components as the input.
    case wrongCount(String, wanted: Int, given: Int)
    /// The scene doesn't accept the signal.
    case noSignal(String)
    /// A problem with layer animations.
    case layer(LayerError)
    /// The connection is impossible.
    case connection(ConnectionError)
    /// The input names no animator although there are several; the associated value lists their
    /// names.
    case severalAnimators([String])
    /// The option doesn't accept the value.
    case badOption(OptionError)
  }
}

/// The reason why an operation on layer animations is impossible.
package enum LayerError: Sendable, Hashable {
  /// No animation was ever added under that key; `among` lists the keys that were used.
  case noKey(String, among: [String])
  /// No group is attached to the view under that key; `among` lists the keys of the attached
  /// groups.
  case noGroup(String, among: [String])
  /// The group was added at an earlier instant, the only one at which it accepted members.
  case groupClosed(String, since: Instant)
  /// The number of values given isn't a multiple of the number of components of the property.
  case unevenValues(String, each: Int, given: Int)
}

/// The reason why an input had no effect.
public enum InputError: Error, Sendable, Hashable {
  /// UIKit rejects the call; the trace has recorded the misuse.
  case misuse(Misuse)
  /// The input can't be handled.
  case impossible(ImpossibleInputError)

  package init(_ problem: ImpossibleInputError.Problem) {
    self = .impossible(ImpossibleInputError(problem))
  }
}

/// The reason why a connection is impossible.
package enum ConnectionError: Sendable, Hashable {
  /// The scene makes its connections itself, and accepts none from statements.
  case notInScene(String)
  /// The animator has no animation block that a run could execute.
  case noBlocks(String)
  /// The finger's travel for a full run isn't greater than 0.
  case noDistance(Double)
  /// The recognizer isn't of the required kind.
  case wrongGesture(String, wanted: String)
  /// The recognizer already drives something else along that axis.
  case axisTaken(gesture: String, axis: String, by: String)
  /// The option belongs to a drive of an animator, but the name is that of a transition.
  case notOfTransition(String, option: String)
  /// Another recognizer already drives the path or the animator.
  case driven(String, by: String)
  /// The rule chooses among anchors, but an animator has two ends.
  case ruleAmongAnchors(String)
  /// There are no anchors, or they aren't finite and strictly increasing.
  case anchors([Double])
  /// The value of the path consists of several numbers; `components` lists their names.
  case severalNumbers(String, components: [String])
  /// The path has no default direction of finger movement.
  case noDirection(String)
  /// A drive with anchors has no other bounds.
  case rangeAndAnchors
  /// The option needs bounds, but the drive has neither anchors nor a range.
  case unbounded(String)
  /// A physical spring determines its own duration.
  case physicalSpring
  /// Only a spring has an initial velocity that could be limited.
  case limitWithoutSpring
  /// The location of the finger needs a view in which it is measured.
  case noView
  /// No timer with that name was ever started; `among` lists the timers.
  case noTimer(String, among: [String])
  /// The property can't be moved by an animator; only a view animation moves it.
  case viewAnimationOnly(String)
  /// The property can't be animated.
  case notAnimatable(String)
  /// The path follows nothing.
  case followsNothing(String)
  /// The scroll view doesn't scroll along the axis of the drive.
  case otherAxis(String, axis: String)
  /// The scroll view is outside the recognizer's view, so the recognizer receives no touches on the
  /// scroll view.
  case outside(String, of: String, String)
  /// The path already follows another path, which alone determines its value.
  case follows(String, String)
  /// The paths follow each other in a cycle; the first path is repeated at the end.
  case cycle([String])
  /// The path has no anchors between which a tap could move it.
  case noAnchors(String)
  /// The view has no anchors, so it can't be presented.
  case noSheet(String)
  /// There are fewer than two leader values, they aren't in increasing order, or their count
  /// differs from that of the follower values.
  case uneven(from: Int, to: Int)
}

extension ConnectionError {
  /// The reason as a clause.
  package var text: String {
    switch self {
    case .notInScene(let scene): "'\(scene)' connects its gestures and animators itself"
    case .noBlocks(let animator): "'\(animator)' has no animations"
    case .noDistance(let travel): "the distance of a full run cannot be \(Numerals.text(travel)) pt"
    case .wrongGesture(let name, let wanted): "'\(name)' is not a \(wanted) recognizer"
    case .axisTaken(let gesture, let axis, let other):
      "'\(gesture)' already drives \(other) along its \(axis) axis"
    case .notOfTransition(let name, let option):
      "'\(option)' belongs to a drive of an animator, and '\(name)' is a transition"
    case .driven(let path, let gesture): "'\(path)' is already driven by '\(gesture)'"
    case .ruleAmongAnchors(let rule):
      "the rule '\(rule)' needs anchors, but an animator has two ends"
    case .anchors(let anchors):
      anchors.allSatisfy { $0.isFinite }
        ? "anchors must be in increasing order, without duplicates"
        : "anchors must be finite numbers, not "
          + anchors.filter { !$0.isFinite }.map { Numerals.text($0) }.joined(separator: ", ")
    case .severalNumbers(let path, _): "'\(path)' has several components"
    case .noDirection(let path): "'\(path)' has no default direction"
    case .rangeAndAnchors: "'range' cannot be combined with 'anchors'"
    case .unbounded(let option): "'\(option)' needs bounds"
    case .physicalSpring: "a spring with mass or response determines its own duration"
    case .limitWithoutSpring: "'limit' bounds a spring's velocity, and the timing is no spring"
    case .noView: "'translation=location' needs a view"
    case .noTimer(let name, _): "no timer is named '\(name)'"
    case .viewAnimationOnly(let path): "no animator moves '\(path)'"
    case .notAnimatable(let path): "'\(path)' cannot be animated"
    case .followsNothing(let path): "'\(path)' follows nothing"
    case .otherAxis(let list, let axis):
      "'\(list)' does not scroll \(axis)ly"
    case .outside(let list, let view, let gesture):
      "'\(list)' is not inside '\(view)', so '\(gesture)' receives no touches on it"
    case .follows(let path, let leader): "'\(path)' is bound to \(leader)"
    case .cycle(let paths):
      "a path cannot follow itself: " + paths.joined(separator: " follows ")
    case .noAnchors(let path): "'\(path)' has no anchors"
    case .noSheet(let view): "'\(view)' cannot be presented: it has no anchors"
    case .uneven(let from, let to):
      from == to
        ? "'from' needs at least two values, in increasing order"
        : "'from' has \(from) value\(from == 1 ? "" : "s"), but 'to' has \(to)"
    }
  }
}

// Descriptions of the errors, each with a fix.

extension InputError: CustomStringConvertible {
  /// The reason for the error, and the fix.
  public var description: String {
    switch self {
    case .misuse(let misuse): misuse.description
    case .impossible(let impossible): impossible.description
    }
  }
}

extension ImpossibleInputError: CustomStringConvertible {
  /// The reason for the error, and the fix.
  public var description: String {
    switch problem {
    case .pan(let error): error.description
    case .badOption(let error): error.description
    default: fix.map { "\(problem.message); \($0)" } ?? problem.message
    }
  }

  /// The fix in Swift, or `nil` if the problem doesn't suggest one.
  package var fix: String? {
    switch problem {
    case .touch(let error): error.text.fix
    case .timeGoesBack(_, let wanted):
      wanted.isPossible ? "create another simulation for an earlier time" : nil
    case .fingersDown: "lift it first"
    case .optionFixed(let name): "pass '\(name)' in the options of the simulation"
    case .severalAnimators(let names):
      "pass `name:`, which is one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
    case .noView(_, let names), .noGesture(_, let names), .noAnimator(_, let names),
      .notScrollable(_, let names), .noProperty(_, let names), .layer(.noKey(_, let names)),
      .layer(.noGroup(_, let names)):
      names.isEmpty ? nil : "known names: " + names.joined(separator: ", ")
    case .nameTaken, .viewTaken: "choose another name"
    case .badOption(let error): error.problem
    default: nil
    }
  }
}

extension ImpossibleInputError.Problem {
  /// The problem, as a clause.
  package var message: String {
    switch self {
    case .timeGoesBack(_, .latest): "time ends after 9.22e9 s"
    case .timeGoesBack(_, let wanted) where !wanted.isPossible:
      "an instant cannot be negative or NaN"
    case .timeGoesBack(let now, let wanted):
      "time cannot move back from \(Numerals.text(now)) s to \(Numerals.text(wanted)) s"
    case .pan(let error): error.description
    case .touch(let error): error.text.message
    case .fingersDown: "the finger that is down reports its own pan"
    case .noView(let name, _): "unknown view '\(name)'"
    case .noGesture(let name, _): "unknown recognizer '\(name)'"
    case .noAnimator("", _): "the scene has no animator"
    case .noAnimator(let name, _): "unknown animator '\(name)'"
    case .notScrollable(let name, _): "unknown scroll view '\(name)'"
    case .optionFixed(let name): "'\(name)' cannot change while the scene runs"
    case .nameTaken(let name): "the name '\(name)' is taken"
    case .viewTaken(let name): "there is already a view '\(name)'"
    case .notAnimatable(let path): "'\(path)' changes only immediately"
    case .computedByScene(let path): "the scene computes '\(path)', so it cannot be set"
    case .removed(let name): "'\(name)' has already been removed"
    case .notSiblings(let name, let other): "'\(other)' is not a sibling of '\(name)'"
    case .transformed(let path):
      "'\(path)' cannot be resized while the view is scaled or rotated"
    case .noProperty(let path, _): "no view has the property '\(path)'"
    case .wrongCount(let path, let wanted, let given):
      "'\(path)' has \(wanted) component\(wanted == 1 ? "" : "s"), not \(given)"
    case .noSignal(let name): "this scene does not support '\(name)'"
    case .layer(let problem): problem.text
    case .connection(let problem): problem.text
    case .severalAnimators: "the animator is ambiguous"
    case .badOption(let error): "invalid '\(error.option)'"
    }
  }
}

extension LayerError {
  /// The problem, as a clause.
  package var text: String {
    switch self {
    case .noKey(let key, _): "no layer animation was added under the key '\(key)'"
    case .noGroup(let key, _): "the view has no layer group '\(key)'"
    case .groupClosed(let key, let instant):
      "the layer group '\(key)' was added at \(Numerals.text(instant)) s"
    case .unevenValues(let path, let each, let given):
      "a value of '\(path)' has \(each) components, and \(given) is not a multiple"
    }
  }
}
