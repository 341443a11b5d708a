/// The identifier of a recognizer in an arena: its index in insertion order.
public struct GestureID: Sendable, Hashable {
  @usableFromInline package let place: MarkedPlace

  @inlinable package var index: Int { place.index }

  @usableFromInline
  package init(place: MarkedPlace) { self.place = place }

  /// Returns a Boolean value that indicates whether two identifiers belong to the same recognizer.
  @inlinable
  public static func == (one: GestureID, other: GestureID) -> Bool { one.place == other.place }
}

/// The declaration of a recognizer: the gesture that it recognizes, and how it affects the delivery
/// of touches to views.
public struct GestureRecognizer: Sendable, Hashable {
  /// The kind of recognizer, with its parameters.
  package enum Kind: Sendable, Hashable {
    /// A movement of fingers.
    case pan(PanTraits)
    /// A movement that starts at an edge of the screen (G60).
    case edgePan(PanTraits, EdgeTraits)
    /// Short touches.
    case tap(TapTraits)
    /// A stationary touch.
    case longPress(LongPressTraits)
    /// A fast, straight movement in a direction.
    case swipe(SwipeTraits)
  }

  /// The name in the trace.
  package var name: String
  /// The kind of recognizer, with its parameters.
  package var kind: Kind
  /// A Boolean value that indicates whether the recognizer receives touches (G12, G13).
  public var isEnabled = true
  /// A Boolean value that indicates whether the hit view's touches are canceled when the recognizer
  /// recognizes its gesture (G75).
  public var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the hit view receives touches only after the recognizer
  /// has failed (G76).
  public var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the hit view receives the ends of touches only after
  /// the recognizer has failed (G77).
  public var delaysTouchesEnded = true
  /// The time, in seconds, for which the subviews of the recognizer's view don't receive a touch
  /// that the recognizer may still recognize, or `nil` for no delay; in G79, it is 0.15 s.
  ///
  /// If the gesture is recognized within that time, the subviews never receive the touch. If the
  /// finger lifts or the recognizer fails, they receive it immediately. Touches on the view itself
  /// aren't delayed.
  public var contentTouchDelay: Double?
  /// A Boolean value that indicates whether the recognizer's class lets it prevent others (G68).
  package var canPrevent = true
  /// A Boolean value that indicates whether the recognizer's class lets others prevent it (G68).
  package var canBePrevented = true

  /// Creates a declaration of a recognizer.
  package init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The smallest number of fingers that the recognizer recognizes.
  package var leastTouches: Int {
    switch kind {
    case .pan(let traits), .edgePan(let traits, _): traits.minimumTouches
    case .tap(let traits): traits.touches
    case .longPress(let traits): traits.touches
    case .swipe(let traits): traits.touches
    }
  }

  /// Declares a pan.
  public static func pan(_ name: String, _ traits: PanTraits = PanTraits()) -> GestureRecognizer {
    GestureRecognizer(name, .pan(traits))
  }

  /// Declares a pan from an edge of the screen.
  public static func edgePan(
    _ name: String, _ edges: EdgeTraits, _ traits: PanTraits = PanTraits()
  ) -> GestureRecognizer {
    GestureRecognizer(name, .edgePan(traits, edges))
  }

  /// Declares a tap, or several successive taps.
  public static func tap(_ name: String, _ traits: TapTraits = TapTraits()) -> GestureRecognizer {
    GestureRecognizer(name, .tap(traits))
  }

  /// Declares a long press.
  public static func longPress(
    _ name: String, _ traits: LongPressTraits = LongPressTraits()
  ) -> GestureRecognizer {
    GestureRecognizer(name, .longPress(traits))
  }

  /// Declares a swipe in a direction.
  public static func swipe(
    _ name: String, _ direction: Direction, touches: Int = 1
  ) -> GestureRecognizer {
    GestureRecognizer(name, .swipe(SwipeTraits(direction, touches: touches)))
  }
}
