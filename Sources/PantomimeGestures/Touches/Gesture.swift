/// A recognizer in an arena, by its place in the order in which they were added.
public struct GestureID: Sendable, Hashable {
  @usableFromInline package let place: MarkedPlace

  @inlinable package var index: Int { place.index }

  @usableFromInline
  package init(place: MarkedPlace) { self.place = place }

  /// Whether both are of one recognizer.
  @inlinable
  public static func == (one: GestureID, other: GestureID) -> Bool { one.place == other.place }
}

/// A recognizer's declaration: what it looks for, and what becomes of the touches it watches.
public struct Gesture: Sendable, Hashable {
  /// What it looks for, and with which figures.
  public enum Kind: Sendable, Hashable {
    /// A movement of fingers.
    case pan(PanTraits)
    /// A movement that starts at an edge of the screen (G60).
    case edgePan(PanTraits, EdgeTraits)
    /// Short touches.
    case tap(TapTraits)
    /// A touch that stays.
    case longPress(LongPressTraits)
    /// Fingers that go fast and straight in a direction.
    case swipe(SwipeTraits)
  }

  /// Its name in what is recorded.
  public var name: String
  /// What it looks for.
  public var kind: Kind
  /// Whether it is given touches at all (G12, G13).
  public var isEnabled = true
  /// Whether the hit view loses its touches when this is recognized (G75).
  public var cancelsTouchesInView = true
  /// Whether the hit view hears of touches only once this has failed (G76).
  public var delaysTouchesBegan = false
  /// Whether the hit view hears of lifted fingers only once this has failed (G77).
  public var delaysTouchesEnded = true
  /// How long the views inside its own hear nothing of a touch that it may still recognize, in
  /// seconds; `nil` for not at all (G79, 0.15 there).
  ///
  /// A finger that moves within that time for this to recognize it never reaches them; one that
  /// lifts, or for which this fails, reaches them at once. Touches on its own view do not wait.
  public var contentTouchDelay: Double?
  /// Whether its class lets it prevent others (G68).
  public var canPrevent = true
  /// Whether its class lets others prevent it (G68).
  public var canBePrevented = true

  /// Declares a recognizer.
  public init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// A pan.
  public static func pan(_ name: String, _ traits: PanTraits = PanTraits()) -> Gesture {
    Gesture(name, .pan(traits))
  }

  /// A pan from an edge of the screen.
  public static func edgePan(
    _ name: String, _ edges: EdgeTraits, _ traits: PanTraits = PanTraits()
  ) -> Gesture {
    Gesture(name, .edgePan(traits, edges))
  }

  /// A tap, or several in a row.
  public static func tap(_ name: String, _ traits: TapTraits = TapTraits()) -> Gesture {
    Gesture(name, .tap(traits))
  }

  /// A long press.
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
