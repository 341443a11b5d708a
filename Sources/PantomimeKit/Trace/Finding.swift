/// An incorrect use of a stage by a scene or a user, as the trace records it; the request has no
/// effect.
struct Finding: Sendable {
  private let misuse: Misuse
  private let fields: [Event.Field]

  init(_ misuse: Misuse, _ fields: [Event.Field] = []) {
    (self.misuse, self.fields) = (misuse, fields)
  }

  /// The event that records the finding.
  var event: Event {
    Event(.misuse, .word(misuse.rawValue), fields, reason: Reason(misuse.explanation))
  }
}

extension Finding {
  /// Returns the finding for an identifier of another stage.
  static func foreignID(of kind: String) -> Finding { Finding(.foreignID, [.word("of", kind)]) }

  /// Returns the finding for a property that a view doesn't have.
  static func noProperty(_ property: String, of view: String) -> Finding {
    Finding(.noProperty, [.word(.view, view), .word("property", property)])
  }

  /// Returns the finding for a property value that isn't finite.
  static func notFinite(_ property: String, of view: String) -> Finding {
    Finding(.notFinite, [.word(.view, view), .word("property", property)])
  }
}
