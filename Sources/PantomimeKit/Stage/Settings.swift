/// The settings of a stage that the user chooses, independent of the scene's declarations.
struct Settings: Sendable {
  /// The settings that carry over to another scene.
  private(set) var preferences = Preferences()
  /// The readings (interpretations) chosen for open questions about UIKit.
  private(set) var readings = Interpretations.recommended
  /// The defects of earlier iOS versions that are switched on.
  private(set) var quirks = QuirkSet()
  /// The ids of the scene's faults that are switched on.
  private(set) var faults: [String] = []
  /// The size of the screen, in points.
  private(set) var screen = Size2D(width: 390, height: 844)
  /// The current values of the scene's options.
  private(set) var options = SceneOptions([])
  /// The undeclared options that have been recorded in the trace.
  private var undeclared: [String] = []

  /// Creates the settings with which a scene starts.
  init(_ options: SceneOptions? = nil) {
    guard let options else { return }
    self.options = options
    faults = options.faults
    if case .size(let size)? = options["screen"] { screen = size }
  }

  mutating func set(_ options: SceneOptions) { self.options = options }

  /// Returns whether the problem with an undeclared option hasn't been recorded yet, and marks it
  /// as recorded.
  mutating func tells(ofProblemWith option: String) -> Bool {
    guard !undeclared.contains(option) else { return false }
    undeclared.append(option)
    return true
  }

  mutating func setReading(of doubt: OpenQuestion, _ choice: Int) { readings[doubt] = choice }

  mutating func setQuirks(_ quirks: QuirkSet) { self.quirks = quirks }

  mutating func changePreferences(_ change: (inout Preferences) -> Void) { change(&preferences) }
}

/// The user's choices that override the scene's declarations and carry over to the next scene.
package struct Preferences: Sendable, Hashable {
  /// The velocity estimator for reports of pan recognizers that don't specify a velocity.
  package var estimator = VelocityEstimator.twoSegment
  /// The completion rule that overrides the scene's, or `nil` for the scene's rule.
  package var rule: NamedRule?
  /// The axis rule that overrides the scene's, or `nil` for the scene's rule.
  package var axis: AxisRule?
  /// The settings that override how pans begin.
  package var panStart = PanStart()

  /// Creates preferences that override nothing.
  package init() {}

  /// The settings that apply the preferences to a new scene.
  package var settings: [Setting] {
    [.estimator(estimator), .rule(rule), .axis(axis), .panStart(panStart)]
  }

  /// Adopts a setting if it carries over to other scenes, or returns `false` if the setting applies
  /// only to the current scene.
  package mutating func adopt(_ setting: Setting) -> Bool {
    switch setting.kind {
    case .estimator(let estimator): self.estimator = estimator
    case .rule(let rule): self.rule = rule
    case .axis(let rule): axis = rule
    case .panStart(let start): panStart = start
    case .reading, .quirks: return false
    }
    return true
  }
}

/// A choice of the user that applies to any scene, effective immediately.
public struct Setting: Sendable, Hashable {
  /// The kind of the setting, with its value.
  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// The kinds of settings.
  package enum Kind: Sendable, Hashable {
    /// The reading (interpretation) to use for a question about UIKit that the sources leave open,
    /// by the index of the choice.
    case reading(OpenQuestion, choice: Int)
    /// The defects of earlier iOS versions that are switched on; all others are switched off.
    case quirks(Set<Quirk>)
    case estimator(VelocityEstimator)
    case rule(NamedRule?)
    case axis(AxisRule?)
    /// Overrides for how the scene's pan recognizers begin, starting with the next touch (GU1, GU2).
    case panStart(PanStart)
  }

  /// The velocity estimator for reports of pan recognizers that don't specify a velocity.
  public static func estimator(_ estimator: VelocityEstimator) -> Setting {
    Setting(.estimator(estimator))
  }

  /// The completion rule that overrides the scene's, or `nil` for the scene's rule.
  public static func rule(_ rule: NamedRule?) -> Setting { Setting(.rule(rule)) }

  /// The axis rule that overrides the scene's, or `nil` for the scene's rule.
  package static func axis(_ rule: AxisRule?) -> Setting { Setting(.axis(rule)) }

  package static func reading(_ question: OpenQuestion, choice: Int) -> Setting {
    Setting(.reading(question, choice: choice))
  }
  package static func quirks(_ quirks: Set<Quirk>) -> Setting { Setting(.quirks(quirks)) }
  package static func panStart(_ start: PanStart) -> Setting { Setting(.panStart(start)) }
}

// Applies settings; the trace records each change.

extension Setting {
  /// Applies the setting to a stage.
  ///
  /// Setting a value that is already set has no effect, except that readings of open questions and
  /// quirks are recorded again.
  func apply(to stage: inout Stage) {
    switch kind {
    case .reading(let doubt, let choice): stage.settings.setReading(of: doubt, choice)
    case .quirks(let quirks): stage.settings.setQuirks(QuirkSet(quirks))
    case .estimator, .rule, .axis, .panStart:
      let was = stage.settings.preferences
      stage.settings.changePreferences { _ = $0.adopt(self) }
      if stage.settings.preferences == was { return }
    }
    passOn(to: &stage)
    record(in: &stage.ledger, readings: stage.readings)
  }

  /// Forwards the setting to all parts of the stage that depend on it.
  private func passOn(to stage: inout Stage) {
    let (readings, imitated) = (stage.readings, stage.settings.quirks)
    switch kind {
    case .reading(let doubt, _):
      stage.animators.changeAll { $0.readings = readings }
      stage.scrolling.follow(readings.scrollLaws)
      if doubt == .interactivePacing { stage.transitions.pace(by: readings) }
    case .quirks: stage.animators.changeAll { $0.pacing.imitated = imitated }
    case .estimator(let estimator): stage.gestures.setEstimator(estimator)
    case .panStart(let start):
      stage.gestures.setPanStart(start, estimator: stage.settings.preferences.estimator)
    case .rule, .axis: break
    }
  }

  private func record(in ledger: inout Ledger, readings: Interpretations) {
    switch kind {
    case .reading(let doubt, _):
      ledger.note(
        Event(
          .reading, .word(doubt.rawValue), [.word("choice", doubt.choices[readings[doubt]])],
          reason: Reason(doubt.summary)))
    case .quirks(let quirks):
      for quirk in Quirk.allCases where quirks.contains(quirk) {
        ledger.note(Event(.quirk, .word(quirk.rawValue), reason: Reason(quirk.summary)))
      }
    case .estimator(let estimator):
      ledger.note(
        Event(
          .estimator, .word(estimator.name), estimator.fields, reason: Reason(estimator.summary)))
    case .rule(let rule):
      ledger.note(
        Event(
          .rule, .word(rule?.name ?? NamedRule.nameOfOwn), rule?.fields ?? [],
          reason: rule.map { Reason($0.summary) } ?? "the scene's rule applies again"))
    case .axis(let rule):
      ledger.note(
        Event(
          .axis, .word(rule?.name ?? NamedRule.nameOfOwn), rule?.fields ?? [],
          reason: rule.map { Reason($0.summary) } ?? "the scene's axis rule applies again"))
    case .panStart(let start):
      ledger.note(
        Event(
          .panStart, nil,
          [
            start.slop.map { .number("slop", $0) } ?? .word("slop", "scene"),
            .word("opening", start.opening?.rawValue ?? "scene"),
          ],
          reason: "`slop` sets where a pan begins, `opening` its first translation (GU1, GU2)"))
    }
  }
}

extension Named {
  /// The parameters and their values as event fields.
  var fields: [Event.Field] {
    parameters.map { .number($0.name, values[$0]) }
  }
}

// The options of the scene, read while it is running.

extension Stage {
  /// The current value of an option of the scene, which `set` may have changed if the option is
  /// live.
  ///
  /// If the scene doesn't declare the key, the result is the key's default, and the trace records
  /// the problem once.
  @inlinable
  public subscript<Value>(key: OptionKey<Value>) -> Value {
    mutating get {
      do throws(OptionError) {
        return try sceneOptions[key]
      } catch {
        record(error)
        return key.standard
      }
    }
  }

  @usableFromInline var sceneOptions: SceneOptions { settings.options }

  @usableFromInline
  mutating func record(_ problem: OptionError) {
    guard settings.tells(ofProblemWith: problem.option) else { return }
    note(
      Event(
        .optionUndeclared, nil, [.word("option", problem.option)], reason: Reason(problem.problem)))
  }
}

// The faults that the scene can reproduce from the published code it models, checked at the points
// at which they change the outcome.

extension Stage {
  /// Returns a Boolean value that indicates whether a fault is switched on, without recording
  /// anything.
  public func isFaultEnabled(_ fault: Fault) -> Bool { settings.faults.contains(fault.id) }

  /// Returns a Boolean value that indicates whether a fault is switched on; if it is, records that
  /// the fault changes the outcome here, and how the correct rule behaves.
  ///
  /// Call this method after checking all other conditions, and only at a point at which the fault
  /// changes something. Pass `healthy` if the behavior of the correct rule differs from the fault's
  /// description of it.
  public mutating func shouldCommit(
    _ fault: Fault, healthy: @autoclosure () -> Reason? = nil
  ) -> Bool {
    guard isFaultEnabled(fault) else { return false }
    report(fault, healthy: healthy())
    return true
  }

  /// Records that a fault changes the outcome here, and how the correct rule behaves: as given by
  /// `healthy` or, by default, as the fault describes it.
  public mutating func report(_ fault: Fault, healthy: Reason? = nil) {
    note(Event(.fault, .word(fault.id), reason: "by default, \(healthy ?? fault.healthy)"))
  }
}

extension Settings {
  /// Records, for each fault that the user has named, the reason why it has no effect, if it has
  /// none: either in general, or because another fault that it needs isn't switched on.
  ///
  /// If exactly the published faults are on, records nothing, because the user hasn't chosen a
  /// particular fault.
  func warnOfStanding(among options: [SceneOption], in ledger: inout Ledger) {
    for option in options {
      guard case .faults(let declared) = option.kind,
        declared.filter({ $0.isPublished }).map({ $0.id }) != faults
      else { continue }
      for fault in declared where faults.contains(fault.id) {
        guard let (cause, reason) = fault.standingCause ?? missing(fault.needs) else { continue }
        ledger.note(
          .warning, nil, [.word("fault", fault.id), .cause(cause)], reason: Reason(reason))
      }
    }
  }

  private func missing(_ need: Fault.Need?) -> (cause: String, reason: String)? {
    guard let need, !faults.contains(need.id) else { return nil }
    return ("needs", "without \(need.id), \(need.otherwise), so this fault never triggers")
  }
}

// The events of settings.

extension EventKind {
  /// Another reading of an open question about UIKit was chosen.
  package static let reading = EventKind(
    "reading POINT", summary: "A different reading of an open point was chosen.",
    choices: OpenQuestion.allCases.map { $0.rawValue },
    [FieldSchema("choice")])
  /// A defect of an earlier iOS version was switched on.
  package static let quirk = EventKind(
    "quirk NAME", summary: "A historical bug was switched on.",
    choices: Quirk.allCases.map { $0.rawValue })
  /// A velocity estimator was chosen.
  package static let estimator = EventKind(
    "estimator NAME", summary: "A velocity estimator was chosen.")
  /// A completion rule was chosen.
  package static let rule = EventKind(
    "rule NAME", summary: "A completion rule was chosen.",
    isOpen: true)
  /// An axis rule was chosen.
  package static let axis = EventKind(
    "axis NAME", summary: "An axis rule was chosen.")
  /// The slop, or the first translation, of pan recognizers was changed.
  package static let panStart = EventKind(
    "pan start", summary: "The slop or first translation of pans was changed.",
    [FieldSchema("slop"), FieldSchema("opening")])

  /// All events of settings.
  package static let settings: [EventKind] = [
    .reading, .quirk, .estimator, .rule, .axis, .panStart,
  ]
}
