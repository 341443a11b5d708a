/// A block of animations: it sets model values on the stage it is given.
public typealias AnimationBlock = @Sendable (inout Stage) -> Void

/// An animator together with what the stage keeps for it.
struct AnimatorPart: Sendable {
  let id: AnimatorID
  let name: String
  var animator: Animator
  /// What others than its scene get of it.
  let access: AnimatorAccess
  /// The blocks that it executes, and the changes that these have become.
  var work = AnimatorWork()
  /// Its place among all activations.
  var order = 0
}

/// What others than its scene get of an animator.
enum AnimatorAccess: Sendable {
  /// All of its interface, by its name, or as the one meant where none is named.
  case whole
  /// A name to be looked at by, but nothing to hold: a `UIView.animate` that is called again and
  /// again.
  case name
  /// Nothing to hold and no name, but somebody may ask for it: a `UIView.animate` of their own.
  case unnamed
  /// The scene's own affair: a `UIView.animate` that is made once, and forgotten.
  case hidden

  var isNamed: Bool {
    switch self {
    case .whole, .name: true
    case .unnamed, .hidden: false
    }
  }

  /// Whether somebody who would hold it has to be refused.
  var refusesHold: Bool {
    switch self {
    case .whole, .hidden: false
    case .name, .unnamed: true
    }
  }
}
