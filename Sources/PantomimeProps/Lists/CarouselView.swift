public import PantomimeKit

/// A carousel on the stage: the scroll view that shows its cards, and whose finger it has.
public struct CarouselView: Sendable {
  /// The scroll view.
  public let id: ViewID
  /// What lies where.
  public let carousel: Carousel
  /// The cards, from the first.
  public private(set) var cards: [ViewID] = []
  /// Whether a finger drags it, as far as the scene lets that be.
  public var isDragging = false

  /// Puts a carousel on the stage, with a card in the middle.
  public init(
    _ name: String, _ carousel: Carousel, centering card: Int, on stage: inout Stage
  ) {
    id = stage.addScrollView(name, for: carousel, centering: card)
    self.carousel = carousel
  }

  /// Puts the next card into the list, at its place.
  public mutating func addCard(
    _ name: String, _ settings: PropertySetting..., on stage: inout Stage
  ) -> ViewID {
    let place = Property<Rect>.frame(carousel.frame(of: cards.count))
    cards.append(stage.addView(name, in: id, [place] + settings))
    return cards[cards.count - 1]
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
