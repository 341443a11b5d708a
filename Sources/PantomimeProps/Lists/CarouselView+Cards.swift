public import PantomimeKit

// The positions of a carousel's cards: in the list, as drawn, and pushed aside by an expanding
// card.

extension CarouselView {
  /// Returns the neighbors of a card, moved outward from their current positions.
  ///
  /// - Parameters:
  ///   - card: the card between them.
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

  /// Returns the card a number of positions to the right of another, or `nil` if there is none.
  fileprivate func neighbor(_ side: Int, of card: Int) -> ViewID? {
    cards.indices.contains(card + side) ? cards[card + side] : nil
  }

  /// Returns the displacement of a card from its position in the list, in points.
  ///
  /// Outward is away from the card in focus, and to the right for that card itself.
  fileprivate func push(_ card: Int, from focus: Int, on stage: Stage) -> PathValue {
    guard cards.indices.contains(card) else { return .absent }
    let moved = stage.shown(cards[card], .frame).center.x - carousel.frame(of: card).center.x
    return .points(card < focus ? -moved : moved)
  }
}

extension ScenePath {
  /// The paths of a carousel's cards: `card.N.shift` outward from the card in focus,
  /// `card.N.distance` from the center of the visible part, and `card.N.scale` and `card.N.alpha`
  /// as drawn; the neighbors of the card in focus, as `left` and `right`; and the list itself.
  public static func paths(
    ofCards card: String, count: Int, from focus: @escaping @Sendable (S) -> Int,
    in list: @escaping @Sendable (S) -> CarouselView
  ) -> [ScenePath] {
    // One list, not a sum of several: joining lists of a generic type requires a lookup of its
    // metadata.
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
