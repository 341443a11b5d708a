/// A scroll view on a stage.
struct AttachedScroll: Sendable {
  let view: ViewID
  /// The name of the view, for the trace.
  let name: String
  var scroll: ScrollView
  /// The position of the scroll view's last start among all activations.
  var order: Int
  /// The other scroll view whose offset this one currently follows, and the ratio of the offsets,
  /// or `nil` if this one moves independently.
  var leader: (index: Int, share: Double)?
  /// Whether the scene handles the reports of the scroll view's pan recognizer.
  var isSteered = false
}
