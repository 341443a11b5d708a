/// A block of animations, which sets model values on the stage that is passed to it.
public typealias AnimationBlock = @Sendable (inout Stage) -> Void

/// An animator together with the stage's bookkeeping for it.
struct AnimatorPart: Sendable {
  let id: AnimatorID
  let name: String
  /// The field that names the animator in events, created once.
  let field: Event.Field
  var animator: Animator
  /// The access that callers outside the scene have.
  let access: AnimatorAccess
  /// The blocks that the animator executes, and the resulting changes.
  var work = AnimatorWork()
  /// The position of the animator's start among all activations.
  var order = 0

  init(id: AnimatorID, name: String, animator: Animator, access: AnimatorAccess) {
    (self.id, self.name, self.animator, self.access) = (id, name, animator, access)
    field = .word(.animator, name)
  }
}

/// The access that callers outside the scene have to an animator.
enum AnimatorAccess: Sendable {
  /// Full access, by name or as the principal animator.
  case whole
  /// Inspection by name, but no control: a `UIView.animate` that is called repeatedly.
  case name
  /// No name and no control, but a control statement without a name may target the animator: a
  /// `UIView.animate` of the app.
  case unnamed
  /// Internal to the scene: a `UIView.animate` that is called once, without a reference.
  case hidden

  var isNamed: Bool {
    switch self {
    case .whole, .name: true
    case .unnamed, .hidden: false
    }
  }

  /// Whether to refuse an attempt to hold the animator.
  var refusesHold: Bool {
    switch self {
    case .whole, .hidden: false
    case .name, .unnamed: true
    }
  }
}
