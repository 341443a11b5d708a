/// A setting of an animator; the raw value is the setting's name in scripts.
public enum AnimatorSetting: String, Sendable, Hashable, CaseIterable {
  /// Whether scrubbing a paused animator sets its progress linearly rather than its time (A64,
  /// A65).
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
