// Bindings of numbers to other numbers, by identifier.

extension PropertyNumber {
  /// Returns a binding to another number's value on screen: piecewise linear, and constant past the
  /// ends.
  ///
  /// - Parameters:
  ///   - leader: The other number, for example `card[.frame.y]`.
  ///   - from: Values of the leader, in ascending or descending order.
  ///   - to: The value of this number for each value of the leader.
  public func follows(
    _ leader: PropertyNumber, from: [Double], to: [Double]
  ) -> Identified<Follow> {
    Identified { stage in
      Follow(stage.path(of: self), of: stage.path(of: leader), from: from, to: to)
    }
  }

  /// Returns a binding to the progress of an animator, 0 … 1.
  public func follows(
    progressOf animator: AnimatorID, from: [Double] = [0, 1], to: [Double]
  ) -> Identified<Follow> {
    Identified { stage in
      Follow(stage.path(of: self), of: "\(stage.name(of: animator)).progress", from: from, to: to)
    }
  }

  /// Returns a binding to the offset of a scroll view along an axis, in points.
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
  /// - Throws: `OptionError` if the values are invalid, or if something else moves the number.
  public mutating func construct(_ follow: Identified<Follow>) throws(OptionError) {
    do throws(InputError) {
      try follow.named(on: self).carryOut(on: &self)
    } catch {
      throw OptionError(error)
    }
  }

  /// Binds a number to another, both given by their paths.
  ///
  /// - Throws: `InputError` if the values are invalid, or if something else moves the number.
  public mutating func construct(_ follow: Follow) throws(InputError) {
    try follow.carryOut(on: &self)
  }
}
