import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// A list of cards that comes to rest with one of them in the middle.
@Suite(.timeLimit) struct CarouselTests {
  private static let carousel = Carousel(
    count: 3, cell: Size2D(width: 250, height: 350), viewport: Size2D(width: 390, height: 844),
    spacing: 25, rowSpacing: 10)

  @Test(arguments: 0..<3)
  func aCentredCardIsInTheMiddle(card: Int) {
    let offset = Self.carousel.offset(centering: card)
    #expect(Self.carousel.distance(of: card, at: offset) == 0)
    #expect(Self.carousel.frame(of: card).center.y == 422)
    // The first is reached at the inset before the content, the last at the one behind it.
    #expect(offset >= -Self.carousel.inset)
    #expect(offset + 390 <= Self.carousel.content.width + Self.carousel.inset)
  }

  @Test(arguments: 0..<200)
  func aLiftOffLeadsToACardAndNeverAgainstTheFlick(seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed))
    let offset = dice.spread(200, 900)
    let velocity = dice.unit() < 0.2 ? 0 : dice.spread(0, 4)
    // A flick comes to rest ahead of where it was let go.
    let way = dice.spread(0, 600)
    let rest = offset + (velocity == 0 ? way : velocity > 0 ? way.magnitude : -way.magnitude)
    let target = Self.carousel.target(natural: rest, from: offset, velocity: velocity)
    let places = (0..<3).map { Self.carousel.offset(centering: $0) }
    #expect(places.contains(target))
    if velocity > 0, offset < places[2] { #expect(target >= offset) }
    if velocity < 0, offset > places[0] { #expect(target <= offset) }
    guard velocity == 0 else { return }
    #expect(places.allSatisfy { abs($0 - rest) >= abs(target - rest) })
  }

  @Test(arguments: [(709.0, 1), (710, 2), (1_069, 2), (1_070, 3), (5_000, 3), (100, 1)])
  func rowsThatFitAreThoseThereIsRoomFor(height: Double, rows: Int) {
    let carousel = Carousel(
      count: 3, cell: Size2D(width: 250, height: 350), viewport: Size2D(width: 390, height: height),
      spacing: 25, rowSpacing: 10)
    #expect(carousel.rows == 1)
    #expect(carousel.inRowsThatFit.rows == rows)
    // Three cards in two rows take two columns; the third stands beside the first.
    let third = carousel.inRowsThatFit.frame(of: 2)
    #expect(third.x == (rows == 1 ? 550 : rows == 2 ? 275 : 0))
  }

  /// Smaller and fainter with the distance, up to 200 points, and alike on both sides.
  @Test(arguments: [(0.0, 1.0, 1.0), (50, 0.975, 0.825), (200, 0.9, 0.3), (700, 0.9, 0.3)])
  func cardsFadeWithTheDistance(way: Double, scale: Double, alpha: Double) {
    for offset in [way, -way].map({ Self.carousel.offset(centering: 1) + $0 }) {
      #expect(abs(Self.carousel.scale(of: 1, at: offset) - scale) < 1e-12)
      #expect(abs(Self.carousel.alpha(of: 1, at: offset) - alpha) < 1e-12)
    }
  }

  /// Pushed by a distance and back, every card is where it was, and only neighbors have moved.
  @Test(arguments: 0..<3, [-30.0, 0, 50])
  func neighborsArePushedOutwards(card: Int, distance: Double) {
    var stage = Stage()
    var list = CarouselView("list", Self.carousel, centering: 1, on: &stage)
    for index in 0..<3 { _ = list.addCard("card.\(index)", on: &stage) }
    let places = (0..<3).map { Self.carousel.frame(of: $0) }
    #expect(list.cards.map { stage[$0, .frame] } == places)
    stage.show(list.pushed(from: card, by: distance, on: stage))
    for (index, place) in places.enumerated() {
      let way = stage[list.cards[index], .frame].x - place.x
      let isNeighbor = abs(index - card) == 1
      #expect(way == (isNeighbor ? index < card ? -distance : distance : 0))
    }
    stage.show(list.pushed(from: card, by: -distance, on: stage))
    #expect(list.cards.map { stage[$0, .frame] } == places)
  }

  @Test func onTheStageItCanBeLocked() {
    var stage = Stage()
    let list = CarouselView("list", Self.carousel, centering: 2, on: &stage)
    #expect(list.offset(on: stage) == Self.carousel.offset(centering: 2))
    #expect(list.visible(on: stage).center.x == Self.carousel.frame(of: 2).center.x)
    #expect(list.scrolls(on: stage) && !list.isDragging)
    list.setScrolls(false, on: &stage)
    #expect(!list.scrolls(on: stage))
    list.setScrolls(true, on: &stage)
    #expect(list.scrolls(on: stage))
    // At rest there is nothing to stop, so that a tap is a tap.
    #expect(!list.takesTap(on: &stage))
  }

  @Test func thereIsAlwaysACardAndARow() {
    let none = Carousel(
      count: 0, cell: Size2D(width: 10, height: 10), viewport: Size2D(width: 50, height: 50),
      rows: -3)
    #expect(none.count == 1 && none.rows == 1 && none.inRowsThatFit.rows == 1)
    #expect(none.content == Size2D(width: 10, height: 50))
    let most = Carousel(
      count: .max, cell: Size2D(width: 10, height: 10), viewport: Size2D(width: 50, height: 50),
      rows: .max)
    #expect(most.content == Size2D(width: 10, height: 50))
  }
}
