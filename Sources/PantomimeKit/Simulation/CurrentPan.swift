/// The current or last pan of a simulation, from statements or from touches.
struct CurrentPan: Sendable {
  /// The pan that statements report.
  var reported = ReportedPan()
  /// The last pan from touches, or `nil` if a statement has reported one since.
  private var touched: Pan?
  /// The recognizer of that pan.
  private var gesture: GestureID?
  /// The samples for the velocity of that pan after its end, when its recognizer may have been
  /// reset.
  private var samples: [PointSample]?
}

extension CurrentPan {
  /// The pan as last reported.
  var pan: Pan { touched ?? reported.shownPan }

  /// Whether the pan is in progress.
  var isPending: Bool { pan.state.isActive }

  /// Returns the samples from which the velocity of the pan is computed.
  func samples(in arena: GestureArena) -> [PointSample] {
    guard touched != nil, let gesture else { return reported.samples }
    return samples ?? arena[gesture]?.history?.samples ?? []
  }

  /// Records that the first finger touches down.
  mutating func touchesBegin() { touched = Pan(state: .possible) }

  /// Records that a statement reports a pan.
  mutating func reportsBegin() { touched = nil }

  /// Records a pan from touches.
  mutating func note(_ pan: Pan, of gesture: GestureID, in arena: GestureArena) {
    touched = pan
    self.gesture = gesture
    samples = pan.state.isOver ? arena[gesture]?.history?.samples : nil
  }
}
