/// The id of a recognizer in an arena: its index in insertion order.
public struct GestureID: Sendable, Hashable {
  @usableFromInline package let place: MarkedPlace

  @inlinable package var index: Int { place.index }

  @usableFromInline
  package init(place: MarkedPlace) { self.place = place }

  /// Returns a Boolean value that indicates whether both ids belong to one recognizer.
  @inlinable
  public static func == (one: GestureID, other: GestureID) -> Bool { one.place == other.place }
}

/// The declaration of a recognizer: what it recognizes, and what happens to the touches it
/// receives.
public struct Gesture: Sendable, Hashable {
  /// The kind of recognizer, with its parameters.
  public enum Kind: Sendable, Hashable {
    /// A movement of fingers.
    case pan(PanTraits)
    /// A movement that starts at an edge of the screen (G60).
    case edgePan(PanTraits, EdgeTraits)
    /// Short touches.
    case tap(TapTraits)
    /// A stationary touch.
    case longPress(LongPressTraits)
    /// Fingers that go fast and straight in a direction.
    case swipe(SwipeTraits)
  }

  /// The name in the trace.
  public var name: String
  /// The kind of recognizer, with its parameters.
  public var kind: Kind
  /// A Boolean value that indicates whether it receives touches at all (G12, G13).
  public var isEnabled = true
  /// A Boolean value that indicates whether the hit view's touches are canceled when this is
  /// recognized (G75).
  public var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the hit view receives touches only once this has failed
  /// (G76).
  public var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the hit view receives lifted fingers only once this has
  /// failed (G77).
  public var delaysTouchesEnded = true
  /// The time for which the subviews of its view don't receive a touch that it may still recognize,
  /// in seconds, or `nil` for no delay (G79, 0.15 there).
  ///
  /// A finger that moves within that time so that this recognizes it never reaches them; one that
  /// lifts, or for which this fails, reaches them immediately. Touches on its view itself do not
  /// wait.
  public var contentTouchDelay: Double?
  /// A Boolean value that indicates whether its class lets it prevent others (G68).
  public var canPrevent = true
  /// A Boolean value that indicates whether its class lets others prevent it (G68).
  public var canBePrevented = true

  /// Creates a declaration of a recognizer.
  public init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Declares a pan.
  public static func pan(_ name: String, _ traits: PanTraits = PanTraits()) -> Gesture {
    Gesture(name, .pan(traits))
  }

  /// Declares a pan from an edge of the screen.
  public static func edgePan(
    _ name: String, _ edges: EdgeTraits, _ traits: PanTraits = PanTraits()
  ) -> Gesture {
    Gesture(name, .edgePan(traits, edges))
  }

  /// Declares a tap, or several successive ones.
  public static func tap(_ name: String, _ traits: TapTraits = TapTraits()) -> Gesture {
    Gesture(name, .tap(traits))
  }

  /// Declares a long press.
  public static func longPress(
    _ name: String, _ traits: LongPressTraits = LongPressTraits()
  ) -> Gesture {
    Gesture(name, .longPress(traits))
  }

  /// A swipe in a direction.
  public static func swipe(_ name: String, _ direction: Direction, touches: Int = 1) -> Gesture {
    Gesture(name, .swipe(SwipeTraits(direction, touches: touches)))
  }
}
