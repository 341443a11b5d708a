/// A setting of an animator; the raw value is its name in the language.
public enum AnimatorSetting: String, Sendable, Hashable, CaseIterable {
  /// Whether a paused animator is scrubbed in value space (A64, A65).
  case scrubsLinearly = "scrubs-linearly"
  /// Whether the animator pauses at its end instead of completing (A46).
  case pausesOnCompletion = "pauses-on-completion"
  /// Whether the animator can be paused and stopped while it runs (A155).
  case isInterruptible = "interruptible"
  /// Whether the moving views receive touches (A159).
  case isUserInteractionEnabled = "user-interaction"
  /// Whether hit testing is left to the app (A160).
  case isManualHitTestingEnabled = "manual-hit-testing"
}
