// What a scene gets wrong about its stage, told in the trace: ids of another stage, two things of one
// name.

/// How a stage is asked that can only be looked at, and so cannot tell in its trace what is wrong with
/// the question.
///
/// It is never written: where a stage can be changed, the method without it is meant.
public struct Looking: Sendable {
  /// Without a finding.
  public static let only = Looking()
}

extension Stage {
  /// Whether an id is one of this stage; the trace records a finding if it is not.
  mutating func knows<ID: StageID>(_ id: ID) -> Bool {
    let isKnown = id.isKnown(on: &self)
    if !isKnown { ledger.note(.foreignID(of: ID.kind)) }
    return isKnown
  }

  /// The view, if it is one of this stage; the trace records a finding if it is not.
  mutating func known(_ view: ViewID?) -> ViewID? {
    view.flatMap { knows($0) ? $0 : nil }
  }

  /// The place of a scroll view among those there are; a finding if a view does not scroll.
  mutating func scrollIndex(of view: ViewID) -> Int? {
    guard knows(view) else { return nil }
    if let index = scrolling.index(of: view) { return index }
    ledger.note(Finding(.notScrollable, [.word(.view, views.name(of: view))]))
    return nil
  }

  /// The place of a view's property; a finding if the view was not given it.
  mutating func knownSlot(_ view: ViewID, _ property: String) -> Int? {
    guard knows(view) else { return nil }
    if let slot = views.slot(view, property) { return slot }
    ledger.note(.noProperty(property, of: views.name(of: view)))
    return nil
  }
}
