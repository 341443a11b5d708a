public import PantomimeKit

/// A carousel on the stage: the scroll view that shows its cards, and whose finger it has.
public struct CarouselView: Sendable {
  /// The scroll view.
  public let id: ViewID
  /// What lies where.
  public let carousel: Carousel
  /// Whether a finger drags it, as far as the scene lets that be.
  public var isDragging = false

  /// Puts a carousel on the stage, with a card in the middle.
  public init(
    _ name: String, _ carousel: Carousel, centering card: Int, on stage: inout Stage
  ) {
    id = stage.addScrollView(name, for: carousel, centering: card)
    self.carousel = carousel
  }

  /// How far it is scrolled, in points.
  public func offset(on stage: Stage) -> Double { stage.contentOffset(of: id).dx }

  /// The part that is seen, in its own coordinates.
  public func visible(on stage: Stage) -> Rect { stage.visible(carousel, in: id) }

  /// Whether a finger can scroll it.
  public func scrolls(on stage: Stage) -> Bool {
    stage.scrollView(id)?.settings.isEnabled == true
  }

  /// Lets fingers scroll it, or locks it.
  public func setScrolls(_ isOn: Bool, on stage: inout Stage) {
    stage.configure(id) { settings in settings.isEnabled = isOn }
  }

  /// A finger on a card is one on the list, too: it stops a list that moves (G184).
  public func stop(on stage: inout Stage) {
    if stage.scrollView(id)?.deadline != nil { stage.scrollTouchDown(id) }
  }

  /// A finger that only stops a list which moves is no tap: whether this one was such.
  public func takesTap(on stage: inout Stage) -> Bool {
    guard stage.scrollView(id)?.catchesTouches == true else { return false }
    stop(on: &stage)
    stage.scrollTouchUp(id)
    return true
  }

  /// The finger that drags it is taken away: it goes on without.
  public mutating func loseFinger(on stage: inout Stage) {
    isDragging = false
    stage.scrollPan(id, Pan(state: .cancelled))
  }

  /// Where a card is in the middle, as the carousel chooses among the places on the way to where the
  /// list would come to rest, at a velocity in points per millisecond (G201).
  public func target(natural: Vector, velocity: Vector, on stage: Stage) -> Double {
    carousel.target(natural: natural.dx, from: offset(on: stage), velocity: velocity.dx)
  }

  /// Its offset was changed: whether a finger did it.
  public mutating func scrolled(on stage: Stage) {
    isDragging = stage.scrollView(id)?.isDragging == true
  }
}

extension ScenePath {
  /// Where the cards of a carousel are, `card.N.distance` from the middle of what is seen, and how the
  /// list draws them there: `card.N.scale` and `card.N.alpha`.
  public static func paths(
    ofCards card: String, count: Int, in list: @escaping @Sendable (S) -> CarouselView
  ) -> [ScenePath] {
    [
      ScenePath("\(card).N.distance", count: count, "From the middle of what the list shows.") {
        .points(list($0).carousel.distance(of: $2, at: list($0).offset(on: $1)))
      },
      ScenePath("\(card).N.scale", count: count, "The scale the list draws it at.") {
        .fraction(list($0).carousel.scale(of: $2, at: list($0).offset(on: $1)))
      },
      ScenePath("\(card).N.alpha", count: count, "The opacity the list draws it with.") {
        .fraction(list($0).carousel.alpha(of: $2, at: list($0).offset(on: $1)))
      },
    ]
  }
}
