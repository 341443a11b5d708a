public import PantomimeKit

/// A carousel on the stage: the scroll view that shows its cards, and whether a finger is dragging
/// that view.
public struct CarouselView: Sendable {
  /// The scroll view.
  public let id: ViewID
  /// The layout.
  public let carousel: Carousel
  /// The cards, in order.
  package private(set) var cards: [ViewID] = []
  /// A Boolean value that indicates whether a finger is dragging the list, if the scene allows
  /// dragging.
  public var isDragging = false

  /// Adds a carousel to the stage, with a card at the center.
  public init(
    _ name: String, _ carousel: Carousel, centering card: Int, on stage: inout Stage
  ) {
    id = stage.addScrollView(name, for: carousel, centering: card)
    self.carousel = carousel
  }

  /// Adds the next card to the list, at the card's position.
  public mutating func addCard(
    _ name: String, _ settings: PropertySetting..., on stage: inout Stage
  ) -> ViewID {
    let place = Property<Rect2D>.frame(carousel.frame(of: cards.count))
    cards.append(stage.addView(name, in: id, [place] + settings))
    return cards[cards.count - 1]
  }

  /// Returns the content offset, in points.
  public func offset(on stage: Stage) -> Double { stage.contentOffset(of: id).dx }

  /// Returns the visible part of the list, in the list's coordinates.
  public func visible(on stage: Stage) -> Rect2D { stage.visible(carousel, in: id) }

  /// Returns a Boolean value that indicates whether a finger can scroll the list.
  public func scrolls(on stage: Stage) -> Bool {
    stage.scrollView(id)?.settings.isEnabled == true
  }

  /// Enables or disables scrolling by a finger.
  public func setScrolls(_ isOn: Bool, on stage: inout Stage) {
    stage.configure(id) { settings in settings.isEnabled = isOn }
  }

  /// Stops the list if it is moving, because a finger on a card is also on the list (G184).
  public func stop(on stage: inout Stage) {
    if stage.scrollView(id)?.deadline != nil { stage.scrollTouchDown(id) }
  }

  /// Stops the list if it is moving, and returns a Boolean value that indicates whether it was
  /// moving, in which case the touch isn't a tap.
  public func takesTap(on stage: inout Stage) -> Bool {
    guard stage.scrollView(id)?.catchesTouches == true else { return false }
    stop(on: &stage)
    stage.scrollTouchUp(id)
    return true
  }

  /// Cancels the drag, so that the list continues without the finger.
  public mutating func loseFinger(on stage: inout Stage) {
    isDragging = false
    stage.scroll(id, with: Pan(state: .cancelled))
  }

  /// Returns the offset, with a card at the center, that the carousel chooses for a natural resting
  /// offset and a velocity in points per millisecond (G201).
  public func target(natural: Vector, velocity: Vector, on stage: Stage) -> Double {
    carousel.target(natural: natural.dx, from: offset(on: stage), velocity: velocity.dx)
  }

  /// Updates `isDragging` after the list's offset has changed.
  public mutating func scrolled(on stage: Stage) {
    isDragging = stage.scrollView(id)?.isDragging == true
  }
}

// The positions of a carousel's cards: in the list, as drawn, and after an expanding card has
// pushed them aside.

extension CarouselView {
  /// Returns the neighbors of a card, moved outward from their current positions.
  ///
  /// - Parameters:
  ///   - card: the card between the neighbors.
  ///   - distance: the distance in points; negative to reverse a push.
  /// - Returns: the frames of the existing neighbors.
  public func pushed(from card: Int, by distance: Double, on stage: Stage) -> Pose {
    [-1, 1].reduce([:]) { pose, side in
      guard let neighbor = neighbor(side, of: card) else { return pose }
      var frame = stage[neighbor, .frame]
      frame.center.x += Double(side) * distance
      return pose + [neighbor: [.frame(frame)]]
    }
  }

  /// Returns the card that is the given number of positions to the right of a card, or `nil` if
  /// there is none.
  fileprivate func neighbor(_ side: Int, of card: Int) -> ViewID? {
    cards.indices.contains(card + side) ? cards[card + side] : nil
  }

  /// Returns the displacement of a card from its position in the list, in points.
  ///
  /// For the card in focus, a positive displacement is to the right; for the other cards, it is
  /// away from the card in focus.
  fileprivate func push(_ card: Int, from focus: Int, on stage: Stage) -> PathValue {
    guard cards.indices.contains(card) else { return .absent }
    let moved = stage.shown(cards[card], .frame).center.x - carousel.frame(of: card).center.x
    return .points(card < focus ? -moved : moved)
  }
}

extension ScenePath {
  /// The paths of a carousel's cards: `card.N.shift`, outward from the card in focus;
  /// `card.N.distance`, from the center of the visible part; `card.N.scale` and `card.N.alpha`, as
  /// drawn; `left` and `right`, the neighbors of the card in focus; and the list itself.
  public static func paths(
    ofCards card: String, count: Int, from focus: @escaping @Sendable (S) -> Int,
    in list: @escaping @Sendable (S) -> CarouselView
  ) -> [ScenePath] {
    // The paths are in one array literal, because joining arrays of a generic type requires a
    // lookup of its metadata.
    [
      ScenePath("\(card).N.shift", count: count, summary: "The distance it moves aside, in points.")
      {
        list($0).push($2, from: focus($0), on: $1)
      },
      ScenePath(
        "\(card).N.distance", count: count,
        summary: "The distance from the visible center of the list."
      ) {
        .points(list($0).carousel.distance(of: $2, at: list($0).offset(on: $1)))
      },
      ScenePath("\(card).N.scale", count: count, summary: "Its scale in the list.") {
        .fraction(list($0).carousel.scale(of: $2, at: list($0).offset(on: $1)))
      },
      ScenePath("\(card).N.alpha", count: count, summary: "Its opacity in the list.") {
        .fraction(list($0).carousel.alpha(of: $2, at: list($0).offset(on: $1)))
      },
      push(of: "left", -1, from: focus, in: list), middle(of: "left", -1, from: focus, in: list),
      push(of: "right", 1, from: focus, in: list), middle(of: "right", 1, from: focus, in: list),
      .points("list.inset", summary: "Its side inset.") { list($0).carousel.inset },
    ]
  }

  private static func push(
    of side: String, _ step: Int, from focus: @escaping @Sendable (S) -> Int,
    in list: @escaping @Sendable (S) -> CarouselView
  ) -> ScenePath {
    ScenePath("\(side).shift", summary: "The distance that the \(side) neighbor moves aside.") {
      list($0).push(focus($0) + step, from: focus($0), on: $1)
    }
  }

  private static func middle(
    of side: String, _ step: Int, from focus: @escaping @Sendable (S) -> Int,
    in list: @escaping @Sendable (S) -> CarouselView
  ) -> ScenePath {
    ScenePath("\(side).center", summary: "The center of the \(side) neighbor.") { scene, stage in
      list(scene).neighbor(step, of: focus(scene))
        .map { .point(stage.shown($0, .frame).center) } ?? .absent
    }
  }
}
