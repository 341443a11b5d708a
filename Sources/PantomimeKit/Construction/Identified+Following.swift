// Bindings of numbers to other values, both given by identifiers.

extension PropertyNumber {
  /// Returns a binding of this number to the value that another number has on screen; the binding
  /// is piecewise linear, and constant past the first and the last given value.
  ///
  /// - Parameters:
  ///   - leader: The other number, for example `card[.frame.y]`.
  ///   - from: The values of the leader at which this number is specified, in ascending or
  ///     descending order.
  ///   - to: This number for each of these values of the leader.
  public func follows(
    _ leader: PropertyNumber, from: [Double], to: [Double]
  ) -> Identified<Follow> {
    Identified { stage in
      Follow(stage.path(of: self), of: stage.path(of: leader), from: from, to: to)
    }
  }

  /// Returns a binding of this number to the progress of an animator, 0 … 1.
  public func follows(
    progressOf animator: AnimatorID, from: [Double] = [0, 1], to: [Double]
  ) -> Identified<Follow> {
    Identified { stage in
      Follow(stage.path(of: self), of: "\(stage.name(of: animator)).progress", from: from, to: to)
    }
  }

  /// Returns a binding of this number to the offset of a scroll view along an axis, in points.
  public func follows(
    offsetOf scrollView: ViewID, _ axis: ScrollAxis, from: [Double], to: [Double]
  ) -> Identified<Follow> {
    Identified { stage in
      let list = stage.scrolling.index(of: scrollView)
      let leader =
        list.map { stage.scrolling.offsetPath(of: $0, axis) }
        ?? "\(stage.name(of: scrollView)).offset"
      return Follow(stage.path(of: self), of: leader, from: from, to: to)
    }
  }
}

extension Stage {
  /// Binds a number to another value, such as `scrim[.alpha].follows(card[.frame.y], …)`.
  ///
  /// - Throws: `OptionError` if the values are invalid, or if the number is already moved by
  ///   something else.
  public mutating func construct(_ follow: Identified<Follow>) throws(OptionError) {
    do throws(InputError) {
      try follow.named(on: self).carryOut(on: &self)
    } catch {
      throw OptionError(error)
    }
  }

  /// Binds a number to another value, both given by their paths.
  ///
  /// - Throws: `InputError` if the values are invalid, or if the number is already moved by
  ///   something else.
  public mutating func construct(_ follow: Follow) throws(InputError) {
    try follow.carryOut(on: &self)
  }
}
