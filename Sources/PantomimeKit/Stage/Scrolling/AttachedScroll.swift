/// A scroll view on a stage.
struct AttachedScroll: Sendable {
  let view: ViewID
  /// The name of the view, for the trace.
  let name: String
  var scroll: ScrollView
  /// The position of the scroll view's last start among all activations.
  var order: Int
  /// The scroll view whose offset it currently follows, and the ratio, or `nil` if there is none.
  var leader: (index: Int, share: Double)?
  /// Whether the scene handles the scroll view's pan.
  var isSteered = false
}
