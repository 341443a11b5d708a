/// The pan of a simulation, as last reported by a statement or made by touches since.
struct CurrentPan: Sendable {
  /// The recognizer whose reports statements make.
  var reported = ReportedPan()
  /// The last pan that touches made, or `nil` if one was reported since.
  private var touched: Pan?
  /// The recognizer of that pan.
  private var gesture: GestureID?
  /// The samples behind the velocity of that pan after it ended, when its recognizer may be reset.
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

  /// Notes that the first finger comes down.
  mutating func touchesBegin() { touched = Pan(state: .possible) }

  /// Notes that a statement reports a pan.
  mutating func reportsBegin() { touched = nil }

  /// Notes a pan that touches made.
  mutating func note(_ pan: Pan, of gesture: GestureID, in arena: GestureArena) {
    touched = pan
    self.gesture = gesture
    samples = pan.state.isOver ? arena[gesture]?.history?.samples : nil
  }
}
