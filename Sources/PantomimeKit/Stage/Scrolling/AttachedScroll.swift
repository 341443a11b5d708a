/// A scroll view on a stage.
struct AttachedScroll: Sendable {
  let view: ViewID
  /// The name of the view, for the trace.
  let name: String
  var scroll: ScrollView
  /// Its position among all activations, since it last began to move.
  var order: Int
  /// The scroll view whose offset it currently follows, and the factor, or `nil` if there is none.
  var leader: (index: Int, share: Double)?
  /// Whether the scene handles its pan.
  var isSteered = false
}
