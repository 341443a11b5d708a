/// A scroll view on a stage.
struct AttachedScroll: Sendable {
  let view: ViewID
  /// The name of the view, for the trace.
  let name: String
  var scroll: ScrollView
  /// Its place among all activations, since it last began to move.
  var order: Int
  /// The scroll view whose offset it follows just now, and by which share.
  var leader: (index: Int, share: Double)?
  /// Whether the scene makes of its pan what it likes.
  var isSteered = false
}
