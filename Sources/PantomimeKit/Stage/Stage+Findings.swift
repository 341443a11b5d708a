// Incorrect uses of a stage by its scene, recorded in the trace: identifiers of another stage,
// duplicate names.

/// A marker parameter of the overloads for a read-only stage, which can't record findings in the
/// trace.
///
/// Never pass it explicitly; the compiler selects the overload without it on a mutable stage.
public struct ReadOnly: Sendable {
  /// The only value.
  public static let only = ReadOnly()
}

extension Stage {
  /// Returns whether an identifier belongs to this stage; if it doesn't, the trace records a
  /// finding.
  mutating func knows<ID: StageID>(_ id: ID) -> Bool {
    let isKnown = id.isKnown(on: &self)
    if !isKnown { ledger.note(.foreignID(of: ID.kind)) }
    return isKnown
  }

  /// Returns the view if it belongs to this stage; if it doesn't, the trace records a finding.
  mutating func known(_ view: ViewID?) -> ViewID? {
    view.flatMap { knows($0) ? $0 : nil }
  }

  /// Returns the index of a scroll view among the scroll views, or `nil`, with a finding, if the
  /// view doesn't scroll.
  mutating func scrollIndex(of view: ViewID) -> Int? {
    guard knows(view) else { return nil }
    if let index = scrolling.index(of: view) { return index }
    ledger.note(Finding(.notScrollable, [.word(.view, views.name(of: view))]))
    return nil
  }

  /// Returns the slot of a view's property, or `nil`, with a finding, if the view doesn't have the
  /// property.
  mutating func knownSlot(_ view: ViewID, _ property: String) -> Int? {
    guard knows(view) else { return nil }
    if let slot = views.slot(view, property) { return slot }
    ledger.note(.noProperty(property, of: views.name(of: view)))
    return nil
  }
}
