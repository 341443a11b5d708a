/// A block of animations, which sets model values on the stage that is passed to it.
public typealias AnimationBlock = @Sendable (inout Stage) -> Void

/// An animator, and the information that the stage keeps about it.
struct AnimatorPart: Sendable {
  let id: AnimatorID
  let name: String
  /// The field that names the animator in events, created once.
  let field: Event.Field
  var animator: Animator
  /// The access that code outside the scene has to the animator.
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

/// The access that code outside the scene, such as a statement, has to an animator.
enum AnimatorAccess: Sendable {
  /// Full access, by name or as the principal animator.
  case whole
  /// Inspection by name, but no control: the animator stands in for a `UIView.animate` call that is
  /// repeated.
  case name
  /// No name and no control, although a statement that names no animator may mean this one: it
  /// stands in for a `UIView.animate` call in the app.
  case unnamed
  /// No access: the animator is internal to the scene, and stands in for a single `UIView.animate`
  /// call.
  case hidden

  var isNamed: Bool {
    switch self {
    case .whole, .name: true
    case .unnamed, .hidden: false
    }
  }

  /// Whether an attempt to hold the animator is refused explicitly.
  var refusesHold: Bool {
    switch self {
    case .whole, .hidden: false
    case .name, .unnamed: true
    }
  }
}
