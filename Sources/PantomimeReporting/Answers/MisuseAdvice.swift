package import PantomimeKit

// The answer to a misuse: UIKit's response, the reason, and the fix.

extension Misuse {
  /// The clauses for UIKit's response, and for the effect in the simulation.
  package var outcome: [Clause] {
    func clauses(_ response: String, _ effect: String? = nil) -> [Clause] {
      [Clause(.misused, rawValue, detail: response)]
        + (effect.map { [Clause(.misuse, detail: $0)] } ?? [])
    }
    switch account.response {
    case .raises: return clauses("UIKit raises an exception here", Misuse.noEffect)
    case .raisesOnRelease: return clauses("UIKit raises an exception here")
    case .ignores:
      return [Clause(.ignoredCall, rawValue), Clause(.misuse, detail: Misuse.noEffect)]
    case .hangs: return clauses("UIKit would hang here", "the chain was cut off")
    case .undocumented: return clauses("UIKit's behavior is undocumented", Misuse.noEffect)
    case .invalid: return clauses("this call is invalid", Misuse.noEffect)
    case .contradicts: return clauses("a mistake in the scene's code")
    }
  }

  /// The effect of a call that is refused.
  fileprivate static let noEffect = "nothing changed"

  /// Returns the statement to write instead, or an empty text if that depends on the scene.
  ///
  /// - Parameter activity: The animator's state at the misuse, or `nil` if it's unknown.
  package func instead(in activity: Animator.Activity?) -> String {
    let account = account
    guard let exception = account.exception else { return account.instead }
    guard let activity else {
      return "\(account.instead); if \(exception.state.rawValue): \(exception.instead)"
    }
    return activity == exception.state ? exception.instead : account.instead
  }
}

extension Event {
  /// The clauses for UIKit's response to a misuse, and for its effect in the simulation: a call that
  /// uses another number isn't without effect.
  package var misuseOutcome: [Clause] {
    let clauses = misuse?.outcome ?? []
    return numberUsedInstead == nil ? clauses : clauses.filter { $0.detail != Misuse.noEffect }
  }
}
