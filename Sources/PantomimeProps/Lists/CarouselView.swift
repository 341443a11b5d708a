public import PantomimeKit

/// A carousel on the stage: the scroll view that shows its cards, and whether a finger drags it.
public struct CarouselView: Sendable {
  /// The scroll view.
  public let id: ViewID
  /// The layout.
  public let carousel: Carousel
  /// The cards, in order.
  public private(set) var cards: [ViewID] = []
  /// A Boolean value that indicates whether a finger drags the list, if the scene allows that.
  public var isDragging = false

  /// Adds a carousel to the stage, with a card at the center.
  public init(
    _ name: String, _ carousel: Carousel, centering card: Int, on stage: inout Stage
  ) {
    id = stage.addScrollView(name, for: carousel, centering: card)
    self.carousel = carousel
  }

  /// Adds the next card to the list, at its position.
  public mutating func addCard(
    _ name: String, _ settings: PropertySetting..., on stage: inout Stage
  ) -> ViewID {
    let place = Property<Rect>.frame(carousel.frame(of: cards.count))
    cards.append(stage.addView(name, in: id, [place] + settings))
    return cards[cards.count - 1]
  }

  /// Returns the content offset, in points.
  public func offset(on stage: Stage) -> Double { stage.contentOffset(of: id).dx }

  /// Returns the visible part of the list, in the list's coordinates.
  public func visible(on stage: Stage) -> Rect { stage.visible(carousel, in: id) }

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
  /// moving; if so, the touch isn't a tap.
  public func takesTap(on stage: inout Stage) -> Bool {
    guard stage.scrollView(id)?.catchesTouches == true else { return false }
    stop(on: &stage)
    stage.scrollTouchUp(id)
    return true
  }

  /// Takes the dragging finger away; the list continues without it.
  public mutating func loseFinger(on stage: inout Stage) {
    isDragging = false
    stage.scrollPan(id, Pan(state: .cancelled))
  }

  /// Returns the offset that the carousel chooses, with a card at the center, for a natural resting
  /// offset and a velocity in points per millisecond (G201).
  public func target(natural: Vector, velocity: Vector, on stage: Stage) -> Double {
    carousel.target(natural: natural.dx, from: offset(on: stage), velocity: velocity.dx)
  }

  /// Updates whether a finger drags the list, after a change of its offset.
  public mutating func scrolled(on stage: Stage) {
    isDragging = stage.scrollView(id)?.isDragging == true
  }
}
